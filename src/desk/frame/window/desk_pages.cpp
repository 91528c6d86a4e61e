// Which page is the one to show.

#include "desk/files/files_dialog.h"
#include "desk/frame/window/desk_frame.h"

namespace fairdeal {

/// The page that a trainee sees it on.
Page* DeskFrame::previewed_page() const {
    return desk_.preview.lesson().is_open() ? static_cast<Page*>(previewed_) : practice_;
}

Page* DeskFrame::learn_page() const {
    const LearnView view = desk_.learn.view;
    if (!is_signed_in(desk_.learn.school) && needs_profile(view)) return learn_;
    if (is_preview(desk_)) return previewed_page();
    switch (view) {
        case LearnView::Write: return editor_;
        case LearnView::Cards: return cards_page_;
        case LearnView::Check: return checker_;
        case LearnView::Lessons:
            return desk_.lesson.is_open() ? static_cast<Page*>(lesson_) : lessons_;
        case LearnView::Mastery: return progress_;
        case LearnView::Group: return group_;
        case LearnView::Settings: return settings_;
        case LearnView::Book: return book_;
        case LearnView::Today: break;
    }
    const bool asks = desk_.learn.run && desk_.learn.run->practice;
    if (asks) return practice_;
    if (desk_.speed.run) return speed_;
    if (is_shown(desk_.shift)) return shift_;
    return desk_.round.run ? static_cast<Page*>(round_) : learn_;
}

Page* DeskFrame::certify_page() const {
    const OfficeSession& office = desk_.certify;
    if (office.exam.seat) return exam_;
    if (office.item) return practice_;
    switch (office.view) {
        case CertifyView::Sittings: return sittings_;
        case CertifyView::People:
        case CertifyView::Permissions: return office_people_;
        case CertifyView::Figures: return figures_;
        case CertifyView::Records: return records_;
        case CertifyView::Verify: return verify_;
        case CertifyView::SignIn: break;
    }
    return certify_;
}

Page* DeskFrame::open_page() const {
    if (desk_.room == Room::Certify) return certify_page();
    if (desk_.room == Room::Learn) return learn_page();
    if (desk_.room == Room::Cases) return cases_;
    if (desk_.room == Room::Audit) return audit_;
    if (desk_.room == Room::Rebuild) return entry_;
    if (desk_.room == Room::Replay) return desk_.replay.hand ? static_cast<Page*>(replay_) : log_;
    return desk_.practise.practice() != nullptr ? static_cast<Page*>(practice_) : scenarios_;
}

void DeskFrame::show_files() {
    FilesDialog(this, desk_.files, *chooser_).ShowModal();
    changed();
}

}  // namespace fairdeal
