#include "desk/log/saved_search.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "record/words.h"

namespace fairdeal {

namespace {

using Json = nlohmann::json;

/// The texts of a query by their names in the file.
struct TextField {
    const char* name;
    std::string HandQuery::*text;
};
constexpr std::array text_fields{
    TextField{"table", &HandQuery::table},   TextField{"dealer", &HandQuery::dealer},
    TextField{"id", &HandQuery::id},         TextField{"from", &HandQuery::from},
    TextField{"to", &HandQuery::to},         TextField{"wager", &HandQuery::wager},
    TextField{"clause", &HandQuery::clause}, TextField{"outcome", &HandQuery::outcome},
    TextField{"amount", &HandQuery::amount}, TextField{"notes", &HandQuery::notes}};
constexpr const char* wrong = "only-wrong";
constexpr const char* marked = "bookmarked";

std::string text_in(const Json& object, const char* name) {
    const auto found = object.find(name);
    return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

bool is_set(const Json& object, const char* name) {
    const auto found = object.find(name);
    return found != object.end() && found->is_boolean() && found->get<bool>();
}

}  // namespace

Json json_of(const SavedSearch& search) {
    Json kept{{"name", search.name}};
    for (const TextField& field : text_fields) {
        const std::string& text = search.query.*field.text;
        if (!text.empty()) kept[field.name] = text;
    }
    if (search.query.game) kept["game"] = to_text(*search.query.game);
    if (search.query.only_wrong) kept[wrong] = true;
    if (search.query.bookmarked) kept[marked] = true;
    if (search.order) {
        kept["sort"] = column_word(search.order->column);
        kept["falling"] = search.order->falling;
    }
    return kept;
}

std::optional<SavedSearch> search_from(const Json& kept) {
    if (!kept.is_object()) return std::nullopt;
    SavedSearch search;
    search.name = text_in(kept, "name");
    if (search.name.empty() || search.name.size() > most_of_a_name) return std::nullopt;
    for (const TextField& field : text_fields) search.query.*field.text = text_in(kept, field.name);
    search.query.game = game_from(text_in(kept, "game"));
    search.query.only_wrong = is_set(kept, wrong);
    search.query.bookmarked = is_set(kept, marked);
    const auto column = hand_column_from(text_in(kept, "sort"));
    if (column) search.order = HandOrder{*column, is_set(kept, "falling")};
    return search;
}

void keep_search(std::vector<SavedSearch>& searches, SavedSearch search) {
    search.query.among.reset();
    const auto same = std::ranges::find(searches, search.name, &SavedSearch::name);
    if (same != searches.end())
        *same = std::move(search);
    else if (searches.size() < most_searches)
        searches.push_back(std::move(search));
}

}  // namespace fairdeal
