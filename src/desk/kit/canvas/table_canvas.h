#pragma once
// The drawn table in a window: it shows a table screen, tells which wager is clicked, and reads
// itself out to a screen reader.

#include <wx/bitmap.h>
#include <wx/panel.h>
#include <functional>
#include <memory>

#include "desk/kit/theme.h"
#include "picture/table/table_screen.h"

namespace fairdeal {

struct TableView;

class TableCanvas : public wxPanel {
public:
    TableCanvas(wxWindow* parent, Tone around);
    ~TableCanvas() override;
    void show(const TableScreen& screen);
    /// Called with the wager that was clicked.
    std::function<void(Who, Wager)> on_wager;

    /// How often it was painted, and the words it was last given for a screen reader: for tests.
    [[nodiscard]] int paints() const { return paints_; }
    [[nodiscard]] const std::string& words() const { return words_; }
    /// Where a wager lies, in the window; nothing if it is not there.
    [[nodiscard]] std::optional<wxPoint> place_of_wager(Who who, Wager wager) const;

private:
    void paint();
    void click(const wxPoint& at);
    void hover(const wxPoint& at);

    Tone around_;
    std::unique_ptr<TableView> view_;
    std::string words_;
    int paints_ = 0;
};

}  // namespace fairdeal
