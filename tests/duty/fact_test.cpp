// Facts as text: what is written is read back, and nothing else is.

#include <boost/test/unit_test.hpp>

#include "duty/sample_floor.h"
#include "support/why.h"

using namespace fairdeal;

namespace {

Result<Fact> licence(const std::vector<TypedValue>& values, const std::string& who = "4471") {
    return fact_from(FactKind::Licence, who, values, {"licences.csv", 2, 1});
}

const std::vector<TypedValue> sound{{"number", "88123", {}},
                                    {"jurisdiction", "pennsylvania", {}},
                                    {"function", "dealer", {}},
                                    {"since", "2026-01-01", {}}};

std::vector<TypedValue> with(const std::string& key, const std::string& value) {
    auto values = sound;
    values.push_back({key, value, {"licences.csv", 2, 30}});
    return values;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(facts)

BOOST_AUTO_TEST_CASE(a_fact_is_written_and_read_back) {
    const SampleFloor floor;
    for (const Fact& fact : floor.facts) {
        const Entry entry = entry_of(fact, "hr1", that_evening);
        const auto read = fact_of(entry, fact.number);
        BOOST_REQUIRE_MESSAGE(read.has_value(), write(entry) + why(read));
        BOOST_TEST((entry_of(*read, "hr1", that_evening) == entry));
        BOOST_TEST((read->values == fact.values));
        BOOST_TEST(read->attached == fact.attached);
        BOOST_TEST((read->hash == leaf_hash(write(entry))));
    }
}

BOOST_AUTO_TEST_CASE(an_entry_that_is_not_as_it_would_be_written_is_no_fact) {
    const Entry entry = entry_of(*licence(with("corrects", "12")), "hr1", that_evening);
    BOOST_REQUIRE(fact_of(entry, 20).has_value());
    const auto refuses = [&](const std::function<void(Entry&)>& change) {
        Entry changed = entry;
        change(changed);
        BOOST_TEST(!fact_of(changed, 20).has_value(), write(changed));
    };
    refuses([](Entry& e) { e.text = "license" + e.text.substr(7); });
    refuses([](Entry& e) { e.text += "corrects 13\n"; });
    refuses([](Entry& e) { e.text += "note x\n"; });
    refuses([](Entry& e) { e.text.replace(e.text.find("2026"), 4, "20x6"); });
    refuses([](Entry& e) { e.case_id = "table:4471"; });
    refuses([](Entry& e) { e.kind = EntryKind::Note; });
    refuses([](Entry& e) { e.at.reset(); });
    refuses([](Entry& e) { e.text = "licence\n"; });
    refuses([](Entry& e) { e.text = ""; });
}

BOOST_AUTO_TEST_CASE(what_is_wrong_is_said_with_its_place) {
    const auto says = [](const Result<Fact>& fact, std::string_view words, int column) {
        BOOST_REQUIRE(!fact.has_value());
        BOOST_TEST(fact.error().front().what.find(words) != std::string::npos,
                   fact.error().front().what);
        BOOST_TEST(fact.error().front().where.column == column);
    };
    says(licence(with("until", "soon")), "until: 'soon' is not a day such as", 30);
    says(licence(with("until", "2025-12-31")), "it ends before it begins", 30);
    says(licence(with("colour", "red")), "has no 'colour'", 30);
    says(licence(with("number", "2")), "number is here twice", 30);
    says(licence(with("corrects", "0")), "no number of a fact", 30);
    says(licence({sound[0], sound[1], sound[2]}), "needs since", 1);
    says(licence(sound, "44 71"), "no id of a dealer", 1);
    says(licence(sound, ""), "no id of a dealer", 1);
    const auto both = licence({{"number", "8 8", {}}, {"until", "x", {}}});
    BOOST_REQUIRE(!both.has_value());
    BOOST_TEST(both.error().size() == 5U);  // two wrong, three missing
}

BOOST_AUTO_TEST_CASE(every_kind_has_its_place_and_its_own_keys) {
    std::size_t place = 0;
    for (const FactSpec& spec : every_fact_spec()) {
        BOOST_TEST(static_cast<std::size_t>(spec.kind) == place++);
        BOOST_TEST(find_fact_spec(spec.word) == &spec);
        for (const FactKey& key : spec.keys) {
            BOOST_TEST(key.name != "corrects");
            BOOST_TEST(std::ranges::count_if(spec.keys, [&](const FactKey& other) {
                           return other.name == key.name;
                       }) == 1);
            BOOST_TEST((key.form == FactForm::Choice) == !key.words.empty());
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
