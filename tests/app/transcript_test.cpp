// A transcript proves its sitting: the exam is dealt and marked again from it, and whatever was
// changed is refused with its part and the reason. FAIRDEAL_FLIPS=100000 in the environment flips
// so many bits.

#include "exam/records/transcript.h"

#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <random>

#include "audit/cases/archive.h"
#include "transcripts.h"

namespace fairdeal {

namespace {

int wanted_flips() {
    const char* wanted = std::getenv("FAIRDEAL_FLIPS");
    return wanted == nullptr ? 300 : std::atoi(wanted);
}

TranscriptKeys keys_of(const ExamHouse& house) {
    return {house.office->office_keys().value().front(), house.office->exam_keys().value().front()};
}

std::string why_not(std::string_view bytes, const TranscriptKeys& keys = {}) {
    return why(check_transcript(bytes, "x.zip", keys, shipped_content()));
}

/// The transcript with one part changed.
template <class Change>
std::string with_part(const std::string& file, std::string_view name, Change change) {
    Archive archive = *read_archive(file, "x");
    for (ArchivePart& part : archive) {
        if (part.name == name) change(part.bytes);
    }
    return write(archive);
}

std::string with(std::string text, std::string_view from, std::string_view to) {
    const auto at = text.find(from);
    BOOST_REQUIRE_MESSAGE(at != std::string::npos, from);
    return text.replace(at, from.size(), to);
}

/// Why a sitting that went otherwise than it may is refused: when its transcript is made, or else
/// when it is checked.
template <class Work>
std::string why_not_sitting(ExamHouse& house, Work work) {
    const std::string id = house.open(short_exam());
    {
        const auto seat = house.taken(id);
        BOOST_REQUIRE(seat->begin());
    }
    auto logged = house.office->take_seat(id);
    BOOST_REQUIRE(logged.has_value());
    work(*logged);
    BOOST_REQUIRE(house.office->sign_log(of_the_keys));
    const auto file = transcript_file(*house.office, id, shipped_content());
    return file ? why_not(*file) : "making it: " + why(file);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(transcripts)

BOOST_AUTO_TEST_CASE(a_transcript_proves_the_exam_it_came_from) {
    ExamHouse house;
    const std::string id = house.sat(short_exam());
    const std::string file = transcript_of(house, id);
    const auto checked = check_transcript(file, "x.zip", keys_of(house), shipped_content());
    BOOST_REQUIRE_MESSAGE(checked, why(checked));
    BOOST_TEST(checked->outcome.passed);
    BOOST_TEST((checked->proof == ResultProof::Drawn));
    BOOST_TEST(checked->answers.size() == 6U);
    BOOST_TEST(checked->transcript.sitting.candidate == "tina");
    BOOST_TEST((checked->paper == short_exam()));
    BOOST_TEST(transcript_of(house, id) == file);
    BOOST_TEST(why_not(file) == "");
    const auto seen = house.office->see(house.signed_in("aud"), id);
    BOOST_TEST((checked->transcript.sitting == seen->state));
}

BOOST_AUTO_TEST_CASE(a_failed_exam_and_one_with_its_time_up_are_proven_too) {
    ExamHouse house;
    const std::string id = house.open(short_exam(), 100);
    {
        const auto seat = house.taken(id);
        BOOST_REQUIRE(seat->begin());
        BOOST_REQUIRE(seat->note_away());
        house.time += seat->left_for_item();
        BOOST_REQUIRE(seat->watch_the_clock());
    }
    const auto seat = house.taken(id);
    house.sit(*seat, 2);
    const std::string file = transcript_of(house, id);
    const auto checked = check_transcript(file, "x.zip", keys_of(house), shipped_content());
    BOOST_REQUIRE_MESSAGE(checked, why(checked));
    BOOST_TEST(!checked->outcome.passed);
    BOOST_TEST(!checked->answers.front().answer.has_value());
    const std::string text =
        transcript_text(checked->transcript.sitting, checked->paper, checked->answers);
    for (const char* words :
         {"sitting X-", "language English\n", "candidate tina", "more time: 100 per cent",
          "away at ", "release at ",
          "granted: letters 100 per cent, breaks 0: The reason is in the office's log.\n",
          "started 20", "flag: The program or the machine stopped 1 time\n",
          "answered: nothing; the time was up", "WRONG", "because of BRK-"})
        BOOST_TEST(text.find(words) != std::string::npos, words);
}

BOOST_AUTO_TEST_CASE(what_came_after_the_exam_is_in_it_and_the_hash_stays) {
    ExamHouse house;
    const std::string id = house.sat(short_exam());
    const SignedIn eve = house.signed_in("eve");
    BOOST_REQUIRE(house.office->act(eve, id, SittingEventKind::TableTest, {"pass"}, "P. Boss\n"));
    const auto hash_of = [&] {
        const auto checked =
            check_transcript(transcript_of(house, id), "x", keys_of(house), shipped_content());
        BOOST_REQUIRE_MESSAGE(checked, why(checked));
        return to_hex(transcript_hash(checked->transcript));
    };
    const std::string before = hash_of();
    BOOST_REQUIRE(house.office->act(eve, id, SittingEventKind::Certify, {"BRK-1"}, "print\n"));
    BOOST_TEST(hash_of() == before);
    BOOST_REQUIRE(house.office->act(eve, id, SittingEventKind::Withdraw, {}, "A mistake.\n"));
    BOOST_TEST(hash_of() == before);
}

BOOST_AUTO_TEST_CASE(a_sitting_that_is_not_over_or_not_signed_has_none) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    const auto file = [&] { return why(transcript_file(*house.office, id, shipped_content())); };
    BOOST_TEST(file() == "the exam is not decided yet");
    house.sit(*house.taken(id));
    BOOST_TEST(file() == "the log has no checkpoint yet: sign one first");
    BOOST_REQUIRE(house.office->sign_log(of_the_keys));
    BOOST_TEST(file() == "");
    BOOST_REQUIRE(house.office->act(house.signed_in("eve"), id, SittingEventKind::TableTest,
                                    {"pass"}, "P. Boss\n"));
    BOOST_TEST(file() == "the newest checkpoint does not cover the sitting: sign one first");
}

BOOST_AUTO_TEST_CASE(it_is_proven_by_the_keys_of_its_time) {
    ExamHouse house;
    const std::string id = house.sat(short_exam());
    const TranscriptKeys old = keys_of(house);
    BOOST_REQUIRE(house.office->sign_log(of_the_keys));
    BOOST_REQUIRE(house.office->change_keys(house.signed_in("ada"), of_the_keys,
                                            "another passphrase", cheap_key));
    const auto file = transcript_file(*house.office, id, shipped_content());
    BOOST_REQUIRE_MESSAGE(file, why(file));
    BOOST_TEST(why_not(*file, old) == "");
    BOOST_TEST(why_not(*file, keys_of(house)) == "key: this is another key");
    BOOST_TEST(why_not(*file, {old.office, keys_of(house).exam}) ==
               "exam-key: this is another key");
    BOOST_REQUIRE(house.office->sign_log("another passphrase"));
    const auto newer = transcript_file(*house.office, id, shipped_content());
    BOOST_REQUIRE_MESSAGE(newer, why(newer));
    BOOST_TEST(why_not(*newer, {keys_of(house).office, old.exam}) == "");
}

BOOST_AUTO_TEST_CASE(a_changed_part_is_named) {
    ExamHouse house;
    const std::string file = transcript_of(house, house.sat(short_exam()));
    const auto spoilt = [&](std::string_view part, std::string_view from, std::string_view to) {
        return why_not(
            with_part(file, part, [&](std::string& bytes) { bytes = with(bytes, from, to); }));
    };
    BOOST_TEST(spoilt("event-6.record", "took=1000", "took=2000").starts_with("event-6: "));
    BOOST_TEST(
        spoilt("event-1.record", "candidate=tina", "candidate=rob").starts_with("event-1: "));
    BOOST_TEST(spoilt("event-17.record", "right=6", "right=5").starts_with("event-17: "));
    BOOST_TEST(spoilt("checkpoint", "casino", "CASINO") ==
               "event-1: it is proven under another checkpoint");
    BOOST_TEST(spoilt("transcript.txt", "right", "wrong") ==
               "transcript.txt: it is not what the records say");
    BOOST_TEST(spoilt("readme.txt", "signed", "sealed") ==
               "readme.txt: it is not the text that belongs here");
    BOOST_TEST(spoilt("check-proof", "openssl", "OPENSSL") ==
               "check-proof: it is not the script that belongs here");
    BOOST_TEST(spoilt("key", "\n", "\n\n") == "key: it is not one line");
}

BOOST_AUTO_TEST_CASE(parts_are_all_there_and_no_others) {
    ExamHouse house;
    const std::string file = transcript_of(house, house.sat(short_exam()));
    const Archive whole = *read_archive(file, "x");
    for (std::size_t i = 0; i < whole.size(); ++i) {
        Archive archive = whole;
        archive.erase(archive.begin() + static_cast<std::ptrdiff_t>(i));
        BOOST_TEST(why_not(write(archive)) != "", whole[i].name);
    }
    for (const char* name : {"event-18.record", "event-18.proof", "extra.txt", "event-0.record"}) {
        Archive archive = whole;
        archive.push_back({name, whole.front().bytes});
        BOOST_TEST(why_not(write(archive)) != "", name);
    }
    BOOST_TEST(why_not("") != "");
    BOOST_TEST(why_not(file.substr(0, file.size() - 1)) != "");
    BOOST_TEST(why_not(file + "x") != "");
}

BOOST_AUTO_TEST_CASE(another_offices_signature_is_not_this_ones) {
    ExamHouse house, other;
    const std::string file = transcript_of(house, house.sat(short_exam()));
    const std::string forged = transcript_of(other, other.sat(short_exam()));
    BOOST_TEST(why_not(forged) == "");
    BOOST_TEST(why_not(forged, keys_of(house)) == "key: this is another key");
    const std::string key = to_text(keys_of(house).office.value()) + "\n";
    BOOST_TEST(why_not(with_part(forged, "key", [&](std::string& bytes) { bytes = key; }),
                       keys_of(house)) != "");
    const std::string exam_key = to_text(keys_of(other).exam.value()) + "\n";
    BOOST_TEST(why_not(with_part(file, "exam-key", [&](std::string& bytes) {
                   bytes = exam_key;
               })).starts_with("sitting: the ticket is not signed by the office's exam key"));
}

BOOST_AUTO_TEST_CASE(a_result_that_the_answers_do_not_earn_is_refused_though_the_office_signed_it) {
    ExamHouse house;
    const auto answer_then = [&](const char* answer, bool passed, int right, int wrong) {
        return why_not_sitting(house, [&](LoggedSitting& seat) {
            BOOST_REQUIRE(
                house.office->record(seat, SittingEventKind::Reply, {"1", "1000"}, answer));
            BOOST_REQUIRE(
                house.office->decide(seat, house.draws.at(seat.state.id), passed, right, wrong));
        });
    };
    BOOST_TEST(answer_then("junk 0 -\n", true, 1, 0)
                   .starts_with("making it: what is recorded is no answer to this item: "));
    const auto time_up = [&](const char* took, bool passed, int right, int wrong) {
        return why_not_sitting(house, [&](LoggedSitting& seat) {
            BOOST_REQUIRE(house.office->record(seat, SittingEventKind::TimeUp, {"1", took}, ""));
            BOOST_REQUIRE(
                house.office->decide(seat, house.draws.at(seat.state.id), passed, right, wrong));
        });
    };
    BOOST_TEST(time_up("45000", true, 6, 0) == "sitting: it ended before it was decided");
    BOOST_TEST(time_up("7200000", true, 6, 0) ==
               "result: it says 6 right and 0 wrong; the answers are 0 and 1");
    BOOST_TEST(time_up("7200000", true, 0, 1) ==
               "result: it says passed, which the answers do not earn");
    BOOST_TEST(time_up("7200000", false, 0, 1) == "");
}

BOOST_AUTO_TEST_CASE(items_that_were_picked_are_refused) {
    // Only a cell with misreadings to show has more than one item that its place could have.
    ExamPaper paper = short_exam();
    paper.blueprint.cells.resize(1);
    ExamHouse house;
    const std::string id = house.open(paper);
    const ExamDraw draw = house.released(id).draw();
    auto seat = house.office->take_seat(id);
    BOOST_REQUIRE(seat.has_value());
    const auto form = [&] {
        return ExamForm(paper.blueprint, paper.card, shipped_content().misreadings,
                        *seeds_of(draw, id, std::nullopt));
    };
    const int due = form().next()->attempt;
    int other = 0;
    while (other < most_tries_for_an_item && (other == due || !form().next(other))) ++other;
    BOOST_REQUIRE(other < most_tries_for_an_item);
    const auto keys = item_keys_of(draw, id);
    BOOST_REQUIRE(house.office->record(*seat, SittingEventKind::Show, {"1", std::to_string(other)},
                                       sealed_item(*form().next(other), paper, id, *keys)));
    BOOST_REQUIRE(house.office->record(*seat, SittingEventKind::TimeUp, {"1", "7200000"}, ""));
    BOOST_REQUIRE(house.office->decide(*seat, draw, false, 0, 1));
    BOOST_TEST(why_not(transcript_of(house, id)) ==
               "sitting: item 1 is not the one that the draw gives");
}

BOOST_AUTO_TEST_CASE(an_answer_that_came_too_late_is_refused) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    std::string answer;
    {
        const auto seat = house.taken(id);
        BOOST_REQUIRE(seat->begin());
        answer_right(*seat->item());
        answer = answer_line(*seat->item());
    }
    auto seat = house.office->take_seat(id);
    BOOST_REQUIRE(seat.has_value());
    BOOST_REQUIRE(house.office->record(*seat, SittingEventKind::Reply, {"1", "7200000"}, answer));
    BOOST_REQUIRE(house.office->decide(*seat, house.draws.at(id), false, 1, 0));
    BOOST_TEST(why_not(transcript_of(house, id)) ==
               "sitting: item 1 was answered after its time was up");
}

BOOST_AUTO_TEST_CASE(another_ticket_than_the_one_it_began_with_is_refused) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    { BOOST_REQUIRE(house.taken(id)->begin()); }
    auto seat = house.office->take_seat(id);
    BOOST_REQUIRE(house.office->record(*seat, SittingEventKind::TimeUp, {"1", "7200000"}, ""));
    ExamDraw draw = house.draws.at(id);
    draw.ticket = "another\n";
    BOOST_REQUIRE(house.office->decide(*seat, draw, false, 0, 1));
    BOOST_REQUIRE(house.office->sign_log(of_the_keys));
    BOOST_TEST(why(transcript_file(*house.office, id, shipped_content())) ==
               "this is no ticket of the sitting");
}

