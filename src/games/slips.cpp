#include "games/slips.h"

#include <algorithm>

#include "record/irregular/as_played.h"

namespace fairdeal {

namespace {

constexpr std::int64_t dollar = 100;

Money in_whole_dollars(Money amount, bool up) {
    const std::int64_t cents = amount.in_cents();
    return Money::cents((cents + (up ? dollar - 1 : 0)) / dollar * dollar);
}

/// What lies on a line's wager, and how often it has been doubled there.
struct Staked {
    Money stake;
    std::int64_t times_original = 1;
};

Staked staked_on(const TableState& table, const Line& line) {
    const TableSeat* seat = table.find(line.who.seat);
    if (seat == nullptr) return {};
    const PlacedWager* placed = seat->find(line.wager);
    const TableHand* hand = table.find(line.who);
    const bool is_a_hands_own = line.wager == Wager::Player && hand != nullptr;
    if (is_a_hands_own && placed != nullptr)
        return {hand->grown(placed->stake), std::int64_t{1} << hand->doubles};
    if (hand != nullptr && line.who.hand > 1) return {hand->matched, 1};
    return {placed == nullptr ? Money{} : placed->stake, 1};
}

Money slipped(Slip slip, const Line& line, const Staked& staked) {
    const bool pays = line.verb == Verb::Pay;
    switch (slip) {
        case Slip::RoundsDown: return in_whole_dollars(line.amount, false);
        case Slip::RoundsUp: return in_whole_dollars(line.amount, true);
        case Slip::OriginalBet:
            return pays ? Money::cents(line.amount.in_cents() / staked.times_original)
                        : line.amount;
        case Slip::WithStake: return pays ? line.amount + staked.stake : line.amount;
    }
    throw Fault("invalid slip");
}

/// The return that shares its stake with a take.
Line* rest_of(std::vector<Line>& lines, const Line& taken) {
    const auto found = std::find_if(lines.begin(), lines.end(), [&](const Line& line) {
        return line.verb == Verb::Return && line.who == taken.who && line.wager == taken.wager;
    });
    return taken.verb == Verb::Take && found != lines.end() ? &*found : nullptr;
}

}  // namespace

void make_slip(Slip slip, const Misreading& misread, const HandRecord& record, Ruling& ruling) {
    const TableState table = table_at_end(record, ruling.effects);
    for (Line& line : ruling.lines) {
        const bool has_a_sum = line.verb == Verb::Pay || line.verb == Verb::Take;
        if (!has_a_sum || !cites(line.because, {misread.clause})) continue;
        const Money sum = slipped(slip, line, staked_on(table, line));
        if (Line* rest = rest_of(ruling.lines, line)) rest->amount += line.amount - sum;
        line.amount = sum;
    }
    std::erase_if(ruling.lines, [](const Line& line) {
        return line.amount.is_zero() &&
               (line.verb == Verb::Pay || line.verb == Verb::Take || line.verb == Verb::Return);
    });
}

}  // namespace fairdeal
