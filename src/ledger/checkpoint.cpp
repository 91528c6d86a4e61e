#include "ledger/checkpoint.h"

#include <fmt/format.h>

#include <limits>

#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::string_view proof_magic = "c2sp.org/tlog-proof@v1\n";
constexpr std::string_view index_word = "index ";
constexpr std::size_t longest_path = 63;
constexpr std::int64_t most_leaves = std::numeric_limits<std::int64_t>::max();

std::optional<Hash> hash_from_base64(std::string_view text) {
    const auto bytes = from_base64(text);
    return bytes ? hash_from(*bytes) : std::nullopt;
}

tl::unexpected<Problems> not_a_checkpoint() {
    return refused({}, tr("this is not a checkpoint: a name, a size and a root, each on its line"));
}

/// Takes the first line off `text`, without its LF; nothing if there is no LF.
std::optional<std::string_view> take_line(std::string_view& text) {
    const auto end = text.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    return line;
}

std::optional<std::int64_t> index_from(std::optional<std::string_view> line) {
    if (!line || !line->starts_with(index_word)) return std::nullopt;
    return whole_number_from(line->substr(index_word.size()), most_leaves);
}

/// The hashes up to the empty line, which is taken too.
std::optional<HashPath> path_from(std::string_view& text) {
    HashPath path;
    while (const auto line = take_line(text)) {
        if (line->empty()) return path;
        const auto hash = hash_from_base64(*line);
        if (!hash || path.size() == longest_path) return std::nullopt;
        path.push_back(*hash);
    }
    return std::nullopt;
}

}  // namespace

std::string to_text(const Checkpoint& checkpoint) {
    return fmt::format("{}\n{}\n{}\n", checkpoint.origin, checkpoint.head.size,
                       to_base64(bytes_of(checkpoint.head.root)));
}

Result<Checkpoint> checkpoint_from(std::string_view text) {
    const auto origin = take_line(text);
    const auto size = take_line(text);
    const auto root = take_line(text);
    if (!origin || !size || !root || !is_key_name(*origin)) return not_a_checkpoint();
    if (!text.empty()) return refused({"", 4, 1}, tr("a checkpoint has three lines"));
    const auto number = whole_number_from(*size, most_leaves);
    if (!number)
        return refused({"", 2, 1},
                       tr("{text} is not the size of a log", "text"_a = in_quotes(*size)));
    const auto hash = hash_from_base64(*root);
    if (!hash)
        return refused({"", 3, 1},
                       tr("{text} is not a hash in base64", "text"_a = in_quotes(*root)));
    return Checkpoint{std::string(*origin), {*number, *hash}};
}

Result<Checkpoint> open_checkpoint(const Note& note, const PublicKey& log) {
    if (log.use != KeyUse::Log)
        return refused({}, tr("{key} is a witness's key, not a log's", "key"_a = log.name));
    if (const auto time = signed_by(note, log); !time) return tl::make_unexpected(time.error());
    auto checkpoint = checkpoint_from(note.text);
    if (checkpoint && checkpoint->origin != log.name)
        return refused({}, tr("the checkpoint is of the log {log}, not of {other}",
                              "log"_a = in_quotes(checkpoint->origin), "other"_a = log.name));
    return checkpoint;
}

std::string write(const LogProof& proof) {
    std::string text = fmt::format("{}{}{}\n", proof_magic, index_word, proof.index);
    for (const Hash& hash : proof.path) text += to_base64(bytes_of(hash)) + "\n";
    return text + "\n" + write(proof.checkpoint);
}

Result<LogProof> read_log_proof(std::string_view bytes) {
    if (bytes.size() > longest_note) return refused({}, tr("too long for a proof"));
    if (!bytes.starts_with(proof_magic))
        return refused({"", 1, 1},
                       tr("this is not a proof: it does not begin with 'c2sp.org/tlog-proof@v1'"));
    bytes.remove_prefix(proof_magic.size());
    const auto index = index_from(take_line(bytes));
    if (!index)
        return refused({"", 2, 1}, tr("here stands 'index' and a record's place in the log"));
    auto path = path_from(bytes);
    if (!path) return refused({"", 3, 1}, tr("here stand hashes in base64 and then an empty line"));
    auto checkpoint = read_note(bytes);
    if (!checkpoint) return tl::make_unexpected(std::move(checkpoint.error()));
    return LogProof{*index, *std::move(path), *std::move(checkpoint)};
}

Result<Checkpoint> check_proof(const LogProof& proof, std::string_view record,
                               const PublicKey& log) {
    auto checkpoint = open_checkpoint(proof.checkpoint, log);
    if (!checkpoint) return checkpoint;
    const auto root = root_from(leaf_hash(record), proof.index, checkpoint->head.size, proof.path);
    if (!root || *root != checkpoint->head.root)
        return refused({}, tr("the proof does not lead from this record to the checkpoint's "
                              "root: record or proof was changed, or it is not record {record} "
                              "of this log",
                              "record"_a = proof.index + 1));
    return checkpoint;
}

}  // namespace fairdeal
