#include "picture/table/tags.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "base/translation.h"
#include "picture/felt/lettering.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr double line_height = 1.42, side_gap = 0.5;
constexpr double card_weight = 0.5;  // of what is covered of a card

std::string brief_name(const WagerView& wager) {
    if (wager.secret) return tr("SECRET");
    constexpr std::array<std::pair<const char*, const char*>, 8> names{
        {{"player", sentence("PLAYER")},
         {"dealer", sentence("DEALER")},
         {"pair-up", sentence("PAIR")},
         {"sweet-17", sentence("SWEET")},
         {"breakout-bonus", sentence("BONUS")},
         {"super-tie", sentence("TIE")},
         {"insurance", sentence("INS")},
         {"double-up", sentence("UP")}}};
    for (const auto& [name, brief] : names)
        if (wager.name == name) return tr(brief);
    return upper(wager.name);
}

std::string mark_word(WagerMark mark) {
    switch (mark) {
        case WagerMark::None: return "";
        case WagerMark::Right: return tr("Right");
        case WagerMark::Wrong: return tr("Wrong");
        case WagerMark::Asked: return tr("Asked");
        case WagerMark::Due: return tr("Due");
    }
    return "";
}

std::string tag_stake(const WagerView& wager) {
    if (wager.hidden) return "?";
    return brief_amount(wager.stake, wager.chips ? Unit::Chips : Unit::Cash);
}

Size size_of(const Tag& tag) {
    double widest = 0;
    const auto rows = rows_of(tag);
    for (const auto& [first, last] : rows) {
        double width = 0;
        for (std::size_t i = first; i < last; ++i) width += line_width(tag, tag.lines[i]);
        widest = std::max(widest, width);
    }
    return {widest, line_height * tag.letter * static_cast<double>(rows.size())};
}

struct Obstacle {
    Box box;
    double weight = 1;
};

// A card, or a turned one in six parts, so that no more than it is in the way.
void add_card(std::vector<Obstacle>& all, const CardPlace& card, double weight) {
    const double c = std::abs(std::cos(card.turn)), s = std::abs(std::sin(card.turn));
    const double height = card.width * card_shape;
    if (s < 0.02) return all.push_back({box_about(card.middle, card.width, height), weight});
    const double w = card.width / 2, h = height / 3;
    for (const double column : {-0.5, 0.5})
        for (const double row : {-1.0, 0.0, 1.0}) {
            const Point at = card.middle + turned({column * w, row * h}, card.turn);
            all.push_back({box_about(at, (w * c + h * s) * 0.86, (w * s + h * c) * 0.86), weight});
        }
}

Box box_of(const std::vector<Point>& corners) {
    double x = 1e9, y = 1e9, x2 = -1e9, y2 = -1e9;
    for (const Point p : corners) {
        x = std::min(x, p.x);
        y = std::min(y, p.y);
        x2 = std::max(x2, p.x);
        y2 = std::max(y2, p.y);
    }
    return {x, y, x2 - x, y2 - y};
}

std::vector<Obstacle> obstacles_of(const TableLayout& layout, double of_cards) {
    std::vector<Obstacle> all;
    for (const HandPlace& hand : layout.hands)
        for (const CardPlace& card : hand.cards) {
            add_card(all, card, of_cards);
            all.push_back({box_of(index_corners(card)), 12});
        }
    for (const WagerPlace& wager : layout.wagers) {
        const double across = wager.radius * 1.35;
        all.push_back({box_about(wager.middle - Point{0, wager.radius * 0.2}, wager.radius * 0.8,
                                 wager.radius * 0.8),
                       3});
        all.push_back({{wager.middle.x - across / 2, wager.middle.y - wager.radius * 0.9, across,
                        wager.radius * 1.45},
                       3});
    }
    for (const PaidPlace& paid : layout.paid)
        all.push_back({box_about(paid.middle - Point{0, paid.radius * 0.3}, paid.radius * 1.7,
                                 paid.radius * 2.2),
                       3});
    for (const SpotFrame& spot : layout.spots) all.push_back({box_about(spot.plate, 32, 32), 4});
    for (const PlaquePlace& plaque : layout.plaques) all.push_back({plaque.box, 12});
    for (const Box& sign : layout.signs) all.push_back({sign, 12});
    if (layout.bank) all.push_back({*layout.bank, 12});
    if (layout.button)
        all.push_back({box_about(*layout.button, 2 * button_radius, 2 * button_radius), 3});
    for (const SpotFrame& spot : layout.spots)
        for (const PrintedPlace& place : layout.felt->places) {
            const double across = place.radius * 1.5 * spot.size;
            all.push_back({box_about(spot.out(place.middle * spot.size), across, across), 0.04});
        }
    return all;
}

