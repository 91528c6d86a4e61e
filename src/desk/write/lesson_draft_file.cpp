// A draft as the file that it becomes.

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.h"
#include "base/translation.h"
#include "content/lessons/lesson_xml.h"
#include "desk/rebuild/entry.h"
#include "desk/write/lesson_draft.h"
#include "record/words.h"
#include "training/library.h"

namespace fairdeal {

namespace {

/// The length of the link that a text begins with; 0: it begins with none.
std::size_t length_of_link_at(std::string_view text) {
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
        const std::size_t link = length_of_link_at(words);
        xml += link > 0 ? std::string(words.substr(0, link)) : xml_safe(words.substr(0, 1));
        words.remove_prefix(std::max<std::size_t>(link, 1));
    }
    return xml;
}

/// Each line that begins with a tag is put in; the lines of a record stand flush left.
std::vector<std::string> put_in(std::string_view body, std::string_view indent) {
    std::vector<std::string> lines;
    if (body.ends_with('\n')) body.remove_suffix(1);
    for (const std::string_view line : split_at(body, '\n')) {
        const auto first = line.find_first_not_of(' ');
        const bool tag = first != std::string_view::npos && line[first] == '<' &&
                         !line.substr(first).starts_with("</record");
        lines.push_back((tag ? std::string(indent) : "") + std::string(line) + "\n");
    }
    return lines;
}

/// The fields of a hand, its question and hints, of talk its answers, by the element that holds
/// them.
class BodyKeys {
public:
    /// The field that begins with this line; nothing: the one before goes on.
    std::optional<std::string> key_of(std::string_view line) {
        const auto first = line.find_first_not_of(' ');
        if (first == std::string_view::npos) return std::nullopt;
        const std::string_view tag = line.substr(first);
        if (tag.starts_with("<record")) return "hand";
        if (tag.starts_with("<ask")) return "ask-kind";
        if (tag.starts_with("<hint")) return fmt::format("hint-{}", ++hints_);
        if (tag.starts_with("<choice")) return fmt::format("answer-{}", ++answers_);
        return std::nullopt;
    }

private:
    int hints_ = 0, answers_ = 0;
};

class DraftWriter {
public:
    explicit DraftWriter(const LessonDraft& draft) : draft_(draft) {}

    WrittenDraft write() {
        if (draft_.is_scenario) return write_scenario();
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
    void begin(const char* key = "") { file_.begins.push_back({line_, column_, {row_, key}}); }

    void add(const std::string& xml) {
        file_.xml += xml;
        line_ += static_cast<int>(std::count(xml.begin(), xml.end(), '\n'));
        const auto end = file_.xml.rfind('\n');
        column_ = static_cast<int>(file_.xml.size() - (end == std::string::npos ? 0 : end + 1)) + 1;
    }

    /// ` name="value"`, which is the text of a field.
    void add_field(const char* key, std::string_view name, const std::string& value) {
        begin(key);
        add(fmt::format(" {}=\"{}\"", name, xml_safe(value)));
    }
    void add_field(const char* key, const std::string& value) { add_field(key, key, value); }

    void add_element(const char* key, std::string_view indent, std::string_view name,
                     const std::string& text) {
        begin(key);
        add(fmt::format("{}<{}>{}</{}>\n", indent, name, text, name));
    }

    void add_whole() {
        begin();
        add(fixed("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<lesson format=\"1\""));
        add_field("id", draft_.id);
        add_field("game", std::string(to_text(draft_.game)));
        add_field("number", draft_.number);
        add_field("minutes", draft_.minutes);
        add("\n       ");
        add_field("title", draft_.title);
        add(">\n");
        add_teaches();
        add_element("aim", "  ", "aim", xml_safe(draft_.aim));
    }

    void add_teaches() {
        begin("clauses");
        add(fmt::format(fixed("  <teaches clauses=\"{}\"/>\n"), xml_safe(draft_.clauses)));
    }

    void open(LessonPart place) {
        close();
        begin();
        open_ = to_text(place);
        add(fmt::format("  <{}", open_));
        if (place != LessonPart::Contrast) return add(">\n");
        add_field("here", draft_.here);
        add_field("there", draft_.there);
        add(">\n");
        add_element("difference", "    ", "p", safe_prose(draft_.difference));
        begin();
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
                begin("body");
                return add(
                    fmt::format(fixed("    <link scenario=\"{}\"/>\n"), xml_safe(part.body)));
            case PartKind::Hand: return add_item("hand", part);
            case PartKind::Talk: return add_item("talk", part);
        }
    }

