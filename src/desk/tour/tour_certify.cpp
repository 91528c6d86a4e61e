// The exam office for the tour: its door, an exam from beginning to end, the result, people.

#include "desk/certify/certify_screen.h"
#include "desk/tour/tour.h"
#include "desk/tour/tour_office.h"

namespace fairdeal {

using namespace tour_office;

namespace {

void add_person(Desk& desk, const char* name, const char* role) {
    begin_task(desk, CertifyTask::NewPerson);
    fill(desk.certify, "name", name);
    fill(desk.certify, "trainee", std::string(role) == "trainee" ? "yes" : "");
    fill(desk.certify, role, "yes");
    fill(desk.certify, "own", tour_passphrase);
    fill(desk.certify, "own-again", tour_passphrase);
    do_task(desk);
}

/// Two items decide it, so that a tour sees its end.
void shorten(CertifyRoom& room) {
    if (room.exams.empty()) return;
    Blueprint& exam = room.exams.front();
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

}  // namespace

void Tour::office_pictures() {
    CertifyRoom& room = desk_.certify;
    frame_.go_to_room(Room::Certify);
    frame_.show_now();
    shot("certify-no-office");
    begin_task(desk_, CertifyTask::MakeOffice);
    frame_.show_now();
    shot("certify-make-office");
    fill(room, "house", "casino.example");
    fill(room, "passphrase", tour_passphrase);
    fill(room, "again", tour_passphrase);
    fill(room, "name", "Ada Lind");
    fill(room, "own", tour_passphrase);
    fill(room, "own-again", tour_passphrase);
    do_task(desk_);
    add_person(desk_, "Eve Stone", "examiner");
    add_person(desk_, "Ian Reed", "invigilator");
    add_person(desk_, "Olga Berg", "auditor");
    add_person(desk_, "Cora Dell", "trainee");
    frame_.show_now();
    shot("certify-people");
    begin_task(desk_, CertifyTask::NewPerson);
    frame_.show_now();
    shot("certify-new-person");
    resize(1024, 700);
    shot("small-certify-new-person");
    resize(1280, 800);
    show_certify_view(desk_, CertifyView::Permissions);
    frame_.show_now();
    shot("certify-permissions");
    begin_task(desk_, CertifyTask::OwnPassphrase);
    frame_.show_now();
    shot("certify-passphrase");
    show_certify_view(desk_, CertifyView::People);
    begin_task(desk_, CertifyTask::HouseAddress);
    frame_.show_now();
    shot("certify-address");
    drop_form(room);
}

void Tour::exam_pictures() {
    CertifyRoom& room = desk_.certify;
    sign_in_as(desk_, "eve-stone");
    shorten(room);
    begin_task(desk_, CertifyTask::OpenSitting);
    fill(room, "candidate", "cora-dell");
    fill(room, "exam", room.exams.empty() ? "" : room.exams.front().id);
    fill(room, "invigilator", "ian-reed");
    fill(room, "passphrase", tour_passphrase);
    frame_.show_now();
    shot("certify-open-sitting");
    do_task(desk_);
    frame_.show_now();
    shot("certify-sittings");
    leave_office(desk_);
    room.picked_seat = room.office ? room.office->sittings_here().value().back() : "";
    frame_.show_now();
    shot("certify-door");
    resize(1024, 700);
    shot("small-certify-door");
    resize(1280, 800);
    ask_for_start(desk_);
    frame_.show_now();
    shot("certify-start");
    resize(1024, 700);
    shot("small-certify-start");
    resize(1280, 800);
    release_exam(desk_);
    frame_.show_now();
    shot("certify-ready");
    sit_down(desk_);
    frame_.show_now();
    shot("exam-item");
    answer_item(room.exam, desk_.library);
    frame_.show_now();
    shot("exam-answered");
    resize(1024, 700);
    shot("small-exam");
    resize(1280, 800);
    room.exam.leaving = true;
    frame_.show_now();
    shot("exam-leaving");
    room.exam.leaving = false;
    room.exam.print = 150;
    frame_.show_now();
    settle(1500);  // measured again a moment later
    shot("exam-larger-letters");
    room.exam.print = 100;
    for (int i = 0; i < 3 && room.exam.seat && !room.exam.seat->is_over(); ++i) {
        answer_item(room.exam, desk_.library);
        go_to_next_item_of(room.exam);
    }
    frame_.show_now();
    shot("exam-over");
    leave_exam(desk_);
}

/// The exam is changed, and sat again under what it says now.
void Tour::sit_another_edition() {
    CertifyRoom& room = desk_.certify;
    sign_in_as(desk_, "eve-stone");
    room.exams.front().note += " As of today.";
    open_sitting(desk_);
    leave_office(desk_);
    sit_here(desk_);
    for (int i = 0; i < 3 && room.exam.seat && !room.exam.seat->is_over(); ++i) {
        answer_item(room.exam, desk_.library);
        go_to_next_item_of(room.exam);
    }
    leave_exam(desk_);
    sign_in_as(desk_, "eve-stone");
    show_certify_view(desk_, CertifyView::Figures);
    frame_.show_now();
}

void Tour::figure_pictures() {
    drop_form(desk_.certify);
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
    page.judgements()->SetValue(
        "judge,round,on,rules,Wins,Losses,Pushes\n"
        "Ada Lind,1,2026-03-14,r1,.9,.85,.8\nBo Ekman,1,2026-03-14,r1,.95,.9,.85\n"
        "Cleo Marsh,1,2026-03-14,r1,.85,.85,.75\n");
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
    CertifyRoom& room = desk_.certify;
    sign_in_as(desk_, "eve-stone");
    frame_.show_now();
    shot("certify-result");
    resize(1024, 700);
    shot("small-certify-result");
    resize(1280, 800);
    open_item_of_result(desk_, 0);
    frame_.show_now();
    shot("certify-item");
    room.item.reset();
    begin_task(desk_, CertifyTask::Transcript);
    frame_.show_now();
    shot("certify-transcript");
    passed_exam();
    record_pictures();
    verify_pictures();
    figure_pictures();
    leave_office(desk_);
    desk_.room = Room::Practise;
    frame_.show_now();
}

}  // namespace fairdeal
