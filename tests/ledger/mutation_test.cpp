// Random changes of notes, proofs, keys and sealed keys: a reader takes a text only if it would
// write the very same, and a changed proof proves nothing. FAIRDEAL_MUTATIONS=10000000 in the
// environment asks for more of them, FAIRDEAL_SEED for others.

#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <random>

#include "ledger/checkpoint.h"
#include "ledger/key.h"
#include "ledger/trees.h"

namespace fairdeal {

namespace {

constexpr int leaves = 100;

std::uint64_t from_outside(const char* name, std::uint64_t otherwise) {
    const char* given = std::getenv(name);
    return given == nullptr ? otherwise : std::strtoull(given, nullptr, 10);
}

/// Changes a text in one to three places: a bit, a byte, a part gone, doubled, moved or put in.
class Mutator {
public:
    explicit Mutator(std::uint64_t seed) : dice_(seed) {}

    std::string changed(std::string text) {
        for (std::size_t i = below(3) + 1; i > 0 && !text.empty(); --i) change(text);
        return text;
    }

private:
    std::size_t below(std::size_t most) { return dice_() % most; }

    void change(std::string& text) {
        const std::size_t at = below(text.size());
        const std::size_t size = below(std::min<std::size_t>(text.size() - at, 60)) + 1;
        switch (below(6)) {
            case 0:
                text[at] = static_cast<char>(static_cast<unsigned char>(text[at]) ^ 1U << below(8));
                return;
            case 1: text[at] = static_cast<char>(below(256)); return;
            case 2: text.erase(at, size); return;
            case 3: text.insert(below(text.size()), text.substr(at, size)); return;
            case 4: text[at] = "\n =+/A0\xe2"[below(9)]; return;
            default: text.insert(at, below(3) == 0 ? "\n\n" : std::string(size, '\n')); return;
        }
    }

    std::mt19937_64 dice_;
};

/// Calls `use` with so many changed texts, none of them `good` itself; how many it took.
template <class Use>
std::uint64_t taken_of_changed(const std::string& good, Use use) {
    Mutator mutator(from_outside("FAIRDEAL_SEED", 1));
    std::uint64_t taken = 0;
    for (std::uint64_t i = from_outside("FAIRDEAL_MUTATIONS", 50000); i > 0; --i) {
        const std::string text = mutator.changed(good);
        if (text != good && use(text)) ++taken;
    }
    return taken;
}

LogProof good_proof(const SigningKey& key, const SigningKey& witness) {
    const auto hashes = leaf_hashes(made_records(leaves));
    const TreeHead head{leaves, plain_root(hashes, 0, leaves)};
    Note note{to_text(Checkpoint{key.public_key().name, head}), {}};
    key.sign(note);
    witness.cosign(note, 1679315147);
    return {37, inclusion_path(37, leaves, nodes_over(hashes)), note};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(mutations)

BOOST_AUTO_TEST_CASE(a_changed_proof_proves_nothing) {
    const SigningKey key("casino.example/hands", KeyUse::Log, std::string(32, 'k'));
    const SigningKey witness("surveillance.example/w1", KeyUse::Witness, std::string(32, 'w'));
    const LogProof proof = good_proof(key, witness);
    const std::string record = made_records(leaves)[37];
    BOOST_REQUIRE(check_proof(proof, record, key.public_key()).has_value());
    taken_of_changed(write(proof), [&](const std::string& text) {
        const auto read = read_log_proof(text);
        if (!read) return false;
        if (write(*read) != text) BOOST_ERROR("repaired: " << text);
        if (!check_proof(*read, record, key.public_key())) return false;
        // Lines of unknown signers may come and go: the log did not sign them.
        const bool same = read->index == proof.index && read->path == proof.path &&
                          read->checkpoint.text == proof.checkpoint.text;
        if (same) return false;
        BOOST_ERROR("proven by a changed proof:\n" << text);
        return true;
    });
}

BOOST_AUTO_TEST_CASE(a_reader_repairs_nothing) {
    const SigningKey key("casino.example/hands", KeyUse::Log, std::string(32, 'k'));
    const SigningKey witness("surveillance.example/w1", KeyUse::Witness, std::string(32, 'w'));
    const Note note = good_proof(key, witness).checkpoint;
    const auto notes = taken_of_changed(write(note), [](const std::string& text) {
        const auto read = read_note(text);
        return read && write(*read) != text;
    });
    BOOST_TEST(notes == 0U);
    const auto checkpoints = taken_of_changed(note.text, [](const std::string& text) {
        const auto read = checkpoint_from(text);
        return read && to_text(*read) != text;
    });
    BOOST_TEST(checkpoints == 0U);
    const auto keys = taken_of_changed(to_text(key.public_key()), [](const std::string& text) {
        return public_key_from(text).has_value();
    });
    BOOST_TEST(keys == 0U);
    const std::string sealed = seal(key, "long enough", {1, 8192});
    const auto seals = taken_of_changed(sealed, [&](const std::string& text) {
        const auto read = public_key_of_sealed(text);
        return read && *read != key.public_key();
    });
    BOOST_TEST(seals == 0U);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
