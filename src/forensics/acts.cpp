#include "forensics/acts.h"

#include <algorithm>
#include <optional>

namespace fairdeal {

namespace {

bool lies_open(const TableHand& hand) {
    return std::none_of(hand.face_down.begin(), hand.face_down.end(),
                        [](bool down) { return down; }) &&
           std::all_of(hand.cards.begin(), hand.cards.end(),
                       [](Card card) { return card.rank != Rank::Unknown; });
}

/// The dealer's two first cards once all is over: what lay up, and what lay face down before any
/// guest acted.
struct DealersTwo {
    Rank up = Rank::Unknown, hole = Rank::Unknown;
    [[nodiscard]] Total total() const {
        return with_card(with_card({}, {up, Suit::Spades}), {hole, Suit::Spades});
    }
};

/// The first of the cards, two or more of them, made a soft 17 at some time.
bool passed_soft_17(std::span<const Card> cards) {
    Total total;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        total = with_card(total, cards[i]);
        if (i > 0 && total == soft(17)) return true;
    }
    return false;
}

std::optional<DealersTwo> dealers_two(const HandRecord& record, const TableState& end) {
    const auto hides = [](const Event& event) {
        return event.verb == Verb::Deal && event.who.is_dealer() && event.cards.size() == 2 &&
               event.cards[0].face_down != event.cards[1].face_down;
    };
    const auto deal = std::find_if(record.events.begin(), record.events.end(), hides);
    if (deal == record.events.end() || end.dealer.cards.size() < 2) return std::nullopt;
    const std::size_t hidden = deal->cards[0].face_down ? 0 : 1;
    const DealersTwo two{end.dealer.cards[1 - hidden].rank, end.dealer.cards[hidden].rank};
    if (two.up == Rank::Unknown || two.hole == Rank::Unknown) return std::nullopt;
    return two;
}

bool is_stiff(Total total) { return total.points >= 12 && total.points <= 16; }

/// Two cards that are a hard 12 to 16; not where one of them cannot be read.
bool is_stiff(std::span<const Card> cards) {
    const Total total = total_of(cards);
    const auto is_unread = [](Card card) { return card.rank == Rank::Unknown; };
    return cards.size() == 2 && is_stiff(total) && !total.soft &&
           std::none_of(cards.begin(), cards.end(), is_unread);
}

/// Which seats have decided, and which have a card face down; bit by seat.
struct Seats {
    std::uint16_t decided = 0, hidden = 0;
};

/// The first decision of the event's seat, on all open cards: to draw, to stand, or to split.
bool is_first_decision(const Event& event, Seats& seats) {
    if (event.who.is_dealer() || event.who.hand != 0) return false;
    const auto seat = static_cast<std::uint16_t>(1U << event.who.seat);
    const bool lies_hidden = std::any_of(event.cards.begin(), event.cards.end(),
                                         [](const DealtCard& card) { return card.face_down; });
    if (event.verb == Verb::Deal && lies_hidden) seats.hidden |= seat;
    if (event.verb == Verb::Turn) seats.hidden &= static_cast<std::uint16_t>(~seat);
    const bool decides = event.verb == Verb::Stand || event.verb == Verb::Hit ||
                         event.verb == Verb::Double || event.verb == Verb::Split;
    if (!decides || (seats.decided & seat) != 0) return false;
    seats.decided |= seat;
    return (seats.hidden & seat) == 0;
}

void add_stiff_acts(const HandRecord& record, const DealersTwo& two, const TableState& end,
                    std::vector<HoleCardAct>& acts) {
    const bool suits = is_stiff(two.total());
    const int upcard = is_ten_valued(two.up) ? 10 : 7;
    Seats seats;
    for (const Event& event : record.events) {
        if (!is_first_decision(event, seats) || event.verb == Verb::Split) continue;
        const TableSeat* seat = end.find(event.who.seat);
        if (seat != nullptr && is_stiff({seat->first_cards.data(), seat->first_cards.size()}))
            acts.push_back(
                {HoleCardUse::Stands, event.who.seat, upcard, event.verb == Verb::Stand, suits});
    }
}

void add_insurances(const HandRecord& record, const DealersTwo& two, const TableState& end,
                    std::vector<HoleCardAct>& acts) {
    if (end.offered == no_event) return;
    for (const TableSeat& seat : end.seats) {
        if (seat.first_cards.empty()) continue;
        const bool insured =
            std::any_of(record.events.begin(), record.events.end(), [&](const Event& event) {
                return event.verb == Verb::Insure && event.who.seat == seat.seat;
            });
        acts.push_back(
            {HoleCardUse::Insures, seat.seat, points_of(two.up), insured, is_ten_valued(two.hole)});
    }
}

}  // namespace

std::vector<Soft17Act> soft_17_acts(const HandRecord& record, const TableState& end) {
    std::vector<Soft17Act> acts;
    if (!passed_soft_17(end.dealer.counted())) return acts;
    TableState table;
    for (const Event& event : record.events) {
        const bool draws = event.verb == Verb::Hit;
        const bool decides = event.who.is_dealer() && (draws || event.verb == Verb::Stand);
        if (decides && table.dealer.cards.size() >= 2 && table.dealer.total() == soft(17) &&
            lies_open(table.dealer))
            acts.push_back({draws, event.line});
        apply(table, event);
    }
    return acts;
}

std::vector<HoleCardAct> hole_card_acts(const HandRecord& record, const TableState& end) {
    const auto two = dealers_two(record, end);
    std::vector<HoleCardAct> acts;
    if (!two) return acts;
    if (two->up == Rank::Ace) add_insurances(record, *two, end, acts);
    if (points_of(two->up) >= 7) add_stiff_acts(record, *two, end, acts);
    return acts;
}

std::vector<StakeUp> stakes_of(const TableState& table) {
    std::vector<StakeUp> stakes;
    for (const TableSeat& seat : table.seats) {
        for (const PlacedWager& wager : seat.wagers) {
            if (is_main(wager.name) || wager.name == Wager::Blind)
                stakes.push_back({seat.seat, wager.name, wager.stake});
        }
    }
    return stakes;
}

}  // namespace fairdeal
