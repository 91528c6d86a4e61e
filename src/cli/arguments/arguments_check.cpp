#include "cli/arguments/arguments_check.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "base/text.h"
#include "base/translation.h"
#include "cli/arguments/command_tree.h"
#include "cli/games.h"
#include "cli/output.h"
#include "words/nearest.h"

namespace fairdeal {

namespace {

/// The whole of `word` as a number of this kind; nothing: it is none, or does not fit.
template <class Number>
std::optional<Number> number_in(const std::string& word) {
    Number number{};
    const char* end = word.data() + word.size();
    const auto read = std::from_chars(word.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

/// What is wrong with a value of an option of this type, or nothing.
std::string objection_to(const std::string& type, const std::string& value) {
    if (value.empty()) return tr("the value is empty");
    if (type.starts_with("UINT") && !number_in<std::uint64_t>(value))
        return tr("{word} is not a whole number from 0 to {most}", "word"_a = in_quotes(value),
                  "most"_a = UINT64_MAX);
    if (type.starts_with("INT") && !number_in<std::int64_t>(value))
        return tr("{word} is not a whole number, or does not fit", "word"_a = in_quotes(value));
    if (!type.starts_with("FLOAT")) return "";
    const auto number = number_in<double>(value);
    if (number && std::isfinite(*number)) return "";
    return tr("{word} is not a number", "word"_a = in_quotes(value));
}

std::vector<CLI::App*> commands_of(CLI::App& app) {
    return app.get_subcommands([](const CLI::App*) { return true; });
}

/// "--csv", "-o": not "-", which is standard input, nor a number.
bool looks_like_option(const std::string& word) {
    return word.size() > 1 && word[0] == '-' && !is_digit(word[1]);
}

struct ValueName {
    std::string_view options;  // their names, with a blank around each
    const char* name;
};

// clang-format off
constexpr std::array value_names{  // the first row counts that has one of the option's names
    ValueName{" game ",                                                   sentence("GAME")},
    ValueName{fixed(" log school facts key exam-key checkpoint revoked transcript marks keep out delta join "
              "passphrase-file sign-in-file new-passphrase-file keys-passphrase-file pin-file "),
                                                                          sentence("FILE")},
    ValueName{fixed(" office content packs to receipts "),                                sentence("FOLDER")},
    ValueName{fixed(" at since until next-update deadline made "),          sentence("TIME")},
    ValueName{fixed(" as who id asker judge ref holder invigilator claimant candidate dealer "), sentence("ID")},
    ValueName{" by ",                                                     sentence("GROUP")},
    ValueName{" amount ",                                                 sentence("AMOUNT")},
    ValueName{" mapping ",                                                sentence("MAPPING")},
    ValueName{" clause ",                                                 sentence("CLAUSE")},
    ValueName{" table ",                                                  sentence("TABLE")},
    ValueName{" hand ",                                                   sentence("HAND")},
    ValueName{" wager ",                                                  sentence("WAGER")},
    ValueName{" outcome ",                                                sentence("OUTCOME")},
    ValueName{" format ",                                                 sentence("FORMAT")},
    ValueName{" paper ",                                                  sentence("SIZE")},
    ValueName{" option ",                                                 sentence("NAME=VALUE")},
    ValueName{" shifts ",                                                 sentence("HOURS")},
    ValueName{" void-items ",                                             sentence("ITEMS")},
    ValueName{fixed(" p0 p1 alpha beta "),                                       sentence("SHARE")},
    ValueName{fixed(" time-zone "),                                             sentence("ZONE")},
    ValueName{" home ",                                                   sentence("URL")},
};
// clang-format on

/// What CLI11 puts into every help.
constexpr std::array help_words{
    sentence("Usage"),    sentence("OPTIONS"), sentence("Positionals"), sentence("SUBCOMMAND"),
    sentence("REQUIRED"), sentence("Needs"),   sentence("Excludes")};

struct CommandGroup {
    std::string_view commands;  // their names, with a blank around each
    const char* title;
};
constexpr std::array command_groups{
    CommandGroup{fixed(" rule check sheet pack affected "), sentence("Rules and content")},
    CommandGroup{
        fixed(" deal incident import watch log replay audit what-if shoe report ledger ship "
              "server case video "),
        sentence("Logs of hands")},
    CommandGroup{fixed(" drill school cards trainees "), sentence("Training")},
    CommandGroup{fixed(" exam verify "), sentence("Exams and certificates")},
    CommandGroup{fixed(" may-deal duty "), sentence("The floor")},
    CommandGroup{fixed(" house backup where diagnostics completion man "),
                 sentence("This program")}};

/// What the help calls a value of this option. An argument has a name that says it already.
std::string value_name(const CLI::Option& option) {
    if (option.get_lnames().empty() && option.get_snames().empty()) return "";
    const std::string type = option.get_type_name();
    if (type == "URL") return tr("URL");
    for (const ValueName& row : value_names) {
        for (const std::string& option_name : option.get_lnames()) {
            if (row.options.find(" " + option_name + " ") != std::string_view::npos)
                return tr(row.name);
        }
    }
    if (type.starts_with("FLOAT")) return tr("SHARE");
    return type.starts_with("TEXT") ? tr("TEXT") : tr("NUMBER");
}

/// One pass over the words, from the program's name down to a command and along its options.
class Walk {
public:
    explicit Walk(const CLI::App& app) : command_(&app) {}

    Result<void> over(const std::vector<std::string>& words) {
        for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
            auto fine = looks_like_option(words[i])
                            ? option(words[i], i + 1 < words.size() ? &words[i + 1] : nullptr)
                            : word(words[i]);
            if (!fine) return fine;
            if (takes_next_) ++i;
        }
        const auto names = names_of_commands(*command_);
        if (names.empty() || asked_for_help_) return {};
        return refused(
            {}, path_ + tr("say which command: {commands}", "commands"_a = fmt::join(names, ", ")));
    }

    /// The command that the words name, as far as they are known.
    [[nodiscard]] const CLI::App& command() const { return *command_; }

private:
    Result<void> word(const std::string& word) {
        takes_next_ = false;
        const auto names = names_of_commands(*command_);
        if (names.empty()) return {};
        const CLI::App* next = command_below(*command_, word);
        if (next == nullptr)
            return refused({}, path_ + tr("unknown command {word}", "word"_a = in_quotes(word)) +
                                   did_you_mean(word, names));
        command_ = next;
        path_ += word + ": ";
        return {};
    }

    Result<void> option(const std::string& word, const std::string* next) {
        takes_next_ = false;
        const bool is_long = word[1] == '-';
        const auto equals = is_long ? word.find('=') : std::string::npos;
        const std::string name = is_long ? word.substr(0, equals) : word.substr(0, 2);
        const CLI::Option* known = command_->get_option_no_throw(name);
        if (known == nullptr)
            return refused({}, path_ + tr("unknown option {name}", "name"_a = in_quotes(name)) +
                                   did_you_mean(name, names_of_options(*command_)));
        asked_for_help_ |= known->get_items_expected_min() == 0;
        if (equals != std::string::npos && equals + 1 == word.size())
            return refused({name, 0, 0}, tr("the value is empty"));
        const bool has_value = equals != std::string::npos || (!is_long && word.size() > 2);
        if (has_value || known->get_items_expected_min() == 0) return {};
        takes_next_ = true;
        if (next != nullptr && looks_like_option(*next) &&
            command_->get_option_no_throw(*next) != nullptr)
            return refused({name, 0, 0},
                           tr("no value; the next word is the option {name}", "name"_a = *next));
        return {};
    }

    const CLI::App* command_;
    std::string path_;  // "exam: office: "
    bool takes_next_ = false;
    bool asked_for_help_ = false;
};

}  // namespace

void check_every_value(CLI::App& app) {
    for (CLI::Option* option : app.get_options()) {
        if (option->get_items_expected_max() == 0) continue;
        option->check([type = option->get_type_name()](const std::string& value) {
            return objection_to(type, value);
        });
    }
    for (CLI::App* command : commands_of(app)) check_every_value(*command);
}

void name_every_value(CLI::App& app) {
    for (CLI::Option* option : app.get_options()) {
        if (option->get_items_expected_max() == 0) continue;
        option->type_name(value_name(*option));
        if (option->check_lname("game") &&
            option->get_description().find("breakout") == std::string::npos)
            option->description(option->get_description() + ": " + names_of_games());
    }
    for (CLI::App* command : commands_of(app)) name_every_value(*command);
}

void say_in_the_users_language(CLI::App& app) {
    for (const char* word : help_words) app.get_formatter()->label(word, tr(word));
    const bool is_grouped =
        app.get_parent() != nullptr && app.get_parent()->get_parent() == nullptr;
    if (!app.get_name().empty() && app.get_parent() != nullptr && !is_grouped)
        app.group(tr("Subcommands"));
    for (CLI::Option* option : app.get_options()) {
        if (option->get_group() == "Options") option->group(tr("Options"));
        if (option->check_lname("help"))
            option->description(tr("Print this help message and exit"));
    }
    for (CLI::App* command : commands_of(app)) say_in_the_users_language(*command);
}

void take_from_environment(CLI::App& app, bool with_log) {
    for (CLI::Option* option : app.get_options()) {
        if (with_log && option->check_lname("log")) option->envname("FAIRDEAL_LOG");
        if (option->check_lname("school")) option->envname("FAIRDEAL_SCHOOL");
        if (option->check_lname("office")) option->envname("FAIRDEAL_OFFICE");
        if (option->check_lname("facts")) option->envname("FAIRDEAL_DUTY");
    }
    for (CLI::App* command : commands_of(app)) {
        // The log of the first two is the office's. Without --log, an import takes the first of its
        // arguments for the log: no record may go into another one because of a variable. Hands of
        // shoe come from files or from a log.
        const std::string& name = command->get_name();
        const bool is_top = app.get_parent() == nullptr;
        const bool takes_log = !is_top || (name != "exam" && name != "verify" && name != "import" &&
                                           name != "watch" && name != "shoe");
        take_from_environment(*command, with_log && takes_log);
    }
}

void group_commands(CLI::App& app) {
    for (CLI::App* command : commands_of(app)) {
        for (const CommandGroup& group : command_groups) {
            if (group.commands.find(" " + command->get_name() + " ") != std::string_view::npos)
                command->group(tr(group.title));
        }
    }
}

void add_quiet(CLI::App& app) {
    for (CLI::App* command : commands_of(app)) {
        const bool is_leaf = names_of_commands(*command).empty();
        const std::string_view loud = fixed(" sit where completion man ");
        if (is_leaf && loud.find(" " + command->get_name() + " ") == std::string_view::npos)
            command->add_flag_callback(
                "--quiet", [] { be_quiet(); },
                tr("Print no results: the exit status says what they are; what cannot be used is "
                   "told"));
        add_quiet(*command);
    }
}

void say_exit_status(CLI::App& app) {
    for (CLI::App* command : commands_of(app)) {
        if (names_of_commands(*command).empty() && command->get_footer().empty())
            command->footer(
                tr("Exit status: 0, or 2 when a file or the command line cannot be used."));
        say_exit_status(*command);
    }
}

std::vector<std::string> with_help_as_option(std::vector<std::string> words) {
    if (words.empty() || words.front() != "help") return words;
    words.erase(words.begin());
    words.emplace_back("--help");
    return words;
}

namespace {

void leave_environment_alone(CLI::App& app, const CLI::App& but_for) {
    if (&app == &but_for) return;
    for (CLI::Option* option : app.get_options()) option->envname("");
    for (CLI::App* command : commands_of(app)) leave_environment_alone(*command, but_for);
}

}  // namespace

void leave_environment_to(CLI::App& app, const std::vector<std::string>& words) {
    Walk walk(app);
    // Nothing is read of a command that only prints what there is.
    if (walk.over(words) && walk.command().get_name() != "man")
        leave_environment_alone(app, walk.command());
}

Result<void> must_be_known(const CLI::App& app, const std::vector<std::string>& words) {
    return Walk(app).over(words);
}

}  // namespace fairdeal
