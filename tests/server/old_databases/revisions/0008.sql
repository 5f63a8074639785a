-- {"commit": "4cbfe89", "written": 1794919986216, "today": "2026-11-17", "people": {"ann": "7Yes3T3ucrdUppWFDZtBOQ", "bob": "EpiU7yw7SpBBi3aY8y2juA"}, "tables": {"over": "QAt8UD7wWFioCN-3", "running": "MrZlZjDxIb3GDPiU", "waiting": "UjSs0eQzQa-mhO2K"}, "version": 41, "game": {"winners": [], "ranking": [0], "decided_by": "points", "target": 80, "commitment": "2dd32143554bbee6dc74072fd7213b8387a50f61c8d2933db20bf336aa4861af", "seed": "e495a40f9e88d43c8c48d4b98451d578d30b681a84b5089397d37d7e3239e5f7", "verified": true, "totals": [2], "moments": 55, "steps": 4, "verify": {"is_good": true, "checked": 50, "findings": []}, "record": "04d428026ff83d1e4e9c8572cb49cdaf80682483530ee169f31ebcc519d72465"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
CREATE TABLE blocks (
	person VARCHAR(40) NOT NULL, 
	blocked VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person, blocked), 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "blocks" VALUES('LLwMJVNcwbn1TaCL','ahuox0XhvPaGsgDo');
CREATE TABLE bot_scores (
	deal VARCHAR(40) NOT NULL, 
	bot VARCHAR(60) NOT NULL, 
	score INTEGER NOT NULL, 
	target INTEGER NOT NULL, 
	CONSTRAINT pk_bot_scores PRIMARY KEY (deal, bot)
);
CREATE TABLE chat (
	"table" VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	seat INTEGER, 
	name VARCHAR(30) NOT NULL, 
	request VARCHAR(40) NOT NULL, 
	text VARCHAR(300) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY ("table", number), 
	CONSTRAINT fk_chat_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_chat_table UNIQUE ("table", person, request)
);
INSERT INTO "chat" VALUES('MrZlZjDxIb3GDPiU',1,'LLwMJVNcwbn1TaCL',1,'Guest 8439','plain-54','Hello, Ann!',1794919985968);
CREATE TABLE daily_tries (
	"table" VARCHAR(40) NOT NULL, 
	day VARCHAR(10) NOT NULL, 
	person VARCHAR(40), 
	begun BIGINT NOT NULL, 
	CONSTRAINT pk_daily_tries PRIMARY KEY ("table"), 
	CONSTRAINT fk_daily_tries_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_daily_tries_day UNIQUE (day, person)
);
CREATE TABLE deals (
	code VARCHAR(40) NOT NULL, 
	players INTEGER NOT NULL, 
	seed BLOB NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_deals PRIMARY KEY (code)
);
CREATE TABLE mail_tokens (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	purpose VARCHAR(10) NOT NULL, 
	mail VARCHAR(200) NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_mail_tokens PRIMARY KEY (hash), 
	CONSTRAINT fk_mail_tokens_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE open_attempts (
	"table" VARCHAR(40) NOT NULL, 
	day VARCHAR(10) NOT NULL, 
	person VARCHAR(40), 
	begun BIGINT NOT NULL, 
	CONSTRAINT pk_open_attempts PRIMARY KEY ("table"), 
	CONSTRAINT fk_open_attempts_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_open_attempts_day UNIQUE (day, person)
);
CREATE TABLE operator_changes (
	number INTEGER NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	tables TEXT NOT NULL, 
	CONSTRAINT pk_operator_changes PRIMARY KEY (number)
);
CREATE TABLE pauses (
	began BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	CONSTRAINT pk_pauses PRIMARY KEY (began)
);
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	name VARCHAR(30) NOT NULL, 
	account VARCHAR(30), 
	account_key VARCHAR(30), 
	password_hash VARCHAR(200), 
	recovery_hash VARCHAR(200), 
	chat BOOLEAN NOT NULL, 
	webhook VARCHAR(300), 
	mail VARCHAR(200), 
	created BIGINT NOT NULL, mail_confirmed BIGINT, mail_turns BOOLEAN DEFAULT 1 NOT NULL, unsubscribe VARCHAR(40), account_since BIGINT, banned BIGINT, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_account_key UNIQUE (account_key)
);
INSERT INTO "people" VALUES('ahuox0XhvPaGsgDo','account','Ann','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$cmOCeJ/pQRLYKziOxs/nEA$H798aaM/bo+Mu1xQAI8S804abfvmNLOtJRqi2iPMkXQ','$argon2id$v=19$m=65536,t=3,p=4$lnWEx5Qch1UaAKEXKe1Bqg$FO0yWKVJWxCz78EKIDhpr3nF52XHwKWgts1hoV9S2Nc',1,NULL,NULL,1794919985319,NULL,1,NULL,1794919985708,NULL);
INSERT INTO "people" VALUES('LLwMJVNcwbn1TaCL','guest','Guest 8439',NULL,NULL,NULL,NULL,1,NULL,NULL,1794919985720,NULL,1,NULL,NULL,NULL);
CREATE TABLE reports (
	id VARCHAR(40) NOT NULL, 
	reporter VARCHAR(40), 
	person VARCHAR(40) NOT NULL, 
	"table" VARCHAR(40) NOT NULL, 
	line INTEGER NOT NULL, 
	name VARCHAR(30) NOT NULL, 
	text VARCHAR(300) NOT NULL, 
	reason VARCHAR(300) NOT NULL, 
	created BIGINT NOT NULL, 
	closed BIGINT, 
	CONSTRAINT pk_reports PRIMARY KEY (id), 
	CONSTRAINT uq_reports_reporter UNIQUE (reporter, "table", person, line)
);
INSERT INTO "reports" VALUES('a142f7a78c32785d','ahuox0XhvPaGsgDo','LLwMJVNcwbn1TaCL','MrZlZjDxIb3GDPiU',0,'Guest 8439','','rude',1794919986033,NULL);
CREATE TABLE resting_names (
	name_hash VARCHAR(64) NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_resting_names PRIMARY KEY (name_hash)
);
CREATE TABLE results (
	"table" VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(40), 
	players INTEGER NOT NULL, 
	pattern VARCHAR(40) NOT NULL, 
	solo_tools INTEGER, 
	score INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_results_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('QAt8UD7wWFioCN-3',0,'ahuox0XhvPaGsgDo',1,'aurorae-magnificus',3,2,0);
CREATE TABLE seat_facts (
	"table" VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	CONSTRAINT pk_seat_facts PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seat_facts_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	"table" VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	person VARCHAR(40), 
	name VARCHAR(30) NOT NULL, 
	bot VARCHAR(60) NOT NULL, 
	resigned BOOLEAN NOT NULL, 
	stand_in BOOLEAN NOT NULL, 
	wants_abort BOOLEAN NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('QAt8UD7wWFioCN-3',0,'person','ahuox0XhvPaGsgDo','Ann','',0,0,0);
INSERT INTO "seats" VALUES('MrZlZjDxIb3GDPiU',0,'person','ahuox0XhvPaGsgDo','Ann','',0,0,0);
INSERT INTO "seats" VALUES('MrZlZjDxIb3GDPiU',1,'person','LLwMJVNcwbn1TaCL','Guest 8439','',0,0,0);
INSERT INTO "seats" VALUES('UjSs0eQzQa-mhO2K',0,'person','ahuox0XhvPaGsgDo','Ann','',0,0,0);
INSERT INTO "seats" VALUES('UjSs0eQzQa-mhO2K',1,'open',NULL,'','',0,0,0);
CREATE TABLE server_time (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_server_time PRIMARY KEY (id)
);
INSERT INTO "server_time" VALUES(1,1794919985280);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('954506c7545f6fd7d90fe55f97f4306849d973ebc944d3dacfad22a87571cf74','ahuox0XhvPaGsgDo',1794919985319,1810471985319);
INSERT INTO "sessions" VALUES('c735cc868b12998a2f6aa55fa8c548c83d96dcc03a315e748f171ddd66ab64fa','LLwMJVNcwbn1TaCL',1794919985720,1810471985720);
CREATE TABLE steps (
	"table" VARCHAR(40) NOT NULL, 
	since INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	"by" VARCHAR(10) NOT NULL, 
	seat INTEGER, 
	request VARCHAR(40), 
	mark VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	entries TEXT NOT NULL, 
	CONSTRAINT pk_steps PRIMARY KEY ("table", since), 
	CONSTRAINT fk_steps_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_steps_table UNIQUE ("table", seat, request)
);
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',0,9,'deal',NULL,NULL,'138b236ecc000000',1794919985754,'*: private 1 green, private 1 red
*: card 1 10, card 1 3
*: tool 7, tool 8, tool 6
*: public shade-variety, public row-color-variety');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',9,14,'person',0,'plain-0','138b236ecc000001',1794919985777,'1: pattern aurorae-magnificus
*: roll R2 G4 Y1 R4');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',14,15,'person',0,'plain-1','138b236ecc000002',1794919985790,'1: draft R4');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',15,16,'person',0,'plain-2','138b236ecc000003',1794919985796,'1: place D3');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',16,17,'person',0,'plain-3','138b236ecc000004',1794919985801,'1: tool 8');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',17,18,'person',0,'plain-4','138b236ecc000005',1794919985803,'1: pay R2');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',18,19,'person',0,'plain-5','138b236ecc000006',1794919985806,'1: draft Y1');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',19,20,'person',0,'plain-6','138b236ecc000007',1794919985807,'1: place C4');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',20,25,'person',0,'plain-7','138b236ecc000008',1794919985810,'1: end
*: roll G5 G4 B6 R3');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',25,26,'person',0,'plain-8','138b236ecc000009',1794919985812,'1: end');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',26,27,'person',0,'plain-9','138b236ecc00000a',1794919985818,'1: draft G4');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',27,28,'person',0,'plain-10','138b236ecc00000b',1794919985821,'1: place B3');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',28,33,'person',0,'plain-11','138b236ecc00000c',1794919985823,'1: end
*: roll R3 R1 Y6 R2');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',33,34,'person',0,'plain-12','138b236ecc00000d',1794919985825,'1: draft Y6');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',34,35,'person',0,'plain-13','138b236ecc00000e',1794919985827,'1: place D2');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',35,36,'person',0,'plain-14','138b236ecc00000f',1794919985828,'1: end');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',36,37,'person',0,'plain-15','138b236ecc000010',1794919985830,'1: draft R2');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',37,38,'person',0,'plain-16','138b236ecc000011',1794919985833,'1: place B2');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',38,43,'person',0,'plain-17','138b236ecc000012',1794919985836,'1: end
*: roll B5 Y4 B4 G3');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',43,44,'person',0,'plain-18','138b236ecc000013',1794919985837,'1: draft Y4');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',44,45,'person',0,'plain-19','138b236ecc000014',1794919985839,'1: place D5');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',45,46,'person',0,'plain-20','138b236ecc000015',1794919985840,'1: end');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',46,47,'person',0,'plain-21','138b236ecc000016',1794919985841,'1: draft B4');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',47,48,'person',0,'plain-22','138b236ecc000017',1794919985842,'1: place C2');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',48,53,'person',0,'plain-23','138b236ecc000018',1794919985846,'1: end
*: roll G5 Y6 G3 Y3');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',53,54,'person',0,'plain-24','138b236ecc000019',1794919985847,'1: draft Y3');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',54,55,'person',0,'plain-25','138b236ecc00001a',1794919985850,'1: place B5');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',55,56,'person',0,'plain-26','138b236ecc00001b',1794919985853,'1: end');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',56,57,'person',0,'plain-27','138b236ecc00001c',1794919985854,'1: draft G3');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',57,58,'person',0,'plain-28','138b236ecc00001d',1794919985856,'1: place D4');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',58,63,'person',0,'plain-29','138b236ecc00001e',1794919985857,'1: end
*: roll P5 P5 B6 P3');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',63,64,'person',0,'plain-30','138b236ecc00001f',1794919985858,'1: draft P3');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',64,65,'person',0,'plain-31','138b236ecc000020',1794919985860,'1: tool 6');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',65,67,'person',0,'plain-32','138b236ecc000021',1794919985862,'1: pay P5
*: reroll 6');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',67,68,'person',0,'plain-33','138b236ecc000022',1794919985864,'1: place C5');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',68,69,'person',0,'plain-34','138b236ecc000023',1794919985865,'1: end');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',69,70,'person',0,'plain-35','138b236ecc000024',1794919985867,'1: draft P5');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',70,71,'person',0,'plain-36','138b236ecc000025',1794919985870,'1: place A1');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',71,76,'person',0,'plain-37','138b236ecc000026',1794919985872,'1: end
*: roll Y4 Y5 B5 R1');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',76,77,'person',0,'plain-38','138b236ecc000027',1794919985875,'1: draft B5');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',77,78,'person',0,'plain-39','138b236ecc000028',1794919985876,'1: place A3');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',78,79,'person',0,'plain-40','138b236ecc000029',1794919985878,'1: end');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',79,84,'person',0,'plain-41','138b236ecc00002a',1794919985879,'1: end
*: roll R1 G2 B1 P2');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',84,85,'person',0,'plain-42','138b236ecc00002b',1794919985880,'1: draft R1');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',85,86,'person',0,'plain-43','138b236ecc00002c',1794919985882,'1: place D1');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',86,87,'person',0,'plain-44','138b236ecc00002d',1794919985883,'1: end');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',87,92,'person',0,'plain-45','138b236ecc00002e',1794919985886,'1: end
*: roll P5 P1 P4 R2');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',92,93,'person',0,'plain-46','138b236ecc00002f',1794919985889,'1: draft P4');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',93,94,'person',0,'plain-47','138b236ecc000030',1794919985891,'1: place A4');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',94,95,'person',0,'plain-48','138b236ecc000031',1794919985892,'1: end');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',95,100,'person',0,'plain-49','138b236ecc000032',1794919985894,'1: end
*: roll P3 R3 R4 R5');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',100,101,'person',0,'plain-50','138b236ecc000033',1794919985896,'1: end');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',101,102,'person',0,'plain-51','138b236ecc000034',1794919985897,'1: draft R5');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',102,103,'person',0,'plain-52','138b236ecc000035',1794919985899,'1: place B4');
INSERT INTO "steps" VALUES('QAt8UD7wWFioCN-3',103,104,'person',0,'plain-53','138b236ecc000036',1794919985901,'1: end');
INSERT INTO "steps" VALUES('MrZlZjDxIb3GDPiU',0,13,'deal',NULL,NULL,'138b236ecc000037',1794919985951,'*: private 1 green, private 2 yellow
*: card 1 9, card 1 10, card 2 7, card 2 8
*: tool 5, tool 10, tool 1
*: public shade-variety, public column-color-variety, public row-color-variety
*: start 1');
INSERT INTO "steps" VALUES('MrZlZjDxIb3GDPiU',13,14,'person',0,'plain-55','138b236ecc000038',1794919985974,'1: pattern lux-astram');
INSERT INTO "steps" VALUES('MrZlZjDxIb3GDPiU',14,20,'person',1,'plain-56','138b236ecc000039',1794919985976,'2: pattern fractal-drops
*: roll G5 B6 Y4 P4 R1');
INSERT INTO "steps" VALUES('MrZlZjDxIb3GDPiU',20,21,'person',0,'plain-57','138b236ecc00003a',1794919985978,'1: draft P4');
INSERT INTO "steps" VALUES('MrZlZjDxIb3GDPiU',21,22,'person',0,'plain-58','138b236ecc00003b',1794919985979,'1: place D4');
INSERT INTO "steps" VALUES('MrZlZjDxIb3GDPiU',22,23,'person',0,'plain-59','138b236ecc00003c',1794919985980,'1: end');
INSERT INTO "steps" VALUES('MrZlZjDxIb3GDPiU',23,24,'person',1,'plain-60','138b236ecc00003d',1794919985982,'2: draft B6');
INSERT INTO "steps" VALUES('MrZlZjDxIb3GDPiU',24,25,'person',1,'plain-61','138b236ecc00003e',1794919985983,'2: place C1');
INSERT INTO "steps" VALUES('MrZlZjDxIb3GDPiU',25,26,'person',1,'plain-62','138b236ecc00003f',1794919985984,'2: end');
INSERT INTO "steps" VALUES('MrZlZjDxIb3GDPiU',26,27,'person',1,'plain-63','138b236ecc000040',1794919985985,'2: draft R1');
INSERT INTO "steps" VALUES('MrZlZjDxIb3GDPiU',27,28,'person',1,'plain-64','138b236ecc000041',1794919985986,'2: tool 1');
INSERT INTO "steps" VALUES('MrZlZjDxIb3GDPiU',28,29,'person',1,'plain-65','138b236ecc000042',1794919985988,'2: value 2');
INSERT INTO "steps" VALUES('MrZlZjDxIb3GDPiU',29,30,'person',1,'plain-66','138b236ecc000043',1794919985989,'2: place B1');
INSERT INTO "steps" VALUES('MrZlZjDxIb3GDPiU',30,31,'person',1,'plain-67','138b236ecc000044',1794919985990,'2: end');
INSERT INTO "steps" VALUES('MrZlZjDxIb3GDPiU',31,32,'person',0,'plain-68','138b236ecc000045',1794919985996,'1: draft Y4');
INSERT INTO "steps" VALUES('MrZlZjDxIb3GDPiU',32,33,'person',0,'plain-69','138b236ecc000046',1794919985999,'1: tool 1');
INSERT INTO "steps" VALUES('MrZlZjDxIb3GDPiU',33,34,'person',0,'plain-70','138b236ecc000047',1794919986001,'1: value 5');
INSERT INTO "steps" VALUES('MrZlZjDxIb3GDPiU',34,35,'person',0,'plain-71','138b236ecc000048',1794919986002,'1: place C3');
INSERT INTO "steps" VALUES('MrZlZjDxIb3GDPiU',35,41,'person',0,'plain-72','138b236ecc000049',1794919986007,'1: end
*: roll P3 G1 G5 G2 P4');
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	players INTEGER NOT NULL, 
	listed BOOLEAN NOT NULL, 
	settings TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	deal VARCHAR(40), 
	rematch VARCHAR(40), 
	round INTEGER NOT NULL, 
	to_act VARCHAR(10) NOT NULL, 
	due_at BIGINT, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	finished BIGINT, 
	scores VARCHAR(60), 
	winners VARCHAR(20), 
	target INTEGER, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('QAt8UD7wWFioCN-3','ahuox0XhvPaGsgDo','over',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'E495A40F9E88D43C8C48D4B98451D578D30B681A84B5089397D37D7E3239E5F7','2dd32143554bbee6dc74072fd7213b8387a50f61c8d2933db20bf336aa4861af',NULL,NULL,10,'',NULL,1794919985742,1794919985901,1794919985901,'2','',80);
INSERT INTO "tables" VALUES('MrZlZjDxIb3GDPiU','ahuox0XhvPaGsgDo','playing',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"days","days":3},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'82A6A74F7D0F1353042CAA3D55360E5DB37200720C1DEED0B0D3AA46E8614874','3745306df344eee48024bb3d168f90b8c94a0e8e94fcc37d37478508ae32cc4c',NULL,NULL,2,'1',1795179186007,1794919985910,1794919986007,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('UjSs0eQzQa-mhO2K','ahuox0XhvPaGsgDo','waiting',2,1,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":true,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'F5C91571C8A466F20229B72763F3E5F13C3DC7FC18F6CA38FDE8B34096464129','ae8f6856b7c2d3499cf712c436dd8798ccc1e222b8cd98f87c5db5dc4432a115',NULL,NULL,0,'',NULL,1794919986016,1794919986016,NULL,NULL,NULL,NULL);
CREATE INDEX ix_tables_deal ON tables (deal);
CREATE INDEX ix_tables_status_changed ON tables (status, changed);
CREATE INDEX ix_results_person ON results (person);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_sessions_expires ON sessions (expires);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_daily_tries_person ON daily_tries (person);
CREATE INDEX ix_tables_due_at ON tables (due_at);
CREATE INDEX ix_people_unsubscribe ON people (unsubscribe);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_mail_tokens_person ON mail_tokens (person);
CREATE INDEX ix_mail_tokens_expires ON mail_tokens (expires);
CREATE INDEX ix_reports_person ON reports (person);
CREATE INDEX ix_open_attempts_person ON open_attempts (person);
COMMIT;
