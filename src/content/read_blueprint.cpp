#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "content/exam_draft.h"
#include "content/readers.h"
#include "content/xml.h"

namespace fairdeal {

namespace {

/// The words of an attribute, each read by `from`; of one that is unknown `is_none` is said, a
/// marked sentence with {word} in it, and one that stands twice is noted too.
template <class T, class From>
std::vector<T> words_of(const Element& element, std::string_view attribute, const char* is_none,
                        From from) {
    std::vector<T> values;
    if (!element.has(attribute)) return values;
    const std::string all = element.words_in(attribute);  // says so where it is empty
    if (all.empty()) return values;
    for (const std::string_view word : split_at(all, ' ')) {
        const auto value = from(word);
        if (!value)
            element.wrong_value(attribute, tr_of(is_none, "word"_a = in_quotes(word)));
        else if (std::find(values.begin(), values.end(), *value) != values.end())
            element.wrong_value(attribute, tr("{word} is here twice", "word"_a = word));
        else
            values.push_back(*value);
    }
    return values;
}

ExamRule rule_in(const Element& root) {
    constexpr int thousand = 999;
    const auto sequential = root.child("sequential");
    const auto fixed = root.child("fixed");
    if (sequential.has_value() == fixed.has_value())
        root.wrong(tr("say when the exam is decided by either <sequential> or <fixed>"));
    if (fixed) {
        fixed->must_have({"items", "cut"});
        fixed->must_hold({});
        return FixedForm{number_in(*fixed, "items", 1, most_items),
                         number_in(*fixed, "cut", 1, most_items)};
    }
    if (!sequential) return SequentialRule();
    sequential->must_have({"p0", "p1", "alpha", "beta", "cap", "right-at-cap"});
    sequential->must_hold({});
    return SequentialRule{number_in(*sequential, "p0", 1, thousand),
                          number_in(*sequential, "p1", 1, thousand),
                          number_in(*sequential, "alpha", 1, thousand),
                          number_in(*sequential, "beta", 1, thousand),
                          number_in(*sequential, "cap", 1, most_items),
                          number_in(*sequential, "right-at-cap", 1, most_items)};
}

ExamTime time_in(const Element& root) {
    const auto time = root.child("time");
    if (!time) return {};
    time->must_have({"percent-of-norm", "least", "whole"}, {"breakdowns", "ms-a-word"});
    time->must_hold({});
    ExamTime read;
    read.percent_of_norm = number_in(*time, "percent-of-norm", 100, 2000);
    read.least = number_in(*time, "least", 10, 3600);
    read.whole = number_in(*time, "whole", 5, 600);
    if (time->has("breakdowns")) read.breakdowns = number_in(*time, "breakdowns", 0, 99);
    if (time->has("ms-a-word")) read.ms_a_word = number_in(*time, "ms-a-word", 0, 2000);
    return read;
}

void read_critical(const Element& root, Blueprint& blueprint) {
    const auto critical = root.child("critical");
    if (!critical) return;
    critical->must_have({}, {"errors", "above"});
    critical->must_hold({});
    blueprint.critical = words_of<CriticalError>(
        *critical, "errors", sentence("{word} is not a critical error"), critical_error_from);
    const auto& errors = blueprint.critical;
    const bool has_amount =
        std::find(errors.begin(), errors.end(), CriticalError::LargeError) != errors.end();
    if (has_amount != critical->has("above"))
        return critical->wrong(tr("'above' says what a large-error is, and goes with it alone"));
    if (!has_amount) return;
    const auto above = money_from(critical->attribute("above"));
    if (!above)
        critical->wrong_value("above", tr("{word} is not an amount",
                                          "word"_a = in_quotes(critical->attribute("above"))));
    blueprint.large = above.value_or(Money());
}

BlueprintCell cell_of(const Element& element) {
    element.must_have({"id", "title", "clauses", "least", "share", "weight"},
                      {"kinds", "features"});
    element.must_hold({});
    BlueprintCell cell;
    cell.id = name_in(element, "id");
    cell.title = element.words_in("title");
    cell.clauses = clauses_in(element, "clauses");
    cell.kinds = words_of<QuestionKind>(element, "kinds",
                                        sentence("{word} is not a kind of question that is dealt"),
                                        [](std::string_view word) {
                                            auto kind = question_kind_from(word);
                                            if (kind == QuestionKind::Talk) kind.reset();
                                            return kind;
                                        });
    cell.features = words_of<Feature>(element, "features",
                                      sentence("{word} is not a feature of a hand"), feature_from);
    cell.least = number_in(element, "least", 1, 20);
    cell.share = number_in(element, "share", 0, 1000);
    cell.weight = number_in(element, "weight", 1, 20);
    return cell;
}

Sourced<Blueprint> blueprint_of(const Element& root, const std::string& source) {
    root.must_have({"format", "id", "game", "table", "title", "months", "languages"});
    root.must_hold({{"note"},
                    {"sequential", 0, 1},
                    {"fixed", 0, 1},
                    {"time"},
                    {"critical"},
                    {"cell", 1, any_number}});
    Sourced<Blueprint> file{{}, source, {}};
    Blueprint& blueprint = file.value;
    blueprint.id = name_in(root, "id");
    blueprint.title = root.words_in("title");
    blueprint.game = game_in(root, "game");
    blueprint.table = name_in(root, "table");
    blueprint.months = number_in(root, "months", 1, 120);
    blueprint.languages = words_of<std::string>(
        root, "languages", sentence("{word} is not a language that the content is in: en"),
        [](auto word) { return word == "en" ? std::optional(std::string(word)) : std::nullopt; });
    if (const auto note = root.child("note")) {
        note->must_have({});
        note->must_hold_text();
        blueprint.note = note->words();
    }
    blueprint.rule = rule_in(root);
    blueprint.time = time_in(root);
    read_critical(root, blueprint);
    for (const Element& cell : root.children("cell")) {
        blueprint.cells.push_back(cell_of(cell));
        file.places["cell " + blueprint.cells.back().id] = cell.value_place("clauses");
    }
    file.places["id"] = root.value_place("id");
    file.places["table"] = root.value_place("table");
    return file;
}

void refuse_problems(const Element& root, const Blueprint& blueprint) {
    if (!root.problems().empty()) return;
    for (const std::string& problem : problems_of(blueprint)) root.wrong(problem);
}

}  // namespace

Result<Sourced<Blueprint>> read_blueprint(std::string_view xml, const std::string& source) {
    return read_xml<Sourced<Blueprint>>(xml, source, "exam", [&](const Element& root) {
        Sourced<Blueprint> file = blueprint_of(root, source);
        refuse_problems(root, file.value);
        return file;
    });
}

Result<Sourced<Blueprint>> read_exam_draft(std::string_view xml, const std::string& source) {
    return read_xml<Sourced<Blueprint>>(
        xml, source, "exam", [&](const Element& root) { return blueprint_of(root, source); });
}

}  // namespace fairdeal
