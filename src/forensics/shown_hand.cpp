#include "forensics/shown_hand.h"

#include <algorithm>
#include <span>

#include "record/irregular/as_played.h"

namespace fairdeal {

namespace {

/// Follows the cards of a record from the shoe to where they lie. A card that stands in several
/// lines (drawn, then refused, then burned) is one card.
class CardsOut {
public:
    explicit CardsOut(const HandRecord& record) : record_(record) {
        out_.reserve(record.events.size() + record.floor.size());  // mostly enough
    }

    void follow() {
        find_first_deal();
        if (record_.floor.empty()) return follow_plainly();
        auto floor = record_.floor.begin();
        for (std::size_t i = 0; i <= record_.events.size(); ++i) {
            for (; floor != record_.floor.end() && floor->before == i; ++floor) follow(*floor);
            if (shuffled_) return;
            if (i == first_ && first_ < last_) follow_first_deal();
            if (i < record_.events.size() && (i < first_ || i >= last_)) follow(record_.events[i]);
        }
    }

    void list_in(std::vector<Card>& cards) const {
        cards.resize(out_.size());
        std::transform(out_.begin(), out_.end(), cards.begin(),
                       [](const CardOut& out) { return out.card; });
    }
    [[nodiscard]] bool shuffled() const { return shuffled_; }

private:
    enum class Lies : std::uint8_t { InHand, Loose, Discarded };
    struct CardOut {
        Card card;
        Who who;
        Lies lies = Lies::InHand;
    };

    /// The first deal is written hand by hand, two cards a line, and leaves the shoe in two rounds.
    /// Where it is written card by card, or something went wrong in it, the lines are its order.
    void find_first_deal() {
        const auto& events = record_.events;
        const auto deals = [](const Event& event) { return event.verb == Verb::Deal; };
        const auto begin = std::find_if(events.begin(), events.end(), deals);
        const auto end = std::find_if_not(begin, events.end(), deals);
        first_ = last_ = static_cast<std::size_t>(begin - events.begin());
        const bool in_pairs =
            std::all_of(begin, end, [](const Event& event) { return event.cards.size() == 2; });
        const auto until = static_cast<std::size_t>(end - events.begin());
        const bool went_wrong = std::any_of(
            record_.floor.begin(), record_.floor.end(),
            [&](const FloorEvent& event) { return event.before > first_ && event.before < until; });
        if (in_pairs && !went_wrong) last_ = until;
    }

    /// As nearly every hand goes.
    void follow_plainly() {
        const std::span<const Event> events(record_.events);
        for (const Event& event : events.first(first_)) follow(event);
        follow_first_deal();
        for (const Event& event : events.subspan(last_)) follow(event);
    }

    void follow_first_deal() {
        for (const std::size_t round : {0U, 1U})
            for (const Event& event : std::span(record_.events).subspan(first_, last_ - first_))
                out_.push_back({event.cards[round].card, event.who});
    }

    void follow(const Event& event) {
        for (const DealtCard& dealt : event.cards) {
            if (event.verb == Verb::Turn)
                turn_up(event.who, dealt.card);
            else
                lay(event.who, dealt.card);
        }
    }

    void turn_up(Who who, Card card) {
        const auto theirs = [&](const CardOut& out) {
            return out.who.seat == who.seat && out.card == card;
        };
        if (std::any_of(out_.begin(), out_.end(), theirs)) return;
        const auto hidden = std::find_if(out_.begin(), out_.end(), [&](const CardOut& out) {
            return out.who.seat == who.seat && out.lies == Lies::InHand && !out.card.is_known();
        });
        if (hidden != out_.end()) hidden->card = card;
    }

    /// A loose card that looks so, or that nobody has seen.
    CardOut* loose(Card card) {
        if (loose_ == 0) return nullptr;  // as nearly always
        const auto found = std::find_if(out_.begin(), out_.end(), [&](const CardOut& out) {
            return out.lies == Lies::Loose && (out.card == card || !out.card.is_known());
        });
        return found == out_.end() ? nullptr : &*found;
    }

