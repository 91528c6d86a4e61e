#pragma once
// "What would another rule have cost?": one choice of the house made otherwise, over the hands that
// were audited. It runs on a thread of its own.

#include <atomic>

#include "audit/explain/house_change.h"
#include "base/off_thread.h"
#include "desk/frame/destination.h"
#include "training/library.h"

namespace fairdeal {

/// A house option whose values are words, and what each says.
struct RuleOffered {
    const OptionSpec* spec = nullptr;
    std::string question;
    struct RuleReading {
        std::string value, words;
        bool is_standard = false;  // the rule book's
    };
    std::vector<RuleReading> readings;
};
/// In the rule book's order; none where the library has no book of the game.
std::vector<RuleOffered> rules_offered(const Library& library, Game game);

struct RuleChange {
    Game game = Game::Breakout;
    std::size_t rule = 0, reading = 0;  // of those offered
    std::size_t picked = 0;             // row of the report's clauses

    /// How far the work is, and whether it is called off; shared with its thread.
    struct Reached {
        std::atomic<bool> called_off{false};
        std::atomic<std::int64_t> done{0}, of{0};
    };
    std::shared_ptr<Reached> reached;
    OffThread<Result<HouseChangeReport>> work;
    std::string log;    // that was or is gone through
    std::string asked;  // what was changed, in words
    Game asked_of = Game::Breakout;
    std::optional<HouseChangeReport> report;
    std::string error;

    RuleChange() = default;
    RuleChange(const RuleChange&) = delete;
    RuleChange& operator=(const RuleChange&) = delete;
    /// Calls the work off and waits for it.
    ~RuleChange();
};

void choose_game(RuleChange& change, Game game);
void choose_rule(RuleChange& change, std::size_t rule, const Library& library);
void choose_reading(RuleChange& change, std::size_t reading);

/// `records`: the first so many of the log, as they were audited. Goes through the hands of the log
/// that the filter lets through. Nothing happens while it runs.
void start_rule_change(RuleChange& change, const std::string& log, std::int64_t records,
                       HandFilter filter, const Library& library);
void cancel_rule_change(RuleChange& change);
/// Takes in what is done. True if something has changed.
bool poll_rule_change(RuleChange& change);

/// The hands of the picked clause, else all that would have been settled otherwise: those that are
/// known. Nothing: there are none.
std::optional<Destination> open_changed_hands(const RuleChange& change);

/// Everything that the page shows of it.
struct RuleChangeScreen {
    std::vector<std::string> games, rules, readings;
    int game = 0, rule = 0, reading = 0;
    bool running = false;
    int per_mille = 0;
    std::string problem;  // why it cannot be worked out, or what went wrong; empty: nothing
    std::string title;    // what the result is of; empty: there is none
    std::string story;    // hands, cost by unit, what is not counted: a line each
    struct RuleCost {
        std::string title, detail, word, spoken;
    };
    std::vector<RuleCost> rows;  // by the clause that decides under the other rule
    int picked = -1;
};
/// `log`: the audited one; empty: none was.
RuleChangeScreen rule_change_screen(const RuleChange& change, const std::string& log,
                                    const Library& library);

}  // namespace fairdeal
