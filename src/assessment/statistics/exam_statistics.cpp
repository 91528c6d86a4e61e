#include "assessment/statistics/exam_statistics.h"

#include <algorithm>

#include "assessment/statistics/variance.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::string_view nobody = sentence("nobody sat the exam");
constexpr std::string_view one_person = sentence("one person shows no spread");
constexpr std::string_view gaps = sentence("not everybody was asked every family");
constexpr std::string_view one_family = sentence("one family alone cannot agree with another");
constexpr std::string_view all_alike = sentence("everybody has the same total");

/// Of a table in which everybody was asked everything: what each person earned with each family and
/// in all, on one scale.
struct Totals {
    std::vector<std::vector<double>> families;
    std::vector<double> people;
};

TotalScale scale_of(const MarkTable& table) {
    if (table.people.empty()) return {};
    const int asked = table.of_person(0).asked;
    for (std::size_t person = 1; person < table.people.size(); ++person) {
        if (table.of_person(person).asked != asked)
            return {static_cast<int>(table.families.size()), false};
    }
    return {asked, true};
}

Totals totals_of(const MarkTable& table) {
    const TotalScale scale = scale_of(table);
    Totals totals;
    totals.families.resize(table.families.size());
    for (std::size_t person = 0; person < table.people.size(); ++person) {
        double sum = 0;
        for (std::size_t family = 0; family < table.families.size(); ++family) {
            const Marks& marks = table.at(person, family);
            const double earned = scale.is_answers ? marks.sum : marks.share();
            totals.families[family].push_back(earned);
            sum += earned;
        }
        totals.people.push_back(sum);
    }
    return totals;
}

/// Why these totals say nothing of reliability; empty: they do.
std::string_view objection_to(const MarkTable& table) {
    if (table.people.empty()) return nobody;
    if (!table.is_complete()) return gaps;
    if (table.people.size() < 2) return one_person;
    if (table.families.size() < 2) return one_family;
    return variance_of(totals_of(table).people) < no_variance ? all_alike : std::string_view();
}

double alpha_of(const Totals& totals) {
    const auto k = static_cast<double>(totals.families.size());
    double own = 0;
    for (const std::vector<double>& family : totals.families) own += variance_of(family);
    return k / (k - 1) * (1 - own / variance_of(totals.people));
}

/// The variance of these people themselves, not of a sample.
double population_variance(const std::vector<double>& values) {
    const auto n = static_cast<double>(values.size());
    return variance_of(values) * (n - 1) / n;
}

double kr20_of(const Totals& totals) {
    const auto k = static_cast<double>(totals.families.size());
    double chance = 0;
    for (const std::vector<double>& family : totals.families) {
        const double facility = mean_of(family);
        chance += facility * (1 - facility);
    }
    return k / (k - 1) * (1 - chance / population_variance(totals.people));
}

double kr21_of(const Totals& totals) {
    const auto k = static_cast<double>(totals.families.size());
    const double mean = mean_of(totals.people);
    return k / (k - 1) * (1 - mean * (k - mean) / (k * population_variance(totals.people)));
}

void add_kuder_richardson(ReliabilityFigures& figures, const MarkTable& table,
                          const Totals& totals) {
    const bool is_once =
        std::ranges::all_of(table.cells, [](const Marks& cell) { return cell.asked == 1; });
    const std::string_view why = !is_once ? sentence("some were asked a family more than once")
                                          : sentence("some marks are in part");
    const bool is_binary = is_once && table.is_whole();
    figures.kr20 = is_binary ? known_figure(kr20_of(totals)) : no_figure(why);
    figures.kr21 = is_binary ? known_figure(kr21_of(totals)) : no_figure(why);
}

/// Everything of the decisions that cannot be computed for one reason.
DecisionFigures undecided(std::string_view why) {
    return {no_figure(why), {},
            no_figure(why), no_figure(why),
            no_figure(why), no_figure(why),
            no_figure(why), no_figure(why)};
}

std::vector<Marks> people_in(const MarkTable& table) {
    std::vector<Marks> people;
    for (std::size_t person = 0; person < table.people.size(); ++person)
        people.push_back(table.of_person(person));
    return people;
}

std::string_view objection_to(const std::vector<Marks>& people, const FixedForm& form) {
    const bool fits =
        std::ranges::all_of(people, [&](const Marks& marks) { return marks.asked == form.items; });
    return fits ? std::string_view()
                : sentence("somebody was asked more or fewer items than the form has");
}

std::string_view objection_to(const std::vector<Marks>& people, const SequentialRule& rule) {
    const DecisionTable table{rule};
    for (const Marks& marks : people) {
        if (marks.asked > table.most())
            return sentence("somebody was asked more items than the cap");
        if (!marks.is_whole())
            return sentence("a sequential rule knows right and wrong, not in part");
        const auto right = static_cast<int>(std::lround(marks.sum));
        if (table.decide(right, marks.asked - right) == ExamDecision::GoOn)
            return sentence("somebody's answers do not decide by this rule");
    }
    return {};
}

