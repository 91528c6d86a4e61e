#include "games/league/tournament/sequence.h"

#include <algorithm>

#include "base/translation.h"
#include "games/league/clauses.h"
#include "games/league/tournament/elimination.h"

namespace fairdeal {

namespace {

TableState table_of(const HandRecord& record, const Ruling& ruling) {
    return table_after(record, record.events.size(), ruling.effects);
}

bool is_among(const std::vector<int>& list, int number) {
    return std::find(list.begin(), list.end(), number) != list.end();
}

bool per_round(const Header& header) {
    return header.card.choice<ibl::SecretPer>(Option::SecretPer) == ibl::SecretPer::Round;
}

/// IBL-SEC-1: the seats that have used their secret bet once this hand is over.
std::vector<int> secrets_after(const Header& header, const TableState& table) {
    std::vector<int> used = header.facts.secrets;
    if (!per_round(header)) return used;
    for (const TableSeat& seat : table.seats) {
        const PlacedWager* bet = live_wager(seat, Wager::Player);
        if (bet != nullptr && bet->secret && !is_among(used, seat.seat)) used.push_back(seat.seat);
    }
    std::sort(used.begin(), used.end());
    return used;
}

/// Is the seat in this hand: with chips, or, where they were not counted, with a bet?
bool is_in(const TableSeat& seat) {
    return seat.chips ? !seat.chips->is_zero() : !seat.wagers.empty();
}

/// The line that puts the seat out on this hand, or null.
const Line* out_line(const Ruling& ruling, int seat) {
    const auto found = std::find_if(
        ruling.lines.begin(), ruling.lines.end(),
        [&](const Line& line) { return line.verb == Verb::Out && line.who.seat == seat; });
    return found == ruling.lines.end() ? nullptr : &*found;
}

/// The counts of this hand, where they are known: it is over, nothing hangs on an unreadable card.
ibl::Contenders known_counts(const TableState& table, const Ruling& ruling) {
    if (!ruling.complete || !ruling.undecided.empty()) return {};
    return ibl::counts_after(table, ruling.lines);
}

/// The clause by which the table ends with this hand (AMB-IBL-20, AMB-IBL-26), if it does.
std::optional<ClauseId> ended_by(const Header& header, const ibl::Contenders& counts,
                                 const Ruling& ruling) {
    if (!ruling.complete) return std::nullopt;
    if (header.facts.final_hand) return ibl::final_hand_ranks;
    const auto out = std::count_if(counts.begin(), counts.end(), [&](const ibl::Contender& who) {
        return out_line(ruling, who.seat) != nullptr;
    });
    const auto all = static_cast<std::ptrdiff_t>(counts.size());
    return out > 0 && all - out <= 1 ? std::optional(ibl::two_remain) : std::nullopt;
}

Event seat_event(int seat, Verb verb, Money amount = {}) {
    Event event;
    event.who.seat = static_cast<std::uint8_t>(seat);
    event.verb = verb;
    event.amount = amount;
    return event;
}

void number_lines(std::vector<Event>& events) {
    int line = 1;
    for (Event& event : events) event.line = ++line;
}

}  // namespace

std::optional<NextHand> next_hand_of(const HandRecord& record, const Ruling& ruling) {
    const TableState table = table_of(record, ruling);
    const auto counts = known_counts(table, ruling);
    if (counts.empty() || ended_by(record.header, counts, ruling)) return std::nullopt;
    NextHand next{record.header, {}};
    next.header.identity.id.clear();
    next.header.identity.at.clear();
    TableFacts& facts = next.header.facts;
    if (facts.hand) ++*facts.hand;
    facts.secrets = secrets_after(record.header, table);
    const int before = facts.start.value_or(0);
    std::vector<int> in;
    for (const ibl::Contender& who : counts) {
        if (out_line(ruling, who.seat) != nullptr) continue;
        in.push_back(who.seat);
        next.events.push_back(seat_event(who.seat, Verb::Chips, who.count));
    }
    const auto behind = std::upper_bound(in.begin(), in.end(), before);
    if (facts.start) facts.start = behind == in.end() ? in.front() : *behind;
    for (const int seat : in) {
        if (table.find(seat)->sits_out) next.events.push_back(seat_event(seat, Verb::SitOut));
        if (table.find(seat)->disconnected)
            next.events.push_back(seat_event(seat, Verb::Disconnect));
    }
    number_lines(next.events);
    return next;
}

/// One record compared with the table as the record before it left it.
class LeagueTables::Comparison {
public:
    Comparison(const TableSoFar& before, const HandRecord& record, const Ruling& ruling)
        : before_(before), record_(record), table_(table_of(record, ruling)) {}

    std::vector<SequenceBreak> breaks() {
        if (before_.ended) {
            note(1, *before_.ended, tr("the table has ended before this hand"));
            return std::move(breaks_);
        }
        hand_number();
        set_up();
        options();
        secrets();
        for (const Event& event : record_.events) {
            if (event.verb == Verb::Chips && !event.who.is_dealer()) chips(event);
            if (event.verb == Verb::Secret) secret(event);
        }
        if (table_.first_deal != no_event) vanished();
        return std::move(breaks_);
    }

private:
    void note(int line, ClauseId clause, std::string what) {
        breaks_.push_back({0, line, clause, std::move(what)});
    }
    [[nodiscard]] const TableFacts& was() const { return before_.header.facts; }
    [[nodiscard]] const TableFacts& is() const { return record_.header.facts; }

    // --- the header

