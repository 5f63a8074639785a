-- {"commit": "1651dc1", "written": 1794914870410, "today": "2026-11-17", "people": {"ann": "B7HCgWXHTIi1SQytMijXlA", "bob": "QusJugkzshD1kWib7KmCXQ"}, "tables": {"over": "9GkDB5Wlbz9B7ct8", "running": "3FEoojoJYqa7Ic1Z", "waiting": "SqmnnyxOclBOfcGN"}, "version": 36, "game": {"winners": [], "ranking": [0], "decided_by": "points", "target": 71, "commitment": "db3e3e9edf96542592dea70704224371420cc0d3c0b058d11fbec6464746bfb7", "seed": "46495735b80e9ee81e1cb5c0fe95425053fde4608118d4aacacac54b11d09930", "verified": true, "totals": [-7], "moments": 61, "steps": 4, "verify": {"is_good": true, "checked": 49, "findings": []}, "record": "f0e6b354443d2abeaa93a7d9c649a5ecb4378822e54fd8ba2608d3618ec7582b"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE blocks (
	person VARCHAR(40) NOT NULL, 
	blocked VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person, blocked), 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "blocks" VALUES('NuIhXMYdwh1lQrXF','coE6XZyoSahVDzb8');
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
INSERT INTO "chat" VALUES('3FEoojoJYqa7Ic1Z',1,'NuIhXMYdwh1lQrXF',1,'Guest 2900','plain-60','Hello, Ann!',1794914869051);
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
	created BIGINT NOT NULL, mail_confirmed BIGINT, mail_turns BOOLEAN DEFAULT 1 NOT NULL, unsubscribe VARCHAR(40), account_since BIGINT, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_account_key UNIQUE (account_key)
);
INSERT INTO "people" VALUES('coE6XZyoSahVDzb8','account','Guest 7779','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$4nxjkj6KPZzdIOFUdMwhDw$bpSfrUzXkjdcGY6jl61USdYtuShEd2q97DFgyvs0kOw','$argon2id$v=19$m=65536,t=3,p=4$F9bMRQDZMhX27ykaAa9yKw$0f8/H4LXsb+3IItlfnW3xuE+t66iqhze1U8hfD9gT30',1,NULL,NULL,1794914866576,NULL,1,NULL,1794914868219);
INSERT INTO "people" VALUES('NuIhXMYdwh1lQrXF','guest','Guest 2900',NULL,NULL,NULL,NULL,1,NULL,NULL,1794914868245,NULL,1,NULL,NULL);
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
INSERT INTO "results" VALUES('9GkDB5Wlbz9B7ct8',0,'coE6XZyoSahVDzb8',1,'virtus',3,-7,0);
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
INSERT INTO "seats" VALUES('9GkDB5Wlbz9B7ct8',0,'person','coE6XZyoSahVDzb8','Guest 7779','',0,0,0);
INSERT INTO "seats" VALUES('3FEoojoJYqa7Ic1Z',0,'person','coE6XZyoSahVDzb8','Guest 7779','',0,0,0);
INSERT INTO "seats" VALUES('3FEoojoJYqa7Ic1Z',1,'person','NuIhXMYdwh1lQrXF','Guest 2900','',0,0,0);
INSERT INTO "seats" VALUES('SqmnnyxOclBOfcGN',0,'person','coE6XZyoSahVDzb8','Guest 7779','',0,0,0);
INSERT INTO "seats" VALUES('SqmnnyxOclBOfcGN',1,'open',NULL,'','',0,0,0);
CREATE TABLE server_time (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_server_time PRIMARY KEY (id)
);
INSERT INTO "server_time" VALUES(1,1794914866291);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('b2cce294fe7aa690cf7b0a3d68ff3028eca5d0c19ad984774cd733c82b3b0522','coE6XZyoSahVDzb8',1794914866576,1810466866576);
INSERT INTO "sessions" VALUES('e8d590ac9327cb45428d55f1f68ef30da946e3ad520688a14644a65c42814aac','NuIhXMYdwh1lQrXF',1794914868245,1810466868245);
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
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',0,9,'deal',NULL,NULL,'536a4ff506000000',1794914868273,'*: private 1 red, private 1 purple
*: card 1 5, card 1 2
*: tool 12, tool 4, tool 8
*: public shade-variety, public medium-shades');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',9,14,'person',0,'plain-0','536a4ff506000001',1794914868296,'1: pattern virtus
*: roll P2 Y1 Y1 P4');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',14,15,'person',0,'plain-1','536a4ff506000002',1794914868327,'1: draft P2');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',15,16,'person',0,'plain-2','536a4ff506000003',1794914868334,'1: place D4');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',16,17,'person',0,'plain-3','536a4ff506000004',1794914868370,'1: end');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',17,18,'person',0,'plain-4','536a4ff506000005',1794914868384,'1: draft Y1');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',18,19,'person',0,'plain-5','536a4ff506000006',1794914868390,'1: place D5');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',19,20,'person',0,'plain-6','536a4ff506000007',1794914868395,'1: tool 4');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',20,21,'person',0,'plain-7','536a4ff506000008',1794914868396,'1: pay Y1');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',21,22,'person',0,'plain-8','536a4ff506000009',1794914868401,'1: lift D4');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',22,23,'person',0,'plain-9','536a4ff50600000a',1794914868415,'1: place C5');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',23,24,'person',0,'plain-10','536a4ff50600000b',1794914868426,'1: lift D5');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',24,25,'person',0,'plain-11','536a4ff50600000c',1794914868443,'1: place D4');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',25,30,'person',0,'plain-12','536a4ff50600000d',1794914868454,'1: end
*: roll B5 R1 R2 G1');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',30,31,'person',0,'plain-13','536a4ff50600000e',1794914868459,'1: end');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',31,32,'person',0,'plain-14','536a4ff50600000f',1794914868464,'1: draft G1');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',32,33,'person',0,'plain-15','536a4ff506000010',1794914868479,'1: place B4');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',33,34,'person',0,'plain-16','536a4ff506000011',1794914868493,'1: tool 12');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',34,35,'person',0,'plain-17','536a4ff506000012',1794914868505,'1: pay B5');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',35,36,'person',0,'plain-18','536a4ff506000013',1794914868512,'1: lift C5');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',36,37,'person',0,'plain-19','536a4ff506000014',1794914868529,'1: place D5');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',37,42,'person',0,'plain-20','536a4ff506000015',1794914868539,'1: end
*: roll P2 G5 Y4 G4');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',42,43,'person',0,'plain-21','536a4ff506000016',1794914868549,'1: draft G4');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',43,44,'person',0,'plain-22','536a4ff506000017',1794914868554,'1: place C5');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',44,45,'person',0,'plain-23','536a4ff506000018',1794914868558,'1: end');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',45,50,'person',0,'plain-24','536a4ff506000019',1794914868562,'1: end
*: roll G2 R5 Y4 P6');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',50,51,'person',0,'plain-25','536a4ff50600001a',1794914868565,'1: end');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',51,52,'person',0,'plain-26','536a4ff50600001b',1794914868568,'1: draft R5');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',52,53,'person',0,'plain-27','536a4ff50600001c',1794914868572,'1: place A4');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',53,58,'person',0,'plain-28','536a4ff50600001d',1794914868583,'1: end
*: roll G1 R4 Y2 R2');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',58,59,'person',0,'plain-29','536a4ff50600001e',1794914868588,'1: draft Y2');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',59,60,'person',0,'plain-30','536a4ff50600001f',1794914868592,'1: place B5');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',60,61,'person',0,'plain-31','536a4ff506000020',1794914868594,'1: end');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',61,62,'person',0,'plain-32','536a4ff506000021',1794914868598,'1: draft G1');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',62,63,'person',0,'plain-33','536a4ff506000022',1794914868608,'1: place A5');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',63,68,'person',0,'plain-34','536a4ff506000023',1794914868613,'1: end
*: roll B6 R6 R2 B2');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',68,69,'person',0,'plain-35','536a4ff506000024',1794914868622,'1: draft B2');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',69,70,'person',0,'plain-36','536a4ff506000025',1794914868632,'1: place A3');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',70,71,'person',0,'plain-37','536a4ff506000026',1794914868649,'1: tool 8');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',71,72,'person',0,'plain-38','536a4ff506000027',1794914868660,'1: pay R6');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',72,73,'person',0,'plain-39','536a4ff506000028',1794914868679,'1: draft R2');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',73,74,'person',0,'plain-40','536a4ff506000029',1794914868692,'1: place B2');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',74,79,'person',0,'plain-41','536a4ff50600002a',1794914868710,'1: end
*: roll Y3 G1 Y5 B2');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',79,80,'person',0,'plain-42','536a4ff50600002b',1794914868721,'1: end');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',80,81,'person',0,'plain-43','536a4ff50600002c',1794914868733,'1: draft Y5');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',81,82,'person',0,'plain-44','536a4ff50600002d',1794914868741,'1: place B1');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',82,87,'person',0,'plain-45','536a4ff50600002e',1794914868752,'1: end
*: roll B5 B3 Y6 R1');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',87,88,'person',0,'plain-46','536a4ff50600002f',1794914868764,'1: draft B3');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',88,89,'person',0,'plain-47','536a4ff506000030',1794914868771,'1: place C2');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',89,90,'person',0,'plain-48','536a4ff506000031',1794914868776,'1: end');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',90,91,'person',0,'plain-49','536a4ff506000032',1794914868780,'1: draft B5');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',91,92,'person',0,'plain-50','536a4ff506000033',1794914868783,'1: place D1');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',92,97,'person',0,'plain-51','536a4ff506000034',1794914868788,'1: end
*: roll G4 R1 R6 R2');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',97,98,'person',0,'plain-52','536a4ff506000035',1794914868795,'1: draft R2');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',98,99,'person',0,'plain-53','536a4ff506000036',1794914868799,'1: place C1');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',99,100,'person',0,'plain-54','536a4ff506000037',1794914868807,'1: end');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',100,105,'person',0,'plain-55','536a4ff506000038',1794914868813,'1: end
*: roll G2 P1 Y2 Y1');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',105,106,'person',0,'plain-56','536a4ff506000039',1794914868819,'1: end');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',106,107,'person',0,'plain-57','536a4ff50600003a',1794914868826,'1: draft P1');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',107,108,'person',0,'plain-58','536a4ff50600003b',1794914868833,'1: place A2');
INSERT INTO "steps" VALUES('9GkDB5Wlbz9B7ct8',108,109,'person',0,'plain-59','536a4ff50600003c',1794914868848,'1: end');
INSERT INTO "steps" VALUES('3FEoojoJYqa7Ic1Z',0,13,'deal',NULL,NULL,'536a4ff50600003d',1794914868995,'*: private 1 purple, private 2 red
*: card 1 5, card 1 8, card 2 2, card 2 4
*: tool 3, tool 9, tool 7
*: public medium-shades, public color-diagonals, public shade-variety
*: start 2');
INSERT INTO "steps" VALUES('3FEoojoJYqa7Ic1Z',13,14,'person',0,'plain-61','536a4ff50600003e',1794914869116,'1: pattern sun-catcher');
INSERT INTO "steps" VALUES('3FEoojoJYqa7Ic1Z',14,20,'person',1,'plain-62','536a4ff50600003f',1794914869130,'2: pattern virtus
*: roll P5 P2 G1 P2 R3');
INSERT INTO "steps" VALUES('3FEoojoJYqa7Ic1Z',20,21,'person',1,'plain-63','536a4ff506000040',1794914869143,'2: end');
INSERT INTO "steps" VALUES('3FEoojoJYqa7Ic1Z',21,22,'person',0,'plain-64','536a4ff506000041',1794914869181,'1: draft P5');
INSERT INTO "steps" VALUES('3FEoojoJYqa7Ic1Z',22,23,'person',0,'plain-65','536a4ff506000042',1794914869186,'1: place B1');
INSERT INTO "steps" VALUES('3FEoojoJYqa7Ic1Z',23,24,'person',0,'plain-66','536a4ff506000043',1794914869208,'1: end');
INSERT INTO "steps" VALUES('3FEoojoJYqa7Ic1Z',24,25,'person',0,'plain-67','536a4ff506000044',1794914869225,'1: draft G1');
INSERT INTO "steps" VALUES('3FEoojoJYqa7Ic1Z',25,26,'person',0,'plain-68','536a4ff506000045',1794914869231,'1: tool 9');
INSERT INTO "steps" VALUES('3FEoojoJYqa7Ic1Z',26,27,'person',0,'plain-69','536a4ff506000046',1794914869245,'1: place C5');
INSERT INTO "steps" VALUES('3FEoojoJYqa7Ic1Z',27,28,'person',0,'plain-70','536a4ff506000047',1794914869258,'1: end');
INSERT INTO "steps" VALUES('3FEoojoJYqa7Ic1Z',28,29,'person',1,'plain-71','536a4ff506000048',1794914869273,'2: draft R3');
INSERT INTO "steps" VALUES('3FEoojoJYqa7Ic1Z',29,30,'person',1,'plain-72','536a4ff506000049',1794914869292,'2: place D4');
INSERT INTO "steps" VALUES('3FEoojoJYqa7Ic1Z',30,36,'person',1,'plain-73','536a4ff50600004a',1794914869380,'2: end
*: roll G2 P5 P3 G1 P3');
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
INSERT INTO "tables" VALUES('9GkDB5Wlbz9B7ct8','coE6XZyoSahVDzb8','over',1,0,'{"seats":[{"kind":"me","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'46495735B80E9EE81E1CB5C0FE95425053FDE4608118D4AACACAC54B11D09930','db3e3e9edf96542592dea70704224371420cc0d3c0b058d11fbec6464746bfb7',NULL,NULL,10,'',NULL,1794914868257,1794914868848,1794914868848,'-7','',71);
INSERT INTO "tables" VALUES('3FEoojoJYqa7Ic1Z','coE6XZyoSahVDzb8','playing',2,0,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"days","days":3},"listed":false,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'32DC53DA88D7117CB1D286B362294E4C21F2D0CD86785A3B5F4372071DE14D9A','bb6f078592fa88b5d3c321b902b2ece9ee58a63c9b3295493fefe1205af53c01',NULL,NULL,2,'0',1795174069380,1794914868869,1794914869380,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('SqmnnyxOclBOfcGN','coE6XZyoSahVDzb8','waiting',2,1,'{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],"edition":"en","options":{"referee":null,"trimmed_bag":null,"solo_private":null,"last_tie_break":null,"solo_payment":null,"start_player":null},"solo_tools":3,"tools":null,"public":null,"cards":null,"start":null,"clock":{"kind":"none"},"listed":true,"spectators":true,"undo":true,"hints":false,"chat":true,"deal":null}',X'68808EA58501770344542A6761F87CAA15123C552D97EA3EADEEAA966DAA17EB','61ba109fc0fbbcf728223b73a20e749a10ac1743279927074d0ee974399c1077',NULL,NULL,0,'',NULL,1794914869449,1794914869449,NULL,NULL,NULL,NULL);
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
