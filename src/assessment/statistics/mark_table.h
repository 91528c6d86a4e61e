#pragma once
// Who earned what with which item family, as a table: people down, families across. A cell may be
// empty: a sequential exam ends before everything was asked. Of each person the first attempt only;
// the marks of somebody who knows the paper say nothing of it.

#include <span>
#include <string>
#include <vector>

#include "base/problem.h"

namespace fairdeal {

/// One answer.
struct ExamMark {
    std::string person, family;
    double mark = 0;  // 0 wrong, 1 right, between: in part
};

/// One person's answers to the items of one family.
struct Marks {
    int asked = 0;
    double sum = 0;  // 0 to asked
    friend bool operator==(const Marks&, const Marks&) = default;
    [[nodiscard]] double share() const { return sum / asked; }  // asked at least once
    [[nodiscard]] bool is_whole() const;                        // every sum of right and wrong is
    Marks& operator+=(const Marks& other);
};

struct MarkTable {
    std::vector<std::string> people, families;
    std::vector<Marks> cells;  // person by person, of each the families in order

    [[nodiscard]] const Marks& at(std::size_t person, std::size_t family) const {
        return cells[person * families.size() + family];
    }
    [[nodiscard]] Marks of_person(std::size_t person) const;  // all of their families together
    [[nodiscard]] Marks of_family(std::size_t family) const;  // all people together
    [[nodiscard]] Marks of_all() const;
    [[nodiscard]] bool is_complete() const;  // everybody was asked every family
    [[nodiscard]] bool is_whole() const;     // no mark in part
};

/// People and families in the order in which they first appear. A mark that is not 0 to 1 is a
/// Fault.
MarkTable table_of(std::span<const ExamMark> marks);

/// The rows of these people only, by their place in the table.
MarkTable people_of(const MarkTable& table, std::span<const std::size_t> people);

}  // namespace fairdeal