// An office with its keys that records an exam without anybody's part in the draw, or shows another
// history than the exam was started in.
BOOST_AUTO_TEST_CASE(a_sitting_that_was_not_started_by_both_is_refused) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    auto seat = house.office->take_seat(id);
    BOOST_REQUIRE(seat.has_value());
    const ExamDraw draw{bytes_of(house.folder.file("office") / "tickets" / id), std::nullopt};
    const ExamPaper paper = short_exam();
    ExamForm form(paper.blueprint, paper.card, shipped_content().misreadings,
                  *seeds_of(draw, id, std::nullopt));
    const auto item = form.next();
    const auto keys = item_keys_of(draw, id);
    BOOST_REQUIRE(house.office->record(*seat, SittingEventKind::Show,
                                       {"1", std::to_string(item->attempt)},
                                       sealed_item(*item, paper, id, *keys)));
    BOOST_REQUIRE(house.office->record(*seat, SittingEventKind::TimeUp, {"1", "7200000"}, ""));
    BOOST_REQUIRE(house.office->decide(*seat, draw, false, 0, 1));
    BOOST_TEST(why_not(transcript_of(house, id)) ==
               "sitting: invigilator and candidate took no part in the draw of its items");
}

BOOST_AUTO_TEST_CASE(other_contributions_than_those_committed_to_are_refused) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    { BOOST_REQUIRE(house.taken(id)->begin()); }
    auto seat = house.office->take_seat(id);
    BOOST_REQUIRE(house.office->record(*seat, SittingEventKind::TimeUp, {"1", "7200000"}, ""));
    ExamDraw draw = house.draws.at(id);
    draw.contributions->candidate = make_contribution("asd").value();
    BOOST_REQUIRE(house.office->decide(*seat, draw, false, 0, 1));
    BOOST_REQUIRE(house.office->sign_log(of_the_keys));
    BOOST_TEST(why(transcript_file(*house.office, id, shipped_content())) ==
               "the candidate's contribution is not the one the exam started with");
}

