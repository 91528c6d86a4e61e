// Which wagers are settled or act now?

#include <algorithm>

#include "base/translation.h"
#include "questions/asked.h"
#include "questions/key.h"
#include "questions/kinds/kinds.h"
#include "questions/kinds/shared/wagers.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

void add_wager_once(std::vector<WagerOf>& all, const WagerOf& wager) {
    if (std::find(all.begin(), all.end(), wager) == all.end()) all.push_back(wager);
}

/// The wager that a hand plays for.
WagerOf main_wager(const TableState& table, Who who) {
    const TableSeat* seat = table.find(who.seat);
    for (const Wager wager : {Wager::Player, Wager::Dealer, Wager::Blind}) {
        if (seat == nullptr || seat->find(wager) == nullptr) continue;
        // extreme: the whole wager of a later hand is a double up
        return {who, wager == Wager::Blind && who.hand > 1 ? Wager::DoubleUp : wager};
    }
    return {who, Wager::None};
}

class ActiveKind : public WagersKind {
public:
    ActiveKind()
        : WagersKind(
              {.kind = QuestionKind::Active,
               .word = "active",
               .title = sentence("What acts now?"),
               .heading = sentence("Which wagers are settled or act now?"),
               .prompt = sentence("Tick each wager whose turn it is; what may wait is yours."),
               .subject = sentence("Whose turn it is"),
               .form = AnswerForm::AllThatHold,
               .at = AskedAt::Play,
               .seconds_a_line = 6},
              sentence("None of them")) {}

    [[nodiscard]] std::string story(const Question&) const override {
        return tr("Which wagers are settled or act now?");
    }
    [[nodiscard]] CannotAsk problem(const Scenario& scenario) const override {
        const Ruling ruling = rule(scenario.hand);
        if (ruling.complete) return tr("the play is over where the hand stops: ask for the table");
        if (table_asked(scenario, ruling).first_deal == no_event)
            return tr("no card is out where the hand stops");
        if (!ruling.undecided.empty())
            return tr("what acts now hangs on a card that cannot be read");
        return std::nullopt;
    }
    [[nodiscard]] std::vector<Moment> moments(const HandRecord&,
                                              std::size_t played) const override {
        std::vector<Moment> moments;
        for (std::size_t stop = 1; stop <= played; ++stop) moments.push_back({stop, {facts.kind}});
        return moments;
    }

    void fill(Key& key, const Scenario& scenario, const Misreading*) const override {
        const auto& next = key.ruling.next;
        const auto must_be_made = [&](const Line& line) {
            return line.is_urgent() || std::all_of(next.begin(), next.end(), [](const Act& act) {
                       return is_settlement(act.verb) && !act.decides;
                   });
        };
        for (const Line& line : lines_to_make(scenario.hand, key.ruling))
            add_wager_once(must_be_made(line) ? key.wagers : key.may_wait,
                           wager_of(line.who, line.wager, line.verb));
        const TableState table = table_asked(scenario, key.ruling);
        for (const Act& act : next) {
            if (!act.who.is_dealer() && !is_settlement(act.verb))
                add_wager_once(key.wagers, main_wager(table, act.who));
        }
        std::erase_if(key.may_wait, [&](const WagerOf& wager) {
            return std::find(key.wagers.begin(), key.wagers.end(), wager) != key.wagers.end();
        });
    }
    /// The clauses of the lines that are due; where hands act, of their acts, or else what another
    /// act than theirs would break.
    void explain(Key& key, const Scenario& scenario) const override {
        for (const Line& line : lines_to_make(scenario.hand, key.ruling))
            add_clauses(key.because, line);
        const auto& next = key.ruling.next;
        const auto act = std::find_if(next.begin(), next.end(), [](const Act& due) {
            return !is_settlement(due.verb) && !due.decides;
        });
        if (!key.because.empty() || act == next.end()) return;
        for (const ClauseId clause : act->because) add_once(key.because, clause);
        if (!key.because.empty()) return;
        add_clauses(key.because, breaches_of_other_acts(scenario.hand, *act, {to_text(*act)}));
    }

    [[nodiscard]] std::string in_one_line(const Answer& answer,
                                          const Scenario& scenario) const override {
        return names_of(of(answer).wagers, key_as_read(scenario, nullptr).may_wait);
    }
    /// Every wager that is not settled, and hands without one.
    [[nodiscard]] Form form(const Scenario& scenario) const override {
        Form form;
        const HandRecord& hand = scenario.hand;
        for (const OpenWager& open : open_wagers(hand))
            form.choices.push_back(
                choice_of({open.who, open.wager},
                          tr("{wager} {amount}", "wager"_a = title_in_words(open.wager),
                             "amount"_a = amount_in_words(open.stake, unit_of(hand.header)))));
        for (const TableSeat& seat : table_at_end(hand).seats) {
            for (const TableHand& played : seat.hands) {
                if (!is_about(form.choices, played.who))
                    form.choices.push_back(choice_of({played.who, Wager::None}, tr("The hand")));
            }
        }
        form.choices.push_back(none());
        return form;
    }
    [[nodiscard]] std::string reason(const Key& key) const override {
        return key.wagers.empty() ? tr("Nothing waits for the dealer now.")
                                  : tr("These are what the dealer has to act on now.");
    }

private:
    static bool is_about(const std::vector<Choice>& choices, Who who) {
        return std::any_of(choices.begin(), choices.end(),
                           [&](const Choice& choice) { return choice.about->who == who; });
    }
};

}  // namespace

const KindOfQuestion& active_kind() {
    static const ActiveKind kind;
    return kind;
}

}  // namespace fairdeal
