#pragma once
// Content put into a library that holds some already.

#include "content/library.h"

namespace fairdeal {

/// Adds the values of files to a library and brings it into its orders.
void shelve(ContentFiles files, Library& library);

}  // namespace fairdeal
