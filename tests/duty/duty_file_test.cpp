// The file of who may deal where, and who would like it otherwise: somebody with the file and
// sqlite3, somebody with an old copy, somebody with this program's own parts, a clock that is
// wrong, and two people with one id.

#include <algorithm>

#include "duty/duty_file.h"
#include "duty/sample_floor.h"
#include "log/office_log.h"
#include "store/folder.h"
#include "store/ledger_tools.h"
#include "support/cheap.h"
#include "support/why.h"

using namespace fairdeal;

namespace {

const UtcTime morning = "2026-11-01T08:00:00Z"_utc;

UtcTime later(int minutes) { return {morning.time + std::chrono::minutes(minutes)}; }

/// A file with the sample floor's facts in it.
struct DutyHouse {
    Folder folder;
    std::filesystem::path file = folder.file("duty.db"), seen = folder.file("seen-logs");
    DutyTrust trust{seen, {}};

    DutyHouse() {
        auto made = DutyFile::create(file, "casino.example/duty",
                                     {"hr1", "long enough", "hr1", morning}, trust, cheap);
        if (!made) BOOST_FAIL(why(made));
        must_add(*made, SampleFloor().facts, later(1));
    }
    static std::vector<std::int64_t> must_add(DutyFile& to, const std::vector<Fact>& facts,
                                              const UtcTime& at) {
        const auto numbers = to.add(facts, "hr1", at);
        if (!numbers) BOOST_FAIL(why(numbers));
        return *numbers;
    }
    [[nodiscard]] DutyFile opened() const {
        auto file_again = DutyFile::open(file, Access::Write, trust);
        if (!file_again) BOOST_FAIL(why(file_again));
        return *std::move(file_again);
    }
    [[nodiscard]] std::string refusal(const DutyTrust& by) const {
        return why(DutyFile::open(file, Access::Read, by));
    }
    [[nodiscard]] std::string refusal() const { return refusal(trust); }
    [[nodiscard]] DutyCheck check(const Trust& by = {}) const {
        const auto checked = check_duty_file(file, by, seen, {});
        if (!checked) BOOST_FAIL(why(checked));
        return *checked;
    }
    [[nodiscard]] Decision ask() const {
        const DutyFile now = opened();
        auto office = DutyOffice::make(now.facts(), rule_books());
        Decision decision = office->decide({"4471", "B7", that_evening});
        decision.reasons.front().facts.clear();  // they go with the file
        return decision;
    }
    /// What an answer would be kept as.
    [[nodiscard]] KeptAnswer answer(const DutyFile& by, const UtcTime& at) const {
        auto office = DutyOffice::make(by.facts(), rule_books());
        return kept_answer_of(office->decide({"4471", "B7", that_evening}), "pit1", at);
    }
    void with_sqlite3(const std::string& sql) const {
        Database(file, Access::Write).run(around_triggers("record", sql));
    }
};

std::vector<Fact> one(FactKind kind, const std::string& subject,
                      const std::vector<SampleFloor::Pair>& pairs) {
    SampleFloor floor;
    floor.facts.clear();
    floor.say(kind, subject, pairs);
    return floor.facts;
}

bool has(const std::string& text, std::string_view words) {
    return text.find(words) != std::string::npos;
}

bool names_with(const DutyCheck& check, std::string_view words) {
    return std::ranges::any_of(check.log.damages,
                               [&](const Damage& damage) { return has(damage.what, words); });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(duty_files)

BOOST_AUTO_TEST_CASE(facts_and_answers_are_kept_and_checked) {
    const DutyHouse house;
    DutyFile file = house.opened();
    BOOST_TEST(house.ask().row().name == "may-deal");
    const KeptAnswer answer = house.answer(file, later(2));
    BOOST_TEST((answer.answer == DutyAnswer::Yes));
    BOOST_TEST(answer.facts.size() > 10U);
    const auto number = file.keep({answer});
    BOOST_REQUIRE_MESSAGE(number.has_value(), why(number));
    BOOST_REQUIRE(file.answers().size() == 1U);
    KeptAnswer expected = answer;
    expected.number = *number;
    BOOST_TEST((file.answers().front() == expected));
    const DutyCheck check = house.check();
    BOOST_TEST(told(check.log) == "");
    BOOST_TEST(check.answers == 1);
    BOOST_TEST(check.facts == std::ssize(file.facts()));
}

/// Promise: a fact that was changed, removed or put in without the program is not believed.
/// Attacker: somebody with the file and sqlite3.
BOOST_AUTO_TEST_CASE(a_record_changed_with_sqlite3_answers_nothing) {
    const char* const attacks[] = {
        "UPDATE record SET body = replace(body, 'until 2027-01-01', 'until 2037-01-01')",
        "UPDATE record SET body = replace(body, '4471', '4499')",
        "DELETE FROM record WHERE idx = 7",
        "DELETE FROM record WHERE idx = (SELECT max(idx) FROM record)",
        "UPDATE record SET hash = randomblob(32), body = body || 'x' WHERE idx = 5",
        "INSERT INTO record SELECT log_id, idx + 1, hash, body FROM record ORDER BY idx DESC "
        "LIMIT 1",
    };
    for (const char* const sql : attacks) {
        const DutyHouse house;
        BOOST_TEST(house.refusal() == "");
        house.with_sqlite3(sql);
        BOOST_TEST(house.refusal() != "", sql);
        BOOST_TEST(house.refusal({}) != "", sql);  // by the file alone
        BOOST_TEST(!house.check().is_sound(), sql);
    }
}

/// The text and its hash together: the tree is left.
BOOST_AUTO_TEST_CASE(a_record_changed_with_its_hash_answers_nothing) {
    const DutyHouse house;
    house.with_sqlite3(
        "UPDATE record SET body = replace(body, 'until 2027-01-01', 'until 2037-01-01'); UPDATE "
        "record SET hash = leaf_hash(body)");
    BOOST_TEST(has(house.refusal({}), "changed, removed or put in"));
    BOOST_TEST(!house.check().is_sound());
}

BOOST_AUTO_TEST_CASE(a_suspension_of_nobody_is_refused) {
    const DutyHouse house;
    DutyFile file = house.opened();
    const auto added =
        file.add(one(FactKind::Suspension, "4417", {{"number", "L-4471"}, {"since", "2026-10-30"}}),
                 "hr1", later(5), {{"suspensions.csv", 2, 1}});
    BOOST_REQUIRE(!added);
    BOOST_TEST(to_text(added.error().front()) ==
               "suspensions.csv:2:1: no licence of 4417 is known: see whether the id is right");
    BOOST_TEST(house.ask().row().name == "may-deal");
}

/// Promise: an old copy put back, as from before a suspension, is refused where the file was seen.
/// Attacker: somebody with an old copy.
BOOST_AUTO_TEST_CASE(an_old_copy_put_back_answers_nothing) {
    const DutyHouse house;
    const std::string before = bytes_of(house.file);
    {
        DutyFile file = house.opened();
        DutyHouse::must_add(
            file,
            one(FactKind::Suspension, "4471", {{"number", "L-4471"}, {"since", "2026-10-30"}}),
            later(5));
    }
    BOOST_TEST(house.ask().row().name == "licence-suspended");
    write_bytes(house.file, before);
    BOOST_TEST(has(house.refusal(), "an older copy of the log was put back"));
    BOOST_TEST(names_with(house.check(), "an older copy"));
    BOOST_TEST(house.refusal({}) == "");  // an account that never saw it cannot know
    {
        // Gone on from the copy, it is another history.
        auto copy = DutyFile::open(house.file, Access::Write, {});
        BOOST_REQUIRE(copy.has_value());
        DutyHouse::must_add(*copy, one(FactKind::Person, "1", {{"ref", "P"}}), later(6));
        DutyHouse::must_add(*copy, one(FactKind::Person, "2", {{"ref", "Q"}}), later(6));
    }
    BOOST_TEST(has(house.refusal(), "another history"));
}

/// Where it is put back on purpose, somebody with a passphrase says so, and it stays on record.
BOOST_AUTO_TEST_CASE(a_copy_put_back_on_purpose_counts_once_somebody_says_so) {
    const DutyHouse house;
    const std::string before = bytes_of(house.file);
    {
        DutyFile file = house.opened();
        DutyHouse::must_add(file, one(FactKind::Person, "12", {{"ref", "P-12"}}), later(5));
    }
    const auto accept = [&](const std::string& passphrase) {
        return DutyFile::accept_restored(house.file, "disk replaced",
                                         {"hr1", passphrase, "hr1", later(9)}, house.trust);
    };
    BOOST_TEST(has(why(accept("long enough")), "not older than this account saw it"));
    write_bytes(house.file, before);
    BOOST_TEST(has(why(accept("not the passphrase")), "another passphrase"));
    BOOST_TEST(has(house.refusal(), "an older copy"));
    BOOST_TEST(why(accept("long enough")) == "");
    BOOST_TEST(house.refusal() == "");
    const DutyFile file = house.opened();
    BOOST_TEST((file.facts().back().kind == FactKind::Restored));
    BOOST_TEST(file.facts().back().by == "hr1");
    BOOST_TEST(told(house.check().log) == "");
}

/// Promise: with the house's key only signed facts count. Attacker: somebody who can write records
/// as the program does, and who has neither passphrase nor key.
BOOST_AUTO_TEST_CASE(a_fact_that_nobody_signed_is_not_believed_where_the_key_is_asked_for) {
    const DutyHouse house;
    const DutyTrust signed_by{{}, {log_key().public_key()}};
    BOOST_TEST(has(house.refusal(signed_by), "no fact is signed"));
    {
        DutyFile file = house.opened();
        BOOST_REQUIRE(file.log().sign_checkpoint(log_key()).has_value());
        BOOST_TEST(house.refusal(signed_by) == "");
        BOOST_REQUIRE(file.keep({house.answer(file, later(3))}).has_value());
        BOOST_TEST(house.refusal(signed_by) == "");  // answers need no signature
        DutyHouse::must_add(file, one(FactKind::Person, "666", {{"ref", "P-666"}}), later(4));
    }
    BOOST_TEST(has(house.refusal(signed_by), "1 fact is newer than what was signed"));
    BOOST_TEST(has(house.refusal({{}, {witness_key().public_key()}}), "none of the keys"));
    // A wholly new file in its place.
    std::filesystem::remove(house.file);
    BOOST_REQUIRE(DutyFile::create(house.file, "casino.example/duty",
                                   {"hr1", "my own passphrase", "hr1", later(10)}, {}, cheap)
                      .has_value());
    BOOST_TEST(has(house.refusal(signed_by), "no fact is signed"));
    BOOST_TEST(!house.check({{log_key().public_key()}, {}}).is_sound());
}

/// Promise: a clock that is behind writes nothing. One that was ahead is found when it is right.
BOOST_AUTO_TEST_CASE(a_clock_an_hour_off_is_found) {
    const DutyHouse house;
    DutyFile file = house.opened();
    const auto fact = one(FactKind::Person, "12", {{"ref", "P-12"}});
    const auto behind = file.add(fact, "hr1", later(-60));
    BOOST_TEST(has(why(behind), "the clock is behind"));
    BOOST_TEST(has(why(file.keep({house.answer(file, later(-60))})), "the clock is behind"));
    BOOST_TEST(file.add(fact, "hr1", {later(1).time - clock_slack}).has_value());
    BOOST_TEST(told(house.check().log) == "");
    // An hour ahead, and then set right: what is written now is refused until it is that late.
    BOOST_REQUIRE(file.keep({house.answer(file, later(70))}).has_value());
    BOOST_TEST(has(why(file.keep({house.answer(file, later(10))})), "the clock is behind"));
    // Written past the program's own refusal, the check names it.
    {
        HandLog::Batch batch(file.log());
        BOOST_REQUIRE(batch.add(entry_of(fact.front(), "hr1", later(10))).has_value());
        batch.commit();
    }
    BOOST_TEST(names_with(house.check(), "the clock was behind then, or ahead before"));
}

/// Promise: an id that two people bear deals nowhere.
BOOST_AUTO_TEST_CASE(two_people_with_one_id_deal_nowhere) {
    const DutyHouse house;
    DutyFile file = house.opened();
    const auto twice =
        DutyHouse::must_add(file, one(FactKind::Person, "4471", {{"ref", "P-77"}}), later(2));
    const Decision decision = house.ask();
    BOOST_TEST(decision.row().name == "two-people");
    BOOST_TEST(decision.first().what == "P-4471 and P-77");
    DutyHouse::must_add(
        file,
        one(FactKind::TakenBack, "",
            {{"why", "77 has an id of their own"}, {"corrects", std::to_string(twice.front())}}),
        later(3));
    BOOST_TEST(house.ask().row().name == "may-deal");
}

/// Promise: an answer names the very facts that it was given by. Attacker: somebody who changes a
/// fact and makes hash and tree anew, where the file was never signed nor seen.
BOOST_AUTO_TEST_CASE(an_answer_by_other_facts_is_named) {
    const DutyHouse house;
    DutyFile file = house.opened();
    KeptAnswer answer = house.answer(file, later(2));
    answer.hash = sha256("another fact");
    BOOST_REQUIRE(file.keep({answer}).has_value());
    BOOST_TEST(names_with(house.check(), "by other facts than those that are there now"));
}

BOOST_AUTO_TEST_CASE(a_correction_of_nothing_is_refused_and_nothing_is_kept) {
    const DutyHouse house;
    DutyFile file = house.opened();
    const auto size = file.log().size();
    const auto count = file.facts().size();
    const auto refuses = [&](const std::string& corrects, const std::string& subject,
                             std::string_view words) {
        auto facts = one(FactKind::Person, "55", {{"ref", "P-55"}});
        facts.push_back(
            one(FactKind::Person, subject, {{"ref", "P-1"}, {"corrects", corrects}}).front());
        const auto added = file.add(facts, "hr1", later(2), {{"a.csv", 2, 1}, {"a.csv", 3, 1}});
        BOOST_REQUIRE_MESSAGE(!added.has_value(), corrects);
        BOOST_TEST(to_text(added.error().front()).starts_with("a.csv:3:1: "));
        BOOST_TEST(has(why(added), words), why(added));
        BOOST_TEST(file.log().size() == size);
        BOOST_TEST(file.facts().size() == count);
    };
    const auto person = std::ranges::find_if(
        file.facts(), [](const Fact& fact) { return fact.kind == FactKind::Person; });
    const std::string number = std::to_string(person->number);
    refuses("1", "4471", "no fact that can be corrected");
    refuses("999", "4471", "no fact that can be corrected");
    refuses(number, "55", "of another kind or of somebody else");
    refuses(std::to_string(person->number + 1), "4471", "of another kind");
    DutyHouse::must_add(
        file, one(FactKind::Person, "4471", {{"ref", "P-4471"}, {"corrects", number}}), later(3));
    const auto again = file.add(
        one(FactKind::Person, "4471", {{"ref", "P-9"}, {"corrects", number}}), "hr1", later(4));
    BOOST_TEST(has(why(again), "was corrected already"));
}

BOOST_AUTO_TEST_CASE(a_file_of_something_else_is_no_file_of_facts_nor_of_hands) {
    const DutyHouse house;
    BOOST_TEST(has(why(open_hand_log(house.file, Access::Read, {})), "holds no hands"));
    BOOST_TEST(has(why(open_or_create_hand_log(house.file, {})), "holds no hands"));
    const auto log = house.folder.file("pit.db");
    { auto made = HandLog::open_or_create(log, {}); }
    BOOST_TEST(has(why(DutyFile::open(log, Access::Read, {})), "does not say who may deal where"));
    BOOST_TEST(
        has(why(DutyFile::create(house.file, "x", {"a", "long enough", "a", morning}, {}, cheap)),
            "such a file already"));
    const auto none = house.folder.file("new.db");
    BOOST_TEST(has(why(DutyFile::create(none, "x", {"a", "short", "a", morning}, {}, cheap)),
                   "fewer than 8"));
    BOOST_TEST(!std::filesystem::exists(none));
}

BOOST_AUTO_TEST_CASE(an_account_opens_only_with_its_passphrase) {
    const DutyHouse house;
    const DutyFile file = house.opened();
    BOOST_TEST(opens_account(file.log(), "hr1", "long enough"));
    BOOST_TEST(!opens_account(file.log(), "hr1", "long enougH"));
    BOOST_TEST(!opens_account(file.log(), "hr2", "long enough"));
}

BOOST_AUTO_TEST_SUITE_END()
