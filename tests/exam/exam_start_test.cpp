// How an exam starts and goes on: who takes part, what lies on the disk meanwhile, and what becomes
// of a start that was broken off. Each case says who attacks.

#include <boost/test/unit_test.hpp>
#include <fstream>
#include <set>

#include "exam/records/receipt.h"
#include "exam/sitting/start_checkpoint.h"
#include "exam/sitting/written_code.h"
#include "offices.h"
#include "support/times.h"
#include "support/wanted.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;
using Kind = SittingEventKind;

const StartInput both_typed{"qwe", "asd", "2580"};

/// Starts it as ivo would.
Result<ReleasedSitting> start(OfficeHouse& house, const std::string& id,
                              const StartInput& input = both_typed) {
    return house.office->start_sitting(house.signed_in("ivo"), id, his_passphrase, input,
                                       cheap_key);
}

ReleasedSitting started(OfficeHouse& house, const std::string& id) {
    auto done = start(house, id);
    BOOST_REQUIRE_MESSAGE(done, why(done));
    return *std::move(done);
}

Sitting sitting_of(const OfficeHouse& house, const std::string& id) {
    return find_sitting(house.office->log(), id).value().state;
}

std::string all_bytes_in(const fs::path& folder) {
    std::string all;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file()) all += bytes_of(entry.path());
    }
    return all;
}

/// What a transcript of it would show.
Transcript shown_of(const OfficeHouse& house, const std::string& id) {
    const LoggedSitting found = find_sitting(house.office->log(), id).value();
    Transcript shown;
    shown.sitting = found.state;
    for (const std::int64_t record : found.records)
        shown.records.push_back(house.office->log().text_of(record).value());
    return shown;
}

/// The first seed: another draw has another.
std::uint64_t first_seed(const ExamDraw& draw, const std::string& id) {
    return seeds_of(draw, id, std::nullopt).value()(1, 0);
}

void decide(OfficeHouse& house, const std::string& id, const ExamDraw& draw,
            const std::string& answer = "choice 0 -\n") {
    auto seat = house.office->take_seat(id);
    BOOST_REQUIRE_MESSAGE(seat, why(seat));
    BOOST_TEST(why(house.office->record(*seat, Kind::Show, {"1", "0"}, "")) == "");
    BOOST_TEST(why(house.office->record(*seat, Kind::Reply, {"1", "40000"}, answer)) == "");
    BOOST_TEST(why(house.office->decide(*seat, draw, true, 1, 0)) == "");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(exam_starts)

BOOST_AUTO_TEST_CASE(both_commit_before_anything_is_drawn_and_a_checkpoint_covers_it) {
    OfficeHouse house;
    const std::string id = house.open_sitting(exam_text(exam_of_two_parts()));
    const ReleasedSitting released = started(house, id);
    const Sitting sitting = sitting_of(house, id);
    BOOST_TEST(sitting.is_started());
    BOOST_TEST(commitment_to(released.draw().contributions->invigilator, id,
                             StartRole::Invigilator) == sitting.start.invigilator);
    BOOST_TEST(commitment_to(released.draw().contributions->candidate, id, StartRole::Candidate) ==
               sitting.start.candidate);
    const auto start = start_checkpoint_from(sitting.start.checkpoint);
    BOOST_REQUIRE_MESSAGE(start, why(start));
    const auto records = find_sitting(house.office->log(), id)->records;
    BOOST_REQUIRE(records.size() == 4U);  // open, commit, commit, start
    BOOST_TEST(start->checkpoint.head.size == records[2]);
    BOOST_TEST((start->checkpoint.head.root == house.office->log().root_at(records[2])));
}

BOOST_AUTO_TEST_CASE(no_one_of_the_three_alone_decides_the_items) {
    OfficeHouse house;
    const std::string id = house.open_sitting(exam_text(exam_of_two_parts()));
    const ExamDraw draw = started(house, id).draw();
    std::set<std::uint64_t> seeds{first_seed(draw, id)};
    ExamDraw other = draw;
    other.contributions->candidate = make_contribution("asd").value();
    seeds.insert(first_seed(other, id));
    other = draw;
    other.contributions->invigilator = make_contribution("qwe").value();
    seeds.insert(first_seed(other, id));
    other = draw;
    const SigningKey key("casino.example/exam", KeyUse::Log, std::string(32, 'k'));
    other.ticket = make_ticket(key, id);
    seeds.insert(first_seed(other, id));
    BOOST_TEST(seeds.size() == 4U);
}

BOOST_AUTO_TEST_CASE(a_draw_is_read_back_and_nothing_else_is) {
    OfficeHouse house;
    const std::string id = house.open_sitting(exam_text(exam_of_two_parts()));
    const ExamDraw draw = started(house, id).draw();
    const std::string text = to_text(draw);
    BOOST_TEST((draw_from(text, id).value() == draw));
    BOOST_TEST(!draw_from(text, "X-999999").has_value());
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::string cut = text;
        cut.erase(at, 1);
        const auto read = draw_from(cut, id);
        // A blank or a typed letter less is another draw, which the commitments refuse.
        if (read) BOOST_TEST((*read != draw), at);
    }
    std::string unnamed = text;
    unnamed.replace(unnamed.find("candidate "), 9, "Candidate");
    BOOST_TEST(why(draw_from(unnamed, id)) == "the draw has no contribution of the candidate");
    BOOST_TEST(why(make_contribution("two\nlines")) == "type at most 40 characters in one line");
    BOOST_TEST(!make_contribution(std::string(41, 'x')).has_value());
    BOOST_TEST(make_contribution(std::string(40, 'x')).has_value());
}

