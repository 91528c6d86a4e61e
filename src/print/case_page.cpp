#include "print/case_page.h"

#include <fmt/format.h>

#include "audit/cases/hand_spans.h"
#include "base/translation.h"
#include "print/signed/signatures.h"
#include "words/words.h"

namespace fairdeal {

namespace {

using on_paper::plain, on_paper::strong;

std::string said_by(const CaseWords& words) {
    return fmt::format("{} \u00b7 {}", words.by, time_on_paper(words.at));
}

void put_words(PageFlow& flow, std::string_view heading, const CaseWords& words) {
    flow.heading(heading);
    flow.paragraph(said_by(words), strong);
    flow.paragraph(words.text.empty() ? tr("(no words)") : words.text, plain);
}

/// Decided in time, late, or not yet: compared with the last event, for a page has no clock.
std::string standing_of(const Case& state) {
    switch (state.stage()) {
        case CaseStage::None: break;
        case CaseStage::Reviewing: return tr("Open: a review is to come.");
        case CaseStage::Revealing:
            return tr("Open: both reviews are in, and not both can be read.");
        case CaseStage::Deciding:
            return tr("Open: both reviews can be read, the decision is to come.");
        case CaseStage::Decided: return tr("Decided.");
        case CaseStage::Closed:
            return state.decision ? tr("Decided and closed.") : tr("Closed undecided.");
    }
    return "";
}

std::string deadline_of(const Case& state) {
    std::string deadline = time_on_paper(state.deadline);
    if (!state.decision) return deadline;
    return state.decision->at > state.deadline
               ? tr("{deadline} (decided after it)", "deadline"_a = deadline)
               : tr("{deadline} (kept)", "deadline"_a = deadline);
}

void put_summary(PageFlow& flow, const CaseFront& front) {
    flow.heading(tr("Summary"));
    for (const std::string& sentence : front.summary) flow.paragraph(sentence);
}

void put_facts(PageFlow& flow, const CaseSheet& sheet) {
    const Case& state = sheet.evidence.state;
    put_pairs(flow, {{tr("Standing"), standing_of(state)},
                     {tr("About"), tr("{hand} (#{number} of the log)", "hand"_a = sheet.hand.title,
                                      "number"_a = state.hand)},
                     is_found_by_program(state) ? std::pair(tr("Found by"), std::string("Fairdeal"))
                                                : std::pair(tr("Claimed by"), state.claimant),
                     {tr("Opened"), tr("by {who}, {time}", "who"_a = state.opened_by,
                                       "time"_a = time_on_paper(state.opened_at))},
                     {tr("Deadline"), deadline_of(state)}});
    if (!state.finding.empty())
        put_pairs(flow, {{tr("Hands behind it"), spans_in_words(state.hands)}});
    put_pairs(flow, {{tr("Signed in with"), accounts_in_words(state)}});
    for (const std::string& shared : shared_roles(state))
        put_pairs(flow, {{tr("Same person"), shared}});
    flow.heading(tr("The claim"));
    flow.paragraph(state.claim, plain);
}

void put_reviews(PageFlow& flow, const Case& state) {
    flow.heading(tr("The two blind reviews"));
    if (state.reviews.empty()) return flow.paragraph(tr("No review is in yet."));
    for (const CaseReview& review : state.reviews) {
        flow.need(40);
        flow.paragraph(fmt::format("{} \u00b7 {}", review.by, time_on_paper(review.at)), strong);
        flow.paragraph(review.text.value_or(tr("In, and not revealed yet.")), plain);
        flow.paragraph(tr("Committed to as {hash}", "hash"_a = review.commitment),
                       {Typeface::Inter, 8}, on_paper::grey);
        flow.gap(4);
    }
}

void put_exceptions(PageFlow& flow, const Case& state) {
    for (const CaseException& one : state.exceptions)
        put_words(
            flow,
            one.allows == "review" ? tr("Exception for a review") : tr("Exception for a decision"),
            {one.by, one.at, one.reason});
}

void put_videos(PageFlow& flow, const Case& state) {
    if (!state.videos.empty()) flow.heading(tr("Videos"));
    for (const CaseWords& words : state.videos) {
        flow.need(40);
        flow.paragraph(said_by(words), strong);
        const auto video = read_video(words.text);
        flow.paragraph(video ? in_words(*video) : words.text, plain);
        flow.gap(4);
    }
}

void put_notes(PageFlow& flow, const Case& state) {
    if (!state.notes.empty()) flow.heading(tr("Notes"));
    for (const CaseWords& note : state.notes) {
        flow.need(40);
        flow.paragraph(said_by(note), strong);
        flow.paragraph(note.text, plain);
        flow.gap(4);
    }
}

void put_proof(PageFlow& flow, const CaseEvidence& evidence) {
    const TreeHead& head = evidence.checkpoint.head;
    flow.heading(tr("What proves it"));
    flow.paragraph(
        tr_n("The hand and the {count} event of the case are records of the log below, under one "
             "signed checkpoint. The case file that belongs to this page holds each record with "
             "its proof, and a script that checks them: sh check-case '{key}'",
             "The hand and the {count} events of the case are records of the log below, under one "
             "signed checkpoint. The case file that belongs to this page holds each record with "
             "its proof, and a script that checks them: sh check-case '{key}'",
             evidence.state.events, "key"_a = to_text(evidence.key)),
        plain);
    put_code(flow, case_code_text(evidence),
             tr("The code says what is written here: case, log, size, root and content."));
    put_pairs(flow,
              {{tr("Log"), evidence.checkpoint.origin},
               {tr("Signed with"), to_text(evidence.key)},
               {tr("Size"), tr("{size} records", "size"_a = head.size)},
               {tr("Root"), to_base64(bytes_of(head.root))},
               {tr("Content"),
                tr("{hash} (SHA-256 of hand.record, event-1.record and so on, one after the other)",
                   "hash"_a = content_hash(evidence))},
               {tr("Checkpoint"), evidence.note}});
}

}  // namespace

std::string case_code_text(const CaseEvidence& evidence) {
    const TreeHead& head = evidence.checkpoint.head;
    return fmt::format("fairdeal-case\n{}\n{}\n{}\n{}\n{}\n", evidence.state.id,
                       evidence.checkpoint.origin, head.size, to_base64(bytes_of(head.root)),
                       content_hash(evidence));
}

std::vector<PrintedPage> case_pages(Painter& ruler, Paper paper, const CaseSheet& sheet) {
    const Case& state = sheet.evidence.state;
    const std::string title = tr("Case {id}", "id"_a = state.id);
    PageFlow flow(ruler, paper,
                  {"Fairdeal \u00b7 " + title, time_on_paper(state.last_at),
                   tr("content {hash}", "hash"_a = content_hash(sheet.evidence))});
    if (sheet.front && !sheet.front->house.empty())
        flow.paragraph(sheet.front->house, {Typeface::Inter, 12, true});
    flow.title(title);
    if (sheet.front) put_summary(flow, *sheet.front);
    put_facts(flow, sheet);
    put_reviews(flow, state);
    put_exceptions(flow, state);
    if (state.decision) put_words(flow, tr("The decision"), *state.decision);
    if (state.closing) put_words(flow, tr("Closed"), *state.closing);
    put_videos(flow, state);
    put_notes(flow, state);
    flow.heading(tr("The hand"));
    put_pairs(flow, sheet.hand.identity);
    put_hand(flow, sheet.hand);
    put_proof(flow, sheet.evidence);
    if (sheet.front) put_signatures(flow);
    return flow.finish();
}

}  // namespace fairdeal
