#pragma once
// The rule books to be read: the list of clauses with its search on the left, the clause with its
// readings and links on the right.

#include <wx/scrolwin.h>
#include <wx/textctrl.h>

#include "desk/book/book_session.h"
#include "desk/frame/page.h"
#include "desk/kit/rows/row_list.h"
#include "desk/learn/learn_tabs.h"

namespace fairdeal {

class BookPage : public Page {
public:
    BookPage(wxWindow* parent, PageContext& context, BookSession& session,
             const LearnSession& school);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override { list_->SetFocus(); }

    [[nodiscard]] RowList* list() const { return list_; }
    [[nodiscard]] wxTextCtrl* search() const { return search_; }
    [[nodiscard]] const BookScreen& screen() const { return shown_; }

private:
    wxSizer* make_left();
    wxWindow* make_right();
    wxSizer* make_tabs();
    void show_list();
    void show_page();
    void add_readings(wxSizer* column, const BookPageScreen& page);
    void add_sheet(wxSizer* column, const BookPageScreen& page);
    void add_mistakes(wxSizer* column, const BookPageScreen& page);
    void add_links(wxSizer* column, const BookPageScreen& page);
    Text* add_text(wxSizer* column, const std::string& text, double pixels, Hue hue,
                   wxFontWeight weight, int above);
    void pick(int row);
    void lay_out() override;

    BookSession& session_;
    BookScreen shown_;
    std::string built_;
    LearnTabs* tabs_ = nullptr;
    std::vector<wxToggleButton*> games_;
    wxTextCtrl* search_ = nullptr;
    Text* count_ = nullptr;
    RowList* list_ = nullptr;
    Tile* list_card_ = nullptr;
    Tile* page_card_ = nullptr;
    wxButton* back_ = nullptr;
    wxScrolledWindow* page_ = nullptr;
    std::vector<Text*> texts_;      // of the page, to be wrapped
    std::vector<wxButton*> links_;  // likewise
};

}  // namespace fairdeal
