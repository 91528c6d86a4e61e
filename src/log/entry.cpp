#include "log/entry.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

#include "base/text.h"
#include "base/translation.h"
#include "ledger/note.h"

namespace fairdeal {

namespace {

constexpr std::size_t longest_entry = 65535;
constexpr std::size_t longest_id = 64;
constexpr std::array<std::string_view, entry_kind_count> kinds{
    "correction", "note",  "case", "verdict",     "office",
    "account",    "video", "duty", "duty-answer", "source"};

bool is_id(std::string_view text) {
    return !text.empty() && text.size() <= longest_id &&
           std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c <= '~'; });
}

bool read_about(Entry& entry, std::string_view value) {
    entry.about = whole_number_from(value, std::numeric_limits<std::int64_t>::max());
    return entry.about && *entry.about >= 1;
}

template <std::string Entry::*Part, bool (*IsOne)(std::string_view)>
bool read_part(Entry& entry, std::string_view value) {
    entry.*Part = value;
    return IsOne(value);
}

bool read_at(Entry& entry, std::string_view value) {
    entry.at = utc_time_from(value);
    return entry.at.has_value();
}

struct Key {
    std::string_view name;
    bool (*read)(Entry&, std::string_view);
};

/// In their order.
constexpr std::array<Key, 4> keys{Key{"about", read_about},
                                  Key{"case", read_part<&Entry::case_id, is_id>},
                                  Key{"by", read_part<&Entry::by, is_id>}, Key{"at", read_at}};

std::string_view first_word(std::string_view text) {
    return text.substr(0, text.find_first_of(" \n"));
}

/// The pairs after the first word; what is wrong, or nothing.
std::optional<std::string> read_pairs(Entry& entry, std::string_view line) {
    auto key = keys.begin();
    for (const std::string_view pair : split_at(line, ' ')) {
        const auto equals = pair.find('=');
        const std::string_view name = pair.substr(0, equals);
        key = std::find_if(key, keys.end(), [&](const Key& known) { return known.name == name; });
        if (equals == std::string_view::npos || key == keys.end() ||
            !key->read(entry, pair.substr(equals + 1)))
            return tr("{text} is not one of about=, case=, by= and at= in this order",
                      "text"_a = in_quotes(pair));
        ++key;
    }
    return std::nullopt;
}

}  // namespace

std::string_view to_text(EntryKind kind) { return kinds.at(static_cast<std::size_t>(kind)); }

std::optional<EntryKind> entry_kind_from(std::string_view word) {
    const auto found = std::find(kinds.begin(), kinds.end(), word);
    if (found == kinds.end()) return std::nullopt;
    return static_cast<EntryKind>(found - kinds.begin());
}

bool is_entry(std::string_view text) { return entry_kind_from(first_word(text)).has_value(); }

std::string write(const Entry& entry) {
    std::string text(to_text(entry.kind));
    if (entry.about) text += fmt::format(" about={}", *entry.about);
    if (!entry.case_id.empty()) text += " case=" + entry.case_id;
    if (!entry.by.empty()) text += " by=" + entry.by;
    if (entry.at) text += " at=" + to_text(*entry.at);
    return text + "\n" + entry.text;
}

Result<Entry> read_entry(std::string_view text) {
    const auto kind = entry_kind_from(first_word(text));
    const auto end = text.find('\n');
    if (!kind || end == std::string_view::npos)
        return refused({"", 1, 1}, tr("this is no correction, note, case event or verdict"));
    if (text.size() > longest_entry)
        return refused({"", 1, 1}, tr("more than {most} bytes", "most"_a = longest_entry));
    Entry entry;
    entry.kind = *kind;
    const std::string_view pairs = text.substr(to_text(*kind).size(), end - to_text(*kind).size());
    if (!pairs.empty()) {
        if (const auto wrong = read_pairs(entry, pairs.substr(1)))
            return refused({"", 1, 1}, *wrong);
    }
    entry.text = text.substr(end + 1);
    if (!is_plain_text(entry.text) || (!entry.text.empty() && entry.text.back() != '\n'))
        return refused({"", 2, 1}, tr("the text is not whole lines of UTF-8"));
    return entry;
}

}  // namespace fairdeal
