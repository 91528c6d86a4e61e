#include "audit/shoe/finding_case.h"

#include <fmt/format.h>

#include "audit/cases/case.h"
#include "audit/cases/hand_spans.h"
#include "base/translation.h"
#include "forensics/words/finding_words.h"

namespace fairdeal {

CaseSubject case_subject(const ShoeFinding& finding) {
    const InEnglish kept;
    const FindingWords words = in_words(finding);
    CaseSubject subject;
    const bool adds_up = finding.kind <= last_about_cards;
    subject.hand = (adds_up ? finding.last : finding.first).number;
    subject.finding = to_text(finding.kind);
    subject.claimant = claimant_of_findings;
    subject.hands = hand_spans(finding.hands);
    if (!words.about.empty()) subject.text = words.about + "\n";
    for (const std::string& line : {words.what, words.since, words.sure, words.look})
        subject.text += line + "\n";
    return subject;
}

}  // namespace fairdeal
