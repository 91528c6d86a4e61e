// A dispute from its claim to the file that is handed over, for the tour.

#include <filesystem>

#include "base/time/utc_now.h"
#include "desk/cases/case_entries.h"
#include "tour/tour.h"

namespace fairdeal {

namespace {

void type(Desk& desk, const char* name, const std::string& words) {
    if (!desk.cases.form) return;
    if (CaseField* field = desk.cases.form->field(name)) field->value = words;
}

}  // namespace

/// Types the form of a task; it is left open.
void Tour::type_case(CaseTask task, const std::string& by, const std::string& words) {
    begin_case_form(desk_.cases, task, utc_now());
    type(desk_, "text", words);
    type(desk_, "by", by);
    type(desk_, "passphrase", tour_passphrase);
    type(desk_, "first", tour_passphrase);
}

/// An account for somebody else, by who made the first.
void Tour::give_case_account(const std::string& id) {
    begin_case_form(desk_.cases, CaseTask::Account, utc_now());
    type(desk_, "account", id);
    type(desk_, "new", tour_passphrase);
    type(desk_, "again", tour_passphrase);
    type(desk_, "by", "f1");
    type(desk_, "passphrase", tour_passphrase);
    submit_case_form(desk_.cases, utc_now());
}

void Tour::review_case(const std::string& by, const std::string& words) {
    type_case(CaseTask::Review, by, words);
    keep_review(desk_.cases, (folder() / (by + "-review.txt")).string(), utc_now());
}

void Tour::open_cases() {
    frame_.go_to_section(DeskSection::Cases);
    frame_.show_now();
    shot("cases-empty");
    type_case(CaseTask::Open, "f1", "I was shown 20 and paid as for 19.");
    type(desk_, "hand", "#12");
    type(desk_, "claimant", "g17");
    frame_.show_now();
    shot("cases-open");
    submit_case_form(desk_.cases, utc_now());
    type_case(CaseTask::Open, "f1", "The Super Tie was not paid.");
    type(desk_, "hand", "#31");
    type(desk_, "claimant", "g4");
    submit_case_form(desk_.cases, utc_now());
}

void Tour::decide_case() {
    type_case(CaseTask::Review, "r2", "The totals are not the same: nothing is due.");
    frame_.show_now();
    shot("cases-review");
    resize(1024, 700);
    shot("small-cases-review");
    resize(1280, 800);
    drop_form(desk_.cases);
    frame_.show_now();
    shot("cases-sealed");
    review_case("r2", "The totals are not the same: nothing is due.");
    for (const char* by : {"r1", "r2"})
        reveal_review(desk_.cases, (folder() / (std::string(by) + "-review.txt")).string(),
                      utc_now());
    type_case(CaseTask::Decide, "f1", "The settlement stands.");
    submit_case_form(desk_.cases, utc_now());
}

/// The log is signed with a key of the tour's own, and the case file looked into.
void Tour::hand_over_case() {
    make_key(desk_.signing, {(folder() / "case.key").string(), key_name_offered(desk_.signing),
                             KeyUse::Log, tour_passphrase, tour_passphrase});
    sign_now(desk_.signing, utc_seconds_now());
    let_happen([this] { return !desk_.signing.run; }, 30000);
    lock_keys(desk_.signing);
    frame_.show_now();
    shot("cases-decided");
    const std::string file = (folder() / "case.zip").string();
    save_case_file(desk_.cases, file);
    check_case(desk_.cases, file);
    frame_.show_now();
    shot("cases-checked");
    desk_.cases.checked.reset();
    frame_.show_now();
}

void Tour::case_pictures() {
    if (!desk_.replay.log) return;
    open_cases();
    for (const char* id : {"r1", "r2"}) give_case_account(id);
    review_case("r1", "Both hands are 20 and stand: the Super Tie is due.");
    decide_case();
    hand_over_case();
    resize(1024, 700);
    shot("small-cases");
    resize(1280, 800);
}

}  // namespace fairdeal
