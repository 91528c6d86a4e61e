#pragma once
// What a trainee has answered so far as lines of text, in the words of the answer
// (questions/answer_text.h), so that a question can be taken up again after a crash with everything
// that was typed. A line is what stands in one row or choice:
//
//   1 take dealer        a wager: take, push, pay or return; its amount only where one was typed
//   1 pay super-tie 20   likewise; in eXtreme one line a payment, in their order
//   2 return blind       after a payment of the same wager: its stake is pulled back
//   1 tip 5              of the Super Tie
//   5 out 6, 5 place 2   a seat; "5 stays" where it was said to stay in
//   soft 17              the hand to count; "soft", "hard", "natural" and "bust with 24" likewise
//   25:2                 chips of one value
//   dealer hit           a choice: act, permission, outcome, wager or "none", clause id, words;
//   clause IBL-EH-4      beside seats, "clause" and its id, or "no clause"
//   pay table            it has lain beside the question
//
// An amount, place or number that cannot be read as typed, or is not typed as the answer writes it,
// stands letter for letter after a question mark: "1 pay blind ?12.", "25:?x". One that is missing
// is left out: "1 pay blind", "5 out", "soft".

#include "desk/answer/practice.h"

namespace fairdeal {

/// Empty while nothing is answered. Marks and what is picked are not in it, nor a choice that is
/// marked at once.
std::string draft_of(const Practice& practice);

/// Puts a draft back into a practice that has just been started; it may be one of an older build.
/// False, and nothing is changed: it is no draft of this question.
bool take_up_draft(Practice& practice, const std::string& draft);

/// Fills in a complete answer to the question. Returns false and changes nothing if the rows that
/// the question has today cannot hold it.
bool fill_in(Practice& practice, const Answer& answer);

/// The complete answer, marked or ready to be marked; nullopt while part of it is missing.
std::optional<Answer> whole_answer(const Practice& practice);

/// The choice with this text; nullopt if the question has no such choice.
std::optional<std::size_t> choice_from(const Practice& practice, std::string_view text);

}  // namespace fairdeal
