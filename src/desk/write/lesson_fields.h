#pragma once
// What is typed and chosen for the picked row of a lesson that is being written: a field for each
// text, with the lists that it is chosen from; what is seldom wanted is under "More".

#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/textctrl.h>

#include "desk/frame/page_context.h"
#include "desk/kit/tile.h"
#include "desk/write/author_session.h"

namespace fairdeal {

class LessonFields : public wxScrolledWindow {
public:
    /// `open_list` hears which field is chosen from which list; `before`: what stands in a text
    /// before the cursor.
    using OnList =
        std::function<void(const std::string& key, ListOf of, const std::string& before)>;
    LessonFields(wxWindow* parent, PageContext& context, AuthorSession& session, OnList open_list);
    /// Rebuilt where it is another row or other fields; `row` tells rows apart.
    void show(std::vector<DraftField> fields, std::string row);
    void theme_changed();
    /// To the field of this key, under "More" if it is there, else to the first one; in a text
    /// after so many characters.
    void take_focus(const std::string& key = {}, std::optional<std::size_t> at = {});
    /// Opens the list for the text that has the keyboard, else for the first that takes links.
    /// False: none does.
    bool open_text_list(ListOf of);

    /// Null where there is no field of this key.
    [[nodiscard]] wxTextCtrl* field(const std::string& key) const;
    [[nodiscard]] wxChoice* choice(const std::string& key) const;
    /// The field's buttons, as its lists are; null: it has not so many.
    [[nodiscard]] wxButton* list_button(const std::string& key, std::size_t number = 0) const;
    [[nodiscard]] wxToggleButton* more_button() const { return more_button_; }

private:
    struct Shown {
        std::string key;
        FieldShape shape = FieldShape::Line;
        wxTextCtrl* text = nullptr;
        wxChoice* choice = nullptr;
        Text* said = nullptr;  // of what is chosen or shown
        std::vector<wxButton*> lists;
    };
    [[nodiscard]] bool is_typing_code(const std::string& row) const;
    void build();
    void add_field(wxSizer* column, const DraftField& field);
    void add_more(wxSizer* column);
    void add_text(wxSizer* column, const DraftField& field, Shown& shown);
    void add_choice(wxSizer* column, const DraftField& field, Shown& shown);
    void add_said(wxSizer* column, const DraftField& field, Shown& shown);
    void add_lists(wxSizer* column, const DraftField& field, Shown& shown);
    void show_value(const DraftField& field, const Shown& shown);
    void open_list(const Shown& shown, ListOf of);
    [[nodiscard]] const Shown* find(const std::string& key) const;
    void set(const std::string& key, const std::string& value);
    void lay_out();

    PageContext& context_;
    AuthorSession& session_;
    OnList open_list_;
    std::vector<DraftField> fields_;
    std::string built_, row_;
    bool more_ = false;
    std::vector<Shown> shown_;
    std::vector<Text*> words_;
    wxToggleButton* more_button_ = nullptr;
};

}  // namespace fairdeal
