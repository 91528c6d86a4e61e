#include "record/irregular/as_played.h"

#include <algorithm>
#include <set>
#include <utility>

#include "base/translation.h"
#include "cards/may_be.h"

namespace fairdeal {

namespace {

/// Lays the events of a record one after another, and takes back what the lines of version 2 undo.
class Layer {
public:
    explicit Layer(HandRecord&& record)
        : events_(std::move(record.events)),
          floor_(std::move(record.floor)),
          played_(std::move(record)) {
        played_.events.clear();
        played_.floor.clear();
        played_.laid = true;
    }

    Result<HandRecord> lay() {
        auto floor = floor_.begin();
        for (at_ = 0; at_ <= events_.size(); ++at_) {
            for (; floor != floor_.end() && floor->before == at_; ++floor) apply(*floor);
            if (at_ < events_.size()) played_.events.push_back(events_[at_]);
        }
        if (!problems_.empty()) return tl::make_unexpected(std::move(problems_));
        return std::move(played_);
    }

private:
    struct Spot {
        std::size_t event = 0, card = 0;
    };

    /// Who accepts a card draws it; who refuses one draws no more.
    static Event event_of(const FloorEvent& floor, Verb verb) {
        Event event;
        event.who = floor.who;
        event.verb = verb;
        event.line = floor.line;
        if (verb == Verb::Hit) event.cards.push_back({floor.cards.front().card, false});
        return event;
    }

    /// Where the record names a card that was carried there among their next first cards, it is
    /// laid by that line; each card of such a line stands for one.
    bool is_named_again(const Event& card) {
        const auto next = std::find_if(
            events_.begin() + static_cast<std::ptrdiff_t>(at_), events_.end(),
            [&](const Event& event) { return event.who == card.who && !event.cards.empty(); });
        if (next == events_.end() || next->verb != Verb::Deal) return false;
        const auto event = static_cast<std::size_t>(next - events_.begin());
        for (std::size_t c = 0; c < next->cards.size(); ++c) {
            const bool is_it = next->cards[c].card == card.cards.front().card;
            if (is_it && named_.emplace(event, c).second) return true;
        }
        return false;
    }

    void apply(const FloorEvent& event) {
        played_.floor.push_back(event);
        played_.floor.back().before = played_.events.size();
        if (event.verb == FloorVerb::Misread) put_right(event);
        if (event.verb == FloorVerb::Move) move(played_.floor.back());
        if (event.verb == FloorVerb::Accept) played_.events.push_back(event_of(event, Verb::Hit));
        if (event.verb == FloorVerb::Refuse) played_.events.push_back(event_of(event, Verb::Stand));
    }

