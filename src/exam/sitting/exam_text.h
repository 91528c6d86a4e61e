#pragma once
// An exam as the office's log keeps it: the table card's options and the blueprint, whole, so that
// what is changed later changes no exam that was sat.

#include <span>
#include <string>

#include "assessment/blueprint.h"
#include "training/library.h"

namespace fairdeal {

/// What an exam is sat by.
struct ExamPaper {
    Blueprint blueprint;
    TableCard card;
    friend bool operator==(const ExamPaper&, const ExamPaper&) = default;
};

/// The exam as it is opened today. Refused: the library has no such table card.
Result<ExamPaper> paper_today(const Blueprint& exam, const Library& library);

/// "breakout hit-soft-17=yes": the game and the options that are not the rule book's own. Read
/// back, hashed with the edition and signed with certificates.
std::string card_line(const TableCard& card);
/// And back; options may stand in any order. Refused, at the first line of `source`.
Result<TableCard> card_from_line(std::string_view line, const std::string& source);
/// "English": what an exam of the blueprint is sat in, the first of its languages.
std::string language_of(const Blueprint& exam);
/// The line of the card, then the blueprint's XML.
std::string exam_text(const ExamPaper& paper);
/// Reads what exam_text() gives.
Result<ExamPaper> read_exam_text(std::string_view text, const std::string& source);

/// Which exam, rules and dealing machine: 64 hexadecimal digits. Under another edition the same
/// ticket may give other items, or other keys.
std::string exam_edition(std::string_view exam_text, std::span<const Misreading> misreadings);

}  // namespace fairdeal
