#pragma once
// The names of a transcript's parts, and the text that stands in each of them. They are read for
// years: a change would refuse the transcripts that are there.

#include <string>
#include <string_view>

#include "base/translation.h"

namespace fairdeal {

/// The part that proves when the items were fixed (start_proof.h).
inline constexpr std::string_view start_proof_part = "start.proof";

/// "event-3", of which there are a record and a proof.
inline std::string event_part(std::size_t number) { return "event-" + std::to_string(number); }

inline constexpr std::string_view transcript_readme =
    fixed(R"(The transcript of an exam, out of the exam office's signed log.

event-N.record  what happened, event by event     event-N.proof  that each is in the log
checkpoint      the log's signed state            key            the office's public key
exam-key        the key that signed the ticket    check-proof    a shell script
transcript.txt  the exam in words

To sit the whole exam again and see that its result is earned:

    fairdeal verify --transcript FILE

That an event is in the log, with nothing but sh and openssl:

    sh check-proof event-1.record event-1.proof 'KEY'
)");

}  // namespace fairdeal
