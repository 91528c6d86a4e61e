#include "content/xml_scan.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::size_t most_reported = 100;  // of one file that may be nothing but mistakes

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_name_part(char c) {
    return is_letter(c) || is_digit(c) || c == '-' || c == '.' || c == ':';
}

/// A character by its number, as XML lets it stand: "#65", "#x41".
bool is_character_number(std::string_view name) {
    if (name.size() < 2 || name.size() > 9 || name[0] != '#') return false;
    const bool hex = name[1] == 'x';
    const std::string_view digits = name.substr(hex ? 2 : 1);
    std::uint32_t code = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), code, hex ? 16 : 10);
    if (error != std::errc() || end != digits.data() + digits.size()) return false;
    if (code == 9 || code == 10 || code == 13) return true;
    return (code >= 0x20 && code < 0x7F) || (code >= 0xA0 && code < 0xD800) ||
           (code >= 0xE000 && code < 0xFFFE) || (code >= 0x10000 && code <= 0x10FFFF);
}

bool is_entity(std::string_view name) {
    constexpr std::array<std::string_view, 5> known{"lt", "gt", "amp", "quot", "apos"};
    return std::find(known.begin(), known.end(), name) != known.end() || is_character_number(name);
}

/// Walks the text once. Its steps answer whether it makes sense to go on.
class Scanner {
public:
    Scanner(std::string_view xml, const std::string& source)
        : xml_(xml), source_(source), lines_(xml) {}

    Problems scan() {
        if (const auto foreign = foreign_character(xml_)) {
            wrong(foreign->first, foreign->second);
            return std::move(problems_);
        }
        if (!read_declaration()) return std::move(problems_);
        while (at_ < xml_.size()) {
            if (!(xml_[at_] == '<' ? read_markup() : read_text())) return std::move(problems_);
        }
        if (!open_.empty()) {
            wrong(open_.back().offset,
                  tr("<{element}> is never closed", "element"_a = open_.back().name));
        } else if (!root_seen_) {
            wrong(0, tr("there is no element in this file"));
        }
        return std::move(problems_);
    }

private:
    struct Tag {
        std::string_view name;
        std::size_t offset;
    };

    bool wrong(std::size_t offset, std::string what) {
        if (problems_.size() < most_reported)
            problems_.push_back({lines_.place_of(offset, source_), std::move(what)});
        return false;
    }

    [[nodiscard]] bool starts(std::string_view text) const {
        return xml_.substr(at_, text.size()) == text;
    }

    bool read_declaration() {
        if (!starts("<?xml")) return true;
        constexpr std::array<std::string_view, 3> known{
            fixed(R"(<?xml version="1.0" encoding="UTF-8"?>)"),
            fixed(R"(<?xml version="1.0" encoding="utf-8"?>)"), fixed(R"(<?xml version="1.0"?>)")};
        for (const std::string_view declaration : known) {
            if (!starts(declaration)) continue;
            at_ += declaration.size();
            return true;
        }
        return wrong(0, tr(R"(the first line must be <?xml version="1.0" encoding="UTF-8"?>)"));
    }

    bool read_text() {
        const std::size_t end = std::min(xml_.find('<', at_), xml_.size());
        const std::string_view text = xml_.substr(at_, end - at_);
        if (open_.empty()) {
            const auto first = text.find_first_not_of(blanks);
            if (first != std::string_view::npos)
                return wrong(at_ + first, tr("text outside the root element"));
        } else {
            check_entities(text);
            const auto close = text.find("]]>");
            if (close != std::string_view::npos)
                return wrong(at_ + close, tr("']]>' cannot stand in text"));
        }
        at_ = end;
        return true;
    }

    void check_entities(std::string_view text) {
        for (auto at = text.find('&'); at != std::string_view::npos; at = text.find('&', at + 1)) {
            const std::string_view rest = text.substr(at + 1, 12);
            const auto end = rest.find(';');
            if (end != std::string_view::npos && is_entity(rest.substr(0, end))) continue;
            const std::size_t offset = static_cast<std::size_t>(text.data() - xml_.data()) + at;
            if (end == std::string_view::npos)
                wrong(offset, tr("'&' begins no entity: write &amp;"));
            else
                wrong(offset, tr("{entity} is not an entity that is read here",
                                 "entity"_a = in_quotes(text.substr(at, end + 2))));
        }
    }

