#include "training/trainees.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fairdeal {

namespace {

constexpr std::size_t batch = 400;  // items that are weighed against each other

bool happens(double chance, Dice& dice) {
    constexpr std::uint64_t parts = 1'000'000;
    return static_cast<double>(dice.below(parts)) < chance * static_cast<double>(parts);
}

/// Items of the pool that were not asked yet, by chance.
std::vector<std::size_t> some_items(const ItemPool& pool, const std::vector<bool>& asked,
                                    Dice& dice) {
    std::vector<std::size_t> some;
    for (std::size_t tries = 0; some.size() < batch && tries < batch * 4; ++tries) {
        const std::size_t item = dice.below(pool.size());
        if (!asked[item] && std::find(some.begin(), some.end(), item) == some.end())
            some.push_back(item);
    }
    return some;
}

/// What the reader says: what they think, or, where their hand slips, what another would say or
/// something that nobody would (-1).
int answer_of(const ItemPool& pool, std::size_t item, std::size_t reader, double slips,
              Dice& dice) {
    if (!happens(slips, dice)) return pool.answer(item, reader);
    if (dice.chance(50)) return -1;
    return pool.answer(item, dice.below(pool.misreadings().size() + 1));
}

/// Beliefs over the readers of a pool, by the numbers of their answers: as Diagnosis has them by
/// the words.
class Beliefs {
public:
    Beliefs(const ItemPool& pool, double slip)
        : pool_(pool), slip_(std::max(slip, 0.001)), beliefs_(pool.misreadings().size() + 1, 1.0) {
        make_one();
    }

    void answered(std::size_t item, int said) {
        constexpr double other_answers = 8;
        for (std::size_t i = 0; i < beliefs_.size(); ++i)
            beliefs_[i] *= pool_.answer(item, i) == said ? 1 - slip_ : slip_ / other_answers;
        make_one();
    }

    /// Bits that are expected to be known after the item.
    [[nodiscard]] double worth_of(std::size_t item) const {
        std::vector<double> chance(beliefs_.size() + 1);
        for (std::size_t i = 0; i < beliefs_.size(); ++i)
            chance[static_cast<std::size_t>(pool_.answer(item, i))] += beliefs_[i];
        double bits = 0;
        for (const double p : chance) {
            if (p > 0) bits -= p * std::log2(p);
        }
        return bits;
    }

    [[nodiscard]] std::vector<std::size_t> likeliest() const {
        std::vector<std::size_t> readers(beliefs_.size());
        std::iota(readers.begin(), readers.end(), std::size_t{0});
        std::stable_sort(readers.begin(), readers.end(),
                         [&](std::size_t a, std::size_t b) { return beliefs_[a] > beliefs_[b]; });
        return readers;
    }

    /// Those that no item parts from the reader believed as one.
    [[nodiscard]] double belief_in_likes_of(std::size_t reader) const {
        double belief = 0;
        for (std::size_t i = 0; i < beliefs_.size(); ++i) {
            if (i == reader || pool_.are_alike(i, reader)) belief += beliefs_[i];
        }
        return belief;
    }

private:
    void make_one() {
        const double sum = std::accumulate(beliefs_.begin(), beliefs_.end(), 0.0);
        for (double& belief : beliefs_) belief /= sum;
    }
    const ItemPool& pool_;
    double slip_;
    std::vector<double> beliefs_;
};

/// The readers whom the pool can tell from who knows everything.
std::vector<std::size_t> readers_caught(const ItemPool& pool) {
    std::vector<std::size_t> readers;
    for (std::size_t i = 0; i < pool.misreadings().size(); ++i) {
        if (!pool.are_alike(i, pool.misreadings().size())) readers.push_back(i);
    }
    return readers;
}

struct Asked {
    bool first = false, among_three = false;
    int items = 0;
};

Asked ask_one(const ItemPool& pool, std::size_t seeded, double slips, int most_items, Dice& dice) {
    constexpr double enough = 0.999;
    Beliefs beliefs(pool, slips);
    std::vector<bool> asked(pool.size());
    Asked result;
    for (; result.items < most_items; ++result.items) {
        // Anybody who seems to know everything is asked on: what is rare may not have shown yet.
        const std::size_t likeliest = beliefs.likeliest().front();
        const bool knows_all = likeliest == pool.misreadings().size();
        if (!knows_all && beliefs.belief_in_likes_of(likeliest) > enough) break;
        const auto some = some_items(pool, asked, dice);
        if (some.empty()) break;
        const std::size_t item =
            *std::max_element(some.begin(), some.end(), [&](std::size_t a, std::size_t b) {
                return beliefs.worth_of(a) < beliefs.worth_of(b);
            });
        asked[item] = true;
        beliefs.answered(item, answer_of(pool, item, seeded, slips, dice));
    }
    // Of those that are alike the first listed is told.
    int place = 0;
    std::vector<std::size_t> told;
    for (const std::size_t reader : beliefs.likeliest()) {
        const bool alike = std::any_of(told.begin(), told.end(), [&](std::size_t other) {
            return pool.are_alike(other, reader);
        });
        if (alike) continue;
        told.push_back(reader);
        if (++place > 3) break;
        const bool is_it = reader == seeded || pool.are_alike(reader, seeded);
        result.first = result.first || (is_it && place == 1);
        result.among_three = result.among_three || is_it;
    }
    return result;
}

/// One trainee on the way to mastery.
class Learner {
public:
    Learner(const ItemPool& pool, const std::vector<std::size_t>& readers, double slips,
            double learns, std::uint64_t seed)
        : pool_(pool),
          readers_(readers),
          slips_(slips),
          learns_(learns),
          dice_(seed),
          holds_(pool.misreadings().size()),
          cleared_(pool.misreadings().size()) {
        constexpr unsigned held = 20;  // in a hundred
        for (const std::size_t reader : readers_) holds_[reader] = dice_.chance(held);
    }

