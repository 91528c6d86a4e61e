#pragma once
// Something is chosen: a field to search by words and, below it, a list of what holds them, each by
// its title with what there is to say about it small below.

#include <wx/textctrl.h>

#include "desk/kit/rows/row_list.h"
#include "desk/kit/tile.h"

namespace fairdeal {

struct ChooserRow {
    std::string title, detail;
    bool chosen = false;  // it has a mark
    bool muted = false;   // it cannot be had
    std::string spoken;
};

class Chooser : public Tile {
public:
    /// `searched` hears what is searched by.
    Chooser(wxWindow* parent, const std::string& list_name, const std::string& search_name,
            std::function<void(const std::string& words)> searched);
    /// `empty`: why there is no row; shown in its place.
    void show(std::vector<ChooserRow> rows, int picked, const std::string& search,
              const std::string& empty = {});
    void lay_out(int width);
    void theme_changed() { list_->theme_changed(); }

    [[nodiscard]] RowList* list() const { return list_; }
    [[nodiscard]] wxTextCtrl* search() const { return search_; }

private:
    std::vector<ChooserRow> rows_;
    wxTextCtrl* search_ = nullptr;
    RowList* list_ = nullptr;
    Text* empty_ = nullptr;
};

}  // namespace fairdeal