    void lay(Who who, Card card) {
        if (CardOut* known = loose(card)) {
            *known = {card, who};
            --loose_;
        } else {
            out_.push_back({card, who});
        }
    }

    void discard(Card card) {
        if (CardOut* known = loose(card)) {
            known->lies = Lies::Discarded;
            --loose_;
            return;
        }
        // The dealer's card beyond his total, or one that was found face up, is burned as well.
        const auto laid = std::find_if(out_.rbegin(), out_.rend(), [&](const CardOut& out) {
            return out.card == card && card.is_known();
        });
        if (laid == out_.rend()) out_.push_back({card, {}, Lies::Discarded});
    }

    void put_right(const FloorEvent& event) {
        const auto read = std::find_if(out_.rbegin(), out_.rend(), [&](const CardOut& out) {
            return out.card == event.cards.front().card && out.who.seat == event.who.seat;
        });
        if (read != out_.rend()) read->card = event.cards.back().card;
    }

    void follow(const FloorEvent& event) {
        switch (event.verb) {
            case FloorVerb::Draw:
                out_.push_back({event.cards.front().card, {}, Lies::Loose});
                ++loose_;
                return;
            case FloorVerb::Accept: lay(event.who, event.cards.front().card); return;
            case FloorVerb::Boxed:
                out_.push_back({event.cards.front().card, {}, Lies::Discarded});
                return;
            case FloorVerb::Burn:
                for (const DealtCard& dealt : event.cards) discard(dealt.card);
                return;
            case FloorVerb::Misread: put_right(event); return;
            case FloorVerb::Shuffle: shuffled_ = true; return;
            case FloorVerb::Refuse:
            case FloorVerb::Skip:
            case FloorVerb::Move:
            case FloorVerb::Withdraw:
            case FloorVerb::Void:
            case FloorVerb::Correct:
            case FloorVerb::Rules: return;
        }
    }

    const HandRecord& record_;
    std::vector<CardOut> out_;
    std::size_t first_ = 0, last_ = 0;  // events of a first deal in pairs: its first, one past it
    int loose_ = 0;                     // how many of them are
    bool shuffled_ = false;
};

template <class Cards>
void add_neighbours(const Cards& cards, ShownHand& shown) {
    for (std::size_t i = 1; i < cards.size(); ++i) {
        if (cards[i - 1].is_known() && cards[i].is_known())
            shown.side_by_side.emplace_back(kind_of(cards[i - 1]), kind_of(cards[i]));
    }
}

void lay_side_by_side(const TableState& table, ShownHand& shown) {
    for (const TableSeat& seat : table.seats)
        for (const TableHand& hand : seat.hands) add_neighbours(hand.cards, shown);
    add_neighbours(table.dealer.cards, shown);
}

/// Of a hand in which something went wrong. By itself, for a table is large: no other hand pays
/// for it.
[[gnu::noinline]] Problems lay_as_played(const HandRecord& record, ShownHand& shown) {
    const auto played = as_played(record);
    if (!played) return played.error();
    lay_side_by_side(table_after(*played, played->events.size()), shown);
    return {};
}

}  // namespace

Problems shown_into(const HandRecord& record, const TableState& end, ShownHand& shown) {
    CardsOut out(record);
    out.follow();
    out.list_in(shown.dealt);
    shown.shuffled = out.shuffled();
    shown.side_by_side.clear();
    shown.collected.clear();
    if (went_wrong(record)) return lay_as_played(record, shown);
    lay_side_by_side(end, shown);
    return {};
}

Result<ShownHand> shown_by(const HandRecord& record) {
    ShownHand shown;
    Problems problems = shown_into(record, table_after(record, record.events.size()), shown);
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    return shown;
}

}  // namespace fairdeal
