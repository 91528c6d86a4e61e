#include "print/hand_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "audit/hand/replay_hand.h"
#include "audit/hand/rule_record.h"
#include "base/text.h"
#include "base/translation.h"
#include "picture/table/table_screen.h"
#include "rules/verdict_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

Result<HandRecord> readable(const StoredHand& stored) {
    auto record = read_record(stored.text);
    if (!record) return record;
    if (const auto problem = not_ruled(*record)) return tl::make_unexpected(Problems{*problem});
    return record;
}

void put_identity(HandSheet& sheet, std::int64_t idx, const HandRecord& record) {
    const Identity& who = record.header.identity;
    const auto at = utc_time_from(who.at);
    const std::string time = at ? time_on_paper(*at) : who.at;
    for (const auto& [name, value] :
         {std::pair<const char*, std::string>{sentence("Hand"), who.id},
          {sentence("Number in the log"), idx == 0 ? "" : fmt::format("#{}", idx)},
          {sentence("Game"), std::string(to_text(record.header.game()))},
          {sentence("Table"), who.table},
          {sentence("Dealer"), who.dealer},
          {sentence("Shoe"), who.shoe},
          {time == who.at ? sentence("Time (UTC)") : sentence("Time"), time},
          {sentence("As recorded"), to_text(record.header)}}) {
        if (!value.empty()) sheet.identity.emplace_back(tr(name), value);
    }
}

void put_breaches(SheetEvent& event, const std::vector<Breach>& breaches) {
    for (const Breach& breach : breaches)
        event.remark +=
            (event.remark.empty() ? "" : "\n") +
            tr("fault: {what} ({clause})", "what"_a = breach.what, "clause"_a = breach.clause.id);
}

void put_lines(HandSheet& sheet, const std::vector<ReplayLine>& lines) {
    for (const ReplayLine& line : lines) {
        SheetEvent event{line.line, line.text, ""};
        put_breaches(event, line.breaches);
        sheet.events.push_back(std::move(event));
    }
}

void put_events(HandSheet& sheet, const Replay& replay) {
    for (const ReplayStep& step : replay.steps) {
        put_lines(sheet, step.before);
        SheetEvent event{step.line, step.event, ""};
        if (step.is_wrong())
            event.remark = tr("not as ruled: {ruled}", "ruled"_a = ruled_in_words(*step.verdict));
        put_breaches(event, step.breaches);
        sheet.events.push_back(std::move(event));
    }
    put_lines(sheet, replay.after);
}

std::string words_of(const Clauses& clauses) {
    std::vector<std::string_view> ids;
    for (const ClauseId clause : clauses) ids.push_back(clause.id);
    return fmt::format("{}", fmt::join(ids, ", "));
}

/// The table before the first settlement line (or at the end, where there is none), and at the end.
void put_tables(HandSheet& sheet, const Replay& replay) {
    const auto& events = replay.record.events;
    const auto settled =
        std::ranges::find_if(events, [](const Event& event) { return is_settlement(event.verb); });
    const auto played = static_cast<std::size_t>(settled - events.begin());
    const auto add = [&](std::string heading, std::size_t step) {
        TableScreen screen;
        screen.record = replay.record;
        screen.effects = replay.ruling.effects;
        screen.step = step;
        screen.totals = true;
        sheet.tables.push_back({std::move(heading), view_of(screen)});
    };
    add(tr("The table when the play was over"), played);
    if (played < events.size()) add(tr("The table at the end"), events.size());
}

const char* standing_words(Standing standing) {
    switch (standing) {
        case Standing::Right: return sentence("right");
        case Standing::WrongAmount: return sentence("wrong amount");
        case Standing::WrongOutcome: return sentence("wrong outcome");
        case Standing::Missing: return sentence("missing");
        case Standing::NotDue: return sentence("not due");
        case Standing::Undecided: return sentence("undecided");
        case Standing::WrongOrder: return sentence("wrong order");
    }
    throw Fault("invalid standing");
}

