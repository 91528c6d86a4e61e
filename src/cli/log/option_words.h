#pragma once
// Words of options, as a command on a log takes them; every word that is none is a problem.

#include <cstdint>
#include <optional>

#include "base/problem.h"

namespace fairdeal {

class OptionWords {
public:
    [[nodiscard]] const Problems& problems() const { return problems_; }

protected:
    /// The whole sentence, "'5 May' is not a day ...", at the option's name.
    void refuse(const char* option, std::string what);
    void refuse(Problem problem) { problems_.push_back(std::move(problem)); }
    /// Refused where a span ends before it begins.
    void check_span(const char* until, std::optional<std::int64_t> from,
                    std::optional<std::int64_t> to);
    /// As instant_from has it; an empty word is no instant and no problem.
    std::optional<std::int64_t> instant(const char* option, const std::string& word);

private:
    Problems problems_;
};

}  // namespace fairdeal
