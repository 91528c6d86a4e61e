#pragma once
// Who may do what in the exam office. Everything that the office does asks here, below windows and
// commands.

#include <array>
#include <span>
#include <string_view>

#include "school/school_people.h"

namespace fairdeal {

enum class OfficeRight : std::uint8_t {
    SitExam,         // sit an exam that was opened for them; see their own results; appeal
    OpenSitting,     // open one for a candidate they did not train
    Invigilate,      // stop and start the clock, break a sitting off
    EnterTableTest,  // enter the practical test that a pit manager signed
    Certify,         // issue a certificate and take it back
    ResolveAppeal,   // hear an appeal against somebody else's exam
    SeeResults,      // of everybody, with the transcripts
    SeeStatistics,   // of items and exams, nobody named
    ExportRecords,   // take records out of the office
    CheckLedger,     // check, sign and export the office's log
    ManagePeople,    // make profiles and give roles
    ManageKeys,      // make, change and escrow the office's keys
    SetRules         // how soon an exam can be sat again, what result slips say
};
constexpr std::size_t office_right_count = static_cast<std::size_t>(OfficeRight::SetRules) + 1;
/// "sit an exam", "open a sitting", ...
std::string_view to_text(OfficeRight right);
/// The same in the user's language.
std::string in_words(OfficeRight right);
/// "tina may not open a sitting".
std::string refusal_in_words(OfficeRight right, const std::string& person);

/// May somebody of this role? No role holds all: who examines manages no people, who manages people
/// sees no results.
bool may(Role role, OfficeRight right);
/// May somebody with these roles?
bool may(std::span<const Role> roles, OfficeRight right);

}  // namespace fairdeal
