#include <array>

#include "assessment/proportion_text.h"
#include "base/text.h"
#include "base/translation.h"
#include "exam/figures/exam_columns.h"
#include "exam/figures/exam_file.h"

namespace fairdeal {

namespace {

constexpr std::array<std::string_view, 8> known{"judge",     "round",    "on",         "rules",
                                                "least-cut", "most-cut", "least-fail", "most-fail"};
constexpr auto needed = std::span(known).first<4>();
constexpr auto limits = std::span(known).last<4>();

class PanelReader {
public:
    PanelReader(const CsvTable& csv, const std::string& source)
        : csv_(csv), source_(source), head_(csv.names, known) {
        head_.must_have(needed, source, problems_);
        const auto there =
            std::ranges::count_if(limits, [&](auto name) { return head_.has(name); });
        has_limits_ = there == std::ssize(limits);
        if (there != 0 && !has_limits_)
            wrong(Place{source, 1, 1}, tr("of least-cut, most-cut, least-fail and most-fail all "
                                          "four are needed, or none"));
    }

    Result<AngoffPanel> all() {
        for (const std::size_t at : head_.families())
            panel_.families.push_back(csv_.names[at].text);
        if (problems_.empty()) {
            for (const CsvCells& row : csv_.rows) add(row);
            if (csv_.rows.empty()) wrong(Place{source_, 0, 0}, tr("there is no judge"));
            check_rounds();
        }
        if (!problems_.empty()) return tl::unexpected(std::move(problems_));
        for (auto& [name, rounds] : judges_) panel_.judges.push_back({name, in_order(rounds)});
        return std::move(panel_);
    }

private:
    struct RoundRow {
        Place where;
        AngoffRound round;
    };
    using Rounds = std::map<int, RoundRow>;

    void wrong(Place where, std::string what) {
        problems_.push_back({std::move(where), std::move(what)});
    }
    void wrong(const CsvCell& cell, std::string what) { wrong(cell.where, std::move(what)); }

    static std::vector<AngoffRound> in_order(const Rounds& rounds) {
        std::vector<AngoffRound> list;
        for (const auto& [number, row] : rounds) list.push_back(row.round);
        return list;
    }

    void add(const CsvCells& row) {
        const CsvCell &judge = head_.in(row, "judge"), &number = head_.in(row, "round");
        if (judge.text.empty()) wrong(judge, tr("a row without a judge"));
        const bool is_round = number.text == "1" || number.text == "2";
        if (!is_round)
            wrong(number, tr("{text} is not a round: 1 or 2", "text"_a = in_quotes(number.text)));
        RoundRow read{judge.where, round_in(row)};
        add_rules(head_.in(row, "rules"));
        if (judge.text.empty() || !is_round) return;
        if (!rounds_of(judge.text).try_emplace(number.text == "1" ? 1 : 2, std::move(read)).second)
            wrong(judge, tr("round {round} of {judge} is there twice", "round"_a = number.text,
                            "judge"_a = in_quotes(judge.text)));
    }

    Rounds& rounds_of(const std::string& judge) {
        for (auto& [name, rounds] : judges_) {
            if (name == judge) return rounds;
        }
        return judges_.emplace_back(judge, Rounds{}).second;
    }

    AngoffRound round_in(const CsvCells& row) {
        AngoffRound round;
        const CsvCell& on = head_.in(row, "on");
        if (!is_day(on.text))
            wrong(on, tr("{text} is not a day such as 2026-03-14", "text"_a = in_quotes(on.text)));
        round.on = on.text;
        for (const std::size_t at : head_.families()) round.chances.push_back(chance_in(row[at]));
        if (has_limits_) round.limits = limits_in(row);
        return round;
    }

    int chance_in(const CsvCell& cell) {
        const auto chance = proportion_from(cell.text);
        if (!chance)
            wrong(cell,
                  tr("{text} is not a chance: 0 to 1 with three decimals at most, such as 0.85",
                     "text"_a = in_quotes(cell.text)));
        return chance.value_or(0);
    }

    std::optional<HofsteeLimits> limits_in(const CsvCells& row) {
        const auto is_empty = [&](auto name) { return head_.in(row, name).text.empty(); };
        if (std::ranges::all_of(limits, is_empty)) return std::nullopt;
        const HofsteeLimits read{
            chance_in(head_.in(row, "least-cut")), chance_in(head_.in(row, "most-cut")),
            chance_in(head_.in(row, "least-fail")), chance_in(head_.in(row, "most-fail"))};
        if (read.least_cut > read.most_cut)
            wrong(head_.in(row, "least-cut"), tr("the least cut is above the most"));
        if (read.least_fail > read.most_fail)
            wrong(head_.in(row, "least-fail"), tr("the fewest that may fail are above the most"));
        return read;
    }

    void add_rules(const CsvCell& cell) {
        if (cell.text.empty())
            return wrong(cell, tr("a judgement without the version of the rules"));
        if (panel_.rules.empty()) panel_.rules = cell.text;
        if (panel_.rules != cell.text)
            wrong(cell, tr("the rules {one} beside {other}: a panel judges one version",
                           "one"_a = in_quotes(cell.text), "other"_a = in_quotes(panel_.rules)));
    }

    /// Everybody begins with the first round, and all or none were there for the second.
    void check_rounds() {
        const bool has_second = std::ranges::any_of(
            judges_, [](const auto& judge) { return judge.second.contains(2); });
        for (const auto& [name, rounds] : judges_) {
            const Place& where = rounds.begin()->second.where;
            if (!rounds.contains(1))
                wrong(where, tr("{judge} has no round 1", "judge"_a = in_quotes(name)));
            if (has_second && !rounds.contains(2))
                wrong(where, tr("{judge} has no round 2", "judge"_a = in_quotes(name)));
        }
    }

    const CsvTable& csv_;
    const std::string& source_;
    ExamColumns head_;
    bool has_limits_ = false;
    AngoffPanel panel_;
    std::vector<std::pair<std::string, Rounds>> judges_;  // as they first appear
    Problems problems_;
};

}  // namespace

Result<AngoffPanel> read_panel(std::istream& in, const std::string& source) {
    const auto csv = read_csv_table(in, source);
    if (!csv) return tl::unexpected(csv.error());
    return PanelReader(*csv, source).all();
}

}  // namespace fairdeal
