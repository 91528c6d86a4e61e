#include "desk/kit/canvas/chip_drag.h"

#include <wx/event.h>

#include <algorithm>
#include <utility>

namespace fairdeal {

EscapeHeard::EscapeHeard(std::function<void()> act) : act_(std::move(act)) {
    wxEvtHandler::AddFilter(this);
}

EscapeHeard::~EscapeHeard() { wxEvtHandler::RemoveFilter(this); }

int EscapeHeard::FilterEvent(wxEvent& event) {
    // While the mouse is captured no wxEVT_CHAR_HOOK is sent.
    if (event.GetEventType() != wxEVT_KEY_DOWN) return Event_Skip;
    const auto* key = dynamic_cast<const wxKeyEvent*>(&event);
    if (key == nullptr || key->GetKeyCode() != WXK_ESCAPE) return Event_Skip;
    act_();
    return Event_Processed;
}

ChipDrag::ChipDrag(const TableView& view, const Box& area, const ChipMove& move)
    : view_(without(view, move.from)),
      layout_(lay_out(view_, area)),
      move_(move),
      carried_(lifted_from(view_, layout_, move)) {}

std::vector<Box> ChipDrag::damage() const {
    std::vector<Box> boxes{bounds_of(layout_, carried_)};
    if (const auto ring = ring_about(view_, layout_, carried_)) boxes.push_back(*ring);
    return boxes;
}

void ChipDrag::look_under(const ChipHands& hands) {
    carried_.over = put_down_at(view_, layout_, carried_.at);
    carried_.words.clear();
    if (carried_.over) {
        move_.to = *carried_.over;
        carried_.words = hands.words(move_);
    }
    if (carried_.words.empty()) carried_.over.reset();
}

std::vector<Box> ChipDrag::carry_to(Point at, const ChipHands& hands) {
    std::vector<Box> boxes = damage();
    carried_.at = at;
    look_under(hands);
    for (const Box& box : damage()) boxes.push_back(box);
    return boxes;
}

std::vector<Box> ChipDrag::add(int chips, const ChipHands& hands) {
    constexpr int most = 20;
    if (move_.from.at != ChipsAt::Rack) return {};
    std::vector<Box> boxes = damage();
    move_.count = std::clamp(move_.count + chips, 1, most);
    carried_.amount = move_.worth();
    look_under(hands);
    for (const Box& box : damage()) boxes.push_back(box);
    return boxes;
}

void ChipDrag::draw(Painter& painter) const { draw_carried(painter, view_, layout_, carried_); }

std::optional<ChipMove> ChipDrag::move() const {
    return carried_.over ? std::optional(move_) : std::nullopt;
}

Motion ChipDrag::way_back() const {
    Motion motion;
    motion.sheet = layout_.sheet;
    motion.chips.push_back({carried_.amount, carried_.radius, layout_.sheet.to_sheet(carried_.at),
                            layout_.sheet.to_sheet(middle_of(view_, layout_, move_.from))});
    return motion;
}

}  // namespace fairdeal
