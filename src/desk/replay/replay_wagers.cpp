#include "desk/replay/replay_wagers.h"

#include <algorithm>

#include "audit/wrong_wager.h"
#include "base/translation.h"
#include "words/amounts.h"
#include "words/settlement_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string who_is_out(Money difference, Unit unit, bool tip) {
    if (difference.is_zero()) return {};
    if (difference > Money{})
        return tr("The house is out {amount}", "amount"_a = amount_in_words(difference, unit));
    const std::string amount = amount_in_words(Money{} - difference, unit);
    return tip ? tr("The dealer is out {amount}", "amount"_a = amount)
               : tr("The player is out {amount}", "amount"_a = amount);
}

std::string cards_of(const TableHand& hand) {
    std::string text;
    for (const Card card : hand.cards) text += (text.empty() ? "" : " ") + short_card(card);
    return text;
}

/// By a sentence with {cards} and {total}.
std::string hand_fact(const char* says, const TableHand& hand) {
    if (hand.cards.empty()) return {};
    return tr_of(says, "cards"_a = cards_of(hand), "total"_a = to_text(hand.total()));
}

/// The hand that the wager lies on: of a seat that split, its own.
const TableHand* table_hand_of(const TableState& table, Who who) {
    if (const TableHand* own = table.find(who)) return own;
    const TableSeat* seat = table.find(who.seat);
    return seat == nullptr || seat->hands.size() != 1 ? nullptr : &seat->hands[0];
}

std::string stake_fact(const TableState& table, const WagerVerdict& wager, Unit unit) {
    const TableSeat* seat = table.find(wager.who.seat);
    const PlacedWager* placed = seat == nullptr ? nullptr : seat->find(wager.wager);
    if (placed == nullptr) return {};
    if (placed->forbidden)
        return tr("forbidden, {amount}", "amount"_a = amount_in_words(placed->stake, unit));
    const TableHand* hand = table_hand_of(table, wager.who);
    const bool grows = is_main(wager.wager) && hand != nullptr;
    return tr("stake {amount}", "amount"_a = amount_in_words(
                                    grows ? hand->grown(placed->stake) : placed->stake, unit));
}

/// "line 3 of 7", and what the bank has left once it is made.
std::string order_fact(const Ruling& ruling, const WagerVerdict& wager, Unit unit) {
    const auto& lines = ruling.lines;
    const auto line = std::find_if(lines.begin(), lines.end(),
                                   [&](const Line& due) { return is_about(due, wager); });
    if (line == lines.end()) return {};
    std::string text =
        tr("line {line} of {lines}", "line"_a = line - lines.begin() + 1, "lines"_a = lines.size());
    if (line->bank_after)
        add_part(text, tr("leaves the bank {amount}",
                          "amount"_a = amount_in_words(*line->bank_after, unit)));
    return text;
}

std::string facts_of(const Replay& replay, const WagerVerdict& wager) {
    if (replay.steps.empty()) return {};
    const TableState& table = replay.steps.back().table;
    const Unit unit = unit_of(replay.record.header);
    std::string facts;
    if (const TableHand* hand = table_hand_of(table, wager.who))
        add_part(facts, hand_fact(sentence("hand {cards}, {total}"), *hand));
    add_part(facts, hand_fact(sentence("dealer {cards}, {total}"), table.dealer));
    add_part(facts, stake_fact(table, wager, unit));
    if (replay.ruling.short_bank.is_short)
        add_part(facts, tr("the bank is short, {amount}",
                           "amount"_a = amount_in_words(replay.ruling.short_bank.bank, unit)));
    add_part(facts, order_fact(replay.ruling, wager, unit));
    return capital(facts);
}

