#include <algorithm>

#include "base/text.h"
#include "base/time/utc_time.h"
#include "base/translation.h"
#include "content/readers.h"
#include "content/xml.h"

namespace fairdeal {

namespace {

void read_option(const Element& element, TableCard& card, std::vector<std::string_view>& seen) {
    element.must_have({"name", "value"});
    element.must_hold({});
    if (!element.has("name") || !element.has("value")) return;
    const std::string_view name = element.attribute("name");
    const bool is_known =
        find_option(card.game(), name) != nullptr || find_remedy(Word(name)) != nullptr;
    if (!is_known) {
        return element.wrong_value(
            "name", tr("{word} is not an option of {game}", "word"_a = in_quotes(name),
                       "game"_a = to_text(card.game())));
    }
    if (std::find(seen.begin(), seen.end(), name) != seen.end()) {
        return element.wrong_value("name",
                                   tr("the option {option} is here twice", "option"_a = name));
    }
    seen.push_back(name);
    if (const auto wrong = card.set(name, element.attribute("value")))
        element.wrong_value("value", *wrong);
}

void must_be_day(const Element& element, std::string_view attribute, bool may_be_empty) {
    constexpr std::size_t letters_of_a_day = 10;
    const std::string_view day = element.attribute(attribute);
    if (!element.has(attribute) || (may_be_empty && day.empty())) return;
    if (day.size() != letters_of_a_day || !day_or_time_from(day))
        element.wrong_value(
            attribute, tr("{word} is not a day such as 2026-03-14", "word"_a = in_quotes(day)));
}

CardApproval approval_of(const Element& element) {
    element.must_have({"by", "person", "at", "from", "sum"}, {"to"});
    element.must_hold({});
    CardApproval approval{element.words_in("by"), element.words_in("person"), {}, {}, {}, {}};
    approval.at = element.attribute("at");
    approval.from = element.attribute("from");
    approval.to = element.attribute("to");
    approval.sum = element.attribute("sum");
    if (element.has("at") && !utc_time_from(approval.at))
        element.wrong_value("at", tr("{word} is not a time such as 2026-03-14T21:05:09Z",
                                     "word"_a = in_quotes(approval.at)));
    must_be_day(element, "from", false);
    must_be_day(element, "to", true);
    if (!approval.to.empty() && approval.to < approval.from)
        element.wrong_value("to", tr("the last day is before the first"));
    return approval;
}

Sourced<TableCardFile> table_of(const Element& root, const std::string& source) {
    root.must_have({"format", "id", "game", "title"});
    root.must_hold({{"note"}, {"approved", 0, 1}, {"option", 0, any_number}});
    Sourced<TableCardFile> file{TableCardFile(), source, {{"id", root.value_place("id")}}};
    file.value.id = name_in(root, "id");
    file.value.title = root.words_in("title");
    const std::size_t before = root.problems().size();
    file.value.card = TableCard(game_in(root, "game"));
    const bool game_is_known = root.has("game") && root.problems().size() == before;
    if (const auto note = root.child("note")) {
        note->must_have({});
        note->must_hold_text();
        file.value.note = note->words();
    }
    for (const Element& approved : root.children("approved"))
        file.value.approved = approval_of(approved);
    std::vector<std::string_view> seen;
    for (const Element& option : root.children("option")) {
        if (game_is_known) read_option(option, file.value.card, seen);
    }
    return file;
}

}  // namespace

Result<Sourced<TableCardFile>> read_table_card(std::string_view xml, const std::string& source) {
    return read_xml<Sourced<TableCardFile>>(
        xml, source, "table-card", [&](const Element& root) { return table_of(root, source); });
}

}  // namespace fairdeal
