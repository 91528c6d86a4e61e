#include "exam/sitting/ticket.h"

#include <fmt/format.h>

#include "base/translation.h"
#include "ledger/random_hex.h"

namespace fairdeal {

namespace {

constexpr std::size_t random_bytes = 32;

/// Of older tickets the whole text.
std::string first_lines(std::string_view sitting) {
    return fmt::format(fixed("fairdeal exam ticket\n{}\n"), sitting);
}

bool is_text_of(std::string_view text, std::string_view sitting) {
    const std::string first = first_lines(sitting);
    const bool has_random_line = text.size() == first.size() + 2 * random_bytes + 1 &&
                                 text.find('\n', first.size()) == text.size() - 1;
    return text == first || (text.starts_with(first) && has_random_line);
}

std::uint64_t number_in(const Hash& hash) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < 8; ++i) number = number << 8U | hash.at(i);
    return number;
}

/// The ticket of the sitting: its text is right and it bears one signature.
Result<Note> ticket_note(std::string_view ticket, std::string_view sitting) {
    auto note = read_note(ticket);
    if (!note || !is_text_of(note->text, sitting) || note->signatures.size() != 1)
        return refused_about(std::string(sitting), tr("this is no ticket of the sitting"));
    return *std::move(note);
}

}  // namespace

std::string make_ticket(const SigningKey& exam_key, std::string_view sitting) {
    Note note{first_lines(sitting) + random_hex(random_bytes) + "\n", {}};
    exam_key.sign(note);
    return write(note);
}

bool is_ticket_of(std::string_view ticket, std::string_view sitting) {
    return ticket_note(ticket, sitting).has_value();
}

std::string commitment_to(std::string_view ticket) {
    return to_hex(sha256(fmt::format("fairdeal/ticket/v1\n{}", ticket)));
}

ExamSeeds seeds_from(const Hash& hash) {
    return [hash](int place, int attempt) {
        return number_in(sha256(fmt::format("{} {}/{}", bytes_of(hash), place, attempt))) |
               exam_seed_bit;
    };
}

Result<ExamSeeds> seeds_of(std::string_view ticket, std::string_view sitting,
                           const std::optional<PublicKey>& exam_key) {
    const auto note = ticket_note(ticket, sitting);
    if (!note) return tl::make_unexpected(note.error());
    if (exam_key) {
        const auto good = signed_by(*note, *exam_key);
        if (!good)
            return refused_about(std::string(sitting),
                                 tr("the ticket is not signed by the office's exam key: {why}",
                                    "why"_a = good.error().front().what));
    }
    return seeds_from(sha256(note->signatures.front().bytes));
}

Result<ItemKeys> item_keys_of(std::string_view ticket, std::string_view sitting) {
    const auto note = ticket_note(ticket, sitting);
    if (!note) return tl::make_unexpected(note.error());
    const std::string secret = note->signatures.front().bytes;
    return ItemKeys([secret](int place) {
        return sha256(fmt::format("fairdeal/item/v1\n{}\n{}", place, secret));
    });
}

}  // namespace fairdeal
