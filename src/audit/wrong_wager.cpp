#include "audit/wrong_wager.h"

#include "base/translation.h"

namespace fairdeal {

namespace {

/// What was put up for the wager, as doubles have made it.
Money stake_of(const TableState& table, const WagerVerdict& wager) {
    const TableHand* hand = table.find(wager.who);
    if (hand != nullptr && !hand->matched.is_zero()) return hand->matched;
    const TableSeat* seat = table.find(wager.who.seat);
    const PlacedWager* placed = seat == nullptr ? nullptr : seat->find(wager.wager);
    if (placed == nullptr) return {};
    return is_main(wager.wager) && hand != nullptr ? hand->grown(placed->stake) : placed->stake;
}

/// The lines of the wager's settlement; of one that was not settled, where it was put up.
std::vector<int> lines_of(const HandRecord& record, const TableState& table,
                          const WagerVerdict& wager) {
    std::vector<int> lines;
    for (const Event& event : record.events) {
        if (is_settlement(event.verb) && is_about(event, wager)) lines.push_back(event.line);
    }
    const TableSeat* seat = table.find(wager.who.seat);
    const PlacedWager* placed = seat == nullptr ? nullptr : seat->find(wager.wager);
    if (lines.empty() && placed != nullptr && placed->event != no_event)
        lines.push_back(record.events[static_cast<std::size_t>(placed->event)].line);
    return lines;
}

}  // namespace

std::string spot_in_words(Who who) {
    if (who.is_dealer()) return tr("the dealer");
    return tr_of(who.hand == 0 ? sentence("seat {who}") : sentence("hand {who}"),
                 "who"_a = to_text(who));
}

std::string WrongWager::name() const {
    const std::string who = to_text(verdict.who);
    if (verdict.wager == Wager::None)
        return tr_of(verdict.who.is_dealer() ? sentence("the {verb} of the dealer")
                     : verdict.who.hand == 0 ? sentence("the {verb} of seat {who}")
                                             : sentence("the {verb} of hand {who}"),
                     "verb"_a = to_text(verdict.verb), "who"_a = who);
    return tr_of(verdict.who.is_dealer() ? sentence("the dealer's {wager}")
                 : verdict.who.hand == 0 ? sentence("seat {who}'s {wager}")
                                         : sentence("hand {who}'s {wager}"),
                 "wager"_a = to_text(verdict.wager), "who"_a = who);
}

std::vector<WrongWager> wrong_wagers(const HandRecord& record, const Ruling& ruling,
                                     const Verdict& verdict) {
    const TableState table = table_after(record, record.events.size(), ruling.effects);
    std::vector<WrongWager> wrong;
    for (WagerVerdict& wager : verdict.discrepancies()) {
        WrongWager& added = wrong.emplace_back();
        added.missing = wager.missing();
        added.extra = wager.extra();
        added.stake = stake_of(table, wager);
        added.lines = lines_of(record, table, wager);
        added.verdict = std::move(wager);
    }
    return wrong;
}

}  // namespace fairdeal
