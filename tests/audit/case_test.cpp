// Disputes: every order of events compared with a plain model, blind reviews, the life of a case in
// a log, and case files that somebody tampered with.

#include "audit/cases/case_file.h"

#include <boost/test/unit_test.hpp>
#include <random>
#include <set>

#include "audit/cases/case_author.h"
#include "audit/cases/case_review.h"
#include "audit/signed_case.h"

using namespace fairdeal;

namespace {

/// What may come next, told by sets alone.
struct Model {
    bool open = false, decided = false, closed = false, filmed = false;
    std::string opened_by;
    std::set<std::string> reviewed, revealed, excepted;

    [[nodiscard]] bool allows(CaseEventKind kind, const std::string& by) const {
        if (kind == CaseEventKind::Open) return !open;
        if (!open || closed) return false;
        if (kind == CaseEventKind::Review)
            return !decided && by != "G-17" && reviewed.count(by) == 0 && reviewed.size() < 2 &&
                   (by != opened_by || excepted.count(by) == 1);
        if (kind == CaseEventKind::Reveal)
            return reviewed.size() == 2 && reviewed.count(by) == 1 && revealed.count(by) == 0;
        if (kind == CaseEventKind::Video) return !filmed;
        if (kind == CaseEventKind::Decide)
            return !decided && by != "G-17" && revealed.size() == 2 && reviewed.count(by) == 0;
        return true;
    }
    void take(CaseEventKind kind, const std::string& by) {
        if (kind == CaseEventKind::Open) open = true, opened_by = by;
        if (kind == CaseEventKind::Exception) excepted.insert(by);
        if (kind == CaseEventKind::Review) reviewed.insert(by);
        if (kind == CaseEventKind::Reveal) revealed.insert(by);
        if (kind == CaseEventKind::Decide) decided = true;
        if (kind == CaseEventKind::Close) closed = true;
        if (kind == CaseEventKind::Video) filmed = true;
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(cases)

BOOST_AUTO_TEST_CASE(any_order_of_events_is_taken_or_refused_as_the_model_says) {
    std::mt19937 random(4);
    const char* people[] = {"F-1", "R-1", "R-2", "R-3", "G-17"};
    std::size_t taken = 0, refused_ones = 0, closed = 0;
    for (int round = 0; round < 2000; ++round) {
        Case state;
        Model model;
        for (int i = 0; i < 24; ++i) {
            // Closing is rare, so that decisions come.
            const unsigned drawn = static_cast<unsigned>(random() % 23);
            const auto kind = i == 0 && round % 4 != 0
                                  ? CaseEventKind::Open
                                  : static_cast<CaseEventKind>(
                                        drawn >= 21 ? drawn - 15U : std::min(drawn / 4, 5U));
            const std::string by = people[random() % 5];
            CaseEvent next = event(kind, by);
            next.hand = 1;
            next.number = state.events + 1;
            const auto why = why_not(state, next);
            BOOST_REQUIRE_MESSAGE(!why == model.allows(kind, by),
                                  to_text(kind) << " by " << by << ": " << why.value_or("taken"));
            if (why) {
                ++refused_ones;
                BOOST_CHECK_THROW(apply(state, next), Fault);
                continue;
            }
            apply(state, next);
            model.take(kind, by);
            ++taken;
        }
        if (state.stage() == CaseStage::Closed) ++closed;
    }
    BOOST_TEST(taken > 5000U);
    BOOST_TEST(refused_ones > 5000U);
    BOOST_TEST(closed > 100U);
}

BOOST_AUTO_TEST_CASE(a_review_cannot_be_another_than_the_one_committed_to) {
    Case state;
    for (CaseEvent one : SignedCase::life()) {
        if (one.kind == CaseEventKind::Reveal) break;
        one.hand = 1;
        one.number = state.events + 1;
        apply(state, one);
    }
    CaseEvent reveal = event(CaseEventKind::Reveal, "R-1", "");
    reveal.hand = 1;
    reveal.number = state.events + 1;
    BOOST_TEST(!why_not(state, reveal));
    reveal.text = "3 was due 25.\n";
    BOOST_TEST(why_not(state, reveal).value() == "this is not the review that was committed to");
}

BOOST_AUTO_TEST_CASE(the_file_of_a_review_reveals_it_and_goes_where_the_log_refused_it) {
    const Folder folder;
    const auto file = folder.file("mine.txt"), other = folder.file("other.txt");
    const auto fails = [](CaseEvent) -> Result<std::int64_t> { return refused({}, "no"); };
    CaseEvent commitment, review = event(CaseEventKind::Review, "R-1");
    review.text = review_text;
    const auto kept = commit_review(review, file, [&](CaseEvent recorded) {
        BOOST_TEST(std::filesystem::exists(file));  // before anything is in the log
        commitment = std::move(recorded);
        return Result<std::int64_t>(7);
    });
    BOOST_TEST((kept && commitment.text.empty()));
    const std::string used = reveal_of(bytes_of(file)).seal;
    BOOST_TEST(commitment_of("C-7", "R-1", used, review_text) == commitment.seal);
    BOOST_TEST(!commit_review(review, file, fails));  // never over a file that is there
    BOOST_TEST(!commit_review(review, other, fails));
    BOOST_TEST((std::filesystem::exists(file) && !std::filesystem::exists(other)));
}

BOOST_AUTO_TEST_CASE(a_review_is_not_in_the_log_before_both_are) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log, night(2));
    const auto life = SignedCase::life();
    for (std::size_t i = 0; i < 4; ++i) BOOST_REQUIRE(add_case_event(log, life[i]));
    BOOST_TEST(bytes_of(folder.file("log.db")).find("BRK-PUSH-3.") == std::string::npos);
    BOOST_REQUIRE(add_case_event(log, life[4]));
    BOOST_TEST(bytes_of(folder.file("log.db")).find("BRK-PUSH-3.") != std::string::npos);
}

namespace {

/// A case up to where both reviews can be read: F-1 opened it, R-1 and R-2 reviewed it.
struct OpenCase {
    Folder folder;
    HandLog log = opened(folder.file("log.db"));
    OpenCase() {
        import_text(log, night(2));
        const auto life = SignedCase::life();
        for (std::size_t i = 0; i < 6; ++i) BOOST_REQUIRE(add_case_event(log, life[i]));
    }
    [[nodiscard]] Case state() const { return find_case(log, "C-7").value().state; }
};

bool holds(const std::string& text, std::string_view words) {
    return text.find(words) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_CASE(who_opens_a_case_does_not_review_it_without_a_reason_on_record) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log, night(2));
    BOOST_REQUIRE(add_case_event(log, event(CaseEventKind::Open, "F-1")));
    const CaseEvent own = event(CaseEventKind::Review, "F-1");
    BOOST_TEST(why(add_case_event(log, own)) == "F-1 opened the case: somebody else reviews it");
    const std::int64_t size = log.size();
    BOOST_REQUIRE(add_case_event(log, own, "Nobody else was on shift."));
    BOOST_TEST(log.size() == size + 2);
    const Case state = find_case(log, "C-7").value().state;
    BOOST_TEST(shared_roles(state).at(0) ==
               "F-1 opened and reviewed the case: Nobody else was on shift.");
    BOOST_TEST(holds(to_text(state), "exception (review) by F-1"));
    // The reason was for one's own review: nobody else has it.
    BOOST_TEST(why(add_case_event(log, event(CaseEventKind::Review, "F-1"))) ==
               "F-1 has reviewed the case already");
}

BOOST_AUTO_TEST_CASE(who_reviews_a_case_does_not_decide_it_without_a_reason_on_record) {
    OpenCase one;
    const CaseEvent own = event(CaseEventKind::Decide, "R-1");
    BOOST_TEST(why(add_case_event(one.log, own)) ==
               "R-1 reviewed the case: somebody else decides it");
    BOOST_TEST(shared_roles(one.state()).empty());
    BOOST_REQUIRE(add_case_event(one.log, own, "The manager is ill."));
    BOOST_TEST(shared_roles(one.state()).at(0) ==
               "R-1 reviewed and decided the case: The manager is ill.");
    BOOST_TEST(holds(to_text(one.state()), "R-1 reviewed and decided the case"));
}

BOOST_AUTO_TEST_CASE(nothing_is_added_to_a_case_by_somebody_who_did_not_sign_in) {
    OpenCase one;
    CaseEvent typed = event(CaseEventKind::Note, "F-2");
    typed.account.clear();
    BOOST_TEST(why(add_case_event(one.log, typed)) == "F-2 has not signed in");
    typed.account = "office:" + std::string(32, 'a');
    BOOST_TEST(why(add_case_event(one.log, typed)) ==
               "the people of this case signed in with other accounts");
    typed.account = "mine";
    BOOST_TEST(why(add_case_event(one.log, typed)) == "'mine' names no accounts");
    // Nor in another case of the same log.
    CaseEvent other = event(CaseEventKind::Open, "F-2");
    other.case_id = "C-8";
    other.account = "office:" + std::string(32, 'a');
    BOOST_TEST(why(add_case_event(one.log, other)) ==
               "the cases of this log are written with other accounts");
}

BOOST_AUTO_TEST_CASE(a_case_of_before_is_read_as_it_is_and_goes_on_by_the_new_rules) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log, night(2));
    {
        HandLog::Batch batch(log);
        int number = 0;
        for (CaseEvent old :
             {event(CaseEventKind::Open, "F-1"), event(CaseEventKind::Review, "F-1")}) {
            old.account.clear();
            old.hand = 1;
            old.number = ++number;
            BOOST_REQUIRE(batch.add(entry_of(old)));
        }
        batch.commit();
    }
    const auto found = find_case(log, "C-7").value();
    BOOST_TEST(found.strays.empty());
    BOOST_TEST(found.state.reviews.size() == 1U);
    BOOST_TEST(
        holds(to_text(found.state), "F-1 opened and reviewed the case: no exception is on record"));
    BOOST_TEST(holds(to_text(found.state), nobody_signed_in));
    BOOST_REQUIRE(add_case_event(log, event(CaseEventKind::Review, "R-2")));
    for (const char* by : {"F-1", "R-2"})
        BOOST_REQUIRE(add_case_event(log, event(CaseEventKind::Reveal, by)));
    BOOST_TEST(why(add_case_event(log, event(CaseEventKind::Decide, "R-2"))) ==
               "R-2 reviewed the case: somebody else decides it");
}

