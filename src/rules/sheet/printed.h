#pragma once
// A section of a rule sheet as it is printed beside the paper. Its words are marked sentences.

#include <optional>
#include <vector>

#include "rules/sheet/payment.h"

namespace fairdeal {

/// How the rows of a section are read: the first that fits rules; each that fits does; all are
/// done, one after another.
enum class ReadAs : std::uint8_t { First, All, InOrder };

/// A row as it is printed: the same whatever facts its section looks at.
struct PrintedRow {
    ClauseId clause;
    const char* when;
    Payment then{};              // of a row that decides what becomes of a wager,
    Money tip{};                 // with the tip that it brings the dealer, if it does
    const char* does = nullptr;  // of any other: a sentence()
    std::vector<ClauseId> because;
    std::vector<Choices> where{};  // it can rule only at tables that have one of each
};
/// What a ruling by any row of its section rests on as well.
struct PrintedNote {
    ClauseId clause;
    const char* when;
    const char* then;
    std::vector<Choices> where{};
};
/// A section as it is printed.
struct PrintedSection {
    const char* name;
    const char* title;
    std::vector<PrintedRow> rows;
    std::vector<PrintedNote> notes{};
    std::optional<Where> where{};
    ReadAs read = ReadAs::First;  // where not All, each row is one that note_row() can name
};

/// Every choice under which a row stands or is printed.
inline std::vector<Choices> choices_of(const std::optional<Where>& where, const Under& under) {
    std::vector<Choices> all;
    if (where) all.push_back(choices_of(*where));
    for (const Choices& choices : under) {
        if (choices.words != 0) all.push_back(choices);
    }
    return all;
}

}  // namespace fairdeal
