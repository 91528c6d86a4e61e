// fairdeal may-deal and fairdeal duty: from an empty folder to a yes, and back to a no.

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include "ledger/credential/revocation.h"
#include "pit.h"
#include "school/cards/house_cards.h"
#include "support/credentials.h"

using namespace fairdeal;
using Json = nlohmann::json;

namespace {

const std::string evening = "2026-11-01T18:00:00Z";

/// A file with a profile that asks for licence and refresher, and all of B7's facts but a
/// certificate.
struct DutyDesk {
    Folder folder;
    std::string facts = folder.path("duty.db");
    std::string secret = folder.write("hr1.txt", "long enough\n");

    DutyDesk() {
        const Ran made = fairdeal_with("duty create --house casino.example/duty" + signed_in());
        BOOST_REQUIRE_MESSAGE(made.status == 0, made.err);
        profile("<rule name=\"licence\" source=\"s\">w</rule>");
        add("person --dealer 4471 --ref 1182");
        add("role --dealer 4471 --role dealer --since 2026-01-01");
        add("table --table B7 --game breakout --card 'breakout hit-soft-17=yes' --sign S1 "
            "--since 2026-01-01");
        add("sign --table B7 --edition S1 --since 2026-01-01");
        add("pack --table B7 --pack K7 --state counted --since 2026-01-01");
        add("roster --dealer 4471 --table B7 --since 2026-11-01T16:00:00Z --until "
            "2026-11-01T20:00:00Z");
    }

