// `fairdeal diagnostics` and the program's own log, as somebody who looks after the machine has
// them.

#include <boost/test/unit_test.hpp>

#include "audit/cases/archive.h"
#include "running.h"

namespace fairdeal {

namespace {

/// An account of its own; $FAIRDEAL runs in it.
struct Account {
    Folder folder;
    std::string home = "HOME='" + folder.path("home") +
                       "' XDG_DATA_HOME= FAIRDEAL_SCHOOL= "
                       "FAIRDEAL_OFFICE= FAIRDEAL_LOG= FAIRDEAL_PACKS= XDG_STATE_HOME= ";
    std::string log = folder.path("home/.local/state/fairdeal/program.log");

    [[nodiscard]] Ran run(const std::string& words) const {
        return shell(home + "\"$FAIRDEAL\" " + words);
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(diagnostics)

BOOST_AUTO_TEST_CASE(the_log_says_which_command_was_called_and_how_it_ended) {
    const Account account;
    BOOST_TEST(account.run("audit --log /nowhere/pit.db --by dealer").status == 2);
    const std::string log = text_of_file(account.log);
    BOOST_TEST(says(log, " info: called: audit --log --by\n"), log);
    BOOST_TEST(says(log, " warning: /nowhere/pit.db: "), log);
    BOOST_TEST(says(log, " info: ended with status 2 after "), log);
    BOOST_TEST(!says(log, "--by dealer"), log);
}

/// A passphrase that is typed by mistake is no word of a log.
BOOST_AUTO_TEST_CASE(what_was_typed_and_not_understood_is_not_logged) {
    const Account account;
    for (const char* words : {"school check hunter2-secret", "hunter2-secret",
                              "exam open --as eve --passphrase hunter2-secret",
                              "audit --threads hunter2-secret --log x"})
        BOOST_TEST(account.run(words).status == 2, words);
    const std::string log = text_of_file(account.log);
    BOOST_TEST(says(log, "warning: the command line is not understood\n"), log);
    BOOST_TEST(!says(log, "hunter2"), log);
}

BOOST_AUTO_TEST_CASE(the_file_is_saved_once_for_its_owner_and_its_parts_are_read) {
    const Account account;
    const std::string zip = account.folder.path("d.zip");
    const Ran made = account.run("diagnostics '" + zip + "'");
    BOOST_TEST(made.status == 0, made.err);
    BOOST_TEST(says(made.out, "Not in it: records of hands, answers"));
    BOOST_TEST(says(made.out, "d.zip is there.\n"));
    BOOST_TEST((std::filesystem::status(zip).permissions() == std::filesystem::perms(0600)));
    const auto parts = read_archive(text_of_file(zip), zip);
    BOOST_REQUIRE(parts.has_value());
    BOOST_TEST(parts->size() == 6U);
    BOOST_TEST(says(parts->back().bytes, "info: called: diagnostics"));
    const std::string before = text_of_file(zip);
    const Ran again = account.run("diagnostics '" + zip + "'");
    BOOST_TEST(again.status == 2);
    BOOST_TEST(says(again.err, "there is a file of that name already"));
    BOOST_TEST((text_of_file(zip) == before));
    BOOST_TEST(account.run("diagnostics /nowhere/d.zip").status == 2);
    BOOST_TEST(account.run("diagnostics /dev/full").status == 2);
    BOOST_TEST(fairdeal_with("diagnostics '" + account.folder.path("e.zip") + "' --json ").status ==
               0);
}

BOOST_AUTO_TEST_CASE(a_log_that_cannot_be_written_stops_nobody) {
    const Account account;
    const Ran ran = shell("HOME=/proc/nowhere XDG_STATE_HOME= \"$FAIRDEAL\" where");
    BOOST_TEST(ran.status == 0, ran.err);
    BOOST_TEST(ran.err == "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
