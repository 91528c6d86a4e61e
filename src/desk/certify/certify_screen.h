#pragma once
// Everything the windows show of the exam office, as plain values made again after every change.
// `spoken` is what a screen reader says of a row as a whole.

#include "desk/certify/office_session.h"

namespace fairdeal {

struct OfficeRow {
    std::string id, title, detail;
    std::string word;  // at the right: "Under way"
    bool picked = false;
    std::string spoken;
};

/// Exams that can be sat here, and who signs in.
struct SignInScreen {
    std::string heading;
    std::vector<OfficeRow> seats;
    std::string no_seats;     // what to say where none is open
    std::string seat_words;   // of the picked one: what there is to know before it begins
    std::string begin_label;  // "Begin", "Resume"
    std::string back_label;   // of an exam that was released; empty: none was
    int letters = 100;        // of the heading and the words, per cent: as the candidate is granted
    bool can_save_receipts = false;
    std::vector<OfficeRow> people;
    std::string asks;  // "Passphrase of Ada Lind": of the picked one; empty: nothing is asked
    bool can_sign_in = false;
    bool offers_sign_in = false;  // to the people: nothing else is filled in, and nobody is there
    std::string no_office;        // why there is nobody to sign in; empty: there is an office
    bool can_make = false;
    std::string error, notice;
};
SignInScreen sign_in_screen(const OfficeSession& session);

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
    std::string not_yours;           // whose turn it is, where it is not the reader's; or empty
    std::vector<CertifyTask> tasks;  // what can be done with it now
    bool can_open = false;           // another sitting
    std::string error, notice;
};
SittingsScreen sittings_screen(const OfficeSession& session);

/// People and their roles.
struct PeopleScreen {
    std::vector<OfficeRow> rows;
    bool can_give = false;
    std::string error, notice;
};
PeopleScreen people_screen(const OfficeSession& session);

/// Who may do what: a line a right.
struct PermissionsScreen {
    struct PermissionLine {
        std::string right, who;  // "Open a sitting", "Examiner"
    };
    std::vector<PermissionLine> lines;
};
PermissionsScreen permissions_screen();

/// "Trainee, trainer".
std::string roles_in_words(std::span<const Role> roles);
/// "Passed at the screen, table test to come", ...
std::string stage_in_words(const Sitting& sitting);
/// How an exam at this machine stands: "Not started", "Left", ...
std::string seat_in_words(const Sitting& sitting);
/// Why a result is as it is.
std::string verdict_in_words(const OpenResult& result);
/// "Critical: a losing wager was paid"; of none "".
std::string critical_in_words(const std::vector<CriticalError>& errors);

}  // namespace fairdeal
