#pragma once
// The words of a lesson's page, to be read: the rule with its figures, or how the check went.

#include <wx/scrolwin.h>

#include "desk/kit/canvas/table_canvas.h"
#include "desk/kit/tile.h"
#include "desk/lesson/learn_lesson.h"

namespace fairdeal {

/// A paragraph in Pango's markup; each link says its place among `links`, and a clause is told by
/// the number that it has there: "[2]".
std::string marked_up(const Prose& prose, const std::vector<ProsePart>& links);

class LessonWords : public wxScrolledWindow {
public:
    explicit LessonWords(wxWindow* parent);
    /// True: it was made again.
    bool show(const LessonScreen& screen);
    void theme_changed();
    /// By a page, 1 down and -1 up; false: there is no more that way.
    bool turn(int way);

    /// Called with the place of a clicked link among those of the page (links_on).
    std::function<void(std::size_t link)> on_link;

    [[nodiscard]] std::size_t figures() const { return figures_; }

private:
    void build(const LessonScreen& screen);
    void put_links(Text* text, const Prose& prose);
    void add_block(wxSizer* column, const BlockScreen& block);
    void add_figure(wxSizer* column, const BlockScreen& block);
    void add_framed(wxSizer* column, const BlockScreen& block);
    void add_end(wxSizer* column, const LessonScreen& screen);
    Text* add_text(wxWindow* parent, wxSizer* column, const std::string& text, double pixels,
                   Hue hue, wxFontWeight weight, int inset);
    void lay_out();

    struct Wrapped {
        Text* text = nullptr;
        int inset = 0;
    };
    std::string built_;
    std::size_t figures_ = 0;
    std::vector<ProsePart> links_;
    std::vector<Wrapped> texts_;
    std::vector<TableCanvas*> tables_;
    std::vector<Tile*> frames_;
};

}  // namespace fairdeal
