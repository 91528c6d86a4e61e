#pragma once
// One answer that somebody gave, as it is kept for ever: what was asked, whether it was right, how
// long it took. Everything that is known of a trainee is worked out from these.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/words.h"
#include "training/memory.h"

namespace fairdeal {

enum class AnswerSource : std::uint8_t { Practice, Lesson, Drill, Review };
/// "practice", "lesson", "drill", "review".
std::string_view to_text(AnswerSource source);
std::optional<AnswerSource> answer_source_from(std::string_view word);

struct GivenAnswer {
    std::string person;       // id
    std::int64_t number = 0;  // of this person's answers, from 1; 0: not stored yet
    Millis at = 0;            // when it was given
    AnswerSource source = AnswerSource::Practice;
    Game game = Game::Breakout;
    std::string kind;                  // of the question: "spot", "table", "next", ...
    std::string item;                  // a scenario's id or XML, or the seed and request of a drill
    std::vector<std::string> clauses;  // that make the key so, the deciding one first; at least one
    bool right = false;
    std::vector<std::string> blamed;  // of a wrong answer: the clauses that it got wrong, as far as
                                      // steps or a misreading show; empty: the deciding one
    std::string misreading;           // id; empty: none explains it
    int steps_wrong = 0;
    int hints = 0;     // how many were shown
    int choices = 0;   // how many there were to choose from; 0: the answer was built or typed
    Millis took = 0;   // from the question to the answer, pauses left out
    Millis norm = 0;   // what it should take; 0: nobody knows
    std::string said;  // the answer, as text_of writes it; of older builds other words
    friend bool operator==(const GivenAnswer&, const GivenAnswer&) = default;
};

/// Wrong: Again. Right, but after a hint or, where time counts (see is_timed), slower than twice
/// the norm: Hard. Right: Good. Nobody is asked how hard it was, so there is no Easy.
Grade grade_of(const GivenAnswer& answer, bool timed);

}  // namespace fairdeal
