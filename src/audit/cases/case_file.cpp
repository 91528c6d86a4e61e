#include "audit/cases/case_file.h"

#include <fmt/format.h>

#include <algorithm>

#include "audit/cases/hand_spans.h"
#include "audit/explain/explain.h"
#include "base/translation.h"
#include "record/irregular/as_played.h"
#include "rules/verdict_words.h"

namespace fairdeal {

namespace {

constexpr std::string_view how_to_check = fixed(
    R"(A disputed hand, and all that was said of it, out of a signed log.

hand.record    the hand as it was logged      event-N.record  the case, event by event
hand-N.record  where a case is about what many hands show: hand N of the log, one of those behind it
*.proof        that each is in the log        checkpoint      the log's signed state
key            the log's public key           check-case, check-proof  shell scripts
case.txt       the case in words              ruling.txt, clauses.txt  what was due, and why
case.pdf       all of it, to be printed

To check it, on any machine with sh and openssl:

    sh check-case 'KEY'

It proves the records. The texts to be read (case.txt, ruling.txt, clauses.txt, case.pdf) are made of them, and
it does not look at them: read the records, or let the house's program make the texts again, 'fairdeal case check'.

KEY is the log's public key as you know it from elsewhere: on paper, from the house, from a witness.
If you do not trust the one who gave you this file, take the two scripts from elsewhere too; they are short.
)");

std::string ids_of(const Clauses& clauses) {
    std::string text;
    for (const ClauseId clause : clauses) text += fmt::format(" {}", clause.id);
    return text;
}

std::string verdict_text(const HandRecord& record, const Ruling& ruling,
                         std::span<const Misreading> misreadings) {
    const Claim claim = claim_of(record);
    if (claim.empty()) return "\n" + tr("No settlement was recorded.") + "\n";
    const Verdict verdict = judge(claim, record, ruling, misreadings);
    if (verdict.right) return "\n" + tr("The recorded settlement is right.") + "\n";
    std::string text = "\n" + tr("The recorded settlement is not what was due:") + "\n";
    for (const WagerVerdict& wrong : verdict.discrepancies()) {
        const auto what = wrong.wager == Wager::None ? to_text(wrong.verb) : to_text(wrong.wager);
        text += tr("{who} {wager}: due {due}, settled {settled} ({standing})",
                   "who"_a = to_text(wrong.who), "wager"_a = what, "due"_a = ruled_in_words(wrong),
                   "settled"_a = claimed_in_words(wrong), "standing"_a = to_text(wrong.standing)) +
                "\n";
    }
    return text + to_text(explain(record, ruling, misreadings)) + "\n";
}

std::string ruling_text(const HandRecord& record, const Ruling& ruling,
                        std::span<const Misreading> misreadings) {
    std::string text = tr("Due:") + "\n";
    for (const Line& line : ruling.lines)
        text += fmt::format("{}  #{}\n", to_text(line), ids_of(line.because));
    for (const Undecided& open : ruling.undecided)
        text += tr("{who} {wager}: {settlements}, for a card cannot be read",
                   "who"_a = to_text(open.who),
                   "wager"_a = open.wager == Wager::None ? to_text(open.verb) : to_text(open.wager),
                   "settlements"_a = settlements_in_words(open.may_be)) +
                "\n";
    if (!ruling.complete) text += tr("The hand is not played to its end.") + "\n";
    for (const Breach& fault : ruling.breaches)
        text += tr("fault in line {line}: {what} ({clause})", "line"_a = fault.line,
                   "what"_a = fault.what, "clause"_a = fault.clause.id) +
                "\n";
    for (const Breach& note : ruling.notes) text += note_in_words(note) + "\n";
    return text + verdict_text(record, ruling, misreadings);
}

/// What the ruling of one hand is worth to a case about many.
std::string about_finding(const Case& state) {
    if (state.finding.empty()) return "";
    return tr("This case is about what many hands show ({finding}), not about what was paid in "
              "one. What follows is the ruling of hand #{hand}, on which it was opened.",
              "finding"_a = state.finding, "hand"_a = state.hand) +
           "\n\n";
}

void cite(std::vector<std::string>& cited, std::string_view id) {
    if (std::find(cited.begin(), cited.end(), id) == cited.end()) cited.emplace_back(id);
}

std::vector<std::string> cited_in(const Ruling& ruling) {
    std::vector<std::string> cited;
    for (const Line& line : ruling.lines) {
        for (const ClauseId clause : line.because) cite(cited, clause.id);
    }
    for (const Breach& fault : ruling.breaches) cite(cited, fault.clause.id);
    return cited;
}

std::string clauses_text(const HandRecord& record, const Ruling& ruling,
                         std::span<const RuleBook> books) {
    const auto book = std::find_if(books.begin(), books.end(), [&](const RuleBook& one) {
        return one.game == record.header.game();
    });
    std::string text;
    for (const std::string& id : cited_in(ruling)) {
        const auto words =
            book == books.end() ? std::nullopt : what_clause_says(*book, id, record.header.card);
        text += id + "\n";
        if (!words) continue;
        text += words->heading + "\n" + words->text + "\n";
        if (!words->place.empty()) text += words->place + "\n";
        text += "\n";
    }
    return text;
}

/// Adds NAME.record and NAME.proof.
Result<void> add_proven(Archive& archive, const HandLog& log, std::int64_t idx,
                        const std::string& name, const std::string& text) {
    const auto proof = log.prove(idx);
    if (!proof) return tl::make_unexpected(proof.error());
    archive.push_back({name + ".record", text});
    archive.push_back({name + ".proof", write(*proof)});
    return {};
}

/// The key of the log's own under whose signature the checkpoint stands.
std::optional<PublicKey> key_of(const HandLog& log, const Note& checkpoint) {
    for (const PublicKey& key : log.signers()) {
        if (key.use == KeyUse::Log && open_checkpoint(checkpoint, key)) return key;
    }
    return std::nullopt;
}

std::vector<std::int64_t> numbers_behind(const Case& state) {
    std::vector<std::int64_t> numbers = listed_hands(state.hands)->hands;
    numbers.resize(std::min(numbers.size(), most_hands_behind));
    return numbers;
}

/// The evidence of a case that was found; the numbers of its records are wanted too.
Result<CaseEvidence> evidence_of(const HandLog& log, const LoggedCase& found) {
    const Place here{found.state.id, 0, 0};
    const auto note = log.newest_checkpoint();
    const auto key = note ? key_of(log, *note) : std::nullopt;
    if (!key) return refused(here, tr("the log has no checkpoint yet: sign one first"));
    const Checkpoint checkpoint = *checkpoint_from(note->text);
    if (checkpoint.head.size < found.records.back())
        return refused(here, tr("the newest checkpoint does not cover the case: sign one first"));
    auto hand = log.text_of(found.state.hand);
    if (!hand) return tl::make_unexpected(std::move(hand.error()));
    CaseEvidence evidence{found.state, *std::move(hand), {}, checkpoint, write(*note), *key, {}};
    for (const std::int64_t idx : found.records) {
        auto text = log.text_of(idx);
        if (!text) return tl::make_unexpected(std::move(text.error()));
        evidence.events.push_back(*std::move(text));
    }
    for (const std::int64_t number : numbers_behind(found.state)) {
        auto text = log.text_of(number);
        if (!text) return tl::make_unexpected(std::move(text.error()));
        evidence.behind.push_back({number, *std::move(text)});
    }
    return evidence;
}

Result<Archive> proven_parts(const HandLog& log, const LoggedCase& found,
                             const CaseEvidence& evidence) {
    Archive archive;
    if (auto added = add_proven(archive, log, found.state.hand, "hand", evidence.hand); !added)
        return tl::make_unexpected(std::move(added.error()));
    for (const NumberedRecord& hand : evidence.behind) {
        auto added =
            add_proven(archive, log, hand.number, fmt::format("hand-{}", hand.number), hand.text);
        if (!added) return tl::make_unexpected(std::move(added.error()));
    }
    for (std::size_t i = 0; i < found.records.size(); ++i) {
        auto added = add_proven(archive, log, found.records[i], fmt::format("event-{}", i + 1),
                                evidence.events[i]);
        if (!added) return tl::make_unexpected(std::move(added.error()));
    }
    archive.push_back({"checkpoint", evidence.note});
    archive.push_back({"key", to_text(evidence.key) + "\n"});
    return archive;
}

}  // namespace

Archive texts_of(const Case& state, std::string_view hand, const CaseReading& reading) {
    const InEnglish kept;  // compared when the case file is checked
    const auto record = read_as_played(hand);
    if (!record) throw Fault("a hand of a case cannot be read");
    const Ruling ruling = rule(*record);
    return {
        {"case.txt", to_text(state)},
        {"ruling.txt", about_finding(state) + ruling_text(*record, ruling, reading.misreadings)},
        {"clauses.txt", clauses_text(*record, ruling, reading.books)},
        {"check-case", std::string(check_case_script())},
        {"check-proof", std::string(check_proof_script())},
        {"readme.txt", std::string(how_to_check)}};
}

std::string behind_in_words(const CaseEvidence& evidence) {
    const auto listed = listed_hands(evidence.state.hands);
    const auto all = std::ssize(listed->hands) + listed->more;
    if (all == 0) return "";
    if (evidence.behind.empty())
        return tr(
            "The hands behind the case are not in the file: {hands} (made by an earlier "
            "program, or taken out of it).",
            "hands"_a = spans_in_words(evidence.state.hands));
    return tr_n("{count} of the {all} hands behind the case is in it, proven.",
                "{count} of the {all} hands behind the case are in it, proven.",
                std::ssize(evidence.behind), "all"_a = all);
}

std::string content_hash(const CaseEvidence& evidence) {
    std::string all = evidence.hand;
    for (const std::string& event : evidence.events) all += event;
    return to_hex(sha256(all));
}

Result<CaseEvidence> case_evidence(const HandLog& log, const std::string& id) {
    const auto found = find_case(log, id);
    if (!found) return tl::make_unexpected(found.error());
    return evidence_of(log, *found);
}

Result<std::string> case_file(const HandLog& log, const std::string& id,
                              const CaseReading& reading) {
    const auto found = find_case(log, id);
    if (!found) return tl::make_unexpected(found.error());
    const auto evidence = evidence_of(log, *found);
    if (!evidence) return tl::make_unexpected(evidence.error());
    auto archive = proven_parts(log, *found, *evidence);
    if (!archive) return tl::make_unexpected(std::move(archive.error()));
    for (ArchivePart& text : texts_of(found->state, evidence->hand, reading))
        archive->push_back(std::move(text));
    if (!reading.print) return write(*archive);
    const InEnglish kept;  // compared when the case file is checked
    auto printed = reading.print(*evidence);
    if (!printed) return tl::make_unexpected(std::move(printed.error()));
    archive->push_back({"case.pdf", *std::move(printed)});
    return write(*archive);
}

}  // namespace fairdeal
