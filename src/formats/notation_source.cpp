#include "formats/notation_source.h"

#include <utility>

#include "base/translation.h"
#include "formats/csv_parser.h"

namespace fairdeal {

namespace {

/// A line of nothing but a comment; spaces may stand before it.
bool is_only_comment(std::string_view line) {
    const auto first = line.find_first_not_of(' ');
    return line.empty() || (first != std::string_view::npos && line[first] == '#');
}

/// As some programs save text; its first line begins with the mark of the one or the other.
bool is_utf_16(std::string_view line) {
    return line.starts_with("\xFF\xFE") || line.starts_with("\xFE\xFF");
}

}  // namespace

bool NotationSource::next(SourcedRecord& record) {
    record.text.clear();
    record.lines.clear();
    record.problems.clear();
    record.too_long = record.no_end = false;
    bool open = false;
    while (lines_.next()) {
        std::string_view line = lines_.text();
        if (std::exchange(is_first_, false)) {
            if (is_utf_16(line)) {
                while (lines_.next()) {
                }
                record.lines.push_back(1);
                record.problems.push_back(
                    {{"", 1, 1}, tr("this file is in UTF-16: save it as UTF-8")});
                return true;
            }
            if (line.starts_with(utf8_mark)) line.remove_prefix(utf8_mark.size());
        }
        if (!open && is_only_comment(line)) continue;
        if (line.empty()) return true;
        open = true;
        record.no_end = lines_.has_no_end();
        record.too_long = record.too_long || lines_.is_cut() ||
                          record.text.size() + line.size() + 1 > longest_record;
        if (!record.too_long)
            record.text.append(line).append(1, '\n');
        else if (record.text.empty())
            record.text = line;
        if (!record.too_long || record.lines.empty()) record.lines.push_back(lines_.number());
    }
    return open && !in_.bad();
}

}  // namespace fairdeal
