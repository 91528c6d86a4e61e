#include "record/record.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "record/irregular/as_played.h"
#include "record/lines.h"
#include "record/reading/read_line.h"
#include "record/table.h"

namespace fairdeal {

namespace {

struct Line {
    std::string_view text;  // without comment and the spaces before it
    bool comment = false;   // there was one
};

Line without_comment(std::string_view text) {
    const auto hash = text.find('#');
    if (hash == std::string_view::npos) return {text, false};
    text = text.substr(0, hash);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return {text, true};
}

std::string wrong_byte(unsigned char byte) {
    if (byte == '\r') return tr("a carriage return: lines end with LF alone");
    if (byte == '\t') return tr("a tab: words are separated by one space");
    return tr("the byte 0x{byte} is not ASCII text", "byte"_a = fmt::format("{:02x}", byte));
}

bool is_ascii_text(std::string_view text) {
    std::uint8_t foreign = 0;
    for (const char c : text)
        foreign |= static_cast<std::uint8_t>(static_cast<std::uint8_t>(c - 0x20) > 0x7e - 0x20);
    return foreign == 0;
}

/// Bytes that no line of the notation holds, not even in a comment.
bool has_foreign_byte(std::string_view text, int line, Problems& problems) {
    if (is_ascii_text(text)) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte >= 0x20 && byte < 0x7f) continue;
        // Of a file with other line ends that is told once, not of each of its lines.
        std::string what = wrong_byte(byte);
        const bool is_told =
            byte == '\r' && std::any_of(problems.begin(), problems.end(),
                                        [&](const Problem& known) { return known.what == what; });
        if (!is_told) problems.push_back({{"", line, static_cast<int>(i) + 1}, std::move(what)});
        return true;
    }
    return false;
}

/// Calls `use(text, line number)` for each line of the text, the last one with or without its LF.
template <class Use>
void for_each_line(std::string_view text, Use use) {
    int line = 1;
    while (!text.empty()) {
        const auto end = text.find('\n');
        use(text.substr(0, end), line++);
        if (end == std::string_view::npos) return;
        text.remove_prefix(end + 1);
    }
}

}  // namespace

Problems missing_chips(const HandRecord& record) {
    if (record.header.game() != Game::Extreme) return {};
    for (const Event& event : record.events) {
        const bool dealers = event.who.is_dealer();
        if (dealers && event.verb == Verb::Chips) return {};
        if (event.verb == Verb::Deal || (dealers && event.verb == Verb::Pass))
            return {{{"", event.line, 1}, tr("the dealer's chips must be written before this")}};
    }
    return {};
}

namespace {

void append(std::string& text, const FloorEvent& event) { text += to_text(event); }

}  // namespace

HandRecord first_events(const HandRecord& hand, std::size_t count) {
    HandRecord part{hand.header, {}};
    part.laid = hand.laid;
    part.events.assign(hand.events.begin(),
                       hand.events.begin() + static_cast<std::ptrdiff_t>(count));
    for (const FloorEvent& event : hand.floor) {
        if (event.before <= count) part.floor.push_back(event);
    }
    return part;
}

HandRecord first_lines(const HandRecord& record, std::size_t count) {
    HandRecord part{record.header, {}};
    part.laid = record.laid;
    for_each_line(record, [&](const auto& line) {
        if (lines_of(part) == count) return;
        if constexpr (std::is_same_v<decltype(line), const Event&>)
            part.events.push_back(line);
        else
            part.floor.push_back(line);
    });
    return part;
}

HandRecord with_line(HandRecord record, Event event) {
    event.line = static_cast<int>(lines_of(record)) + 2;
    record.events.push_back(std::move(event));
    return record;
}

HandRecord with_line(HandRecord record, FloorEvent event) {
    event.line = static_cast<int>(lines_of(record)) + 2;
    event.before = record.events.size();
    record.floor.push_back(std::move(event));
    return record;
}

std::string write(const HandRecord& record) {
    if (record.laid) throw Fault("a hand laid as it was played is no text of the notation");
    std::string text = to_text(record.header) + "\n";
    for_each_line(record, [&](const auto& line) {
        append(text, line);
        text += '\n';
    });
    return text;
}

