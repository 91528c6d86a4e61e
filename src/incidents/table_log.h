#pragma once
// A table whose rounds become records of notation version 2: when each was dealt, from which pack
// and shoe, how many cards were out.

#include <optional>
#include <string>
#include <vector>

#include "dealing/own_hand_round.h"
#include "incidents/incident.h"
#include "incidents/pack.h"

namespace fairdeal {

/// What the ids of a log begin with, and the hands that are in it so far.
struct IncidentLog {
    std::string prefix;
    std::vector<HandRecord> hands{};
};

class TableLog {
public:
    /// `facts` and `log` outlive it.
    TableLog(const IncidentTable& facts, std::vector<Card> pack, IncidentLog& log, Dice& dice);

    /// The next round is the first of this visit, from 0: days later, and of a new pack.
    void begin_visit(int visit, std::vector<Card> pack);
    void seat(std::vector<SeatedGuest> guests) { guests_ = std::move(guests); }
    /// By seat; empty: the records do not say who sat where.
    void name_guests(std::vector<std::pair<int, std::string>> names) { names_ = std::move(names); }

    void shuffle();
    void put_back_as_collected();
    void cut();
    /// The cut card has come out: the shoe ends with the round that was dealt.
    [[nodiscard]] bool is_cut_card_out() const { return pack_->left() <= facts_.behind; }
    /// Deals a round; begins with a shuffle where there is no shoe or its cut card is out. The
    /// record may be changed until the next round.
    HandRecord& deal();

private:
    [[nodiscard]] HandRecord deal_from_shoe();
    void add_facts(Header& header, int out) const;

    const IncidentTable& facts_;
    IncidentLog& log_;
    Dice& dice_;
    TableCard card_{Game::Breakout};
    int pack_size_;
    std::optional<PackInUse> pack_;
    std::string pack_name_;
    std::vector<SeatedGuest> guests_;
    std::vector<std::pair<int, std::string>> names_;
    int shoes_ = 0;
    int visit_ = 0, rounds_today_ = 0;
};

}  // namespace fairdeal
