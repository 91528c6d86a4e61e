#pragma once
// What is typed for the picked row of a lesson that is being written: a field for each text, with
// links to be put into prose.

#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/textctrl.h>

#include "desk/frame/page_context.h"
#include "desk/kit/tile.h"
#include "desk/write/author_session.h"

namespace fairdeal {

class LessonFields : public wxScrolledWindow {
public:
    LessonFields(wxWindow* parent, PageContext& context, AuthorSession& session);
    /// Rebuilt where it is another row or other fields; `row` tells rows apart.
    void show(const std::vector<DraftField>& fields, const std::string& row);
    void theme_changed();
    void take_focus();

    /// Null where there is no field of this key.
    [[nodiscard]] wxTextCtrl* field(const std::string& key) const;
    [[nodiscard]] wxChoice* clause_choice() const { return clauses_; }

private:
    void build(const std::vector<DraftField>& fields);
    void add_text(wxSizer* column, const DraftField& field);
    void add_choice(wxSizer* column, const DraftField& field);
    void add_links(wxSizer* column, wxTextCtrl* into);
    wxChoice* make_links(const std::string& name, std::vector<LinkChoice> links, wxTextCtrl* into);
    void set(const std::string& key, const std::string& value);
    void lay_out();

    struct Shown {
        std::string key;
        wxTextCtrl* text = nullptr;
        wxChoice* choice = nullptr;
    };
    PageContext& context_;
    AuthorSession& session_;
    std::string built_;
    std::vector<Shown> shown_;
    std::vector<Text*> words_;
    wxChoice* clauses_ = nullptr;
};

}  // namespace fairdeal
