#pragma once
// Which clause does this trainee misread? Every answer is compared with what each misreading would
// have answered; the belief in each is kept, slips of the hand allowed for, and the next item is
// the one that parts best those still suspected.

#include <span>
#include <string>
#include <vector>

#include "drills/drill.h"
#include "training/given_answer.h"

namespace fairdeal {

/// What every reader of a game's sheet answers to one question, in words (see answers_as_read): the
/// misreadings in their order, and last who knows them all.
using ReaderAnswers = std::vector<std::vector<std::string>>;

/// How sure we are of each misreading of one game, and of none.
class Diagnosis {
public:
    /// The misreadings must outlive the diagnosis. `slip`: how often anybody answers something else
    /// than they think, between 0 and 1.
    Diagnosis(std::span<const Misreading> misreadings, Game game, double slip = 0.05);

    /// Takes an answer into account; of a question that cannot part anything it changes nothing.
    void answered(const Scenario& scenario, const std::string& answer_in_words);

    /// The same in two steps, for who looks at a question more than once: what the readers answer
    /// takes the engine some milliseconds, the rest none.
    [[nodiscard]] ReaderAnswers answers_to(const Scenario& scenario) const;
    void answered(const ReaderAnswers& answers, const std::string& answer_in_words);
    [[nodiscard]] double worth_of(const ReaderAnswers& answers) const;
    /// Whether somebody who misreads the clause in one of the ways known answers otherwise.
    [[nodiscard]] bool shows(const ReaderAnswers& answers, const std::string& clause) const;
    /// The chance that it is answered wrongly, slips left out, 0 to 1.
    [[nodiscard]] double doubt_of(const ReaderAnswers& answers) const;

    /// Takes an answer into account that was given long ago, by what is kept of it: a wrong one
    /// speaks for the misreading that was named, a right one against those of its clauses. What was
    /// held once may be unlearnt by now, so that each later answer dims it a little.
    void remembers(const GivenAnswer& answer);
    /// How much is believed in those of a clause, 0 to 1.
    [[nodiscard]] double belief_in(const std::string& clause) const;

    /// What is expected to be known after this item, in bits: the larger, the better it parts those
    /// still suspected.
    [[nodiscard]] double worth_of(const Scenario& scenario) const;
    /// The index of the item worth most, of at least one.
    [[nodiscard]] std::size_t best_of(std::span<const Item> items) const;

    struct Suspect {
        const Misreading* misreading = nullptr;  // null: no misreading at all
        double belief = 0;                       // 0 to 1; all of them together 1
    };
    /// The likeliest first.
    [[nodiscard]] std::vector<Suspect> suspects(std::size_t most) const;
    /// The one misreading that stands out: believed in more than `enough`; nothing otherwise.
    [[nodiscard]] const Misreading* named(double enough = 0.8) const;
    /// The beliefs, the last one of no misreading.
    [[nodiscard]] const std::vector<double>& beliefs() const { return beliefs_; }

private:
    [[nodiscard]] const Misreading* reader(std::size_t i) const;
    std::vector<const Misreading*> misreadings_;  // of the game
    std::vector<double> beliefs_;                 // beside them; the last: none
    double slip_;
};

}  // namespace fairdeal
