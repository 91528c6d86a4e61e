// Which wager did the dealer settle wrongly, if any? Drills put the error in by chance.

#include <algorithm>

#include "base/translation.h"
#include "questions/asked.h"
#include "questions/kinds/kinds.h"
#include "questions/kinds/shared/wagers.h"
#include "words/settlement_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// A wager with what the dealer did of it.
struct DoneSoFar {
    WagerOf about;
    SettledLines lines;
};

std::string title_of_wager(const WagerOf& wager) {
    return wager.wager == Wager::None ? tr("Place") : title_in_words(wager.wager);
}

/// "pay $25, tip $1".
std::string in_words(const DoneSoFar& done, Unit unit) {
    if (!done.lines.empty()) return settlement_for_people(done.lines, unit);
    return done.about.wager == Wager::None ? tr("stays in") : tr("left as it is");
}

DoneSoFar& done_so_far_of(std::vector<DoneSoFar>& all, const WagerOf& about) {
    const auto same = std::find_if(all.begin(), all.end(),
                                   [&](const DoneSoFar& done) { return done.about == about; });
    return same != all.end() ? *same : all.emplace_back(DoneSoFar{about, {}});
}

/// League: the seats that nobody put out or placed.
void add_seats(std::vector<DoneSoFar>& all, const HandRecord& hand) {
    if (hand.header.game() != Game::League) return;
    for (const TableSeat& seat : table_at_end(hand).seats)
        done_so_far_of(all, {who_of(seat), Wager::None});
}

std::vector<DoneSoFar> what_was_done(const HandRecord& hand) {
    std::vector<DoneSoFar> all;
    for (const Event& event : hand.events) {
        if (!is_settlement(event.verb)) continue;
        done_so_far_of(all, wager_of(event.who, event.wager, event.verb))
            .lines.push_back(settled_line(event));
    }
    for (const OpenWager& open : open_wagers(hand)) done_so_far_of(all, {open.who, open.wager});
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
                      .title = sentence("Find the error"),
                      .heading = sentence("Which wager is settled wrongly?"),
                      .prompt = sentence("Tick each wager that is settled wrongly."),
                      .subject = sentence("The error"),
                      .form = AnswerForm::AllThatHold,
                      .at = AskedAt::Settled,
                      .seconds_a_line = 10},
                     sentence("Everything is settled correctly")) {}

    [[nodiscard]] std::string story(const Question&) const override {
        return tr("The hand is over and settled. Which wager was settled wrongly, if any?");
    }
    [[nodiscard]] CannotAsk problem(const Scenario& scenario) const override {
        const Ruling ruling = rule(scenario.hand);
        if (!ruling.complete) return tr("the play is not over where the hand stops");
        if (claim_of(scenario.hand).empty())
            return tr("the record holds no settlement to look through");
        if (!ruling.undecided.empty())
            return tr("the settlement hangs on a card that cannot be read");
        if (!ruling.breaches.empty())
            return tr("a clause is broken before the settlement: {what}",
                      "what"_a = ruling.breaches.front().what);
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
        const Unit unit = unit_of(scenario.hand.header);
        for (const DoneSoFar& done : what_was_done(scenario.hand))
            form.choices.push_back(
                choice_of(done.about, title_of_wager(done.about) + ": " + in_words(done, unit)));
        form.choices.push_back(none());
        return form;
    }
    [[nodiscard]] std::string reason(const Key& key) const override {
        return key.wagers.empty() ? tr("Every wager was settled for the right amount.")
                                  : tr("These were not settled as they are due.");
    }
};

}  // namespace

const KindOfQuestion& error_kind() {
    static const ErrorKind kind;
    return kind;
}

}  // namespace fairdeal
