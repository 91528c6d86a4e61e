#include "exam/sitting/draw.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "ledger/random_hex.h"

namespace fairdeal {

namespace {

constexpr std::string_view first_line_of_draw = fixed("fairdeal exam draw\n");
constexpr std::size_t bytes_of_random = 32;

bool is_typed(std::string_view text) {
    const auto characters = std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;  // bytes that begin one in UTF-8
    });
    return is_one_line(text) && static_cast<std::size_t>(characters) <= longest_typed;
}

std::string to_text(const Contribution& contribution) {
    return contribution.random + (contribution.typed.empty() ? "" : " " + contribution.typed);
}

std::optional<Contribution> contribution_from(std::string_view line) {
    const auto blank = std::min(line.find(' '), line.size());
    Contribution read{std::string(line.substr(0, blank)), {}};
    if (blank < line.size()) read.typed = line.substr(blank + 1);
    const bool has_nothing_typed = blank < line.size() && read.typed.empty();
    if (!is_hex(read.random, 2 * bytes_of_random) || !is_typed(read.typed) || has_nothing_typed)
        return std::nullopt;
    return read;
}

/// "invigilator 0f1e... what was typed", the next line of `text`.
std::optional<Contribution> take_contribution(std::string_view& text, StartRole role) {
    const auto end = text.find('\n');
    const std::string before = std::string(to_text(role)) + " ";
    if (end == std::string_view::npos || !text.starts_with(before)) return std::nullopt;
    const std::string_view line = text.substr(before.size(), end - before.size());
    text.remove_prefix(end + 1);
    return contribution_from(line);
}

tl::unexpected<Problems> no_ticket(std::string_view sitting) {
    return refused_about(std::string(sitting), tr("this is no ticket of the sitting"));
}

tl::unexpected<Problems> no_contribution(std::string_view sitting, StartRole role) {
    return refused_about(std::string(sitting),
                         role == StartRole::Invigilator
                             ? tr("the draw has no contribution of the invigilator")
                             : tr("the draw has no contribution of the candidate"));
}

std::string line_of(const Contribution& contribution, StartRole role) {
    return fmt::format("{} {}\n", to_text(role), to_text(contribution));
}

/// What all seeds and keys of a draw come from.
std::string secret_of(const ExamDraw& draw, std::string_view sitting) {
    return fmt::format("{}\n{}\n{}{}", sitting, to_hex(sha256(draw.ticket)),
                       line_of(draw.contributions->invigilator, StartRole::Invigilator),
                       line_of(draw.contributions->candidate, StartRole::Candidate));
}

}  // namespace

std::string_view to_text(StartRole role) {
    return role == StartRole::Invigilator ? "invigilator" : "candidate";
}

std::optional<StartRole> start_role_from(std::string_view word) {
    if (word == to_text(StartRole::Invigilator)) return StartRole::Invigilator;
    if (word == to_text(StartRole::Candidate)) return StartRole::Candidate;
    return std::nullopt;
}

Result<Contribution> make_contribution(std::string_view typed) {
    if (!is_typed(typed))
        return refused_about(in_quotes(typed), tr("type at most {number} characters in one line",
                                                  "number"_a = longest_typed));
    return Contribution{random_hex(bytes_of_random), std::string(typed)};
}

std::string commitment_to(const Contribution& contribution, std::string_view sitting,
                          StartRole role) {
    return to_hex(sha256(
        fmt::format("fairdeal/contribution/v1\n{}\n{}", sitting, line_of(contribution, role))));
}

std::string to_text(const ExamDraw& draw) {
    if (!draw.contributions) return draw.ticket;
    return fmt::format("{}{}{}\n{}", first_line_of_draw,
                       line_of(draw.contributions->invigilator, StartRole::Invigilator),
                       line_of(draw.contributions->candidate, StartRole::Candidate), draw.ticket);
}

Result<ExamDraw> draw_from(std::string_view text, std::string_view sitting) {
    if (!text.starts_with(first_line_of_draw)) {
        if (!is_ticket_of(text, sitting)) return no_ticket(sitting);
        return ExamDraw{std::string(text), std::nullopt};
    }
    text.remove_prefix(first_line_of_draw.size());
    const auto invigilator = take_contribution(text, StartRole::Invigilator);
    if (!invigilator) return no_contribution(sitting, StartRole::Invigilator);
    const auto candidate = take_contribution(text, StartRole::Candidate);
    if (!candidate || !text.starts_with('\n'))
        return no_contribution(sitting, StartRole::Candidate);
    text.remove_prefix(1);
    if (!is_ticket_of(text, sitting)) return no_ticket(sitting);
    return ExamDraw{std::string(text), Contributions{*invigilator, *candidate}};
}

Result<ExamSeeds> seeds_of(const ExamDraw& draw, std::string_view sitting,
                           const std::optional<PublicKey>& exam_key) {
    auto of_ticket = seeds_of(draw.ticket, sitting, exam_key);
    if (!of_ticket || !draw.contributions) return of_ticket;
    return seeds_from(sha256("fairdeal/seed/v2\n" + secret_of(draw, sitting)));
}

Result<ItemKeys> item_keys_of(const ExamDraw& draw, std::string_view sitting) {
    if (!draw.contributions) return item_keys_of(draw.ticket, sitting);
    if (!is_ticket_of(draw.ticket, sitting)) return no_ticket(sitting);
    return ItemKeys([secret = secret_of(draw, sitting)](int place) {
        return sha256(fmt::format("fairdeal/item/v2\n{}\n{}", place, secret));
    });
}

}  // namespace fairdeal