// A candidate with the account of the desk, before and while the exam is sat.
BOOST_AUTO_TEST_CASE(a_copy_of_the_folder_rehearses_another_exam) {
    OfficeHouse house;
    const std::string id = house.open_sitting(exam_text(exam_of_two_parts()));
    const fs::path copy = house.folder.file("copy");
    fs::copy(house.folder.file("office"), copy, fs::copy_options::recursive);
    fs::permissions(copy, fs::perms::owner_all);
    auto other = Office::open(copy, house.school, [] { return "2026-03-15T00:00:00Z"_utc; });
    BOOST_REQUIRE_MESSAGE(other, why(other));
    const auto ivo = other->sign_in("ivo", his_passphrase);
    BOOST_REQUIRE_MESSAGE(ivo, why(ivo));
    const auto rehearsed = other->start_sitting(*ivo, id, his_passphrase, both_typed, cheap_key);
    BOOST_REQUIRE_MESSAGE(rehearsed, why(rehearsed));
    BOOST_TEST(first_seed(rehearsed->draw(), id) != first_seed(started(house, id).draw(), id));
}

BOOST_AUTO_TEST_CASE(nothing_on_the_disk_shows_what_comes) {
    OfficeHouse house;
    const std::string id = house.open_sitting(exam_text(exam_of_two_parts()));
    const ReleasedSitting released = started(house, id);
    const std::string disk = all_bytes_in(house.folder.file("office"));
    for (const StartRole role : {StartRole::Invigilator, StartRole::Candidate})
        BOOST_TEST(disk.find(released.draw().contributions->of(role).random) == std::string::npos);
    const auto tickets = house.folder.file("office") / "tickets";
    for (const char* name : {".key", ".draw"})
        BOOST_TEST(((fs::status(tickets / (id + name)).permissions() & fs::perms::group_all) ==
                    fs::perms::none),
                   name);
    decide(house, id, released.draw());
    BOOST_TEST(!fs::exists(tickets / (id + ".key")));
    BOOST_TEST(!fs::exists(tickets / (id + ".draw")));
}