    void hand_number() {
        if (!was().hand || !is().hand || *is().hand == *was().hand + 1) return;
        hands_missing_ = true;
        note(1, ibl::eh_1,
             tr("hand {hand} follows hand {before}", "hand"_a = *is().hand,
                "before"_a = *was().hand));
    }

    void set_up() {
        if (is().eliminations != was().eliminations)
            note(1, ibl::eh_1, tr("the list of elimination hands has changed"));
        if (is().prizes != was().prizes || is().feeders != was().feeders)
            note(1, ibl::what_is_rewarded, tr("the rewarded places have changed"));
    }

    void options() {
        const TableCard& card = record_.header.card;
        for (const OptionSpec& spec : options_of(Game::League)) {
            const std::string before = before_.header.card.text(spec);
            if (card.text(spec) == before) continue;
            note(1, ibl::base_game,
                 tr("{option} was {before} and is {now}", "option"_a = spec.name,
                    "before"_a = before, "now"_a = card.text(spec)));
        }
    }

    /// IBL-SEC-1: anybody who has used their secret bet stays on the list as long as they are in.
    void secrets() {
        if (!per_round(record_.header)) return;
        for (const int seat : was().secrets) {
            if (!is_among(is().secrets, seat) && !is_out(seat))
                note(1, ibl::sec_1,
                     tr("seat {seat} has used its secret bet, and secrets= leaves it out",
                        "seat"_a = seat));
        }
        for (const int seat : is().secrets) {
            if (!is_among(was().secrets, seat) && !hands_missing_)
                note(1, ibl::sec_1,
                     tr("seat {seat} has not used its secret bet, and secrets= names it",
                        "seat"_a = seat));
        }
    }

    // --- the seats

    [[nodiscard]] bool is_out(int seat) const {
        const auto found = before_.seats.find(seat);
        return found != before_.seats.end() && found->second.out_by;
    }

    void chips(const Event& event) {
        const int seat = event.who.seat;
        const auto found = before_.seats.find(seat);
        if (event.amount.is_zero() && (found == before_.seats.end() || is_out(seat))) return;
        if (found == before_.seats.end()) {
            note(event.line, ibl::starting_chips,
                 tr("seat {seat} is new to the table", "seat"_a = seat));
        } else if (found->second.out_by) {
            note(event.line, *found->second.out_by,
                 tr("seat {seat} is out, and plays again", "seat"_a = seat));
        } else if (found->second.chips && *found->second.chips != event.amount && !hands_missing_) {
            note(event.line, ibl::when_counted,
                 tr("seat {seat} has {chips}, and the hand before left it {left}", "seat"_a = seat,
                    "chips"_a = to_text(event.amount), "left"_a = to_text(*found->second.chips)));
        }
    }

    void secret(const Event& event) {
        if (!per_round(record_.header) || is_among(is().secrets, event.who.seat)) return;
        if (is_among(was().secrets, event.who.seat))
            note(
                event.line, ibl::sec_1,
                tr("seat {seat} uses a second secret bet in the round", "seat"_a = event.who.seat));
    }

    void vanished() {
        for (const auto& [seat, before] : before_.seats) {
            if (before.out_by || hands_missing_) continue;
            const TableSeat* now = table_.find(seat);
            if (now != nullptr && is_in(*now)) continue;
            note(1, ibl::eh_2,
                 tr("seat {seat} is still in, and is not in this hand", "seat"_a = seat));
        }
    }

    const TableSoFar& before_;
    const HandRecord& record_;
    TableState table_;
    bool hands_missing_ = false;  // what happened in them is not known
    std::vector<SequenceBreak> breaks_;
};

bool LeagueTables::is_of_a_table(const HandRecord& record) {
    return record.header.game() == Game::League && !record.header.identity.table.empty();
}

std::vector<SequenceBreak> LeagueTables::follow(const HandRecord& record, const Ruling& ruling) {
    if (!is_of_a_table(record)) return {};
    const auto [place, is_new] = tables_.try_emplace(record.header.identity.table);
    TableSoFar& table = place->second;
    const bool opens = is_new || record.header.facts.hand == 1;
    std::vector<SequenceBreak> breaks;
    if (opens)
        table = TableSoFar();
    else
        breaks = Comparison(table, record, ruling).breaks();
    remember(table, record, ruling);
    std::stable_sort(
        breaks.begin(), breaks.end(),
        [](const SequenceBreak& a, const SequenceBreak& b) { return a.line < b.line; });
    return breaks;
}

void LeagueTables::remember(TableSoFar& table, const HandRecord& record, const Ruling& ruling) {
    const TableState state = table_of(record, ruling);
    const auto counts = known_counts(state, ruling);
    const std::vector<int> used = table.header.facts.secrets;
    table.header = record.header;
    table.header.facts.secrets = secrets_after(record.header, state);
    for (const int seat : used) {  // a list that leaves a seat out does not give it back
        auto& all = table.header.facts.secrets;
        if (per_round(record.header) && !is_among(all, seat))
            all.insert(std::lower_bound(all.begin(), all.end(), seat), seat);
    }
    if (state.first_deal != no_event)  // who is not in this hand has left
        std::erase_if(table.seats, [](const auto& seat) { return !seat.second.out_by; });
    for (const TableSeat& seat : state.seats) {
        if (is_in(seat)) table.seats[seat.seat] = {};
    }
    for (const ibl::Contender& who : counts) {
        Seat& seat = table.seats[who.seat];
        seat.chips = who.count;
        if (const Line* out = out_line(ruling, who.seat)) seat.out_by = out->because.front();
    }
    if (!table.ended) table.ended = ended_by(record.header, counts, ruling);
}

}  // namespace fairdeal
