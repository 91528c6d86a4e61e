#include "content/xml.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

bool contains(Names names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::string collapsed(std::string_view text) {
    std::string words;
    bool gap = false;
    for (const char c : text) {
        if (is_blank(c)) {
            gap = !words.empty();
            continue;
        }
        if (gap) words += ' ';
        gap = false;
        words += c;
    }
    return words;
}

/// Every run of blanks as one space, those at the ends too.
std::string with_single_blanks(std::string_view text) {
    std::string words;
    for (const char c : text) {
        if (!is_blank(c))
            words += c;
        else if (words.empty() || words.back() != ' ')
            words += ' ';
    }
    return words;
}

/// The parts' names with commas, for a message.
std::string in_order(std::initializer_list<ChildElement> parts) {
    std::string text;
    for (const ChildElement& part : parts)
        text += fmt::format("{}<{}>", text.empty() ? "" : ", ", part.name);
    return text;
}

}  // namespace

XmlFile::XmlFile(std::string_view xml, std::string source)
    : text_(xml),
      source_(std::move(source)),
      lines_(xml),
      document_(std::make_unique<pugi::xml_document>()) {}

Result<XmlFile> XmlFile::parse(std::string_view xml, const std::string& source) {
    Problems problems = scan_xml(xml, source);
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    XmlFile file(xml, source);
    constexpr unsigned how =
        pugi::parse_escapes | pugi::parse_eol | pugi::parse_wconv_attribute | pugi::parse_ws_pcdata;
    const auto result =
        file.document_->load_buffer(xml.data(), xml.size(), how, pugi::encoding_utf8);
    if (!result)
        return refused(file.place_of(static_cast<std::size_t>(result.offset)),
                       result.description());
    return file;
}

pugi::xml_attribute Element::find_attribute(std::string_view name) const {
    for (const pugi::xml_attribute attribute : node_.attributes()) {
        if (name == attribute.name()) return attribute;
    }
    return {};
}

bool Element::has(std::string_view attribute) const { return !find_attribute(attribute).empty(); }

std::string_view Element::attribute(std::string_view name) const {
    return find_attribute(name).value();
}

std::vector<Element> Element::children(std::string_view name) const {
    std::vector<Element> found;
    for (const pugi::xml_node child : node_.children()) {
        if (name == child.name()) found.emplace_back(file_, child, problems_);
    }
    return found;
}

std::optional<Element> Element::child(std::string_view name) const {
    for (const pugi::xml_node child : node_.children()) {
        if (name == child.name()) return Element(file_, child, problems_);
    }
    return std::nullopt;
}

// pugixml knows where an element's name begins, not where its attributes are: the start tag, which
// has been found well-formed, is walked again.
Element::Span Element::find(std::string_view attribute) const {
    const std::string_view text = file_.text();
    std::size_t at = static_cast<std::size_t>(node_.offset_debug()) + name().size();
    Span span;
    while (true) {
        while (is_blank(text.at(at))) ++at;
        if (text.at(at) == '>' || text.at(at) == '/') break;
        const std::size_t from = at;
        while (text.at(at) != '=' && !is_blank(text.at(at))) ++at;
        const std::string_view found = text.substr(from, at - from);
        while (text.at(at) != '"' && text.at(at) != '\'') ++at;
        const std::size_t value = at + 1;
        at = text.find(text.at(at), value) + 1;
        if (found == attribute) span = {from, value, 0};
    }
    span.end = text.find('>', at) + 1;
    return span;
}

Place Element::place() const {
    return file_.place_of(static_cast<std::size_t>(node_.offset_debug()) - 1);
}

Place Element::place_of(std::string_view attribute) const {
    return file_.place_of(find(attribute).name);
}

Place Element::value_place(std::string_view attribute) const {
    return has(attribute) ? file_.place_of(find(attribute).value) : place();
}

std::pair<std::string_view, std::size_t> Element::raw_text() const {
    const std::size_t from = find("").end;
    if (node_.first_child().empty()) return {"", from};
    const std::size_t end = std::min(file_.text().find('<', from), file_.text().size());
    return {file_.text().substr(from, end - from), from};
}

void Element::note_misplaced_in(const Element& other) const {
    wrong(tr("<{element}> cannot stand in <{other}>", "element"_a = name(),
             "other"_a = other.name()));
}

void Element::note_empty() const { wrong(tr("<{element}> is empty", "element"_a = name())); }

