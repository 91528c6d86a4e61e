#pragma once
// What the page of cases says, as plain values. A review shows nothing of itself
// before both are in: it is not in the log until then.

#include <optional>

#include "desk/cases/case_session.h"

namespace fairdeal {

enum class CaseHue : unsigned char { Plain, Good, Bad, Waiting };

struct CaseItem {
    std::string id;      // "C-7", also its title
    std::string detail;  // "Hand T1-000012 · by 20 Mar 2026, 18:00"
    std::string word;    // "Reviewing", "Overdue", "Closed"
    CaseHue hue = CaseHue::Plain;
    std::string spoken;
};

/// What somebody said, under who and when.
struct CaseCard {
    std::string heading;  // "First review · r1 · 14 Mar 2026, 21:05"
    std::string text;
    bool sealed = false;  // it cannot be read yet
};

/// A case as it is shown, out of the log or out of a case file.
struct CaseViewScreen {
    std::string title, word;
    CaseHue hue = CaseHue::Plain;
    std::string next;  // what it waits for, in a sentence
    std::vector<std::pair<std::string, std::string>> facts;
    std::vector<CaseCard> cards;
    std::vector<std::pair<std::string, std::string>> proof;
    std::string proof_note;  // what is missing for a proof, or what to beware of; empty: nothing
};

struct CaseFormScreen {
    std::string title, explanation;
    std::string button;    // "Put it into the log"
    bool opens = false;    // a new case
    std::string question;  // whether what is typed is to go; empty: it is not asked
    std::vector<CaseField> fields;
};

struct CaseScreen {
    bool has_log = false;
    std::string title, summary;  // "Cases"; "night.db · 3 cases, 1 overdue"
    std::vector<CaseItem> items;
    int selected = -1;
    std::string empty;  // why no case is listed
    std::string error, report;
    std::optional<CaseViewScreen> view;
    std::optional<std::string> checked;  // a case file is shown: what it proves, in a sentence
    CaseHue checked_hue = CaseHue::Plain;
    std::vector<CaseTask> tasks;  // that can be done; the first is what comes next
    std::optional<CaseFormScreen> form;
};

/// Deadlines are compared with `now`.
CaseScreen case_screen(const CaseSession& session, const UtcTime& now);

}  // namespace fairdeal
