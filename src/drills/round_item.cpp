#include "drills/round_item.h"

#include <algorithm>
#include <numeric>

#include "drills/drill_events.h"
#include "questions/asked.h"

namespace fairdeal {

namespace {

Scenario asking(HandRecord hand, QuestionKind kind) {
    Scenario scenario;
    scenario.hand = std::move(hand);
    scenario.question.kind = kind;
    return scenario;
}

/// The numbers from 1 to `last` in an order by chance.
std::vector<std::size_t> shuffled(std::size_t last, Dice& dice) {
    std::vector<std::size_t> numbers(last);
    std::iota(numbers.begin(), numbers.end(), std::size_t{1});
    for (std::size_t left = last; left > 1; --left)
        std::swap(numbers[left - 1], numbers[dice.below(left)]);
    return numbers;
}

}  // namespace

RoundItem::RoundItem(HandRecord hand, std::span<const Misreading* const> misreadings,
                     std::span<const double> worths)
    : hand_(std::move(hand)),
      misreadings_(misreadings),
      worths_(worths),
      shown_(misreadings.size()) {
    while (!hand_.events.empty() && is_settlement(hand_.events.back().verb))
        hand_.events.pop_back();
    ask_settlement();
}

double RoundItem::worth() const {
    double sum = 0;
    for (std::size_t i = 0; i < shown_.size(); ++i) sum += shown_[i] ? worths_[i] : 0;
    return sum;
}

void RoundItem::ask_guests(Dice& dice) {
    constexpr std::size_t most_tried = 12;
    constexpr int most_stops = 6;
    int stops = 0;
    auto tried = shuffled(hand_.events.size(), dice);
    tried.resize(std::min(tried.size(), most_tried));
    for (const std::size_t events : tried) {
        if (ask_guests_at(events) && ++stops == most_stops) return;
    }
}

std::vector<std::size_t> RoundItem::shown_by(const Scenario& question) const {
    const auto right = answers_as_read(question, nullptr);
    std::vector<std::size_t> shows;
    for (std::size_t i = 0; i < misreadings_.size(); ++i) {
        if (answers_as_read(question, misreadings_[i]) != right) shows.push_back(i);
    }
    return shows;
}

std::vector<RoundItem::Stop> RoundItem::stops(Dice& dice) const {
    std::vector<Stop> all;
    for (const std::size_t count : shuffled(hand_.events.size(), dice)) {
        Scenario next = asking(first_events(hand_, count), QuestionKind::Next);
        if (question_problem(next)) continue;
        auto shows = shown_by(next);
        all.push_back({std::move(next), std::move(shows)});
    }
    return all;
}

double RoundItem::new_worth(const std::vector<std::size_t>& shows) const {
    return std::accumulate(shows.begin(), shows.end(), 0.0, [&](double sum, std::size_t i) {
        return sum + (shown_[i] ? 0 : worths_[i]);
    });
}

void RoundItem::ask_settlement() {
    Scenario table = asking(hand_, QuestionKind::Table);
    if (question_problem(table)) return;
    const auto shows = shown_by(table);
    take(std::move(table), shows);
}

void RoundItem::ask_next(Dice& dice) {
    constexpr int most_stops = 8;
    std::vector<Stop> left = stops(dice);
    for (int i = 0; i < most_stops && !left.empty(); ++i) {
        const auto best = std::max_element(
            left.begin(), left.end(),
            [&](const Stop& a, const Stop& b) { return new_worth(a.shows) < new_worth(b.shows); });
        take(std::move(best->question), best->shows);
        left.erase(best);
    }
}

/// What the guests ask for at one stop; false: nothing that shows something new.
bool RoundItem::ask_guests_at(std::size_t events) {
    constexpr int most_asked = 8;
    constexpr double worth_a_look = 0.02;  // the search is long
    const HandRecord part = first_events(hand_, events);
    const Ruling ruling = rule(part);
    int asked = 0;
    for (const Event& event : events_to_ask(part)) {
        if (is_settlement(event.verb)) continue;  // the whole table is settled in the end
        const auto breaches = breaches_of(part, event);
        const bool right = breaches.empty();
        if (permission_of(part, ruling, event, breaches) == Permission::Untold) continue;
        std::vector<std::size_t> shows;
        for (std::size_t i = 0; i < misreadings_.size(); ++i) {
            if (shown_[i] || worths_[i] < worth_a_look) continue;
            if (breaches_as_read(part, event, misreadings_[i]).empty() != right) shows.push_back(i);
        }
        if (shows.empty()) continue;
        Scenario may = asking(part, QuestionKind::May);
        may.question.event = event;
        take(std::move(may), shows);
        if (++asked == most_asked) break;
    }
    return asked > 0;
}

void RoundItem::take(Scenario question, const std::vector<std::size_t>& shows) {
    questions_.push_back(std::move(question));
    for (const std::size_t i : shows) shown_[i] = true;
}

}  // namespace fairdeal