    /// The card of the hand that was laid or turned up last of those that look so.
    [[nodiscard]] std::optional<Spot> find(Who who, Card card) const {
        for (std::size_t i = played_.events.size(); i-- > 0;) {
            const Event& event = played_.events[i];
            const bool is_theirs =
                event.who == who || (event.who.seat == who.seat && event.who.hand == 0);
            if (!is_theirs) continue;
            for (std::size_t c = event.cards.size(); c-- > 0;) {
                if (event.cards[c].card == card) return Spot{i, c};
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] bool any_card_after(const Spot& spot) const {
        const auto first = played_.events.begin() + static_cast<std::ptrdiff_t>(spot.event);
        return spot.card + 1 < first->cards.size() ||
               std::any_of(first + 1, played_.events.end(),
                           [](const Event& event) { return !event.cards.empty(); });
    }

    std::optional<Spot> must_find(const FloorEvent& event) {
        const Card card = event.cards.front().card;
        const auto spot = find(event.who, card);
        if (!spot) {
            problems_.push_back({{"", event.line, 1},
                                 tr("{who} has no {card} before this line",
                                    "who"_a = to_text(event.who), "card"_a = to_text(card))});
        }
        return spot;
    }

    /// The card that a `turn` showed, where it was laid face down: the very card, else the first
    /// that it may be.
    [[nodiscard]] std::optional<Spot> laid_before(std::size_t turn) const {
        const Event& shown = played_.events[turn];
        std::optional<Spot> first;
        for (std::size_t i = 0; i < turn; ++i) {
            const Event& event = played_.events[i];
            if (event.who != shown.who || event.verb != Verb::Deal) continue;
            for (std::size_t c = 0; c < event.cards.size(); ++c) {
                const auto& [card, face_down] = event.cards[c];
                if (!face_down || !may_be(card, shown.cards.front().card)) continue;
                if (card == shown.cards.front().card) return Spot{i, c};
                if (!first) first = Spot{i, c};
            }
        }
        return first;
    }

    void put_right(const FloorEvent& event) {
        const auto spot = must_find(event);
        if (!spot) return;
        const Card card = event.cards.back().card;
        if (is_turn(*spot)) {
            if (const auto laid = laid_before(spot->event)) card_at(*laid).card = card;
        }
        card_at(*spot).card = card;
    }

    void move(FloorEvent& event) {
        auto spot = must_find(event);
        if (!spot) return;
        event.at_once = !any_card_after(*spot);
        Event laid;
        laid.who = event.to;
        laid.line = event.line;
        laid.cards.push_back(card_at(*spot));
        if (is_turn(*spot)) {  // it goes with its card, which lies face up
            const auto from = laid_before(spot->event);
            if (!from) return;  // nothing was turned up: the fold refuses that line
            take_away(*spot);
            spot = from;
        }
        const Verb verb = played_.events[spot->event].verb;
        laid.verb = verb == Verb::Double ? Verb::Hit : verb;
        take_away(*spot);
        if (!is_named_again(laid)) played_.events.push_back(laid);
    }

    [[nodiscard]] bool is_turn(Spot spot) const {
        return played_.events[spot.event].verb == Verb::Turn;
    }
    DealtCard& card_at(Spot spot) { return played_.events[spot.event].cards[spot.card]; }

    /// A line that has no card any more goes, but not a double.
    void take_away(Spot spot) {
        Event& event = played_.events[spot.event];
        event.cards.erase(event.cards.begin() + static_cast<std::ptrdiff_t>(spot.card));
        if (event.cards.empty() && event.verb != Verb::Double) erase(spot.event);
    }

    void erase(std::size_t event) {
        played_.events.erase(played_.events.begin() + static_cast<std::ptrdiff_t>(event));
        for (FloorEvent& other : played_.floor) {
            if (other.before > event) --other.before;
        }
    }

    std::vector<Event> events_;
    std::vector<FloorEvent> floor_;
    std::size_t at_ = 0;  // the event of the record that comes next
    std::set<std::pair<std::size_t, std::size_t>> named_;  // events and cards that name one again
    HandRecord played_;
    Problems problems_;
};

}  // namespace

Result<HandRecord> as_played(HandRecord record) {
    if (record.laid) return record;
    return Layer(std::move(record)).lay();
}

TableState table_at_end(const HandRecord& record, std::span<const Effect> effects) {
    if (!went_wrong(record)) return table_after(record, record.events.size(), effects);
    const HandRecord played = must_lie_as_played(record);
    // Who misreads a line of the floor may have laid the hand otherwise.
    if (effects.size() != played.events.size()) effects = {};
    return table_after(played, played.events.size(), effects);
}

Problems impossible_lines(const HandRecord& record) {
    if (!went_wrong(record)) return impossible_events(record);
    const auto played = as_played(record);
    return played ? impossible_events(*played) : played.error();
}

Result<HandRecord> read_as_played(std::string_view text) {
    auto record = read_record(text);
    if (record && went_wrong(*record)) return as_played(*std::move(record));
    return record;
}

HandRecord must_lie_as_played(HandRecord record) {
    auto played = as_played(std::move(record));
    if (!played) throw Fault("a card of the record is moved that nobody had");
    return *std::move(played);
}

}  // namespace fairdeal
