#include "exam/records/receipt.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "exam/sitting/written_code.h"
#include "store/new_file.h"
#include "store/put_file.h"

namespace fairdeal {

namespace {

constexpr std::string_view first_line = fixed("Fairdeal exam receipt\n");

std::string body_of(const Receipt& receipt) {
    return fmt::format("sitting {}\n{} {}\ncommitment {}\n\n{}", receipt.sitting,
                       to_text(receipt.role), receipt.person, receipt.commitment,
                       receipt.checkpoint);
}

CheckLine about_receipt(CheckStanding standing, std::string words) {
    return {standing, std::move(words), CheckAbout::Receipt};
}

CheckLine line_for(bool holds, const Receipt& receipt) {
    const bool by_invigilator = receipt.role == StartRole::Invigilator;
    if (holds)
        return about_receipt(CheckStanding::Holds,
                             by_invigilator ? tr("the invigilator's receipt is of this very start")
                                            : tr("the candidate's receipt is of this very start"));
    return about_receipt(
        CheckStanding::Fails,
        by_invigilator ? tr("the invigilator's receipt is of another start than the office shows")
                       : tr("the candidate's receipt is of another start than the office shows"));
}

}  // namespace

std::string code_of(const Receipt& receipt) {
    return written_code("fairdeal/receipt/v1\n" + body_of(receipt));
}

std::string to_text(const Receipt& receipt) {
    return fmt::format("{}code {}\n{}", first_line, code_of(receipt), body_of(receipt));
}

Result<Receipt> receipt_from(std::string_view text, const std::string& source) {
    Receipt receipt;
    std::string_view rest = text;
    const auto take = [&rest](std::string_view word) -> std::string_view {
        const auto end = rest.find('\n');
        if (!rest.starts_with(word) || end == std::string_view::npos) return {};
        const std::string_view value = rest.substr(word.size(), end - word.size());
        rest.remove_prefix(end + 1);
        return value;
    };
    if (rest.starts_with(first_line)) {
        rest.remove_prefix(first_line.size());
        take("code ");
        receipt.sitting = take("sitting ");
        receipt.role =
            rest.starts_with("invigilator ") ? StartRole::Invigilator : StartRole::Candidate;
        receipt.person = take(std::string(to_text(receipt.role)) + " ");
        receipt.commitment = take("commitment ");
        take("");
        receipt.checkpoint = rest;
    }
    if (receipt.checkpoint.empty() || to_text(receipt) != text)
        return refused({source, 0, 0}, tr("this is no receipt of an exam, or it was changed"));
    return receipt;
}

std::vector<Receipt> receipts_of(const Sitting& sitting) {
    if (!sitting.is_started()) return {};
    const SittingStart& start = sitting.start;
    return {
        {sitting.id, sitting.invigilator, StartRole::Invigilator, start.invigilator,
         start.checkpoint},
        {sitting.id, sitting.candidate, StartRole::Candidate, start.candidate, start.checkpoint}};
}

std::filesystem::path file_of(const Receipt& receipt, const std::filesystem::path& folder) {
    return folder / fmt::format("{}-{}.receipt", receipt.sitting, to_text(receipt.role));
}

Result<void> put_receipt(const Receipt& receipt, const std::filesystem::path& folder) {
    return put_new(file_of(receipt, folder).string(), to_text(receipt), for_its_owner);
}

CheckLine receipt_line(const Transcript& transcript, std::string_view text) {
    const std::string code = code_letters_of(text);
    const auto given = receipt_from(text, "");
    if (code.empty() && !given) {
        const bool is_typed = text.find('\n') == std::string_view::npos;
        return is_typed ? about_receipt(
                              CheckStanding::Open,
                              tr("'{text}' is no code: a code has 20 letters and digits, as {code}",
                                 "text"_a = text, "code"_a = "K7QF-2M3P-9RTA-WX4C-HB6D"))
                        : about_receipt(CheckStanding::Fails, given.error().front().what);
    }
    for (const Receipt& own : receipts_of(transcript.sitting)) {
        if (code.empty() && given->role == own.role) return line_for(*given == own, own);
        if (!code.empty() && code_letters_of(code_of(own)) == code) return line_for(true, own);
    }
    if (!code.empty() && code_letters_of(end_code(transcript.records)) == code)
        return about_receipt(CheckStanding::Holds,
                             tr("the code is of this very end: nothing was answered otherwise"));
    return about_receipt(
        CheckStanding::Fails,
        tr("the code is of another start or end than the office shows, or it was mistyped"));
}

}  // namespace fairdeal
