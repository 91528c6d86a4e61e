// The exam office: who signs in, who opens a sitting for whom, who may do and see what; and that
// all of it is in the log.

#include <sys/stat.h>
#include <boost/test/unit_test.hpp>
#include <fstream>

#include "exam/office/first_passphrase.h"
#include "exam/offices.h"
#include "exam/sitting/ticket.h"

namespace fairdeal {

namespace {

using Kind = SittingEventKind;

/// As older programs drew: from the ticket alone.
ExamDraw ticket_of(const OfficeHouse& house, const std::string& id) {
    return {bytes_of(house.folder.file("office") / "tickets" / id), std::nullopt};
}

/// Answers one item and decides.
void sit(OfficeHouse& house, const std::string& id, bool passed = true) {
    auto seat = house.office->take_seat(id);
    BOOST_REQUIRE_MESSAGE(seat, why(seat));
    BOOST_TEST(why(house.office->record(*seat, Kind::Show, {"1", "0"}, "")) == "");
    BOOST_TEST(why(house.office->record(*seat, Kind::Reply, {"1", "40000"}, "choice 0 -\n")) == "");
    BOOST_TEST(why(house.office->decide(*seat, ticket_of(house, id), passed, passed ? 1 : 0,
                                        passed ? 0 : 1)) == "");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(offices)

BOOST_AUTO_TEST_CASE(a_sign_in_is_recorded_whether_it_succeeds_or_not) {
    OfficeHouse house;
    BOOST_TEST(why(house.office->sign_in("eve", his_passphrase)) == "");
    BOOST_TEST(told(last_event(*house.office, "eve")) == "sign-in of eve by eve");
    BOOST_TEST(why(house.office->sign_in("eve", "wrong")) == "the passphrase is wrong");
    BOOST_TEST(told(last_event(*house.office, "eve")) ==
               "refused of eve by eve: the passphrase is wrong");
    const auto size = house.office->log().size();
    BOOST_TEST(why(house.office->sign_in("zoe", "")) == "nobody has this id");
    BOOST_TEST(house.office->log().size() == size);
    BOOST_REQUIRE(house.school.set_passphrase("eve", "", cheap));
    for (const char* id : {"eve", "tina"}) {
        BOOST_REQUIRE(house.school.set_passphrase(id, "", cheap));
        const std::string begins = " has no passphrase and cannot sign in. An administrator gives ";
        BOOST_TEST(why(house.office->sign_in(id, "")).starts_with(id + begins));
        BOOST_TEST(told(last_event(*house.office, id)).starts_with("refused of "));
    }
}

BOOST_AUTO_TEST_CASE(the_first_passphrase_is_an_administrators_to_give_and_only_the_first) {
    OfficeHouse house;
    const auto give = [&](const SignedIn& who, std::string_view passphrase) {
        return why(give_first_passphrase(*house.office, house.school, who, "tina", {Role::Trainee},
                                         {passphrase, cheap}));
    };
    const SignedIn ada = house.signed_in("ada");
    BOOST_TEST(give(ada, "a newer passphrase") ==
               "tina has a passphrase already: only tina changes it");
    BOOST_REQUIRE(house.school.set_passphrase("tina", "", cheap));
    BOOST_TEST(give(house.signed_in("eve"), "a newer passphrase") == "eve may not manage people");
    BOOST_TEST(give(ada, "") == "the new passphrase is empty");
    BOOST_TEST(give(ada, "short") == "the passphrase has fewer than 8 characters");
    BOOST_TEST(!house.office->sign_in("tina", ""));
    BOOST_TEST(give(ada, "a newer passphrase") == "");
    BOOST_TEST(
        told(last_event(*house.office, "tina")).starts_with("roles of tina by ada: trainee"));
    BOOST_TEST(why(house.office->sign_in("tina", "a newer passphrase")) == "");
}

BOOST_AUTO_TEST_CASE(nobody_becomes_more_than_a_trainee_by_the_schools_file_alone) {
    OfficeHouse house;
    BOOST_REQUIRE(house.school.give_roles("tina", {Role::Trainee, Role::Examiner}));
    BOOST_TEST(why(house.office->sign_in("tina", his_passphrase)) ==
               "this office did not make tina examiner: an administrator gives roles");
    BOOST_TEST(told(last_event(*house.office, "tina")).starts_with("refused of tina by tina: "));
    BOOST_REQUIRE(
        house.office->give_roles(house.signed_in("ada"), "tina", {Role::Trainee, Role::Examiner}));
    BOOST_TEST(house.signed_in("tina").may(OfficeRight::OpenSitting));
    BOOST_REQUIRE(house.office->give_roles(house.signed_in("ada"), "tina", {Role::Trainee}));
    BOOST_REQUIRE(house.school.give_roles("tina", {Role::Trainee, Role::Examiner}));
    BOOST_TEST(why(house.office->sign_in("tina", his_passphrase)) != "");
    SittingRequest request = house.request();
    request.invigilator = "rob";
    BOOST_REQUIRE(house.school.give_roles("rob", {Role::Invigilator}));
    BOOST_TEST(why(house.office->open_sitting(house.signed_in("eve"), request, of_the_keys)) ==
               "this office did not make rob invigilator: an administrator gives roles");
}

BOOST_AUTO_TEST_CASE(roles_count_with_the_passphrase_that_they_were_given_with) {
    OfficeHouse house;
    const char* another = "known to somebody else";
    BOOST_REQUIRE(house.school.set_passphrase("eve", another, cheap));
    BOOST_TEST(why(house.office->sign_in("eve", another)) ==
               "the passphrase of eve was not changed at this office: an administrator gives the "
               "roles again");
    const SignedIn ada = house.signed_in("ada");
    BOOST_REQUIRE(house.office->give_roles(ada, "eve", {Role::Examiner}));
    BOOST_TEST(why(house.office->sign_in("eve", another)) == "");
    BOOST_REQUIRE(house.office->change_passphrase(ada, "a newer passphrase", cheap));
    BOOST_TEST(why(house.office->sign_in("ada", his_passphrase)) == "the passphrase is wrong");
    BOOST_TEST(why(house.office->sign_in("ada", "a newer passphrase")) == "");
    BOOST_TEST(why(house.office->change_passphrase(ada, "", cheap)) ==
               "the new passphrase is empty");
    BOOST_TEST(why(house.office->change_passphrase(ada, "short", cheap)) != "");
    BOOST_REQUIRE(house.school.set_passphrase("rob", "", cheap));
    BOOST_TEST(why(house.office->give_roles(ada, "rob", {Role::Auditor})) ==
               "somebody with this role needs their own passphrase");
}

BOOST_AUTO_TEST_CASE(a_sitting_is_opened_with_a_ticket_that_fits_its_log) {
    OfficeHouse house;
    const std::string id = house.open_sitting();
    BOOST_TEST(is_sitting_id(id));
    BOOST_TEST(house.office->sittings_here().value() == std::vector<std::string>{id},
               boost::test_tools::per_element());
    const auto seat = house.office->take_seat(id);
    BOOST_REQUIRE_MESSAGE(seat, why(seat));
    BOOST_TEST(seat->state.candidate == "tina");
    BOOST_TEST(seat->state.examiner == "eve");
    BOOST_TEST(seat->state.blueprint == "an exam\n");
    const auto ticket = house.folder.file("office") / "tickets" / id;
    BOOST_TEST(commitment_to(bytes_of(ticket)) == seat->state.commitment);
    struct ::stat of {};
    BOOST_REQUIRE(::stat(ticket.c_str(), &of) == 0);
    BOOST_TEST((of.st_mode & 0777U) == 0600U);
    BOOST_TEST(is_ticket_of(bytes_of(ticket), id));
}

BOOST_AUTO_TEST_CASE(who_trains_a_candidate_does_not_examine_him) {
    OfficeHouse house;
    const SignedIn max = house.signed_in("max");
    SittingRequest request = house.request();
    BOOST_TEST(
        why(house.office->open_sitting(max, request, of_the_keys)) ==
        "max trains tina and may not examine them: name another examiner, or say why it must "
        "be so");
    request.exception = "No other examiner is on the ship.";
    const auto id = house.office->open_sitting(max, request, of_the_keys);
    BOOST_REQUIRE_MESSAGE(id, why(id));
    BOOST_TEST(told(last_event(*house.office, "tina")) ==
               "exception of tina by max: " + *id + " No other examiner is on the ship.");
    for (const char* reason : {" ", " \n ", "On a ship.\nforged", "\x1b[2K"}) {
        request.exception = reason;
        BOOST_TEST(why(house.office->open_sitting(max, request, of_the_keys)) ==
                   "the reason for an exception is words in one line");
    }
    SittingRequest other = house.request();
    other.candidate = "rob";  // of no team
    BOOST_TEST(why(house.office->open_sitting(max, other, of_the_keys)) == "");
}

BOOST_AUTO_TEST_CASE(a_sitting_that_cannot_be_is_not_opened) {
    OfficeHouse house;
    const SignedIn eve = house.signed_in("eve");
    const auto asked = [&](auto change) {
        SittingRequest request = house.request();
        change(request);
        return why(house.office->open_sitting(eve, request, of_the_keys));
    };
    BOOST_TEST(asked([](SittingRequest& it) { it.candidate = "ivo"; }) == "ivo is no trainee");
    BOOST_TEST(asked([](SittingRequest& it) { it.candidate = "zoe"; }) == "zoe is no trainee");
    BOOST_TEST(asked([](SittingRequest& it) { it.invigilator = "aud"; }) ==
               "aud may not invigilate");
    BOOST_TEST(asked([](SittingRequest& it) { it.invigilator = "eve"; }) ==
               "eve is the examiner: name somebody else as invigilator");
    BOOST_TEST(asked([](SittingRequest& it) { it.extra = 301; }) ==
               "more time is 0 to 300 per cent");
    BOOST_TEST(asked([](SittingRequest& it) { it.text = ""; }) == "there is no text to open");
    BOOST_TEST(asked([](SittingRequest& it) { it.edition = "x"; }) == "'x' is no edition");
    BOOST_REQUIRE(
        house.office->give_roles(house.signed_in("ada"), "tina", {Role::Trainee, Role::Examiner}));
    BOOST_TEST(why(house.office->open_sitting(house.signed_in("tina"), house.request(),
                                              of_the_keys)) == "nobody examines themselves");
    BOOST_TEST(why(house.office->open_sitting(eve, house.request(), "wrong passphrase")) != "");
    BOOST_TEST(why(house.office->open_sitting(house.signed_in("rob"), house.request(),
                                              of_the_keys)) == "rob may not open a sitting");
    BOOST_TEST(told(last_event(*house.office, "rob")) ==
               "refused of rob by rob: to open a sitting");
    BOOST_TEST(house.office->sittings_here().value().empty());
}

BOOST_AUTO_TEST_CASE(a_ticket_left_by_a_breakdown_hinders_nobody) {
    OfficeHouse house;
    const SignedIn eve = house.signed_in("eve");
    const auto tickets = house.folder.file("office") / "tickets";
    std::filesystem::create_directories(tickets);
    const std::string next = "X-00000" + std::to_string(house.office->log().size() + 1);
    write_bytes(tickets / next, "half a ti");
    const auto id = house.office->open_sitting(eve, house.request(), of_the_keys);
    BOOST_REQUIRE_MESSAGE(id, why(id));
    BOOST_TEST(*id == next);
    BOOST_TEST(why(house.office->take_seat(*id)) == "");
}

BOOST_AUTO_TEST_CASE(a_stray_ticket_opens_no_seat) {
    OfficeHouse house;
    const std::string id = house.open_sitting();
    const auto tickets = house.folder.file("office") / "tickets";
    const std::string ticket = bytes_of(tickets / id);
    BOOST_TEST(why(house.office->take_seat("X-999999")) ==
               "this sitting is not under way on this machine");
    BOOST_TEST(why(house.office->take_seat("../log.db")) == "this is not the id of a sitting");
    write_bytes(tickets / "X-999999", ticket);
    BOOST_TEST(why(house.office->take_seat("X-999999")) == "there is no such sitting");
    const SigningKey other("casino.example/exam", KeyUse::Log, std::string(32, 'o'));
    write_bytes(tickets / id, make_ticket(other, id));
    BOOST_TEST(why(house.office->take_seat(id)) ==
               "the ticket is not the one that the sitting was opened with");
    write_bytes(tickets / id, ticket);
    sit(house, id);
    BOOST_TEST(!std::filesystem::exists(tickets / id));
    write_bytes(tickets / id, ticket);  // as if the machine broke down before it was taken away
    BOOST_TEST(why(house.office->take_seat(id)) == "this sitting is over");
    BOOST_TEST(!std::filesystem::exists(tickets / id));
}

BOOST_AUTO_TEST_CASE(a_draft_is_kept_and_nothing_else_is_believed_to_be_one) {
    OfficeHouse house;
    const std::string id = house.open_sitting();
    BOOST_TEST(!house.office->kept_draft(id).value().has_value());
    const KeptDraft draft{3, "wager 0 2 25 - 0\ncount 0 1 17\n"};
    house.office->keep_draft(id, draft);
    BOOST_TEST((house.office->kept_draft(id).value() == draft));
    BOOST_TEST(house.office->sittings_here().value().size() == 1U);
    const auto file = house.folder.file("office") / "tickets" / (id + ".place");
    for (const char* text : {"", "3", "x\nwords", "3 4\nwords", "-1\nwords"}) {
        write_bytes(file, text);
        BOOST_TEST(!house.office->kept_draft(id).value().has_value(), text);
    }
}

BOOST_AUTO_TEST_CASE(a_draft_or_ticket_that_cannot_be_read_is_not_taken_for_missing) {
    OfficeHouse house;
    const std::string id = house.open_sitting();
    const auto tickets = house.folder.file("office") / "tickets";
    constexpr const char* no_file = "this is a directory, not a file";
    std::filesystem::create_directory(tickets / (id + ".place"));
    BOOST_TEST(why(house.office->kept_draft(id)) == no_file);
    std::filesystem::remove(tickets / id);
    std::filesystem::create_directory(tickets / id);
    BOOST_TEST(why(house.office->take_seat(id)) == no_file);
    std::filesystem::remove_all(tickets);
    BOOST_TEST(house.office->sittings_here().value().empty());
    write_bytes(tickets, "in the way");
    BOOST_TEST(why(house.office->sittings_here()) == "cannot be read: Not a directory");
}

BOOST_AUTO_TEST_CASE(only_who_may_acts_on_a_sitting) {
    OfficeHouse house;
    const std::string id = house.open_sitting();
    struct Row {
        Kind kind;
        const char* who;
        const char* what;
    };
    const Row rows[] = {
        {Kind::Pause, "rob", "invigilate"},   {Kind::GoOn, "aud", "invigilate"},
        {Kind::Stop, "ada", "invigilate"},    {Kind::TableTest, "ivo", "enter a table test"},
        {Kind::Appeal, "eve", "sit an exam"}, {Kind::Resolve, "aud", "resolve an appeal"},
        {Kind::Certify, "ada", "certify"},    {Kind::Withdraw, "tina", "certify"},
    };
    const std::int64_t size = house.office->take_seat(id)->state.events;
    for (const Row& row : rows) {
        const auto done = house.office->act(house.signed_in(row.who), id, row.kind, {}, "words\n");
        BOOST_TEST(why(done) == std::string(row.who) + " may not " + row.what);
        BOOST_TEST(told(last_event(*house.office, row.who)) ==
                   std::string("refused of ") + row.who + " by " + row.who + ": to " + row.what);
    }
    BOOST_TEST(house.office->take_seat(id)->state.events == size);
    BOOST_CHECK_THROW(
        static_cast<void>(house.office->act(house.signed_in("eve"), id, Kind::Decide, {}, "")),
        Fault);
    auto seat = house.office->take_seat(id);
    BOOST_CHECK_THROW(static_cast<void>(house.office->record(*seat, Kind::Decide, {}, "")), Fault);
}

BOOST_AUTO_TEST_CASE(a_sitting_is_seen_by_its_candidate_and_by_who_may_see_results) {
    OfficeHouse house;
    const std::string id = house.open_sitting();
    {
        auto seat = house.office->take_seat(id);
        BOOST_TEST(why(house.office->record(*seat, Kind::Show, {"1", "0"}, "")) == "");
        BOOST_TEST(why(house.office->record(*seat, Kind::Reply, {"1", "1"}, "x\n")) == "");
    }
    const auto own = house.office->sittings_for(house.signed_in("tina"));
    BOOST_REQUIRE(own.has_value());
    BOOST_REQUIRE(own->size() == 1U);
    BOOST_TEST(!own->front().items.front().answer.has_value());
    BOOST_TEST(why(house.office->see(house.signed_in("tina"), id)) == "tina may not see results");
    BOOST_TEST(house.office->sittings_for(house.signed_in("rob"))->empty());
    BOOST_TEST(house.office->sittings_for(house.signed_in("aud"))->size() == 1U);
    const auto watched = house.office->sittings_for(house.signed_in("ivo"));
    BOOST_REQUIRE(watched->size() == 1U);
    BOOST_TEST(watched->front().items.front().answer.value_or("") == "");  // not what it is
    BOOST_TEST(to_text(watched->front().stage()) == "sitting");
    {
        auto seat = house.office->take_seat(id);
        BOOST_TEST(why(house.office->decide(*seat, ticket_of(house, id), false, 0, 1)) == "");
    }
    BOOST_TEST(why(house.office->see(house.signed_in("tina"), id)) == "");
    BOOST_TEST(why(house.office->see(house.signed_in("rob"), id)) == "rob may not see results");
    BOOST_TEST(!house.office->see(house.signed_in("ivo"), id).value().state.result.has_value());
    const auto over = house.office->sittings_for(house.signed_in("ivo"));
    BOOST_TEST(to_text(over->front().stage()) == "decided");
    BOOST_TEST(!over->front().result.has_value());
    BOOST_TEST(why(house.office->see(house.signed_in("aud"), id)) == "");
    BOOST_TEST(why(house.office->see(house.signed_in("aud"), "X-9")) == "there is no such sitting");
}

BOOST_AUTO_TEST_CASE(roles_are_given_by_an_administrator_and_recorded) {
    OfficeHouse house;
    const auto none = house.office->give_roles(house.signed_in("ada"), "tina", {});
    BOOST_TEST(why(none) == "nobody can be without a role");
    BOOST_TEST(house.office->events_of("tina").empty());
    const SignedIn ada = house.signed_in("ada");
    BOOST_TEST(why(house.office->give_roles(ada, "rob", {Role::Trainee, Role::Trainer})) == "");
    BOOST_TEST(told(last_event(*house.office, "rob")) ==
               "roles of rob by ada: trainee trainer with " + house.school.passphrase_mark("rob"));
    BOOST_TEST(has_role(*house.school.person("rob"), Role::Trainer));
    BOOST_TEST(why(house.office->give_roles(ada, "ada", {Role::Examiner})) ==
               "nobody changes their own roles");
    BOOST_TEST(why(house.office->give_roles(ada, "zoe", {Role::Trainee})) == "nobody has this id");
    BOOST_TEST(why(house.office->give_roles(house.signed_in("eve"), "rob", {Role::Examiner})) ==
               "eve may not manage people");
    BOOST_TEST(!has_role(*house.school.person("rob"), Role::Examiner));
}

BOOST_AUTO_TEST_CASE(what_leaves_the_office_is_recorded_first) {
    OfficeHouse house;
    BOOST_TEST(why(house.office->note_export(house.signed_in("aud"), "transcript X-1")) == "");
    BOOST_TEST(told(last_event(*house.office, "aud")) == "export of aud by aud: transcript X-1");
    BOOST_TEST(why(house.office->note_export(house.signed_in("tina"), "all")) ==
               "tina may not export records");
    const auto all = house.office->events_of("");
    BOOST_TEST(told(all.front()) == "keys of ada by ada: made the office");
    BOOST_TEST(told(all.back()) == "refused of tina by tina: to export records");
}

BOOST_AUTO_TEST_CASE(a_forged_entry_of_a_sitting_counts_for_nothing) {
    OfficeHouse house;
    const std::string id = house.open_sitting();
    const std::int64_t before = house.office->take_seat(id)->state.events;
    {
        auto log = HandLog::open(house.folder.file("office") / "log.db", Access::Write, {});
        BOOST_REQUIRE(log.has_value());
        HandLog::Batch batch(*log);
        Entry forged{EntryKind::Office, std::nullopt, id, "tina", "2026-03-15T00:00:00Z"_utc, {}};
        forged.text = "2 decide result=pass right=60 wrong=0\nno ticket\n";
        BOOST_REQUIRE(batch.add(forged).has_value());
        Entry nonsense = forged;
        nonsense.text = "2 pass me\n";
        BOOST_REQUIRE(batch.add(nonsense).has_value());
        Entry gap = forged;
        gap.text = "9 show place=1 attempt=0\n";
        BOOST_REQUIRE(batch.add(gap).has_value());
        batch.commit();
    }
    const auto found = find_sitting(house.office->log(), id);
    BOOST_REQUIRE(found.has_value());
    // Nothing but a ticket makes a result worth something: the transcript's check asks for it.
    BOOST_TEST(found->strays.size() == 2U);
    BOOST_TEST(found->strays[0].what == "this is no event of a sitting");
    BOOST_TEST(found->state.events == before + 1);
}

BOOST_AUTO_TEST_CASE(an_office_is_not_opened_where_there_is_none_or_nothing_can_be_recorded) {
    OfficeHouse house;
    const auto other = house.folder.file("nowhere");
    BOOST_TEST(!Office::open(other, house.school, [] { return UtcTime(); }).has_value());
    BOOST_TEST(!std::filesystem::exists(other));
    BOOST_TEST(why(Office::create(
                   house.folder.file("office"), house.school, [] { return UtcTime(); },
                   {"casino.example", of_the_keys, cheap_key}, "ada")) ==
               "there is an office already");
    BOOST_TEST(why(Office::create(
                   house.folder.file("second"), house.school, [] { return UtcTime(); },
                   {"casino.example", of_the_keys, cheap_key}, "eve")) ==
               "an office is made by an administrator with a passphrase");
    const auto office = house.folder.file("office");
    std::filesystem::permissions(office, std::filesystem::perms(0755));
    std::filesystem::permissions(office / "log.db", std::filesystem::perms(0644));
    BOOST_TEST(in_a_child(true, [&] {
        try {
            auto opened = house.opened();
            return !opened || !opened->sign_in("eve", his_passphrase);
        } catch (const StoreError&) {
            return true;
        }
    }));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
