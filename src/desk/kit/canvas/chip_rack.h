#pragma once
// The house's rack to pay from: of each value a chip and how many of it are paid.

#include <wx/textctrl.h>

#include "desk/kit/canvas/picture_canvas.h"
#include "desk/kit/tile.h"
#include "desk/speed/speed_words.h"

namespace fairdeal {

class ChipRack : public Tile {
public:
    explicit ChipRack(wxWindow* parent);
    /// True if its fields were made again.
    bool show(const std::vector<SpeedChipScreen>& chips);
    /// What is counted, as chips_typed writes it.
    [[nodiscard]] std::string typed() const;
    void take_focus();
    [[nodiscard]] bool has_focus() const;
    /// The largest value first.
    [[nodiscard]] const std::vector<wxTextCtrl*>& counts() const { return counts_; }

    std::function<void(const std::string& typed)> on_typed;

private:
    void add(const SpeedChipScreen& chip);
    /// One chip more or fewer.
    void change(wxTextCtrl* count, int by);
    void tell() const;

    std::vector<SpeedChipScreen> shown_;
    std::vector<wxTextCtrl*> counts_;
};

}  // namespace fairdeal
