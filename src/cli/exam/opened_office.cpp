#include "cli/exam/opened_office.h"

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/output.h"
#include "cli/passphrase.h"
#include "content/library.h"
#include "desk/frame/preferences.h"
#include "exam/diagnostics/kept_places.h"
#include "store/new_file.h"
#include "store/places.h"
#include "store/put_file.h"

namespace fairdeal {

std::optional<Library> library_for(const ContentOptions& options) {
    const auto folder = content_folder(options);
    if (!folder) {
        complain(no_content().value());
        return std::nullopt;
    }
    auto library = load_library(*folder);
    if (library) {
        put_house_cards_in_force(*library, options);
        return *std::move(library);
    }
    complain(library.error());
    return std::nullopt;
}

namespace {

using Opening = Result<Office> (*)(const std::filesystem::path&, School&, OfficeClock,
                                   const std::filesystem::path&);

std::optional<OpenedOffice> open_by(Opening opening, const OfficeOptions& options) {
    auto school = School::open(options.school, Access::Write);
    if (!school) {
        complain(school.error());
        return std::nullopt;
    }
    OpenedOffice opened;
    opened.school = std::make_unique<School>(*std::move(school));
    const std::filesystem::path folder =
        options.office.empty() ? office_of(options.school) : std::filesystem::path(options.office);
    auto office = opening(folder, *opened.school, utc_now, seen_logs_file());
    if (!office) {
        complain(office.error());
        return std::nullopt;
    }
    opened.office.emplace(*std::move(office));
    return opened;
}

}  // namespace

std::optional<OpenedOffice> open_office(const OfficeOptions& options) {
    return open_by(&Office::open, options);
}

std::optional<OpenedOffice> open_restored_office(const OfficeOptions& options) {
    return open_by(&Office::open_restored, options);
}

bool sign_in(OpenedOffice& opened, const OfficeOptions& options) {
    const auto person = opened.school->person(options.as);
    std::string passphrase;
    if (person && person->has_passphrase) {
        auto typed =
            passphrase_in(options.passphrase_file, tr("Passphrase of {who}", "who"_a = options.as));
        if (!typed) {
            complain(typed.error());
            return false;
        }
        passphrase = *std::move(typed);
    }
    auto who = opened.office->sign_in(options.as, passphrase);
    if (!who) {
        complain(who.error());
        return false;
    }
    opened.who.emplace(*std::move(who));
    opened.passphrase = std::move(passphrase);
    return true;
}

std::optional<OpenedOffice> sign_in_at(const OfficeOptions& options) {
    auto opened = open_office(options);
    if (!opened || !sign_in(*opened, options)) return std::nullopt;
    return opened;
}

ExitStatus put_out(const OfficeOptions& options, const Result<std::string>& bytes) {
    if (!bytes) return unusable(bytes.error());
    if (auto done = put_new(options.to, *bytes, for_its_owner); !done)
        return unusable(done.error());
    print(tr("{bytes} bytes in {file}", "bytes"_a = bytes->size(), "file"_a = options.to) + "\n");
    return ExitStatus::Fine;
}

}  // namespace fairdeal
