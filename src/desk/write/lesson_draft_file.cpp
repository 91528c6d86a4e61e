// A draft as the lesson's file, and as a text of our own in which it is kept while it is written.

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.h"
#include "base/translation.h"
#include "content/lessons/lesson_xml.h"
#include "desk/write/lesson_draft.h"
#include "record/words.h"

namespace fairdeal {

namespace {

constexpr std::string_view kept_head = fixed("fairdeal lesson draft 1");

/// The length of the link that a text begins with; 0: it begins with none.
std::size_t link_at(std::string_view text) {
    constexpr std::array tags{"<clause ", "<term "};
    const bool begins = std::any_of(tags.begin(), tags.end(),
                                    [&](std::string_view tag) { return text.starts_with(tag); });
    if (!begins) return 0;
    const std::string_view end = text.starts_with("<term ") ? "</term>" : "/>";
    const auto at = text.find(end);
    return at == std::string_view::npos ? text.size() : at + end.size();
}

/// Words with links: what is no link is what it looks like.
std::string safe_prose(std::string_view words) {
    std::string xml;
    while (!words.empty()) {
        const std::size_t link = link_at(words);
        xml += link > 0 ? std::string(words.substr(0, link)) : xml_safe(words.substr(0, 1));
        words.remove_prefix(std::max<std::size_t>(link, 1));
    }
    return xml;
}

/// Each line that begins with a tag is put in; the lines of a record stand flush left.
std::string put_in(std::string_view body, std::string_view indent) {
    std::string xml;
    if (body.ends_with('\n')) body.remove_suffix(1);
    for (const std::string_view line : split_at(body, '\n')) {
        const auto first = line.find_first_not_of(' ');
        const bool tag = first != std::string_view::npos && line[first] == '<' &&
                         !line.substr(first).starts_with("</record");
        xml += tag ? std::string(indent) : "";
        xml += std::string(line) + "\n";
    }
    return xml;
}

class DraftWriter {
public:
    explicit DraftWriter(const LessonDraft& draft) : draft_(draft) {}

    WrittenDraft write() {
        const auto rows = rows_of(draft_);
        for (row_ = 0; row_ < rows.size(); ++row_) {
            const DraftRow& row = rows[row_];
            if (row.part)
                add_part(draft_.parts.at(*row.part));
            else if (row.place == LessonPart::End)
                add_whole();
            else
                open(row.place);
        }
        close();
        add("</lesson>\n");
        return std::move(file_);
    }

private:
    void begin() { file_.begins.emplace_back(line_, row_); }

    void add(const std::string& xml) {
        file_.xml += xml;
        line_ += static_cast<int>(std::count(xml.begin(), xml.end(), '\n'));
    }

    void add_whole() {
        begin();
        add(fixed("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"));
        add(fmt::format(fixed(R"(<lesson format="1" id="{}" game="{}" number="{}" minutes="{}")"),
                        xml_safe(draft_.id), to_text(draft_.game), xml_safe(draft_.number),
                        xml_safe(draft_.minutes)));
        add(fmt::format("\n        title=\"{}\">\n", xml_safe(draft_.title)));
        add(fmt::format(fixed("  <teaches clauses=\"{}\"/>\n"), xml_safe(draft_.clauses)));
        add(fmt::format("  <aim>{}</aim>\n", xml_safe(draft_.aim)));
    }

    void open(LessonPart place) {
        close();
        begin();
        open_ = to_text(place);
        if (place != LessonPart::Contrast) return add(fmt::format("  <{}>\n", open_));
        add(fmt::format(fixed("  <contrast here=\"{}\" there=\"{}\">\n    <p>{}</p>\n"),
                        xml_safe(draft_.here), xml_safe(draft_.there),
                        safe_prose(draft_.difference)));
    }

    void close() {
        if (!open_.empty()) add(fmt::format("  </{}>\n", open_));
        open_ = "";
    }

    void add_part(const DraftPart& part) {
        begin();
        switch (part.kind) {
            case PartKind::Text: return add_prose("p", part);
            case PartKind::Say: return add_prose("say", part);
            case PartKind::Row: return add_prose("row", part);
            case PartKind::Watch: return add_prose("watch", part);
            case PartKind::Figure: return add_figure(part);
            case PartKind::Link:
                return add(
                    fmt::format(fixed("    <link scenario=\"{}\"/>\n"), xml_safe(part.body)));
            case PartKind::Hand:
                return add_item("hand", fmt::format(" table=\"{}\"", xml_safe(part.table)), part);
            case PartKind::Talk: return add_item("talk", "", part);
        }
    }

    void add_prose(std::string_view element, const DraftPart& part) {
        add(fmt::format("    <{}>{}</{}>\n", element, safe_prose(part.words), element));
    }

    void add_figure(const DraftPart& part) {
        add(fmt::format(fixed("    <figure table=\"{}\" caption=\"{}\">\n"), xml_safe(part.table),
                        xml_safe(part.words)));
        add(put_in(part.body, "      ") + "    </figure>\n");
    }

    void add_item(std::string_view element, const std::string& table, const DraftPart& part) {
        add(fmt::format("    <{} title=\"{}\"{} clauses=\"{}\">\n", element, xml_safe(part.title),
                        table, xml_safe(part.clauses)));
        add(fmt::format("      <story>{}</story>\n", xml_safe(part.words)));
        add(put_in(part.body, "      ") + fmt::format("    </{}>\n", element));
    }

