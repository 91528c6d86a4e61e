#include "content/regulators/regulator.h"

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "content/xml.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

struct RuleWord {
    std::string_view word;
    bool has_number;
};
constexpr std::array<RuleWord, duty_rule_count> rule_words{{{"licence", false},
                                                            {"list-hours", true},
                                                            {"with-supervisor", false},
                                                            {"table-test", false},
                                                            {"instruction-hours", true},
                                                            {"course-months", true},
                                                            {"refresher", false},
                                                            {"refresher-days", true},
                                                            {"rest-minutes", true},
                                                            {"floorperson-tables", true}}};
constexpr int largest_number = 100000;

/// "yes" or "no"; yes where it is left out.
bool yes_or_no(const Element& element, std::string_view attribute) {
    if (!element.has(attribute)) return true;
    const std::string_view word = element.attribute(attribute);
    if (word != "yes" && word != "no")
        element.wrong_value(attribute,
                            tr("{word} is neither 'yes' nor 'no'", "word"_a = in_quotes(word)));
    return word == "yes";
}

FloorRole role_in(const Element& element) {
    const auto role = floor_role_from(element.attribute("by"));
    if (!role && element.has("by"))
        element.wrong_value("by", tr("{word} is no role at the tables",
                                     "word"_a = in_quotes(element.attribute("by"))));
    return role.value_or(FloorRole::Trainee);
}

void read_number(const Element& element, DutyRule rule, RuleSetting& setting) {
    if (has_number(rule) && element.has("number"))
        setting.number = number_in(element, "number", 1, largest_number);
    else if (has_number(rule) && setting.is_on)
        element.wrong(tr("the rule {rule} is on and has no number", "rule"_a = to_text(rule)));
    else if (element.has("number") && !has_number(rule))
        element.wrong_value("number",
                            tr("the rule {rule} has no number", "rule"_a = to_text(rule)));
}

RuleSetting setting_of(const Element& element, DutyRule rule) {
    RuleSetting setting;
    setting.is_on = yes_or_no(element, "on");
    setting.is_confirmed = yes_or_no(element, "confirmed");
    setting.source = element.words_in("source");
    setting.words = element.words();
    read_number(element, rule, setting);
    if (element.has("by") && rule != DutyRule::TableTest)
        element.wrong_value("by", tr("only a table test is judged by somebody"));
    setting.by = role_in(element);
    if (setting.is_on && !setting.is_confirmed)
        element.wrong(
            tr("the rule {rule} is on, but nobody has confirmed it: look it up in the "
               "official text first",
               "rule"_a = to_text(rule)));
    return setting;
}

void read_rule(const Element& element, Regulator& regulator) {
    element.must_have({"name", "source"}, {"number", "by", "on", "confirmed"});
    element.must_hold_text();
    if (!element.has("name")) return;
    const auto rule = duty_rule_from(element.attribute("name"));
    if (!rule)
        return element.wrong_value(
            "name", tr("there is no rule {word}", "word"_a = in_quotes(element.attribute("name"))));
    auto& place = regulator.rules.at(static_cast<std::size_t>(*rule));
    if (place)
        element.wrong_value("name", tr("the rule {rule} is here twice", "rule"_a = to_text(*rule)));
    place = setting_of(element, *rule);
}

Regulator regulator_of(const Element& root) {
    root.must_have({"format", "id", "title", "jurisdiction", "function"});
    root.must_hold({{"note"}, {"rule", 0, any_number}});
    Regulator regulator;
    regulator.id = name_in(root, "id");
    regulator.title = root.words_in("title");
    regulator.jurisdiction = name_in(root, "jurisdiction");
    regulator.function = name_in(root, "function");
    if (const auto note = root.child("note")) {
        note->must_have({});
        note->must_hold_text();
        regulator.note = note->words();
    }
    for (const Element& rule : root.children("rule")) read_rule(rule, regulator);
    return regulator;
}

}  // namespace

std::string_view to_text(DutyRule rule) {
    return rule_words.at(static_cast<std::size_t>(rule)).word;
}

std::optional<DutyRule> duty_rule_from(std::string_view word) {
    const auto found = std::find_if(rule_words.begin(), rule_words.end(),
                                    [&](const RuleWord& row) { return row.word == word; });
    if (found == rule_words.end()) return std::nullopt;
    return static_cast<DutyRule>(found - rule_words.begin());
}

bool has_number(DutyRule rule) { return rule_words.at(static_cast<std::size_t>(rule)).has_number; }

const RuleSetting* Regulator::on(DutyRule rule) const {
    const auto& setting = rules.at(static_cast<std::size_t>(rule));
    return setting && setting->is_on ? &*setting : nullptr;
}

Result<Regulator> read_regulator(std::string_view xml, const std::string& source) {
    return read_xml<Regulator>(xml, source, "regulator",
                               [](const Element& root) { return regulator_of(root); });
}

std::vector<std::string> regulators_in(const fs::path& content) {
    std::vector<std::string> ids;
    std::error_code error;
    for (fs::directory_iterator entry(content / "scenarios" / "regulators", error), end;
         !error && entry != end; entry.increment(error)) {
        if (entry->path().extension() == ".xml") ids.push_back(entry->path().stem().string());
    }
    std::sort(ids.begin(), ids.end());
    return ids;
}

fs::path regulator_file(const fs::path& content, std::string_view id) {
    return content / "scenarios" / "regulators" / (std::string(id) + ".xml");
}

}  // namespace fairdeal
