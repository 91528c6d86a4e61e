#include "desk/figures/exam_figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <span>

#include "assessment/operating_characteristic.h"
#include "assessment/statistics/figure_meanings.h"
#include "base/translation.h"
#include "exam/sitting/marked_exam.h"
#include "exam/sitting/ticket.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr const char* dash = "\u2013";

std::string in_words(const Figure& figure) {
    return figure.value ? fmt::format("{:.3f}", *figure.value) : dash;
}

/// Why there is no figure.
std::string translated(std::string_view marked) { return tr(std::string(marked).c_str()); }

/// `scale` stands after the value: "of 36 answers".
FigureRow explained(std::string_view id, const Figure& figure, const std::string& scale = "") {
    std::string value = figure.value ? in_words(figure) : "";
    if (figure.value && !scale.empty())
        value = tr("{value} {scale}", "value"_a = value, "scale"_a = scale);
    return statistic_row(id, value, figure.why_not);
}

/// Whether a sitting was decided by this exam, and can be marked again by this program.
bool counts(const Sitting& sitting, const std::string& exam, const Library& library) {
    return sitting.result && sitting.exam == exam &&
           exam_edition(sitting.blueprint, library.misreadings) == sitting.edition;
}

/// Who had which cell right, item by item; nothing if it cannot be marked again.
std::vector<ExamMark> marks_of(const Sitting& sitting, const Library& library) {
    const auto exam = marked_as_decided(sitting, library);
    if (!exam) return {};
    std::vector<ExamMark> marks;
    for (const MarkedAnswer& answer : exam->answers)
        marks.push_back({sitting.candidate,
                         exam->paper.blueprint.cells.at(answer.result.cell).title,
                         answer.result.right ? 1.0 : 0.0});
    return marks;
}

/// Likewise, worked out once. Of an earlier edition as well, where it comes to the very result that
/// was recorded: then this program rules those items as that one did.
const std::vector<ExamMark>& kept_marks(const FiguresSource& source, const Sitting& sitting) {
    const auto kept = source.marks.find(sitting.id);
    if (kept != source.marks.end()) return kept->second;
    return source.marks.emplace(sitting.id, marks_of(sitting, source.library)).first->second;
}

/// Of each person the first sitting of the exam that was decided.
struct Group {
    std::vector<ExamMark> marks;
    int people = 0, later = 0, other_edition = 0;
};
Group group_of(const FiguresSource& source, const std::string& exam) {
    Group group;
    std::set<std::string> seen;
    for (const LoggedSitting& one : sittings_in(source.office.log())) {
        const Sitting& sitting = one.state;
        if (!sitting.result || sitting.exam != exam) continue;
        if (!counts(sitting, exam, source.library)) {
            ++group.other_edition;
            continue;
        }
        if (!seen.insert(sitting.candidate).second) {
            ++group.later;
            continue;
        }
        const auto& marks = kept_marks(source, sitting);
        group.marks.insert(group.marks.end(), marks.begin(), marks.end());
        ++group.people;
    }
    return group;
}

/// Of the exam as it would be opened today; empty where its table card is missing.
std::string edition_now(const Blueprint& exam, const Library& library) {
    const auto paper = paper_today(exam, library);
    return paper ? exam_edition(exam_text(*paper), library.misreadings) : "";
}

std::string group_in_words(const Group& group) {
    std::string words =
        tr_n("{count} person; of each the first exam that was decided.",
             "{count} people; of each the first exam that was decided.", group.people);
    if (group.later > 0)
        words += " " + tr_n("{count} later exam is left out.", "{count} later exams are left out.",
                            group.later);
    if (group.other_edition > 0)
        words += " " + tr_n("{count} exam is under other rules left out.",
                            "{count} exams are under other rules left out.", group.other_edition);
    return words;
}

FamilyRow family_row(const FamilyFigures& figures) {
    FamilyRow row;
    row.title = figures.family;
    row.facility = in_words(figures.facility);
    row.detail =
        tr("Discrimination {discrimination} \u00b7 efficiency {efficiency} \u00b7 "
           "exposure {exposure} \u00b7 weight {weight}",
           "discrimination"_a = in_words(figures.discrimination),
           "efficiency"_a = in_words(figures.efficiency), "exposure"_a = in_words(figures.exposure),
           "weight"_a = in_words(figures.weight));
    row.asked = figures.marks.asked;
    row.right = static_cast<int>(figures.marks.sum);
    row.interval = figures.interval;
    row.spoken = tr("{family}: {right} of {asked} right, facility {facility}. {more}",
                    "family"_a = row.title, "right"_a = row.right, "asked"_a = row.asked,
                    "facility"_a = row.facility, "more"_a = row.detail);
    return row;
}

