-- {"commit": "1b902f9", "written": 1794960069440, "today": "2026-11-18", "people": {"ann": "-5q-xLa65bwIpWzvyDiOCA", "bob": "xRGlttF6XcoNDedRWCSnrg"}, "tables": {"over": "Hbzkr5SMAeXtG7LD", "running": "F0QWZuk5ErR93sTR", "waiting": "h7TwBhqWWrh9wkSo"}, "version": 38, "game": {"winners": [], "ranking": [0], "decided_by": "points", "target": 88, "commitment": "bd9174a7b8ca8cef6c30928d9b88ba5eab734ee661d470ce2ed1ee250856bdf9", "seed": "f0b5cad4b34f9f935e9fde35691d25d50ff61dbc7d6e4acc0449bf2f5f273321", "verified": true, "totals": [-14], "moments": 57, "steps": 4, "verify": {"is_good": true, "checked": 49, "findings": []}, "record": "d7a1c2afb9bfc7b4280d15e129544a963eadefbe552b827f4a80ffb61394aa5c"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE blocks (
	person VARCHAR(40) NOT NULL, 
	blocked VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person, blocked), 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "blocks" VALUES('rRQo4jAbt-DjARKm','SkAxO4qlcMh0m0cE');
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
INSERT INTO "chat" VALUES('F0QWZuk5ErR93sTR',1,'rRQo4jAbt-DjARKm',1,'Guest 3870','plain-56','Hello, Ann!',1794960068776);
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
	created BIGINT NOT NULL, mail_confirmed BIGINT, mail_turns BOOLEAN DEFAULT 1 NOT NULL, unsubscribe VARCHAR(40), account_since BIGINT, banned BIGINT, language VARCHAR(5), name_locked BIGINT, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_account_key UNIQUE (account_key)
);
INSERT INTO "people" VALUES('SkAxO4qlcMh0m0cE','account','Ann','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$eCCA8g9vyZcnCfQLTDteKA$Flpy3ahwWe/e4CglRaIiPmFq2z29UvdQnwwult23kmc','$argon2id$v=19$m=65536,t=3,p=4$65sWv8gdXw8bxfbxaheDkg$o+1TQ3BqOB6D0i9F5ul3WCsby9df4JAEFL3MPe1t7IQ',1,NULL,NULL,1794960066001,NULL,1,NULL,1794960068274,NULL,NULL,NULL);
INSERT INTO "people" VALUES('rRQo4jAbt-DjARKm','guest','Guest 3870',NULL,NULL,NULL,NULL,1,NULL,NULL,1794960068314,NULL,1,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE processes (
	id VARCHAR(12) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (id)
);
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
INSERT INTO "reports" VALUES('d875f3f078b01b23','SkAxO4qlcMh0m0cE','rRQo4jAbt-DjARKm','F0QWZuk5ErR93sTR',0,'Guest 3870','','rude',1794960068985,NULL);
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
INSERT INTO "results" VALUES('Hbzkr5SMAeXtG7LD',0,'SkAxO4qlcMh0m0cE',1,'gravitas',3,-14,0);
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
INSERT INTO "seats" VALUES('Hbzkr5SMAeXtG7LD',0,'person','SkAxO4qlcMh0m0cE','Ann','',0,0,0);
INSERT INTO "seats" VALUES('F0QWZuk5ErR93sTR',0,'person','SkAxO4qlcMh0m0cE','Ann','',0,0,0);
INSERT INTO "seats" VALUES('F0QWZuk5ErR93sTR',1,'person','rRQo4jAbt-DjARKm','Guest 3870','',0,0,0);
INSERT INTO "seats" VALUES('h7TwBhqWWrh9wkSo',0,'person','SkAxO4qlcMh0m0cE','Ann','',0,0,0);
INSERT INTO "seats" VALUES('h7TwBhqWWrh9wkSo',1,'open',NULL,'','',0,0,0);
CREATE TABLE server_keys (
	name VARCHAR(20) NOT NULL, 
	secret VARCHAR(100) NOT NULL, 
	CONSTRAINT pk_server_keys PRIMARY KEY (name)
);
INSERT INTO "server_keys" VALUES('vapid','zUC4zHNNs0IVAsQ3YBLlV1Qxr3nwzTlUBzleD4CS4q0');
CREATE TABLE server_time (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_server_time PRIMARY KEY (id)
);
INSERT INTO "server_time" VALUES(1,1794960065258);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('8359366635b3cf4b7e616c85eaf3f65ba7dbe71350280664354103ad4bd32bd3','SkAxO4qlcMh0m0cE',1794960066001,1810512066001);
INSERT INTO "sessions" VALUES('dfd340bbd846d270a8a0479d9fd53748a08c1b471baf0e9eb0179bfb1035c5d4','rRQo4jAbt-DjARKm',1794960068314,1810512068314);
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
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',0,9,'deal',NULL,NULL,'59e2b7219a000000',1794960068390,'*: private 1 blue, private 1 green
*: card 1 10, card 1 7
*: tool 1, tool 9, tool 4
*: public row-color-variety, public medium-shades');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',9,14,'person',0,'plain-0','59e2b7219a000001',1794960068483,'1: pattern gravitas
*: roll B2 Y4 P6 R6');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',14,15,'person',0,'plain-1','59e2b7219a000002',1794960068488,'1: draft Y4');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',15,16,'person',0,'plain-2','59e2b7219a000003',1794960068489,'1: place B5');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',16,17,'person',0,'plain-3','59e2b7219a000004',1794960068490,'1: end');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',17,18,'person',0,'plain-4','59e2b7219a000005',1794960068491,'1: draft R6');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',18,19,'person',0,'plain-5','59e2b7219a000006',1794960068492,'1: place A5');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',19,24,'person',0,'plain-6','59e2b7219a000007',1794960068493,'1: end
*: roll Y6 P4 R5 B3');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',24,25,'person',0,'plain-7','59e2b7219a000008',1794960068495,'1: end');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',25,26,'person',0,'plain-8','59e2b7219a000009',1794960068496,'1: draft R5');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',26,27,'person',0,'plain-9','59e2b7219a00000a',1794960068497,'1: place C5');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',27,28,'person',0,'plain-10','59e2b7219a00000b',1794960068498,'1: tool 4');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',28,29,'person',0,'plain-11','59e2b7219a00000c',1794960068499,'1: pay Y6');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',29,30,'person',0,'plain-12','59e2b7219a00000d',1794960068500,'1: lift B5');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',30,31,'person',0,'plain-13','59e2b7219a00000e',1794960068501,'1: place C4');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',31,32,'person',0,'plain-14','59e2b7219a00000f',1794960068503,'1: lift A5');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',32,33,'person',0,'plain-15','59e2b7219a000010',1794960068504,'1: place B4');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',33,38,'person',0,'plain-16','59e2b7219a000011',1794960068505,'1: end
*: roll B4 G4 R6 B4');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',38,39,'person',0,'plain-17','59e2b7219a000012',1794960068524,'1: end');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',39,40,'person',0,'plain-18','59e2b7219a000013',1794960068533,'1: draft R6');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',40,41,'person',0,'plain-19','59e2b7219a000014',1794960068549,'1: place D4');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',41,46,'person',0,'plain-20','59e2b7219a000015',1794960068551,'1: end
*: roll R3 G2 B1 P6');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',46,47,'person',0,'plain-21','59e2b7219a000016',1794960068552,'1: draft G2');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',47,48,'person',0,'plain-22','59e2b7219a000017',1794960068553,'1: tool 1');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',48,49,'person',0,'plain-23','59e2b7219a000018',1794960068553,'1: pay P6');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',49,50,'person',0,'plain-24','59e2b7219a000019',1794960068554,'1: value 3');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',50,51,'person',0,'plain-25','59e2b7219a00001a',1794960068555,'1: place A3');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',51,52,'person',0,'plain-26','59e2b7219a00001b',1794960068556,'1: end');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',52,53,'person',0,'plain-27','59e2b7219a00001c',1794960068557,'1: draft R3');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',53,54,'person',0,'plain-28','59e2b7219a00001d',1794960068558,'1: place A5');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',54,59,'person',0,'plain-29','59e2b7219a00001e',1794960068559,'1: end
*: roll R6 B1 G3 G2');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',59,60,'person',0,'plain-30','59e2b7219a00001f',1794960068560,'1: draft B1');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',60,61,'person',0,'plain-31','59e2b7219a000020',1794960068562,'1: place A4');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',61,62,'person',0,'plain-32','59e2b7219a000021',1794960068563,'1: end');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',62,63,'person',0,'plain-33','59e2b7219a000022',1794960068564,'1: draft G3');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',63,64,'person',0,'plain-34','59e2b7219a000023',1794960068565,'1: place C3');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',64,69,'person',0,'plain-35','59e2b7219a000024',1794960068566,'1: end
*: roll G6 G3 B2 Y1');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',69,70,'person',0,'plain-36','59e2b7219a000025',1794960068574,'1: end');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',70,75,'person',0,'plain-37','59e2b7219a000026',1794960068576,'1: end
*: roll R6 Y1 R3 P3');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',75,76,'person',0,'plain-38','59e2b7219a000027',1794960068580,'1: draft R6');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',76,77,'person',0,'plain-39','59e2b7219a000028',1794960068584,'1: tool 9');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',77,78,'person',0,'plain-40','59e2b7219a000029',1794960068585,'1: pay Y1');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',78,79,'person',0,'plain-41','59e2b7219a00002a',1794960068586,'1: place B1');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',79,80,'person',0,'plain-42','59e2b7219a00002b',1794960068587,'1: end');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',80,85,'person',0,'plain-43','59e2b7219a00002c',1794960068588,'1: end
*: roll Y1 P3 Y4 P6');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',85,86,'person',0,'plain-44','59e2b7219a00002d',1794960068590,'1: end');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',86,91,'person',0,'plain-45','59e2b7219a00002e',1794960068591,'1: end
*: roll B2 R6 B5 Y3');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',91,92,'person',0,'plain-46','59e2b7219a00002f',1794960068591,'1: draft B5');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',92,93,'person',0,'plain-47','59e2b7219a000030',1794960068609,'1: place D2');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',93,94,'person',0,'plain-48','59e2b7219a000031',1794960068611,'1: end');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',94,95,'person',0,'plain-49','59e2b7219a000032',1794960068612,'1: draft B2');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',95,96,'person',0,'plain-50','59e2b7219a000033',1794960068612,'1: place B3');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',96,101,'person',0,'plain-51','59e2b7219a000034',1794960068615,'1: end
*: roll G4 Y3 Y6 Y4');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',101,102,'person',0,'plain-52','59e2b7219a000035',1794960068616,'1: draft Y6');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',102,103,'person',0,'plain-53','59e2b7219a000036',1794960068616,'1: place A2');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',103,104,'person',0,'plain-54','59e2b7219a000037',1794960068617,'1: end');
INSERT INTO "steps" VALUES('Hbzkr5SMAeXtG7LD',104,105,'person',0,'plain-55','59e2b7219a000038',1794960068618,'1: end');
INSERT INTO "steps" VALUES('F0QWZuk5ErR93sTR',0,13,'deal',NULL,NULL,'59e2b7219a000039',1794960068728,'*: private 1 green, private 2 red
*: card 1 2, card 1 3, card 2 12, card 2 9
*: tool 6, tool 7, tool 8
*: public color-variety, public deep-shades, public column-color-variety
*: start 2');
INSERT INTO "steps" VALUES('F0QWZuk5ErR93sTR',13,14,'person',0,'plain-57','59e2b7219a00003a',1794960068813,'1: pattern aurorae-magnificus');
INSERT INTO "steps" VALUES('F0QWZuk5ErR93sTR',14,20,'person',1,'plain-58','59e2b7219a00003b',1794960068815,'2: pattern lux-mundi
*: roll B3 R2 R5 Y1 R6');
INSERT INTO "steps" VALUES('F0QWZuk5ErR93sTR',20,21,'person',1,'plain-59','59e2b7219a00003c',1794960068816,'2: draft R6');
INSERT INTO "steps" VALUES('F0QWZuk5ErR93sTR',21,22,'person',1,'plain-60','59e2b7219a00003d',1794960068821,'2: place D5');
INSERT INTO "steps" VALUES('F0QWZuk5ErR93sTR',22,23,'person',1,'plain-61','59e2b7219a00003e',1794960068829,'2: end');
INSERT INTO "steps" VALUES('F0QWZuk5ErR93sTR',23,24,'person',0,'plain-62','59e2b7219a00003f',1794960068831,'1: draft Y1');
INSERT INTO "steps" VALUES('F0QWZuk5ErR93sTR',24,25,'person',0,'plain-63','59e2b7219a000040',1794960068832,'1: place D3');
INSERT INTO "steps" VALUES('F0QWZuk5ErR93sTR',25,26,'person',0,'plain-64','59e2b7219a000041',1794960068832,'1: tool 8');
INSERT INTO "steps" VALUES('F0QWZuk5ErR93sTR',26,27,'person',0,'plain-65','59e2b7219a000042',1794960068833,'1: draft R2');
INSERT INTO "steps" VALUES('F0QWZuk5ErR93sTR',27,28,'person',0,'plain-66','59e2b7219a000043',1794960068834,'1: place D2');
INSERT INTO "steps" VALUES('F0QWZuk5ErR93sTR',28,29,'person',0,'plain-67','59e2b7219a000044',1794960068844,'1: end');
INSERT INTO "steps" VALUES('F0QWZuk5ErR93sTR',29,30,'person',1,'plain-68','59e2b7219a000045',1794960068850,'2: draft B3');
INSERT INTO "steps" VALUES('F0QWZuk5ErR93sTR',30,32,'person',1,'plain-69','59e2b7219a000046',1794960068865,'2: tool 6
*: reroll 1');
INSERT INTO "steps" VALUES('F0QWZuk5ErR93sTR',32,38,'person',1,'plain-70','59e2b7219a000047',1794960068874,'2: end
*: roll Y5 Y3 Y3 Y5 R5');
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
INSERT INTO "tables" VALUES('Hbzkr5SMAeXtG7LD','SkAxO4qlcMh0m0cE','over',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'F0B5CAD4B34F9F935E9FDE35691D25D50FF61DBC7D6E4ACC0449BF2F5F273321','bd9174a7b8ca8cef6c30928d9b88ba5eab734ee661d470ce2ed1ee250856bdf9',NULL,NULL,10,'',NULL,1794960068339,1794960068618,1794960068618,'-14','',88);
INSERT INTO "tables" VALUES('F0QWZuk5ErR93sTR','SkAxO4qlcMh0m0cE','playing',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"days","days":3},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'AEA85C7D652C95F3DB771F9FA14E4921391B80CDB4B70CEF19AEFD141754C9F2','e9d3dd11689d84739ab2188730f88456b4d4c5d1620d8161f2f4648d824a54b7',NULL,NULL,2,'0',1795219268874,1794960068623,1794960068874,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('h7TwBhqWWrh9wkSo','SkAxO4qlcMh0m0cE','waiting',2,1,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":true,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'01652888B9226B61CEE20BE7E7D712033161374EC558A1B421EE306D6F664EEE','506c2419df12ca2ebda71e2a1dc871c37c68abb732ca42d566b3b3e7378047fd',NULL,NULL,0,'',NULL,1794960068879,1794960068879,NULL,NULL,NULL,NULL);
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
