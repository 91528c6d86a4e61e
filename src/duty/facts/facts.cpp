#include "duty/facts/facts.h"

#include <algorithm>
#include <unordered_set>

#include "base/text.h"

namespace fairdeal {

namespace {

const FactList no_facts;
const std::vector<std::string> no_ids;

template <class Map>
const typename Map::mapped_type& found_in(const Map& map, const std::string& key,
                                          const typename Map::mapped_type& none) {
    const auto found = map.find(key);
    return found == map.end() ? none : found->second;
}

}  // namespace

Facts::Facts(std::span<const Fact> all) {
    std::unordered_set<std::int64_t> corrected;
    for (const Fact& fact : all) {
        if (fact.corrects) corrected.insert(*fact.corrects);
    }
    for (const Fact& fact : all) {
        if (corrected.count(fact.number) == 0) index(fact);
    }
}

void Facts::index(const Fact& fact) {
    const auto kind = static_cast<std::size_t>(fact.kind);
    by_kind_.at(kind).push_back(&fact);
    by_subject_.at(kind)[fact.subject].push_back(&fact);
    if (fact.kind == FactKind::Supervision) {
        for (const std::string& table : tables_of(fact)) supervisions_[table].push_back(&fact);
    }
    if (fact.kind == FactKind::Person) ids_[fact.value("ref")].push_back(fact.subject);
}

const FactList& Facts::of(FactKind kind, const std::string& subject) const {
    return found_in(by_subject_.at(static_cast<std::size_t>(kind)), subject, no_facts);
}

const FactList& Facts::all(FactKind kind) const {
    return by_kind_.at(static_cast<std::size_t>(kind));
}

const FactList& Facts::supervisions_of(const std::string& table) const {
    return found_in(supervisions_, table, no_facts);
}

const std::vector<std::string>& Facts::ids_of(const std::string& ref) const {
    return found_in(ids_, ref, no_ids);
}

const Fact* Facts::newest_at(const FactList& facts, const UtcTime& at) {
    const Fact* newest = nullptr;
    for (const Fact* fact : facts) {
        if (!fact->holds_at(at)) continue;
        if (newest == nullptr || *fact->from >= *newest->from) newest = fact;
    }
    return newest;
}

std::vector<std::string> tables_of(const Fact& supervision) {
    std::vector<std::string> tables;
    for (const std::string_view table : split_at(supervision.value("tables"), ' '))
        tables.emplace_back(table);
    return tables;
}

}  // namespace fairdeal