BOOST_AUTO_TEST_CASE(only_the_invigilator_and_the_candidate_let_it_go_on) {
    OfficeHouse house;
    const std::string id = house.open_sitting(exam_text(exam_of_two_parts()));
    const SignedIn ivo = house.signed_in("ivo");
    BOOST_TEST(why(house.office->release(ivo, id, his_passphrase, the_pin)) ==
               "the exam has not started yet");
    BOOST_TEST(why(house.office->start_sitting(house.signed_in("eve"), id, his_passphrase,
                                               both_typed, cheap_key)) ==
               "ivo is the invigilator of this sitting");
    BOOST_TEST(why(house.office->start_sitting(house.signed_in("aud"), id, his_passphrase,
                                               both_typed, cheap_key)) == "aud may not invigilate");
    BOOST_TEST(why(house.office->start_sitting(ivo, id, "wrong", both_typed, cheap_key)) ==
               "the passphrase is wrong");
    for (const char* pin : {"", "123", "1234567890123", "12a4"})
        BOOST_TEST(why(start(house, id, {"", "", pin})) == "the candidate's PIN is 4 to 12 digits",
                   pin);
    BOOST_TEST(sitting_of(house, id).events == 1);  // a refusal begins nothing
    const ExamDraw draw = started(house, id).draw();
    BOOST_TEST(why(start(house, id)) == "the exam has started already");
    BOOST_TEST(why(house.office->release(ivo, id, his_passphrase, "2581")) == "the PIN is wrong");
    BOOST_TEST(told(last_event(*house.office, "tina")) ==
               "refused of tina by ivo: to go on with " + id);
    BOOST_TEST(why(house.office->release(ivo, id, "wrong", the_pin)) == "the passphrase is wrong");
    const auto again = house.office->release(ivo, id, his_passphrase, the_pin);
    BOOST_REQUIRE_MESSAGE(again, why(again));
    BOOST_TEST((again->draw() == draw));
}

// An examiner or invigilator who would start again until the items suit.
BOOST_AUTO_TEST_CASE(a_start_that_was_broken_off_is_void_and_on_record) {
    OfficeHouse house;
    const std::string id = house.open_sitting(exam_text(exam_of_two_parts()));
    auto log = HandLog::open(house.folder.file("office") / "log.db", Access::Write, {});
    BOOST_REQUIRE(log.has_value());
    auto seat = find_sitting(*log, id).value();
    const std::string commitment =
        commitment_to(make_contribution("").value(), id, StartRole::Invigilator);
    BOOST_REQUIRE(add_sitting_event(
        *log, seat,
        {Kind::Commit, id, 0, "ivo", house.office->now(), {"invigilator", commitment}, ""}));
    BOOST_TEST(why(start(house, id)).starts_with("its start was broken off and is void"));
    BOOST_TEST(to_text(sitting_of(house, id).stage()) == "stopped");
    const SignedIn eve = house.signed_in("eve");
    BOOST_TEST(why(house.office->open_sitting(eve, house.request(), of_the_keys)) ==
               id + " was started and broke off: say why tina sits this exam again");
    SittingRequest request = house.request();
    request.again = "The power failed.";
    BOOST_TEST(why(house.office->open_sitting(eve, request, of_the_keys)) == "");
}

BOOST_AUTO_TEST_CASE(nothing_of_the_draw_lies_on_the_disk_before_both_have_committed) {
    OfficeHouse house;
    const std::string id = house.open_sitting(exam_text(exam_of_two_parts()));
    const auto draw = house.folder.file("office") / "tickets" / (id + ".draw");
    fs::create_directory(draw);  // so that it cannot be written
    BOOST_TEST(why(start(house, id)) == "the start cannot be kept here");
    BOOST_TEST(sitting_of(house, id).is_start_broken_off());  // and that is on record
    fs::remove(draw);
    BOOST_TEST(why(start(house, id)).starts_with("its start was broken off and is void"));
}

BOOST_AUTO_TEST_CASE(a_passphrase_is_not_changed_while_a_sitting_needs_it) {
    OfficeHouse house;
    const std::string id = house.open_sitting(exam_text(exam_of_two_parts()));
    const ReleasedSitting released = started(house, id);
    const auto change = [&] {
        return why(
            house.office->change_passphrase(house.signed_in("ivo"), "another passphrase", cheap));
    };
    BOOST_TEST(change() == id + " was started with this passphrase and is not over: change it "
                                "afterwards");
    decide(house, id, released.draw());
    BOOST_TEST(change() == "");
}

