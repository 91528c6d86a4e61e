#pragma once
// The words that an option takes, for its help.

#include <string>
#include <vector>

#include "base/translation.h"

namespace fairdeal {

/// "spot, table or next": of values that to_text knows, or of words.
template <class Values>
std::string listed(const Values& values) {
    std::vector<std::string> words;
    for (const auto& value : values) {
        if constexpr (requires { std::string(value); })
            words.emplace_back(value);
        else
            words.emplace_back(to_text(value));
    }
    return or_list(words);
}

/// Likewise of an enumeration, from its first value to `last`.
template <class Value>
std::string listed_to(Value last) {
    std::vector<Value> values;
    for (int i = 0; i <= static_cast<int>(last); ++i) values.push_back(static_cast<Value>(i));
    return listed(values);
}

}  // namespace fairdeal
