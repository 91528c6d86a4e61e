#include "content/lessons/lesson_xml.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "content/lessons/read_prose.h"
#include "content/write.h"

namespace fairdeal {

std::string typed_prose(const Prose& prose) {
    std::string typed;
    for (const ProsePart& part : prose)
        typed += part.kind == ProseKind::Words ? part.text : write_prose({part});
    return typed;
}

std::string xml_safe(std::string_view text) { return escaped(text); }

std::string xml_of_record(const HandRecord& hand) { return write_hand(hand, "", ""); }

std::string xml_of_item(const Scenario& scenario) {
    if (scenario.question.kind != QuestionKind::Talk) return write_scenario_body(scenario, "");
    return write_choices(scenario.question.talk, "");
}

std::string xml_of_hints(const Scenario& scenario) {
    std::string xml;
    for (const std::string& hint : scenario.hints)
        xml += fmt::format("<hint>{}</hint>\n", escaped(hint));
    return xml;
}

std::string ItemElement::attribute(std::string_view which) const {
    for (const auto& [key, value] : attributes) {
        if (key == which) return value;
    }
    return {};
}

void ItemElement::set(std::string_view which, const std::string& value) {
    const auto found = std::find_if(attributes.begin(), attributes.end(),
                                    [&](const auto& each) { return each.first == which; });
    if (value.empty()) {
        if (found != attributes.end()) attributes.erase(found);
    } else if (found != attributes.end()) {
        found->second = value;
    } else {
        attributes.emplace_back(which, value);
    }
}

namespace {

bool is_blank(std::string_view text) { return trimmed(text).empty(); }

/// Nothing: it holds elements of its own.
std::optional<ItemElement> element_of(const pugi::xml_node& node) {
    ItemElement element{node.name(), {}, {}};
    for (const pugi::xml_attribute each : node.attributes())
        element.attributes.emplace_back(each.name(), each.value());
    for (const pugi::xml_node inside : node.children()) {
        if (inside.type() != pugi::node_pcdata) return std::nullopt;
        element.text += inside.value();
    }
    return element;
}

}  // namespace

std::optional<std::vector<ItemElement>> elements_of_item(std::string_view xml) {
    const std::string whole = fmt::format("<item>{}</item>", xml);
    const auto file = XmlFile::parse(whole, "");
    if (!file) return std::nullopt;
    std::vector<ItemElement> elements;
    for (const pugi::xml_node node : file->root().children()) {
        if (node.type() == pugi::node_pcdata && is_blank(node.value())) continue;
        auto element = node.type() == pugi::node_element ? element_of(node) : std::nullopt;
        if (!element) return std::nullopt;
        elements.push_back(*std::move(element));
    }
    return elements;
}

std::string xml_of_elements(const std::vector<ItemElement>& elements) {
    std::string xml;
    for (const ItemElement& element : elements) {
        xml += "<" + element.name;
        for (const auto& [key, value] : element.attributes)
            xml += fmt::format(" {}=\"{}\"", key, escaped(value));
        const bool closed = element.text.empty() && element.name == "ask";
        xml += closed ? "/>\n" : fmt::format(">{}</{}>\n", escaped(element.text), element.name);
    }
    return xml;
}

}  // namespace fairdeal
