#include "audit/ranking/ranking.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "base/problem.h"
#include "log/office_log.h"

namespace fairdeal {

std::string_view to_text(Trend trend) {
    switch (trend) {
        case Trend::TooFewToSay: return "too-few";
        case Trend::NoneBeyondChance: return "none";
        case Trend::Rising: return "rising";
        case Trend::Falling: return "falling";
    }
    throw Fault("invalid trend");
}

std::string_view to_text(Cause::Of of) { return of == Cause::Of::Hands ? "hands" : "lines"; }

double RankedDealer::ratio() const {
    return expected > 0 ? static_cast<double>(hands.k) / expected : 0;
}

double RankedDealer::rate_of_house() const {
    return hands.n > 0 ? expected / static_cast<double>(hands.n) : 0;
}

namespace {

/// What the house would have got wrong in so many chances.
double expected_of(Share house, std::int64_t chances) {
    if (house.n == 0) return 0;
    return static_cast<double>(house.k) * static_cast<double>(chances) /
           static_cast<double>(house.n);
}

Share without(Share all, Share own) { return {all.k - own.k, all.n - own.n}; }

/// Several wrong wagers can rest on one line; then each of them was a chance.
Share sound(Share share) { return {share.k, std::max(share.k, share.n)}; }

double log10_chance_of(Share own, Share others) {
    if (others.n > 0)
        return log10_chance_of(Compared{
            own.k, expected_of({own.k + others.k, own.n + others.n}, own.n), own.k + others.k});
    return static_cast<double>(log_tail(own, static_cast<long double>(careful_rate)) /
                               std::log(10.0L));
}

/// A shift of fewer hands says nothing of a trend.
constexpr std::int64_t fewest_in_a_shift = 20;

class DealerComparison {
public:
    explicit DealerComparison(const Tally& tally) : tally_(tally) {
        clauses_.resize(tally.clauses().size());
        for (const auto& [name, dealer] : tally.dealers()) add_to_house(dealer);
    }

    DealerRanking ranking() {
        for (const auto& [name, dealer] : tally_.dealers()) {
            if (!name.empty()) add(name, dealer);
        }
        name_dealers();
        name_causes();
        name_trends();
        std::stable_sort(
            found_.dealers.begin(), found_.dealers.end(),
            [](const RankedDealer& a, const RankedDealer& b) { return a.shrunk > b.shrunk; });
        found_.compared = found_.dealers.size();
        return std::move(found_);
    }

private:
    void add_to_house(const DealerTally& dealer) {
        for (std::size_t game = 0; game < games_.size(); ++game) {
            games_.at(game) += dealer.hands.at(game);
            found_.house += dealer.hands.at(game);
        }
        for (std::size_t i = 0; i < dealer.clauses.size(); ++i)
            clauses_[i] += sound({dealer.clauses[i].wrong, dealer.clauses[i].decided});
        for (const auto& [misreading, hands] : dealer.misread) misread_[misreading] += hands;
        undue_ += dealer.undue;
    }

    void add(const std::string& name, const DealerTally& dealer) {
        RankedDealer ranked;
        ranked.dealer = name;
        for (std::size_t game = 0; game < games_.size(); ++game) {
            ranked.hands += dealer.hands.at(game);
            ranked.expected += expected_of(games_.at(game), dealer.hands.at(game).n);
        }
        if (ranked.hands.n == 0) return;
        ranked.interval = interval_of(ranked.hands);
        for (const auto& [shift, hands] : dealer.shifts)
            ranked.shifts.push_back({shift_name(shift), hands});
        compared_.push_back({ranked.hands.k, ranked.expected, found_.house.k});
        add_causes_by_clause(ranked, dealer);
        add_causes_by_misreading(ranked, dealer);
        found_.dealers.push_back(std::move(ranked));
    }

    void add_causes_by_clause(RankedDealer& ranked, const DealerTally& dealer) {
        for (std::size_t i = 0; i < dealer.clauses.size(); ++i) {
            const Share own = sound({dealer.clauses[i].wrong, dealer.clauses[i].decided});
            add_cause(ranked, {Cause::Of::Lines, tally_.clauses().name(i), "", 0, own,
                               without(clauses_[i], own), 0});
            if (own.k > 0) name_misreading(ranked.causes.back(), dealer, i);
        }
        const Share own = sound({dealer.undue, ranked.hands.n});
        add_cause(ranked, {Cause::Of::Lines, std::string(nothing_said), "", 0, own,
                           without(sound({undue_, found_.house.n}), own), 0});
        if (own.k > 0) name_misreading(ranked.causes.back(), dealer, dealer.clauses.size());
    }

