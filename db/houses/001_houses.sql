-- Logs of many houses in one database of a PostgreSQL server, 15 or newer. A house's records are the leaves
-- of its log's tree (RFC 6962), as in the house's own file; what arrives is hashed here again, by functions
-- that share nothing with the program's, and is refused unless it is what a checkpoint says.
--
-- fairdeal_owner owns all of it and logs in nowhere; fairdeal_shipper may call ship() and read the logs it
-- shipped; fairdeal_reader may read every log. People and programs get login roles of their own that are
-- members of one of the two. Roles belong to the whole server: they may be there already.

DO $$
DECLARE
    wanted TEXT;
BEGIN
    FOREACH wanted IN ARRAY ARRAY['fairdeal_owner', 'fairdeal_shipper', 'fairdeal_reader'] LOOP
        IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = wanted) THEN
            EXECUTE pg_catalog.format('CREATE ROLE %I NOLOGIN', wanted);
        END IF;
    END LOOP;
    IF NOT pg_catalog.pg_has_role(current_user, 'fairdeal_owner', 'MEMBER') THEN
        EXECUTE pg_catalog.format('GRANT fairdeal_owner TO %I', current_user);
    END IF;
END $$;

CREATE SCHEMA fairdeal AUTHORIZATION fairdeal_owner;
SET LOCAL ROLE fairdeal_owner;

-- The database itself, one row: which version these tables are of, and a name that no other database has
-- and that a restored one keeps.
CREATE TABLE fairdeal.about (
    one       INTEGER PRIMARY KEY CHECK (one = 1),
    version   BIGINT NOT NULL,
    server_id TEXT NOT NULL
);
INSERT INTO fairdeal.about VALUES (1, 1, pg_catalog.gen_random_uuid()::TEXT);

-- A log under the name that its checkpoints bear, the public key that signs them (vkey), who ships it, and
-- how many records are here. frontier: the roots of the perfect subtrees of that size, left to right, 32
-- bytes each, so that a root costs what arrives and not what is here.
CREATE TABLE fairdeal.log (
    log_id   TEXT COLLATE "C" PRIMARY KEY CHECK (log_id <> ''),
    vkey     TEXT COLLATE "C" NOT NULL,
    shipper  TEXT COLLATE "C" NOT NULL,
    size     BIGINT NOT NULL CHECK (size >= 0),
    frontier BYTEA NOT NULL
);

-- A partition for each log, or for some, may be made beside the one that takes the rest.
CREATE TABLE fairdeal.record (
    log_id TEXT COLLATE "C" NOT NULL,
    idx    BIGINT NOT NULL CHECK (idx >= 1),
    record BYTEA NOT NULL CHECK (pg_catalog.length(record) BETWEEN 1 AND 65536),
    leaf   BYTEA NOT NULL CHECK (pg_catalog.length(leaf) = 32),
    PRIMARY KEY (log_id, idx)
) PARTITION BY LIST (log_id);
CREATE TABLE fairdeal.record_here PARTITION OF fairdeal.record DEFAULT;

-- Checkpoints that the records here reach: note is the signed text, whose signature no function here checks.
CREATE TABLE fairdeal.checkpoint (
    log_id TEXT COLLATE "C" NOT NULL,
    size   BIGINT NOT NULL CHECK (size >= 1),
    root   BYTEA NOT NULL CHECK (pg_catalog.length(root) = 32),
    note   TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (log_id, size)
);

-- SHA-256 of 0x01 and the two.
CREATE FUNCTION fairdeal.node_hash(left_hash BYTEA, right_hash BYTEA) RETURNS BYTEA
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN pg_catalog.sha256('\x01'::BYTEA || left_hash || right_hash);

-- The frontier of a tree of `size` leaves that has grown by more of them.
CREATE FUNCTION fairdeal.grown(size BIGINT, frontier BYTEA, leaves BYTEA[]) RETURNS BYTEA
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    hashes  BYTEA[] := ARRAY[]::BYTEA[];
    depth   INTEGER := length(frontier) / 32;
    carries BIGINT;
    hash    BYTEA;
    bytes   BYTEA := '\x';
BEGIN
    FOR i IN 1 .. depth LOOP
        hashes[i] := substr(frontier, i * 32 - 31, 32);
    END LOOP;
    FOREACH hash IN ARRAY leaves LOOP
        carries := size;
        WHILE carries & 1 = 1 LOOP
            hash := sha256('\x01'::BYTEA || hashes[depth] || hash);
            depth := depth - 1;
            carries := carries >> 1;
        END LOOP;
        depth := depth + 1;
        hashes[depth] := hash;
        size := size + 1;
    END LOOP;
    FOR i IN 1 .. depth LOOP
        bytes := bytes || hashes[i];
    END LOOP;
    RETURN bytes;
