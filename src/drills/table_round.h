#pragma once
// A whole round with the trainee as its dealer. A hand is dealt and settled by the machine
// beforehand; what guests do in it happens by itself, each act of the dealer is the trainee's to
// say. It is compared with what the engine says is due: where the order is free any of the acts
// that may come now is right. The first cards go as on every floor, whatever order the sheet leaves
// free: one at a time, in the order in which the seats act, the dealer's last, the second round
// likewise. After a wrong act the round goes on as it must.

#include <deque>

#include "questions/grade.h"

namespace fairdeal {

/// What was wrong with an act. Amount: the right act with another sum or place. Order: due, but
/// something else comes first. Outcome: the wager is settled otherwise. Late: a wager that must be
/// settled before the next card was passed over. Missed: an offer or a check was passed over.
/// Early: it comes later in the round. Extra: it never comes. Turn: a first card goes to somebody
/// else now.
enum class ActSlip : std::uint8_t {
    None,
    Amount,
    Order,
    Outcome,
    Late,
    Missed,
    Early,
    Extra,
    Turn
};

/// Errors that cost the house or a guest money at once.
enum class CostlyError : std::uint8_t {
    None,
    LoserPaid,    // a wager that loses was paid
    WinnerTaken,  // one that wins or pushes was taken
    ActionOpen    // a wager was settled before its time
};

struct ActMark {
    Event said;          // without cards; a push without its amount
    Event done;          // what was done on the table then
    std::size_t at = 0;  // events on the table before it
    int card = 0;        // done was to deal a first card: which of that hand's, 1 or 2
    bool right = false;
    ActSlip slip = ActSlip::None;
    CostlyError critical = CostlyError::None;
    bool asks_amount = false;  // an amount or a place was to be said, beside the act
    bool right_amount = false;
    std::vector<ClauseId> because;  // that decide what was due, the first one first; may be empty
    std::string broken;             // what a wrong act would break, in the engine's words
};

class TableRound {
public:
    /// The hand must be legal and settled line by line, as deal_hand gives it.
    explicit TableRound(HandRecord whole);

    /// What lies on the table now, the first cards one a line (hand_by_hand makes the record that
    /// is kept).
    [[nodiscard]] const HandRecord& so_far() const { return so_far_; }
    [[nodiscard]] bool is_over() const { return ahead_.empty(); }
    /// What comes next happens by itself; guest_acts makes it happen.
    [[nodiscard]] bool is_guests_turn() const;
    void guest_acts();
    /// The act that the engine waits for, without its cards; the first of several. It must be the
    /// dealer's turn.
    [[nodiscard]] Event due() const;
    /// Marks an act that was said with its amount, and does it, or what was due in its place. No
    /// cent can be what is due: the house's half of a surrendered cent (AMB-IBL-28).
    ActMark act(Event said);

private:
    struct Due {
        Event event;  // without cards
        std::vector<ClauseId> because;
        bool urgent = false;
        bool chosen = false;  // the dealer's own choice
    };
    [[nodiscard]] bool is_asked(const Event& event) const;
    void look();
    void keep_to_the_order_of_cards();
    void add_settlement();
    void perform(std::size_t at);
    [[nodiscard]] std::size_t place_of(const Event& event) const;
    [[nodiscard]] const Due* due_like(const Event& said) const;
    [[nodiscard]] bool finds_blackjack() const;
    [[nodiscard]] std::vector<ClauseId> why(const Due& due) const;
    void find_slip(ActMark& mark) const;
    void find_wrong_settlement(ActMark& mark) const;
    void find_wrong_act(ActMark& mark) const;

    HandRecord so_far_;
    std::deque<Event> ahead_;
    std::vector<Line> final_;  // the whole settlement
    Ruling ruling_;            // of so_far_
    std::vector<Due> dues_;    // what may come now
};

}  // namespace fairdeal
