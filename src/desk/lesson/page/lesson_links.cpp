#include "desk/lesson/page/lesson_links.h"

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/kit/side_panel.h"
#include "training/book/clause_title.h"

namespace fairdeal {

namespace {

std::string label_of(const ProsePart& link, const Library& library, std::size_t number) {
    return std::to_string(number + 1) + "   " +
           (link.kind == ProseKind::Clause ? clause_title_with_id(library, link.target)
                                           : link.text);
}

std::string spoken(const ProsePart& link, const Library& library) {
    return link.kind == ProseKind::Clause
               ? tr("Clause {clause}", "clause"_a = clause_title_with_id(library, link.target))
               : tr("Word of the floor: {word}", "word"_a = link.text);
}

std::string what_comes(const std::string& lesson) {
    const std::string again = tr("The clauses of this lesson come again in your reviews.");
    if (lesson.empty()) return again;
    return tr("\u201c{lesson}\u201d is next.", "lesson"_a = lesson) + " " + again;
}

}  // namespace

LessonLinks::LessonLinks(wxWindow* parent, PageContext& context, LessonSession& session)
    : Tile(parent, card(Tone::Window)), context_(context), session_(session) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    const PanelHead head = begin_panel(this, column, tr("Clauses and words"));
    title_ = head.title;
    status_ = head.status;
    body_ = head.body;
    words_ = new ClauseCard(this, [this] {
        session_.close_words();
        context_.changed();
    });
    column->Add(words_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, side));
    keys_ = new Text(this, "", 12, Hue::Muted);
    put(column, keys_, {side + Gap::tight, Gap::tight, side, 0});
    make_footer(column);
    SetSizer(column);
    SetMinSize(wxSize(panel_width, -1));
}

wxButton* LessonLinks::make_action_button(LessonAction action, const char* kind) {
    return make_button(this, tr(action_named(lesson_actions, action).label), kind, [this, action] {
        if (const auto leads_to = session_.apply(action)) context_.go_to(*leads_to);
        context_.changed();
    });
}

void LessonLinks::make_footer(wxSizer* column) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    book_ = make_action_button(LessonAction::Book, "");
    next_ = make_action_button(LessonAction::Next, "primary");
    row->Add(book_, wxSizerFlags().CentreVertical());
    row->AddStretchSpacer();
    row->Add(next_, wxSizerFlags().CentreVertical());
    column->Add(row, wxSizerFlags().Expand().Border(wxALL, side));
}

void LessonLinks::show(const LessonScreen& screen) {
    const UpdateLock lock(this);
    is_end_ = screen.banner.has_value();
    const auto links = links_on(screen);
    if (links != shown_ || buttons_.size() != links.size()) {
        shown_ = links;
        build();
    }
    title_->say(is_end_ ? tr("What next?") : tr("Clauses and words"));
    status_->say(!is_end_        ? tr("What this page speaks of, to look up.")
                 : screen.repeat ? tr("That part again, and then the check.")
                                 : what_comes(screen.next_lesson));
    for (Text* text : {title_, status_}) text->wrap_to(panel_inside - grid);
    show_words(screen);
    keys_->say(shown_.empty()
                   ? screen.key_line
                   : tr("1\u20139 open \u00b7 {other_keys}", "other_keys"_a = screen.key_line));
    keys_->wrap_to(panel_inside - Gap::tight);
    set_label(next_, screen.go_on_label);
    Layout();
    body_->FitInside();
    gtk::set_name(body_,
                  tr("Clauses and words"));  // the toolkit makes an empty ground a stop again
}

void LessonLinks::show_words(const LessonScreen& screen) {
    words_->Show(screen.clause || screen.term);
    if (screen.clause) words_->show(*screen.clause, panel_inside);
    if (screen.term)
        words_->show({screen.term->word, "", plain_text(screen.term->meaning), "", false},
                     panel_inside);
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const LessonWalk& walk = session_.walk();
        const bool on =
            shown_[i].target == (shown_[i].kind == ProseKind::Clause ? walk.clause : walk.term);
        gtk::set_class(buttons_[i], "chosen", on);
    }
}

void LessonLinks::build() {
    body_->DestroyChildren();
    buttons_.clear();
    auto* column = new wxBoxSizer(wxVERTICAL);
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        auto* button = make_button(body_, label_of(shown_[i], session_.library(), i), "choice",
                                   [this, i] { open(i); });
        gtk::align_left(button);
        gtk::set_name(button, spoken(shown_[i], session_.library()));
        gtk::wrap_button(button);
        button->SetMinSize(
            wxSize(panel_inside, std::max(36, gtk::height_for(button, panel_inside))));
        buttons_.push_back(button);
        column->Add(button, wxSizerFlags().Border(wxBOTTOM, Gap::beside));
    }
    body_->SetSizer(column, true);
    body_->Scroll(0, 0);
}

bool LessonLinks::open(std::size_t link) {
    if (link >= shown_.size()) return false;
    session_.look_up(shown_[link]);
    context_.changed();
    return true;
}

void LessonLinks::theme_changed() {
    body_->SetBackgroundColour(colour(Tone::Surface));
    Refresh();
}

}  // namespace fairdeal
