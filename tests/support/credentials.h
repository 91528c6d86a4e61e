#pragma once
// A certificate and a picture to test with.

#include "ledger/credential/badge.h"
#include "ledger/credential/credential.h"
#include "support/times.h"

namespace fairdeal {

inline const SigningKey& office_key() {
    static const SigningKey key("casino.example/exams", KeyUse::Log, std::string(32, 'e'));
    return key;
}

inline Credential sample_credential() {
    Credential credential;
    credential.id = "urn:uuid:7f3c0a52-1d5e-4c1b-9a57-6f0d1f2b3c4d";
    credential.number = "BRK-2026-000417";
    credential.issuer = "Casino Example, exam office";
    credential.key_name = office_key().public_key().name;
    credential.issuer_key = office_key().public_key().bytes;
    credential.valid_from = "2026-03-14T21:05:09Z"_utc;
    credential.valid_until = "2028-03-14T21:05:09Z"_utc;
    credential.holder = salted("1182", "00112233445566778899aabbccddeeff");
    credential.holder_name =
        salted("Ren\u00e9e \"Ace\" O'Neill", "ffeeddccbbaa99887766554433221100");
    credential.certification = {"https://casino.example/exams/breakout",
                                "Certified dealer of Breakout Blackjack",
                                "Settles every wager of the game by the rules of the house.",
                                "A sequential exam without a critical error, every part of the "
                                "blueprint met, and a table test.",
                                "breakout",
                                "breakout hit-soft-17=yes",
                                "2026-02",
                                to_hex(sha256("the clauses' editions"))};
    credential.results = {
        {"Whole exam", ResultKind::RawScore, "41", "0", "44", "", true},
        {"Player and Dealer wagers", ResultKind::Percent, "93", "0", "100", "85", true},
        {"Table test", ResultKind::Status, "Completed", "", "", "", true},
    };
    credential.transcript = sha256("the transcript");
    return credential;
}

inline std::string sample_certificate() {
    return issued(sample_credential(), office_key(), "2026-03-14T21:06:00Z"_utc);
}

/// The same of a house with an address and a status list.
inline Credential sample_house_credential() {
    Credential credential = sample_credential();
    credential.issuer_url = "https://exams.casino.example";
    credential.issuer_image = "https://casino.example/logo.png";
    credential.status_index = 417;
    return credential;
}

inline std::string sample_house_certificate() {
    return issued(sample_house_credential(), office_key(), "2026-03-14T21:06:00Z"_utc);
}

/// A grey dot: the smallest picture there is.
inline std::string sample_png() {
    constexpr std::string_view hex =
        "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55"
        "0000000a4944415478da6368000000820081da45083b0000000049454e44ae426082";
    std::string bytes;
    for (std::size_t i = 0; i < hex.size(); i += 2)
        bytes += static_cast<char>(std::stoi(std::string(hex.substr(i, 2)), nullptr, 16));
    return bytes;
}

}  // namespace fairdeal
