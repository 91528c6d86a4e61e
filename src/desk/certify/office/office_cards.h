#pragma once
// What the pages of the exam office look like: the row of views, a line for what went wrong or was
// done, a card with a list at the left and a card with what is picked at the right.

#include "desk/certify/office/certify_tabs.h"
#include "desk/certify/office/office_panel.h"
#include "desk/frame/page.h"
#include "desk/kit/rows/row_list.h"

namespace fairdeal {

class OfficeCards : public Page {
public:
    void theme_changed() override;

    [[nodiscard]] RowList* list() const { return list_; }
    [[nodiscard]] OfficePanel& panel() const { return *panel_; }

protected:
    /// How the width is shared; a list without a share is as wide as its card must be.
    struct Shares {
        int list = 0, side = 1;
    };
    /// Of two empty cards: a page fills them from top to bottom, and then says end_frame().
    OfficeCards(wxWindow* parent, PageContext& context, OfficeSession& session, Shares shares);
    void add_list(const std::string& name, int row_height, Space around);
    void add_panel(FormUse form, Space around);
    /// Hides it with the room that it takes, or shows it.
    void show_panel(bool shown);
    void end_frame();

    [[nodiscard]] Tile* list_card() const { return list_card_; }
    [[nodiscard]] Tile* side() const { return side_; }
    [[nodiscard]] wxSizer* list_column() const { return list_column_; }
    [[nodiscard]] wxSizer* side_column() const { return side_column_; }

    /// The views, and above the cards the error or, without any, what was done.
    void show_frame(const std::string& error, const std::string& said);
    void lay_out() override;

private:
    /// Breaks the lines of a page's own texts: the cards are as wide as they will be.
    virtual void wrap_texts() {}
    virtual void show_in_panel(int width) = 0;
    void lay_out_cards();

    CertifyTabs* tabs_ = nullptr;
    Text* error_ = nullptr;
    Tile* list_card_ = nullptr;
    Tile* side_ = nullptr;
    wxBoxSizer* list_column_ = nullptr;
    wxBoxSizer* side_column_ = nullptr;
    RowList* list_ = nullptr;
    OfficePanel* panel_ = nullptr;
    wxSizerItem* panel_place_ = nullptr;
};

}  // namespace fairdeal
