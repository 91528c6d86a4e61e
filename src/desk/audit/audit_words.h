#pragma once
// What the audit page says, as plain values.

#include "desk/audit/audit_session.h"

namespace fairdeal {

struct AuditCardScreen {
    std::string title, value, detail;
    bool bad = false;
};

struct AuditCellItem {
    std::string name;   // of the cell
    std::string title;  // for people
    std::string note;   // of a misreading, of a clause: its id; otherwise empty
    std::string hands, wrong, faults;
    std::string overpaid, underpaid;  // "$25"; "12 chips"; "$25" and "12 chips" on two lines
    std::array<bool, 5> is_zero{};    // of these five
    double over = 0, under = 0;       // of the largest amount listed in its unit, 0 to 1
    std::string spoken;
};

struct AuditPatternItem {
    std::string title;     // "Dealer 1182"
    std::string sentence;  // "Blackjack (BRK-BJ-4): pays the blackjack 6:5"
    std::string chance;    // "by chance: less than 1 in 40 million"
    std::string detail;    // "9 of 11 wagers; all others 0 of 140 wagers"
    std::string spoken;
};

struct AuditScreen {
    std::string log;     // "night.db"; empty: none is chosen
    std::string status;  // what is under way, what was done, in a line
    bool running = false, can_resume = false, has_report = false;
    int per_mille = -1;
    std::string error, notice;
    std::vector<AuditCardScreen> cards;
    std::vector<AuditCellItem> cells;
    int picked = -1;
    std::string empty;  // why no cell is listed
    std::vector<AuditPatternItem> patterns;
    int pattern = -1;
    std::string no_patterns;
    std::string practice;  // "Practise what 1182 got wrong"; empty: nothing
};

AuditScreen audit_screen(const AuditSession& session);

/// What a dimension is called: marked sentences.
struct DimensionWords {
    const char* title;          // "Dealer"
    const char* chooser;        // "By dealer"
    const char* nothing_wrong;  // "Nothing is wrong, by dealer."
    const char* found;          // "From the audit, dealer {name}"
};
const DimensionWords& words_of(Dimension dimension);

/// "Dealer", "Hands", ...: what a column is headed.
std::string title_of(AuditColumn column, Dimension by);

}  // namespace fairdeal
