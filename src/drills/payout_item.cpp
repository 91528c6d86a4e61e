#include "drills/payout_item.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "dealing/deal.h"
#include "drills/drill.h"
#include "drills/drill_words.h"
#include "questions/asked.h"
#include "questions/steps/prices.h"
#include "questions/steps/steps.h"
#include "record/irregular/as_played.h"
#include "words/words.h"

namespace fairdeal {

namespace {

bool is_even(Odds price) { return price.pays == price.to; }

/// The one price that the wager is paid at; nothing if something else becomes of it, too.
std::optional<PayoutItem> payout_of(Scenario scenario) {
    const Key key = key_of(scenario);
    const auto pays = [](const Line& line) { return line.verb == Verb::Pay; };
    const auto tips = [](const Line& line) { return line.verb == Verb::Tip; };
    if (std::count_if(key.lines.begin(), key.lines.end(), pays) != 1) return std::nullopt;
    for (const Line& line : key.lines) {
        if (!pays(line) && !tips(line)) return std::nullopt;
    }
    PayoutItem item;
    bool priced = false;
    for (const Step& step :
         steps_of(scenario.hand, scenario.question.who, scenario.question.wager)) {
        if (step.kind == StepKind::Exact) item.rounded = true;
        if (step.kind != StepKind::Price) continue;
        const auto price = odds_from(step.value);
        if (!price) return std::nullopt;
        item.price = *price;
        priced = true;
    }
    if (!priced) return std::nullopt;
    const TableState table = table_at_end(scenario.hand);
    item.stake = stake_on(table, scenario.question.who, scenario.question.wager);
    item.pays = paid_in(key.lines);
    for (const ClauseId clause : key.because) scenario.clauses.emplace_back(clause.id);
    item.scenario = std::move(scenario);
    return item;
}

bool is_like(const PayoutItem& one, const PayoutItem& other) {
    return one.price == other.price && one.scenario.question.wager == other.scenario.question.wager;
}

/// One of those that pay at a price of their own, each price as likely as the next; even money
/// where nothing else is paid, and then not always.
std::optional<PayoutItem> one_of(std::vector<PayoutItem> items, Dice& dice) {
    constexpr unsigned even_money = 35;  // in a hundred
    const auto even = [](const PayoutItem& item) { return is_even(item.price); };
    if (!std::all_of(items.begin(), items.end(), even))
        std::erase_if(items, even);
    else if (!dice.chance(even_money))
        return std::nullopt;
    std::vector<PayoutItem> kinds;
    for (PayoutItem& item : items) {
        const bool known = std::any_of(kinds.begin(), kinds.end(), [&](const PayoutItem& other) {
            return is_like(item, other);
        });
        if (!known) kinds.push_back(std::move(item));
    }
    if (kinds.empty()) return std::nullopt;
    return dice.one_of<PayoutItem>(kinds);
}

/// False where the rack cannot pay it.
bool put_in_chips(Scenario& scenario) {
    scenario.question.kind = QuestionKind::Chips;
    scenario.question.tray = house_rack();
    scenario.question.style = ChipStyle::Fewest;
    return !question_problem(scenario);
}

}  // namespace

std::vector<PayoutItem> payouts_in(const HandRecord& hand, Dice& dice) {
    std::vector<PayoutItem> items;
    if (rule(hand).short_bank.is_short) return items;
    for (Scenario& question : questions_in(hand, {QuestionKind::Amount}, {}, dice)) {
        if (auto item = payout_of(std::move(question))) items.push_back(*std::move(item));
    }
    return items;
}

PayoutItem deal_payout(Game game, std::uint64_t seed, QuestionKind asks) {
    return deal_payout(TableCard(game), seed, asks);
}

PayoutItem deal_payout(const TableCard& card, std::uint64_t seed, QuestionKind asks) {
    constexpr int most_hands = 10000;  // one in two will do
    Dice dice(seed);
    for (int i = 0; i < most_hands; ++i) {
        const int level = 1 + static_cast<int>(dice.below(busiest));
        const HandRecord hand = deal_hand(card, {}, dice, level);
        auto item = one_of(payouts_in(hand, dice), dice);
        if (!item || (asks == QuestionKind::Chips && !put_in_chips(item->scenario))) continue;
        Scenario& scenario = item->scenario;
        // Read again, so that every event knows its line.
        if (auto record = read_record(write(scenario.hand))) scenario.hand = *std::move(record);
        item->seed = seed;
        scenario.id = fmt::format("payout-{}-{}", to_text(card.game()), seed);
        const InEnglish kept;  // the same item in every language
        scenario.title = a_payout;
        scenario.story = tr("Settle the {wager} bet of seat {seat}.",
                            "wager"_a = title_in_words(scenario.question.wager),
                            "seat"_a = to_text(scenario.question.who));
        return *std::move(item);
    }
    throw Fault("no hand pays anybody");
}

}  // namespace fairdeal
