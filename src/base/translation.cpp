#include "base/translation.h"

#include <boost/locale/gnu_gettext.hpp>
#include <exception>
#include <locale>
#include <utility>

#include "base/read.h"

namespace fairdeal {

namespace {

using Catalogue = boost::locale::message_format<char>;

constexpr std::int64_t largest_catalogue = 16 << 20;
constexpr const char* domain = "fairdeal";

struct Language {
    std::locale owner;
    const Catalogue* catalogue = nullptr;  // null: English
};

Language& in_force() {
    static Language language;
    return language;
}

thread_local bool says_it_in_english = false;

/// Null: English.
const Catalogue* catalogue() { return says_it_in_english ? nullptr : in_force().catalogue; }

const char* translated(const char* context, const char* english) {
    const Catalogue* known = catalogue();
    const bool is_empty = *english == '\0';  // a catalogue keeps its own facts under it
    const char* found = known == nullptr || is_empty ? nullptr : known->get(0, context, english);
    return found == nullptr ? english : found;
}

const char* translated(const char* one, const char* many, std::int64_t count) {
    const Catalogue* known = catalogue();
    const int form = static_cast<int>(count < 1000000 ? count : 1000000 + count % 1000000);
    const char* found = known == nullptr ? nullptr : known->get(0, nullptr, one, form);
    if (found != nullptr) return found;
    return count == 1 ? one : many;
}

std::string filled_or(const char* said, const char* english, fmt::format_args values) {
    if (said == english) return fmt::vformat(english, values);
    try {
        return fmt::vformat(said, values);
    } catch (const fmt::format_error&) {
        return fmt::vformat(english, values);
    }
}

std::string list_of(const std::vector<std::string>& parts, const char* last_two) {
    std::string words = parts.empty() ? "" : parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const bool is_last = i + 1 == parts.size();
        words = tr_of(is_last ? last_two : sentence("{list}, {next}"), "list"_a = words,
                      "next"_a = parts[i]);
    }
    return words;
}

}  // namespace

InEnglish::InEnglish(bool asked)
    : was_so_(std::exchange(says_it_in_english, asked || says_it_in_english)) {}
InEnglish::~InEnglish() { says_it_in_english = was_so_; }
bool InEnglish::here() { return says_it_in_english; }

std::string and_list(const std::vector<std::string>& parts) {
    return list_of(parts, sentence("{list} and {next}"));
}

std::string or_list(const std::vector<std::string>& parts) {
    return list_of(parts, sentence("{list} or {next}"));
}

std::string tr(const char* english) { return translated(nullptr, english); }

std::string tr_in(const char* context, const char* english) { return translated(context, english); }

Result<void> speak(const std::string& language, const std::filesystem::path& folder) {
    in_force() = {};
    const std::string file =
        (folder / language / "LC_MESSAGES" / (std::string(domain) + ".mo")).string();
    const Result<std::string> bytes = read_file(file, largest_catalogue);
    if (!bytes) return tl::unexpected(bytes.error());
    if (bytes->empty()) return refused({file, 0, 0}, tr("is empty"));
    boost::locale::gnu_gettext::messages_info info;
    info.language = language;
    info.encoding = "UTF-8";
    info.domains.emplace_back(domain);
    info.paths = {folder.string()};
    info.callback = [&](const std::string&, const std::string&) {
        return std::vector<char>(bytes->begin(), bytes->end());
    };
    try {
        const Catalogue* read = boost::locale::gnu_gettext::create_messages_facet<char>(info);
        in_force() = {std::locale(std::locale::classic(), read), read};
    } catch (const std::exception& error) {
        return refused({file, 0, 0},
                       tr("is no catalogue of sentences: {why}", "why"_a = error.what()));
    }
    return {};
}

namespace detail {

std::string filled(const char* english, fmt::format_args values) {
    return filled_or(translated(nullptr, english), english, values);
}

std::string filled(const char* one, const char* many, std::int64_t count, fmt::format_args values) {
    return filled_or(translated(one, many, count), count == 1 ? one : many, values);
}

std::string grouped_digits(std::int64_t number) {
    const std::string mark = tr_in("between groups of three digits", ",");
    std::string digits = std::to_string(number);
    const std::size_t sign = number < 0 ? 1 : 0;
    for (std::size_t end = digits.size(); end > 3 + sign; end -= 3) digits.insert(end - 3, mark);
    return digits;
}

}  // namespace detail

}  // namespace fairdeal
