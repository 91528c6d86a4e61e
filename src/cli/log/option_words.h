#pragma once
// Words of options, as a command on a log takes them; every word that is none is a problem.

#include <cstdint>
#include <optional>

#include "base/problem.h"
#include "log/hand_log.h"

namespace fairdeal {

/// Of a span that ends before it begins, at the option of its end; else nothing.
std::optional<Problem> why_no_span(const char* until, const HandFilter& filter);

class OptionWords {
public:
    [[nodiscard]] const Problems& problems() const { return problems_; }

protected:
    /// The whole sentence, "'5 May' is not a day ...", at the option's name.
    void refuse(const char* option, std::string what);
    void refuse(Problem problem) { problems_.push_back(std::move(problem)); }
    /// Both ends of what is asked for into the filter; refused where it ends before it begins.
    struct SpanOption {
        const char* name;  // "--since"
        const std::string& word;
    };
    void read_span(HandFilter& filter, SpanOption since, SpanOption until);
    /// As instant_from has it; an empty word is no instant and no problem.
    std::optional<std::int64_t> instant(const char* option, const std::string& word);

private:
    Problems problems_;
};

}  // namespace fairdeal
