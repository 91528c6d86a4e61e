#pragma once
// One round as an item: of everything that could be asked about it, the questions that show most of
// what is to be shown.

#include <span>
#include <vector>

#include "dealing/dice.h"
#include "questions/grade.h"

namespace fairdeal {

/// The settlement of the whole table, what happens next at some stops, and what guests ask for at
/// some. Worths are by misreading: how much it is worth to show it, about 1 at most.
class RoundItem {
public:
    /// Asks for the settlement. What is pointed to must outlive the item.
    RoundItem(HandRecord hand, std::span<const Misreading* const> misreadings,
              std::span<const double> worths);

    /// Of everything that is shown so far.
    [[nodiscard]] double worth() const;
    /// Asks what happens next at the stops that show most; where nothing new shows, at any.
    void ask_next(Dice& dice);
    /// Lets guests ask for what shows a misreading that does not show yet.
    void ask_guests(Dice& dice);

    [[nodiscard]] const std::vector<Scenario>& questions() const { return questions_; }

private:
    struct Stop {
        Scenario question;
        std::vector<std::size_t> shows;  // misreadings, by their places
    };
    [[nodiscard]] std::vector<std::size_t> shown_by(const Scenario& question) const;
    [[nodiscard]] std::vector<Stop> stops(Dice& dice) const;
    [[nodiscard]] double new_worth(const std::vector<std::size_t>& shows) const;
    void ask_settlement();
    bool ask_guests_at(std::size_t events);
    void take(Scenario question, const std::vector<std::size_t>& shows);
    HandRecord hand_;
    std::span<const Misreading* const> misreadings_;
    std::span<const double> worths_;
    std::vector<Scenario> questions_;
    std::vector<bool> shown_;  // by misreading
};

}  // namespace fairdeal
