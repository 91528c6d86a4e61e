#pragma once
// An office with its school and, if it is needed, its content and who signed in.

#include <memory>
#include <optional>

#include "cli/exam/exam_office.h"
#include "exam/office/office.h"
#include "training/library.h"

namespace fairdeal {

struct OpenedOffice {
    std::unique_ptr<School> school;  // the office holds on to where it is
    std::optional<Office> office;
    std::optional<SignedIn> who;
    std::string passphrase;  // that they signed in with
};

/// What is wrong is told on standard error; then nothing is returned.
std::optional<OpenedOffice> open_office(const OfficeOptions& options);
/// Likewise, also one whose log is older than it was seen: for `exam office restored` alone.
std::optional<OpenedOffice> open_restored_office(const OfficeOptions& options);
/// Signs in at an office that is open; what is wrong is told on standard error.
bool sign_in(OpenedOffice& opened, const OfficeOptions& options);
/// Opens, and signs in.
std::optional<OpenedOffice> sign_in_at(const OfficeOptions& options);

/// Puts it into the new file of --out, and says how much is in it.
ExitStatus put_out(const OfficeOptions& options, const Result<std::string>& bytes);

/// The content, or nothing and a word.
std::optional<Library> library_for(const ContentOptions& options);

}  // namespace fairdeal
