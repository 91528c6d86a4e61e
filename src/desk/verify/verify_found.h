#pragma once
// The check itself: files in, what they say and what of it holds out. Owns all it looks at, so that
// it may run on a thread of its own.

#include "desk/verify/verify_session.h"

namespace fairdeal {

struct VerifyRequest {
    std::string certificate, transcript, withdrawn, receipt;  // files; empty: not given
    std::string codes;                    // of the exam's start and end, as typed; empty: none
    std::vector<PublicKey> office, exam;  // the keys the office is known by; may be none
    std::string who;                      // name or id of who shows it; empty: not looked at
    UtcTime at;                           // the time of the check
    std::filesystem::path content;        // the folder of the exams of today
    // The log of this machine's office, and its keys: what they signed is compared with it.
    std::filesystem::path log;  // empty: there is none
    std::vector<PublicKey> log_keys;
};
VerifyFound found_in(const VerifyRequest& request, const Library& library);

/// All of a file, and at most one byte more than `most`. Refused where it cannot be read.
Result<std::string> bytes_of_file(const std::string& file, std::size_t most);

}  // namespace fairdeal
