-- {"commit": "0129784", "written": 1794935377094, "today": "2026-11-17", "people": {"ann": "PkRHR4X118IbLzv4SGwoZg", "bob": "4oXcItVxPwo5rUn9sjhotA"}, "tables": {"over": "hzkkomAZuKv_d3cV", "running": "EYncnMGUSzPk68zy", "waiting": "scN89D0agoXVd_F_"}, "version": 40, "game": {"winners": [], "ranking": [0], "decided_by": "points", "target": 76, "commitment": "6b4feb77e7f84189c099d15a1bce7d341a625096b011e8946767c86eebe2da5c", "seed": "e43c82cb712e2f54eec720e62611e622c3ea822985511f3fffd1f89301f6bd2c", "verified": true, "totals": [-7], "moments": 56, "steps": 4, "verify": {"is_good": true, "checked": 49, "findings": []}, "record": "531de67aae41d99f92e2cc3537c12dd9e390f30f99a27e8e95871d7ae862aa05"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
CREATE TABLE blocks (
	person VARCHAR(40) NOT NULL, 
	blocked VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person, blocked), 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "blocks" VALUES('LEI2rDEY52wlD50m','F9K5yA_QOom0le60');
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
INSERT INTO "chat" VALUES('EYncnMGUSzPk68zy',1,'LEI2rDEY52wlD50m',1,'Guest 9284','plain-55','Hello, Ann!',1794935376684);
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
	created BIGINT NOT NULL, mail_confirmed BIGINT, mail_turns BOOLEAN DEFAULT 1 NOT NULL, unsubscribe VARCHAR(40), account_since BIGINT, banned BIGINT, language VARCHAR(5), 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_account_key UNIQUE (account_key)
);
INSERT INTO "people" VALUES('F9K5yA_QOom0le60','account','Ann','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$NiQUvAwlqFcnLvJv8QRPpQ$n7tpQCKY67+g2jkZRW82d4sRHSBvFIKOr2/pIsbKw9c','$argon2id$v=19$m=65536,t=3,p=4$9pFy32ryiULZRgrWVWjcyA$Dl+5xHubzAGOxFg7+EXstEiE+6uj5E6ofhliAKQ9ecI',1,NULL,NULL,1794935375385,NULL,1,NULL,1794935376205,NULL,NULL);
INSERT INTO "people" VALUES('LEI2rDEY52wlD50m','guest','Guest 9284',NULL,NULL,NULL,NULL,1,NULL,NULL,1794935376238,NULL,1,NULL,NULL,NULL,NULL);
CREATE TABLE push_subscriptions (
	hash VARCHAR(64) NOT NULL, 
	session VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	endpoint VARCHAR(1000) NOT NULL, 
	p256dh VARCHAR(100) NOT NULL, 
	auth VARCHAR(40) NOT NULL, 
	language VARCHAR(5) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_push_subscriptions PRIMARY KEY (hash), 
	CONSTRAINT fk_push_subscriptions_session FOREIGN KEY(session) REFERENCES sessions (hash) ON DELETE CASCADE, 
	CONSTRAINT fk_push_subscriptions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
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
INSERT INTO "reports" VALUES('9b1e9001b7cd934b','F9K5yA_QOom0le60','LEI2rDEY52wlD50m','EYncnMGUSzPk68zy',0,'Guest 9284','','rude',1794935376899,NULL);
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
INSERT INTO "results" VALUES('hzkkomAZuKv_d3cV',0,'F9K5yA_QOom0le60',1,'bellesguard',3,-7,0);
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
INSERT INTO "seats" VALUES('hzkkomAZuKv_d3cV',0,'person','F9K5yA_QOom0le60','Ann','',0,0,0);
INSERT INTO "seats" VALUES('EYncnMGUSzPk68zy',0,'person','F9K5yA_QOom0le60','Ann','',0,0,0);
INSERT INTO "seats" VALUES('EYncnMGUSzPk68zy',1,'person','LEI2rDEY52wlD50m','Guest 9284','',0,0,0);
INSERT INTO "seats" VALUES('scN89D0agoXVd_F_',0,'person','F9K5yA_QOom0le60','Ann','',0,0,0);
INSERT INTO "seats" VALUES('scN89D0agoXVd_F_',1,'open',NULL,'','',0,0,0);
CREATE TABLE server_keys (
	name VARCHAR(20) NOT NULL, 
	secret VARCHAR(100) NOT NULL, 
	CONSTRAINT pk_server_keys PRIMARY KEY (name)
);
INSERT INTO "server_keys" VALUES('vapid','kSj5X97aim69wm00TJYeMy6D8PUZ5mrupZaWpA39a5M');
CREATE TABLE server_time (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_server_time PRIMARY KEY (id)
);
INSERT INTO "server_time" VALUES(1,1794935375328);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('b2cbae115daf4c96ad0fd3488b62e6df9901a5097f5e9a4fda0f8c6b5313abb6','F9K5yA_QOom0le60',1794935375385,1810487375385);
INSERT INTO "sessions" VALUES('43fa09a6c56f08b34c71c4202cd0af96fd62b0a7718a31aaaf419608b40a03f6','LEI2rDEY52wlD50m',1794935376238,1810487376238);
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
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',0,9,'deal',NULL,NULL,'74d617c35c000000',1794935376267,'*: private 1 yellow, private 1 green
*: card 1 9, card 1 6
*: tool 4, tool 9, tool 10
*: public row-shade-variety, public column-color-variety');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',9,14,'person',0,'plain-0','74d617c35c000001',1794935376282,'1: pattern bellesguard
*: roll G2 G3 Y5 P4');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',14,15,'person',0,'plain-1','74d617c35c000002',1794935376293,'1: draft G2');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',15,16,'person',0,'plain-2','74d617c35c000003',1794935376296,'1: place D1');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',16,17,'person',0,'plain-3','74d617c35c000004',1794935376298,'1: end');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',17,18,'person',0,'plain-4','74d617c35c000005',1794935376312,'1: draft Y5');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',18,19,'person',0,'plain-5','74d617c35c000006',1794935376319,'1: place C1');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',19,24,'person',0,'plain-6','74d617c35c000007',1794935376329,'1: end
*: roll G3 Y1 R6 P1');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',24,25,'person',0,'plain-7','74d617c35c000008',1794935376339,'1: end');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',25,26,'person',0,'plain-8','74d617c35c000009',1794935376341,'1: draft R6');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',26,27,'person',0,'plain-9','74d617c35c00000a',1794935376350,'1: tool 10');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',27,28,'person',0,'plain-10','74d617c35c00000b',1794935376354,'1: pay G3');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',28,29,'person',0,'plain-11','74d617c35c00000c',1794935376368,'1: place B1');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',29,34,'person',0,'plain-12','74d617c35c00000d',1794935376373,'1: end
*: roll Y2 B1 R1 B5');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',34,35,'person',0,'plain-13','74d617c35c00000e',1794935376385,'1: tool 4');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',35,36,'person',0,'plain-14','74d617c35c00000f',1794935376387,'1: pay Y2');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',36,37,'person',0,'plain-15','74d617c35c000010',1794935376388,'1: lift C1');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',37,38,'person',0,'plain-16','74d617c35c000011',1794935376390,'1: place C2');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',38,39,'person',0,'plain-17','74d617c35c000012',1794935376391,'1: lift B1');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',39,40,'person',0,'plain-18','74d617c35c000013',1794935376393,'1: place D3');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',40,41,'person',0,'plain-19','74d617c35c000014',1794935376394,'1: draft R1');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',41,42,'person',0,'plain-20','74d617c35c000015',1794935376395,'1: place B1');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',42,43,'person',0,'plain-21','74d617c35c000016',1794935376397,'1: end');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',43,48,'person',0,'plain-22','74d617c35c000017',1794935376400,'1: end
*: roll R4 P1 G6 G3');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',48,49,'person',0,'plain-23','74d617c35c000018',1794935376403,'1: end');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',49,54,'person',0,'plain-24','74d617c35c000019',1794935376405,'1: end
*: roll P3 G1 G4 R6');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',54,55,'person',0,'plain-25','74d617c35c00001a',1794935376407,'1: draft R6');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',55,56,'person',0,'plain-26','74d617c35c00001b',1794935376410,'1: place A2');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',56,57,'person',0,'plain-27','74d617c35c00001c',1794935376414,'1: end');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',57,58,'person',0,'plain-28','74d617c35c00001d',1794935376418,'1: draft G4');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',58,59,'person',0,'plain-29','74d617c35c00001e',1794935376420,'1: place A3');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',59,64,'person',0,'plain-30','74d617c35c00001f',1794935376430,'1: end
*: roll Y2 Y1 P6 B1');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',64,65,'person',0,'plain-31','74d617c35c000020',1794935376434,'1: draft B1');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',65,66,'person',0,'plain-32','74d617c35c000021',1794935376437,'1: tool 9');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',66,67,'person',0,'plain-33','74d617c35c000022',1794935376442,'1: pay Y1');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',67,68,'person',0,'plain-34','74d617c35c000023',1794935376446,'1: place B5');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',68,69,'person',0,'plain-35','74d617c35c000024',1794935376450,'1: end');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',69,74,'person',0,'plain-36','74d617c35c000025',1794935376454,'1: end
*: roll P2 G4 B2 B5');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',74,75,'person',0,'plain-37','74d617c35c000026',1794935376457,'1: draft B2');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',75,76,'person',0,'plain-38','74d617c35c000027',1794935376469,'1: place A1');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',76,77,'person',0,'plain-39','74d617c35c000028',1794935376471,'1: end');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',77,78,'person',0,'plain-40','74d617c35c000029',1794935376478,'1: draft P2');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',78,79,'person',0,'plain-41','74d617c35c00002a',1794935376480,'1: place A4');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',79,84,'person',0,'plain-42','74d617c35c00002b',1794935376482,'1: end
*: roll P2 P1 Y1 R6');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',84,85,'person',0,'plain-43','74d617c35c00002c',1794935376484,'1: end');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',85,86,'person',0,'plain-44','74d617c35c00002d',1794935376487,'1: draft R6');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',86,87,'person',0,'plain-45','74d617c35c00002e',1794935376490,'1: place B4');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',87,92,'person',0,'plain-46','74d617c35c00002f',1794935376493,'1: end
*: roll R3 B1 P3 Y5');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',92,93,'person',0,'plain-47','74d617c35c000030',1794935376504,'1: end');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',93,94,'person',0,'plain-48','74d617c35c000031',1794935376514,'1: draft P3');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',94,95,'person',0,'plain-49','74d617c35c000032',1794935376518,'1: place C1');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',95,100,'person',0,'plain-50','74d617c35c000033',1794935376522,'1: end
*: roll P1 R6 G6 G6');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',100,101,'person',0,'plain-51','74d617c35c000034',1794935376526,'1: end');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',101,102,'person',0,'plain-52','74d617c35c000035',1794935376530,'1: draft G6');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',102,103,'person',0,'plain-53','74d617c35c000036',1794935376534,'1: place C5');
INSERT INTO "steps" VALUES('hzkkomAZuKv_d3cV',103,104,'person',0,'plain-54','74d617c35c000037',1794935376537,'1: end');
INSERT INTO "steps" VALUES('EYncnMGUSzPk68zy',0,13,'deal',NULL,NULL,'74d617c35c000038',1794935376628,'*: private 1 red, private 2 blue
*: card 1 11, card 1 12, card 2 7, card 2 2
*: tool 2, tool 8, tool 1
*: public column-color-variety, public light-shades, public deep-shades
*: start 1');
INSERT INTO "steps" VALUES('EYncnMGUSzPk68zy',13,14,'person',0,'plain-56','74d617c35c000039',1794935376698,'1: pattern suns-glory');
INSERT INTO "steps" VALUES('EYncnMGUSzPk68zy',14,20,'person',1,'plain-57','74d617c35c00003a',1794935376702,'2: pattern water-of-life
*: roll G5 P2 G4 R1 B4');
INSERT INTO "steps" VALUES('EYncnMGUSzPk68zy',20,21,'person',0,'plain-58','74d617c35c00003b',1794935376714,'1: end');
INSERT INTO "steps" VALUES('EYncnMGUSzPk68zy',21,22,'person',1,'plain-59','74d617c35c00003c',1794935376726,'2: draft G4');
INSERT INTO "steps" VALUES('EYncnMGUSzPk68zy',22,23,'person',1,'plain-60','74d617c35c00003d',1794935376735,'2: place A4');
INSERT INTO "steps" VALUES('EYncnMGUSzPk68zy',23,24,'person',1,'plain-61','74d617c35c00003e',1794935376747,'2: end');
INSERT INTO "steps" VALUES('EYncnMGUSzPk68zy',24,25,'person',1,'plain-62','74d617c35c00003f',1794935376755,'2: draft B4');
INSERT INTO "steps" VALUES('EYncnMGUSzPk68zy',25,26,'person',1,'plain-63','74d617c35c000040',1794935376766,'2: tool 1');
INSERT INTO "steps" VALUES('EYncnMGUSzPk68zy',26,27,'person',1,'plain-64','74d617c35c000041',1794935376770,'2: value 5');
INSERT INTO "steps" VALUES('EYncnMGUSzPk68zy',27,28,'person',1,'plain-65','74d617c35c000042',1794935376774,'2: place B4');
INSERT INTO "steps" VALUES('EYncnMGUSzPk68zy',28,29,'person',1,'plain-66','74d617c35c000043',1794935376778,'2: end');
INSERT INTO "steps" VALUES('EYncnMGUSzPk68zy',29,30,'person',0,'plain-67','74d617c35c000044',1794935376781,'1: draft P2');
INSERT INTO "steps" VALUES('EYncnMGUSzPk68zy',30,31,'person',0,'plain-68','74d617c35c000045',1794935376785,'1: place D4');
INSERT INTO "steps" VALUES('EYncnMGUSzPk68zy',31,32,'person',0,'plain-69','74d617c35c000046',1794935376789,'1: tool 2');
INSERT INTO "steps" VALUES('EYncnMGUSzPk68zy',32,33,'person',0,'plain-70','74d617c35c000047',1794935376794,'1: lift D4');
INSERT INTO "steps" VALUES('EYncnMGUSzPk68zy',33,34,'person',0,'plain-71','74d617c35c000048',1794935376798,'1: place C1');
INSERT INTO "steps" VALUES('EYncnMGUSzPk68zy',34,40,'person',0,'plain-72','74d617c35c000049',1794935376802,'1: end
*: roll Y6 P5 G2 R1 B1');
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
INSERT INTO "tables" VALUES('hzkkomAZuKv_d3cV','F9K5yA_QOom0le60','over',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'E43C82CB712E2F54EEC720E62611E622C3EA822985511F3FFFD1F89301F6BD2C','6b4feb77e7f84189c099d15a1bce7d341a625096b011e8946767c86eebe2da5c',NULL,NULL,10,'',NULL,1794935376256,1794935376537,1794935376537,'-7','',76);
INSERT INTO "tables" VALUES('EYncnMGUSzPk68zy','F9K5yA_QOom0le60','playing',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"days","days":3},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'9905404D2E0CFB99CD5FE82A407955EC5A6D127BEE207F1BBFEB7B14B0D3DE76','8f62f3a040ae64286ac212e0830f63f8bcef32a706690ee74e0fac9f43b6427a',NULL,NULL,2,'1',1795194576802,1794935376559,1794935376802,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('scN89D0agoXVd_F_','F9K5yA_QOom0le60','waiting',2,1,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":true,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'C7118A59B18E299EC04ECC7B954419DCE0ABEC19C61582DD85B00C26078A8667','7264e89e4fd515c692867e8163a9820ab31171a39f9c19896cd898031830c975',NULL,NULL,0,'',NULL,1794935376820,1794935376820,NULL,NULL,NULL,NULL);
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
CREATE INDEX ix_push_subscriptions_person ON push_subscriptions (person);
CREATE INDEX ix_push_subscriptions_session ON push_subscriptions (session);
COMMIT;
