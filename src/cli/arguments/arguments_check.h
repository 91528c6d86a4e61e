#pragma once
// What holds for the words of every command alike: known names, values that are there and in range.

#include <CLI/App.hpp>
#include <string>
#include <vector>

#include "base/problem.h"

namespace fairdeal {

/// Lets no option or argument of any command take an empty value, no whole number one that does not
/// fit or is written otherwise than in digits, no share one that is not a number. To be called once
/// every command is there.
void check_every_value(CLI::App& app);

/// Says in the help what kind of value an option takes, a file, a day, a person's id, and with
/// --game which games there are. To be called after check_every_value().
void name_every_value(CLI::App& app);

/// Lets FAIRDEAL_LOG stand for --log, FAIRDEAL_SCHOOL for --school and FAIRDEAL_OFFICE for --office
/// where they are not typed; an
/// import names its log always, and an exam office's log is another thing. Without `with_log` only
/// the school.
void take_from_environment(CLI::App& app, bool with_log = true);

/// Puts the commands of the program under headings. Every command has one (a test holds it).
void group_commands(CLI::App& app);

/// Puts the words that CLI11 adds to every help into the user's language. To be called once every
/// command is there.
void say_in_the_users_language(CLI::App& app);

/// Gives every command --quiet, but for those that ask or that only print. To be called once every
/// command is there.
void add_quiet(CLI::App& app);

/// Gives commands that say nothing of their exit status the usual sentence.
void say_exit_status(CLI::App& app);

/// "help CMD" as "CMD --help".
std::vector<std::string> with_help_as_option(std::vector<std::string> words);

/// Only the command that these words name reads the environment. Commands share what their options
/// are read into, and the parser would fill in those of every other command after it: a variable
/// would win over what was typed.
void leave_environment_to(CLI::App& app, const std::vector<std::string>& words);

/// Refused: a word that is no command or option, with the nearest that is; a command that is
/// missing; an option whose value is missing. The rest is left to the parser.
Result<void> must_be_known(const CLI::App& app, const std::vector<std::string>& words);

}  // namespace fairdeal
