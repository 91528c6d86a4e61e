#include "exam/figures/exam_file.h"

#include <array>
#include <set>

#include "assessment/proportion_text.h"
#include "base/text.h"
#include "base/translation.h"
#include "exam/figures/exam_columns.h"

namespace fairdeal {

namespace {

constexpr int most_items_asked = 1000;

std::optional<Marks> marks_from(std::string_view text) {
    if (text.empty()) return Marks{};
    const auto slash = text.find('/');
    if (slash == std::string_view::npos) {
        constexpr double millions = 1'000'000;
        const auto mark = proportion_from(text, 6);
        return mark ? std::optional(Marks{1, *mark / millions}) : std::nullopt;
    }
    const auto right = whole_number_from(text.substr(0, slash), most_items_asked);
    const auto asked = whole_number_from(text.substr(slash + 1), most_items_asked);
    if (!right || !asked || *asked == 0 || *right > *asked) return std::nullopt;
    return Marks{static_cast<int>(*asked), static_cast<double>(*right)};
}

class MarksReader {
public:
    MarksReader(const CsvTable& csv, const std::string& source)
        : csv_(csv), head_(csv.names, known) {
        head_.must_have(std::span(known).first(1), source, problems_);
    }

    Result<MarksFile> all() {
        for (const std::size_t at : head_.families())
            file_.table.families.push_back(csv_.names[at].text);
        if (problems_.empty()) {
            for (const CsvCells& row : csv_.rows) add(row);
        }
        if (!problems_.empty()) return tl::unexpected(std::move(problems_));
        return std::move(file_);
    }

private:
    static constexpr std::array<std::string_view, 3> known{"person", "at", "rules"};

    void wrong(const CsvCell& cell, std::string what) {
        problems_.push_back({cell.where, std::move(what)});
    }

    void add(const CsvCells& row) {
        const CsvCell& person = head_.in(row, "person");
        if (person.text.empty()) wrong(person, tr("a row without a person"));
        if (!person.text.empty() && !people_.insert(person.text).second)
            wrong(person, tr("{person} is there twice; only a first attempt counts",
                             "person"_a = in_quotes(person.text)));
        file_.table.people.push_back(person.text);
        if (head_.has("at")) add_time(head_.in(row, "at"));
        if (head_.has("rules")) file_.rules.push_back(head_.in(row, "rules").text);
        for (const std::size_t at : head_.families()) add_marks(row[at]);
    }

    void add_time(const CsvCell& cell) {
        const auto time = day_or_time_from(cell.text);
        if (!time)
            wrong(cell, tr("{text} is not a day such as 2026-03-14, nor a UTC time",
                           "text"_a = in_quotes(cell.text)));
        file_.at.push_back(time.value_or(UtcTime()));
    }

    void add_marks(const CsvCell& cell) {
        const auto marks = marks_from(cell.text);
        if (!marks)
            wrong(cell,
                  tr("{text} is not a mark: 0 to 1, such as 0.5, or right of asked, such as 3/4",
                     "text"_a = in_quotes(cell.text)));
        file_.table.cells.push_back(marks.value_or(Marks{}));
    }

    const CsvTable& csv_;
    ExamColumns head_;
    MarksFile file_;
    std::set<std::string, std::less<>> people_;
    Problems problems_;
};

/// The people that `is_since` says, and the rest.
template <class IsSince>
Sittings parted(const MarkTable& table, IsSince is_since) {
    std::vector<std::size_t> before, since;
    for (std::size_t person = 0; person < table.people.size(); ++person)
        (is_since(person) ? since : before).push_back(person);
    return {people_of(table, before), people_of(table, since)};
}

}  // namespace

bool is_day(std::string_view text) {
    return text.size() == std::string_view("2026-03-14").size() && day_or_time_from(text);
}

Result<MarksFile> read_marks(std::istream& in, const std::string& source) {
    const auto csv = read_csv_table(in, source);
    if (!csv) return tl::unexpected(csv.error());
    return MarksReader(*csv, source).all();
}

Sittings since(const MarksFile& file, const UtcTime& day) {
    return parted(file.table, [&](std::size_t person) { return file.at.at(person) >= day; });
}

Sittings under_rules(const MarksFile& file, const std::string& version) {
    return parted(file.table, [&](std::size_t person) { return file.rules.at(person) == version; });
}

}  // namespace fairdeal