BOOST_AUTO_TEST_CASE(the_log_goes_on_from_the_checkpoint_of_the_start) {
    ExamHouse house;
    const std::string file = transcript_of(house, house.sat(short_exam()));
    const auto with_proof = [&](const std::string& proof) {
        return why_not(with_part(file, "start.proof", [&](std::string& bytes) { bytes = proof; }));
    };
    BOOST_TEST(with_proof("nonsense\n") == "start.proof: it is not a path of hashes");
    BOOST_TEST(
        with_proof("") ==
        "start.proof: the log does not continue from the checkpoint that the exam was started "
        "with");
    const std::string zeros = to_base64(std::string(32, 0)) + "\n";
    BOOST_TEST(
        with_proof(zeros) ==
        "start.proof: the log does not continue from the checkpoint that the exam was started "
        "with");
}

BOOST_AUTO_TEST_CASE(every_flipped_bit_is_seen) {
    ExamHouse house;
    const std::string file = transcript_of(house, house.sat(short_exam()));
    const TranscriptKeys keys = keys_of(house);
    std::mt19937_64 dice(7);
    int seen = 0;
    for (int flip = 0; flip < wanted_flips(); ++flip) {
        std::string spoilt = file;
        const auto bit = dice() % (8 * file.size());
        spoilt[bit / 8] = static_cast<char>(spoilt[bit / 8] ^ (1 << bit % 8));
        const auto checked = check_transcript(spoilt, "x.zip", keys, shipped_content());
        BOOST_TEST(!checked.has_value(), bit);
        seen += checked ? 0 : 1;
    }
    BOOST_TEST(seen == wanted_flips());
}

BOOST_AUTO_TEST_CASE(a_whole_shipped_exam_is_sat_again) {
    ExamHouse house;
    const ExamPaper paper = shipped_exam("breakout-dealer");
    const std::string file = transcript_of(house, house.sat(paper, 13));
    const auto checked = check_transcript(file, "x", keys_of(house), shipped_content());
    BOOST_REQUIRE_MESSAGE(checked, why(checked));
    BOOST_TEST((checked->paper == paper));
    int right = 0;
    for (const MarkedAnswer& answer : checked->answers) {
        // Answered badly an item may be right by chance.
        BOOST_TEST((answer.result.right || answer.item.place % 13 == 0), answer.item.place);
        right += answer.result.right ? 1 : 0;
    }
    const SittingResult& recorded = *checked->transcript.sitting.result;
    BOOST_TEST(right == recorded.right);
    BOOST_TEST(checked->answers.size() ==
               static_cast<std::size_t>(recorded.right + recorded.wrong));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
