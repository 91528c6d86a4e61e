#pragma once
// Words that must not leave this machine, and what stands in their place.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairdeal {

class Redaction {
public:
    /// From here on `word` is replaced wherever it stands as a whole: with no letter or digit right
    /// beside it. An empty one is none.
    void hide(std::string word, std::string in_its_place);
    /// The longest words first: a name goes before the id that it begins with.
    [[nodiscard]] std::string applied_to(std::string_view text) const;

private:
    std::vector<std::pair<std::string, std::string>> words_;  // the longest first
};

}  // namespace fairdeal
