#pragma once
// The lines at the end of a page that people sign.

#include "picture/page.h"

namespace fairdeal {

/// "Prepared by" and "Reviewed by", each with a line and room for the date, together on one page.
void put_signatures(PageFlow& flow);

}  // namespace fairdeal
