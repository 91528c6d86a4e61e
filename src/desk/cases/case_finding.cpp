// Cases about what many hands show: their form, and the hands behind them.

#include "audit/cases/hand_spans.h"
#include "base/translation.h"
#include "desk/cases/case_entries.h"

namespace fairdeal {

void begin_case_on_finding(CaseSession& session, const CaseSubject& subject, const UtcTime& now) {
    begin_case_on_hand(session, subject.hand, now);
    if (!session.form || session.form->leaving) return;
    session.form->finding = subject.finding;
    session.form->hands = subject.hands;
    const auto offer = [&](const char* name, const std::string& value) {
        CaseField* const field = session.form->field(name);
        field->value = field->offered = value;
    };
    offer("claimant", subject.claimant);
    offer("text", subject.text);
}

std::optional<Destination> replay_case_hand(const CaseSession& session) {
    const LoggedCase* picked = picked_case(session);
    if (picked == nullptr || !session.open_log.log) return std::nullopt;
    auto listed = listed_hands(picked->state.hands);
    if (!listed || listed->hands.empty()) return ReplayHand{picked->state.hand};
    return ListHands{session.file,
                     true,
                     std::move(listed->hands),
                     {},
                     tr("The hands behind case {case}", "case"_a = picked->state.id),
                     DeskSection::Cases};
}

}  // namespace fairdeal
