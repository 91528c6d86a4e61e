#pragma once
// The text in which an audit is kept: numbers with a space after each, words with their length
// before them. Not for people, and read strictly.

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/translation.h"
#include "log/rows.h"

namespace fairdeal {

class KeptWriter {
public:
    void put(std::int64_t number) { (text_ += std::to_string(number)) += ' '; }
    void put(std::string_view word) {
        put(static_cast<std::int64_t>(word.size()));
        (text_ += word) += ' ';
    }
    [[nodiscard]] std::string& text() { return text_; }

private:
    std::string text_;
};

/// The text with a fingerprint after it, so that no change of it goes unseen.
inline std::string sealed(std::string text) {
    const std::int64_t mark = fingerprint_of(text);
    return std::move(text) + std::to_string(mark) + " ";
}
/// The text again; throws a Fault where it was changed.
inline std::string_view unsealed(std::string_view text) {
    const auto space = text.size() < 2 ? std::string_view::npos : text.rfind(' ', text.size() - 2);
    if (space != std::string_view::npos && sealed(std::string(text.substr(0, space + 1))) == text)
        return text.substr(0, space + 1);
    throw Fault(tr("what was kept of the audit is damaged"));
}

/// Throws a Fault where the text is none of KeptWriter's; anybody who reads catches it.
class KeptReader {
public:
    explicit KeptReader(std::string_view text) : text_(text) {}
    [[nodiscard]] bool at_end() const { return text_.empty(); }

    std::int64_t number() {
        std::int64_t value = 0;
        const auto [end, wrong] = std::from_chars(text_.data(), text_.data() + text_.size(), value);
        const auto size = static_cast<std::size_t>(end - text_.data());
        if (wrong != std::errc() || size == text_.size() || text_[size] != ' ')
            throw Fault(tr("a number is missing in what was kept of an audit"));
        text_.remove_prefix(size + 1);
        return value;
    }
    /// How many of something follow.
    std::size_t count() {
        const std::int64_t value = number();
        if (value < 0 || value > static_cast<std::int64_t>(text_.size()))
            throw Fault(tr("a number makes no sense in what was kept of an audit"));
        return static_cast<std::size_t>(value);
    }
    std::string word() {
        const std::size_t size = count();
        if (size >= text_.size() || text_[size] != ' ')
            throw Fault(tr("a word is missing in what was kept of an audit"));
        std::string value(text_.substr(0, size));
        text_.remove_prefix(size + 1);
        return value;
    }

private:
    std::string_view text_;
};

}  // namespace fairdeal
