#include "picture/sample_tables.h"

#include <sstream>

#include "base/problem.h"

namespace fairdeal {

namespace {

WagerView wager(const std::string& name, std::int64_t cents, const std::string& note = "",
                WagerMark mark = WagerMark::None) {
    return sample_wager(name, cents, note, mark);
}

TableView felt() {
    TableView view;
    view.felt_lines = {"BLACKJACK PAYS 3 TO 2", "DEALER HITS SOFT 17"};
    return view;
}

TableView asked() {
    TableView view = felt();
    view.dealer = cards_from("9c 8s");
    view.dealer_total = "17";
    view.spots = {
        {1,
         {sample_hand("Th 6d Kc", "bust with 26", {wager("dealer", 2500, "", WagerMark::Asked)})},
         {wager("super-tie", 500, "", WagerMark::Asked), wager("sweet-17", 1000)}},
        {2,
         {sample_hand("As Kd", "natural", {wager("player", 4000, "pay 60", WagerMark::Right)})},
         {wager("pair-up", 500, "take 5", WagerMark::Wrong)}},
        {4, {sample_hand("Qh 7s", "17", {wager("player", 12'750, "push", WagerMark::Right)})}, {}},
    };
    view.spots[0].hands[0].wagers[0].chosen = true;
    return view;
}

TableView plain() {
    TableView view = felt();
    view.dealer = cards_from("Ks (?s)");
    view.spots = {
        {1, {sample_hand("Jd 9s", "19", {wager("player", 7500)})}, {wager("pair-up", 500)}},
        {2,
         {sample_hand("Qc 4h", "14", {wager("dealer", 2500)})},
         {wager("breakout-bonus", 500), wager("super-tie", 1000)}},
        {3, {sample_hand("5d 6h Tc", "21", {wager("player", 62'500)})}, {wager("sweet-17", 2000)}},
        {5, {sample_hand("Kh Kd", "20", {wager("player", 5000)})}, {}},
    };
    view.spots[2].hands[0].last_sideways = true;
    view.spots[3].hands[0].active = true;
    return view;
}

TableView split() {
    TableView view = felt();
    view.dealer = cards_from("Ah 3c 2d 4s Ad 6c");
    view.dealer_total = "17";
    view.spots = {
        {2,
         {sample_hand("8h 3d Ts", "21", {wager("player", 2000)}, 1),
          sample_hand("8c Th", "18", {wager("player", 2000)}, 2),
          sample_hand("8s 2h 5c 2c", "17", {wager("player", 2000)}, 3),
          sample_hand("8d 8h!", "8", {wager("player", 2000)}, 4)},
         {wager("insurance", 1000, "take 10"), wager("pair-up", 1500, "pay 45")}},
        {6, {sample_hand("9h 9c", "18", {wager("dealer", 10'000)})}, {wager("insurance", 5000)}},
        {7,
         {sample_hand("2c 2d 3s 3h 2s Ah 2h 3c", "18", {wager("dealer", 30'050)})},
         {wager("breakout-bonus", 2500)}},
    };
    return view;
}

TableView full(int seats, bool settled, int hands) {
    TableView view = felt();
    view.felt_lines.emplace_back("SPLIT UP TO FOUR HANDS");
    view.dealer = cards_from("2h 3c 2d 4s Ad Ac 2s Ah");
    view.dealer_total = "17";
    const auto mark = settled ? WagerMark::Right : WagerMark::None;
    const auto note = [&](const char* words) { return settled ? words : ""; };
    for (int seat = 1; seat <= seats; ++seat) {
        SpotView spot{
            seat,
            {},
            {wager("pair-up", 500, note("pay 15"), mark),
             wager("sweet-17", 2500, note("pay 150"), mark),
             wager("breakout-bonus", 1250, note("take 12.50"), settled ? WagerMark::Wrong : mark),
             wager("super-tie", 500, note("take 5"), mark)}};
        for (int i = 1; i <= hands; ++i)
            spot.hands.push_back(
                sample_hand(seat % 2 == 0 ? "2h 3d 2c As Ah 4d 2s Ad 5c" : "Th 6d 5s", "21",
                            {wager("player", 3750, note("pay 37.50"), mark)}, hands > 1 ? i : 0));
        view.spots.push_back(spot);
    }
    return view;
}

}  // namespace

WagerView sample_wager(const std::string& name, std::int64_t cents, const std::string& note,
                       WagerMark mark) {
    WagerView view;
    view.name = name;
    view.stake = Money::cents(cents);
    view.note = note;
    view.mark = mark;
    view.settled = !note.empty();
    return view;
}

HandView sample_hand(const std::string& cards, const std::string& total,
                     std::vector<WagerView> wagers, int number) {
    HandView view;
    view.number = number;
    view.cards = cards_from(cards);
    view.total = total;
    view.wagers = std::move(wagers);
    return view;
}

std::vector<CardView> cards_from(const std::string& text) {
    std::vector<CardView> cards;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        CardView view;
        view.face_down = word.front() == '(';
        view.left_out = word.back() == '!';
        const auto card = card_from(word.substr(view.face_down ? 1 : 0, 2));
        if (!card) throw Fault("no card: " + word);
        view.card = *card;
        cards.push_back(view);
    }
    return cards;
}

const std::vector<Box>& sample_areas() {
    static const std::vector<Box> boxes{{0, 0, 800, 560},
                                        {0, 0, 1100, 770},
                                        {30, 40, 1400, 900},
                                        {0, 0, 640, 620},
                                        {5, 5, 1500, 600}};
    return boxes;
}

TableView sample_named(const std::string& wanted) {
    for (const auto& [name, view] : sample_tables_of_both_sides())
        if (name == wanted) return view;
    throw Fault("no sample " + wanted);
}

std::vector<SampleTable> sample_tables() {
    TableView seven = felt();
    seven.places = 7;
    std::vector<SampleTable> tables{{"empty", felt()},
                                    {"empty-seven", seven},
                                    {"plain", plain()},
                                    {"asked", asked()},
                                    {"split", split()},
                                    {"full-5", full(5, false, 1)},
                                    {"settled", full(5, true, 1)},
                                    {"full-7", full(7, true, 1)},
                                    {"full-9", full(9, true, 1)},
                                    {"crowd", full(9, false, 4)}};
    for (SampleTable& table : sample_games()) tables.push_back(std::move(table));
    for (SampleTable& table : sample_splits()) tables.push_back(std::move(table));
    return tables;
}

std::vector<SampleTable> sample_tables_turned() {
    std::vector<SampleTable> tables = sample_tables();
    for (SampleTable& table : tables) {
        table.name.insert(0, "dealer-");
        table.view.side = Side::Dealer;
    }
    return tables;
}

std::vector<SampleTable> sample_tables_of_both_sides() {
    std::vector<SampleTable> tables = sample_tables();
    for (SampleTable& table : sample_tables_turned()) tables.push_back(std::move(table));
    return tables;
}

}  // namespace fairdeal
