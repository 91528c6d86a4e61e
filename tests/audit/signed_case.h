#pragma once
// A log with a case, signed, and the check of its case file.

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>

#include "audit/cases/case_file.h"
#include "audit/cases/case_review.h"
#include "audit/shipped.h"
#include "store/folder.h"
#include "store/ledger_tools.h"
#include "support/times.h"

namespace fairdeal {

inline const std::string salt(64, 'a');
inline const std::string review_text = "2 was due 25: BRK-PUSH-3.\n";

inline CaseEvent event(CaseEventKind kind, const std::string& by,
                       const std::string& text = "Words.\n") {
    CaseEvent made;
    made.kind = kind;
    made.case_id = "C-7";
    made.by = by;
    made.at = "2026-03-15T10:00:00Z"_utc;
    made.text = text;
    if (kind != CaseEventKind::Reveal) made.account = "log";
    if (kind == CaseEventKind::Exception) made.allows = "review";
    if (kind == CaseEventKind::Video) made.text = "place https://v.house/B7\nstart 0:00:05\n";
    if (kind == CaseEventKind::Open) {
        made.hand = 1;
        made.claimant = "G-17";
        made.deadline = "2026-03-20T00:00:00Z"_utc;
    }
    if (kind == CaseEventKind::Review) {
        made.seal = commitment_of("C-7", by, salt, review_text);
        made.text.clear();
    }
    if (kind == CaseEventKind::Reveal) made.seal = salt, made.text = review_text;
    return made;
}

/// A log with a whole case about its first hand, signed.
struct SignedCase {
    Folder folder;
    HandLog log = opened(folder.file("log.db"));

    SignedCase() {
        import_text(log, night(5));
        for (const CaseEvent& one : life()) BOOST_REQUIRE(add_case_event(log, one));
        BOOST_REQUIRE(log.sign_checkpoint(log_key()));
    }
    static std::vector<CaseEvent> life() {
        return {event(CaseEventKind::Open, "F-1"),   event(CaseEventKind::Note, "F-2"),
                event(CaseEventKind::Review, "R-1"), event(CaseEventKind::Review, "R-2"),
                event(CaseEventKind::Reveal, "R-2"), event(CaseEventKind::Reveal, "R-1"),
                event(CaseEventKind::Decide, "F-1"), event(CaseEventKind::Close, "F-1")};
    }
    [[nodiscard]] std::string file() const {
        const auto bytes = case_file(log, "C-7", {{}, shipped_misreadings()});
        BOOST_REQUIRE_MESSAGE(bytes, why(bytes));
        return *bytes;
    }
};

inline Result<CheckedCase> checked(std::string_view bytes) {
    const std::vector<PublicKey> keys{log_key().public_key()};
    return check_case_file(bytes, "C-7.zip", keys, {{}, shipped_misreadings()});
}

/// Unpacks a file's parts and lets the shell script check them.
inline bool shell_proves(const Archive& archive) {
    const Folder folder;
    for (const ArchivePart& part : archive) write_bytes(folder.file(part.name), part.bytes);
    const std::string words =
        fmt::format("sh '{}' '{}' >/dev/null 2>&1", folder.file("check-case").string(),
                    to_text(log_key().public_key()));
    return std::system(words.c_str()) == 0;
}

}  // namespace fairdeal