    [[nodiscard]] bool has_mastered() const {
        return std::all_of(readers_.begin(), readers_.end(), [&](std::size_t reader) {
            return cleared_[reader] >= enough && !holds_[reader];
        });
    }

    /// The item is answered; what shows is told and may be unlearnt, what could have shown and did
    /// not is a step nearer to cleared.
    void answer(std::size_t item) {
        const bool slipped = happens(slips_, dice_);
        for (const std::size_t reader : readers_) {
            if (!pool_.catches(item, reader)) continue;
            if (!holds_[reader] && !slipped) {
                ++cleared_[reader];
            } else {
                cleared_[reader] = 0;
            }
            if (holds_[reader] && happens(learns_, dice_)) holds_[reader] = false;
        }
    }

    /// How much the item could show of what is not cleared yet.
    [[nodiscard]] int worth_of(std::size_t item) const {
        return static_cast<int>(
            std::count_if(readers_.begin(), readers_.end(), [&](std::size_t reader) {
                return cleared_[reader] < enough && pool_.catches(item, reader);
            }));
    }

    [[nodiscard]] std::size_t best_item() {
        const auto some = some_items(pool_, std::vector<bool>(pool_.size()), dice_);
        const std::size_t best = *std::max_element(
            some.begin(), some.end(),
            [&](std::size_t a, std::size_t b) { return worth_of(a) < worth_of(b); });
        if (worth_of(best) > 0) return best;
        // What is left is rare: an item is dealt for it.
        for (std::size_t item = 0; item < pool_.size(); ++item) {
            if (worth_of(item) > 0) return item;
        }
        return best;
    }

private:
    static constexpr int enough = 2;
    const ItemPool& pool_;
    const std::vector<std::size_t>& readers_;
    double slips_, learns_;
    Dice dice_;
    std::vector<bool> holds_;
    std::vector<int> cleared_;
};

constexpr int most_items_to_mastery = 100'000;

/// For each misreading in the order of the sheet one item that catches it, each time another.
int items_in_fixed_order(const ItemPool& pool, const std::vector<std::size_t>& readers,
                         Learner learner, Dice& dice) {
    int items = 0;
    while (!learner.has_mastered() && items < most_items_to_mastery) {
        for (const std::size_t reader : readers) {
            std::size_t item = dice.below(pool.size());
            while (!pool.catches(item, reader)) item = (item + 1) % pool.size();
            learner.answer(item);
            ++items;
            if (learner.has_mastered()) break;
        }
    }
    return items;
}

int items_as_chosen(Learner learner) {
    int items = 0;
    for (; !learner.has_mastered() && items < most_items_to_mastery; ++items)
        learner.answer(learner.best_item());
    return items;
}

}  // namespace

DiagnosisFigures diagnose_trainees(const ItemPool& pool, int trainees, double slips,
                                   std::uint64_t seed, int most_items) {
    const std::vector<std::size_t> readers = readers_caught(pool);
    if (readers.empty()) throw Fault("no misreading to be told");
    Dice dice(seed);
    DiagnosisFigures figures;
    for (; figures.trainees < trainees; ++figures.trainees) {
        const Asked asked =
            ask_one(pool, dice.one_of<std::size_t>(readers), slips, most_items, dice);
        figures.told_first += asked.first ? 1 : 0;
        figures.told_among_three += asked.among_three ? 1 : 0;
        figures.items += asked.items;
    }
    figures.items /= std::max(1, trainees);
    return figures;
}

MasteryFigures master_game(const ItemPool& pool, int trainees, double slips, double learns,
                           std::uint64_t seed) {
    const std::vector<std::size_t> readers = readers_caught(pool);
    Dice dice(seed);
    MasteryFigures figures;
    for (; figures.trainees < trainees; ++figures.trainees) {
        const Learner learner(pool, readers, slips, learns, dice.next());
        figures.chosen += items_as_chosen(learner);
        figures.fixed_order += items_in_fixed_order(pool, readers, learner, dice);
    }
    figures.chosen /= std::max(1, trainees);
    figures.fixed_order /= std::max(1, trainees);
    return figures;
}

}  // namespace fairdeal
