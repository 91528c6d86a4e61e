#include "audit/ranking/ranking.h"

#include <algorithm>

#include "base/problem.h"

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
        return std::move(found_);
    }

private:
    void add_to_house(const DealerTally& dealer) {
        for (std::size_t game = 0; game < games_.size(); ++game) {
            games_.at(game) += dealer.hands.at(game);
            found_.house += dealer.hands.at(game);
        }
        for (std::size_t i = 0; i < dealer.clauses.size(); ++i)
            clauses_[i] += Share{dealer.clauses[i].wrong, dealer.clauses[i].decided};
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
        add_causes(ranked, dealer);
        found_.dealers.push_back(std::move(ranked));
    }

    void add_causes(RankedDealer& ranked, const DealerTally& dealer) {
        for (std::size_t i = 0; i < dealer.clauses.size(); ++i) {
            const UnderClause& under = dealer.clauses[i];
            // Several wrong wagers can rest on one line; then each of them was a chance.
            const Share own{under.wrong, std::max(under.wrong, under.decided)};
            add_cause(ranked, tally_.clauses().name(i), own,
                      {clauses_[i].k, std::max(clauses_[i].k, clauses_[i].n)});
            if (own.k > 0) name_misreading(ranked.causes.back(), dealer, i);
        }
        add_cause(ranked, std::string(nothing_said),
                  {dealer.undue, std::max(dealer.undue, ranked.hands.n)},
                  {undue_, std::max(undue_, found_.house.n)});
        std::stable_sort(
            ranked.causes.begin(), ranked.causes.end(),
            [](const Cause& a, const Cause& b) { return a.log10_chance < b.log10_chance; });
    }

    /// Where they got nothing wrong, only that it was looked at.
    void add_cause(RankedDealer& ranked, const std::string& clause, Share own, Share house) {
        if (own.n == 0) return;
        ++causes_looked_at_;
        if (own.k == 0) return;
        Cause cause{clause, "", 0, own, 0, 0};
        cause.expected = expected_of({house.k - own.k, house.n - own.n}, own.n);
        cause.log10_chance = log10_chance_of({own.k, expected_of(house, own.n), house.k});
        ranked.causes.push_back(std::move(cause));
    }

    /// A misreading that explains less than half of what is wrong is not what the dealer does.
    void name_misreading(Cause& cause, const DealerTally& dealer, std::size_t clause) const {
        const std::string* most = nullptr;
        std::int64_t count = 0;
        for (std::size_t i = 0; i < dealer.misreadings.size(); ++i) {
            const Misreading& misreading = tally_.misreadings()[i];
            const std::int64_t times = dealer.misreadings[i].cited;
            if (misreading.clause != tally_.clauses().name(clause) || times <= count) continue;
            most = &misreading.id;
            count = times;
        }
        if (most == nullptr || 2 * count < cause.wagers.k) return;
        cause.misreading = *most;
        cause.misread = count;
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
    }

    void name_trends() {
        std::vector<RankedDealer*> dealers;
        std::vector<double> trends;
        std::vector<double> chances;
        for (RankedDealer& ranked : found_.dealers) {
            std::vector<Share> in_order;
            for (const ShiftErrors& shift : ranked.shifts) in_order.push_back(shift.hands);
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
    std::int64_t undue_ = 0;
    std::int64_t causes_looked_at_ = 0;
    std::vector<Compared> compared_;  // as found_.dealers, before they are sorted
    DealerRanking found_;
};

}  // namespace

DealerRanking ranking_of(const Tally& tally) { return DealerComparison(tally).ranking(); }

const RankedDealer* find_dealer(const DealerRanking& ranking, std::string_view dealer) {
    const auto found =
        std::find_if(ranking.dealers.begin(), ranking.dealers.end(),
                     [&](const RankedDealer& each) { return each.dealer == dealer; });
    return found == ranking.dealers.end() ? nullptr : &*found;
}

}  // namespace fairdeal
