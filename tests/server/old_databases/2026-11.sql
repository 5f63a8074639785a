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
INSERT INTO "blocks" VALUES('QctizZ7hz18jn0Rm','dv8iLaXQT9KHEaYv');
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
INSERT INTO "chat" VALUES('XdoYeaKZYz89h44i',1,'gkfX3ZoFhZ0oLZEI',0,'Ann','plain-627','Good luck, “Bob” & co. — è bello!',1794828600113);
INSERT INTO "chat" VALUES('XdoYeaKZYz89h44i',2,'QctizZ7hz18jn0Rm',1,'Bob','plain-628','same to you',1794828600122);
INSERT INTO "chat" VALUES('DXMrlfv_yXb3woaq',1,'dv8iLaXQT9KHEaYv',2,'Eve','plain-661','nobody likes me',1794828600402);
INSERT INTO "chat" VALUES('DXMrlfv_yXb3woaq',2,'QctizZ7hz18jn0Rm',0,'Bob','plain-662','indeed',1794828600417);
CREATE TABLE daily_tries (
	"table" VARCHAR(40) NOT NULL, 
	day VARCHAR(10) NOT NULL, 
	person VARCHAR(40), 
	begun BIGINT NOT NULL, 
	CONSTRAINT pk_daily_tries PRIMARY KEY ("table"), 
	CONSTRAINT fk_daily_tries_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_daily_tries_day UNIQUE (day, person)
);
INSERT INTO "daily_tries" VALUES('7uJ3GYDLcGRA4gJf','2026-11-14','gkfX3ZoFhZ0oLZEI',1794657600005);
INSERT INTO "daily_tries" VALUES('FSyP7zIeWR-0v3sT','2026-11-14','QctizZ7hz18jn0Rm',1794657600043);
INSERT INTO "daily_tries" VALUES('Pv8lFZMS3FkB5vTa','2026-11-16','gkfX3ZoFhZ0oLZEI',1794823201354);
INSERT INTO "daily_tries" VALUES('0Hzo8T5Qu8zZ_BDC','2026-11-16','QctizZ7hz18jn0Rm',1794823201382);
CREATE TABLE deals (
	code VARCHAR(40) NOT NULL, 
	players INTEGER NOT NULL, 
	seed BLOB NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_deals PRIMARY KEY (code)
);
INSERT INTO "deals" VALUES('ff5143101528f865',1,X'C8BF06EA5F6521CC706CFAED0225A261A4A3452AEB03E96D091AECA41715384A','3625fe85e01c09e6a133090a35eb1b9c6fb67bf3df9f3109adab6d6a98bbaab0',1793966401013);
INSERT INTO "deals" VALUES('daily-2026-11-14',1,X'930354CCA290BBEA53F1B1221BB442A2B17282D62923B7CA53831E1D3EA692A7','a32fd177c854b066310a434fcf01da51b3c0376aa22a6706c94bdfda212b5343',1794657600005);
INSERT INTO "deals" VALUES('daily-2026-11-16',1,X'1198BE8BB5E3863A8965A745BC557967066FF727804B96A6801BACB9FCEF57FC','abffa0af7610037e1005b995e9f9b3f39fea10643a92d0139410d9aacf3a454d',1794823201354);
INSERT INTO "deals" VALUES('99de063c2db2c2ec',1,X'0CA271619CB22D2F863ADA1F618469CE0CC2F2A5B4A785B331FA58C647C426DC','2464b0018f917586f2a7fca6597bd1785336592d1e5620c7cc26959dacdc562e',1794823201632);
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
INSERT INTO "people" VALUES('gkfX3ZoFhZ0oLZEI','account','Ann','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$VFrdAIsoUklHTRSdCPUOkg$CLOnnWlvVD8gGhn/OYyDnk/9wQ9negyylMqyOxyFfnI','$argon2id$v=19$m=65536,t=3,p=4$haBdVlEzRAZa4x67C5qRzA$m9s2PjRyG7S6Rp620KyBO/tc3LZz9V+qlv371ShHDrc',1,NULL,NULL,1793966400066);
INSERT INTO "people" VALUES('QctizZ7hz18jn0Rm','account','Bob','Bob','bob','$argon2id$v=19$m=65536,t=3,p=4$SbtbSCEAD1CpmjdYMk/hlw$xNpHIG1gfISu2SJq8qsNSFs5C3sFrk+g/UG7wQRSvDA','$argon2id$v=19$m=65536,t=3,p=4$1HHs/TX6jixoMIp3vl05Aw$zEPh8bxiDp2bAfIiWvF2np4oxSZEk+OrHHkdh9YHQzA',1,NULL,NULL,1793966400455);
INSERT INTO "people" VALUES('RhGZL6pYIrrhw7mf','guest','Cléo 🎲',NULL,NULL,NULL,NULL,0,NULL,NULL,1793966400813);
INSERT INTO "people" VALUES('8zCLWes_tpEnofGn','guest','Dan',NULL,NULL,NULL,NULL,1,'https://example.org/hook','dan@example.org',1793966400884);
INSERT INTO "people" VALUES('dv8iLaXQT9KHEaYv','guest','Eve',NULL,NULL,NULL,NULL,1,NULL,NULL,1793966400949);
INSERT INTO "people" VALUES('c7z6XhR0e-vBYHfB','program','Robot of program',NULL,NULL,NULL,NULL,1,NULL,NULL,1794828601798);
INSERT INTO "people" VALUES('w966OBtNZUDsLVfZ','program','Robot of waiting program',NULL,NULL,NULL,NULL,1,NULL,NULL,1794828601908);
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
INSERT INTO "results" VALUES('09vrRGt76Ah97Mxj',0,'gkfX3ZoFhZ0oLZEI',1,'lux-mundi',3,2,0);
INSERT INTO "results" VALUES('wq5lUP215EpQn7NE',0,'QctizZ7hz18jn0Rm',2,'comitas',NULL,10,0);
INSERT INTO "results" VALUES('wq5lUP215EpQn7NE',1,NULL,2,'suns-glory',NULL,13,1);
INSERT INTO "results" VALUES('7uJ3GYDLcGRA4gJf',0,'gkfX3ZoFhZ0oLZEI',1,'firelight',2,-15,0);
INSERT INTO "results" VALUES('9MOYZ-4jgLIhEHga',0,'gkfX3ZoFhZ0oLZEI',2,'sun-catcher',NULL,17,1);
INSERT INTO "results" VALUES('9MOYZ-4jgLIhEHga',1,'QctizZ7hz18jn0Rm',2,'batllo',NULL,13,0);
INSERT INTO "results" VALUES('jyDRI62thW6r_b4k',0,'RhGZL6pYIrrhw7mf',2,'aurorae-magnificus',NULL,13,0);
INSERT INTO "results" VALUES('jyDRI62thW6r_b4k',1,NULL,2,'firmitas',NULL,60,1);
INSERT INTO "results" VALUES('HMxuR1eJuwtWkjDr',0,'8zCLWes_tpEnofGn',1,'luz-celestial',1,1,0);
INSERT INTO "results" VALUES('Pv8lFZMS3FkB5vTa',0,'gkfX3ZoFhZ0oLZEI',1,'water-of-life',5,-7,0);
INSERT INTO "results" VALUES('oqdmh6WpimY6bWz_',0,'gkfX3ZoFhZ0oLZEI',1,'industria',3,-8,0);
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
INSERT INTO "seats" VALUES('09vrRGt76Ah97Mxj',0,'person','gkfX3ZoFhZ0oLZEI','Ann','',0,0,0);
INSERT INTO "seats" VALUES('wq5lUP215EpQn7NE',0,'person','QctizZ7hz18jn0Rm','Bob','',0,0,0);
INSERT INTO "seats" VALUES('wq5lUP215EpQn7NE',1,'person',NULL,'','',0,0,0);
INSERT INTO "seats" VALUES('EFm7OCCuSoacQjLz',0,'person','gkfX3ZoFhZ0oLZEI','Ann','',0,0,1);
INSERT INTO "seats" VALUES('EFm7OCCuSoacQjLz',1,'person','RhGZL6pYIrrhw7mf','Cléo 🎲','',0,0,1);
INSERT INTO "seats" VALUES('MNG8yL7x6AsuAHBy',0,'person','dv8iLaXQT9KHEaYv','Eve','',0,0,0);
INSERT INTO "seats" VALUES('MNG8yL7x6AsuAHBy',1,'open',NULL,'','',0,0,0);
INSERT INTO "seats" VALUES('51OvwXZcLv0eZov5',0,'person','gkfX3ZoFhZ0oLZEI','Ann','',0,0,0);
INSERT INTO "seats" VALUES('51OvwXZcLv0eZov5',1,'person','QctizZ7hz18jn0Rm','Bob','journeyman',0,1,0);
INSERT INTO "seats" VALUES('7uJ3GYDLcGRA4gJf',0,'person','gkfX3ZoFhZ0oLZEI','Ann','',0,0,0);
INSERT INTO "seats" VALUES('FSyP7zIeWR-0v3sT',0,'person','QctizZ7hz18jn0Rm','Bob','',0,0,0);
INSERT INTO "seats" VALUES('9MOYZ-4jgLIhEHga',0,'person','gkfX3ZoFhZ0oLZEI','Ann','',0,0,0);
INSERT INTO "seats" VALUES('9MOYZ-4jgLIhEHga',1,'person','QctizZ7hz18jn0Rm','Bob','',0,0,0);
INSERT INTO "seats" VALUES('k3ssLe7a1E8cgPd7',0,'person','gkfX3ZoFhZ0oLZEI','Ann','',0,0,0);
INSERT INTO "seats" VALUES('k3ssLe7a1E8cgPd7',1,'open',NULL,'','',0,0,0);
INSERT INTO "seats" VALUES('jyDRI62thW6r_b4k',0,'person','RhGZL6pYIrrhw7mf','Cléo 🎲','',0,0,0);
INSERT INTO "seats" VALUES('jyDRI62thW6r_b4k',1,'bot',NULL,'Journeyman','journeyman',0,0,0);
INSERT INTO "seats" VALUES('HMxuR1eJuwtWkjDr',0,'person','8zCLWes_tpEnofGn','Dan','',0,0,0);
INSERT INTO "seats" VALUES('Pv8lFZMS3FkB5vTa',0,'person','gkfX3ZoFhZ0oLZEI','Ann','',0,0,0);
INSERT INTO "seats" VALUES('0Hzo8T5Qu8zZ_BDC',0,'person','QctizZ7hz18jn0Rm','Bob','',0,0,0);
INSERT INTO "seats" VALUES('oqdmh6WpimY6bWz_',0,'person','gkfX3ZoFhZ0oLZEI','Ann','',0,0,0);
INSERT INTO "seats" VALUES('lXNezRlbml9L9POG',0,'person','QctizZ7hz18jn0Rm','Bob','',0,0,0);
INSERT INTO "seats" VALUES('XdoYeaKZYz89h44i',0,'person','gkfX3ZoFhZ0oLZEI','Ann','',0,0,0);
INSERT INTO "seats" VALUES('XdoYeaKZYz89h44i',1,'person','QctizZ7hz18jn0Rm','Bob','',0,0,0);
INSERT INTO "seats" VALUES('DXMrlfv_yXb3woaq',0,'person','QctizZ7hz18jn0Rm','Bob','',0,0,0);
INSERT INTO "seats" VALUES('DXMrlfv_yXb3woaq',1,'person','RhGZL6pYIrrhw7mf','Cléo 🎲','',0,0,0);
INSERT INTO "seats" VALUES('DXMrlfv_yXb3woaq',2,'person','dv8iLaXQT9KHEaYv','Eve','',0,0,0);
INSERT INTO "seats" VALUES('8rpcRTA8z4Iqr2rz',0,'person','RhGZL6pYIrrhw7mf','Cléo 🎲','',0,0,0);
INSERT INTO "seats" VALUES('8rpcRTA8z4Iqr2rz',1,'screen','RhGZL6pYIrrhw7mf','Zoë','',0,0,0);
INSERT INTO "seats" VALUES('pJPyllMcLwFQA_aw',0,'person','gkfX3ZoFhZ0oLZEI','Ann','',0,0,0);
INSERT INTO "seats" VALUES('pJPyllMcLwFQA_aw',1,'bot',NULL,'Grandmaster','grandmaster',0,0,0);
INSERT INTO "seats" VALUES('n5QNSHLtl7BP0eJC',0,'person','gkfX3ZoFhZ0oLZEI','Ann','',0,0,0);
INSERT INTO "seats" VALUES('n5QNSHLtl7BP0eJC',1,'person','QctizZ7hz18jn0Rm','Bob','',0,0,0);
INSERT INTO "seats" VALUES('n5QNSHLtl7BP0eJC',2,'person','RhGZL6pYIrrhw7mf','Cléo 🎲','',0,0,0);
INSERT INTO "seats" VALUES('n5QNSHLtl7BP0eJC',3,'bot',NULL,'Apprentice','apprentice',0,0,0);
INSERT INTO "seats" VALUES('aTkscCTBiruKz9eQ',0,'person','8zCLWes_tpEnofGn','Dan','',0,0,0);
INSERT INTO "seats" VALUES('aTkscCTBiruKz9eQ',1,'person','dv8iLaXQT9KHEaYv','Eve','journeyman',1,0,0);
INSERT INTO "seats" VALUES('aTkscCTBiruKz9eQ',2,'person','gkfX3ZoFhZ0oLZEI','Ann','',0,0,1);
INSERT INTO "seats" VALUES('SLrcGLvvH754eTqT',0,'person','8zCLWes_tpEnofGn','Dan','',0,0,0);
INSERT INTO "seats" VALUES('SLrcGLvvH754eTqT',1,'program','c7z6XhR0e-vBYHfB','Robot of program','',0,0,0);
INSERT INTO "seats" VALUES('4ucTiXcLYhuWYCaZ',0,'person','8zCLWes_tpEnofGn','Dan','',0,0,0);
INSERT INTO "seats" VALUES('4ucTiXcLYhuWYCaZ',1,'program','w966OBtNZUDsLVfZ','Robot of waiting program','',0,0,0);
INSERT INTO "seats" VALUES('4ucTiXcLYhuWYCaZ',2,'open',NULL,'','',0,0,0);
INSERT INTO "seats" VALUES('GgVemJOoFsKtFcZs',0,'person','gkfX3ZoFhZ0oLZEI','Ann','',0,0,0);
INSERT INTO "seats" VALUES('GgVemJOoFsKtFcZs',1,'open',NULL,'','',0,0,0);
INSERT INTO "seats" VALUES('GgVemJOoFsKtFcZs',2,'person','RhGZL6pYIrrhw7mf','Cléo 🎲','',0,0,0);
INSERT INTO "seats" VALUES('GgVemJOoFsKtFcZs',3,'bot',NULL,'Apprentice','apprentice',0,0,0);
INSERT INTO "seats" VALUES('sctL3tCF88XDD4vJ',0,'person','QctizZ7hz18jn0Rm','Bob','',0,0,0);
INSERT INTO "seats" VALUES('sctL3tCF88XDD4vJ',1,'open',NULL,'','',0,0,0);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('ccef12734744ed7ac9cfb78e7cfa1ff7aaa0b09e680158476066177fa000f061','gkfX3ZoFhZ0oLZEI',1793966400066,1810382402759);
INSERT INTO "sessions" VALUES('2b5aa4882d9de52a5e6be74f0b4ad79ec1e78dd384389777f47ae479b22c675d','QctizZ7hz18jn0Rm',1793966400455,1810382402815);
INSERT INTO "sessions" VALUES('9923065f573af9adbb087d99c3262d7f46818e645505f4daa15fd0b2319eaac3','RhGZL6pYIrrhw7mf',1793966400813,1810382402854);
INSERT INTO "sessions" VALUES('ba8a3e2f09c8a504568ec4320e92e26e78e008fc8d27853f3eb242c4fa555407','8zCLWes_tpEnofGn',1793966400884,1810382402896);
INSERT INTO "sessions" VALUES('1e3ba2a5ca88f78147b89cca36d88de81511cadc74a8e50e0b35e27e551cf7e1','dv8iLaXQT9KHEaYv',1793966400949,1810382402951);
INSERT INTO "sessions" VALUES('c4d30ab3ad792a874988f3f1123e9b7724b72d723ab3e17511e1cc0c64f57cd2','c7z6XhR0e-vBYHfB',1794828601799,1810380601799);
INSERT INTO "sessions" VALUES('8fadfa4d097817df879b3465293fd882890f759e2a6cfd476398eee2bd8ecd42','w966OBtNZUDsLVfZ',1794828601911,1810380601911);
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
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',0,9,'deal',NULL,NULL,'9f97f4dde6000000',1793966401028,'*: private 1 green, private 1 red
*: card 1 9, card 1 3
*: tool 1, tool 3, tool 9
*: public shade-variety, public deep-shades');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',9,14,'person',0,'plain-0','9f97f4dde6000001',1793966401047,'1: pattern lux-mundi
*: roll G6 R1 R4 R3');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',14,15,'person',0,'plain-1','9f97f4dde6000002',1793966401051,'1: draft R3');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',15,16,'person',0,'plain-2','9f97f4dde6000003',1793966401053,'1: place D5');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',16,17,'person',0,'plain-3','9f97f4dde6000004',1793966401055,'1: end');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',17,18,'person',0,'plain-4','9f97f4dde6000005',1793966401057,'1: tool 3');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',18,19,'person',0,'plain-5','9f97f4dde6000006',1793966401059,'1: pay R4');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',19,20,'person',0,'plain-6','9f97f4dde6000007',1793966401061,'1: lift D5');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',20,21,'person',0,'plain-7','9f97f4dde6000008',1793966401063,'1: place D3');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',21,22,'person',0,'plain-8','9f97f4dde6000009',1793966401065,'1: draft G6');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',22,23,'person',0,'plain-9','9f97f4dde600000a',1793966401066,'1: place C4');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',23,28,'person',0,'plain-10','9f97f4dde600000b',1793966401068,'1: end
*: roll R1 B6 B3 B1');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',28,29,'person',0,'plain-11','9f97f4dde600000c',1793966401070,'1: end');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',29,30,'person',0,'plain-12','9f97f4dde600000d',1793966401072,'1: draft B1');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',30,31,'person',0,'plain-13','9f97f4dde600000e',1793966401073,'1: place D5');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',31,36,'person',0,'plain-14','9f97f4dde600000f',1793966401076,'1: end
*: roll P3 R5 B2 Y6');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',36,37,'person',0,'plain-15','9f97f4dde6000010',1793966401078,'1: end');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',37,38,'person',0,'plain-16','9f97f4dde6000011',1793966401079,'1: draft B2');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',38,39,'person',0,'plain-17','9f97f4dde6000012',1793966401081,'1: tool 9');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',39,40,'person',0,'plain-18','9f97f4dde6000013',1793966401082,'1: pay Y6');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',40,41,'person',0,'plain-19','9f97f4dde6000014',1793966401084,'1: place D1');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',41,46,'person',0,'plain-20','9f97f4dde6000015',1793966401086,'1: end
*: roll P6 B3 B1 P2');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',46,47,'person',0,'plain-21','9f97f4dde6000016',1793966401088,'1: draft B3');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',47,48,'person',0,'plain-22','9f97f4dde6000017',1793966401090,'1: tool 1');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',48,49,'person',0,'plain-23','9f97f4dde6000018',1793966401091,'1: pay P6');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',49,50,'person',0,'plain-24','9f97f4dde6000019',1793966401093,'1: value 4');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',50,51,'person',0,'plain-25','9f97f4dde600001a',1793966401094,'1: place C3');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',51,52,'person',0,'plain-26','9f97f4dde600001b',1793966401096,'1: end');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',52,53,'person',0,'plain-27','9f97f4dde600001c',1793966401097,'1: draft P2');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',53,54,'person',0,'plain-28','9f97f4dde600001d',1793966401099,'1: place B5');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',54,59,'person',0,'plain-29','9f97f4dde600001e',1793966401101,'1: end
*: roll Y5 P5 B5 Y2');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',59,60,'person',0,'plain-30','9f97f4dde600001f',1793966401103,'1: draft Y5');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',60,61,'person',0,'plain-31','9f97f4dde6000020',1793966401104,'1: place C2');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',61,62,'person',0,'plain-32','9f97f4dde6000021',1793966401106,'1: end');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',62,63,'person',0,'plain-33','9f97f4dde6000022',1793966401107,'1: draft Y2');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',63,64,'person',0,'plain-34','9f97f4dde6000023',1793966401109,'1: place A4');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',64,69,'person',0,'plain-35','9f97f4dde6000024',1793966401111,'1: end
*: roll Y3 Y4 G3 G4');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',69,70,'person',0,'plain-36','9f97f4dde6000025',1793966401113,'1: end');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',70,71,'person',0,'plain-37','9f97f4dde6000026',1793966401115,'1: draft G3');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',71,72,'person',0,'plain-38','9f97f4dde6000027',1793966401117,'1: place A5');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',72,77,'person',0,'plain-39','9f97f4dde6000028',1793966401119,'1: end
*: roll R5 P3 P4 G5');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',77,78,'person',0,'plain-40','9f97f4dde6000029',1793966401120,'1: draft P3');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',78,79,'person',0,'plain-41','9f97f4dde600002a',1793966401122,'1: place B3');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',79,80,'person',0,'plain-42','9f97f4dde600002b',1793966401123,'1: end');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',80,81,'person',0,'plain-43','9f97f4dde600002c',1793966401125,'1: draft R5');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',81,82,'person',0,'plain-44','9f97f4dde600002d',1793966401126,'1: place A2');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',82,87,'person',0,'plain-45','9f97f4dde600002e',1793966401128,'1: end
*: roll R3 G5 G2 P5');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',87,88,'person',0,'plain-46','9f97f4dde600002f',1793966401129,'1: draft G2');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',88,89,'person',0,'plain-47','9f97f4dde6000030',1793966401131,'1: place B2');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',89,90,'person',0,'plain-48','9f97f4dde6000031',1793966401132,'1: end');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',90,95,'person',0,'plain-49','9f97f4dde6000032',1793966401134,'1: end
*: roll R3 B5 Y1 R4');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',95,96,'person',0,'plain-50','9f97f4dde6000033',1793966401136,'1: end');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',96,97,'person',0,'plain-51','9f97f4dde6000034',1793966401137,'1: draft Y1');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',97,98,'person',0,'plain-52','9f97f4dde6000035',1793966401138,'1: place B1');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',98,103,'person',0,'plain-53','9f97f4dde6000036',1793966401140,'1: end
*: roll G2 R4 P5 Y4');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',103,104,'person',0,'plain-54','9f97f4dde6000037',1793966401142,'1: draft G2');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',104,105,'person',0,'plain-55','9f97f4dde6000038',1793966401143,'1: place A1');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',105,106,'person',0,'plain-56','9f97f4dde6000039',1793966401144,'1: end');
INSERT INTO "steps" VALUES('09vrRGt76Ah97Mxj',106,107,'person',0,'plain-57','9f97f4dde600003a',1793966401146,'1: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',0,13,'deal',NULL,NULL,'9f97f4dde600003b',1793966401186,'*: private 1 blue, private 2 purple
*: card 1 10, card 1 1, card 2 5, card 2 11
*: tool 10, tool 6, tool 2
*: public medium-shades, public column-shade-variety, public shade-variety
*: start 2');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',13,14,'person',0,'plain-58','9f97f4dde600003c',1793966401203,'1: pattern comitas');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',14,20,'person',1,'plain-59','9f97f4dde600003d',1793966401206,'2: pattern suns-glory
*: roll G2 B2 B5 R2 R4');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',20,21,'person',1,'plain-60','9f97f4dde600003e',1793966401208,'2: draft B2');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',21,22,'person',1,'plain-61','9f97f4dde600003f',1793966401210,'2: place A4');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',22,23,'person',1,'plain-62','9f97f4dde6000040',1793966401211,'2: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',23,24,'person',0,'plain-63','9f97f4dde6000041',1793966401213,'1: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',24,25,'person',0,'plain-64','9f97f4dde6000042',1793966401215,'1: draft R2');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',25,26,'person',0,'plain-65','9f97f4dde6000043',1793966401217,'1: place C1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',26,27,'person',0,'plain-66','9f97f4dde6000044',1793966401218,'1: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',27,28,'person',1,'plain-67','9f97f4dde6000045',1793966401220,'2: tool 2');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',28,29,'person',1,'plain-68','9f97f4dde6000046',1793966401221,'2: lift A4');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',29,30,'person',1,'plain-69','9f97f4dde6000047',1793966401223,'2: place C1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',30,31,'person',1,'plain-70','9f97f4dde6000048',1793966401225,'2: draft R4');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',31,32,'person',1,'plain-71','9f97f4dde6000049',1793966401227,'2: place C2');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',32,38,'person',1,'plain-72','9f97f4dde600004a',1793966401229,'2: end
*: roll G3 R1 B3 P4 Y2');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',38,39,'person',0,'plain-73','9f97f4dde600004b',1793966401231,'1: draft R1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',39,41,'person',0,'plain-74','9f97f4dde600004c',1793966401233,'1: tool 6
*: reroll 1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',41,42,'person',0,'plain-75','9f97f4dde600004d',1793966401235,'1: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',42,43,'person',1,'plain-76','9f97f4dde600004e',1793966401237,'2: draft R1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',43,44,'person',1,'plain-77','9f97f4dde600004f',1793966401239,'2: place D1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',44,45,'person',1,'plain-78','9f97f4dde6000050',1793966401241,'2: tool 2');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',45,46,'person',1,'plain-79','9f97f4dde6000051',1793966401242,'2: lift D1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',46,47,'person',1,'plain-80','9f97f4dde6000052',1793966401244,'2: place B1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',47,48,'person',1,'plain-81','9f97f4dde6000053',1793966401246,'2: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',48,49,'person',1,'plain-82','9f97f4dde6000054',1793966401248,'2: draft B3');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',49,50,'person',1,'plain-83','9f97f4dde6000055',1793966401250,'2: place C3');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',50,51,'person',1,'plain-84','9f97f4dde6000056',1793966401252,'2: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',51,57,'person',0,'plain-85','9f97f4dde6000057',1793966401254,'1: end
*: roll R1 R4 P6 G4 R4');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',57,58,'person',1,'plain-86','9f97f4dde6000058',1793966401256,'2: draft R1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',58,59,'person',1,'plain-87','9f97f4dde6000059',1793966401258,'2: tool 10');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',59,60,'person',1,'plain-88','9f97f4dde600005a',1793966401260,'2: place D1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',60,61,'person',1,'plain-89','9f97f4dde600005b',1793966401262,'2: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',61,62,'person',0,'plain-90','9f97f4dde600005c',1793966401263,'1: tool 2');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',62,63,'person',0,'plain-91','9f97f4dde600005d',1793966401265,'1: lift C1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',63,64,'person',0,'plain-92','9f97f4dde600005e',1793966401267,'1: place A2');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',64,65,'person',0,'plain-93','9f97f4dde600005f',1793966401269,'1: draft R4');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',65,66,'person',0,'plain-94','9f97f4dde6000060',1793966401271,'1: place B3');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',66,67,'person',0,'plain-95','9f97f4dde6000061',1793966401273,'1: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',67,68,'person',0,'plain-96','9f97f4dde6000062',1793966401275,'1: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',68,69,'person',1,'plain-97','9f97f4dde6000063',1793966401277,'2: draft R4');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',69,70,'person',1,'plain-98','9f97f4dde6000064',1793966401279,'2: place B3');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',70,71,'person',1,'plain-99','9f97f4dde6000065',1793966401281,'2: tool 2');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',71,72,'person',1,'plain-100','9f97f4dde6000066',1793966401283,'2: lift D1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',72,73,'person',1,'plain-101','9f97f4dde6000067',1793966401285,'2: place A4');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',73,79,'person',1,'plain-102','9f97f4dde6000068',1793966401287,'2: end
*: roll B4 Y5 P3 R1 G6');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',79,80,'person',0,'plain-103','9f97f4dde6000069',1793966401289,'1: draft P3');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',80,81,'person',0,'plain-104','9f97f4dde600006a',1793966401291,'1: tool 10');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',81,82,'person',0,'plain-105','9f97f4dde600006b',1793966401293,'1: place B1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',82,83,'person',0,'plain-106','9f97f4dde600006c',1793966401295,'1: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',83,84,'person',1,'plain-107','9f97f4dde600006d',1793966401297,'2: draft R1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',84,85,'person',1,'plain-108','9f97f4dde600006e',1793966401298,'2: place D1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',85,86,'person',1,'plain-109','9f97f4dde600006f',1793966401300,'2: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',86,87,'person',1,'plain-110','9f97f4dde6000070',1793966401302,'2: draft G6');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',87,88,'person',1,'plain-111','9f97f4dde6000071',1793966401304,'2: place B5');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',88,89,'person',1,'plain-112','9f97f4dde6000072',1793966401305,'2: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',89,90,'person',0,'plain-113','9f97f4dde6000073',1793966401307,'1: draft B4');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',90,91,'person',0,'plain-114','9f97f4dde6000074',1793966401309,'1: place A4');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',91,97,'person',0,'plain-115','9f97f4dde6000075',1793966401311,'1: end
*: roll G4 P6 P3 Y2 P1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',97,98,'person',1,'plain-116','9f97f4dde6000076',1793966401313,'2: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',98,99,'person',0,'plain-117','9f97f4dde6000077',1793966401315,'1: draft P1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',99,100,'person',0,'plain-118','9f97f4dde6000078',1793966401317,'1: place C2');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',100,101,'person',0,'plain-119','9f97f4dde6000079',1793966401318,'1: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',101,102,'person',0,'plain-120','9f97f4dde600007a',1793966401320,'1: draft Y2');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',102,103,'person',0,'plain-121','9f97f4dde600007b',1793966401322,'1: place D3');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',103,104,'person',0,'plain-122','9f97f4dde600007c',1793966401323,'1: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',104,105,'person',1,'plain-123','9f97f4dde600007d',1793966401325,'2: draft P3');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',105,106,'person',1,'plain-124','9f97f4dde600007e',1793966401327,'2: place C5');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',106,112,'person',1,'plain-125','9f97f4dde600007f',1793966401329,'2: end
*: roll R4 R1 Y6 G4 R3');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',112,113,'person',0,'plain-126','9f97f4dde6000080',1793966401331,'1: draft R3');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',113,114,'person',0,'plain-127','9f97f4dde6000081',1793966401333,'1: place C1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',114,115,'person',0,'plain-128','9f97f4dde6000082',1793966401334,'1: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',115,116,'person',1,'plain-129','9f97f4dde6000083',1793966401336,'2: draft G4');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',116,117,'person',1,'plain-130','9f97f4dde6000084',1793966401338,'2: place D3');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',117,118,'person',1,'plain-131','9f97f4dde6000085',1793966401339,'2: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',118,119,'person',1,'plain-132','9f97f4dde6000086',1793966401341,'2: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',119,120,'person',0,'plain-133','9f97f4dde6000087',1793966401343,'1: draft Y6');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',120,121,'person',0,'plain-134','9f97f4dde6000088',1793966401344,'1: place C4');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',121,127,'person',0,'plain-135','9f97f4dde6000089',1793966401347,'1: end
*: roll P2 B4 Y4 G2 G5');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',127,128,'person',1,'plain-136','9f97f4dde600008a',1793966401348,'2: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',128,129,'person',0,'plain-137','9f97f4dde600008b',1793966401350,'1: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',129,130,'person',0,'plain-138','9f97f4dde600008c',1793966401352,'1: draft G5');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',130,131,'person',0,'plain-139','9f97f4dde600008d',1793966401354,'1: place D5');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',131,132,'person',0,'plain-140','9f97f4dde600008e',1793966401356,'1: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',132,133,'person',1,'plain-141','9f97f4dde600008f',1793966401358,'2: draft P2');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',133,134,'person',1,'plain-142','9f97f4dde6000090',1793966401359,'2: place B4');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',134,140,'person',1,'plain-143','9f97f4dde6000091',1793966401361,'2: end
*: roll B3 P2 G3 G1 P4');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',140,141,'person',0,'plain-144','9f97f4dde6000092',1793966401363,'1: draft G1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',141,142,'person',0,'plain-145','9f97f4dde6000093',1793966401365,'1: place D1');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',142,143,'person',0,'plain-146','9f97f4dde6000094',1793966401367,'1: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',143,144,'person',1,'plain-147','9f97f4dde6000095',1793966401369,'2: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',144,145,'person',1,'plain-148','9f97f4dde6000096',1793966401371,'2: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',145,151,'person',0,'plain-149','9f97f4dde6000097',1793966401373,'1: end
*: roll Y4 G4 B3 P3 P3');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',151,152,'person',1,'plain-150','9f97f4dde6000098',1793966401375,'2: draft Y4');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',152,153,'person',1,'plain-151','9f97f4dde6000099',1793966401377,'2: place A5');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',153,154,'person',1,'plain-152','9f97f4dde600009a',1793966401378,'2: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',154,155,'person',0,'plain-153','9f97f4dde600009b',1793966401380,'1: draft B3');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',155,156,'person',0,'plain-154','9f97f4dde600009c',1793966401381,'1: place C3');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',156,157,'person',0,'plain-155','9f97f4dde600009d',1793966401383,'1: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',157,158,'person',0,'plain-156','9f97f4dde600009e',1793966401384,'1: draft P3');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',158,159,'person',0,'plain-157','9f97f4dde600009f',1793966401386,'1: place D4');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',159,160,'person',0,'plain-158','9f97f4dde60000a0',1793966401387,'1: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',160,161,'person',1,'plain-159','9f97f4dde60000a1',1793966401389,'2: draft P3');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',161,162,'person',1,'plain-160','9f97f4dde60000a2',1793966401391,'2: place A2');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',162,168,'person',1,'plain-161','9f97f4dde60000a3',1793966401393,'2: end
*: roll P4 B4 B4 Y5 P4');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',168,169,'person',0,'plain-162','9f97f4dde60000a4',1793966401395,'1: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',169,170,'person',1,'plain-163','9f97f4dde60000a5',1793966401397,'2: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',170,171,'person',1,'plain-164','9f97f4dde60000a6',1793966401399,'2: draft Y5');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',171,172,'person',1,'plain-165','9f97f4dde60000a7',1793966401401,'2: place B2');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',172,173,'person',1,'plain-166','9f97f4dde60000a8',1793966401403,'2: end');
INSERT INTO "steps" VALUES('wq5lUP215EpQn7NE',173,174,'person',0,'plain-167','9f97f4dde60000a9',1793966401405,'1: end');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',0,13,'deal',NULL,NULL,'9f97f4dde60000aa',1793966401461,'*: private 1 purple, private 2 yellow
*: card 1 10, card 1 1, card 2 6, card 2 3
*: tool 4, tool 11, tool 10
*: public color-variety, public column-color-variety, public column-shade-variety
*: start 2');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',13,14,'person',0,'plain-168','9f97f4dde60000ab',1793966401480,'1: pattern comitas');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',14,20,'person',1,'plain-169','9f97f4dde60000ac',1793966401484,'2: pattern batllo
*: roll B3 B1 R6 P1 P6');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',20,21,'person',1,'plain-170','9f97f4dde60000ad',1793966401487,'2: draft B3');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',21,22,'person',1,'plain-171','9f97f4dde60000ae',1793966401489,'2: place D5');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',22,23,'person',1,'plain-172','9f97f4dde60000af',1793966401490,'2: end');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',23,24,'person',0,'plain-173','9f97f4dde60000b0',1793966401492,'1: draft P1');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',24,25,'person',0,'plain-174','9f97f4dde60000b1',1793966401494,'1: place B1');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',25,26,'person',0,'plain-175','9f97f4dde60000b2',1793966401496,'1: end');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',26,27,'person',0,'plain-176','9f97f4dde60000b3',1793966401497,'1: draft P6');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',27,28,'person',0,'plain-177','9f97f4dde60000b4',1793966401499,'1: place C2');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',28,29,'person',0,'plain-178','9f97f4dde60000b5',1793966401501,'1: tool 4');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',29,30,'person',0,'plain-179','9f97f4dde60000b6',1793966401503,'1: lift B1');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',30,31,'person',0,'plain-180','9f97f4dde60000b7',1793966401505,'1: place B3');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',31,32,'person',0,'plain-181','9f97f4dde60000b8',1793966401507,'1: lift C2');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',32,33,'person',0,'plain-182','9f97f4dde60000b9',1793966401509,'1: place A4');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',33,34,'person',0,'plain-183','9f97f4dde60000ba',1793966401511,'1: end');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',34,35,'person',1,'plain-184','9f97f4dde60000bb',1793966401513,'2: draft B1');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',35,37,'person',1,'plain-185','9f97f4dde60000bc',1793966401515,'2: tool 11
*: draw blue');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',37,38,'person',1,'plain-186','9f97f4dde60000bd',1793966401517,'2: value 1');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',38,39,'person',1,'plain-187','9f97f4dde60000be',1793966401519,'2: back');
INSERT INTO "steps" VALUES('EFm7OCCuSoacQjLz',39,45,'person',1,'plain-188','9f97f4dde60000bf',1793966401521,'2: end
*: roll B3 P5 Y3 R5 B6');
INSERT INTO "steps" VALUES('51OvwXZcLv0eZov5',0,12,'deal',NULL,NULL,'9f97f4dde60000c0',1794639600041,'*: private 1 purple, private 2 green
*: card 1 9, card 1 3, card 2 5, card 2 10
*: tool 1, tool 6, tool 9
*: public light-shades, public color-diagonals, public medium-shades');
INSERT INTO "steps" VALUES('51OvwXZcLv0eZov5',12,13,'person',0,'plain-189','9f97f4dde60000c1',1794639600058,'1: pattern lux-astram');
INSERT INTO "steps" VALUES('51OvwXZcLv0eZov5',13,19,'person',1,'plain-190','9f97f4dde60000c2',1794639600060,'2: pattern shadow-thief
*: roll P3 B6 B3 B1 Y3');
INSERT INTO "steps" VALUES('51OvwXZcLv0eZov5',19,20,'person',0,'plain-191','9f97f4dde60000c3',1794639600062,'1: draft Y3');
INSERT INTO "steps" VALUES('51OvwXZcLv0eZov5',20,21,'person',0,'plain-192','9f97f4dde60000c4',1794639600065,'1: place D2');
INSERT INTO "steps" VALUES('51OvwXZcLv0eZov5',21,22,'person',0,'plain-193','9f97f4dde60000c5',1794639600067,'1: end');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',0,8,'deal',NULL,NULL,'9f97f4dde60000c6',1794657600031,'*: private 1 red, private 1 yellow
*: card 1 11, card 1 6
*: tool 10, tool 12
*: public color-diagonals, public column-color-variety');
INSERT INTO "steps" VALUES('FSyP7zIeWR-0v3sT',0,8,'deal',NULL,NULL,'9f97f4dde60000c7',1794657600063,'*: private 1 red, private 1 yellow
*: card 1 11, card 1 6
*: tool 10, tool 12
*: public color-diagonals, public column-color-variety');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',8,13,'person',0,'plain-194','9f97f4dde60000c8',1794657600079,'1: pattern firelight
*: roll R6 G2 Y1 P4');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',13,14,'person',0,'plain-195','9f97f4dde60000c9',1794657600081,'1: draft R6');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',14,15,'person',0,'plain-196','9f97f4dde60000ca',1794657600083,'1: place D2');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',15,16,'person',0,'plain-197','9f97f4dde60000cb',1794657600086,'1: end');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',16,21,'person',0,'plain-198','9f97f4dde60000cc',1794657600088,'1: end
*: roll R2 Y1 B3 P5');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',21,22,'person',0,'plain-199','9f97f4dde60000cd',1794657600090,'1: draft B3');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',22,23,'person',0,'plain-200','9f97f4dde60000ce',1794657600093,'1: place C1');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',23,24,'person',0,'plain-201','9f97f4dde60000cf',1794657600095,'1: end');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',24,25,'person',0,'plain-202','9f97f4dde60000d0',1794657600097,'1: draft R2');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',25,26,'person',0,'plain-203','9f97f4dde60000d1',1794657600099,'1: place B1');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',26,31,'person',0,'plain-204','9f97f4dde60000d2',1794657600101,'1: end
*: roll G4 G2 P3 Y1');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',31,32,'person',0,'plain-205','9f97f4dde60000d3',1794657600103,'1: draft G2');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',32,33,'person',0,'plain-206','9f97f4dde60000d4',1794657600105,'1: place C2');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',33,34,'person',0,'plain-207','9f97f4dde60000d5',1794657600107,'1: end');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',34,39,'person',0,'plain-208','9f97f4dde60000d6',1794657600109,'1: end
*: roll P3 Y4 R4 R2');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',39,40,'person',0,'plain-209','9f97f4dde60000d7',1794657600111,'1: draft P3');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',40,41,'person',0,'plain-210','9f97f4dde60000d8',1794657600112,'1: place A1');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',41,42,'person',0,'plain-211','9f97f4dde60000d9',1794657600114,'1: end');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',42,43,'person',0,'plain-212','9f97f4dde60000da',1794657600116,'1: draft R2');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',43,44,'person',0,'plain-213','9f97f4dde60000db',1794657600118,'1: place B3');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',44,49,'person',0,'plain-214','9f97f4dde60000dc',1794657600120,'1: end
*: roll G3 R2 G1 R6');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',49,50,'person',0,'plain-215','9f97f4dde60000dd',1794657600122,'1: end');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',50,51,'person',0,'plain-216','9f97f4dde60000de',1794657600124,'1: draft G1');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',51,52,'person',0,'plain-217','9f97f4dde60000df',1794657600126,'1: place B4');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',52,57,'person',0,'plain-218','9f97f4dde60000e0',1794657600128,'1: end
*: roll G6 Y3 P5 Y6');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',57,58,'person',0,'plain-219','9f97f4dde60000e1',1794657600130,'1: draft P5');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',58,59,'person',0,'plain-220','9f97f4dde60000e2',1794657600131,'1: place D1');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',59,60,'person',0,'plain-221','9f97f4dde60000e3',1794657600133,'1: end');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',60,61,'person',0,'plain-222','9f97f4dde60000e4',1794657600134,'1: draft Y6');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',61,62,'person',0,'plain-223','9f97f4dde60000e5',1794657600136,'1: place B5');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',62,67,'person',0,'plain-224','9f97f4dde60000e6',1794657600138,'1: end
*: roll B4 G1 G4 R6');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',67,68,'person',0,'plain-225','9f97f4dde60000e7',1794657600139,'1: draft G4');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',68,69,'person',0,'plain-226','9f97f4dde60000e8',1794657600141,'1: tool 10');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',69,70,'person',0,'plain-227','9f97f4dde60000e9',1794657600142,'1: pay G1');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',70,71,'person',0,'plain-228','9f97f4dde60000ea',1794657600143,'1: place A5');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',71,72,'person',0,'plain-229','9f97f4dde60000eb',1794657600145,'1: end');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',72,77,'person',0,'plain-230','9f97f4dde60000ec',1794657600146,'1: end
*: roll R6 P3 R3 R5');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',77,78,'person',0,'plain-231','9f97f4dde60000ed',1794657600148,'1: end');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',78,83,'person',0,'plain-232','9f97f4dde60000ee',1794657600150,'1: end
*: roll G5 B1 B2 Y4');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',83,84,'person',0,'plain-233','9f97f4dde60000ef',1794657600151,'1: draft Y4');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',84,85,'person',0,'plain-234','9f97f4dde60000f0',1794657600152,'1: place A2');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',85,86,'person',0,'plain-235','9f97f4dde60000f1',1794657600154,'1: tool 12');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',86,87,'person',0,'plain-236','9f97f4dde60000f2',1794657600155,'1: pay B1');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',87,88,'person',0,'plain-237','9f97f4dde60000f3',1794657600157,'1: lift A2');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',88,89,'person',0,'plain-238','9f97f4dde60000f4',1794657600159,'1: place C3');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',89,90,'person',0,'plain-239','9f97f4dde60000f5',1794657600160,'1: stop');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',90,91,'person',0,'plain-240','9f97f4dde60000f6',1794657600161,'1: end');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',91,96,'person',0,'plain-241','9f97f4dde60000f7',1794657600163,'1: end
*: roll P2 B3 Y4 G6');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',96,97,'person',0,'plain-242','9f97f4dde60000f8',1794657600164,'1: end');
INSERT INTO "steps" VALUES('7uJ3GYDLcGRA4gJf',97,98,'person',0,'plain-243','9f97f4dde60000f9',1794657600166,'1: end');
INSERT INTO "steps" VALUES('FSyP7zIeWR-0v3sT',8,13,'person',0,'plain-244','9f97f4dde60000fa',1794657600177,'1: pattern batllo
*: roll R6 G2 Y1 P4');
INSERT INTO "steps" VALUES('FSyP7zIeWR-0v3sT',13,14,'person',0,'plain-245','9f97f4dde60000fb',1794657600178,'1: draft R6');
INSERT INTO "steps" VALUES('FSyP7zIeWR-0v3sT',14,15,'person',0,'plain-246','9f97f4dde60000fc',1794657600180,'1: place B1');
INSERT INTO "steps" VALUES('FSyP7zIeWR-0v3sT',15,16,'person',0,'plain-247','9f97f4dde60000fd',1794657600181,'1: end');
INSERT INTO "steps" VALUES('FSyP7zIeWR-0v3sT',16,17,'person',0,'plain-248','9f97f4dde60000fe',1794657600182,'1: draft Y1');
INSERT INTO "steps" VALUES('FSyP7zIeWR-0v3sT',17,18,'person',0,'plain-249','9f97f4dde60000ff',1794657600183,'1: place A1');
INSERT INTO "steps" VALUES('FSyP7zIeWR-0v3sT',18,23,'person',0,'plain-250','9f97f4dde6000100',1794657600185,'1: end
*: roll R2 Y1 B3 P5');
INSERT INTO "steps" VALUES('51OvwXZcLv0eZov5',22,23,'clock',1,NULL,'9f97f4dde6000101',1794729600023,'2: end');
INSERT INTO "steps" VALUES('51OvwXZcLv0eZov5',23,24,'clock',1,NULL,'9f97f4dde6000102',1794819600042,'2: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',0,13,'deal',NULL,NULL,'9f97f4dde6000103',1794823200040,'*: private 1 yellow, private 2 red
*: card 1 8, card 1 5, card 2 6, card 2 3
*: tool 10, tool 2, tool 1
*: public row-color-variety, public light-shades, public column-shade-variety
*: start 1');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',13,14,'person',0,'plain-251','9f97f4dde6000104',1794823200066,'1: pattern sun-catcher');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',14,20,'person',1,'plain-252','9f97f4dde6000105',1794823200069,'2: pattern batllo
*: roll R1 R3 G4 P3 Y3');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',20,21,'person',0,'plain-253','9f97f4dde6000106',1794823200075,'1: draft Y3');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',21,22,'person',0,'plain-254','9f97f4dde6000107',1794823200078,'1: place B5');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',22,23,'person',0,'plain-255','9f97f4dde6000108',1794823200082,'1: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',23,24,'person',1,'plain-256','9f97f4dde6000109',1794823200084,'2: draft P3');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',24,25,'person',1,'plain-257','9f97f4dde600010a',1794823200086,'2: place C1');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',25,26,'person',1,'plain-258','9f97f4dde600010b',1794823200088,'2: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',26,27,'person',1,'plain-259','9f97f4dde600010c',1794823200090,'2: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',27,33,'person',0,'plain-260','9f97f4dde600010d',1794823200093,'1: end
*: roll G5 R4 Y5 B2 G1');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',33,34,'person',1,'plain-261','9f97f4dde600010e',1794823200095,'2: draft R4');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',34,35,'person',1,'plain-262','9f97f4dde600010f',1794823200096,'2: place D2');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',35,36,'person',1,'plain-263','9f97f4dde6000110',1794823200098,'2: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',36,37,'person',0,'plain-264','9f97f4dde6000111',1794823200101,'1: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',37,38,'person',0,'plain-265','9f97f4dde6000112',1794823200103,'1: draft Y5');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',38,39,'person',0,'plain-266','9f97f4dde6000113',1794823200105,'1: place C4');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',39,40,'person',0,'plain-267','9f97f4dde6000114',1794823200107,'1: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',40,41,'person',1,'plain-268','9f97f4dde6000115',1794823200113,'2: draft G1');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',41,42,'person',1,'plain-269','9f97f4dde6000116',1794823200115,'2: place B1');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',42,48,'person',1,'plain-270','9f97f4dde6000117',1794823200119,'2: end
*: roll G6 R6 B5 Y4 G3');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',48,49,'person',0,'plain-271','9f97f4dde6000118',1794823200123,'1: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',49,50,'person',1,'plain-272','9f97f4dde6000119',1794823200126,'2: draft G6');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',50,51,'person',1,'plain-273','9f97f4dde600011a',1794823200128,'2: tool 10');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',51,52,'person',1,'plain-274','9f97f4dde600011b',1794823200131,'2: place C2');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',52,53,'person',1,'plain-275','9f97f4dde600011c',1794823200133,'2: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',53,54,'person',1,'plain-276','9f97f4dde600011d',1794823200135,'2: draft G3');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',54,55,'person',1,'plain-277','9f97f4dde600011e',1794823200137,'2: tool 1');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',55,56,'person',1,'plain-278','9f97f4dde600011f',1794823200139,'2: value 2');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',56,57,'person',1,'plain-279','9f97f4dde6000120',1794823200141,'2: place A2');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',57,58,'person',1,'plain-280','9f97f4dde6000121',1794823200142,'2: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',58,59,'person',0,'plain-281','9f97f4dde6000122',1794823200144,'1: tool 2');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',59,60,'person',0,'plain-282','9f97f4dde6000123',1794823200147,'1: lift C4');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',60,61,'person',0,'plain-283','9f97f4dde6000124',1794823200149,'1: place A4');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',61,62,'person',0,'plain-284','9f97f4dde6000125',1794823200151,'1: draft Y4');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',62,63,'person',0,'plain-285','9f97f4dde6000126',1794823200153,'1: place C4');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',63,69,'person',0,'plain-286','9f97f4dde6000127',1794823200155,'1: end
*: roll Y4 R5 B5 P3 Y1');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',69,70,'person',1,'plain-287','9f97f4dde6000128',1794823200157,'2: tool 2');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',70,71,'person',1,'plain-288','9f97f4dde6000129',1794823200160,'2: lift C2');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',71,72,'person',1,'plain-289','9f97f4dde600012a',1794823200162,'2: place B3');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',72,73,'person',1,'plain-290','9f97f4dde600012b',1794823200164,'2: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',73,74,'person',0,'plain-291','9f97f4dde600012c',1794823200167,'1: draft P3');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',74,75,'person',0,'plain-292','9f97f4dde600012d',1794823200169,'1: place D5');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',75,76,'person',0,'plain-293','9f97f4dde600012e',1794823200171,'1: tool 2');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',76,77,'person',0,'plain-294','9f97f4dde600012f',1794823200174,'1: lift C4');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',77,78,'person',0,'plain-295','9f97f4dde6000130',1794823200176,'1: place B3');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',78,79,'person',0,'plain-296','9f97f4dde6000131',1794823200179,'1: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',79,80,'person',0,'plain-297','9f97f4dde6000132',1794823200182,'1: draft Y4');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',80,81,'person',0,'plain-298','9f97f4dde6000133',1794823200184,'1: place C2');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',81,82,'person',0,'plain-299','9f97f4dde6000134',1794823200186,'1: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',82,83,'person',1,'plain-300','9f97f4dde6000135',1794823200188,'2: draft R5');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',83,84,'person',1,'plain-301','9f97f4dde6000136',1794823200189,'2: place A1');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',84,90,'person',1,'plain-302','9f97f4dde6000137',1794823200192,'2: end
*: roll R4 R2 B5 B5 Y6');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',90,91,'person',0,'plain-303','9f97f4dde6000138',1794823200194,'1: draft B5');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',91,92,'person',0,'plain-304','9f97f4dde6000139',1794823200196,'1: place B1');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',92,93,'person',0,'plain-305','9f97f4dde600013a',1794823200199,'1: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',93,94,'person',1,'plain-306','9f97f4dde600013b',1794823200201,'2: draft B5');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',94,95,'person',1,'plain-307','9f97f4dde600013c',1794823200203,'2: place B2');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',95,96,'person',1,'plain-308','9f97f4dde600013d',1794823200205,'2: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',96,97,'person',1,'plain-309','9f97f4dde600013e',1794823200207,'2: draft R2');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',97,98,'person',1,'plain-310','9f97f4dde600013f',1794823200211,'2: place A4');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',98,99,'person',1,'plain-311','9f97f4dde6000140',1794823200214,'2: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',99,105,'person',0,'plain-312','9f97f4dde6000141',1794823200217,'1: end
*: roll Y2 Y3 G3 B6 Y5');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',105,106,'person',1,'plain-313','9f97f4dde6000142',1794823200220,'2: draft Y2');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',106,107,'person',1,'plain-314','9f97f4dde6000143',1794823200222,'2: place B5');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',107,108,'person',1,'plain-315','9f97f4dde6000144',1794823200224,'2: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',108,109,'person',0,'plain-316','9f97f4dde6000145',1794823200229,'1: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',109,110,'person',0,'plain-317','9f97f4dde6000146',1794823200235,'1: draft Y3');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',110,111,'person',0,'plain-318','9f97f4dde6000147',1794823200237,'1: place D3');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',111,112,'person',0,'plain-319','9f97f4dde6000148',1794823200239,'1: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',112,113,'person',1,'plain-320','9f97f4dde6000149',1794823200241,'2: draft Y5');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',113,114,'person',1,'plain-321','9f97f4dde600014a',1794823200243,'2: place C3');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',114,120,'person',1,'plain-322','9f97f4dde600014b',1794823200246,'2: end
*: roll P3 B4 R4 B1 R1');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',120,121,'person',0,'plain-323','9f97f4dde600014c',1794823200249,'1: draft B4');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',121,122,'person',0,'plain-324','9f97f4dde600014d',1794823200251,'1: place C5');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',122,123,'person',0,'plain-325','9f97f4dde600014e',1794823200253,'1: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',123,124,'person',1,'plain-326','9f97f4dde600014f',1794823200255,'2: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',124,125,'person',1,'plain-327','9f97f4dde6000150',1794823200257,'2: draft B1');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',125,126,'person',1,'plain-328','9f97f4dde6000151',1794823200259,'2: place D1');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',126,127,'person',1,'plain-329','9f97f4dde6000152',1794823200262,'2: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',127,128,'person',0,'plain-330','9f97f4dde6000153',1794823200263,'1: draft R4');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',128,129,'person',0,'plain-331','9f97f4dde6000154',1794823200265,'1: place A1');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',129,135,'person',0,'plain-332','9f97f4dde6000155',1794823200268,'1: end
*: roll G5 P2 R6 P5 B6');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',135,136,'person',1,'plain-333','9f97f4dde6000156',1794823200270,'2: draft P5');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',136,137,'person',1,'plain-334','9f97f4dde6000157',1794823200272,'2: place A5');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',137,138,'person',1,'plain-335','9f97f4dde6000158',1794823200273,'2: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',138,139,'person',0,'plain-336','9f97f4dde6000159',1794823200275,'1: draft B6');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',139,140,'person',0,'plain-337','9f97f4dde600015a',1794823200277,'1: place D4');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',140,141,'person',0,'plain-338','9f97f4dde600015b',1794823200278,'1: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',141,142,'person',0,'plain-339','9f97f4dde600015c',1794823200280,'1: draft R6');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',142,143,'person',0,'plain-340','9f97f4dde600015d',1794823200283,'1: place B4');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',143,144,'person',0,'plain-341','9f97f4dde600015e',1794823200284,'1: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',144,145,'person',1,'plain-342','9f97f4dde600015f',1794823200286,'2: draft P2');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',145,146,'person',1,'plain-343','9f97f4dde6000160',1794823200287,'2: place C4');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',146,152,'person',1,'plain-344','9f97f4dde6000161',1794823200289,'2: end
*: roll G5 P4 P2 Y5 P2');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',152,153,'person',0,'plain-345','9f97f4dde6000162',1794823200290,'1: draft P2');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',153,154,'person',0,'plain-346','9f97f4dde6000163',1794823200293,'1: place A3');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',154,155,'person',0,'plain-347','9f97f4dde6000164',1794823200295,'1: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',155,156,'person',1,'plain-348','9f97f4dde6000165',1794823200297,'2: draft G5');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',156,157,'person',1,'plain-349','9f97f4dde6000166',1794823200299,'2: place D4');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',157,158,'person',1,'plain-350','9f97f4dde6000167',1794823200301,'2: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',158,159,'person',1,'plain-351','9f97f4dde6000168',1794823200302,'2: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',159,165,'person',0,'plain-352','9f97f4dde6000169',1794823200304,'1: end
*: roll P5 G6 G5 P1 B4');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',165,166,'person',1,'plain-353','9f97f4dde600016a',1794823200306,'2: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',166,167,'person',0,'plain-354','9f97f4dde600016b',1794823200308,'1: draft G6');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',167,168,'person',0,'plain-355','9f97f4dde600016c',1794823200309,'1: place D1');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',168,169,'person',0,'plain-356','9f97f4dde600016d',1794823200310,'1: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',169,170,'person',0,'plain-357','9f97f4dde600016e',1794823200313,'1: draft G5');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',170,171,'person',0,'plain-358','9f97f4dde600016f',1794823200315,'1: place C3');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',171,172,'person',0,'plain-359','9f97f4dde6000170',1794823200319,'1: end');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',172,173,'person',1,'plain-360','9f97f4dde6000171',1794823200324,'2: draft B4');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',173,174,'person',1,'plain-361','9f97f4dde6000172',1794823200326,'2: place B4');
INSERT INTO "steps" VALUES('9MOYZ-4jgLIhEHga',174,175,'person',1,'plain-362','9f97f4dde6000173',1794823200330,'2: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',0,13,'deal',NULL,NULL,'9f97f4dde6000174',1794823200396,'*: private 1 green, private 2 purple
*: card 1 3, card 1 7, card 2 1, card 2 10
*: tool 4, tool 1, tool 10
*: public color-diagonals, public medium-shades, public column-shade-variety
*: start 2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',13,14,'person',0,'plain-363','9f97f4dde6000175',1794823200436,'1: pattern aurorae-magnificus');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',14,20,'bot',1,NULL,'9f97f4dde6000176',1794823200755,'2: pattern firmitas
*: roll R1 B4 P6 G4 P1');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',20,21,'bot',1,NULL,'9f97f4dde6000177',1794823200760,'2: draft P6');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',21,22,'bot',1,NULL,'9f97f4dde6000178',1794823200764,'2: place D4');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',22,23,'bot',1,NULL,'9f97f4dde6000179',1794823200766,'2: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',23,24,'person',0,'plain-364','9f97f4dde600017a',1794823200768,'1: draft G4');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',24,25,'person',0,'plain-365','9f97f4dde600017b',1794823200770,'1: place D4');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',25,26,'person',0,'plain-366','9f97f4dde600017c',1794823200772,'1: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',26,27,'person',0,'plain-367','9f97f4dde600017d',1794823200774,'1: draft B4');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',27,28,'person',0,'plain-368','9f97f4dde600017e',1794823200776,'1: tool 10');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',28,29,'person',0,'plain-369','9f97f4dde600017f',1794823200778,'1: place D3');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',29,30,'person',0,'plain-370','9f97f4dde6000180',1794823200780,'1: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',30,31,'bot',1,NULL,'9f97f4dde6000181',1794823200783,'2: draft R1');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',31,32,'bot',1,NULL,'9f97f4dde6000182',1794823200787,'2: place C4');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',32,38,'bot',1,NULL,'9f97f4dde6000183',1794823200791,'2: end
*: roll G3 P2 R1 G3 B1');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',38,39,'person',0,'plain-371','9f97f4dde6000184',1794823200794,'1: draft P2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',39,40,'person',0,'plain-372','9f97f4dde6000185',1794823200796,'1: place D2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',40,41,'person',0,'plain-373','9f97f4dde6000186',1794823200798,'1: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',41,42,'bot',1,NULL,'9f97f4dde6000187',1794823200802,'2: draft R1');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',42,43,'bot',1,NULL,'9f97f4dde6000188',1794823200807,'2: place B5');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',43,44,'bot',1,NULL,'9f97f4dde6000189',1794823200813,'2: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',44,45,'bot',1,NULL,'9f97f4dde600018a',1794823200817,'2: draft G3');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',45,46,'bot',1,NULL,'9f97f4dde600018b',1794823200821,'2: place A5');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',46,47,'bot',1,NULL,'9f97f4dde600018c',1794823200825,'2: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',47,48,'person',0,'plain-374','9f97f4dde600018d',1794823200842,'1: tool 4');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',48,49,'person',0,'plain-375','9f97f4dde600018e',1794823200850,'1: lift D4');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',49,50,'person',0,'plain-376','9f97f4dde600018f',1794823200853,'1: place C2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',50,51,'person',0,'plain-377','9f97f4dde6000190',1794823200855,'1: lift D3');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',51,52,'person',0,'plain-378','9f97f4dde6000191',1794823200857,'1: place B3');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',52,58,'person',0,'plain-379','9f97f4dde6000192',1794823200860,'1: end
*: roll P5 B1 B1 G2 P4');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',58,59,'bot',1,NULL,'9f97f4dde6000193',1794823200866,'2: draft P4');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',59,60,'bot',1,NULL,'9f97f4dde6000194',1794823200870,'2: place C3');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',60,61,'bot',1,NULL,'9f97f4dde6000195',1794823200874,'2: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',61,62,'person',0,'plain-380','9f97f4dde6000196',1794823200877,'1: tool 4');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',62,63,'person',0,'plain-381','9f97f4dde6000197',1794823200880,'1: lift D2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',63,64,'person',0,'plain-382','9f97f4dde6000198',1794823200883,'1: place D3');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',64,65,'person',0,'plain-383','9f97f4dde6000199',1794823200886,'1: lift B3');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',65,66,'person',0,'plain-384','9f97f4dde600019a',1794823200888,'1: place C4');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',66,67,'person',0,'plain-385','9f97f4dde600019b',1794823200890,'1: draft B1');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',67,68,'person',0,'plain-386','9f97f4dde600019c',1794823200893,'1: place D1');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',68,69,'person',0,'plain-387','9f97f4dde600019d',1794823200895,'1: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',69,70,'person',0,'plain-388','9f97f4dde600019e',1794823200897,'1: draft P5');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',70,71,'person',0,'plain-389','9f97f4dde600019f',1794823200899,'1: tool 1');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',71,72,'person',0,'plain-390','9f97f4dde60001a0',1794823200902,'1: value 4');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',72,73,'person',0,'plain-391','9f97f4dde60001a1',1794823200904,'1: place D5');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',73,74,'person',0,'plain-392','9f97f4dde60001a2',1794823200907,'1: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',74,75,'bot',1,NULL,'9f97f4dde60001a3',1794823200911,'2: draft G2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',75,76,'bot',1,NULL,'9f97f4dde60001a4',1794823200915,'2: place C2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',76,82,'bot',1,NULL,'9f97f4dde60001a5',1794823200919,'2: end
*: roll Y6 B5 R3 G6 P2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',82,83,'person',0,'plain-393','9f97f4dde60001a6',1794823200921,'1: draft G6');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',83,84,'person',0,'plain-394','9f97f4dde60001a7',1794823200923,'1: place B4');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',84,85,'person',0,'plain-395','9f97f4dde60001a8',1794823200926,'1: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',85,86,'bot',1,NULL,'9f97f4dde60001a9',1794823200931,'2: draft P2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',86,87,'bot',1,NULL,'9f97f4dde60001aa',1794823200934,'2: place C5');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',87,88,'bot',1,NULL,'9f97f4dde60001ab',1794823200938,'2: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',88,89,'bot',1,NULL,'9f97f4dde60001ac',1794823200942,'2: draft R3');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',89,90,'bot',1,NULL,'9f97f4dde60001ad',1794823200946,'2: place B3');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',90,91,'bot',1,NULL,'9f97f4dde60001ae',1794823200949,'2: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',91,92,'person',0,'plain-396','9f97f4dde60001af',1794823200956,'1: draft Y6');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',92,93,'person',0,'plain-397','9f97f4dde60001b0',1794823200958,'1: place B2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',93,99,'person',0,'plain-398','9f97f4dde60001b1',1794823200960,'1: end
*: roll G1 Y3 Y1 Y4 Y6');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',99,100,'bot',1,NULL,'9f97f4dde60001b2',1794823200968,'2: draft Y4');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',100,101,'bot',1,NULL,'9f97f4dde60001b3',1794823200972,'2: place D5');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',101,102,'bot',1,NULL,'9f97f4dde60001b4',1794823200976,'2: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',102,103,'person',0,'plain-399','9f97f4dde60001b5',1794823200978,'1: draft Y6');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',103,104,'person',0,'plain-400','9f97f4dde60001b6',1794823200979,'1: place D2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',104,105,'person',0,'plain-401','9f97f4dde60001b7',1794823200981,'1: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',105,106,'person',0,'plain-402','9f97f4dde60001b8',1794823200982,'1: draft Y3');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',106,107,'person',0,'plain-403','9f97f4dde60001b9',1794823200984,'1: place B5');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',107,108,'person',0,'plain-404','9f97f4dde60001ba',1794823200986,'1: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',108,109,'bot',1,NULL,'9f97f4dde60001bb',1794823200990,'2: draft Y1');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',109,110,'bot',1,NULL,'9f97f4dde60001bc',1794823200994,'2: place D2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',110,116,'bot',1,NULL,'9f97f4dde60001bd',1794823200997,'2: end
*: roll R6 B1 R6 Y1 G2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',116,117,'person',0,'plain-405','9f97f4dde60001be',1794823201000,'1: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',117,118,'bot',1,NULL,'9f97f4dde60001bf',1794823201003,'2: draft G2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',118,119,'bot',1,NULL,'9f97f4dde60001c0',1794823201007,'2: place B4');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',119,120,'bot',1,NULL,'9f97f4dde60001c1',1794823201010,'2: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',120,121,'bot',1,NULL,'9f97f4dde60001c2',1794823201014,'2: draft Y1');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',121,122,'bot',1,NULL,'9f97f4dde60001c3',1794823201017,'2: place C1');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',122,123,'bot',1,NULL,'9f97f4dde60001c4',1794823201020,'2: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',123,129,'person',0,'plain-406','9f97f4dde60001c5',1794823201022,'1: end
*: roll Y1 B4 P5 P2 Y2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',129,130,'bot',1,NULL,'9f97f4dde60001c6',1794823201026,'2: draft P5');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',130,131,'bot',1,NULL,'9f97f4dde60001c7',1794823201029,'2: place B2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',131,132,'bot',1,NULL,'9f97f4dde60001c8',1794823201032,'2: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',132,133,'person',0,'plain-407','9f97f4dde60001c9',1794823201034,'1: draft Y2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',133,134,'person',0,'plain-408','9f97f4dde60001ca',1794823201036,'1: place C1');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',134,135,'person',0,'plain-409','9f97f4dde60001cb',1794823201037,'1: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',135,136,'person',0,'plain-410','9f97f4dde60001cc',1794823201039,'1: draft B4');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',136,137,'person',0,'plain-411','9f97f4dde60001cd',1794823201040,'1: place B3');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',137,138,'person',0,'plain-412','9f97f4dde60001ce',1794823201042,'1: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',138,139,'bot',1,NULL,'9f97f4dde60001cf',1794823201046,'2: draft P2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',139,140,'bot',1,NULL,'9f97f4dde60001d0',1794823201049,'2: place A1');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',140,146,'bot',1,NULL,'9f97f4dde60001d1',1794823201053,'2: end
*: roll Y5 B4 Y2 Y3 G2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',146,147,'person',0,'plain-413','9f97f4dde60001d2',1794823201055,'1: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',147,148,'bot',1,NULL,'9f97f4dde60001d3',1794823201059,'2: draft G2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',148,149,'bot',1,NULL,'9f97f4dde60001d4',1794823201062,'2: place D1');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',149,150,'bot',1,NULL,'9f97f4dde60001d5',1794823201066,'2: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',150,151,'bot',1,NULL,'9f97f4dde60001d6',1794823201072,'2: draft B4');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',151,152,'bot',1,NULL,'9f97f4dde60001d7',1794823201100,'2: place A4');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',152,153,'bot',1,NULL,'9f97f4dde60001d8',1794823201107,'2: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',153,154,'person',0,'plain-414','9f97f4dde60001d9',1794823201110,'1: draft Y5');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',154,155,'person',0,'plain-415','9f97f4dde60001da',1794823201112,'1: place A1');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',155,161,'person',0,'plain-416','9f97f4dde60001db',1794823201116,'1: end
*: roll P2 B5 G6 P3 Y5');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',161,162,'bot',1,NULL,'9f97f4dde60001dc',1794823201132,'2: draft B5');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',162,163,'bot',1,NULL,'9f97f4dde60001dd',1794823201138,'2: place D3');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',163,164,'bot',1,NULL,'9f97f4dde60001de',1794823201141,'2: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',164,165,'person',0,'plain-417','9f97f4dde60001df',1794823201143,'1: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',165,166,'person',0,'plain-418','9f97f4dde60001e0',1794823201145,'1: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',166,167,'bot',1,NULL,'9f97f4dde60001e1',1794823201148,'2: draft P2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',167,168,'bot',1,NULL,'9f97f4dde60001e2',1794823201152,'2: place A3');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',168,174,'bot',1,NULL,'9f97f4dde60001e3',1794823201155,'2: end
*: roll R2 B2 Y1 R1 Y6');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',174,175,'person',0,'plain-419','9f97f4dde60001e4',1794823201158,'1: draft R2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',175,176,'person',0,'plain-420','9f97f4dde60001e5',1794823201161,'1: place A5');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',176,177,'person',0,'plain-421','9f97f4dde60001e6',1794823201164,'1: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',177,178,'bot',1,NULL,'9f97f4dde60001e7',1794823201169,'2: draft Y6');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',178,179,'bot',1,NULL,'9f97f4dde60001e8',1794823201171,'2: place A2');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',179,180,'bot',1,NULL,'9f97f4dde60001e9',1794823201183,'2: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',180,181,'bot',1,NULL,'9f97f4dde60001ea',1794823201185,'2: end');
INSERT INTO "steps" VALUES('jyDRI62thW6r_b4k',181,182,'person',0,'plain-422','9f97f4dde60001eb',1794823201188,'1: end');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',0,6,'deal',NULL,NULL,'9f97f4dde60001ec',1794823201220,'*: private 1 yellow
*: card 1 12, card 1 8
*: tool 3
*: public row-color-variety, public column-color-variety');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',6,11,'person',0,'plain-423','9f97f4dde60001ed',1794823201242,'1: pattern luz-celestial
*: roll G6 R6 R2 Y6');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',11,12,'person',0,'plain-424','9f97f4dde60001ee',1794823201244,'1: draft R6');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',12,13,'person',0,'plain-425','9f97f4dde60001ef',1794823201245,'1: place C5');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',13,14,'person',0,'plain-426','9f97f4dde60001f0',1794823201247,'1: end');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',14,15,'person',0,'plain-427','9f97f4dde60001f1',1794823201249,'1: draft G6');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',15,16,'person',0,'plain-428','9f97f4dde60001f2',1794823201250,'1: place D4');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',16,21,'person',0,'plain-429','9f97f4dde60001f3',1794823201252,'1: end
*: roll P3 B2 R4 P2');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',21,22,'person',0,'plain-430','9f97f4dde60001f4',1794823201254,'1: draft B2');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',22,23,'person',0,'plain-431','9f97f4dde60001f5',1794823201256,'1: place C4');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',23,24,'person',0,'plain-432','9f97f4dde60001f6',1794823201257,'1: tool 3');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',24,25,'person',0,'plain-433','9f97f4dde60001f7',1794823201259,'1: pay P3');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',25,26,'person',0,'plain-434','9f97f4dde60001f8',1794823201260,'1: lift C5');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',26,27,'person',0,'plain-435','9f97f4dde60001f9',1794823201262,'1: place B5');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',27,28,'person',0,'plain-436','9f97f4dde60001fa',1794823201264,'1: end');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',28,33,'person',0,'plain-437','9f97f4dde60001fb',1794823201266,'1: end
*: roll P1 B2 P3 B6');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',33,34,'person',0,'plain-438','9f97f4dde60001fc',1794823201268,'1: draft B2');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',34,35,'person',0,'plain-439','9f97f4dde60001fd',1794823201269,'1: place D3');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',35,36,'person',0,'plain-440','9f97f4dde60001fe',1794823201271,'1: end');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',36,37,'person',0,'plain-441','9f97f4dde60001ff',1794823201273,'1: draft B6');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',37,38,'person',0,'plain-442','9f97f4dde6000200',1794823201274,'1: place C2');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',38,43,'person',0,'plain-443','9f97f4dde6000201',1794823201277,'1: end
*: roll R2 R4 B3 R1');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',43,44,'person',0,'plain-444','9f97f4dde6000202',1794823201279,'1: draft B3');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',44,45,'person',0,'plain-445','9f97f4dde6000203',1794823201280,'1: place D1');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',45,46,'person',0,'plain-446','9f97f4dde6000204',1794823201282,'1: end');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',46,51,'person',0,'plain-447','9f97f4dde6000205',1794823201285,'1: end
*: roll Y5 R3 B6 B5');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',51,52,'person',0,'plain-448','9f97f4dde6000206',1794823201287,'1: draft Y5');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',52,53,'person',0,'plain-449','9f97f4dde6000207',1794823201288,'1: place B3');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',53,54,'person',0,'plain-450','9f97f4dde6000208',1794823201290,'1: end');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',54,55,'person',0,'plain-451','9f97f4dde6000209',1794823201292,'1: draft B5');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',55,56,'person',0,'plain-452','9f97f4dde600020a',1794823201293,'1: place D5');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',56,61,'person',0,'plain-453','9f97f4dde600020b',1794823201296,'1: end
*: roll Y4 G1 R5 P1');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',61,62,'person',0,'plain-454','9f97f4dde600020c',1794823201298,'1: draft G1');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',62,63,'person',0,'plain-455','9f97f4dde600020d',1794823201300,'1: place C3');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',63,64,'person',0,'plain-456','9f97f4dde600020e',1794823201302,'1: end');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',64,65,'person',0,'plain-457','9f97f4dde600020f',1794823201305,'1: draft R5');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',65,66,'person',0,'plain-458','9f97f4dde6000210',1794823201307,'1: place A2');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',66,71,'person',0,'plain-459','9f97f4dde6000211',1794823201310,'1: end
*: roll P6 Y6 Y3 P1');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',71,72,'person',0,'plain-460','9f97f4dde6000212',1794823201313,'1: draft P1');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',72,73,'person',0,'plain-461','9f97f4dde6000213',1794823201315,'1: place B1');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',73,74,'person',0,'plain-462','9f97f4dde6000214',1794823201320,'1: end');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',74,75,'person',0,'plain-463','9f97f4dde6000215',1794823201322,'1: draft Y6');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',75,76,'person',0,'plain-464','9f97f4dde6000216',1794823201324,'1: place A1');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',76,81,'person',0,'plain-465','9f97f4dde6000217',1794823201326,'1: end
*: roll B4 P3 G4 R4');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',81,82,'person',0,'plain-466','9f97f4dde6000218',1794823201328,'1: draft P3');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',82,83,'person',0,'plain-467','9f97f4dde6000219',1794823201330,'1: place A5');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',83,84,'person',0,'plain-468','9f97f4dde600021a',1794823201332,'1: end');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',84,89,'person',0,'plain-469','9f97f4dde600021b',1794823201334,'1: end
*: roll R1 Y2 G3 B2');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',89,90,'person',0,'plain-470','9f97f4dde600021c',1794823201336,'1: draft G3');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',90,91,'person',0,'plain-471','9f97f4dde600021d',1794823201338,'1: place B4');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',91,92,'person',0,'plain-472','9f97f4dde600021e',1794823201340,'1: end');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',92,97,'person',0,'plain-473','9f97f4dde600021f',1794823201342,'1: end
*: roll G3 R5 G1 Y6');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',97,98,'person',0,'plain-474','9f97f4dde6000220',1794823201344,'1: end');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',98,99,'person',0,'plain-475','9f97f4dde6000221',1794823201345,'1: draft G3');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',99,100,'person',0,'plain-476','9f97f4dde6000222',1794823201346,'1: place C5');
INSERT INTO "steps" VALUES('HMxuR1eJuwtWkjDr',100,101,'person',0,'plain-477','9f97f4dde6000223',1794823201348,'1: end');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',0,11,'deal',NULL,NULL,'9f97f4dde6000224',1794823201372,'*: private 1 yellow, private 1 blue
*: card 1 6, card 1 7
*: tool 2, tool 11, tool 8, tool 3, tool 6
*: public column-color-variety, public shade-variety');
INSERT INTO "steps" VALUES('0Hzo8T5Qu8zZ_BDC',0,11,'deal',NULL,NULL,'9f97f4dde6000225',1794823201401,'*: private 1 yellow, private 1 blue
*: card 1 6, card 1 7
*: tool 2, tool 11, tool 8, tool 3, tool 6
*: public column-color-variety, public shade-variety');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',11,16,'person',0,'plain-478','9f97f4dde6000226',1794823201425,'1: pattern water-of-life
*: roll B4 B2 P4 P4');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',16,17,'person',0,'plain-479','9f97f4dde6000227',1794823201430,'1: draft B2');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',17,18,'person',0,'plain-480','9f97f4dde6000228',1794823201433,'1: place A4');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',18,19,'person',0,'plain-481','9f97f4dde6000229',1794823201436,'1: end');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',19,20,'person',0,'plain-482','9f97f4dde600022a',1794823201438,'1: draft B4');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',20,21,'person',0,'plain-483','9f97f4dde600022b',1794823201441,'1: place B5');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',21,26,'person',0,'plain-484','9f97f4dde600022c',1794823201444,'1: end
*: roll Y5 B3 G5 R2');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',26,27,'person',0,'plain-485','9f97f4dde600022d',1794823201446,'1: draft B3');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',27,28,'person',0,'plain-486','9f97f4dde600022e',1794823201449,'1: place B3');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',28,29,'person',0,'plain-487','9f97f4dde600022f',1794823201451,'1: end');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',29,30,'person',0,'plain-488','9f97f4dde6000230',1794823201454,'1: tool 3');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',30,31,'person',0,'plain-489','9f97f4dde6000231',1794823201456,'1: pay R2');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',31,32,'person',0,'plain-490','9f97f4dde6000232',1794823201458,'1: lift A4');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',32,33,'person',0,'plain-491','9f97f4dde6000233',1794823201461,'1: place C4');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',33,34,'person',0,'plain-492','9f97f4dde6000234',1794823201463,'1: draft G5');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',34,35,'person',0,'plain-493','9f97f4dde6000235',1794823201465,'1: place A3');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',35,40,'person',0,'plain-494','9f97f4dde6000236',1794823201468,'1: end
*: roll B2 R6 R3 R6');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',40,41,'person',0,'plain-495','9f97f4dde6000237',1794823201471,'1: draft B2');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',41,42,'person',0,'plain-496','9f97f4dde6000238',1794823201473,'1: place A2');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',42,43,'person',0,'plain-497','9f97f4dde6000239',1794823201476,'1: end');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',43,44,'person',0,'plain-498','9f97f4dde600023a',1794823201478,'1: draft R3');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',44,45,'person',0,'plain-499','9f97f4dde600023b',1794823201480,'1: place B1');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',45,50,'person',0,'plain-500','9f97f4dde600023c',1794823201483,'1: end
*: roll Y1 R3 B3 G2');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',50,51,'person',0,'plain-501','9f97f4dde600023d',1794823201486,'1: draft Y1');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',51,52,'person',0,'plain-502','9f97f4dde600023e',1794823201488,'1: place D3');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',52,53,'person',0,'plain-503','9f97f4dde600023f',1794823201489,'1: end');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',53,54,'person',0,'plain-504','9f97f4dde6000240',1794823201491,'1: draft B3');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',54,55,'person',0,'plain-505','9f97f4dde6000241',1794823201493,'1: place A4');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',55,60,'person',0,'plain-506','9f97f4dde6000242',1794823201495,'1: end
*: roll G6 Y1 B4 B1');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',60,61,'person',0,'plain-507','9f97f4dde6000243',1794823201496,'1: end');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',61,66,'person',0,'plain-508','9f97f4dde6000244',1794823201498,'1: end
*: roll B4 B4 P6 B6');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',66,67,'person',0,'plain-509','9f97f4dde6000245',1794823201500,'1: draft B4');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',67,68,'person',0,'plain-510','9f97f4dde6000246',1794823201502,'1: tool 11');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',68,70,'person',0,'plain-511','9f97f4dde6000247',1794823201503,'1: pay P6
*: draw yellow');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',70,71,'person',0,'plain-512','9f97f4dde6000248',1794823201505,'1: value 3');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',71,72,'person',0,'plain-513','9f97f4dde6000249',1794823201506,'1: back');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',72,73,'person',0,'plain-514','9f97f4dde600024a',1794823201508,'1: end');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',73,78,'person',0,'plain-515','9f97f4dde600024b',1794823201510,'1: end
*: roll P4 P3 R4 P2');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',78,79,'person',0,'plain-516','9f97f4dde600024c',1794823201512,'1: draft P3');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',79,80,'person',0,'plain-517','9f97f4dde600024d',1794823201514,'1: place C5');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',80,81,'person',0,'plain-518','9f97f4dde600024e',1794823201515,'1: end');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',81,82,'person',0,'plain-519','9f97f4dde600024f',1794823201517,'1: draft P4');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',82,83,'person',0,'plain-520','9f97f4dde6000250',1794823201518,'1: place C1');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',83,88,'person',0,'plain-521','9f97f4dde6000251',1794823201520,'1: end
*: roll P3 Y3 Y4 B4');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',88,89,'person',0,'plain-522','9f97f4dde6000252',1794823201522,'1: draft Y3');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',89,90,'person',0,'plain-523','9f97f4dde6000253',1794823201524,'1: tool 6');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',90,92,'person',0,'plain-524','9f97f4dde6000254',1794823201525,'1: pay P3
*: reroll 4');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',92,93,'person',0,'plain-525','9f97f4dde6000255',1794823201527,'1: end');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',93,98,'person',0,'plain-526','9f97f4dde6000256',1794823201529,'1: end
*: roll P3 G3 P5 G2');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',98,99,'person',0,'plain-527','9f97f4dde6000257',1794823201531,'1: end');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',99,100,'person',0,'plain-528','9f97f4dde6000258',1794823201533,'1: draft G2');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',100,101,'person',0,'plain-529','9f97f4dde6000259',1794823201534,'1: place D1');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',101,106,'person',0,'plain-530','9f97f4dde600025a',1794823201537,'1: end
*: roll R1 G2 Y1 B3');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',106,107,'person',0,'plain-531','9f97f4dde600025b',1794823201539,'1: tool 2');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',107,108,'person',0,'plain-532','9f97f4dde600025c',1794823201542,'1: pay B3');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',108,109,'person',0,'plain-533','9f97f4dde600025d',1794823201544,'1: lift B5');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',109,110,'person',0,'plain-534','9f97f4dde600025e',1794823201546,'1: place D5');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',110,111,'person',0,'plain-535','9f97f4dde600025f',1794823201548,'1: draft R1');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',111,112,'person',0,'plain-536','9f97f4dde6000260',1794823201550,'1: place C2');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',112,113,'person',0,'plain-537','9f97f4dde6000261',1794823201552,'1: end');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',113,114,'person',0,'plain-538','9f97f4dde6000262',1794823201554,'1: draft Y1');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',114,115,'person',0,'plain-539','9f97f4dde6000263',1794823201555,'1: place A5');
INSERT INTO "steps" VALUES('Pv8lFZMS3FkB5vTa',115,116,'person',0,'plain-540','9f97f4dde6000264',1794823201565,'1: end');
INSERT INTO "steps" VALUES('0Hzo8T5Qu8zZ_BDC',11,16,'person',0,'plain-541','9f97f4dde6000265',1794823201585,'1: pattern bellesguard
*: roll B4 B2 P4 P4');
INSERT INTO "steps" VALUES('0Hzo8T5Qu8zZ_BDC',16,17,'person',0,'plain-542','9f97f4dde6000266',1794823201588,'1: draft P4');
INSERT INTO "steps" VALUES('0Hzo8T5Qu8zZ_BDC',17,18,'person',0,'plain-543','9f97f4dde6000267',1794823201592,'1: place C1');
INSERT INTO "steps" VALUES('0Hzo8T5Qu8zZ_BDC',18,19,'person',0,'plain-544','9f97f4dde6000268',1794823201595,'1: tool 2');
INSERT INTO "steps" VALUES('0Hzo8T5Qu8zZ_BDC',19,20,'person',0,'plain-545','9f97f4dde6000269',1794823201597,'1: pay B4');
INSERT INTO "steps" VALUES('0Hzo8T5Qu8zZ_BDC',20,21,'person',0,'plain-546','9f97f4dde600026a',1794823201599,'1: lift C1');
INSERT INTO "steps" VALUES('0Hzo8T5Qu8zZ_BDC',21,22,'person',0,'plain-547','9f97f4dde600026b',1794823201602,'1: place A1');
INSERT INTO "steps" VALUES('0Hzo8T5Qu8zZ_BDC',22,23,'person',0,'plain-548','9f97f4dde600026c',1794823201604,'1: end');
INSERT INTO "steps" VALUES('0Hzo8T5Qu8zZ_BDC',23,28,'person',0,'plain-549','9f97f4dde600026d',1794823201607,'1: end
*: roll Y5 B3 G5 R2');
INSERT INTO "steps" VALUES('0Hzo8T5Qu8zZ_BDC',28,29,'person',0,'plain-550','9f97f4dde600026e',1794823201609,'1: draft G5');
INSERT INTO "steps" VALUES('0Hzo8T5Qu8zZ_BDC',29,30,'person',0,'plain-551','9f97f4dde600026f',1794823201611,'1: place B1');
INSERT INTO "steps" VALUES('0Hzo8T5Qu8zZ_BDC',30,31,'person',0,'plain-552','9f97f4dde6000270',1794823201614,'1: tool 8');
INSERT INTO "steps" VALUES('0Hzo8T5Qu8zZ_BDC',31,32,'person',0,'plain-553','9f97f4dde6000271',1794823201616,'1: pay R2');
INSERT INTO "steps" VALUES('0Hzo8T5Qu8zZ_BDC',32,33,'person',0,'plain-554','9f97f4dde6000272',1794823201618,'1: draft B3');
INSERT INTO "steps" VALUES('0Hzo8T5Qu8zZ_BDC',33,34,'person',0,'plain-555','9f97f4dde6000273',1794823201619,'1: place B2');
INSERT INTO "steps" VALUES('0Hzo8T5Qu8zZ_BDC',34,39,'person',0,'plain-556','9f97f4dde6000274',1794823201622,'1: end
*: roll B2 R6 R3 R6');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',0,9,'deal',NULL,NULL,'9f97f4dde6000275',1794823201650,'*: private 1 purple, private 1 green
*: card 1 8, card 1 4
*: tool 10, tool 2, tool 12
*: public row-shade-variety, public medium-shades');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',9,14,'person',0,'plain-557','9f97f4dde6000276',1794823201687,'1: pattern industria
*: roll Y4 B3 G3 P2');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',14,15,'person',0,'plain-558','9f97f4dde6000277',1794823201690,'1: draft Y4');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',15,16,'person',0,'plain-559','9f97f4dde6000278',1794823201693,'1: place A4');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',16,17,'person',0,'plain-560','9f97f4dde6000279',1794823201696,'1: end');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',17,18,'person',0,'plain-561','9f97f4dde600027a',1794823201699,'1: draft B3');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',18,19,'person',0,'plain-562','9f97f4dde600027b',1794823201702,'1: place A3');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',19,24,'person',0,'plain-563','9f97f4dde600027c',1794823201705,'1: end
*: roll R2 G6 G6 P3');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',24,25,'person',0,'plain-564','9f97f4dde600027d',1794823201708,'1: draft R2');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',25,26,'person',0,'plain-565','9f97f4dde600027e',1794823201711,'1: place A2');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',26,27,'person',0,'plain-566','9f97f4dde600027f',1794823201714,'1: end');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',27,32,'person',0,'plain-567','9f97f4dde6000280',1794823201716,'1: end
*: roll R2 B4 Y1 Y6');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',32,33,'person',0,'plain-568','9f97f4dde6000281',1794823201718,'1: draft Y1');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',33,34,'person',0,'plain-569','9f97f4dde6000282',1794823201720,'1: place B5');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',34,35,'person',0,'plain-570','9f97f4dde6000283',1794823201722,'1: tool 2');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',35,36,'person',0,'plain-571','9f97f4dde6000284',1794823201724,'1: pay B4');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',36,37,'person',0,'plain-572','9f97f4dde6000285',1794823201726,'1: lift B5');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',37,38,'person',0,'plain-573','9f97f4dde6000286',1794823201728,'1: place B3');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',38,39,'person',0,'plain-574','9f97f4dde6000287',1794823201729,'1: end');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',39,40,'person',0,'plain-575','9f97f4dde6000288',1794823201731,'1: draft R2');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',40,41,'person',0,'plain-576','9f97f4dde6000289',1794823201734,'1: place C2');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',41,46,'person',0,'plain-577','9f97f4dde600028a',1794823201737,'1: end
*: roll P4 R3 R5 P3');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',46,47,'person',0,'plain-578','9f97f4dde600028b',1794823201739,'1: draft P3');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',47,48,'person',0,'plain-579','9f97f4dde600028c',1794823201741,'1: place B5');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',48,49,'person',0,'plain-580','9f97f4dde600028d',1794823201753,'1: end');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',49,50,'person',0,'plain-581','9f97f4dde600028e',1794823201756,'1: draft R3');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',50,51,'person',0,'plain-582','9f97f4dde600028f',1794823201758,'1: place D3');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',51,56,'person',0,'plain-583','9f97f4dde6000290',1794823201765,'1: end
*: roll P6 B5 Y1 R3');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',56,57,'person',0,'plain-584','9f97f4dde6000291',1794823201767,'1: end');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',57,58,'person',0,'plain-585','9f97f4dde6000292',1794823201770,'1: draft Y1');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',58,59,'person',0,'plain-586','9f97f4dde6000293',1794823201772,'1: place D2');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',59,60,'person',0,'plain-587','9f97f4dde6000294',1794823201774,'1: tool 12');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',60,61,'person',0,'plain-588','9f97f4dde6000295',1794823201777,'1: pay B5');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',61,62,'person',0,'plain-589','9f97f4dde6000296',1794823201779,'1: lift A4');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',62,63,'person',0,'plain-590','9f97f4dde6000297',1794823201781,'1: place C1');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',63,64,'person',0,'plain-591','9f97f4dde6000298',1794823201783,'1: lift D2');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',64,65,'person',0,'plain-592','9f97f4dde6000299',1794823201785,'1: place A1');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',65,70,'person',0,'plain-593','9f97f4dde600029a',1794823201787,'1: end
*: roll P1 B3 G3 R3');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',70,71,'person',0,'plain-594','9f97f4dde600029b',1794823201789,'1: end');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',71,76,'person',0,'plain-595','9f97f4dde600029c',1794823201791,'1: end
*: roll P2 P6 Y3 B1');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',76,77,'person',0,'plain-596','9f97f4dde600029d',1794823201793,'1: end');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',77,78,'person',0,'plain-597','9f97f4dde600029e',1794823201794,'1: draft P6');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',78,79,'person',0,'plain-598','9f97f4dde600029f',1794823201796,'1: place D2');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',79,84,'person',0,'plain-599','9f97f4dde60002a0',1794823201798,'1: end
*: roll Y1 B1 G3 R6');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',84,85,'person',0,'plain-600','9f97f4dde60002a1',1794823201800,'1: draft Y1');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',85,86,'person',0,'plain-601','9f97f4dde60002a2',1794823201802,'1: place C5');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',86,87,'person',0,'plain-602','9f97f4dde60002a3',1794823201813,'1: end');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',87,88,'person',0,'plain-603','9f97f4dde60002a4',1794823201818,'1: draft G3');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',88,89,'person',0,'plain-604','9f97f4dde60002a5',1794823201820,'1: place D1');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',89,94,'person',0,'plain-605','9f97f4dde60002a6',1794823201822,'1: end
*: roll Y1 B4 P1 G1');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',94,95,'person',0,'plain-606','9f97f4dde60002a7',1794823201824,'1: draft Y1');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',95,96,'person',0,'plain-607','9f97f4dde60002a8',1794823201825,'1: tool 10');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',96,97,'person',0,'plain-608','9f97f4dde60002a9',1794823201827,'1: pay G1');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',97,98,'person',0,'plain-609','9f97f4dde60002aa',1794823201829,'1: place A5');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',98,99,'person',0,'plain-610','9f97f4dde60002ab',1794823201834,'1: end');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',99,100,'person',0,'plain-611','9f97f4dde60002ac',1794823201836,'1: draft B4');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',100,101,'person',0,'plain-612','9f97f4dde60002ad',1794823201838,'1: place B2');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',101,106,'person',0,'plain-613','9f97f4dde60002ae',1794823201840,'1: end
*: roll R4 G1 Y3 G1');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',106,107,'person',0,'plain-614','9f97f4dde60002af',1794823201842,'1: end');
INSERT INTO "steps" VALUES('oqdmh6WpimY6bWz_',107,108,'person',0,'plain-615','9f97f4dde60002b0',1794823201843,'1: end');
INSERT INTO "steps" VALUES('lXNezRlbml9L9POG',0,9,'deal',NULL,NULL,'9f97f4dde60002b1',1794823201871,'*: private 1 purple, private 1 green
*: card 1 8, card 1 4
*: tool 10, tool 2, tool 12
*: public row-shade-variety, public medium-shades');
INSERT INTO "steps" VALUES('lXNezRlbml9L9POG',9,14,'person',0,'plain-616','9f97f4dde60002b2',1794823201888,'1: pattern industria
*: roll Y4 B3 G3 P2');
INSERT INTO "steps" VALUES('lXNezRlbml9L9POG',14,15,'person',0,'plain-617','9f97f4dde60002b3',1794823201892,'1: draft Y4');
INSERT INTO "steps" VALUES('lXNezRlbml9L9POG',15,16,'person',0,'plain-618','9f97f4dde60002b4',1794823201896,'1: place B5');
INSERT INTO "steps" VALUES('lXNezRlbml9L9POG',16,17,'person',0,'plain-619','9f97f4dde60002b5',1794823201899,'1: tool 2');
INSERT INTO "steps" VALUES('lXNezRlbml9L9POG',17,18,'person',0,'plain-620','9f97f4dde60002b6',1794823201901,'1: pay B3');
INSERT INTO "steps" VALUES('lXNezRlbml9L9POG',18,19,'person',0,'plain-621','9f97f4dde60002b7',1794823201902,'1: lift B5');
INSERT INTO "steps" VALUES('lXNezRlbml9L9POG',19,20,'person',0,'plain-622','9f97f4dde60002b8',1794823201904,'1: place D1');
INSERT INTO "steps" VALUES('lXNezRlbml9L9POG',20,21,'person',0,'plain-623','9f97f4dde60002b9',1794823201906,'1: end');
INSERT INTO "steps" VALUES('lXNezRlbml9L9POG',21,22,'person',0,'plain-624','9f97f4dde60002ba',1794823201908,'1: draft P2');
INSERT INTO "steps" VALUES('lXNezRlbml9L9POG',22,23,'person',0,'plain-625','9f97f4dde60002bb',1794823201909,'1: place C2');
INSERT INTO "steps" VALUES('lXNezRlbml9L9POG',23,28,'person',0,'plain-626','9f97f4dde60002bc',1794823201912,'1: end
*: roll R2 G6 G6 P3');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',0,2,'deal',NULL,NULL,'9f97f4dde60002bd',1794828600061,'*: private 1 blue, private 2 green');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',2,3,'person',0,'plain-629','9f97f4dde60002be',1794828600135,'1: pattern symphony-of-light');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',3,9,'person',1,'plain-630','9f97f4dde60002bf',1794828600138,'2: pattern via-lux
*: roll G1 P1 R3 R4 Y1');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',9,10,'person',1,'plain-631','9f97f4dde60002c0',1794828600141,'2: end');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',10,11,'person',0,'plain-632','9f97f4dde60002c1',1794828600146,'1: draft R4');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',11,13,'person',0,'plain-633','9f97f4dde60002c2',1794828600149,'1: tool 11
*: draw yellow');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',13,14,'person',0,'plain-634','9f97f4dde60002c3',1794828600152,'1: value 6');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',14,15,'person',0,'plain-635','9f97f4dde60002c4',1794828600155,'1: place D5');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',15,16,'person',0,'plain-636','9f97f4dde60002c5',1794828600157,'1: end');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',16,17,'person',0,'plain-637','9f97f4dde60002c6',1794828600160,'1: draft Y1');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',17,19,'person',0,'plain-638','9f97f4dde60002c7',1794828600162,'1: tool 6
*: reroll 5');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',19,20,'person',0,'plain-639','9f97f4dde60002c8',1794828600167,'1: end');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',20,26,'person',1,'plain-640','9f97f4dde60002c9',1794828600170,'2: end
*: roll B6 R2 B5 Y2 B5');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',26,27,'person',0,'plain-641','9f97f4dde60002ca',1794828600173,'1: draft B6');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',27,29,'person',0,'plain-642','9f97f4dde60002cb',1794828600178,'1: tool 11
*: draw red');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',29,30,'person',0,'plain-643','9f97f4dde60002cc',1794828600181,'1: value 6');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',30,31,'person',0,'plain-644','9f97f4dde60002cd',1794828600183,'1: back');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',31,32,'person',0,'plain-645','9f97f4dde60002ce',1794828600193,'1: end');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',32,33,'person',1,'plain-646','9f97f4dde60002cf',1794828600196,'2: end');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',33,34,'person',1,'plain-647','9f97f4dde60002d0',1794828600200,'2: end');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',34,35,'person',0,'plain-648','9f97f4dde60002d1',1794828600202,'1: draft B5');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',35,36,'person',0,'plain-649','9f97f4dde60002d2',1794828600204,'1: place D4');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',36,42,'person',0,'plain-650','9f97f4dde60002d3',1794828600207,'1: end
*: roll Y1 G1 P2 P1 B1');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',42,43,'person',1,'plain-651','9f97f4dde60002d4',1794828600209,'2: draft P2');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',43,44,'person',1,'plain-652','9f97f4dde60002d5',1794828600212,'2: place C5');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',44,45,'person',1,'plain-653','9f97f4dde60002d6',1794828600214,'2: end');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',45,46,'person',0,'plain-654','9f97f4dde60002d7',1794828600217,'1: draft B1');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',46,47,'person',0,'plain-655','9f97f4dde60002d8',1794828600219,'1: place C5');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',47,48,'person',0,'plain-656','9f97f4dde60002d9',1794828600221,'1: end');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',48,49,'person',0,'plain-657','9f97f4dde60002da',1794828600223,'1: end');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',49,55,'person',1,'plain-658','9f97f4dde60002db',1794828600226,'2: end
*: roll G5 P5 Y2 R3 G6');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',55,56,'person',0,'plain-659','9f97f4dde60002dc',1794828600229,'1: draft R3');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',56,57,'person',0,'plain-660','9f97f4dde60002dd',1794828600232,'1: takeback');
INSERT INTO "steps" VALUES('XdoYeaKZYz89h44i',57,58,'person',0,'the-last-of-strict','9f97f4dde60002de',1794828600234,'1: draft R3');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',0,16,'deal',NULL,NULL,'9f97f4dde60002df',1794828600350,'*: private 1 green, private 2 red, private 3 yellow
*: card 1 4, card 1 1, card 2 6, card 2 11, card 3 3, card 3 5
*: tool 8, tool 2, tool 12
*: public color-variety, public column-color-variety, public row-shade-variety
*: start 2');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',16,17,'person',0,'plain-663','9f97f4dde60002e0',1794828600435,'1: pattern kaleidoscopic-dream');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',17,18,'person',1,'plain-664','9f97f4dde60002e1',1794828600439,'2: pattern bellesguard');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',18,26,'person',2,'plain-665','9f97f4dde60002e2',1794828600443,'3: pattern aurorae-magnificus
*: roll R3 R4 B4 Y2 G4 G6 B1');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',26,27,'person',1,'plain-666','9f97f4dde60002e3',1794828600448,'2: call 3');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',27,28,'person',1,'plain-667','9f97f4dde60002e4',1794828600456,'2: draft Y2');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',28,29,'person',1,'plain-668','9f97f4dde60002e5',1794828600472,'2: place A5');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',29,30,'person',1,'plain-669','9f97f4dde60002e6',1794828600478,'2: call 2');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',30,31,'person',1,'plain-670','9f97f4dde60002e7',1794828600489,'2: tool 2');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',31,32,'person',1,'plain-671','9f97f4dde60002e8',1794828600497,'2: call 1');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',32,33,'person',1,'plain-672','9f97f4dde60002e9',1794828600500,'2: call 2');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',33,34,'person',1,'plain-673','9f97f4dde60002ea',1794828600504,'2: call 3');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',34,35,'person',1,'plain-674','9f97f4dde60002eb',1794828600508,'2: lift A5');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',35,36,'person',1,'plain-675','9f97f4dde60002ec',1794828600511,'2: place D5');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',36,37,'person',1,'plain-676','9f97f4dde60002ed',1794828600513,'2: call 1');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',37,38,'person',1,'plain-677','9f97f4dde60002ee',1794828600517,'2: end');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',38,39,'person',2,'plain-678','9f97f4dde60002ef',1794828600523,'3: draft G4');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',39,40,'person',2,'plain-679','9f97f4dde60002f0',1794828600529,'3: place C5');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',40,41,'person',2,'plain-680','9f97f4dde60002f1',1794828600533,'3: call 2');
INSERT INTO "steps" VALUES('DXMrlfv_yXb3woaq',41,42,'person',2,'plain-681','9f97f4dde60002f2',1794828600537,'3: call 3');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',0,12,'deal',NULL,NULL,'9f97f4dde60002f3',1794828600587,'*: private 1 purple, private 2 green
*: card 1 6, card 1 8, card 2 5, card 2 7
*: tool 7, tool 2, tool 12
*: public deep-shades, public medium-shades, public shade-variety');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',12,13,'person',0,'plain-682','9f97f4dde60002f4',1794828600613,'1: pattern fractal-drops');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',13,19,'person',1,'plain-683','9f97f4dde60002f5',1794828600619,'2: pattern gravitas
*: roll B3 G2 R6 G1 G1');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',19,20,'person',0,'plain-684','9f97f4dde60002f6',1794828600624,'1: draft B3');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',20,21,'person',0,'plain-685','9f97f4dde60002f7',1794828600628,'1: place D5');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',21,22,'person',0,'plain-686','9f97f4dde60002f8',1794828600633,'1: end');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',22,23,'person',1,'plain-687','9f97f4dde60002f9',1794828600640,'2: draft G2');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',23,24,'person',1,'plain-688','9f97f4dde60002fa',1794828600645,'2: place A2');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',24,25,'person',1,'plain-689','9f97f4dde60002fb',1794828600648,'2: end');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',25,26,'person',1,'plain-690','9f97f4dde60002fc',1794828600649,'2: draft R6');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',26,27,'person',1,'plain-691','9f97f4dde60002fd',1794828600651,'2: place B1');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',27,28,'person',1,'plain-692','9f97f4dde60002fe',1794828600653,'2: end');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',28,34,'person',0,'plain-693','9f97f4dde60002ff',1794828600656,'1: end
*: roll Y6 B1 R5 Y1 B4');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',34,35,'person',1,'plain-694','9f97f4dde6000300',1794828600672,'2: tool 12');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',35,36,'person',1,'plain-695','9f97f4dde6000301',1794828600690,'2: lift A2');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',36,37,'person',1,'plain-696','9f97f4dde6000302',1794828600698,'2: place B2');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',37,38,'person',1,'plain-697','9f97f4dde6000303',1794828600703,'2: draft R5');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',38,39,'person',1,'plain-698','9f97f4dde6000304',1794828600710,'2: place A2');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',39,40,'person',1,'plain-699','9f97f4dde6000305',1794828600714,'2: end');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',40,41,'person',0,'plain-700','9f97f4dde6000306',1794828600724,'1: draft Y1');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',41,42,'person',0,'plain-701','9f97f4dde6000307',1794828600727,'1: place C5');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',42,43,'person',0,'plain-702','9f97f4dde6000308',1794828600729,'1: tool 2');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',43,44,'person',0,'plain-703','9f97f4dde6000309',1794828600732,'1: lift D5');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',44,45,'person',0,'plain-704','9f97f4dde600030a',1794828600736,'1: place B5');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',45,46,'person',0,'plain-705','9f97f4dde600030b',1794828600741,'1: end');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',46,50,'person',0,'plain-706','9f97f4dde600030c',1794828600745,'1: tool 7
*: reroll 6 5 2');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',50,51,'person',0,'plain-707','9f97f4dde600030d',1794828600749,'1: draft Y6');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',51,52,'person',0,'plain-708','9f97f4dde600030e',1794828600752,'1: place D4');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',52,53,'person',0,'plain-709','9f97f4dde600030f',1794828600754,'1: end');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',53,54,'person',1,'plain-710','9f97f4dde6000310',1794828600758,'2: draft B5');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',54,55,'person',1,'plain-711','9f97f4dde6000311',1794828600761,'2: place B3');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',55,56,'person',1,'plain-712','9f97f4dde6000312',1794828600768,'2: tool 12');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',56,57,'person',1,'plain-713','9f97f4dde6000313',1794828600779,'2: lift B2');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',57,58,'person',1,'plain-714','9f97f4dde6000314',1794828600782,'2: place C3');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',58,64,'person',1,'plain-715','9f97f4dde6000315',1794828600786,'2: end
*: roll B1 Y1 Y6 G3 Y3');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',64,65,'person',0,'plain-716','9f97f4dde6000316',1794828600790,'1: draft Y1');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',65,66,'person',0,'plain-717','9f97f4dde6000317',1794828600791,'1: place A4');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',66,67,'person',0,'plain-718','9f97f4dde6000318',1794828600793,'1: end');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',67,68,'person',1,'plain-719','9f97f4dde6000319',1794828600796,'2: draft B1');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',68,69,'person',1,'plain-720','9f97f4dde600031a',1794828600798,'2: place A4');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',69,70,'person',1,'plain-721','9f97f4dde600031b',1794828600800,'2: tool 12');
INSERT INTO "steps" VALUES('8rpcRTA8z4Iqr2rz',70,71,'person',1,'plain-722','9f97f4dde600031c',1794828600802,'2: lift C3');
INSERT INTO "steps" VALUES('pJPyllMcLwFQA_aw',0,13,'deal',NULL,NULL,'9f97f4dde600031d',1794828600849,'*: private 1 red, private 2 green
*: card 1 4, card 1 8, card 2 2, card 2 5
*: tool 9, tool 11, tool 5
*: public medium-shades, public shade-variety, public row-shade-variety
*: start 2');
INSERT INTO "steps" VALUES('pJPyllMcLwFQA_aw',13,14,'person',0,'plain-723','9f97f4dde600031e',1794828600881,'1: pattern ripples-of-light');
INSERT INTO "steps" VALUES('pJPyllMcLwFQA_aw',14,20,'bot',1,NULL,'9f97f4dde600031f',1794828600943,'2: pattern virtus
*: roll G1 G3 G5 P4 Y3');
INSERT INTO "steps" VALUES('pJPyllMcLwFQA_aw',20,21,'bot',1,NULL,'9f97f4dde6000320',1794828601033,'2: draft G3');
INSERT INTO "steps" VALUES('pJPyllMcLwFQA_aw',21,22,'bot',1,NULL,'9f97f4dde6000321',1794828601112,'2: place D4');
INSERT INTO "steps" VALUES('pJPyllMcLwFQA_aw',22,23,'bot',1,NULL,'9f97f4dde6000322',1794828601114,'2: end');
INSERT INTO "steps" VALUES('pJPyllMcLwFQA_aw',23,24,'person',0,'plain-724','9f97f4dde6000323',1794828601120,'1: end');
INSERT INTO "steps" VALUES('pJPyllMcLwFQA_aw',24,25,'person',0,'plain-725','9f97f4dde6000324',1794828601123,'1: draft P4');
INSERT INTO "steps" VALUES('pJPyllMcLwFQA_aw',25,26,'person',0,'plain-726','9f97f4dde6000325',1794828601124,'1: place C1');
INSERT INTO "steps" VALUES('pJPyllMcLwFQA_aw',26,27,'person',0,'plain-727','9f97f4dde6000326',1794828601129,'1: end');
INSERT INTO "steps" VALUES('pJPyllMcLwFQA_aw',27,28,'bot',1,NULL,'9f97f4dde6000327',1794828601185,'2: draft G5');
INSERT INTO "steps" VALUES('pJPyllMcLwFQA_aw',28,29,'bot',1,NULL,'9f97f4dde6000328',1794828601220,'2: place C3');
INSERT INTO "steps" VALUES('pJPyllMcLwFQA_aw',29,35,'bot',1,NULL,'9f97f4dde6000329',1794828601224,'2: end
*: roll B3 R2 R4 P1 B6');
INSERT INTO "steps" VALUES('n5QNSHLtl7BP0eJC',0,18,'deal',NULL,NULL,'9f97f4dde600032a',1794828601298,'*: private 1 blue, private 2 green, private 3 red, private 4 purple
*: card 1 5, card 1 12, card 2 1, card 2 2, card 3 10, card 3 4, card 4 11, card 4 9
*: tool 6, tool 10, tool 3
*: public color-variety, public row-color-variety, public column-shade-variety');
INSERT INTO "steps" VALUES('n5QNSHLtl7BP0eJC',18,19,'bot',3,NULL,'9f97f4dde600032b',1794828601324,'4: pattern firelight');
INSERT INTO "steps" VALUES('n5QNSHLtl7BP0eJC',19,20,'person',0,'plain-728','9f97f4dde600032c',1794828601340,'1: pattern sun-catcher');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',0,16,'deal',NULL,NULL,'9f97f4dde600032d',1794828601472,'*: private 1 green, private 2 purple, private 3 blue
*: card 1 10, card 1 1, card 2 2, card 2 6, card 3 5, card 3 4
*: tool 8, tool 11, tool 10
*: public row-shade-variety, public shade-variety, public color-diagonals
*: start 2');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',16,17,'person',0,'plain-729','9f97f4dde600032e',1794828601520,'1: pattern comitas');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',17,18,'person',1,'plain-730','9f97f4dde600032f',1794828601524,'2: pattern batllo');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',18,26,'person',2,'plain-731','9f97f4dde6000330',1794828601527,'3: pattern via-lux
*: roll R5 R3 P3 R2 P5 Y2 Y6');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',26,27,'person',1,'plain-732','9f97f4dde6000331',1794828601530,'2: draft P5');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',27,29,'person',1,'plain-733','9f97f4dde6000332',1794828601533,'2: tool 11
*: draw red');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',29,30,'person',1,'plain-734','9f97f4dde6000333',1794828601535,'2: value 3');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',30,31,'person',1,'plain-735','9f97f4dde6000334',1794828601537,'2: place A5');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',31,32,'person',1,'plain-736','9f97f4dde6000335',1794828601539,'2: end');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',32,33,'person',2,'plain-737','9f97f4dde6000336',1794828601541,'3: draft P3');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',33,34,'person',2,'plain-738','9f97f4dde6000337',1794828601544,'3: place A2');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',34,35,'person',2,'plain-739','9f97f4dde6000338',1794828601546,'3: tool 8');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',35,36,'person',2,'plain-740','9f97f4dde6000339',1794828601550,'3: draft Y2');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',36,37,'person',2,'plain-741','9f97f4dde600033a',1794828601554,'3: place A1');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',37,38,'person',2,'plain-742','9f97f4dde600033b',1794828601559,'3: end');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',38,39,'person',0,'plain-743','9f97f4dde600033c',1794828601563,'1: draft R2');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',39,40,'person',0,'plain-744','9f97f4dde600033d',1794828601565,'1: place B1');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',40,41,'person',0,'plain-745','9f97f4dde600033e',1794828601568,'1: tool 8');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',41,42,'person',0,'plain-746','9f97f4dde600033f',1794828601570,'1: draft R3');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',42,43,'person',0,'plain-747','9f97f4dde6000340',1794828601573,'1: place A2');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',43,44,'person',0,'plain-748','9f97f4dde6000341',1794828601576,'1: end');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',44,52,'person',1,'plain-749','9f97f4dde6000342',1794828601580,'2: end
*: roll Y2 Y6 P3 B2 Y6 R4 G6');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',52,53,'person',2,'plain-750','9f97f4dde6000343',1794828601639,'3: draft G6');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',53,54,'person',2,'plain-751','9f97f4dde6000344',1794828601642,'3: tool 10');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',54,55,'person',2,'plain-752','9f97f4dde6000345',1794828601647,'3: place B1');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',55,56,'person',2,'plain-753','9f97f4dde6000346',1794828601650,'3: end');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',56,57,'person',0,'plain-754','9f97f4dde6000347',1794828601654,'1: draft R4');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',57,59,'person',0,'plain-755','9f97f4dde6000348',1794828601660,'1: tool 11
*: draw purple');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',59,60,'person',0,'plain-756','9f97f4dde6000349',1794828601663,'1: value 3');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',60,61,'person',0,'plain-757','9f97f4dde600034a',1794828601665,'1: place C1');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',61,62,'person',0,'plain-758','9f97f4dde600034b',1794828601667,'1: end');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',62,63,'bot',1,NULL,'9f97f4dde600034c',1794828601673,'2: end');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',63,64,'bot',1,NULL,'9f97f4dde600034d',1794828601680,'2: end');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',64,65,'person',0,'plain-759','9f97f4dde600034e',1794828601685,'1: draft Y6');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',65,66,'person',0,'plain-760','9f97f4dde600034f',1794828601688,'1: place B3');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',66,67,'person',0,'plain-761','9f97f4dde6000350',1794828601695,'1: end');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',67,68,'person',2,'plain-762','9f97f4dde6000351',1794828601700,'3: draft P3');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',68,69,'person',2,'plain-763','9f97f4dde6000352',1794828601707,'3: place C1');
INSERT INTO "steps" VALUES('aTkscCTBiruKz9eQ',69,77,'person',2,'plain-764','9f97f4dde6000353',1794828601721,'3: end
*: roll Y2 G3 P2 G6 B3 P3 Y6');
INSERT INTO "steps" VALUES('SLrcGLvvH754eTqT',0,13,'deal',NULL,NULL,'9f97f4dde6000354',1794828601821,'*: private 1 red, private 2 blue
*: card 1 6, card 1 4, card 2 1, card 2 7
*: tool 4, tool 6, tool 5
*: public light-shades, public row-color-variety, public shade-variety
*: start 1');
INSERT INTO "steps" VALUES('SLrcGLvvH754eTqT',13,14,'person',0,'plain-765','9f97f4dde6000355',1794828602026,'1: pattern bellesguard');
INSERT INTO "steps" VALUES('SLrcGLvvH754eTqT',14,20,'person',1,'plain-766','9f97f4dde6000356',1794828602029,'2: pattern gravitas
*: roll G1 G5 Y3 Y5 G5');
INSERT INTO "steps" VALUES('SLrcGLvvH754eTqT',20,21,'person',0,'plain-767','9f97f4dde6000357',1794828602032,'1: draft Y3');
INSERT INTO "steps" VALUES('SLrcGLvvH754eTqT',21,22,'person',0,'plain-768','9f97f4dde6000358',1794828602035,'1: place A3');
INSERT INTO "steps" VALUES('SLrcGLvvH754eTqT',22,23,'person',0,'plain-769','9f97f4dde6000359',1794828602038,'1: end');
INSERT INTO "steps" VALUES('SLrcGLvvH754eTqT',23,24,'person',1,'plain-770','9f97f4dde600035a',1794828602040,'2: draft G1');
INSERT INTO "steps" VALUES('SLrcGLvvH754eTqT',24,26,'person',1,'plain-771','9f97f4dde600035b',1794828602042,'2: tool 6
*: reroll 2');
INSERT INTO "steps" VALUES('SLrcGLvvH754eTqT',26,27,'person',1,'plain-772','9f97f4dde600035c',1794828602044,'2: place B1');
INSERT INTO "steps" VALUES('SLrcGLvvH754eTqT',27,28,'person',1,'plain-773','9f97f4dde600035d',1794828602046,'2: end');
INSERT INTO "steps" VALUES('SLrcGLvvH754eTqT',28,29,'person',1,'plain-774','9f97f4dde600035e',1794828602048,'2: draft Y5');
INSERT INTO "steps" VALUES('SLrcGLvvH754eTqT',29,31,'person',1,'plain-775','9f97f4dde600035f',1794828602050,'2: tool 6
*: reroll 4');
INSERT INTO "steps" VALUES('SLrcGLvvH754eTqT',31,32,'person',1,'plain-776','9f97f4dde6000360',1794828602052,'2: place A2');
INSERT INTO "steps" VALUES('SLrcGLvvH754eTqT',32,33,'person',1,'plain-777','9f97f4dde6000361',1794828602054,'2: end');
INSERT INTO "steps" VALUES('SLrcGLvvH754eTqT',33,39,'person',0,'plain-778','9f97f4dde6000362',1794828602056,'1: end
*: roll Y5 P5 B1 Y5 R3');
INSERT INTO "steps" VALUES('pJPyllMcLwFQA_aw',35,36,'person',0,'plain-779','5e2a6d215e000000',1794830404330,'1: end');
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
INSERT INTO "tables" VALUES('09vrRGt76Ah97Mxj','gkfX3ZoFhZ0oLZEI','over',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":false,"undo":true,"hints":false,"chat":true,"deal":"new"}',X'C8BF06EA5F6521CC706CFAED0225A261A4A3452AEB03E96D091AECA41715384A','3625fe85e01c09e6a133090a35eb1b9c6fb67bf3df9f3109adab6d6a98bbaab0','ff5143101528f865',NULL,10,'',NULL,1793966401013,1793966401146,1793966401146,'2','',88);
INSERT INTO "tables" VALUES('wq5lUP215EpQn7NE','QctizZ7hz18jn0Rm','over',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'A9DEFD44CD2F8F61D1A6E81F36FB949BE1FE073C7367B6E02E2C9582EB3BE1EB','ef3fbf41e70baa43fb8f07d13fc8d288e7cbd5234d2e940f9bbd8b1873ee1ceb',NULL,NULL,10,'',NULL,1793966401154,1793966401405,1793966401405,'10 13','1',NULL);
INSERT INTO "tables" VALUES('EFm7OCCuSoacQjLz','gkfX3ZoFhZ0oLZEI','aborted',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'E21CCAE55F53500B7761279FA8B130F7BB12013DD8AF2517464EC481978346A0','e9f346b2a88518b2cffc447dbcd17f94b6a1ff7f27fa2e80ca278831e7f9d1cf',NULL,NULL,2,'',NULL,1793966401433,1793966401564,1793966401564,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('MNG8yL7x6AsuAHBy','dv8iLaXQT9KHEaYv','expired',2,1,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":true,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'1B2372F167A88AC1D06A69E3E6F10D3F3BEA8F958E5AB7EABCBCDE21A9AFE155','8ef146dacf3a35be8c7c79960c62700a63146da88b594d659b6b5d1920387b82',NULL,NULL,0,'',NULL,1794398400005,1794398400005,1794657658222,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('51OvwXZcLv0eZov5','gkfX3ZoFhZ0oLZEI','playing',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":"named"},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":0,"clock":{"kind":"days","days":1},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'88DC19A4FDE9FF3E3D588A73498B313902663913B33E8B5F6E3CDDF5D54254A3','1b710d3a7054d160ea0ed5ce1e8fc98f320fbaad6791fdcdb168fb2794e230aa',NULL,NULL,1,'0',1794906000042,1794639600005,1794819600042,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('7uJ3GYDLcGRA4gJf','gkfX3ZoFhZ0oLZEI','over',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":2,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":false,"undo":true,"hints":false,"chat":false,"deal":"daily-2026-11-14"}',X'930354CCA290BBEA53F1B1221BB442A2B17282D62923B7CA53831E1D3EA692A7','a32fd177c854b066310a434fcf01da51b3c0376aa22a6706c94bdfda212b5343','daily-2026-11-14',NULL,10,'',NULL,1794657600005,1794657600166,1794657600166,'-15','',98);
INSERT INTO "tables" VALUES('FSyP7zIeWR-0v3sT','QctizZ7hz18jn0Rm','playing',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":2,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":false,"undo":true,"hints":false,"chat":false,"deal":"daily-2026-11-14"}',X'930354CCA290BBEA53F1B1221BB442A2B17282D62923B7CA53831E1D3EA692A7','a32fd177c854b066310a434fcf01da51b3c0376aa22a6706c94bdfda212b5343','daily-2026-11-14',NULL,2,'0',NULL,1794657600043,1794657600185,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('9MOYZ-4jgLIhEHga','gkfX3ZoFhZ0oLZEI','over',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"it","options":{"referee":null,"trimmed_bag":true,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'12A88B8D282F09274293FBF03A4BAF98D86D25F1BC4A04817FDB1AA546917BCD','7b0c74e94f0b58ea7c972509dc9432f8980b01bf1826880e9454af9442bed6de',NULL,'k3ssLe7a1E8cgPd7',10,'',NULL,1794823200006,1794823200330,1794823200330,'17 13','0',NULL);
INSERT INTO "tables" VALUES('k3ssLe7a1E8cgPd7','gkfX3ZoFhZ0oLZEI','waiting',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"it","options":{"referee":null,"trimmed_bag":true,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'A3F06D144EDEEECC50FD7191A3A0DA0ADCDAD276492A628A86CD62E328A21C50','27b3b09f516009feb02c373e79b0cabf12bc445f60e08a254933db7399fce6e4',NULL,NULL,0,'',NULL,1794823200343,1794823200343,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('jyDRI62thW6r_b4k','RhGZL6pYIrrhw7mf','over',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"bot","name":"","bot":"journeyman"}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'9DA3137D0657E9088BAA612C60A2DFC63C5FBEFA6AB3078E3F4EC4A987B81489','a96e0648b1b6fc3abdf0bc44f3029f778b4e0b1c0f167c0ef758e22bc1c76466',NULL,NULL,10,'',NULL,1794823200381,1794823201188,1794823201188,'13 60','1',NULL);
INSERT INTO "tables" VALUES('HMxuR1eJuwtWkjDr','8zCLWes_tpEnofGn','over',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"es","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":1,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'1476099334BAFCB8ECD85C84F7AEDEFF439B49C8E528D9CACE61EA8ED613D086','7bde1d7b0fe8a370dcd18eede88a0d52de266aa2c7cd6c9c12eb62dc1b738bf2',NULL,NULL,10,'',NULL,1794823201198,1794823201348,1794823201348,'1','',77);
INSERT INTO "tables" VALUES('Pv8lFZMS3FkB5vTa','gkfX3ZoFhZ0oLZEI','over',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":5,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":false,"undo":true,"hints":false,"chat":false,"deal":"daily-2026-11-16"}',X'1198BE8BB5E3863A8965A745BC557967066FF727804B96A6801BACB9FCEF57FC','abffa0af7610037e1005b995e9f9b3f39fea10643a92d0139410d9aacf3a454d','daily-2026-11-16',NULL,10,'',NULL,1794823201354,1794823201565,1794823201565,'-7','',86);
INSERT INTO "tables" VALUES('0Hzo8T5Qu8zZ_BDC','QctizZ7hz18jn0Rm','playing',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":5,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":false,"undo":true,"hints":false,"chat":false,"deal":"daily-2026-11-16"}',X'1198BE8BB5E3863A8965A745BC557967066FF727804B96A6801BACB9FCEF57FC','abffa0af7610037e1005b995e9f9b3f39fea10643a92d0139410d9aacf3a454d','daily-2026-11-16',NULL,3,'0',NULL,1794823201382,1794823201622,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('oqdmh6WpimY6bWz_','gkfX3ZoFhZ0oLZEI','over',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":false,"undo":true,"hints":false,"chat":true,"deal":"new"}',X'0CA271619CB22D2F863ADA1F618469CE0CC2F2A5B4A785B331FA58C647C426DC','2464b0018f917586f2a7fca6597bd1785336592d1e5620c7cc26959dacdc562e','99de063c2db2c2ec',NULL,10,'',NULL,1794823201632,1794823201843,1794823201843,'-8','',77);
INSERT INTO "tables" VALUES('lXNezRlbml9L9POG','QctizZ7hz18jn0Rm','playing',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":"99de063c2db2c2ec"}',X'0CA271619CB22D2F863ADA1F618469CE0CC2F2A5B4A785B331FA58C647C426DC','2464b0018f917586f2a7fca6597bd1785336592d1e5620c7cc26959dacdc562e','99de063c2db2c2ec',NULL,2,'0',NULL,1794823201853,1794823201912,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('XdoYeaKZYz89h44i','gkfX3ZoFhZ0oLZEI','playing',2,1,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"it","options":{"referee":"strict","trimmed_bag":true,"solo_private":1,"last_tie_break":"shared","solo_payment":"first-printing","start_player":"named"},"solo_tools":3,"tools":[1,6,11],"public":["row-color-variety","column-shade-variety","light-shades"],"cards":[[1,2],[3,4]],"start":1,"clock":{"kind":"days","days":14},"listed":true,"spectators":true,"undo":true,"hints":true,"chat":true,"deal":null}',X'48E8B4FDD4D612D6CFCFD61F90A379AD1B2699CCAFCFFEDD582A3A32319F56C9','84dc022af4af0fd9212954992754922f93d30d53afc487c1473079285632ebef',NULL,NULL,4,'0',1796038200226,1794828600005,1794828600226,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('DXMrlfv_yXb3woaq','QctizZ7hz18jn0Rm','playing',3,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":"honour","trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"seconds","seconds":3600},"listed":false,"spectators":false,"undo":false,"hints":false,"chat":true,"deal":null}',X'24891B02492FFF1D1E5CC17D54DE13FD6E7FFA29A7FBD74CDCE7A8E4DE08723F','7e819bee616bc64733d5333cbe8d5186f2124658330cf0a4234049c23b3dbdbb',NULL,NULL,1,'2',1794832200517,1794828600245,1794828600517,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('8rpcRTA8z4Iqr2rz','RhGZL6pYIrrhw7mf','playing',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"screen","name":"Zoë","bot":""}],"edition":"es","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'7BBE306E83091B035D01F95B99A55A665AC76B8B7FE8F755DC00E51DE73A5EA7','c80ce865c98f3ab64987ddea9780512e35d9b6885dd665f9c6a4d7ba54c0d30e',NULL,NULL,3,'1',NULL,1794828600570,1794828600793,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('pJPyllMcLwFQA_aw','gkfX3ZoFhZ0oLZEI','playing',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"bot","name":"","bot":"grandmaster"}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'59F9F08BDB7550924C263C0D208C9EC406648D7B50BDDB13DC57B2345D592D85','8393e9a91f3abf0d338334564a25aa26d274548972fe8d1f4fc17090b24ad361',NULL,NULL,2,'1',1794830414330,1794828600809,1794830404330,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('n5QNSHLtl7BP0eJC','gkfX3ZoFhZ0oLZEI','playing',4,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""},{"kind":"open","name":"","bot":""},{"kind":"bot","name":"","bot":"apprentice"}],"edition":"nl","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'0D2A24CBB22772F9CB426F642148DC66C44F7EDF45B5FB4487800FC66F7A77C2','a8abff8a8829dd30a1a800914f92d5d3bb96716ab7737fec13e098476f20ec84',NULL,NULL,0,'1 2',NULL,1794828601233,1794828601340,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('aTkscCTBiruKz9eQ','8zCLWes_tpEnofGn','playing',3,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'A84AC5BDF87B0270A5E0BD6CB3799054DEB7D68A5FD9CC93E22BCFAF08E08DFA','2980c4a09f689bfe3b7c1ba690a65ec4b59ed0db145d00c2afdf108190123046',NULL,NULL,3,'0',NULL,1794828601354,1794828601721,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('SLrcGLvvH754eTqT','8zCLWes_tpEnofGn','playing',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'0ABE8624C5BFB2CABE405838DAB72B8596C770B2CB6065F64ABC5F3B9F662760','a17f08f759d4c91246371070e50ab1b821bcfc3af4aa8892536adfefbd2f427b',NULL,NULL,2,'1',NULL,1794828601764,1794828602056,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('4ucTiXcLYhuWYCaZ','8zCLWes_tpEnofGn','waiting',3,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'A11988AE4477186E4137A5447E4ED19683D807E98FD7B7E532622F68C4A0773B','140f2e5d09f7cd94128e19de318651df90842cabe4280aed82bb0464d4455218',NULL,NULL,0,'',NULL,1794828601882,1794828601928,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('GgVemJOoFsKtFcZs','gkfX3ZoFhZ0oLZEI','waiting',4,1,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""},{"kind":"open","name":"","bot":""},{"kind":"bot","name":"","bot":"apprentice"}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":true,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'06EF283F56D73894CB0F77A0952CCBDA455FEFB07B6FB22BFE2F949081D11AFF','dd73727939ac53f848226c3345014fd340d755d8265ddb528e56727274f11c20',NULL,NULL,0,'',NULL,1794828602070,1794828602094,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('sctL3tCF88XDD4vJ','QctizZ7hz18jn0Rm','waiting',2,1,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":true,"spectators":true,"undo":true,"hints":false,"chat":false,"deal":null}',X'4567D77200D6257B48307D3CDA1A1A9D6FF51E676C01C7A3A3D037FD660112D3','adeeea098983762edcddad88fbd511a8b3e6b08b8ae9e3a0d8b40058aeca6385',NULL,NULL,0,'',NULL,1794828602113,1794828602113,NULL,NULL,NULL,NULL);
CREATE INDEX ix_tables_deal ON tables (deal);
CREATE INDEX ix_tables_status_changed ON tables (status, changed);
CREATE INDEX ix_tables_wake ON tables (wake);
CREATE INDEX ix_results_person ON results (person);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_sessions_expires ON sessions (expires);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_daily_tries_person ON daily_tries (person);
COMMIT;
