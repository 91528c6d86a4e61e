// Files that commands write: nothing is replaced unasked, nothing is left half made, and what is an
// office's is nobody else's to read.

#include <sys/stat.h>

#include <boost/test/unit_test.hpp>
#include <filesystem>

#include "office_folder.h"

using namespace fairdeal;

namespace {

namespace fs = std::filesystem;

unsigned mode_of(const std::string& file) {
    return static_cast<unsigned>(fs::status(file).permissions());
}

struct Hands {
    Folder folder;
    std::string log = folder.path("n.db");
    std::string hands = folder.path("hands");
    explicit Hands(int count = 20) {
        const Ran made = shell("\"$FAIRDEAL\" deal --errors 0.3 --count " + std::to_string(count) +
                               " > " + hands + " && \"$FAIRDEAL\" import " + log + " " + hands);
        BOOST_REQUIRE_MESSAGE(made.status == 0, made.err);
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(out_files)

BOOST_AUTO_TEST_CASE(nothing_is_replaced_without_force) {
    const Hands night;
    const std::string drill = "drill --format moodle --no-pictures --out ";
    const std::string report = "report " + night.log + " --out ";
    const std::string text = night.folder.write("night.txt", "mine\n");
    const std::string pdf = night.folder.write("night.pdf", "%PDF-1.4 mine\n");
    for (const auto& [command, file] : {std::pair(drill, text), std::pair(report, pdf)}) {
        const std::string before = text_of_file(file);
        const Ran ran = fairdeal_with(command + file);
        BOOST_TEST(ran.status == 2, command);
        BOOST_TEST(says(ran.err, file + ": there is a file of that name already"), ran.err);
        BOOST_TEST(says(ran.err, "--force"), ran.err);
        BOOST_TEST(text_of_file(file) == before);
        BOOST_TEST(fairdeal_with(command + file + " --force").status == 0);
        BOOST_TEST(text_of_file(file) != before);
    }
    // Not even by force in the place of a log.
    BOOST_TEST(fairdeal_with(drill + night.log + " --force").status == 2);
    BOOST_TEST(fairdeal_with("ledger verify --log " + night.log).status == 0);
}

BOOST_AUTO_TEST_CASE(an_audit_keeps_its_findings_beside_nobody_elses_file) {
    const Hands night;
    const std::string kept = night.folder.path("kept");
    night.folder.write("kept.found", "mine\n");
    const Ran ran = fairdeal_with("audit " + night.log + " --keep " + kept);
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(says(ran.err, kept + ".found: there is a file of that name already"), ran.err);
    BOOST_TEST(text_of_file(kept + ".found") == "mine\n");
    night.folder.write("kept.found", "");
    BOOST_TEST(fairdeal_with("audit " + night.log + " --keep " + kept).status == 1);
}

BOOST_AUTO_TEST_CASE(a_report_is_called_what_it_is) {
    const Hands night;
    for (const char* name : {"x.docx", "x", "x.txt"}) {
        const Ran ran = fairdeal_with("report " + night.log + " --out " + night.folder.path(name));
        BOOST_TEST(ran.status == 2);
        BOOST_TEST(says(ran.err, "a report is written as .pdf"), ran.err);
        BOOST_TEST(!fs::exists(night.folder.path(name)));
    }
}

BOOST_AUTO_TEST_CASE(an_interrupted_backup_leaves_nothing) {
    const Hands night(3000);
    const std::string copy = night.folder.path("copy.db");
    for (const char* signal : {"INT", "TERM", "HUP"}) {
        // As soon as the copy is started; if it was done by then there is a whole copy instead.
        const Ran ran = shell(
            "rm -f " + copy + "; \"$FAIRDEAL\" ledger backup --log " + night.log + " --out " +
            copy + " > /dev/null 2>&1 & pid=$!; while kill -0 $pid " + "2> /dev/null && ! ls " +
            copy + "*.new > /dev/null 2>&1; do :; done; " + "kill -" + signal +
            " $pid 2> /dev/null; wait $pid; ls " + night.folder.path("") + " | grep -c new");
        BOOST_TEST(ran.out == "0\n", signal << ": " << ran.out << ran.err);
    }
}

BOOST_AUTO_TEST_CASE(a_file_that_may_not_grow_is_an_error_message) {
    const Hands night;
    const Ran ran = shell("\"$FAIRDEAL\" deal --count 3000 --seed 5 > " +
                          night.folder.path("more") + "; ulimit -f 600; \"$FAIRDEAL\" import " +
                          night.log + " " + night.folder.path("more"));
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(says(ran.err, "import again to store the rest"), ran.err);
    BOOST_TEST(says(ran.out, " stored, "), ran.out);
    BOOST_TEST(fairdeal_with("ledger verify --log " + night.log).status == 0);
}

BOOST_AUTO_TEST_CASE(of_several_imports_into_a_new_log_all_succeed) {
    const Hands night;
    const std::string log = night.folder.path("new.db");
    const std::string import = "\"$FAIRDEAL\" import " + log + " " + night.hands + " & ";
    const Ran ran =
        shell(import + "a=$!; " + import + "b=$!; " + import + "wait $a && wait $b && wait $!");
    BOOST_TEST(ran.status == 0, ran.err);
    BOOST_TEST(says(fairdeal_with("log " + log).out, "\n20 hands, "));
}

BOOST_AUTO_TEST_CASE(a_passphrase_file_that_others_may_read_is_refused) {
    const Folder folder;
    const std::string pass = folder.write("pass", "a long passphrase\n");
    const std::string make =
        "ledger key " + folder.path("k.key") + " --new a/b --memory 8 --passphrase-file ";
    for (const unsigned mode : {0644U, 0640U, 0602U}) {
        fs::permissions(pass, fs::perms(mode));
        const Ran ran = fairdeal_with(make + pass);
        BOOST_TEST(ran.status == 2);
        BOOST_TEST(says(ran.err, pass + ": others may read or write this passphrase file"),
                   ran.err);
        BOOST_TEST(says(ran.err, "chmod 600"), ran.err);
    }
    // A pipe is nobody else's to read.
    BOOST_TEST(fairdeal_with(make + "-", "a long passphrase\n").status == 0);
}

BOOST_AUTO_TEST_CASE(what_is_an_offices_is_nobody_elses_to_read) {
    const OfficeFolder office;
    const std::string folder = office.folder.path("office"), log = folder + "/log.db";
    office.sign();
    const std::string signed_in =
        " --school " + office.school_file + " --as aud --sign-in-file " + office.own;
    const std::string copy = office.folder.path("copy.db"), tiles = office.folder.path("tiles");
    const Ran backup = fairdeal_with("ledger backup --log " + log + " --out " + copy + signed_in);
    BOOST_TEST(backup.status == 0, backup.err);
    BOOST_TEST(mode_of(copy) == 0600U);
    const Ran exported = fairdeal_with("ledger export " + tiles + " --log " + log + signed_in);
    BOOST_TEST(exported.status == 0, exported.err);
    BOOST_TEST(mode_of(tiles) == 0700U);
    BOOST_TEST(mode_of(tiles + "/checkpoint") == 0600U);
    fs::permissions(folder, fs::perms(0755));
    const Ran open = office.run("exam list", "--as aud");
    BOOST_TEST(open.status == 2);
    BOOST_TEST(says(open.err, "chmod 700 " + folder), open.err);
    fs::permissions(folder, fs::perms(0700));
    BOOST_TEST(office.run("exam list", "--as aud").status == 0);
}

BOOST_AUTO_TEST_CASE(a_deadline_may_be_a_day_and_a_scenarios_folder_is_made) {
    const Hands night;
    const std::string pass = night.folder.write("pass", "four plain old words\n");
    const std::string account = "case account f1 --log " + night.log + " --passphrase-file " +
                                pass + " --new-passphrase-file " + pass;
    const Ran made = fairdeal_with(account);
    BOOST_TEST(made.status == 0, made.err);
    const std::string open = "case open C-1 --hand '#1' --claimant g --as f1 --text t --log " +
                             night.log + " --passphrase-file " + pass + " --deadline ";
    const Ran wrong = fairdeal_with(open + "tomorrow");
    BOOST_TEST(wrong.status == 2);
    BOOST_TEST(says(wrong.err, "neither a day (2026-03-14) nor a UTC time"), wrong.err);
    const Ran opened = fairdeal_with(open + "2099-11-29");
    BOOST_TEST(opened.status == 0, opened.err);
    BOOST_TEST(says(fairdeal_with("case list --log " + night.log).out, "2099-11-29T23:59:59Z"));
    const std::string folder = night.folder.path("new/scenarios");
    const Ran scenario = fairdeal_with("case scenario C-1 " + folder + " --log " + night.log);
    BOOST_TEST(scenario.status == 0, scenario.err);
    BOOST_TEST(fs::is_directory(folder));
}

BOOST_AUTO_TEST_SUITE_END()
