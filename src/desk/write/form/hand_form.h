#pragma once
// The hand, the question and the hints of a piece, of talk its answers, as fields: each is chosen
// from what lies on the table where the question comes. The piece keeps them as the file has them
// (DraftPart::body); what somebody typed there otherwise is left as it is and has no such fields.

#include <span>

#include "content/lessons/lesson_xml.h"
#include "desk/write/lesson_draft.h"

namespace fairdeal {

/// What a piece holds, as far as it can be read.
struct HandBody {
    std::optional<HandRecord> whole;  // to its end; nothing: there is no hand that can be read
    std::size_t stop = 0;             // events before the question comes
    ItemElement ask;                  // with no attribute: nothing is asked yet
    std::vector<std::string> hints;
    std::vector<ItemElement> answers;  // <choice>
    std::string record;                // as typed

    [[nodiscard]] std::optional<QuestionKind> kind() const;
    /// As far as it is chosen; `whole` must be there.
    [[nodiscard]] Scenario scenario() const;
};

/// Nothing: the text is none of ours.
std::optional<HandBody> hand_body_from(std::string_view body);
std::string to_text(const HandBody& body);

/// The same piece with this hand in it, cut where the scenario is cut, and its question; hints that
/// were typed stay.
void put_hand(DraftPart& part, const Scenario& scenario);
void put_figure(DraftPart& part, const LessonFigure& figure);

/// One of a few things that a field can be; `text` is what the file has.
struct FieldChoice {
    std::string text, label;
};
/// Where the question can come: after how many events.
std::vector<FieldChoice> moments_of(const HandBody& body);
/// What can be asked in this game.
std::vector<FieldChoice> questions_of(Game game);
/// The seats, hands, wagers or acts that the question may be about, as its kind has it; empty: it
/// is about none.
std::vector<FieldChoice> subjects_of(const HandBody& body);
/// Which of them it is about, as they have it; empty: none yet.
std::string subject_of(const HandBody& body);

/// By `text`. A question of another kind is about the first thing that it may be about.
void set_moment(HandBody& body, const std::string& text);
void set_question(HandBody& body, const std::string& text);
void set_subject(HandBody& body, const std::string& text);

/// Of talk: so many answers must be typed, and no more can be.
constexpr std::size_t least_answers = 2, most_answers = 5;
/// "Answer 1".
std::string answer_name(std::size_t number);
/// Those that are typed; `text` is the number from 0.
std::vector<FieldChoice> answers_of(const HandBody& body);

/// Every event of the hand in words, a line each.
std::string hand_in_words(const HandRecord& hand);

}  // namespace fairdeal