    /// How many hands can show it, of those that are counted game by game.
    template <class ByGame>
    static std::int64_t hands_for(const Misreading& misreading, const ByGame& by_game) {
        if (!misreading.of_chapter) return by_game.at(static_cast<std::size_t>(misreading.game)).n;
        std::int64_t all = 0;
        for (const auto& game : by_game) all += game.n;
        return all;
    }

    /// Under its clause a misreading is lost among all that the clause decides, and it may show
    /// under others.
    void add_causes_by_misreading(RankedDealer& ranked, const DealerTally& dealer) {
        for (const auto& [place, all] : misread_) {
            const Misreading& misreading = tally_.misreadings()[place];
            const auto found = dealer.misread.find(place);
            const Share own = sound({found == dealer.misread.end() ? 0 : found->second,
                                     hands_for(misreading, dealer.hands)});
            add_cause(ranked, {Cause::Of::Hands, misreading.clause, misreading.id, 0, own,
                               without(sound({all, hands_for(misreading, games_)}), own), 0});
        }
    }

    /// Where they got nothing wrong, only that it was looked at.
    void add_cause(RankedDealer& ranked, Cause cause) {
        if (cause.own.n == 0) return;
        ++causes_looked_at_;
        if (cause.own.k == 0) return;
        cause.log10_chance = log10_chance_of(cause.own, cause.others);
        ranked.causes.push_back(std::move(cause));
    }

    /// A misreading that explains less than half of what is wrong is not what the dealer does.
    void name_misreading(Cause& cause, const DealerTally& dealer, std::size_t clause) const {
        auto most = dealer.amiss.end();
        for (auto at = dealer.amiss.lower_bound({clause, 0});
             at != dealer.amiss.end() && at->first.first == clause; ++at) {
            if (most == dealer.amiss.end() || at->second > most->second) most = at;
        }
        if (most == dealer.amiss.end() || 2 * most->second < cause.own.k) return;
        cause.misreading = tally_.misreadings()[most->first.second].id;
        cause.misread = most->second;
    }

    void name_dealers() {
        std::vector<double> chances;
        for (const Compared& each : compared_) chances.push_back(log10_chance_of(each));
        const auto shrunk = shrunk_ratios(compared_);
        const auto named = corrected(chances, static_cast<std::int64_t>(chances.size()));
        for (std::size_t i = 0; i < found_.dealers.size(); ++i) {
            found_.dealers[i].shrunk = shrunk[i];
            found_.dealers[i].log10_chance = named[i];
        }
    }

    void name_causes() {
        std::vector<Cause*> causes;
        std::vector<double> chances;
        for (RankedDealer& ranked : found_.dealers) {
            for (Cause& cause : ranked.causes) {
                causes.push_back(&cause);
                chances.push_back(cause.log10_chance);
            }
        }
        const auto named = corrected(chances, causes_looked_at_);
        for (std::size_t i = 0; i < causes.size(); ++i) causes[i]->log10_chance = named[i];
        for (RankedDealer& ranked : found_.dealers) name_each_once(ranked.causes);
    }

    /// A misreading by itself only if it is beyond chance and shows in no clause that is, or in
    /// several; then it stands for those of which it explains everything.
    static void name_each_once(std::vector<Cause>& causes) {
        std::map<std::string, int> clauses;
        for (const Cause& cause : causes) {
            if (cause.of == Cause::Of::Lines && is_beyond_chance(cause.log10_chance))
                ++clauses[cause.misreading];
        }
        std::set<std::string> by_itself;
        for (const Cause& cause : causes) {
            if (cause.of == Cause::Of::Hands && is_beyond_chance(cause.log10_chance) &&
                clauses[cause.misreading] != 1)
                by_itself.insert(cause.misreading);
        }
        std::erase_if(causes, [&](const Cause& cause) {
            const bool stands = by_itself.contains(cause.misreading);
            return cause.of == Cause::Of::Hands ? !stands : stands && cause.misread == cause.own.k;
        });
        std::stable_sort(causes.begin(), causes.end(), [](const Cause& a, const Cause& b) {
            return a.log10_chance < b.log10_chance;
        });
    }

