#pragma once
// A trainer's sentence, said to a dealer's face, as it is said of them to somebody else.

#include <string>
#include <string_view>

namespace fairdeal {

/// "You paid a bust against your 17. Your 17 pushes it." as "The dealer paid a bust against his own
/// 17. The dealer's 17 pushes it." What speaks of nobody stays as it is.
std::string of_the_dealer(std::string_view sentence);

/// What it says that he did, in short: "Paid a bust against his own 17".
std::string action_of_the_dealer(std::string_view sentence);

}  // namespace fairdeal
