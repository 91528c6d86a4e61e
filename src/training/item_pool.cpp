// The items that simulated trainees are asked.

#include <algorithm>
#include <map>

#include "training/trainees.h"

namespace fairdeal {

namespace {

/// Numbers for answers: the same for the same words.
class Numbers {
public:
    int of(const std::vector<std::string>& answers) {
        const std::string said = answers.empty() ? std::string() : answers.front();
        return known_.try_emplace(said, static_cast<int>(known_.size())).first->second;
    }

private:
    std::map<std::string, int> known_;
};

/// Kinds whose answers say much: whole tables, what comes next, what is allowed, who goes out.
Wish wish_for(Game game, const std::string& clause, Dice& dice) {
    Wish wish;
    wish.game = game;
    if (dice.chance(50)) wish.card = TableCard(game);
    if (!clause.empty()) wish.clauses = {clause};
    wish.kinds = {QuestionKind::Table, QuestionKind::Next, QuestionKind::May};
    if (clause.empty()) wish.kinds = {QuestionKind::Table};
    return wish;
}

}  // namespace

ItemPool::ItemPool(Game game, std::span<const Misreading> misreadings, std::size_t wanted,
                   std::uint64_t seed) {
    constexpr std::size_t for_each = 3;
    constexpr int attempts = 400;
    for (const Misreading& misreading : misreadings) {
        if (misreading.game == game) misreadings_.push_back(&misreading);
    }
    Dice dice(seed);
    for (std::size_t round = 0; round < for_each; ++round) {
        for (const Misreading* misreading : misreadings_) {
            auto item = make_item(wish_for(game, misreading->clause, dice), dice.next(), attempts);
            if (item) add(*std::move(item));
        }
    }
    for (std::size_t tries = 0; size() < wanted && tries < wanted * 2; ++tries) {
        auto item = make_item(wish_for(game, "", dice), dice.next(), attempts);
        if (item) add(*std::move(item));
    }
}

/// False: it catches nobody.
bool ItemPool::add(Item item) {
    Numbers numbers;
    std::vector<int> answers;
    for (const Misreading* misreading : misreadings_)
        answers.push_back(numbers.of(answers_as_read(item.scenario, misreading)));
    answers.push_back(numbers.of(answers_as_read(item.scenario, nullptr)));
    const bool parts = std::any_of(answers.begin(), answers.end(),
                                   [&](int answer) { return answer != answers.back(); });
    if (!parts) return false;
    answers_.push_back(std::move(answers));
    items_.push_back(std::move(item));
    return true;
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
