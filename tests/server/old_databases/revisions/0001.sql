-- {"commit": "33b8d43", "written": 1794915169253, "today": "2026-11-17", "people": {"ann": "RfpUh_DIsv7AJJMBcVKmfQ", "bob": "kxbRgsFTWPiBY2t_8ZOvRg"}, "tables": {"over": "1_n1gITsE1HS5cvG", "running": "XsUwYlDmme8vJZZF", "waiting": "yBwcuzCT8_63b7GG"}, "version": 33, "game": {"winners": [], "ranking": [0], "decided_by": "points", "target": 95, "commitment": "d79af8429753de8018b12b7d5cb2c49ef4b8b15988482878c27b845f9c2ce131", "seed": "6a572084d6222a16d1958610953cb609ab0c8a0438ddefabedb13edc81155dde", "verified": true, "totals": [1], "moments": 61, "steps": 4, "verify": {"is_good": true, "checked": 49, "findings": []}, "record": "e8a3d4a984b5ce81cc62d9e1dcb919486470856a3703d71c13ae5f02b2b51883"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE blocks (
	person VARCHAR(40) NOT NULL, 
	blocked VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person, blocked), 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "blocks" VALUES('N8tCVmKWa6hTwXPK','9-LC3jSo4Ye2XGDo');
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
INSERT INTO "chat" VALUES('XsUwYlDmme8vJZZF',1,'N8tCVmKWa6hTwXPK',1,'Guest 8186','plain-60','Hello, Ann!',1794915168990);
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
INSERT INTO "people" VALUES('9-LC3jSo4Ye2XGDo','account','Guest 4435','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$XTmWdouK5O80yNQe1qhSmQ$A0xQgt4YwLqGejBp87FlyzlY/4hOuJwIZtoTdQ8I2qI','$argon2id$v=19$m=65536,t=3,p=4$EfwSu1nlFwB+WxjjpYMY/g$yO2uYuxmjIcYzsjr0sif24TZ8prPhN90lc7UbIfhkIw',1,NULL,NULL,1794915167389);
INSERT INTO "people" VALUES('N8tCVmKWa6hTwXPK','guest','Guest 8186',NULL,NULL,NULL,NULL,1,NULL,NULL,1794915168770);
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
INSERT INTO "results" VALUES('1_n1gITsE1HS5cvG',0,'9-LC3jSo4Ye2XGDo',1,'chromatic-splendor',3,1,0);
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
INSERT INTO "seats" VALUES('1_n1gITsE1HS5cvG',0,'person','9-LC3jSo4Ye2XGDo','Guest 4435','',0,0,0);
INSERT INTO "seats" VALUES('XsUwYlDmme8vJZZF',0,'person','9-LC3jSo4Ye2XGDo','Guest 4435','',0,0,0);
INSERT INTO "seats" VALUES('XsUwYlDmme8vJZZF',1,'person','N8tCVmKWa6hTwXPK','Guest 8186','',0,0,0);
INSERT INTO "seats" VALUES('yBwcuzCT8_63b7GG',0,'person','9-LC3jSo4Ye2XGDo','Guest 4435','',0,0,0);
INSERT INTO "seats" VALUES('yBwcuzCT8_63b7GG',1,'open',NULL,'','',0,0,0);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('1610db752624e99c0bb1ae3013bc67e45890a8c1b5b2766be68433bc1362b902','9-LC3jSo4Ye2XGDo',1794915167389,1810467167389);
INSERT INTO "sessions" VALUES('c66e8c0ba675bcce0cfe1f436b23d7e1559168700b808ab6fcbc1505defecc60','N8tCVmKWa6hTwXPK',1794915168770,1810467168770);
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
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',0,9,'deal',NULL,NULL,'650b1daafd5bbf8d',1794915168786,'*: private 1 purple, private 1 yellow
*: card 1 12, card 1 10
*: tool 5, tool 4, tool 10
*: public color-variety, public light-shades');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',9,14,'person',0,'plain-0','641ec0a6c9a914e0',1794915168802,'1: pattern chromatic-splendor
*: roll B6 Y2 Y4 Y6');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',14,15,'person',0,'plain-1','ba288d9c518a18a8',1794915168809,'1: draft Y4');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',15,16,'person',0,'plain-2','e64fef213018e96c',1794915168811,'1: place D2');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',16,17,'person',0,'plain-3','2a9a54f55646599d',1794915168813,'1: end');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',17,18,'person',0,'plain-4','d5993b42148f0ffe',1794915168814,'1: draft Y2');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',18,19,'person',0,'plain-5','accf7a81de646e41',1794915168815,'1: place C1');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',19,24,'person',0,'plain-6','a0fc3996972bea63',1794915168817,'1: end
*: roll B6 G6 G1 G5');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',24,25,'person',0,'plain-7','2d5519fa05cefeca',1794915168818,'1: end');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',25,26,'person',0,'plain-8','46442ff26c3b8c79',1794915168819,'1: draft G1');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',26,27,'person',0,'plain-9','9930f386300229eb',1794915168820,'1: tool 10');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',27,28,'person',0,'plain-10','e0a5cbac89052758',1794915168821,'1: pay G5');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',28,29,'person',0,'plain-11','a65630e610b821f7',1794915168822,'1: place D3');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',29,34,'person',0,'plain-12','59321b18424269af',1794915168824,'1: end
*: roll P2 G5 G5 B6');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',34,35,'person',0,'plain-13','31ff4887d2f9e8c4',1794915168825,'1: end');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',35,40,'person',0,'plain-14','1f3689b571e2cffa',1794915168827,'1: end
*: roll B5 R2 P5 R5');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',40,41,'person',0,'plain-15','de87e4feb62b720e',1794915168828,'1: draft R2');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',41,42,'person',0,'plain-16','bc2d150e9dd1b39d',1794915168829,'1: place D4');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',42,43,'person',0,'plain-17','ef2bf2b46893fa60',1794915168830,'1: end');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',43,48,'person',0,'plain-18','96d829f26c6ff464',1794915168832,'1: end
*: roll G6 P4 Y3 Y3');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',48,49,'person',0,'plain-19','a724d9a854d22152',1794915168833,'1: draft Y3');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',49,50,'person',0,'plain-20','da8c3b1ce5399cf3',1794915168834,'1: place B2');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',50,51,'person',0,'plain-21','f174ef9c9bdc3105',1794915168835,'1: tool 4');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',51,52,'person',0,'plain-22','8887468f2701a9ed',1794915168836,'1: pay Y3');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',52,53,'person',0,'plain-23','1fc574e3290f46aa',1794915168838,'1: lift D4');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',53,54,'person',0,'plain-24','8aedc93926698a76',1794915168839,'1: place A2');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',54,55,'person',0,'plain-25','daa50a2a722bd689',1794915168840,'1: lift B2');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',55,56,'person',0,'plain-26','39c25df5176b852c',1794915168842,'1: place A1');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',56,57,'person',0,'plain-27','c7eaaea1332c96dd',1794915168843,'1: end');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',57,62,'person',0,'plain-28','248e70d4ba8111c6',1794915168844,'1: end
*: roll R4 G4 P5 B2');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',62,63,'person',0,'plain-29','339eeb3256439f43',1794915168845,'1: draft G4');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',63,64,'person',0,'plain-30','14d41120d088d107',1794915168847,'1: place A3');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',64,65,'person',0,'plain-31','6675b17dac797a8b',1794915168848,'1: end');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',65,66,'person',0,'plain-32','ab9f14db395f8450',1794915168849,'1: draft B2');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',66,67,'person',0,'plain-33','74f4e94f692e7320',1794915168850,'1: place D4');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',67,72,'person',0,'plain-34','81066b910f03da33',1794915168854,'1: end
*: roll B3 R1 G5 P2');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',72,73,'person',0,'plain-35','5d4d4da1ed1de47a',1794915168856,'1: end');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',73,74,'person',0,'plain-36','928767849a7359dd',1794915168857,'1: draft B3');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',74,75,'person',0,'plain-37','09844971f045f8ec',1794915168859,'1: tool 5');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',75,76,'person',0,'plain-38','76e6e07821f0a70e',1794915168860,'1: pay G5');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',76,77,'person',0,'plain-39','9c4c4f0d4c14c055',1794915168861,'1: swap 1 B6');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',77,78,'person',0,'plain-40','ef8501cf04fa4ad9',1794915168862,'1: place C5');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',78,83,'person',0,'plain-41','b5ca7f11b5d104e0',1794915168863,'1: end
*: roll P2 R1 Y5 B1');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',83,84,'person',0,'plain-42','707ed4430bf73764',1794915168865,'1: draft B1');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',84,85,'person',0,'plain-43','cc12a67b7a8dcb0f',1794915168866,'1: place A4');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',85,86,'person',0,'plain-44','76cad7abb141e19c',1794915168867,'1: end');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',86,87,'person',0,'plain-45','517c4d8d19b79242',1794915168868,'1: draft R1');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',87,88,'person',0,'plain-46','09514363be2c459f',1794915168869,'1: place D1');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',88,93,'person',0,'plain-47','fdffd69d09969764',1794915168871,'1: end
*: roll Y2 B5 P2 Y1');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',93,94,'person',0,'plain-48','118177e5c8aec9f7',1794915168874,'1: draft P2');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',94,95,'person',0,'plain-49','afe18f8c29b62bbe',1794915168875,'1: place A5');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',95,96,'person',0,'plain-50','061a3a92b3c66249',1794915168876,'1: end');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',96,97,'person',0,'plain-51','a79e4e1fd61cf14c',1794915168877,'1: draft B5');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',97,98,'person',0,'plain-52','95e503475eb5f710',1794915168879,'1: place B3');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',98,103,'person',0,'plain-53','dcadcbfbdbb9478e',1794915168880,'1: end
*: roll G4 P5 Y4 G1');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',103,104,'person',0,'plain-54','38e0a48fe375f0d7',1794915168882,'1: draft G4');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',104,105,'person',0,'plain-55','f98942d26777abd4',1794915168885,'1: place D5');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',105,106,'person',0,'plain-56','ed418908a9ac81f5',1794915168886,'1: end');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',106,107,'person',0,'plain-57','db244b8bb4e0de04',1794915168887,'1: draft G1');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',107,108,'person',0,'plain-58','356d86103e632a46',1794915168888,'1: place B5');
INSERT INTO "steps" VALUES('1_n1gITsE1HS5cvG',108,109,'person',0,'plain-59','5e756e7c826fa759',1794915168889,'1: end');
INSERT INTO "steps" VALUES('XsUwYlDmme8vJZZF',0,13,'deal',NULL,NULL,'2e0dfc49924237b1',1794915168950,'*: private 1 yellow, private 2 blue
*: card 1 2, card 1 8, card 2 5, card 2 11
*: tool 8, tool 2, tool 4
*: public shade-variety, public deep-shades, public color-variety
*: start 1');
INSERT INTO "steps" VALUES('XsUwYlDmme8vJZZF',13,14,'person',0,'plain-61','8a4dd1ccb7ce0687',1794915169003,'1: pattern ripples-of-light');
INSERT INTO "steps" VALUES('XsUwYlDmme8vJZZF',14,20,'person',1,'plain-62','6e9df06f241fa2bd',1794915169009,'2: pattern firelight
*: roll B1 B6 P5 P4 R2');
INSERT INTO "steps" VALUES('XsUwYlDmme8vJZZF',20,21,'person',0,'plain-63','1c93bcd45da753a9',1794915169036,'1: end');
INSERT INTO "steps" VALUES('XsUwYlDmme8vJZZF',21,22,'person',1,'plain-64','c772d0d9e572610f',1794915169044,'2: draft P4');
INSERT INTO "steps" VALUES('XsUwYlDmme8vJZZF',22,23,'person',1,'plain-65','bada2c97cac2f7be',1794915169054,'2: place B1');
INSERT INTO "steps" VALUES('XsUwYlDmme8vJZZF',23,24,'person',1,'plain-66','0c3ac1c33869811d',1794915169069,'2: end');
INSERT INTO "steps" VALUES('XsUwYlDmme8vJZZF',24,25,'person',1,'plain-67','ac8b79394ee9a57f',1794915169085,'2: draft R2');
INSERT INTO "steps" VALUES('XsUwYlDmme8vJZZF',25,26,'person',1,'plain-68','3fcd1ad8c55d6d64',1794915169097,'2: place C1');
INSERT INTO "steps" VALUES('XsUwYlDmme8vJZZF',26,27,'person',1,'plain-69','39995efb3ccb21f4',1794915169115,'2: end');
INSERT INTO "steps" VALUES('XsUwYlDmme8vJZZF',27,33,'person',0,'plain-70','13e569b094b3992a',1794915169126,'1: end
*: roll G3 Y2 R5 P1 G6');
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
INSERT INTO "tables" VALUES('1_n1gITsE1HS5cvG','9-LC3jSo4Ye2XGDo','over',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'6A572084D6222A16D1958610953CB609AB0C8A0438DDEFABEDB13EDC81155DDE','d79af8429753de8018b12b7d5cb2c49ef4b8b15988482878c27b845f9c2ce131',NULL,NULL,10,'',NULL,1794915168777,1794915168889,1794915168889,'1','',95);
INSERT INTO "tables" VALUES('XsUwYlDmme8vJZZF','9-LC3jSo4Ye2XGDo','playing',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"days","days":3},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'41DF1AFB04ADDF63BA62AF31E7E40771744CEB1A5563E9B1D25C102B0AAE7A5B','313088b2d63729bd288a3e6f39a476c01dea354ea7a829e0f46653b634247c6e',NULL,NULL,2,'1',1795174369126,1794915168897,1794915169126,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('yBwcuzCT8_63b7GG','9-LC3jSo4Ye2XGDo','waiting',2,1,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":true,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'90189B27123CBDD92D36DAAFB2550F77303A6872C6C6B65F006322899C960A31','ab934b05d811ce51370bf9b207e6ee537c204ae8acf29c9fcb4857e3ffc2d207',NULL,NULL,0,'',NULL,1794915169146,1794915169146,NULL,NULL,NULL,NULL);
CREATE INDEX ix_tables_deal ON tables (deal);
CREATE INDEX ix_tables_status_changed ON tables (status, changed);
CREATE INDEX ix_tables_wake ON tables (wake);
CREATE INDEX ix_results_person ON results (person);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_sessions_expires ON sessions (expires);
CREATE INDEX ix_sessions_person ON sessions (person);
COMMIT;
