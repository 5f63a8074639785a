-- {"commit": "1651dc1", "written": 1794914882554, "today": "2026-11-17", "people": {"ann": "JilK1CxrFDzMa6K7c8irHQ", "bob": "n-4zrltJoasML8lWQUCYig"}, "tables": {"over": "NDNt-zjPoJP5dNnr", "running": "tg1pzELlEO7hxGrn", "waiting": "1Y1RJWs9MDPWJ6h1"}, "version": 38, "game": {"winners": [], "ranking": [0], "decided_by": "points", "target": 80, "commitment": "2b88d0a04d7ff487446db30324c66135aaa56f0dc9ecdc6132798d202326d66c", "seed": "d74fdf4613e7361cbed3ad23d4fd53253b21e97ec08d5f7768afbba28ac990b9", "verified": true, "totals": [12], "moments": 56, "steps": 4, "verify": {"is_good": true, "checked": 51, "findings": []}, "record": "f4f772787946227a6bed03654219e3a7f7fb219de62fb505321f8d00985adc97"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE blocks (
	person VARCHAR(40) NOT NULL, 
	blocked VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person, blocked), 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "blocks" VALUES('--hQlogDX2biJsbW','ZTOx3ppNyjgK2jOb');
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
INSERT INTO "chat" VALUES('tg1pzELlEO7hxGrn',1,'--hQlogDX2biJsbW',1,'Guest 5614','plain-55','Hello, Ann!',1794914882058);
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
INSERT INTO "people" VALUES('ZTOx3ppNyjgK2jOb','account','Guest 3194','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$cLulLDU9m0AZ3EGWYDMtOA$sn8IOlOtnm4UBoNpCJOgpS8+df++9Fw8Fm7yzg1zg08','$argon2id$v=19$m=65536,t=3,p=4$Ne7kC5DxjyHUvqmgvGdROg$I4YK1TkxAOIHlCv42jKwVTMYulKllgFcYI+OyaAg3eM',1,NULL,NULL,1794914879499,NULL,1,NULL,1794914881064,NULL);
INSERT INTO "people" VALUES('--hQlogDX2biJsbW','guest','Guest 5614',NULL,NULL,NULL,NULL,1,NULL,NULL,1794914881072,NULL,1,NULL,NULL,NULL);
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
INSERT INTO "reports" VALUES('4f8fe56cb185814e','ZTOx3ppNyjgK2jOb','--hQlogDX2biJsbW','tg1pzELlEO7hxGrn',0,'Guest 5614','','rude',1794914882438,NULL);
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
INSERT INTO "results" VALUES('NDNt-zjPoJP5dNnr',0,'ZTOx3ppNyjgK2jOb',1,'firelight',3,12,0);
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
INSERT INTO "seats" VALUES('NDNt-zjPoJP5dNnr',0,'person','ZTOx3ppNyjgK2jOb','Guest 3194','',0,0,0);
INSERT INTO "seats" VALUES('tg1pzELlEO7hxGrn',0,'person','ZTOx3ppNyjgK2jOb','Guest 3194','',0,0,0);
INSERT INTO "seats" VALUES('tg1pzELlEO7hxGrn',1,'person','--hQlogDX2biJsbW','Guest 5614','',0,0,0);
INSERT INTO "seats" VALUES('1Y1RJWs9MDPWJ6h1',0,'person','ZTOx3ppNyjgK2jOb','Guest 3194','',0,0,0);
INSERT INTO "seats" VALUES('1Y1RJWs9MDPWJ6h1',1,'open',NULL,'','',0,0,0);
CREATE TABLE server_time (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_server_time PRIMARY KEY (id)
);
INSERT INTO "server_time" VALUES(1,1794914879437);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('40f535b1e18e6538f8f8726695d0c1d643846e2ec9e88f30778884d16f4073b8','ZTOx3ppNyjgK2jOb',1794914879499,1810466879499);
INSERT INTO "sessions" VALUES('d856856b87596c3947fa1c2b1e49902b3f2bf63bd37020fbf59ef168e27bf933','--hQlogDX2biJsbW',1794914881072,1810466881072);
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
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',0,9,'deal',NULL,NULL,'b6858f3f2c000000',1794914881110,'*: private 1 red, private 1 green
*: card 1 8, card 1 11
*: tool 9, tool 7, tool 12
*: public color-diagonals, public medium-shades');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',9,14,'person',0,'plain-0','b6858f3f2c000001',1794914881145,'1: pattern firelight
*: roll R6 G1 Y3 Y3');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',14,15,'person',0,'plain-1','b6858f3f2c000002',1794914881157,'1: draft Y3');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',15,16,'person',0,'plain-2','b6858f3f2c000003',1794914881166,'1: place B5');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',16,17,'person',0,'plain-3','b6858f3f2c000004',1794914881170,'1: end');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',17,18,'person',0,'plain-4','b6858f3f2c000005',1794914881178,'1: draft R6');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',18,19,'person',0,'plain-5','b6858f3f2c000006',1794914881184,'1: place A5');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',19,24,'person',0,'plain-6','b6858f3f2c000007',1794914881187,'1: end
*: roll B4 G1 R5 Y5');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',24,25,'person',0,'plain-7','b6858f3f2c000008',1794914881196,'1: tool 12');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',25,26,'person',0,'plain-8','b6858f3f2c000009',1794914881200,'1: pay B4');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',26,27,'person',0,'plain-9','b6858f3f2c00000a',1794914881202,'1: lift B5');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',27,28,'person',0,'plain-10','b6858f3f2c00000b',1794914881204,'1: place B4');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',28,29,'person',0,'plain-11','b6858f3f2c00000c',1794914881205,'1: draft R5');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',29,30,'person',0,'plain-12','b6858f3f2c00000d',1794914881206,'1: place C5');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',30,31,'person',0,'plain-13','b6858f3f2c00000e',1794914881208,'1: end');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',31,32,'person',0,'plain-14','b6858f3f2c00000f',1794914881209,'1: draft Y5');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',32,33,'person',0,'plain-15','b6858f3f2c000010',1794914881211,'1: place C3');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',33,38,'person',0,'plain-16','b6858f3f2c000011',1794914881213,'1: end
*: roll R4 R1 G3 B5');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',38,39,'person',0,'plain-17','b6858f3f2c000012',1794914881216,'1: end');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',39,40,'person',0,'plain-18','b6858f3f2c000013',1794914881217,'1: draft B5');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',40,41,'person',0,'plain-19','b6858f3f2c000014',1794914881234,'1: place A4');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',41,46,'person',0,'plain-20','b6858f3f2c000015',1794914881250,'1: end
*: roll P6 G6 Y2 Y4');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',46,47,'person',0,'plain-21','b6858f3f2c000016',1794914881261,'1: draft Y4');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',47,48,'person',0,'plain-22','b6858f3f2c000017',1794914881265,'1: place D2');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',48,49,'person',0,'plain-23','b6858f3f2c000018',1794914881282,'1: end');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',49,50,'person',0,'plain-24','b6858f3f2c000019',1794914881309,'1: draft Y2');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',50,51,'person',0,'plain-25','b6858f3f2c00001a',1794914881327,'1: place C1');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',51,56,'person',0,'plain-26','b6858f3f2c00001b',1794914881330,'1: end
*: roll B4 R6 Y2 B2');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',56,57,'person',0,'plain-27','b6858f3f2c00001c',1794914881335,'1: draft B2');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',57,58,'person',0,'plain-28','b6858f3f2c00001d',1794914881343,'1: place B3');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',58,59,'person',0,'plain-29','b6858f3f2c00001e',1794914881358,'1: end');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',59,60,'person',0,'plain-30','b6858f3f2c00001f',1794914881403,'1: draft B4');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',60,61,'person',0,'plain-31','b6858f3f2c000020',1794914881418,'1: place A2');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',61,66,'person',0,'plain-32','b6858f3f2c000021',1794914881443,'1: end
*: roll R2 G6 B5 R1');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',66,67,'person',0,'plain-33','b6858f3f2c000022',1794914881522,'1: end');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',67,72,'person',0,'plain-34','b6858f3f2c000023',1794914881540,'1: end
*: roll G1 G6 Y5 B3');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',72,73,'person',0,'plain-35','b6858f3f2c000024',1794914881550,'1: draft G6');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',73,74,'person',0,'plain-36','b6858f3f2c000025',1794914881558,'1: place B1');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',74,75,'person',0,'plain-37','b6858f3f2c000026',1794914881625,'1: end');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',75,76,'person',0,'plain-38','b6858f3f2c000027',1794914881628,'1: tool 7');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',76,79,'person',0,'plain-39','b6858f3f2c000028',1794914881630,'1: pay B3
*: reroll 3 2');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',79,80,'person',0,'plain-40','b6858f3f2c000029',1794914881631,'1: draft Y3');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',80,81,'person',0,'plain-41','b6858f3f2c00002a',1794914881632,'1: place A1');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',81,86,'person',0,'plain-42','b6858f3f2c00002b',1794914881640,'1: end
*: roll P4 Y1 Y6 P3');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',86,87,'person',0,'plain-43','b6858f3f2c00002c',1794914881673,'1: end');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',87,92,'person',0,'plain-44','b6858f3f2c00002d',1794914881678,'1: end
*: roll P3 B6 P2 P2');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',92,93,'person',0,'plain-45','b6858f3f2c00002e',1794914881683,'1: draft P3');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',93,94,'person',0,'plain-46','b6858f3f2c00002f',1794914881719,'1: place C2');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',94,95,'person',0,'plain-47','b6858f3f2c000030',1794914881738,'1: end');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',95,100,'person',0,'plain-48','b6858f3f2c000031',1794914881750,'1: end
*: roll R6 G5 G4 Y3');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',100,101,'person',0,'plain-49','b6858f3f2c000032',1794914881762,'1: draft G5');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',101,102,'person',0,'plain-50','b6858f3f2c000033',1794914881771,'1: place D1');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',102,103,'person',0,'plain-51','b6858f3f2c000034',1794914881776,'1: end');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',103,104,'person',0,'plain-52','b6858f3f2c000035',1794914881788,'1: draft R6');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',104,105,'person',0,'plain-53','b6858f3f2c000036',1794914881796,'1: place D4');
INSERT INTO "steps" VALUES('NDNt-zjPoJP5dNnr',105,106,'person',0,'plain-54','b6858f3f2c000037',1794914881803,'1: end');
INSERT INTO "steps" VALUES('tg1pzELlEO7hxGrn',0,13,'deal',NULL,NULL,'b6858f3f2c000038',1794914882022,'*: private 1 purple, private 2 blue
*: card 1 8, card 1 4, card 2 7, card 2 9
*: tool 5, tool 8, tool 2
*: public row-shade-variety, public color-variety, public medium-shades
*: start 2');
INSERT INTO "steps" VALUES('tg1pzELlEO7hxGrn',13,14,'person',0,'plain-56','b6858f3f2c000039',1794914882106,'1: pattern industria');
INSERT INTO "steps" VALUES('tg1pzELlEO7hxGrn',14,20,'person',1,'plain-57','b6858f3f2c00003a',1794914882115,'2: pattern lux-astram
*: roll Y3 G1 R4 Y2 P6');
INSERT INTO "steps" VALUES('tg1pzELlEO7hxGrn',20,21,'person',1,'plain-58','b6858f3f2c00003b',1794914882123,'2: end');
INSERT INTO "steps" VALUES('tg1pzELlEO7hxGrn',21,22,'person',0,'plain-59','b6858f3f2c00003c',1794914882137,'1: draft G1');
INSERT INTO "steps" VALUES('tg1pzELlEO7hxGrn',22,23,'person',0,'plain-60','b6858f3f2c00003d',1794914882156,'1: place C5');
INSERT INTO "steps" VALUES('tg1pzELlEO7hxGrn',23,24,'person',0,'plain-61','b6858f3f2c00003e',1794914882189,'1: end');
INSERT INTO "steps" VALUES('tg1pzELlEO7hxGrn',24,25,'person',0,'plain-62','b6858f3f2c00003f',1794914882198,'1: draft R4');
INSERT INTO "steps" VALUES('tg1pzELlEO7hxGrn',25,26,'person',0,'plain-63','b6858f3f2c000040',1794914882224,'1: place B5');
INSERT INTO "steps" VALUES('tg1pzELlEO7hxGrn',26,27,'person',0,'plain-64','b6858f3f2c000041',1794914882237,'1: end');
INSERT INTO "steps" VALUES('tg1pzELlEO7hxGrn',27,28,'person',1,'plain-65','b6858f3f2c000042',1794914882248,'2: draft Y3');
INSERT INTO "steps" VALUES('tg1pzELlEO7hxGrn',28,29,'person',1,'plain-66','b6858f3f2c000043',1794914882264,'2: place D2');
INSERT INTO "steps" VALUES('tg1pzELlEO7hxGrn',29,30,'person',1,'plain-67','b6858f3f2c000044',1794914882277,'2: tool 2');
INSERT INTO "steps" VALUES('tg1pzELlEO7hxGrn',30,31,'person',1,'plain-68','b6858f3f2c000045',1794914882291,'2: lift D2');
INSERT INTO "steps" VALUES('tg1pzELlEO7hxGrn',31,32,'person',1,'plain-69','b6858f3f2c000046',1794914882307,'2: place D3');
INSERT INTO "steps" VALUES('tg1pzELlEO7hxGrn',32,38,'person',1,'plain-70','b6858f3f2c000047',1794914882333,'2: end
*: roll Y1 G4 P6 G5 B3');
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
INSERT INTO "tables" VALUES('NDNt-zjPoJP5dNnr','ZTOx3ppNyjgK2jOb','over',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'D74FDF4613E7361CBED3AD23D4FD53253B21E97EC08D5F7768AFBBA28AC990B9','2b88d0a04d7ff487446db30324c66135aaa56f0dc9ecdc6132798d202326d66c',NULL,NULL,10,'',NULL,1794914881090,1794914881803,1794914881803,'12','',80);
INSERT INTO "tables" VALUES('tg1pzELlEO7hxGrn','ZTOx3ppNyjgK2jOb','playing',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"days","days":3},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'56EA8B0A2F4E6DB93766ABDFA595248626AE7814B12E6E499EEAA104045F4F2A','d566de54ba363f7ed34ccf4bbfb986b0b6bb4a28bcd1a574306bcbfe36151e18',NULL,NULL,2,'0',1795174082333,1794914881924,1794914882333,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('1Y1RJWs9MDPWJ6h1','ZTOx3ppNyjgK2jOb','waiting',2,1,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":true,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'2E35A2F6568049BA0F6E6B51C0D757147F51E6FDE60B310DB14812ABD22BD51A','4c5a4126ac17724e9251cb084c9daa932af9b826c4daa048c5d05c6331ce14d3',NULL,NULL,0,'',NULL,1794914882370,1794914882370,NULL,NULL,NULL,NULL);
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
COMMIT;
