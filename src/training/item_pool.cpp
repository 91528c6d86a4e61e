// The rounds that simulated trainees are asked.

#include <algorithm>
#include <cmath>
#include <map>

#include "dealing/deal.h"
#include "dealing/shoe.h"
#include "training/trainees.h"

namespace fairdeal {

namespace {

/// Numbers for answers: the same for the same words.
class Numbers {
public:
    int of(const std::string& said) {
        return known_.try_emplace(said, static_cast<int>(known_.size())).first->second;
    }

private:
    std::map<std::string, int> known_;
};

std::string said_by(const Misreading* reader, const std::vector<Scenario>& questions) {
    std::string said;
    for (const Scenario& question : questions) {
        for (const std::string& answer : answers_as_read(question, reader)) said += answer + "|";
        said += '\n';
    }
    return said;
}

void load(Dice& dice) {
    constexpr int looks = 6;
    dice.load(std::nullopt);
    if (dice.chance(50))
        dice.load(Dice::Load{static_cast<std::uint8_t>(dice.below(loaded_lean_count)), looks});
}

}  // namespace

ItemPool::ItemPool(Game game, std::span<const Misreading> misreadings, std::size_t wanted,
                   std::uint64_t seed) {
    for (const Misreading& misreading : misreadings) {
        if (misreading.is_of_sheet(game)) misreadings_.push_back(&misreading);
    }
    caught_.resize(misreadings_.size());
    Dice dice(seed);
    while (size() < wanted) add(deal_round(game, dice));
}

/// How often each misreading shows in the dozen items that together show most.
std::vector<int> ItemPool::shown_in_a_dozen() const {
    constexpr int dozen = 12;
    std::vector<int> shown(misreadings_.size());
    std::vector<bool> asked(size());
    const auto worth_of = [&](std::size_t item) {
        double worth = 0;
        for (std::size_t reader = 0; reader < shown.size(); ++reader)
            worth += catches(item, reader) ? std::pow(0.1, shown[reader]) : 0;
        return asked[item] ? -1 : worth;
    };
    for (int i = 0; i < dozen && size() > 0; ++i) {
        std::vector<double> worths;
        for (std::size_t item = 0; item < size(); ++item) worths.push_back(worth_of(item));
        const auto best = static_cast<std::size_t>(std::max_element(worths.begin(), worths.end()) -
                                                   worths.begin());
        asked[best] = true;
        for (std::size_t reader = 0; reader < shown.size(); ++reader)
            shown[reader] += catches(best, reader) ? 1 : 0;
    }
    return shown;
}

/// What is rare is worth most, and what somebody would not see who is asked a dozen items.
std::vector<double> ItemPool::worths() const {
    constexpr double unseen = 0.2;
    const std::vector<int> shown = shown_in_a_dozen();
    std::vector<double> worths;
    for (std::size_t reader = 0; reader < caught_.size(); ++reader)
        worths.push_back(std::pow(1.0 + caught_[reader], -1.5) + (shown[reader] == 0 ? unseen : 0));
    return worths;
}

/// Of some rounds dealt the one whose play and settlement show most of what the pool shows seldom.
std::vector<Scenario> ItemPool::deal_round(Game game, Dice& dice) const {
    constexpr int heats = 8;
    constexpr int rounds_each = 24;
    const std::vector<double> worth = worths();
    std::optional<RoundItem> best;
    for (int heat = 0; heat < heats; ++heat) {
        // What does not show in the settlement has its chance too.
        RoundItem round = best_settlement(game, worth, heat % 2 == 0 ? rounds_each : 1, dice);
        round.ask_next(dice);
        if (!best || round.worth() > best->worth()) best = std::move(round);
    }
    best->ask_guests(dice);
    return best->questions();
}

RoundItem ItemPool::best_settlement(Game game, std::span<const double> worths, int rounds,
                                    Dice& dice) const {
    std::optional<RoundItem> best;
    for (int i = 0; i < rounds; ++i) {
        load(dice);
        const TableCard card = dice.chance(50) ? TableCard(game) : random_card(game, dice);
        RoundItem round(deal_hand(card, {}, dice), misreadings_, worths);
        if (!best || round.worth() > best->worth()) best = std::move(round);
    }
    return *std::move(best);
}

void ItemPool::add(std::vector<Scenario> questions) {
    Numbers numbers;
    std::vector<int> answers;
    for (const Misreading* misreading : misreadings_)
        answers.push_back(numbers.of(said_by(misreading, questions)));
    answers.push_back(numbers.of(said_by(nullptr, questions)));
    for (std::size_t reader = 0; reader < misreadings_.size(); ++reader)
        caught_[reader] += answers[reader] != answers.back() ? 1 : 0;
    answers_.push_back(std::move(answers));
    items_.push_back(std::move(questions));
}

bool ItemPool::are_alike(std::size_t reader, std::size_t other) const {
    return std::all_of(answers_.begin(), answers_.end(), [&](const std::vector<int>& answers) {
        return answers[reader] == answers[other];
    });
}

std::vector<const Misreading*> ItemPool::not_caught() const {
    std::vector<const Misreading*> none;
    for (std::size_t i = 0; i < misreadings_.size(); ++i) {
        if (are_alike(i, misreadings_.size())) none.push_back(misreadings_[i]);
    }
    return none;
}

}  // namespace fairdeal
