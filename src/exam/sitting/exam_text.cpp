#include "exam/sitting/exam_text.h"

#include <fmt/format.h>

#include "base/text.h"
#include "base/translation.h"
#include "content/readers.h"
#include "ledger/hash.h"
#include "log/rows.h"

namespace fairdeal {

Result<ExamPaper> paper_today(const Blueprint& exam, const Library& library) {
    const TableCardFile* table = find_table(library, exam.table);
    if (table == nullptr) return refused({exam.table, 0, 0}, tr("there is no such table card"));
    return ExamPaper{exam, table->card};
}

std::string exam_text(const ExamPaper& paper) {
    return card_line(paper.card) + "\n" + write_blueprint(paper.blueprint);
}

std::string language_of(const Blueprint& exam) {
    const std::string code = exam.languages.empty() ? "en" : exam.languages.front();
    return code == "en" ? fixed("English") : code;
}

std::string card_line(const TableCard& card) {
    std::string line(to_text(card.game()));
    for (const OptionSpec& spec : options_of(card.game())) {
        if (!card.is_standard(spec)) line += fmt::format(" {}={}", spec.name, card.text(spec));
    }
    for (const RemedySpec& spec : remedies()) {
        if (!card.remedies.is_standard(spec))
            line += fmt::format(" {}={}", spec.name, card.remedies.text(spec));
    }
    return line;
}

Result<TableCard> card_from_line(std::string_view line, const std::string& source) {
    const auto words = split_at(line, ' ');
    const auto game = game_from(words.front());
    if (!game)
        return refused({source, 1, 1},
                       tr("{text} is not a game", "text"_a = in_quotes(words.front())));
    TableCard card(*game);
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto equals = words[i].find('=');
        const std::string_view name = words[i].substr(0, equals);
        if (equals == std::string_view::npos || !card.text(name))
            return refused({source, 1, 1},
                           tr("{text} is no option of the game", "text"_a = in_quotes(words[i])));
        if (const auto wrong = card.set(name, words[i].substr(equals + 1)))
            return refused({source, 1, 1}, *wrong);
    }
    return card;
}

Result<ExamPaper> read_exam_text(std::string_view text, const std::string& source) {
    const auto end = text.find('\n');
    if (end == std::string_view::npos) return refused({source, 1, 1}, tr("this is no exam"));
    auto card = card_from_line(text.substr(0, end), source);
    if (!card) return tl::make_unexpected(std::move(card.error()));
    auto blueprint = read_blueprint(text.substr(end + 1), source);
    if (!blueprint) return tl::make_unexpected(std::move(blueprint.error()));
    if (blueprint->value.game != card->game())
        return refused({source, 1, 1}, tr("the table card is of another game"));
    return ExamPaper{std::move(blueprint->value), *card};
}

std::string exam_edition(std::string_view exam_text, std::span<const Misreading> misreadings) {
    return to_hex(sha256(fmt::format("fairdeal/exam/v5\n{} {}\n{}", drill_version,
                                     rules_name(misreadings), exam_text)));
}

}  // namespace fairdeal
