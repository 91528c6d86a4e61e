#include "feeds/documents/documents.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/translation.h"
#include "feeds/documents/plain_json.h"
#include "feeds/documents/xml_documents.h"
#include "formats/csv_table.h"

namespace fairdeal {

namespace {

using Json = nlohmann::json;

/// Where a value begins and how long it is.
struct ValueSpan {
    std::size_t first = 0, size = 0;
    int line = 1;
    bool is_cut_off = false;  // the file ends before it does
};

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// Cuts JSON text into its values without reading them: a value ends where nothing of it is open.
class ValueCutter {
public:
    explicit ValueCutter(std::string_view text) : text_(text) {}

    /// After cut(): the file is a list, and its end is missing.
    [[nodiscard]] bool is_cut_off() const { return is_list_ && !is_list_over_; }
    [[nodiscard]] int line() const { return line_; }

    std::vector<ValueSpan> cut() {
        pass_blanks();
        is_list_ = at_ < text_.size() && text_[at_] == '[';
        if (is_list_) ++at_;
        for (pass_between(); at_ < text_.size(); pass_between()) {
            if (is_list_ && !is_list_over_ && text_[at_] == ']') {
                ++at_;
                is_list_over_ = true;
            } else {
                take_value();
            }
        }
        return std::move(spans_);
    }

private:
    void pass_blanks() {
        for (; at_ < text_.size() && is_blank(text_[at_]); ++at_) line_ += text_[at_] == '\n';
    }
    void pass_between() {
        pass_blanks();
        const bool at_comma = at_ < text_.size() && text_[at_] == ',';
        if (!is_list_ || is_list_over_ || spans_.empty() || !at_comma) return;
        ++at_;
        pass_blanks();
    }
    void take_value() {
        ValueSpan span{at_, 0, line_};
        int open = 0;
        bool in_text = false;
        for (; at_ < text_.size(); ++at_) {
            const char c = text_[at_];
            line_ += c == '\n';
            if (in_text) {
                at_ += c == '\\';
                in_text = c != '"';
                continue;
            }
            if (open == 0 && at_ > span.first && (is_blank(c) || c == ',' || c == ']')) {
                line_ -= c == '\n';
                break;
            }
            in_text = c == '"';
            open += c == '{' || c == '[';
            open -= c == '}' || c == ']';
            if (open <= 0 && (c == '}' || c == ']')) {
                ++at_;
                break;
            }
        }
        at_ = std::min(at_, text_.size());
        if (at_ == span.first) ++at_;
        span.size = at_ - span.first;
        span.is_cut_off = in_text || open > 0;
        spans_.push_back(span);
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1;
    bool is_list_ = false, is_list_over_ = false;
    std::vector<ValueSpan> spans_;
};

FeedDocument too_long(FeedDocument document, std::size_t most) {
    document.why_none = tr("a document of more than {most} bytes", "most"_a = most);
    document.rule = "R13";
    return document;
}

FeedDocument json_document(std::string_view text, int line, std::size_t most) {
    FeedDocument document{"", line, sha256(text), "", ""};
    if (text.size() > most) return too_long(std::move(document), most);
    auto value = plain_json(text);
    if (!value)
        document.why_none = value.error().front().what;
    else
        document.json = value->dump(-1, ' ', false, Json::error_handler_t::strict);
    return document;
}

std::vector<FeedDocument> json_documents(const std::string& bytes, const Mapping& mapping) {
    std::vector<FeedDocument> documents;
    ValueCutter cutter(bytes);
    bool is_told = false;  // that the file is cut
    for (const ValueSpan& span : cutter.cut()) {
        // A file that does not begin as JSON is none: that is one mistake, however long it is.
        const bool is_other_file = documents.size() == 1 && !documents[0].why_none.empty() &&
                                   bytes.find_first_of("{[") == std::string::npos;
        if (is_other_file) break;
        documents.push_back(json_document(std::string_view(bytes).substr(span.first, span.size),
                                          span.line, mapping.limits.bytes));
        if (!span.is_cut_off || !documents.back().rule.empty()) continue;
        documents.back().why_none =
            tr("the document has no end: the file may be cut short, and what followed is not here");
        is_told = true;
    }
    if (cutter.is_cut_off() && !is_told)
        documents.push_back({"", cutter.line(), Hash{},
                             tr("the list has no end: the file may be cut, and what followed is "
                                "not here"),
                             ""});
    return documents;
}

/// The text of a file between two of its lines, the first with, the last without.
std::string_view lines_between(std::string_view text, const std::vector<std::size_t>& starts,
                               int first, int last) {
    const std::size_t from = starts.at(static_cast<std::size_t>(first) - 1);
    const auto past = static_cast<std::size_t>(last) - 1;
    return text.substr(from, past < starts.size() ? starts[past] - from : std::string::npos);
}

std::vector<std::size_t> line_starts(std::string_view text) {
    std::vector<std::size_t> starts{0};
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string_view::npos;)
        starts.push_back(++at);
    return starts;
}

Json row_of(const CsvTable& table, const CsvCells& cells) {
    Json row = Json::object();
    for (std::size_t i = 0; i < cells.size(); ++i) row[table.names[i].text] = cells[i].text;
    return row;
}

Result<std::vector<FeedDocument>> csv_documents(const std::string& bytes, const Mapping& mapping,
                                                const std::string& source) {
    std::istringstream in(bytes);
    const auto table = read_csv_table(in, source);
    if (!table) return tl::make_unexpected(table.error());
    const auto column =
        std::find_if(table->names.begin(), table->names.end(),
                     [&](const CsvCell& name) { return name.text == mapping.document; });
    if (column == table->names.end())
        return refused({source, 1, 1},
                       tr("there is no column {column}", "column"_a = mapping.document));
    const auto at = static_cast<std::size_t>(column - table->names.begin());
    const auto starts = line_starts(bytes);
    std::vector<FeedDocument> documents;
    for (auto row = table->rows.begin(); row != table->rows.end();) {
        const auto end = std::find_if(row, table->rows.end(), [&](const CsvCells& other) {
            return other[at].text != (*row)[at].text;
        });
        Json rows = Json::array();
        for (auto each = row; each != end; ++each) rows.push_back(row_of(*table, *each));
        const int first = row->front().where.line;
        const int past = end == table->rows.end() ? static_cast<int>(starts.size()) + 1
                                                  : end->front().where.line;
        const auto text = lines_between(bytes, starts, first, past);
        FeedDocument document{Json{{"rows", std::move(rows)}}.dump(), first, sha256(text), "", ""};
        if (text.size() > mapping.limits.bytes) {
            document.json.clear();
            document = too_long(std::move(document), mapping.limits.bytes);
        }
        documents.push_back(std::move(document));
        row = end;
    }
    return documents;
}

}  // namespace

Result<std::vector<FeedDocument>> documents_in(const std::string& bytes, const Mapping& mapping,
                                               const std::string& source) {
    switch (mapping.kind) {
        case FeedKind::Json: return json_documents(bytes, mapping);
        case FeedKind::Csv: return csv_documents(bytes, mapping, source);
        case FeedKind::Xml: return xml_documents(bytes, mapping, source);
    }
    throw Fault("a feed of no kind");
}

}  // namespace fairdeal