void put_wagers(HandSheet& sheet, const Replay& replay) {
    for (const WagerVerdict& wager : replay.verdict.wagers) {
        SheetWager shown;
        const std::string who = to_text(wager.who);
        const std::string name(wager.wager == Wager::None ? to_text(wager.verb)
                                                          : to_text(wager.wager));
        shown.wager = fmt::format("{} {}", who, name);
        shown.ruled = ruled_in_words(wager);
        if (replay.is_claimed) shown.recorded = claimed_in_words(wager);
        shown.standing =
            tr(replay.is_claimed ? standing_words(wager.standing) : sentence("not recorded"));
        shown.is_right = replay.is_claimed && wager.standing == Standing::Right;
        shown.clauses = words_of(wager.because);
        shown.says = replay.is_claimed ? wager.trainer_says : "";
        if (replay.is_claimed) shown.difference = wager.overpaid();
        sheet.wagers.push_back(std::move(shown));
    }
}

void put_clauses(HandSheet& sheet, const Replay& replay, const Library& library) {
    const RuleBook* book = find_book(library, replay.record.header.game());
    std::vector<std::string> ids;
    const auto cite = [&](ClauseId clause) {
        if (std::ranges::find(ids, clause.id) == ids.end()) ids.emplace_back(clause.id);
    };
    for (const WagerVerdict& wager : replay.verdict.wagers)
        std::ranges::for_each(wager.because, cite);
    for (const Breach& breach : replay.ruling.breaches) cite(breach.clause);
    for (const std::string& id : ids) {
        const auto says =
            book == nullptr ? std::nullopt : what_clause_says(*book, id, replay.record.header.card);
        sheet.clauses.emplace_back(id, says ? says->text : tr("(its words are not at hand)"));
    }
}

void put_notes(HandSheet& sheet, const HandLog& log, std::int64_t idx) {
    for (const auto& [number, entry] : log.entries_about(idx)) {
        std::string about = fmt::format("#{} {}", number, to_text(entry.kind));
        if (!entry.case_id.empty()) add_part(about, tr("case {id}", "id"_a = entry.case_id));
        if (!entry.by.empty()) add_part(about, tr("by {who}", "who"_a = entry.by));
        if (entry.at) add_part(about, time_on_paper(*entry.at));
        sheet.notes.push_back({std::move(about), entry.text});
    }
}

/// Under the newest checkpoint where it covers the hand, else under the log's root as it stands.
Seal seal_of(const HandLog& log, std::int64_t idx) {
    Seal seal;
    TreeHead head = log.head();
    if (const auto note = log.newest_checkpoint()) {
        const auto checkpoint = checkpoint_from(note->text);
        if (checkpoint && checkpoint->head.size >= idx) {
            head = checkpoint->head;
            seal.origin = checkpoint->origin;
            seal.checkpoint = write(*note);
        }
    }
    seal.index = idx - 1;
    seal.size = head.size;
    seal.root = to_base64(bytes_of(head.root));
    return seal;
}

std::string standing_of(const Replay& replay) {
    if (!replay.is_claimed) return tr("No settlement is recorded.");
    const std::int64_t wrong = std::ssize(replay.verdict.discrepancies());
    if (wrong > 0)
        return tr_n("The settlement is not right: one wager is not settled as ruled.",
                    "The settlement is not right: {count} wagers are not settled as ruled.", wrong);
    return replay.verdict.right ? tr("The settlement is right.")
                                : tr("The settlement hangs on a card that cannot be read.");
}

}  // namespace

HandSheet sheet_of(const HandRecord& record, std::int64_t idx, const Library& library) {
    const Replay replay = replay_hand(record, library.misreadings);
    HandSheet sheet;
    const std::string& name = record.header.identity.id;
    sheet.title = tr("Hand {hand}", "hand"_a = name.empty() ? fmt::format("#{}", idx) : name);
    sheet.standing = standing_of(replay);
    put_identity(sheet, idx, record);
    put_tables(sheet, replay);
    put_events(sheet, replay);
    put_wagers(sheet, replay);
    put_clauses(sheet, replay, library);
    return sheet;
}

Result<HandSheet> hand_sheet(const HandLog& log, const std::string& id, const Library& library,
                             const UtcTime& made) {
    const auto stored = log.record_of(id);
    if (!stored) return tl::make_unexpected(stored.error());
    const auto record = readable(*stored);
    if (!record) return tl::make_unexpected(at_place(record.error(), id, 1));
    HandSheet sheet = sheet_of(*record, stored->row.idx, library);
    sheet.made = made;
    put_notes(sheet, log, stored->row.idx);
    sheet.seal = seal_of(log, stored->row.idx);
    return sheet;
}

}  // namespace fairdeal
