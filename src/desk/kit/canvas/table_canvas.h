#pragma once
// The drawn table in a window: it shows a table screen from the side that is in force for its use,
// tells what is clicked, and reads itself out to a screen reader.

#include <wx/bitmap.h>
#include <wx/panel.h>
#include <functional>
#include <memory>
#include <optional>

#include "desk/kit/canvas/chip_drag.h"
#include "desk/kit/theme.h"
#include "picture/table/table_screen.h"

class wxGraphicsContext;

namespace fairdeal {

struct TableView;

/// From which sides tables are shown from now on; those on the screen by turn_tables.
void put_in_force(const TableSides& sides);
/// Whether cards and chips move from now on, if the system lets things move.
void let_tables_move(bool move);

/// Where an event of the hand is added to what is shown, its cards and chips move to their place.
class TableCanvas : public wxPanel {
public:
    TableCanvas(wxWindow* parent, Tone around, TableUse use);
    ~TableCanvas() override;
    bool Show(bool show = true) override;
    void show(const TableScreen& screen);
    /// Shows the same from the side that is in force now.
    void turn();
    /// Called with what was clicked, where `can_pick` says that it leads anywhere; the cursor says
    /// the same.
    std::function<void(const TablePick&)> on_pick;
    std::function<bool(const TablePick&)> can_pick;
    /// Chips are carried with the button held down: of the rack as many as the wheel or the right
    /// button adds, a wager's stake, or the top chip of what is paid. Escape puts them back.
    ChipHands hands;

    /// How often it was painted, and the words it was last given for a screen reader: for tests.
    [[nodiscard]] int paints() const { return paints_; }
    [[nodiscard]] bool is_moving() const { return moving_ != nullptr; }
    [[nodiscard]] const std::string& words() const { return words_; }
    /// Where a wager lies, in the window; nothing if it is not there.
    [[nodiscard]] std::optional<wxPoint> place_of_wager(Who who, Wager wager) const;
    /// Where the cards of a hand or a seat's number, or chips of the rack can be clicked, likewise.
    [[nodiscard]] std::optional<wxPoint> place_of_hand(Who who) const;
    [[nodiscard]] std::optional<wxPoint> place_of_chip(Money chip) const;
    /// Where what is paid to a wager lies, likewise, and where its player's number is.
    [[nodiscard]] std::optional<wxPoint> place_of_paid(Who who, Wager wager) const;
    [[nodiscard]] wxPoint place_of_player(int seat) const;
    [[nodiscard]] bool is_carrying() const { return drag_ != nullptr; }

private:
    [[nodiscard]] std::optional<TablePick> pick_at(const wxPoint& at) const;
    [[nodiscard]] std::optional<wxPoint> find(
        const std::function<bool(const TablePick&)>& is_it) const;
    void tell();
    void begin_motion(const TableScreen& screen, const TableView& view);
    void move_on();
    void end_motion();
    void paint();
    const wxBitmap& picture();
    [[nodiscard]] wxBitmap picture_of(const TableView& view) const;
    void paint_table(wxGraphicsContext& gc, const TableView& view) const;
    void click(const wxPoint& at);
    void hover(const wxPoint& at);
    void listen_to_mouse();
    void moved(const wxMouseEvent& event);
    void released(const wxPoint& at);
    void begin_drag(const wxPoint& from);
    void repaint(const std::vector<Box>& boxes);
    void put_down();
    std::unique_ptr<ChipDrag> end_drag();
    void drop_drag();
    void slide(Motion motion, const wxBitmap& before);

    Tone around_;
    TableUse use_;
    std::unique_ptr<TableView> view_;
    struct Picture;
    std::unique_ptr<Picture> picture_;  // null: it is to be painted
    struct Moving;
    std::unique_ptr<Moving> moving_;  // null: all lies still
    std::unique_ptr<ChipDrag> drag_;  // null: nothing is carried
    std::unique_ptr<EscapeHeard> escape_;
    std::optional<wxPoint> pressed_;     // where the button went down
    std::optional<ChipMove> by_hand_;    // what was put down, until it is shown
    std::optional<TableScreen> screen_;  // that is shown; nothing before the first
    std::string words_;
    int paints_ = 0;
};

/// Turns every table in a window to the side that is in force.
void turn_tables(wxWindow& window);

}  // namespace fairdeal
