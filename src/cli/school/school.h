#pragma once
// `fairdeal school`: a school's file from the command line.

#include "cli/commands.h"

namespace fairdeal {

/// What the sub-commands of `fairdeal school` are told; each uses its part.
struct SchoolOptions {
    std::string school;                // the file
    std::string who;                   // an id; export: empty for everybody
    std::string game;                  // of the map and the group; empty: the first
    std::string team;                  // of the group; empty: everybody
    std::string at;                    // a day or UTC time, as typed; empty: now
    std::string format;                // to export: "xapi"; empty: what import reads
    std::string home;                  // of the school in xAPI: an IRI; empty: none
    std::string input;                 // to import; "-" is standard input
    std::string as;                    // who reads it; empty: `who`
    std::string passphrase_file;       // its first line is theirs; empty: asked for on the terminal
    bool take_away = false;            // the trainer's role
    std::string lesson, due;           // to assign: an id; a day
    std::vector<std::string> clauses;  // to assign
    std::int64_t number = 0;           // of an assignment, to withdraw
    std::string dealer, since;  // a dealer's number in hand logs; the first day it was theirs
    bool nobody = false;        // the number is nobody's any more
    std::string out;            // group: a .pdf; empty: standard output
    bool force = false;
    bool json = false;
    ContentOptions content;
};
/// What somebody answered is for themselves, under their passphrase if they have one, and for
/// who may_see_others. Where nobody in the school who is more than a trainee has a passphrase,
/// everybody may read everything.
ExitStatus run_school_plan(const SchoolOptions& options);
ExitStatus run_school_progress(const SchoolOptions& options);
/// `who` must be a trainer or an administrator.
ExitStatus run_school_group(const SchoolOptions& options);
/// `who` must be a trainer or an administrator.
ExitStatus run_school_levels(const SchoolOptions& options);
/// Sets a lesson or clauses for a team, for `who` or for everybody, by the trainer who signs in.
ExitStatus run_school_assign(const SchoolOptions& options);
ExitStatus run_school_withdraw(const SchoolOptions& options);
/// Says whose a dealer's number is, by the trainer who signs in; without a number prints those that
/// are somebody's.
ExitStatus run_school_dealer(const SchoolOptions& options);
/// Hands the errors of an audit's findings over, by the trainer who signs in.
ExitStatus run_school_floor(const SchoolOptions& options);
ExitStatus run_school_export(const SchoolOptions& options);
/// Makes the file if it is not there.
ExitStatus run_school_import(const SchoolOptions& options);
/// Makes `who` a trainer, by the administrator who signs in.
ExitStatus run_school_trainer(const SchoolOptions& options);
/// Wrong if what is remembered does not follow from the answers.
ExitStatus run_school_check(const SchoolOptions& options);

}  // namespace fairdeal
