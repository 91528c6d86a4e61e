#include "exam/records/checks/start_proof.h"

#include "base/text.h"
#include "base/translation.h"
#include "exam/sitting/start_checkpoint.h"

namespace fairdeal {

namespace {

std::optional<HashPath> path_from(std::string_view text) {
    HashPath path;
    while (!text.empty()) {
        const auto end = text.find('\n');
        if (end == std::string_view::npos) return std::nullopt;
        const auto bytes = from_base64(text.substr(0, end));
        const auto hash = bytes ? hash_from(*bytes) : std::nullopt;
        if (!hash) return std::nullopt;
        path.push_back(*hash);
        text.remove_prefix(end + 1);
    }
    return path;
}

}  // namespace

Result<std::string> start_proof(const HandLog& log, const Sitting& sitting) {
    const auto start = start_checkpoint_from(sitting.start.checkpoint);
    if (!start) return tl::make_unexpected(start.error());
    const auto path = log.prove_consistency(start->checkpoint.head.size);
    if (!path) return tl::make_unexpected(path.error());
    std::string text;
    for (const Hash& hash : *path) text += to_base64(bytes_of(hash)) + "\n";
    return text;
}

std::optional<std::string> why_start_not_proven(const Sitting& sitting, const StartRecords& records,
                                                std::string_view proof, const Checkpoint& newest) {
    const auto start = start_checkpoint_from(sitting.start.checkpoint);
    if (!start) return start.error().front().what;
    const auto path = path_from(proof);
    if (!path) return tr("it is not a path of hashes");
    const Checkpoint& then = start->checkpoint;
    if (then.origin != newest.origin) return tr("the exam was started in another log");
    if (then.head.size < records.committed || then.head.size >= records.started)
        return tr("the checkpoint of the start does not lie between the commitments and the start");
    if (!is_consistent(then.head, newest.head, *path))
        return tr("the log does not continue from the checkpoint that the exam was started with");
    return std::nullopt;
}

}  // namespace fairdeal
