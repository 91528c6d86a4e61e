#include "picture/table/motion.h"

#include <algorithm>

#include "picture/cards/card_picture.h"
#include "picture/cards/chips.h"

namespace fairdeal {

namespace {

constexpr std::size_t most_events = 6;           // shown as moving; more are a jump
constexpr Point shoe_from_the_corner{190, 150};  // as the felt draws it
constexpr double chip_radius = 26;

/// Fast at first and gentle at the end, as a card that is pitched.
double eased(double done) {
    const double left = 1 - std::clamp(done, 0.0, 1.0);
    return 1 - left * left;
}

Point between(Point from, Point to, double done) { return from + (to - from) * eased(done); }

/// The events that are new; none if `after` does not go on from `before`.
std::vector<Event> new_events(const TableScreen& before, const TableScreen& after) {
    const auto& was = before.record.events;
    const auto& is = after.record.events;
    const bool goes_on = before.record.header == after.record.header && before.step < after.step &&
                         after.step <= is.size() && before.step <= was.size() &&
                         after.step - before.step <= most_events;
    const auto begin = is.begin();
    const auto shown = static_cast<std::ptrdiff_t>(before.step);
    if (!goes_on || !std::equal(begin, begin + shown, was.begin())) return {};
    return {begin + shown, begin + static_cast<std::ptrdiff_t>(after.step)};
}

/// Finds the places that events lead to.
class Places {
public:
    Places(const TableView& view, const Box& area) : layout_(lay_out(view, area)) {}
    [[nodiscard]] const LayoutSheet& sheet() const { return layout_.sheet; }

    [[nodiscard]] const HandPlace* hand(Who who) const {
        return found(layout_.hands, [&](const HandPlace& hand) {
            const int number = hand.view == nullptr ? 0 : hand.view->number;
            return hand.seat == who.seat && number == who.hand;
        });
    }
    /// Of the hand itself, or of its seat as a side wager.
    [[nodiscard]] const WagerPlace* wager(Who who, Wager wager) const {
        const auto is_it = [&](const WagerPlace& place, int hand) {
            return place.seat == who.seat && place.hand == hand &&
                   place.view->name == to_text(wager);
        };
        const auto* own =
            found(layout_.wagers, [&](const auto& place) { return is_it(place, who.hand); });
        if (own != nullptr) return own;
        return found(layout_.wagers, [&](const auto& place) { return is_it(place, 0); });
    }
    [[nodiscard]] Point shoe() const {
        return layout_.seen_from(
            {layout_.sheet.width - shoe_from_the_corner.x, shoe_from_the_corner.y});
    }
    [[nodiscard]] Point rack() const { return layout_.tray; }
    /// Where a seat's player has their chips.
    [[nodiscard]] Point player(int seat) const {
        const auto* spot =
            found(layout_.spots, [&](const SpotFrame& frame) { return frame.seat == seat; });
        return spot == nullptr ? rack() : spot->plate;
    }

private:
    template <class List, class Test>
    static const typename List::value_type* found(const List& list, const Test& test) {
        const auto at = std::ranges::find_if(list, test);
        return at == list.end() ? nullptr : &*at;
    }
    TableLayout layout_;
};

/// The cards of an event are the last of their hand.
void add_cards(Motion& motion, const Places& places, const Event& event) {
    const HandPlace* hand = places.hand(event.who);
    if (hand == nullptr || hand->cards.size() < event.cards.size()) return;
    for (auto card = hand->cards.end() - std::ssize(event.cards); card != hand->cards.end(); ++card)
        motion.cards.push_back({*card->view, card->width, card->turn, places.shoe(), card->middle});
}

void add_chips(Motion& motion, const Places& places, const Event& event) {
    const WagerPlace* place = places.wager(event.who, event.wager);
    if (place == nullptr || place->view->hidden) return;
    const Point foot = place->middle;
    switch (event.verb) {
        case Verb::Pay:
            motion.chips.push_back({event.amount, chip_radius, places.rack(), foot});
            break;
        case Verb::Take:
            motion.chips.push_back({event.amount, chip_radius, foot, places.rack()});
            break;
        default:
            motion.chips.push_back(
                {event.amount, chip_radius, places.player(event.who.seat), foot});
    }
}

bool pitches(const Event& event) {
    return (event.verb == Verb::Deal || event.verb == Verb::Hit || event.verb == Verb::Double) &&
           !event.cards.empty();
}

bool moves_chips(Verb verb) {
    return verb == Verb::Bet || verb == Verb::Pay || verb == Verb::Take || verb == Verb::Insure;
}

}  // namespace

Motion motion_between(const TableScreen& before, const TableScreen& after, const TableView& view,
                      const Box& area) {
    const auto events = new_events(before, after);
    if (events.empty()) return {};
    const Places places(view, area);
    Motion motion;
    motion.sheet = places.sheet();
    for (const Event& event : events) {
        if (pitches(event)) add_cards(motion, places, event);
        if (moves_chips(event.verb) && !event.amount.is_zero()) add_chips(motion, places, event);
    }
    return motion;
}

void draw_motion(Painter& painter, const Motion& motion, double done) {
    const Saved saved(painter);
    painter.move(motion.sheet.origin);
    painter.stretch(motion.sheet.scale, motion.sheet.scale);
    for (const MovingChips& chips : motion.chips)
        draw_stack(painter, chips.amount, between(chips.from, chips.to, done), chips.radius);
    for (const MovingCard& moving : motion.cards) {
        const Saved inner(painter);
        painter.move(between(moving.from, moving.to, done));
        painter.turn(moving.turn * eased(done));
        draw_card(painter, moving.card.card, moving.width,
                  {moving.card.face_down, moving.card.left_out, false});
    }
}

Box bounds_of(const Motion& motion, double done) {
    std::optional<Box> all;
    const auto add = [&](Point middle, double across, double down) {
        const Point at = motion.sheet.to_area(middle);
        const double scale = motion.sheet.scale;
        const Box box = box_about(at, across * scale, down * scale);
        if (!all) {
            all = box;
            return;
        }
        const double left = std::min(all->x, box.x), top = std::min(all->y, box.y);
        all = Box{left, top, std::max(all->right(), box.right()) - left,
                  std::max(all->bottom(), box.bottom()) - top};
    };
    for (const MovingChips& chips : motion.chips) {
        const double rise = stack_rise(chips.amount, chips.radius);
        add(between(chips.from, chips.to, done), 3 * chips.radius, 2 * rise + 4 * chips.radius);
    }
    for (const MovingCard& moving : motion.cards) {
        const double reach = 2 * moving.width;  // turned, and with its shadow
        add(between(moving.from, moving.to, done), reach, reach);
    }
    return all.value_or(Box{});
}

}  // namespace fairdeal
