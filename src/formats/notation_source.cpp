#include "formats/notation_source.h"

namespace fairdeal {

namespace {

/// A line of nothing but a comment; spaces may stand before it.
bool is_only_comment(const std::string& line) {
    const auto first = line.find_first_not_of(' ');
    return line.empty() || (first != std::string::npos && line[first] == '#');
}

}  // namespace

bool NotationSource::next(SourcedRecord& record) {
    record.text.clear();
    record.lines.clear();
    record.problems.clear();
    record.too_long = false;
    bool open = false;
    while (lines_.next()) {
        const std::string& line = lines_.text();
        if (!open && is_only_comment(line)) continue;
        if (line.empty()) return true;
        open = true;
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
