#include "games/all_games.h"

#include <algorithm>
#include <array>

#include "games/breakout/breakout.h"
#include "games/extreme/extreme.h"
#include "games/league/league.h"
#include "games/midnight/midnight.h"
#include "games/slips.h"
#include "games/unreadable.h"
#include "record/irregular/as_played.h"

namespace fairdeal {

namespace {

/// Of a game that has no rule for parts of a chip.
Money pays_exactly(const TableCard&, Money stake, Odds price) { return pay_at(stake, price); }

}  // namespace

std::span<const GameRules> all_games() {
    static constexpr std::array games{
        GameRules{Game::Breakout, rule_breakout, breakout_clauses, breakout_sections, pays_exactly},
        GameRules{Game::Midnight, rule_midnight, midnight_clauses, midnight_sections,
                  midnight_pays},
        GameRules{Game::Extreme, rule_extreme, extreme_clauses, extreme_sections, extreme_pays},
        GameRules{Game::League, rule_league, league_clauses, league_sections, pays_exactly}};
    return games;
}

const GameRules* rules_of(Game game) {
    const auto games = all_games();
    const auto found = std::find_if(games.begin(), games.end(),
                                    [&](const GameRules& rules) { return rules.game == game; });
    return found == games.end() ? nullptr : &*found;
}

namespace {

const GameRules& must_rule(Game game) {
    const GameRules* rules = rules_of(game);
    if (rules == nullptr) throw Fault("a game that is not ruled");
    return *rules;
}

/// How often a misreading explains a wrong wager of the verdict.
struct Explained {
    const Misreading* misreading;
    std::vector<std::size_t> wagers;  // indices into the verdict's
};

/// A ruling that pays a short bank out or hangs on unread cards is judged as a whole; in any other
/// each wager stands for itself.
bool stands_for_itself(const Ruling& ruling) {
    return !ruling.short_bank.is_short && ruling.undecided.empty();
}

/// A misreading that may rule the hand otherwise, and the wagers on which it may: with None among
/// them, on any.
struct Showing {
    const Misreading* misreading;
    WagerSet wagers;
};

/// Another outcome of a clause shows on the wagers that the clause decides, and there the lines
/// cite it; whatever else is misread, a price too, on the wagers for which the clause was asked
/// for. Not so where one wager's sum changes another's: out of a bank that can be short, of a tip,
/// a place; nor is anything known of a wager on which nothing is due.
bool may_explain(const Showing& showing, const WagerVerdict& wrong, const Ruling& ruling) {
    const Misreading& misreading = *showing.misreading;
    const bool stands_alone = wrong.wager != Wager::None && !misreading.of_chapter &&
                              misreading.game != Game::Extreme && stands_for_itself(ruling);
    if (!stands_alone) return true;
    if ((showing.wagers & (set_of(Wager::None) | set_of(wrong.wager))) == 0) return false;
    if (!misreading.change.outcome || wrong.ruled.empty()) return true;
    return std::any_of(ruling.lines.begin(), ruling.lines.end(), [&](const Line& line) {
        return is_about(line, wrong) &&
               (line.because.empty() || cites(line.because, {misreading.clause}));
    });
}

/// Can it explain any wager of the verdict that is not right?
bool may_explain(const Showing& showing, const Verdict& verdict, const Ruling& ruling) {
    return std::any_of(
        verdict.wagers.begin(), verdict.wagers.end(), [&](const WagerVerdict& wager) {
            return wager.standing != Standing::Right && may_explain(showing, wager, ruling);
        });
}

Explained explained_by(const Misreading& misreading, const Claim& claim, const Ruling& misread,
                       const Verdict& verdict) {
    Explained explained{&misreading, {}};
    Verdict read;
    if (!stands_for_itself(misread)) read = judge(claim, misread);
    const auto agrees = [&](const WagerVerdict& wrong) {
        if (stands_for_itself(misread)) return agree_about(claim, misread, wrong);
        const auto other =
            std::find_if(read.wagers.begin(), read.wagers.end(),
                         [&](const WagerVerdict& one) { return is_about(one, wrong); });
        // Nothing is said of a wager on which by the misreading nothing is due.
        if (other == read.wagers.end()) return misread.complete;
        return other->standing == Standing::Right;
    };
    for (std::size_t i = 0; i < verdict.wagers.size(); ++i) {
        const WagerVerdict& wrong = verdict.wagers[i];
        if (wrong.standing != Standing::Right && agrees(wrong)) explained.wagers.push_back(i);
    }
    return explained;
}

/// The wagers for which the clause was asked for; none: it was not.
WagerSet asked_on(const std::vector<AskedClause>& asked, std::string_view clause) {
    const auto found = std::find_if(asked.begin(), asked.end(),
                                    [&](const AskedClause& one) { return one.clause == clause; });
    return found == asked.end() ? WagerSet{0} : found->wagers;
}

/// A slip changes the sums of lines that cite its clause, and strikes out those of nothing.
bool slip_shows(const Misreading& misreading, const Ruling& ruling) {
    return std::any_of(ruling.lines.begin(), ruling.lines.end(), [&](const Line& line) {
        return line.amount.is_zero() || cites(line.because, {misreading.clause});
    });
}

/// On which wagers can somebody who misreads so rule otherwise, where the rules asked for these
/// clauses? None: on none.
WagerSet may_show(const Misreading& misreading, const ClausesAsked& asked, const Ruling& ruling) {
    constexpr WagerSet any = set_of(Wager::None);
    const ClauseChange& change = misreading.change;
    const std::string_view clause = misreading.clause;
    if (change.option || change.tip_times_stake) return any;
    if (change.slip) return slip_shows(misreading, ruling) ? any : WagerSet{0};
    if (change.ignored) return asked_on(asked.known, clause);
    if (change.order) return asked_on(asked.ordered, clause) != 0 ? any : WagerSet{0};
    return static_cast<WagerSet>(asked_on(asked.decided, clause) | asked_on(asked.priced, clause));
}

/// What the rules of the record ask a reader for, and the ruling.
ClausesAsked asked_for(const HandRecord& record, Ruling& ruling) {
    ClausesAsked asked;
    Misreading nothing;
    nothing.asked = &asked;
    rule_misread_into(record, nothing, ruling);
    return asked;
}

}  // namespace

std::vector<RowAsked> rows_that_rule(const HandRecord& record) {
    Ruling ruling;
    return asked_for(record, ruling).rows;
}

namespace {

std::vector<Showing> showing_on(const HandRecord& record, std::span<const Misreading> misreadings) {
    Ruling ruling;
    const ClausesAsked asked = asked_for(record, ruling);
    std::vector<Showing> all;
    for (const Misreading& misreading : misreadings) {
        if (!misreading.is_of(record.header)) continue;
        if (const WagerSet wagers = may_show(misreading, asked, ruling); wagers != 0)
            all.push_back({&misreading, wagers});
    }
    return all;
}

}  // namespace

std::vector<const Misreading*> misreadings_that_show(const HandRecord& record,
                                                     std::span<const Misreading> misreadings) {
    std::vector<const Misreading*> all;
    for (const Showing& showing : showing_on(record, misreadings))
        all.push_back(showing.misreading);
    return all;
}

Ruling rule(const HandRecord& record) {
    Ruling ruling;
    rule_into(record, ruling);
    return ruling;
}

namespace {

/// By the clauses of the game, and of the chapter IRR where the record can tell of irregularities.
void rule_by(const RulingOptions& options, const HandRecord& record, Ruling& ruling) {
    const GameRules& rules = must_rule(record.header.game());
    if (record.header.notation == 1) return rule_unreadable(rules, record, options, ruling);
    const IrregularGame game{[&](const HandRecord& plain, Ruling& plain_ruling) {
                                 rule_unreadable(rules, plain, options, plain_ruling);
                             },
                             rules.pays, options};
    if (record.laid || !went_wrong(record)) return rule_irregular(record, game, ruling);
    rule_irregular(laid_as_read(record, options.misread), game, ruling);
}

}  // namespace

void rule_into(const HandRecord& record, Ruling& ruling, Depth depth) {
    rule_by({nullptr, depth}, record, ruling);
}

namespace {

/// Of a record of notation version 2 whose lines are read. `end` becomes its table at the end.
Problems lay_and_rule(HandRecord& record, Ruling& ruling, Depth depth, TableState& end) {
    if (went_wrong(record)) {
        auto played = as_played(std::move(record));
        if (!played) return played.error();
        record = *std::move(played);
    }
    Problems problems = impossible_events(record, end);
    if (problems.empty()) problems = missing_chips(record);
    if (problems.empty()) problems = miscounted(record);
    if (problems.empty() && rules_of(record.header.game()) != nullptr)
        rule_into(record, ruling, depth);
    return problems;
}

/// Of a record of notation version 1 whose lines, `text`, are read.
Problems rule_read(const HandRecord& record, std::string_view text, Ruling& ruling, Depth depth) {
    const bool is_ruled = rules_of(record.header.game()) != nullptr;
    const bool all_read = text.find('?') == std::string_view::npos;  // and no chips are missing
    if (is_ruled && all_read && missing_chips(record).empty()) {
        rule_into(record, ruling, depth);
        return ruling.folds_plainly ? Problems() : impossible_events(record);
    }
    Problems problems = impossible_events(record);
    if (problems.empty()) problems = missing_chips(record);
    if (problems.empty() && is_ruled) rule_into(record, ruling, depth);
    return problems;
}

}  // namespace

Problems read_and_rule_into(HandRecord& record, std::string_view text, Ruling& ruling,
                            Depth depth) {
    if (Problems problems = read_lines_into(record, text); !problems.empty()) return problems;
    if (record.header.notation == 1) return rule_read(record, text, ruling, depth);
    TableState end;
    return lay_and_rule(record, ruling, depth, end);
}

Problems read_and_rule_into(HandRecord& record, std::string_view text, Ruling& ruling,
                            std::optional<TableState>& end) {
    if (Problems problems = read_lines_into(record, text); !problems.empty()) return problems;
    if (record.header.notation == 1) {
        end.reset();
        return rule_read(record, text, ruling, Depth::Reasons);
    }
    if (!end) end.emplace();  // a table is large: its memory is used again
    return lay_and_rule(record, ruling, Depth::Reasons, *end);
}

Ruling rule_misread(const HandRecord& record, const Misreading& misread) {
    Ruling ruling;
    rule_misread_into(record, misread, ruling);
    return ruling;
}

void rule_misread_into(const HandRecord& record, const Misreading& misread, Ruling& ruling,
                       Depth depth) {
    // A slip is made in the lines that cite its clause.
    if (misread.change.slip) depth = Depth::Reasons;
    rule_by({&misread, depth}, record, ruling);
    if (misread.change.slip) make_slip(*misread.change.slip, misread, record, ruling);
}

Verdict judge(const Claim& claim, const HandRecord& record, const Ruling& ruling,
              std::span<const Misreading> misreadings) {
    Verdict verdict = judge(claim, ruling);
    if (verdict.right) return verdict;
    const auto not_right = static_cast<std::size_t>(
        std::count_if(verdict.wagers.begin(), verdict.wagers.end(),
                      [](const WagerVerdict& wager) { return wager.standing != Standing::Right; }));
    std::vector<Explained> candidates;
    Ruling misread;
    for (const Showing& showing : showing_on(record, misreadings)) {
        if (!may_explain(showing, verdict, ruling)) continue;
        rule_misread_into(record, *showing.misreading, misread, Depth::Amounts);
        candidates.push_back(explained_by(*showing.misreading, claim, misread, verdict));
        if (candidates.back().wagers.size() == not_right) break;  // none explains more
    }
    std::stable_sort(
        candidates.begin(), candidates.end(),
        [](const Explained& a, const Explained& b) { return a.wagers.size() > b.wagers.size(); });
    for (const Explained& candidate : candidates) {
        for (const std::size_t i : candidate.wagers) {
            WagerVerdict& wrong = verdict.wagers[i];
            if (wrong.misreading) continue;
            wrong.misreading = candidate.misreading->id;
            wrong.trainer_says = candidate.misreading->says;
        }
    }
    return verdict;
}

std::vector<SequenceBreak> sequence_breaks(std::span<const HandRecord> records) {
    std::vector<SequenceBreak> all;
    LeagueTables tables;
    for (std::size_t i = 0; i < records.size(); ++i) {
        if (!LeagueTables::is_of_a_table(records[i])) continue;
        for (SequenceBreak& found : tables.follow(records[i], rule(records[i]))) {
            found.record = i;
            all.push_back(std::move(found));
        }
    }
    return all;
}

}  // namespace fairdeal
