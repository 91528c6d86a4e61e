PRAGMA application_id = 1178881095;
PRAGMA user_version = 7;
CREATE TABLE log (
    log_id INTEGER NOT NULL PRIMARY KEY
) STRICT;
INSERT INTO "log" VALUES (1);
CREATE TABLE record (
    log_id INTEGER NOT NULL REFERENCES log (log_id),
    idx    INTEGER NOT NULL CHECK (idx >= 1),
    hash   BLOB    NOT NULL CHECK (length(hash) = 32),
    body   TEXT    NOT NULL CHECK (length(body) BETWEEN 1 AND 65536),
    PRIMARY KEY (log_id, idx)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES (1,1,X'5C6B3D32A4F014C9DE887F57D711E391E6CCBFB0794EF30D992335DE2B5E7BD4','breakout id=breakout-000001 table=B1 dealer=1104 shoe=1 at=2026-01-01T18:00:17Z
1 bet player 7.50
1 bet pair-up 10
2 bet player 20
2 bet sweet-17 25
4 bet dealer 500
5 bet player 15
5 bet pair-up 1
1 deal 7c 9c
2 deal 5c Kc
4 deal 6d 9d
5 deal Ks 4c
dealer deal 4h (Kd)
1 hit Jh
1 take player 7.50
2 stand
4 hit 2d
5 stand
dealer turn Kd
dealer hit 6d
dealer stand
1 take pair-up 10
2 take player 20
2 take sweet-17 25
4 pay dealer 500
5 take player 15
5 take pair-up 1
');
INSERT INTO "record" VALUES (1,2,X'65C66238CCABAC04737BABCCA33C5001DFB3FE2566A17C6273A9514267EAB9DD','breakout id=breakout-000002 table=B4 dealer=1101 shoe=1 at=2026-01-01T18:00:41Z
3 bet dealer 12.50
3 bet breakout-bonus 25
6 bet dealer 5
6 bet pair-up 1
6 bet super-tie 5
3 deal Jc 5d
6 deal Th 4h
dealer deal Js (5s)
dealer peek
3 hit 5s
6 hit 4s
dealer turn 5s
dealer hit 4s
dealer stand
3 take dealer 12.50
3 take breakout-bonus 25
6 pay dealer 5
6 take pair-up 1
6 take super-tie 5
');
INSERT INTO "record" VALUES (1,3,X'0D4F7EC93417D6A4539604946444B259691673F57267C7F11B54DBBE832A6B52','breakout id=breakout-000003 table=B4 dealer=1101 shoe=1 at=2026-01-01T18:00:58Z
3 bet dealer 10
3 bet pair-up 1
3 bet super-tie 5
4 bet dealer 25
5 bet dealer 7.50
5 bet super-tie 10
dealer deal 6c (Td)
5 deal 8h 5s
4 deal 9c Jd
3 deal Ks 4h
3 hit 4h
5 hit Qh
dealer turn Td
dealer hit Th
3 take dealer 10
3 take pair-up 1
3 take super-tie 5
4 take dealer 25
5 push dealer
5 take super-tie 10
5 tip 1
');
INSERT INTO "record" VALUES (1,4,X'89F421C67E252A069B33F82D6B7C011F8413FF1AF94F067A316DCEC94894A72D','breakout id=breakout-000004 table=B1 dealer=1104 shoe=1 at=2026-01-01T18:01:23Z
2 bet dealer 25
4 bet player 15
4 bet sweet-17 1
5 bet player 20
5 bet pair-up 2.50
2 deal 9s Jd
4 deal Qd Kd
5 deal Jh Jc
dealer deal Tc (Kh)
dealer peek
4 split
4.1 deal Qc
4.2 deal 2h
4.1 split
4.1 deal Kc
4.3 deal Td
4.1 split
4.1 deal Ts
4.4 deal Kh
4.1 stand
4.2 stand
4.3 stand
4.4 stand
5 split
5.1 deal Tc
5.2 deal Ac
5.1 stand
5.2 stand
dealer turn Kh
dealer stand
dealer hit Qs
2 pay dealer 25
4.1 push player
4.2 take player 15
4.3 push player
4.4 push player
4 take sweet-17 1
5.1 push player
5.2 pay player 20
5 pay pair-up 7.50
');
INSERT INTO "record" VALUES (1,5,X'9F70583323C42F32CE516CB627E212559616FBCBCCC0FA604C5273BCD45BEB8C','midnight id=midnight-000001 table=M1 dealer=1104 shoe=1 at=2026-01-01T18:00:17Z
2 bet player 25
2 deal 7d 9h
dealer deal 3h
dealer offer insurance
2 stand
dealer hit Js
dealer hit 6s
dealer stand
2 take player 25
');
INSERT INTO "record" VALUES (1,6,X'0B374981E182DE7410ADCC98929EB0DAED47E5D5BADF80F3C47D8FEAA3835FF1','midnight id=midnight-000002 table=M3 dealer=1110 shoe=1 at=2026-01-01T18:00:27Z
1 bet player 25
2 bet player 15
1 deal Th 5d
2 deal Qc Ks
dealer deal 9c
1 hit Th
1 take player 25
2 split
2.1 deal 3s
2.2 deal 9s
2.1 hit Qs
2.1 take player 15
2.2 stand
dealer hit 5d
dealer hit 5c
dealer stand
dealer hit 6s
2.2 push player
');
INSERT INTO "record" VALUES (1,7,X'7D84CFD1DAC325C18FFEA7430CAA4C51E33F5E15683070A39208FF1B2FB66BD9','midnight id=midnight-000003 table=M3 dealer=1110 shoe=1 at=2026-01-01T18:00:50Z
1 bet player 25
3 bet player 5
1 deal Jh Ah
3 deal Js 5d
dealer deal 7h
3 hit 8d
3 pay player 5
dealer hit 4h
dealer hit 7s
dealer stand
1 pay player 37.50
');
INSERT INTO "record" VALUES (1,8,X'2C7823AEB6F797F6A92DD3C6BDA1E88E9640501024B30114F95D34292D53E64A','midnight id=midnight-000004 table=M4 dealer=1101 shoe=1 at=2026-01-01T18:01:08Z
2 bet player 5
2 deal 9c Kd
dealer deal 7d
2 stand
dealer hit 6h
dealer hit 2s
dealer hit Th
2 pay player 5
');
INSERT INTO "record" VALUES (1,9,X'58F6FC158AF63253FDD3F6DBCFB6375E8B71E396F95CDF32D2A0B8780AB4D8F0','extreme id=extreme-000001 table=X1 dealer=1104 shoe=1 at=2026-01-01T18:00:17Z minimum=25 mode=tournament left=96
dealer chips 2000
1 chips 425
1 blind 37.50
2 chips 75
2 blind 25
3 blind 50
4 chips 425
4 blind 25
5 chips 25
5 blind 25
6 chips 675
6 blind 25
7 chips 525
7 blind 50
1 deal (3s) 5s
2 deal (9s) 4c
3 deal (9d) Kd
4 deal (3c) Kc
5 deal (Qs) Th
6 deal (2s) Jc
7 deal (3d) As
dealer deal (Qd) (6d)
dealer turn Qd
1 check
2 raise 50
3 raise 62.50
4 check
5 check
6 check
7 check
dealer play
1 turn 3s
2 turn 9s
3 turn 9d
4 turn 3c
5 turn Qs
6 turn 2s
7 turn 3d
1 hit 8c
1 hit 6s
1 take blind 37.50
2 hit 7c
2 stand
3 hit 8h
3 take blind 50
3 take double-up 62.50
4 hit Ks
4 take blind 25
5 hit Td
5 take blind 25
6 hit Ac
6 hit Kd
6 take blind 25
7 stand
dealer turn 6d
dealer hit 9c
2 pay blind 25
2 pay double-up 50
7 pay blind 50
');
INSERT INTO "record" VALUES (1,10,X'A3C2B4DBD21431B6D1E257A78C0D10FA9C456182CC84673E8C126F75C5EFF8C8','extreme id=extreme-000002 table=X1 dealer=1104 shoe=1 at=2026-01-01T18:00:46Z minimum=5 mode=tournament
dealer chips 2.50
6 blind 7.50
6 deal (Kc) 6s
dealer deal (2c) (3c)
dealer turn 2c
6 check
dealer play
6 turn Kc
6 stand
dealer turn 3c
dealer hit 8s
dealer hit 3s
dealer hit 6s
6 pay blind 2.50
6 return blind 7.50
');
INSERT INTO "record" VALUES (1,11,X'0F22B58CCD933CBF1DDE77CDE2E228068F21087E5445A0C2CB0B0CD746422B8A','extreme id=extreme-000003 table=X4 dealer=1101 shoe=1 at=2026-01-01T18:01:06Z minimum=10 mode=tournament
dealer chips 700
1 blind 20
2 blind 10
3 blind 10
4 blind 10
6 blind 20
7 blind 10
1 deal (Tc) Ks
2 deal (As) Th
3 deal (3s) Qc
4 deal (3c) 7s
6 deal (5c) 3h
7 deal (7h) 3d
dealer deal (4c) (5d)
dealer turn 4c
1 check
2 check
3 check
4 raise 10
6 check
7 raise 15
dealer play
1 turn Tc
2 turn As
3 turn 3s
4 turn 3c
6 turn 5c
7 turn 7h
2 pay blind 15
1 split
1.1 deal Kh
1.2 deal Qh
1.1 hit Ac
1.1 stand
1.2 split
1.2 deal Jd
1.3 deal Ah
1.2 split
1.2 deal Qc
1.4 deal Qs
1.2 split
1.2 deal 5c
1.5 deal Kd
1.2 stand
1.3 hit 5d
1.3 stand
1.4 hit 4s
1.4 take double-up 20
1.5 split
1.5 deal 7c
1.6 deal As
1.5 hit Qd
1.5 take double-up 20
1.6 stand
3 stand
4 hit Th
4 stand
6 hit Ts
6 stand
7 hit 6c
7 stand
dealer turn 5d
dealer hit 9c
dealer stand
1.2 take double-up 20
1.3 take double-up 20
3 take blind 10
6 take blind 20
7 take blind 10
7 take double-up 15
1.1 pay blind 20
1.6 pay double-up 20
4 pay blind 10
4 pay double-up 10
');
INSERT INTO "record" VALUES (1,12,X'A08249E1B095AC34EAFA1A9DE1AFAD3F95D759830F9544BA96CD9FFD893B5A96','extreme id=extreme-000004 table=X1 dealer=1104 shoe=1 at=2026-01-01T18:01:16Z minimum=25 mode=regular passes=1:3,3:2
dealer chips 12.50
2 chips 450
2 blind 50
3 chips 12.50
3 pass
5 blind 37.50
6 pass
7 chips 25
7 blind 25
2 deal (9d) Kc
5 deal (Ac) Tc
7 deal (Js) Ks
dealer deal (Qc) (Qh)
dealer offer insurance
dealer turn Qc
2 raise 400
5 check
7 check
dealer play
2 turn 9d
5 turn Ac
7 turn Js
2 hit Kd
2 take blind 50
2 take double-up 400
7 hit Kh
7 take blind 25
dealer turn Qh
5 pay blind 56.25
');
INSERT INTO "record" VALUES (1,13,X'2597DDEFBD76AF10843C2B436809F288C31031E9E59CCB34131B26F9AAFE5E4D','league id=league-000001 table=L1 dealer=1104 shoe=1 at=2026-01-01T18:00:17Z minimum=2.50 hand=1 start=3 prizes=1,2,3 seats=4
2 chips 125
3 chips 125
4 chips 125
6 chips 125
3 bet player 2.50
4 bet player 2.50
6 bet player 87.50
2 bet player 120
3 deal 5s Jh
4 deal 4c Ts
6 deal 7s Qh
2 deal Js 2h
dealer deal Qc (2d)
dealer peek
3 surrender
3 take player 1.25
3 return player 1.25
4 hit 7s
4 stand
3 disconnect
6 stand
2 hit 8d
2 stand
dealer turn 2d
dealer hit Ad
dealer hit Jc
2 pay player 120
4 pay player 2.50
6 pay player 87.50
');
INSERT INTO "record" VALUES (1,14,X'882FE1C76984973FA142B51D29A479A077B655B43437C2631955330986A5B4C9','league id=league-000002 table=L1 dealer=1104 shoe=1 at=2026-01-01T18:00:31Z minimum=2.50 hand=2 start=4 prizes=1,2,3 seats=4
2 chips 245
3 chips 123.75
4 chips 127.50
6 chips 212.50
3 disconnect
4 secret 50
6 bet player 2.50
2 secret 2.50
3 bet player 2.50
4 deal Qh 7c
6 deal 9s 2s
2 deal 2h 6s
3 deal 2d 4d
dealer deal 6s (Tc)
4 hit 8h
6 double 3d
2 hit Th
2 hit Jh
3 hit Kc
3 stand
dealer turn Tc
dealer hit 6h
2 take player 2.50
3 pay player 3
4 take player 50
6 pay player 5
');
INSERT INTO "record" VALUES (1,15,X'67C03272267EF62FAC29DC77D8D829A606DEEADCB1235C78CF29070B532D355A','league id=league-000003 table=L1 dealer=1104 shoe=1 at=2026-01-01T18:00:50Z minimum=2.50 hand=3 start=6 prizes=1,2,3 seats=4 secrets=2,4
2 chips 242.50
3 chips 126.25
4 chips 77.50
6 chips 217.50
3 disconnect
6 bet player 217.50
2 bet player 7.50
4 bet player 2.50
4 bet player 7.50
3 bet player 2.50
6 deal 4c Kh
2 deal Ts 6h
3 deal 7s Qc
4 deal Ad 6c
dealer deal Qh (3h)
dealer peek
6 hit 6s
6 stand
2 hit Ah
2 stand
3 stand
4 hit 5c
4 hit 6s
4 stand
dealer turn 3h
dealer hit 7h
dealer stand
2 take player 7.50
3 take player 2.50
4 take player 10
6 pay player 217.50
');
INSERT INTO "record" VALUES (1,16,X'2F9408F2969C57BDA7066970EC616DDA6BE1FBFCB897501B236997F138D3E68A','league id=league-000004 table=L1 dealer=1104 shoe=1 at=2026-01-01T18:01:10Z minimum=2.50 hand=4 start=2 prizes=1,2,3 seats=4 secrets=2,4
2 chips 235
3 chips 123.75
4 chips 67.50
6 chips 217.50
3 disconnect
2 bet player 167.50
4 bet player 2.50
6 bet player 70
3 bet player 2.50
2 deal Qs 3s
3 deal 3c 7h
4 deal 3s 6h
6 deal 8h As
dealer deal Th (8s)
dealer peek
2 hit Ts
2 take player 167.50
6 disconnect
3 hit 3s
3 stand
4 hit Qc
4 stand
6 stand
dealer turn 8s
dealer stand
3 take player 2.50
4 pay player 2.50
6 pay player 70
');
INSERT INTO "record" VALUES (1,17,X'9301C98F85AC31CC3C08958B772C088394834E46936EAFE97F2E6A40158914D9','account case=account:f1 by=f1 at=2026-03-15T08:00:00Z
4cd2fc6f11da378d97a397f638d5e11a623d6a4745c33750b583050ef9f70011
');
INSERT INTO "record" VALUES (1,18,X'C293670799165AEE161B1EF8A9C70E62EE4A4C30DB91898DFD9545167E69EE08','account case=account:r1 by=f1 at=2026-03-15T08:00:00Z
b987e0ac3c93c1f7b9e2f6cbbd7c81e8227bde22a9b351b0c1cb4af61e3a5196
');
INSERT INTO "record" VALUES (1,19,X'08FA6778B1E317FD912B83A732844B73B39CA7B70F15B3F7B386C901BF172DC9','account case=account:r2 by=f1 at=2026-03-15T08:00:00Z
31f8278633fb736ce89d3a26a3d4f2904a43eabbe873cfe60896b5fdff835a5a
');
INSERT INTO "record" VALUES (1,20,X'46A51F27D067DEF5429235DE8DDF60018F28B4664D905FB7C58E994F9C546739','case about=3 case=C-7 by=f1 at=2026-03-15T10:00:00Z
1 open claimant=g17 deadline=2026-03-20T23:59:59Z account=log
I had a natural.
');
INSERT INTO "record" VALUES (1,21,X'DC2CCF683E49FA8B1E747B877518B5F5EE59052B7D4E06BE3838D38823579AF3','case about=3 case=C-7 by=r1 at=2026-03-15T11:00:00Z
2 review commitment=b72b0cc2076039f1329c0440c21e6b26bc967bbc2a325ec67839d55b810bceca account=log
');
INSERT INTO "record" VALUES (1,22,X'BD8884ADD06A58AD3B7DF2845F6C04740C1D31EFA4276AEE2B2FE65FD37D5994','case about=3 case=C-7 by=r2 at=2026-03-15T11:00:00Z
3 review commitment=cfb4d4170245e4870ad7b78b5f7a7b19bf0001a4ec6138a20f359f678540078e account=log
');
INSERT INTO "record" VALUES (1,23,X'01B30A29F93F1D65A572FCE9A4A62114307E90AD2971D4E036F2F3CC29BF465D','case about=3 case=C-7 by=r1 at=2026-03-15T12:00:00Z
4 reveal salt=f2764ae6b13fabcd86e95d6be91da22b2d962b50da5b98776add465d660077b0
It was due, says r1.
');
INSERT INTO "record" VALUES (1,24,X'4C5A7528A23080E7A73E6828494D1CBCCAF83AAE3351254A8E868B4B93EAD90B','case about=3 case=C-7 by=r2 at=2026-03-15T12:00:00Z
5 reveal salt=f1025b39e29489e1331f6935a8751231c45ecd1668b97a1bd2a2cb97bc04cb0f
It was due, says r2.
');
INSERT INTO "record" VALUES (1,25,X'05CC882E43EC83E2D31EE92A0E881683AED6FEDB1F255C6C5CC1BB82E0AD2B54','verdict about=3 case=C-7 by=f1 at=2026-03-15T13:00:00Z
6 decide account=log
Pay the wager.
');
INSERT INTO "record" VALUES (1,26,X'5136CB132E97DC1CDC72181D7710215078129E8A7F4809370B02826F021BD46B','case about=3 case=C-7 by=f1 at=2026-03-15T14:00:00Z
7 close account=log
');
CREATE TABLE wager (
    log_id     INTEGER NOT NULL,
    idx        INTEGER NOT NULL,
    line       INTEGER NOT NULL CHECK (line >= 1),
    who        TEXT    NOT NULL,
    wager      TEXT    NOT NULL,
    standing   TEXT    NOT NULL,
    ruled      TEXT    NOT NULL,
    claimed    TEXT,
    difference INTEGER NOT NULL,
    clause     TEXT,
    misreading TEXT,
    PRIMARY KEY (log_id, idx, line),
    FOREIGN KEY (log_id, idx) REFERENCES hand (log_id, idx)
) STRICT, WITHOUT ROWID;
INSERT INTO "wager" VALUES (1,1,1,'1','player','right','take 7.50','take 7.50',0,'BRK-PAY-1',NULL);
INSERT INTO "wager" VALUES (1,1,2,'1','pair-up','right','take 10','take 10',0,'BRK-PU-1',NULL);
INSERT INTO "wager" VALUES (1,1,3,'2','player','right','take 20','take 20',0,'BRK-PAY-1',NULL);
INSERT INTO "wager" VALUES (1,1,4,'2','sweet-17','right','take 25','take 25',0,'BRK-SW-1',NULL);
INSERT INTO "wager" VALUES (1,1,5,'4','dealer','right','pay 500','pay 500',0,'BRK-WIN-1',NULL);
INSERT INTO "wager" VALUES (1,1,6,'5','player','right','take 15','take 15',0,'BRK-PAY-1',NULL);
INSERT INTO "wager" VALUES (1,1,7,'5','pair-up','right','take 1','take 1',0,'BRK-PU-1',NULL);
INSERT INTO "wager" VALUES (1,2,1,'3','dealer','right','take 12.50','take 12.50',0,'BRK-LOSE-1',NULL);
INSERT INTO "wager" VALUES (1,2,2,'3','breakout-bonus','right','take 25','take 25',0,'BRK-BB-1',NULL);
INSERT INTO "wager" VALUES (1,2,3,'6','dealer','right','pay 5','pay 5',0,'BRK-WIN-1',NULL);
INSERT INTO "wager" VALUES (1,2,4,'6','pair-up','right','take 1','take 1',0,'BRK-PU-1',NULL);
INSERT INTO "wager" VALUES (1,2,5,'6','super-tie','right','take 5','take 5',0,'BRK-ST-1',NULL);
INSERT INTO "wager" VALUES (1,3,1,'3','dealer','right','take 10','take 10',0,'BRK-LOSE-1',NULL);
INSERT INTO "wager" VALUES (1,3,2,'3','pair-up','right','take 1','take 1',0,'BRK-PU-1',NULL);
INSERT INTO "wager" VALUES (1,3,3,'3','super-tie','right','take 5','take 5',0,'BRK-ST-1',NULL);
INSERT INTO "wager" VALUES (1,3,4,'4','dealer','right','take 25','take 25',0,'BRK-LOSE-1',NULL);
INSERT INTO "wager" VALUES (1,3,5,'5','dealer','right','push','push',0,'BRK-PUSH-2',NULL);
INSERT INTO "wager" VALUES (1,3,6,'5','super-tie','wrong outcome','pay 10','take 10',-2000,'BRK-ST-11',NULL);
INSERT INTO "wager" VALUES (1,3,7,'5','tip','right','tip 1','tip 1',0,'BRK-ST-6',NULL);
INSERT INTO "wager" VALUES (1,4,1,'2','dealer','right','pay 25','pay 25',0,'BRK-WIN-1',NULL);
INSERT INTO "wager" VALUES (1,4,2,'4.1','player','right','push','push',0,'BRK-PAY-1',NULL);
INSERT INTO "wager" VALUES (1,4,3,'4.2','player','right','take 15','take 15',0,'BRK-PAY-1',NULL);
INSERT INTO "wager" VALUES (1,4,4,'4.3','player','right','push','push',0,'BRK-PAY-1',NULL);
INSERT INTO "wager" VALUES (1,4,5,'4.4','player','right','push','push',0,'BRK-PAY-1',NULL);
INSERT INTO "wager" VALUES (1,4,6,'4','sweet-17','right','take 1','take 1',0,'BRK-SW-1',NULL);
INSERT INTO "wager" VALUES (1,4,7,'5.1','player','right','push','push',0,'BRK-PAY-1',NULL);
INSERT INTO "wager" VALUES (1,4,8,'5.2','player','right','pay 20','pay 20',0,'BRK-PAY-1',NULL);
INSERT INTO "wager" VALUES (1,4,9,'5','pair-up','right','pay 7.50','pay 7.50',0,'BRK-PU-1',NULL);
INSERT INTO "wager" VALUES (1,5,1,'2','player','right','take 25','take 25',0,'MID-RES-3',NULL);
INSERT INTO "wager" VALUES (1,6,1,'1','player','right','take 25','take 25',0,'MID-HIT-3',NULL);
INSERT INTO "wager" VALUES (1,6,2,'2.1','player','right','take 15','take 15',0,'MID-HIT-3',NULL);
INSERT INTO "wager" VALUES (1,6,3,'2.2','player','right','push','push',0,'MID-RES-4',NULL);
INSERT INTO "wager" VALUES (1,7,1,'3','player','wrong outcome','take 5','pay 5',1000,'MID-HIT-3',NULL);
INSERT INTO "wager" VALUES (1,7,2,'1','player','right','pay 37.50','pay 37.50',0,'MID-PAY-1',NULL);
INSERT INTO "wager" VALUES (1,8,1,'2','player','right','pay 5','pay 5',0,'MID-RES-1',NULL);
INSERT INTO "wager" VALUES (1,9,1,'1','blind','right','take 37.50','take 37.50',0,'BJX-BUST-1',NULL);
INSERT INTO "wager" VALUES (1,9,2,'3','blind','right','take 50','take 50',0,'BJX-BUST-1',NULL);
INSERT INTO "wager" VALUES (1,9,3,'3','double-up','right','take 62.50','take 62.50',0,'BJX-BUST-1',NULL);
INSERT INTO "wager" VALUES (1,9,4,'4','blind','right','take 25','take 25',0,'BJX-BUST-1',NULL);
INSERT INTO "wager" VALUES (1,9,5,'5','blind','right','take 25','take 25',0,'BJX-BUST-1',NULL);
INSERT INTO "wager" VALUES (1,9,6,'6','blind','right','take 25','take 25',0,'BJX-BUST-1',NULL);
INSERT INTO "wager" VALUES (1,9,7,'2','blind','right','pay 25','pay 25',0,'BJX-SET-2',NULL);
INSERT INTO "wager" VALUES (1,9,8,'2','double-up','right','pay 50','pay 50',0,'BJX-SET-2',NULL);
INSERT INTO "wager" VALUES (1,9,9,'7','blind','right','pay 50','pay 50',0,'BJX-SET-2',NULL);
INSERT INTO "wager" VALUES (1,10,1,'6','blind','right','pay 2.50, return 7.50','pay 2.50, return 7.50',0,'BJX-SHORT-3',NULL);
INSERT INTO "wager" VALUES (1,11,1,'2','blind','right','pay 15','pay 15',0,'BJX-NAT-2',NULL);
INSERT INTO "wager" VALUES (1,11,2,'1.4','double-up','right','take 20','take 20',0,'BJX-BUST-1',NULL);
INSERT INTO "wager" VALUES (1,11,3,'1.5','double-up','right','take 20','take 20',0,'BJX-BUST-1',NULL);
INSERT INTO "wager" VALUES (1,11,4,'1.2','double-up','right','take 20','take 20',0,'BJX-SET-1',NULL);
INSERT INTO "wager" VALUES (1,11,5,'1.3','double-up','right','take 20','take 20',0,'BJX-SET-1',NULL);
INSERT INTO "wager" VALUES (1,11,6,'3','blind','right','take 10','take 10',0,'BJX-SET-1',NULL);
INSERT INTO "wager" VALUES (1,11,7,'6','blind','wrong outcome','push','take 20',-2000,'BJX-SET-3','extreme-tie-taken');
INSERT INTO "wager" VALUES (1,11,8,'7','blind','right','take 10','take 10',0,'BJX-SET-1',NULL);
INSERT INTO "wager" VALUES (1,11,9,'7','double-up','right','take 15','take 15',0,'BJX-SET-1',NULL);
INSERT INTO "wager" VALUES (1,11,10,'1.1','blind','right','pay 20','pay 20',0,'BJX-SET-2',NULL);
INSERT INTO "wager" VALUES (1,11,11,'1.6','double-up','right','pay 20','pay 20',0,'BJX-SPLIT-4',NULL);
INSERT INTO "wager" VALUES (1,11,12,'4','blind','right','pay 10','pay 10',0,'BJX-SET-2',NULL);
INSERT INTO "wager" VALUES (1,11,13,'4','double-up','right','pay 10','pay 10',0,'BJX-SET-2',NULL);
INSERT INTO "wager" VALUES (1,12,1,'2','blind','right','take 50','take 50',0,'BJX-BUST-1',NULL);
INSERT INTO "wager" VALUES (1,12,2,'2','double-up','right','take 400','take 400',0,'BJX-BUST-1',NULL);
INSERT INTO "wager" VALUES (1,12,3,'7','blind','right','take 25','take 25',0,'BJX-BUST-1',NULL);
INSERT INTO "wager" VALUES (1,12,4,'5','blind','right','pay 56.25','pay 56.25',0,'BJX-NAT-2',NULL);
INSERT INTO "wager" VALUES (1,13,1,'3','player','right','take 1.25, return 1.25','take 1.25, return 1.25',0,'AMB-IBL-28',NULL);
INSERT INTO "wager" VALUES (1,13,2,'2','player','right','pay 120','pay 120',0,'AMB-IBL-28',NULL);
INSERT INTO "wager" VALUES (1,13,3,'4','player','right','pay 2.50','pay 2.50',0,'AMB-IBL-28',NULL);
INSERT INTO "wager" VALUES (1,13,4,'6','player','right','pay 87.50','pay 87.50',0,'AMB-IBL-28',NULL);
INSERT INTO "wager" VALUES (1,14,1,'2','player','right','take 2.50','take 2.50',0,'AMB-IBL-28',NULL);
INSERT INTO "wager" VALUES (1,14,2,'3','player','wrong amount','pay 2.50','pay 3',50,'AMB-IBL-28','league-rounds-the-half-up');
INSERT INTO "wager" VALUES (1,14,3,'4','player','right','take 50','take 50',0,'AMB-IBL-28',NULL);
INSERT INTO "wager" VALUES (1,14,4,'6','player','right','pay 5','pay 5',0,'AMB-IBL-28',NULL);
INSERT INTO "wager" VALUES (1,15,1,'2','player','right','take 7.50','take 7.50',0,'AMB-IBL-28',NULL);
INSERT INTO "wager" VALUES (1,15,2,'3','player','right','take 2.50','take 2.50',0,'AMB-IBL-28',NULL);
INSERT INTO "wager" VALUES (1,15,3,'4','player','right','take 10','take 10',0,'AMB-IBL-28',NULL);
INSERT INTO "wager" VALUES (1,15,4,'6','player','wrong outcome','push','pay 217.50',21750,'AMB-IBL-28',NULL);
INSERT INTO "wager" VALUES (1,16,1,'2','player','right','take 167.50','take 167.50',0,'AMB-IBL-28',NULL);
INSERT INTO "wager" VALUES (1,16,2,'3','player','right','take 2.50','take 2.50',0,'AMB-IBL-28',NULL);
INSERT INTO "wager" VALUES (1,16,3,'4','player','right','pay 2.50','pay 2.50',0,'AMB-IBL-28',NULL);
INSERT INTO "wager" VALUES (1,16,4,'6','player','right','pay 70','pay 70',0,'AMB-IBL-28',NULL);
CREATE TABLE log_head (
    log_id   INTEGER NOT NULL PRIMARY KEY REFERENCES log (log_id),
    size     INTEGER NOT NULL CHECK (size >= 0),
    frontier BLOB    NOT NULL
) STRICT;
INSERT INTO "log_head" VALUES (1,26,X'C5A25ADB1C449C5706501D438559FAC871B3DC08B7D71F9E1160C66DA189DEFD4C4569BB74FD3D85729A08B283DB91B4DA22226DDAF9A33662DF3DCE7AA459592BC6B3ADD86B1CD71436FFAD6DB40DFF1DCC82FC1FD5E7EF827C01730DCAEDD6');
CREATE TABLE node (
    log_id INTEGER NOT NULL,
    level  INTEGER NOT NULL CHECK (level >= 1),
    n      INTEGER NOT NULL CHECK (n >= 0),
    hash   BLOB    NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (log_id, level, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE signer (
    log_id INTEGER NOT NULL,
    n      INTEGER NOT NULL CHECK (n >= 1),
    vkey   TEXT    NOT NULL,
    PRIMARY KEY (log_id, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "signer" VALUES (1,1,'casino.example/pit+c6904700+AStlStecKPPsd8pOdS2MOwZjf/D2Zdh7nEXeBnxuha57');
CREATE TABLE checkpoint (
    log_id INTEGER NOT NULL,
    size   INTEGER NOT NULL CHECK (size >= 1),
    root   BLOB    NOT NULL CHECK (length(root) = 32),
    note   TEXT    NOT NULL,
    PRIMARY KEY (log_id, size)
) STRICT, WITHOUT ROWID;
INSERT INTO "checkpoint" VALUES (1,26,X'21ADBFD5CB8F12E98CFA167EE9FBE77EFC6CAC140C5D171C5F1208598F486397','casino.example/pit
26
Ia2/1cuPEumM+hZ+6fvnfvxsrBQMXRccXxIIWY9IY5c=

— casino.example/pit xpBHAHQxXbzgeMs+AcM0A+ZV/kN0LPR4QeBnetyjs72gQ72KV1iE51MKel0+4i76DZ6s8QlJJLJ+2xY9P5MR2BXlwAU=
');
CREATE TABLE cosignature (
    log_id  INTEGER NOT NULL,
    size    INTEGER NOT NULL,
    witness TEXT    NOT NULL,
    line    TEXT    NOT NULL,
    PRIMARY KEY (log_id, size, witness),
    FOREIGN KEY (log_id, size) REFERENCES checkpoint (log_id, size)
) STRICT, WITHOUT ROWID;
CREATE TABLE person (
    log_id INTEGER NOT NULL REFERENCES log (log_id),
    id     TEXT    NOT NULL CHECK (length(id) BETWEEN 1 AND 64),
    name   TEXT    NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    PRIMARY KEY (log_id, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE search_term (
    log_id INTEGER NOT NULL,
    kind   INTEGER NOT NULL,
    word   TEXT    NOT NULL,
    number INTEGER NOT NULL,
    block  INTEGER NOT NULL,
    hands  BLOB    NOT NULL,
    mark   INTEGER NOT NULL,
    PRIMARY KEY (log_id, kind, word, number, block)
) STRICT, WITHOUT ROWID;
CREATE TABLE note_word (
    log_id INTEGER NOT NULL,
    word   TEXT    NOT NULL,
    about  INTEGER NOT NULL,
    idx    INTEGER NOT NULL,
    PRIMARY KEY (log_id, word, about, idx)
) STRICT, WITHOUT ROWID;
INSERT INTO "note_word" VALUES (1,'03',3,20);
INSERT INTO "note_word" VALUES (1,'1',3,20);
INSERT INTO "note_word" VALUES (1,'2',3,21);
INSERT INTO "note_word" VALUES (1,'2026',3,20);
INSERT INTO "note_word" VALUES (1,'20t23',3,20);
INSERT INTO "note_word" VALUES (1,'3',3,22);
INSERT INTO "note_word" VALUES (1,'4',3,23);
INSERT INTO "note_word" VALUES (1,'5',3,24);
INSERT INTO "note_word" VALUES (1,'59',3,20);
INSERT INTO "note_word" VALUES (1,'59z',3,20);
INSERT INTO "note_word" VALUES (1,'6',3,25);
INSERT INTO "note_word" VALUES (1,'7',3,26);
INSERT INTO "note_word" VALUES (1,'a',3,20);
INSERT INTO "note_word" VALUES (1,'account',3,20);
INSERT INTO "note_word" VALUES (1,'account',3,21);
INSERT INTO "note_word" VALUES (1,'account',3,22);
INSERT INTO "note_word" VALUES (1,'account',3,25);
INSERT INTO "note_word" VALUES (1,'account',3,26);
INSERT INTO "note_word" VALUES (1,'b72b0cc2076039f1329c0440c21e6b26bc967bbc2a325ec67839d55b810bceca',3,21);
INSERT INTO "note_word" VALUES (1,'cfb4d4170245e4870ad7b78b5f7a7b19bf0001a4ec6138a20f359f678540078e',3,22);
INSERT INTO "note_word" VALUES (1,'claimant',3,20);
INSERT INTO "note_word" VALUES (1,'close',3,26);
INSERT INTO "note_word" VALUES (1,'commitment',3,21);
INSERT INTO "note_word" VALUES (1,'commitment',3,22);
INSERT INTO "note_word" VALUES (1,'deadline',3,20);
INSERT INTO "note_word" VALUES (1,'decide',3,25);
INSERT INTO "note_word" VALUES (1,'due',3,23);
INSERT INTO "note_word" VALUES (1,'due',3,24);
INSERT INTO "note_word" VALUES (1,'f1025b39e29489e1331f6935a8751231c45ecd1668b97a1bd2a2cb97bc04cb0f',3,24);
INSERT INTO "note_word" VALUES (1,'f2764ae6b13fabcd86e95d6be91da22b2d962b50da5b98776add465d660077b0',3,23);
INSERT INTO "note_word" VALUES (1,'g17',3,20);
INSERT INTO "note_word" VALUES (1,'had',3,20);
INSERT INTO "note_word" VALUES (1,'i',3,20);
INSERT INTO "note_word" VALUES (1,'it',3,23);
INSERT INTO "note_word" VALUES (1,'it',3,24);
INSERT INTO "note_word" VALUES (1,'log',3,20);
INSERT INTO "note_word" VALUES (1,'log',3,21);
INSERT INTO "note_word" VALUES (1,'log',3,22);
INSERT INTO "note_word" VALUES (1,'log',3,25);
INSERT INTO "note_word" VALUES (1,'log',3,26);
INSERT INTO "note_word" VALUES (1,'natural',3,20);
INSERT INTO "note_word" VALUES (1,'open',3,20);
INSERT INTO "note_word" VALUES (1,'pay',3,25);
INSERT INTO "note_word" VALUES (1,'r1',3,23);
INSERT INTO "note_word" VALUES (1,'r2',3,24);
INSERT INTO "note_word" VALUES (1,'reveal',3,23);
INSERT INTO "note_word" VALUES (1,'reveal',3,24);
INSERT INTO "note_word" VALUES (1,'review',3,21);
INSERT INTO "note_word" VALUES (1,'review',3,22);
INSERT INTO "note_word" VALUES (1,'salt',3,23);
INSERT INTO "note_word" VALUES (1,'salt',3,24);
INSERT INTO "note_word" VALUES (1,'says',3,23);
INSERT INTO "note_word" VALUES (1,'says',3,24);
INSERT INTO "note_word" VALUES (1,'the',3,25);
INSERT INTO "note_word" VALUES (1,'wager',3,25);
INSERT INTO "note_word" VALUES (1,'was',3,23);
INSERT INTO "note_word" VALUES (1,'was',3,24);
CREATE TABLE "hand" (
    log_id      INTEGER NOT NULL,
    idx         INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    id          TEXT,
    tbl         TEXT,
    dealer      TEXT,
    shoe        TEXT,
    at          TEXT,
    at_us       INTEGER,
    events      INTEGER NOT NULL,
    wagers      INTEGER NOT NULL,
    standing    TEXT    NOT NULL CHECK (standing = 'right' OR standing = 'wrong' OR standing = 'unclaimed' OR
                                        standing = 'unruled'),
    overpaid    INTEGER NOT NULL CHECK (overpaid >= 0),
    underpaid   INTEGER NOT NULL CHECK (underpaid >= 0),
    faults      INTEGER NOT NULL,
    complete    INTEGER NOT NULL CHECK (complete IN (0, 1)),
    rules       TEXT    NOT NULL,
    fingerprint INTEGER NOT NULL, unit TEXT NOT NULL DEFAULT 'cash' CHECK (unit = 'cash' OR unit = 'chips'),
    PRIMARY KEY (log_id, idx),
    FOREIGN KEY (log_id, idx) REFERENCES record (log_id, idx)
) STRICT, WITHOUT ROWID;
INSERT INTO "hand" VALUES (1,1,'breakout','breakout-000001','B1','1104','1','2026-01-01T18:00:17Z',1767290417000000,26,7,'right',0,0,0,1,'3-6aa1819e0be95ad8-be95',-8860903426259468917,'cash');
INSERT INTO "hand" VALUES (1,2,'breakout','breakout-000002','B4','1101','1','2026-01-01T18:00:41Z',1767290441000000,19,5,'right',0,0,0,1,'3-6aa1819e0be95ad8-be95',-6767346249216864542,'cash');
INSERT INTO "hand" VALUES (1,3,'breakout','breakout-000003','B4','1101','1','2026-01-01T18:00:58Z',1767290458000000,21,7,'wrong',0,2000,0,1,'3-6aa1819e0be95ad8-be95',-9037187377554376760,'cash');
INSERT INTO "hand" VALUES (1,4,'breakout','breakout-000004','B1','1104','1','2026-01-01T18:01:23Z',1767290483000000,40,9,'right',0,0,1,1,'3-6aa1819e0be95ad8-be95',-206927282760680986,'cash');
INSERT INTO "hand" VALUES (1,5,'midnight','midnight-000001','M1','1104','1','2026-01-01T18:00:17Z',1767290417000000,9,1,'right',0,0,1,1,'3-6aa1819e0be95ad8-be95',9172831478618557256,'cash');
INSERT INTO "hand" VALUES (1,6,'midnight','midnight-000002','M3','1110','1','2026-01-01T18:00:27Z',1767290427000000,18,3,'right',0,0,1,1,'3-6aa1819e0be95ad8-be95',-1918460332492395630,'cash');
INSERT INTO "hand" VALUES (1,7,'midnight','midnight-000003','M3','1110','1','2026-01-01T18:00:50Z',1767290450000000,11,2,'wrong',1000,0,0,1,'3-6aa1819e0be95ad8-be95',-5902057439554853340,'cash');
INSERT INTO "hand" VALUES (1,8,'midnight','midnight-000004','M4','1101','1','2026-01-01T18:01:08Z',1767290468000000,8,1,'right',0,0,0,1,'3-6aa1819e0be95ad8-be95',-8363964874209388761,'cash');
INSERT INTO "hand" VALUES (1,9,'extreme','extreme-000001','X1','1104','1','2026-01-01T18:00:17Z',1767290417000000,59,9,'right',0,0,0,1,'3-6aa1819e0be95ad8-be95',3592355150920106447,'chips');
INSERT INTO "hand" VALUES (1,10,'extreme','extreme-000002','X1','1104','1','2026-01-01T18:00:46Z',1767290446000000,15,1,'right',0,0,0,1,'3-6aa1819e0be95ad8-be95',1025369316904841771,'chips');
INSERT INTO "hand" VALUES (1,11,'extreme','extreme-000003','X4','1101','1','2026-01-01T18:01:06Z',1767290466000000,74,13,'wrong',0,2000,0,1,'3-6aa1819e0be95ad8-be95',1543740269174635411,'chips');
INSERT INTO "hand" VALUES (1,12,'extreme','extreme-000004','X1','1104','1','2026-01-01T18:01:16Z',1767290476000000,29,4,'right',0,0,1,1,'3-6aa1819e0be95ad8-be95',-6549606783441766705,'cash');
INSERT INTO "hand" VALUES (1,13,'league','league-000001','L1','1104','1','2026-01-01T18:00:17Z',1767290417000000,29,4,'right',0,0,0,1,'3-6aa1819e0be95ad8-be95',8254828145634229681,'chips');
INSERT INTO "hand" VALUES (1,14,'league','league-000002','L1','1104','1','2026-01-01T18:00:31Z',1767290431000000,26,4,'wrong',50,0,0,1,'3-6aa1819e0be95ad8-be95',521921762362431823,'chips');
INSERT INTO "hand" VALUES (1,15,'league','league-000003','L1','1104','1','2026-01-01T18:00:50Z',1767290450000000,31,4,'wrong',21750,0,0,1,'3-6aa1819e0be95ad8-be95',-4517016177024014126,'chips');
INSERT INTO "hand" VALUES (1,16,'league','league-000004','L1','1104','1','2026-01-01T18:01:10Z',1767290470000000,28,4,'right',0,0,0,1,'3-6aa1819e0be95ad8-be95',-1115399617512770890,'chips');
CREATE TABLE search_block (
    log_id          INTEGER NOT NULL,
    block           INTEGER NOT NULL CHECK (block >= 0),
    rules           TEXT    NOT NULL,
    terms           INTEGER NOT NULL,
    hands           INTEGER NOT NULL,
    wrong           INTEGER NOT NULL,
    faults          INTEGER NOT NULL,
    overpaid        INTEGER NOT NULL,
    underpaid       INTEGER NOT NULL,
    chips_overpaid  INTEGER NOT NULL,
    chips_underpaid INTEGER NOT NULL,
    mark            INTEGER NOT NULL,
    PRIMARY KEY (log_id, block)
) STRICT, WITHOUT ROWID;
CREATE TABLE account (
    log_id     INTEGER NOT NULL REFERENCES log (log_id),
    id         TEXT    NOT NULL CHECK (length(id) BETWEEN 1 AND 64),
    passphrase TEXT    NOT NULL CHECK (length(passphrase) BETWEEN 1 AND 200),
    PRIMARY KEY (log_id, id)
) STRICT, WITHOUT ROWID;
INSERT INTO "account" VALUES (1,'f1','$argon2id$v=19$m=65536,t=2,p=1$cWsi876vvDQU991U9uEv2w$HSDDzHk6/xb6e3ZBBXZjQGd/NYSYFzU6tg4R6177qdc');
INSERT INTO "account" VALUES (1,'r1','$argon2id$v=19$m=65536,t=2,p=1$P5T8ofX4N9cyedZSE+wdTQ$JsAKXDd0f8G5T+j4BYA1ujBoVUrmqJCKnrFyyM5pYF4');
INSERT INTO "account" VALUES (1,'r2','$argon2id$v=19$m=65536,t=2,p=1$hO7iJwwSR2SZ+LPOgifVYA$PUhURqTHadf8uyEhh23PeQsYm0MSw1umMDhKNvnnJkU');
CREATE TABLE "entry" (
    log_id  INTEGER NOT NULL,
    idx     INTEGER NOT NULL,
    kind    TEXT    NOT NULL CHECK (kind IN ('correction', 'note', 'case', 'verdict', 'office', 'account')),
    about   INTEGER,
    case_id TEXT,
    PRIMARY KEY (log_id, idx),
    FOREIGN KEY (log_id, idx) REFERENCES record (log_id, idx)
) STRICT, WITHOUT ROWID;
INSERT INTO "entry" VALUES (1,17,'account',NULL,'account:f1');
INSERT INTO "entry" VALUES (1,18,'account',NULL,'account:r1');
INSERT INTO "entry" VALUES (1,19,'account',NULL,'account:r2');
INSERT INTO "entry" VALUES (1,20,'case',3,'C-7');
INSERT INTO "entry" VALUES (1,21,'case',3,'C-7');
INSERT INTO "entry" VALUES (1,22,'case',3,'C-7');
INSERT INTO "entry" VALUES (1,23,'case',3,'C-7');
INSERT INTO "entry" VALUES (1,24,'case',3,'C-7');
INSERT INTO "entry" VALUES (1,25,'verdict',3,'C-7');
INSERT INTO "entry" VALUES (1,26,'case',3,'C-7');
CREATE TRIGGER record_is_never_changed BEFORE UPDATE ON record
BEGIN
    SELECT RAISE(ABORT, 'a hand in the log is never changed');
END;
CREATE TRIGGER record_is_never_deleted BEFORE DELETE ON record
BEGIN
    SELECT RAISE(ABORT, 'a hand in the log is never deleted');
END;
CREATE TRIGGER log_head_only_grows BEFORE UPDATE ON log_head
WHEN NEW.size <= OLD.size OR NEW.log_id <> OLD.log_id
BEGIN
    SELECT RAISE(ABORT, 'a log only grows');
END;
CREATE TRIGGER log_head_is_never_deleted BEFORE DELETE ON log_head
BEGIN
    SELECT RAISE(ABORT, 'a log only grows');
END;
CREATE TRIGGER node_is_never_changed BEFORE UPDATE ON node
BEGIN
    SELECT RAISE(ABORT, 'a hash of the ledger is never changed');
END;
CREATE TRIGGER node_is_never_deleted BEFORE DELETE ON node
BEGIN
    SELECT RAISE(ABORT, 'a hash of the ledger is never deleted');
END;
CREATE TRIGGER signer_is_never_changed BEFORE UPDATE ON signer
BEGIN
    SELECT RAISE(ABORT, 'a key of the ledger is never changed');
END;
CREATE TRIGGER signer_is_never_deleted BEFORE DELETE ON signer
BEGIN
    SELECT RAISE(ABORT, 'a key of the ledger is never deleted');
END;
CREATE TRIGGER checkpoint_is_never_changed BEFORE UPDATE ON checkpoint
BEGIN
    SELECT RAISE(ABORT, 'a checkpoint is never changed');
END;
CREATE TRIGGER checkpoint_is_never_deleted BEFORE DELETE ON checkpoint
BEGIN
    SELECT RAISE(ABORT, 'a checkpoint is never deleted');
END;
CREATE TRIGGER cosignature_is_never_changed BEFORE UPDATE ON cosignature
BEGIN
    SELECT RAISE(ABORT, 'a cosignature is never changed');
END;
CREATE TRIGGER cosignature_is_never_deleted BEFORE DELETE ON cosignature
BEGIN
    SELECT RAISE(ABORT, 'a cosignature is never deleted');
END;
CREATE UNIQUE INDEX hand_by_id ON hand (log_id, id);
CREATE INDEX hand_by_fingerprint ON hand (log_id, fingerprint) WHERE id IS NULL;
CREATE INDEX entry_by_hand ON entry (log_id, about);
CREATE INDEX entry_by_case ON entry (log_id, case_id);
