-- {"commit": "1651dc1", "written": 1794914858301, "today": "2026-11-17", "people": {"ann": "LZUKYAnkrLZPojS5DF6hUA", "bob": "ctcthCSeGCmT0YXfRdvbAQ"}, "tables": {"over": "sE79tDtHLAL9KTtK", "running": "bxP6Twz6YEIS3-Uw", "waiting": "37leu65a16yWrUgC"}, "version": 37, "game": {"winners": [], "ranking": [0], "decided_by": "points", "target": 69, "commitment": "ffad0bec957604d1e2b1522719c2c7b33140a102e6d328c2a0d8f8949d852fea", "seed": "534a2af7fa0b45040ec241ac0f5e1ac872a8413fcc1fff8cf42ab2a3de121f25", "verified": true, "totals": [24], "moments": 66, "steps": 4, "verify": {"is_good": true, "checked": 49, "findings": []}, "record": "90099dad91d9b87bc43cfcd8d796dbe72c8e5aa21eaf7e65343b4a221a2a9a2a"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE blocks (
	person VARCHAR(40) NOT NULL, 
	blocked VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person, blocked), 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "blocks" VALUES('XfTDJXLr-SejwMYa','NqYo0BvJbG_5oAoS');
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
INSERT INTO "chat" VALUES('bxP6Twz6YEIS3-Uw',1,'XfTDJXLr-SejwMYa',1,'Guest 5333','plain-65','Hello, Ann!',1794914857597);
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
	created BIGINT NOT NULL, mail_confirmed BIGINT, mail_turns BOOLEAN DEFAULT 1 NOT NULL, unsubscribe VARCHAR(40), account_since BIGINT, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_account_key UNIQUE (account_key)
);
INSERT INTO "people" VALUES('NqYo0BvJbG_5oAoS','account','Guest 6614','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$S+JxAjF8XqDNIuynsFOWeA$BVYRodpQnQDaszfbvzbbyAJqrSKj2m1c3rc5oajB94w','$argon2id$v=19$m=65536,t=3,p=4$7JmSGkTDm6hQgzJGbT0PAw$PVwWSq0A48Q87DuCEI3zJm1xKYAsyqyBwGGFGNZR5Mw',1,NULL,NULL,1794914856006,NULL,1,NULL,1794914856932);
INSERT INTO "people" VALUES('XfTDJXLr-SejwMYa','guest','Guest 5333',NULL,NULL,NULL,NULL,1,NULL,NULL,1794914856939,NULL,1,NULL,NULL);
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
INSERT INTO "results" VALUES('sE79tDtHLAL9KTtK',0,'NqYo0BvJbG_5oAoS',1,'aurorae-magnificus',3,24,0);
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
INSERT INTO "seats" VALUES('sE79tDtHLAL9KTtK',0,'person','NqYo0BvJbG_5oAoS','Guest 6614','',0,0,0);
INSERT INTO "seats" VALUES('bxP6Twz6YEIS3-Uw',0,'person','NqYo0BvJbG_5oAoS','Guest 6614','',0,0,0);
INSERT INTO "seats" VALUES('bxP6Twz6YEIS3-Uw',1,'person','XfTDJXLr-SejwMYa','Guest 5333','',0,0,0);
INSERT INTO "seats" VALUES('37leu65a16yWrUgC',0,'person','NqYo0BvJbG_5oAoS','Guest 6614','',0,0,0);
INSERT INTO "seats" VALUES('37leu65a16yWrUgC',1,'open',NULL,'','',0,0,0);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('246c2b0d6d73622a8a210b6c9c3d47f17a2226a15d6c643b2ef36b11ed031d6c','NqYo0BvJbG_5oAoS',1794914856006,1810466856006);
INSERT INTO "sessions" VALUES('50394d5bba02df861c51365098c6c6704cab858660489abcc93cb2b36df8c37c','XfTDJXLr-SejwMYa',1794914856939,1810466856939);
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
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',0,9,'deal',NULL,NULL,'a169aa9c13000000',1794914856963,'*: private 1 blue, private 1 yellow
*: card 1 11, card 1 3
*: tool 8, tool 5, tool 12
*: public color-variety, public deep-shades');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',9,14,'person',0,'plain-0','a169aa9c13000001',1794914856988,'1: pattern aurorae-magnificus
*: roll Y4 B4 Y1 Y5');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',14,15,'person',0,'plain-1','a169aa9c13000002',1794914856997,'1: draft Y4');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',15,16,'person',0,'plain-2','a169aa9c13000003',1794914856998,'1: place D3');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',16,17,'person',0,'plain-3','a169aa9c13000004',1794914857004,'1: end');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',17,18,'person',0,'plain-4','a169aa9c13000005',1794914857006,'1: draft Y1');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',18,19,'person',0,'plain-5','a169aa9c13000006',1794914857008,'1: place C2');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',19,24,'person',0,'plain-6','a169aa9c13000007',1794914857009,'1: end
*: roll R5 Y2 R5 Y6');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',24,25,'person',0,'plain-7','a169aa9c13000008',1794914857013,'1: draft R5');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',25,26,'person',0,'plain-8','a169aa9c13000009',1794914857015,'1: place B3');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',26,27,'person',0,'plain-9','a169aa9c1300000a',1794914857016,'1: tool 8');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',27,28,'person',0,'plain-10','a169aa9c1300000b',1794914857019,'1: pay R5');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',28,29,'person',0,'plain-11','a169aa9c1300000c',1794914857021,'1: draft Y6');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',29,30,'person',0,'plain-12','a169aa9c1300000d',1794914857023,'1: place C4');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',30,35,'person',0,'plain-13','a169aa9c1300000e',1794914857026,'1: end
*: roll Y5 P2 B2 G4');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',35,36,'person',0,'plain-14','a169aa9c1300000f',1794914857029,'1: draft G4');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',36,37,'person',0,'plain-15','a169aa9c13000010',1794914857031,'1: place A2');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',37,38,'person',0,'plain-16','a169aa9c13000011',1794914857034,'1: end');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',38,39,'person',0,'plain-17','a169aa9c13000012',1794914857036,'1: draft Y5');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',39,40,'person',0,'plain-18','a169aa9c13000013',1794914857038,'1: place A1');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',40,41,'person',0,'plain-19','a169aa9c13000014',1794914857039,'1: tool 12');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',41,42,'person',0,'plain-20','a169aa9c13000015',1794914857042,'1: pay B2');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',42,43,'person',0,'plain-21','a169aa9c13000016',1794914857044,'1: lift D3');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',43,44,'person',0,'plain-22','a169aa9c13000017',1794914857047,'1: place B5');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',44,45,'person',0,'plain-23','a169aa9c13000018',1794914857050,'1: lift C2');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',45,46,'person',0,'plain-24','a169aa9c13000019',1794914857054,'1: place B2');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',46,51,'person',0,'plain-25','a169aa9c1300001a',1794914857055,'1: end
*: roll G4 P3 R4 P4');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',51,52,'person',0,'plain-26','a169aa9c1300001b',1794914857059,'1: draft P3');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',52,53,'person',0,'plain-27','a169aa9c1300001c',1794914857061,'1: place C2');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',53,54,'person',0,'plain-28','a169aa9c1300001d',1794914857065,'1: end');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',54,55,'person',0,'plain-29','a169aa9c1300001e',1794914857070,'1: draft R4');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',55,56,'person',0,'plain-30','a169aa9c1300001f',1794914857072,'1: place D5');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',56,61,'person',0,'plain-31','a169aa9c13000020',1794914857074,'1: end
*: roll B5 G3 Y3 G2');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',61,62,'person',0,'plain-32','a169aa9c13000021',1794914857076,'1: draft Y3');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',62,63,'person',0,'plain-33','a169aa9c13000022',1794914857080,'1: place D3');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',63,64,'person',0,'plain-34','a169aa9c13000023',1794914857081,'1: end');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',64,65,'person',0,'plain-35','a169aa9c13000024',1794914857083,'1: draft G2');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',65,66,'person',0,'plain-36','a169aa9c13000025',1794914857084,'1: tool 5');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',66,67,'person',0,'plain-37','a169aa9c13000026',1794914857086,'1: pay G3');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',67,68,'person',0,'plain-38','a169aa9c13000027',1794914857088,'1: swap 4 G4');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',68,69,'person',0,'plain-39','a169aa9c13000028',1794914857111,'1: place D2');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',69,74,'person',0,'plain-40','a169aa9c13000029',1794914857114,'1: end
*: roll P1 G6 B2 G5');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',74,75,'person',0,'plain-41','a169aa9c1300002a',1794914857126,'1: end');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',75,80,'person',0,'plain-42','a169aa9c1300002b',1794914857159,'1: end
*: roll G5 P5 G3 Y1');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',80,81,'person',0,'plain-43','a169aa9c1300002c',1794914857171,'1: draft G5');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',81,82,'person',0,'plain-44','a169aa9c1300002d',1794914857190,'1: place D4');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',82,83,'person',0,'plain-45','a169aa9c1300002e',1794914857198,'1: end');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',83,84,'person',0,'plain-46','a169aa9c1300002f',1794914857204,'1: draft P5');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',84,85,'person',0,'plain-47','a169aa9c13000030',1794914857218,'1: place C5');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',85,90,'person',0,'plain-48','a169aa9c13000031',1794914857222,'1: end
*: roll B4 P6 Y6 P1');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',90,91,'person',0,'plain-49','a169aa9c13000032',1794914857235,'1: draft P1');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',91,92,'person',0,'plain-50','a169aa9c13000033',1794914857240,'1: place D1');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',92,93,'person',0,'plain-51','a169aa9c13000034',1794914857244,'1: end');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',93,94,'person',0,'plain-52','a169aa9c13000035',1794914857254,'1: draft Y6');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',94,95,'person',0,'plain-53','a169aa9c13000036',1794914857266,'1: place C1');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',95,100,'person',0,'plain-54','a169aa9c13000037',1794914857271,'1: end
*: roll R3 R6 G1 B3');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',100,101,'person',0,'plain-55','a169aa9c13000038',1794914857282,'1: draft B3');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',101,102,'person',0,'plain-56','a169aa9c13000039',1794914857305,'1: place B4');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',102,103,'person',0,'plain-57','a169aa9c1300003a',1794914857309,'1: end');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',103,108,'person',0,'plain-58','a169aa9c1300003b',1794914857326,'1: end
*: roll B6 P1 G2 P3');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',108,109,'person',0,'plain-59','a169aa9c1300003c',1794914857332,'1: draft G2');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',109,110,'person',0,'plain-60','a169aa9c1300003d',1794914857348,'1: place A5');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',110,111,'person',0,'plain-61','a169aa9c1300003e',1794914857355,'1: end');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',111,112,'person',0,'plain-62','a169aa9c1300003f',1794914857362,'1: draft P3');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',112,113,'person',0,'plain-63','a169aa9c13000040',1794914857370,'1: place B1');
INSERT INTO "steps" VALUES('sE79tDtHLAL9KTtK',113,114,'person',0,'plain-64','a169aa9c13000041',1794914857379,'1: end');
INSERT INTO "steps" VALUES('bxP6Twz6YEIS3-Uw',0,13,'deal',NULL,NULL,'a169aa9c13000042',1794914857530,'*: private 1 purple, private 2 green
*: card 1 4, card 1 8, card 2 10, card 2 7
*: tool 1, tool 6, tool 11
*: public column-color-variety, public light-shades, public deep-shades
*: start 2');
INSERT INTO "steps" VALUES('bxP6Twz6YEIS3-Uw',13,14,'person',0,'plain-66','a169aa9c13000043',1794914857603,'1: pattern ripples-of-light');
INSERT INTO "steps" VALUES('bxP6Twz6YEIS3-Uw',14,20,'person',1,'plain-67','a169aa9c13000044',1794914857607,'2: pattern chromatic-splendor
*: roll G5 Y1 R4 B6 R1');
INSERT INTO "steps" VALUES('bxP6Twz6YEIS3-Uw',20,21,'person',1,'plain-68','a169aa9c13000045',1794914857614,'2: end');
INSERT INTO "steps" VALUES('bxP6Twz6YEIS3-Uw',21,22,'person',0,'plain-69','a169aa9c13000046',1794914857616,'1: draft R1');
INSERT INTO "steps" VALUES('bxP6Twz6YEIS3-Uw',22,23,'person',0,'plain-70','a169aa9c13000047',1794914857617,'1: tool 1');
INSERT INTO "steps" VALUES('bxP6Twz6YEIS3-Uw',23,24,'person',0,'plain-71','a169aa9c13000048',1794914857620,'1: value 2');
INSERT INTO "steps" VALUES('bxP6Twz6YEIS3-Uw',24,25,'person',0,'plain-72','a169aa9c13000049',1794914857622,'1: place C1');
INSERT INTO "steps" VALUES('bxP6Twz6YEIS3-Uw',25,26,'person',0,'plain-73','a169aa9c1300004a',1794914857634,'1: end');
INSERT INTO "steps" VALUES('bxP6Twz6YEIS3-Uw',26,27,'person',0,'plain-74','a169aa9c1300004b',1794914857642,'1: end');
INSERT INTO "steps" VALUES('bxP6Twz6YEIS3-Uw',27,28,'person',1,'plain-75','a169aa9c1300004c',1794914857643,'2: draft B6');
INSERT INTO "steps" VALUES('bxP6Twz6YEIS3-Uw',28,29,'person',1,'plain-76','a169aa9c1300004d',1794914857645,'2: tool 1');
INSERT INTO "steps" VALUES('bxP6Twz6YEIS3-Uw',29,30,'person',1,'plain-77','a169aa9c1300004e',1794914857647,'2: value 5');
INSERT INTO "steps" VALUES('bxP6Twz6YEIS3-Uw',30,31,'person',1,'plain-78','a169aa9c1300004f',1794914857654,'2: place A2');
INSERT INTO "steps" VALUES('bxP6Twz6YEIS3-Uw',31,37,'person',1,'plain-79','a169aa9c13000050',1794914857666,'2: end
*: roll P1 R3 B1 G5 B5');
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
INSERT INTO "tables" VALUES('sE79tDtHLAL9KTtK','NqYo0BvJbG_5oAoS','over',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'534A2AF7FA0B45040EC241AC0F5E1AC872A8413FCC1FFF8CF42AB2A3DE121F25','ffad0bec957604d1e2b1522719c2c7b33140a102e6d328c2a0d8f8949d852fea',NULL,NULL,10,'',NULL,1794914856945,1794914857379,1794914857379,'24','',69);
INSERT INTO "tables" VALUES('bxP6Twz6YEIS3-Uw','NqYo0BvJbG_5oAoS','playing',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"days","days":3},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'3AF7DC2BBAD9B878A4B9CC2C0EE5DD55F8F3514F83663C05290A180A0B1A0E7F','804ee343fac3ed7afd5f91836705d3662d291bd7c67e428dda5eae0f375b6ffc',NULL,NULL,2,'0',1795174057666,1794914857411,1794914857666,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('37leu65a16yWrUgC','NqYo0BvJbG_5oAoS','waiting',2,1,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":true,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'AE4882219D31301ED785D9C5D7467D00CD3F6D3B1B089F5C6773DE64E54AD2BC','a128c1230307e46d88599f05f8f942de5eb232ec9613191f2e0ef1f7c2ffee11',NULL,NULL,0,'',NULL,1794914857699,1794914857699,NULL,NULL,NULL,NULL);
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
