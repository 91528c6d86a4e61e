#pragma once
// A search of a log that is kept under a name: what is asked, and the order of the list.

#include <nlohmann/json_fwd.hpp>

#include "log/search/hand_sort.h"
#include "log/search/log_search.h"

namespace fairdeal {

struct SavedSearch {
    std::string name;  // 1 to most_of_a_name bytes
    HandQuery query;   // without `among`
    std::optional<HandOrder> order{};
    friend bool operator==(const SavedSearch&, const SavedSearch&) = default;
};
constexpr std::size_t most_searches = 50;
constexpr std::size_t most_of_a_name = 80;

nlohmann::json json_of(const SavedSearch& search);
/// Nothing if it has no name; what makes no sense in it is left out.
std::optional<SavedSearch> search_from(const nlohmann::json& kept);

/// In the place of one of that name, else last.
void keep_search(std::vector<SavedSearch>& searches, SavedSearch search);

}  // namespace fairdeal
