#pragma once
// The exam as its candidate sees it: one item at a time, its clock and the exam's, and nothing that
// says whether an answer was right. The window draws exam_screen() and passes on clicks and keys.

#include "desk/answer/practice_screen.h"
#include "desk/exam/exam_answer_session.h"

namespace fairdeal {

struct ExamPageSession {
    std::unique_ptr<ExamAnswerSession> seat;  // null: nobody sits an exam at this machine now
    bool hides_item_clock = false;
    bool leaving = false;              // they are asked whether they mean to leave
    bool away = false;                 // the window has not the keyboard
    int print = 100;                   // size of the letters, per cent: one of print_sizes
    Millis kept = 0;                   // when the place was kept last, by `now`
    Millis looked = 0;                 // when the log was looked at last
    std::string error;                 // of the last action; empty: none
    int answered = 0;                  // the item whose answer could not be written; 0: none
    std::optional<Millis> card_since;  // when the card of a time that was up, or of the end, came
    ExamClock now;                     // never running backwards
};
inline constexpr std::array print_sizes{100, 125, 150};

/// The machine's own clock, which no change of the date moves.
ExamClock machine_ticks();

/// What changes with the time alone.
struct ExamClocks {
    std::string item_clock, exam_clock;  // "1:05 left for this item"; empty: hidden, or none runs
    std::string clock_word;              // "Soon over"; empty before that
};
ExamClocks clocks_of(ExamPageSession& exam);

struct ExamScreen : ExamClocks {
    std::string title;                   // "Breakout Blackjack dealer"
    std::string candidate;               // as it was given
    std::string number;                  // "Item 7"; "Item 7 of 14" where their number is fixed
    std::string clock_label;             // of the button that hides the item's clock
    std::string print_label;             // "Letters 125 %"
    std::optional<PracticeScreen> item;  // none: paused or over
    std::optional<TableScreen> table;
    bool can_go_on = false;
    bool over = false;
    std::string heading, words;  // where no item is shown: "The exam is paused", "The exam is over"
    std::string go_on;           // the button there: "Next item", "Try again"; empty: none
    std::string asks_to_leave;   // a question; empty: not asked
    std::string error;
    std::string spoken;  // the whole page, for a screen reader
};
ExamScreen exam_screen(ExamPageSession& exam, const Library& library, const std::string& candidate);

/// "1:05", "2:03:09"; a part of a second counts as a whole one.
std::string clock_in_words(Millis left);

/// What a key does in the exam. False: it is not ours; nothing leaves the exam without a question.
bool press_in_exam(ExamPageSession& exam, const KeyPress& key, const Library& library);
/// Gives the answer, if it is whole, and goes on; else goes to what is open first. After a time
/// that was up, shows the next item; after a fault, tries again what could not be written.
void go_to_next_item_of(ExamPageSession& exam);
/// Such a card has just come: what was meant for the item is not for it.
bool is_deaf(const ExamPageSession& exam);
/// One step larger, or the smallest again.
void change_print(ExamPageSession& exam, int step);

/// To be called after every change of the answer.
void keep_place(ExamPageSession& exam);
/// To be called several times a second: ends what is over time, keeps the place, sees what the
/// invigilator did. True: more than the clocks changed.
bool tick(ExamPageSession& exam);
/// The window lost the keyboard, or has it again.
void note_keyboard(ExamPageSession& exam, bool has_it);

}  // namespace fairdeal
