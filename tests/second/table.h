#pragma once
// The table of the second settlement: folds the events of a record one by one. Only the files
// table_*.cpp and breakout_second.cpp need it.

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "breakout_second.h"

namespace second {

/// An ace and a ten-valued card and nothing else.
bool is_natural(const Cards& cards);

struct Wager {
    std::string name;
    Cents amount = 0;
    int line = 0;
    bool is_void = false, settled = false;
};

struct Hand {
    int number = 0;  // 0 while the seat has one hand only
    Cards cards;
    Cents stake = 0, original = 0;
    bool split_ace = false, stopped = false, doubled = false, card_owed = false, settled = false;
};

struct Spot {
    char main = '-';  // p own hand, d dealer's hand, - none
    std::vector<Wager> wagers;
    std::vector<Hand> hands{1};
    Cards start;
    bool dealt_in = false, must_be_dealt = false, even_money = false;

    Wager* find(std::string_view name) {
        for (Wager& wager : wagers) {
            if (wager.name == name && !wager.is_void) return &wager;
        }
        return nullptr;
    }
    Cents put_up(std::string_view name) const {
        for (const Wager& wager : wagers) {
            if (wager.name == name && !wager.is_void) return wager.amount;
        }
        return 0;
    }
    bool has_split() const { return hands.size() > 1; }
};

/// The table as the events so far have left it.
class Table {
public:
    Table(const House& house, bool offers_known) : house_(house), offered_(!offers_known) {}
    void see(const Event& event, int index);
    Ruling ruling();

private:
    // the dealing
    void bet(const Event& event);
    void close_betting();
    void judge_sides(Spot& spot);
    void deal(const Event& event);
    bool all_dealt() const;
    // insurance and the check
    bool asks_insurance() const;
    bool insurance_open() const;
    void pass_by(const Event& event);
    bool owes_check() const;
    void insure(const Event& event);
    void even_money(const Event& event);
    void offer(const Event& event);
    // the players
    void act(const Event& event);
    void draw(Spot& spot, Hand& hand, const Event& event);
    void double_down(Spot& spot, Hand& hand, const Event& event);
    void split(Spot& spot, Hand& hand, const Event& event);
    void surrender(const Spot& spot, Hand& hand, const Event& event);
    void house_rules_act(Hand& hand, const Event& event);
    void report_early(const Event& event);
    void note_cards(const Event& event);
    void count_cards();
    bool must_hit(const Cards& cards) const;
    bool is_over(const Spot& spot, const Hand& hand) const;
    bool may_double(const Spot& spot, const Hand& hand) const;
    bool may_split(const Spot& spot, const Hand& hand) const;
    bool may_surrender(const Spot& spot, const Hand& hand) const;
    bool players_done() const;
    // the dealer
    void dealer_act(const Event& event);
    void peek(const Event& event);
    bool dealer_may_draw() const;
    bool dealer_stops() const;
    bool lives_beside_pair_up() const;
    bool lives(std::string_view side) const;
    bool dealer_blackjack() const;
    bool dealer_done() const;
    // the money
    void due(int seat, int hand, std::string verb, std::string wager, Cents amount,
             bool blocking = false);
    void advance();
    void settle_known_no_blackjack();
    void settle_all();
    void settle_insurance(int seat, Spot& spot);
    void settle_main(int seat, Spot& spot);
    void settle_against_blackjack(int seat, const Hand& hand);
    void settle_side(int seat, Spot& spot, Wager& wager);
    void settle_super_tie(int seat, const Spot& spot, const Wager& wager);
    std::int64_t pair_up_pays(const Cards& player) const;
    void pay_or_take(int seat, const Wager& wager, std::int64_t pays);
    // the answer
    void list_next(Ruling& ruling) const;
    bool list_dealing(Ruling& ruling) const;
    bool list_check(Ruling& ruling) const;
    bool list_player(Ruling& ruling) const;
    void list_insurance(Ruling& ruling) const;
    void judge_claims(Ruling& ruling);
    void judge_time(const Event& claim, int index);
    void fault(const Event& event, std::string clause, std::string what);
    bool claimed(const Line& line) const;

    House house_;
    std::map<int, Spot> spots_;
    Cards dealer_;  // the open card first, then the hole card, then the drawn ones
    bool offered_;  // or taken, or nobody wrote it down
    bool cards_out_ = false, peeked_ = false, turned_ = false, closed_ = false;
    bool early_ = false, too_soon_ = false;  // each reported once
    bool played_ = false;                    // a hand or the dealer's has been acted on
    bool no_blackjack_ = false, dealer_stood_ = false, complete_ = false;
    bool dealer_overdrew_ = false;  // past the stand that they did not call
    int now_ = -1;
    std::vector<Line> lines_;
    std::vector<Fault> faults_;
    std::vector<std::pair<int, Event>> claims_;
    std::vector<int> card_events_;             // indexes of the events that dealt a card
    std::vector<std::pair<int, Card>> dealt_;  // every card of the record, with its line
    std::size_t hole_ = 0;                     // which of them lies face down, from 1
};

}  // namespace second
