#include <fmt/format.h>

#include "base/translation.h"
#include "content/readers.h"
#include "content/write.h"

namespace fairdeal {

namespace {

/// `name="word word"` with a blank before it; nothing if there are none.
template <class T>
std::string words_attribute(const char* name, const std::vector<T>& values) {
    std::string list;
    for (const T& value : values) list += (list.empty() ? "" : " ") + std::string(to_text(value));
    return list.empty() ? "" : fmt::format(" {}=\"{}\"", name, list);
}

std::string write_rule(const ExamRule& rule) {
    if (const auto* form = std::get_if<FixedForm>(&rule))
        return fmt::format(fixed("  <fixed items=\"{}\" cut=\"{}\"/>\n"), form->items, form->cut);
    const auto& wald = std::get<SequentialRule>(rule);
    return fmt::format(
        "  <sequential p0=\"{}\" p1=\"{}\" alpha=\"{}\" beta=\"{}\" cap=\"{}\" "
        "right-at-cap=\"{}\"/>\n",
        wald.p0, wald.p1, wald.alpha, wald.beta, wald.cap, wald.right_at_cap);
}

std::string write_critical(const Blueprint& blueprint) {
    std::string above;
    for (const CriticalError error : blueprint.critical) {
        if (error == CriticalError::LargeError)
            above = fmt::format(" above=\"{}\"", to_text(blueprint.large));
    }
    const std::string errors = words_attribute("errors", blueprint.critical);
    return fmt::format("  <critical{}{}/>\n", errors, above);
}

std::string write_cell(const BlueprintCell& cell) {
    std::string xml = fmt::format(fixed(R"(  <cell id="{}" title="{}" clauses="{}")"), cell.id,
                                  escaped(cell.title), listed(cell.clauses));
    xml += words_attribute("kinds", cell.kinds) + words_attribute("features", cell.features);
    return xml + fmt::format(" least=\"{}\" share=\"{}\" weight=\"{}\"/>\n", cell.least, cell.share,
                             cell.weight);
}

}  // namespace

std::string write_blueprint(const Blueprint& blueprint) {
    std::string xml(xml_declaration);
    xml += fmt::format(fixed(R"(<exam format="1" id="{}" game="{}" table="{}" months="{}")"),
                       blueprint.id, to_text(blueprint.game), blueprint.table, blueprint.months);
    xml += fmt::format("\n      languages=\"{}\" title=\"{}\">\n", listed(blueprint.languages),
                       escaped(blueprint.title));
    xml += fmt::format("  <note>{}</note>\n", escaped(blueprint.note));
    xml += write_rule(blueprint.rule);
    const ExamTime& time = blueprint.time;
    xml += fmt::format(fixed(R"(  <time percent-of-norm="{}" least="{}" whole="{}")"),
                       time.percent_of_norm, time.least, time.whole);
    xml += fmt::format(R"( breakdowns="{}" ms-a-word="{}"/>)", time.breakdowns, time.ms_a_word);
    xml += "\n" + write_critical(blueprint);
    for (const BlueprintCell& cell : blueprint.cells) xml += write_cell(cell);
    return xml + "</exam>\n";
}

}  // namespace fairdeal
