// The sums of an audit as text and back, and what binds them to a log, to rules and to a question.

#include "audit/audit_state.h"
#include "audit/kept_text.h"
#include "base/translation.h"
#include "log/office_log.h"
#include "record/irregular/as_played.h"

namespace fairdeal {

namespace {

constexpr std::string_view first_word = "fairdeal-audit-6";

void put(KeptWriter& out, const AuditCell& cell) {
    const AuditSums& sums = cell.sums;
    for (const std::int64_t number :
         {sums.hands, sums.wrong_hands, sums.with_faults, sums.lines, sums.wrong_wagers,
          static_cast<std::int64_t>(cell.first_hands.size())})
        out.put(number);
    for (const Exposure& exposure : sums.exposures.by_unit) {
        out.put(exposure.overpaid.in_cents());
        out.put(exposure.underpaid.in_cents());
    }
    for (const std::int64_t idx : cell.first_hands) out.put(idx);
}

AuditCell take_cell(KeptReader& in) {
    AuditCell cell;
    AuditSums& sums = cell.sums;
    for (std::int64_t* number :
         {&sums.hands, &sums.wrong_hands, &sums.with_faults, &sums.lines, &sums.wrong_wagers})
        *number = in.number();
    const std::size_t hands = in.count();
    for (Exposure& exposure : sums.exposures.by_unit) {
        exposure.overpaid = Money::cents(in.number());
        exposure.underpaid = Money::cents(in.number());
    }
    for (std::size_t left = hands; left > 0; --left) cell.first_hands.push_back(in.number());
    return cell;
}

void put(KeptWriter& out, const Share& share) {
    out.put(share.k);
    out.put(share.n);
}

Share take_share(KeptReader& in) {
    Share share;
    share.k = in.number();
    share.n = in.number();
    return share;
}

void put(KeptWriter& out, const DealerTally& dealer) {
    put(out, dealer.cell);
    for (const Share& hands : dealer.hands) put(out, hands);
    out.put(static_cast<std::int64_t>(dealer.shifts.size()));
    for (const auto& [shift, hands] : dealer.shifts) {
        out.put(shift);
        put(out, hands);
    }
    out.put(dealer.undue);
    out.put(static_cast<std::int64_t>(dealer.clauses.size()));
    for (const UnderClause& clause : dealer.clauses) {
        out.put(clause.decided);
        out.put(clause.wrong);
    }
    out.put(static_cast<std::int64_t>(dealer.amiss.size()));
    for (const auto& [amiss, wagers] : dealer.amiss) {
        out.put(static_cast<std::int64_t>(amiss.first));
        out.put(static_cast<std::int64_t>(amiss.second));
        out.put(wagers);
    }
    out.put(static_cast<std::int64_t>(dealer.misread.size()));
    for (const auto& [misreading, hands] : dealer.misread) {
        out.put(static_cast<std::int64_t>(misreading));
        out.put(hands);
    }
}

/// The place of a clause or misreading among so many.
std::size_t take_place(KeptReader& in, std::size_t of) {
    const std::int64_t place = in.number();
    if (place < 0 || place >= static_cast<std::int64_t>(of))
        throw Fault(tr("a number makes no sense in what was kept of an audit"));
    return static_cast<std::size_t>(place);
}

DealerTally take_dealer(KeptReader& in, std::size_t misreadings) {
    DealerTally dealer;
    dealer.cell = take_cell(in);
    for (Share& hands : dealer.hands) hands = take_share(in);
    for (std::size_t left = in.count(); left > 0; --left) {
        const std::int64_t shift = in.number();
        dealer.shifts[shift] = take_share(in);
    }
    dealer.undue = in.number();
    dealer.clauses.resize(in.count());
    for (UnderClause& clause : dealer.clauses) {
        clause.decided = in.number();
        clause.wrong = in.number();
    }
    for (std::size_t left = in.count(); left > 0; --left) {
        const std::size_t clause = take_place(in, dealer.clauses.size() + 1);
        const std::size_t misreading = take_place(in, misreadings);
        dealer.amiss[{clause, misreading}] = in.number();
    }
    for (std::size_t left = in.count(); left > 0; --left) {
        const std::size_t misreading = take_place(in, misreadings);
        dealer.misread[misreading] = in.number();
    }
    return dealer;
}

/// The clauses are numbered in the order of their names.
std::int64_t mark_of(const ClauseNumbers& clauses) {
    std::string names;
    for (std::size_t i = 0; i < clauses.size(); ++i) names += clauses.name(i) + "\n";
    return fingerprint_of(names);
}

void put(KeptWriter& out, const AuditOptions& options) {
    const HandFilter& filter = options.filter;
    out.put(filter.game ? to_text(*filter.game) : std::string_view());
    out.put(filter.table);
    out.put(filter.dealer);
    for (const auto& instant : {filter.from, filter.to}) {
        out.put(instant ? 1 : 0);
        out.put(instant.value_or(0));
    }
    out.put(static_cast<std::int64_t>(options.shifts.size()));
    for (const int hour : options.shifts) out.put(hour);
}

/// What must be the same for an audit to go on; the tree's root is looked at by itself.
std::string question_of(const Audit::State& state, const ClauseNumbers& clauses) {
    KeptWriter out;
    out.put(rules_name(state.misreadings));
    out.put(mark_of(clauses));
    put(out, state.options);
    return out.text();
}

/// The log of an audit that is kept.
Result<HandLog> open_kept_log(const Audit::State& state) {
    const std::filesystem::path file = state.log->file();
    if (file.empty()) throw Fault("an audit of a log that is in no file is not kept");
    return open_hand_log(file, Access::Read, {});
}

tl::unexpected<Problems> refused_audit(std::string what) { return refused({}, std::move(what)); }

}  // namespace

/// Opens a Tally to be kept.
class KeptTally {
public:
    static const ClauseNumbers& clauses(const Tally& tally) { return tally.clauses_; }

