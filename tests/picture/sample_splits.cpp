// Seven seats with as much as can lie there at the end of a hand of split pairs.

#include <utility>

#include "picture/sample_tables.h"

namespace fairdeal {

namespace {

struct Said {
    const char* note;
    WagerMark mark;
};
constexpr Said paid{"pay 25", WagerMark::Right}, taken{"take 25", WagerMark::Right},
    wrong{"push", WagerMark::Wrong};

/// The main wager of a felt, or another that lies with the hand.
WagerView main_wager(const Felt& felt, Said said, const char* name = nullptr) {
    return sample_wager(name == nullptr ? felt.places.front().wager : name, 2500, said.note,
                        said.mark);
}

HandView hand(const Felt& felt, const std::string& cards, const std::string& total, Said said) {
    return sample_hand(cards, total, {main_wager(felt, said)});
}

HandView doubled(HandView hand) {
    hand.last_sideways = true;
    hand.state = "doubled";
    return hand;
}

HandView surrendered(HandView hand) {
    hand.folded = true;
    hand.state = "surrendered";
    return hand;
}

SpotView split(const Felt& felt, int seat) {
    SpotView spot{
        seat,
        {hand(felt, "8h 3d Ts", "21", paid), doubled(hand(felt, "8c 2d 9s", "19", paid)),
         hand(felt, "8s 7h Kd", "bust with 25", taken), hand(felt, "8d 4h 2c Ad 3s", "18", wrong)},
        {}};
    for (std::size_t i = 0; i < spot.hands.size(); ++i) {
        spot.hands[i].number = static_cast<int>(i) + 1;
        if (i > 0 && felt.name == "extreme") spot.hands[i].wagers[0].name = "double-up";
    }
    return spot;
}

TableView seven(Layout layout, int splits) {
    const Felt& felt = felt_of(layout);
    TableView view;
    view.layout = layout;
    view.places = 7;
    view.felt_lines = {"BLACKJACK PAYS 3 TO 2", "DEALER STANDS ON ALL 17s"};
    view.dealer = cards_from("Ah 3c 2d 4s Ad 6c");
    view.dealer_total = "17";
    for (int seat = 1; seat <= 7; ++seat) {
        const bool splits_here = splits == 7 || seat == 2 || seat == 5;
        SpotView spot{seat, {hand(felt, "Kh 9d", "19", paid)}, {}};
        if (seat == 3) spot.hands = {surrendered(hand(felt, "Th 6d", "16", taken))};
        if (seat == 6) spot.hands = {doubled(hand(felt, "6h 5d 8s", "19", paid))};
        if (splits_here) spot = split(felt, seat);
        if (layout != Layout::Extreme && seat % 2 == 1)
            spot.side.push_back(sample_wager("insurance", 1250, "take 12.50", WagerMark::Right));
        if (layout == Layout::Breakout)
            spot.side.push_back(sample_wager("super-tie", 500, "take 5", WagerMark::Wrong));
        if (felt.plaque) spot.stack = Money::dollars(seat * 1'234);
        view.spots.push_back(std::move(spot));
    }
    if (layout == Layout::Extreme) view.bank = Money::dollars(8'615);
    return view;
}

}  // namespace

std::vector<SampleTable> sample_splits() {
    std::vector<SampleTable> tables;
    for (const Layout layout :
         {Layout::Breakout, Layout::Midnight, Layout::Extreme, Layout::League}) {
        const std::string& game = felt_of(layout).name;
        tables.push_back({game + "-seven", seven(layout, 2)});
        tables.push_back({game + "-seven-crowd", seven(layout, 7)});
    }
    return tables;
}

}  // namespace fairdeal