    bool read_markup() {
        if (starts("<!--")) return read_comment();
        if (starts("<![CDATA[")) return wrong(at_, tr("CDATA sections are not read here"));
        if (starts("<!"))
            return wrong(at_,
                         tr("a document type (DOCTYPE) or other declaration is not read here"));
        if (starts("<?")) return wrong(at_, tr("processing instructions are not read here"));
        return starts("</") ? read_end_tag() : read_start_tag();
    }

    bool read_comment() {
        const std::size_t close = xml_.find("--", at_ + 4);
        if (close == std::string_view::npos) return wrong(at_, tr("a comment that never ends"));
        if (xml_.substr(close, 3) != "-->")
            return wrong(close, tr("'--' cannot stand in a comment"));
        at_ = close + 3;
        return true;
    }

    std::string_view read_name() {
        const std::size_t from = at_;
        if (at_ < xml_.size() && is_letter(xml_[at_])) {
            while (at_ < xml_.size() && is_name_part(xml_[at_])) ++at_;
        }
        return xml_.substr(from, at_ - from);
    }

    bool skip_blanks() {
        const std::size_t from = at_;
        at_ = std::min(xml_.find_first_not_of(blanks, at_), xml_.size());
        return at_ > from;
    }

    bool read_end_tag() {
        const std::size_t from = at_;
        at_ += 2;
        const std::string_view name = read_name();
        skip_blanks();
        if (open_.empty() || open_.back().name != name) {
            return wrong(from, open_.empty()
                                   ? tr("</{element}> closes nothing", "element"_a = name)
                                   : tr("</{element}> stands where </{open}> must",
                                        "element"_a = name, "open"_a = open_.back().name));
        }
        if (!starts(">")) return wrong(at_, tr("this end tag is not closed by '>'"));
        ++at_;
        open_.pop_back();
        return true;
    }

    bool read_start_tag() {
        const std::size_t from = at_++;
        const std::string_view name = read_name();
        if (name.empty()) return wrong(from, tr("'<' begins no tag: write &lt;"));
        if (open_.empty() && root_seen_)
            return wrong(from, tr("<{element}> is a second root element", "element"_a = name));
        if (open_.size() == deepest_xml)
            return wrong(from, tr("elements more than {most} deep", "most"_a = deepest_xml));
        root_seen_ = true;
        if (!read_attributes()) return false;
        if (starts("/>")) {
            at_ += 2;
            return true;
        }
        if (!starts(">")) return wrong(at_, tr("this start tag is not closed by '>'"));
        ++at_;
        open_.push_back({name, from});
        return true;
    }

    bool read_attributes() {
        std::vector<std::string_view> names;
        while (skip_blanks() && at_ < xml_.size() && is_letter(xml_[at_])) {
            const std::size_t from = at_;
            const std::string_view name = read_name();
            if (std::find(names.begin(), names.end(), name) != names.end()) {
                wrong(from, tr("the attribute {attribute} is given twice", "attribute"_a = name));
            }
            if (name.find(':') != std::string_view::npos)
                wrong(from, tr("names with a ':' are not read here"));
            names.push_back(name);
            if (names.size() > most_attributes) {
                return wrong(from, tr("an element of more than {most} attributes",
                                      "most"_a = most_attributes));
            }
            if (!read_value(name)) return false;
        }
        return true;
    }

    bool read_value(std::string_view name) {
        skip_blanks();
        if (!starts("="))
            return wrong(at_, tr("the attribute {attribute} has no value", "attribute"_a = name));
        ++at_;
        skip_blanks();
        if (!starts("\"") && !starts("'"))
            return wrong(at_, tr("the value of {attribute} is not in quotation marks",
                                 "attribute"_a = name));
        const std::size_t from = at_ + 1;
        const std::size_t end = xml_.find(xml_[at_], from);
        if (end == std::string_view::npos)
            return wrong(at_, tr("the value of {attribute} never ends", "attribute"_a = name));
        const std::string_view value = xml_.substr(from, end - from);
        if (value.find('<') != std::string_view::npos)
            return wrong(from + value.find('<'), tr("'<' cannot stand in a value: write &lt;"));
        check_entities(value);
        at_ = end + 1;
        return true;
    }

    std::string_view xml_;
    const std::string& source_;
    LineIndex lines_;
    Problems problems_;
    std::size_t at_ = 0;
    std::vector<Tag> open_;
    bool root_seen_ = false;
};

}  // namespace

Problems scan_xml(std::string_view xml, const std::string& source) {
    if (xml.size() > largest_xml) {
        return {{{source, 0, 0},
                 tr("more than {most} MiB: too large to be read", "most"_a = largest_xml >> 20U)}};
    }
    return Scanner(xml, source).scan();
}

}  // namespace fairdeal