    static void put_all(KeptWriter& out, const Tally& tally) {
        put(out, tally.all_);
        const HandCounts& counts = tally.counts_;
        for (const std::int64_t count :
             {counts.right, counts.wrong, counts.unclaimed, counts.undecided, counts.unruled,
              counts.unreadable, counts.with_pack, counts.order_unknown})
            out.put(count);
        put_map(out, tally.dealers_);
        put_map(out, tally.tables_);
        put_map(out, tally.shifts_of_hands_);
        put(out, tally.without_time_);
        for (const AuditCell& cell : tally.games_) put(out, cell);
        for (const AuditCell& cell : tally.by_clause_) put(out, cell);
        for (const AuditCell& cell : tally.by_misreading_) put(out, cell);
    }

    static void take_all(KeptReader& in, Tally& tally) {
        tally.all_ = take_cell(in);
        HandCounts& counts = tally.counts_;
        for (std::int64_t* count :
             {&counts.right, &counts.wrong, &counts.unclaimed, &counts.undecided, &counts.unruled,
              &counts.unreadable, &counts.with_pack, &counts.order_unknown})
            *count = in.number();
        for (std::size_t left = in.count(); left > 0; --left) {
            const std::string name = in.word();
            tally.dealers_[name] = take_dealer(in, tally.misreadings_.size());
        }
        for (std::size_t left = in.count(); left > 0; --left) {
            const std::string name = in.word();
            tally.tables_[name] = take_cell(in);
        }
        for (std::size_t left = in.count(); left > 0; --left) {
            const std::int64_t shift = in.number();
            tally.shifts_of_hands_[shift] = take_cell(in);
        }
        tally.without_time_ = take_cell(in);
        for (AuditCell& cell : tally.games_) cell = take_cell(in);
        for (AuditCell& cell : tally.by_clause_) cell = take_cell(in);
        for (AuditCell& cell : tally.by_misreading_) cell = take_cell(in);
    }

private:
    template <class Map>
    static void put_map(KeptWriter& out, const Map& map) {
        out.put(static_cast<std::int64_t>(map.size()));
        for (const auto& [key, value] : map) {
            out.put(key);
            put(out, value);
        }
    }
};

Result<std::string> Audit::kept() const {
    const State& state = *state_;
    const auto log = open_kept_log(state);
    if (!log) return tl::make_unexpected(log.error());
    const std::int64_t size = state.size.value_or(0);
    KeptWriter out;
    out.put(first_word);
    out.put(question_of(state, KeptTally::clauses(state.tally)));
    out.put(size);
    out.put(bytes_of(log->root_at(size)));
    out.put(state.done);
    out.put(state.breaks);
    KeptTally::put_all(out, state.tally);
    if (state.beside) KeptTally::put_all(out, *state.beside);
    out.put(static_cast<std::int64_t>(state.league_hands.size()));
    for (const auto& [table, hands] : state.league_hands) {
        out.put(static_cast<std::int64_t>(hands.size()));
        for (const std::int64_t idx : hands) out.put(idx);
    }
    return out.text();
}

namespace {

/// Follows a hand again that was followed before.
void follow_again(Audit::State& state, const HandLog& log, std::int64_t idx) {
    const auto text = log.text_of(idx);
    const auto record = text ? read_as_played(*text) : Result<HandRecord>(refused({}, ""));
    if (!record) throw Fault(tr("a hand of a league table is missing"));
    Ruling ruling;
    rule_into(*record, ruling);
    state.league.follow(*record, ruling);
    state.remember(idx, record->header);
}

void take_rest(KeptReader& in, Audit::State& state, const HandLog& log) {
    state.done = in.number();
    state.breaks = in.number();
    KeptTally::take_all(in, state.tally);
    if (state.beside) KeptTally::take_all(in, *state.beside);
    for (std::size_t tables = in.count(); tables > 0; --tables) {
        for (std::size_t hands = in.count(); hands > 0; --hands)
            follow_again(state, log, in.number());
    }
    if (!in.at_end() || state.done < 0 || state.done > *state.size)
        throw Fault(tr("what was kept of an audit does not end where it should"));
}

}  // namespace

Result<void> Audit::go_on_from(std::string_view kept) {
    const auto log = open_kept_log(*state_);
    if (!log) return tl::make_unexpected(log.error());
    try {
        KeptReader in(kept);
        if (in.word() != first_word)
            return refused_audit(tr("what was kept of the audit is of another Fairdeal"));
        if (in.word() != question_of(*state_, KeptTally::clauses(state_->tally)))
            return refused_audit(tr("the audit that was kept is of other hands, shifts or rules"));
        auto taken = std::make_unique<State>(state_->log, state_->misreadings, state_->options);
        taken->size = in.number();
        const std::string root = in.word();
        if (*taken->size < 0 || *taken->size > log->head().size ||
            root != bytes_of(log->root_at(*taken->size)))
            return refused_audit(tr("the audit that was kept is of another log"));
        take_rest(in, *taken, *log);
        state_ = std::move(taken);
    } catch (const Fault& fault) {
        return refused_audit(fault.what());
    }
    return {};
}

}  // namespace fairdeal