BOOST_AUTO_TEST_CASE(an_account_opens_with_its_passphrase_as_the_ledger_knows_it) {
    constexpr PassphraseCost cheap{1, 8192};
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    const auto give = [&](const char* id, const char* passphrase, const char* by) {
        return give_case_account(log, {id, passphrase, by, "2026-03-15T10:00:00Z"_utc}, cheap);
    };
    BOOST_TEST(
        why(sign_in_to_log(log, "f1", "long enough")).starts_with("this log has no accounts"));
    BOOST_TEST(why(give("f1", "short", "f1")).starts_with("the passphrase has fewer"));
    BOOST_TEST(why(give("f1", "long enough", "r1")) == "the first account is given by its owner");
    BOOST_REQUIRE(give("f1", "long enough", "f1"));
    BOOST_REQUIRE(give("r1", "also long enough", "f1"));
    BOOST_TEST(why(give("r2", "long enough", "r1")) == "only f1 gives accounts of this log");
    BOOST_TEST(why(give("r1", "another one", "f1")) == "only r1 can change this passphrase");
    BOOST_TEST(sign_in_to_log(log, "r1", "also long enough").value().account == "log");
    BOOST_TEST(!sign_in_to_log(log, "r1", "long enough"));
    BOOST_TEST(!sign_in_to_log(log, "nobody", ""));
    BOOST_REQUIRE(give("r1", "changed by me", "r1"));
    BOOST_TEST(!sign_in_to_log(log, "r1", "also long enough"));
    BOOST_TEST(sign_in_to_log(log, "r1", "changed by me").has_value());
    // A passphrase slipped into the file is no account's.
    log.keep_account("r1", sealed_passphrase("slipped in", cheap));
    BOOST_TEST(!sign_in_to_log(log, "r1", "slipped in"));
    // Accounts are records of the ledger, and no hands or cases.
    BOOST_TEST(log.size() == 3);
    BOOST_TEST(cases_in(log).empty());
    BOOST_TEST(log.check({}).is_sound());
}