END $$;

-- The root of the tree that has this frontier; of no leaves, the hash of nothing.
CREATE FUNCTION fairdeal.root_of(frontier BYTEA) RETURNS BYTEA
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    hashes INTEGER := length(frontier) / 32;
    root   BYTEA;
BEGIN
    IF hashes = 0 THEN
        RETURN sha256('\x'::BYTEA);
    END IF;
    root := substr(frontier, hashes * 32 - 31, 32);
    FOR i IN REVERSE hashes - 1 .. 1 LOOP
        root := fairdeal.node_hash(substr(frontier, i * 32 - 31, 32), root);
    END LOOP;
    RETURN root;
END $$;

-- Does `path` prove that the tree of `later` leaves begins with that of `earlier` (RFC 9162, 2.1.4.2)?
-- 1 <= earlier <= later.
CREATE FUNCTION fairdeal.is_consistent(
    earlier BIGINT, earlier_root BYTEA, later BIGINT, later_root BYTEA, path BYTEA[]
) RETURNS BOOLEAN
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    first_node  BIGINT := earlier - 1;
    second_node BIGINT := later - 1;
    first_hash  BYTEA;
    second_hash BYTEA;
    hash        BYTEA;
BEGIN
    IF earlier = later THEN
        RETURN cardinality(path) = 0 AND earlier_root = later_root;
    END IF;
    IF earlier & (earlier - 1) = 0 THEN
        path := earlier_root || path;
    END IF;
    WHILE first_node & 1 = 1 LOOP
        first_node := first_node >> 1;
        second_node := second_node >> 1;
    END LOOP;
    FOREACH hash IN ARRAY path LOOP
        IF first_hash IS NULL THEN
            first_hash := hash;
            second_hash := hash;
            CONTINUE;
        END IF;
        IF second_node = 0 THEN
            RETURN FALSE;
        END IF;
        IF first_node & 1 = 1 OR first_node = second_node THEN
            first_hash := fairdeal.node_hash(hash, first_hash);
            second_hash := fairdeal.node_hash(hash, second_hash);
            WHILE first_node & 1 = 0 AND first_node <> 0 LOOP
                first_node := first_node >> 1;
                second_node := second_node >> 1;
            END LOOP;
        ELSE
            second_hash := fairdeal.node_hash(second_hash, hash);
        END IF;
        first_node := first_node >> 1;
        second_node := second_node >> 1;
    END LOOP;
    RETURN COALESCE(first_hash = earlier_root AND second_hash = later_root AND second_node = 0, FALSE);
END $$;

-- Takes the next records of a log, numbered from `first`, together with the checkpoint (size, root, note)
-- that they are under and the proof that the tree which they make is a beginning of the checkpoint's. All
-- of them are here when it returns how many records the log has here, or none of them. What is here
-- already counts once; a call without records may tell of a checkpoint. Refusals, with a number as DETAIL:
--   FD001  this name is another shipper's          FD005  records before `first` are missing (how many are here)
--   FD002  this name's log has another key         FD006  another record of this number is here (the number)
--   FD003  an older checkpoint than one here       FD007  these values make no sense
--          (the size of that)
--   FD004  the records, or those before them, are not what the checkpoint is of (how many were here)
CREATE FUNCTION fairdeal.ship(
    log_id TEXT, vkey TEXT, first BIGINT, records BYTEA[], size BIGINT, root BYTEA, note TEXT, path BYTEA[]
) RETURNS BIGINT
LANGUAGE plpgsql VOLATILE STRICT SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_variable
DECLARE
    head    fairdeal.log%ROWTYPE;
    newest  fairdeal.checkpoint%ROWTYPE;
    last    BIGINT := first + cardinality(records) - 1;
    other   BIGINT;
    leaves  BYTEA[];
    now_has BYTEA;
