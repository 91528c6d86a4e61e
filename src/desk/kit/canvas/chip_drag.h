#pragma once
// Chips that the pointer carries over a table, from the press to where they are put down. It knows
// how they are drawn and what lies under them; what putting them down means is asked of the page.

#include <wx/bitmap.h>
#include <wx/eventfilter.h>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "picture/table/carried.h"
#include "picture/table/motion.h"
#include "picture/table/table_view.h"

namespace fairdeal {

/// What a page lets be done with chips by hand. Without these they lie where they are.
struct ChipHands {
    std::function<bool(const ChipPlace& from)> can_carry;
    /// What putting them down would say; empty: nothing, and they slide back.
    std::function<std::string(const ChipMove&)> words;
    std::function<void(const ChipMove&)> put_down;
};

/// Hears Escape before anything else does, for as long as it lives.
class EscapeHeard : public wxEventFilter {
public:
    explicit EscapeHeard(std::function<void()> act);
    EscapeHeard(const EscapeHeard&) = delete;
    EscapeHeard& operator=(const EscapeHeard&) = delete;
    ~EscapeHeard() override;
    int FilterEvent(wxEvent& event) override;

private:
    std::function<void()> act_;
};

class ChipDrag {
public:
    /// `view` is what is shown in `area`; `move.from` says what is taken, of the rack `move.chip`.
    ChipDrag(const TableView& view, const Box& area, const ChipMove& move);
    /// The table that lacks what is carried.
    [[nodiscard]] const TableView& table() const { return view_; }
    /// The pointer has moved, or there is a chip more or one less; what is to be painted again.
    std::vector<Box> carry_to(Point at, const ChipHands& hands);
    std::vector<Box> add(int chips, const ChipHands& hands);
    void draw(Painter& painter) const;
    /// What putting it down here would say; nothing: it says nothing.
    [[nodiscard]] std::optional<ChipMove> move() const;
    /// From where it is to where it was taken from.
    [[nodiscard]] Motion way_back() const;

    /// Where the bitmap of `table` is kept.
    wxBitmap before;

private:
    [[nodiscard]] std::vector<Box> damage() const;
    void look_under(const ChipHands& hands);

    TableView view_;
    TableLayout layout_;  // of view_
    ChipMove move_;
    CarriedChips carried_;
};

}  // namespace fairdeal