BOOST_AUTO_TEST_CASE(a_refused_event_writes_nothing) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log, night(2));
    CaseEvent nowhere = event(CaseEventKind::Open, "F-1");
    nowhere.hand = 99;
    BOOST_TEST(why(add_case_event(log, nowhere)) == "the log has no hand #99");
    BOOST_TEST(why(add_case_event(log, event(CaseEventKind::Note, "F-1"))) ==
               "there is no such case");
    BOOST_TEST(log.size() == 2);
}

BOOST_AUTO_TEST_CASE(an_open_case_is_overdue_behind_its_deadline) {
    Case state;
    CaseEvent opening = event(CaseEventKind::Open, "F-1");
    opening.number = 1;
    apply(state, opening);
    BOOST_TEST(!state.is_overdue("2026-03-20T00:00:00Z"_utc));
    BOOST_TEST(state.is_overdue("2026-03-20T00:00:01Z"_utc));
}

BOOST_AUTO_TEST_CASE(a_case_file_proves_its_case_and_is_the_same_each_time) {
    const SignedCase one;
    const std::string bytes = one.file();
    BOOST_TEST((bytes == one.file()));
    const auto found = checked(bytes);
    BOOST_REQUIRE_MESSAGE(found, why(found));
    BOOST_TEST((found->state.stage() == CaseStage::Closed));
    BOOST_TEST(found->other_texts.empty());
    const auto archive = read_archive(bytes, "");
    BOOST_REQUIRE(archive);
    BOOST_TEST(shell_proves(*archive));
    BOOST_TEST((write(*archive) == bytes));
}

