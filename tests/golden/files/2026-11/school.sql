PRAGMA application_id = 1178882883;
PRAGMA user_version = 5;
CREATE TABLE person (
    id         TEXT    NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
    name       TEXT    CHECK (length(name) BETWEEN 1 AND 200),
    team       TEXT    CHECK (length(team) BETWEEN 1 AND 200),
    passphrase TEXT    CHECK (length(passphrase) BETWEEN 1 AND 200),
    since      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES ('ann','Ann',NULL,NULL,1790000000000);
INSERT INTO "person" VALUES ('boss',NULL,NULL,'$argon2id$v=19$m=8,t=1,p=1$J4Id3xj1i0LEupHfEA17mA$y2aNvrSAtUYrygMHzT3imvo45jzU7eNrXy16H++GUB0',0);
CREATE TABLE role (
    person TEXT NOT NULL REFERENCES person (id),
    role   TEXT NOT NULL CHECK (role IN ('trainee', 'trainer', 'examiner', 'invigilator', 'auditor',
                                         'administrator')),
    PRIMARY KEY (person, role)
) STRICT, WITHOUT ROWID;
INSERT INTO "role" VALUES ('ann','trainee');
INSERT INTO "role" VALUES ('boss','administrator');
CREATE TABLE answer (
    person      TEXT    NOT NULL REFERENCES person (id),
    number      INTEGER NOT NULL CHECK (number >= 1),
    at          INTEGER NOT NULL,
    source      TEXT    NOT NULL CHECK (source IN ('practice', 'lesson', 'drill', 'review')),
    game        TEXT    NOT NULL,
    kind        TEXT    NOT NULL CHECK (length(kind) BETWEEN 1 AND 64),
    item        TEXT    NOT NULL CHECK (length(item) BETWEEN 1 AND 65536),
    clauses     TEXT    NOT NULL CHECK (length(clauses) BETWEEN 1 AND 4096),
    is_right    INTEGER NOT NULL CHECK (is_right IN (0, 1)),
    blamed      TEXT    NOT NULL CHECK (length(blamed) <= 4096),
    misreading  TEXT    NOT NULL CHECK (length(misreading) <= 200),
    steps_wrong INTEGER NOT NULL CHECK (steps_wrong >= 0),
    hints       INTEGER NOT NULL CHECK (hints >= 0),
    choices     INTEGER NOT NULL CHECK (choices >= 0),
    took        INTEGER NOT NULL CHECK (took >= 0),
    norm        INTEGER NOT NULL CHECK (norm >= 0),
    said        TEXT    NOT NULL CHECK (length(said) <= 65536),
    PRIMARY KEY (person, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "answer" VALUES ('ann',1,1790000004000,'drill','breakout','spot','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000000000000" game="breakout" level="4" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle every wager of seat 7.</story>
  <teaches clauses="BRK-PU-1 BRK-PU-2 BRK-PU-3 BRK-SW-1"/>
  <record>
breakout
1 bet dealer 500
1 bet pair-up 5
1 bet sweet-17 25
4 bet dealer 500
4 bet super-tie 10
5 bet player 75
5 bet pair-up 10
6 bet player 250
7 bet player 50
7 bet pair-up 15
7 bet sweet-17 5
1 deal 3c 6s
4 deal 5d Qd
5 deal 5c 7c
6 deal 5s Qd
7 deal 8c 5c
dealer deal 7s (3h)
1 hit Kc
4 hit 5s
5 hit 9s
5 stand
6 stand
7 hit 2c
7 hit 9h
7 take player 50
dealer turn 3h
dealer hit 7c
dealer stand
</record>
  <ask kind="spot" seat="7"/>
  <hint>Name the clause first: it is one of BRK-PU.</hint>
  <hint>Read BRK-PU-1 again.</hint>
</scenario>
','BRK-PU-1 BRK-PU-2 BRK-PU-3 BRK-SW-1',1,'','',0,0,0,4000,29000,'7 pair-up: take 15
7 sweet-17: pay 30');
INSERT INTO "answer" VALUES ('ann',2,1790000008000,'drill','breakout','spot','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000000000001" game="breakout" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle every wager of seat 4.</story>
  <teaches clauses="BRK-BJ-3 BRK-ST-1"/>
  <record>
breakout
2 bet player 250
4 bet dealer 100
4 bet super-tie 5
6 bet player 50
2 deal Ah 6s
4 deal 5h 5s
6 deal Ah Ad
dealer deal Ad (Th)
dealer offer insurance
2 insure 125
dealer turn Th
</record>
  <ask kind="spot" seat="4"/>
  <hint>Name the clause first: it is one of BRK-BJ.</hint>
  <hint>Read BRK-BJ-3 again.</hint>
</scenario>
','BRK-BJ-3 BRK-ST-1',0,'BRK-BJ-3 BRK-ST-1','breakout-super-tie-lost-pushed',2,0,0,4000,22000,'4 dealer: push
4 super-tie: push');
INSERT INTO "answer" VALUES ('ann',3,1790000012000,'drill','breakout','table','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000008000000" game="breakout" level="4" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle every wager on the table.</story>
  <teaches clauses="BRK-PAY-1 BRK-SW-1"/>
  <record>
breakout
2 bet player 15
3 bet player 15
3 bet sweet-17 5
5 bet player 45
5 bet sweet-17 25
6 bet player 15
7 bet player 15
7 bet sweet-17 15
dealer deal 4c (4d)
7 deal 2c Jd
6 deal Th Ts
5 deal Jc 9c
3 deal Jd Js
2 deal 9d Tc
2 stand
3 split
3.1 deal Kc
3.2 deal Qh
3.1 split
3.1 deal Kd
3.3 deal 9d
3.1 stand
3.2 split
3.2 deal 6c
3.4 deal 7s
3.2 stand
3.3 stand
3.4 stand
5 hit 5h
5 take player 45
6 stand
7 hit Kh
7 take player 15
dealer turn 4d
dealer hit Qh
dealer stand
</record>
  <ask kind="table"/>
  <hint>Name the clause first: it is one of BRK-PAY.</hint>
  <hint>Read BRK-PAY-1 again.</hint>
</scenario>
','BRK-PAY-1 BRK-SW-1',1,'','',0,0,0,4000,78000,'2 player: pay 15
3.1 player: pay 15
3.2 player: take 15
3.3 player: pay 15
3.4 player: take 15
3 sweet-17: take 5
5 sweet-17: take 25
6 player: pay 15
7 sweet-17: take 15');
INSERT INTO "answer" VALUES ('ann',4,1790000016000,'drill','breakout','table','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000008000001" game="breakout" level="4" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle every wager on the table.</story>
  <teaches clauses="BRK-PUSH-1 BRK-BB-1 BRK-PAY-1 BRK-LOSE-1 BRK-PU-1 BRK-PU-2 BRK-PU-3 BRK-ST-1 BRK-SW-1"/>
  <record>
breakout
1 bet dealer 150
1 bet breakout-bonus 5
3 bet player 30
5 bet dealer 75
5 bet pair-up 25
5 bet super-tie 10
6 bet dealer 15
6 bet pair-up 5
7 bet dealer 15
7 bet sweet-17 5
1 deal 6h As
3 deal 2c 2d
5 deal 2s Qc
6 deal 7s 2d
7 deal Ad 2c
dealer deal Qs (7d)
dealer peek
3 split
3.1 deal 8h
3.2 deal 2s
3.1 double Jc
3.2 split
3.2 deal 2d
3.3 deal Kh
3.2 split
3.2 deal 6h
3.4 deal 4d
3.2 hit Jd
3.2 stand
3.3 hit 3h
3.3 hit Th
3.3 take player 30
3.4 hit 3h
3.4 hit Jh
3.4 stand
5 hit 7h
6 hit 3c
6 hit As
6 hit 2d
6 hit 3d
7 hit 4c
dealer turn 7d
dealer stand
</record>
  <ask kind="table"/>
  <hint>Name the clause first: it is one of BRK-PUSH.</hint>
  <hint>Read BRK-PUSH-1 again.</hint>
</scenario>
','BRK-PUSH-1 BRK-BB-1 BRK-PAY-1 BRK-LOSE-1 BRK-PU-1 BRK-PU-2 BRK-PU-3 BRK-ST-1 BRK-SW-1',0,'BRK-BB-1 BRK-PAY-1 BRK-LOSE-3 BRK-PU-1 BRK-ST-1 BRK-SW-1','breakout-bonus-pushed',10,0,0,4000,103000,'1 dealer: push
1 breakout-bonus: push
3.1 player: push
3.2 player: push
3.4 player: push
5 dealer: push
5 pair-up: push
5 super-tie: push
6 dealer: push
6 pair-up: push
7 dealer: push
7 sweet-17: push');
INSERT INTO "answer" VALUES ('ann',5,1790000020000,'drill','breakout','next','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000016000000" game="breakout" level="2" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand stops here. What must happen now?</story>
  <teaches clauses="AMB-BRK-34 AMB-BRK-01"/>
  <record>
breakout
1 bet player 75
4 bet player 75
4 bet pair-up 10
4 bet sweet-17 15
1 deal Jc Qc
4 deal Th 6c
dealer deal Kh (Tc)
dealer peek
1 stand
4 stand
</record>
  <ask kind="next"/>
  <hint>Name the clause first: it is one of AMB-BRK.</hint>
  <hint>Read AMB-BRK-34 again.</hint>
</scenario>
','BRK-PU-5 BRK-SW-2 BRK-BJ-1 BRK-BJ-2',1,'','',0,0,14,4000,12000,'dealer turn');
INSERT INTO "answer" VALUES ('ann',6,1790000024000,'drill','breakout','next','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000016000001" game="breakout" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand stops here. What must happen now?</story>
  <teaches clauses="AMB-BRK-03 AMB-BRK-01"/>
  <record>
breakout
2 bet player 15
2 bet pair-up 10
4 bet dealer 45
4 bet breakout-bonus 5
5 bet dealer 30
5 bet pair-up 5
5 bet sweet-17 10
7 bet dealer 15
2 deal Kh 6h
4 deal 9h Th
5 deal Ks Ad
</record>
  <ask kind="next"/>
  <hint>Name the clause first: it is one of AMB-BRK.</hint>
  <hint>Read AMB-BRK-03 again.</hint>
</scenario>
','BRK-PHB-1 BRK-PHB-2 BRK-PAY-1 BRK-BJ-1 BRK-BJ-2 BRK-PU-5',0,'','',0,0,20,4000,15000,'nothing');
INSERT INTO "answer" VALUES ('ann',7,1790000024000,'drill','breakout','next','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000016000002" game="breakout" level="2" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand stops here. What must happen now?</story>
  <teaches clauses="AMB-BRK-01"/>
  <record>
breakout
1 bet player 100
5 bet dealer 25
5 bet pair-up 10
5 bet sweet-17 5
1 deal Ad Js
5 deal Td Jc
dealer deal Kc (9d)
</record>
  <ask kind="next"/>
  <hint>Name the clause first: it is one of AMB-BRK.</hint>
  <hint>Read AMB-BRK-01 again.</hint>
</scenario>
','BRK-BJ-1 BRK-BJ-2 BRK-PU-5',1,'','',0,0,14,0,12000,'dealer peek');
INSERT INTO "answer" VALUES ('ann',8,1790000028000,'drill','breakout','may','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000024000000" game="breakout" level="1" table="dealt-in-the-school"
          title="A fresh hand">
  <story>May this be done now?</story>
  <teaches clauses="AMB-BRK-01"/>
  <record>
breakout
3 bet dealer 10
3 bet sweet-17 10
</record>
  <ask kind="may" event="dealer deal 2c (3d)"/>
  <hint>Name the clause first: it is one of AMB-BRK.</hint>
  <hint>Read AMB-BRK-01 again.</hint>
</scenario>
','BRK-BJ-1 BRK-BJ-2 BRK-PU-5',1,'','',0,0,2,4000,10000,'allowed');
INSERT INTO "answer" VALUES ('ann',9,1790000032000,'drill','breakout','may','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000024000001" game="breakout" level="5" table="dealt-in-the-school"
          title="A fresh hand">
  <story>May this be done now?</story>
  <teaches clauses="BRK-BB-1"/>
  <record>
breakout
1 bet dealer 250
1 bet pair-up 25
1 bet breakout-bonus 10
2 bet dealer 25
2 bet super-tie 5
3 bet player 50
4 bet player 50
4 bet sweet-17 10
5 bet dealer 250
5 bet pair-up 15
6 bet dealer 50
6 bet pair-up 5
7 bet dealer 75
7 bet pair-up 10
7 bet sweet-17 5
7 bet super-tie 5
1 deal 8d 9h
2 deal 5c 6s
3 deal Th 9d
4 deal Ad 5c
5 deal Kd 5d
6 deal Kc Jc
7 deal 3s 7d
dealer deal 8h (Qs)
2 hit 8d
3 double 2d
4 stand
5 hit Tc
7 hit 8h
dealer turn Qs
dealer stand
</record>
  <ask kind="may" event="1 take breakout-bonus 10"/>
  <hint>Name the clause first: it is one of BRK-BB.</hint>
  <hint>Read BRK-BB-1 again.</hint>
</scenario>
','BRK-BB-1',0,'BRK-BB-1','breakout-bonus-pushed',0,0,2,4000,23000,'not allowed');
INSERT INTO "answer" VALUES ('ann',10,1790000044000,'drill','breakout','active','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000040000000" game="breakout" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Which wagers are settled or act now?</story>
  <teaches clauses="AMB-BRK-03"/>
  <record>
breakout
2 bet player 150
3 bet dealer 15
3 bet sweet-17 15
3 bet super-tie 10
4 bet player 15
4 bet pair-up 25
7 bet player 15
2 deal Tc Ah
</record>
  <ask kind="active"/>
  <hint>Name the clause first: it is one of AMB-BRK.</hint>
  <hint>Read AMB-BRK-03 again.</hint>
</scenario>
','BRK-PHB-1 BRK-PHB-2 BRK-PAY-1',0,'','',0,0,8,4000,25000,'');
INSERT INTO "answer" VALUES ('ann',11,1790000048000,'drill','breakout','active','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000040000001" game="breakout" level="2" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Which wagers are settled or act now?</story>
  <teaches clauses="BRK-DHB-4"/>
  <record>
breakout
6 bet dealer 10
6 bet sweet-17 5
7 bet player 50
6 deal Qs 9s
7 deal Ah Ad
dealer deal 9c (Ks)
7 hit 7d
7 hit 9c
7 hit 6d
7 take player 50
dealer turn Ks
</record>
  <ask kind="active"/>
  <hint>Name the clause first: it is one of BRK-DHB.</hint>
  <hint>Read BRK-DHB-4 again.</hint>
</scenario>
','BRK-DHB-4',0,'','',0,0,4,4000,14000,'');
INSERT INTO "answer" VALUES ('ann',12,1790000052000,'drill','breakout','outcome','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000048000000" game="breakout" level="5" table="dealt-in-the-school"
          title="A fresh hand">
  <story>What becomes of Super Tie of seat 6?</story>
  <teaches clauses="BRK-ST-1"/>
  <record>
breakout
1 bet player 5
1 bet pair-up 10
2 bet player 10
3 bet player 100
4 bet player 5
4 bet pair-up 5
4 bet sweet-17 25
5 bet player 5
5 bet pair-up 25
6 bet dealer 5
6 bet breakout-bonus 10
6 bet super-tie 5
1 deal Ts 2s
2 deal 8d 5h
3 deal 8c 5c
4 deal 6h Kc
5 deal Qh 2d
6 deal Qc 2c
dealer deal 6s (3s)
1 hit 5h
1 stand
2 stand
3 hit 9d
3 take player 100
4 stand
5 stand
6 hit Tc
dealer turn 3s
dealer hit Qh
dealer stand
</record>
  <ask kind="outcome" hand="6" wager="super-tie"/>
  <hint>Name the clause first: it is one of BRK-ST.</hint>
  <hint>Read BRK-ST-1 again.</hint>
</scenario>
','BRK-ST-1',1,'','',0,0,4,4000,21000,'take');
INSERT INTO "answer" VALUES ('ann',13,1790000056000,'drill','breakout','outcome','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000048000001" game="breakout" level="5" table="dealt-in-the-school"
          title="A fresh hand">
  <story>What becomes of Breakout Bonus of seat 4?</story>
  <teaches clauses="BRK-BB-1"/>
  <record>
breakout
1 bet dealer 15
3 bet dealer 30
3 bet breakout-bonus 25
4 bet dealer 300
4 bet pair-up 5
4 bet breakout-bonus 5
4 bet super-tie 5
5 bet player 45
6 bet player 15
7 bet dealer 150
7 bet sweet-17 5
7 bet super-tie 10
1 deal Qc Jc
3 deal Td Js
4 deal Tc 8c
5 deal 8h Th
6 deal Qd 2d
7 deal 4h 7h
dealer deal 8c (6c)
5 stand
6 hit 3c
6 hit 3s
6 hit 2s
6 hit Tc
7 hit Ac
7 hit Qd
dealer turn 6c
dealer hit 7h
dealer stand
</record>
  <ask kind="outcome" hand="4" wager="breakout-bonus"/>
  <hint>Name the clause first: it is one of BRK-BB.</hint>
  <hint>Read BRK-BB-1 again.</hint>
</scenario>
','BRK-BB-1',0,'','',0,0,4,4000,22000,'return');
INSERT INTO "answer" VALUES ('ann',14,1790000056000,'drill','breakout','outcome','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000048000005" game="breakout" level="5" table="dealt-in-the-school"
          title="A fresh hand">
  <story>What becomes of Breakout Bonus of seat 6?</story>
  <teaches clauses="BRK-BB-1"/>
  <record>
breakout
1 bet dealer 10
1 bet breakout-bonus 15
2 bet dealer 5
2 bet pair-up 25
4 bet dealer 10
4 bet sweet-17 5
4 bet breakout-bonus 10
5 bet dealer 50
5 bet pair-up 5
5 bet sweet-17 10
5 bet super-tie 25
6 bet dealer 15
6 bet sweet-17 10
6 bet breakout-bonus 5
6 bet super-tie 5
7 bet player 5
7 bet pair-up 15
7 bet sweet-17 5
1 deal 3h 4s
2 deal 3c Th
4 deal 2d 9c
5 deal Jd 5s
6 deal 5d Kc
7 deal 3s 3h
dealer deal 5h (6c)
1 hit 8h
1 hit 3h
2 hit 9s
4 hit 3h
4 hit 7c
5 hit 9s
6 hit 6h
7 hit 3d
7 hit Kd
7 stand
dealer turn 6c
dealer hit 3c
dealer hit 2h
dealer hit 8d
</record>
  <ask kind="outcome" hand="6" wager="breakout-bonus"/>
  <hint>Name the clause first: it is one of BRK-BB.</hint>
  <hint>Read BRK-BB-1 again.</hint>
</scenario>
','BRK-BB-1',1,'','',0,0,4,0,26000,'take');
INSERT INTO "answer" VALUES ('ann',15,1790000060000,'drill','breakout','amount','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000056000000" game="breakout" level="4" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle Sweet 17 of seat 2.</story>
  <teaches clauses="BRK-SW-1"/>
  <record>
breakout
2 bet player 300
2 bet sweet-17 5
3 bet player 300
4 bet player 75
5 bet dealer 15
7 bet player 60
2 deal 9d Td
3 deal Kd 8c
4 deal 6d 5s
5 deal 4c 2c
7 deal Kc 6c
dealer deal 3c (5c)
2 stand
3 stand
4 double 7d
5 hit 8c
5 hit 5h
7 stand
dealer turn 5c
dealer hit Kh
dealer stand
</record>
  <ask kind="amount" hand="2" wager="sweet-17"/>
  <hint>Name the clause first: it is one of BRK-SW.</hint>
  <hint>Read BRK-SW-1 again.</hint>
</scenario>
','BRK-SW-1',1,'','',0,0,0,4000,18000,'2 sweet-17: take 5');
INSERT INTO "answer" VALUES ('ann',16,1790000064000,'drill','breakout','amount','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000056000001" game="breakout" level="5" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle Breakout Bonus of seat 6.</story>
  <teaches clauses="BRK-BB-1"/>
  <record>
breakout
1 bet dealer 200
1 bet sweet-17 15
1 bet breakout-bonus 25
1 bet super-tie 5
2 bet player 40
2 bet sweet-17 15
3 bet dealer 50
5 bet dealer 100
5 bet sweet-17 5
6 bet dealer 20
6 bet pair-up 5
6 bet breakout-bonus 10
7 bet dealer 40
7 bet pair-up 10
1 deal Kh As
2 deal Qc Qc
3 deal Tc Qh
5 deal 2d Js
6 deal 3c Kh
7 deal 9h Jc
dealer deal Kd (9h)
dealer peek
1 take dealer 200
1 take breakout-bonus 25
1 take super-tie 5
2 stand
5 hit Kc
6 hit Ts
dealer turn 9h
dealer stand
</record>
  <ask kind="amount" hand="6" wager="breakout-bonus"/>
  <hint>Name the clause first: it is one of BRK-BB.</hint>
  <hint>Read BRK-BB-1 again.</hint>
</scenario>
','BRK-BB-1',0,'BRK-BB-1','breakout-bonus-pushed',1,0,0,4000,22000,'6 breakout-bonus: push');
INSERT INTO "answer" VALUES ('ann',17,1790000068000,'drill','breakout','chips','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000064000000" game="breakout" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Pay Dealer hand of seat 6 in chips from your tray.</story>
  <teaches clauses="BRK-WIN-1 AMB-BRK-02"/>
  <record>
breakout
1 bet dealer 60
1 bet breakout-bonus 10
1 bet super-tie 5
3 bet dealer 150
3 bet sweet-17 5
4 bet player 60
6 bet dealer 300
6 bet breakout-bonus 5
1 deal 7c Ac
3 deal 4d 2c
4 deal 7s 3h
6 deal 4h 4c
dealer deal 7s (5c)
3 hit 3c
3 hit 7h
3 hit 7d
4 double 6h
6 hit 2d
6 hit 3d
6 hit Jh
dealer turn 5c
dealer hit 8d
dealer stand
</record>
  <ask kind="chips" hand="6" wager="dealer" tray="500:20 100:40 25:60 5:80 2.50:20 1:40 0.50:20" style="fewest"/>
  <hint>Name the clause first: it is one of BRK-WIN.</hint>
  <hint>Read BRK-WIN-1 again.</hint>
</scenario>
','BRK-WIN-1',1,'','',0,0,0,4000,24000,'');
INSERT INTO "answer" VALUES ('ann',18,1790000072000,'drill','breakout','chips','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000364000001" game="breakout" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Pay Breakout Bonus of seat 5 in chips from your tray.</story>
  <teaches clauses="BRK-BB-5 BRK-BB-1 AMB-BRK-27"/>
  <record>
breakout
2 bet dealer 10
2 bet pair-up 5
2 bet super-tie 10
3 bet dealer 20
3 bet breakout-bonus 25
4 bet dealer 20
4 bet super-tie 15
5 bet dealer 100
5 bet sweet-17 5
5 bet breakout-bonus 10
dealer deal 4h (3c)
5 deal Ad As
4 deal 4s 4s
3 deal Tc Ks
2 deal Ah Qc
2 take dealer 10
2 take super-tie 10
4 hit 9d
5 hit Ad
5 hit Qh
5 hit Ad
5 hit Ts
dealer turn 3c
dealer hit 7h
dealer hit 8c
</record>
  <ask kind="chips" hand="5" wager="breakout-bonus" tray="500:20 100:40 25:60 5:80 2.50:20 1:40 0.50:20" style="fewest"/>
  <hint>Name the clause first: it is one of BRK-BB.</hint>
  <hint>Read BRK-BB-5 again.</hint>
</scenario>
','BRK-BB-5 BRK-BB-1 BRK-BB-2',0,'','',0,0,0,4000,24000,'');
INSERT INTO "answer" VALUES ('ann',19,1790000076000,'drill','breakout','error','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000172000001" game="breakout" level="5" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand is over and settled. Which wager was settled wrongly, if any?</story>
  <teaches clauses="BRK-BB-1"/>
  <record>
breakout
1 bet player 200
2 bet dealer 50
2 bet breakout-bonus 5
2 bet super-tie 25
3 bet dealer 10
3 bet sweet-17 5
3 bet breakout-bonus 5
3 bet super-tie 10
4 bet player 200
5 bet dealer 20
7 bet dealer 40
1 deal Ks Td
2 deal Jd Kh
3 deal Ks Ts
4 deal 9d Qh
5 deal Qd Jc
7 deal Kh 9c
dealer deal Qs (Js)
dealer peek
1 split
1.1 deal Qd
1.2 deal Td
1.1 split
1.1 deal Jh
1.3 deal Ks
1.1 split
1.1 deal Th
1.4 deal 9c
1.1 stand
1.2 stand
1.3 stand
1.4 hit Jh
1.4 take player 200
4 stand
dealer turn Js
dealer stand
1.1 push player
1.2 push player
1.3 push player
2 push dealer
2 take breakout-bonus 5
2 pay super-tie 200
2 tip 3
3 push dealer
3 take sweet-17 5
3 take breakout-bonus 10
3 pay super-tie 80
3 tip 3
4 take player 200
5 push dealer
7 pay dealer 40
</record>
  <ask kind="error"/>
  <hint>Name the clause first: it is one of BRK-BB.</hint>
  <hint>Read BRK-BB-1 again.</hint>
</scenario>
','BRK-BB-1',0,'','',0,0,15,4000,26000,'');
INSERT INTO "answer" VALUES ('ann',20,1790000080000,'drill','breakout','error','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000072000000" game="breakout" level="4" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand is over and settled. Which wager was settled wrongly, if any?</story>
  <teaches clauses="AMB-BRK-03 BRK-PAY-1 BRK-WIN-1 AMB-BRK-02 BRK-PUSH-1 BRK-SW-1 BRK-ST-1 BRK-LOSE-1 BRK-PU-1 BRK-PU-2 BRK-PU-3 BRK-BB-1"/>
  <record>
breakout
1 bet player 200
2 bet dealer 200
3 bet dealer 10
3 bet sweet-17 5
5 bet dealer 10
5 bet super-tie 15
7 bet dealer 50
7 bet pair-up 10
7 bet breakout-bonus 5
1 deal 4d 4d
2 deal 5s Kh
3 deal 8d Qs
5 deal 5d Jd
7 deal 5h Ac
dealer deal As (2c)
dealer offer insurance
1 insure 100
dealer peek
1 take insurance 100
1 split
1.1 deal 4c
1.2 deal Kc
1.1 hit 5h
1.1 hit Js
1.1 take player 200
1.2 hit 5h
1.2 stand
2 hit 9s
5 hit 2c
7 hit 4c
dealer turn 2c
dealer hit Js
dealer hit 5s
dealer stand
1.2 pay player 200
2 pay dealer 200
3 push dealer
3 take sweet-17 5
5 pay dealer 10
5 take super-tie 15
7 take dealer 50
7 take pair-up 10
7 take breakout-bonus 5
</record>
  <ask kind="error"/>
  <hint>Name the clause first: it is one of AMB-BRK.</hint>
  <hint>Read AMB-BRK-03 again.</hint>
</scenario>
','BRK-PHB-1 BRK-PHB-2 BRK-PAY-1 BRK-WIN-1 BRK-PUSH-1 BRK-SW-1 BRK-ST-1 BRK-LOSE-1 BRK-PU-1 BRK-PU-2 BRK-PU-3 BRK-BB-1',0,'','',0,0,12,4000,26000,'');
INSERT INTO "answer" VALUES ('ann',21,1790000084000,'drill','breakout','clause','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000080000000" game="breakout" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Which clause decides Sweet 17 of seat 3?</story>
  <teaches clauses="BRK-SW-1"/>
  <record>
breakout
2 bet dealer 50
3 bet dealer 100
3 bet pair-up 10
3 bet sweet-17 10
7 bet dealer 10
7 bet breakout-bonus 25
2 deal 5s 6h
3 deal 8s 3h
7 deal 6s Qs
dealer deal Jd (Qh)
dealer peek
2 hit 7d
3 hit As
3 hit 6d
7 hit 4s
dealer turn Qh
dealer stand
</record>
  <ask kind="clause" hand="3" wager="sweet-17"/>
  <hint>Name the clause first: it is one of BRK-SW.</hint>
  <hint>Read BRK-SW-1 again.</hint>
</scenario>
','BRK-SW-1',1,'','',0,0,4,4000,21000,'BRK-SW-1');
INSERT INTO "answer" VALUES ('ann',22,1790000088000,'drill','breakout','clause','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000380000001" game="breakout" level="4" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Which clause decides Breakout Bonus of seat 7?</story>
  <teaches clauses="BRK-BB-1"/>
  <record>
breakout
3 bet dealer 10
3 bet breakout-bonus 15
3 bet super-tie 5
4 bet dealer 50
4 bet sweet-17 5
4 bet super-tie 10
5 bet dealer 10
6 bet dealer 50
6 bet sweet-17 10
7 bet dealer 50
7 bet pair-up 5
7 bet breakout-bonus 25
7 bet super-tie 10
3 deal 5d
4 deal 3h
5 deal 9s
6 deal Kh
7 deal 6c
dealer deal Jd
3 deal 9c
4 deal 8s
5 deal 6d
6 deal Jd
7 deal 2c
dealer deal (2c)
dealer peek
3 hit 9d
4 hit 5c
4 hit 7c
5 hit Kh
7 hit 6h
7 hit 8h
dealer turn 2c
dealer hit 7d
dealer stand
</record>
  <ask kind="clause" hand="7" wager="breakout-bonus"/>
  <hint>Name the clause first: it is one of BRK-BB.</hint>
  <hint>Read BRK-BB-1 again.</hint>
</scenario>
','BRK-BB-1',0,'','',0,0,4,4000,26000,'BRK-BB-5');
INSERT INTO "answer" VALUES ('ann',23,1790000088000,'drill','breakout','clause','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-breakout-1790000380000003" game="breakout" level="1" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Which clause decides Dealer hand of seat 4?</story>
  <teaches clauses="BRK-BJ-3"/>
  <record>
breakout
4 bet dealer 20
4 bet sweet-17 5
dealer deal As (Ts)
4 deal Kd Jd
dealer turn Ts
</record>
  <ask kind="clause" hand="4" wager="dealer"/>
  <hint>Name the clause first: it is one of BRK-BJ.</hint>
  <hint>Read BRK-BJ-3 again.</hint>
</scenario>
','BRK-BJ-3',1,'','',0,0,4,0,16000,'BRK-BJ-3');
INSERT INTO "answer" VALUES ('ann',24,1790000092000,'drill','midnight','spot','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000088000001" game="midnight" level="2" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle every wager of seat 3.</story>
  <teaches clauses="MID-PAY-1"/>
  <record>
midnight
1 bet player 10
3 bet player 5
1 deal Qs Jd
3 deal Ah Qh
dealer deal Kd
1 stand
dealer hit Tc
dealer stand
</record>
  <ask kind="spot" seat="3"/>
  <hint>Name the clause first: it is one of MID-PAY.</hint>
  <hint>Read MID-PAY-1 again.</hint>
</scenario>
','MID-PAY-1',1,'','',0,0,0,4000,14000,'3 player: pay 7.50');
INSERT INTO "answer" VALUES ('ann',25,1790000096000,'drill','midnight','spot','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000088000002" game="midnight" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle every wager of seat 2.</story>
  <teaches clauses="MID-INS-6 MID-INS-5 MID-PAY-3 MID-DBJ-1"/>
  <record>
midnight
1 bet player 20
2 bet player 20
3 bet player 20
1 deal Kc Ac
2 deal Jd Qs
3 deal Kh Qc
dealer deal Ah
dealer offer insurance
1 insure 10
2 insure 10
2 stand
3 split
3.1 deal Qc
3.2 deal Ts
3.1 hit 3s
3.1 take player 20
3.2 stand
dealer hit Js
</record>
  <ask kind="spot" seat="2"/>
  <hint>Name the clause first: it is one of MID-INS.</hint>
  <hint>Read MID-INS-6 again.</hint>
</scenario>
','MID-INS-6 MID-INS-5 MID-PAY-3 MID-DBJ-1',0,'MID-INS-6 MID-DBJ-1','midnight-insurance-pushed',2,0,0,4000,23000,'2 insurance: push
2 player: push');
INSERT INTO "answer" VALUES ('ann',26,1790000100000,'drill','midnight','table','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000096000000" game="midnight" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle every wager on the table.</story>
  <teaches clauses="MID-RES-1 MID-PAY-2"/>
  <record>
midnight
1 bet player 50
2 bet player 500
3 bet player 100
1 deal 5h Ad
2 deal 4h Jc
3 deal 9h 7h
dealer deal 9d
1 stand
2 stand
3 stand
dealer hit 2d
dealer hit 4d
dealer hit Qh
</record>
  <ask kind="table"/>
  <hint>Name the clause first: it is one of MID-RES.</hint>
  <hint>Read MID-RES-1 again.</hint>
</scenario>
','MID-RES-1 MID-PAY-2',1,'','',0,0,0,4000,29000,'1 player: pay 50
2 player: pay 500
3 player: pay 100');
INSERT INTO "answer" VALUES ('ann',27,1790000104000,'drill','midnight','table','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000096000005" game="midnight" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle every wager on the table.</story>
  <teaches clauses="MID-INS-6 MID-INS-5 MID-PAY-3 MID-DBJ-1 MID-SPL-3 AMB-MID-05 MID-RES-4 MID-RES-5 AMB-MID-21"/>
  <record>
midnight
1 bet player 10
2 bet player 15
3 bet player 25
1 deal Js Ts
2 deal Ks Ac
3 deal Jh Js
dealer deal Ad
dealer offer insurance
2 insure 7.50
3 insure 12.50
1 split
1.1 deal Tc
1.2 deal Kh
1.1 stand
1.2 stand
3 split
3.1 deal Jc
3.2 deal Jc
3.1 stand
3.2 stand
dealer hit Kc
</record>
  <ask kind="table"/>
  <hint>Name the clause first: it is one of MID-INS.</hint>
  <hint>Read MID-INS-6 again.</hint>
</scenario>
','MID-INS-6 MID-INS-5 MID-PAY-3 MID-DBJ-1 MID-SPL-3 MID-DBL-3 MID-RES-4 MID-RES-5',0,'MID-INS-6 MID-DBJ-1','midnight-insurance-pushed',6,0,0,4000,59000,'2 insurance: push
3 insurance: push
1.1 player: push
1.2 player: push
2 player: push
3.1 player: push
3.2 player: push');
INSERT INTO "answer" VALUES ('ann',28,1790000108000,'drill','midnight','next','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000104000000" game="midnight" level="1" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand stops here. What must happen now?</story>
  <teaches clauses="MID-DEAL-1 MID-NHC-1"/>
  <record>
midnight
2 bet player 50
</record>
  <ask kind="next"/>
  <hint>Name the clause first: it is one of MID-DEAL.</hint>
  <hint>Read MID-DEAL-1 again.</hint>
</scenario>
','MID-DEAL-1 MID-NHC-1',1,'','',0,0,7,4000,9000,'dealer deal');
INSERT INTO "answer" VALUES ('ann',29,1790000112000,'drill','midnight','next','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000104000001" game="midnight" level="1" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand stops here. What must happen now?</story>
  <teaches clauses="MID-DEAL-1 MID-NHC-1"/>
  <record>
midnight
1 bet player 50
</record>
  <ask kind="next"/>
  <hint>Name the clause first: it is one of MID-DEAL.</hint>
  <hint>Read MID-DEAL-1 again.</hint>
</scenario>
','MID-DEAL-1 MID-NHC-1',0,'','',0,0,7,4000,9000,'nothing');
INSERT INTO "answer" VALUES ('ann',30,1790000112000,'drill','midnight','next','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000104000002" game="midnight" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand stops here. What must happen now?</story>
  <teaches clauses="MID-DEAL-1 MID-NHC-1"/>
  <record>
midnight
1 bet player 50
2 bet player 5
3 bet player 10
1 deal 8d 9d
</record>
  <ask kind="next"/>
  <hint>Name the clause first: it is one of MID-DEAL.</hint>
  <hint>Read MID-DEAL-1 again.</hint>
</scenario>
','MID-DEAL-1 MID-NHC-1',1,'','',0,0,12,0,10000,'dealer deal');
INSERT INTO "answer" VALUES ('ann',31,1790000116000,'drill','midnight','may','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000112000000" game="midnight" level="2" table="dealt-in-the-school"
          title="A fresh hand">
  <story>May this be done now?</story>
  <teaches clauses="AMB-MID-16"/>
  <record>
midnight
1 bet player 20
3 bet player 10
1 deal 5s 8h
3 deal 5s Ad
dealer deal 7s
1 stand
3 hit As
3 hit Ks
3 stand
</record>
  <ask kind="may" event="1 even-money"/>
  <hint>Name the clause first: it is one of AMB-MID.</hint>
  <hint>Read AMB-MID-16 again.</hint>
</scenario>
','MID-INS-2',1,'','',0,0,2,4000,12000,'not allowed');
INSERT INTO "answer" VALUES ('ann',32,1790000120000,'drill','midnight','may','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000212000001" game="midnight" level="2" table="dealt-in-the-school"
          title="A fresh hand">
  <story>May this be done now?</story>
  <teaches clauses="MID-INS-6 MID-INS-5 MID-PAY-3"/>
  <record>
midnight
1 bet player 10
2 bet player 40
1 deal Js Ad
2 deal Kc Qd
dealer deal Ad
dealer offer insurance
2 insure 20
2 split
2.1 deal Ts
2.2 deal Kc
2.1 stand
2.2 stand
dealer hit Qd
</record>
  <ask kind="may" event="2 take insurance 20"/>
  <hint>Name the clause first: it is one of MID-INS.</hint>
  <hint>Read MID-INS-6 again.</hint>
</scenario>
','MID-INS-6 MID-INS-5 MID-PAY-3',1,'','',0,0,2,4000,12000,'not allowed');
INSERT INTO "answer" VALUES ('ann',33,1790000120000,'drill','midnight','may','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000112000002" game="midnight" level="2" table="dealt-in-the-school"
          title="A fresh hand">
  <story>May this be done now?</story>
  <teaches clauses="MID-INS-1"/>
  <record>
midnight
1 bet player 150
3 bet player 30
1 deal Qh As
3 deal 4d 3h
dealer deal Qs
3 hit 8h
3 hit 5c
3 stand
dealer hit 2c
dealer hit 2h
dealer hit 4c
dealer stand
</record>
  <ask kind="may" event="1 insure 150"/>
  <hint>Name the clause first: it is one of MID-INS.</hint>
  <hint>Read MID-INS-1 again.</hint>
</scenario>
','MID-INS-1',1,'','',0,0,2,0,13000,'not allowed');
INSERT INTO "answer" VALUES ('ann',34,1790000132000,'drill','midnight','active','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000128000000" game="midnight" level="2" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Which wagers are settled or act now?</story>
  <teaches clauses="MID-DEAL-1"/>
  <record>
midnight
1 bet player 10
2 bet player 100
1 deal Qs 8d
</record>
  <ask kind="active"/>
  <hint>Name the clause first: it is one of MID-DEAL.</hint>
  <hint>Read MID-DEAL-1 again.</hint>
</scenario>
','MID-DEAL-1',0,'','',0,0,3,4000,11000,'');
INSERT INTO "answer" VALUES ('ann',35,1790000140000,'drill','midnight','outcome','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000136000000" game="midnight" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>What becomes of Player hand of seat 3?</story>
  <teaches clauses="MID-DBJ-1"/>
  <record>
midnight
1 bet player 250
2 bet player 125
3 bet player 250
1 deal Jd 6h
2 deal Td 6c
3 deal 4h 2s
dealer deal Js
1 hit 3s
1 stand
2 hit 7s
2 take player 125
3 hit 3d
3 hit 5s
3 stand
dealer hit Ac
</record>
  <ask kind="outcome" hand="3" wager="player"/>
  <hint>Name the clause first: it is one of MID-DBJ.</hint>
  <hint>Read MID-DBJ-1 again.</hint>
</scenario>
','MID-DBJ-1',1,'','',0,0,4,4000,14000,'take');
INSERT INTO "answer" VALUES ('ann',36,1790000144000,'drill','midnight','outcome','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000136000005" game="midnight" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>What becomes of Insurance of seat 2?</story>
  <teaches clauses="MID-INS-6 MID-INS-5 MID-PAY-3"/>
  <record>
midnight
1 bet player 75
2 bet player 25
3 bet player 250
dealer deal Ad
3 deal Kd Qd
2 deal Ks Jc
1 deal As Td
dealer offer insurance
1 insure 37.50
2 insure 12.50
2 split
2.1 deal Ah
2.2 deal Qc
2.2 stand
3 split
3.1 deal Qs
3.2 deal Ac
3.1 stand
dealer hit Jh
</record>
  <ask kind="outcome" hand="2" wager="insurance"/>
  <hint>Name the clause first: it is one of MID-INS.</hint>
  <hint>Read MID-INS-6 again.</hint>
</scenario>
','MID-INS-6 MID-INS-5 MID-PAY-3',0,'MID-INS-3 MID-PAY-1','midnight-rounds-to-the-house',0,0,4,4000,15000,'return');
INSERT INTO "answer" VALUES ('ann',37,1790000144000,'drill','midnight','outcome','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000136000001" game="midnight" level="1" table="dealt-in-the-school"
          title="A fresh hand">
  <story>What becomes of Insurance of seat 3?</story>
  <teaches clauses="MID-INS-6 MID-INS-5 MID-PAY-3"/>
  <record>
midnight
3 bet player 10
3 deal 9h Tc
dealer deal Ac
dealer offer insurance
3 insure 5
3 stand
dealer hit Tc
</record>
  <ask kind="outcome" hand="3" wager="insurance"/>
  <hint>Name the clause first: it is one of MID-INS.</hint>
  <hint>Read MID-INS-6 again.</hint>
</scenario>
','MID-INS-6 MID-INS-5 MID-PAY-3',1,'','',0,0,4,0,11000,'pay');
INSERT INTO "answer" VALUES ('ann',38,1790000148000,'drill','midnight','amount','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000144000001" game="midnight" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle Insurance of seat 3.</story>
  <teaches clauses="MID-INS-6 MID-INS-5 MID-PAY-3"/>
  <record>
midnight
1 bet player 150
2 bet player 15
3 bet player 30
1 deal Ts Jd
2 deal Kc Qd
3 deal Kc Qh
dealer deal As
dealer offer insurance
2 insure 7.50
3 insure 15
1 stand
2 hit Th
2 take player 15
3 stand
dealer hit Js
</record>
  <ask kind="amount" hand="3" wager="insurance"/>
  <hint>Name the clause first: it is one of MID-INS.</hint>
  <hint>Read MID-INS-6 again.</hint>
</scenario>
','MID-INS-6 MID-INS-5 MID-PAY-3',1,'','',0,0,0,4000,15000,'3 insurance: pay 30');
INSERT INTO "answer" VALUES ('ann',39,1790000152000,'drill','midnight','amount','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000144000002" game="midnight" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle Player hand of seat 1.</story>
  <teaches clauses="MID-RES-3 MID-RES-2"/>
  <record>
midnight
1 bet player 10
2 bet player 20
3 bet player 200
1 deal 3h Ad
2 deal 3s 2c
3 deal 4c Ad
dealer deal 5d
1 stand
2 hit 3s
2 hit 3d
2 hit Ks
3 hit 2c
3 hit Qh
3 stand
dealer hit 4d
dealer hit 9d
dealer stand
</record>
  <ask kind="amount" hand="1" wager="player"/>
  <hint>Name the clause first: it is one of MID-RES.</hint>
  <hint>Read MID-RES-3 again.</hint>
</scenario>
','MID-RES-3 MID-RES-2',0,'MID-RES-3','midnight-loss-pushed',1,0,0,4000,15000,'1 player: push');
INSERT INTO "answer" VALUES ('ann',40,1790000156000,'drill','midnight','chips','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000152000001" game="midnight" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Pay Player hand of hand 1 of seat 3 in chips from your tray.</story>
  <teaches clauses="MID-RES-3 MID-RES-2 MID-PAY-2 MID-SPL-3"/>
  <record>
midnight
1 bet player 50
2 bet player 100
3 bet player 50
1 deal Kc 7h
2 deal Ks 9c
3 deal Td Jd
dealer deal 9d
1 stand
2 stand
3 split
3.1 deal Kd
3.2 deal Qs
3.1 stand
3.2 stand
dealer hit Ts
dealer stand
</record>
  <ask kind="chips" hand="3.1" wager="player" tray="500:20 100:40 25:60 5:80 2.50:20 1:40 0.50:20" style="fewest"/>
  <hint>Name the clause first: it is one of MID-RES.</hint>
  <hint>Read MID-RES-3 again.</hint>
</scenario>
','MID-RES-3 MID-RES-2 MID-PAY-2 MID-SPL-3',1,'','',0,0,0,4000,18000,'');
INSERT INTO "answer" VALUES ('ann',41,1790000160000,'drill','midnight','chips','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000152000003" game="midnight" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Pay Insurance of seat 3 in chips from your tray.</story>
  <teaches clauses="MID-INS-6 MID-INS-5 MID-PAY-3"/>
  <record>
midnight
1 bet player 30
2 bet player 50
3 bet player 10
1 deal 6c Jh
2 deal Jd Th
3 deal Kh Jc
dealer deal As
dealer offer insurance
3 insure 5
1 hit Kc
1 take player 30
2 stand
3 stand
dealer hit Qc
</record>
  <ask kind="chips" hand="3" wager="insurance" tray="500:20 100:40 25:60 5:80 2.50:20 1:40 0.50:20" style="fewest"/>
  <hint>Name the clause first: it is one of MID-INS.</hint>
  <hint>Read MID-INS-6 again.</hint>
</scenario>
','MID-INS-6 MID-INS-5 MID-PAY-3',0,'','',0,0,0,4000,19000,'');
INSERT INTO "answer" VALUES ('ann',42,1790000164000,'drill','midnight','error','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000160000000" game="midnight" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand is over and settled. Which wager was settled wrongly, if any?</story>
  <teaches clauses="MID-RES-3 MID-RES-2"/>
  <record>
midnight
1 bet player 25
2 bet player 100
3 bet player 500
1 deal 7c 5d
2 deal Js 5c
3 deal 5s Kh
dealer deal Ac
dealer offer insurance
1 insure 12.50
1 hit 3h
1 hit 7d
1 take player 25
2 stand
3 hit 6s
dealer hit 6c
1 take insurance 12.50
dealer stand
2 take player 105
3 pay player 500
</record>
  <ask kind="error"/>
  <hint>Name the clause first: it is one of MID-RES.</hint>
  <hint>Read MID-RES-3 again.</hint>
</scenario>
','MID-RES-3 MID-RES-2',0,'MID-HIT-3','midnight-bust-pushed',0,0,5,4000,19000,'');
INSERT INTO "answer" VALUES ('ann',43,1790000168000,'drill','midnight','error','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000160000004" game="midnight" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand is over and settled. Which wager was settled wrongly, if any?</story>
  <teaches clauses="MID-HIT-3 MID-OBJ-4 MID-RES-3 MID-RES-2 MID-PAY-2 MID-DBL-3"/>
  <record>
midnight
1 bet player 100
2 bet player 20
3 bet player 10
1 deal 9s 2c
2 deal 5d 5c
3 deal Kd 5c
dealer deal Tc
1 double Qc
2 double 3h
3 hit 7d
3 take player 10
dealer hit 5s
dealer hit As
dealer hit 3c
dealer stand
1 pay player 200
2 take player 40
</record>
  <ask kind="error"/>
  <hint>Name the clause first: it is one of MID-HIT.</hint>
  <hint>Read MID-HIT-3 again.</hint>
</scenario>
','MID-HIT-3 MID-OBJ-4 MID-RES-3 MID-RES-2 MID-PAY-2 MID-DBL-3',0,'MID-PAY-2','midnight-win-three-to-two',0,0,4,4000,19000,'');
INSERT INTO "answer" VALUES ('ann',44,1790000172000,'drill','midnight','clause','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000168000001" game="midnight" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Which clause decides Player hand of seat 2?</story>
  <teaches clauses="MID-HIT-3 MID-OBJ-4"/>
  <record>
midnight
1 bet player 25
2 bet player 10
3 bet player 10
1 deal Qs As
2 deal 7s 9d
3 deal 4c 4h
dealer deal 8c
2 hit Ts
</record>
  <ask kind="clause" hand="2" wager="player"/>
  <hint>Name the clause first: it is one of MID-HIT.</hint>
  <hint>Read MID-HIT-3 again.</hint>
</scenario>
','MID-HIT-3 MID-OBJ-4',1,'','',0,0,4,4000,17000,'MID-HIT-3');
INSERT INTO "answer" VALUES ('ann',45,1790000176000,'drill','midnight','clause','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000468000003" game="midnight" level="1" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Which clause decides Player hand of hand 2 of seat 3?</story>
  <teaches clauses="MID-RES-1 MID-PAY-2 MID-DBL-3 MID-SPL-3"/>
  <record>
midnight
3 bet player 10
3 deal 2s 2h
dealer deal 3s
3 split
3.1 deal 3d
3.2 deal 8c
3.1 hit Ks
3.1 hit 3s
3.1 stand
3.2 double 3c
dealer hit 2s
dealer hit 4h
dealer hit 4h
dealer hit Qc
</record>
  <ask kind="clause" hand="3.2" wager="player"/>
  <hint>Name the clause first: it is one of MID-RES.</hint>
  <hint>Read MID-RES-1 again.</hint>
</scenario>
','MID-RES-1 MID-PAY-2 MID-DBL-3 MID-SPL-3',0,'','',0,0,4,4000,18000,'MID-RES-4');
INSERT INTO "answer" VALUES ('ann',46,1790000176000,'drill','midnight','clause','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-midnight-1790000168000004" game="midnight" level="2" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Which clause decides Player hand of seat 2?</story>
  <teaches clauses="MID-RES-4 MID-RES-5"/>
  <record>
midnight
2 bet player 10
3 bet player 30
2 deal Kd 8s
3 deal Th 7c
dealer deal 8d
2 stand
3 hit Qs
3 take player 30
dealer hit Kh
dealer stand
</record>
  <ask kind="clause" hand="2" wager="player"/>
  <hint>Name the clause first: it is one of MID-RES.</hint>
  <hint>Read MID-RES-4 again.</hint>
</scenario>
','MID-RES-4 MID-RES-5',1,'','',0,0,4,0,17000,'MID-RES-4');
INSERT INTO "answer" VALUES ('ann',47,1790000180000,'drill','extreme','spot','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000176000000" game="extreme" level="2" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle every wager of seat 6.</story>
  <teaches clauses="BJX-DFOLD-1"/>
  <record>
extreme minimum=100 mode=tournament
dealer chips 3000
4 blind 200
6 blind 175
4 deal Ac (6c)
6 deal 2s (2c)
dealer deal (7s) (5h)
dealer turn 7s
4 fold
4 take blind 100
4 return blind 100
6 check
dealer fold
</record>
  <ask kind="spot" seat="6"/>
  <hint>Name the clause first: it is one of BJX-DFOLD.</hint>
  <hint>Read BJX-DFOLD-1 again.</hint>
</scenario>
','BJX-DFOLD-1',1,'','',0,0,0,4000,13000,'6 blind: pay 87.50');
INSERT INTO "answer" VALUES ('ann',48,1790000184000,'drill','extreme','spot','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000176000001" game="extreme" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle every wager of seat 3.</story>
  <teaches clauses="BJX-NAT-2"/>
  <record>
extreme minimum=10 mode=tournament
dealer chips 10
2 chips 40
2 blind 15
3 chips 30
3 blind 10
5 chips 5
5 blind 5
7 chips 45
7 blind 10
2 deal (8c) Ts
3 deal (Tc) Ac
5 deal (7s) Ah
7 deal (Kc) Ts
dealer deal (Qh) (6c)
dealer turn Qh
2 raise 25
3 check
5 fold
7 raise 35
dealer play
2 turn 8c
3 turn Tc
7 turn Kc
2 hit Td
5 take blind 2.50
5 return blind 2.50
2 take blind 15
2 take double-up 25
7 hit 5d
7 take blind 10
7 take double-up 35
dealer turn 6c
</record>
  <ask kind="spot" seat="3"/>
  <hint>Name the clause first: it is one of BJX-NAT.</hint>
  <hint>Read BJX-NAT-2 again.</hint>
</scenario>
','BJX-NAT-2',0,'BJX-NAT-2','',1,0,0,4000,17000,'3 blind: push');
INSERT INTO "answer" VALUES ('ann',49,1790000188000,'drill','extreme','table','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000184000000" game="extreme" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle every wager on the table.</story>
  <teaches clauses="BJX-SET-1 BJX-RES-1 BJX-SHORT-1 BJX-SHORT-3 AMB-BJX-04 AMB-BJX-15 BJX-SET-2 BJX-SHORT-0 BJX-SHORT-5 AMB-BJX-03 BJX-SHORT-7 BJX-ALLIN-1 AMB-BJX-18 AMB-BJX-22"/>
  <record>
extreme minimum=50 mode=tournament
dealer chips 300
1 blind 75
3 chips 950
3 blind 50
5 chips 850
5 blind 50
1 deal (Kd) 8d
3 deal (Qd) 3c
5 deal (3h) 3d
dealer deal (3s) (Kh)
dealer turn Kh
1 check
3 raise 900
5 raise 125
dealer play
1 turn Kd
3 turn Qd
5 turn 3h
1 stand
3 hit 7h
3 stand
5 hit 4s
5 hit 8d
5 stand
dealer turn 3s
dealer hit 6h
dealer stand
</record>
  <ask kind="table"/>
  <hint>Name the clause first: it is one of BJX-SET.</hint>
  <hint>Read BJX-SET-1 again.</hint>
</scenario>
','BJX-SET-1 BJX-RES-1 BJX-SHORT-1 BJX-SHORT-3 BJX-SHORT-4 BJX-SHORT-5 BJX-SET-2 BJX-SHORT-0 BJX-SHORT-7 BJX-SHORT-2 BJX-ALLIN-1 BJX-ESC-1',1,'','',0,0,0,4000,52000,'1 blind: take 75
5 blind: take 50
5 double-up: take 125
3 blind: pay 50
3 double-up: pay 500, return 900');
INSERT INTO "answer" VALUES ('ann',50,1790000192000,'drill','extreme','table','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000184000001" game="extreme" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle every wager on the table.</story>
  <teaches clauses="BJX-SHORT-2 AMB-BJX-03 BJX-NAT-2 BJX-SHORT-0 BJX-SHORT-7 BJX-ALLIN-1 AMB-BJX-18 AMB-BJX-22"/>
  <record>
extreme minimum=50 mode=tournament
dealer chips 50
1 blind 100
2 blind 50
7 blind 50
1 deal (Ah) Jh
2 deal (Qc) Th
7 deal (Ks) Qs
dealer deal (Ad) (Tc)
dealer turn Ad
1 check
2 check
7 raise 125
dealer play
1 turn Ah
2 turn Qc
7 turn Ks
2 hit As
2 stand
7 split
7.1 deal Qd
7.2 deal Jd
7.1 split
7.1 deal Tc
7.3 deal Kd
7.1 stand
7.2 stand
7.3 stand
dealer turn Tc
dealer hit As
dealer hit Js
</record>
  <ask kind="table"/>
  <hint>Name the clause first: it is one of BJX-SHORT.</hint>
  <hint>Read BJX-SHORT-2 again.</hint>
</scenario>
','BJX-SHORT-2 BJX-SHORT-7 BJX-SHORT-3 BJX-SHORT-4 BJX-SHORT-5 BJX-NAT-2 BJX-SHORT-0 BJX-ALLIN-1 BJX-SHORT-1 BJX-ESC-1',0,'BJX-SHORT-2 BJX-SET-2','extreme-win-pushed',6,0,0,4000,60000,'1 blind: push
2 blind: push
7.1 blind: push
7.1 double-up: push
7.2 double-up: push
7.3 double-up: push');
INSERT INTO "answer" VALUES ('ann',51,1790000196000,'drill','extreme','next','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000192000000" game="extreme" level="1" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand stops here. What must happen now?</story>
  <teaches clauses="BJX-PASS-1 AMB-BJX-39"/>
  <record>
extreme minimum=100 mode=regular left=49 passes=4:1,6:2,7:1
dealer chips 6000
3 pass
</record>
  <ask kind="next"/>
  <hint>Name the clause first: it is one of BJX-PASS.</hint>
  <hint>Read BJX-PASS-1 again.</hint>
</scenario>
','BJX-PASS-1 BJX-TOUR-5',0,'','',0,0,4,4000,9000,'dealer deal');
INSERT INTO "answer" VALUES ('ann',52,1790000200000,'drill','extreme','next','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000192000001" game="extreme" level="2" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand stops here. What must happen now?</story>
  <teaches clauses="BJX-DEAL-1 BJX-DEAL-3"/>
  <record>
extreme minimum=25 mode=tournament left=56
dealer chips 25
2 chips 700
2 blind 45
3 blind 30
2 deal (As) 7s
</record>
  <ask kind="next"/>
  <hint>Name the clause first: it is one of BJX-DEAL.</hint>
  <hint>Read BJX-DEAL-1 again.</hint>
</scenario>
','BJX-DEAL-1 BJX-DEAL-3',0,'','',0,0,10,4000,10000,'nothing');
INSERT INTO "answer" VALUES ('ann',53,1790000200000,'drill','extreme','next','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000192000003" game="extreme" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand stops here. What must happen now?</story>
  <teaches clauses="BJX-NAT-2 AMB-BJX-16 BJX-NAT-1 AMB-BJX-37"/>
  <record>
extreme minimum=50 mode=tournament
dealer chips 2500
1 chips 1050
1 blind 100
2 chips 500
2 blind 50
3 chips 100
3 blind 50
5 chips 1050
5 blind 75
1 deal Ts (3s)
2 deal Qd (4d)
3 deal Ks (Ah)
5 deal Ac (3s)
dealer deal (9c) (3d)
dealer turn 3d
1 check
2 raise 125
3 check
5 check
dealer play
1 turn 3s
2 turn 4d
3 turn Ah
</record>
  <ask kind="next"/>
  <hint>Name the clause first: it is one of BJX-NAT.</hint>
  <hint>Read BJX-NAT-2 again.</hint>
</scenario>
','BJX-NAT-2 BJX-SHORT-2 BJX-ALLIN-1 BJX-NAT-1',1,'','',0,0,18,0,13000,'5 turn');
INSERT INTO "answer" VALUES ('ann',54,1790000208000,'drill','extreme','may','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000500000001" game="extreme" level="2" table="dealt-in-the-school"
          title="A fresh hand">
  <story>May this be done now?</story>
  <teaches clauses="BJX-SET-2"/>
  <record>
extreme minimum=50 mode=tournament left=72
dealer chips 150
5 chips 750
5 blind 100
6 chips 1450
6 blind 75
5 deal (Kc) 9h
6 deal (Kh) Kd
dealer deal (9c) (Qs)
dealer turn Qs
</record>
  <ask kind="may" event="5 take blind 100"/>
  <hint>Name the clause first: it is one of BJX-SET.</hint>
  <hint>Read BJX-SET-2 again.</hint>
</scenario>
','BJX-SET-2',1,'','',0,0,2,4000,11000,'not allowed');
INSERT INTO "answer" VALUES ('ann',55,1790000208000,'drill','extreme','may','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000200000002" game="extreme" level="1" table="dealt-in-the-school"
          title="A fresh hand">
  <story>May this be done now?</story>
  <teaches clauses="BJX-SET-2"/>
  <record>
extreme minimum=50 mode=tournament
dealer chips 1000
1 blind 100
1 deal (6s) 6s
dealer deal (Ts) (Ts)
</record>
  <ask kind="may" event="1 take blind 100"/>
  <hint>Name the clause first: it is one of BJX-SET.</hint>
  <hint>Read BJX-SET-2 again.</hint>
</scenario>
','BJX-SET-2',1,'','',0,0,2,0,9000,'not allowed');
INSERT INTO "answer" VALUES ('ann',56,1790000220000,'drill','extreme','active','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000216000000" game="extreme" level="1" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Which wagers are settled or act now?</story>
  <teaches clauses="BJX-DEAL-4"/>
  <record>
extreme minimum=50 mode=tournament
dealer chips 1000
7 chips 850
7 blind 50
7 deal (Kd) 6h
dealer deal (8c) (3d)
</record>
  <ask kind="active"/>
  <hint>Name the clause first: it is one of BJX-DEAL.</hint>
  <hint>Read BJX-DEAL-4 again.</hint>
</scenario>
','BJX-DEAL-4',0,'','',0,0,2,4000,10000,'');
INSERT INTO "answer" VALUES ('ann',57,1790000224000,'drill','extreme','active','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000216000001" game="extreme" level="5" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Which wagers are settled or act now?</story>
  <teaches clauses="BJX-DEAL-4"/>
  <record>
extreme minimum=25 mode=tournament
dealer chips 125
1 chips 25
1 blind 25
2 chips 275
2 blind 35
3 chips 75
3 blind 25
4 chips 105
4 blind 45
5 chips 10
5 blind 10
6 pass
7 chips 600
7 blind 25
dealer deal (Qc) (Ts)
7 deal (Qd) 7s
5 deal (Kh) Tc
4 deal (Ks) Jd
3 deal (2c) 5h
2 deal (Ac) 8s
1 deal (Jh) Qs
</record>
  <ask kind="active"/>
  <hint>Name the clause first: it is one of BJX-DEAL.</hint>
  <hint>Read BJX-DEAL-4 again.</hint>
</scenario>
','BJX-DEAL-4',0,'','',0,0,7,4000,15000,'');
INSERT INTO "answer" VALUES ('ann',58,1790000228000,'drill','extreme','outcome','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000224000001" game="extreme" level="2" table="dealt-in-the-school"
          title="A fresh hand">
  <story>What becomes of Blind of seat 1?</story>
  <teaches clauses="BJX-SET-2 BJX-RES-1"/>
  <record>
extreme minimum=25 mode=regular passes=2:3,6:3
dealer chips 50
1 chips 85
1 blind 25
5 chips 250
5 blind 25
1 deal (7d) 3h
5 deal (Qh) 3s
dealer deal (4h) (3h)
dealer turn 3h
1 raise 30
5 raise 25
dealer play
1 turn 7d
5 turn Qh
1 hit Ah
1 stand
5 hit 2d
5 stand
dealer turn 4h
dealer hit 2c
dealer hit 9s
dealer stand
</record>
  <ask kind="outcome" hand="1" wager="blind"/>
  <hint>Name the clause first: it is one of BJX-SET.</hint>
  <hint>Read BJX-SET-2 again.</hint>
</scenario>
','BJX-SET-2 BJX-RES-1',1,'','',0,0,4,4000,14000,'pay');
INSERT INTO "answer" VALUES ('ann',59,1790000232000,'drill','extreme','outcome','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000224000003" game="extreme" level="4" table="dealt-in-the-school"
          title="A fresh hand">
  <story>What becomes of Blind of seat 3?</story>
  <teaches clauses="BJX-SHORT-2 AMB-BJX-03 BJX-NAT-2 BJX-SHORT-0 BJX-SHORT-7 BJX-ALLIN-1 AMB-BJX-18 AMB-BJX-22 AMB-BJX-17"/>
  <record>
extreme minimum=10 mode=regular passes=3:1,4:3,5:2,6:2
dealer chips 0
1 blind 10
3 blind 10
5 pass
6 blind 10
1 deal (Qc) Td
3 deal (Kd) Ad
6 deal (Ts) As
dealer deal (Jc) (2d)
dealer turn Jc
1 check
3 check
6 raise 15
dealer play
1 turn Qc
3 turn Kd
6 turn Ts
1 split
1.1 deal Ad
1.2 deal Kh
1.1 stand
1.2 split
1.2 deal Qh
1.3 deal 3d
1.2 split
1.2 deal Tc
1.4 deal Kc
1.2 stand
1.3 hit Kh
1.3 take double-up 10
1.4 stand
6 hit Th
6 stand
dealer turn 2d
dealer hit Ah
dealer hit Js
</record>
  <ask kind="outcome" hand="3" wager="blind"/>
  <hint>Name the clause first: it is one of BJX-SHORT.</hint>
  <hint>Read BJX-SHORT-2 again.</hint>
</scenario>
','BJX-SHORT-2 BJX-SHORT-7 BJX-SHORT-3 BJX-SHORT-4 BJX-SHORT-5 BJX-NAT-2 BJX-SHORT-0 BJX-ALLIN-1 BJX-SHORT-1 BJX-ESC-1',0,'BJX-ALLIN-1 BJX-SHORT-0','extreme-short-rounds-in-tournaments-only',0,0,4,4000,22000,'return');
INSERT INTO "answer" VALUES ('ann',60,1790000232000,'drill','extreme','outcome','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000224000005" game="extreme" level="5" table="dealt-in-the-school"
          title="A fresh hand">
  <story>What becomes of Blind of seat 7?</story>
  <teaches clauses="BJX-SHORT-3 AMB-BJX-04 AMB-BJX-15 BJX-SET-2 BJX-RES-1 BJX-SHORT-0"/>
  <record>
extreme minimum=50 mode=tournament
dealer chips 100
1 chips 500
1 blind 50
2 chips 150
2 blind 50
3 chips 1700
3 blind 75
4 blind 100
5 chips 1750
5 blind 100
6 chips 850
6 blind 100
7 blind 50
1 deal (7h) 7c
2 deal (6s) Kc
3 deal (3h) 4c
4 deal (4d) 6c
5 deal (6h) Jc
6 deal (Ad) 3c
7 deal (Ac) 5s
dealer deal (9h) (8s)
dealer turn 9h
1 check
2 fold
2 take blind 25
2 return blind 25
3 fold
3 take blind 37.50
3 return blind 37.50
4 raise 400
5 check
6 check
7 check
dealer play
1 turn 7h
4 turn 4d
5 turn 6h
6 turn Ad
7 turn Ac
1 split
1.1 deal 2s
1.2 deal Js
1.1 hit 8h
1.1 stand
1.2 stand
4 hit Ts
4 stand
5 hit Qh
5 take blind 100
6 hit Td
6 hit 8h
6 take blind 100
7 hit 2d
7 stand
dealer turn 8s
dealer stand
</record>
  <ask kind="outcome" hand="7" wager="blind"/>
  <hint>Name the clause first: it is one of BJX-SHORT.</hint>
  <hint>Read BJX-SHORT-3 again.</hint>
</scenario>
','BJX-SHORT-3 BJX-SHORT-4 BJX-SHORT-5 BJX-SET-2 BJX-RES-1 BJX-SHORT-0',1,'','',0,0,4,0,20000,'pay');
INSERT INTO "answer" VALUES ('ann',61,1790000236000,'drill','extreme','amount','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000232000000" game="extreme" level="5" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle Blind of hand 1 of seat 6.</story>
  <teaches clauses="BJX-SET-1 BJX-RES-1"/>
  <record>
extreme minimum=10 mode=tournament
dealer chips 200
1 chips 35
1 blind 10
3 chips 5
3 blind 5
4 blind 15
5 blind 15
6 blind 10
7 chips 300
7 blind 15
1 deal (3s)
3 deal (3d)
4 deal (Kd)
5 deal (9c)
6 deal (Js)
7 deal (6s)
dealer deal (Ac)
1 deal 9s
3 deal 9d
4 deal 6d
5 deal 7h
6 deal Jc
7 deal 5h
dealer deal (Qd)
dealer turn Qd
1 check
3 check
4 check
5 raise 30
6 check
7 check
dealer play
1 turn 3s
3 turn 3d
4 turn Kd
5 turn 9c
6 turn Js
7 turn 6s
1 hit Jd
1 take blind 10
3 hit 3s
3 hit 5h
3 stand
4 hit 2d
4 stand
5 hit Jd
5 take blind 15
5 take double-up 30
6 split
6.1 deal Kc
6.2 deal Kh
6.1 stand
6.2 split
6.2 deal 2h
6.3 deal As
6.2 hit Qd
6.2 take double-up 10
6.3 stand
7 stand
dealer turn Ac
dealer stand
</record>
  <ask kind="amount" hand="6.1" wager="blind"/>
  <hint>Name the clause first: it is one of BJX-SET.</hint>
  <hint>Read BJX-SET-1 again.</hint>
</scenario>
','BJX-SET-1 BJX-RES-1',1,'','',0,0,0,4000,21000,'6.1 blind: take 10');
INSERT INTO "answer" VALUES ('ann',62,1790000240000,'drill','extreme','amount','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000232000001" game="extreme" level="5" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle Blind of seat 4.</story>
  <teaches clauses="BJX-SHORT-2 BJX-NAT-2 BJX-SHORT-0"/>
  <record>
extreme minimum=100 mode=tournament left=43
dealer chips 0
1 chips 300
1 pass
2 chips 2600
2 blind 175
3 chips 1100
3 pass
4 chips 1600
4 blind 200
5 chips 400
5 blind 175
6 chips 1300
6 blind 125
7 pass
2 deal (3h) Kd
4 deal (Ts) Ad
5 deal (As) 5h
6 deal (5c) 8c
dealer deal (4d) (4s)
dealer turn 4d
2 check
4 check
5 check
6 check
dealer play
2 turn 3h
4 turn Ts
5 turn As
6 turn 5c
2 stand
5 hit 4d
5 stand
6 stand
dealer turn 4s
dealer hit Ts
dealer stand
</record>
  <ask kind="amount" hand="4" wager="blind"/>
  <hint>Name the clause first: it is one of BJX-SHORT.</hint>
  <hint>Read BJX-SHORT-2 again.</hint>
</scenario>
','BJX-SHORT-2 BJX-NAT-2 BJX-SHORT-0',0,'BJX-SHORT-2','',1,0,0,4000,16000,'4 blind: push');
INSERT INTO "answer" VALUES ('ann',63,1790000244000,'drill','extreme','chips','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000240000000" game="extreme" level="4" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Pay Blind of seat 2 in chips from your tray.</story>
  <teaches clauses="BJX-SET-2 BJX-RES-1"/>
  <record>
extreme minimum=50 mode=tournament
dealer chips 375
2 chips 25
2 blind 25
3 blind 50
4 chips 500
4 blind 50
6 chips 850
6 blind 100
7 chips 1000
7 blind 100
2 deal (Js) Jd
3 deal (Kc) Qc
4 deal (Kd) 5d
6 deal (Td) Qd
7 deal (Th) 3s
dealer deal (3c) (Jc)
dealer turn Jc
2 check
3 raise 100
4 check
6 check
7 check
dealer play
2 turn Js
3 turn Kc
4 turn Kd
6 turn Td
7 turn Th
2 stand
3 split
3.1 deal 6s
3.2 deal 6d
3.1 hit 9h
3.1 take blind 50
3.1 take double-up 100
3.2 hit 3d
3.2 stand
4 hit As
4 hit 2c
4 stand
6 split
6.1 deal 7h
6.2 deal 5c
6.1 stand
6.2 hit Jd
6.2 take double-up 100
7 hit Ts
7 take blind 100
dealer turn 3c
dealer hit Tc
</record>
  <ask kind="chips" hand="2" wager="blind" tray="500:20 100:40 25:60 5:80 2.50:20 1:40 0.50:20" style="fewest"/>
  <hint>Name the clause first: it is one of BJX-SET.</hint>
  <hint>Read BJX-SET-2 again.</hint>
</scenario>
','BJX-SET-2 BJX-RES-1',1,'','',0,0,0,4000,24000,'');
INSERT INTO "answer" VALUES ('ann',64,1790000248000,'drill','extreme','chips','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000240000001" game="extreme" level="4" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Pay Blind of seat 1 in chips from your tray.</story>
  <teaches clauses="BJX-SHORT-2 BJX-NAT-2 BJX-SHORT-0"/>
  <record>
extreme minimum=10 mode=regular
dealer chips 10
1 chips 25
1 blind 20
2 chips 250
2 blind 15
3 chips 100
3 blind 15
4 chips 130
4 blind 10
5 blind 10
1 deal Ah (Kd)
2 deal 7d (9c)
3 deal 6s (4s)
4 deal 8h (Qd)
5 deal Qs (8d)
dealer deal (Jh) (6d)
dealer turn 6d
1 check
2 raise 30
3 check
4 check
5 check
dealer play
1 turn Kd
2 turn 9c
3 turn 4s
4 turn Qd
5 turn 8d
2 hit 5c
2 stand
3 hit Ts
3 stand
4 stand
5 stand
dealer turn Jh
dealer hit 4d
dealer stand
</record>
  <ask kind="chips" hand="1" wager="blind" tray="500:20 100:40 25:60 5:80 2.50:20 1:40 0.50:20" style="fewest"/>
  <hint>Name the clause first: it is one of BJX-SHORT.</hint>
  <hint>Read BJX-SHORT-2 again.</hint>
</scenario>
','BJX-SHORT-2 BJX-NAT-2 BJX-SHORT-0',0,'','',0,0,0,4000,22000,'');
INSERT INTO "answer" VALUES ('ann',65,1790000252000,'drill','extreme','order','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000248000000" game="extreme" level="2" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The bank is short. Make the payments in order.</story>
  <teaches clauses="BJX-SHORT-3 AMB-BJX-04 AMB-BJX-15 BJX-SET-2 BJX-RES-1 BJX-SHORT-0 BJX-SHORT-4 BJX-SHORT-5 AMB-BJX-03"/>
  <record>
extreme minimum=25 mode=tournament
dealer chips 100
3 blind 35
5 chips 800
5 blind 35
3 deal (2c) 3s
5 deal (Ac) 8d
dealer deal (3h) (Ts)
dealer turn 3h
3 check
5 raise 105
dealer play
3 turn 2c
5 turn Ac
3 hit As
3 hit 2h
3 stand
5 hit 2d
5 stand
dealer turn Ts
dealer hit 3h
dealer hit 4d
dealer stand
</record>
  <ask kind="order"/>
  <hint>Name the clause first: it is one of BJX-SHORT.</hint>
  <hint>Read BJX-SHORT-3 again.</hint>
</scenario>
','BJX-SHORT-3 BJX-SHORT-4 BJX-SHORT-5 BJX-SET-2 BJX-RES-1 BJX-SHORT-0 BJX-SHORT-7 BJX-SHORT-2',1,'','',0,0,0,4000,38000,'5 blind: pay 25, pay 10
5 double-up: pay 100');
INSERT INTO "answer" VALUES ('ann',66,1790000256000,'drill','extreme','order','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000248000001" game="extreme" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The bank is short. Make the payments in order.</story>
  <teaches clauses="BJX-SHORT-2 BJX-NAT-2 BJX-SHORT-0 BJX-SHORT-3 AMB-BJX-04 AMB-BJX-15 BJX-SPLIT-4 BJX-SET-2 BJX-SHORT-4 BJX-SHORT-5 AMB-BJX-03"/>
  <record>
extreme minimum=50 mode=tournament
dealer chips 50
1 blind 75
3 blind 50
7 chips 25
7 blind 25
1 deal (Qh) Td
3 deal (Td) Kh
7 deal (Ah) Th
dealer deal (Jh) (Kc)
dealer turn Jh
1 raise 150
3 raise 100
7 check
dealer play
1 turn Qh
3 turn Td
7 turn Ah
1 split
1.1 deal Ad
1.2 deal Jd
1.1 stand
1.2 split
1.2 deal Js
1.3 deal Ac
1.2 stand
1.3 stand
3 split
3.1 deal 8d
3.2 deal Qc
3.1 stand
3.2 split
3.2 deal Qc
3.3 deal Jd
3.2 stand
3.3 stand
dealer turn Kc
dealer stand
</record>
  <ask kind="order"/>
  <hint>Name the clause first: it is one of BJX-SHORT.</hint>
  <hint>Read BJX-SHORT-2 again.</hint>
</scenario>
','BJX-SHORT-2 BJX-NAT-2 BJX-SHORT-0 BJX-SHORT-3 BJX-SHORT-4 BJX-SHORT-5 BJX-SPLIT-4 BJX-SET-2 BJX-SHORT-7',0,'BJX-SHORT-2 BJX-SHORT-3 BJX-SHORT-5','',3,0,0,4000,51000,'7 blind: nothing
1.1 blind: nothing
1.1 double-up: nothing');
INSERT INTO "answer" VALUES ('ann',67,1790000260000,'drill','extreme','error','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000256000000" game="extreme" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand is over and settled. Which wager was settled wrongly, if any?</story>
  <teaches clauses="BJX-DFOLD-1"/>
  <record>
extreme minimum=50 mode=regular passes=2:3,4:2,5:2,6:1,7:3
dealer chips 2500
1 chips 750
1 blind 100
4 chips 1900
4 blind 50
5 chips 1000
5 blind 75
6 blind 50
1 deal (3d) 3h
4 deal (9s) 9c
5 deal (8s) Qh
6 deal (8h) 5s
dealer deal (4h) (5h)
dealer turn 4h
1 check
4 raise 1850
5 check
6 check
dealer fold
1 pay blind 50
5 pay blind 25
4 pay blind 37.50
6 pay blind 25
4 return double-up 1850
</record>
  <ask kind="error"/>
  <hint>Name the clause first: it is one of BJX-DFOLD.</hint>
  <hint>Read BJX-DFOLD-1 again.</hint>
</scenario>
','BJX-DFOLD-1',0,'','',0,0,6,4000,27000,'');
INSERT INTO "answer" VALUES ('ann',68,1790000264000,'drill','extreme','error','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000256000003" game="extreme" level="2" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand is over and settled. Which wager was settled wrongly, if any?</story>
  <teaches clauses="BJX-BUST-1 BJX-SET-1 AMB-BJX-41 AMB-BJX-11 BJX-SHORT-1 BJX-SHORT-3 AMB-BJX-04 AMB-BJX-15 BJX-SET-2 BJX-RES-1 BJX-SHORT-0 BJX-SHORT-4 BJX-SHORT-5 AMB-BJX-03 BJX-SHORT-7 BJX-ALLIN-1 AMB-BJX-18 AMB-BJX-22"/>
  <record>
extreme minimum=25 mode=tournament
dealer chips 10
1 blind 30
3 blind 40
1 deal (8c) Jd
3 deal (Js) 5s
dealer deal (9s) (3s)
dealer turn 3s
1 raise 120
3 check
dealer play
1 turn 8c
3 turn Js
1 hit Ac
1 stand
3 hit Qs
3 take blind 40
dealer turn 9s
dealer hit Jc
1 pay blind 25
1 pay blind 5
1 pay double-up 20
1 return double-up 120
</record>
  <ask kind="error"/>
  <hint>Name the clause first: it is one of BJX-BUST.</hint>
  <hint>Read BJX-BUST-1 again.</hint>
</scenario>
','BJX-BUST-1 BJX-SET-1 BJX-SHORT-1 BJX-SHORT-3 BJX-SHORT-4 BJX-SHORT-5 BJX-SET-2 BJX-RES-1 BJX-SHORT-0 BJX-SHORT-7 BJX-SHORT-2 BJX-ALLIN-1 BJX-ESC-1',0,'BJX-SHORT-3 BJX-SHORT-4','extreme-short-smallest-blind',0,0,4,4000,18000,'');
INSERT INTO "answer" VALUES ('ann',69,1790000268000,'drill','extreme','clause','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000264000000" game="extreme" level="1" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Which clause decides Blind of seat 2?</story>
  <teaches clauses="BJX-DFOLD-1"/>
  <record>
extreme minimum=50 mode=regular
dealer chips 1000
2 chips 900
2 blind 100
2 deal (5s) 4c
dealer deal (3c) (7h)
dealer turn 7h
2 raise 400
dealer fold
</record>
  <ask kind="clause" hand="2" wager="blind"/>
  <hint>Name the clause first: it is one of BJX-DFOLD.</hint>
  <hint>Read BJX-DFOLD-1 again.</hint>
</scenario>
','BJX-DFOLD-1',1,'','',0,0,4,4000,15000,'BJX-DFOLD-1');
INSERT INTO "answer" VALUES ('ann',70,1790000272000,'drill','extreme','clause','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000264000001" game="extreme" level="5" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Which clause decides Blind of seat 2?</story>
  <teaches clauses="BJX-SHORT-2 BJX-NAT-2 BJX-SHORT-0"/>
  <record>
extreme minimum=50 mode=tournament
dealer chips 600
1 chips 150
1 blind 50
2 chips 600
2 blind 100
3 chips 550
3 blind 50
4 chips 1950
4 blind 50
5 blind 100
6 blind 75
7 chips 25
7 blind 25
1 deal (Qs) 2s
2 deal (Qd) As
3 deal (Ks) Jh
4 deal (9s) Ah
5 deal (Jd) Ks
6 deal (Ah) Qh
7 deal (Qh) 3c
dealer deal (Jh) (Kh)
dealer turn Kh
1 fold
1 take blind 25
1 return blind 25
2 check
3 raise 75
4 fold
4 take blind 25
4 return blind 25
5 raise 400
6 raise 225
7 check
dealer play
2 turn Qd
3 turn Ks
5 turn Jd
6 turn Ah
7 turn Qh
3 split
3.1 deal Js
3.2 deal Td
3.1 stand
3.2 split
3.2 deal 3d
3.3 deal Qc
3.2 hit Kd
3.2 take double-up 125
3.3 stand
5 split
5.1 deal Tc
5.2 deal Js
5.1 split
5.1 deal 8d
5.3 deal Kc
5.1 stand
5.2 stand
5.3 split
5.3 deal Ac
5.4 deal 2c
5.3 stand
5.4 hit 2h
5.4 hit 7d
5.4 stand
6 hit Th
6 stand
7 hit Jc
7 take blind 25
dealer turn Jh
dealer stand
</record>
  <ask kind="clause" hand="2" wager="blind"/>
  <hint>Name the clause first: it is one of BJX-SHORT.</hint>
  <hint>Read BJX-SHORT-2 again.</hint>
</scenario>
','BJX-SHORT-2 BJX-NAT-2 BJX-SHORT-0',0,'','',0,0,4,4000,28000,'BJX-SHORT-4');
INSERT INTO "answer" VALUES ('ann',71,1790000272000,'drill','extreme','clause','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-extreme-1790000264000002" game="extreme" level="1" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Which clause decides Blind of seat 4?</story>
  <teaches clauses="BJX-SET-1 BJX-RES-1"/>
  <record>
extreme minimum=50 mode=tournament left=59
dealer chips 1000
4 blind 100
4 deal (6d) 5d
dealer deal (8s) (4c)
dealer turn 4c
4 raise 300
dealer play
4 turn 6d
4 hit 2c
4 stand
dealer turn 8s
dealer hit 7h
dealer stand
</record>
  <ask kind="clause" hand="4" wager="blind"/>
  <hint>Name the clause first: it is one of BJX-SET.</hint>
  <hint>Read BJX-SET-1 again.</hint>
</scenario>
','BJX-SET-1 BJX-RES-1',1,'','',0,0,4,0,17000,'BJX-SET-1');
INSERT INTO "answer" VALUES ('ann',72,1790000276000,'drill','league','spot','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000272000000" game="league" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle every wager of seat 2.</story>
  <teaches clauses="AMB-IBL-28"/>
  <record>
league minimum=1000 hand=6 eliminations=4,7,8,12,14,18 start=4 prizes=1,2 feeders=3 seats=7 secrets=2,4,6,7
1 chips 120000
2 chips 34500
3 chips 79500
4 chips 145500
5 chips 100000
1 sit-out
2 disconnect
5 sit-out
4 bet player 1000
3 bet player 1000
5 bet player 1000
5 sit-in
4 sit-out
1 bet player 1000
2 bet player 1000
4 deal As Kd
5 deal Jd Js
1 deal 2d 2c
2 deal Ts 4s
3 deal As Qs
dealer deal 9c (8s)
3 pay player 1500
4 pay player 1500
5 split
5.1 deal 5h
5.2 deal 9d
5.1 hit Qs
5.1 take player 1000
5.2 hit Kd
5.2 take player 1000
1 hit Ts
1 stand
2 stand
dealer turn 8s
dealer stand
</record>
  <ask kind="spot" seat="2"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4',1,'','',0,0,0,4000,18000,'2 player: take 1000');
INSERT INTO "answer" VALUES ('ann',73,1790000280000,'drill','league','spot','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000272000001" game="league" level="1" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle every wager of seat 1.</story>
  <teaches clauses="AMB-IBL-28 IBL-SEC-4 IBL-SEC-5 AMB-IBL-09"/>
  <record>
league minimum=500 hand=3 eliminations=1 start=2 prizes=1,2 seats=3 final=yes secrets=2
1 chips 3000
2 chips 1500
2 bet player 1500
1 secret 500
2 deal 6h 5c
1 deal Ad Jh
dealer deal 3c (7s)
2 hit 3h
2 stand
dealer turn 7s
dealer hit 4c
dealer hit 4d
dealer stand
</record>
  <ask kind="spot" seat="1"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4 IBL-SEC-5 IBL-SEC-3',0,'IBL-SEC-4 IBL-DIS-4','league-nothing-decided',1,0,0,4000,15000,'1 player: push');
INSERT INTO "answer" VALUES ('ann',74,1790000284000,'drill','league','table','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000280000000" game="league" level="4" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle every wager on the table.</story>
  <teaches clauses="AMB-IBL-28 IBL-SEC-4 IBL-SEC-5 AMB-IBL-09"/>
  <record>
league minimum=100 hand=3 eliminations=1,2,4 start=3 feeders=1,2 seats=6
1 chips 2000
3 chips 1900
5 chips 1900
6 chips 1800
3 bet player 1200
5 bet player 500
6 secret 100
1 bet player 500
3 deal Jc Th
5 deal 9d Qh
6 deal Qc Jh
1 deal Kh Ks
dealer deal 3h (Qc)
3 stand
5 stand
6 split
6.1 deal Qs
6.2 deal 3d
6.1 split
6.1 deal Qs
6.3 deal 8h
6.1 split
6.1 deal Qh
6.4 deal Qd
6.1 stand
6.2 stand
6.3 stand
6.4 stand
1 stand
dealer turn Qc
dealer hit Ah
dealer hit 6h
dealer stand
</record>
  <ask kind="table"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4 IBL-SEC-5 IBL-SEC-3',1,'','',0,0,0,4000,61000,'1 player: push
3 player: push
5 player: take 500
6.1 player: push
6.2 player: take 100
6.3 player: take 100
6.4 player: push');
INSERT INTO "answer" VALUES ('ann',75,1790000288000,'drill','league','table','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000280000001" game="league" level="5" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle every wager on the table.</story>
  <teaches clauses="AMB-IBL-28 IBL-EH-2 IBL-EH-1"/>
  <record>
league minimum=100 hand=3 eliminations=3,7,8,10,12 start=7 prizes=1,2,3 feeders=4 seats=7 secrets=4
1 chips 3200
2 chips 19400
3 chips 20100
4 chips 19600
5 chips 19100
6 chips 19900
7 chips 20000
3 sit-out
7 bet player 100
1 bet player 100
2 bet player 100
4 bet player 500
5 bet player 100
6 bet player 100
3 bet player 100
7 deal Js 5h
1 deal Ks Qs
2 deal 5c Jh
3 deal 3s Tc
4 deal 4s Ks
5 deal Ah 7h
6 deal 3h 3d
dealer deal 6h (Kc)
7 stand
1 stand
2 double 8c
2 take player 200
3 stand
4 stand
5 hit 9c
5 hit Jc
5 take player 100
6 hit 9s
6 stand
dealer turn Kc
dealer hit 3s
dealer stand
</record>
  <ask kind="table"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4 IBL-EH-2 IBL-EH-1',0,'IBL-SEC-4 IBL-DIS-4 IBL-EH-2','league-nothing-decided',6,0,0,4000,56000,'1 player: push
3 player: push
4 player: push
6 player: push
7 player: push
1 : nothing');
INSERT INTO "answer" VALUES ('ann',76,1790000292000,'drill','league','next','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000288000000" game="league" level="4" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand stops here. What must happen now?</story>
  <teaches clauses="AMB-IBL-28"/>
  <record>
league minimum=100 hand=1 eliminations=2,6 start=3 prizes=1 feeders=2,3 seats=6
1 chips 5000
2 chips 5000
3 chips 5000
4 chips 5000
5 chips 5000
6 chips 5000
3 bet player 100
4 bet player 500
5 secret 100
6 bet player 2300
1 secret 100
2 bet player 300
3 deal Jh 3c
4 deal 2d 3d
5 deal 2c 3c
6 deal 8c Ah
1 deal 4s 4s
2 deal 3d 3d
dealer deal 2d (3s)
3 stand
4 hit 4s
4 hit 4h
4 hit 4s
4 stand
5 stand
6 double 4h
1 split
1.1 deal Ac
1.2 deal 3c
1.1 stand
1.2 hit Jc
1.2 stand
2 split
2.1 deal Ad
2.2 deal 7c
2.1 hit 2h
2.1 hit 3h
2.1 hit 2c
2.1 stand
2.2 double 2d
</record>
  <ask kind="next"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4',1,'','',0,0,30,4000,20000,'dealer turn');
INSERT INTO "answer" VALUES ('ann',77,1790000296000,'drill','league','next','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000288000001" game="league" level="5" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand stops here. What must happen now?</story>
  <teaches clauses="AMB-IBL-28"/>
  <record>
league minimum=100 hand=5 start=5 prizes=1,2,3 feeders=4 seats=7 secrets=1,5,6
1 chips 9400
2 chips 5400
3 chips 4200
4 chips 1000
5 chips 5200
6 chips 5000
7 chips 8900
3 disconnect
5 bet player 1700
6 bet player 100
7 secret 100
1 bet player 100
2 bet player 100
4 bet player 100
3 bet player 100
5 deal 4c 9s
6 deal Kh Qd
7 deal Kc 4d
1 deal 5d Jh
2 deal 5d Tc
3 deal 4h Qs
4 deal Jd 7c
dealer deal 2h (Qs)
5 stand
6 split
6.1 deal 8d
6.2 deal 8c
6.1 stand
6.2 stand
7 double 6c
1 surrender
1 take player 50
1 return player 50
2 stand
3 stand
4 stand
dealer turn Qs
</record>
  <ask kind="next"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4',0,'','',0,0,27,4000,18000,'nothing');
INSERT INTO "answer" VALUES ('ann',78,1790000296000,'drill','league','next','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000288000002" game="league" level="1" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand stops here. What must happen now?</story>
  <teaches clauses="AMB-IBL-28"/>
  <record>
league minimum=1000 hand=2 eliminations=2,5 start=2 prizes=1,2,3 feeders=4 seats=4
2 chips 200000
3 chips 500000
2 bet player 200000
3 bet player 500000
2 deal 6c 5h
3 deal 7c 4d
</record>
  <ask kind="next"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4',1,'','',0,0,11,0,11000,'dealer deal');
INSERT INTO "answer" VALUES ('ann',79,1790000300000,'drill','league','may','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000296000000" game="league" level="1" table="dealt-in-the-school"
          title="A fresh hand">
  <story>May this be done now?</story>
  <teaches clauses="AMB-IBL-28"/>
  <record>
league minimum=500 hand=2 start=2 feeders=1,2 seats=3
1 chips 10000
2 chips 10000
3 chips 2500
2 bet player 10000
3 bet player 2500
1 bet player 10000
2 deal Kc Th
3 deal Jd 9d
1 deal 7s Kh
dealer deal Jd (Js)
dealer peek
</record>
  <ask kind="may" event="2 hit 2c"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4',1,'','',0,0,2,4000,12000,'allowed');
INSERT INTO "answer" VALUES ('ann',80,1790000304000,'drill','league','may','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000396000001" game="league" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>May this be done now?</story>
  <teaches clauses="AMB-IBL-19"/>
  <record>
league minimum=100 hand=1 eliminations=3,5,9,12 start=4 prizes=1,2,3 feeders=4 seats=5
1 chips 2000
2 chips 2000
3 chips 2000
4 chips 2000
5 chips 2000
4 bet player 400
4 disconnect
5 bet player 200
1 secret 500
2 secret 100
3 bet player 500
4 deal 3h 3h
5 deal Jh 7h
1 deal Jh 2c
2 deal 7d 9d
3 deal 2c 7c
dealer deal Qd (8c)
dealer peek
4 hit 7c
4 stand
5 stand
1 double 4d
</record>
  <ask kind="may" event="3 hit 2c"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-19 again.</hint>
</scenario>
','IBL-SD-4',1,'','',0,0,2,4000,15000,'not allowed');
INSERT INTO "answer" VALUES ('ann',81,1790000304000,'drill','league','may','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000296000002" game="league" level="2" table="dealt-in-the-school"
          title="A fresh hand">
  <story>May this be done now?</story>
  <teaches clauses="AMB-IBL-28"/>
  <record>
league minimum=1000 hand=4 eliminations=4,6,9,13 start=5 prizes=1 seats=6
1 chips 2500
2 chips 12000
3 chips 4500
4 chips 15500
</record>
  <ask kind="may" event="2 secret 1000"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4',1,'','',0,0,2,0,9000,'allowed');
INSERT INTO "answer" VALUES ('ann',82,1790000316000,'drill','league','active','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000312000000" game="league" level="4" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Which wagers are settled or act now?</story>
  <teaches clauses="AMB-IBL-28"/>
  <record>
league minimum=100 hand=1 eliminations=1,3 start=4 prizes=1,2,3 feeders=4,5 seats=6
1 chips 300
2 chips 300
3 chips 300
4 chips 300
5 chips 300
6 chips 300
4 bet player 300
5 bet player 300
6 bet player 300
1 bet player 300
2 bet player 300
3 bet player 300
4 deal Th 6s
5 deal Kc Kc
6 deal Qh Ah
1 deal Qs Th
2 deal Th Ac
3 deal Tc Ah
</record>
  <ask kind="active"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4',0,'','',0,0,7,4000,17000,'');
INSERT INTO "answer" VALUES ('ann',83,1790000324000,'drill','league','outcome','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000320000000" game="league" level="1" table="dealt-in-the-school"
          title="A fresh hand">
  <story>What becomes of Player hand of seat 4?</story>
  <teaches clauses="AMB-IBL-28"/>
  <record>
league minimum=1000 hand=4 eliminations=3,4,8,12 start=3 prizes=1,2 feeders=3,4 seats=6
3 chips 500000
4 chips 500
3 secret 1000
4 bet player 500
3 deal Js 3h
4 deal 7c 4s
dealer deal 7h (6s)
3 hit 9d
4 hit 5s
4 stand
dealer turn 6s
dealer hit Qc
</record>
  <ask kind="outcome" hand="4" wager="player"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4',1,'','',0,0,4,4000,13000,'pay');
INSERT INTO "answer" VALUES ('ann',84,1790000328000,'drill','league','outcome','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000320000001" game="league" level="2" table="dealt-in-the-school"
          title="A fresh hand">
  <story>What becomes of Player hand of seat 5?</story>
  <teaches clauses="AMB-IBL-28"/>
  <record>
league minimum=100 hand=2 eliminations=2 start=2 prizes=1,2 feeders=3 seats=7 final=yes secrets=2
2 chips 450
3 chips 100
4 chips 750
5 chips 400
2 bet player 100
3 bet player 100
4 bet player 100
5 bet player 100
2 deal Jd 4d
3 deal Tc 8c
4 deal 8h Ah
5 deal 6s 6d
dealer deal 5d (Jh)
2 surrender
3 stand
4 stand
5 hit Ks
dealer turn Jh
dealer hit 4c
dealer stand
</record>
  <ask kind="outcome" hand="5" wager="player"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4',0,'','',0,0,4,4000,15000,'return');
INSERT INTO "answer" VALUES ('ann',85,1790000328000,'drill','league','outcome','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000320000003" game="league" level="1" table="dealt-in-the-school"
          title="A fresh hand">
  <story>What becomes of Player hand of seat 1?</story>
  <teaches clauses="AMB-IBL-28"/>
  <record>
league minimum=100 hand=2 eliminations=1 start=6 prizes=1 feeders=2 seats=6 final=yes
1 chips 400
6 chips 300
6 disconnect
6 bet player 100
1 bet player 100
6 deal Ad 2s
1 deal 3s 3c
dealer deal Ac (4d)
dealer offer insurance
dealer peek
6 stand
1 sit-out
1 hit 3d
1 hit Ac
1 stand
dealer turn 4d
dealer hit As
dealer hit As
dealer hit Ac
dealer stand
</record>
  <ask kind="outcome" hand="1" wager="player"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4',1,'','',0,0,4,0,13000,'pay');
INSERT INTO "answer" VALUES ('ann',86,1790000332000,'drill','league','amount','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000328000000" game="league" level="1" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle Player hand of seat 2.</story>
  <teaches clauses="AMB-IBL-28 IBL-SEC-4 IBL-SEC-5 AMB-IBL-09"/>
  <record>
league minimum=1000 hand=3 start=1 prizes=1,2 feeders=3 seats=4
1 chips 20000
2 chips 1000
3 chips 2000
1 bet player 1000
2 secret 1000
3 bet player 1000
1 deal 7s 5h
2 deal 4h Jc
3 deal Ad Kd
dealer deal 8c (9h)
3 pay player 1500
1 double 3c
2 surrender
dealer turn 9h
dealer stand
</record>
  <ask kind="amount" hand="2" wager="player"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4 IBL-SEC-5 IBL-SEC-3',1,'','',0,0,0,4000,20000,'2 player: take 500, return 500');
INSERT INTO "answer" VALUES ('ann',87,1790000336000,'drill','league','amount','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000328000001" game="league" level="1" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Settle Player hand of seat 1.</story>
  <teaches clauses="AMB-IBL-28"/>
  <record>
league minimum=100 hand=2 eliminations=1,4 start=1 prizes=1,2 feeders=3 seats=3
1 chips 500
2 chips 500
1 bet player 500
2 bet player 500
1 deal Ts Kh
2 deal 9d 9d
dealer deal 9c (4c)
1 stand
2 stand
dealer turn 4c
dealer hit 8h
dealer stand
</record>
  <ask kind="amount" hand="1" wager="player"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4',0,'IBL-SEC-4 IBL-DIS-4','league-nothing-decided',1,0,0,4000,13000,'1 player: push');
INSERT INTO "answer" VALUES ('ann',88,1790000340000,'drill','league','chips','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000336000000" game="league" level="1" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Pay Player hand of seat 4 in chips from your tray.</story>
  <teaches clauses="AMB-IBL-28"/>
  <record>
league minimum=100 hand=6 eliminations=2,4,7,11 start=3 prizes=1,2,3 feeders=4 seats=5 secrets=2,3,4
2 chips 2600
3 chips 3500
4 chips 2400
3 bet player 100
4 bet player 100
2 bet player 100
3 deal 6c 6d
4 deal Ah 6s
2 deal Td 6c
dealer deal Tc (4c)
dealer peek
3 split
3.1 deal 6c
3.2 deal Qc
3.1 hit Kd
3.1 take player 100
3.2 hit 4h
3.2 stand
4 stand
2 stand
dealer turn 4c
dealer hit 8c
</record>
  <ask kind="chips" hand="4" wager="player" tray="500:20 100:40 25:60 5:80 2.50:20 1:40 0.50:20" style="fewest"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4',1,'','',0,0,0,4000,19000,'');
INSERT INTO "answer" VALUES ('ann',89,1790000344000,'drill','league','chips','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000336000001" game="league" level="4" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Pay Player hand of seat 5 in chips from your tray.</story>
  <teaches clauses="AMB-IBL-28"/>
  <record>
league minimum=500 hand=3 start=2 feeders=1,2 seats=7 secrets=3,7
1 chips 20500
2 chips 18500
4 chips 22750
5 chips 22500
6 chips 3750
7 chips 30500
1 sit-out
2 sit-out
5 sit-out
2 bet player 500
4 bet player 1500
5 sit-in
5 bet player 1000
6 secret 500
7 bet player 30500
1 bet player 500
2 deal 8h 2s
4 deal 3d Kh
5 deal 7d 3s
6 deal 6d 2d
7 deal Tc 9s
1 deal 3s Jc
dealer deal Qh (5s)
dealer peek
2 hit Ks
6 disconnect
2 stand
4 hit 2h
4 hit 6h
4 stand
5 hit 7s
5 stand
6 hit 4d
6 stand
7 stand
1 stand
dealer turn 5s
dealer hit Kh
</record>
  <ask kind="chips" hand="5" wager="player" tray="500:20 100:40 25:60 5:80 2.50:20 1:40 0.50:20" style="fewest"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4',0,'','',0,0,0,4000,23000,'');
INSERT INTO "answer" VALUES ('ann',90,1790000348000,'drill','league','out','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000344000000" game="league" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand is settled. Who goes out, and by which clause?</story>
  <teaches clauses="IBL-EH-4 AMB-IBL-06 AMB-IBL-02"/>
  <record>
league minimum=500 hand=1 eliminations=1,3,5,6 start=5 prizes=1 feeders=2 seats=5
1 chips 2500
2 chips 2500
3 chips 2500
4 chips 2500
5 chips 2500
5 bet player 2500
1 bet player 2500
2 secret 2000
3 bet player 2000
4 bet player 500
5 deal 8c Ah
1 deal 3s Th
2 deal Ks 9h
3 deal 4d 6h
4 deal 4d 7c
dealer deal 6h (3h)
5 stand
1 stand
2 hit 4s
3 hit 8c
3 stand
4 double Td
dealer turn 3h
dealer hit 8s
dealer stand
</record>
  <ask kind="out"/>
  <hint>Name the clause first: it is one of IBL-EH.</hint>
  <hint>Read IBL-EH-4 again.</hint>
</scenario>
','IBL-EH-4 IBL-EH-2 IBL-EH-3',0,'IBL-EH-4','league-one-bust-plays-on',0,0,5,4000,26000,'IBL-EH-2');
INSERT INTO "answer" VALUES ('ann',91,1790000352000,'drill','league','out','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000344000003" game="league" level="5" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand is settled. Who goes out, and by which clause?</story>
  <teaches clauses="IBL-EH-2 IBL-EH-1"/>
  <record>
league minimum=100 hand=2 eliminations=2,4,8,10,14,15 start=7 prizes=1,2,3 feeders=4 seats=7
1 chips 43400
2 chips 20000
3 chips 19700
4 chips 20150
5 chips 20150
6 chips 19700
7 chips 20000
7 bet player 100
1 bet player 42300
2 bet player 100
3 bet player 100
4 bet player 7800
5 bet player 100
6 bet player 6100
7 deal Jh 9d
1 deal Kh Ts
2 deal Kh 8c
3 deal 9c Kd
4 deal Qc Tc
5 deal Ac 7d
6 deal Ks 2c
dealer deal Kd (3h)
dealer peek
7 surrender
7 take player 50
7 return player 50
1 stand
2 stand
3 stand
4 hit 9s
4 take player 7800
5 stand
6 hit 6d
6 stand
dealer turn 3h
dealer hit Qd
</record>
  <ask kind="out"/>
  <hint>Name the clause first: it is one of IBL-EH.</hint>
  <hint>Read IBL-EH-2 again.</hint>
</scenario>
','IBL-EH-2 IBL-EH-1',0,'IBL-EH-2','league-nobody-goes',1,0,5,4000,28000,'IBL-EH-2');
INSERT INTO "answer" VALUES ('ann',92,1790000356000,'drill','league','error','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000352000001" game="league" level="4" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand is over and settled. Which wager was settled wrongly, if any?</story>
  <teaches clauses="AMB-IBL-28"/>
  <record>
league minimum=100 hand=6 eliminations=4,6 start=1 seats=7 secrets=1,3,4,6
1 chips 7150
2 chips 4500
3 chips 9800
4 chips 32800
5 chips 21550
7 chips 5000
1 disconnect
2 sit-out
3 disconnect
5 sit-out
7 sit-out
1 bet player 100
4 bet player 100
2 bet player 100
3 bet player 100
5 bet player 100
7 bet player 100
1 deal Ts 3h
2 deal 9d Jd
3 deal Th Jh
4 deal 5s Kc
5 deal Ah Kc
7 deal 2d As
dealer deal 7d (4h)
5 pay player 150
1 stand
2 stand
3 stand
4 stand
7 stand
dealer turn 4h
dealer hit Tc
dealer stand
1 take player 100
2 take player 100
3 take player 100
4 take player 105
7 take player 100
2 out 6
</record>
  <ask kind="error"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4',0,'','',0,0,13,4000,22000,'');
INSERT INTO "answer" VALUES ('ann',93,1790000360000,'drill','league','error','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000352000003" game="league" level="3" table="dealt-in-the-school"
          title="A fresh hand">
  <story>The hand is over and settled. Which wager was settled wrongly, if any?</story>
  <teaches clauses="AMB-IBL-28 IBL-EH-4 AMB-IBL-06"/>
  <record>
league minimum=500 hand=3 eliminations=4,8,12,13 start=2 prizes=1,2,3 feeders=4,5 seats=5 secrets=1,5
1 chips 25000
2 chips 24500
3 chips 29000
4 chips 25500
5 chips 26000
2 sit-out
3 disconnect
4 disconnect
2 bet player 500
5 bet player 26000
1 bet player 18000
3 bet player 500
4 bet player 500
2 deal As
3 deal 3d
4 deal Js
5 deal 4h
1 deal 7h
dealer deal Td
2 deal 2s
3 deal 2h
4 deal 5c
5 deal 2d
1 deal 7d
dealer deal (Qd)
dealer peek
2 stand
3 hit 6c
3 hit 7h
3 stand
4 stand
5 hit Qc
5 hit 7c
5 take player 26000
1 hit 2d
1 hit 2s
1 stand
dealer turn Qd
dealer stand
1 take player 18000
2 take player 500
3 take player 500
4 take player 500
5 out 5
</record>
  <ask kind="error"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4 IBL-EH-4',0,'','',0,0,11,4000,22000,'');
INSERT INTO "answer" VALUES ('ann',94,1790000364000,'drill','league','clause','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000360000000" game="league" level="2" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Which clause decides Insurance of seat 3?</story>
  <teaches clauses="AMB-IBL-28"/>
  <record>
league minimum=1000 hand=1 eliminations=1 start=3 prizes=1 seats=4
1 chips 3000
2 chips 3000
3 chips 3000
4 chips 3000
3 bet player 1000
4 bet player 3000
1 bet player 3000
2 bet player 3000
3 deal Jh Qs
4 deal Js Kd
1 deal 3c 4s
2 deal Ts Td
dealer deal As (Jh)
dealer offer insurance
3 insure 500
dealer turn Jh
</record>
  <ask kind="clause" hand="3" wager="insurance"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4',1,'','',0,0,4,4000,19000,'AMB-IBL-28');
INSERT INTO "answer" VALUES ('ann',95,1790000368000,'drill','league','clause','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000360000001" game="league" level="4" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Which clause decides Player hand of hand 2 of seat 2?</story>
  <teaches clauses="AMB-IBL-28"/>
  <record>
league minimum=100 hand=1 eliminations=2,6,9,12 start=5 prizes=1,2 feeders=3,4 seats=6
1 chips 1000
2 chips 1000
3 chips 1000
4 chips 1000
5 chips 1000
6 chips 1000
5 bet player 100
6 bet player 300
1 bet player 100
2 bet player 400
3 bet player 100
4 bet player 100
5 deal 9s Qd
6 deal 8h 9c
1 deal 4d Qc
2 deal 9d 9c
3 deal Qd 9d
4 deal Kd Qc
dealer deal Jh (Ks)
dealer peek
5 double Ad
6 stand
1 hit Jh
1 take player 100
2 split
2.1 deal Ts
2.2 deal 9c
2.1 stand
2.2 stand
2 disconnect
3 stand
4 stand
dealer turn Ks
dealer stand
</record>
  <ask kind="clause" hand="2.2" wager="player"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4',0,'','',0,0,4,4000,23000,'AMB-IBL-29');
INSERT INTO "answer" VALUES ('ann',96,1790000368000,'drill','league','clause','<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="drill-league-1790000360000003" game="league" level="4" table="dealt-in-the-school"
          title="A fresh hand">
  <story>Which clause decides Player hand of seat 4?</story>
  <teaches clauses="AMB-IBL-28"/>
  <record>
league minimum=1000 hand=2 eliminations=1,5,6,9,13 start=6 feeders=1 seats=7 secrets=2,4,7
1 chips 9000
3 chips 6000
4 chips 10000
5 chips 17000
6 chips 10000
7 chips 10000
1 sit-out
5 sit-out
6 bet player 1000
1 bet player 1000
7 bet player 1000
3 bet player 3000
4 bet player 5000
5 bet player 1000
6 deal 4s 3c
7 deal 2h Ah
1 deal 2s Ac
3 deal Ah 3d
4 deal 3c 4h
5 deal 4d Ah
dealer deal Ah (3s)
dealer offer insurance
6 insure 500
7 insure 500
4 sit-out
dealer peek
6 take insurance 500
7 take insurance 500
6 double As
7 hit 3c
7 hit 2s
6 sit-out
7 stand
1 stand
3 hit Ad
3 hit 3d
3 stand
4 hit 3c
4 hit 8c
4 stand
5 stand
5 sit-in
dealer turn 3s
dealer hit 2c
dealer hit 3d
dealer stand
6 sit-in
</record>
  <ask kind="clause" hand="4" wager="player"/>
  <hint>Name the clause first: it is one of AMB-IBL.</hint>
  <hint>Read AMB-IBL-28 again.</hint>
</scenario>
','IBL-SEC-4 IBL-DIS-4',1,'','',0,0,4,0,25000,'AMB-IBL-28');
CREATE TABLE open_item (
    person TEXT    NOT NULL PRIMARY KEY REFERENCES person (id),
    source TEXT    NOT NULL CHECK (source IN ('practice', 'lesson', 'drill', 'review')),
    game   TEXT    NOT NULL,
    kind   TEXT    NOT NULL CHECK (length(kind) BETWEEN 1 AND 64),
    item   TEXT    NOT NULL CHECK (length(item) BETWEEN 1 AND 65536),
    shown  INTEGER NOT NULL,
    spent  INTEGER NOT NULL CHECK (spent >= 0),
    hints  INTEGER NOT NULL CHECK (hints >= 0),
    draft  TEXT    NOT NULL CHECK (length(draft) <= 65536)
) STRICT, WITHOUT ROWID;
CREATE TABLE lesson (
    person TEXT    NOT NULL REFERENCES person (id),
    lesson TEXT    NOT NULL CHECK (length(lesson) BETWEEN 1 AND 200),
    step   TEXT    NOT NULL CHECK (length(step) <= 200),
    done   INTEGER NOT NULL CHECK (done IN (0, 1)),
    at     INTEGER NOT NULL, draft TEXT NOT NULL DEFAULT '' CHECK (length(draft) <= 65536), spent INTEGER NOT NULL DEFAULT 0 CHECK (spent >= 0), imported TEXT NOT NULL DEFAULT '' CHECK (length(imported) <= 300),
    PRIMARY KEY (person, lesson)
) STRICT, WITHOUT ROWID;
CREATE TABLE settings (
    person    TEXT    NOT NULL PRIMARY KEY REFERENCES person (id),
    cap       INTEGER NOT NULL CHECK (cap BETWEEN 1 AND 500),
    new_a_day INTEGER NOT NULL CHECK (new_a_day BETWEEN 0 AND 100),
    retention INTEGER NOT NULL CHECK (retention BETWEEN 700 AND 970),
    exam      TEXT    NOT NULL CHECK (length(exam) IN (0, 10)),
    games     TEXT    NOT NULL CHECK (length(games) <= 200)
) STRICT, WITHOUT ROWID;
CREATE TABLE edition (
    clause  TEXT    NOT NULL CHECK (length(clause) BETWEEN 1 AND 64),
    number  INTEGER NOT NULL CHECK (number >= 1),
    edition TEXT    NOT NULL CHECK (length(edition) BETWEEN 1 AND 64),
    since   INTEGER NOT NULL,
    PRIMARY KEY (clause, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "edition" VALUES ('BJX-ADJ-1',1,'6b587247d9842116',1790000000000);
INSERT INTO "edition" VALUES ('BJX-ADJ-2',1,'540640233c122fb0',1790000000000);
INSERT INTO "edition" VALUES ('BJX-ADJ-3',1,'47c714d9152d4830',1790000000000);
INSERT INTO "edition" VALUES ('BJX-ADJ-4',1,'5257c4d85db5df98',1790000000000);
INSERT INTO "edition" VALUES ('BJX-ADJ-5',1,'c9c8aa312ce5fb88',1790000000000);
INSERT INTO "edition" VALUES ('BJX-ADJ-6',1,'305300d75133c627',1790000000000);
INSERT INTO "edition" VALUES ('BJX-ALLIN-1',1,'46058fc027c5eb7d',1790000000000);
INSERT INTO "edition" VALUES ('BJX-BLIND-1',1,'30fe0e50c10a57fe',1790000000000);
INSERT INTO "edition" VALUES ('BJX-BLIND-2',1,'3c41b83f5c8b7c11',1790000000000);
INSERT INTO "edition" VALUES ('BJX-BLIND-3',1,'85fa0d70f93b038f',1790000000000);
INSERT INTO "edition" VALUES ('BJX-BLIND-4',1,'bf7393eeecb74b17',1790000000000);
INSERT INTO "edition" VALUES ('BJX-BLIND-5',1,'71387bfc053fc1e5',1790000000000);
INSERT INTO "edition" VALUES ('BJX-BUST-1',1,'0891086b27f72158',1790000000000);
INSERT INTO "edition" VALUES ('BJX-DEAL-1',1,'1441c9b988aae21e',1790000000000);
INSERT INTO "edition" VALUES ('BJX-DEAL-2',1,'f462e2c0aa4ebdef',1790000000000);
INSERT INTO "edition" VALUES ('BJX-DEAL-3',1,'7df3fdb569f58704',1790000000000);
INSERT INTO "edition" VALUES ('BJX-DEAL-4',1,'66e5999032a48953',1790000000000);
INSERT INTO "edition" VALUES ('BJX-DECK-1',1,'cb2ca15f8cc2557b',1790000000000);
INSERT INTO "edition" VALUES ('BJX-DECK-2',1,'0f3982393060e16d',1790000000000);
INSERT INTO "edition" VALUES ('BJX-DFOLD-1',1,'86ee5725fae98f10',1790000000000);
INSERT INTO "edition" VALUES ('BJX-DFOLD-2',1,'130d572b7daa70ae',1790000000000);
INSERT INTO "edition" VALUES ('BJX-DLR-1',1,'7447376d4352158f',1790000000000);
INSERT INTO "edition" VALUES ('BJX-DLR-2',1,'913526614b0d8685',1790000000000);
INSERT INTO "edition" VALUES ('BJX-DLR-3',1,'29c9b14a5882ecdb',1790000000000);
INSERT INTO "edition" VALUES ('BJX-ESC-1',1,'f171689e1e794ea1',1790000000000);
INSERT INTO "edition" VALUES ('BJX-ESC-2',1,'922192ba6c8976e7',1790000000000);
INSERT INTO "edition" VALUES ('BJX-ESC-3',1,'2b16286270d6f7f7',1790000000000);
INSERT INTO "edition" VALUES ('BJX-ESC-4',1,'0be751894be82da3',1790000000000);
INSERT INTO "edition" VALUES ('BJX-GAME-1',1,'4b524ae3faf0509e',1790000000000);
INSERT INTO "edition" VALUES ('BJX-GAME-2',1,'22e124d8ac864264',1790000000000);
INSERT INTO "edition" VALUES ('BJX-GAME-3',1,'67de913328707df5',1790000000000);
INSERT INTO "edition" VALUES ('BJX-GAME-4',1,'35e8b7b91e696c24',1790000000000);
INSERT INTO "edition" VALUES ('BJX-GAME-5',1,'b572fe03528b2bef',1790000000000);
INSERT INTO "edition" VALUES ('BJX-HIT-1',1,'8dd67094a1a97688',1790000000000);
INSERT INTO "edition" VALUES ('BJX-NAT-1',1,'49234e9566a43deb',1790000000000);
INSERT INTO "edition" VALUES ('BJX-NAT-2',1,'31a2b6d29325643e',1790000000000);
INSERT INTO "edition" VALUES ('BJX-NAT-3',1,'174cc6b9cd944e9a',1790000000000);
INSERT INTO "edition" VALUES ('BJX-NAT-4',1,'234a72c00db20c87',1790000000000);
INSERT INTO "edition" VALUES ('BJX-PASS-1',1,'20098401fbf121b7',1790000000000);
INSERT INTO "edition" VALUES ('BJX-PASS-2',1,'5a1dac7b2a1f5fd1',1790000000000);
INSERT INTO "edition" VALUES ('BJX-RES-1',1,'58a56df17ea11216',1790000000000);
INSERT INTO "edition" VALUES ('BJX-SET-1',1,'0a869e02cce207e2',1790000000000);
INSERT INTO "edition" VALUES ('BJX-SET-2',1,'71ef70e2b6634ae1',1790000000000);
INSERT INTO "edition" VALUES ('BJX-SET-3',1,'12550ec957851fa4',1790000000000);
INSERT INTO "edition" VALUES ('BJX-SHOE-1',1,'0076ae644555410b',1790000000000);
INSERT INTO "edition" VALUES ('BJX-SHOE-2',1,'e3d2b3f4c1498fd5',1790000000000);
INSERT INTO "edition" VALUES ('BJX-SHORT-0',1,'90c8afb99127b2ea',1790000000000);
INSERT INTO "edition" VALUES ('BJX-SHORT-1',1,'31cd6dfbc4f39e30',1790000000000);
INSERT INTO "edition" VALUES ('BJX-SHORT-2',1,'161ea04fb9a28197',1790000000000);
INSERT INTO "edition" VALUES ('BJX-SHORT-3',1,'5e41ca2cc7e0e580',1790000000000);
INSERT INTO "edition" VALUES ('BJX-SHORT-4',1,'25f88f1f18692d79',1790000000000);
INSERT INTO "edition" VALUES ('BJX-SHORT-5',1,'ac9e0e9264a0b973',1790000000000);
INSERT INTO "edition" VALUES ('BJX-SHORT-6',1,'6f3aad71849605c9',1790000000000);
INSERT INTO "edition" VALUES ('BJX-SHORT-7',1,'57a8275d1fccc576',1790000000000);
INSERT INTO "edition" VALUES ('BJX-SPLIT-1',1,'d828854d7f7be327',1790000000000);
INSERT INTO "edition" VALUES ('BJX-SPLIT-2',1,'2a46b49043b25e8d',1790000000000);
INSERT INTO "edition" VALUES ('BJX-SPLIT-3',1,'4149ca3f96badb53',1790000000000);
INSERT INTO "edition" VALUES ('BJX-SPLIT-4',1,'b03dfe303be60bcd',1790000000000);
INSERT INTO "edition" VALUES ('BJX-SPLIT-5',1,'2bdc37f36dec8237',1790000000000);
INSERT INTO "edition" VALUES ('BJX-TOUR-1',1,'6675b03cb44cc1f1',1790000000000);
INSERT INTO "edition" VALUES ('BJX-TOUR-2',1,'449ac8ba73ee0149',1790000000000);
INSERT INTO "edition" VALUES ('BJX-TOUR-3',1,'c251a63a762587f5',1790000000000);
INSERT INTO "edition" VALUES ('BJX-TOUR-4',1,'1dd3ebceaa57f2b3',1790000000000);
INSERT INTO "edition" VALUES ('BJX-TOUR-5',1,'afcb9fbd9bc49fa3',1790000000000);
INSERT INTO "edition" VALUES ('BJX-TURN-1',1,'69d6055421d9e5ea',1790000000000);
INSERT INTO "edition" VALUES ('BJX-TURN-2',1,'a82015c62d8282b2',1790000000000);
INSERT INTO "edition" VALUES ('BJX-UNIQ-1',1,'ea6a4847761cb10f',1790000000000);
INSERT INTO "edition" VALUES ('BJX-UNIQ-2',1,'d391ba015a3455ea',1790000000000);
INSERT INTO "edition" VALUES ('BRK-BB-1',1,'fc948dc9a5cb1d46',1790000000000);
INSERT INTO "edition" VALUES ('BRK-BB-10',1,'a0f92a1df096aef8',1790000000000);
INSERT INTO "edition" VALUES ('BRK-BB-2',1,'e3e6a432f2258afb',1790000000000);
INSERT INTO "edition" VALUES ('BRK-BB-3',1,'4b1db4d8c1225ff0',1790000000000);
INSERT INTO "edition" VALUES ('BRK-BB-4',1,'9235382d43817cca',1790000000000);
INSERT INTO "edition" VALUES ('BRK-BB-5',1,'c1b4e9dae14e1080',1790000000000);
INSERT INTO "edition" VALUES ('BRK-BB-6',1,'21bdd8eadfd06136',1790000000000);
INSERT INTO "edition" VALUES ('BRK-BB-7',1,'9b121ce85212662e',1790000000000);
INSERT INTO "edition" VALUES ('BRK-BB-8',1,'c06cac238a13ec01',1790000000000);
INSERT INTO "edition" VALUES ('BRK-BB-9',1,'5cca00a0976713c1',1790000000000);
INSERT INTO "edition" VALUES ('BRK-BJ-1',1,'067b38743b45014f',1790000000000);
INSERT INTO "edition" VALUES ('BRK-BJ-2',1,'55da077ccfd6b258',1790000000000);
INSERT INTO "edition" VALUES ('BRK-BJ-3',1,'b95f10b23c0319c5',1790000000000);
INSERT INTO "edition" VALUES ('BRK-BJ-4',1,'c94b554a23820357',1790000000000);
INSERT INTO "edition" VALUES ('BRK-BUST-1',1,'8dc26a5241a1ab9a',1790000000000);
INSERT INTO "edition" VALUES ('BRK-BUST-2',1,'c92cb859c90af5fa',1790000000000);
INSERT INTO "edition" VALUES ('BRK-BUST-3',1,'247fccfe5ac5d2bd',1790000000000);
INSERT INTO "edition" VALUES ('BRK-DHB-1',1,'2c20ae20a8defe69',1790000000000);
INSERT INTO "edition" VALUES ('BRK-DHB-2',1,'df2163956876aab8',1790000000000);
INSERT INTO "edition" VALUES ('BRK-DHB-3',1,'8104be5409356429',1790000000000);
INSERT INTO "edition" VALUES ('BRK-DHB-4',1,'af9a61bd54b9ba88',1790000000000);
INSERT INTO "edition" VALUES ('BRK-EARLY-1',1,'a832b6356ffb3e1d',1790000000000);
INSERT INTO "edition" VALUES ('BRK-EARLY-2',1,'13003c60ba527b6e',1790000000000);
INSERT INTO "edition" VALUES ('BRK-INS-1',1,'83008f1a42e27eba',1790000000000);
INSERT INTO "edition" VALUES ('BRK-INS-2',1,'f4ec5e2a4e318a0a',1790000000000);
INSERT INTO "edition" VALUES ('BRK-LOSE-1',1,'b2929e650c849987',1790000000000);
INSERT INTO "edition" VALUES ('BRK-LOSE-2',1,'ba9360ed6f035d71',1790000000000);
INSERT INTO "edition" VALUES ('BRK-LOSE-3',1,'d1b323418ee300a6',1790000000000);
INSERT INTO "edition" VALUES ('BRK-ORDER-1',1,'e12035c0703d0c19',1790000000000);
INSERT INTO "edition" VALUES ('BRK-ORDER-2',1,'59cd3493beb974a1',1790000000000);
INSERT INTO "edition" VALUES ('BRK-PAY-1',1,'19a5ccf72256b6e4',1790000000000);
INSERT INTO "edition" VALUES ('BRK-PHB-1',1,'9c1de99d010db5c1',1790000000000);
INSERT INTO "edition" VALUES ('BRK-PHB-2',1,'490ed7ef8344e2c5',1790000000000);
INSERT INTO "edition" VALUES ('BRK-PU-1',1,'45ae9871b982216d',1790000000000);
INSERT INTO "edition" VALUES ('BRK-PU-10',1,'9148955ff52dd019',1790000000000);
INSERT INTO "edition" VALUES ('BRK-PU-2',1,'bfdb47f9471a58a4',1790000000000);
INSERT INTO "edition" VALUES ('BRK-PU-3',1,'d91295a7b1fc09a9',1790000000000);
INSERT INTO "edition" VALUES ('BRK-PU-4',1,'c1516b6baf26c2fe',1790000000000);
INSERT INTO "edition" VALUES ('BRK-PU-5',1,'cf38753e844860ec',1790000000000);
INSERT INTO "edition" VALUES ('BRK-PU-6',1,'24ed6df6207e2693',1790000000000);
INSERT INTO "edition" VALUES ('BRK-PU-7',1,'5c1361c13472e890',1790000000000);
INSERT INTO "edition" VALUES ('BRK-PU-8',1,'0141193cd56a6b7b',1790000000000);
INSERT INTO "edition" VALUES ('BRK-PU-9',1,'44c6fa5da492df80',1790000000000);
INSERT INTO "edition" VALUES ('BRK-PUSH-1',1,'d6aada04e50ed8d5',1790000000000);
INSERT INTO "edition" VALUES ('BRK-PUSH-2',1,'36f7b66f4c49eae3',1790000000000);
INSERT INTO "edition" VALUES ('BRK-PUSH-3',1,'f80f8aa7da8db278',1790000000000);
INSERT INTO "edition" VALUES ('BRK-PUSH-4',1,'95fb64097a6b9fdc',1790000000000);
INSERT INTO "edition" VALUES ('BRK-S17-1',1,'baeab4a43a52da7b',1790000000000);
INSERT INTO "edition" VALUES ('BRK-S17-2',1,'059a9be28a827c86',1790000000000);
INSERT INTO "edition" VALUES ('BRK-SIDE-1',1,'49df6ce53ca257ea',1790000000000);
INSERT INTO "edition" VALUES ('BRK-SIDE-2',1,'3356a1f63a4818d0',1790000000000);
INSERT INTO "edition" VALUES ('BRK-SIDE-3',1,'5beef04893d42289',1790000000000);
INSERT INTO "edition" VALUES ('BRK-SIDE-4',1,'2abd2c9ff388b295',1790000000000);
INSERT INTO "edition" VALUES ('BRK-ST-1',1,'7302f0699c05948e',1790000000000);
INSERT INTO "edition" VALUES ('BRK-ST-10',1,'883f5086eb2ccd5e',1790000000000);
INSERT INTO "edition" VALUES ('BRK-ST-11',1,'91ce4a71d866b0a1',1790000000000);
INSERT INTO "edition" VALUES ('BRK-ST-12',1,'8f2edb67804e2d77',1790000000000);
INSERT INTO "edition" VALUES ('BRK-ST-13',1,'12ca5d5a3d8f5875',1790000000000);
INSERT INTO "edition" VALUES ('BRK-ST-2',1,'4bd25d48f4bff88a',1790000000000);
INSERT INTO "edition" VALUES ('BRK-ST-3',1,'74f1187570e54c23',1790000000000);
INSERT INTO "edition" VALUES ('BRK-ST-4',1,'52ec42a98a90039d',1790000000000);
INSERT INTO "edition" VALUES ('BRK-ST-5',1,'14bf482f5f5785fe',1790000000000);
INSERT INTO "edition" VALUES ('BRK-ST-6',1,'f2ae495d08ff8603',1790000000000);
INSERT INTO "edition" VALUES ('BRK-ST-7',1,'67a64a4d9199606e',1790000000000);
INSERT INTO "edition" VALUES ('BRK-ST-8',1,'ba9e637de050625a',1790000000000);
INSERT INTO "edition" VALUES ('BRK-ST-9',1,'38318b332a43edd6',1790000000000);
INSERT INTO "edition" VALUES ('BRK-SW-1',1,'f511126f29798fb4',1790000000000);
INSERT INTO "edition" VALUES ('BRK-SW-2',1,'0e7a5408cd920d4a',1790000000000);
INSERT INTO "edition" VALUES ('BRK-TALK-1',1,'5b266bf34a405362',1790000000000);
INSERT INTO "edition" VALUES ('BRK-TALK-10',1,'5668a90a40ece332',1790000000000);
INSERT INTO "edition" VALUES ('BRK-TALK-11',1,'8a5accfa4cb873b3',1790000000000);
INSERT INTO "edition" VALUES ('BRK-TALK-2',1,'d8953593153ac1a5',1790000000000);
INSERT INTO "edition" VALUES ('BRK-TALK-3',1,'889df6bbf2c28f32',1790000000000);
INSERT INTO "edition" VALUES ('BRK-TALK-4',1,'c8b049dd18fa913b',1790000000000);
INSERT INTO "edition" VALUES ('BRK-TALK-5',1,'99c34d55eafc1459',1790000000000);
INSERT INTO "edition" VALUES ('BRK-TALK-6',1,'68d8159b8fa09822',1790000000000);
INSERT INTO "edition" VALUES ('BRK-TALK-7',1,'a6f9126dcb5569aa',1790000000000);
INSERT INTO "edition" VALUES ('BRK-TALK-8',1,'3e7c5c08f6a02b49',1790000000000);
INSERT INTO "edition" VALUES ('BRK-TALK-9',1,'8e94cc0b4ce0a51a',1790000000000);
INSERT INTO "edition" VALUES ('BRK-WHAT-1',1,'49dc20f817eb01c7',1790000000000);
INSERT INTO "edition" VALUES ('BRK-WIN-1',1,'e994b64e2779d634',1790000000000);
INSERT INTO "edition" VALUES ('BRK-WIN-2',1,'de59a77ec6386f6c',1790000000000);
INSERT INTO "edition" VALUES ('BRK-WIN-3',1,'e30b06bc58dd7321',1790000000000);
INSERT INTO "edition" VALUES ('IBL-DIS-1',1,'b73e44cf63e40b05',1790000000000);
INSERT INTO "edition" VALUES ('IBL-DIS-2',1,'359fc729472b5d11',1790000000000);
INSERT INTO "edition" VALUES ('IBL-DIS-3',1,'799371c86e202426',1790000000000);
INSERT INTO "edition" VALUES ('IBL-DIS-4',1,'fe4e19f96704a8f8',1790000000000);
INSERT INTO "edition" VALUES ('IBL-DIS-5',1,'969ee7ce0ed5f059',1790000000000);
INSERT INTO "edition" VALUES ('IBL-EH-1',1,'faa4d2b524b3adf0',1790000000000);
INSERT INTO "edition" VALUES ('IBL-EH-2',1,'2dda07495be6d80d',1790000000000);
INSERT INTO "edition" VALUES ('IBL-EH-3',1,'4156b10a4e288ff6',1790000000000);
INSERT INTO "edition" VALUES ('IBL-EH-4',1,'878097c11c981251',1790000000000);
INSERT INTO "edition" VALUES ('IBL-EH-5',1,'3ae2748dc074ac6a',1790000000000);
INSERT INTO "edition" VALUES ('IBL-EH-6',1,'896fede58b2882f8',1790000000000);
INSERT INTO "edition" VALUES ('IBL-EX-1',1,'db9b165707e79e39',1790000000000);
INSERT INTO "edition" VALUES ('IBL-SD-1',1,'eb3a865eb708ffeb',1790000000000);
INSERT INTO "edition" VALUES ('IBL-SD-2',1,'c3712b1f9c43d294',1790000000000);
INSERT INTO "edition" VALUES ('IBL-SD-3',1,'d6249967cac6c827',1790000000000);
INSERT INTO "edition" VALUES ('IBL-SD-4',1,'8c959c85780e35f6',1790000000000);
INSERT INTO "edition" VALUES ('IBL-SEC-1',1,'cf3df9f440562cb6',1790000000000);
INSERT INTO "edition" VALUES ('IBL-SEC-2',1,'66b436b26a018a17',1790000000000);
INSERT INTO "edition" VALUES ('IBL-SEC-3',1,'0767842c86d22294',1790000000000);
INSERT INTO "edition" VALUES ('IBL-SEC-4',1,'aca51dcff93c4c9a',1790000000000);
INSERT INTO "edition" VALUES ('IBL-SEC-5',1,'dfd641cc38f83c0e',1790000000000);
INSERT INTO "edition" VALUES ('IBL-SEC-6',1,'2c16f6278f027a73',1790000000000);
INSERT INTO "edition" VALUES ('IBL-SIT-1',1,'6040059e7233a0ca',1790000000000);
INSERT INTO "edition" VALUES ('IBL-SIT-2',1,'515000c3e65deff0',1790000000000);
INSERT INTO "edition" VALUES ('IBL-SIT-3',1,'4ad59aa0692ceb80',1790000000000);
INSERT INTO "edition" VALUES ('IBL-SIT-4',1,'c903d3b7bd779062',1790000000000);
INSERT INTO "edition" VALUES ('IBL-SIT-5',1,'944283f9b681e880',1790000000000);
INSERT INTO "edition" VALUES ('IBL-TALK-1',1,'0f71bb226f29bc54',1790000000000);
INSERT INTO "edition" VALUES ('MID-ACT-1',1,'e5fc869be441f151',1790000000000);
INSERT INTO "edition" VALUES ('MID-APPLY-1',1,'c40148283538d517',1790000000000);
INSERT INTO "edition" VALUES ('MID-BET-1',1,'9f2094c526470adb',1790000000000);
INSERT INTO "edition" VALUES ('MID-BET-2',1,'cb7eb06cdfaa1d9d',1790000000000);
INSERT INTO "edition" VALUES ('MID-BET-3',1,'bd49ce28bcb17667',1790000000000);
INSERT INTO "edition" VALUES ('MID-DAS-1',1,'f1edc90f3932c365',1790000000000);
INSERT INTO "edition" VALUES ('MID-DBJ-1',1,'c476eb4073c25bd3',1790000000000);
INSERT INTO "edition" VALUES ('MID-DBL-1',1,'00c1479237a1177b',1790000000000);
INSERT INTO "edition" VALUES ('MID-DBL-2',1,'1707dbbd15e5ee0a',1790000000000);
INSERT INTO "edition" VALUES ('MID-DBL-3',1,'a80a2f40a21482fe',1790000000000);
INSERT INTO "edition" VALUES ('MID-DBL-4',1,'1ecf524502995da6',1790000000000);
INSERT INTO "edition" VALUES ('MID-DEAL-1',1,'e5593899624e7ee6',1790000000000);
INSERT INTO "edition" VALUES ('MID-DLR-1',1,'64a8929c971a1b58',1790000000000);
INSERT INTO "edition" VALUES ('MID-DLR-2',1,'4f7eaeae72b75ca3',1790000000000);
INSERT INTO "edition" VALUES ('MID-DRAW-1',1,'f0bce1cc3204b75d',1790000000000);
INSERT INTO "edition" VALUES ('MID-DRAW-2',1,'96c9069633ae76fa',1790000000000);
INSERT INTO "edition" VALUES ('MID-END-1',1,'73e0aa92e379f9f1',1790000000000);
INSERT INTO "edition" VALUES ('MID-END-2',1,'57e056b9b22c3f42',1790000000000);
INSERT INTO "edition" VALUES ('MID-END-3',1,'b1ba13fb34be02ce',1790000000000);
INSERT INTO "edition" VALUES ('MID-END-4',1,'67fc5a9ce8ef0c3b',1790000000000);
INSERT INTO "edition" VALUES ('MID-HIT-1',1,'543bad41c0b29eb4',1790000000000);
INSERT INTO "edition" VALUES ('MID-HIT-2',1,'ba7a5aab6b217593',1790000000000);
INSERT INTO "edition" VALUES ('MID-HIT-3',1,'d187dd30b41c6399',1790000000000);
INSERT INTO "edition" VALUES ('MID-INS-1',1,'4d5e4adf8b15f921',1790000000000);
INSERT INTO "edition" VALUES ('MID-INS-2',1,'84d282436aa6660d',1790000000000);
INSERT INTO "edition" VALUES ('MID-INS-3',1,'0eb5b8551fa0cc8a',1790000000000);
INSERT INTO "edition" VALUES ('MID-INS-4',1,'6fff571a08b42a32',1790000000000);
INSERT INTO "edition" VALUES ('MID-INS-5',1,'e1c4e60a709f49f0',1790000000000);
INSERT INTO "edition" VALUES ('MID-INS-6',1,'34d7d0f9f21c1375',1790000000000);
INSERT INTO "edition" VALUES ('MID-INS-7',1,'9bdf71e7502b3210',1790000000000);
INSERT INTO "edition" VALUES ('MID-INS-8',1,'f0d6abdc42318f20',1790000000000);
INSERT INTO "edition" VALUES ('MID-NHC-1',1,'824068f5edd3017f',1790000000000);
INSERT INTO "edition" VALUES ('MID-OBJ-1',1,'7c080030f112f999',1790000000000);
INSERT INTO "edition" VALUES ('MID-OBJ-2',1,'24feaf3fe2b8cf95',1790000000000);
INSERT INTO "edition" VALUES ('MID-OBJ-3',1,'6e4998ecd6e4e9e6',1790000000000);
INSERT INTO "edition" VALUES ('MID-OBJ-4',1,'2d99044e4a1e2516',1790000000000);
INSERT INTO "edition" VALUES ('MID-PAY-1',1,'bc9cdc8a182ea2f4',1790000000000);
INSERT INTO "edition" VALUES ('MID-PAY-2',1,'29b29719c70620fb',1790000000000);
INSERT INTO "edition" VALUES ('MID-PAY-3',1,'9f3e8cdcbd7e513b',1790000000000);
INSERT INTO "edition" VALUES ('MID-RES-1',1,'8d45088a7904a28b',1790000000000);
INSERT INTO "edition" VALUES ('MID-RES-2',1,'fd0c39518835b3ae',1790000000000);
INSERT INTO "edition" VALUES ('MID-RES-3',1,'081475ff3f5d1aeb',1790000000000);
INSERT INTO "edition" VALUES ('MID-RES-4',1,'318fb00c1f729c34',1790000000000);
INSERT INTO "edition" VALUES ('MID-RES-5',1,'a4bce6860f77a81b',1790000000000);
INSERT INTO "edition" VALUES ('MID-RSP-1',1,'f489779f48f047b3',1790000000000);
INSERT INTO "edition" VALUES ('MID-SHOE-1',1,'a363ca7b5c72f806',1790000000000);
INSERT INTO "edition" VALUES ('MID-SHOE-2',1,'c5e6305a03594097',1790000000000);
INSERT INTO "edition" VALUES ('MID-SPL-1',1,'959278d8d0309bab',1790000000000);
INSERT INTO "edition" VALUES ('MID-SPL-2',1,'1abf3147a438b4e6',1790000000000);
INSERT INTO "edition" VALUES ('MID-SPL-3',1,'759f035cca95b931',1790000000000);
INSERT INTO "edition" VALUES ('MID-SPL-4',1,'1140c98ab2c6e5a7',1790000000000);
INSERT INTO "edition" VALUES ('MID-SPL-5',1,'0e2a11c25b7ca302',1790000000000);
INSERT INTO "edition" VALUES ('MID-SPL-6',1,'3ce148c6bc3dd8f1',1790000000000);
INSERT INTO "edition" VALUES ('MID-SPL-7',1,'29991d08ab74a261',1790000000000);
INSERT INTO "edition" VALUES ('MID-STAND-1',1,'f14eb27efe41d24d',1790000000000);
INSERT INTO "edition" VALUES ('MID-SUR-1',1,'43b01d2351fcec9c',1790000000000);
INSERT INTO "edition" VALUES ('MID-VAL-1',1,'76d8c6179e77eb85',1790000000000);
INSERT INTO "edition" VALUES ('MID-VAL-2',1,'fbc3ad9d1a8d6e50',1790000000000);
INSERT INTO "edition" VALUES ('MID-VAL-3',1,'b421005028adee73',1790000000000);
INSERT INTO "edition" VALUES ('MID-VAL-4',1,'15aa6951be9f470e',1790000000000);
CREATE TABLE memory_head (
    person   TEXT    NOT NULL PRIMARY KEY REFERENCES person (id),
    rules    TEXT    NOT NULL,
    answers  INTEGER NOT NULL,
    editions INTEGER NOT NULL,
    newest   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "memory_head" VALUES ('ann','2 0.212,1.2931,2.3065,8.2956,6.4133,0.8334,3.0194,0.001,1.8722,0.1666,0.796,1.4835,0.0614,0.2629,1.6483,0.6014,1.8729,0.5425,0.0912,0.0658,0.1542 0.9 60000,600000 600000 36500 none 0.3 0.15 0.05 0.03 40',96,239,1790000368000);
CREATE TABLE memory (
    person     TEXT    NOT NULL REFERENCES person (id),
    clause     TEXT    NOT NULL,
    stage      TEXT    NOT NULL CHECK (stage IN ('learning', 'review', 'relearning')),
    step       INTEGER NOT NULL,
    stability  TEXT    NOT NULL,
    difficulty TEXT    NOT NULL,
    last       INTEGER NOT NULL,
    due        INTEGER NOT NULL,
    answers    INTEGER NOT NULL,
    lapses     INTEGER NOT NULL,
    asked      INTEGER NOT NULL,
    right      INTEGER NOT NULL,
    recent     INTEGER NOT NULL,
    known      TEXT    NOT NULL,
    took       INTEGER NOT NULL,
    typical    INTEGER NOT NULL,
    changed    INTEGER NOT NULL,
    PRIMARY KEY (person, clause)
) STRICT, WITHOUT ROWID;
INSERT INTO "memory" VALUES ('ann','BJX-ALLIN-1','learning',0,'0.212','6.4133',1790000232000,1790000292000,1,0,1,0,0,'0.1736111111111111',4000,4000,0);
INSERT INTO "memory" VALUES ('ann','BJX-DEAL-1','learning',0,'0.212','6.4133',1790000200000,1790000260000,1,0,1,0,0,'0.1697674418604651',4000,4000,0);
INSERT INTO "memory" VALUES ('ann','BJX-DEAL-4','learning',0,'0.08335671711031603','8.806304468856837',1790000224000,1790000284000,2,0,2,0,0,'0.1611030478955007',8000,4000,0);
INSERT INTO "memory" VALUES ('ann','BJX-DFOLD-1','learning',1,'0.8281648000472625','7.382336607835277',1790000268000,1790000868000,3,0,3,2,5,'0.8583492045709162',12000,4000,0);
INSERT INTO "memory" VALUES ('ann','BJX-NAT-2','learning',1,'0.24668918777567272','6.402115069296838',1790000200000,1790000800000,2,0,2,1,1,'0.8095055498711793',4000,3000,0);
INSERT INTO "memory" VALUES ('ann','BJX-PASS-1','learning',0,'0.212','6.4133',1790000196000,1790000256000,1,0,1,0,0,'0.1736111111111111',4000,4000,0);
INSERT INTO "memory" VALUES ('ann','BJX-SET-1','review',0,'2.3065','2.1043313908464474',1790000272000,1790173072000,3,0,3,3,7,'0.999',8000,3000,0);
INSERT INTO "memory" VALUES ('ann','BJX-SET-2','review',0,'0.3670544285193914','6.368627342043034',1790000244000,1790086644000,5,0,5,4,15,'0.9963143730205827',16000,3437,0);
INSERT INTO "memory" VALUES ('ann','BJX-SHORT-0','learning',0,'0.212','6.4133',1790000232000,1790000292000,1,0,1,0,0,'0.1736111111111111',4000,4000,0);
INSERT INTO "memory" VALUES ('ann','BJX-SHORT-2','learning',0,'0.007209406358391923','9.936386893812918',1790000272000,1790000332000,5,0,5,0,0,'0.16051407945437432',20000,4000,0);
INSERT INTO "memory" VALUES ('ann','BJX-SHORT-3','relearning',0,'0.279838364951108','9.128074776178583',1790000264000,1790000864000,4,1,4,2,12,'0.3597627916952132',12000,2312,0);
INSERT INTO "memory" VALUES ('ann','BJX-SHORT-4','learning',0,'0.212','6.4133',1790000264000,1790000324000,1,0,1,0,0,'0.1736111111111111',4000,4000,0);
INSERT INTO "memory" VALUES ('ann','BJX-SHORT-5','learning',0,'0.212','6.4133',1790000256000,1790000316000,1,0,1,0,0,'0.16837175792507203',4000,4000,0);
INSERT INTO "memory" VALUES ('ann','BRK-BB-1','learning',0,'0.004414194182798945','9.963809065249762',1790000088000,1790000148000,7,0,7,1,8,'0.16071768412222417',24000,3577,0);
INSERT INTO "memory" VALUES ('ann','BRK-BB-5','learning',0,'0.212','6.4133',1790000072000,1790000132000,1,0,1,0,0,'0.16837175792507203',4000,4000,0);
INSERT INTO "memory" VALUES ('ann','BRK-BJ-1','review',0,'2.3065','2.1112142357853942',1790000028000,1790172828000,2,0,2,2,3,'0.9396155453405767',4000,1000,0);
INSERT INTO "memory" VALUES ('ann','BRK-BJ-3','learning',1,'0.24668918777567272','6.402115069296838',1790000088000,1790000688000,2,0,2,1,1,'0.5195974265065904',4000,3000,0);
INSERT INTO "memory" VALUES ('ann','BRK-DHB-4','learning',0,'0.212','6.4133',1790000048000,1790000108000,1,0,1,0,0,'0.1736111111111111',4000,4000,0);
INSERT INTO "memory" VALUES ('ann','BRK-LOSE-3','learning',0,'0.212','6.4133',1790000016000,1790000076000,1,0,1,0,0,'0.16837175792507203',4000,4000,0);
INSERT INTO "memory" VALUES ('ann','BRK-PAY-1','learning',0,'0.7750839828558983','7.394502741279718',1790000016000,1790000076000,2,0,2,1,2,'0.536053054662379',8000,4000,0);
INSERT INTO "memory" VALUES ('ann','BRK-PHB-1','learning',0,'0.03485140985964797','9.592868765339693',1790000080000,1790000140000,3,0,3,0,0,'0.15872409927323333',12000,4000,0);
INSERT INTO "memory" VALUES ('ann','BRK-PU-1','learning',0,'0.7750839828558983','7.394502741279718',1790000016000,1790000076000,2,0,2,1,2,'0.536053054662379',8000,4000,0);
INSERT INTO "memory" VALUES ('ann','BRK-PU-5','learning',1,'2.3065','2.118103970459015',1790000020000,1790000620000,1,0,1,1,1,'0.8731343283582089',4000,4000,0);
INSERT INTO "memory" VALUES ('ann','BRK-ST-1','learning',1,'0.1031406500778523','8.792726533684817',1790000052000,1790000652000,3,0,3,1,1,'0.5050207628074871',12000,4000,0);
INSERT INTO "memory" VALUES ('ann','BRK-SW-1','review',0,'0.2842063592758949','6.3909413235243795',1790000084000,1790086484000,3,0,3,2,3,'0.9719773669613184',12000,4000,0);
INSERT INTO "memory" VALUES ('ann','BRK-WIN-1','learning',1,'2.3065','2.118103970459015',1790000068000,1790000668000,1,0,1,1,1,'0.9416666666666665',4000,4000,0);
INSERT INTO "memory" VALUES ('ann','IBL-DIS-4','learning',0,'0.03485140985964797','9.592868765339693',1790000336000,1790000396000,3,0,3,0,0,'0.1581902170784817',12000,4000,0);
INSERT INTO "memory" VALUES ('ann','IBL-EH-2','learning',0,'0.08335671711031603','8.806304468856837',1790000352000,1790000412000,2,0,2,0,0,'0.1606213073118567',8000,4000,0);
INSERT INTO "memory" VALUES ('ann','IBL-EH-4','learning',0,'0.212','6.4133',1790000348000,1790000408000,1,0,1,0,0,'0.1721739130434783',4000,4000,0);
INSERT INTO "memory" VALUES ('ann','IBL-SD-4','learning',1,'2.3065','2.118103970459015',1790000304000,1790000904000,1,0,1,1,1,'0.5314960629921259',4000,4000,0);
INSERT INTO "memory" VALUES ('ann','IBL-SEC-4','review',0,'0.004566157585557411','9.957964426516956',1790000368000,1790086768000,22,5,22,12,2812741,'0.631610734088609',72000,2886,0);
INSERT INTO "memory" VALUES ('ann','MID-DBJ-1','learning',1,'0.1031406500778523','8.792726533684817',1790000140000,1790000740000,3,0,3,1,1,'0.5050207628074871',12000,4000,0);
INSERT INTO "memory" VALUES ('ann','MID-DEAL-1','learning',0,'0.2977023926558218','9.12482021240336',1790000132000,1790000192000,4,0,4,2,10,'0.40741082356280056',12000,3250,0);
INSERT INTO "memory" VALUES ('ann','MID-HIT-3','learning',1,'0.24668918777567272','6.402115069296838',1790000172000,1790000772000,2,0,2,1,1,'0.5252288195259329',8000,4000,0);
INSERT INTO "memory" VALUES ('ann','MID-INS-1','learning',1,'2.3065','2.118103970459015',1790000120000,1790000720000,1,0,1,1,1,'0.5314960629921259',0,0,0);
INSERT INTO "memory" VALUES ('ann','MID-INS-2','learning',1,'2.3065','2.118103970459015',1790000116000,1790000716000,1,0,1,1,1,'0.5314960629921259',4000,4000,0);
INSERT INTO "memory" VALUES ('ann','MID-INS-3','learning',0,'0.212','6.4133',1790000144000,1790000204000,1,0,1,0,0,'0.1736111111111111',4000,4000,0);
INSERT INTO "memory" VALUES ('ann','MID-INS-6','relearning',0,'0.06091844497035116','9.579493224918348',1790000160000,1790000760000,6,1,6,3,14,'0.8689310329302365',20000,3437,0);
INSERT INTO "memory" VALUES ('ann','MID-PAY-1','learning',0,'0.7750839828558983','7.394502741279718',1790000144000,1790000204000,2,0,2,1,2,'0.5905963302752288',8000,4000,0);
INSERT INTO "memory" VALUES ('ann','MID-PAY-2','learning',0,'0.212','6.4133',1790000168000,1790000228000,1,0,1,0,0,'0.1736111111111111',4000,4000,0);
INSERT INTO "memory" VALUES ('ann','MID-RES-1','learning',0,'0.7750839828558983','7.394502741279718',1790000176000,1790000236000,2,0,2,1,2,'0.5905963302752288',8000,4000,0);
INSERT INTO "memory" VALUES ('ann','MID-RES-3','learning',1,'0.24668918777567272','6.402115069296838',1790000156000,1790000756000,2,0,2,1,1,'0.8853094169355216',8000,4000,0);
INSERT INTO "memory" VALUES ('ann','MID-RES-4','learning',1,'2.3065','2.118103970459015',1790000176000,1790000776000,1,0,1,1,1,'0.6766304347826086',0,0,0);
CREATE TABLE run (
    person  TEXT    NOT NULL PRIMARY KEY REFERENCES person (id),
    source  TEXT    NOT NULL CHECK (source IN ('practice', 'lesson', 'drill', 'review')),
    game    TEXT    NOT NULL,
    clauses TEXT    NOT NULL CHECK (length(clauses) <= 4096),
    kinds   TEXT    NOT NULL CHECK (length(kinds) <= 1024),
    begun   INTEGER NOT NULL CHECK (begun >= 0)
) STRICT, WITHOUT ROWID;
CREATE TABLE unfinished (
    person TEXT    NOT NULL PRIMARY KEY REFERENCES person (id),
    kind   TEXT    NOT NULL CHECK (kind IN ('payouts', 'round')),
    state  TEXT    NOT NULL CHECK (length(state) BETWEEN 1 AND 65536),
    at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE imported (
    person TEXT    NOT NULL REFERENCES person (id),
    first  INTEGER NOT NULL CHECK (first >= 1),
    last   INTEGER NOT NULL CHECK (last >= first),
    file   TEXT    NOT NULL CHECK (length(file) BETWEEN 1 AND 200),
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, first)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER answer_is_never_changed BEFORE UPDATE ON answer
BEGIN
    SELECT RAISE(ABORT, 'an answer is never changed');
END;
CREATE TRIGGER answer_is_never_deleted BEFORE DELETE ON answer
BEGIN
    SELECT RAISE(ABORT, 'an answer is never deleted');
END;
CREATE TRIGGER edition_is_never_changed BEFORE UPDATE ON edition
BEGIN
    SELECT RAISE(ABORT, 'an edition is never changed');
END;
CREATE TRIGGER edition_is_never_deleted BEFORE DELETE ON edition
BEGIN
    SELECT RAISE(ABORT, 'an edition is never deleted');
END;
CREATE TRIGGER imported_is_never_changed BEFORE UPDATE ON imported
BEGIN
    SELECT RAISE(ABORT, 'an import is never changed');
END;
CREATE TRIGGER imported_is_never_deleted BEFORE DELETE ON imported
BEGIN
    SELECT RAISE(ABORT, 'an import is never deleted');
END;
