#pragma once
// The pay table beside a question: what each wager on the table is paid, in a box that scrolls.

#include <wx/scrolwin.h>

#include "desk/answer/aids/pay_table.h"
#include "desk/kit/tile.h"

namespace fairdeal {

class PayTableCard : public Tile {
public:
    explicit PayTableCard(wxWindow* parent, int width);
    void show(const std::vector<WagerPrices>& wagers);
    void theme_changed();
    /// The letters have another size: all is made again when it is shown next.
    void letters_changed() { built_.clear(); }

private:
    void build(const std::vector<WagerPrices>& wagers);
    void add_wager(wxSizer* column, const WagerPrices& wager, bool first);

    int width_;
    std::string built_;  // what it was built for
    wxScrolledWindow* body_ = nullptr;
};

}  // namespace fairdeal
