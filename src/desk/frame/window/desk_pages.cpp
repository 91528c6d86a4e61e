// Which page is the one to show.

#include "desk/files/files_dialog.h"
#include "desk/frame/window/desk_frame.h"

namespace fairdeal {

/// The page that a trainee sees it on.
Page* DeskFrame::previewed_page() const {
    return desk_.preview.lesson().is_open() ? static_cast<Page*>(previewed_.get())
                                            : practice_.get();
}

Page* DeskFrame::learn_page() const {
    const LearnView view = desk_.learn.view;
    if (!is_signed_in(desk_.learn.school) && needs_profile(view)) return learn_.get();
    if (is_preview(desk_)) return previewed_page();
    switch (view) {
        case LearnView::Write: return editor_.get();
        case LearnView::Cards: return cards_page_.get();
        case LearnView::Check: return checker_.get();
        case LearnView::Lessons:
            return desk_.lesson.is_open() ? static_cast<Page*>(lesson_.get()) : lessons_.get();
        case LearnView::Mastery: return progress_.get();
        case LearnView::Group: return group_.get();
        case LearnView::Settings: return settings_.get();
        case LearnView::Book: return book_.get();
        case LearnView::Today: break;
    }
    const bool asks = desk_.learn.run && desk_.learn.run->practice;
    if (asks) return practice_.get();
    if (desk_.speed.run) return speed_.get();
    if (is_shown(desk_.shift)) return shift_.get();
    return desk_.round.run ? static_cast<Page*>(round_.get()) : learn_.get();
}

Page* DeskFrame::certify_page() const {
    const OfficeSession& office = desk_.certify;
    if (office.exam.seat) return exam_.get();
    if (office.item) return practice_.get();
    switch (office.view) {
        case CertifyView::Sittings: return sittings_.get();
        case CertifyView::People:
        case CertifyView::Permissions: return office_people_.get();
        case CertifyView::Figures: return figures_.get();
        case CertifyView::Records: return records_.get();
        case CertifyView::Verify: return verify_.get();
        case CertifyView::SignIn: break;
    }
    return certify_.get();
}

Page* DeskFrame::open_page() const {
    if (desk_.room == Room::Certify) return certify_page();
    if (desk_.room == Room::Learn) return learn_page();
    if (desk_.room == Room::Cases) return cases_.get();
    if (desk_.room == Room::Audit) return audit_.get();
    if (desk_.room == Room::Rebuild) return entry_.get();
    if (desk_.room == Room::Replay)
        return desk_.replay.hand ? static_cast<Page*>(replay_.get()) : log_.get();
    return desk_.practise.practice() != nullptr ? static_cast<Page*>(practice_.get())
                                                : scenarios_.get();
}

void DeskFrame::show_files() {
    FilesDialog(this, desk_.files, *chooser_).ShowModal();
    changed();
}

}  // namespace fairdeal
