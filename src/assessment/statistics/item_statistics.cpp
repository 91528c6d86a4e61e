#include "assessment/statistics/item_statistics.h"

#include <algorithm>
#include <numeric>

#include "assessment/statistics/variance.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::string_view nobody_asked = sentence("nobody was asked it");
constexpr std::string_view too_few =
    sentence("fewer than two people were asked it and something else");

/// Of everybody who was asked a family and something else: the mark in it, in the rest, in all.
struct Lists {
    std::vector<double> own, rest, total;
};

class Families {
public:
    explicit Families(const MarkTable& table) : table_(table), people_(table.people.size()) {
        for (std::size_t person = 0; person < people_.size(); ++person) add_shares(person);
    }

    std::vector<FamilyFigures> all() {
        std::vector<FamilyFigures> figures;
        for (std::size_t family = 0; family < table_.families.size(); ++family)
            figures.push_back(figures_of(family));
        weigh(figures);
        return figures;
    }

private:
    struct Shares {
        int families = 0;
        double sum = 0;
    };

    void add_shares(std::size_t person) {
        for (std::size_t family = 0; family < table_.families.size(); ++family) {
            const Marks& cell = table_.at(person, family);
            if (cell.asked == 0) continue;
            ++people_[person].families;
            people_[person].sum += cell.share();
        }
    }

    [[nodiscard]] Lists lists_of(std::size_t family) const {
        Lists lists;
        const auto all = static_cast<double>(table_.families.size());
        for (std::size_t person = 0; person < people_.size(); ++person) {
            const Marks& cell = table_.at(person, family);
            const Shares& shares = people_[person];
            if (cell.asked == 0 || shares.families < 2) continue;
            lists.own.push_back(cell.share());
            lists.rest.push_back((shares.sum - cell.share()) / (shares.families - 1) * (all - 1));
            lists.total.push_back(shares.sum / shares.families * all);
        }
        return lists;
    }

    [[nodiscard]] FamilyFigures figures_of(std::size_t family) {
        FamilyFigures figures;
        figures.family = table_.families[family];
        figures.marks = table_.of_family(family);
        for (std::size_t person = 0; person < people_.size(); ++person)
            figures.people += table_.at(person, family).asked > 0 ? 1 : 0;
        figures.exposure = people_.empty()
                               ? no_figure(sentence("nobody sat the exam"))
                               : known_figure(figures.people / static_cast<double>(people_.size()));
        figures.facility = figures.marks.asked == 0 ? no_figure(nobody_asked)
                                                    : known_figure(figures.marks.share());
        figures.interval = interval_of(figures.marks);
        const Lists lists = lists_of(family);
        figures.discrimination = discrimination_of(lists);
        figures.efficiency = efficiency_of(lists);
        with_total_.push_back(lists.own.size() < 2
                                  ? no_figure(too_few)
                                  : known_figure(covariance_of(lists.own, lists.total)));
        return figures;
    }

    static Figure discrimination_of(const Lists& lists) {
        if (lists.own.size() < 2) return no_figure(too_few);
        const double own = variance_of(lists.own), rest = variance_of(lists.rest);
        if (own < no_variance) return no_figure(sentence("everybody has the same mark in it"));
        if (rest < no_variance)
            return no_figure(sentence("everybody has the same marks in all the rest"));
        return known_figure(covariance_of(lists.own, lists.rest) / std::sqrt(own * rest));
    }

    /// The most that the covariance can be: the best marks here with those who are best elsewhere.
    static Figure efficiency_of(Lists lists) {
        const Figure discrimination = discrimination_of(lists);
        if (!discrimination.value) return discrimination;
        const double found = covariance_of(lists.own, lists.rest);
        std::ranges::sort(lists.own);
        std::ranges::sort(lists.rest);
        return known_figure(found / covariance_of(lists.own, lists.rest));
    }

    void weigh(std::vector<FamilyFigures>& figures) const {
        double sum = 0;
        for (const Figure& covariance : with_total_)
            sum += std::sqrt(std::max(0.0, covariance.value.value_or(0)));
        for (std::size_t family = 0; family < figures.size(); ++family)
            figures[family].weight = weight_of(with_total_[family], sum);
    }

    static Figure weight_of(const Figure& covariance, double sum) {
        if (!covariance.value) return covariance;
        if (*covariance.value < -no_variance)
            return no_figure(sentence("who is better in it is worse in the exam"));
        if (sum < no_variance) return no_figure(sentence("everybody has the same total"));
        return known_figure(std::sqrt(std::max(0.0, *covariance.value)) / sum);
    }

    const MarkTable& table_;
    std::vector<Shares> people_;
    std::vector<Figure> with_total_;  // each family's covariance with the total
};

double square(double value) { return value * value; }

/// Newcombe 1998, method 10.
FamilyDrift drift_between(std::string family, const Marks& before, const Marks& after) {
    FamilyDrift drift{std::move(family), before, after, {}, {-1, 1}};
    if (before.asked == 0) drift.change = no_figure(sentence("it was not asked before"));
    if (after.asked == 0) drift.change = no_figure(sentence("it was not asked since"));
    if (before.asked == 0 || after.asked == 0) return drift;
    const double was = before.share(), is = after.share();
    const Interval old = interval_of(before), now = interval_of(after);
    drift.change = known_figure(is - was);
    drift.range = {is - was - std::sqrt(square(is - now.low) + square(old.high - was)),
                   is - was + std::sqrt(square(now.high - is) + square(was - old.low))};
    return drift;
}

Marks marks_in(const MarkTable& table, const std::string& family) {
    const auto found = std::ranges::find(table.families, family);
    if (found == table.families.end()) return {};
    return table.of_family(static_cast<std::size_t>(found - table.families.begin()));
}

}  // namespace

std::vector<FamilyFigures> family_figures(const MarkTable& table) { return Families(table).all(); }

Interval interval_of(const Marks& marks) {
    constexpr double slack = 1e-9;
    const int least = static_cast<int>(std::floor(marks.sum + slack));
    const int most = static_cast<int>(std::ceil(marks.sum - slack));
    return {wilson(least, marks.asked).low, wilson(most, marks.asked).high};
}

std::vector<FamilyDrift> drift_of(const MarkTable& before, const MarkTable& after) {
    std::vector<FamilyDrift> drifts;
    for (const std::string& family : after.families)
        drifts.push_back(drift_between(family, marks_in(before, family), marks_in(after, family)));
    for (const std::string& family : before.families) {
        if (std::ranges::find(after.families, family) == after.families.end())
            drifts.push_back(drift_between(family, marks_in(before, family), {}));
    }
    return drifts;
}

}  // namespace fairdeal
