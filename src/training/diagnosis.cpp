#include "training/diagnosis.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace fairdeal {

namespace {

/// A slip can be any of many answers, so that one answer of another reader is less likely.
constexpr double other_answers = 8;

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

/// The first of the answers that stand for what somebody thinks; empty: they have none.
std::string first_of(const std::vector<std::string>& answers) {
    return answers.empty() ? std::string() : answers.front();
}

}  // namespace

Diagnosis::Diagnosis(std::span<const Misreading> misreadings, Game game, double slip)
    : slip_(slip) {
    for (const Misreading& misreading : misreadings) {
        if (misreading.is_of_sheet(game)) misreadings_.push_back(&misreading);
    }
    // Anybody who is diagnosed may as well have none.
    beliefs_.assign(misreadings_.size() + 1, 1.0);
    make_one(beliefs_);
}

const Misreading* Diagnosis::reader(std::size_t i) const {
    return i < misreadings_.size() ? misreadings_[i] : nullptr;
}

ReaderAnswers Diagnosis::answers_to(const Scenario& scenario) const {
    ReaderAnswers answers;
    for (std::size_t i = 0; i < beliefs_.size(); ++i)
        answers.push_back(answers_as_read(scenario, reader(i)));
    return answers;
}

void Diagnosis::answered(const Scenario& scenario, const std::string& answer_in_words) {
    answered(answers_to(scenario), answer_in_words);
}

void Diagnosis::answered(const ReaderAnswers& answers, const std::string& answer_in_words) {
    if (answers.size() != beliefs_.size()) throw Fault("answers of other readers");
    for (std::size_t i = 0; i < beliefs_.size(); ++i) {
        const bool agrees =
            std::find(answers[i].begin(), answers[i].end(), answer_in_words) != answers[i].end();
        beliefs_[i] *= agrees ? 1 - slip_ : slip_ / other_answers;
    }
    make_one(beliefs_);
}

void Diagnosis::remembers(const GivenAnswer& answer) {
    constexpr double dims = 0.02;   // of each belief, to what is believed of anybody
    constexpr double hidden = 0.6;  // how often a misreading of a clause does not show in its hands
    for (double& belief : beliefs_)
        belief += dims * (1.0 / static_cast<double>(beliefs_.size()) - belief);
    for (std::size_t i = 0; i < misreadings_.size(); ++i) {
        const Misreading& misreading = *misreadings_[i];
        const auto& clauses = answer.clauses;
        if (!answer.misreading.empty())
            beliefs_[i] *= misreading.id == answer.misreading ? 1 - slip_ : slip_ / other_answers;
        else if (answer.right &&
                 std::find(clauses.begin(), clauses.end(), misreading.clause) != clauses.end())
            beliefs_[i] *= hidden;
    }
    if (!answer.misreading.empty()) beliefs_.back() *= slip_ / other_answers;
    make_one(beliefs_);
}

double Diagnosis::belief_in(const std::string& clause) const {
    double belief = 0;
    for (std::size_t i = 0; i < misreadings_.size(); ++i)
        belief += misreadings_[i]->clause == clause ? beliefs_[i] : 0;
    return belief;
}

double Diagnosis::worth_of(const Scenario& scenario) const {
    return worth_of(answers_to(scenario));
}

double Diagnosis::worth_of(const ReaderAnswers& answers) const {
    std::map<std::string, std::vector<double>> by_answer;
    for (std::size_t i = 0; i < beliefs_.size(); ++i)
        by_answer[first_of(answers.at(i))].push_back(beliefs_[i]);
    double left = 0;
    for (auto& [answer, beliefs] : by_answer) {
        const double chance = std::accumulate(beliefs.begin(), beliefs.end(), 0.0);
        if (chance <= 0) continue;
        make_one(beliefs);
        left += chance * entropy_of(beliefs);
    }
    return entropy_of(beliefs_) - left;
}

bool Diagnosis::shows(const ReaderAnswers& answers, const std::string& clause) const {
    for (std::size_t i = 0; i < misreadings_.size(); ++i) {
        if (misreadings_[i]->clause == clause &&
            first_of(answers.at(i)) != first_of(answers.back()))
            return true;
    }
    return false;
}

double Diagnosis::doubt_of(const ReaderAnswers& answers) const {
    double doubt = 0;
    for (std::size_t i = 0; i < misreadings_.size(); ++i)
        doubt += first_of(answers.at(i)) == first_of(answers.back()) ? 0 : beliefs_[i];
    return doubt;
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

}  // namespace fairdeal
