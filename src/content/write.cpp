#include "content/write.h"

#include <fmt/format.h>

#include "base/problem.h"
#include "base/translation.h"
#include "content/read_ask.h"
#include "record/lines.h"

namespace fairdeal {

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            default: safe += c;
        }
    }
    return safe;
}

std::string listed(const std::vector<std::string>& ids) {
    std::string text;
    for (const std::string& id : ids) text += (text.empty() ? "" : " ") + escaped(id);
    return text;
}

std::string write_hand(const HandRecord& whole, std::string_view attributes,
                       std::string_view indent) {
    return fmt::format("{}<record{}>\n{}</record>\n", indent, attributes, write(whole));
}

std::string write_scenario_body(const Scenario& scenario, std::string_view indent) {
    const HandRecord whole = whole_hand(scenario);
    const std::size_t lines = lines_of(scenario.hand);
    const std::string stop = lines == lines_of(whole) ? "" : fmt::format(" stop=\"{}\"", lines);
    std::string xml = write_hand(whole, stop, indent);
    xml += write_question(scenario.question, indent);
    for (const std::string& hint : scenario.hints)
        xml += fmt::format("{}<hint>{}</hint>\n", indent, escaped(hint));
    return xml;
}

std::string write_scenario(const Scenario& scenario) {
    std::string xml(xml_declaration);
    xml += fmt::format(fixed(R"(<scenario format="1" id="{}" game="{}" level="{}" table="{}")"),
                       scenario.id, to_text(scenario.game()), scenario.level, scenario.table);
    xml += fmt::format("\n          title=\"{}\">\n", escaped(scenario.title));
    xml += fmt::format("  <story>{}</story>\n", escaped(scenario.story));
    if (!scenario.clauses.empty())
        xml += fmt::format(fixed("  <teaches clauses=\"{}\"/>\n"), listed(scenario.clauses));
    xml += write_scenario_body(scenario, "  ");
    return xml + "</scenario>\n";
}

namespace {

std::string approval_line(const CardApproval& approval) {
    const std::string to =
        approval.to.empty() ? "" : fmt::format(fixed(R"( to="{}")"), approval.to);
    return fmt::format(
        fixed("  <approved by=\"{}\" person=\"{}\" at=\"{}\" from=\"{}\"{} sum=\"{}\"/>\n"),
        escaped(approval.by), escaped(approval.person), approval.at, approval.from, to,
        approval.sum);
}

}  // namespace

std::string write_table_card(const TableCardFile& table) {
    std::string xml(xml_declaration);
    xml += fmt::format(fixed(R"(<table-card format="1" id="{}" game="{}" title="{}">)"), table.id,
                       to_text(table.card.game()), escaped(table.title));
    xml += fmt::format("\n  <note>{}</note>\n", escaped(table.note));
    if (table.approved) xml += approval_line(*table.approved);
    for (const OptionSpec& spec : options_of(table.card.game())) {
        if (table.card.is_standard(spec)) continue;
        xml += fmt::format(fixed("  <option name=\"{}\" value=\"{}\"/>\n"), spec.name,
                           table.card.text(spec));
    }
    for (const RemedySpec& spec : remedies()) {
        if (table.card.remedies.is_standard(spec)) continue;
        xml += fmt::format(fixed("  <option name=\"{}\" value=\"{}\"/>\n"), spec.name,
                           table.card.remedies.text(spec));
    }
    return xml + "</table-card>\n";
}

}  // namespace fairdeal
