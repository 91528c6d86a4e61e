#pragma once
// Simulated trainees: how soon a seeded misreading is told, and how many items it takes to reach
// mastery of a game, chosen for the trainee or in a fixed order. Published figures, so that they
// can be had again from a seed.

#include "drills/round_item.h"
#include "training/diagnosis.h"

namespace fairdeal {

/// Rounds dealt once, and what every reader of the sheet answers to each. One item is a round as it
/// is played at the table: at some stops what happens next, at some what a guest may do of the
/// things they ask for, and in the end the settlement of the whole table.
class ItemPool {
public:
    /// Deals `wanted` rounds of one game, each the best of some to show what the others show
    /// seldom. The misreadings must outlive the pool.
    ItemPool(Game game, std::span<const Misreading> misreadings, std::size_t wanted,
             std::uint64_t seed);

    [[nodiscard]] std::size_t size() const { return answers_.size(); }
    [[nodiscard]] const std::vector<Scenario>& questions(std::size_t item) const {
        return items_[item];
    }
    [[nodiscard]] std::span<const Misreading* const> misreadings() const { return misreadings_; }
    /// What a reader answers, as a number that two answers share if they are the same; `reader` is
    /// an index of misreadings(), or one more for who knows them all.
    [[nodiscard]] int answer(std::size_t item, std::size_t reader) const {
        return answers_[item][reader];
    }
    /// The reader would be wrong.
    [[nodiscard]] bool catches(std::size_t item, std::size_t reader) const {
        return answers_[item][reader] != answers_[item].back();
    }
    /// No item of the pool parts the two.
    [[nodiscard]] bool are_alike(std::size_t reader, std::size_t other) const;
    /// Misreadings that no item of the pool catches.
    [[nodiscard]] std::vector<const Misreading*> not_caught() const;

private:
    void add(std::vector<Scenario> questions);
    [[nodiscard]] std::vector<int> shown_in_a_dozen() const;
    [[nodiscard]] std::vector<double> worths() const;
    std::vector<Scenario> deal_round(Game game, Dice& dice) const;
    RoundItem best_settlement(Game game, std::span<const double> worths, int rounds,
                              Dice& dice) const;
    std::vector<const Misreading*> misreadings_;
    std::vector<std::vector<Scenario>> items_;
    std::vector<std::vector<int>> answers_;  // by item and reader, the last reader knows them all
    std::vector<int> caught_;                // by reader: in how many items
};

struct DiagnosisFigures {
    int trainees = 0;
    int told_first = 0;  // the seeded misreading, or one that no item parts from it, came first
    int told_among_three = 0;  // it was among the first three
    double items = 0;          // asked on average until it stood out, at most `most_items`
};

/// Asks each of so many trainees at most `most_items` items. Each has one misreading, drawn among
/// those that the pool can catch; with the chance `slips` they answer something else than they
/// think.
DiagnosisFigures diagnose_trainees(const ItemPool& pool, int trainees, double slips,
                                   std::uint64_t seed, int most_items = 12);

struct MasteryFigures {
    int trainees = 0;
    double chosen = 0;       // items on average until mastery, chosen for the trainee
    double fixed_order = 0;  // in the order of the rule sheet, clause by clause, over and over
    [[nodiscard]] double saved() const { return fixed_order > 0 ? 1 - chosen / fixed_order : 0; }
};

/// Each trainee holds a fifth of the misreadings; anybody who is caught and told unlearns it with
/// the chance `learns`. Mastery: each misreading that the pool can catch was given room to show on
/// two items since it showed last, and did not.
MasteryFigures master_game(const ItemPool& pool, int trainees, double slips, double learns,
                           std::uint64_t seed);

}  // namespace fairdeal
