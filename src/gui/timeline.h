#pragma once
// The slider of a replay: every event a place, every mismatch a mark with a sign, a thumb to drag.

#include <wx/panel.h>
#include <functional>
#include <vector>

#include "gui/theme.h"

namespace fairdeal {

class Timeline : public wxPanel {
public:
    explicit Timeline(wxWindow* parent);
    /// `marks` are steps after which something is wrong.
    void show(std::size_t step, std::size_t steps, std::vector<std::size_t> marks,
              const std::string& words);
    std::function<void(std::size_t)> on_step;

    /// Where a step lies, in the window.
    [[nodiscard]] wxPoint place_of(std::size_t step) const;

private:
    void paint();
    void drag(const wxMouseEvent& event);
    [[nodiscard]] double x_of(std::size_t step) const;

    std::size_t step_ = 0, steps_ = 0;
    std::vector<std::size_t> marks_;
};

}  // namespace fairdeal
