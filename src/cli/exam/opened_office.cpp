#include "cli/exam/opened_office.h"

#include "base/utc_now.h"
#include "cli/content/content.h"
#include "cli/output.h"
#include "cli/passphrase.h"
#include "content/library.h"

namespace fairdeal {

std::optional<Library> library_for(const ContentOptions& options) {
    const auto folder = content_folder(options);
    if (!folder) {
        complain(no_content().value());
        return std::nullopt;
    }
    auto library = load_library(*folder);
    if (library) return *std::move(library);
    complain(library.error());
    return std::nullopt;
}

std::optional<OpenedOffice> open_office(const OfficeOptions& options) {
    auto school = School::open(options.school, Access::Write);
    if (!school) {
        complain(school.error());
        return std::nullopt;
    }
    OpenedOffice opened;
    opened.school = std::make_unique<School>(*std::move(school));
    auto office = Office::open(options.office, *opened.school, utc_now);
    if (!office) {
        complain(office.error());
        return std::nullopt;
    }
    opened.office.emplace(*std::move(office));
    return opened;
}

std::optional<OpenedOffice> sign_in_at(const OfficeOptions& options) {
    auto opened = open_office(options);
    if (!opened) return std::nullopt;
    const auto person = opened->school->person(options.as);
    std::string passphrase;
    if (person && person->has_passphrase) {
        auto typed = passphrase_in(options.passphrase_file, "Passphrase of " + options.as);
        if (!typed) {
            complain(typed.error());
            return std::nullopt;
        }
        passphrase = *std::move(typed);
    }
    auto who = opened->office->sign_in(options.as, passphrase);
    if (!who) {
        complain(who.error());
        return std::nullopt;
    }
    opened->who.emplace(*std::move(who));
    return opened;
}

}  // namespace fairdeal
