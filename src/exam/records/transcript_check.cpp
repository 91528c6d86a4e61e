#include "exam/records/transcript_check.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "exam/records/appeal.h"
#include "exam/records/certify.h"
#include "exam/sitting/start_checkpoint.h"
#include "ledger/credential/did_key.h"
#include "words/words.h"

namespace fairdeal {

namespace {

CheckLine line(bool good, std::string holds, std::string fails) {
    return {good ? CheckStanding::Holds : CheckStanding::Fails,
            good ? std::move(holds) : std::move(fails)};
}

CheckLine key_line(const char* what, const PublicKey& key, const std::vector<PublicKey>& known) {
    const std::string print = did_key(key.bytes);
    if (known.empty())
        return {CheckStanding::Open, fmt::format("not checked whose {} is: {}", what, print)};
    const bool is_known = std::any_of(known.begin(), known.end(),
                                      [&](const PublicKey& one) { return one.bytes == key.bytes; });
    return line(is_known, fmt::format("{} is the office's, {}", what, print),
                fmt::format("{} is not the office's: {}", what, print));
}

CheckLine passed_line(const Sitting& sitting, const ExamOutcome& final) {
    if (sitting.grant && sitting.grant->follows == AppealConsequence::Resit)
        return {CheckStanding::Fails, in_words(*sitting.grant)};
    return line(final.passed, "the exam was passed", "the exam was failed");
}

CheckLine table_test_line(const Sitting& sitting) {
    if (!sitting.table_test)
        return {CheckStanding::Fails, "the table test is not in the transcript"};
    return line(sitting.table_test->granted,
                fmt::format("the table test was passed, entered by {} at {}",
                            sitting.table_test->by, sitting.table_test->at),
                "the table test was failed");
}

/// What holds of the result, and what this program cannot say of it.
void add_result(std::vector<CheckLine>& lines, const CheckedTranscript& checked) {
    const ExamCount& count = checked.outcome.count;
    const std::string result = fmt::format("{} right, {} wrong, {}", count.right, count.wrong,
                                           checked.outcome.passed ? "passed" : "failed");
    const std::size_t items = checked.answers.size();
    switch (checked.proof) {
        case ResultProof::Drawn:
            lines.push_back({CheckStanding::Holds,
                             fmt::format("{} items drawn and marked again: {}", items, result)});
            return;
        case ResultProof::Marked:
            lines.push_back(
                {CheckStanding::Holds, fmt::format("{} items marked again: {}", items, result)});
            lines.push_back({CheckStanding::Note,
                             "another edition of the program or its content drew the items: "
                             "whether they are those that the ticket gives, that edition tells"});
            return;
        case ResultProof::Recorded: break;
    }
    lines.push_back({CheckStanding::Holds, "recorded in the log: " + result});
    lines.push_back({CheckStanding::Note, "not marked again: " + checked.why_recorded});
}

void add_start(std::vector<CheckLine>& lines, const Sitting& sitting) {
    if (!sitting.is_started()) {
        lines.push_back({CheckStanding::Note,
                         "an earlier program drew its items from the office's ticket alone"});
        return;
    }
    const auto start = start_checkpoint_from(sitting.start.checkpoint);
    lines.push_back(
        {CheckStanding::Holds,
         fmt::format("its items were fixed at {} by the office's ticket and what {} and {} "
                     "committed to, under a checkpoint of {} records that the log goes on from",
                     sitting.start.at, sitting.invigilator, sitting.candidate,
                     start ? start->checkpoint.head.size : 0)});
}

/// How it went, and what an examiner had to look at.
void add_course(std::vector<CheckLine>& lines, const CheckedTranscript& checked) {
    const Sitting& sitting = checked.transcript.sitting;
    lines.push_back({CheckStanding::Note, in_words(times_of(sitting))});
    if (sitting.accommodation)
        lines.push_back(
            {CheckStanding::Note,
             fmt::format("granted: {} per cent more time, letters of {} per cent, {}: {}",
                         sitting.extra, sitting.accommodation->letters,
                         counted(sitting.accommodation->breaks, "break", "breaks"),
                         split_at(sitting.accommodation->reason, '\n').front())});
    for (const ExamFlag& flag : checked.flags)
        lines.push_back({CheckStanding::Note, "flagged: " + in_words(flag)});
    if (checked.flags.empty()) return;
    if (sitting.acknowledged)
        lines.push_back(
            {CheckStanding::Note, fmt::format("the flags stand by {}: {}", sitting.acknowledged->by,
                                              split_at(sitting.acknowledged->text, '\n').front())});
    else
        lines.push_back({CheckStanding::Note, "nobody has acknowledged the flags yet"});
}

CheckLine issue_line(const ReadCredential& certificate, const Sitting& sitting) {
    const std::string& number = certificate.credential.number;
    if (!sitting.issued)
        return {CheckStanding::Note, "the transcript was made before the certificate"};
    if (sitting.certificate != number)
        return {CheckStanding::Fails,
                "the office issued " + sitting.certificate + " for this exam"};
    return line(is_issued_as(sitting, certificate),
                fmt::format("the office recorded that it issued {}, this very document", number),
                fmt::format("the office recorded another document as {}", number));
}

}  // namespace

std::vector<CheckLine> transcript_lines(const CheckedTranscript& checked,
                                        const std::vector<PublicKey>& office,
                                        const std::vector<PublicKey>& exam) {
    const Transcript& it = checked.transcript;
    std::vector<CheckLine> lines{
        {CheckStanding::Holds,
         fmt::format("{} events are in the log {}, under its checkpoint of {} records",
                     it.records.size(), it.checkpoint.origin, it.checkpoint.head.size)},
        key_line("the key that signed it", it.key, office),
        key_line("the key that the items came from", it.exam_key, exam)};
    add_start(lines, it.sitting);
    add_result(lines, checked);
    add_course(lines, checked);
    if (it.sitting.grant)
        lines.push_back({CheckStanding::Holds,
                         fmt::format("an appeal was granted by {}: {}", it.sitting.resolution->by,
                                     in_words(*it.sitting.grant))});
    return lines;
}

std::vector<CheckLine> match_lines(const ReadCredential& certificate,
                                   const CheckedTranscript& checked) {
    const Credential& credential = certificate.credential;
    const Sitting& sitting = checked.transcript.sitting;
    std::vector<CheckLine> lines{
        line(transcript_hash(checked.transcript) == credential.transcript,
             "the certificate stands for this transcript",
             "the certificate stands for another transcript"),
        line(is_of(credential.holder, sitting.candidate),
             "its holder is the candidate, " + sitting.candidate,
             "its holder is not the candidate, " + sitting.candidate),
        line(credential.certification.game == to_text(checked.paper.blueprint.game),
             "it is of the game that was examined", "it is of another game"),
        passed_line(sitting, checked.final),
        table_test_line(sitting),
        issue_line(certificate, sitting)};
    if (needs_acknowledgement(sitting, checked.flags))
        lines.push_back(
            {CheckStanding::Fails, "what was flagged in the exam was acknowledged by nobody"});
    if (sitting.withdrawn)
        lines.push_back({CheckStanding::Fails,
                         fmt::format("withdrawn by the office: {}",
                                     split_at(sitting.withdrawn->text, '\n').front()),
                         CheckAbout::Withdrawal});
    if (sitting.stage() == SittingStage::Appealed)
        lines.push_back({CheckStanding::Note, "an appeal is not resolved yet"});
    return lines;
}

}  // namespace fairdeal
