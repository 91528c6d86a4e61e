#pragma once
// The placement test: how many lessons of a game somebody can skip. The lessons build on each
// other, so that whoever knows one is taken to know those before it; each answer, slips and guesses
// allowed for, moves the belief in where they stand, and the next question is about the lesson that
// halves what is left.

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "training/mastery.h"

namespace fairdeal {

struct Lesson;
struct Library;

/// The clauses that a lesson teaches, in its order; open points stand for the clauses they are
/// about.
std::vector<std::string> clauses_taught(const Lesson& lesson, const Library& library);

class Placement {
public:
    static constexpr int most_items = 15;

    Placement(const Library& library, Game game);

    [[nodiscard]] Game game() const { return game_; }
    /// The clause that the next question is about, one that no lesson before teaches and that hands
    /// are dealt for; empty: it is over.
    [[nodiscard]] std::string next() const;
    /// The clauses that may be next after the one that is asked, to be dealt ahead.
    [[nodiscard]] std::vector<std::string> ahead() const;
    /// Takes an answer into account by the clause that decided it; after a hint it shows nothing.
    void answered(const GivenAnswer& answer);
    /// No question about this clause can be had.
    void leave_out(const std::string& clause);

    [[nodiscard]] int asked() const { return asked_; }
    [[nodiscard]] int right() const { return right_; }
    [[nodiscard]] bool is_over() const;
    /// So many lessons, from the first, that are taken to be known; rather too few than too many.
    [[nodiscard]] std::size_t known() const;
    /// The ids of all lessons of the game, in their order.
    [[nodiscard]] const std::vector<std::string>& lessons() const { return lessons_; }

private:
    [[nodiscard]] std::string next_after(const std::vector<double>& beliefs,
                                         const std::string& besides) const;
    [[nodiscard]] std::vector<double> after(std::size_t lesson, bool right, double guess) const;
    [[nodiscard]] std::optional<std::size_t> lesson_of(const std::string& clause) const;
    [[nodiscard]] bool is_sure() const;

    Game game_;
    std::vector<std::string> lessons_;
    std::vector<std::vector<std::string>> clauses_;  // beside them, those to ask about
    std::vector<double> beliefs_;  // that the first 0, 1, ... of the lessons are known; together 1
    std::set<std::string, std::less<>> used_;  // clauses that were asked about or left out
    int asked_ = 0, right_ = 0;
};

}  // namespace fairdeal
