-- {"commit": "4cbfe89", "written": 1794919982700, "today": "2026-11-17", "people": {"ann": "CUQCsfALgQ8w0qbIQOwmeQ", "bob": "xHGQ8cz9vRKkmef5zhhPrw"}, "tables": {"over": "D4fi-DESI-gflcsL", "running": "hmxMBrUW8TVKcse7", "waiting": "sG9ZDTEXsS03Xd91"}, "version": 33, "game": {"winners": [], "ranking": [0], "decided_by": "points", "target": 96, "commitment": "a2cce285b1efc3b7b7cbb54675694b91ce9833d8fa9e94ae2c551fe1e0dc8ea1", "seed": "6bddfefdf44a93454dcbf74af55bd780d5738fba890c4b7cbe343fafe3c0100a", "verified": true, "totals": [-10], "moments": 57, "steps": 4, "verify": {"is_good": true, "checked": 52, "findings": []}, "record": "6b87308bea6556585f42b7b8fc6b00033c50f289496ca5d309cb8ba66e5276bc"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE blocks (
	person VARCHAR(40) NOT NULL, 
	blocked VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person, blocked), 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "blocks" VALUES('HBvM9qC2YrH1LSUp','2NsYNGItB8ux3TY3');
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
INSERT INTO "chat" VALUES('hmxMBrUW8TVKcse7',1,'HBvM9qC2YrH1LSUp',1,'Guest 7743','plain-56','Hello, Ann!',1794919982466);
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
INSERT INTO "people" VALUES('2NsYNGItB8ux3TY3','account','Ann','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$XX8UvltHpzZVCbMN9YUdsg$spncm/HUaSUlOYudB6K0tEvkeOP9iJrP7vSqMZTLZfg','$argon2id$v=19$m=65536,t=3,p=4$QklUf+kda/5rUVBqd9Amuw$iuNLS92tCQeOjdzTAGehGQPot0gFekj04whUJryJyn4',1,NULL,NULL,1794919981720,NULL,1,NULL,1794919982168,NULL,NULL);
INSERT INTO "people" VALUES('HBvM9qC2YrH1LSUp','guest','Guest 7743',NULL,NULL,NULL,NULL,1,NULL,NULL,1794919982182,NULL,1,NULL,NULL,NULL,NULL);
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
INSERT INTO "reports" VALUES('9dfbc8dcb1ae7853','2NsYNGItB8ux3TY3','HBvM9qC2YrH1LSUp','hmxMBrUW8TVKcse7',0,'Guest 7743','','rude',1794919982518,NULL);
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
INSERT INTO "results" VALUES('D4fi-DESI-gflcsL',0,'2NsYNGItB8ux3TY3',1,'virtus',3,-10,0);
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
INSERT INTO "seats" VALUES('D4fi-DESI-gflcsL',0,'person','2NsYNGItB8ux3TY3','Ann','',0,0,0);
INSERT INTO "seats" VALUES('hmxMBrUW8TVKcse7',0,'person','2NsYNGItB8ux3TY3','Ann','',0,0,0);
INSERT INTO "seats" VALUES('hmxMBrUW8TVKcse7',1,'person','HBvM9qC2YrH1LSUp','Guest 7743','',0,0,0);
INSERT INTO "seats" VALUES('sG9ZDTEXsS03Xd91',0,'person','2NsYNGItB8ux3TY3','Ann','',0,0,0);
INSERT INTO "seats" VALUES('sG9ZDTEXsS03Xd91',1,'open',NULL,'','',0,0,0);
CREATE TABLE server_time (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_server_time PRIMARY KEY (id)
);
INSERT INTO "server_time" VALUES(1,1794919981674);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('49ce274423fc14f560f41f9b05270486147cb71f6ac40395f62fb3514028d626','2NsYNGItB8ux3TY3',1794919981720,1810471981720);
INSERT INTO "sessions" VALUES('fe9952528bca19e4f565f42984468ed7954a7457a18b882292e45f8976401295','HBvM9qC2YrH1LSUp',1794919982182,1810471982182);
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
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',0,9,'deal',NULL,NULL,'05b216d74a000000',1794919982214,'*: private 1 blue, private 1 yellow
*: card 1 12, card 1 2
*: tool 7, tool 3, tool 5
*: public shade-variety, public light-shades');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',9,14,'person',0,'plain-0','05b216d74a000001',1794919982236,'1: pattern virtus
*: roll G6 G5 G6 B6');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',14,15,'person',0,'plain-1','05b216d74a000002',1794919982240,'1: draft G6');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',15,16,'person',0,'plain-2','05b216d74a000003',1794919982243,'1: place D4');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',16,17,'person',0,'plain-3','05b216d74a000004',1794919982246,'1: end');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',17,18,'person',0,'plain-4','05b216d74a000005',1794919982248,'1: draft G5');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',18,19,'person',0,'plain-5','05b216d74a000006',1794919982251,'1: place C3');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',19,24,'person',0,'plain-6','05b216d74a000007',1794919982253,'1: end
*: roll R2 P1 P2 Y2');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',24,25,'person',0,'plain-7','05b216d74a000008',1794919982255,'1: tool 3');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',25,26,'person',0,'plain-8','05b216d74a000009',1794919982257,'1: pay R2');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',26,27,'person',0,'plain-9','05b216d74a00000a',1794919982258,'1: lift C3');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',27,28,'person',0,'plain-10','05b216d74a00000b',1794919982260,'1: place C5');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',28,29,'person',0,'plain-11','05b216d74a00000c',1794919982261,'1: draft Y2');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',29,30,'person',0,'plain-12','05b216d74a00000d',1794919982262,'1: place D5');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',30,31,'person',0,'plain-13','05b216d74a00000e',1794919982263,'1: end');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',31,32,'person',0,'plain-14','05b216d74a00000f',1794919982264,'1: draft P1');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',32,33,'person',0,'plain-15','05b216d74a000010',1794919982265,'1: place D3');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',33,38,'person',0,'plain-16','05b216d74a000011',1794919982267,'1: end
*: roll G2 P6 P3 Y6');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',38,39,'person',0,'plain-17','05b216d74a000012',1794919982269,'1: end');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',39,40,'person',0,'plain-18','05b216d74a000013',1794919982273,'1: draft P6');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',40,41,'person',0,'plain-19','05b216d74a000014',1794919982275,'1: tool 5');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',41,42,'person',0,'plain-20','05b216d74a000015',1794919982279,'1: pay G2');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',42,43,'person',0,'plain-21','05b216d74a000016',1794919982282,'1: swap 1 G6');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',43,44,'person',0,'plain-22','05b216d74a000017',1794919982285,'1: place D2');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',44,49,'person',0,'plain-23','05b216d74a000018',1794919982290,'1: end
*: roll B1 R1 B4 P6');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',49,50,'person',0,'plain-24','05b216d74a000019',1794919982308,'1: end');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',50,51,'person',0,'plain-25','05b216d74a00001a',1794919982348,'1: tool 7');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',51,55,'person',0,'plain-26','05b216d74a00001b',1794919982351,'1: pay B4
*: reroll 4 2 2');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',55,56,'person',0,'plain-27','05b216d74a00001c',1794919982354,'1: draft R4');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',56,57,'person',0,'plain-28','05b216d74a00001d',1794919982357,'1: place C1');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',57,62,'person',0,'plain-29','05b216d74a00001e',1794919982361,'1: end
*: roll B3 Y4 B1 B2');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',62,63,'person',0,'plain-30','05b216d74a00001f',1794919982362,'1: end');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',63,64,'person',0,'plain-31','05b216d74a000020',1794919982365,'1: draft B1');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',64,65,'person',0,'plain-32','05b216d74a000021',1794919982367,'1: place B2');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',65,70,'person',0,'plain-33','05b216d74a000022',1794919982369,'1: end
*: roll R6 G1 R6 G6');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',70,71,'person',0,'plain-34','05b216d74a000023',1794919982371,'1: draft G1');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',71,72,'person',0,'plain-35','05b216d74a000024',1794919982373,'1: place B4');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',72,73,'person',0,'plain-36','05b216d74a000025',1794919982375,'1: end');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',73,78,'person',0,'plain-37','05b216d74a000026',1794919982381,'1: end
*: roll R4 Y2 P2 R4');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',78,79,'person',0,'plain-38','05b216d74a000027',1794919982384,'1: draft Y2');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',79,80,'person',0,'plain-39','05b216d74a000028',1794919982386,'1: place A2');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',80,81,'person',0,'plain-40','05b216d74a000029',1794919982389,'1: end');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',81,82,'person',0,'plain-41','05b216d74a00002a',1794919982390,'1: draft P2');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',82,83,'person',0,'plain-42','05b216d74a00002b',1794919982392,'1: place B1');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',83,88,'person',0,'plain-43','05b216d74a00002c',1794919982396,'1: end
*: roll B6 Y3 Y6 R4');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',88,89,'person',0,'plain-44','05b216d74a00002d',1794919982398,'1: draft R4');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',89,90,'person',0,'plain-45','05b216d74a00002e',1794919982399,'1: place A1');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',90,91,'person',0,'plain-46','05b216d74a00002f',1794919982400,'1: end');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',91,96,'person',0,'plain-47','05b216d74a000030',1794919982403,'1: end
*: roll Y5 B4 Y1 R3');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',96,97,'person',0,'plain-48','05b216d74a000031',1794919982404,'1: end');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',97,98,'person',0,'plain-49','05b216d74a000032',1794919982406,'1: draft B4');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',98,99,'person',0,'plain-50','05b216d74a000033',1794919982406,'1: place C4');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',99,104,'person',0,'plain-51','05b216d74a000034',1794919982408,'1: end
*: roll Y1 G6 P4 Y5');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',104,105,'person',0,'plain-52','05b216d74a000035',1794919982410,'1: end');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',105,106,'person',0,'plain-53','05b216d74a000036',1794919982412,'1: draft G6');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',106,107,'person',0,'plain-54','05b216d74a000037',1794919982413,'1: place C3');
INSERT INTO "steps" VALUES('D4fi-DESI-gflcsL',107,108,'person',0,'plain-55','05b216d74a000038',1794919982416,'1: end');
INSERT INTO "steps" VALUES('hmxMBrUW8TVKcse7',0,13,'deal',NULL,NULL,'05b216d74a000039',1794919982452,'*: private 1 yellow, private 2 purple
*: card 1 11, card 1 8, card 2 5, card 2 6
*: tool 8, tool 5, tool 3
*: public row-color-variety, public shade-variety, public color-variety
*: start 2');
INSERT INTO "steps" VALUES('hmxMBrUW8TVKcse7',13,14,'person',0,'plain-57','05b216d74a00003a',1794919982471,'1: pattern suns-glory');
INSERT INTO "steps" VALUES('hmxMBrUW8TVKcse7',14,20,'person',1,'plain-58','05b216d74a00003b',1794919982475,'2: pattern shadow-thief
*: roll B4 G2 B1 B2 G1');
INSERT INTO "steps" VALUES('hmxMBrUW8TVKcse7',20,21,'person',1,'plain-59','05b216d74a00003c',1794919982478,'2: end');
INSERT INTO "steps" VALUES('hmxMBrUW8TVKcse7',21,22,'person',0,'plain-60','05b216d74a00003d',1794919982479,'1: draft G2');
INSERT INTO "steps" VALUES('hmxMBrUW8TVKcse7',22,23,'person',0,'plain-61','05b216d74a00003e',1794919982484,'1: place A4');
INSERT INTO "steps" VALUES('hmxMBrUW8TVKcse7',23,24,'person',0,'plain-62','05b216d74a00003f',1794919982485,'1: end');
INSERT INTO "steps" VALUES('hmxMBrUW8TVKcse7',24,25,'person',0,'plain-63','05b216d74a000040',1794919982487,'1: draft B2');
INSERT INTO "steps" VALUES('hmxMBrUW8TVKcse7',25,26,'person',0,'plain-64','05b216d74a000041',1794919982488,'1: place B3');
INSERT INTO "steps" VALUES('hmxMBrUW8TVKcse7',26,27,'person',0,'plain-65','05b216d74a000042',1794919982490,'1: end');
INSERT INTO "steps" VALUES('hmxMBrUW8TVKcse7',27,33,'person',1,'plain-66','05b216d74a000043',1794919982492,'2: end
*: roll G3 R2 Y1 P1 R2');
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
INSERT INTO "tables" VALUES('D4fi-DESI-gflcsL','2NsYNGItB8ux3TY3','over',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'6BDDFEFDF44A93454DCBF74AF55BD780D5738FBA890C4B7CBE343FAFE3C0100A','a2cce285b1efc3b7b7cbb54675694b91ce9833d8fa9e94ae2c551fe1e0dc8ea1',NULL,NULL,10,'',NULL,1794919982197,1794919982416,1794919982416,'-10','',96);
INSERT INTO "tables" VALUES('hmxMBrUW8TVKcse7','2NsYNGItB8ux3TY3','playing',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"days","days":3},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'47408F965DD7528695EE9F7A24FBBB9CCB3A815F4E3883D57C6AB0DAD95FFDB2','6e7fcfd23ca5e54df47eb4e2e77f9e5d4f284903c168e751a4d1c3e24560543b',NULL,NULL,2,'0',1795179182492,1794919982427,1794919982492,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('sG9ZDTEXsS03Xd91','2NsYNGItB8ux3TY3','waiting',2,1,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":true,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'91A2D591555B88C54546FDC6492F03E1F83E9CF275931D91F85DB2E4AFE5365A','2b1e7bb4b23a4b4e5d78cf4b2f04eae6eb0ba6ada9f00e5b139affa660823184',NULL,NULL,0,'',NULL,1794919982500,1794919982500,NULL,NULL,NULL,NULL);
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
