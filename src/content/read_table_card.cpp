#include <algorithm>

#include "base/text.h"
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
    const OptionSpec* spec = find_option(card.game(), name);
    if (spec == nullptr) {
        return element.wrong_value(
            "name", tr("{word} is not an option of {game}", "word"_a = in_quotes(name),
                       "game"_a = to_text(card.game())));
    }
    if (std::find(seen.begin(), seen.end(), name) != seen.end()) {
        return element.wrong_value("name",
                                   tr("the option {option} is here twice", "option"_a = name));
    }
    seen.push_back(name);
    if (const auto wrong = card.set(*spec, element.attribute("value")))
        element.wrong_value("value", *wrong);
}

Sourced<TableCardFile> table_of(const Element& root, const std::string& source) {
    root.must_have({"format", "id", "game", "title"});
    root.must_hold({{"note"}, {"option", 0, any_number}});
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