BOOST_AUTO_TEST_CASE(forms_drawn_again_and_again_are_all_on_record) {
    OfficeHouse house;
    const SignedIn eve = house.signed_in("eve");
    const SignedIn ivo = house.signed_in("ivo");
    const int times = wanted("FAIRDEAL_DRAWS", 60);
    SittingRequest request = house.request();
    request.again = "Another try.";
    std::set<std::uint64_t> drawn;
    for (int i = 0; i < times; ++i) {
        const auto id = house.office->open_sitting(eve, request, of_the_keys);
        BOOST_REQUIRE_MESSAGE(id, why(id));
        drawn.insert(first_seed(started(house, *id).draw(), *id));
        BOOST_REQUIRE(house.office->act(ivo, *id, Kind::Stop, {}, "It did not suit.\n"));
        BOOST_REQUIRE(house.office->sign_log(of_the_keys));
    }
    BOOST_TEST(drawn.size() == static_cast<std::size_t>(times));
    const auto all = sittings_in(house.office->log());
    BOOST_TEST(all.size() == static_cast<std::size_t>(times));
    for (const LoggedSitting& one : all)
        BOOST_TEST((one.state.is_started() && one.state.stopped), one.state.id);
}

BOOST_AUTO_TEST_CASE(what_does_not_fit_a_start_is_refused) {
    OfficeHouse house;
    const std::string id = house.open_sitting(exam_text(exam_of_two_parts()));
    const auto add = [&](Kind kind, const char* by, std::vector<std::string> facts,
                         std::string text) {
        auto log = HandLog::open(house.folder.file("office") / "log.db", Access::Write, {});
        auto seat = find_sitting(*log, id).value();
        return why(add_sitting_event(
            *log, seat, {kind, id, 0, by, house.office->now(), std::move(facts), std::move(text)}));
    };
    const std::string hash(64, 'a');
    BOOST_TEST(add(Kind::Commit, "tina", {"invigilator", hash}, "") ==
               "it is not tina's to commit to");
    BOOST_TEST(add(Kind::Start, "ivo", {}, "x\n") ==
               "invigilator and candidate have not both committed to a contribution");
    BOOST_TEST(add(Kind::Tick, "tina", {"0", "5"}, "") == "the exam has not started");
    BOOST_TEST(add(Kind::Commit, "ivo", {"invigilator", hash}, "") == "");
    BOOST_TEST(add(Kind::Commit, "ivo", {"invigilator", hash}, "") ==
               "a start that broke off is not repeated");
    BOOST_TEST(add(Kind::Show, "tina", {"1", "0"}, "") == "its start was broken off");
    BOOST_TEST(add(Kind::Commit, "tina", {"candidate", hash}, "") == "");
    BOOST_TEST(add(Kind::Start, "ivo", {}, "no checkpoint\n") != "");
    BOOST_TEST(add(Kind::Start, "eve", {}, "x\n") == "only the invigilator starts the exam");
}

