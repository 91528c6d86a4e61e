#pragma once
// Sentences in the user's language. What people read is written in the code as a whole English
// sentence inside one of these calls, where xgettext finds it (`cmake --build ... --target
// strings`); values have names, so that a translator can move them. What machines read (notation,
// JSON, what is kept or signed) is never translated.

#include <fmt/format.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "base/problem.h"

namespace fairdeal {

using fmt::literals::operator""_a;  // "amount"_a = ...: the value of {amount}

/// Marks a sentence of a table, which is given to tr() when it is shown.
constexpr const char* sentence(const char* english) { return english; }

/// Marks words that are the same in every language: a format fixes them, or they are kept, signed
/// or compared.
constexpr const char* fixed(const char* words) { return words; }

/// While it lives, what this thread says is English, in UTC and in dollars (words/house), whatever
/// is in force: for texts that are kept, signed or compared.
/// Another thread that words some of them has one of its own: InEnglish(InEnglish::here()).
class InEnglish {
public:
    InEnglish() : InEnglish(true) {}
    /// Changes nothing where it is not asked for.
    explicit InEnglish(bool asked);
    ~InEnglish();
    InEnglish(const InEnglish&) = delete;
    InEnglish& operator=(const InEnglish&) = delete;
    /// One lives on this thread.
    static bool here();

private:
    bool was_so_;
};

/// In the language in force; a sentence that has no translation stays English.
std::string tr(const char* english);
/// Where one English word has several meanings: `context` says which one is meant.
std::string tr_in(const char* context, const char* english);

namespace detail {
std::string filled(const char* english, fmt::format_args values);
std::string filled(const char* one, const char* many, std::int64_t count, fmt::format_args values);
std::string grouped_digits(std::int64_t number);
using Count = decltype("count"_a = std::declval<const std::string&>());
}  // namespace detail

/// With values in it: tr("{who} stands.", "who"_a = place). A translation whose places are not
/// those of the English sentence is not used.
template <class... Values>
std::string tr(fmt::format_string<Values...> english, Values&&... values) {
    return detail::filled(fmt::string_view(english).data(), fmt::make_format_args(values...));
}

/// A marked sentence of a table, with values; its places are not checked by the compiler.
template <class... Values>
std::string tr_of(const char* marked, Values&&... values) {
    return detail::filled(marked, fmt::make_format_args(values...));
}

/// Of `count` things, which the sentence names {count}: tr_n("{count} hand", "{count} hands", 3).
template <class... Values>
std::string tr_n(fmt::format_string<detail::Count, Values...> one,
                 fmt::format_string<detail::Count, Values...> many, std::int64_t count,
                 Values&&... values) {
    const std::string digits = detail::grouped_digits(count);
    detail::Count number = "count"_a = digits;
    return detail::filled(fmt::string_view(one).data(), fmt::string_view(many).data(), count,
                          fmt::make_format_args(number, values...));
}

/// "a", "a and b", "a, b and c".
std::string and_list(const std::vector<std::string>& parts);
/// "a", "a or b", "a, b or c".
std::string or_list(const std::vector<std::string>& parts);

/// Puts a language in force, once, before anything else runs: "es" reads
/// `folder`/es/LC_MESSAGES/fairdeal.mo. Refused, with English in force, where there is no such
/// file or it is no catalogue.
Result<void> speak(const std::string& language, const std::filesystem::path& folder);

}  // namespace fairdeal
