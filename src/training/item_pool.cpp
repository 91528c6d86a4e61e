// The rounds that simulated trainees are asked.

#include <algorithm>
#include <map>

#include "training/asked.h"
#include "training/deal.h"
#include "training/drill_events.h"
#include "training/shoe.h"
#include "training/trainees.h"

namespace fairdeal {

namespace {

constexpr int often_enough = 6;  // items that catch one misreading

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

Scenario asking(HandRecord hand, QuestionKind kind) {
    Scenario scenario;
    scenario.hand = std::move(hand);
    scenario.question.kind = kind;
    return scenario;
}

HandRecord cut_at(const HandRecord& hand, std::size_t count) {
    HandRecord part{hand.header, {}};
    part.events.assign(hand.events.begin(),
                       hand.events.begin() + static_cast<std::ptrdiff_t>(count));
    return part;
}

void load(Dice& dice) {
    constexpr int looks = 6;
    dice.load(std::nullopt);
    if (dice.chance(50))
        dice.load(Dice::Load{static_cast<std::uint8_t>(dice.below(loaded_lean_count)), looks});
}

void ask_next(const HandRecord& hand, Dice& dice, std::vector<Scenario>& questions) {
    constexpr int stops = 8;
    for (int i = 0; i < stops; ++i) {
        Scenario next =
            asking(cut_at(hand, 1 + dice.below(hand.events.size())), QuestionKind::Next);
        if (!question_problem(next)) questions.push_back(std::move(next));
    }
}

}  // namespace

ItemPool::ItemPool(Game game, std::span<const Misreading> misreadings, std::size_t wanted,
                   std::uint64_t seed) {
    constexpr std::size_t tries_each = 10;
    for (const Misreading& misreading : misreadings) {
        if (misreading.game == game) misreadings_.push_back(&misreading);
    }
    caught_.resize(misreadings_.size());
    Dice dice(seed);
    for (std::size_t tries = 0; size() < wanted && tries < wanted * tries_each; ++tries)
        add(deal_round(game, dice));
}

bool ItemPool::is_rare(std::size_t reader) const { return caught_[reader] < often_enough; }

std::vector<Scenario> ItemPool::deal_round(Game game, Dice& dice) const {
    load(dice);
    const TableCard card = dice.chance(50) ? TableCard(game) : random_card(game, dice);
    HandRecord hand = deal_hand(card, {}, dice);
    while (!hand.events.empty() && is_settlement(hand.events.back().verb)) hand.events.pop_back();
    std::vector<Scenario> questions;
    Scenario table = asking(hand, QuestionKind::Table);
    if (!question_problem(table)) questions.push_back(std::move(table));
    ask_next(hand, dice, questions);
    std::vector<bool> seen = shown_by(questions);
    constexpr int stops = 4;
    for (int i = 0; i < stops; ++i)
        ask_guests(cut_at(hand, 1 + dice.below(hand.events.size())), seen, questions);
    return questions;
}

/// The readers who answer one of the questions otherwise than who knows them all.
std::vector<bool> ItemPool::shown_by(const std::vector<Scenario>& questions) const {
    const std::string right = said_by(nullptr, questions);
    std::vector<bool> shown;
    for (const Misreading* misreading : misreadings_)
        shown.push_back(said_by(misreading, questions) != right);
    return shown;
}

/// What the guests ask for at one stop: of all that could be, what a misreading answers otherwise
/// that did not show in this round so far.
void ItemPool::ask_guests(const HandRecord& part, std::vector<bool>& seen,
                          std::vector<Scenario>& questions) const {
    constexpr int most_asked = 8;
    int asked = 0;
    for (const Event& event : events_to_ask(part)) {
        if (is_settlement(event.verb)) continue;  // the whole table is settled in the end
        const bool right = breaches_of(part, event).empty();
        bool shows = false;
        for (std::size_t reader = 0; reader < misreadings_.size(); ++reader) {
            if (seen[reader]) continue;
            if (breaches_as_read(part, event, misreadings_[reader]).empty() == right) continue;
            seen[reader] = true;
            shows = true;
        }
        if (!shows) continue;
        Scenario may = asking(part, QuestionKind::May);
        may.question.event = event;
        questions.push_back(std::move(may));
        if (++asked == most_asked) return;
    }
}

/// False: it catches nobody who is not caught often enough.
bool ItemPool::add(std::vector<Scenario> questions) {
    Numbers numbers;
    std::vector<int> answers;
    for (const Misreading* misreading : misreadings_)
        answers.push_back(numbers.of(said_by(misreading, questions)));
    answers.push_back(numbers.of(said_by(nullptr, questions)));
    bool is_new = false;
    for (std::size_t reader = 0; reader < misreadings_.size(); ++reader)
        is_new = is_new || (is_rare(reader) && answers[reader] != answers.back());
    if (!is_new) return false;
    for (std::size_t reader = 0; reader < misreadings_.size(); ++reader)
        caught_[reader] += answers[reader] != answers.back() ? 1 : 0;
    answers_.push_back(std::move(answers));
    items_.push_back(std::move(questions));
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
