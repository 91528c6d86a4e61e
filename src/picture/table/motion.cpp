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
    /// Where what is paid to a wager lies; beside nothing on the wager itself.
    [[nodiscard]] std::optional<Point> paid(Who who, Wager name) const {
        const auto* lies = found(layout_.paid, [&](const PaidPlace& place) {
            return place.seat == who.seat && place.hand == who.hand &&
                   place.view->name == to_text(name);
        });
        if (lies != nullptr) return lies->middle;
        const WagerPlace* at = wager(who, name);
        return at == nullptr ? std::nullopt : std::optional(at->middle);
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
    Point from = places.player(event.who.seat), to = place->middle;
    if (event.verb == Verb::Pay) from = places.rack();
    if (event.verb == Verb::Take) {
        from = place->middle;
        to = places.rack();
    }
    motion.chips.push_back({event.amount, chip_radius, from, to});
}

bool pitches(const Event& event) {
    return (event.verb == Verb::Deal || event.verb == Verb::Hit || event.verb == Verb::Double) &&
           !event.cards.empty();
}

bool moves_chips(Verb verb) {
    return verb == Verb::Bet || verb == Verb::Pay || verb == Verb::Take || verb == Verb::Insure;
}

SaidChips chips_said_of(const TableScreen& screen, Who who, Wager wager) {
    for (const SaidChips& said : screen.said)
        if (said.who == who && said.wager == wager) return said;
    return {who, wager, {}};
}

Money worth_of(const std::vector<Money>& chips) {
    Money worth;
    for (const Money chip : chips) worth += chip;
    return worth;
}

/// The chips that an event pays lie beside the wager already, or were taken off by hand.
bool is_moved(const Event& event, const TableScreen& before,
              const std::optional<ChipMove>& by_hand) {
    if (event.verb == Verb::Pay)
        return worth_of(chips_said_of(before, event.who, event.wager).paid) == event.amount;
    return event.verb == Verb::Take && by_hand && by_hand->from.who == event.who &&
           by_hand->from.wager == event.wager;
}

/// Only what was said was changed.
bool is_same_moment(const TableScreen& before, const TableScreen& after) {
    return before.step == after.step && before.marks.empty() && after.marks.empty() &&
           before.record.header == after.record.header &&
           before.record.events == after.record.events;
}

/// From where a stake lies that is said to be moved, as seen from its wager.
Point stake_at(const Places& places, const SaidChips& said, Point wager) {
    if (said.moved == Verb::Take) return places.rack();
    return said.moved == Verb::Return ? places.player(said.who.seat) : wager;
}

void add_said(Motion& motion, const Places& places, const SaidChips& was, const SaidChips& is) {
    const WagerPlace* wager = places.wager(is.who, is.wager);
    const auto paid = places.paid(is.who, is.wager);
    if (wager == nullptr || !paid) return;
    const Money before = worth_of(was.paid), now = worth_of(is.paid);
    if (now > before) motion.chips.push_back({now - before, chip_radius, places.rack(), *paid});
    if (now < before) motion.chips.push_back({before - now, chip_radius, *paid, places.rack()});
    const Point from = stake_at(places, was, wager->middle);
    const Point to = stake_at(places, is, wager->middle);
    if (was.moved != is.moved && distance(from, to) > 0 && !wager->view->hidden)
        motion.chips.push_back({wager->view->stake, chip_radius, from, to});
}

void add_all_said(Motion& motion, const Places& places, const TableScreen& before,
                  const TableScreen& after, const std::optional<ChipMove>& by_hand) {
    const auto carried = [&](const SaidChips& said) {
        return by_hand && ((by_hand->to.who == said.who && by_hand->to.wager == said.wager) ||
                           (by_hand->from.who == said.who && by_hand->from.wager == said.wager));
    };
    for (const SaidChips& is : after.said)
        if (!carried(is)) add_said(motion, places, chips_said_of(before, is.who, is.wager), is);
    for (const SaidChips& was : before.said) {
        const bool goes_on = std::ranges::any_of(after.said, [&](const SaidChips& is) {
            return is.who == was.who && is.wager == was.wager;
        });
        if (!goes_on && !carried(was)) add_said(motion, places, was, {was.who, was.wager, {}});
    }
}

}  // namespace

Motion motion_between(const TableScreen& before, const TableScreen& after, const TableView& view,
                      const Box& area, const std::optional<ChipMove>& by_hand) {
    const auto events = new_events(before, after);
    const bool is_said =
        !(before.said.empty() && after.said.empty()) && is_same_moment(before, after);
    if (events.empty() && !is_said) return {};
    const Places places(view, area);
    Motion motion;
    motion.sheet = places.sheet();
    if (is_said) add_all_said(motion, places, before, after, by_hand);
    for (const Event& event : events) {
        if (pitches(event)) add_cards(motion, places, event);
        if (moves_chips(event.verb) && !event.amount.is_zero() && !is_moved(event, before, by_hand))
            add_chips(motion, places, event);
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
