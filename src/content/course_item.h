#pragma once
// Items of practice for a house's own course system: plain values, with the engine's key and what each
// misreading would have answered, and the files that such systems take (Moodle XML, QTI 3.0.1).

#include <optional>
#include <string>
#include <vector>

#include "base/money.h"
#include "base/problem.h"

namespace fairdeal {

/// One amount that may be answered. It is marked exactly, without tolerance.
struct CourseAmount {
    Money amount;  // may be below nothing
    bool right = false;
    std::string feedback;  // the trainer's sentence and its clause
    friend bool operator==(const CourseAmount&, const CourseAmount&) = default;
};

/// One thing that may be chosen.
struct CourseChoice {
    std::string words;
    bool right = false;
    std::string feedback;
    friend bool operator==(const CourseChoice&, const CourseChoice&) = default;
};

struct CourseItem {
    std::string id;     // small letters, digits and hyphens, unique in its file
    std::string title;  // "Super Tie of seat 3"
    std::vector<std::string> table;  // what lies there and how the house plays, in paragraphs
    std::string picture;             // the table as a PNG; empty: none
    std::string question;
    std::vector<CourseAmount> amounts;  // the right one and what misreadings give; or none
    std::vector<CourseChoice> choices;  // in place of amounts; the right ones among them
    std::vector<std::string> clauses;   // ids, the deciding one first
    std::string says;                   // after the answer: what the clauses say
    friend bool operator==(const CourseItem&, const CourseItem&) = default;
};

/// "37.50", "-5.00": always two decimals, the point as it is in XML.
std::string decimal(Money amount);
/// Reads exactly that.
std::optional<Money> money_from_decimal(std::string_view text);

/// A question bank of Moodle (4.0 and later), all items in one category.
std::string moodle_xml(const std::string& category, const std::vector<CourseItem>& items);
/// Reads such a file back, strictly as it is written.
Result<std::vector<CourseItem>> read_moodle_xml(std::string_view xml, const std::string& source);

/// One file of a package.
struct CourseFile {
    std::string name;
    std::string bytes;
    friend bool operator==(const CourseFile&, const CourseFile&) = default;
};
/// A package of QTI 3.0.1: imsmanifest.xml, one test of all items, an XML file for each and its
/// picture beside it; ready to be put into a zip file.
std::vector<CourseFile> qti_package(const std::string& title, const std::vector<CourseItem>& items);
/// Reads an item's file back, without its picture, strictly as it is written.
Result<CourseItem> read_qti_item(std::string_view xml, const std::string& source);

}  // namespace fairdeal
