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

/// What the first decision of a seat was, on a hand of two cards that is a hard 12 to 16.
std::optional<bool> stood_on_stiff(const TableState& table, const Event& event) {
    const bool stands = event.verb == Verb::Stand;
    const bool draws = event.verb == Verb::Hit || event.verb == Verb::Double;
    if (event.who.is_dealer() || event.who.hand != 0 || (!stands && !draws)) return std::nullopt;
    const TableHand* hand = table.find(event.who);
    if (hand == nullptr || hand->cards.size() != 2 || hand->from_split) return std::nullopt;
    if (!is_stiff(hand->total()) || hand->total().soft || !lies_open(*hand)) return std::nullopt;
    return stands;
}

void add_stiff_acts(const HandRecord& record, const DealersTwo& two,
                    std::vector<HoleCardAct>& acts) {
    const bool suits = is_stiff(two.total());
    const int upcard = is_ten_valued(two.up) ? 10 : 7;
    TableState table;
    for (const Event& event : record.events) {
        if (const auto stood = stood_on_stiff(table, event))
            acts.push_back({HoleCardUse::Stands, event.who.seat, upcard, *stood, suits});
        apply(table, event);
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
    if (points_of(two->up) >= 7) add_stiff_acts(record, *two, acts);
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
