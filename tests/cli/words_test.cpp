// The words of the command line: what is unknown, empty, out of range or not to be shown raw.

#include <boost/test/unit_test.hpp>

#include "running.h"
#include "words/nearest.h"

using namespace fairdeal;

namespace {

void refuses(const std::string& command, std::string_view words) {
    const Ran ran = fairdeal_with(command);
    BOOST_TEST(ran.status == 2, command << ": " << ran.out);
    BOOST_TEST(says(ran.err, words), command << ": " << ran.err);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(command_words)

BOOST_AUTO_TEST_CASE(the_nearest_word_is_the_one_with_the_fewest_mistypings) {
    BOOST_TEST(mistypings("audit", "audit") == 0U);
    BOOST_TEST(mistypings("auditt", "audit") == 1U);
    BOOST_TEST(mistypings("aduit", "audit") == 1U);
    BOOST_TEST(mistypings("", "audit") == 5U);
    BOOST_TEST(mistypings("kitten", "sitting") == 3U);
    const std::vector<std::string> words{"audit", "rule", "report", "replay"};
    BOOST_TEST(did_you_mean("rpeort", words) == ": did you mean 'report'?");
    BOOST_TEST(did_you_mean("rep", words) == ": did you mean 'report'?");
    BOOST_TEST(did_you_mean("xylophone", words) == "");
}

BOOST_AUTO_TEST_CASE(an_unknown_command_or_option_names_the_nearest) {
    refuses("auditt", "unknown command 'auditt': did you mean 'audit'?");
    refuses("man audti", "unknown command 'audti'");
    refuses("exam ofice keys", "exam: unknown command 'ofice': did you mean 'office'?");
    refuses("exam office ky", "exam: office: unknown command 'ky'");
    refuses("import --lgo n.db n.txt", "import: unknown option '--lgo': did you mean '--log'?");
    refuses("log n.db --recrods", "log: unknown option '--recrods': did you mean '--records'?");
    refuses("exam table-test X-1 --pased", "did you mean '--passed'?");
    refuses("rule -x", "rule: unknown option '-x'");
    refuses("audit --log --json", "--log: no value; the next word is the option --json");
    refuses("", "say which command: rule, check, sheet, import");
    refuses("ledger", "ledger: say which command: verify");
    refuses("'au\x1b[2Jdit'", "unknown command 'au\\x1b[2Jdit'");
}

BOOST_AUTO_TEST_CASE(every_command_stands_under_a_heading) {
    const Ran help = fairdeal_with("help");
    for (const char* heading : {"Rules and content:", "Logs of hands:", "Training:",
                                "Exams and certificates:", "This program:"})
        BOOST_TEST(says(help.out, heading), heading);
    BOOST_TEST(!says(help.out, "Subcommands:"));
}

/// Every command that does something: the manual pages without commands below them.
std::vector<std::string> commands_by_manual(const Folder& folder) {
    const Ran ran = fairdeal_with("man --to '" + folder.path("man") + "'");
    BOOST_REQUIRE_MESSAGE(ran.status == 0, ran.err);
    std::vector<std::string> commands;
    for (const auto& page : std::filesystem::directory_iterator(folder.path("man"))) {
        const std::string text = text_of_file(page.path().string());
        if (says(text, ".SH COMMANDS")) continue;
        constexpr std::string_view begins = ".B fairdeal ";
        const auto from = text.find(begins) + begins.size();
        std::string command = text.substr(from, text.find('\n', from) - from);
        std::erase(command, '\\');  // before a hyphen
        commands.push_back(command);
    }
    return commands;
}

/// What a help shows by example can be typed: each of its options is one of the command's.
BOOST_AUTO_TEST_CASE(every_command_shows_an_example_and_its_options_are_the_commands) {
    const Folder folder;
    const auto commands = commands_by_manual(folder);
    BOOST_TEST(commands.size() > 80U);
    for (const std::string& command : commands) {
        const std::string help = fairdeal_with(command + " --help").out;
        const auto examples = help.find("Examples:\n  ");
        BOOST_TEST((examples != std::string::npos), command);
        if (examples == std::string::npos) continue;
        const auto end = help.find("\n\n", examples);
        std::istringstream lines(help.substr(examples, end - examples));
        std::string line;
        std::getline(lines, line);  // the heading
        while (std::getline(lines, line)) {
            const auto begins = line.find("fairdeal " + command);
            BOOST_TEST((begins != std::string::npos), command << ": " << line);
            std::istringstream words(line);
            for (std::string word; words >> word;) {
                if (word.starts_with("--"))
                    BOOST_TEST(says(help.substr(0, examples), word), command << ": " << word);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(a_quiet_command_tells_what_is_wrong_and_nothing_else) {
    const Folder folder;
    const std::string hand =
        "breakout id=N1\n1 bet dealer 25\ndealer deal Th (Td)\n1 deal Ts 9s\n1 stand\n"
        "dealer turn Td\ndealer stand\n1 pay dealer 25\n";
    const std::string log = folder.path("pit.db");
    const Ran stored = fairdeal_with("import --quiet --log " + log + " -", hand);
    BOOST_TEST(stored.status == 0, stored.err);
    BOOST_TEST(stored.out + stored.err == "");
    const Ran right = fairdeal_with("rule --quiet", hand);
    BOOST_TEST(right.status == 0, right.err);
    BOOST_TEST(right.out + right.err == "");
    const Ran wrong =
        fairdeal_with("rule --quiet", hand.substr(0, hand.find("1 pay")) + "1 pay dealer 30\n");
    BOOST_TEST(wrong.status == 1, wrong.err);
    BOOST_TEST(wrong.out + wrong.err == "");
    const Ran none = fairdeal_with("ledger verify --quiet --log " + folder.path("none.db"));
    BOOST_TEST(none.status == 2);
    BOOST_TEST(none.out == "");
    BOOST_TEST(says(none.err, "none.db: there is no such file"));
    refuses("exam sit X-1 --quiet", "unknown option '--quiet'");
}

BOOST_AUTO_TEST_CASE(a_log_and_a_school_may_be_named_in_the_environment) {
    const Folder folder;
    const std::string log = "'" + folder.path("a.log") + "'";
    BOOST_TEST(
        shell("\"$FAIRDEAL\" deal --count 3 | \"$FAIRDEAL\" import --log " + log + " -").status ==
        0);
    // An import goes into the log that is named, never into that of the environment.
    const Ran other = shell("\"$FAIRDEAL\" deal --count 2 --seed 9 | FAIRDEAL_LOG=" + log +
                            " \"$FAIRDEAL\" import '" + folder.path("b.log") + "' -");
    BOOST_TEST(other.status == 0, other.err);
    const Ran listed = shell("FAIRDEAL_LOG=" + log + " \"$FAIRDEAL\" audit");
    BOOST_TEST(listed.status == 0, listed.err);
    BOOST_TEST(listed.out.starts_with("3 hands: 3 right"));
    // What is typed wins over it, of the commands below another one too.
    for (const char* command :
         {"audit", "ledger verify", "case list", "ledger head", "video list"}) {
        const Ran typed = shell("FAIRDEAL_LOG=" + log + " \"$FAIRDEAL\" " + command + " --log '" +
                                folder.path("b.log") + "'");
        const Ran named =
            shell("FAIRDEAL_LOG='" + folder.path("b.log") + "' \"$FAIRDEAL\" " + command);
        const Ran alone = shell("\"$FAIRDEAL\" " + std::string(command) + " --log '" +
                                folder.path("b.log") + "'");
        BOOST_TEST(typed.out == alone.out, command);
        BOOST_TEST(named.out == alone.out, command);
        BOOST_TEST(typed.status == alone.status, command);
    }
    const Ran school =
        shell("FAIRDEAL_SCHOOL='" + folder.path("live.db") +
              "' \"$FAIRDEAL\" school import --school '" + folder.path("typed.db") + "' /dev/null");
    BOOST_TEST(!std::filesystem::exists(folder.path("live.db")), school.err);
    // The log of an exam office is another thing.
    const Ran verify = shell("FAIRDEAL_LOG=" + log + " \"$FAIRDEAL\" verify /dev/null");
    BOOST_TEST(!says(verify.err, "a.log"));
}

BOOST_AUTO_TEST_CASE(where_everything_lies_is_said_whether_it_is_there_or_not) {
    const Folder folder;
    const std::string home = "HOME='" + folder.path("home") +
                             "' XDG_DATA_HOME= XDG_STATE_HOME= FAIRDEAL_OFFICE= FAIRDEAL_PACKS= "
                             "FAIRDEAL_SCHOOL= FAIRDEAL_LOG= ";
    const Ran fresh = shell(home + "\"$FAIRDEAL\" where");
    BOOST_TEST(fresh.status == 0, fresh.err);
    BOOST_TEST(says(fresh.out, "home/.local/share/fairdeal/school.db  (not there)"));
    BOOST_TEST(says(fresh.out, "home/.local/share/fairdeal/office  (not there)"));
    BOOST_TEST(says(fresh.out, "none is named"));
    BOOST_TEST(!std::filesystem::exists(folder.path("home/.local/share")));  // it makes nothing
    const Ran named = shell(home + "FAIRDEAL_LOG=/dev/null \"$FAIRDEAL\" where --json");
    BOOST_TEST(says(named.out, "\"log\":{\"path\":\"/dev/null\",\"exists\":true}"));
}

BOOST_AUTO_TEST_CASE(bash_completes_commands_options_and_the_words_they_take) {
    const auto completed = [](const std::string& words) {
        return shell("bash -c 'source <(\"$FAIRDEAL\" completion bash); COMP_WORDS=(" + words +
                     "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _fairdeal; echo "
                     "\"${COMPREPLY[*]}\"'")
            .out;
    };
    BOOST_TEST(completed("fairdeal aud") == "audit\n");
    BOOST_TEST(completed("fairdeal audit --rank") == "--ranking\n");
    BOOST_TEST(completed("fairdeal audit --game mid") == "midnight\n");
    BOOST_TEST(completed("fairdeal report x.db --paper l") == "letter\n");
    BOOST_TEST(completed("fairdeal exam off") == "office\n");
    BOOST_TEST(says(completed("fairdeal exam office \"\""), "add"));
    BOOST_TEST(completed("fairdeal --zzz") == "\n");
    const Ran zsh = fairdeal_with("completion zsh");
    BOOST_TEST(zsh.out.starts_with("#compdef fairdeal\n"));
    const Ran fish = fairdeal_with("completion fish");
    BOOST_TEST(says(fish.out, "-n '__fish_seen_subcommand_from audit' -l ranking -d "));
    refuses("completion csh", "csh");
}

BOOST_AUTO_TEST_CASE(every_command_has_a_manual_page_that_a_formatter_takes) {
    const Folder folder;
    const std::string pages = folder.path("man1");
    const Ran written = fairdeal_with("man --to '" + pages + "'");
    BOOST_TEST(written.status == 0, written.err);
    BOOST_TEST(shell("test -s '" + pages + "/fairdeal-exam-office-add.1'").status == 0);
    const Ran formatted =
        shell("cd '" + pages +
              "' && for page in *.1; do LC_ALL=C groff -K utf8 -man -ww -Tutf8 -P-cbou \"$page\" "
              "> text || exit 1; grep -q SYNOPSIS text || exit 1; done");
    BOOST_TEST(formatted.status == 0, formatted.err);
    BOOST_TEST(formatted.err == "");
    const Ran again = fairdeal_with("man --to '" + pages + "'");  // nothing is written over
    BOOST_TEST(again.status == 2);
    const Ran one = fairdeal_with("man audit");
    BOOST_TEST(one.out.starts_with(".TH fairdeal\\-audit 1 "));
    BOOST_TEST(says(one.out, ".SH EXAMPLES\n"));
    BOOST_TEST(says(one.out, "FAIRDEAL_LOG"));
}

BOOST_AUTO_TEST_CASE(help_is_a_command_too) {
    for (const auto& [command, option] :
         {std::pair("help", "--help"), std::pair("help exam sit", "exam sit --help"),
          std::pair("help ledger", "ledger -h")}) {
        const Ran asked = fairdeal_with(command);
        BOOST_TEST(asked.status == 0, asked.err);
        BOOST_TEST(!asked.out.empty());
        BOOST_TEST(asked.out == fairdeal_with(option).out);
    }
    refuses("help auditt", "did you mean 'audit'?");
    BOOST_TEST(says(fairdeal_with("help").out, "fairdeal help COMMAND"));
    BOOST_TEST(fairdeal_with("-V").out == fairdeal_with("--version").out);
}

BOOST_AUTO_TEST_CASE(help_says_what_each_choice_and_exit_status_is) {
    const std::string test = fairdeal_with("exam table-test --help").out;
    BOOST_TEST(says(test, "The candidate passed it"));
    const std::string note = fairdeal_with("case note --help").out;
    BOOST_TEST(says(note, "Exit status: 0, or 2 when"));
    BOOST_TEST(!says(note, "differs from its"), note);
    BOOST_TEST(says(fairdeal_with("rule --help").out, "differs from its"));
}

BOOST_AUTO_TEST_CASE(help_says_what_kind_of_value_an_option_takes) {
    const std::string log = fairdeal_with("log --help").out;
    for (const char* words : {"--log FILE", "--game GAME",
                              "Hands of this game only: breakout, midnight, extreme or league",
                              "--dealer ID", "--since TIME", "--until TIME", "--amount AMOUNT",
                              "--limit NUMBER", "--content FOLDER", "FORMAT:{notation,csv,jsonl}"})
        BOOST_TEST(says(log, words), words << " in " << log);
    BOOST_TEST(says(fairdeal_with("audit --help").out, "--by GROUP"));
    BOOST_TEST(says(fairdeal_with("case note --help").out, "--as ID"));
    BOOST_TEST(says(fairdeal_with("deal --help").out, "--seed NUMBER"));
}

BOOST_AUTO_TEST_CASE(help_lists_the_words_that_an_option_takes) {
    BOOST_TEST(
        says(fairdeal_with("log --help").out, "wrong amount, wrong outcome, missing, not due"));
    BOOST_TEST(says(fairdeal_with("drill --help").out, "raise or elimination"));
    BOOST_TEST(says(fairdeal_with("exam office add --help").out, "auditor or administrator"));
}

BOOST_AUTO_TEST_CASE(an_old_name_of_an_option_works_and_a_note_says_the_new_one) {
    const Folder folder;
    const std::string log = folder.path("n.db"), copy = folder.path("copy.db");
    BOOST_REQUIRE(
        shell("\"$FAIRDEAL\" deal --count 3 | \"$FAIRDEAL\" import --log " + log + " -").status ==
        0);
    const Ran fresh = fairdeal_with("log " + log + " --since 2020-01-01 --until 2099-01-01");
    const Ran old = fairdeal_with("log " + log + " --from 2020-01-01 --to=2099-01-01");
    BOOST_TEST(fresh.err == "");
    BOOST_TEST(old.out == fresh.out);
    BOOST_TEST(old.status == 0);
    BOOST_TEST(says(old.err, "note: --from is --since now; the old name works in this version\n"));
    BOOST_TEST(says(old.err, "note: --to is --until now"));
    const Ran copied = fairdeal_with("ledger backup --log " + log + " --to " + copy);
    BOOST_TEST(copied.status == 0);
    BOOST_TEST(says(copied.err, "note: --to is --out now"));
    BOOST_TEST(fairdeal_with("log " + copy).out.size() == fairdeal_with("log " + log).out.size());
    BOOST_TEST(fairdeal_with("log " + log + " --from 2020-01-01 --quiet").err == "");
    // What has no value now has one; only its own command had the old name.
    const std::string office = " X-1 --office o --school s --as a --issuer b --to c ";
    BOOST_TEST(says(fairdeal_with("exam certify" + office + "--letter").err,
                    "note: --letter is --paper now"));
    refuses("report --letter", "unknown option '--letter'");
    refuses("log " + log + " --by f1", "unknown option '--by'");
    // A value is no option, and after -- nothing is.
    BOOST_TEST(says(fairdeal_with("rule -- --from").err, "--from"));
    BOOST_TEST(!says(fairdeal_with("rule -- --from").err, "note:"));
    for (const char* command : {"log", "audit", "case note", "exam transcript", "man"})
        for (const char* was : {"--from", "--to,", ",--by", "--letter "})
            BOOST_TEST(!says(fairdeal_with(std::string(command) + " --help").out, was), command);
}

BOOST_AUTO_TEST_CASE(no_option_takes_an_empty_value) {
    for (const char* option : {"--revoked", "--holder", "--name", "--transcript", "--at", "--key",
                               "--exam-key", "--content"}) {
        refuses(std::string("verify c.json --key k ") + option + " ''", option);
        refuses(std::string("verify c.json --key k ") + option + " ''", "the value is empty");
        // Nor does it take the next word in its place.
        refuses(std::string("verify ") + option + "= c.json", "the value is empty");
    }
    refuses("rule ''", "FILE: the value is empty");
    refuses("log n.db --dealer ''", "--dealer: the value is empty");
    refuses("exam list --office o --school s.db --as ''", "--as: the value is empty");
    refuses("audit n.db --by ''", "--by: the value is empty");
}

BOOST_AUTO_TEST_CASE(a_number_out_of_range_is_refused) {
    refuses("deal --seed 99999999999999999999", "--seed: '99999999999999999999' is not a whole");
    refuses("deal --seed -1", "--seed: '-1' is not a whole number from 0 to 18446744073709551615");
    refuses("deal --seed 0x10", "--seed: '0x10' is not");
    refuses("deal --seed 1e3", "--seed: '1e3' is not");
    refuses("deal --count 9223372036854775808", "--count: ");
    refuses("deal --errors nan", "--errors: 'nan' is not a number");
    refuses("deal --errors inf", "--errors: ");
    refuses("deal --errors 1.5", "--errors: ");
    refuses("trainees --slips nan", "--slips: 'nan' is not a number");
    refuses("exam simulate --p0 nan", "--p0: ");
    refuses("ledger key k --new a --memory 99999999999999999999", "--memory: ");
    // From 2^63 on the seeds are those of exams.
    refuses("drill --seed 9223372036854775808", "--seed: ");
    BOOST_TEST(fairdeal_with("deal --seed 18446744073709551615").status == 0);
    BOOST_TEST(fairdeal_with("deal --errors 0.5 --seed 1").status == 0);
}

BOOST_AUTO_TEST_CASE(a_name_that_is_none_comes_with_those_that_are) {
    const std::string games = "'roulette' is not a game: breakout, midnight, extreme or league";
    for (const char* command : {"deal", "drill", "trainees", "log n.db", "audit n.db"})
        refuses(std::string(command) + " --game roulette", games);
    refuses("drill --clause FOO", "--clause: unknown clause 'FOO'");
    BOOST_TEST(fairdeal_with("drill --clause BRK-PUSH-3").status == 0);
}

BOOST_AUTO_TEST_CASE(a_log_is_named_by_its_place_or_by_its_option) {
    const Folder folder;
    const std::string log = folder.path("n.db"), hands = folder.path("hands");
    BOOST_REQUIRE(shell("\"$FAIRDEAL\" deal --count 3 > " + hands).status == 0);
    BOOST_TEST(fairdeal_with("import " + log + " " + hands).status == 0);
    const std::string again = "3 records read: 0 stored, 3 in the log already, 0 refused\n";
    BOOST_TEST(fairdeal_with("import --log " + log + " " + hands).out == again);
    BOOST_TEST(fairdeal_with("import " + hands + " --log " + log).out == again);
    refuses("import " + log, "RECORDS");
    const std::string from = " --since 2020-01-01", to = " --until 2099-01-01";
    const std::string same_from = " --from 2020-01-01", same_to = " --to 2099-01-01";
    const std::string listed = fairdeal_with("log " + log).out;
    BOOST_TEST(says(listed, "\n3 hands, "), listed);
    BOOST_TEST(fairdeal_with("log --log " + log).out == listed);
    for (const char* command : {"log ", "audit "})
        BOOST_TEST(fairdeal_with(command + log + from + to).out ==
                   fairdeal_with(command + log + same_from + same_to).out);
    BOOST_TEST(fairdeal_with("audit --log " + log).out == fairdeal_with("audit " + log).out);
    BOOST_TEST(says(fairdeal_with("log " + log + " --id " + "none").out, "\n0 hands, "));
}

BOOST_AUTO_TEST_CASE(one_of_a_thing_is_not_several) {
    const Folder folder;
    const std::string log = folder.path("n.db"), hands = folder.path("hands");
    BOOST_REQUIRE(shell("\"$FAIRDEAL\" deal --count 1 > " + hands).status == 0);
    BOOST_TEST(says(fairdeal_with("import " + log + " " + hands).out, "1 record read: 1 stored"));
    BOOST_TEST(says(fairdeal_with("log " + log).out, "\n1 hand, "));
}

BOOST_AUTO_TEST_CASE(a_control_character_of_a_file_name_is_shown_not_obeyed) {
    const Folder folder;
    const std::string name = folder.path("a\x1b[2J\rb");
    const std::string shown = "a\\x1b[2J\\x0db";
    for (const char* command : {"rule", "check", "audit", "verify", "pack add", "import n.db",
                                "school check --school", "case check", "ledger key"}) {
        const Ran ran = fairdeal_with(std::string(command) + " '" + name + "'");
        BOOST_TEST(ran.status == 2, command);
        BOOST_TEST(says(ran.err, shown), command << ": " << ran.err);
        BOOST_TEST(!says(ran.err, "\x1b"), command);
    }
    // A terminal is spared also what is printed, a file is not.
    folder.write("a\x1b[2J\rb", "breakout\n");
    const Ran terminal = shell("script -qec \"$FAIRDEAL check '" + name + "'\" /dev/null");
    BOOST_TEST(!says(terminal.out, "\x1b[2J"), terminal.out);
}

BOOST_AUTO_TEST_SUITE_END()
