// Checkpoints and the proofs under them.

#include "ledger/checkpoint.h"

#include <boost/test/unit_test.hpp>

#include "ledger/key.h"
#include "ledger/trees.h"
#include "support/why.h"

namespace fairdeal {

namespace {

constexpr const char* origin = "casino.example/pit-1/hands";

const SigningKey& log_key() {
    static const SigningKey key(origin, KeyUse::Log, std::string(32, 'k'));
    return key;
}

TreeHead head_of(int size) {
    return {size, plain_root(leaf_hashes(made_records(size)), 0, static_cast<std::size_t>(size))};
}

Note signed_checkpoint(int size) {
    Note note{to_text(Checkpoint{origin, head_of(size)}), {}};
    log_key().sign(note);
    return note;
}

LogProof proof_of(std::int64_t index, int size) {
    const Nodes nodes = nodes_over(leaf_hashes(made_records(size)));
    return {index, inclusion_path(index, size, nodes), signed_checkpoint(size)};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(checkpoints)

BOOST_AUTO_TEST_CASE(a_checkpoint_is_three_lines) {
    BOOST_TEST(to_text(Checkpoint{origin, {0, sha256("")}}) ==
               "casino.example/pit-1/hands\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n");
    const Note note = signed_checkpoint(5);
    const auto opened = open_checkpoint(note, log_key().public_key());
    BOOST_REQUIRE(opened.has_value());
    BOOST_TEST((*opened == Checkpoint{origin, head_of(5)}));
    BOOST_TEST((read_note(write(note)).value() == note));
}

BOOST_AUTO_TEST_CASE(no_flipped_bit_of_a_checkpoint_is_taken) {
    for_each_flip(write(signed_checkpoint(5)), [&](const std::string& flipped, std::size_t bit) {
        const auto note = read_note(flipped);
        if (note && open_checkpoint(*note, log_key().public_key()))
            BOOST_ERROR("bit " << bit << " was not noticed");
    });
}

BOOST_AUTO_TEST_CASE(what_is_no_checkpoint_is_refused) {
    const std::string root = "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n";
    struct Row {
        std::string text;
        const char* why;
    };
    const std::vector<Row> rows{
        {"a\n0\n" + root, ""},
        {"a\n0\n" + root + "extra\n", "a checkpoint has three lines"},
        {"a\n00\n" + root, "'00' is not the size of a log"},
        {"a\n-1\n" + root, "'-1' is not the size of a log"},
        {"a\n9223372036854775808\n" + root, "'9223372036854775808' is not the size of a log"},
        {"a\n0\n47DEQpj8HBQ=\n", "'47DEQpj8HBQ=' is not a hash in base64"},
        {"\n0\n" + root, "this is not a checkpoint: a name, a size and a root, each on its line"},
        {"a\n0\n", "this is not a checkpoint: a name, a size and a root, each on its line"},
        {"a\n0\nx", "this is not a checkpoint: a name, a size and a root, each on its line"}};
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.text) { BOOST_TEST(why(checkpoint_from(row.text)) == row.why); }
    }
    for (const std::string& text : hostile_texts("a\n0\n" + root))
        BOOST_TEST(!checkpoint_from(text).has_value());
}

BOOST_AUTO_TEST_CASE(a_checkpoint_counts_for_its_own_log_only) {
    Note other{to_text(Checkpoint{"casino.example/pit-2/hands", head_of(5)}), {}};
    log_key().sign(other);
    BOOST_TEST(why(open_checkpoint(other, log_key().public_key())) ==
               "the checkpoint is of the log 'casino.example/pit-2/hands', not of "
               "casino.example/pit-1/hands");
    const SigningKey impostor(origin, KeyUse::Log, std::string(32, 'x'));
    BOOST_TEST(why(open_checkpoint(signed_checkpoint(5), impostor.public_key())) ==
               "there is no signature of casino.example/pit-1/hands");
    const SigningKey witness("surveillance.example/w1", KeyUse::Witness, std::string(32, 'w'));
    Note seen = signed_checkpoint(5);
    witness.cosign(seen, 1679315147);
    BOOST_TEST(open_checkpoint(seen, log_key().public_key()).has_value());
    BOOST_TEST(why(open_checkpoint(seen, witness.public_key())) ==
               "surveillance.example/w1 is a witness's key, not a log's");
}

BOOST_AUTO_TEST_CASE(a_proof_is_read_as_it_was_written_and_holds) {
    for (const int size : {1, 2, 7, 8, 100}) {
        for (std::int64_t index = 0; index < size; index += 3) {
            const LogProof proof = proof_of(index, size);
            const std::string text = write(proof);
            const auto read = read_log_proof(text);
            BOOST_REQUIRE(read.has_value());
            BOOST_TEST((*read == proof));
            const std::string record = made_records(size)[static_cast<std::size_t>(index)];
            BOOST_TEST(why(check_proof(*read, record, log_key().public_key())) == "");
            BOOST_TEST(why(check_proof(*read, record + "\n", log_key().public_key()))
                           .starts_with("the proof does not lead from this record"));
        }
    }
    BOOST_TEST(write(proof_of(1, 2)).starts_with("c2sp.org/tlog-proof@v1\nindex 1\n"));
}

BOOST_AUTO_TEST_CASE(no_flipped_bit_of_a_proof_or_its_record_is_taken) {
    const std::string record = made_records(21)[13];
    const std::string text = write(proof_of(13, 21));
    int readable = 0;
    for_each_flip(text, [&](const std::string& flipped, std::size_t bit) {
        const auto proof = read_log_proof(flipped);
        if (!proof) return;
        ++readable;
        if (write(*proof) != flipped) BOOST_ERROR("bit " << bit << " was repaired");
        if (check_proof(*proof, record, log_key().public_key()))
            BOOST_ERROR("bit " << bit << " was not noticed");
    });
    BOOST_TEST(readable > 1000);
    const auto proof = read_log_proof(text);
    for_each_flip(record, [&](const std::string& flipped, std::size_t) {
        BOOST_TEST(!check_proof(*proof, flipped, log_key().public_key()).has_value());
    });
}

BOOST_AUTO_TEST_CASE(what_is_no_proof_is_refused) {
    const std::string good = write(proof_of(13, 21));
    for (const std::string& text : hostile_texts(good)) {
        const auto proof = read_log_proof(text);
        if (proof && check_proof(*proof, made_records(21)[13], log_key().public_key()))
            BOOST_ERROR("taken: " << text.substr(0, 80));
    }
    const auto changed = [&](std::string_view from, std::string_view to) {
        std::string text = good;
        return text.replace(text.find(from), from.size(), to);
    };
    BOOST_TEST(!read_log_proof(changed("index 13", "index 013")));
    BOOST_TEST(!read_log_proof(changed("index 13", "index -13")));
    BOOST_TEST(!read_log_proof(changed("index 13", "Index 13")));
    BOOST_TEST(!read_log_proof(changed("index 13", "extra AAAA\nindex 13")));
    BOOST_TEST(!read_log_proof(changed("@v1", "@v2")));
    std::string longer;
    for (int i = 0; i < 64; ++i) longer += "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n";
    BOOST_TEST(!read_log_proof(changed("index 13\n", "index 13\n" + longer)));
    const auto moved = read_log_proof(changed("index 13", "index 12"));
    BOOST_TEST(!check_proof(*moved, made_records(21)[12], log_key().public_key()));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
