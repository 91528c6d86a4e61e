// How each page is made, and which one is the one to show.

#include "desk/files/files_dialog.h"
#include "desk/frame/window/desk_frame.h"
#include "desk/house/house_dialog.h"

namespace fairdeal {

template <class P, class... Parts>
void DeskFrame::made_when_asked_for(LazyPage<P>& page, Parts&... parts) {
    page.made_by([this, &parts...] {
        auto* made = new P(ground_, context_, parts...);
        take_in(made);
        return made;
    });
}

/// A new page is hidden until it is the one to show.
void DeskFrame::take_in(Page* page) {
    page->Hide();
    ground_->GetSizer()->Add(page, wxSizerFlags(1).Expand());
    pages_.push_back(page);
}

/// The sheet of keys over the pages, hidden. The toolkit paints what was made later over what was
/// made before: after another page it is made again.
void DeskFrame::make_keys() {
    if (keys_ != nullptr) keys_->Destroy();
    keys_ = new KeysPanel(
        ground_, [this] { toggle_keys(); }, [this] { show_files(); });
    keys_->Hide();
    pages_below_keys_ = pages_.size();
}

void DeskFrame::tell_how_pages_are_made() {
    made_when_asked_for(learn_, desk_.learn);
    made_when_asked_for(speed_, desk_.speed);
    made_when_asked_for(round_, desk_.round);
    made_when_asked_for(shift_, desk_.shift);
    made_when_asked_for(lessons_, desk_.lessons, desk_.learn);
    made_when_asked_for(lesson_, desk_.lesson, desk_.answering);
    made_when_asked_for(previewed_, desk_.preview.lesson(), desk_.answering);
    made_when_asked_for(progress_, desk_.progress, desk_.learn);
    made_when_asked_for(group_, desk_.group, desk_.learn);
    made_when_asked_for(settings_, desk_.settings, desk_.learn);
    made_when_asked_for(book_, desk_.book, desk_.learn);
    made_when_asked_for(scenarios_, desk_.practise);
    made_when_asked_for(practice_, desk_.answering);
    made_when_asked_for(log_, desk_.replay, desk_.signing);
    made_when_asked_for(replay_, desk_.replay);
    made_when_asked_for(entry_, desk_.rebuild);
    made_when_asked_for(audit_, desk_.audit);
    made_when_asked_for(shoe_, desk_.shoe);
    made_when_asked_for(cases_, desk_.cases, desk_.signing);
    made_when_asked_for(certify_, desk_.certify);
    made_when_asked_for(sittings_, desk_.certify);
    made_when_asked_for(office_people_, desk_.certify);
    made_when_asked_for(records_, desk_.certify);
    made_when_asked_for(verify_, desk_.verify, desk_.certify);
    made_when_asked_for(figures_, desk_.figures, desk_.certify);
    made_when_asked_for(duty_, desk_.duty);
    exam_.made_by([this] {
        const auto name_of = [this](const std::string& id) { return desk_.certify.name_of(id); };
        auto* made = new ExamPage(ground_, context_,
                                  {desk_.certify.exam, desk_.answering, desk_.library, name_of,
                                   [this] { desk_.certify.leave_exam(); }});
        return take_in(made), made;
    });
    made_when_asked_for(editor_, desk_.write, desk_.learn);
    made_when_asked_for(checker_, desk_.check, desk_.learn);
    made_when_asked_for(cards_page_, desk_.cards, desk_.learn);
    made_when_asked_for(packs_, desk_.packs, desk_.learn);
    made_when_asked_for(blueprints_, desk_.blueprints, desk_.certify);
}

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
        case LearnView::Packs: return packs_.get();
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
        case CertifyView::Blueprints: return blueprints_.get();
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
    if (desk_.section == DeskSection::Certify) return certify_page();
    if (desk_.section == DeskSection::Learn) return learn_page();
    if (desk_.section == DeskSection::Duty) return duty_.get();
    if (desk_.section == DeskSection::Cases) return cases_.get();
    if (desk_.section == DeskSection::Audit)
        return desk_.shoe.is_shown ? static_cast<Page*>(shoe_.get()) : audit_.get();
    if (desk_.section == DeskSection::Rebuild) return entry_.get();
    if (desk_.section == DeskSection::Replay)
        return desk_.replay.hand ? static_cast<Page*>(replay_.get()) : log_.get();
    return desk_.practise.practice() != nullptr ? static_cast<Page*>(practice_.get())
                                                : scenarios_.get();
}

void DeskFrame::show_files() {
    FilesDialog dialog(this, desk_.files, desk_.house, *chooser_);
    dialog.ShowModal();
    desk_.restore = dialog.restore_asked();
    if (desk_.restore)
        Close();
    else
        changed();
}

void DeskFrame::show_house() {
    HouseDialog(this, desk_.house).ShowModal();
    changed();
}

}  // namespace fairdeal