BEGIN
    IF first < 1 OR size < 1 OR last > size OR length(root) <> 32 OR array_ndims(records) > 1
        OR array_position(records, NULL) IS NOT NULL OR NOT starts_with(vkey, log_id || '+')
        OR NOT starts_with(note, log_id || E'\n' || size || E'\n' || encode(root, 'base64') || E'\n\n')
    THEN
        RAISE EXCEPTION 'this is no part of a log with its checkpoint' USING ERRCODE = 'FD007';
    END IF;
    INSERT INTO fairdeal.log VALUES (log_id, vkey, session_user, 0, '\x') ON CONFLICT DO NOTHING;
    SELECT l.* INTO head FROM fairdeal.log l WHERE l.log_id = log_id FOR UPDATE;
    IF head.shipper <> session_user THEN
        RAISE EXCEPTION 'another account ships the log of this name' USING ERRCODE = 'FD001';
    END IF;
    IF head.vkey <> vkey THEN
        RAISE EXCEPTION 'the log of this name has another key' USING ERRCODE = 'FD002';
    END IF;
    SELECT c.* INTO newest FROM fairdeal.checkpoint c WHERE c.log_id = log_id ORDER BY c.size DESC LIMIT 1;
    IF newest.size > size OR head.size > size THEN
        RAISE EXCEPTION 'a newer checkpoint is here'
            USING ERRCODE = 'FD003', DETAIL = greatest(newest.size, head.size)::TEXT;
    END IF;
    IF first > head.size + 1 THEN
        RAISE EXCEPTION 'records before these are missing'
            USING ERRCODE = 'FD005', DETAIL = head.size::TEXT;
    END IF;
    SELECT min(r.idx) INTO other
        FROM unnest(records) WITH ORDINALITY AS arrived (record, place)
        JOIN fairdeal.record r ON r.log_id = log_id AND r.idx = first + arrived.place - 1
        WHERE r.record <> arrived.record;
    IF other IS NOT NULL THEN
        RAISE EXCEPTION 'another record of this number is here' USING ERRCODE = 'FD006', DETAIL = other::TEXT;
    END IF;
    IF last < head.size THEN
        RETURN head.size;
    END IF;

    records := records[head.size - first + 2 :];
    SELECT coalesce(array_agg(sha256('\x00'::BYTEA || arrived.record) ORDER BY arrived.place), ARRAY[]::BYTEA[])
        INTO leaves FROM unnest(records) WITH ORDINALITY AS arrived (record, place);
    now_has := fairdeal.grown(head.size, head.frontier, leaves);
    last := head.size + cardinality(leaves);
    IF last = 0 OR NOT fairdeal.is_consistent(last, fairdeal.root_of(now_has), size, root, path) THEN
        RAISE EXCEPTION 'the records are not what the checkpoint is of'
            USING ERRCODE = 'FD004', DETAIL = head.size::TEXT;
    END IF;
    INSERT INTO fairdeal.record
        SELECT log_id, head.size + arrived.place, arrived.record, arrived.leaf
        FROM unnest(records, leaves) WITH ORDINALITY AS arrived (record, leaf, place);
    UPDATE fairdeal.log l SET size = last, frontier = now_has WHERE l.log_id = log_id;
    IF last = size THEN
        INSERT INTO fairdeal.checkpoint VALUES (log_id, size, root, note) ON CONFLICT DO NOTHING;
    END IF;
    RETURN last;
END $$;

-- Who may do what. The owner's own function passes the policies by; a superuser passes everything by, which
-- is why every reader checks signature and root.
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA fairdeal FROM PUBLIC;
GRANT USAGE ON SCHEMA fairdeal TO fairdeal_shipper, fairdeal_reader;
GRANT EXECUTE ON FUNCTION fairdeal.ship TO fairdeal_shipper;
GRANT SELECT ON fairdeal.about, fairdeal.log, fairdeal.record, fairdeal.checkpoint
    TO fairdeal_shipper, fairdeal_reader;

ALTER TABLE fairdeal.log ENABLE ROW LEVEL SECURITY;
ALTER TABLE fairdeal.record ENABLE ROW LEVEL SECURITY;
ALTER TABLE fairdeal.checkpoint ENABLE ROW LEVEL SECURITY;
CREATE POLICY every_log ON fairdeal.log FOR SELECT TO fairdeal_reader USING (TRUE);
CREATE POLICY every_record ON fairdeal.record FOR SELECT TO fairdeal_reader USING (TRUE);
CREATE POLICY every_checkpoint ON fairdeal.checkpoint FOR SELECT TO fairdeal_reader USING (TRUE);
CREATE POLICY own_log ON fairdeal.log FOR SELECT TO fairdeal_shipper USING (shipper = session_user);
CREATE POLICY own_record ON fairdeal.record FOR SELECT TO fairdeal_shipper
    USING (log_id IN (SELECT l.log_id FROM fairdeal.log l WHERE l.shipper = session_user));
CREATE POLICY own_checkpoint ON fairdeal.checkpoint FOR SELECT TO fairdeal_shipper
    USING (log_id IN (SELECT l.log_id FROM fairdeal.log l WHERE l.shipper = session_user));

RESET ROLE;
