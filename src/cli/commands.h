#pragma once
// The sub-commands of `fairdeal`: what the command line asks of each, and the function that does
// it.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/time/utc_time.h"
#include "cli/exit_status.h"

namespace fairdeal {

/// What every sub-command that looks at content is told.
struct ContentOptions {
    std::string folder;  // of lessons and scenarios; empty: found by the program
    std::string packs;   // the folder of the packs; empty: the user's own
    std::string school;  // beside it lie the house's table cards; empty: the user's own
};

struct RuleOptions {
    std::vector<std::string> inputs;  // "-" is standard input
    bool json = false;
    ContentOptions content;
    bool order_unknown = false;  // the order of settlement is not judged
};
ExitStatus run_rule(const RuleOptions& options);

struct CheckOptions {
    std::vector<std::string> paths;  // files and folders of content
    bool keys = false;               // print what each scenario asks and its key
    bool json = false;
    ContentOptions content;
};
ExitStatus run_check(const CheckOptions& options);

struct SheetOptions {
    std::string game;
    std::string section;  // its name; empty: all
    std::string table;    // id or file of a table card; empty: the rule book's defaults
    std::string out;      // .pdf, .html or .txt; empty: text on standard output
    bool force = false;
    std::string paper = "a4";
    std::optional<UtcTime> made;  // none: now
    bool json = false;
    ContentOptions content;
    // payouts to practise, in place of the rule sheet
    int payouts = 0;         // so many
    std::uint64_t seed = 0;  // 0: by chance
    bool prices = false;     // on the sheet as well as on its key
    std::string code;        // of a sheet that was printed before
    bool pay_table = false;  // what each bet is paid
};
ExitStatus run_sheet(const SheetOptions& options);

struct ImportOptions {
    std::string log;
    std::vector<std::string> inputs;  // "-" is standard input
    std::string format;               // "notation", "csv", "jsonl"; empty: as each name ends
    std::string id_prefix;            // put before every id
    std::string mapping;              // of another system's documents; empty: records
    std::vector<std::string> join;    // for the mapping: FILE, or LIST=FILE of each list
    bool show = false;                // print what they become; there is then no log
    bool dry_run = false;             // nothing is written
    bool all_problems = false;        // however many there are of a kind
    bool json = false;                // what was read, stored and refused, with its problems
    ContentOptions content;
};
ExitStatus run_import(const ImportOptions& options);

struct LogOptions {
    std::string log;
    std::string game, table, dealer, id, since, until;  // as typed; empty: any
    std::string wager, outcome, clause, amount, notes;  // likewise
    bool only_wrong = false;
    bool bookmarked = false;  // in the desktop app
    bool records = false;     // print the records themselves
    bool json = false;        // an object a hand, then one of all
    std::string format;       // of the records: "notation", "csv", "jsonl"; empty: notation
    std::string rows;         // of csv and jsonl: "hand", "event"; empty: hand
    std::optional<std::int64_t> limit;
    ContentOptions content;
};
ExitStatus run_log(const LogOptions& options);

struct ReplayOptions {
    std::string log;
    std::string id;  // of the hand, or "#12"
    bool json = false;
    ContentOptions content;
};
/// Wrong if the hand was settled wrongly.
ExitStatus run_replay(const ReplayOptions& options);

/// What the sub-commands of `fairdeal video` are told; each uses its part.
struct VideoOptions {
    std::string log;
    std::string hand;           // its id, or "#12"; to list and check: empty, all
    std::string place;          // a file or an address
    std::string start;          // as typed; empty: the beginning
    std::int64_t event = 0;     // of the hand, from 1; 0: none
    std::string by;             // an id
    std::optional<UtcTime> at;  // none: now
    bool json = false;
};
ExitStatus run_video_add(const VideoOptions& options);
ExitStatus run_video_list(const VideoOptions& options);
/// Wrong if a file is changed, missing or cannot be read.
ExitStatus run_video_check(const VideoOptions& options);

struct DealOptions {
    std::string game = "breakout";
    std::uint64_t seed = 1;
    std::int64_t count = 1;
    unsigned errors_per_mille = 0;     // of the hands
    std::vector<std::string> options;  // "hit-soft-17=yes"
    std::string cards;                 // "random": each hand its own table card; empty: one for all
};
ExitStatus run_deal(const DealOptions& options);

/// What the sub-commands of `fairdeal ledger` are told; each uses its part.
struct LedgerOptions {
    std::string log;
    std::string key;                       // a key file
    std::vector<std::string> keys;         // public ones that are trusted (verify, backup)
    std::string passphrase_file;           // its first line; empty: asked for on the terminal
    std::vector<std::string> checkpoints;  // files, kept elsewhere
    std::string id;                        // of a hand, or "#12"
    std::string folder;                    // to export to
    std::string to;                        // the file of a copy
    std::string name;                      // of a new key; empty: the key is there
    bool witness = false;                  // the new key is a witness's
    std::size_t memory = 64;               // MiB that a try of the new key's passphrase takes
    bool record = false;                   // print the record instead of its proof
    // Of an exam office's log: who takes records out of it, and the school that knows them.
    std::string school, as, own_passphrase_file;
    bool json = false;
    ContentOptions content;
};
/// Wrong if anything is damaged.
ExitStatus run_ledger_verify(const LedgerOptions& options);
/// Likewise; there is then no copy.
ExitStatus run_ledger_backup(const LedgerOptions& options);
/// Makes the derived rows again from the records, all or nothing.
ExitStatus run_ledger_rebuild(const LedgerOptions& options);
ExitStatus run_ledger_head(const LedgerOptions& options);
ExitStatus run_ledger_checkpoint(const LedgerOptions& options);
ExitStatus run_ledger_prove(const LedgerOptions& options);
ExitStatus run_ledger_export(const LedgerOptions& options);
ExitStatus run_ledger_key(const LedgerOptions& options);

struct AuditCommandOptions {
    std::string log;                // a file; empty where `of` is given
    std::string of, log_id;         // a log on a server: its URL, and its name; empty: the only one
    std::vector<std::string> keys;  // public ones, of which one must have signed that log
    std::string game, table, dealer, since, until;  // as typed; empty: any
    std::string shifts;                             // "6,14,22"; empty: these
    std::vector<std::string> by;                    // dimensions; empty: all
    bool findings = false;                          // every finding, in the log's order
    bool patterns = false;                          // with csv: the patterns in place of a table
    bool ranking = false;  // the dealers beside the house; of `dealer` alone, with causes and trend
    bool shoe = false;     // and what hands of one pack show together
    bool csv = false, json = false;
    unsigned threads = 1;
    std::string keep;      // the file that it is kept in while it runs; empty: nowhere
    bool restart = false;  // and ignore what is kept there
    ContentOptions content;
};
/// Wrong if anything was found.
ExitStatus run_audit(const AuditCommandOptions& options);

struct WhereOptions {
    bool json = false;
    ContentOptions content;
};
/// Where everything lies that this account keeps, and what is there.
ExitStatus run_where(const WhereOptions& options);

struct WhatIfOptions {
    std::string log;
    std::string game;                         // as typed; empty: of the card
    std::vector<std::string> options;         // "hit-soft-17=yes"
    std::string card;                         // a table card's id or file; empty: each hand's own
    std::string table, dealer, since, until;  // as typed; empty: any
    std::string hands;                        // "12,40-55"; empty: all
    bool csv = false, json = false;
    ContentOptions content;
};
/// What other choices of the house would have cost over a log.
ExitStatus run_what_if(const WhatIfOptions& options);

struct ReportCommandOptions {
    std::string log;
    std::string out;                                // the file to write
    bool force = false;                             // over one that is there
    std::string hand;                               // its id, or "#12"; empty: an audit
    std::string paper = "a4";                       // or "letter"
    std::string house;                              // its name on the first page; empty: none
    std::optional<UtcTime> made;                    // none: now
    std::string game, table, dealer, since, until;  // as typed; empty: any
    unsigned threads = 1;
    ContentOptions content;
};
ExitStatus run_report(const ReportCommandOptions& asked);

/// What the sub-commands of `fairdeal case` are told; each uses its part.
struct CaseOptions {
    std::string log;
    std::string id;                         // of the case
    std::string hand;                       // its id, or "#12"
    std::size_t finding = 0;                // in place of a hand: its number, from 1
    std::string by;                         // who signs in
    std::optional<UtcTime> at;              // none: now
    std::string passphrase_file, new_file;  // empty: the terminal is asked
    std::string office, school;             // whose accounts; empty: the log's own
    std::string exception;                  // why one person does what two should
    std::string claimant;                   // to open
    UtcTime deadline;                       // likewise
    std::string text;                       // what is said
    std::string kept;  // a file: a review between its commitment and its revealing
    bool reveal = false;
    bool only_open = false;   // to list
    bool asks_order = false;  // the scenario, and not for the settlement
    bool json = false;
    std::string file;               // of the case, to write or to check
    std::vector<std::string> keys;  // public keys, or files of them
    ContentOptions content;
};
/// An account of the log's own, or another passphrase.
ExitStatus run_case_account(const CaseOptions& options);
ExitStatus run_case_open(const CaseOptions& options);
ExitStatus run_case_note(const CaseOptions& options);
/// The hand's first video that is not in the case yet.
ExitStatus run_case_video(const CaseOptions& options);
ExitStatus run_case_review(const CaseOptions& options);
ExitStatus run_case_decide(const CaseOptions& options);
ExitStatus run_case_close(const CaseOptions& options);
ExitStatus run_case_show(const CaseOptions& options);
/// Wrong if a case is overdue.
ExitStatus run_case_list(const CaseOptions& options);
ExitStatus run_case_file(const CaseOptions& options);
ExitStatus run_case_pdf(const CaseOptions& options);
/// Wrong if the file does not prove its case, or its texts are others.
ExitStatus run_case_check(const CaseOptions& options);
/// The case's hand as a scenario in a folder.
ExitStatus run_case_scenario(const CaseOptions& options);

}  // namespace fairdeal
