#include "exam/sitting/shown_item.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "content/readers.h"
#include "ledger/sealed_text.h"
#include "questions/grade.h"

namespace fairdeal {

namespace {

constexpr std::string_view cell_word = "cell ";

/// What the seal is bound to, the same in every language: no item can stand in the place of
/// another.
std::string about(std::string_view sitting, int place) {
    return fmt::format(fixed("{} item {}"), sitting, place);
}

tl::unexpected<Problems> wrong_item(std::string_view sitting, int place, const std::string& what) {
    return refused_about(item_in_words(sitting, place), what);
}

}  // namespace

std::string item_in_words(std::string_view sitting, int place) {
    return tr("{sitting} item {number}", "sitting"_a = sitting, "number"_a = place);
}

std::string shown_item_text(const ExamItem& item, const ExamPaper& paper) {
    Scenario scenario = item.scenario;
    if (scenario.table.empty()) scenario.table = paper.blueprint.table;
    return fmt::format("{}{}\n{}", cell_word, paper.blueprint.cells.at(item.cell).id,
                       write_scenario(scenario));
}

std::string sealed_item(const ExamItem& item, const ExamPaper& paper, std::string_view sitting,
                        const ItemKeys& keys) {
    return sealed_text(shown_item_text(item, paper), keys(item.place), about(sitting, item.place));
}

Result<std::string> opened_item(const SittingItem& item, std::string_view sitting,
                                const ItemKeys& keys) {
    if (item.sealed.empty())
        return wrong_item(sitting, item.place,
                          tr("the log does not keep the items of this sitting"));
    auto text = unsealed_text(item.sealed, keys(item.place), about(sitting, item.place));
    if (!text) return wrong_item(sitting, item.place, text.error().front().what);
    return text;
}

Result<ExamItem> shown_item_from(std::string_view text, const SittingItem& item,
                                 const ExamPaper& paper, std::string_view sitting) {
    const auto end = text.find('\n');
    if (!text.starts_with(cell_word) || end == std::string_view::npos)
        return wrong_item(sitting, item.place, tr("it does not say the part of the exam it is of"));
    const std::string_view id = text.substr(cell_word.size(), end - cell_word.size());
    const auto& cells = paper.blueprint.cells;
    const auto cell = std::find_if(cells.begin(), cells.end(),
                                   [&](const BlueprintCell& one) { return one.id == id; });
    if (cell == cells.end())
        return wrong_item(sitting, item.place,
                          tr("{id} is no part of the exam", "id"_a = in_quotes(id)));
    auto scenario = read_scenario(text.substr(end + 1), item_in_words(sitting, item.place));
    if (!scenario) return tl::make_unexpected(std::move(scenario.error()));
    if (const auto why = question_problem(scenario->value))
        return wrong_item(sitting, item.place, *why);
    if (scenario->value.table == paper.blueprint.table) scenario->value.table.clear();
    ExamItem shown{item.place,
                   static_cast<std::size_t>(cell - cells.begin()),
                   item.attempt,
                   std::move(scenario->value),
                   {}};
    if (shown_item_text(shown, paper) != text)
        return wrong_item(sitting, item.place, tr("it is not written as this program writes it"));
    return shown;
}

}  // namespace fairdeal
