// `fairdeal backup`: made, checked and brought back by somebody who has only the command line.

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include "office_folder.h"

namespace fairdeal {

namespace {

constexpr std::string_view hand =
    "breakout id=N1\n1 bet dealer 25\ndealer deal Th (Td)\n1 deal Ts 9s\n1 stand\n"
    "dealer turn Td\ndealer stand\n1 pay dealer 25\n";

std::string places(const OfficeFolder& office) {
    return " --school " + office.school_file + " --office " + office.folder.path("office");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(backups)

BOOST_AUTO_TEST_CASE(a_backup_of_school_office_and_log_is_made_checked_and_brought_back) {
    const OfficeFolder office;
    const std::string log = office.folder.path("pit.db");
    BOOST_REQUIRE(fairdeal_with("import --log " + log + " -", hand).status == 0);
    const std::string backup = office.folder.path("b1");
    const Ran made = fairdeal_with("backup make " + backup + places(office) + " --log " + log +
                                   " --as ada --passphrase-file " + office.own);
    BOOST_TEST(made.status == 0, made.err);
    BOOST_TEST(says(made.out, "School: 6 people and 0 answers\n"));
    BOOST_TEST(says(made.out, "Hand log: 1 record\n"));
    BOOST_TEST(says(made.out, " bytes, sound\n"));
    BOOST_TEST(says(office.run("exam office events", "--as aud").out, "a backup of the office"));
    const Ran checked = fairdeal_with("backup check " + backup);
    BOOST_TEST(checked.status == 0, checked.err);
    BOOST_TEST(says(checked.out, ", sound\n"));
    const std::string to = " --school " + office.folder.path("new/school.db") + " --office " +
                           office.folder.path("new/office") + " --log " +
                           office.folder.path("new/pit.db");
    const Ran restored = fairdeal_with("backup restore " + backup + to);
    BOOST_TEST(restored.status == 0, restored.err);
    BOOST_TEST(says(restored.out, "new/school.db\n"));
    BOOST_TEST(says(restored.out, "fairdeal exam office restored"));
    BOOST_TEST(says(fairdeal_with("log " + office.folder.path("new/pit.db")).out, "N1"));
    const Ran again = fairdeal_with("backup restore " + backup + to);
    BOOST_TEST(again.status == 2);
    BOOST_TEST(says(again.err, "new/pit.db: there is something here already"));
    const Ran aside = fairdeal_with("backup restore --json --set-aside " + backup + to);
    BOOST_TEST(aside.status == 0, aside.err);
    const auto json = nlohmann::json::parse(aside.out);
    for (const auto& part : json.at("restored")) BOOST_TEST(part.at("set_aside").is_string());
}

BOOST_AUTO_TEST_CASE(what_is_named_and_not_there_makes_no_backup) {
    const OfficeFolder office;
    const std::string make =
        "backup make " + office.folder.path("b1") + " --school " + office.school_file;
    const Ran nowhere = fairdeal_with(make + " --office /nope --as ada");
    BOOST_TEST(nowhere.status == 2);
    BOOST_TEST(says(nowhere.err, "/nope: this is no exam office"));
    const Ran bypass =
        fairdeal_with(make + " --without-office --log " + office.folder.path("office/log.db"));
    BOOST_TEST(bypass.status == 2);
    BOOST_TEST(says(bypass.err, "this is the log of an exam office: it goes with its office"));
    const Ran packs = shell("FAIRDEAL_PACKS=/nope \"$FAIRDEAL\" " + make + " --without-office");
    BOOST_TEST(packs.status == 2);
    BOOST_TEST(says(packs.err, "/nope: FAIRDEAL_PACKS names this folder"));
    BOOST_TEST(!std::filesystem::exists(office.folder.path("b1")));
    const Ran made = fairdeal_with(make + " --without-office");
    BOOST_TEST(made.status == 0, made.err);
    BOOST_TEST(says(made.out, "Not in it: the exam office, as was asked for\n"));
    BOOST_TEST(says(made.out, "Not in it: a hand log: none was named, with --log\n"));
}

BOOST_AUTO_TEST_CASE(an_office_leaves_only_with_somebody_who_may) {
    const OfficeFolder office;
    const std::string backup = office.folder.path("b1");
    const Ran nobody = fairdeal_with("backup make " + backup + places(office));
    BOOST_TEST(nobody.status == 2);
    BOOST_TEST(says(nobody.err, "with --as, or leave it out, with --without-office"));
    const Ran tina = fairdeal_with("backup make " + backup + places(office) +
                                   " --as tina --passphrase-file " + office.own);
    BOOST_TEST(tina.status == 2);
    BOOST_TEST(says(tina.err, "tina may not check the ledger"));
    BOOST_TEST(!std::filesystem::exists(backup));
    const Ran without =
        fairdeal_with("backup make --json --without-office " + backup + places(office));
    BOOST_TEST(without.status == 0, without.err);
    const auto json = nlohmann::json::parse(without.out);
    BOOST_TEST(json.at("sound") == true);
    for (const auto& file : json.at("files"))
        BOOST_TEST(!file.at("name").get<std::string>().starts_with("office"));
}

BOOST_AUTO_TEST_CASE(damage_is_status_1_and_no_backup_is_status_2) {
    const OfficeFolder office;
    const std::string backup = office.folder.path("b1");
    BOOST_REQUIRE(fairdeal_with("backup make --without-office " + backup + places(office)).status ==
                  0);
    BOOST_REQUIRE(shell("printf x >> " + backup + "/school.db").status == 0);
    const Ran damaged = fairdeal_with("backup check " + backup);
    BOOST_TEST(damaged.status == 1);
    BOOST_TEST(says(damaged.err, "school.db: the file is not as it was"));
    BOOST_TEST(says(damaged.out, ", damaged\n"));
    BOOST_TEST(fairdeal_with("backup check " + office.folder.path("nothing")).status == 2);
    const Ran onto = fairdeal_with("backup make --without-office " + backup + places(office));
    BOOST_TEST(onto.status == 2);
    BOOST_TEST(says(onto.err, "there is a file of this name already"));
    const Ran full =
        shell("\"$FAIRDEAL\" backup make --without-office /dev/full/b" + places(office));
    BOOST_TEST(full.status == 2);
    BOOST_TEST(says(full.err, "the folder cannot be made"));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
