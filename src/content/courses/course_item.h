#pragma once
// Items of practice for a house's own course system: plain values, with the engine's key and what
// each misreading would have answered, and the files that such systems take (Moodle XML,
// QTI 3.0.1). Texts are of one line, words parted by one blank.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/money.h"
#include "base/problem.h"

namespace fairdeal {

/// One answer, an amount (marked exactly, without tolerance) or words to choose.
struct CourseAnswer {
    std::string said;  // an amount as decimal() has it; or the words
    bool right = false;
    std::string feedback;  // the trainer's sentence and its clause; of a right answer empty
    friend bool operator==(const CourseAnswer&, const CourseAnswer&) = default;
};

struct CourseItem {
    std::string id;                  // small letters, digits and hyphens, unique in its file
    std::string title;               // "Super Tie of seat 3"
    std::vector<std::string> table;  // what lies there and how the house plays, in paragraphs
    std::string picture;             // the table as a PNG, in base64; empty: none
    std::string question;
    bool is_amount = false;             // the answer is typed; otherwise it is chosen
    std::vector<CourseAnswer> answers;  // at least one is right; amounts are each another
    std::vector<std::string> clauses;   // ids, the deciding one first
    std::string says;                   // after the answer: what the clauses say
    friend bool operator==(const CourseItem&, const CourseItem&) = default;
};

/// "37.50", "-5.00": always two decimals, the point as it is in XML.
std::string decimal(Money amount);

/// A question bank of Moodle (4.0 and later), all items in one category.
std::string moodle_xml(const std::string& category, const std::vector<CourseItem>& items);

/// One file of a package.
struct CourseFile {
    std::string name, bytes;
};
/// A package of QTI 3.0.1 but for its pictures: imsmanifest.xml, a test of all items (test.xml) and
/// each item's file, which shows the picture beside it (picture_name).
std::vector<CourseFile> qti_package(const std::string& title, const std::vector<CourseItem>& items);
std::string picture_name(const CourseItem& item);
/// Such a file as our own scan takes it: without the root's names of other schemas.
std::string without_schemas(std::string xml);

}  // namespace fairdeal