    void name_trends() {
        std::vector<RankedDealer*> dealers;
        std::vector<double> trends;
        std::vector<double> chances;
        for (RankedDealer& ranked : found_.dealers) {
            std::vector<Share> in_order;
            for (const ShiftErrors& shift : ranked.shifts) {
                if (shift.hands.n >= fewest_in_a_shift) in_order.push_back(shift.hands);
            }
            const auto trend = trend_of(in_order);
            if (!trend) continue;
            dealers.push_back(&ranked);
            trends.push_back(*trend);
            chances.push_back(log10_chance_of_trend(*trend));
        }
        const auto named = corrected(chances, static_cast<std::int64_t>(chances.size()));
        for (std::size_t i = 0; i < dealers.size(); ++i) {
            dealers[i]->trend = !is_beyond_chance(named[i]) ? Trend::NoneBeyondChance
                                : trends[i] > 0             ? Trend::Rising
                                                            : Trend::Falling;
        }
    }

    const Tally& tally_;
    std::array<Share, every_game.size()> games_{};  // of the house
    std::vector<Share> clauses_;
    std::map<std::size_t, std::int64_t> misread_;  // hands, by the misreading's place
    std::int64_t undue_ = 0;
    std::int64_t causes_looked_at_ = 0;
    std::vector<Compared> compared_;  // as found_.dealers, before they are sorted
    DealerRanking found_;
};

}  // namespace

double Cause::expected() const {
    return others.n > 0 ? expected_of(others, own.n) : careful_rate * static_cast<double>(own.n);
}

const Cause* first_beyond_chance(const RankedDealer& dealer) {
    const auto found = std::ranges::find_if(
        dealer.causes, [](const Cause& cause) { return is_beyond_chance(cause.log10_chance); });
    return found == dealer.causes.end() ? nullptr : &*found;
}

DealerRanking ranking_of(const Tally& tally, std::string_view only) {
    DealerRanking ranking = DealerComparison(tally).ranking();
    if (!only.empty())
        std::erase_if(ranking.dealers,
                      [&](const RankedDealer& each) { return each.dealer != only; });
    return ranking;
}

std::vector<Pattern> patterns_of(const DealerRanking& ranking) {
    std::vector<Pattern> patterns;
    for (const RankedDealer& dealer : ranking.dealers) {
        for (const Cause& cause : dealer.causes) {
            if (is_beyond_chance(cause.log10_chance)) patterns.push_back({dealer.dealer, cause});
        }
    }
    std::ranges::stable_sort(patterns, {},
                             [](const Pattern& one) { return one.cause.log10_chance; });
    return patterns;
}

namespace {

bool has_error_of(const ExaminedHand& hand, const Cause& cause) {
    return std::ranges::any_of(hand.wrong, [&](const WagerVerdict& wrong) {
        if (cause.of == Cause::Of::Hands) return wrong.misreading == cause.misreading;
        return (wrong.because.empty() ? nothing_said : wrong.because.front().id) == cause.clause;
    });
}

}  // namespace

Result<std::vector<std::int64_t>> hands_of_cause(const std::filesystem::path& file,
                                                 std::span<const Misreading> misreadings,
                                                 HandFilter filter, const Cause& cause) {
    constexpr std::int64_t at_once = 1000;
    const auto log = open_hand_log(file, Access::Read, {});
    if (!log) return tl::make_unexpected(log.error());
    Examiner examiner(misreadings);
    filter.only_wrong = true;
    std::vector<std::int64_t> hands;
    for (std::int64_t after = 0;;) {
        const auto rows = log->hands_after(filter, after, at_once);
        if (rows.empty()) return hands;
        after = rows.back().idx;
        for (const HandRow& row : rows) {
            const auto text = log->text_of(row.idx);
            if (!text) return tl::make_unexpected(text.error());
            if (has_error_of(examiner.examine(*text), cause)) hands.push_back(row.idx);
        }
    }
}

const RankedDealer* find_dealer(const DealerRanking& ranking, std::string_view dealer) {
    const auto found =
        std::find_if(ranking.dealers.begin(), ranking.dealers.end(),
                     [&](const RankedDealer& each) { return each.dealer == dealer; });
    return found == ranking.dealers.end() ? nullptr : &*found;
}

}  // namespace fairdeal
