#pragma once
// `fairdeal verify`: what the command line asks, and the function that does it.

#include "cli/commands.h"

namespace fairdeal {

struct VerifyOptions {
    std::string certificate;             // a file; "-" is standard input; empty: a transcript alone
    std::vector<std::string> keys;       // of the office: public keys, did:keys, or files of them
    std::string transcript;              // a file; empty: none
    std::vector<std::string> exam_keys;  // likewise, of those that items come from
    std::string revoked;                 // a file: the list of those withdrawn
    std::vector<std::string> receipts;   // files, or codes
    std::string log;                     // a file: the office's log; empty: none
    std::string holder, name;            // of who shows it
    std::string at;                      // a UTC time, as typed; empty: now
    bool json = false;
    ContentOptions content;  // that the transcript's exam is dealt again from
};
/// Wrong unless the office that was named signed it and nothing fails.
ExitStatus run_verify(const VerifyOptions& options);

}  // namespace fairdeal
