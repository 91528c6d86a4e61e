#pragma once
// The exam office of this machine, if there is one and it is open.

#include <filesystem>
#include <memory>
#include <string>

#include "exam/office/office.h"

namespace fairdeal {

struct MachineOffice {
    std::filesystem::path folder;     // of the office; empty: beside the school's file
    std::filesystem::path content;    // where the exams are
    OfficeClock clock;                // empty: the machine's own
    std::filesystem::path seen_file;  // what this account saw of logs; empty: nothing is kept
    std::unique_ptr<Office> office;   // null: there is none, or it is not open yet

    /// The folder; where none is named FAIRDEAL_OFFICE, or "office" beside the school's file.
    [[nodiscard]] std::filesystem::path folder_beside(const std::filesystem::path& school) const;
};

}  // namespace fairdeal
