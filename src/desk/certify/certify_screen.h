#pragma once
// Everything the windows show of the exam office, as plain values made again after every change.
// `spoken` is what a screen reader says of a row as a whole.

#include "desk/certify/certify_room.h"
#include "desk/school/school_screen.h"

namespace fairdeal {

struct OfficeRow {
    std::string id, title, detail;
    std::string word;  // at the right: "Under way"
    bool picked = false;
    std::string spoken;
};

/// The door: exams that can be sat here, and who signs in.
struct SignInScreen {
    std::string heading;
    std::vector<OfficeRow> seats;
    std::string no_seats;     // what to say where none is open
    std::string seat_words;   // of the picked one: what there is to know before it begins
    std::string begin_label;  // "Begin", "Resume"
    std::string back_label;   // of an exam that was released; empty: none was
    bool can_save_receipts = false;
    std::vector<OfficeRow> people;
    bool asks_passphrase = false;
    bool can_sign_in = false;
    std::string no_office;  // why there is nobody to sign in; empty: there is an office
    bool can_make = false;
    std::string error, notice;
};
SignInScreen sign_in_screen(const Desk& desk);

struct FactRow {
    std::string label, value;
};
struct CellRow {
    std::string title, asked, right, word;  // "Met", "Not met"
    int asked_count = 0, right_count = 0;
    bool met = false;
    std::string spoken;
};
struct ItemRow {
    std::string title, detail, word;  // "Item 7", the question, "Right"
    bool right = false, critical = false;
    std::string spoken;
};
struct TaskScreen {
    CertifyTask task = CertifyTask::Pause;
    std::string label;
};
/// The sittings, and the picked one.
struct SittingsScreen {
    std::vector<OfficeRow> rows;
    std::string empty;
    std::string heading, stage;  // of the picked one
    bool went_wrong = false;     // it was failed, broken off or withdrawn
    std::vector<FactRow> facts;
    std::string verdict;  // of the result: why it is as it is
    std::vector<CellRow> cells;
    std::vector<ItemRow> items;
    std::vector<FactRow> incidents;
    std::string not_yours;          // whose turn it is, where it is not the reader's; or empty
    std::vector<TaskScreen> tasks;  // what can be done with it now
    bool can_open = false;          // another sitting
    std::string error, notice;
};
SittingsScreen sittings_screen(const Desk& desk);

/// People and their roles.
struct PeopleScreen {
    std::vector<OfficeRow> rows;
    bool can_give = false;
    std::string error, notice;
};
PeopleScreen people_screen(const Desk& desk);

/// Who may do what: a line a right.
struct PermissionsScreen {
    struct PermissionLine {
        std::string right, who;  // "Open a sitting", "Examiner"
    };
    std::vector<PermissionLine> lines;
};
PermissionsScreen permissions_screen();

/// Title and button of a form.
struct FormWords {
    std::string title, story, button;
};
FormWords words_of(CertifyTask task);

/// "Passed at the screen, the table test is to come", ...
std::string stage_in_words(const Sitting& sitting);
/// "the rule is not met", ...
std::string failure_in_words(ExamFailure failure);
/// What somebody is called: their name, or their id.
std::string called(const Desk& desk, const std::string& person);

}  // namespace fairdeal