BOOST_AUTO_TEST_CASE(a_changed_record_proof_checkpoint_or_key_proves_nothing) {
    const SignedCase one;
    const auto archive = read_archive(one.file(), "");
    BOOST_REQUIRE(archive);
    for (const char* name :
         {"hand.record", "hand.proof", "event-3.record", "event-8.proof", "checkpoint"}) {
        Archive changed = *archive;
        for (ArchivePart& part : changed) {
            if (part.name == name) part.bytes[part.bytes.size() / 2] ^= 1;
        }
        BOOST_TEST(!checked(write(changed)), name);
        BOOST_TEST(!shell_proves(changed), name);
    }
    for (const char* name : {"event-2.record", "hand.proof", "event-4.proof"}) {
        Archive less = *archive;
        std::erase_if(less, [&](const ArchivePart& part) { return part.name == name; });
        BOOST_TEST(!checked(write(less)), name);
        BOOST_TEST(!shell_proves(less), name);
    }
}

BOOST_AUTO_TEST_CASE(a_hostile_archive_is_refused) {
    const std::string bytes = SignedCase().file();
    BOOST_TEST(!checked(""));
    for (std::size_t size = 0; size < bytes.size(); size += 97)
        BOOST_TEST(!checked(std::string_view(bytes).substr(0, size)));
    std::string climbing = bytes;
    for (std::size_t at = 0; (at = climbing.find("case.txt", at)) != std::string::npos; ++at)
        climbing.replace(at, 3, "../");
    BOOST_TEST(!checked(climbing));
    BOOST_CHECK_THROW(write(Archive{{"../key", "x"}}), Fault);
}

BOOST_AUTO_TEST_SUITE_END()
