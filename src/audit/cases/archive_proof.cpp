#include "audit/cases/archive_proof.h"

#include <algorithm>

#include "base/translation.h"

namespace fairdeal {

bool ArchiveProof::wrong(const std::string& part, const std::string& what) {
    problems_.push_back({{source_, 0, 0}, part + ": " + what});
    return false;
}

bool ArchiveProof::wrong(const std::string& part, const Problems& problems) {
    return wrong(part, problems.front().what);
}

const std::string* ArchiveProof::part(std::string_view name) const {
    const auto found = std::find_if(archive_.begin(), archive_.end(),
                                    [&](const ArchivePart& one) { return one.name == name; });
    return found == archive_.end() ? nullptr : &found->bytes;
}

std::optional<PublicKey> ArchiveProof::read_key(const std::string& name) {
    const auto no_key = [&](const auto& why) {
        wrong(name, why);
        return std::nullopt;
    };
    const std::string* text = part(name);
    if (text == nullptr) return no_key(tr("it is missing"));
    const auto key = public_key_from(text->substr(0, text->find('\n')));
    if (!key) return no_key(key.error());
    if (to_text(*key) + "\n" != *text) return no_key(tr("it is not one line"));
    return *key;
}

std::optional<std::int64_t> ArchiveProof::prove(const std::string& name, const PublicKey& key) {
    const auto not_proven = [&](const auto& why) {
        wrong(name, why);
        return std::nullopt;
    };
    const std::string* record = part(name + ".record");
    const std::string* proof_text = part(name + ".proof");
    const std::string* note = part("checkpoint");
    if (record == nullptr || proof_text == nullptr || note == nullptr)
        return not_proven(tr("its record, its proof or the checkpoint is missing"));
    const auto proof = read_log_proof(*proof_text);
    if (!proof) return not_proven(proof.error());
    const auto proven = check_proof(*proof, *record, key);
    if (!proven) return not_proven(proven.error());
    if (write(proof->checkpoint) != *note)
        return not_proven(tr("it is proven under another checkpoint"));
    checkpoint_ = *proven;
    note_ = *note;
    return proof->index + 1;
}

}  // namespace fairdeal
