#pragma once
// What an answer to a question is given in: fields to fill in, choices, or both. It is built from
// what lies on the table and never from the key, so that it does not give the answer away.

#include "questions/grade.h"
#include "questions/open_wagers.h"

namespace fairdeal {

/// How a question is answered: rows to fill in, one choice, all choices that hold, or rows and one
/// choice beside them.
enum class AnswerForm : std::uint8_t { Rows, OneChoice, AllThatHold, RowsAndChoice };

/// One of the things that could be done or said.
struct Choice {
    std::string text;   // what is kept of it, in the words of an answer (answer_text.h): "dealer
                        // hit", "allowed", "1.2 player", "none"; beside rows "clause IBL-EH-4" or
                        // "no clause". Each once in a form
    std::string label;  // "Draw a card"
    std::string whom;   // the heading it stands under: "Your hand", "Seat 1", ""
    std::string key;    // its letter, "T"; empty: its number
    std::optional<WagerOf> about{};  // a wager
    std::string clause{};            // a clause of the rule book
};

struct Form {
    std::vector<OpenWager> wagers;  // to be taken, pushed, paid or returned
    bool only_payments = false;     // of the wagers only what is paid, in order
    std::vector<OpenSeat> seats;    // league: to stay in, go out or be placed
    bool counts = false;            // the points of a hand, and how they are made
    ChipPiles chips;                // so many chips of each value
    std::vector<Choice> choices;
};

/// The form of a question that can be asked (question_problem).
Form form_of(const Scenario& scenario);
AnswerForm answer_form(const Question& question);

/// What somebody filled in; only what the form asks for counts.
struct FilledIn {
    Claim lines;  // of wagers and seats
    HandCount count;
    ChipPiles chips;
    std::vector<std::string> chosen;  // texts of the choices
};
/// The choice beside rows, or the only one, must be among `chosen`.
Answer answer_of(const FilledIn& filled, const Scenario& scenario);

}  // namespace fairdeal
