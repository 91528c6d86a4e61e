#pragma once
// An exam office with its people, for tests.

#include <map>

#include "exam/office/office.h"
#include "exam/sitting/exam_text.h"
#include "store/folder.h"
#include "store/schools.h"
#include "support/times.h"

namespace fairdeal {

/// Everybody's passphrase, and that of the office's keys.
constexpr std::string_view his_passphrase = "a passphrase of his own";
constexpr std::string_view of_the_keys = "the office's passphrase";
/// Every candidate's.
constexpr std::string_view the_pin = "2580";
/// The cheapest that a key file may cost.
constexpr KeyCost cheap_key{1, 8192};

/// People: tina and rob are trainees, tina in the team Evening; eve and max are examiners, max a
/// trainer of the team Evening too; ivo is invigilator, ada administrator, aud auditor.
School school_of_the_office(const Folder& folder);

/// A short exam of Breakout, quickly dealt: four items, three right pass; two cells.
ExamPaper exam_of_two_parts();

/// An office in the folder "office", with a clock that goes on by a second each time it is asked.
struct OfficeHouse {
    OfficeHouse();
    /// The clock and people, but an office that is opened again.
    [[nodiscard]] Result<Office> opened();
    [[nodiscard]] SignedIn signed_in(const std::string& id);
    /// A sitting of tina's, opened by eve, under ivo's eyes.
    std::string open_sitting(const std::string& text = "an exam\n");
    /// Starts a sitting as its invigilator and candidate do, or lets it go on.
    Result<ReleasedSitting> release(const std::string& id);
    ReleasedSitting released(const std::string& id);
    [[nodiscard]] SittingRequest request(const std::string& text = "an exam\n") const;

    Folder folder;
    School school;
    std::int64_t seconds = 0;  // since the day began
    std::optional<Office> office;
    std::map<std::string, ExamDraw> draws;  // of the sittings that were released here, by id

private:
    Result<ReleasedSitting> release_now(const std::string& id);
    UtcTime now();
};

/// The last event of a person.
OfficeEvent last_event(const Office& office, const std::string& person);

/// An event as one line: "deed of whom by whom: what".
std::string told(const OfficeEvent& event);

}  // namespace fairdeal
