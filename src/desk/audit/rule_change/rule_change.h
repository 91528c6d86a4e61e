#pragma once
// "What would another rule have cost?": another table card, one choice of the house made otherwise,
// or both, over the hands of a log. The work runs on a separate thread.

#include <atomic>

#include "audit/explain/house_change.h"
#include "audit/explain/offered_rules.h"
#include "base/off_thread.h"
#include "desk/frame/destination.h"

namespace fairdeal {

/// The hands that a rule change goes through.
struct RuleScope {
    std::string log;                     // empty: none is chosen
    std::int64_t records = 0;            // the first so many of the log; 0: all
    HandFilter filter{};                 // what it lets through
    std::vector<std::int64_t> hands;     // these only; empty: all of those
    std::optional<SearchQuery> found{};  // only what this finds
    std::string words;                   // "Over 12 hands picked in Replay"
    bool is_whole = true;                // all hands of the log
    std::string problem;                 // why nothing can be worked out; empty: it can
};

struct RuleChange {
    Game game = Game::Breakout;
    std::string card;                     // id of the table card; empty: each hand's own
    std::optional<std::size_t> rule = 0;  // of those offered; nothing: the card alone
    std::size_t reading = 0;              // of that rule
    std::size_t picked = 0;               // row of the report's clauses
    std::optional<RuleOverHands> over;    // hands picked in Replay; nothing: the Audit page's

    /// How far the work is, and whether it is called off; shared with its thread.
    struct Reached {
        std::atomic<bool> called_off{false};
        std::atomic<std::int64_t> done{0}, of{0};
    };
    std::shared_ptr<Reached> reached;
    OffThread<Result<HouseChangeReport>> work;
    std::string log;         // that was or is gone through
    std::string asked;       // what was changed, in words
    std::string asked_over;  // and over which hands
    Game asked_of = Game::Breakout;
    std::optional<HouseChangeReport> report;
    std::string error;

    RuleChange() = default;
    RuleChange(const RuleChange&) = delete;
    RuleChange& operator=(const RuleChange&) = delete;
    /// Calls the work off and waits for it.
    ~RuleChange();
};

/// Another game has other cards and rules: its first rule is chosen.
void choose_game(RuleChange& change, Game game, const Library& library);
/// By the rows of the lists that are shown: the first card is each hand's own, and with another one
/// the first rule is none.
void choose_card(RuleChange& change, std::size_t row, const Library& library);
void choose_rule(RuleChange& change, std::size_t row, const Library& library);
void choose_reading(RuleChange& change, std::size_t reading);

/// Goes through the hands. Nothing happens while it runs.
void start_rule_change(RuleChange& change, RuleScope scope, const Library& library);
void cancel_rule_change(RuleChange& change);
/// Takes in what is done. True if something has changed.
bool poll_rule_change(RuleChange& change);

/// The hands of the picked clause, else all that would have been settled otherwise: those that are
/// known. Nothing: there are none.
std::optional<Destination> open_changed_hands(const RuleChange& change);

/// Everything that the page shows of it.
struct RuleChangeScreen {
    std::string over;  // which hands it goes through
    bool can_widen = false;
    std::vector<std::string> games, cards, rules, readings;
    int game = 0, card = 0, rule = 0, reading = 0;
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
RuleChangeScreen rule_change_screen(const RuleChange& change, const RuleScope& scope,
                                    const Library& library);

}  // namespace fairdeal
