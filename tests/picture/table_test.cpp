// The table's picture: where things lie, what the mouse finds, that nothing hides what must be
// read.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cmath>

#include "picture/cards/chips.h"
#include "picture/every_table.h"
#include "picture/table/table_layout.h"
#include "picture/table/table_picture.h"
#include "picture/table/tags.h"

namespace fairdeal {

namespace {

// Nine seats with four hands each: all is drawn, but small.
bool is_crowd(const std::string& name) { return name.ends_with("crowd"); }

TableView empty_table(int places) {
    TableView view;
    view.places = places;
    return view;
}

// The corner where rank and suit stand must not lie under a later card of the same hand.
bool hides(const CardPlace& upper, Point point) {
    const Point apart = turned(point - upper.middle, -upper.turn);
    return std::abs(apart.x) < upper.width / 2 - 0.5 &&
           std::abs(apart.y) < upper.width * card_shape / 2 - 0.5;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(table_layout)

BOOST_AUTO_TEST_CASE(seats_run_from_the_viewers_right_to_the_left) {
    for (const int places : {5, 7, 9}) {
        const TableLayout layout = lay_out(empty_table(places), {0, 0, 1100, 770});
        BOOST_REQUIRE_EQUAL(layout.spots.size(), static_cast<std::size_t>(places));
        for (std::size_t i = 1; i < layout.spots.size(); ++i) {
            BOOST_TEST(layout.spots[i].middle.x < layout.spots[i - 1].middle.x);
            BOOST_TEST(layout.spots[i].seat == static_cast<int>(i) + 1);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_felt_has_a_spot_for_the_highest_seat_and_five_at_least) {
    TableView view;
    BOOST_TEST(places_of(view) == 5);
    const std::vector<std::pair<int, int>> rows{{1, 5}, {5, 5}, {6, 7}, {7, 7}, {8, 9}, {9, 9}};
    for (const auto& [seat, places] : rows) {
        view.spots = {{seat, {}, {}}};
        BOOST_TEST(places_of(view) == places, "seat " << seat);
    }
}

BOOST_AUTO_TEST_CASE(printed_places_of_all_spots_lie_apart) {
    for (const int places : {5, 7, 9})
        for (const Box& area : sample_areas()) {
            const TableLayout layout = lay_out(empty_table(places), area);
            struct Round {
                Point middle;
                double radius;
            };
            std::vector<Round> rounds;
            for (const SpotFrame& spot : layout.spots)
                for (const PrintedPlace& place : layout.felt->places)
                    rounds.push_back(
                        {spot.out(place.middle * spot.size), place.radius * spot.size});
            BOOST_REQUIRE_EQUAL(rounds.size(), static_cast<std::size_t>(places) * 6);
            for (std::size_t i = 0; i < rounds.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    BOOST_TEST(distance(rounds[i].middle, rounds[j].middle) >=
                                   rounds[i].radius + rounds[j].radius,
                               places << " places, " << i << " and " << j << " in " << area.width);
        }
}

BOOST_AUTO_TEST_CASE(every_index_lies_inside_the_area) {
    at_every_table([](const TableView& view, const Box& area) {
        const TableLayout layout = lay_out(view, area);
        for (const HandPlace& hand : layout.hands)
            for (const CardPlace& card : hand.cards)
                for (const Point corner : index_corners(card))
                    BOOST_TEST(area.contains(layout.sheet.to_area(corner)));
    });
}

BOOST_AUTO_TEST_CASE(no_card_hides_the_index_of_another_of_its_hand) {
    at_every_table([](const TableView& view, const Box& area) {
        for (const HandPlace& hand : lay_out(view, area).hands)
            for (std::size_t i = 0; i < hand.cards.size(); ++i)
                for (std::size_t j = i + 1; j < hand.cards.size(); ++j)
                    for (const Point corner : index_corners(hand.cards[i]))
                        BOOST_TEST(!hides(hand.cards[j], corner),
                                   "card " << i + 1 << " under card " << j + 1);
    });
}

BOOST_AUTO_TEST_CASE(no_seats_cards_hide_the_index_of_another_seat) {
    for (const auto& [name, view] : sample_tables_of_both_sides())
        for (const Box& area : sample_areas()) {
            if (is_crowd(name)) continue;  // nine seats with four hands each
            const TableLayout layout = lay_out(view, area);
            for (const HandPlace& lower : layout.hands)
                for (const HandPlace& upper : layout.hands) {
                    if (upper.seat == lower.seat) continue;
                    for (const CardPlace& card : lower.cards)
                        for (const CardPlace& above : upper.cards) {
                            const auto corners = index_corners(card);
                            BOOST_TEST(!hides(above, (corners[0] + corners[2]) * 0.5),
                                       name << " in " << area.width << ", seats " << lower.seat
                                            << " and " << upper.seat);
                        }
                }
        }
}

BOOST_AUTO_TEST_CASE(twelve_cards_and_more_still_flow) {
    TableView view = empty_table(5);
    view.dealer = cards_from("As Ac Ad Ah 2s 2c 2d 2h 3s Ah Ac As");
    view.spots = {{3, {{}}, {}}};
    for (const std::size_t count : {1U, 2U, 9U, 12U, 21U}) {
        view.spots[0].hands[0].cards.assign(count, {{Rank::Ace, Suit::Spades}, false, false});
        const TableLayout layout = lay_out(view, {0, 0, 800, 560});
        BOOST_REQUIRE_EQUAL(layout.hands.size(), 2U);
        BOOST_TEST(layout.hands[0].cards.size() == 12U);
        BOOST_TEST(layout.hands[1].cards.size() == count);
        BOOST_TEST(layout.hands[1].cards.front().width * layout.sheet.scale > 20);
    }
}

BOOST_AUTO_TEST_CASE(indices_are_large_enough_to_read_in_a_small_window) {
    for (const auto& [name, view] : sample_tables_of_both_sides()) {
        // Nine seats with four hands each, or four hands between two full seats: cards may shrink.
        if (is_crowd(name) || name.ends_with("-seven")) continue;
        const TableLayout layout = lay_out(view, {0, 0, 800, 560});
        for (const HandPlace& hand : layout.hands)
            for (const CardPlace& card : hand.cards)
                BOOST_TEST(card.width * 0.3 * layout.sheet.scale >= 7.5,
                           name << ", seat " << hand.seat);
    }
}

BOOST_AUTO_TEST_CASE(split_hands_stand_beside_each_other_with_their_own_wagers) {
    TableView view = empty_table(5);
    HandView hand;
    hand.cards = cards_from("8s Th");
    hand.wagers = {{"player", Money::dollars(20), false, "", WagerMark::None, false}};
    SpotView spot{3, {hand, hand, hand}, {}};
    for (int i = 0; i < 3; ++i) spot.hands[static_cast<std::size_t>(i)].number = i + 1;
    view.spots = {spot};
    const TableLayout layout = lay_out(view, {0, 0, 1100, 770});
    BOOST_REQUIRE_EQUAL(layout.hands.size(), 4U);
    BOOST_REQUIRE_EQUAL(layout.wagers.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) {
        const HandPlace& place = layout.hands[i + 1];
        BOOST_TEST(layout.wagers[i].hand == static_cast<int>(i) + 1);
        BOOST_TEST(distance(layout.wagers[i].middle, place.middle) < 160);
        for (std::size_t j = 0; j < i; ++j)
            BOOST_TEST(std::abs(place.middle.x - layout.hands[j + 1].middle.x) >= place.size.width);
    }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(pointing)

namespace {

/// The middle of the place where a wager lies, in the area; nothing if there is no such wager.
std::optional<Point> place_of(const TableLayout& layout, const WagerAt& wager) {
    for (const WagerPlace& place : layout.wagers)
        if (WagerAt{place.seat, place.hand, place.view->name} == wager)
            return layout.sheet.to_area(place.middle);
    return std::nullopt;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_wager_is_found_where_it_lies) {
    at_every_table([](const TableView& view, const Box& area) {
        const TableLayout layout = lay_out(view, area);
        const std::vector<Tag> tags = place_tags(layout, view.dealer_total);
        for (const SpotView& spot : view.spots) {
            std::vector<WagerAt> all;
            for (const HandView& hand : spot.hands)
                for (const WagerView& wager : hand.wagers)
                    all.push_back({spot.seat, hand.number, wager.name});
            for (const WagerView& wager : spot.side) all.push_back({spot.seat, 0, wager.name});
            for (const WagerAt& wager : all) {
                const auto place = place_of(layout, wager);
                BOOST_REQUIRE(place.has_value());
                const auto found = wager_at(layout, tags, *place);
                BOOST_REQUIRE_MESSAGE(found.has_value(), wager.name << " of seat " << wager.seat);
                BOOST_TEST((*found == wager),
                           wager.name << " of seat " << wager.seat << ": found " << found->name);
            }
        }
    });
}

BOOST_AUTO_TEST_CASE(the_uppermost_chip_of_a_tall_stack_answers_for_its_wager) {
    const Box area{0, 0, 1100, 770};
    TableView view;
    HandView hand;
    WagerView& wager = hand.wagers.emplace_back();
    wager.name = "player";
    wager.stake = Money::dollars(494);
    view.spots.push_back({3, {hand}, {}});
    const TableLayout layout = lay_out(view, area);
    BOOST_REQUIRE(layout.wagers.size() == 1U);
    const WagerPlace& place = layout.wagers.front();
    const double rise = stack_rise(place.view->stake, place.radius * 0.7);
    BOOST_REQUIRE(rise > 0.5 * place.radius);
    const Point top = place.middle - Point{0, rise + 0.5 * place.radius};
    BOOST_REQUIRE(distance(top, place.middle) > place.radius);
    BOOST_TEST(wager_at(view, layout, layout.sheet.to_area(top)).has_value());
    const Point above = place.middle - Point{0, 2.5 * place.radius};
    BOOST_TEST(!wager_at(view, layout, layout.sheet.to_area(above)).has_value());
}

BOOST_AUTO_TEST_CASE(a_tag_answers_for_its_wager) {
    for (const char* name : {"asked", "plain"}) {
        const TableView view = sample_named(name);
        const Box area{0, 0, 1100, 770};
        const TableLayout layout = lay_out(view, area);
        const std::vector<Tag> tags = place_tags(layout, view.dealer_total);
        for (const Tag& tag : tags) {
            if (tag.wager == nullptr) continue;
            const Point low{tag.box.centre().x, tag.box.bottom() - 2};
            const auto found = wager_at(layout, tags, layout.sheet.to_area(low));
            BOOST_REQUIRE(found.has_value());
            BOOST_TEST(found->name == tag.wager->view->name);
        }
    }
}

BOOST_AUTO_TEST_CASE(empty_felt_and_what_lies_outside_is_no_wager) {
    const Box area{0, 0, 1100, 770};
    for (const auto& [name, view] : sample_tables_of_both_sides()) {
        const TableLayout layout = lay_out(view, area);
        BOOST_TEST(!wager_at(view, layout, {-20, 300}).has_value());
        const double rack = view.side == Side::Guests ? 60 : 710;
        BOOST_TEST(!wager_at(view, layout, {550, rack}).has_value(), name);
    }
    TableView bare;
    const TableLayout layout = lay_out(bare, area);
    for (const SpotFrame& spot : layout.spots)
        BOOST_TEST(!wager_at(bare, layout, layout.sheet.to_area(spot.out({0, 52}))).has_value());
    BOOST_TEST(!place_of(layout, {1, 0, "player"}).has_value());
}

BOOST_AUTO_TEST_CASE(every_card_answers_for_its_hand) {
    at_every_table([](const TableView& view, const Box& area) {
        if (view.spots.size() > 7) return;  // their cards lie over each other
        const TableLayout layout = lay_out(view, area);
        for (const HandPlace& hand : layout.hands)
            for (const CardPlace& card : hand.cards) {
                const auto corners = index_corners(card);
                const Point index = (corners[0] + corners[2]) * 0.5;
                const auto found = hand_at(view, layout, layout.sheet.to_area(index));
                BOOST_REQUIRE(found.has_value());
                BOOST_TEST(found->seat == hand.seat);
                if (hand.view != nullptr) BOOST_TEST(found->hand == hand.view->number);
            }
    });
}

BOOST_AUTO_TEST_CASE(a_seat_answers_by_its_number_its_count_and_its_print) {
    at_every_table([](const TableView& view, const Box& area) {
        const TableLayout layout = lay_out(view, area);
        for (const SpotFrame& spot : layout.spots) {
            const bool taken =
                std::any_of(view.spots.begin(), view.spots.end(),
                            [&](const auto& seen) { return seen.seat == spot.seat; });
            const auto found = hand_at(view, layout, layout.sheet.to_area(spot.plate));
            BOOST_TEST(found.has_value() == taken);
            if (taken) BOOST_TEST((found == HandAt{spot.seat, 0}));
        }
        for (const PlaquePlace& plaque : layout.plaques) {
            const auto found = hand_at(view, layout, layout.sheet.to_area(plaque.box.centre()));
            BOOST_TEST((found == HandAt{plaque.view->seat, 0}));
        }
    });
}

BOOST_AUTO_TEST_CASE(the_rack_answers_with_the_value_of_its_chips_on_either_side) {
    const Box area{0, 0, 1100, 770};
    for (const Side side : {Side::Guests, Side::Dealer}) {
        TableView view = empty_table(5);
        view.side = side;
        const TableLayout layout = lay_out(view, area);
        const auto at = [&](double aside) {
            return chip_at(
                view, layout,
                layout.sheet.to_area(layout.seen_from(Point{layout.sheet.width / 2 + aside, 68})));
        };
        BOOST_TEST((at(-190) == Money::dollars(1)));
        BOOST_TEST((at(-20) == Money::dollars(25)));
        BOOST_TEST((at(190) == Money::cents(250)));
        BOOST_TEST(!at(240).has_value());
        view = sample_named("extreme-blinds");  // 8,615: eight of 1000, one of 500, one of 100
        view.side = side;
        const TableLayout bank = lay_out(view, area);
        const auto chip = chip_at(view, bank, bank.sheet.to_area(bank.tray - Point{140, 0}));
        BOOST_TEST((chip == Money::dollars(1000)));
    }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(tags)

BOOST_AUTO_TEST_CASE(tags_lie_in_the_area_and_off_each_other) {
    for (const auto& [name, view] : sample_tables_of_both_sides()) {
        if (is_crowd(name) || name.ends_with("full-9")) continue;
        const TableLayout layout = lay_out(view, {0, 0, 1100, 770});
        const std::vector<Tag> all = place_tags(layout, view.dealer_total);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Box& box = all[i].box;
            BOOST_TEST(overlap(box, {0, 0, layout.sheet.width, sheet_height}) >
                           0.98 * box.width * box.height,
                       name);
            for (std::size_t j = 0; j < i; ++j)
                BOOST_TEST(overlap(box, all[j].box) < 0.12 * box.width * box.height,
                           name << " tags " << j << ", " << i);
        }
    }
}

BOOST_AUTO_TEST_CASE(tags_cover_no_index) {
    for (const char* name : {"asked", "plain", "split", "full-5"}) {
        const TableView view = sample_named(name);
        const TableLayout layout = lay_out(view, {0, 0, 1100, 770});
        for (const Tag& tag : place_tags(layout, view.dealer_total))
            for (const HandPlace& hand : layout.hands)
                for (const CardPlace& card : hand.cards) {
                    const auto corners = index_corners(card);
                    const Point middle = (corners[0] + corners[2]) * 0.5;
                    BOOST_TEST(!tag.box.contains(middle), name << ", seat " << hand.seat);
                }
    }
}

BOOST_AUTO_TEST_CASE(beside_split_hands_no_tag_of_a_wager_covers_much_of_a_card) {
    for (const auto& [name, view] : sample_tables_of_both_sides()) {
        if (!name.ends_with("-seven")) continue;
        for (const Box& area : {Box{0, 0, 1100, 770}, Box{0, 0, 800, 560}}) {
            const TableLayout layout = lay_out(view, area);
            for (const Tag& tag : place_tags(layout, view.dealer_total))
                for (const HandPlace& hand : layout.hands)
                    for (const CardPlace& card : hand.cards)
                        BOOST_TEST((tag.wager == nullptr || !tag.box.contains(card.middle)),
                                   name << ", seat " << hand.seat << " in " << area.width);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_surrendered_hand_is_tagged) {
    TableView view;
    HandView hand;
    for (const char* card : {"Th", "6d"}) hand.cards.push_back({*card_from(card)});
    hand.state = "surrendered";
    view.spots.push_back({3, {hand}, {}});
    const TableLayout layout = lay_out(view, {0, 0, 1100, 770});
    const auto tags = place_tags(layout, "");
    BOOST_REQUIRE(tags.size() == 1U);
    BOOST_TEST(tags.front().lines.front().words == "SURRENDERED");
    BOOST_TEST(table_in_words(view).find("six of diamonds, surrendered") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_mark_is_told_by_a_word_where_there_is_room) {
    for (const char* name : {"asked"}) {
        const TableView view = sample_named(name);
        std::vector<std::string> words;
        const TableLayout layout = lay_out(view, {0, 0, 800, 560});
        for (const Tag& tag : place_tags(layout, view.dealer_total))
            for (const Tag::TagLine& line : tag.lines)
                if (line.kind == Tag::LineKind::Mark) words.push_back(line.words);
        BOOST_TEST(std::count(words.begin(), words.end(), "Right") == 2);
        BOOST_TEST(std::count(words.begin(), words.end(), "Wrong") == 1);
        BOOST_TEST(std::count(words.begin(), words.end(), "Asked") == 2);
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
