#pragma once
// A list of drawn rows: scenarios, hands, events. Keyboard and scrolling are the toolkit's; what a
// row looks like is said by the person who owns the list, and its words reach a screen reader.

#include <wx/brush.h>
#include <wx/graphics.h>
#include <wx/pen.h>
#include <wx/vlbox.h>
#include <functional>
#include <memory>
#include <vector>

#include "desk/kit/theme.h"

namespace fairdeal {

/// Whether rows are selected one at a time, or several as well (Shift, Ctrl).
enum class RowPick : unsigned char { One, Many };

class RowList : public wxVListBox {
public:
    using Draw = std::function<void(wxGraphicsContext& gc, const wxRect2DDouble& row,
                                    std::size_t number, bool selected)>;
    using Words = std::function<std::string(std::size_t number)>;

    RowList(wxWindow* parent, const std::string& name, int row_height, Tone ground,
            RowPick pick = RowPick::One);
    bool Show(bool show = true) override;
    void set_rows(std::size_t count, Draw draw, Words words);
    /// Selects a row, -1 for none, and brings it into view; no event is sent.
    void show_selected(int row);
    /// The same of a list of many: these rows, and the one that the keyboard is at (-1: none).
    void show_chosen(const std::vector<int>& rows, int current);
    /// The selected rows from above down.
    [[nodiscard]] std::vector<int> chosen() const;
    /// The row that the keyboard is at; -1: none.
    [[nodiscard]] int current() const;
    void theme_changed();
    /// Called when a row is picked, by click or arrow key, and when it is opened by double click or
    /// Enter.
    std::function<void(int)> on_pick;
    std::function<void(int)> on_open;
    /// A single click opens.
    bool opens_on_click = false;

private:
    void OnDrawItem(wxDC& dc, const wxRect& rect, size_t number) const override;
    void OnDrawBackground(wxDC& dc, const wxRect& rect, size_t number) const override;
    [[nodiscard]] wxCoord OnMeasureItem(size_t) const override { return row_height_; }
    void say_selected();

    std::string name_;
    int row_height_;
    Tone ground_;
    Draw draw_;
    Words words_;
};

/// Text cut with an ellipsis to fit a width, at a baseline-free top left corner.
void draw_text(wxGraphicsContext& gc, const std::string& text, const wxFont& font, Tone tone,
               double x, double y, double width);
/// The same, ending at `right`.
void draw_text_right(wxGraphicsContext& gc, const std::string& text, const wxFont& font, Tone tone,
                     double right, double y);
double text_width(wxGraphicsContext& gc, const std::string& text, const wxFont& font);
/// What fits into a line of that width, word by word, and what is left for a second one.
std::pair<std::string, std::string> in_two_lines(wxGraphicsContext& gc, const std::string& text,
                                                 const wxFont& letter, double width);
/// The ground of a row that is selected.
void fill_row(wxGraphicsContext& gc, const wxRect2DDouble& row);
/// Of one of few lines, in a narrow list.
void fill_low_row(wxGraphicsContext& gc, const wxRect2DDouble& row);
/// A tick or a cross in a round field.
void draw_mark(wxGraphicsContext& gc, bool right, double x, double y, double size);
/// A title and, below it, what there is to say about it.
void draw_two_lines(wxGraphicsContext& gc, const wxRect2DDouble& row, const std::string& title,
                    const std::string& detail, bool selected, Tone tone);
/// The same in larger letters, with a word at the right of the title; a row high enough for it
/// gives the detail two lines.
void draw_named(wxGraphicsContext& gc, const wxRect2DDouble& row, const std::string& title,
                const std::string& detail, const std::string& word, bool selected,
                Tone tone_of_word = Tone::Muted);

}  // namespace fairdeal