void add_figures(ExamFigures& screen, const Blueprint& exam, const Group& group) {
    const MarkTable table = table_of(group.marks);
    for (const FamilyFigures& figures : family_figures(table))
        screen.families.push_back(family_row(figures));
    const ReliabilityFigures totals = reliability_of(table);
    screen.totals = {explained("mean", totals.mean, to_text(totals.scale)),
                     explained("deviation", totals.deviation),
                     explained("kr20", totals.kr20),
                     explained("kr21", totals.kr21),
                     explained("alpha", totals.alpha),
                     explained("sem", totals.sem)};
    const DecisionFigures decisions = decisions_of(table, exam.rule);
    screen.decisions = {
        explained("passed", decisions.passed),        explained("sem-at-cut", decisions.sem_at_cut),
        explained("consistency", decisions.alike),    explained("kappa", decisions.kappa),
        explained("subkoviak", decisions.subkoviak),  explained("false-pass", decisions.false_pass),
        explained("false-fail", decisions.false_fail)};
}

std::string share_in_words(const Marks& marks) {
    if (marks.asked == 0) return tr_in("who was asked a family of items", "nobody");
    return tr("{share} of {asked}", "share"_a = fmt::format("{:.3f}", marks.share()),
              "asked"_a = marks.asked);
}

const char* change_sentence(const FamilyDrift& drift) {
    if (!drift.is_sure())
        return sentence("The change lies between {low} and {high}: nothing sure.");
    return *drift.change.value > 0
               ? sentence("The change lies between {low} and {high}: easier than before.")
               : sentence("The change lies between {low} and {high}: harder than before.");
}

FigureRow drift_row(const FamilyDrift& drift) {
    const std::string words =
        tr("Before {before}, since {since}.", "before"_a = share_in_words(drift.before),
           "since"_a = share_in_words(drift.after));
    if (!drift.change.value)
        return figure_row(drift.family, dash,
                          words + " " +
                              tr("The change cannot be computed: {why}.",
                                 "why"_a = translated(drift.change.why_not)));
    return figure_row(
        drift.family, fmt::format("{:+.3f}", *drift.change.value),
        words + " " +
            tr_of(change_sentence(drift), "low"_a = fmt::format("{:+.3f}", drift.range.low),
                  "high"_a = fmt::format("{:+.3f}", drift.range.high)));
}

/// What was answered under one edition of exam and rules.
struct EditionMarks {
    std::string edition, from;  // the day of its first exam
    std::vector<ExamMark> marks;
};

/// A chart of more would be too crowded to read.
constexpr std::size_t most_editions = 4;

std::string facility_under(const std::string& edition,
                           const std::optional<DriftPicture::Facility>& of) {
    if (!of) return tr("{edition} not asked", "edition"_a = edition);
    return tr("{edition} {share}, between {low} and {high}", "edition"_a = edition,
              "share"_a = fmt::format("{:.2f}", of->share),
              "low"_a = fmt::format("{:.2f}", of->range.low),
              "high"_a = fmt::format("{:.2f}", of->range.high));
}

void add_drift_chart(ChartScreen<DriftPicture>& chart, std::span<const EditionMarks> editions,
                     std::span<const FamilyDrift> families) {
    editions = editions.last(std::min(editions.size(), most_editions));
    chart.title = tr("Facility under each edition, with its interval");
    for (const FamilyDrift& family : families)
        chart.picture.families.push_back({family.family, {}});
    for (const EditionMarks& edition : editions) {
        const bool is_today = &edition == &editions.back();
        chart.picture.editions.push_back(
            is_today ? tr("today\u2019s, from {day}", "day"_a = edition.from)
                     : tr("from {day}", "day"_a = edition.from));
        const auto figures = family_figures(table_of(edition.marks));
        for (DriftPicture::Family& family : chart.picture.families) {
            family.by_edition.emplace_back();
            const auto found =
                std::find_if(figures.begin(), figures.end(),
                             [&](const FamilyFigures& one) { return one.family == family.name; });
            if (found != figures.end() && found->facility.value)
                family.by_edition.back() = {*found->facility.value, found->interval};
        }
    }
    for (const DriftPicture::Family& family : chart.picture.families) {
        std::vector<std::string> words;
        for (std::size_t i = 0; i < editions.size(); ++i)
            words.push_back(facility_under(chart.picture.editions[i], family.by_edition[i]));
        chart.points.push_back(family.name + ": " + semicolon_list(words) + ".");
    }
    chart.words = fmt::format("{}. {}", chart.title, fmt::join(chart.points, " "));
}

