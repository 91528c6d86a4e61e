// The exam office for the tour: its door, an exam from beginning to end, the result, people.

#include "desk/certify/certify_screen.h"
#include "tour/tour.h"
#include "tour/tour_office.h"

namespace fairdeal {

using namespace tour_office;

namespace {

void add_person(Desk& desk, const char* name, const char* role) {
    desk.certify.begin(CertifyTask::NewPerson);
    fill(desk.certify, "name", name);
    fill(desk.certify, "trainee", std::string(role) == "trainee" ? "yes" : "");
    fill(desk.certify, role, "yes");
    fill(desk.certify, "own", tour_passphrase);
    fill(desk.certify, "own-again", tour_passphrase);
    desk.certify.submit();
}

/// Two items decide it, so that a tour sees its end.
void shorten(OfficeSession& office) {
    if (office.exams.empty()) return;
    Blueprint& exam = office.exams.front();
    exam.rule = FixedForm{3, 2};
    exam.cells.resize(1);
    exam.cells.front().least = 2;
}

/// Answers the open item, rightly if wanted, as far as its draft can say it.
void answer_item(ExamPageSession& exam, const Library& library) {
    Practice* item = exam.seat ? exam.seat->item() : nullptr;
    if (item == nullptr) return;
    for (std::size_t i = 0; i < item->rows(); ++i) answer_row(*item, i, 0);
    if (!item->choices.empty()) choose(*item, 0, library.misreadings);
}

/// What three judges say of every family, from the row that there is to fill in.
std::string judgements_of(const std::string& to_fill) {
    const auto head = to_fill.find('\n') + 1;
    std::string text = to_fill.substr(0, head);
    for (const auto& [judge, chance] : {std::pair("Ada Lind", "0.85"), std::pair("Bo Ekman", "0.9"),
                                        std::pair("Cleo Marsh", "0.8")}) {
        wxString row = wide(to_fill.substr(head));
        row.Replace("Judge 1", judge);
        row.Replace("0.85", chance);
        text += row.utf8_string();
    }
    return text;
}

}  // namespace

void Tour::office_pictures() {
    OfficeSession& office = desk_.certify;
    frame_.go_to_section(DeskSection::Certify);
    frame_.show_now();
    shot("certify-no-office");
    desk_.certify.begin(CertifyTask::MakeOffice);
    frame_.show_now();
    shot("certify-make-office");
    fill(office, "house", "casino.example");
    fill(office, "passphrase", tour_passphrase);
    fill(office, "again", tour_passphrase);
    fill(office, "name", "Ada Lind");
    fill(office, "own", tour_passphrase);
    fill(office, "own-again", tour_passphrase);
    desk_.certify.submit();
    add_person(desk_, "Eve Stone", "examiner");
    add_person(desk_, "Ian Reed", "invigilator");
    add_person(desk_, "Olga Berg", "auditor");
    add_person(desk_, "Cora Dell", "trainee");
    frame_.show_now();
    shot("certify-people");
    desk_.certify.begin(CertifyTask::NewPerson);
    frame_.show_now();
    shot("certify-new-person");
    resize(1024, 700);
    shot("small-certify-new-person");
    resize(1280, 800);
    show_certify_view(desk_, CertifyView::Permissions);
    frame_.show_now();
    shot("certify-permissions");
    desk_.certify.begin(CertifyTask::OwnPassphrase);
    frame_.show_now();
    shot("certify-passphrase");
    show_certify_view(desk_, CertifyView::People);
    desk_.certify.begin(CertifyTask::HouseAddress);
    frame_.show_now();
    shot("certify-address");
    desk_.certify.begin(CertifyTask::ExamRules);
    fill(office, "days", "30");
    frame_.show_now();
    shot("certify-exam-rules");
    desk_.certify.submit();
    office.drop_form();
    blueprint_pictures();
}

/// An exam that ships, a copy of it, its parts, what is wrong, a form, in use.
void Tour::blueprint_pictures() {
    BlueprintSession& exams = desk_.blueprints;
    show_certify_view(desk_, CertifyView::Blueprints);
    shot_both("our-exams-shipped");
    exams.apply(BlueprintAction::Copy);
    exams.set("p1", 800);
    shot_both("our-exams-wrong");
    exams.set("p1", 950);
    exams.apply(BlueprintAction::ShowCells);
    exams.pick_cell(2);
    shot_both("our-exams-parts");
    exams.apply(BlueprintAction::RemoveCell);
    shot_both("our-exams-removed");
    exams.apply(BlueprintAction::PutBack);
    exams.apply(BlueprintAction::ShowPreview);
    exams.wait();
    shot_both("our-exams-form");
    exams.apply(BlueprintAction::PutInUse);
    shot_both("our-exams-in-use");
    exams.apply(BlueprintAction::TakeOut);
    exams.apply(BlueprintAction::Drop);
}

void Tour::exam_pictures() {
    OfficeSession& office = desk_.certify;
    sign_in_as(desk_, "eve-stone");
    shorten(office);
    desk_.certify.begin(CertifyTask::OpenSitting);
    fill(office, "candidate", "cora-dell");
    fill(office, "exam", office.exams.empty() ? "" : office.exams.front().id);
    fill(office, "invigilator", "ian-reed");
    fill(office, "passphrase", tour_passphrase);
    frame_.show_now();
    shot("certify-open-sitting");
    desk_.certify.submit();
    frame_.show_now();
    shot("certify-sittings");
    desk_.certify.leave();
    office.picked_seat = office.office ? office.office->sittings_here().value().back() : "";
    frame_.show_now();
    shot("certify-door");
    resize(1024, 700);
    shot("small-certify-door");
    resize(1280, 800);
    desk_.certify.ask_for_start();
    frame_.show_now();
    shot("certify-start");
    resize(1024, 700);
    shot("small-certify-start");
    resize(1280, 800);
    release_exam(desk_);
    frame_.show_now();
    shot("certify-ready");
    desk_.certify.sit_down();
    frame_.show_now();
    shot("exam-item");
    answer_item(office.exam, desk_.library);
    frame_.show_now();
    shot("exam-answered");
    resize(1024, 700);
    shot("small-exam");
    resize(1280, 800);
    office.exam.leaving = true;
    frame_.show_now();
    shot("exam-leaving");
    office.exam.leaving = false;
    office.exam.print = 150;
    frame_.show_now();
    settle(1500);  // measured again a moment later
    shot("exam-larger-letters");
    office.exam.print = 100;
    for (int i = 0; i < 3 && office.exam.seat && !office.exam.seat->is_over(); ++i) {
        answer_item(office.exam, desk_.library);
        go_to_next_item_of(office.exam);
    }
    frame_.show_now();
    shot("exam-over");
    desk_.certify.leave_exam();
}

/// The exam is changed, and sat again under what it says now.
void Tour::sit_another_edition() {
    OfficeSession& office = desk_.certify;
    sign_in_as(desk_, "eve-stone");
    office.exams.front().note += " As of today.";
    open_sitting(desk_);
    desk_.certify.leave();
    sit_here(desk_);
    for (int i = 0; i < 3 && office.exam.seat && !office.exam.seat->is_over(); ++i) {
        answer_item(office.exam, desk_.library);
        go_to_next_item_of(office.exam);
    }
    desk_.certify.leave_exam();
    sign_in_as(desk_, "eve-stone");
    show_certify_view(desk_, CertifyView::Figures);
    frame_.show_now();
}

void Tour::figure_pictures() {
    desk_.certify.drop_form();
    show_certify_view(desk_, CertifyView::Figures);
    frame_.show_now();
    shot("certify-figures");
    FiguresPage& page = frame_.figures();
    const auto show_part = [&](char key) {
        page.press({KeyName::Character, key, false, false});
        frame_.show_now();
    };
    show_part('4');
    shot("certify-panel-typed");
    resize(1024, 700);
    shot("small-certify-panel-typed");
    resize(1280, 800);
    page.judgements()->SetValue(wide(judgements_of(typed_in(page.judgements()))));
    wxCommandEvent click(wxEVT_BUTTON);
    page.work_out_button()->ProcessWindowEvent(click);
    frame_.show_now();
    shot("certify-panel");
    resize(1024, 700);
    shot("small-certify-panel");
    resize(1280, 800);
    sit_another_edition();
    show_part('5');
    shot("certify-drift");
    resize(1024, 700);
    shot("small-certify-drift");
    resize(1280, 800);
    show_part('1');
}

void Tour::certify_pictures() {
    office_pictures();
    exam_pictures();
    OfficeSession& office = desk_.certify;
    sign_in_as(desk_, "eve-stone");
    frame_.show_now();
    shot("certify-result");
    resize(1024, 700);
    shot("small-certify-result");
    resize(1280, 800);
    desk_.certify.open_item(0);
    frame_.show_now();
    shot("certify-item");
    office.item.reset();
    desk_.certify.begin(CertifyTask::Transcript);
    frame_.show_now();
    shot("certify-transcript");
    passed_exam();
    record_pictures();
    verify_pictures();
    figure_pictures();
    desk_.certify.leave();
    desk_.section = DeskSection::Practise;
    frame_.show_now();
}

}  // namespace fairdeal
