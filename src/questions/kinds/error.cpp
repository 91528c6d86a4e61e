// Which wager did the dealer settle wrongly, if any? Drills put the error in by chance.

#include <algorithm>

#include "questions/asked.h"
#include "questions/kinds/kinds.h"
#include "questions/kinds/shared/wagers.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// A wager with what the dealer did of it.
struct DoneSoFar {
    WagerOf about;
    std::string what;  // "pay $25, tip $1"
};

std::string title_of_wager(const WagerOf& wager) {
    return wager.wager == Wager::None ? "Place" : std::string(title_of(wager.wager));
}

std::string settled_in_words(const Event& event, Unit unit) {
    if (event.verb == Verb::Out) return "out in " + nth(event.place) + " place";
    if (event.verb == Verb::Place) return nth(event.place) + " place";
    std::string words(to_text(event.verb));
    if (event.verb != Verb::Push) words += " " + amount_in_words(event.amount, unit);
    return words;
}

DoneSoFar& done_so_far_of(std::vector<DoneSoFar>& all, const WagerOf& about) {
    const auto same = std::find_if(all.begin(), all.end(),
                                   [&](const DoneSoFar& done) { return done.about == about; });
    return same != all.end() ? *same : all.emplace_back(DoneSoFar{about, ""});
}

/// League: the seats that nobody put out or placed.
void add_seats(std::vector<DoneSoFar>& all, const HandRecord& hand) {
    if (hand.header.game() != Game::League) return;
    for (const TableSeat& seat : table_after(hand, hand.events.size()).seats) {
        DoneSoFar& done = done_so_far_of(all, {who_of(seat), Wager::None});
        if (done.what.empty()) done.what = "stays in";
    }
}

std::vector<DoneSoFar> what_was_done(const HandRecord& hand) {
    std::vector<DoneSoFar> all;
    for (const Event& event : hand.events) {
        if (!is_settlement(event.verb)) continue;
        DoneSoFar& done = done_so_far_of(all, wager_of(event.who, event.wager, event.verb));
        done.what +=
            (done.what.empty() ? "" : ", ") + settled_in_words(event, unit_of(hand.header));
    }
    for (const OpenWager& open : open_wagers(hand)) {
        DoneSoFar& done = done_so_far_of(all, {open.who, open.wager});
        if (done.what.empty()) done.what = "left as it is";
    }
    add_seats(all, hand);
    std::stable_sort(all.begin(), all.end(), [](const DoneSoFar& a, const DoneSoFar& b) {
        return a.about.who.seat < b.about.who.seat;
    });
    return all;
}

class ErrorKind : public WagersKind {
public:
    ErrorKind()
        : WagersKind({.kind = QuestionKind::Error,
                      .word = "error",
                      .title = "Find the error",
                      .heading = "Which wager is settled wrongly?",
                      .prompt = "Tick each wager that is settled wrongly.",
                      .subject = "The error",
                      .form = AnswerForm::AllThatHold,
                      .at = AskedAt::Settled,
                      .seconds_a_line = 10},
                     "Everything is settled correctly") {}

    [[nodiscard]] std::string story(const Question&) const override {
        return "The hand is over and settled. Which wager was settled wrongly, if any?";
    }
    [[nodiscard]] Objection problem(const Scenario& scenario) const override {
        const Ruling ruling = rule(scenario.hand);
        if (!ruling.complete) return "the play is not over where the hand stops";
        if (claim_of(scenario.hand).empty())
            return "the record holds no settlement to look through";
        if (!ruling.undecided.empty()) return "the settlement hangs on a card that cannot be read";
        if (!ruling.breaches.empty())
            return "a clause is broken before the settlement: " + ruling.breaches.front().what;
        return std::nullopt;
    }

    void fill(Key& key, const Scenario& scenario, const Misreading*) const override {
        for (const WagerVerdict& wrong :
             judge(claim_of(scenario.hand), key.ruling).discrepancies()) {
            const WagerOf wager = wager_of(wrong.who, wrong.wager, wrong.verb);
            if (std::find(key.wagers.begin(), key.wagers.end(), wager) == key.wagers.end())
                key.wagers.push_back(wager);
        }
    }
    /// Of an error the clauses of what is due; of a settlement without one those of every line.
    void explain(Key& key, const Scenario& scenario) const override {
        const Verdict verdict = judge(claim_of(scenario.hand), key.ruling);
        for (const WagerVerdict& wrong : verdict.discrepancies()) {
            for (const ClauseId clause : wrong.because) add_once(key.because, clause);
        }
        if (verdict.order) add_once(key.because, verdict.order->clause);
        if (!key.because.empty()) return;
        for (const Line& line : key.ruling.lines) add_clauses(key.because, line);
    }

    /// Every wager with what the dealer did of it.
    [[nodiscard]] Form form(const Scenario& scenario) const override {
        Form form;
        for (const DoneSoFar& done : what_was_done(scenario.hand))
            form.choices.push_back(
                choice_of(done.about, title_of_wager(done.about) + ": " + done.what));
        form.choices.push_back(none());
        return form;
    }
    [[nodiscard]] std::string reason(const Key& key) const override {
        return key.wagers.empty() ? "Every wager was settled for the right amount."
                                  : "These were not settled as they are due.";
    }
};

}  // namespace

const KindOfQuestion& error_kind() {
    static const ErrorKind kind;
    return kind;
}

}  // namespace fairdeal