/// The edition's marks, made where there are none yet.
EditionMarks& marks_under(std::vector<EditionMarks>& editions, const Sitting& sitting) {
    const auto found = std::find_if(editions.begin(), editions.end(), [&](const EditionMarks& one) {
        return one.edition == sitting.edition;
    });
    if (found != editions.end()) return *found;
    return editions.emplace_back(EditionMarks{sitting.edition, day_of(sitting.result->at), {}});
}

/// Today's edition against all earlier ones together, and each by itself in the chart.
void compare_editions(ExamFigures& screen, std::vector<EditionMarks>& editions,
                      std::string_view now) {
    std::stable_partition(editions.begin(), editions.end(),
                          [&](const EditionMarks& one) { return one.edition != now; });
    std::vector<ExamMark> before;
    for (std::size_t i = 0; i + 1 < editions.size(); ++i)
        before.insert(before.end(), editions[i].marks.begin(), editions[i].marks.end());
    const auto families = drift_of(table_of(before), table_of(editions.back().marks));
    for (const FamilyDrift& drift : families) screen.drift.push_back(drift_row(drift));
    screen.drift.push_back(figure_row(tr("What it means"), "", meaning_of("drift").meaning));
    add_drift_chart(screen.drift_chart, editions, families);
}

/// Every decided sitting of the exam, under today's edition and under earlier ones.
void add_drift(ExamFigures& screen, const FiguresSource& source, const Blueprint& exam) {
    const std::string now = edition_now(exam, source.library);
    std::vector<EditionMarks> editions;
    int exams_before = 0, exams_since = 0, left_out = 0;
    for (const LoggedSitting& one : sittings_in(source.office.log())) {
        const Sitting& sitting = one.state;
        if (!sitting.result || sitting.exam != exam.id) continue;
        const auto& marks = kept_marks(source, sitting);
        if (marks.empty()) {
            ++left_out;
            continue;
        }
        ++(sitting.edition == now ? exams_since : exams_before);
        auto& into = marks_under(editions, sitting).marks;
        into.insert(into.end(), marks.begin(), marks.end());
    }
    screen.editions = tr(
        "{exams} under earlier editions of exam and rules, {today} under today\u2019s.",
        "exams"_a = tr_n("{count} exam", "{count} exams", exams_before), "today"_a = exams_since);
    if (left_out > 0)
        screen.editions +=
            " " + tr_n("{count} exam is left out: this program rules them otherwise.",
                       "{count} exams are left out: this program rules them otherwise.", left_out);
    if (exams_before > 0 && exams_since > 0) compare_editions(screen, editions, now);
}

std::string percent(double share) {
    return tr("{share} %", "share"_a = fmt::format("{:.2f}", 100 * share));
}

void add_sequential(std::vector<FigureRow>& rows, const SequentialRule& rule) {
    const DecisionTable table{ExamRule(rule)};
    const RuleErrors errors = errors_of(table, rule.p0, rule.p1);
    rows.push_back(
        figure_row(tr("False passes"), percent(errors.false_pass),
                   tr("How often somebody passes who is right {times} times in 1,000 and is to "
                      "fail. At most 5 % is wanted.",
                      "times"_a = rule.p0)));
    rows.push_back(
        figure_row(tr("False fails"), percent(errors.false_fail),
                   tr("How often somebody fails who is right {times} times in 1,000 and is to "
                      "pass. At most 5 % is wanted.",
                      "times"_a = rule.p1)));
    rows.push_back(figure_row(tr("Items of who is to fail"),
                              fmt::format("{:.1f}", errors.mean_at_p0),
                              tr("How long their exam is on average.")));
    rows.push_back(figure_row(tr("Items of who is to pass"),
                              fmt::format("{:.1f}", errors.mean_at_p1),
                              tr("How long their exam is on average.")));
    const OperatingCharacteristic passing = characteristic_at(table, rule.p1 / 1000.0);
    rows.push_back(figure_row(tr("Items in 95 of 100 exams"),
                              std::to_string(items_enough_for(passing, .95)),
                              tr("So many are enough for 95 % of those who are to pass.")));
    rows.push_back(
        figure_row(tr("Items at most"), std::to_string(table.most()),
                   tr("Then passes who was right {times} times.", "times"_a = rule.right_at_cap)));
}

}  // namespace