bool passes(const Marks& marks, const ExamRule& rule) {
    constexpr double slack = 1e-9;
    if (const auto* form = std::get_if<FixedForm>(&rule)) return marks.sum > form->cut - slack;
    const auto right = static_cast<int>(std::lround(marks.sum));
    return DecisionTable{rule}.decide(right, marks.asked - right) == ExamDecision::Pass;
}

void add_passed(DecisionFigures& figures, const std::vector<Marks>& people, const ExamRule& rule) {
    const auto passed =
        std::ranges::count_if(people, [&](const Marks& marks) { return passes(marks, rule); });
    const Marks share{static_cast<int>(people.size()), static_cast<double>(passed)};
    figures.passed = known_figure(share.share());
    figures.interval = interval_of(share);
}

void add_model(DecisionFigures& figures, const std::vector<Marks>& people, const ExamRule& rule) {
    const FittedRates fitted = fit_rates(people);
    if (!fitted.rates) {
        for (Figure* figure :
             {&figures.alike, &figures.kappa, &figures.false_pass, &figures.false_fail})
            *figure = no_figure(fitted.why_not);
        return;
    }
    const Consistency found =
        consistency_of(*fitted.rates, DecisionTable{rule}, standards_of(rule));
    figures.alike = known_figure(found.alike);
    figures.kappa = known_figure(found.kappa);
    figures.false_pass = known_figure(found.false_pass);
    figures.false_fail = known_figure(found.false_fail);
}

Figure subkoviak_of(const MarkTable& table, const std::vector<Marks>& people,
                    const FixedForm& form) {
    const Figure alpha = reliability_of(table).alpha;
    if (!alpha.value) return alpha;
    std::vector<double> right;
    right.reserve(people.size());
    for (const Marks& marks : people) right.push_back(marks.sum);
    return subkoviak(right, form, *alpha.value);
}

}  // namespace

std::string to_text(const TotalScale& scale) {
    return scale.is_answers ? tr("of {most} answers", "most"_a = scale.most)
                            : tr("of {most} families", "most"_a = scale.most);
}

ReliabilityFigures reliability_of(const MarkTable& table) {
    if (const std::string_view why = objection_to(table); !why.empty()) {
        ReliabilityFigures none{scale_of(table), no_figure(why), no_figure(why),
                                no_figure(why),  no_figure(why), no_figure(why),
                                no_figure(why),  no_figure(why), no_figure(why)};
        const bool has_totals = !table.people.empty() && table.is_complete();
        if (has_totals) none.mean = known_figure(mean_of(totals_of(table).people));
        if (has_totals && table.people.size() > 1)
            none.deviation = known_figure(std::sqrt(variance_of(totals_of(table).people)));
        return none;
    }
    const Totals totals = totals_of(table);
    const double alpha = alpha_of(totals), deviation = std::sqrt(variance_of(totals.people));
    ReliabilityFigures figures;
    figures.scale = scale_of(table);
    figures.mean = known_figure(mean_of(totals.people));
    figures.deviation = known_figure(deviation);
    figures.alpha = known_figure(alpha);
    // Alpha is 1 at most, but for rounding.
    const double error = std::sqrt(std::max(0.0, 1 - alpha));
    figures.sem = known_figure(deviation * error);
    figures.internal_consistency = known_figure(100 * alpha);
    figures.error_ratio = known_figure(100 * error);
    add_kuder_richardson(figures, table, totals);
    return figures;
}

Figure conditional_sem(double right, int items) {
    if (items < 2) return no_figure(sentence("a single item gives no standard error"));
    if (!(right >= 0 && right <= items)) throw Fault("more right answers than items");
    return known_figure(std::sqrt(right * (items - right) / (items - 1)));
}

DecisionFigures decisions_of(const MarkTable& table, const ExamRule& rule) {
    if (table.people.empty()) return undecided(nobody);
    const std::vector<Marks> people = people_in(table);
    const std::string_view why =
        std::visit([&](const auto& one) { return objection_to(people, one); }, rule);
    if (!why.empty()) return undecided(why);
    DecisionFigures figures;
    add_passed(figures, people, rule);
    add_model(figures, people, rule);
    constexpr std::string_view no_form = sentence("a sequential exam has no form of one length");
    const auto* form = std::get_if<FixedForm>(&rule);
    figures.sem_at_cut =
        form == nullptr ? no_figure(no_form) : conditional_sem(form->cut, form->items);
    figures.subkoviak = form == nullptr ? no_figure(no_form) : subkoviak_of(table, people, *form);
    return figures;
}

}  // namespace fairdeal