double cost_of(const Box& box, const std::vector<Obstacle>& obstacles, const TableLayout& layout) {
    double cost = 0;
    for (const Obstacle& obstacle : obstacles) cost += obstacle.weight * overlap(box, obstacle.box);
    const double inside = overlap(box, Box{8, 8, layout.sheet.width - 16, sheet_height - 14});
    return cost + 40 * (box.width * box.height - inside);
}

// Where a tag would like to stand, the best place first.
std::vector<Point> places_about(const Tag& tag, Size size) {
    std::vector<Point> places;
    if (tag.hand != nullptr) {
        const Point head = tag.hand->head, middle = tag.hand->middle;
        const double across = tag.hand->size.width / 2 + size.width / 2 + 4;
        for (const double far : {0.0, 6.0, 12.0, 20.0, 34.0, 52.0})
            places.push_back(head + turned({0, -far}, tag.hand->turn));
        for (const double side : {across, -across})
            places.push_back(middle + turned({side, 0}, tag.hand->turn));
        for (const double x : {-0.6, 0.6})
            places.push_back(head + turned({tag.hand->size.width * x, 0}, tag.hand->turn));
        return places;
    }
    const double r = tag.wager->radius, down = r * 0.62 + size.height / 2,
                 up = r * 0.95 + size.height / 2;
    const double out = r * 0.78 + size.width / 2;
    const Point m = tag.wager->middle;
    for (const double far : {0.0, 8.0, 18.0, 32.0}) {
        for (const double x : {0.0, -0.3, 0.3, -0.6, 0.6})
            places.push_back(m + Point{x * size.width, down + far});
        for (const double y : {0.0, 0.3, -0.3, 0.7}) {
            places.push_back(m + Point{out + far, y * size.height});
            places.push_back(m + Point{-out - far, y * size.height});
        }
        for (const double x : {0.0, -0.4, 0.4})
            places.push_back(m + Point{x * size.width, -up - far});
    }
    return places;
}

// How far a point is from a box; 0 inside it.
double gap_to(Point from, const Box& box) {
    return std::hypot(std::max({box.x - from.x, 0.0, from.x - box.right()}),
                      std::max({box.y - from.y, 0.0, from.y - box.bottom()}));
}

// A tag that stands nearer to another stake than to its own is read as that one's.
double strays(const Tag& tag, const Box& box, const TableLayout& layout) {
    if (tag.wager == nullptr) return 0;
    constexpr double weight = 14, clearly_nearer = 4;
    const double own = gap_to(tag.wager->middle, box) + clearly_nearer;
    double nearest = own;
    for (const WagerPlace& other : layout.wagers)
        if (&other != tag.wager) nearest = std::min(nearest, gap_to(other.middle, box));
    return weight * (own - nearest);
}

// Moves a tag to its best place and says what it still covers there.
double settle_tag(Tag& tag, const std::vector<Obstacle>& obstacles, const TableLayout& layout) {
    double best = 1e18, covers = 0;
    for (const std::size_t across : {std::size_t{1}, std::size_t{2}}) {
        if (across > 1 && tag.lines.size() < 2) continue;
        Tag trial = tag;
        trial.across = across;
        const Size size = size_of(trial);
        double taste = across > 1 ? 60 : 0;
        for (const Point at : places_about(trial, size)) {
            if (taste >= best) break;
            const Box box = box_about(at, size.width, size.height);
            const double cost = cost_of(box, obstacles, layout);
            taste += 9;
            const double liked = cost + taste + strays(tag, box, layout);
            if (liked >= best) continue;
            best = liked;
            covers = cost;
            tag.across = across;
            tag.box = box;
        }
    }
    return covers;
}

