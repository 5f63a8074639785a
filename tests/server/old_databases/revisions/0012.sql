-- {"commit": "7ea88aa", "written": 1794983621007, "today": "2026-11-18", "people": {"ann": "w-rzrAOTOpGBnxMxz8wQXw", "bob": "HRBreea2EUYbH2_7_7eLpg"}, "tables": {"over": "4EodQwQeiLptSKAa", "running": "hZy3JYjamJeD5nvC", "waiting": "TGMQ2OB1WIpHHOpc"}, "version": 45, "game": {"winners": [], "ranking": [0], "decided_by": "points", "target": 91, "commitment": "050a85858677a967cc6641808ff63cdae181830ea3dbd9f98a39b0c1510079f5", "seed": "62886ca8918afe9cff7ec55085d85dd1d5d0674597d329864e0acd3908d6e914", "verified": true, "totals": [-3], "moments": 56, "steps": 4, "verify": {"is_good": true, "checked": 50, "taken_over": 0, "findings": []}, "record": "4387de033a7c988a71400426415876f9497c5cb4f60d9cc0864cea99bba1f532"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0012');
CREATE TABLE blocks (
	person VARCHAR(40) NOT NULL, 
	blocked VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person, blocked), 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "blocks" VALUES('1sh1zjmx8Tiw5xVy','bpyeZ8ypPotGCXPI');
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
INSERT INTO "chat" VALUES('hZy3JYjamJeD5nvC',1,'1sh1zjmx8Tiw5xVy',1,'Guest 9778','plain-55','Hello, Ann!',1794983620897);
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
INSERT INTO "people" VALUES('bpyeZ8ypPotGCXPI','account','Ann','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$5I7T50iP2l/AiJLOVj5zIA$qxbp+xrXOAuJRdjqgly2ebi3yQtKF893YlXlW81NOMQ','$argon2id$v=19$m=65536,t=3,p=4$+v8Fz3bExelxpRZOpkOwZw$H7wd5rTbq1bs+dGw1azgxEUR80GqPo2U+cf33/Tv3cc',1,NULL,NULL,1794983620098,NULL,1,NULL,1794983620508,NULL,NULL,NULL);
INSERT INTO "people" VALUES('1sh1zjmx8Tiw5xVy','guest','Guest 9778',NULL,NULL,NULL,NULL,1,NULL,NULL,1794983620524,NULL,1,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "reports" VALUES('26e7d5e4c73f9ef0','bpyeZ8ypPotGCXPI','1sh1zjmx8Tiw5xVy','hZy3JYjamJeD5nvC',0,'Guest 9778','','rude',1794983620969,NULL);
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
INSERT INTO "results" VALUES('4EodQwQeiLptSKAa',0,'bpyeZ8ypPotGCXPI',1,'fractal-drops',3,-3,0);
CREATE TABLE reviews (
	"key" VARCHAR(40) NOT NULL, 
	version INTEGER NOT NULL, 
	review BLOB NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_reviews PRIMARY KEY ("key")
);
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
INSERT INTO "seats" VALUES('4EodQwQeiLptSKAa',0,'person','bpyeZ8ypPotGCXPI','Ann','',0,0,0);
INSERT INTO "seats" VALUES('hZy3JYjamJeD5nvC',0,'person','bpyeZ8ypPotGCXPI','Ann','',0,0,0);
INSERT INTO "seats" VALUES('hZy3JYjamJeD5nvC',1,'person','1sh1zjmx8Tiw5xVy','Guest 9778','',0,0,0);
INSERT INTO "seats" VALUES('TGMQ2OB1WIpHHOpc',0,'person','bpyeZ8ypPotGCXPI','Ann','',0,0,0);
INSERT INTO "seats" VALUES('TGMQ2OB1WIpHHOpc',1,'open',NULL,'','',0,0,0);
CREATE TABLE server_keys (
	name VARCHAR(20) NOT NULL, 
	secret VARCHAR(100) NOT NULL, 
	CONSTRAINT pk_server_keys PRIMARY KEY (name)
);
INSERT INTO "server_keys" VALUES('vapid','OHPXT5TMU8pm-Vf5wVWzzFxm5AgrSGq-4WP1jhzMXnM');
CREATE TABLE server_time (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_server_time PRIMARY KEY (id)
);
INSERT INTO "server_time" VALUES(1,1794983619890);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('883193b37b59c6418d034e33e74d2bfc00adfcb22fa5ee4057245e801b43475f','bpyeZ8ypPotGCXPI',1794983620098,1810535620098);
INSERT INTO "sessions" VALUES('3a88bc5d944d29a5d1f934c30e23e669ca701cf207ad52a824ca0d2a9f3a3bf9','1sh1zjmx8Tiw5xVy',1794983620524,1810535620524);
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
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',0,9,'deal',NULL,NULL,'35d64d0e1c000000',1794983620544,'*: private 1 blue, private 1 purple
*: card 1 1, card 1 8
*: tool 10, tool 5, tool 11
*: public row-color-variety, public column-shade-variety');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',9,14,'person',0,'plain-0','35d64d0e1c000001',1794983620563,'1: pattern fractal-drops
*: roll G2 Y1 B3 B5');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',14,15,'person',0,'plain-1','35d64d0e1c000002',1794983620573,'1: draft G2');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',15,16,'person',0,'plain-2','35d64d0e1c000003',1794983620581,'1: place C1');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',16,17,'person',0,'plain-3','35d64d0e1c000004',1794983620592,'1: end');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',17,18,'person',0,'plain-4','35d64d0e1c000005',1794983620600,'1: draft Y1');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',18,19,'person',0,'plain-5','35d64d0e1c000006',1794983620614,'1: place D2');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',19,24,'person',0,'plain-6','35d64d0e1c000007',1794983620654,'1: end
*: roll Y1 P3 B4 P2');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',24,25,'person',0,'plain-7','35d64d0e1c000008',1794983620660,'1: draft P2');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',25,26,'person',0,'plain-8','35d64d0e1c000009',1794983620663,'1: tool 11');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',26,28,'person',0,'plain-9','35d64d0e1c00000a',1794983620669,'1: pay P3
*: draw red');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',28,29,'person',0,'plain-10','35d64d0e1c00000b',1794983620674,'1: value 5');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',29,30,'person',0,'plain-11','35d64d0e1c00000c',1794983620677,'1: place B2');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',30,31,'person',0,'plain-12','35d64d0e1c00000d',1794983620684,'1: end');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',31,32,'person',0,'plain-13','35d64d0e1c00000e',1794983620692,'1: draft Y1');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',32,33,'person',0,'plain-14','35d64d0e1c00000f',1794983620697,'1: place A3');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',33,38,'person',0,'plain-15','35d64d0e1c000010',1794983620704,'1: end
*: roll B2 P1 Y5 G1');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',38,39,'person',0,'plain-16','35d64d0e1c000011',1794983620706,'1: draft Y5');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',39,40,'person',0,'plain-17','35d64d0e1c000012',1794983620708,'1: place B4');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',40,41,'person',0,'plain-18','35d64d0e1c000013',1794983620711,'1: end');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',41,46,'person',0,'plain-19','35d64d0e1c000014',1794983620712,'1: end
*: roll R6 G6 G1 Y2');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',46,47,'person',0,'plain-20','35d64d0e1c000015',1794983620715,'1: draft R6');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',47,48,'person',0,'plain-21','35d64d0e1c000016',1794983620716,'1: tool 5');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',48,49,'person',0,'plain-22','35d64d0e1c000017',1794983620720,'1: pay G1');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',49,50,'person',0,'plain-23','35d64d0e1c000018',1794983620725,'1: swap 1 B5');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',50,51,'person',0,'plain-24','35d64d0e1c000019',1794983620733,'1: place D3');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',51,52,'person',0,'plain-25','35d64d0e1c00001a',1794983620736,'1: end');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',52,57,'person',0,'plain-26','35d64d0e1c00001b',1794983620740,'1: end
*: roll P4 G5 R6 B1');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',57,58,'person',0,'plain-27','35d64d0e1c00001c',1794983620742,'1: end');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',58,59,'person',0,'plain-28','35d64d0e1c00001d',1794983620744,'1: draft P4');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',59,60,'person',0,'plain-29','35d64d0e1c00001e',1794983620745,'1: place A1');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',60,65,'person',0,'plain-30','35d64d0e1c00001f',1794983620748,'1: end
*: roll G6 Y4 P4 P2');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',65,66,'person',0,'plain-31','35d64d0e1c000020',1794983620752,'1: draft Y4');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',66,67,'person',0,'plain-32','35d64d0e1c000021',1794983620759,'1: place D4');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',67,68,'person',0,'plain-33','35d64d0e1c000022',1794983620764,'1: end');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',68,73,'person',0,'plain-34','35d64d0e1c000023',1794983620769,'1: end
*: roll R3 P5 G5 Y4');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',73,74,'person',0,'plain-35','35d64d0e1c000024',1794983620772,'1: draft G5');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',74,75,'person',0,'plain-36','35d64d0e1c000025',1794983620776,'1: place D5');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',75,76,'person',0,'plain-37','35d64d0e1c000026',1794983620779,'1: end');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',76,77,'person',0,'plain-38','35d64d0e1c000027',1794983620783,'1: draft R3');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',77,78,'person',0,'plain-39','35d64d0e1c000028',1794983620787,'1: place B5');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',78,83,'person',0,'plain-40','35d64d0e1c000029',1794983620792,'1: end
*: roll P4 G5 Y2 Y5');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',83,84,'person',0,'plain-41','35d64d0e1c00002a',1794983620794,'1: end');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',84,85,'person',0,'plain-42','35d64d0e1c00002b',1794983620805,'1: draft P4');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',85,86,'person',0,'plain-43','35d64d0e1c00002c',1794983620808,'1: place C2');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',86,91,'person',0,'plain-44','35d64d0e1c00002d',1794983620810,'1: end
*: roll P1 P3 B5 P6');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',91,92,'person',0,'plain-45','35d64d0e1c00002e',1794983620812,'1: end');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',92,93,'person',0,'plain-46','35d64d0e1c00002f',1794983620814,'1: draft P1');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',93,94,'person',0,'plain-47','35d64d0e1c000030',1794983620820,'1: place C5');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',94,99,'person',0,'plain-48','35d64d0e1c000031',1794983620823,'1: end
*: roll R1 B6 R6 G6');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',99,100,'person',0,'plain-49','35d64d0e1c000032',1794983620824,'1: draft G6');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',100,101,'person',0,'plain-50','35d64d0e1c000033',1794983620828,'1: place A5');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',101,102,'person',0,'plain-51','35d64d0e1c000034',1794983620830,'1: end');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',102,103,'person',0,'plain-52','35d64d0e1c000035',1794983620833,'1: draft B6');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',103,104,'person',0,'plain-53','35d64d0e1c000036',1794983620836,'1: place D1');
INSERT INTO "steps" VALUES('4EodQwQeiLptSKAa',104,105,'person',0,'plain-54','35d64d0e1c000037',1794983620844,'1: end');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',0,13,'deal',NULL,NULL,'35d64d0e1c000038',1794983620879,'*: private 1 red, private 2 green
*: card 1 6, card 1 5, card 2 10, card 2 11
*: tool 3, tool 4, tool 12
*: public deep-shades, public column-shade-variety, public column-color-variety
*: start 2');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',13,14,'person',0,'plain-56','35d64d0e1c000039',1794983620903,'1: pattern batllo');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',14,20,'person',1,'plain-57','35d64d0e1c00003a',1794983620906,'2: pattern comitas
*: roll Y3 P5 B1 G3 P6');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',20,21,'person',1,'plain-58','35d64d0e1c00003b',1794983620908,'2: draft Y3');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',21,22,'person',1,'plain-59','35d64d0e1c00003c',1794983620909,'2: place B5');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',22,23,'person',1,'plain-60','35d64d0e1c00003d',1794983620911,'2: end');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',23,24,'person',0,'plain-61','35d64d0e1c00003e',1794983620914,'1: draft P5');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',24,25,'person',0,'plain-62','35d64d0e1c00003f',1794983620916,'1: place B5');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',25,26,'person',0,'plain-63','35d64d0e1c000040',1794983620917,'1: end');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',26,27,'person',0,'plain-64','35d64d0e1c000041',1794983620919,'1: draft P6');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',27,28,'person',0,'plain-65','35d64d0e1c000042',1794983620919,'1: place A4');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',28,29,'person',0,'plain-66','35d64d0e1c000043',1794983620922,'1: tool 3');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',29,30,'person',0,'plain-67','35d64d0e1c000044',1794983620923,'1: lift A4');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',30,31,'person',0,'plain-68','35d64d0e1c000045',1794983620924,'1: place C4');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',31,32,'person',0,'plain-69','35d64d0e1c000046',1794983620926,'1: end');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',32,33,'person',1,'plain-70','35d64d0e1c000047',1794983620927,'2: draft B1');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',33,34,'person',1,'plain-71','35d64d0e1c000048',1794983620929,'2: place A4');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',34,35,'person',1,'plain-72','35d64d0e1c000049',1794983620931,'2: tool 4');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',35,36,'person',1,'plain-73','35d64d0e1c00004a',1794983620932,'2: lift B5');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',36,37,'person',1,'plain-74','35d64d0e1c00004b',1794983620934,'2: place B3');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',37,38,'person',1,'plain-75','35d64d0e1c00004c',1794983620935,'2: lift A4');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',38,39,'person',1,'plain-76','35d64d0e1c00004d',1794983620937,'2: place C2');
INSERT INTO "steps" VALUES('hZy3JYjamJeD5nvC',39,45,'person',1,'plain-77','35d64d0e1c00004e',1794983620938,'2: end
*: roll R6 B3 Y4 R1 B4');
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
INSERT INTO "tables" VALUES('4EodQwQeiLptSKAa','bpyeZ8ypPotGCXPI','over',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null,"fork":null,"window":null}',X'62886CA8918AFE9CFF7EC55085D85DD1D5D0674597D329864E0ACD3908D6E914','050a85858677a967cc6641808ff63cdae181830ea3dbd9f98a39b0c1510079f5',NULL,NULL,10,'',NULL,1794983620533,1794983620844,1794983620844,'-3','',91);
INSERT INTO "tables" VALUES('hZy3JYjamJeD5nvC','bpyeZ8ypPotGCXPI','playing',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"days","days":3},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null,"fork":null,"window":null}',X'93BD5E4ACBCF4CDE848464D8464A624BEAC04A3D93971CFFA064F5FE2193B91C','e9845dd75db05f0a12d673e3b28af1b959ffb5199df30c9acfb2a44c409d1196',NULL,NULL,2,'0',1795242820938,1794983620853,1794983620938,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('TGMQ2OB1WIpHHOpc','bpyeZ8ypPotGCXPI','waiting',2,1,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":true,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null,"fork":null,"window":null}',X'C4F078BB89330CA149B19F8F894AA4A265264A2C50506606F541D4A91E0E0412','456223d656c6d1211176f10a42e99621308e4050f0ca800725c8b59e6caf75c5',NULL,NULL,0,'',NULL,1794983620947,1794983620947,NULL,NULL,NULL,NULL);
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
CREATE INDEX ix_reviews_created ON reviews (created);
COMMIT;
