#include <fmt/format.h>

#include "picture/table_picture.h"
#include "record/words.h"

namespace fairdeal {

namespace {

std::string in_words(const std::vector<CardView>& cards) {
    std::string text;
    for (const CardView& view : cards) {
        if (!text.empty()) text += ", ";
        text += view.face_down ? "a card face down" : in_words(view.card);
        if (view.left_out) text += " (does not count)";
    }
    return text.empty() ? "no cards" : text;
}

std::string_view in_words(Mark mark) {
    switch (mark) {
        case Mark::Right: return ", right";
        case Mark::Wrong: return ", wrong";
        case Mark::Asked: return ", asked";
        case Mark::Due: return ", due";
        case Mark::None: break;
    }
    return "";
}

std::string in_words(const WagerView& wager) {
    const auto known = wager_from(wager.name);
    std::string text =
        fmt::format("{} {}", known ? title_of(*known) : wager.name, to_text(wager.stake));
    if (!wager.note.empty()) text += ": " + wager.note;
    return text + std::string(in_words(wager.mark));
}

std::string with_total(const std::string& cards, const std::string& total) {
    return total.empty() ? cards : fmt::format("{}, {}", cards, total);
}

std::string in_words(const SpotView& spot, const HandView& hand) {
    const std::string name = hand.number == 0
                                 ? fmt::format("Seat {}", spot.seat)
                                 : fmt::format("Seat {}, hand {}", spot.seat, hand.number);
    std::string text = fmt::format("{}: {}.", name, with_total(in_words(hand.cards), hand.total));
    for (const WagerView& wager : hand.wagers) text += " " + in_words(wager) + ".";
    return text;
}

}  // namespace

std::string table_in_words(const TableView& view) {
    std::string text =
        fmt::format("Dealer: {}.", with_total(in_words(view.dealer), view.dealer_total));
    for (const SpotView& spot : view.spots) {
        for (const HandView& hand : spot.hands) text += "\n" + in_words(spot, hand);
        for (const WagerView& wager : spot.side) text += " " + in_words(wager) + ".";
    }
    return text;
}

}  // namespace fairdeal