RuledWagerScreen wager_screen(const Replay& replay, const WagerVerdict& wager,
                              const Library& library) {
    const Unit unit = unit_of(replay.record.header);
    const VerdictScreen verdict = verdict_screen(wager, unit, library);
    RuledWagerScreen screen;
    screen.right = verdict.right;
    screen.claimed = replay.is_claimed;
    screen.word = replay.is_claimed ? verdict.word : tr("Due");
    screen.title = verdict.title;
    screen.place = verdict.place;
    screen.due = verdict.due;
    if (replay.is_claimed) screen.paid = verdict.yours;
    screen.clauses = verdict.clauses;
    if (const Misreading* known = find_misreading(library, wager.misreading.value_or("")))
        screen.misreading = report_of(*known);
    screen.facts = facts_of(replay, wager);
    if (replay.is_claimed && wager.is_wrong()) {
        const Money more = wager.overpaid();
        screen.difference = signed_amount(more, unit);
        screen.who_is_out =
            who_is_out(more, unit, wager.wager == Wager::None && wager.verb == Verb::Tip);
    }
    screen.spoken =
        tr("{place}, {wager}. {standing}. Due: {settlement}", "place"_a = screen.place,
           "wager"_a = screen.title, "standing"_a = screen.word, "settlement"_a = screen.due);
    if (screen.claimed)
        screen.spoken += ". " + tr("Paid: {settlement}", "settlement"_a = screen.paid);
    if (!screen.who_is_out.empty()) screen.spoken += ". " + screen.who_is_out;
    screen.spoken += ". " + screen.facts;
    return screen;
}

/// What is due where nothing is recorded, in the words of a verdict.
Verdict due_only(const Ruling& ruling) {
    Claim claim;
    for (const Line& line : ruling.lines)
        claim.push_back({line.who, line.verb, line.wager, line.amount, line.place, no_event, 0});
    return judge(claim, ruling);
}

std::string title_of(const Subject& subject) {
    std::string title = place_in_words(subject.who);
    if (subject.wager != Wager::None)
        add_part(title, title_in_words(subject.wager));
    else
        add_part(title, subject.verb == Verb::Tip ? tr("Dealer tip") : tr("Place"));
    return title;
}

DifferenceScreen difference_screen(const RulingDifference& difference, Unit unit,
                                   const Library& library) {
    DifferenceScreen screen;
    screen.title = title_of(difference.verdict);
    screen.was = capital(ruled_for_people(difference.verdict, unit));
    screen.is = capital(claimed_for_people(difference.verdict, unit));
    screen.more = signed_amount(difference.more(), unit);
    const Clauses& because =
        difference.is_because.empty() ? difference.verdict.because : difference.is_because;
    screen.clauses = named_clauses(library, because);
    return screen;
}

std::string summary_of(const WhatIf& what_if) {
    if (!what_if.changes_ruling()) return tr("The ruling stays the same.");
    const auto count = static_cast<std::int64_t>(what_if.differences.size());
    std::string text = count > 0 ? tr_n("{count} wager is settled otherwise.",
                                        "{count} wagers are settled otherwise.", count)
                                 : tr("Every wager is settled the same.");
    if (what_if.changes_play) text += " " + tr("The play then goes another way.");
    return text;
}

std::string effect_in_words(const WhatIf& what_if, Unit unit) {
    std::string text;
    Money more;
    for (const RulingDifference& difference : what_if.differences) more += difference.more();
    const auto count = static_cast<std::int64_t>(what_if.differences.size());
    if (count > 0) add_part(text, tr_n("{count} wager", "{count} wagers", count));
    if (!more.is_zero()) add_part(text, signed_amount(more, unit));
    const auto faults =
        static_cast<std::int64_t>(what_if.new_faults.size() + what_if.gone_faults.size());
    if (faults > 0) add_part(text, tr_n("{count} fault", "{count} faults", faults));
    if (what_if.changes_play) add_part(text, tr("the play"));
    return text;
}

void add_result(WhatIfScreen& screen, const WhatIf& what_if, Unit unit, const Library& library) {
    screen.summary = summary_of(what_if);
    for (const RulingDifference& difference : what_if.differences)
        screen.differences.push_back(difference_screen(difference, unit, library));
    for (const Breach& fault : what_if.new_faults)
        screen.faults.push_back(tr("New fault: {fault}. {clause}", "fault"_a = fault.what,
                                   "clause"_a = to_text(named_clause(library, fault.clause.id))));
    for (const Breach& fault : what_if.gone_faults)
        screen.faults.push_back(tr("No fault any more: {fault}", "fault"_a = fault.what));
}

}  // namespace