// Words are spared step by step as the table fills: first the mark's word joins the note as a sign
// alone, then a settled wager gives up its stake, which its chips show; at last what is right keeps
// no more than its sign.
enum class Wording : unsigned char { Full, Short, Shortest, Sign };

// `plain`: on this felt there is one place only for a bet, and no need to name it.
Tag tag_for(const WagerPlace& place, double letter, Wording wording, bool plain) {
    const WagerView& wager = *place.view;
    Tag tag;
    tag.wager = &place;
    tag.letter = letter;
    if (wording == Wording::Sign && wager.mark == WagerMark::Right && !wager.chosen) {
        tag.lines.push_back({Tag::LineKind::Mark, "", ""});
        return tag;
    }
    const bool shortest = wording >= Wording::Shortest;
    if (!shortest || wager.note.empty())
        tag.lines.push_back(
            {Tag::LineKind::Stake, shortest || plain ? "" : brief_name(wager), tag_stake(wager)});
    for (const std::string& note : parts_of_list(wager.note))
        tag.lines.push_back({Tag::LineKind::Note, "", upper(note)});
    if (wager.mark == WagerMark::None) return tag;
    if (wording == Wording::Full)
        tag.lines.push_back({Tag::LineKind::Mark, "", mark_word(wager.mark)});
    else
        tag.sign_first = true;
    return tag;
}

Tag tag_for(const HandPlace& hand, const std::string& total, double letter) {
    Tag tag;
    tag.hand = &hand;
    tag.letter = letter;
    if (!total.empty()) tag.lines.push_back({Tag::LineKind::Total, "", total});
    if (hand.view != nullptr && !hand.view->state.empty())
        tag.lines.push_back({Tag::LineKind::Note, "", upper(hand.view->state)});
    return tag;
}

}  // namespace

double rough_width(const std::string& words) {
    double width = 0;
    for (const char c : words) {
        if (c == '.' || c == ',' || c == 'i' || c == 'l' || c == 'I' || c == ' ')
            width += 0.3;
        else if (c == 'm' || c == 'M' || c == 'W' || c == 'w')
            width += 0.98;
        else if (c >= 'A' && c <= 'Z')
            width += 0.73;
        else
            width += 0.645;
    }
    return width;
}

std::vector<std::pair<std::size_t, std::size_t>> rows_of(const Tag& tag) {
    std::vector<std::pair<std::size_t, std::size_t>> rows;
    for (std::size_t first = 0; first < tag.lines.size(); first += tag.across)
        rows.emplace_back(first, std::min(first + tag.across, tag.lines.size()));
    return rows;
}

double line_width(const Tag& tag, const Tag::TagLine& line) {
    double width = rough_width(line.words) + 2 * (line.words.empty() ? side_gap / 2 : side_gap);
    if (!line.name.empty()) width += rough_width(line.name) * 0.78 + 0.35;
    if (line.kind == Tag::LineKind::Mark || (tag.sign_first && &line == &tag.lines.back()))
        width += 1.15;
    return width * tag.letter;
}

