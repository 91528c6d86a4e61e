#include <fmt/format.h>

#include "audit/hand/replay_hand.h"
#include "audit/hand/rule_record.h"
#include "base/translation.h"
#include "cli/commands.h"
#include "cli/content/misreadings.h"
#include "cli/output.h"
#include "cli/ruling_text.h"
#include "log/hand_log.h"
#include "log/office_log.h"
#include "rules/verdict_words.h"

namespace fairdeal {

namespace {

std::string clauses_in_text(const Clauses& clauses) {
    std::string text;
    for (const ClauseId clause : clauses) text += fmt::format(" {}", clause.id);
    return text;
}

/// What the step did: the spot as it is now, or for a settlement line whether it is right.
std::string outcome_of(const ReplayStep& step) {
    if (!step.verdict) return spot_in_words(step.table, step.seat);
    return step.is_wrong() ? tr("WRONG: ruled {ruled}", "ruled"_a = ruled_in_words(*step.verdict))
                           : tr("right");
}

std::string text_of(const std::vector<Breach>& breaches) {
    std::string text;
    for (const Breach& breach : breaches)
        text +=
            "     " +
            tr("fault: {what} {clause}", "what"_a = breach.what, "clause"_a = breach.clause.id) +
            "\n";
    return text;
}

std::string text_of(const std::vector<ReplayLine>& lines) {
    std::string text;
    for (const ReplayLine& line : lines)
        text += fmt::format("{:>3}  {}\n", line.line, line.text) + text_of(line.breaches);
    return text;
}

std::string text_of(const ReplayStep& step, std::size_t width) {
    std::string text = text_of(step.before);
    text += fmt::format("{:>3}  {:<{}}  {}\n", step.line, step.event, width, outcome_of(step));
    text += text_of(step.breaches);
    if (!step.whole_table) return text;
    text += "\n";
    for (const std::string& spot : table_in_words(step.table))
        text += fmt::format("       {}\n", spot);
    return text + "\n";
}

std::string comparison_of(const WagerVerdict& wager) {
    const std::string about = fmt::format("{} {}", to_text(wager.who),
                                          wager.wager == Wager::None ? "" : to_text(wager.wager));
    std::string text =
        fmt::format("{:<18}  {:<23}  {:<20}  {}{}\n", about,
                    tr("recorded {settlement}", "settlement"_a = claimed_in_words(wager)),
                    tr("ruled {settlement}", "settlement"_a = ruled_in_words(wager)),
                    to_text(wager.standing), clauses_in_text(wager.because));
    if (wager.misreading) text += fmt::format("{:<18}  {}\n", "", wager.trainer_says);
    return text;
}

std::string text_of(const Replay& replay) {
    std::size_t width = 0;
    for (const ReplayStep& step : replay.steps) width = std::max(width, step.event.size());
    std::string text = to_text(replay.record.header) + "\n\n";
    for (const ReplayStep& step : replay.steps) text += text_of(step, width);
    text += text_of(replay.after) + "\n";
    for (const WagerVerdict& wager : replay.verdict.wagers) text += comparison_of(wager);
    for (const Breach& note : replay.ruling.notes) text += note_in_words(note) + "\n";
    for (const Act& act : replay.ruling.next)
        text += tr("next: {act}", "act"_a = to_text(act)) + "\n";
    if (!replay.is_claimed) return text + tr("no settlement is recorded") + "\n";
    return text +
           (replay.verdict.right ? tr("the settlement is right")
                                 : tr("the settlement is not right")) +
           "\n";
}

/// As `rule` prints it: its number is that in the log.
RuledRecord ruled_of(const StoredHand& stored, const Replay& replay) {
    RuledRecord ruled;
    ruled.number = stored.row.idx;
    ruled.id = stored.row.identity.id;
    ruled.record = replay.record;
    ruled.ruling = replay.ruling;
    if (replay.is_claimed) ruled.verdict = replay.verdict;
    return ruled;
}

}  // namespace

ExitStatus run_replay(const ReplayOptions& options) {
    const auto english = english_for_programs(options.json);
    const auto misreadings = misreadings_or_none(options.content);
    const auto log = open_hand_log(options.log, Access::Read, misreadings);
    if (!log) return unusable(log.error());
    const auto stored = log->record_of(options.id);
    if (!stored) return unusable(stored.error());
    auto record = read_record(stored->text);
    if (record) {
        if (const auto problem = not_ruled(*record))
            record = tl::make_unexpected(Problems{*problem});
    }
    if (!record) return unusable(at_place(record.error(), options.id, 1));
    const Replay replay = replay_hand(*record, misreadings);
    if (options.json)
        print(json_of(ruled_of(*stored, replay)));
    else
        print(text_of(replay));
    return replay.is_claimed && !replay.verdict.discrepancies().empty() ? ExitStatus::Wrong
                                                                        : ExitStatus::Fine;
}

}  // namespace fairdeal
