#include "assessment/statistics/angoff.h"

#include <algorithm>
#include <boost/math/distributions/students_t.hpp>

#include "assessment/statistics/variance.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr double thousandths = 1000;

/// The 97.5 % point of Student's t. It says only how far the panel's cut may lie from the mean of
/// all judges; the cut itself is counted in whole numbers (rounded_up).
double student_95(std::size_t freedom) {
    const boost::math::students_t distribution(static_cast<double>(freedom));
    return boost::math::quantile(distribution, 0.975);
}

void check(const AngoffPanel& panel, std::size_t round) {
    if (panel.judges.empty() || panel.families.empty()) throw Fault("a panel of nobody or nothing");
    for (const AngoffJudge& judge : panel.judges) {
        if (round < 1 || round > judge.rounds.size()) throw Fault("a judge without this round");
        if (judge.rounds[round - 1].chances.size() != panel.families.size())
            throw Fault("a judge of other families");
    }
}

std::int64_t sum_of(const std::vector<int>& chances) {
    std::int64_t sum = 0;
    for (const int chance : chances) sum += chance;
    return sum;
}

/// Families down, judges across; judged in shares.
class Agreement {
public:
    Agreement(const AngoffPanel& panel, std::size_t round)
        : families_(static_cast<double>(panel.families.size())),
          judges_(static_cast<double>(panel.judges.size())) {
        std::vector<double> all, by_judge, by_family(panel.families.size(), 0.0);
        for (const AngoffJudge& judge : panel.judges) {
            const std::vector<int>& chances = judge.rounds[round - 1].chances;
            by_judge.push_back(static_cast<double>(sum_of(chances)) / thousandths / families_);
            for (std::size_t i = 0; i < chances.size(); ++i) {
                all.push_back(chances[i] / thousandths);
                by_family[i] += chances[i] / thousandths / judges_;
            }
        }
        if (families_ < 2 || judges_ < 2) return;
        rows_ = judges_ * variance_of(by_family);
        columns_ = families_ * variance_of(by_judge);
        const double rest = variance_of(all) * (families_ * judges_ - 1) - rows_ * (families_ - 1) -
                            columns_ * (judges_ - 1);
        rest_ = std::max(0.0, rest) / ((families_ - 1) * (judges_ - 1));
    }

    [[nodiscard]] Figure of_panel() const {
        return divided(rows_ + (columns_ - rest_) / families_);
    }
    [[nodiscard]] Figure of_one() const {
        return divided(rows_ + (judges_ - 1) * rest_ + judges_ * (columns_ - rest_) / families_);
    }

private:
    [[nodiscard]] Figure divided(double by) const {
        if (judges_ < 2) return no_figure(sentence("one judge agrees with nobody"));
        if (families_ < 2) return no_figure(sentence("one family alone shows no agreement"));
        if (by < no_variance) return no_figure(sentence("every judgement is the same"));
        return known_figure((rows_ - rest_) / by);
    }

    double families_, judges_;
    double rows_ = 0, columns_ = 0, rest_ = 0;  // mean squares
};

/// Rounded up; exactly, so that a whole cut stays as it is.
int rounded_up(const AngoffPanel& panel, std::size_t round, int items) {
    std::int64_t sum = 0;
    for (const AngoffJudge& judge : panel.judges) sum += sum_of(judge.rounds[round - 1].chances);
    const auto all = static_cast<std::int64_t>(1000 * panel.judges.size() * panel.families.size());
    return static_cast<int>((sum * items + all - 1) / all);
}

void add_error(AngoffCut& cut, int items) {
    if (cut.by_judge.size() < 2) {
        cut.deviation = cut.standard_error = no_figure(sentence("one judge shows no spread"));
        return;
    }
    const auto judges = static_cast<double>(cut.by_judge.size());
    const double deviation = std::sqrt(variance_of(cut.by_judge));
    const double error = deviation / std::sqrt(judges);
    const double reach = student_95(cut.by_judge.size() - 1) * error;
    cut.deviation = known_figure(deviation);
    cut.standard_error = known_figure(error);
    cut.range = Interval{std::max(0.0, cut.cut - reach),
                         std::min(static_cast<double>(items), cut.cut + reach)};
}

/// The judges' means; nothing if somebody gave none.
struct Box {
    double least_cut = 0, most_cut = 0, least_fail = 0, most_fail = 0;
};
std::optional<Box> box_of(const AngoffPanel& panel) {
    Box box;
    const double all = thousandths * static_cast<double>(panel.judges.size());
    for (const AngoffJudge& judge : panel.judges) {
        if (judge.rounds.empty() || !judge.rounds.back().limits) return std::nullopt;
        const HofsteeLimits& limits = *judge.rounds.back().limits;
        box.least_cut += limits.least_cut / all;
        box.most_cut += limits.most_cut / all;
        box.least_fail += limits.least_fail / all;
        box.most_fail += limits.most_fail / all;
    }
    return box;
}

/// Of everybody who was asked anything, the share that earned less than `cut` of their marks.
class Failing {
public:
    explicit Failing(const MarkTable& table) {
        for (std::size_t person = 0; person < table.people.size(); ++person) {
            const Marks marks = table.of_person(person);
            if (marks.asked > 0) shares_.push_back(marks.share());
        }
        std::ranges::sort(shares_);
    }
    [[nodiscard]] bool none() const { return shares_.empty(); }
    [[nodiscard]] double at(double cut) const {
        const auto below = std::ranges::lower_bound(shares_, cut) - shares_.begin();
        return static_cast<double>(below) / static_cast<double>(shares_.size());
    }

private:
    std::vector<double> shares_;
};

}  // namespace

std::size_t AngoffPanel::rounds() const {
    return judges.empty() ? 0 : judges.front().rounds.size();
}

AngoffCut cut_of(const AngoffPanel& panel, std::size_t round, int items) {
    check(panel, round);
    AngoffCut cut;
    const double all = thousandths * static_cast<double>(panel.families.size());
    for (const AngoffJudge& judge : panel.judges)
        cut.by_judge.push_back(static_cast<double>(sum_of(judge.rounds[round - 1].chances)) *
                               items / all);
    cut.cut = mean_of(cut.by_judge);
    cut.rounded_up = rounded_up(panel, round, items);
    add_error(cut, items);
    const Agreement agreement(panel, round);
    cut.agreement = agreement.of_panel();
    cut.agreement_of_one = agreement.of_one();
    return cut;
}

Figure hofstee_cut(const AngoffPanel& panel, const MarkTable& table) {
    const std::optional<Box> box = box_of(panel);
    if (!box || panel.judges.empty())
        return no_figure(sentence("not every judge said what is acceptable"));
    const Failing failing(table);
    if (failing.none()) return no_figure(sentence("nobody sat the exam"));
    if (failing.at(box->least_cut) > box->most_fail)
        return no_figure(sentence("more would fail at the least cut than the panel accepts"));
    if (failing.at(box->most_cut) < box->least_fail)
        return no_figure(sentence("fewer would fail at the most cut than the panel asks for"));
    const double width = box->most_cut - box->least_cut;
    // What fails only rises with the cut, what is acceptable only falls: halve to where they meet.
    double low = 0, high = 1;
    for (int step = 0; step < 50; ++step) {
        const double middle = (low + high) / 2;
        const double accepted = box->most_fail - middle * (box->most_fail - box->least_fail);
        (failing.at(box->least_cut + middle * width) >= accepted ? high : low) = middle;
    }
    return known_figure(box->least_cut + high * width);
}

}  // namespace fairdeal
