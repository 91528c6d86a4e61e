#pragma once
// A candidate's result slip, with what the house lets it say: one page, unless many clauses are on
// it.

#include "base/time/utc_time.h"
#include "picture/page.h"

namespace fairdeal {

struct SlipPrint {
    using Pairs = std::vector<std::pair<std::string, std::string>>;
    struct Part {
        std::string title, right, word;  // "Met", "3 right needed"
    };
    std::string house;               // its name; empty: it is not said
    Pairs identity;                  // "Candidate", "Tina (tina)"
    std::string outcome;             // "Passed at the screen."
    std::vector<std::string> notes;  // sentences below it
    std::vector<Part> cells;         // none: they are not said
    Pairs clauses;                   // of what was wrong; likewise
    Pairs codes;                     // "Start", "K7QF-2M3P-..."
    std::string of_codes;            // what they are for
    UtcTime made;
};
/// "Exam result".
std::string slip_title();

std::vector<PrintedPage> slip_pages(Painter& ruler, Paper paper, const SlipPrint& print);
Result<std::string> slip_pdf(const SlipPrint& print, Paper paper);
/// The same as plain text.
std::string text_of(const SlipPrint& print);

}  // namespace fairdeal
