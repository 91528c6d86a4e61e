#include "ledger/note.h"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <limits>

#include "base/text.h"
#include "base/translation.h"
#include "ledger/bytes.h"

namespace fairdeal {

namespace {

constexpr std::string_view em_dash = "\xe2\x80\x94 ";
constexpr std::size_t id_width = 4;
constexpr std::size_t time_width = 8;

/// How many bytes follow the first byte of a UTF-8 character; -1: none begins so.
int bytes_behind(unsigned char first) {
    if (first < 0x80) return 0;
    if (first >= 0xc2 && first < 0xe0) return 1;
    if (first >= 0xe0 && first < 0xf0) return 2;
    return first >= 0xf0 && first < 0xf5 ? 3 : -1;
}

/// The bytes of the character at the front of `text`; 0 where it is none that UTF-8 allows:
/// overlong, a surrogate, beyond U+10FFFF.
std::size_t character_at_front(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    const int behind = bytes_behind(first);
    if (behind < 0 || text.size() <= static_cast<std::size_t>(behind)) return 0;
    for (std::size_t i = 1; i <= static_cast<std::size_t>(behind); ++i)
        if ((static_cast<unsigned char>(text[i]) & 0xc0U) != 0x80) return 0;
    if (behind >= 2) {
        const auto second = static_cast<unsigned char>(text[1]);
        if ((first == 0xe0 && second < 0xa0) || (first == 0xed && second > 0x9f)) return 0;
        if ((first == 0xf0 && second < 0x90) || (first == 0xf4 && second > 0x8f)) return 0;
    }
    return static_cast<std::size_t>(behind) + 1;
}

std::string signature_line(const NoteSignature& signature) {
    return fmt::format("{}{} {}\n", em_dash, signature.name,
                       to_base64(big_endian(signature.key_id, id_width) + signature.bytes));
}

std::optional<NoteSignature> signature_from(std::string_view line) {
    if (!line.starts_with(em_dash)) return std::nullopt;
    line.remove_prefix(em_dash.size());
    const auto space = line.find(' ');
    if (space == std::string_view::npos || !is_key_name(line.substr(0, space))) return std::nullopt;
    const auto bytes = from_base64(line.substr(space + 1));
    if (!bytes || bytes->size() <= id_width) return std::nullopt;
    return NoteSignature{std::string(line.substr(0, space)),
                         static_cast<std::uint32_t>(number_from(bytes->substr(0, id_width))),
                         bytes->substr(id_width)};
}

/// The lines after the blank line; `first_line` is the number of the first of them.
Result<std::vector<NoteSignature>> signatures_from(std::string_view lines, int first_line) {
    std::vector<NoteSignature> signatures;
    while (!lines.empty()) {
        const auto end = lines.find('\n');
        const int number = first_line + static_cast<int>(signatures.size());
        auto signature = signature_from(lines.substr(0, end));
        if (!signature) return refused({"", number, 1}, tr("this is not a signature line"));
        if (signatures.size() == most_signatures)
            return refused({"", number, 1},
                           tr("more than {most} signatures", "most"_a = most_signatures));
        signatures.push_back(*std::move(signature));
        lines.remove_prefix(end + 1);
    }
    if (signatures.empty()) return refused({"", first_line, 1}, tr("the note is not signed"));
    return signatures;
}

/// The bytes that a signature is made over, and where in it the 64 bytes begin.
std::string signed_bytes(const Note& note, KeyUse use, std::string_view signature) {
    if (use == KeyUse::Log) return note.text;
    return fmt::format("cosignature/v1\ntime {}\n{}", number_from(signature.substr(0, time_width)),
                       note.text);
}

bool is_good(const Note& note, const PublicKey& key, std::string_view signature) {
    const std::size_t before = key.use == KeyUse::Log ? 0 : time_width;
    if (signature.size() != before + crypto_sign_BYTES) return false;
    constexpr std::uint64_t latest = std::numeric_limits<std::int64_t>::max();
    if (before != 0 && number_from(signature.substr(0, before)) > latest) return false;
    const std::string message = signed_bytes(note, key.use, signature);
    return crypto_sign_verify_detached(raw(signature.substr(before)), raw(message), message.size(),
                                       key.bytes.data()) == 0;
}

}  // namespace

bool is_key_name(std::string_view name) {
    constexpr std::size_t longest = 200;
    return !name.empty() && name.size() <= longest &&
           std::all_of(name.begin(), name.end(),
                       [](char c) { return c > ' ' && c <= '~' && c != '+'; });
}

std::uint32_t key_id(const PublicKey& key) {
    const std::string bytes =
        fmt::format("{}\n{}{}", key.name, static_cast<char>(key.use), bytes_of(key.bytes));
    return static_cast<std::uint32_t>(number_from(bytes_of(sha256(bytes)).substr(0, id_width)));
}

std::string to_text(const PublicKey& key) {
    return fmt::format("{}+{:08x}+{}", key.name, key_id(key),
                       to_base64(static_cast<char>(key.use) + std::string(bytes_of(key.bytes))));
}

Result<PublicKey> public_key_from(std::string_view text) {
    constexpr const char* form =
        sentence("this is not a public key of the form name+0f1e2d3c+base64");
    const auto first = text.find('+');
    const auto second = first == std::string_view::npos ? first : text.find('+', first + 1);
    if (second == std::string_view::npos || !is_key_name(text.substr(0, first)))
        return refused({}, tr(form));
    const auto bytes = from_base64(text.substr(second + 1));
    if (!bytes || bytes->size() != 1 + sizeof(Hash)) return refused({}, tr(form));
    const auto use = static_cast<KeyUse>(bytes->front());
    if (use != KeyUse::Log && use != KeyUse::Witness)
        return refused({}, tr("this public key is of a kind that Fairdeal does not know"));
    PublicKey key{std::string(text.substr(0, first)), use, *hash_from(bytes->substr(1))};
    if (to_text(key) != text)
        return refused({},
                       tr("the public key is damaged: its number does not fit its name and bytes"));
    return key;
}

bool is_plain_text(std::string_view text) {
    while (!text.empty()) {
        const std::size_t size = character_at_front(text);
        if (size == 0) return false;
        if (static_cast<unsigned char>(text.front()) < ' ' && text.front() != '\n') return false;
        text.remove_prefix(size);
    }
    return true;
}

bool is_one_line(std::string_view text) {
    return is_plain_text(text) && text.find('\n') == std::string_view::npos;
}

Result<Note> read_note(std::string_view bytes) {
    if (bytes.size() > longest_note)
        return refused({}, tr("a note of more than {most} bytes", "most"_a = longest_note));
    if (!is_plain_text(bytes))
        return refused({},
                       tr("the note holds bytes that are no UTF-8 text, or control characters"));
    const auto blank = bytes.rfind("\n\n");
    if (blank == std::string_view::npos || bytes.back() != '\n')
        return refused({},
                       tr("this is not a signed note: a text, a blank line, lines of signatures"));
    const std::string_view text = bytes.substr(0, blank + 1);
    const auto lines = std::count(text.begin(), text.end(), '\n');
    auto signatures = signatures_from(bytes.substr(blank + 2), static_cast<int>(lines) + 2);
    if (!signatures) return tl::make_unexpected(std::move(signatures.error()));
    return Note{std::string(text), *std::move(signatures)};
}

std::string write(const Note& note) {
    std::string bytes = note.text + "\n";
    for (const NoteSignature& signature : note.signatures) bytes += signature_line(signature);
    return bytes;
}

Result<std::int64_t> signed_by(const Note& note, const PublicKey& key) {
    const std::uint32_t id = key_id(key);
    std::optional<std::int64_t> time;
    for (const NoteSignature& signature : note.signatures) {
        if (signature.name != key.name || signature.key_id != id) continue;
        if (!is_good(note, key, signature.bytes))
            return refused({}, tr("the signature of {key} is wrong", "key"_a = key.name));
        if (time) continue;
        time = key.use == KeyUse::Log
                   ? 0
                   : static_cast<std::int64_t>(number_from(signature.bytes.substr(0, time_width)));
    }
    if (!time) return refused({}, tr("there is no signature of {key}", "key"_a = key.name));
    return *time;
}

}  // namespace fairdeal