Result<HandRecord> read_record(std::string_view text) {
    constexpr std::size_t bytes_in_a_line = 13;  // hardly less
    HandRecord record;
    record.events.reserve(std::min(text.size(), longest_record) / bytes_in_a_line + 1);
    if (Problems problems = read_record_into(record, text); !problems.empty())
        return tl::make_unexpected(std::move(problems));
    return record;
}

namespace {

/// Reads the lines of a record. Lines that are events and nothing else, as most are, are read as
/// they come; any other one is looked at closely.
class LinesReader {
public:
    LinesReader(HandRecord& record, std::string_view text, Problems& problems)
        : record_(record), rest_(text), problems_(problems) {}

    /// False if there was no header.
    bool read() {
        record_.events.clear();
        record_.floor.clear();
        record_.laid = false;
        for (int line = 1; !rest_.empty(); ++line) {
            const auto end = rest_.find('\n');
            look_at(rest_.substr(0, end), line);
            rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
            if (has_header_) line += read_plain(line + 1);
        }
        return has_header_;
    }

private:
    /// How many lines it was.
    int read_plain(int line) {
        const std::size_t before = record_.events.size();
        rest_ = read_plain_lines(record_.events, rest_, record_.header.game(), line);
        return static_cast<int>(record_.events.size() - before);
    }

    void look_at(std::string_view raw, int number) {
        if (has_foreign_byte(raw, number, problems_)) return;
        const Line line = without_comment(raw);
        if (number == 1) {
            has_header_ = read_header_into(record_.header, line.text, problems_);
        } else if (line.text.empty() && !line.comment) {
            problems_.push_back({{"", number, 1}, tr("a blank line within a record")});
        } else if (!has_header_ || line.text.empty()) {
            return;
        } else if (record_.header.notation > 1 && is_floor_line(line.text)) {
            record_.floor.push_back(
                read_floor_event(line.text, record_.header.game(), number, problems_));
            record_.floor.back().before = record_.events.size();
        } else {
            read_event_into(record_.events.emplace_back(), line.text, record_.header.game(), number,
                            problems_);
        }
    }

    HandRecord& record_;
    std::string_view rest_;
    Problems& problems_;
    bool has_header_ = false;
};

}  // namespace

Problems read_lines_into(HandRecord& record, std::string_view text) {
    const std::size_t last_line_end = text.ends_with('\n') ? 1 : 0;
    if (text.size() - last_line_end > longest_record)
        return {
            {{"", 1, 1}, tr("a record of more than {bytes} bytes", "bytes"_a = longest_record)}};
    Problems problems;
    const bool has_header = LinesReader(record, text, problems).read();
    if (!has_header && problems.empty()) return {{{"", 1, 1}, tr("there is no record here")}};
    return problems;
}

Problems read_record_into(HandRecord& record, std::string_view text) {
    Problems problems = read_lines_into(record, text);
    if (problems.empty()) problems = impossible_lines(record);
    if (problems.empty()) problems = missing_chips(record);
    return problems;
}

int notation_of(std::string_view text) {
    const std::string_view header = without_comment(text.substr(0, text.find('\n'))).text;
    const auto words = split_at(header, ' ');
    return words.size() > 1 && words[1] == "notation=2" ? 2 : 1;
}

std::string id_of(std::string_view text) {
    const std::string_view header = without_comment(text.substr(0, text.find('\n'))).text;
    for (const std::string_view word : split_at(header, ' ')) {
        if (word.substr(0, 3) == "id=") return std::string(word.substr(3));
    }
    return {};
}

std::vector<RecordText> split_records(std::string_view input) {
    std::vector<RecordText> records;
    bool open = false;
    for_each_line(input, [&](std::string_view raw, int number) {
        const bool blank = raw.empty();
        if (!open) {
            const bool only_comment = without_comment(raw).text.empty();
            if (only_comment) return;
            records.push_back({raw, number});
            open = true;
            return;
        }
        if (blank) {
            open = false;
            return;
        }
        const char* start = records.back().text.data();
        records.back().text = {start, static_cast<std::size_t>(raw.data() + raw.size() - start)};
    });
    return records;
}

Problems at_place(Problems problems, const std::string& source, int first_line) {
    for (Problem& problem : problems) {
        problem.where.source = source;
        problem.where.line += first_line - 1;
    }
    return problems;
}

}  // namespace fairdeal
