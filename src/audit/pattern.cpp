#include "audit/pattern.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <tuple>

namespace fairdeal {

namespace {

/// A share of one dealer, by the number of a misreading or clause.
using ShareOf = std::function<Share(const DealerTally& dealer)>;

class PatternSearch {
public:
    explicit PatternSearch(const Tally& tally) : tally_(tally) {}

    std::vector<Pattern> all() {
        look_at_misreadings();
        look_at_clauses();
        keep_what_chance_does_not_explain();
        return std::move(found_);
    }

private:
    // Where the ruling cites the clause and where it does not are looked at apart: the chances of
    // the one are few, of the other all lines that are left.
    void look_at_misreadings() {
        for (std::size_t i = 0; i < tally_.misreadings().size(); ++i) {
            const Misreading& misreading = tally_.misreadings()[i];
            const auto game = static_cast<std::size_t>(misreading.game);
            const auto clause = tally_.clauses().find(misreading.clause);
            const auto cited_by = [=](const DealerTally& dealer) {
                return clause ? dealer.clauses[*clause].cited : 0;
            };
            look_at(misreading.id, misreading.clause, [=](const DealerTally& dealer) {
                return Share{dealer.misreadings[i].cited, cited_by(dealer)};
            });
            look_at(misreading.id, misreading.clause, [=](const DealerTally& dealer) {
                return Share{dealer.misreadings[i].uncited,
                             dealer.lines.at(game) - cited_by(dealer)};
            });
        }
    }

    void look_at_clauses() {
        for (std::size_t i = 0; i < tally_.clauses().size(); ++i) {
            look_at("", tally_.clauses().name(i), [=](const DealerTally& dealer) {
                const UnderClause& under = dealer.clauses[i];
                return Share{under.wrong, under.decided};
            });
        }
    }

    void look_at(const std::string& misreading, const std::string& clause,
                 const ShareOf& share_of) {
        Share all;
        for (const auto& [name, dealer] : tally_.dealers()) {
            const Share share = sound(share_of(dealer));
            all.k += share.k;
            all.n += share.n;
        }
        if (all.n == 0) return;
        for (const auto& [name, dealer] : tally_.dealers()) {
            const Share own = sound(share_of(dealer));
            if (own.n == 0) continue;
            ++looked_at_;
            if (own.k == 0) continue;
            add({name.empty() ? std::string(nothing_said) : name,
                 misreading,
                 clause,
                 own,
                 {all.k - own.k, all.n - own.n}});
        }
    }

    /// Several wrong wagers can rest on one line; then each of them was a chance.
    static Share sound(Share share) { return {share.k, std::max(share.k, share.n)}; }

    void add(Pattern pattern) {
        const auto [k, n] = pattern.others;
        const long double theirs =
            n == 0 ? 0 : static_cast<long double>(k) / static_cast<long double>(n);
        const long double rate = std::max(allowed_rate, theirs);
        if (rate >= 1) return;
        constexpr long double doubt = 0.01L;
        pattern.allowed = static_cast<double>(rate);
        pattern.log10_tail = static_cast<double>(log_tail(pattern.own, rate) / std::log(10.0L));
        pattern.at_least = static_cast<double>(lower_bound_of(pattern.own, doubt));
        found_.push_back(std::move(pattern));
    }

    void keep_what_chance_does_not_explain() {
        const auto limit = static_cast<double>(
            -std::log10(logs_to_a_false_pattern * static_cast<long double>(looked_at_ + 1)));
        std::erase_if(found_, [&](const Pattern& it) { return it.log10_tail > limit; });
        std::stable_sort(found_.begin(), found_.end(), [](const Pattern& a, const Pattern& b) {
            return std::tie(a.log10_tail, a.dealer) < std::tie(b.log10_tail, b.dealer);
        });
        name_each_once();
    }

    /// One pattern for a dealer and a misreading, and of a clause only if no misreading says more.
    void name_each_once() {
        std::set<std::tuple<std::string, std::string, std::string>> named;
        for (const Pattern& it : found_) {
            if (!it.misreading.empty()) named.emplace(it.dealer, it.clause, "");
        }
        std::erase_if(found_, [&](const Pattern& it) {
            return !named.emplace(it.dealer, it.clause, it.misreading).second;
        });
    }

    const Tally& tally_;
    std::int64_t looked_at_ = 0;
    std::vector<Pattern> found_;
};

}  // namespace

std::vector<Pattern> patterns_in(const Tally& tally) { return PatternSearch(tally).all(); }

}  // namespace fairdeal
