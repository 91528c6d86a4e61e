#pragma once
// An item of an exam as the office's log keeps it: the cell that it was drawn for, and the hand
// with its question as scenario XML. It is sealed until the exam is decided; then the draw that
// stands in the log opens it (draw.h), so that the log alone says what was asked.

#include "assessment/exam_form.h"
#include "exam/sitting/draw.h"
#include "exam/sitting/exam_text.h"
#include "exam/sitting/sitting.h"

namespace fairdeal {

/// "X-000012 item 3", for problems.
std::string item_in_words(std::string_view sitting, int place);

/// "cell losses" on a line of its own, then the scenario's XML.
std::string shown_item_text(const ExamItem& item, const ExamPaper& paper);

/// That text, sealed: what a Show event bears.
std::string sealed_item(const ExamItem& item, const ExamPaper& paper, std::string_view sitting,
                        const ItemKeys& keys);

/// The text that was sealed when the item was shown. Refused: the sitting is of a program that kept
/// no items, or the text is not sealed with this key for this place.
Result<std::string> opened_item(const SittingItem& item, std::string_view sitting,
                                const ItemKeys& keys);

/// The item in such a text. Refused: no cell of the exam, or no scenario that can be asked; what it
/// takes, shown_item_text() gives back. What it shows (ExamItem::shows) is not kept.
Result<ExamItem> shown_item_from(std::string_view text, const SittingItem& item,
                                 const ExamPaper& paper, std::string_view sitting);

}  // namespace fairdeal
