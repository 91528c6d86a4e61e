#pragma once
// Drills: fresh items without end. The dealing machine deals until a hand has what is wished for,
// and the question is put where the clause decides. Nothing is stored: an item is dealt again from
// its request and seed.

#include <atomic>

#include "dealing/dice.h"
#include "questions/grade.h"

namespace fairdeal {

/// What a hand may be wished to have.
enum class Feature : std::uint8_t {
    Natural,
    Split,
    Double,
    Bust,
    Soft,  // a hand that ends soft
    Insurance,
    SideWager,
    Surrender,
    ManySeats,  // three or more
    ShortBank,
    Raise,
    Elimination
};
inline constexpr std::array every_feature{
    Feature::Natural,   Feature::Split,     Feature::Double,    Feature::Bust,
    Feature::Soft,      Feature::Insurance, Feature::SideWager, Feature::Surrender,
    Feature::ManySeats, Feature::ShortBank, Feature::Raise,     Feature::Elimination};
/// "natural", "split", ..., "many-seats", "short-bank", "raise", "elimination".
std::string_view to_text(Feature feature);
/// The hand has all of these.
bool has_all(const HandRecord& hand, const std::vector<Feature>& features);
std::optional<Feature> feature_from(std::string_view word);

struct Request {
    Game game = Game::Breakout;
    std::optional<TableCard> card{};    // none: every hand under another, options by chance
    std::vector<std::string> clauses;   // one of these decides the answer; empty: any
    std::vector<Feature> features{};    // all of these
    std::vector<QuestionKind> kinds;    // one of these; empty: any but Talk
    std::optional<Misreading> shows{};  // who misreads so answers wrongly, whatever `clauses` are
    std::optional<int> level{};         // 1 to 5: no item above it (level_of); none: any
};

/// The engine that dealt an item: another one may deal another item from the same seed.
constexpr int drill_version = 7;

struct Item {
    Scenario scenario;  // its id is "drill-<game>-<seed>", its clauses those that the key cites,
                        // its level that of its table
    Request request;
    std::uint64_t seed = 0;
    int attempts = 0;    // hands that were dealt for it
    std::string clause;  // the clause that decides; of a request with clauses one of them
};

/// A fresh, legal item of the request; nothing if so many hands (`most_attempts`) have none.
/// The same request and seed give the same item, in every language. Nothing, too, once somebody has
/// called it off.
std::optional<Item> make_item(const Request& request, std::uint64_t seed, int most_attempts = 4000,
                              const std::atomic<bool>* called_off = nullptr);

/// The questions that a finished hand can be asked, of these kinds (empty: any), each able to be
/// asked (question_problem). A clause, if not empty, decides each of them.
std::vector<Scenario> questions_in(const HandRecord& hand, const std::vector<QuestionKind>& kinds,
                                   const std::vector<std::string>& clauses, Dice& dice);

/// Those of them that somebody who misreads so answers wrongly.
std::vector<Scenario> questions_showing(const HandRecord& hand,
                                        const std::vector<QuestionKind>& kinds,
                                        const Misreading& misreading, Dice& dice);

/// How many of the game's misreadings would answer the question wrongly.
int difficulty_of(const Scenario& scenario, std::span<const Misreading> misreadings);

/// How busy the table is where the hand stops, on the scale of a scenario's level, 1 to 5: one
/// guest with one or two wagers and no more than one split, up to seven with four side wagers each.
int level_of(const Scenario& scenario);

/// How long somebody who knows the clauses takes, in seconds: from the kind of question, the wagers
/// and cards on the table and the steps to take.
int seconds_for(const Scenario& scenario);

}  // namespace fairdeal
