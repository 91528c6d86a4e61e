#pragma once
// `fairdeal exam office` and the sittings of its exams: what the command line asks, and the
// functions that do it. Anybody who may not is told so, and the status is Unusable.

#include <optional>

#include "cli/commands.h"

namespace fairdeal {

/// Each command uses its part.
struct OfficeOptions {
    std::string office;  // the folder
    std::string school;  // the file with the people
    std::string as;      // who signs in
    // Files whose first lines are passphrases; empty: the terminal is asked.
    std::string passphrase_file, keys_file, new_file;
    std::size_t memory = 64;  // MiB that a try of a new keys' passphrase takes

    std::string house;               // create: "casino.example"
    std::string to;                  // escrow: a folder; transcript: a file
    std::string id;                  // of a person, a sitting or an exam
    std::vector<std::string> roles;  // of a person
    std::string name, team;          // of a new person
    bool change = false;             // keys

    std::string candidate, invigilator, exception;
    std::string delta;  // open: a certificate whose clauses have changed
    int extra = 0;      // per cent
    int letters = 100, breaks = 0;
    std::string accommodation;           // open: why the candidate is granted these
    std::string pin_file;                // sit: its first line is the candidate's PIN
    bool allow = false, forbid = false;  // terminal
    std::string text;                    // what is said of it
    bool yes = false, no = false;        // passed or failed; granted or rejected
    bool answers = false;                // show: with every item
    std::string paper = "a4";            // or "letter"
    std::string reason;                  // withdraw: why, in a word
    std::string game;                    // training-file
    std::string again;                   // open: why the exam is sat again so soon
    std::string void_items;              // resolve: "3,17"; with `yes` one of these three
    bool resit = false, stands = false;
    std::string next_update;   // revoked: when the next list is due
    bool status_list = false;  // revoked: the list that wallets read
    std::string url, logo;     // address
    bool no_url = false;
    bool json = false;         // list, show, results, people, events
    std::string since, until;  // results: as they are typed
    std::string says;          // slip: how much it says, in a word
    // retake: days to wait and sittings within a year, 0 for none; or neither
    std::optional<int> days, sittings;
    bool no_rule = false;
    std::vector<std::string> ids;  // schedule: of sittings
    std::string at, place;         // schedule: as they are typed
    int every = 0;                 // schedule: minutes
    bool no_date = false;
    ContentOptions content;
};

ExitStatus run_office_create(const OfficeOptions& options);
/// Makes a profile, with a passphrase. Without anybody signed in only where the school has no
/// administrator yet.
ExitStatus run_office_add(const OfficeOptions& options);
ExitStatus run_office_people(const OfficeOptions& options);
ExitStatus run_office_roles(const OfficeOptions& options);
ExitStatus run_office_passphrase(const OfficeOptions& options);
ExitStatus run_office_permissions(const OfficeOptions& options);
/// Prints the public keys, or makes new ones.
ExitStatus run_office_keys(const OfficeOptions& options);
ExitStatus run_office_escrow(const OfficeOptions& options);
/// Signs the office's log and prints the checkpoint.
ExitStatus run_office_sign(const OfficeOptions& options);
/// Prints the house's address, or sets it.
ExitStatus run_office_address(const OfficeOptions& options);
/// Prints whether exams may be sat in a terminal, or sets it.
ExitStatus run_office_terminal(const OfficeOptions& options);
/// An older log was put in place on purpose.
ExitStatus run_office_restored(const OfficeOptions& options);
/// What happened of a person, or of everybody.
ExitStatus run_office_events(const OfficeOptions& options);

ExitStatus run_exam_open(const OfficeOptions& options);
/// A plain sitting at the terminal.
ExitStatus run_exam_sit(const OfficeOptions& options);
ExitStatus run_exam_list(const OfficeOptions& options);
ExitStatus run_exam_show(const OfficeOptions& options);
ExitStatus run_exam_pause(const OfficeOptions& options);
ExitStatus run_exam_go_on(const OfficeOptions& options);
ExitStatus run_exam_stop(const OfficeOptions& options);
/// What was flagged in an exam stands, and why.
ExitStatus run_exam_acknowledge(const OfficeOptions& options);
ExitStatus run_exam_table_test(const OfficeOptions& options);
ExitStatus run_exam_appeal(const OfficeOptions& options);
ExitStatus run_exam_resolve(const OfficeOptions& options);
ExitStatus run_exam_transcript(const OfficeOptions& options);
/// The certificate of a passed sitting in its three forms.
ExitStatus run_exam_certify(const OfficeOptions& options);
ExitStatus run_exam_withdraw(const OfficeOptions& options);
/// Every certificate that was withdrawn, as a signed file.
ExitStatus run_exam_revoked(const OfficeOptions& options);
/// Whose result would be another by the rules of this program; nothing is changed.
ExitStatus run_exam_regrade(const OfficeOptions& options);
/// How those who sat an exam stand in its cells.
ExitStatus run_exam_results(const OfficeOptions& options);
/// A candidate's result slip, as text or as PDF.
ExitStatus run_exam_slip(const OfficeOptions& options);
/// Lists when exams are to be sat, writes that as a file, or sets it.
ExitStatus run_exam_schedule(const OfficeOptions& options);
/// Prints what result slips say, or sets it.
ExitStatus run_office_slip(const OfficeOptions& options);
/// Prints the house's retake rule, or sets it.
ExitStatus run_office_retake(const OfficeOptions& options);
/// How a dealer was trained and examined in a game, as a regulator asks for it.
ExitStatus run_exam_training_file(const OfficeOptions& options);

}  // namespace fairdeal
