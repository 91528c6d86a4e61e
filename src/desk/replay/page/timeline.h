#pragma once
// The slider of a replay: every event a place, marks of five kinds each with its own sign,
// bookmarks, a thumb to drag.

#include <wx/panel.h>
#include <functional>
#include <vector>

#include "desk/kit/theme.h"
#include "desk/replay/replay_marks.h"

namespace fairdeal {

class Timeline : public wxPanel {
public:
    explicit Timeline(wxWindow* parent);
    /// What is shown; `words` say it to a screen reader.
    void show(std::size_t step, std::size_t steps, std::vector<ReplayMark> marks,
              std::vector<std::size_t> bookmarks, const std::string& words);
    std::function<void(std::size_t)> on_step;

    /// Where a step lies, in the window.
    [[nodiscard]] wxPoint place_of(std::size_t step) const;

private:
    void paint();
    void drag(const wxMouseEvent& event);
    void say_mark_at(const wxPoint& at);
    [[nodiscard]] double x_of(std::size_t step) const;

    std::size_t step_ = 0, steps_ = 0;
    std::vector<ReplayMark> marks_;
    std::vector<std::size_t> bookmarks_;
};

}  // namespace fairdeal
