// Tables of the games other than Breakout.

#include "picture/sample_tables.h"

namespace fairdeal {

namespace {

SpotView spot(int seat, std::vector<HandView> hands, std::int64_t stack = 0) {
    SpotView view{seat, std::move(hands), {}};
    if (stack > 0) view.stack = Money::dollars(stack);
    return view;
}

WagerView chips(const std::string& name, std::int64_t dollars, const std::string& note = "",
                WagerMark mark = WagerMark::None) {
    return sample_wager(name, dollars * 100, note, mark);
}

TableView midnight() {
    TableView view;
    view.layout = Layout::Midnight;
    view.felt_lines = {"BLACKJACK PAYS 3 TO 2", "DEALER DRAWS TO 16, STANDS ON ALL 17s"};
    return view;
}

TableView midnight_plain() {
    TableView view = midnight();
    view.dealer = cards_from("As");
    view.dealer_total = "soft 11";
    view.spots = {spot(1, {sample_hand("9h 2c", "11", {chips("player", 25)})}),
                  spot(2, {sample_hand("Kd Ac", "natural", {chips("player", 100)})}),
                  spot(3, {sample_hand("8s 7d", "15", {chips("player", 40)})})};
    view.spots[0].side = {chips("insurance", 50)};
    view.spots[1].side = {chips("insurance", 50)};
    view.spots[0].hands[0].active = true;
    return view;
}

TableView midnight_split() {
    TableView view = midnight();
    view.dealer = cards_from("Th 4c 3s");
    view.dealer_total = "17";
    view.spots = {
        spot(1,
             {sample_hand("8h 3d Th", "21", {chips("player", 40, "pay 40", WagerMark::Right)}, 1),
              sample_hand("8c 9s", "17", {chips("player", 20, "push", WagerMark::Right)}, 2)}),
        spot(2, {sample_hand("Td 6h Kc", "bust with 26", {chips("player", 50, "take 50")})}),
        spot(3, {sample_hand("Jh Qd", "20", {chips("player", 75, "pay 70", WagerMark::Wrong)})})};
    view.spots[0].hands[0].last_sideways = true;
    return view;
}

TableView extreme() {
    TableView view;
    view.layout = Layout::Extreme;
    view.felt_lines = {"BLACKJACK PAYS 3 TO 2", "DEALER MAY HIT ANY SOFT HAND"};
    view.signs = {{"MINIMUM", "50", "TOURNAMENT", false}};
    view.bank = Money::dollars(150);
    return view;
}

TableView extreme_blinds() {
    TableView view = extreme();
    view.bank = Money::dollars(8'615);
    view.dealer = cards_from("(9h) 8d");
    view.dealer_active = true;
    view.spots = {
        spot(1, {sample_hand("(Ah) Kd", "", {chips("blind", 50)})}, 1'450),
        spot(2, {sample_hand("(Tc) 9d", "", {chips("blind", 100), chips("double-up", 150)})},
             2'300),
        spot(3, {sample_hand("(5s) 6h", "", {chips("blind", 50)})}, 950), spot(4, {{}}, 12'725),
        spot(5, {sample_hand("(2c) 2d", "", {chips("blind", 75)})})};
    view.spots[2].status = "folded";
    view.spots[2].presence = Presence::Away;
    view.spots[2].hands[0].folded = true;
    view.spots[3].status = "passed";
    view.spots[3].presence = Presence::Away;
    view.spots[4].status = "checked";
    return view;
}

TableView extreme_short() {
    TableView view = extreme();
    view.bank = Money::dollars(0);
    view.dealer = cards_from("9h 8d");
    view.dealer_total = "17";
    view.dealer_status = "plays";
    view.spots = {
        spot(1,
             {sample_hand("Ah Kd", "natural", {chips("blind", 50, "pay 75", WagerMark::Right)})}),
        spot(2, {sample_hand("Tc 9d", "19",
                             {chips("blind", 100, "pay 50 + 25, return 100", WagerMark::Right)})}),
        spot(3, {sample_hand("5s 6h 8h", "19",
                             {chips("blind", 50, "pay 25, return 50", WagerMark::Right),
                              chips("double-up", 100, "return 100", WagerMark::Wrong)})})};
    return view;
}

TableView extreme_split() {
    TableView view = extreme();
    view.bank = Money::dollars(31'387) + Money::cents(50);
    view.dealer = cards_from("9h 8d");
    view.dealer_total = "17";
    view.spots = {
        spot(2,
             {sample_hand("8h 3d Ts", "21", {chips("blind", 50), chips("double-up", 50)}, 1),
              sample_hand("8c Th", "18", {chips("double-up", 100)}, 2),
              sample_hand("8s 2h 5c 2c", "17", {chips("double-up", 100)}, 3),
              sample_hand("8d 8h!", "8", {chips("double-up", 100)}, 4)},
             4'000),
        spot(5, {sample_hand("9h 9c", "18", {chips("blind", 100), chips("double-up", 1'250)})},
             1'350)};
    view.spots[0].hands[1].active = true;
    return view;
}

TableView league() {
    TableView view;
    view.layout = Layout::League;
    view.places = 6;
    view.felt_lines = {"BLACKJACK PAYS 3 TO 2", "DEALER HITS SOFT 17",
                       "ELIMINATION HANDS 5, 9, 15"};
    view.signs = {{"HAND", "9", "ELIMINATION", true}, {"PRIZES", "1, 2", "FEEDS 3", false}};
    view.start = 1;
    return view;
}

TableView league_secret() {
    TableView view = league();
    view.signs[0] = {"HAND", "7", "", false};
    view.felt_lines.pop_back();
    view.dealer = cards_from("Kc (8d)");
    view.spots = {spot(1, {sample_hand("9h 2c", "11", {chips("player", 5'000)})}, 52'000),
                  spot(2, {sample_hand("Td 6c", "16", {chips("player", 0)})}, 41'000),
                  spot(3, {sample_hand("Ac 7h", "soft 18", {chips("player", 500)})}, 38'500),
                  spot(5, {sample_hand("Qd Qs", "20", {chips("player", 12'500)})}, 40'000),
                  spot(6, {sample_hand("5h 4d", "9", {chips("player", 500)})}, 1'250)};
    WagerView& secret = view.spots[1].hands[0].wagers[0];
    secret.secret = secret.hidden = true;
    view.spots[2].status = "sitting out";
    view.spots[2].presence = Presence::Away;
    view.spots[4].status = "disconnected";
    view.spots[4].presence = Presence::Away;
    view.spots[0].hands[0].active = true;
    view.start = 3;
    for (SpotView& seat : view.spots) seat.secret_left = seat.seat % 2 == 1;
    return view;
}

TableView league_elimination() {
    TableView view = league();
    view.dealer = cards_from("Kc 8d");
    view.dealer_total = "18";
    view.spots = {
        spot(1,
             {sample_hand("9h 2c Th", "21",
                          {chips("player", 10'000, "pay 10000", WagerMark::Right)})},
             52'000),
        spot(2,
             {sample_hand("Td 6c 5h", "21",
                          {chips("player", 12'500, "pay 12500", WagerMark::Right)})},
             41'000),
        spot(3, {sample_hand("Ac 7h", "soft 18", {chips("player", 500, "push", WagerMark::Right)})},
             38'500),
        spot(4, {}, 0),
        spot(5, {sample_hand("Qd 7s", "17", {chips("player", 40'000, "take 40000")})}, 40'000),
        spot(6, {sample_hand("5h 4d Ts", "19", {chips("player", 1'250, "pay 1250")})}, 1'250)};
    view.spots[0].hands[0].last_sideways = true;
    view.spots[1].hands[0].wagers[0].secret = true;
    view.spots[3].stack = Money::dollars(0);
    view.spots[3].status = "out 6th";
    view.spots[3].presence = Presence::Gone;
    view.spots[4].status = "out 5th";
    view.spots[4].presence = Presence::Gone;
    return view;
}

// Nine seats, everything at once.
TableView full(TableView view, bool settled, int hands) {
    view.places = 9;
    view.dealer = cards_from("2h 3c 2d 4s Ad Ac 2s Ah");
    view.dealer_total = "17";
    const auto mark = settled ? WagerMark::Right : WagerMark::None;
    for (int seat = 1; seat <= 9; ++seat) {
        SpotView place = spot(seat, {});
        for (int i = 1; i <= hands; ++i) {
            std::vector<WagerView> wagers;
            for (const PrintedPlace& printed : felt_of(view.layout).places)
                wagers.push_back(chips(i == 1 ? printed.wager : "double-up", 1'250,
                                       settled ? "pay 1250" : "", mark));
            if (i > 1) wagers.resize(1);
            if (i > 1 && view.layout != Layout::Extreme) wagers[0].name = "player";
            place.hands.push_back(
                sample_hand(seat % 2 == 0 ? "2h 3d 2c As Ah 4d 2s Ad 5c" : "Th 6d 5s", "21", wagers,
                            hands > 1 ? i : 0));
        }
        if (felt_of(view.layout).plaque) {
            place.stack = Money::dollars(seat * 123'456);
            if (seat % 3 == 0) place.status = "disconnected";
            if (seat % 3 == 0) place.presence = Presence::Away;
        }
        if (view.layout != Layout::Extreme && seat % 2 == 1)
            place.side = {chips("insurance", 625, settled ? "take 625" : "", mark)};
        view.spots.push_back(place);
    }
    return view;
}

}  // namespace

std::vector<SampleTable> sample_games() {
    return {{"midnight-empty", midnight()},
            {"midnight-plain", midnight_plain()},
            {"midnight-split", midnight_split()},
            {"midnight-full-9", full(midnight(), true, 1)},
            {"midnight-crowd", full(midnight(), false, 4)},
            {"extreme-empty", extreme()},
            {"extreme-blinds", extreme_blinds()},
            {"extreme-short", extreme_short()},
            {"extreme-split", extreme_split()},
            {"extreme-full-9", full(extreme(), true, 1)},
            {"extreme-crowd", full(extreme(), false, 4)},
            {"league-empty", league()},
            {"league-secret", league_secret()},
            {"league-elimination", league_elimination()},
            {"league-full-9", full(league(), true, 1)},
            {"league-crowd", full(league(), false, 4)}};
}

}  // namespace fairdeal
