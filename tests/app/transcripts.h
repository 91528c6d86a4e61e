#pragma once
// Transcripts of an office's sittings, for tests.

#include "exam/records/transcript.h"
#include "exam_house.h"

namespace fairdeal {

/// The file of a sitting, under a checkpoint of this moment.
inline std::string transcript_of(ExamHouse& house, const std::string& id) {
    const auto note = house.office->sign_log(of_the_keys);
    BOOST_REQUIRE_MESSAGE(note, why(note));
    const auto file = transcript_file(*house.office, id, shipped_content());
    BOOST_REQUIRE_MESSAGE(file, why(file));
    return *file;
}

}  // namespace fairdeal
