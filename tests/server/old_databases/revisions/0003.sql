-- {"commit": "4282823", "written": 1794914835869, "today": "2026-11-17", "people": {"ann": "b_Cd5rweQa-FVg6Fp7aQHw", "bob": "-o4AcA22Vn1fx18kzo5EJw"}, "tables": {"over": "U6yyPWtfWzvSr9UK", "running": "f3hweE-Bx9-iTDGf", "waiting": "Zv-QR0gjIwzoqz-F"}, "version": 39, "game": {"winners": [], "ranking": [0], "decided_by": "points", "target": 87, "commitment": "446735b1e540c65831873704fcd147f3f9b7e82970b8d02a916928f604983a75", "seed": "f5d62a2a81774b3cb51bcd0abc88a19d2f789e7475c943493c14fc30e27ee889", "verified": true, "totals": [-3], "moments": 57, "steps": 4, "verify": {"is_good": true, "checked": 51, "findings": []}, "record": "bc95bad1e06abeeb14813549712ffa183cf32badb247190bd8620182b6da0e6b"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE blocks (
	person VARCHAR(40) NOT NULL, 
	blocked VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person, blocked), 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "blocks" VALUES('LW9upSL2UPUuex0r','XuAPXpeYDSa_7sgi');
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
INSERT INTO "chat" VALUES('f3hweE-Bx9-iTDGf',1,'LW9upSL2UPUuex0r',1,'Guest 5929','plain-56','Hello, Ann!',1794914835403);
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
	created BIGINT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_account_key UNIQUE (account_key)
);
INSERT INTO "people" VALUES('XuAPXpeYDSa_7sgi','account','Guest 2313','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$35b60irGlbbXbNxoEUQsxA$qVA+l0ym66FqP9JQwiWjF/6DuldIr3Qx66/1MQMIy/E','$argon2id$v=19$m=65536,t=3,p=4$QyANdxPBIMVBIrHQujY/ig$YBjjg42EXkaH5IhdQDR8SYxASDDKg+I2ZK1YIF5R6/A',1,NULL,NULL,1794914833108);
INSERT INTO "people" VALUES('LW9upSL2UPUuex0r','guest','Guest 5929',NULL,NULL,NULL,NULL,1,NULL,NULL,1794914834562);
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
INSERT INTO "results" VALUES('U6yyPWtfWzvSr9UK',0,'XuAPXpeYDSa_7sgi',1,'via-lux',3,-3,0);
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
INSERT INTO "seats" VALUES('U6yyPWtfWzvSr9UK',0,'person','XuAPXpeYDSa_7sgi','Guest 2313','',0,0,0);
INSERT INTO "seats" VALUES('f3hweE-Bx9-iTDGf',0,'person','XuAPXpeYDSa_7sgi','Guest 2313','',0,0,0);
INSERT INTO "seats" VALUES('f3hweE-Bx9-iTDGf',1,'person','LW9upSL2UPUuex0r','Guest 5929','',0,0,0);
INSERT INTO "seats" VALUES('Zv-QR0gjIwzoqz-F',0,'person','XuAPXpeYDSa_7sgi','Guest 2313','',0,0,0);
INSERT INTO "seats" VALUES('Zv-QR0gjIwzoqz-F',1,'open',NULL,'','',0,0,0);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('3bb9b60c5e20091f0983da44d80a3afff55d08e603e662cb23cdd34eb5f7835c','XuAPXpeYDSa_7sgi',1794914834539,1810466834539);
INSERT INTO "sessions" VALUES('81a7b08d133947d8351b85cde931f22cc2d9da6743335430c4b1bfeb6dc0e9cb','LW9upSL2UPUuex0r',1794914834562,1810466834562);
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
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',0,9,'deal',NULL,NULL,'330ab60f7c000000',1794914834643,'*: private 1 blue, private 1 purple
*: card 1 9, card 1 4
*: tool 6, tool 11, tool 9
*: public medium-shades, public color-variety');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',9,14,'person',0,'plain-0','330ab60f7c000001',1794914834688,'1: pattern via-lux
*: roll R4 B3 Y6 P5');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',14,15,'person',0,'plain-1','330ab60f7c000002',1794914834697,'1: draft Y6');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',15,16,'person',0,'plain-2','330ab60f7c000003',1794914834702,'1: place C5');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',16,17,'person',0,'plain-3','330ab60f7c000004',1794914834704,'1: end');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',17,18,'person',0,'plain-4','330ab60f7c000005',1794914834706,'1: draft R4');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',18,19,'person',0,'plain-5','330ab60f7c000006',1794914834710,'1: place B4');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',19,24,'person',0,'plain-6','330ab60f7c000007',1794914834713,'1: end
*: roll Y5 Y5 G4 P4');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',24,25,'person',0,'plain-7','330ab60f7c000008',1794914834714,'1: draft Y5');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',25,26,'person',0,'plain-8','330ab60f7c000009',1794914834717,'1: tool 11');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',26,28,'person',0,'plain-9','330ab60f7c00000a',1794914834718,'1: pay P4
*: draw red');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',28,29,'person',0,'plain-10','330ab60f7c00000b',1794914834719,'1: value 1');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',29,30,'person',0,'plain-11','330ab60f7c00000c',1794914834720,'1: place A5');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',30,31,'person',0,'plain-12','330ab60f7c00000d',1794914834725,'1: end');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',31,32,'person',0,'plain-13','330ab60f7c00000e',1794914834726,'1: draft G4');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',32,33,'person',0,'plain-14','330ab60f7c00000f',1794914834728,'1: tool 9');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',33,34,'person',0,'plain-15','330ab60f7c000010',1794914834730,'1: pay Y5');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',34,35,'person',0,'plain-16','330ab60f7c000011',1794914834732,'1: place A2');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',35,40,'person',0,'plain-17','330ab60f7c000012',1794914834735,'1: end
*: roll R5 P2 P1 B4');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',40,41,'person',0,'plain-18','330ab60f7c000013',1794914834738,'1: draft R5');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',41,42,'person',0,'plain-19','330ab60f7c000014',1794914834755,'1: place B1');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',42,43,'person',0,'plain-20','330ab60f7c000015',1794914834773,'1: end');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',43,44,'person',0,'plain-21','330ab60f7c000016',1794914834825,'1: draft B4');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',44,45,'person',0,'plain-22','330ab60f7c000017',1794914834832,'1: tool 6');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',45,47,'person',0,'plain-23','330ab60f7c000018',1794914834849,'1: pay P1
*: reroll 1');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',47,48,'person',0,'plain-24','330ab60f7c000019',1794914834857,'1: place B2');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',48,53,'person',0,'plain-25','330ab60f7c00001a',1794914834861,'1: end
*: roll G2 P6 B5 G1');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',53,54,'person',0,'plain-26','330ab60f7c00001b',1794914834882,'1: draft B5');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',54,55,'person',0,'plain-27','330ab60f7c00001c',1794914834890,'1: place A4');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',55,56,'person',0,'plain-28','330ab60f7c00001d',1794914834896,'1: end');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',56,57,'person',0,'plain-29','330ab60f7c00001e',1794914834905,'1: draft G2');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',57,58,'person',0,'plain-30','330ab60f7c00001f',1794914834937,'1: place B5');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',58,63,'person',0,'plain-31','330ab60f7c000020',1794914834945,'1: end
*: roll Y5 G6 B4 G3');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',63,64,'person',0,'plain-32','330ab60f7c000021',1794914834960,'1: end');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',64,69,'person',0,'plain-33','330ab60f7c000022',1794914834963,'1: end
*: roll P2 Y5 B4 R4');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',69,70,'person',0,'plain-34','330ab60f7c000023',1794914834969,'1: draft Y5');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',70,71,'person',0,'plain-35','330ab60f7c000024',1794914834975,'1: place B3');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',71,72,'person',0,'plain-36','330ab60f7c000025',1794914834993,'1: end');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',72,73,'person',0,'plain-37','330ab60f7c000026',1794914835004,'1: draft P2');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',73,74,'person',0,'plain-38','330ab60f7c000027',1794914835013,'1: place C4');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',74,79,'person',0,'plain-39','330ab60f7c000028',1794914835047,'1: end
*: roll R3 B4 G5 R2');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',79,80,'person',0,'plain-40','330ab60f7c000029',1794914835076,'1: draft R2');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',80,81,'person',0,'plain-41','330ab60f7c00002a',1794914835098,'1: place D5');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',81,82,'person',0,'plain-42','330ab60f7c00002b',1794914835105,'1: end');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',82,87,'person',0,'plain-43','330ab60f7c00002c',1794914835126,'1: end
*: roll P4 P3 Y4 Y3');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',87,88,'person',0,'plain-44','330ab60f7c00002d',1794914835132,'1: end');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',88,89,'person',0,'plain-45','330ab60f7c00002e',1794914835135,'1: draft P4');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',89,90,'person',0,'plain-46','330ab60f7c00002f',1794914835139,'1: place D3');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',90,95,'person',0,'plain-47','330ab60f7c000030',1794914835146,'1: end
*: roll B1 Y3 R4 Y6');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',95,96,'person',0,'plain-48','330ab60f7c000031',1794914835152,'1: end');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',96,97,'person',0,'plain-49','330ab60f7c000032',1794914835154,'1: draft B1');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',97,98,'person',0,'plain-50','330ab60f7c000033',1794914835159,'1: place D2');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',98,103,'person',0,'plain-51','330ab60f7c000034',1794914835169,'1: end
*: roll G1 P3 Y5 B5');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',103,104,'person',0,'plain-52','330ab60f7c000035',1794914835181,'1: draft Y5');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',104,105,'person',0,'plain-53','330ab60f7c000036',1794914835194,'1: place C2');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',105,106,'person',0,'plain-54','330ab60f7c000037',1794914835201,'1: end');
INSERT INTO "steps" VALUES('U6yyPWtfWzvSr9UK',106,107,'person',0,'plain-55','330ab60f7c000038',1794914835213,'1: end');
INSERT INTO "steps" VALUES('f3hweE-Bx9-iTDGf',0,13,'deal',NULL,NULL,'330ab60f7c000039',1794914835334,'*: private 1 blue, private 2 red
*: card 1 1, card 1 10, card 2 9, card 2 2
*: tool 6, tool 5, tool 11
*: public deep-shades, public row-color-variety, public light-shades
*: start 2');
INSERT INTO "steps" VALUES('f3hweE-Bx9-iTDGf',13,14,'person',0,'plain-57','330ab60f7c00003a',1794914835447,'1: pattern comitas');
INSERT INTO "steps" VALUES('f3hweE-Bx9-iTDGf',14,20,'person',1,'plain-58','330ab60f7c00003b',1794914835454,'2: pattern virtus
*: roll P6 P6 B6 R1 Y4');
INSERT INTO "steps" VALUES('f3hweE-Bx9-iTDGf',20,21,'person',1,'plain-59','330ab60f7c00003c',1794914835481,'2: draft P6');
INSERT INTO "steps" VALUES('f3hweE-Bx9-iTDGf',21,22,'person',1,'plain-60','330ab60f7c00003d',1794914835492,'2: place D4');
INSERT INTO "steps" VALUES('f3hweE-Bx9-iTDGf',22,23,'person',1,'plain-61','330ab60f7c00003e',1794914835508,'2: end');
INSERT INTO "steps" VALUES('f3hweE-Bx9-iTDGf',23,24,'person',0,'plain-62','330ab60f7c00003f',1794914835529,'1: draft R1');
INSERT INTO "steps" VALUES('f3hweE-Bx9-iTDGf',24,26,'person',0,'plain-63','330ab60f7c000040',1794914835537,'1: tool 6
*: reroll 2');
INSERT INTO "steps" VALUES('f3hweE-Bx9-iTDGf',26,27,'person',0,'plain-64','330ab60f7c000041',1794914835545,'1: place A3');
INSERT INTO "steps" VALUES('f3hweE-Bx9-iTDGf',27,28,'person',0,'plain-65','330ab60f7c000042',1794914835560,'1: end');
INSERT INTO "steps" VALUES('f3hweE-Bx9-iTDGf',28,29,'person',0,'plain-66','330ab60f7c000043',1794914835570,'1: draft B6');
INSERT INTO "steps" VALUES('f3hweE-Bx9-iTDGf',29,31,'person',0,'plain-67','330ab60f7c000044',1794914835574,'1: tool 6
*: reroll 6');
INSERT INTO "steps" VALUES('f3hweE-Bx9-iTDGf',31,32,'person',0,'plain-68','330ab60f7c000045',1794914835583,'1: place A4');
INSERT INTO "steps" VALUES('f3hweE-Bx9-iTDGf',32,33,'person',0,'plain-69','330ab60f7c000046',1794914835608,'1: end');
INSERT INTO "steps" VALUES('f3hweE-Bx9-iTDGf',33,39,'person',1,'plain-70','330ab60f7c000047',1794914835612,'2: end
*: roll R4 G1 R6 B5 P2');
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
INSERT INTO "tables" VALUES('U6yyPWtfWzvSr9UK','XuAPXpeYDSa_7sgi','over',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'F5D62A2A81774B3CB51BCD0ABC88A19D2F789E7475C943493C14FC30E27EE889','446735b1e540c65831873704fcd147f3f9b7e82970b8d02a916928f604983a75',NULL,NULL,10,'',NULL,1794914834586,1794914835213,1794914835213,'-3','',87);
INSERT INTO "tables" VALUES('f3hweE-Bx9-iTDGf','XuAPXpeYDSa_7sgi','playing',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"days","days":3},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'FD68DA4C52611A9E43759C8A045E5B87B7201E2462824F8601486AC9E435E48A','4f4a6d75a9f624a990a1a75a7353d5e0b585fe162a15fe477f1001243c8cbc85',NULL,NULL,2,'0',1795174035612,1794914835270,1794914835612,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('Zv-QR0gjIwzoqz-F','XuAPXpeYDSa_7sgi','waiting',2,1,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":true,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'0ABFB89F570988DDFB222351D76527E6C7ED3582AD137A1748CE313759E303C7','b4ed1d481b16acf08681d408fe3e01b4b9a731ef6874a4da491e6f80d80808d8',NULL,NULL,0,'',NULL,1794914835630,1794914835630,NULL,NULL,NULL,NULL);
CREATE INDEX ix_tables_deal ON tables (deal);
CREATE INDEX ix_tables_status_changed ON tables (status, changed);
CREATE INDEX ix_results_person ON results (person);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_sessions_expires ON sessions (expires);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_daily_tries_person ON daily_tries (person);
CREATE INDEX ix_tables_due_at ON tables (due_at);
COMMIT;