    void add_prose(std::string_view element, const DraftPart& part) {
        add_element("words", "    ", element, safe_prose(part.words));
    }

    void add_body(std::string_view body) {
        BodyKeys keys;
        for (const std::string& line : put_in(body, "      ")) {
            if (const auto key = keys.key_of(line)) begin(key->c_str());
            add(line);
        }
    }

    void add_figure(const DraftPart& part) {
        add("    <figure");
        add_field("table", part.table);
        add_field("words", "caption", part.words);
        add(">\n");
        add_body(part.body);
        add("    </figure>\n");
    }

    void add_item(std::string_view element, const DraftPart& part) {
        add(fmt::format("    <{}", element));
        add_field("title", part.title);
        if (part.kind == PartKind::Hand) add_field("table", part.table);
        add_field("clauses", part.clauses);
        add(">\n");
        add_element("words", "      ", "story", xml_safe(part.words));
        add_body(part.body);
        add(fmt::format("    </{}>\n", element));
    }

    WrittenDraft write_scenario() {
        const DraftPart& part = draft_.parts.front();
        const bool talk = part.kind == PartKind::Talk;
        begin();
        add(fixed("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<scenario format=\"1\""));
        add_field("id", draft_.id);
        add_field("game", std::string(to_text(draft_.game)));
        add_field("level", draft_.level);
        row_ = 1;
        add_field("table", part.table.empty() && talk ? house_card_id(draft_.game) : part.table);
        row_ = 0;
        add("\n         ");
        add_field("title", draft_.title);
        add(">\n");
        row_ = 1;
        add_element("words", "  ", "story", xml_safe(part.words));
        row_ = 0;
        add_teaches();
        row_ = 1;
        add_body_of_scenario(part, talk);
        add("</scenario>\n");
        return std::move(file_);
    }

    /// A question of talk in a scenario has a record without events, and its answers in <ask>.
    void add_body_of_scenario(const DraftPart& part, bool talk) {
        BodyKeys keys;
        bool asks = false;
        if (talk && part.body.find("<record") == std::string::npos)
            add("  " + xml_of_record(start_entry(draft_.game).hand.record));
        for (const std::string& line : put_in(part.body, talk ? "    " : "  ")) {
            const auto key = keys.key_of(line);
            const bool answer = key && key->starts_with("answer");
            if (talk && answer && !asks) add(fixed("  <ask kind=\"talk\">\n"));
            if (talk && key && !answer && asks) add("  </ask>\n");
            if (key) asks = talk && answer;
            if (key) begin(key->c_str());
            add(line);
        }
        if (asks) add("  </ask>\n");
    }

    const LessonDraft& draft_;
    WrittenDraft file_;
    int line_ = 1, column_ = 1;
    std::size_t row_ = 0;
    std::string_view open_;
};

}  // namespace

WrittenDraft write_draft(const LessonDraft& draft) { return DraftWriter(draft).write(); }

std::size_t row_at(const WrittenDraft& file, int line) { return place_at(file, line, 0).row; }

DraftPlace place_at(const WrittenDraft& file, int line, int column) {
    DraftPlace place;
    for (const WrittenDraft::FieldBegin& begin : file.begins) {
        if (begin.line < line || (begin.line == line && begin.column <= std::max(column, 1)))
            place = begin.place;
    }
    return place;
}

}  // namespace fairdeal
