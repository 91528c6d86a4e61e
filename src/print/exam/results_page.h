#pragma once
// The results of those who sat an exam on paper: its cells, for whom each is the weakest, and each
// candidate with their cells.

#include "base/time/utc_time.h"
#include "picture/page.h"

namespace fairdeal {

struct ResultsPrint {
    struct Part {
        std::string title, right, share, weakest_of;
    };
    struct Examinee {
        std::string name, sitting, decided, outcome;
        std::vector<std::string> cells;  // as many as there are parts
    };
    std::string exam;     // its title
    std::string whose;    // "Team Evening"
    std::string summary;  // what stands out
    UtcTime made;
    std::vector<Part> cells;
    std::vector<Examinee> candidates;
    std::vector<std::string> left_out;  // what does not count here, a line each
};

std::vector<PrintedPage> results_pages(Painter& ruler, Paper paper, const ResultsPrint& print);
Result<std::string> results_pdf(const ResultsPrint& print, Paper paper);

}  // namespace fairdeal