    [[nodiscard]] std::string signed_in() const {
        return " --facts '" + facts + "' --as hr1 --passphrase-file '" + secret + "'";
    }
    [[nodiscard]] Ran tried(const std::string& words, std::string_view input = "") const {
        return fairdeal_with("duty add " + words + signed_in(), input);
    }
    std::string add(const std::string& words) const {
        const Ran ran = tried(words);
        BOOST_REQUIRE_MESSAGE(ran.status == 0, words + ": " + ran.err);
        return ran.out;
    }
    void profile(const std::string& rules) const {
        const std::string file =
            folder.write("p.xml",
                         "<regulator format=\"1\" id=\"p\" title=\"Board\" jurisdiction=\"here\" "
                         "function=\"dealer\">\n<note>n</note>\n" +
                             rules + "\n</regulator>\n");
        add("profile --since 2026-01-01 --file '" + file + "'");
    }
    void licence() const {
        add("licence --dealer 4471 --number 8 --jurisdiction here --function dealer --since "
            "2026-01-01 --until 2027-01-01");
    }
    /// The sample certificate, and a list that withdraws none or it.
    void certify(bool withdraw) const {
        const std::string key =
            folder.write("office.pub", to_text(office_key().public_key()) + "\n");
        const std::string document = folder.write("c.json", sample_certificate());
        RevocationList list;
        list.made = "2026-11-01T06:00:00Z"_utc;
        list.next_update = "2026-12-01T06:00:00Z"_utc;
        if (withdraw)
            list.revocations = {
                {"BRK-2026-000417", "2026-10-31T00:00:00Z"_utc, RevocationReason::Misconduct}};
        const std::string note =
            folder.write("revoked.note", signed_list(list, office_key()).value());
        add("certificate --dealer 4471 --file '" + document + "' --key '" + key + "'");
        add("withdrawn --file '" + note + "' --key '" + key + "'");
    }
    [[nodiscard]] Ran ask(const std::string& words = "--dealer 4471 --table B7") const {
        return fairdeal_with("may-deal " + words + " --at " + evening + " --facts '" + facts + "'");
    }
    [[nodiscard]] Json asked() const {
        const Ran ran = ask("--dealer 4471 --table B7 --asker pit1 --json");
        BOOST_TEST((ran.status == 0 || ran.status == 1), ran.err);
        return Json::parse(ran.out);
    }
    [[nodiscard]] Ran duty(const std::string& words) const {
        return fairdeal_with("duty " + words + " --facts '" + facts + "'");
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(duty_commands)

BOOST_AUTO_TEST_CASE(an_answer_says_why_by_which_facts_and_what_would_change_it) {
    const DutyDesk desk;
    const Ran none = desk.ask();
    BOOST_TEST(none.status == 1);
    BOOST_TEST(says(none.out, "NO: dealer 4471 may not deal: no permit (Board)  # 3"), none.out);
    BOOST_TEST(says(
        none.out, "what would change it: a licence for dealing here (fairdeal duty add licence)"));
    desk.licence();
    BOOST_TEST(desk.asked().at("rule") == "no-certificate");
    desk.certify(false);
    // The sample certificate was made under other editions of the clauses than this program's.
    const Json newer = desk.asked();
    BOOST_TEST(newer.at("rule") == "newer-rules");
    BOOST_TEST(newer.at("facts").at(0).at("kind") == "certificate");
    BOOST_TEST(newer.at("facts").at(0).at("values").at("number") == "BRK-2026-000417");
    BOOST_TEST(newer.at("facts").at(0).at("age-days") == 0);
    desk.profile("<rule name=\"with-supervisor\" source=\"s\">w</rule>");
    const Ran beside = desk.ask();
    BOOST_TEST(beside.status == 1);
    BOOST_TEST(says(beside.out, "WITH A SUPERVISOR"));
    BOOST_TEST(says(beside.out, "until 2026-11-01T20:00:00Z"));
    desk.certify(true);
    BOOST_TEST(desk.asked().at("rule") == "certificate-withdrawn");
}

BOOST_AUTO_TEST_CASE(every_answer_is_kept_with_the_hashes_of_its_facts) {
    const DutyDesk desk;
    const Json no = desk.asked();
    const Ran answers = desk.duty("answers --json --dealer 4471");
    const Json kept = Json::parse(answers.out);
    BOOST_TEST(kept.at("record") == no.at("record"));
    BOOST_TEST(kept.at("asker") == "pit1");
    BOOST_TEST(kept.at("reason") == no.at("reason"));
    BOOST_TEST(desk.duty("answers --table B8").out == "");
    const Ran verified = desk.duty("verify --json");
    BOOST_TEST(verified.status == 0, verified.out + verified.err);
    BOOST_TEST(Json::parse(verified.out).at("answers") == 1);
}

BOOST_AUTO_TEST_CASE(facts_come_many_at_once_or_not_at_all) {
    const DutyDesk desk;
    const std::string head = "dealer,number,jurisdiction,function,since,until\n";
    const Ran wrong = desk.tried("licence --csv -",
                                 head +
                                     "4472,1,here,dealer,2026-01-01,\n4473,2,here,dealer,soon,\n"
                                     "4474,3,here,dealer,,2026-02-01\n");
    BOOST_TEST(wrong.status == 2);
    BOOST_TEST(says(wrong.err, "-:3:20: since: 'soon' is not a day"), wrong.err);
    BOOST_TEST(says(wrong.err, "-:4:1: a licence needs since"), wrong.err);
    BOOST_TEST(desk.duty("list --dealer 4472").out == "");
    const Ran unknown = desk.tried("licence --csv -", head + "4472,1,here,dealer,2026-01-01,\n");
    BOOST_TEST(unknown.status == 2);
    BOOST_TEST(says(unknown.err, "-:2:1: nobody is known by the id 4472, but 4471"), unknown.err);
    desk.add("person --dealer 4472 --ref 1183");
    desk.add("person --dealer 4473 --ref 1184");
    const Ran right = desk.tried("licence --csv -", head +
                                                        "4472,1,here,dealer,2026-01-01,\n"
                                                        "4473,2,here,dealer,2026-01-01,\n");
    BOOST_TEST(right.status == 0, right.err);
    BOOST_TEST(says(desk.duty("list --dealer 4473").out, "licence number=2"));
}

BOOST_AUTO_TEST_CASE(a_correction_leaves_what_it_corrects) {
    const DutyDesk desk;
    desk.licence();
    const std::string list = desk.duty("list --dealer 4471 --json").out;
    const auto last = list.rfind('\n', list.size() - 2);
    const Json first = Json::parse(list.substr(last + 1));
    BOOST_REQUIRE(first.at("kind") == "licence");
    const std::string number = first.at("number").dump();
    desk.add(
        "licence --dealer 4471 --number 8 --jurisdiction here --function dealer --since "
        "2026-01-01 --until 2026-10-01 --corrects " +
        number);
    BOOST_TEST(desk.asked().at("rule") == "licence-lapsed");
    BOOST_TEST(!says(desk.duty("list --dealer 4471").out, "#" + number + " "));
    BOOST_TEST(says(desk.duty("list --dealer 4471 --all").out, "(corrected)"));
    const Ran again = desk.tried("taken-back --why x --corrects " + number);
    BOOST_TEST(again.status == 2);
    BOOST_TEST(says(again.err, "was corrected already"));
}

BOOST_AUTO_TEST_CASE(nobody_adds_without_the_passphrase) {
    const DutyDesk desk;
    const std::string other = desk.folder.write("other.txt", "long enougH\n");
    const Ran ran = fairdeal_with("duty add person --dealer 1 --ref P --as hr1 --facts '" +
                                  desk.facts + "' --passphrase-file '" + other + "'");
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(says(ran.err, "no such account, or another passphrase"));
    BOOST_TEST(desk.duty("list --dealer 1").out == "");
}

BOOST_AUTO_TEST_CASE(what_falls_due_is_listed) {
    const DutyDesk desk;
    desk.licence();
    const std::string at = " --at 2026-12-15T00:00:00Z";
    const Ran due = desk.duty("due --csv" + at);
    BOOST_TEST(due.status == 0);
    BOOST_TEST(says(due.out,
                    "who,kind,what,due,days,fact\n4471,licence,here dealer,"
                    "2027-01-01T00:00:00Z,17,"),
               due.out);
    BOOST_TEST(desk.duty("due --within 16" + at).out == "");
    BOOST_TEST(desk.duty("due --at 2027-01-01T00:00:01Z").status == 1);
    const Json item = Json::parse(desk.duty("due --json" + at).out);
    BOOST_TEST(item.at("days") == 17);
}

BOOST_AUTO_TEST_CASE(hands_dealt_without_leave_are_found) {
    const DutyDesk desk;
    const std::string log = desk.folder.path("pit.db");
    const std::string hand =
        " table=B7 dealer=4471 at=2026-11-01T18:00:00Z\n1 bet dealer 25\ndealer deal Th (Td)\n"
        "1 deal Ts 9s\n1 stand\ndealer turn Td\ndealer stand\n1 pay dealer 25\n";
    BOOST_REQUIRE(fairdeal_with("import --log '" + log + "' -", "breakout id=N1" + hand).status ==
                  0);
    const Ran ran = desk.duty("audit --log '" + log + "'");
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(says(ran.out, "table B7: NO: dealer 4471 may not deal: no permit (Board) (#1 N1)"),
               ran.out);
    BOOST_TEST(says(ran.out, "1 hand, 1 by somebody who might not deal"));
    const Ran json = desk.duty("audit --json --log '" + log + "'");
    BOOST_TEST(Json::parse(json.out.substr(0, json.out.find('\n'))).at("rule") == "no-licence");
    BOOST_TEST(desk.duty("audit --log '" + desk.facts + "'").status == 2);
}

BOOST_AUTO_TEST_CASE(only_signed_facts_count_where_a_key_is_asked_for) {
    const DutyDesk desk;
    const std::string key = desk.folder.path("duty.key");
    const std::string opened = " --passphrase-file '" + desk.secret + "'";
    BOOST_REQUIRE(
        fairdeal_with("ledger key '" + key + "' --new casino.example/duty --memory 8" + opened)
            .status == 0);
    const Ran printed = fairdeal_with("ledger key '" + key + "'");
    const std::string trusted = desk.folder.write("duty.pub", printed.out);
    const auto asked = [&] { return desk.ask("--dealer 4471 --table B7 --key '" + trusted + "'"); };
    BOOST_TEST(asked().status == 2);
    BOOST_TEST(says(asked().err, "no fact is signed"));
    const Ran note =
        fairdeal_with("ledger checkpoint --log '" + desk.facts + "' --key '" + key + "'" + opened);
    BOOST_REQUIRE_MESSAGE(note.status == 0, note.err);
    const std::string kept = desk.folder.write("duty.note", note.out);
    BOOST_TEST(asked().status == 1);
    BOOST_TEST(desk.duty("verify --key '" + trusted + "' --checkpoint '" + kept + "'").status == 0);
    desk.licence();
    BOOST_TEST(says(asked().err, "1 fact is newer than what was signed"));
    const Ran verified = desk.duty("verify --key '" + trusted + "'");
    BOOST_TEST(verified.status == 1);
    BOOST_TEST(says(verified.out, "this fact is newer than what was signed"));
}

BOOST_AUTO_TEST_CASE(rows_and_profiles_can_be_read) {
    const Ran rows = fairdeal_with("duty rows");
    BOOST_TEST(says(rows.out, "licence-lapsed"));
    BOOST_TEST(says(rows.out, "[instruction-hours]"));
    const Ran profiles = fairdeal_with("duty profiles");
    BOOST_TEST(profiles.status == 0);
    BOOST_TEST(says(profiles.out, "on   instruction-hours 120"), profiles.out);
    BOOST_TEST(says(profiles.out, "not confirmed"));
}

BOOST_AUTO_TEST_CASE(the_users_own_folder_is_made_and_no_other) {
    const Folder folder;
    const std::string secret = folder.write("hr1.txt", "long enough\n");
    const std::string create =
        "duty create --house casino.example/duty --as hr1 --passphrase-file '" + secret + "'";
    ::setenv("FAIRDEAL_SCHOOL", folder.path("new/school.db").c_str(), 1);
    const Ran beside = fairdeal_with(create);
    ::unsetenv("FAIRDEAL_SCHOOL");
    BOOST_TEST(beside.status == 0, beside.err);
    BOOST_TEST(std::filesystem::exists(folder.path("new/duty.db")));
    const Ran named = fairdeal_with(create + " --facts '" + folder.path("away/duty.db") + "'");
    BOOST_TEST(named.status == 2);
    BOOST_TEST(!std::filesystem::exists(folder.path("away")));
}

BOOST_AUTO_TEST_CASE(a_file_that_is_not_there_answers_nothing) {
    const Folder folder;
    const Ran ran = fairdeal_with("may-deal --dealer 1 --table B --facts " + folder.path("no.db"));
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(!ran.err.empty());
}

BOOST_AUTO_TEST_SUITE_END()
