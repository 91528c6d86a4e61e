#include "duty/kept_answer.h"

#include <fmt/format.h>

#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::string_view dealer_case = "dealer:";
constexpr std::int64_t most_records = std::int64_t{1} << 48U;

/// "KEY REST": the rest; nothing: the line has another key.
std::optional<std::string_view> rest_of(std::string_view line, std::string_view key) {
    if (!line.starts_with(key) || line.size() <= key.size() || line[key.size()] != ' ')
        return std::nullopt;
    return line.substr(key.size() + 1);
}

std::vector<std::int64_t> numbers_in(std::string_view text) {
    std::vector<std::int64_t> numbers;
    for (const std::string_view word : split_at(text, ' '))
        numbers.push_back(whole_number_from(word, most_records).value_or(0));
    return numbers;
}

/// A line after the first; what is left out or wrong shows when the answer is written again.
void read_line(std::string_view line, KeptAnswer& answer) {
    if (const auto row = rest_of(line, "row")) answer.row = *row;
    if (const auto table = rest_of(line, "table")) answer.table = *table;
    if (const auto about = rest_of(line, "about"))
        answer.about = utc_time_from(*about).value_or(UtcTime());
    if (const auto until = rest_of(line, "until")) answer.until = utc_time_from(*until);
    if (const auto reason = rest_of(line, "reason")) answer.reason = *reason;
    if (const auto facts = rest_of(line, "facts")) answer.facts = numbers_in(*facts);
    if (const auto hash = rest_of(line, "hash"))
        answer.hash = hash_from_hex(*hash).value_or(Hash());
}

}  // namespace

Hash hash_of_facts(const std::vector<Hash>& facts) {
    std::string bytes;
    for (const Hash& hash : facts) bytes += bytes_of(hash);
    return sha256(bytes);
}

KeptAnswer kept_answer_of(const Decision& decision, const std::string& by, const UtcTime& at) {
    const InEnglish kept;
    KeptAnswer answer{decision.question.dealer,
                      decision.question.table,
                      decision.question.at,
                      decision.answer(),
                      std::string(decision.row().name),
                      reason_in_words(decision),
                      decision.until,
                      {},
                      {},
                      0,
                      by,
                      at};
    std::vector<Hash> hashes;
    for (const Fact* fact : decision.facts()) {
        answer.facts.push_back(fact->number);
        hashes.push_back(fact->hash);
    }
    if (!hashes.empty()) answer.hash = hash_of_facts(hashes);
    return answer;
}

Entry entry_of(const KeptAnswer& answer) {
    std::string text = fmt::format("{}\nrow {}\ntable {}\nabout {}\n", to_text(answer.answer),
                                   answer.row, answer.table, to_text(answer.about));
    if (answer.until) text += fmt::format("until {}\n", to_text(*answer.until));
    text += fmt::format("reason {}\n", answer.reason);
    if (!answer.facts.empty())
        text +=
            fmt::format("facts {}\nhash {}\n", fmt::join(answer.facts, " "), to_hex(answer.hash));
    return {EntryKind::DutyAnswer,
            std::nullopt,
            std::string(dealer_case) + answer.dealer,
            answer.by,
            answer.at,
            text};
}

Result<KeptAnswer> kept_answer_from(const Entry& entry, std::int64_t number) {
    KeptAnswer answer;
    const auto lines = split_at(entry.text, '\n');
    const auto word = duty_answer_from(lines.front());
    if (entry.case_id.starts_with(dealer_case))
        answer.dealer = entry.case_id.substr(dealer_case.size());
    for (const std::string_view line : lines) read_line(line, answer);
    answer.answer = word.value_or(DutyAnswer::No);
    answer.by = entry.by;
    answer.at = entry.at.value_or(UtcTime());
    const bool are_ids =
        !answer.dealer.empty() && answer.table.find_first_of(" \n") == std::string::npos;
    if (!word || !are_ids || answer.table.empty() || entry_of(answer) != entry)
        return refused({},
                       tr("record #{number} is no answer that can be read", "number"_a = number));
    answer.number = number;
    return answer;
}

}  // namespace fairdeal
