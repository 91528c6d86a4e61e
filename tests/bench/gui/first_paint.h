#pragma once
// How long a program takes from its start to its first picture on the screen.

#include <string>

namespace fairdeal {

/// What a program of its own shows.
enum class Shown : unsigned char { EmptyFrame, Desk };

/// Runs this program again so often, each until its first picture; the median in milliseconds.
double first_paint(Shown shown, const std::string& program, int times);

/// What the program that was run again does: it shows that, says so on standard output and ends.
/// `log` is opened first; empty: none.
int show_until_painted(Shown shown, char* program, const std::string& log);

/// The word on the command line that asks for it.
const char* word_of(Shown shown);

}  // namespace fairdeal
