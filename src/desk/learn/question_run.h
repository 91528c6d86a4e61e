#pragma once
// A run of fresh questions: today's reviews, a drill of one's own choosing, or a placement test,
// which ends as soon as it knows with which lesson to start. Each is chosen for
// the trainee of what was dealt ahead, kept with what is typed while it is open, and kept for ever
// once it is answered.

#include "desk/learn/next_question.h"
#include "training/placement.h"

namespace fairdeal {

struct QuestionRun {
    std::optional<Practice> practice;  // the open item
    AnswerSource source = AnswerSource::Review;
    std::vector<std::string> clauses;      // Review: to be asked, the next one first
    DrillChoice drill;                     // Drill
    std::optional<Placement> placement{};  // it is this test; `source` is Drill
    std::string item;       // the open one: a scenario's id, or the XML it is taken up again from
    std::string draft;      // as it was kept last
    int hints = 0;          // likewise
    Millis shown = 0;       // when the open item came up
    Millis spent = 0;       // on it before it was taken up again
    bool answered = false;  // it is marked and kept
    bool aside = false;     // it was answered in another run, and nothing of it is kept here
    int asked = 0, right = 0;
    std::vector<std::string> unasked;    // of a review: clauses that no hand could be found for
    std::shared_ptr<NextQuestion> next;  // what is dealt ahead
    ReaderAnswers answers;               // to the open item; empty: not checked
};

/// Today's reviews of the person who is signed in, at the first item; false: nothing is due, or
/// nobody is signed in.
bool start_reviews(QuestionRun& run, SchoolSession& session, const Library& library);
/// An endless drill. False: no hand could be found for it, or nobody is signed in.
bool start_drill(QuestionRun& run, SchoolSession& session, const Library& library,
                 const DrillChoice& choice);
/// A placement test of a game, at its first question. False: it has no lessons that can be asked
/// about, or nobody is signed in.
bool start_placement(QuestionRun& run, SchoolSession& session, const Library& library, Game game);
/// The item that was open when the program ended, with what was typed, in the run that it was of:
/// what a drill was to ask for and how it went so far. A drill that ended after an answer goes on
/// with its next item. False: nothing was open, or it can no longer be read; then it is given up.
bool resume_item(QuestionRun& run, SchoolSession& session, const Library& library);

/// An item that was answered and kept in another run, to be looked at again as it was marked. Only
/// with the next item a drill of the choice begins; an item that is open in the school stays so.
QuestionRun look_again_at(SchoolSession& session, const Library& library, const Practice& marked,
                          const DrillChoice& choice);

/// The item after the open one; false: the run is over, and nothing is open any more. With a
/// placement test then the lessons that are known are kept as such.
bool next_item(QuestionRun& run, SchoolSession& session, const Library& library);
/// In place of the marked item another hand where the same clause decides, or the nearest where its
/// neighbour does. False: none was found.
bool ask_same_again(QuestionRun& run, SchoolSession& session, const Library& library);
bool ask_contrast(QuestionRun& run, SchoolSession& session, const Library& library);
/// To be called after every change of the practice: keeps what is typed, and the answer once it is
/// marked. What the machine refuses is the session's error.
void keep_questions(QuestionRun& run, SchoolSession& session, const Library& library);
/// Keeps it and puts it down: an open item can be taken up again with its run, after an answer the
/// run is over.
void end_questions(QuestionRun& run, SchoolSession& session, const Library& library);

/// "4 of 6 right, 9 to go"; of a drill "4 of 6 right"; of a placement test "question 4 of 15 at
/// most".
std::string standing_in_words(const QuestionRun& run);
/// What a run that is over has come to.
std::string result_in_words(const QuestionRun& run, const Library& library);

}  // namespace fairdeal