FigureRow figure_row(std::string name, std::string value, std::string meaning) {
    FigureRow row{std::move(name), std::move(value), std::move(meaning), ""};
    const std::string spoken = row.value == dash ? tr("not known") : row.value;
    row.spoken = row.name + ": " + spoken + ". " + row.meaning;
    return row;
}

FigureRow statistic_row(std::string_view id, const std::string& value, std::string_view why_not) {
    const FigureMeaning& of = meaning_of(id);
    const std::string name(of.name), meaning(of.meaning);
    if (!value.empty()) return figure_row(name, value, meaning);
    return figure_row(name, dash,
                      tr("It cannot be computed: {why}. {meaning}", "why"_a = translated(why_not),
                         "meaning"_a = meaning));
}

std::vector<FigureRow> family_meanings() {
    std::vector<FigureRow> rows;
    for (const char* id :
         {"asked", "exposure", "facility", "discrimination", "efficiency", "weight"}) {
        const FigureMeaning& meaning = meaning_of(id);
        rows.push_back(figure_row(std::string(meaning.name), "", std::string(meaning.meaning)));
        rows.back().spoken = rows.back().name + ": " + rows.back().meaning;
    }
    return rows;
}

std::vector<FigureRow> rule_figures(const ExamRule& rule) {
    std::vector<FigureRow> rows;
    if (const auto* sequential = std::get_if<SequentialRule>(&rule)) {
        add_sequential(rows, *sequential);
        return rows;
    }
    const auto& form = std::get<FixedForm>(rule);
    const DecisionTable table(rule);
    rows.push_back(
        figure_row(tr("Items"), std::to_string(form.items), tr("Everybody is asked so many.")));
    rows.push_back(figure_row(tr_in("the right answers that pass", "Cut"), std::to_string(form.cut),
                              tr("So many right answers pass.")));
    for (const int rate : {800, 850, 900, 950}) {
        rows.push_back(
            figure_row(tr("Pass of those right {rate} % of the time", "rate"_a = rate / 10),
                       percent(characteristic_at(table, rate / 1000.0).pass),
                       tr("Exactly, of the rule alone.")));
    }
    return rows;
}

ChartScreen<RuleCurvePicture> rule_curve(const ExamRule& rule) {
    constexpr int from = 70, to = 100;
    const DecisionTable table(rule);
    ChartScreen<RuleCurvePicture> chart;
    chart.title = tr("Who passes, by the share of right answers");
    for (int rate = from; rate <= to; ++rate) {
        const double pass = characteristic_at(table, rate / 100.0).pass;
        chart.picture.points.push_back({rate / 100.0, pass});
        if (rate % 5 == 0)
            chart.points.push_back(tr("Right {rate} % of the time: {share} pass.", "rate"_a = rate,
                                      "share"_a = percent(pass)));
    }
    if (const auto* sequential = std::get_if<SequentialRule>(&rule)) {
        chart.picture.is_to_fail = sequential->p0 / 1000.0;
        chart.picture.is_to_pass = sequential->p1 / 1000.0;
    }
    chart.words = fmt::format("{}. {}", chart.title, fmt::join(chart.points, " "));
    return chart;
}

ExamFigures figures_of(const FiguresSource& source, const Blueprint& exam) {
    ExamFigures figures;
    figures.exam = exam.id;
    figures.rule = rule_figures(exam.rule);
    figures.curve = rule_curve(exam.rule);
    try {
        const Group group = group_of(source, exam.id);
        figures.group = group_in_words(group);
        if (group.marks.empty())
            figures.empty = tr("Nobody\u2019s exam has been decided yet.");
        else
            add_figures(figures, exam, group);
        figures.marks = table_of(group.marks);
        add_drift(figures, source, exam);
    } catch (const StoreError& error) {
        figures.error = error.what();
    }
    return figures;
}

}  // namespace fairdeal
