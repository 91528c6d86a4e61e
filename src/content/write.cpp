#include <fmt/format.h>

#include "base/problem.h"
#include "content/readers.h"

namespace fairdeal {

namespace {

constexpr std::string_view declaration = R"(<?xml version="1.0" encoding="UTF-8"?>)"
                                         "\n";

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

/// The whole record, cut or not, and where the trainee's part of it ends.
std::string record_of(const Scenario& scenario) {
    HandRecord whole = scenario.hand;
    whole.events.insert(whole.events.end(), scenario.after.begin(), scenario.after.end());
    const std::string stop =
        scenario.after.empty() ? "" : fmt::format(" stop=\"{}\"", scenario.hand.events.size());
    return fmt::format("  <record{}>\n{}</record>\n", stop, write(whole));
}

std::string ask_of(const Question& question) {
    std::string text = fmt::format("  <ask kind=\"{}\"", to_text(question.kind));
    if (question.kind == QuestionKind::Spot) text += fmt::format(" seat=\"{}\"", question.seat);
    if (question.event) text += fmt::format(" event=\"{}\"", to_text(*question.event));
    return text + "/>\n";
}

}  // namespace

std::string write_scenario(const Scenario& scenario) {
    std::string xml(declaration);
    xml += fmt::format(R"(<scenario format="1" id="{}" game="{}" level="{}" table="{}")",
                       scenario.id, to_text(scenario.game()), scenario.level, scenario.table);
    xml += fmt::format("\n          title=\"{}\">\n", escaped(scenario.title));
    xml += fmt::format("  <story>{}</story>\n", escaped(scenario.story));
    xml += fmt::format("  <teaches clauses=\"{}\"/>\n", listed(scenario.clauses));
    xml += record_of(scenario);
    xml += ask_of(scenario.question);
    for (const std::string& hint : scenario.hints)
        xml += fmt::format("  <hint>{}</hint>\n", escaped(hint));
    return xml + "</scenario>\n";
}

std::string write_table_card(const TableCardFile& table) {
    std::string xml(declaration);
    xml += fmt::format(R"(<table-card format="1" id="{}" game="{}" title="{}">)", table.id,
                       to_text(table.card.game()), escaped(table.title));
    xml += fmt::format("\n  <note>{}</note>\n", escaped(table.note));
    for (const OptionSpec& spec : options_of(table.card.game())) {
        if (table.card.is_standard(spec)) continue;
        xml +=
            fmt::format("  <option name=\"{}\" value=\"{}\"/>\n", spec.name, table.card.text(spec));
    }
    return xml + "</table-card>\n";
}

}  // namespace fairdeal
