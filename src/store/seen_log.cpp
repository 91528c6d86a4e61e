#include "store/seen_log.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"
#include "ledger/hash.h"
#include "store/new_file.h"

namespace fairdeal {

namespace {

constexpr std::size_t most_logs = 1000;
constexpr std::size_t largest = 1U << 20U;
constexpr std::int64_t most_records = std::int64_t{1} << 48U;

std::optional<SeenLog> seen_log_from(std::string_view line) {
    const auto words = split_at(line, ' ');
    if (words.size() != 4 || !is_hex(words[0], hash_digits) || !is_hex(words[2], hash_digits))
        return std::nullopt;
    const auto size = whole_number_from(words[1], most_records);
    const auto at = utc_time_from(words[3]);
    if (!size || *size < 1 || !at) return std::nullopt;
    return SeenLog{std::string(words[0]), *size, std::string(words[2]), *at};
}

Result<std::vector<SeenLog>> all_in(const std::filesystem::path& file) {
    const auto bytes = read_file_if_there(file, largest);
    if (!bytes) return tl::make_unexpected(bytes.error());
    std::vector<SeenLog> all;
    const std::string text = bytes->value_or("");
    int number = 0;
    for (const std::string_view line : split_at(text, '\n')) {
        ++number;
        if (line.empty()) continue;
        auto seen = seen_log_from(line);
        if (!seen)
            return refused({file.string(), number, 0},
                           tr("this is no line of a log that was seen"));
        all.push_back(*std::move(seen));
    }
    return all;
}

}  // namespace

Result<std::optional<SeenLog>> seen_log_in(const std::filesystem::path& file,
                                           const std::string& log) {
    const auto all = all_in(file);
    if (!all) return tl::make_unexpected(all.error());
    for (const SeenLog& seen : *all) {
        if (seen.log == log) return std::optional(seen);
    }
    return std::optional<SeenLog>();
}

Result<void> keep_seen_log(const std::filesystem::path& file, const SeenLog& seen) {
    auto all = all_in(file);
    if (!all) return tl::make_unexpected(std::move(all.error()));
    if (std::find_if(all->begin(), all->end(), [&](const SeenLog& one) {
            return one.log == seen.log && one.size == seen.size && one.root == seen.root;
        }) != all->end())
        return {};
    std::erase_if(*all, [&](const SeenLog& one) { return one.log == seen.log; });
    all->push_back(seen);
    if (all->size() > most_logs) all->erase(all->begin());  // the one that was seen longest ago
    std::string text;
    for (const SeenLog& one : *all)
        text += fmt::format("{} {} {} {}\n", one.log, one.size, one.root, to_text(one.at));
    std::error_code error;
    std::filesystem::create_directories(file.parent_path(), error);
    if (replace_file(file, text, for_its_owner) == 0) return {};
    return refused({file.string(), 0, 0}, tr("what was seen of the log cannot be kept here"));
}

}  // namespace fairdeal
