#pragma once
// The sheet of a trainee's shift at a simulated table, on paper.

#include "base/time/utc_time.h"
#include "picture/page.h"

namespace fairdeal {

struct ShiftPrintSlip {
    std::string what, said, due;
    std::string clause;  // its words; or empty
    std::string codes;
};

struct ShiftPrint {
    std::string title;  // "Breakout Blackjack: a shift"
    std::string dealer;
    UtcTime made;
    std::string heading, pace, away, clean;
    std::vector<std::string> errors, protection;
    std::vector<ShiftPrintSlip> slips;
};

std::vector<PrintedPage> shift_pages(Painter& ruler, Paper paper, const ShiftPrint& print);
Result<std::string> shift_pdf(const ShiftPrint& print, Paper paper);

}  // namespace fairdeal