BOOST_AUTO_TEST_CASE(the_clock_in_the_log_never_runs_backwards) {
    OfficeHouse house;
    const std::string id = house.open_sitting(exam_text(exam_of_two_parts()));
    started(house, id);
    auto seat = house.office->take_seat(id).value();
    const auto record = [&](Kind kind, std::vector<std::string> facts, std::string text = "") {
        return why(house.office->record(seat, kind, std::move(facts), std::move(text)));
    };
    BOOST_TEST(record(Kind::Show, {"1", "0"}) == "");
    BOOST_TEST(record(Kind::Tick, {"1", "15000"}) == "");
    BOOST_TEST(record(Kind::Tick, {"1", "14999"}) == "the clock ran backwards");
    BOOST_TEST(record(Kind::Tick, {"2", "20000"}) == "it is the clock of another item");
    BOOST_TEST(record(Kind::Reply, {"1", "14999"}, "x\n") == "the clock ran backwards");
    BOOST_TEST(record(Kind::Suspend, {"1", "16000"}) == "");
    BOOST_TEST(record(Kind::Reply, {"1", "17000"}, "x\n") == "the exam is suspended");
    house.seconds += 30;
    const auto again = house.release(id);
    BOOST_REQUIRE_MESSAGE(again, why(again));
    BOOST_TEST(sitting_of(house, id).clock.spent >= 46'000);  // it ran on while they were gone
    BOOST_TEST(sitting_of(house, id).breakdowns == 0);
}

BOOST_AUTO_TEST_CASE(a_receipt_catches_an_office_that_shows_another_start) {
    OfficeHouse house;
    const std::string id = house.open_sitting(exam_text(exam_of_two_parts()));
    const ReleasedSitting released = started(house, id);
    const auto receipts = receipts_of(sitting_of(house, id));
    BOOST_REQUIRE(receipts.size() == 2U);
    decide(house, id, released.draw());
    const Transcript sitting = shown_of(house, id);
    for (const Receipt& receipt : receipts) {
        const std::string text = to_text(receipt);
        BOOST_TEST(text.find(released.draw().contributions->of(receipt.role).random) ==
                   std::string::npos);  // it gives away nothing of the items
        BOOST_TEST((receipt_from(text, "r").value() == receipt));
        std::string small = code_of(receipt);
        for (char& c : small) c = c == '-' ? ' ' : static_cast<char>(std::tolower(c));
        BOOST_TEST(is_written_code(small));
        for (const std::string& shown : {text, code_of(receipt), small})
            BOOST_TEST((receipt_line(sitting, shown).standing == CheckStanding::Holds), shown);
        for (std::size_t at = 0; at < text.size(); at += 7) {
            std::string changed = text;
            changed[at] = changed[at] == 'x' ? 'y' : 'x';
            BOOST_TEST((receipt_line(sitting, changed).standing == CheckStanding::Fails), at);
        }
    }
    OfficeHouse forked;  // the same people and sitting, another start
    const std::string other = forked.open_sitting(exam_text(exam_of_two_parts()));
    BOOST_REQUIRE(other == id);
    decide(forked, id, started(forked, id).draw());
    const Transcript shown = shown_of(forked, id);
    for (const Receipt& receipt : receipts) {
        for (const std::string& text : {to_text(receipt), code_of(receipt)})
            BOOST_TEST((receipt_line(shown, text).standing == CheckStanding::Fails), text);
    }
}

BOOST_AUTO_TEST_CASE(the_code_of_the_end_catches_other_answers_after_the_same_start) {
    OfficeHouse house;
    const std::string id = house.open_sitting(exam_text(exam_of_two_parts()));
    const ReleasedSitting released = started(house, id);
    const fs::path office = house.folder.path() / "office",
                   put_aside = house.folder.path() / "aside";
    fs::copy(office, put_aside, fs::copy_options::recursive);
    decide(house, id, released.draw());
    const Transcript first = shown_of(house, id);
    const std::string code = end_code_in(house.office->log(), id).value();
    BOOST_TEST(is_written_code(code));
    BOOST_TEST((receipt_line(first, code).standing == CheckStanding::Holds));
    // Somebody with the account puts everything back and answers otherwise.
    house.office.reset();
    fs::remove_all(office);
    fs::copy(put_aside, office, fs::copy_options::recursive);
    fs::remove_all(house.school.file().string() + ".seen-logs");
    house.office.emplace(house.opened().value());
    decide(house, id, released.draw(), "choice 1 -\n");
    const Transcript other = shown_of(house, id);
    for (const Receipt& receipt : receipts_of(first.sitting))
        BOOST_TEST((receipt_line(other, to_text(receipt)).standing == CheckStanding::Holds));
    BOOST_TEST((receipt_line(other, code).standing == CheckStanding::Fails));
    BOOST_TEST(end_code_in(house.office->log(), id).value() != code);
}

BOOST_AUTO_TEST_CASE(there_is_no_code_of_an_end_before_it) {
    OfficeHouse house;
    const std::string id = house.open_sitting(exam_text(exam_of_two_parts()));
    started(house, id);
    BOOST_TEST(end_code_in(house.office->log(), id).value() == "");
    BOOST_TEST(why(end_code_in(house.office->log(), "X-9")) == "there is no such sitting");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
