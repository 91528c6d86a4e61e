#include "picture/table_picture.h"

#include "picture/card_picture.h"
#include "picture/chips.h"
#include "picture/felt_picture.h"
#include "picture/table_layout.h"

namespace fairdeal {

namespace {

void draw_hand(Painter& painter, const HandPlace& hand) {
    for (const CardPlace& card : hand.cards) {
        const Saved saved(painter);
        painter.move(card.middle);
        painter.turn(card.turn);
        draw_card(painter, card.view->card, card.width, {card.view->face_down, card.view->left_out, card.covered});
    }
}

}  // namespace

void draw_table(Painter& painter, const TableView& view, const Box& area, Surround surround) {
    const TableLayout layout = lay_out(view, area);
    const Saved saved(painter);
    painter.clip(Path().box(area));
    draw_surround(painter, area, surround);
    painter.move(layout.sheet.origin);
    painter.stretch(layout.sheet.scale, layout.sheet.scale);
    draw_bare_table(painter, view, layout, surround);
    for (const HandPlace& hand : layout.hands) draw_hand(painter, hand);
    for (const WagerPlace& wager : layout.wagers)
        draw_stack(painter, wager.view->stake, wager.middle, wager.radius * 0.72);
}

std::optional<WagerAt> wager_at(const TableView& view, const Box& area, Point point) {
    const TableLayout layout = lay_out(view, area);
    const Point at = layout.sheet.to_sheet(point);
    for (const WagerPlace& place : layout.wagers)
        if (distance(at, place.middle) <= place.radius) return WagerAt{place.seat, place.hand, place.view->name};
    return std::nullopt;
}

}  // namespace fairdeal