    const LessonDraft& draft_;
    WrittenDraft file_;
    int line_ = 1;
    std::size_t row_ = 0;
    std::string_view open_;
};

// --- as it is kept

std::string one_line(std::string_view value) {
    std::string line;
    for (const char c : value) {
        if (c == '\\')
            line += "\\\\";
        else if (c == '\n')
            line += "\\n";
        else
            line += c;
    }
    return line;
}

std::string from_one_line(std::string_view line) {
    std::string value;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool marked = line[i] == '\\' && i + 1 < line.size();
        if (marked) ++i;
        value += marked && line[i] == 'n' ? '\n' : line[i];
    }
    return value;
}

/// The texts of a draft or of a piece by their names, to write and to read.
template <class Draft>
auto fields_of_whole(Draft& draft) {
    return std::array{std::pair("id", &draft.id),
                      std::pair("title", &draft.title),
                      std::pair("aim", &draft.aim),
                      std::pair("clauses", &draft.clauses),
                      std::pair("number", &draft.number),
                      std::pair("minutes", &draft.minutes),
                      std::pair("here", &draft.here),
                      std::pair("there", &draft.there),
                      std::pair("difference", &draft.difference)};
}
template <class Part>
auto fields_of_part(Part& part) {
    return std::array{std::pair("words", &part.words), std::pair("title", &part.title),
                      std::pair("table", &part.table), std::pair("clauses", &part.clauses),
                      std::pair("body", &part.body)};
}

template <class Fields>
std::string lines_of(const Fields& fields) {
    std::string text;
    for (const auto& [name, value] : fields)
        text += fmt::format("{}\t{}\n", name, one_line(*value));
    return text;
}

template <class Fields>
bool put(const Fields& fields, std::string_view name, std::string_view value) {
    for (const auto& [each, text] : fields) {
        if (name != each) continue;
        *text = from_one_line(value);
        return true;
    }
    return false;
}

template <class Value, std::size_t count>
std::optional<Value> word_among(const std::array<Value, count>& values, std::string_view word) {
    for (const Value value : values) {
        if (to_text(value) == word) return value;
    }
    return std::nullopt;
}

/// "rule text": where a piece stands and what it is.
std::optional<DraftPart> part_from(std::string_view words) {
    constexpr std::array all_places{LessonPart::Rule,  LessonPart::Worked,   LessonPart::Faded,
                                    LessonPart::Whole, LessonPart::Contrast, LessonPart::Check};
    constexpr std::array all_kinds{PartKind::Text,  PartKind::Say,    PartKind::Row,
                                   PartKind::Watch, PartKind::Figure, PartKind::Hand,
                                   PartKind::Link,  PartKind::Talk};
    const auto parts = split_at(words, ' ');
    if (parts.size() != 2) return std::nullopt;
    const auto place = word_among(all_places, parts[0]);
    const auto kind = word_among(all_kinds, parts[1]);
    if (!place || !kind) return std::nullopt;
    DraftPart part;
    part.place = *place;
    part.kind = *kind;
    return part;
}

bool take_in(LessonDraft& draft, std::string_view name, std::string_view value) {
    if (name == "part") {
        auto part = part_from(value);
        if (!part) return false;
        draft.parts.push_back(*std::move(part));
        return true;
    }
    if (name == "game") {
        const auto game = game_from(value);
        draft.game = game.value_or(draft.game);
        return game.has_value();
    }
    return draft.parts.empty() ? put(fields_of_whole(draft), name, value)
                               : put(fields_of_part(draft.parts.back()), name, value);
}

}  // namespace

WrittenDraft write_draft(const LessonDraft& draft) { return DraftWriter(draft).write(); }

std::size_t row_at(const WrittenDraft& file, int line) {
    std::size_t row = 0;
    for (const auto& [first, begins] : file.begins) {
        if (first <= line) row = begins;
    }
    return row;
}

std::string kept_text(const LessonDraft& draft) {
    std::string text = fmt::format("{}\ngame\t{}\n", kept_head, to_text(draft.game));
    text += lines_of(fields_of_whole(draft));
    for (const DraftPart& part : draft.parts) {
        text += fmt::format("part\t{} {}\n", to_text(part.place), to_text(part.kind));
        text += lines_of(fields_of_part(part));
    }
    return text;
}

std::optional<LessonDraft> draft_from(std::string_view kept) {
    if (!kept.ends_with('\n')) return std::nullopt;
    kept.remove_suffix(1);
    const auto lines = split_at(kept, '\n');
    if (lines.front() != kept_head) return std::nullopt;
    LessonDraft draft;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const auto tab = lines[i].find('\t');
        if (tab == std::string_view::npos ||
            !take_in(draft, lines[i].substr(0, tab), lines[i].substr(tab + 1)))
            return std::nullopt;
    }
    const bool in_order =
        std::is_sorted(draft.parts.begin(), draft.parts.end(),
                       [](const DraftPart& a, const DraftPart& b) { return a.place < b.place; });
    return in_order ? std::optional(std::move(draft)) : std::nullopt;
}

}  // namespace fairdeal
