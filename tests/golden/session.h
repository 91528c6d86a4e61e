#pragma once
// A session at the command line as a text that people read: prose at the margin, and two spaces in,
// the commands with all that they say.
//
//     A bust against 17 pushes.
//
//       $ fairdeal rule hand.txt
//       1 push dealer
//       ! what standard error says
//       [status 1]
//
// A command goes on in lines that begin with "> ".

#include <string>
#include <string_view>

namespace fairdeal {

/// The session played again in a folder of its own: the same prose and commands, with what they say
/// now in the place of what they said. What no two runs share is masked (README.md).
std::string played_again(std::string_view session);

}  // namespace fairdeal
