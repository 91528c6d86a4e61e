#pragma once
// The three kinds of "no", kept apart: bad input is a list of Problems, a broken precondition is a
// Fault. (The third, a wrong answer or a forbidden play, is the subject matter and lives in rules.)

#include <stdexcept>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace fairdeal {

/// A place in some input. `source` is the file's name as the user gave it (empty: none); `line` and
/// `column` count from 1 in bytes, 0 where there is none.
struct Place {
    std::string source;
    int line = 0;
    int column = 0;
    friend bool operator==(const Place&, const Place&) = default;
};

/// One thing wrong with an input: where, and in a user's words what.
struct Problem {
    Place where;
    std::string what;
    friend bool operator==(const Problem&, const Problem&) = default;
};
using Problems = std::vector<Problem>;

/// A value, or every problem that was found (never an empty list).
template <class T>
using Result = tl::expected<T, Problems>;

/// "soft17.xml:12:9: 'Z9' is not a card"; parts of the place that are not known are left out.
std::string to_text(const Problem& problem);

/// A precondition of the program is broken: our mistake, not the user's.
class Fault : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

/// A refusal with a single problem, for readers that stop at the first.
tl::unexpected<Problems> refused(Place where, std::string what);
/// Likewise of a file, a person or another thing as a whole.
tl::unexpected<Problems> refused_about(std::string about, std::string what);

}  // namespace fairdeal
