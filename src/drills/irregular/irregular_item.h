#pragma once
// Drills on the chapter IRR: a hand is dealt, something goes wrong in it by chance, and what must
// follow is asked.

#include "drills/drill.h"

namespace fairdeal {

/// The request is about clauses of the chapter alone, about a misreading of one, or for a kind of
/// question that only such hands can be asked.
[[nodiscard]] bool is_about_irregularities(const Request& request);

/// The questions that a hand on which something went wrong can be asked, of these kinds (empty:
/// any that it can), each able to be asked; by chance in their order. `clause`: what they are
/// about, where no line of the hand shows it.
std::vector<Scenario> questions_about(const HandRecord& hand,
                                      const std::vector<QuestionKind>& kinds, Dice& dice,
                                      std::string_view clause = {});

struct IrregularQuestion {
    Scenario scenario;
    int attempts = 0;  // hands that were dealt for it
};
/// As make_item() finds an item: the same request and seed give the same question.
std::optional<IrregularQuestion> find_irregular_question(const Request& request, std::uint64_t seed,
                                                         int most_attempts,
                                                         const std::atomic<bool>* called_off);

/// What such a drill can ask about in a game: the clauses of the chapter that have a say there and
/// that some hand shows.
std::vector<std::string_view> irregular_topics(Game game);

}  // namespace fairdeal