std::vector<RuledWagerScreen> ruled_wagers(const Replay& replay, const Library& library) {
    const Verdict due = replay.is_claimed ? Verdict{} : due_only(replay.ruling);
    std::vector<RuledWagerScreen> screens;
    for (const WagerVerdict& wager : replay.is_claimed ? replay.verdict.wagers : due.wagers)
        screens.push_back(wager_screen(replay, wager, library));
    std::stable_partition(screens.begin(), screens.end(),
                          [](const RuledWagerScreen& screen) { return !screen.right; });
    return screens;
}

namespace {

/// In the order of Rank and Suit, without the unknown.
std::vector<std::string> ranks_in_words() {
    constexpr int first_number = 2, last_number = 10;
    std::vector<std::string> ranks{tr("Ace")};
    for (int number = first_number; number <= last_number; ++number)
        ranks.push_back(std::to_string(number));
    for (const char* court : {sentence("Jack"), sentence("Queen"), sentence("King")})
        ranks.push_back(tr(court));
    return ranks;
}

std::vector<std::string> suits_in_words() {
    return {tr("\u2660 Spades"), tr("\u2665 Hearts"), tr("\u2666 Diamonds"), tr("\u2663 Clubs")};
}

void add_event(WhatIfScreen& screen, const OpenHand& hand) {
    screen.more_label = hand.step == 0
                            ? tr("One event more, before the first")
                            : tr("One event more, after event {number}", "number"_a = hand.step);
    if (hand.step == 0) return;
    screen.event_label = tr("In place of event {number}", "number"_a = hand.step);
    screen.event_words = to_text(hand.replay.record.events[hand.step - 1]);
    const auto card = chosen_card(hand.what_if, hand.replay, hand.step);
    if (!card) return;
    screen.ranks = ranks_in_words();
    screen.suits = suits_in_words();
    screen.rank = static_cast<int>(card->rank) - 1;
    screen.suit = static_cast<int>(card->suit) - 1;
}

void add_rules(WhatIfScreen& screen, const OpenHand& hand, const Library& library) {
    const TableCard& card = hand.replay.record.header.card;
    const auto rules = rules_offered(library, card.game());
    for (const RuleOffered& rule : rules) screen.rules.push_back(rule.question);
    if (hand.what_if.rule >= rules.size()) return;
    const RuleOffered& rule = rules[hand.what_if.rule];
    const std::string own = card.text(*rule.spec);
    for (const auto& reading : rule.readings)
        screen.readings.push_back(
            reading.value == own ? tr("{reading} (this hand\u2019s)", "reading"_a = reading.words)
                                 : reading.words);
    screen.rule = static_cast<int>(hand.what_if.rule);
    screen.reading = static_cast<int>(chosen_reading(hand.what_if, hand.replay, rule));
}

void add_asked(WhatIfScreen& screen, const OpenHand& hand, const Library& library) {
    const WhatIfPanel& panel = hand.what_if;
    const TableCard& card = hand.replay.record.header.card;
    screen.asked = panel.asked;
    screen.error = panel.error;
    if (panel.option)
        screen.asked = rule_in_words(library, card.game(), panel.option->name, panel.option->value);
    if (!panel.result) return;
    add_result(screen, *panel.result, unit_of(hand.replay.record.header), library);
    const bool is_own = panel.option && panel.result->record.header.card == card;
    if (is_own)
        screen.summary = tr("This hand was dealt by that already: the ruling stays the same.");
}

}  // namespace

WhatIfScreen what_if_screen(const OpenHand& hand, const Library& library) {
    const Game game = hand.replay.record.header.game();
    const Unit unit = unit_of(hand.replay.record.header);
    WhatIfScreen screen;
    add_event(screen, hand);
    add_rules(screen, hand, library);
    add_asked(screen, hand, library);
    if (!hand.what_if.effects) return screen;
    screen.effect = hand.what_if.effect;
    for (const OptionEffect& effect : *hand.what_if.effects)
        screen.effects.push_back({rule_in_words(library, game, effect.name, effect.to),
                                  effect_in_words(effect.what_if, unit)});
    screen.effects_heading = screen.effects.empty()
                                 ? tr("No other choice of the house changes this ruling.")
                                 : tr("House choices that change this ruling");
    return screen;
}

}  // namespace fairdeal
