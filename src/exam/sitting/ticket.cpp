#include "exam/sitting/ticket.h"

#include <fmt/format.h>

namespace fairdeal {

namespace {

std::string text_of(std::string_view sitting) {
    return fmt::format("fairdeal exam ticket\n{}\n", sitting);
}

std::uint64_t number_in(const Hash& hash) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < 8; ++i) number = number << 8U | hash.at(i);
    return number;
}

/// The ticket of the sitting: its text is right and it bears one signature.
Result<Note> ticket_note(std::string_view ticket, std::string_view sitting) {
    auto note = read_note(ticket);
    if (!note || note->text != text_of(sitting) || note->signatures.size() != 1)
        return refused_about(std::string(sitting), "this is no ticket of the sitting");
    return *std::move(note);
}

}  // namespace

std::string make_ticket(const SigningKey& exam_key, std::string_view sitting) {
    Note note{text_of(sitting), {}};
    exam_key.sign(note);
    return write(note);
}

std::string commitment_to(std::string_view ticket) {
    return to_hex(sha256(fmt::format("fairdeal/ticket/v1\n{}", ticket)));
}

Result<ExamSeeds> seeds_of(std::string_view ticket, std::string_view sitting,
                           const std::optional<PublicKey>& exam_key) {
    const auto note = ticket_note(ticket, sitting);
    if (!note) return tl::make_unexpected(note.error());
    if (exam_key) {
        const auto good = signed_by(*note, *exam_key);
        if (!good)
            return refused_about(
                std::string(sitting),
                "the ticket is not signed by the office's exam key: " + good.error().front().what);
    }
    const Hash seed = sha256(note->signatures.front().bytes);
    return ExamSeeds([seed](int place, int attempt) {
        return number_in(sha256(fmt::format("{} {}/{}", bytes_of(seed), place, attempt))) |
               exam_seed_bit;
    });
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
