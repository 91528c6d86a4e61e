#pragma once
// All that the page of who may deal where shows.

#include <optional>
#include <string>
#include <vector>

#include "duty/decision.h"

namespace fairdeal {

enum class DutyPart : std::uint8_t { Ask, Hands, Due, Facts, Form };

/// A fact that would change an answer.
struct DutyAddScreen {
    FactKind kind = FactKind::Licence;
    std::int64_t corrects = 0;  // it takes the place of the fact of this number; 0: of none
    std::string label;          // of the button that begins it
};

/// Why not, or why: a row of the decision.
struct DutyReasonScreen {
    std::string reason;
    std::vector<std::string> facts;   // behind it: what, how old, who signed
    std::string change;               // what would change it
    std::vector<DutyAddScreen> adds;  // by any of these
};

struct DutyAnswerScreen {
    DutyAnswer answer = DutyAnswer::No;
    std::string words;                      // "NO", "YES"
    std::string until;                      // of a yes; empty: it has no end, or is none
    std::string question;                   // who, where and when
    std::vector<DutyReasonScreen> reasons;  // the deciding one first
    std::string text;                       // all of it, to be copied
};

/// A fact, or what falls due, in a list.
struct DutyRowScreen {
    std::string title, detail, word;
    bool is_past = false;
    std::string spoken;
};

/// What a fact says, a label and its value a line.
struct DutyFactScreen {
    std::string title;
    std::vector<std::pair<std::string, std::string>> values;
};

/// What is typed, chosen or picked in a form.
struct DutyFieldScreen {
    std::string name, label, value;
    std::string problem;                                       // of what was typed; empty: none
    std::vector<std::pair<std::string, std::string>> choices;  // value and words; none: typed
    bool is_secret = false, is_file = false;
};

struct DutyFormScreen {
    std::string title, story;
    std::vector<DutyFieldScreen> fields;
};

struct DutyScreen {
    std::string story;     // whose facts these are and how many, or why there are none
    bool can_use = false;  // the file is there and can be read
    DutyPart part = DutyPart::Ask;
    std::string dealer, table, at, asker;  // as typed
    std::optional<DutyAnswerScreen> answer;
    std::string find, within;  // as typed
    std::vector<DutyRowScreen> rows;
    int picked = -1;
    std::string above;  // the rows, or in their place
    std::string words;  // in place of an answer and a fact
    std::optional<DutyFactScreen> fact;
    std::optional<DutyFormScreen> form;
    std::string error, notice;
};

}  // namespace fairdeal
