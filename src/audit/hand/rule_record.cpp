#include "audit/hand/rule_record.h"

#include "base/translation.h"
#include "record/irregular/as_played.h"

namespace fairdeal {

namespace {

Verdict verdict_on(const Claim& claim, const RuledRecord& ruled,
                   const MisreadingSource& misreadings) {
    Verdict plain = judge(claim, ruled.ruling);
    if (plain.right) return plain;
    return judge(claim, ruled.record, ruled.ruling, misreadings());
}

Result<HandRecord> read_ruled(const SourcedRecord& text) {
    if (!text.problems.empty()) return tl::make_unexpected(text.problems);
    if (text.too_long) {
        return refused({"", 1, 1},
                       tr("a record of more than {most} bytes", "most"_a = longest_record));
    }
    auto record = read_record(text.text);
    if (!record) return record;
    if (const auto problem = not_ruled(*record)) return tl::make_unexpected(Problems{*problem});
    if (went_wrong(*record)) record = must_lie_as_played(*std::move(record));
    if (Problems problems = miscounted(*record); !problems.empty())
        return tl::make_unexpected(std::move(problems));
    return record;
}

}  // namespace

std::optional<Problem> not_ruled(const HandRecord& record) {
    const Game game = record.header.game();
    if (rules_of(game) != nullptr) return std::nullopt;
    return Problem{
        {"", 1, 1},
        tr("the rules of {game} are not known to this program yet", "game"_a = to_text(game))};
}

RuledRecord rule_record(const SourcedRecord& text, std::int64_t number,
                        const MisreadingSource& misreadings, bool order_known) {
    RuledRecord ruled;
    ruled.number = number;
    ruled.id = id_of(text.text);
    auto record = read_ruled(text);
    if (!record) {
        ruled.problems = std::move(record.error());
        return ruled;
    }
    ruled.record = *std::move(record);
    ruled.ruling = rule(ruled.record);
    if (!order_known) ruled.ruling.leave_order_out();
    const Claim claim = claim_of(ruled.record);
    if (!claim.empty()) ruled.verdict = verdict_on(claim, ruled, misreadings);
    return ruled;
}

}  // namespace fairdeal