namespace {

// On this felt there is one place only for a bet, and this lies there.
bool is_plain(const WagerPlace& wager, const TableLayout& layout) {
    return layout.felt->places.size() == 1 && !wager.view->secret &&
           wager.view->name == layout.felt->places.front().wager;
}

std::vector<Tag> tags_of(const TableLayout& layout, const std::string& dealer_total, double letter,
                         Wording wording) {
    std::vector<Tag> tags;
    for (const HandPlace& hand : layout.hands) {
        const std::string& total = hand.view == nullptr ? dealer_total : hand.view->total;
        Tag tag = tag_for(hand, total, letter);
        if (!tag.lines.empty() && !hand.cards.empty()) tags.push_back(std::move(tag));
    }
    for (const WagerPlace& wager : layout.wagers) {
        tags.push_back(tag_for(wager, letter, wording, is_plain(wager, layout)));
    }
    return tags;
}

// The square in which a tag will find its place: only what lies there can be in its way.
Box surroundings(const Tag& tag) {
    const Point at = tag.wager != nullptr ? tag.wager->middle : tag.hand->middle;
    const double reach = tag.wager != nullptr ? 220 : 150 + tag.hand->size.width;
    return box_about(at, 2 * reach, 2 * reach);
}

std::vector<Obstacle> near(const Box& around, const std::vector<Obstacle>& all) {
    std::vector<Obstacle> found;
    for (const Obstacle& obstacle : all)
        if (overlap(around, obstacle.box) > 0) found.push_back(obstacle);
    return found;
}

// What can be in a tag's way: what lies on the table, and the other tags.
std::vector<Obstacle> in_the_way(const Tag& tag, const std::vector<Tag>& tags,
                                 const std::vector<Obstacle>& fixed, const TableLayout& layout) {
    const Box around = surroundings(tag);
    std::vector<Obstacle> obstacles = near(around, fixed);
    const int seat = tag.wager != nullptr ? tag.wager->seat : tag.hand->seat;
    for (const WagerPlace& wager : layout.wagers)  // nobody covers another's stake
        if (wager.seat != seat)
            obstacles.push_back(
                {box_about(wager.middle, wager.radius * 1.4, wager.radius * 1.4), 4});
    for (const Tag& other : tags)
        if (&other != &tag && overlap(around, other.box) > 0)
            obstacles.push_back({other.box.grown(1.5), 14});
    return obstacles;
}

// Every tag once to its best place among the others; what they cover, by their number.
double settle_all(std::vector<Tag>& tags, const std::vector<Obstacle>& fixed,
                  const TableLayout& layout) {
    double covered = 0;
    for (Tag& tag : tags) covered += settle_tag(tag, in_the_way(tag, tags, fixed, layout), layout);
    return covered / static_cast<double>(std::max<std::size_t>(tags.size(), 1));
}

// How much of the cards a tag covers, in square units.
double cards_under(const Tag& tag, const TableLayout& layout) {
    double covered = 0;
    for (const HandPlace& hand : layout.hands)
        for (const CardPlace& card : hand.cards) {
            std::vector<Obstacle> parts;
            add_card(parts, card, card_weight);
            for (const Obstacle& part : parts) covered += overlap(tag.box, part.box);
        }
    return covered;
}

// Beside split hands a tag that says more than a stake and still covers cards says less and moves
// off them, as far as it can.
void spare_cards(std::vector<Tag>& tags, const TableLayout& layout, double small) {
    const bool is_split = std::any_of(layout.wagers.begin(), layout.wagers.end(),
                                      [](const WagerPlace& wager) { return wager.hand > 1; });
    if (!is_split) return;
    constexpr double bearable = 60;  // square units
    const std::vector<Obstacle> heavy = obstacles_of(layout, 8 * card_weight);
    for (Tag& tag : tags) {
        double covers = cards_under(tag, layout);
        for (const Wording wording : {Wording::Short, Wording::Shortest}) {
            if (tag.wager == nullptr || tag.wager->view->note.empty() || covers < bearable) break;
            Tag less = tag_for(*tag.wager, small, wording, is_plain(*tag.wager, layout));
            settle_tag(less, in_the_way(tag, tags, heavy, layout), layout);
            const double then = cards_under(less, layout);
            if (then >= covers) continue;
            covers = then;
            tag = std::move(less);
        }
    }
}

}  // namespace

std::vector<Tag> place_tags(const TableLayout& layout, const std::string& dealer_total) {
    constexpr double bearable = 160;
    const double usual = std::max(15.5, 9 / layout.sheet.scale);
    const double small = std::max(11.5, 8 / layout.sheet.scale);
    const std::vector<Obstacle> fixed = obstacles_of(layout, card_weight);
    std::vector<Tag> tags;
    for (const auto& [wording, letter] :
         {std::pair{Wording::Full, usual}, std::pair{Wording::Full, small},
          std::pair{Wording::Short, small}, std::pair{Wording::Shortest, small},
          std::pair{Wording::Sign, small}}) {
        tags = tags_of(layout, dealer_total, letter, wording);
        // The first round does not see the tags that follow; a second one does, unless it is
        // hopeless.
        if (settle_all(tags, fixed, layout) > 1.5 * bearable && wording != Wording::Sign) continue;
        if (settle_all(tags, fixed, layout) < bearable) break;
    }
    spare_cards(tags, layout, small);
    return tags;
}

}  // namespace fairdeal
