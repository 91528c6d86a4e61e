#include "games/irregular/course.h"

#include <algorithm>
#include <utility>

#include "cards/may_be.h"
#include "games/irregular/clauses.h"

namespace fairdeal::irr {

namespace {

bool is_a_draw(const Event& event) {
    return event.verb == Verb::Deal || event.verb == Verb::Hit || event.verb == Verb::Double;
}

bool has_wager(const TableSeat& seat) { return !seat.wagers.empty(); }

std::size_t cards_of(const TableSeat& seat) {
    return seat.hands.empty() ? 0 : seat.hands.front().cards.size();
}

}  // namespace

std::optional<ClauseId> clause_of(std::string_view id) {
    const auto found =
        std::find_if(all.begin(), all.end(), [&](ClauseId clause) { return clause.id == id; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

Course::Course(const HandRecord& laid, const ChapterSheet& sheet, int shoe, const RulePlain& plain)
    : record_(laid), sheet_(sheet), plain_(plain) {
    if (laid.header.facts.out) left_ = shoe - *laid.header.facts.out;
}

bool Course::has_refused(Who who) const {
    return std::find(refused_.begin(), refused_.end(), who) != refused_.end();
}

bool Course::was_missed(int seat, int card) const {
    return (missed_.at(index(seat)) >> card & 1) != 0;
}

bool Course::any_seat_was_missed() const {
    return std::any_of(missed_.begin() + 1, missed_.end(), [](auto cards) { return cards != 0; });
}

bool Course::has_empty_box() const {
    return std::any_of(table_.seats.begin(), table_.seats.end(), [&](const TableSeat& seat) {
        return !is_void(seat.seat) && !has_wager(seat) && cards_of(seat) > 0;
    });
}

bool Course::is_ordered(ClauseId clause) const {
    return std::find(ordered_.begin(), ordered_.end(), clause.id) != ordered_.end();
}

bool Course::others_lack_cards(int seat) const {
    return std::any_of(table_.seats.begin(), table_.seats.end(), [&](const TableSeat& other) {
        return other.seat != seat && has_wager(other) && !was_missed(other.seat) &&
               cards_of(other) < 2;
    });
}

std::optional<ClauseId> Course::must_be_void() const {
    const auto voids = [&](ClauseId clause, bool makes_void) {
        return makes_void && sheet_.knows(clause);
    };
    if (boxed_ > 1 &&
        voids(boxed_card, chosen<BoxedCard>(sheet_, Remedy::BoxedCard) == BoxedCard::VoidIfTwo))
        return boxed_card;
    if (misread_matters_ &&
        voids(misscan, chosen<Misscan>(sheet_, Remedy::Misscan) == Misscan::CancelIfMatters))
        return misscan;
    if (loose() == nullptr || !loose()->is_seen()) return std::nullopt;
    if (loose()->in_first_deal) {
        const bool is_void = chosen<DealSeen>(sheet_, Remedy::DealSeen) == DealSeen::Void;
        return voids(deal_seen, is_void) ? std::optional(deal_seen) : std::nullopt;
    }
    const bool is_void = chosen<LooseSeen>(sheet_, Remedy::LooseSeen) == LooseSeen::Void;
    return voids(loose_seen, is_void) ? std::optional(loose_seen) : std::nullopt;
}

Ruling Course::asks() const {
    Ruling ruling;
    plain_(first_events(record_, events_), ruling);
    return ruling;
}

bool nobody_draws(const Ruling& now) {
    return std::all_of(now.next.begin(), now.next.end(), [](const Act& act) {
        return !act.decides && (act.verb == Verb::Stand || is_settlement(act.verb));
    });
}

void Course::apply(const Event& event) {
    ++events_;
    fairdeal::apply(table_, event);
    if (!is_a_draw(event)) return;
    for (const DealtCard& dealt : event.cards) {
        last_dealt_ = dealt.card;
        if (!take_loose(dealt.card)) take_from_shoe();
    }
}

void Course::take_from_shoe() {
    if (left_) --*left_;
}

bool Course::take_loose(Card card) {
    if (loose_.empty() || !may_be(loose_.front().dealt.card, card)) return false;
    loose_.erase(loose_.begin());
    return true;
}

void Course::burn(const FloorEvent& event) {
    for (const DealtCard& dealt : event.cards) {
        if (std::exchange(boxed_lies_, false) || take_loose(dealt.card)) continue;
        const bool from_a_hand = last_dealt_ && may_be(*last_dealt_, dealt.card);
        if (!from_a_hand) take_from_shoe();
    }
}

/// Whether the hand, or a wager on its first cards, is another with the card as it really is.
bool Course::matters(const FloorEvent& misread) const {
    if (points_of(misread.cards.front().card.rank) != points_of(misread.cards.back().card.rank))
        return true;
    return std::any_of(table_.seats.begin(), table_.seats.end(), [&](const TableSeat& seat) {
        const bool is_theirs = misread.who.is_dealer() || misread.who.seat == seat.seat;
        return is_theirs && is_live(seat, Wager::PairUp);
    });
}

void Course::apply(const FloorEvent& event) {
    switch (event.verb) {
        case FloorVerb::Draw: {
            const Ruling now = asks();
            const bool in_first_deal =
                std::any_of(now.next.begin(), now.next.end(),
                            [](const Act& act) { return act.verb == Verb::Deal; });
            loose_.push_back({event.cards.front(), in_first_deal});
            take_from_shoe();
            break;
        }
        case FloorVerb::Boxed:
            ++boxed_;
            boxed_lies_ = true;
            take_from_shoe();
            break;
        case FloorVerb::Burn: burn(event); break;
        case FloorVerb::Shuffle: left_ = event.count; break;
        case FloorVerb::Skip:
            missed_.at(event.who.seat) =
                static_cast<std::uint8_t>(missed_.at(event.who.seat) | 1 << event.count);
            break;
        case FloorVerb::Refuse: refused_.push_back(event.who); break;
        case FloorVerb::Misread:
            misread_matters_ = misread_matters_ || matters(event);
            misread_at_ = events_;
            break;
        case FloorVerb::Rules: ordered_.emplace_back(event.clause); break;
        case FloorVerb::Void:
            if (event.who.is_dealer())
                void_by_ = clause_of(event.clause).value_or(void_round);
            else
                void_seats_ |= 1U << event.who.seat;
            break;
        case FloorVerb::Accept:
        case FloorVerb::Move:
        case FloorVerb::Withdraw:
        case FloorVerb::Correct: break;
    }
}

}  // namespace fairdeal::irr
