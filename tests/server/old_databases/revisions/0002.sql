-- {"commit": "af771a5", "written": 1794914824009, "today": "2026-11-17", "people": {"ann": "5z58qupg2DoaBm_EQvzpbQ", "bob": "TII8rAD1q9tJGZsHtHzhGA"}, "tables": {"over": "i-R-h1YnHWRqfyUh", "running": "oU3s9vyMN2GYsNxF", "waiting": "qX_eW2pXi4llWsLl"}, "version": 37, "game": {"winners": [], "ranking": [0], "decided_by": "points", "target": 87, "commitment": "3bd729883e0e7cf51635e8414b59d33cfaf63f400d30f8f22e3099406d9a65a3", "seed": "694d6abe6ea25b33c0d409367b435761f30a9f150c3af3a7e4b3bbd7d76978f2", "verified": true, "totals": [3], "moments": 58, "steps": 4, "verify": {"is_good": true, "checked": 49, "findings": []}, "record": "65a95b6a4cc000a7347f6dc5f9a0ce0dd31bd1ae59a343d75a8f4e996f6491b4"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE blocks (
	person VARCHAR(40) NOT NULL, 
	blocked VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person, blocked), 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "blocks" VALUES('0M41uQhHD33q9yCd','YP9OMf9_s4KhOJwD');
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
INSERT INTO "chat" VALUES('oU3s9vyMN2GYsNxF',1,'0M41uQhHD33q9yCd',1,'Guest 7906','plain-57','Hello, Ann!',1794914823736);
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
INSERT INTO "people" VALUES('YP9OMf9_s4KhOJwD','account','Guest 6168','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$37Hn8k/O/tyTe4byqozJLA$IvWOhGpu2OqDXSGbT89HNLkoJcBr1pY7sbj91BBEH8Y','$argon2id$v=19$m=65536,t=3,p=4$7q6HbpMHaMRXgTTvTmrpGQ$c9EBM4HSPK9aIA6RnWuhl/NJ7wxLb0b8aIkASWGTSqg',1,NULL,NULL,1794914822088);
INSERT INTO "people" VALUES('0M41uQhHD33q9yCd','guest','Guest 7906',NULL,NULL,NULL,NULL,1,NULL,NULL,1794914823282);
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
INSERT INTO "results" VALUES('i-R-h1YnHWRqfyUh',0,'YP9OMf9_s4KhOJwD',1,'kaleidoscopic-dream',3,3,0);
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
INSERT INTO "seats" VALUES('i-R-h1YnHWRqfyUh',0,'person','YP9OMf9_s4KhOJwD','Guest 6168','',0,0,0);
INSERT INTO "seats" VALUES('oU3s9vyMN2GYsNxF',0,'person','YP9OMf9_s4KhOJwD','Guest 6168','',0,0,0);
INSERT INTO "seats" VALUES('oU3s9vyMN2GYsNxF',1,'person','0M41uQhHD33q9yCd','Guest 7906','',0,0,0);
INSERT INTO "seats" VALUES('qX_eW2pXi4llWsLl',0,'person','YP9OMf9_s4KhOJwD','Guest 6168','',0,0,0);
INSERT INTO "seats" VALUES('qX_eW2pXi4llWsLl',1,'open',NULL,'','',0,0,0);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('d57d71b2f26aba25682b9816e676040eb36d15a62d802cb4bbbe6515aa2f788c','YP9OMf9_s4KhOJwD',1794914822088,1810466822088);
INSERT INTO "sessions" VALUES('e2d620bb96beddd4074561cbe84cd675bfd5e0c856b2b4407a9eee8de27f7164','0M41uQhHD33q9yCd',1794914823282,1810466823282);
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
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',0,9,'deal',NULL,NULL,'d3d542afcf000000',1794914823358,'*: private 1 green, private 1 purple
*: card 1 6, card 1 1
*: tool 10, tool 7, tool 3
*: public column-color-variety, public row-color-variety');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',9,14,'person',0,'plain-0','d3d542afcf000001',1794914823415,'1: pattern kaleidoscopic-dream
*: roll B1 P3 B3 R1');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',14,15,'person',0,'plain-1','d3d542afcf000002',1794914823439,'1: draft B1');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',15,16,'person',0,'plain-2','d3d542afcf000003',1794914823455,'1: place A5');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',16,17,'person',0,'plain-3','d3d542afcf000004',1794914823463,'1: tool 3');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',17,18,'person',0,'plain-4','d3d542afcf000005',1794914823470,'1: pay R1');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',18,19,'person',0,'plain-5','d3d542afcf000006',1794914823487,'1: lift A5');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',19,20,'person',0,'plain-6','d3d542afcf000007',1794914823492,'1: place D1');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',20,21,'person',0,'plain-7','d3d542afcf000008',1794914823500,'1: end');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',21,22,'person',0,'plain-8','d3d542afcf000009',1794914823501,'1: draft P3');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',22,23,'person',0,'plain-9','d3d542afcf00000a',1794914823506,'1: place C1');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',23,28,'person',0,'plain-10','d3d542afcf00000b',1794914823513,'1: end
*: roll Y4 B1 R3 Y6');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',28,29,'person',0,'plain-11','d3d542afcf00000c',1794914823525,'1: draft B1');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',29,30,'person',0,'plain-12','d3d542afcf00000d',1794914823534,'1: place C2');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',30,31,'person',0,'plain-13','d3d542afcf00000e',1794914823535,'1: end');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',31,32,'person',0,'plain-14','d3d542afcf00000f',1794914823536,'1: draft Y4');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',32,33,'person',0,'plain-15','d3d542afcf000010',1794914823537,'1: place B2');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',33,38,'person',0,'plain-16','d3d542afcf000011',1794914823539,'1: end
*: roll G4 B3 B3 Y4');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',38,39,'person',0,'plain-17','d3d542afcf000012',1794914823540,'1: draft Y4');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',39,40,'person',0,'plain-18','d3d542afcf000013',1794914823540,'1: tool 10');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',40,41,'person',0,'plain-19','d3d542afcf000014',1794914823541,'1: pay G4');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',41,42,'person',0,'plain-20','d3d542afcf000015',1794914823542,'1: place A3');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',42,43,'person',0,'plain-21','d3d542afcf000016',1794914823543,'1: end');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',43,48,'person',0,'plain-22','d3d542afcf000017',1794914823544,'1: end
*: roll P3 P3 B5 G1');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',48,49,'person',0,'plain-23','d3d542afcf000018',1794914823545,'1: end');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',49,50,'person',0,'plain-24','d3d542afcf000019',1794914823546,'1: draft G1');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',50,51,'person',0,'plain-25','d3d542afcf00001a',1794914823546,'1: place B1');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',51,56,'person',0,'plain-26','d3d542afcf00001b',1794914823550,'1: end
*: roll B3 P1 B5 Y3');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',56,57,'person',0,'plain-27','d3d542afcf00001c',1794914823553,'1: end');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',57,58,'person',0,'plain-28','d3d542afcf00001d',1794914823557,'1: draft B3');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',58,59,'person',0,'plain-29','d3d542afcf00001e',1794914823558,'1: place D3');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',59,64,'person',0,'plain-30','d3d542afcf00001f',1794914823559,'1: end
*: roll Y4 G1 P1 Y3');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',64,65,'person',0,'plain-31','d3d542afcf000020',1794914823560,'1: draft Y4');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',65,66,'person',0,'plain-32','d3d542afcf000021',1794914823563,'1: place A1');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',66,67,'person',0,'plain-33','d3d542afcf000022',1794914823565,'1: end');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',67,68,'person',0,'plain-34','d3d542afcf000023',1794914823566,'1: draft G1');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',68,69,'person',0,'plain-35','d3d542afcf000024',1794914823567,'1: place A4');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',69,74,'person',0,'plain-36','d3d542afcf000025',1794914823569,'1: end
*: roll G6 Y5 Y3 P6');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',74,75,'person',0,'plain-37','d3d542afcf000026',1794914823570,'1: draft G6');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',75,76,'person',0,'plain-38','d3d542afcf000027',1794914823572,'1: place C4');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',76,77,'person',0,'plain-39','d3d542afcf000028',1794914823574,'1: end');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',77,78,'person',0,'plain-40','d3d542afcf000029',1794914823577,'1: draft Y3');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',78,79,'person',0,'plain-41','d3d542afcf00002a',1794914823580,'1: place B4');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',79,84,'person',0,'plain-42','d3d542afcf00002b',1794914823582,'1: end
*: roll P5 P2 P5 R6');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',84,85,'person',0,'plain-43','d3d542afcf00002c',1794914823583,'1: end');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',85,86,'person',0,'plain-44','d3d542afcf00002d',1794914823583,'1: draft P5');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',86,87,'person',0,'plain-45','d3d542afcf00002e',1794914823584,'1: place D2');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',87,92,'person',0,'plain-46','d3d542afcf00002f',1794914823585,'1: end
*: roll Y1 G4 B1 Y1');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',92,93,'person',0,'plain-47','d3d542afcf000030',1794914823586,'1: draft B1');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',93,94,'person',0,'plain-48','d3d542afcf000031',1794914823587,'1: place A2');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',94,95,'person',0,'plain-49','d3d542afcf000032',1794914823588,'1: end');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',95,96,'person',0,'plain-50','d3d542afcf000033',1794914823589,'1: draft Y1');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',96,97,'person',0,'plain-51','d3d542afcf000034',1794914823589,'1: place D5');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',97,102,'person',0,'plain-52','d3d542afcf000035',1794914823591,'1: end
*: roll G5 P5 B5 R6');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',102,103,'person',0,'plain-53','d3d542afcf000036',1794914823601,'1: draft P5');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',103,104,'person',0,'plain-54','d3d542afcf000037',1794914823604,'1: place B3');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',104,105,'person',0,'plain-55','d3d542afcf000038',1794914823615,'1: end');
INSERT INTO "steps" VALUES('i-R-h1YnHWRqfyUh',105,106,'person',0,'plain-56','d3d542afcf000039',1794914823617,'1: end');
INSERT INTO "steps" VALUES('oU3s9vyMN2GYsNxF',0,13,'deal',NULL,NULL,'d3d542afcf00003a',1794914823715,'*: private 1 blue, private 2 green
*: card 1 8, card 1 11, card 2 5, card 2 1
*: tool 12, tool 8, tool 1
*: public shade-variety, public color-variety, public column-color-variety
*: start 1');
INSERT INTO "steps" VALUES('oU3s9vyMN2GYsNxF',13,14,'person',0,'plain-58','d3d542afcf00003b',1794914823745,'1: pattern firelight');
INSERT INTO "steps" VALUES('oU3s9vyMN2GYsNxF',14,20,'person',1,'plain-59','d3d542afcf00003c',1794914823749,'2: pattern sun-catcher
*: roll Y4 Y3 R3 B1 G1');
INSERT INTO "steps" VALUES('oU3s9vyMN2GYsNxF',20,21,'person',0,'plain-60','d3d542afcf00003d',1794914823757,'1: draft R3');
INSERT INTO "steps" VALUES('oU3s9vyMN2GYsNxF',21,22,'person',0,'plain-61','d3d542afcf00003e',1794914823765,'1: place D4');
INSERT INTO "steps" VALUES('oU3s9vyMN2GYsNxF',22,23,'person',0,'plain-62','d3d542afcf00003f',1794914823767,'1: tool 8');
INSERT INTO "steps" VALUES('oU3s9vyMN2GYsNxF',23,24,'person',0,'plain-63','d3d542afcf000040',1794914823769,'1: draft G1');
INSERT INTO "steps" VALUES('oU3s9vyMN2GYsNxF',24,25,'person',0,'plain-64','d3d542afcf000041',1794914823770,'1: place C3');
INSERT INTO "steps" VALUES('oU3s9vyMN2GYsNxF',25,26,'person',0,'plain-65','d3d542afcf000042',1794914823771,'1: end');
INSERT INTO "steps" VALUES('oU3s9vyMN2GYsNxF',26,27,'person',1,'plain-66','d3d542afcf000043',1794914823772,'2: end');
INSERT INTO "steps" VALUES('oU3s9vyMN2GYsNxF',27,28,'person',1,'plain-67','d3d542afcf000044',1794914823777,'2: draft Y3');
INSERT INTO "steps" VALUES('oU3s9vyMN2GYsNxF',28,29,'person',1,'plain-68','d3d542afcf000045',1794914823778,'2: tool 1');
INSERT INTO "steps" VALUES('oU3s9vyMN2GYsNxF',29,30,'person',1,'plain-69','d3d542afcf000046',1794914823779,'2: value 2');
INSERT INTO "steps" VALUES('oU3s9vyMN2GYsNxF',30,31,'person',1,'plain-70','d3d542afcf000047',1794914823785,'2: place D3');
INSERT INTO "steps" VALUES('oU3s9vyMN2GYsNxF',31,37,'person',1,'plain-71','d3d542afcf000048',1794914823792,'2: end
*: roll G5 P5 R6 G3 P4');
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
	wake BIGINT, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	finished BIGINT, 
	scores VARCHAR(60), 
	winners VARCHAR(20), 
	target INTEGER, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('i-R-h1YnHWRqfyUh','YP9OMf9_s4KhOJwD','over',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'694D6ABE6EA25B33C0D409367B435761F30A9F150C3AF3A7E4B3BBD7D76978F2','3bd729883e0e7cf51635e8414b59d33cfaf63f400d30f8f22e3099406d9a65a3',NULL,NULL,10,'',NULL,1794914823312,1794914823617,1794914823617,'3','',87);
INSERT INTO "tables" VALUES('oU3s9vyMN2GYsNxF','YP9OMf9_s4KhOJwD','playing',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"days","days":3},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'CF901941B0E9E110C1B354E3DAC18A9B8E40EDDAA2C73F675F3C0CB683418B59','f2884e3314059052288b70371b83fc78361e40d62d0c3c7d1018c2ac2f54574b',NULL,NULL,2,'1',1795174023792,1794914823653,1794914823792,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('qX_eW2pXi4llWsLl','YP9OMf9_s4KhOJwD','waiting',2,1,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":true,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'6D95B49DB8751432B904836BE5437E149DA94E8EF8DEE389FCC2012E44D0088C','95320bb175ac3ca4e1e10fb0ea54bf98cfcb8e457d44c9a9dc294ea38d212c5a',NULL,NULL,0,'',NULL,1794914823828,1794914823828,NULL,NULL,NULL,NULL);
CREATE INDEX ix_tables_deal ON tables (deal);
CREATE INDEX ix_tables_status_changed ON tables (status, changed);
CREATE INDEX ix_tables_wake ON tables (wake);
CREATE INDEX ix_results_person ON results (person);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_sessions_expires ON sessions (expires);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_daily_tries_person ON daily_tries (person);
COMMIT;
