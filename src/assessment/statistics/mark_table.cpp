#include "assessment/statistics/mark_table.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace fairdeal {

namespace {

/// Names by the order in which they first appear.
class Names {
public:
    std::size_t place_of(const std::string& name) {
        const auto [found, is_new] = places_.try_emplace(name, places_.size());
        if (is_new) names_.push_back(name);
        return found->second;
    }
    std::vector<std::string> take() { return std::move(names_); }

private:
    std::map<std::string, std::size_t> places_;
    std::vector<std::string> names_;
};

}  // namespace

bool Marks::is_whole() const { return std::abs(sum - std::round(sum)) < 1e-9; }

Marks& Marks::operator+=(const Marks& other) {
    asked += other.asked;
    sum += other.sum;
    return *this;
}

Marks MarkTable::of_person(std::size_t person) const {
    Marks sum;
    for (std::size_t family = 0; family < families.size(); ++family) sum += at(person, family);
    return sum;
}

Marks MarkTable::of_family(std::size_t family) const {
    Marks sum;
    for (std::size_t person = 0; person < people.size(); ++person) sum += at(person, family);
    return sum;
}

Marks MarkTable::of_all() const {
    Marks sum;
    for (const Marks& cell : cells) sum += cell;
    return sum;
}

bool MarkTable::is_complete() const {
    return std::ranges::all_of(cells, [](const Marks& cell) { return cell.asked > 0; });
}

bool MarkTable::is_whole() const {
    return std::ranges::all_of(cells, [](const Marks& cell) { return cell.is_whole(); });
}

MarkTable table_of(std::span<const ExamMark> marks) {
    Names people, families;
    std::vector<std::pair<std::size_t, std::size_t>> places;
    for (const ExamMark& mark : marks) {
        if (!(mark.mark >= 0 && mark.mark <= 1)) throw Fault("a mark beyond 0 to 1");
        places.emplace_back(people.place_of(mark.person), families.place_of(mark.family));
    }
    MarkTable table{people.take(), families.take(), {}};
    table.cells.resize(table.people.size() * table.families.size());
    for (std::size_t i = 0; i < marks.size(); ++i)
        table.cells[places[i].first * table.families.size() + places[i].second] +=
            Marks{1, marks[i].mark};
    return table;
}

MarkTable people_of(const MarkTable& table, std::span<const std::size_t> people) {
    MarkTable some{{}, table.families, {}};
    for (const std::size_t person : people) {
        some.people.push_back(table.people.at(person));
        for (std::size_t family = 0; family < table.families.size(); ++family)
            some.cells.push_back(table.at(person, family));
    }
    return some;
}

}  // namespace fairdeal
