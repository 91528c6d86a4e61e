#include "desk/frame/desk.h"

#include "base/translation.h"
#include "content/library.h"
#include "school/packs/packs_left_out.h"
#include "store/places.h"

namespace fairdeal {

Desk::Desk() {
    certify.on_leave = [this] { verify.take_all_away(); };
    certify.on_own_exams = [this] { blueprints.enter(); };
    own_lessons.on_shelf = [this] { cards.put_in_force(); };
    packs.on_shelf = [this] {
        learn.left_out = packs_left_out(packs.problems(), packs.folder());
        cards.put_in_force();
    };
}

LibraryAhead read_ahead(const std::filesystem::path& content_folder) {
    if (content_folder.empty()) return {};
    return std::async(std::launch::async, load_library, content_folder);
}

Desk::Desk(const std::filesystem::path& content_folder, const std::filesystem::path& folder,
           LibraryAhead ahead)
    : Desk() {
    content = content_folder;
    certify.content = content;
    replay.content = content;
    open_preferences(preferences, folder);
    if (!folder.empty()) certify.seen_file = folder / "seen-logs";
    duty.seen_file = certify.seen_file;
    if (!folder.empty()) audit.keep_in = folder / "audits";
    audit.sample = sample_log(preferences);
    if (content.empty()) {
        problems.push_back({{}, tr("The folder with the scenarios and rule books was not found")});
        return;
    }
    if (auto read = ahead.valid() ? ahead.get() : load_library(content))
        library = std::move(*read);
    else
        problems = std::move(read.error());
}

void open_packs(Desk& desk, const std::filesystem::path& packs) {
    if (!desk.problems.empty()) return;
    desk.packs.open(packs);
    desk.learn.left_out = packs_left_out(desk.packs.problems(), packs);
}

void enter_certify(Desk& desk) {
    desk.section = DeskSection::Certify;
    desk.learn.open();
    desk.certify.enter();
}

void show_certify_view(Desk& desk, CertifyView view) {
    enter_certify(desk);
    desk.certify.show(view);
}

bool offer_open_exams(Desk& desk) {
    const auto school = desk.learn.file.empty() ? school_file() : desk.learn.file;
    if (school.empty() || !desk.certify.may_have_open_exams(school)) return false;
    desk.learn.open();
    if (!desk.certify.pick_open_exam()) return false;
    desk.section = DeskSection::Certify;
    return true;
}

void open_at_start(Desk& desk) {
    show_learn_view(desk, LearnView::Today);
    if (!desk.learn.school.school) return;
    const std::vector<Person> people = desk.learn.school.school->people();
    if (people.empty() && !desk.preferences.recent_logs.empty()) desk.section = DeskSection::Replay;
    for (const Person& person : people) {
        if (person.id == desk.preferences.profile) desk.learn.pick(person.id);
    }
    if (people.size() != 1) return;
    desk.learn.pick(people.front().id);
    if (!people.front().has_passphrase) desk.learn.apply(LearnAction::SignIn);
}

bool is_in_exam(const Desk& desk) {
    return desk.section == DeskSection::Certify && desk.certify.exam.seat != nullptr;
}

void open_log(Desk& desk, const std::string& file) {
    desk.section = DeskSection::Replay;
    open_log(desk.replay, file);
}

bool poll_replay(Desk& desk) {
    if (!poll_replay(desk.replay)) return false;
    if (!desk.replay.work) desk.signing.last_try = 0;  // what is new is signed at once
    return true;
}

void show_learn_view(Desk& desk, LearnView view) {
    desk.section = DeskSection::Learn;
    desk.learn.show(view);
    if (view == LearnView::Write || view == LearnView::Check) desk.write.enter();
    if (view == LearnView::Cards) desk.cards.enter();
    if (view == LearnView::Packs) desk.packs.enter();
}

void leave_school(Desk& desk) {
    if (desk.speed.run) keep_payouts(*desk.speed.run, desk.learn.school);
    desk.speed.run.reset();
    desk.round.run.reset();
    leave_shift(desk.shift);
    desk.preview.close();
    desk.lesson.close();
    desk.lessons.forget_pick();
    desk.book.search("");
    desk.learn.sign_out();
}

bool is_preview(const Desk& desk) {
    const LearnView view = desk.learn.view;
    return desk.section == DeskSection::Learn && desk.preview.is_open() &&
           (view == LearnView::Write || view == LearnView::Check);
}

LessonSession* lesson_shown(Desk& desk) {
    LessonSession& lesson = is_preview(desk) ? desk.preview.lesson() : desk.lesson;
    const bool shown = is_preview(desk) || (desk.section == DeskSection::Learn &&
                                            desk.learn.view == LearnView::Lessons);
    return shown && lesson.is_open() ? &lesson : nullptr;
}

void switch_theme(Desk& desk) {
    desk.preferences.theme = desk.preferences.theme == Look::Dark ? Look::Light : Look::Dark;
    save_preferences(desk.preferences);
}

void turn_table(Desk& desk) {
    const bool trains = desk.section == DeskSection::Learn ||
                        desk.section == DeskSection::Practise ||
                        desk.section == DeskSection::Certify;
    Side& side = trains ? desk.preferences.tables.training : desk.preferences.tables.review;
    side = side == Side::Dealer ? Side::Guests : Side::Dealer;
    save_preferences(desk.preferences);
}

void forget_passphrases(Desk& desk) {
    desk.learn.forget_passphrases();
    desk.cards.forget_passphrase();
    desk.certify.passphrase.clear();
    desk.certify.forget_secrets();
    desk.certify.give_up_start();
    forget_secrets(desk.cases);
    desk.duty.forget_passphrase();
}

}  // namespace fairdeal
