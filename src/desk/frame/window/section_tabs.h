#pragma once
// The row above every page of a section: its views, who is signed in there, and the way out.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "desk/frame/page_context.h"
#include "desk/kit/tile.h"

namespace fairdeal {

class SectionTabs : public Tile {
public:
    [[nodiscard]] wxToggleButton* button(std::size_t view) const { return views_.at(view); }

protected:
    /// `pick` hears the number of the view that is wanted, `leave` that somebody signs out.
    SectionTabs(wxWindow* parent, PageContext& context, const char* section,
                std::span<const char* const> views, const std::function<void(std::size_t)>& pick,
                OnClick leave);
    void show_view(std::size_t view, bool is_offered, bool is_shown);
    /// Nobody: nobody is signed in. To be called once the views are shown.
    void show_person(const std::optional<std::string>& name);
    [[nodiscard]] std::size_t count() const { return views_.size(); }

private:
    void make_room();

    PageContext& context_;
    std::vector<wxToggleButton*> views_;
    Text* title_ = nullptr;
    Text* who_ = nullptr;
    wxButton* leave_ = nullptr;
};

}  // namespace fairdeal
