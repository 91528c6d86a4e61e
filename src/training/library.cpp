#include "training/library.h"

#include <algorithm>

namespace fairdeal {

namespace {

template <class Values, class Test>
auto* first_of(const Values& values, Test test) {
    const auto found = std::find_if(values.begin(), values.end(), test);
    return found == values.end() ? nullptr : &*found;
}

}  // namespace

const RuleBook* find_book(const Library& library, Game game) {
    return first_of(library.books, [&](const RuleBook& book) { return book.game == game; });
}

const TableCardFile* find_table(const Library& library, std::string_view id) {
    return first_of(library.tables, [&](const TableCardFile& table) { return table.id == id; });
}

std::string house_card_id(Game game) { return std::string(to_text(game)) + "-standard"; }

namespace {
constexpr std::string_view as_shipped{"-as-shipped"};
}

std::string as_shipped_id(const std::string& house_card) {
    return house_card + std::string(as_shipped);
}

bool is_of_content(const TableCardFile& table) {
    return !table.approved && !table.id.ends_with(as_shipped);
}

TableCard house_card(const Library& library, Game game) {
    const TableCardFile* table = find_table(library, house_card_id(game));
    return table == nullptr ? TableCard(game) : table->card;
}

const Scenario* find_scenario(const Library& library, std::string_view id) {
    return first_of(library.scenarios, [&](const Scenario& scenario) { return scenario.id == id; });
}

const Misreading* find_misreading(const Library& library, std::string_view id) {
    return first_of(library.misreadings, [&](const Misreading& each) { return each.id == id; });
}

}  // namespace fairdeal
