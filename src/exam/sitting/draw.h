#pragma once
// What an exam's items are drawn from: the ticket that the office committed to when the sitting was
// opened, and a contribution each of invigilator and candidate, committed to when it starts. All
// three are needed, and each is fixed before anybody can know the others: so nobody chooses or
// foresees the items. They come into the log with the decision, and from then on everybody can
// draw the items again.
//
// Sittings of older programs were drawn from the ticket alone; their draw is that ticket.

#include <optional>
#include <string>

#include "exam/sitting/ticket.h"

namespace fairdeal {

enum class StartRole : std::uint8_t { Invigilator, Candidate };
/// "invigilator", "candidate".
std::string_view to_text(StartRole role);
std::optional<StartRole> start_role_from(std::string_view word);

constexpr std::size_t longest_typed = 40;  // characters of a contribution

struct Contribution {
    std::string random;  // 64 hexadecimal digits, made by the program
    std::string typed;   // what the person typed beside them; may be empty; one line
    friend bool operator==(const Contribution&, const Contribution&) = default;
};
/// A new one. Refused: more than `longest_typed` characters, or more than one line.
Result<Contribution> make_contribution(std::string_view typed);
/// What the log says of it at the start: 64 hexadecimal digits.
std::string commitment_to(const Contribution& contribution, std::string_view sitting,
                          StartRole role);

struct Contributions {
    Contribution invigilator, candidate;
    [[nodiscard]] const Contribution& of(StartRole role) const {
        return role == StartRole::Invigilator ? invigilator : candidate;
    }
    friend bool operator==(const Contributions&, const Contributions&) = default;
};

struct ExamDraw {
    std::string ticket;
    std::optional<Contributions> contributions;  // none: of a program before there were any
    friend bool operator==(const ExamDraw&, const ExamDraw&) = default;
};
/// The text of a Decide event.
std::string to_text(const ExamDraw& draw);
/// Reads strictly: what it takes, to_text() gives back. Refused: no ticket of this sitting, a
/// contribution that is missing or malformed.
Result<ExamDraw> draw_from(std::string_view text, std::string_view sitting);

/// The seeds of the items. Refused: no ticket of this sitting, or, with a key, not signed by it.
Result<ExamSeeds> seeds_of(const ExamDraw& draw, std::string_view sitting,
                           const std::optional<PublicKey>& exam_key);

/// Refused: no ticket of this sitting.
Result<ItemKeys> item_keys_of(const ExamDraw& draw, std::string_view sitting);

}  // namespace fairdeal
