#pragma once
// All that the page of a house's exams shows.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fairdeal {

/// An exam in the list.
struct ListedExam {
    enum class Kind : std::uint8_t { Draft, InUse, Shipped };
    Kind kind = Kind::Shipped;
    std::string id;
    friend bool operator==(const ListedExam&, const ListedExam&) = default;
};

struct ListedExamRow {
    ListedExam exam;
    std::string title, detail, word;  // `word`: draft, in use, shipped
    std::string spoken;
};

/// What of the picked exam is shown.
enum class BlueprintPart : std::uint8_t { Exam, Cells, Preview };

/// Something of an exam that is typed, chosen or ticked.
struct ExamField {
    enum class Kind : std::uint8_t { Line, Words, Number, Choice, Tick };
    std::string name;  // "title"
    Kind kind = Kind::Line;
    std::string label, hint;
    std::string value{};                  // Line, Words
    int number = 0, least = 0, most = 0;  // Number; Choice: the row; Tick: 0 or 1
    int digits = 0;                       // Number: so many of them stand after the point
    std::vector<std::string> choices{};   // Choice
    std::string problem{};                // what is wrong with it; empty: nothing
};

struct CellItem {
    std::string title, detail, word;  // `word`: that something is wrong
    std::string spoken;
};

/// What the list beside a cell's fields holds.
enum class CellList : std::uint8_t { Clauses, Kinds, Features };
struct CellTick {
    std::string title, detail;
    bool on = false;
    std::string spoken;
};

struct PreviewRow {
    std::string title, detail, spoken;
};

struct BlueprintScreen {
    std::string forbidden;  // why nothing of it is shown; empty: it is
    std::vector<ListedExamRow> rows;
    std::size_t picked = 0;
    std::string title, standing;
    BlueprintPart part = BlueprintPart::Exam;
    bool can_change = false;        // it is a draft
    std::vector<ExamField> fields;  // of the exam, or of the picked cell
    std::string story;              // what the decision means; of a preview what it shows
    std::vector<CellItem> cells;
    std::size_t cell = 0;
    CellList list = CellList::Clauses;
    std::vector<CellTick> ticks;
    std::vector<PreviewRow> preview;
    std::vector<std::string> problems;  // that keep the draft from being put in use
    std::string error, notice;
};

}  // namespace fairdeal
