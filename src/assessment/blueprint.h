#pragma once
// What an exam consists of: its game and table card, the cells that every form fills, when it is
// decided, which mistakes fail it by themselves, and the time there is. Blueprints are content
// (scenarios/exams).

#include <optional>
#include <string>
#include <vector>

#include "assessment/sequential.h"
#include "drills/drill.h"

namespace fairdeal {

/// A mistake that costs the house or a guest money at once, so that any one fails an exam.
enum class CriticalError : std::uint8_t {
    PaidLosing,   // a losing wager is paid or handed back
    TookWinning,  // a wager that wins or pushes is taken
    ActionOpen,   // a wager that is due is left on the table
    LargeError    // the amount is wrong by more than the house allows
};
/// "paid-losing", "took-winning", "action-open", "large-error".
std::string_view to_text(CriticalError error);
std::optional<CriticalError> critical_error_from(std::string_view word);

/// A family of clauses, or clauses that act on each other, and how much of it is asked.
struct BlueprintCell {
    std::string id;                    // "pushes", once in a blueprint
    std::string title;                 // "When the dealer pushes"
    std::vector<std::string> clauses;  // one of these decides each of its items; at least one
    std::vector<QuestionKind> kinds;   // empty: any that the machine deals
    std::vector<Feature> features;     // every hand has all of these
    int least = 1;                     // items of it in every exam that is passed, 1 to 20
    int share = 500;  // thousandths of its items that must be right for the cell to be met
    int weight = 1;   // how often it comes beside the others once all have their least, 1 to 20
    friend bool operator==(const BlueprintCell&, const BlueprintCell&) = default;
};

struct ExamTime {
    int percent_of_norm = 400;  // for an item: of what it takes somebody who knows (seconds_for)
    int least = 45;             // but so many seconds at least
    int whole = 120;            // minutes for the whole exam
    int breakdowns = 2;         // after more of them an exam is not resumed, 0 to 99
    int ms_a_word = 0;          // what is answered sooner than its story is read so is flagged
    friend bool operator==(const ExamTime&, const ExamTime&) = default;
};

struct Blueprint {
    std::string id;  // "breakout-dealer", unique
    std::string title;
    std::string note;  // what it certifies, in words
    Game game = Game::Breakout;
    std::string table;  // id of the table card it is dealt under
    ExamRule rule;
    ExamTime time;
    std::vector<CriticalError> critical;  // each once
    Money large;                          // LargeError: wrong by more than this
    int months = 24;                      // that a certificate is good for
    std::vector<std::string> languages;   // that it may be sat in: "en"
    std::vector<BlueprintCell> cells;     // at least one
    friend bool operator==(const Blueprint&, const Blueprint&) = default;
};

/// The items that every exam has, whatever is answered: the least of every cell.
int least_items(const Blueprint& blueprint);

/// What does not make sense by itself, in words: a rule that cannot be, cells that want more items
/// than the exam has.
std::vector<std::string> problems_of(const Blueprint& blueprint);

/// Seconds for an item, `extra` per cent more for a candidate who is granted them.
int seconds_allowed(const Blueprint& blueprint, const Scenario& scenario, int extra);
/// Milliseconds that reading its story takes at least.
int least_reading_time(const Blueprint& blueprint, const Scenario& scenario);

/// The critical errors of a marked answer which the blueprint counts, each once.
std::vector<CriticalError> critical_errors(const Blueprint& blueprint, const Answer& answer,
                                           const Mark& mark);

}  // namespace fairdeal
