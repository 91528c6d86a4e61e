#include "exam/records/checks/transcript_check.h"

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "exam/records/appeal.h"
#include "exam/records/certify.h"
#include "exam/sitting/start_checkpoint.h"
#include "ledger/credential/did_key.h"

namespace fairdeal {

namespace {

CheckLine line(bool good, std::string holds, std::string fails) {
    return {good ? CheckStanding::Holds : CheckStanding::Fails,
            good ? std::move(holds) : std::move(fails)};
}

struct KeyWords {
    const char *unknown, *own, *foreign;
};
constexpr KeyWords signing_key{sentence("not checked whose the key that signed it is: {key}"),
                               sentence("the key that signed it is the office's, {key}"),
                               sentence("the key that signed it is not the office's: {key}")};
constexpr KeyWords drawing_key{
    sentence("not checked whose the key that the items came from is: {key}"),
    sentence("the key that the items came from is the office's, {key}"),
    sentence("the key that the items came from is not the office's: {key}")};

CheckLine key_line(const KeyWords& words, const PublicKey& key,
                   const std::vector<PublicKey>& known) {
    const std::string print = did_key(key.bytes);
    if (known.empty()) return {CheckStanding::Open, tr_of(words.unknown, "key"_a = print)};
    const bool is_known = std::any_of(known.begin(), known.end(),
                                      [&](const PublicKey& one) { return one.bytes == key.bytes; });
    return line(is_known, tr_of(words.own, "key"_a = print), tr_of(words.foreign, "key"_a = print));
}

CheckLine passed_line(const Sitting& sitting, const ExamOutcome& final) {
    if (sitting.grant && sitting.grant->follows == AppealConsequence::Resit)
        return {CheckStanding::Fails, in_words(*sitting.grant)};
    return line(final.passed, tr("the exam was passed"), tr("the exam was failed"));
}

CheckLine table_test_line(const Sitting& sitting) {
    if (!sitting.table_test)
        return {CheckStanding::Fails, tr("the table test is not in the transcript")};
    return line(sitting.table_test->granted,
                tr("the table test was passed, entered by {person} at {time}",
                   "person"_a = sitting.table_test->by, "time"_a = to_text(sitting.table_test->at)),
                tr("the table test was failed"));
}

/// What holds of the result, and what this program cannot say of it.
void add_result(std::vector<CheckLine>& lines, const CheckedTranscript& checked) {
    const ExamCount& count = checked.outcome.count;
    const std::string result =
        score_in_words({checked.outcome.passed, count.right, count.wrong, {}, {}});
    const auto items = static_cast<std::int64_t>(checked.answers.size());
    switch (checked.proof) {
        case ResultProof::Drawn:
            lines.push_back(
                {CheckStanding::Holds, tr_n("{count} item drawn and marked again: {result}",
                                            "{count} items drawn and marked again: {result}", items,
                                            "result"_a = result)});
            return;
        case ResultProof::Marked:
            lines.push_back({CheckStanding::Holds, tr_n("{count} item marked again: {result}",
                                                        "{count} items marked again: {result}",
                                                        items, "result"_a = result)});
            lines.push_back(
                {CheckStanding::Note,
                 tr("another edition of the program or its content drew the items: "
                    "whether they are those that the ticket gives, that edition tells")});
            return;
        case ResultProof::Recorded: break;
    }
    lines.push_back(
        {CheckStanding::Holds, tr("recorded in the log: {result}", "result"_a = result)});
    lines.push_back(
        {CheckStanding::Note, tr("not marked again: {why}", "why"_a = checked.why_recorded)});
}

void add_start(std::vector<CheckLine>& lines, const Sitting& sitting) {
    if (!sitting.is_started()) {
        lines.push_back({CheckStanding::Note, tr("an earlier version of the program drew its items "
                                                 "from the office's ticket alone")});
        return;
    }
    const auto start = start_checkpoint_from(sitting.start.checkpoint);
    lines.push_back(
        {CheckStanding::Holds,
         tr("its items were fixed at {time} by the office's ticket and by the commitments of "
            "{invigilator} and {candidate}; the log continues from a checkpoint of {records} "
            "records",
            "time"_a = to_text(sitting.start.at), "invigilator"_a = sitting.invigilator,
            "candidate"_a = sitting.candidate,
            "records"_a = start ? start->checkpoint.head.size : 0)});
}

/// How it went, and what an examiner had to look at.
void add_course(std::vector<CheckLine>& lines, const CheckedTranscript& checked) {
    const Sitting& sitting = checked.transcript.sitting;
    lines.push_back(
        {CheckStanding::Note, tr("it was sat {span}: {times}", "span"_a = span_in_words(sitting),
                                 "times"_a = in_words(times_of(sitting)))});
    if (sitting.accommodation)
        lines.push_back({CheckStanding::Note,
                         tr_n("granted: {extra} per cent more time, letters of {letters} per cent, "
                              "{count} break: {reason}",
                              "granted: {extra} per cent more time, letters of {letters} per cent, "
                              "{count} breaks: {reason}",
                              sitting.accommodation->breaks, "extra"_a = sitting.extra,
                              "letters"_a = sitting.accommodation->letters,
                              "reason"_a = reason_in_words(*sitting.accommodation))});
    for (const ExamFlag& flag : checked.flags)
        lines.push_back({CheckStanding::Note, tr("flagged: {flag}", "flag"_a = in_words(flag))});
    if (checked.flags.empty()) return;
    if (sitting.acknowledged)
        lines.push_back(
            {CheckStanding::Note,
             tr("the flags stand by {person}: {reason}", "person"_a = sitting.acknowledged->by,
                "reason"_a = split_at(sitting.acknowledged->text, '\n').front())});
    else
        lines.push_back({CheckStanding::Note, tr("nobody has acknowledged the flags yet")});
}

CheckLine issue_line(const ReadCredential& certificate, const Sitting& sitting) {
    const std::string& number = certificate.credential.number;
    if (!sitting.issued)
        return {CheckStanding::Note, tr("the transcript was made before the certificate")};
    if (sitting.certificate != number)
        return {CheckStanding::Fails,
                tr("the office issued {number} for this exam", "number"_a = sitting.certificate)};
    return line(
        is_issued_as(sitting, certificate),
        tr("the office recorded that it issued {number}, this very document", "number"_a = number),
        tr("the office recorded another document as {number}", "number"_a = number));
}

}  // namespace

std::vector<CheckLine> transcript_lines(const CheckedTranscript& checked,
                                        const std::vector<PublicKey>& office,
                                        const std::vector<PublicKey>& exam) {
    const Transcript& it = checked.transcript;
    std::vector<CheckLine> lines{
        {CheckStanding::Holds,
         tr("{events} events are in the log {log}, under its checkpoint of {records} records",
            "events"_a = it.records.size(), "log"_a = it.checkpoint.origin,
            "records"_a = it.checkpoint.head.size)},
        key_line(signing_key, it.key, office),
        key_line(drawing_key, it.exam_key, exam)};
    add_start(lines, it.sitting);
    add_result(lines, checked);
    add_course(lines, checked);
    if (it.sitting.grant)
        lines.push_back({CheckStanding::Holds, tr("an appeal was granted by {person}: {follows}",
                                                  "person"_a = it.sitting.resolution->by,
                                                  "follows"_a = in_words(*it.sitting.grant))});
    return lines;
}

std::vector<CheckLine> match_lines(const ReadCredential& certificate,
                                   const CheckedTranscript& checked) {
    const Credential& credential = certificate.credential;
    const Sitting& sitting = checked.transcript.sitting;
    std::vector<CheckLine> lines{
        line(transcript_hash(checked.transcript) == credential.transcript,
             tr("the certificate stands for this transcript"),
             tr("the certificate stands for another transcript")),
        line(is_of(credential.holder, sitting.candidate),
             tr("its holder is the candidate, {person}", "person"_a = sitting.candidate),
             tr("its holder is not the candidate, {person}", "person"_a = sitting.candidate)),
        line(credential.certification.game == to_text(checked.paper.blueprint.game),
             tr("it is of the game that was examined"), tr("it is of another game")),
        passed_line(sitting, checked.final),
        table_test_line(sitting),
        issue_line(certificate, sitting)};
    if (needs_acknowledgement(sitting, checked.flags))
        lines.push_back(
            {CheckStanding::Fails, tr("what was flagged in the exam was acknowledged by nobody")});
    if (sitting.withdrawn)
        lines.push_back({CheckStanding::Fails,
                         tr("withdrawn by the office: {reason}",
                            "reason"_a = split_at(sitting.withdrawn->text, '\n').front()),
                         CheckAbout::Withdrawal});
    if (sitting.stage() == SittingStage::Appealed)
        lines.push_back({CheckStanding::Note, tr("an appeal is not resolved yet")});
    return lines;
}

}  // namespace fairdeal
