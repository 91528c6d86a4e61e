// Every reader on sound files that were spoilt at random. A few thousand each time;
// FAIRDEAL_MUTATIONS=1000000 in the environment asks for more, FAIRDEAL_SEED for others. The fuzz
// preset makes a libFuzzer program of each reader.

#include <boost/test/unit_test.hpp>
#include <cstdlib>

#include "fuzz/mutator.h"
#include "fuzz/readers.h"

namespace fairdeal {

namespace {

std::uint64_t from_outside(const char* name, std::uint64_t otherwise) {
    const char* given = std::getenv(name);
    return given == nullptr ? otherwise : std::strtoull(given, nullptr, 10);
}

const Reader& reader_of(std::string_view name) {
    for (const Reader& reader : readers()) {
        if (reader.name == name) return reader;
    }
    throw std::out_of_range("no such reader");
}

/// `part`: of the mutations asked for one in so many.
void spoil_again_and_again(std::string_view name, std::uint64_t part) {
    const Reader& reader = reader_of(name);
    const auto seeds = reader.seeds();
    BOOST_REQUIRE(seeds.size() >= 2U);
    for (const std::string& seed : seeds) BOOST_REQUIRE_NO_THROW(reader.read(seed));
    Mutator mutator(from_outside("FAIRDEAL_SEED", 1));
    for (std::uint64_t i = from_outside("FAIRDEAL_MUTATIONS", 6000) / part; i > 0; --i) {
        const std::string bytes = mutator.spoilt(seeds);
        try {
            reader.read(bytes);
        } catch (const std::exception& error) {
            BOOST_ERROR(error.what() << ":\n" << bytes);
        }
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(spoilt_files)

BOOST_AUTO_TEST_CASE(of_the_notation) { spoil_again_and_again("notation", 1); }
BOOST_AUTO_TEST_CASE(of_content) { spoil_again_and_again("xml", 2); }
BOOST_AUTO_TEST_CASE(of_csv) { spoil_again_and_again("csv", 1); }
BOOST_AUTO_TEST_CASE(of_json_lines) { spoil_again_and_again("jsonl", 1); }
BOOST_AUTO_TEST_CASE(of_proofs) { spoil_again_and_again("proof", 1); }
BOOST_AUTO_TEST_CASE(of_checkpoints) { spoil_again_and_again("checkpoint", 1); }
BOOST_AUTO_TEST_CASE(of_case_files) { spoil_again_and_again("case-file", 1); }
BOOST_AUTO_TEST_CASE(of_claims) { spoil_again_and_again("claims", 6); }
BOOST_AUTO_TEST_CASE(of_certificates) { spoil_again_and_again("certificate", 1); }
BOOST_AUTO_TEST_CASE(of_badges) { spoil_again_and_again("badge", 1); }
BOOST_AUTO_TEST_CASE(of_revocations) { spoil_again_and_again("revocations", 1); }
BOOST_AUTO_TEST_CASE(of_marks) { spoil_again_and_again("marks", 1); }
BOOST_AUTO_TEST_CASE(of_panels) { spoil_again_and_again("panel", 1); }

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