void Element::must_have(Names required, Names optional) const {
    for (const std::string_view name : required) {
        if (!has(name))
            wrong(tr("<{element}> has no attribute {attribute}", "element"_a = this->name(),
                     "attribute"_a = name));
    }
    for (const pugi::xml_attribute attribute : node_.attributes()) {
        if (contains(required, attribute.name()) || contains(optional, attribute.name())) continue;
        note(place_of(attribute.name()),
             tr("<{element}> has no attribute of the name {attribute}", "element"_a = name(),
                "attribute"_a = in_quotes(attribute.name())));
    }
}

std::string no_text_in(const Element& element) {
    return tr("text cannot stand in <{element}>", "element"_a = element.name());
}

void Element::must_hold(std::initializer_list<ChildElement> parts) const {
    must_hold_parts(parts, false);
}

void Element::must_hold_text_and(std::initializer_list<ChildElement> parts) const {
    for (const pugi::xml_node child : node_.children()) {
        if (child.type() != pugi::node_element) continue;
        const bool known = std::any_of(parts.begin(), parts.end(), [&](const ChildElement& part) {
            return part.name == child.name();
        });
        const Element element(file_, child, problems_);
        if (!known) element.note_misplaced_in(*this);
    }
}

/// Of a node that is no element.
void Element::must_be_no_text(const pugi::xml_node& child) const {
    if (collapsed(child.value()).empty()) return;
    auto at = static_cast<std::size_t>(child.offset_debug());
    while (is_blank(file_.text().at(at))) ++at;
    note(file_.place_of(at), no_text_in(*this));
}

void Element::must_hold_parts(std::initializer_list<ChildElement> parts, bool text) const {
    const ChildElement* last = parts.begin();
    for (const pugi::xml_node child : node_.children()) {
        if (child.type() != pugi::node_element) {
            if (!text) must_be_no_text(child);
            continue;
        }
        const Element element(file_, child, problems_);
        const ChildElement* part =
            std::find_if(parts.begin(), parts.end(),
                         [&](const ChildElement& other) { return other.name == child.name(); });
        if (part == parts.end()) {
            element.note_misplaced_in(*this);
        } else if (part < last) {
            element.wrong(tr("<{element}> is out of order: {parts}", "element"_a = element.name(),
                             "parts"_a = in_order(parts)));
        } else {
            last = part;
        }
    }
    must_hold_as_often(parts);
}

void Element::must_hold_as_often(std::initializer_list<ChildElement> parts) const {
    for (const ChildElement& part : parts) {
        const auto found = children(part.name);
        if (found.size() < part.least)
            wrong(tr("<{element}> has no <{part}>", "element"_a = name(), "part"_a = part.name));
        if (found.size() > part.most) {
            found[part.most].wrong(tr("<{element}> has more than {most} <{part}>",
                                      "element"_a = name(), "most"_a = part.most,
                                      "part"_a = part.name));
        }
    }
}

std::vector<std::variant<std::string, Element>> Element::contents() const {
    std::vector<std::variant<std::string, Element>> all;
    for (const pugi::xml_node child : node_.children()) {
        if (child.type() == pugi::node_element)
            all.emplace_back(Element(file_, child, problems_));
        else
            all.emplace_back(with_single_blanks(child.value()));
    }
    return all;
}

std::string Element::words() const {
    std::string text;
    for (const pugi::xml_node child : node_.children()) {
        if (child.type() == pugi::node_pcdata) text += child.value();
    }
    text = collapsed(text);
    if (text.empty()) note_empty();
    return text;
}

std::string Element::words_in(std::string_view name) const {
    std::string text = collapsed(attribute(name));
    if (text.empty() && has(name))
        wrong_value(name, tr("{attribute} is empty", "attribute"_a = name));
    return text;
}

bool is_root(const Element& root, std::string_view name) {
    if (root.name() != name) {
        root.wrong(tr("<{element}> stands where <{expected}> is expected",
                      "element"_a = root.name(), "expected"_a = name));
        return false;
    }
    if (root.attribute("format") == "1") return true;
    if (root.has("format")) {
        root.wrong_value("format", tr("format {format} is not one that this program reads",
                                      "format"_a = in_quotes(root.attribute("format"))));
    } else {
        root.wrong(tr("<{element}> has no attribute {attribute}", "element"_a = name,
                      "attribute"_a = "format"));
    }
    return false;
}

}  // namespace fairdeal
