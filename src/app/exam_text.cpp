#include "app/exam_text.h"

#include <fmt/format.h>

#include "content/readers.h"
#include "ledger/hash.h"
#include "store/rows.h"

namespace fairdeal {

std::string exam_text(const ExamPaper& paper) {
    Header header;
    header.card = paper.card;
    if (header.game() == Game::Extreme) {  // a hand there has both; an exam leaves them open
        header.facts.minimum = Money::dollars(1);
        header.facts.mode = Mode::Regular;
    }
    return to_text(header) + "\n" + write_blueprint(paper.blueprint);
}

Result<ExamPaper> read_exam_text(std::string_view text, const std::string& source) {
    const auto end = text.find('\n');
    if (end == std::string_view::npos) return refused({source, 1, 1}, "this is no exam");
    Problems problems;
    const auto header = read_header(text.substr(0, end), problems);
    if (problems.empty() && !header) problems.push_back({{source, 1, 1}, "this is no table card"});
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    auto blueprint = read_blueprint(text.substr(end + 1), source);
    if (!blueprint) return tl::make_unexpected(std::move(blueprint.error()));
    if (blueprint->value.game != header->game())
        return refused({source, 1, 1}, "the table card is of another game");
    return ExamPaper{std::move(blueprint->value), header->card};
}

std::string exam_edition(std::string_view exam_text, std::span<const Misreading> misreadings) {
    return to_hex(sha256(fmt::format("fairdeal/exam/v1\n{} {}\n{}", drill_version,
                                     rules_name(misreadings), exam_text)));
}

}  // namespace fairdeal
