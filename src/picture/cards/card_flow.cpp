#include "picture/cards/card_flow.h"

#include <algorithm>
#include <array>
#include <numbers>

namespace fairdeal {

namespace {

// What must stay in sight of a covered card, by card width: the index seen from the side, and from
// above.
constexpr double index_across = 0.36, index_down = 0.5;
constexpr double aside = 0.5;  // what a card laid sideways takes beyond its own width, likewise
constexpr std::size_t most_rows = 4;

std::size_t in_a_row(std::size_t count, std::size_t rows) { return (count + rows - 1) / rows; }

double width_with(std::size_t count, std::size_t rows, Size room) {
    const auto across = static_cast<double>(in_a_row(count, rows));
    const double by_width = room.width / (1 + (across - 1) * index_across);
    const double by_depth =
        room.height / (card_shape + (static_cast<double>(rows) - 1) * index_down);
    return std::min(by_width, by_depth);
}

std::size_t rows_for(std::size_t count, Size room, double width) {
    for (std::size_t rows = 1; rows <= most_rows; ++rows)
        if (width_with(count, rows, room) >= width - 1e-9) return rows;
    return most_rows;
}

// The step between the cards of a row: wide when there is room, never less than an index.
double step_for(double across, double room, double width) {
    if (across < 2) return 0;
    return std::clamp((room - width) / (across - 1), index_across * width, 0.52 * width);
}

bool lies_sideways(const HandView& hand) { return hand.last_sideways && hand.cards.size() > 1; }

void lay_sideways(HandPlace& hand, double width) {
    CardPlace& card = hand.cards.back();
    card.turn = std::numbers::pi / 2;
    card.middle.y += (card_shape - 1) * width / 2;
    card.middle.x += (card_shape - 1) * width / 2 + 0.1 * width;
    hand.size.width += (card_shape - 1) * width;
    for (CardPlace& each : hand.cards) each.middle.x -= (card_shape - 1) * width / 2;
}

void lay_rows(HandPlace& hand, const std::vector<CardView>& cards, double room, std::size_t rows,
              double width) {
    const std::size_t across = in_a_row(cards.size(), rows);
    const double step = step_for(static_cast<double>(across), room, width);
    const double whole = width + static_cast<double>(across - 1) * step;
    const double height = width * (card_shape + static_cast<double>(rows - 1) * index_down);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const std::size_t rows_above = i / across;
        const auto column = static_cast<double>(i % across), row = static_cast<double>(rows_above);
        hand.cards.push_back({&cards[i],
                              {-whole / 2 + width / 2 + column * step,
                               -height + width * card_shape / 2 + row * index_down * width},
                              0,
                              width,
                              i + 1 < cards.size()});
    }
    hand.size = {whole, height};
}

}  // namespace

double card_width_for(std::size_t count, Size room, double most) {
    constexpr double worth_a_row = 0.8;  // one row less is worth somewhat smaller cards
    std::array<double, most_rows> widths{};
    for (std::size_t i = 0; i < most_rows; ++i)
        widths.at(i) = std::min(most, width_with(std::max<std::size_t>(count, 1), i + 1, room));
    const double best = *std::max_element(widths.begin(), widths.end());
    return *std::find_if(widths.begin(), widths.end(),
                         [&](double width) { return width >= worth_a_row * best; });
}

double card_width_for(const HandView& hand, Size room, double most) {
    if (lies_sideways(hand)) room.width -= std::min(aside * most, 0.4 * room.width);
    return card_width_for(hand.cards.size(), room, most);
}

HandPlace flow_cards(const HandView& hand, Size room, double card_width) {
    HandPlace place;
    place.view = &hand;
    if (hand.cards.empty()) return place;
    if (hand.folded) {  // tucked in: small and close together
        lay_rows(place, hand.cards, 0, 1, card_width * 0.8);
        return place;
    }
    if (lies_sideways(hand)) room.width -= aside * card_width;
    lay_rows(place, hand.cards, room.width, rows_for(hand.cards.size(), room, card_width),
             card_width);
    if (lies_sideways(hand)) lay_sideways(place, card_width);
    return place;
}

HandPlace flow_dealer(const std::vector<CardView>& cards, Size room, double most) {
    HandPlace place;
    if (cards.empty()) return place;
    const auto count = static_cast<double>(cards.size());
    const double width = std::min(most, card_width_for(cards.size(), room, most));
    lay_rows(place, cards, room.width, 1, width);
    const double step = count < 2 ? 0 : std::min((room.width - width) / (count - 1), width * 1.08);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        place.cards[i].middle.x = (static_cast<double>(i) - (count - 1) / 2) * step;
        place.cards[i].covered = step < width && i + 1 < cards.size();
    }
    place.size.width = width + (count - 1) * step;
    return place;
}

void set_down(HandPlace& hand, const SpotFrame& spot, Point at) {
    for (CardPlace& card : hand.cards) {
        card.middle = spot.out(card.middle + at);
        card.turn += spot.turn;
    }
    hand.seat = hand.view == nullptr ? 0 : spot.seat;
    hand.middle = spot.out(at - Point{0, hand.size.height / 2});
    hand.head = spot.out(at - Point{0, hand.size.height + 16});
    hand.turn = spot.turn;
}

}  // namespace fairdeal
