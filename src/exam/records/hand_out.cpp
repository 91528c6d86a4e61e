#include "exam/records/hand_out.h"

#include <fmt/format.h>

#include "base/translation.h"
#include "exam/records/transcript.h"

namespace fairdeal {

Result<std::string> hand_out_transcript(Office& office, const SignedIn& who,
                                        const std::string& sitting, const Library& library,
                                        std::optional<std::string_view> passphrase) {
    if (const auto seen = office.see(who, sitting); !seen) return tl::make_unexpected(seen.error());
    if (auto noted = office.note_export(who, fixed("transcript ") + sitting); !noted)
        return tl::make_unexpected(std::move(noted.error()));
    if (passphrase) {
        if (const auto note = office.sign_log(*passphrase); !note)
            return tl::make_unexpected(note.error());
    }
    return transcript_file(office, sitting, library);
}

Result<std::string> hand_out_withdrawn(Office& office, const SignedIn& who,
                                       std::string_view passphrase, const ListTimes& times,
                                       ListReader reader) {
    if (auto allowed = office.must_be_allowed(who, OfficeRight::ExportRecords); !allowed)
        return tl::make_unexpected(std::move(allowed.error()));
    auto list = reader == ListReader::Wallets ? status_file(office, passphrase, times)
                                              : revoked_file(office, passphrase, times);
    if (!list) return list;
    if (auto noted = office.note_export(who, fixed("list of withdrawn certificates")); !noted)
        return tl::make_unexpected(std::move(noted.error()));
    return list;
}

Result<TrainingFile> hand_out_training(Office& office, const School& school, const SignedIn& who,
                                       const std::string& person, Game game,
                                       const Library& library) {
    if (!school.person(person)) return refused({person, 0, 0}, tr("nobody has this id"));
    const std::string what = fmt::format(fixed("training file of {}, {}"), person, to_text(game));
    if (auto noted = office.note_export(who, what); !noted)
        return tl::make_unexpected(std::move(noted.error()));
    return training_file(school, &office, person, game, library);
}

Result<std::vector<DecidedExam>> hand_out_exams(Office& office, const SignedIn& who) {
    if (auto noted = office.note_export(who, fixed("a dry run of regrading")); !noted)
        return tl::make_unexpected(std::move(noted.error()));
    return decided_exams(office);
}

bool may_sign_log(const SignedIn& who) {
    return who.may(OfficeRight::Certify) || who.may(OfficeRight::CheckLedger);
}

Result<void> must_sign_log(Office& office, const SignedIn& who) {
    if (may_sign_log(who)) return {};
    return office.must_be_allowed(who, OfficeRight::CheckLedger);
}

}  // namespace fairdeal
