#pragma once
// The drawn table in a window: it shows a table screen from the side that is in force for its use,
// tells what is clicked, and reads itself out to a screen reader.

#include <wx/bitmap.h>
#include <wx/panel.h>
#include <functional>
#include <memory>
#include <optional>

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

    /// How often it was painted, and the words it was last given for a screen reader: for tests.
    [[nodiscard]] int paints() const { return paints_; }
    [[nodiscard]] bool is_moving() const { return moving_ != nullptr; }
    [[nodiscard]] const std::string& words() const { return words_; }
    /// Where a wager lies, in the window; nothing if it is not there.
    [[nodiscard]] std::optional<wxPoint> place_of_wager(Who who, Wager wager) const;
    /// Where the cards of a hand or a seat's number, or chips of the rack can be clicked, likewise.
    [[nodiscard]] std::optional<wxPoint> place_of_hand(Who who) const;
    [[nodiscard]] std::optional<wxPoint> place_of_chip(Money chip) const;

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
    void paint_table(wxGraphicsContext& gc) const;
    void click(const wxPoint& at);
    void hover(const wxPoint& at);

    Tone around_;
    TableUse use_;
    std::unique_ptr<TableView> view_;
    struct Picture;
    std::unique_ptr<Picture> picture_;  // null: it is to be painted
    struct Moving;
    std::unique_ptr<Moving> moving_;     // null: all lies still
    std::optional<TableScreen> screen_;  // that is shown; nothing before the first
    std::string words_;
    int paints_ = 0;
};

/// Turns every table in a window to the side that is in force.
void turn_tables(wxWindow& window);

}  // namespace fairdeal
