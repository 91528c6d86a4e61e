#include "training/diagnosis.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace fairdeal {

namespace {

double entropy_of(const std::vector<double>& beliefs) {
    double bits = 0;
    for (const double belief : beliefs) {
        if (belief > 0) bits -= belief * std::log2(belief);
    }
    return bits;
}

void make_one(std::vector<double>& beliefs) {
    const double sum = std::accumulate(beliefs.begin(), beliefs.end(), 0.0);
    for (double& belief : beliefs) belief /= sum;
}

/// The first of the answers that stand for what somebody thinks; empty: he has none.
std::string first_of(const std::vector<std::string>& answers) {
    return answers.empty() ? std::string() : answers.front();
}

}  // namespace

Diagnosis::Diagnosis(std::span<const Misreading> misreadings, Game game, double slip)
    : slip_(slip) {
    for (const Misreading& misreading : misreadings) {
        if (misreading.game == game) misreadings_.push_back(&misreading);
    }
    // Whoever is diagnosed may as well have none.
    beliefs_.assign(misreadings_.size() + 1, 1.0);
    make_one(beliefs_);
}

const Misreading* Diagnosis::reader(std::size_t i) const {
    return i < misreadings_.size() ? misreadings_[i] : nullptr;
}

void Diagnosis::answered(const Scenario& scenario, const std::string& answer_in_words) {
    // A slip can be any of many answers, so that one answer of another reader is less likely.
    constexpr double other_answers = 8;
    std::vector<double> after = beliefs_;
    for (std::size_t i = 0; i < after.size(); ++i) {
        const auto answers = answers_as_read(scenario, reader(i));
        const bool agrees =
            std::find(answers.begin(), answers.end(), answer_in_words) != answers.end();
        after[i] *= agrees ? 1 - slip_ : slip_ / other_answers;
    }
    make_one(after);
    beliefs_ = std::move(after);
}

double Diagnosis::worth_of(const Scenario& scenario) const {
    std::map<std::string, std::vector<double>> by_answer;
    for (std::size_t i = 0; i < beliefs_.size(); ++i)
        by_answer[first_of(answers_as_read(scenario, reader(i)))].push_back(beliefs_[i]);
    double left = 0;
    for (auto& [answer, beliefs] : by_answer) {
        const double chance = std::accumulate(beliefs.begin(), beliefs.end(), 0.0);
        if (chance <= 0) continue;
        make_one(beliefs);
        left += chance * entropy_of(beliefs);
    }
    return entropy_of(beliefs_) - left;
}

std::size_t Diagnosis::best_of(std::span<const Item> items) const {
    std::size_t best = 0;
    double most = -1;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const double worth = worth_of(items[i].scenario);
        if (worth <= most) continue;
        most = worth;
        best = i;
    }
    return best;
}

std::vector<Diagnosis::Suspect> Diagnosis::suspects(std::size_t most) const {
    std::vector<Suspect> all;
    for (std::size_t i = 0; i < beliefs_.size(); ++i) all.push_back({reader(i), beliefs_[i]});
    std::stable_sort(all.begin(), all.end(),
                     [](const Suspect& a, const Suspect& b) { return a.belief > b.belief; });
    all.resize(std::min(all.size(), most));
    return all;
}

const Misreading* Diagnosis::named(double enough) const {
    const Suspect first = suspects(1).at(0);
    return first.belief > enough ? first.misreading : nullptr;
}

void Diagnosis::believe(std::vector<double> beliefs) {
    if (beliefs.size() != beliefs_.size()) throw Fault("beliefs of other misreadings");
    beliefs_ = std::move(beliefs);
    make_one(beliefs_);
}

}  // namespace fairdeal
