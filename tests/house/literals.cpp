#include "house/literals.h"

#include <cctype>

namespace fairdeal::house {

namespace {

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

/// Reads one file's text from its beginning to its end.
class Reader {
public:
    explicit Reader(std::string text) : text_(std::move(text)) {}

    std::vector<Literal> read() {
        while (at_ < text_.size()) step();
        return std::move(found_);
    }

private:
    [[nodiscard]] bool here(std::string_view what) const {
        return text_.compare(at_, what.size(), what) == 0;
    }
    void skip_to(std::string_view end) {
        const auto stop = text_.find(end, at_);
        const auto past = stop == std::string::npos ? text_.size() : stop + end.size();
        for (; at_ < past; ++at_) line_ += text_[at_] == '\n' ? 1U : 0U;
    }

    void step() {
        const char c = text_[at_];
        if (here("//")) return skip_to("\n");
        if (here("/*")) return skip_to("*/");
        if (c == '#' && is_first_on_line()) return skip_to("\n");
        if (here("R\"") && (at_ == 0 || !is_word(text_[at_ - 1]))) return read_raw();
        if (c == '"') return read_quoted();
        if (c == '\'') return skip_character();
        if (c == '\n') ++line_;
        if (c == '(' || c == '{' || c == '[') {
            calls_.insert(calls_.begin(), word_before());
            fresh_ = true;
        } else if ((c == ')' || c == '}' || c == ']') && !calls_.empty()) {
            calls_.erase(calls_.begin());
            fresh_ = false;
        } else if (c != ' ' && c != '\n') {
            fresh_ = false;
        }
        if (c != ' ' && c != '\n') joins_ = false;
        ++at_;
    }

    [[nodiscard]] bool is_first_on_line() const {
        const auto before = text_.find_last_not_of(' ', at_ == 0 ? 0 : at_ - 1);
        return at_ == 0 || before == std::string::npos || text_[before] == '\n';
    }
    [[nodiscard]] std::string word_before() const {
        std::size_t end = at_;
        while (end > 0 && text_[end - 1] == ' ') --end;
        std::size_t begin = end;
        while (begin > 0 && is_word(text_[begin - 1])) --begin;
        return text_.substr(begin, end - begin);
    }
    /// A digit's separator is no character.
    void skip_character() {
        const bool separates = at_ > 0 && is_word(text_[at_ - 1]);
        ++at_;
        if (separates) return;
        while (at_ < text_.size() && text_[at_] != '\'') at_ += text_[at_] == '\\' ? 2U : 1U;
        ++at_;
        fresh_ = joins_ = false;
    }
    void read_quoted() {
        std::string text;
        const std::size_t line = line_;
        for (++at_; at_ < text_.size() && text_[at_] != '"'; ++at_) {
            if (text_[at_] == '\\') text += text_[at_++];
            text += text_[at_];
        }
        ++at_;
        add(line, std::move(text));
    }
    void read_raw() {
        const std::size_t line = line_;
        const auto open = text_.find('(', at_);
        const std::string close = ")" + text_.substr(at_ + 2, open - at_ - 2) + "\"";
        const auto end = text_.find(close, open);
        std::string text = text_.substr(open + 1, end - open - 1);
        skip_to(close);
        add(line, std::move(text));
    }
    void add(std::size_t line, std::string text) {
        if (joins_)
            found_.back().text += text;
        else
            found_.push_back({line, std::move(text), calls_, fresh_});
        joins_ = true;
        fresh_ = false;
    }

    std::string text_;
    std::size_t at_ = 0, line_ = 1;
    std::vector<std::string> calls_;
    bool fresh_ = false;  // nothing stands in the nearest bracket yet
    bool joins_ = false;  // nothing stands after the last literal yet
    std::vector<Literal> found_;
};

}  // namespace

std::vector<Literal> literals_of(const SourceFile& file) {
    std::string text;
    for (const std::string& line : file.lines) text += line + "\n";
    return Reader(std::move(text)).read();
}

}  // namespace fairdeal::house
