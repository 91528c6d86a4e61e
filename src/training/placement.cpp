#include "training/placement.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "training/aims.h"
#include "training/library.h"

namespace fairdeal {

namespace {

constexpr double enough = 0.8;        // believed so much, it is over
constexpr double two_enough = 0.9;    // likewise of two places beside each other
constexpr double slips = 0.08;        // known, yet wrong
constexpr double other_tables = 0.2;  // not taught, yet right: as at any other blackjack table

bool holds(const std::vector<std::string>& all, const std::string& one) {
    return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

std::vector<std::string> clauses_taught(const Lesson& lesson, const Library& library) {
    const RuleBook* book = find_book(library, lesson.game);
    std::vector<std::string> clauses;
    const auto add = [&](const std::string& clause) {
        if (!holds(clauses, clause)) clauses.push_back(clause);
    };
    for (const std::string& id : lesson.clauses) {
        const OpenPoint* point = book == nullptr ? nullptr : find_open_point(*book, id);
        if (point == nullptr) add(id);
        if (point != nullptr) std::for_each(point->about.begin(), point->about.end(), add);
    }
    return clauses;
}

Placement::Placement(const Library& library, Game game) : game_(game) {
    std::vector<std::string> before;
    for (const Lesson& lesson : library.lessons) {
        if (lesson.game != game) continue;
        lessons_.push_back(lesson.id);
        auto& clauses = clauses_.emplace_back(clauses_taught(lesson, library));
        std::erase_if(clauses, [&](const std::string& clause) { return holds(before, clause); });
        before.insert(before.end(), clauses.begin(), clauses.end());
        std::erase_if(clauses,
                      [&](const std::string& clause) { return !can_be_dealt(game, clause); });
    }
    const std::size_t places = lessons_.size() + 1;
    beliefs_.assign(places, 1.0 / static_cast<double>(places));
}

std::optional<std::size_t> Placement::lesson_of(const std::string& clause) const {
    for (std::size_t i = 0; i < clauses_.size(); ++i) {
        if (holds(clauses_[i], clause)) return i;
    }
    return std::nullopt;
}

/// About the lesson that is as likely known as not.
std::string Placement::next_after(const std::vector<double>& beliefs,
                                  const std::string& besides) const {
    std::string next;
    double best = 1, known = 1;
    for (std::size_t i = 0; i < lessons_.size(); ++i) {
        known -= beliefs[i];
        if (std::abs(known - 0.5) >= best) continue;
        const auto& clauses = clauses_[i];
        const auto fresh =
            std::find_if(clauses.begin(), clauses.end(), [&](const std::string& clause) {
                return clause != besides && !used_.contains(clause);
            });
        if (fresh == clauses.end()) continue;
        best = std::abs(known - 0.5);
        next = *fresh;
    }
    return next;
}

/// Places that no question left can tell apart count as one.
bool Placement::is_sure() const {
    std::vector<double> places{beliefs_.front()};
    for (std::size_t i = 0; i < lessons_.size(); ++i) {
        const auto& clauses = clauses_[i];
        const bool parts = std::any_of(clauses.begin(), clauses.end(),
                                       [&](const auto& clause) { return !used_.contains(clause); });
        if (parts)
            places.push_back(beliefs_[i + 1]);
        else
            places.back() += beliefs_[i + 1];
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        const double two = i == 0 ? 0 : places[i - 1] + places[i];
        if (places[i] >= enough || two >= two_enough) return true;
    }
    return false;
}

std::string Placement::next() const {
    return asked_ >= most_items || is_sure() ? "" : next_after(beliefs_, "");
}

std::vector<std::string> Placement::ahead() const {
    const std::string open = next();
    const auto lesson = lesson_of(open);
    if (!lesson) return {};
    std::vector<std::string> clauses;
    for (const bool right : {true, false}) {
        std::string clause = next_after(after(*lesson, right, other_tables), open);
        if (!clause.empty() && !holds(clauses, clause)) clauses.push_back(std::move(clause));
    }
    return clauses;
}

std::vector<double> Placement::after(std::size_t lesson, bool right, double guess) const {
    std::vector<double> beliefs = beliefs_;
    for (std::size_t known = 0; known < beliefs.size(); ++known) {
        const double is_right = known > lesson ? 1 - slips : guess;
        beliefs[known] *= right ? is_right : 1 - is_right;
    }
    const double all = std::accumulate(beliefs.begin(), beliefs.end(), 0.0);
    for (double& belief : beliefs) belief /= all;
    return beliefs;
}

void Placement::answered(const GivenAnswer& answer) {
    ++asked_;
    right_ += answer.right ? 1 : 0;
    const std::string& clause = answer.clauses.front();
    if (const std::string open = next_after(beliefs_, ""); !open.empty()) used_.insert(open);
    used_.insert(clause);
    const auto lesson = lesson_of(clause);
    if (!lesson || (answer.right && answer.hints > 0)) return;
    beliefs_ =
        after(*lesson, answer.right, std::max(other_tables, guess_of(answer, MasteryRules())));
}

void Placement::leave_out(const std::string& clause) { used_.insert(clause); }

bool Placement::is_over() const { return next().empty(); }

std::size_t Placement::known() const {
    constexpr double more_likely_than_not = 0.6;
    std::size_t known = 0;
    double at_least = 1;
    for (std::size_t i = 1; i < beliefs_.size(); ++i) {
        at_least -= beliefs_[i - 1];
        if (at_least >= more_likely_than_not) known = i;
    }
    return known;
}

}  // namespace fairdeal
