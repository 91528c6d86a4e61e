#include "duty/facts/references.h"

#include <fmt/format.h>

#include <set>

#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"
#include "content/xml_scan.h"
#include "duty/facts/facts.h"
#include "exam/sitting/exam_text.h"

namespace fairdeal {

namespace {

using Names = std::set<std::string>;

/// "B6, B7 and B8", or the first of many.
std::string listed(const Names& names) {
    constexpr std::size_t most = 12;
    std::vector<std::string> first;
    for (const std::string& name : names) {
        if (first.size() == most) break;
        first.push_back(name);
    }
    if (names.size() <= most) return and_list(first);
    return tr_n("{names} and {count} more", "{names} and {count} more",
                static_cast<std::int64_t>(names.size() - most),
                "names"_a = fmt::format("{}", fmt::join(first, ", ")));
}

struct Known {
    Names dealers, tables, jurisdictions, functions;

    void take(const Regulator& regulator) {
        jurisdictions.insert(regulator.jurisdiction);
        functions.insert(regulator.function);
    }

    void take(std::span<const Fact> facts) {
        for (const Fact& fact : facts) {
            if (fact.kind == FactKind::Person) dealers.insert(fact.subject);
            if (fact.kind == FactKind::Table) tables.insert(fact.subject);
            if (fact.kind != FactKind::Profile) continue;
            if (const auto regulator = read_regulator(fact.attached, "")) take(*regulator);
        }
    }
};

class ReferenceCheck {
public:
    explicit ReferenceCheck(Known known) : known_(std::move(known)) {}

    void look_at(const Fact& fact, const Place& place) {
        place_ = place;
        const FactSubject subject = spec_of(fact.kind).subject;
        if (subject == FactSubject::Dealer && fact.kind != FactKind::Person)
            must_be_dealer(fact.subject);
        if (subject == FactSubject::Table && fact.kind != FactKind::Table)
            must_be_table(fact.subject);
        if (fact.kind == FactKind::Supervision) {
            for (const std::string& table : tables_of(fact)) must_be_table(table);
        }
        for (const FactKey& key : spec_of(fact.kind).keys) {
            if (key.name == "table") must_be_table(fact.value("table"));
            if (key.name == "beside") must_be_dealer(fact.value("beside"));
        }
        if (fact.kind == FactKind::Licence) look_at_licence(fact);
        if (fact.kind == FactKind::Table) look_at_table(fact);
    }

    Problems problems;

private:
    void look_at_table(const Fact& fact) {
        const auto card = card_from_line(fact.value("card"), "");
        if (card && fact.game && card->game() != *fact.game)
            wrong(tr("this is a card of {game}, which is not dealt at table {table}",
                     "game"_a = std::string(title_of(card->game())), "table"_a = fact.subject));
    }
    void must_be_dealer(const std::string& id) {
        if (known_.dealers.contains(id)) return;
        wrong(known_.dealers.empty()
                  ? tr("nobody is known by the id {id}: fairdeal duty add person", "id"_a = id)
                  : tr("nobody is known by the id {id}, but {known}: fairdeal duty add person",
                       "id"_a = id, "known"_a = listed(known_.dealers)));
    }

    void must_be_table(const std::string& table) {
        if (known_.tables.contains(table)) return;
        wrong(known_.tables.empty()
                  ? tr("no table {table} is known: fairdeal duty add table", "table"_a = table)
                  : tr("no table {table} is known, but {known}: fairdeal duty add table",
                       "table"_a = table, "known"_a = listed(known_.tables)));
    }

    void look_at_licence(const Fact& fact) {
        if (known_.jurisdictions.empty())
            return wrong(tr("no regulator is known: fairdeal duty add profile"));
        if (!known_.jurisdictions.contains(fact.value("jurisdiction")))
            wrong(tr("no jurisdiction {name} is known, but {known}",
                     "name"_a = in_quotes(fact.value("jurisdiction")),
                     "known"_a = listed(known_.jurisdictions)));
        if (!known_.functions.contains(fact.value("function")))
            wrong(tr("no function {name} is known, but {known}",
                     "name"_a = in_quotes(fact.value("function")),
                     "known"_a = listed(known_.functions)));
    }

    void wrong(std::string what) { problems.push_back({place_, std::move(what)}); }

    Known known_;
    Place place_;
};

}  // namespace

std::vector<Regulator> shipped_regulators(const std::filesystem::path& content) {
    std::vector<Regulator> regulators;
    for (const std::string& id : regulators_in(content)) {
        const auto xml = read_file(regulator_file(content, id), largest_xml);
        if (!xml) continue;
        if (auto read = read_regulator(*xml, id)) regulators.push_back(*std::move(read));
    }
    return regulators;
}

Result<void> check_references(const std::vector<Fact>& facts, std::span<const Fact> known,
                              const std::vector<Regulator>& regulators,
                              const std::vector<Place>& places) {
    Known all;
    for (const Regulator& regulator : regulators) all.take(regulator);
    all.take(known);
    all.take(facts);
    ReferenceCheck check(std::move(all));
    for (std::size_t i = 0; i < facts.size(); ++i)
        check.look_at(facts[i], i < places.size() ? places[i] : Place());
    if (check.problems.empty()) return {};
    return tl::make_unexpected(std::move(check.problems));
}

}  // namespace fairdeal
