-- {"commit": "ae70372", "written": 1794914848032, "today": "2026-11-17", "people": {"ann": "u-6zS5cI2ZpGvPj5FfnDAg", "bob": "mVRA_9VVXGgbtgKy54ZkNQ"}, "tables": {"over": "d_ZT8ulJeZjZfQSr", "running": "P8mUv-KawTeOT9FY", "waiting": "owz5pjpIM7qreV-y"}, "version": 34, "game": {"winners": [], "ranking": [0], "decided_by": "points", "target": 89, "commitment": "0287f04f822a9700fefa5e232bfedd7f74dc3ce99d4057222e2ceeaa894cc50c", "seed": "5be21e3990e6d6d379da2eb781cc7b227fbbbedcfc3001c0297bf2f75a408cbe", "verified": true, "totals": [5], "moments": 62, "steps": 4, "verify": {"is_good": true, "checked": 49, "findings": []}, "record": "5b497fc8943e2a913f5916b9d9b4acd834c6d5f7f988e408c1fdad5339bc1761"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE blocks (
	person VARCHAR(40) NOT NULL, 
	blocked VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person, blocked), 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "blocks" VALUES('mQVmhk4oaHNtR8Wr','MsKJxAK-mdttGffu');
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
INSERT INTO "chat" VALUES('P8mUv-KawTeOT9FY',1,'mQVmhk4oaHNtR8Wr',1,'Guest 9615','plain-61','Hello, Ann!',1794914847733);
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
	created BIGINT NOT NULL, mail_confirmed BIGINT, mail_turns BOOLEAN DEFAULT 1 NOT NULL, unsubscribe VARCHAR(40), 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_account_key UNIQUE (account_key)
);
INSERT INTO "people" VALUES('MsKJxAK-mdttGffu','account','Guest 4144','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$wtDcY/in5QI2GWayXIRNoA$WwqhM0iaw+GN+IDGXspKKNFPflnWDNggn943rvIAbPM','$argon2id$v=19$m=65536,t=3,p=4$XbpvFa3p+cAMVuyqUpM4cw$9aOT/O8a0me+60/UJ1qwHTQi3Pvpf/RUXXG3cpUxQYU',1,NULL,NULL,1794914845099,NULL,1,NULL);
INSERT INTO "people" VALUES('mQVmhk4oaHNtR8Wr','guest','Guest 9615',NULL,NULL,NULL,NULL,1,NULL,NULL,1794914846581,NULL,1,NULL);
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
INSERT INTO "results" VALUES('d_ZT8ulJeZjZfQSr',0,'MsKJxAK-mdttGffu',1,'luz-celestial',3,5,0);
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
INSERT INTO "seats" VALUES('d_ZT8ulJeZjZfQSr',0,'person','MsKJxAK-mdttGffu','Guest 4144','',0,0,0);
INSERT INTO "seats" VALUES('P8mUv-KawTeOT9FY',0,'person','MsKJxAK-mdttGffu','Guest 4144','',0,0,0);
INSERT INTO "seats" VALUES('P8mUv-KawTeOT9FY',1,'person','mQVmhk4oaHNtR8Wr','Guest 9615','',0,0,0);
INSERT INTO "seats" VALUES('owz5pjpIM7qreV-y',0,'person','MsKJxAK-mdttGffu','Guest 4144','',0,0,0);
INSERT INTO "seats" VALUES('owz5pjpIM7qreV-y',1,'open',NULL,'','',0,0,0);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('9f9c1becfe0f2ac043865652f5e3307463bc25a7f078b95a3c09681a4f327117','MsKJxAK-mdttGffu',1794914845099,1810466845099);
INSERT INTO "sessions" VALUES('6bf2204855364d5f2b04163e516e917089f0e0f88610d04c06bbd8903c4b74fd','mQVmhk4oaHNtR8Wr',1794914846581,1810466846581);
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
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',0,9,'deal',NULL,NULL,'0b0d0e72dc000000',1794914846612,'*: private 1 green, private 1 yellow
*: card 1 4, card 1 12
*: tool 5, tool 1, tool 3
*: public color-diagonals, public medium-shades');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',9,14,'person',0,'plain-0','0b0d0e72dc000001',1794914846628,'1: pattern luz-celestial
*: roll G3 B1 R4 B3');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',14,15,'person',0,'plain-1','0b0d0e72dc000002',1794914846717,'1: draft G3');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',15,16,'person',0,'plain-2','0b0d0e72dc000003',1794914846720,'1: place D4');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',16,17,'person',0,'plain-3','0b0d0e72dc000004',1794914846731,'1: tool 3');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',17,18,'person',0,'plain-4','0b0d0e72dc000005',1794914846743,'1: pay R4');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',18,19,'person',0,'plain-5','0b0d0e72dc000006',1794914846771,'1: lift D4');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',19,20,'person',0,'plain-6','0b0d0e72dc000007',1794914846786,'1: place C1');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',20,21,'person',0,'plain-7','0b0d0e72dc000008',1794914846803,'1: end');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',21,22,'person',0,'plain-8','0b0d0e72dc000009',1794914846816,'1: draft B1');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',22,23,'person',0,'plain-9','0b0d0e72dc00000a',1794914846830,'1: place C2');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',23,28,'person',0,'plain-10','0b0d0e72dc00000b',1794914846834,'1: end
*: roll Y5 Y4 G5 G4');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',28,29,'person',0,'plain-11','0b0d0e72dc00000c',1794914846842,'1: draft G5');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',29,30,'person',0,'plain-12','0b0d0e72dc00000d',1794914846846,'1: place C3');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',30,31,'person',0,'plain-13','0b0d0e72dc00000e',1794914846849,'1: end');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',31,32,'person',0,'plain-14','0b0d0e72dc00000f',1794914846853,'1: draft Y5');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',32,33,'person',0,'plain-15','0b0d0e72dc000010',1794914846864,'1: place D1');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',33,38,'person',0,'plain-16','0b0d0e72dc000011',1794914846867,'1: end
*: roll G2 P4 Y6 P2');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',38,39,'person',0,'plain-17','0b0d0e72dc000012',1794914846870,'1: draft Y6');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',39,40,'person',0,'plain-18','0b0d0e72dc000013',1794914846872,'1: place B3');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',40,41,'person',0,'plain-19','0b0d0e72dc000014',1794914846874,'1: end');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',41,42,'person',0,'plain-20','0b0d0e72dc000015',1794914846875,'1: draft G2');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',42,43,'person',0,'plain-21','0b0d0e72dc000016',1794914846878,'1: tool 1');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',43,44,'person',0,'plain-22','0b0d0e72dc000017',1794914846881,'1: pay P2');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',44,45,'person',0,'plain-23','0b0d0e72dc000018',1794914846881,'1: value 1');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',45,46,'person',0,'plain-24','0b0d0e72dc000019',1794914846882,'1: place A2');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',46,51,'person',0,'plain-25','0b0d0e72dc00001a',1794914846885,'1: end
*: roll B3 R6 P6 B1');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',51,52,'person',0,'plain-26','0b0d0e72dc00001b',1794914846893,'1: draft B3');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',52,53,'person',0,'plain-27','0b0d0e72dc00001c',1794914846902,'1: place C4');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',53,54,'person',0,'plain-28','0b0d0e72dc00001d',1794914846915,'1: end');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',54,55,'person',0,'plain-29','0b0d0e72dc00001e',1794914846925,'1: draft R6');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',55,56,'person',0,'plain-30','0b0d0e72dc00001f',1794914846936,'1: place D4');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',56,61,'person',0,'plain-31','0b0d0e72dc000020',1794914846952,'1: end
*: roll P4 P1 R3 Y4');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',61,62,'person',0,'plain-32','0b0d0e72dc000021',1794914846969,'1: draft R3');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',62,63,'person',0,'plain-33','0b0d0e72dc000022',1794914846989,'1: place B5');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',63,64,'person',0,'plain-34','0b0d0e72dc000023',1794914847109,'1: end');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',64,65,'person',0,'plain-35','0b0d0e72dc000024',1794914847131,'1: draft P4');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',65,66,'person',0,'plain-36','0b0d0e72dc000025',1794914847147,'1: place A1');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',66,71,'person',0,'plain-37','0b0d0e72dc000026',1794914847173,'1: end
*: roll Y6 Y4 P6 Y1');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',71,72,'person',0,'plain-38','0b0d0e72dc000027',1794914847179,'1: end');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',72,73,'person',0,'plain-39','0b0d0e72dc000028',1794914847206,'1: draft Y1');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',73,74,'person',0,'plain-40','0b0d0e72dc000029',1794914847224,'1: place D5');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',74,79,'person',0,'plain-41','0b0d0e72dc00002a',1794914847279,'1: end
*: roll B5 R4 R6 B6');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',79,80,'person',0,'plain-42','0b0d0e72dc00002b',1794914847306,'1: end');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',80,85,'person',0,'plain-43','0b0d0e72dc00002c',1794914847315,'1: end
*: roll R2 B1 R1 B4');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',85,86,'person',0,'plain-44','0b0d0e72dc00002d',1794914847334,'1: draft B4');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',86,87,'person',0,'plain-45','0b0d0e72dc00002e',1794914847349,'1: place A5');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',87,88,'person',0,'plain-46','0b0d0e72dc00002f',1794914847362,'1: end');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',88,93,'person',0,'plain-47','0b0d0e72dc000030',1794914847386,'1: end
*: roll P6 B6 G4 P2');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',93,94,'person',0,'plain-48','0b0d0e72dc000031',1794914847405,'1: draft P2');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',94,95,'person',0,'plain-49','0b0d0e72dc000032',1794914847409,'1: place C5');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',95,96,'person',0,'plain-50','0b0d0e72dc000033',1794914847453,'1: end');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',96,97,'person',0,'plain-51','0b0d0e72dc000034',1794914847516,'1: draft B6');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',97,98,'person',0,'plain-52','0b0d0e72dc000035',1794914847519,'1: tool 5');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',98,99,'person',0,'plain-53','0b0d0e72dc000036',1794914847534,'1: pay G4');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',99,100,'person',0,'plain-54','0b0d0e72dc000037',1794914847538,'1: swap 8 R2');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',100,101,'person',0,'plain-55','0b0d0e72dc000038',1794914847558,'1: place A3');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',101,106,'person',0,'plain-56','0b0d0e72dc000039',1794914847581,'1: end
*: roll P6 P4 R4 G1');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',106,107,'person',0,'plain-57','0b0d0e72dc00003a',1794914847599,'1: draft P4');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',107,108,'person',0,'plain-58','0b0d0e72dc00003b',1794914847605,'1: place B2');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',108,109,'person',0,'plain-59','0b0d0e72dc00003c',1794914847625,'1: end');
INSERT INTO "steps" VALUES('d_ZT8ulJeZjZfQSr',109,110,'person',0,'plain-60','0b0d0e72dc00003d',1794914847630,'1: end');
INSERT INTO "steps" VALUES('P8mUv-KawTeOT9FY',0,13,'deal',NULL,NULL,'0b0d0e72dc00003e',1794914847709,'*: private 1 blue, private 2 red
*: card 1 2, card 1 5, card 2 4, card 2 3
*: tool 2, tool 11, tool 3
*: public color-variety, public column-color-variety, public shade-variety
*: start 2');
INSERT INTO "steps" VALUES('P8mUv-KawTeOT9FY',13,14,'person',0,'plain-62','0b0d0e72dc00003f',1794914847742,'1: pattern symphony-of-light');
INSERT INTO "steps" VALUES('P8mUv-KawTeOT9FY',14,20,'person',1,'plain-63','0b0d0e72dc000040',1794914847744,'2: pattern aurorae-magnificus
*: roll R6 B6 P2 G1 Y6');
INSERT INTO "steps" VALUES('P8mUv-KawTeOT9FY',20,21,'person',1,'plain-64','0b0d0e72dc000041',1794914847747,'2: draft Y6');
INSERT INTO "steps" VALUES('P8mUv-KawTeOT9FY',21,22,'person',1,'plain-65','0b0d0e72dc000042',1794914847748,'2: place D3');
INSERT INTO "steps" VALUES('P8mUv-KawTeOT9FY',22,23,'person',1,'plain-66','0b0d0e72dc000043',1794914847760,'2: tool 3');
INSERT INTO "steps" VALUES('P8mUv-KawTeOT9FY',23,24,'person',1,'plain-67','0b0d0e72dc000044',1794914847763,'2: lift D3');
INSERT INTO "steps" VALUES('P8mUv-KawTeOT9FY',24,25,'person',1,'plain-68','0b0d0e72dc000045',1794914847768,'2: place D2');
INSERT INTO "steps" VALUES('P8mUv-KawTeOT9FY',25,26,'person',1,'plain-69','0b0d0e72dc000046',1794914847771,'2: end');
INSERT INTO "steps" VALUES('P8mUv-KawTeOT9FY',26,27,'person',0,'plain-70','0b0d0e72dc000047',1794914847774,'1: end');
INSERT INTO "steps" VALUES('P8mUv-KawTeOT9FY',27,28,'person',0,'plain-71','0b0d0e72dc000048',1794914847782,'1: end');
INSERT INTO "steps" VALUES('P8mUv-KawTeOT9FY',28,34,'person',1,'plain-72','0b0d0e72dc000049',1794914847795,'2: end
*: roll Y2 B4 P4 Y4 R1');
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
INSERT INTO "tables" VALUES('d_ZT8ulJeZjZfQSr','MsKJxAK-mdttGffu','over',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'5BE21E3990E6D6D379DA2EB781CC7B227FBBBEDCFC3001C0297BF2F75A408CBE','0287f04f822a9700fefa5e232bfedd7f74dc3ce99d4057222e2ceeaa894cc50c',NULL,NULL,10,'',NULL,1794914846600,1794914847630,1794914847630,'5','',89);
INSERT INTO "tables" VALUES('P8mUv-KawTeOT9FY','MsKJxAK-mdttGffu','playing',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"days","days":3},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'5D7B259A4AED75770580D8F6C4A2BBA977BAB1FF415E971013232114AB237C7C','0d0005be14e329bd486e7ecb0228ff7bcc5d4b60db24300533065e8ea825495b',NULL,NULL,2,'0',1795174047795,1794914847677,1794914847795,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('owz5pjpIM7qreV-y','MsKJxAK-mdttGffu','waiting',2,1,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":true,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'4756D4F3FF30568C98A97BA256C6281994C2C7F8AE112078E57206F162CF5B47','b7e71ea076e99c324d4ab72840b506956f73836aac6b22643b43608e78c6159f',NULL,NULL,0,'',NULL,1794914847818,1794914847818,NULL,NULL,NULL,NULL);
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
COMMIT;
