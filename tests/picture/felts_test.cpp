// What each game's felt shows beside cards and wagers: counts and states of the seats, the starting
// player's button, the dealer's own bank, signs, the secret bet.

#include <algorithm>
#include <cmath>
#include <set>

#include "picture/every_table.h"
#include "picture/table/table_layout.h"
#include "picture/table/table_outline.h"
#include "picture/table/table_picture.h"
#include "picture/table/tags.h"

namespace fairdeal {

namespace {

constexpr std::array every_layout{Layout::Breakout, Layout::Midnight, Layout::Extreme,
                                  Layout::League};

// The seat at every spot of a felt with everything that a seat can have.
TableView full_felt(Layout layout, int places) {
    TableView view;
    view.layout = layout;
    view.places = places;
    for (int seat = 1; seat <= places; ++seat) {
        SpotView spot{seat, {}, {}};
        spot.stack = Money::dollars(123'456);
        spot.status = "disconnected";
        view.spots.push_back(spot);
    }
    view.start = 1;
    view.signs = {{"HAND", "9", "ELIMINATION", true}, {"PRIZES", "1, 2", "", false}};
    return view;
}

template <class Look>
void at_every_felt(const Look& look) {
    for (const Layout layout : every_layout)
        for (const int places : felt_of(layout).sizes)
            for (const Box& area : sample_areas()) {
                BOOST_TEST_INFO_SCOPE(felt_of(layout).name << " for " << places << " in "
                                                           << area.width << " x " << area.height);
                look(lay_out(full_felt(layout, places), area));
            }
}

// How far a point is from a box; 0 within it.
double away(const Box& box, Point p) {
    const double x = std::max({box.x - p.x, 0.0, p.x - box.right()}),
                 y = std::max({box.y - p.y, 0.0, p.y - box.bottom()});
    return std::hypot(x, y);
}

std::vector<unsigned> painted(const TableView& view) {
    return draw_pixels({800, 560}, 1,
                       [&](Painter& painter) {
                           draw_table(painter, view, {0, 0, 800, 560}, Surround::Light);
                       })
        .argb;
}

bool tells(const TableView& view, const std::string& words) {
    return table_in_words(view).find(words) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(felts)

BOOST_AUTO_TEST_CASE(each_game_has_a_felt_of_its_own) {
    std::set<std::vector<unsigned>> seen;
    for (const Layout layout : every_layout) {
        TableView view;
        view.layout = layout;
        view.places = 5;
        BOOST_TEST(seen.insert(painted(view)).second, felt_of(layout).name);
    }
}

BOOST_AUTO_TEST_CASE(a_felt_comes_with_as_many_spots_as_the_seats_need) {
    const auto places = [](Layout layout, int seat) {
        TableView view;
        view.layout = layout;
        view.spots = {{seat, {}, {}}};
        return places_of(view);
    };
    BOOST_TEST(places(Layout::Midnight, 1) == 3);
    BOOST_TEST(places(Layout::Midnight, 4) == 5);
    BOOST_TEST(places(Layout::Extreme, 6) == 7);
    BOOST_TEST(places(Layout::League, 6) == 6);
    BOOST_TEST(places(Layout::League, 9) == 9);
}

BOOST_AUTO_TEST_CASE(plaques_are_only_where_a_felt_has_them) {
    at_every_felt([](const TableLayout& layout) {
        BOOST_TEST(layout.plaques.size() == (layout.felt->plaque ? layout.spots.size() : 0U));
    });
}

BOOST_AUTO_TEST_CASE(plaques_lie_on_the_felt_off_each_other_and_off_every_place) {
    at_every_felt([](const TableLayout& layout) {
        const Path rail = edge_line(layout.sheet.width, rail_width);
        for (std::size_t i = 0; i < layout.plaques.size(); ++i) {
            const Box& box = layout.plaques[i].box;
            for (const Point p : rail.points()) BOOST_TEST(!box.contains(p));
            for (std::size_t j = 0; j < i; ++j)
                BOOST_TEST(overlap(box, layout.plaques[j].box) <= 0, "plaques " << j << ", " << i);
            for (const SpotFrame& spot : layout.spots) {
                BOOST_TEST(away(box, spot.plate) > 10, "number " << spot.seat);
                for (const PrintedPlace& place : layout.felt->places)
                    BOOST_TEST(
                        away(box, spot.out(place.middle * spot.size)) >
                            place.radius * spot.size - 1,
                        "plaque " << i + 1 << " and " << place.wager << " of seat " << spot.seat);
            }
        }
    });
}

BOOST_AUTO_TEST_CASE(the_button_lies_beside_the_places_of_its_seat_and_on_no_other) {
    for (const int places : {5, 9})
        for (int seat = 1; seat <= places; ++seat) {
            TableView view = full_felt(Layout::League, places);
            view.start = seat;
            const TableLayout layout = lay_out(view, {0, 0, 1100, 770});
            BOOST_REQUIRE(layout.button.has_value());
            const auto nearest = std::min_element(
                layout.spots.begin(), layout.spots.end(), [&](const auto& a, const auto& b) {
                    return distance(a.middle, *layout.button) < distance(b.middle, *layout.button);
                });
            BOOST_TEST(nearest->seat == seat);
            for (const SpotFrame& spot : layout.spots)
                for (const PrintedPlace& place : layout.felt->places)
                    BOOST_TEST(distance(spot.out(place.middle * spot.size), *layout.button) >
                                   place.radius * spot.size + button_radius * spot.size - 1,
                               "button of seat " << seat << ", place of " << spot.seat);
        }
}

BOOST_AUTO_TEST_CASE(signs_and_bank_lie_clear_of_rack_shoe_tray_and_cards) {
    at_every_table([](const TableView& view, const Box& area) {
        const TableLayout layout = lay_out(view, area);
        std::vector<Box> boxes = layout.signs;
        if (layout.bank) boxes.push_back(*layout.bank);
        for (const Box& box : boxes) {
            BOOST_TEST(std::abs(box.centre().x - layout.sheet.width / 2) > 231 + box.width / 2);
            BOOST_TEST(std::min(box.x, layout.sheet.width - box.right()) > 250);
            for (const CardPlace& card : layout.hands.front().cards)
                for (const Point corner : index_corners(card)) BOOST_TEST(!box.contains(corner));
        }
        for (std::size_t i = 1; i < boxes.size(); ++i) BOOST_TEST(overlap(boxes[i], boxes[0]) <= 0);
    });
}

BOOST_AUTO_TEST_CASE(tags_cover_no_plaque_where_there_is_room) {
    for (const auto& [name, view] : sample_tables_of_both_sides()) {
        if (name.ends_with("crowd") || name.ends_with("full-9")) continue;
        const TableLayout layout = lay_out(view, {0, 0, 1100, 770});
        for (const Tag& tag : place_tags(layout, view.dealer_total))
            for (const PlaquePlace& plaque : layout.plaques)
                BOOST_TEST(!tag.box.contains(plaque.box.centre()),
                           name << ", seat " << plaque.view->seat);
    }
}

BOOST_AUTO_TEST_CASE(a_tag_of_many_lines_is_folded_and_never_one_long_row) {
    int long_tags = 0;
    for (const auto& [name, view] : sample_tables_of_both_sides()) {
        const TableLayout layout = lay_out(view, {0, 0, 740, 520});
        for (const Tag& tag : place_tags(layout, view.dealer_total)) {
            double widest = 0;
            std::size_t lines = 0;
            for (const Tag::TagLine& line : tag.lines)
                widest = std::max(widest, line_width(tag, line));
            for (const auto& [first, last] : rows_of(tag)) lines += last - first;
            BOOST_TEST(tag.box.width <= 2 * widest + 0.01, name);
            BOOST_TEST(lines == tag.lines.size());
            long_tags += tag.lines.size() > 2 ? 1 : 0;
        }
    }
    BOOST_TEST(long_tags > 0);
}

BOOST_AUTO_TEST_CASE(a_wager_paid_in_rounds_has_its_payments_in_one_line_and_its_return_below) {
    const TableView view = sample_named("extreme-short");
    std::vector<std::string> notes;
    const TableLayout layout = lay_out(view, {0, 0, 1100, 770});
    for (const Tag& tag : place_tags(layout, view.dealer_total))
        if (tag.wager != nullptr && tag.wager->seat == 2)
            for (const Tag::TagLine& line : tag.lines)
                if (line.kind == Tag::LineKind::Note) notes.push_back(line.words);
    BOOST_TEST((notes == std::vector<std::string>{"PAY 50 + 25", "RETURN 100"}));
}

BOOST_AUTO_TEST_CASE(a_folded_hand_is_tucked_in) {
    TableView view = sample_named("extreme-blinds");
    const auto width_of_seat_3 = [&] {
        const TableLayout layout = lay_out(view, {0, 0, 1100, 770});
        for (const HandPlace& hand : layout.hands)
            if (hand.seat == 3) return hand.size.width;
        return 0.0;
    };
    const double folded = width_of_seat_3();
    view.spots[2].hands[0].folded = false;
    BOOST_TEST(folded < 0.9 * width_of_seat_3());
}

BOOST_AUTO_TEST_CASE(all_that_a_table_says_of_itself_can_be_seen) {
    const auto changes = [](const char* sample, const char* what, const auto& change) {
        TableView view = sample_named(sample);
        const auto before = painted(view);
        change(view);
        BOOST_TEST((painted(view) != before), what);
    };
    changes("extreme-blinds", "the bank", [](TableView& v) { v.bank = Money::dollars(8'620); });
    changes("extreme-blinds", "an empty bank", [](TableView& v) { v.bank = Money::dollars(0); });
    changes("extreme-blinds", "the decision", [](TableView& v) { v.dealer_status = "folds"; });
    changes("extreme-blinds", "the minimum", [](TableView& v) { v.signs[0].value = "100"; });
    changes("extreme-blinds", "a fold", [](TableView& v) { v.spots[0].hands[0].folded = true; });
    changes("extreme-blinds", "a state", [](TableView& v) { v.spots[2].status = "raised"; });
    changes("league-secret", "a count", [](TableView& v) { v.spots[0].stack = Money::dollars(1); });
    changes("league-secret", "who starts", [](TableView& v) { v.start = 5; });
    changes("league-secret", "who asks", [](TableView& v) { v.asking = 3; });
    changes("league-secret", "who asks from a free seat", [](TableView& v) {
        v.spots.pop_back();
        v.asking = 1;
    });
    changes("league-secret", "a sign's alert", [](TableView& v) { v.signs[0].alert = true; });
    changes("league-secret", "a seat that left",
            [](TableView& v) { v.spots[0].presence = Presence::Gone; });
    changes("league-secret", "a secret bet to come",
            [](TableView& v) { v.spots[1].secret_left = true; });
    changes("league-secret", "a secret bet revealed",
            [](TableView& v) { v.spots[1].hands[0].wagers[0].hidden = false; });
    changes("league-elimination", "its special chip",
            [](TableView& v) { v.spots[1].hands[0].wagers[0].secret = false; });
}

BOOST_AUTO_TEST_CASE(a_hidden_amount_is_given_away_by_no_picture_and_no_word) {
    TableView view = sample_named("league-secret");
    WagerView& secret = view.spots[1].hands[0].wagers[0];
    BOOST_REQUIRE(secret.hidden);
    secret.stake = Money::dollars(5'000);
    const auto before = painted(view);
    const std::string words = table_in_words(view);
    secret.stake = Money::dollars(31'600);
    BOOST_TEST((painted(view) == before));
    BOOST_TEST(table_in_words(view) == words);
    BOOST_TEST(tells(view, "Secret bet, amount hidden."));
    secret.hidden = false;
    BOOST_TEST(tells(view, "Secret bet $31600."));
}

BOOST_AUTO_TEST_CASE(bank_signs_counts_and_states_are_told) {
    const TableView extreme = sample_named("extreme-blinds"),
                    league = sample_named("league-elimination");
    BOOST_TEST(tells(extreme, "The dealer's bank 8615. Minimum 50 tournament."));
    BOOST_TEST(tells(extreme,
                     "Seat 1. Chips before the hand 1450. Cards: a card face down, "
                     "king of diamonds. Blind $50."));
    BOOST_TEST(tells(extreme, "Seat 3. Chips before the hand 950. Folded."));
    BOOST_TEST(tells(extreme, "Blind $100. Double up $150."));
    BOOST_TEST(tells(sample_named("extreme-short"), "total 17, plays. The dealer's bank 0."));
    BOOST_TEST(tells(league, "Hand 9 elimination. Prizes 1, 2 feeds 3."));
    BOOST_TEST(tells(league, "Seat 1. Starting player. Chips before the hand 52000."));
    BOOST_TEST(tells(league, "Seat 4. Chips before the hand 0. Out 6th."));
    BOOST_TEST(tells(sample_named("league-secret"), "Secret bet not used yet. Sitting out."));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
