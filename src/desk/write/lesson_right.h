#pragma once
// The right of the page on which a lesson is written: what is typed for the picked row, what a
// field is chosen from, or what can be put in.

#include "desk/kit/chooser.h"
#include "desk/write/deal/deal_panel.h"
#include "desk/write/lesson_fields.h"

namespace fairdeal {

class LessonRight : public Tile {
public:
    using OnAction = std::function<void(AuthorAction)>;
    LessonRight(wxWindow* parent, PageContext& context, AuthorSession& session,
                const OnAction& take);
    void show(const AuthorScreen& screen);
    void lay_out();
    void theme_changed();
    /// The keyboard goes to the field that is wanted, or to the list that is shown in its place.
    void take_focus();
    /// Enter in one of the lists.
    bool press_enter();

    [[nodiscard]] LessonFields* fields() const { return fields_; }
    [[nodiscard]] Chooser* offers() const { return offers_; }
    [[nodiscard]] Chooser* list() const { return list_; }
    [[nodiscard]] DealPanel* felt() const { return felt_; }
    [[nodiscard]] wxButton* choose_button() const { return choose_; }

private:
    wxWindow* make_offers();
    wxWindow* make_list();
    void show_offers();
    void show_list();

    PageContext& context_;
    AuthorSession& session_;
    OnAction take_;
    AuthorScreen shown_;
    Text* heading_ = nullptr;
    Text* advice_ = nullptr;
    LessonFields* fields_ = nullptr;
    Tile* offers_ground_ = nullptr;
    Chooser* offers_ = nullptr;
    wxButton* put_in_ = nullptr;
    wxButton* keep_ = nullptr;
    wxButton* back_ = nullptr;
    Text* why_not_ = nullptr;
    Tile* list_ground_ = nullptr;
    Chooser* list_ = nullptr;
    wxButton* choose_ = nullptr;
    wxButton* done_ = nullptr;
    DealPanel* felt_ = nullptr;
};

}  // namespace fairdeal
