#include "desk/duty/duty_words.h"

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::int64_t days_between(const UtcTime& from, const UtcTime& to) {
    return std::chrono::duration_cast<std::chrono::hours>(to.time - from.time).count() / 24;
}

/// A time as it was typed, by the clocks of the house; a day as it is. What is chosen, by its
/// words.
std::string value_in_words(const Fact& fact, const FactKey& key) {
    const std::string& value = fact.value(key.name);
    switch (key.form) {
        case FactForm::Time: return time_in_words(value);
        case FactForm::Game: return fact.game ? std::string(title_of(*fact.game)) : value;
        case FactForm::Role: {
            const auto role = fact.role(key.name);
            return role ? in_words(*role) : value;
        }
        case FactForm::Choice: return choice_in_words(value);
        case FactForm::Id:
        case FactForm::Ids:
        case FactForm::Line:
        case FactForm::Card:
        case FactForm::Number:
        case FactForm::Sha256: return value;
    }
    throw Fault("invalid form of a fact");
}

/// "number 88123 · jurisdiction pennsylvania".
std::string values_in_words(const Fact& fact) {
    const FactSpec& spec = spec_of(fact.kind);
    std::string words;
    for (std::size_t i = 0; i < spec.keys.size(); ++i) {
        if (fact.values[i].empty() || spec.keys[i].form == FactForm::Sha256) continue;
        if (!words.empty()) words += dot;
        words += std::string(spec.keys[i].name) + " " + value_in_words(fact, spec.keys[i]);
    }
    return words;
}

std::string age_in_words(const Fact& fact, const UtcTime& now) {
    const std::int64_t days = days_between(fact.at, now);
    if (days == 0)
        return tr("entered today by {who}, #{number}", "who"_a = fact.by, "number"_a = fact.number);
    return tr_n("entered {count} day ago by {who}, #{number}",
                "entered {count} days ago by {who}, #{number}", days, "who"_a = fact.by,
                "number"_a = fact.number);
}

/// The dealer's place on the roster of the table that is in force at some time; 0: there is none.
std::int64_t roster_place(const DutyQuestion& question, const std::vector<Fact>& facts) {
    const auto corrected = corrections_in(facts);
    std::int64_t place = 0;
    for (const Fact& fact : facts) {
        if (fact.kind == FactKind::Roster && fact.subject == question.dealer &&
            fact.value("table") == question.table && !corrected.contains(fact.number))
            place = fact.number;
    }
    return place;
}

DutyAddScreen add_screen(FactKind kind, std::int64_t corrects) {
    const std::string fact = in_words(kind);
    return {kind, corrects,
            corrects != 0 ? tr("Correct {fact}", "fact"_a = fact)
                          : tr("Enter {fact}", "fact"_a = fact)};
}

DutyReasonScreen reason_screen(const Decision& decision, const DutyReason& reason,
                               const std::vector<Fact>& facts, const UtcTime& now) {
    DutyReasonScreen screen;
    screen.reason = capital(reason_in_words(decision, reason));
    for (const Fact* fact : reason.facts)
        screen.facts.push_back(capital(kind_in_words(*fact)) + ": " + values_in_words(*fact) +
                               " (" + age_in_words(*fact, now) + ")");
    if (may_deal_alone(reason.row->answer)) return screen;
    screen.change = tr("What would change it: {what}.", "what"_a = change_in_words(reason));
    if (const auto kind = reason.row->adds) {
        const auto old = std::find_if(reason.facts.begin(), reason.facts.end(),
                                      [&](const Fact* fact) { return fact->kind == *kind; });
        const bool corrects = reason.row->corrects && old != reason.facts.end();
        screen.adds.push_back(add_screen(*kind, corrects ? (*old)->number : 0));
    }
    if (const auto kind = reason.row->also_adds)
        screen.adds.push_back(add_screen(
            *kind, *kind == FactKind::Roster ? roster_place(decision.question, facts) : 0));
    return screen;
}

std::string text_of(const DutyAnswerScreen& answer) {
    std::string text = answer.words + "\n" + answer.question + "\n";
    if (!answer.until.empty()) text += answer.until + "\n";
    for (const DutyReasonScreen& reason : answer.reasons) {
        text += "\n" + reason.reason + "\n";
        for (const std::string& fact : reason.facts) text += "  " + fact + "\n";
        if (!reason.change.empty()) text += "  " + reason.change + "\n";
    }
    return text;
}

std::string subject_of(const Fact& fact) {
    return fact.subject.empty() ? tr("The house") : fact.subject;
}

}  // namespace

DutyAnswerScreen answer_screen(const Decision& decision, const std::vector<Fact>& facts,
                               const UtcTime& now) {
    DutyAnswerScreen answer;
    answer.answer = decision.answer();
    answer.words = in_words(decision.answer());
    answer.question =
        tr("{dealer} at table {table}, {time}", "dealer"_a = decision.question.dealer,
           "table"_a = decision.question.table, "time"_a = time_with_zone(decision.question.at));
    if (decision.until)
        answer.until = tr("until {time}", "time"_a = time_with_zone(*decision.until));
    for (const DutyReason& reason : decision.reasons)
        answer.reasons.push_back(reason_screen(decision, reason, facts, now));
    answer.text = text_of(answer);
    return answer;
}

std::map<std::int64_t, std::int64_t> corrections_in(const std::vector<Fact>& facts) {
    std::map<std::int64_t, std::int64_t> corrected;
    for (const Fact& fact : facts) {
        if (fact.corrects) corrected.emplace(*fact.corrects, fact.number);
    }
    return corrected;
}

DutyRowScreen row_of(const Fact& fact, bool is_in_force) {
    DutyRowScreen row{subject_of(fact) + dot + kind_in_words(fact), values_in_words(fact),
                      is_in_force ? "" : tr("corrected"), false, ""};
    row.spoken = row.title + ", " + row.detail + (row.word.empty() ? "" : ", " + row.word);
    return row;
}

DutyRowScreen row_of(const DueItem& item) {
    DutyRowScreen row;
    row.title = item.who + dot + kind_in_words(*item.fact);
    row.detail =
        item.what.empty() ? time_with_zone(item.due) : item.what + dot + time_with_zone(item.due);
    row.is_past = item.days < 0;
    row.word = row.is_past ? tr("past") : tr_n("in {count} day", "in {count} days", item.days);
    row.spoken = row.title + ", " + row.detail + ", " + row.word;
    return row;
}

std::string lacking_in_words(const DutyFinding& finding) {
    const std::string what = finding.lacks == "dealer"  ? tr("who dealt it")
                             : finding.lacks == "table" ? tr("at which table it was dealt")
                                                        : tr("when it was dealt");
    return tr(
        "The record of a hand does not say {what}, so it cannot show that its dealer might "
        "deal it.",
        "what"_a = what);
}

DutyRowScreen row_of(const SameFindings& found) {
    DutyRowScreen row;
    row.is_past = !is_not_known(found.first);
    row.detail = hands_in_words(found);
    if (const auto& decision = found.first.decision) {
        row.title = tr("{dealer} at table {table}", "dealer"_a = decision->question.dealer,
                       "table"_a = decision->question.table);
        row.detail = capital(reason_in_words(*decision)) + dot + row.detail;
        row.word = is_not_known(found.first) ? tr("not known") : in_words(decision->answer());
    } else {
        row.title = found.first.lacks == "dealer"  ? tr("No dealer named")
                    : found.first.lacks == "table" ? tr("No table named")
                                                   : tr("No time given");
    }
    row.spoken = row.title + ", " + row.word + ", " + row.detail;
    return row;
}

std::string pack_in_words(const Fact& pack) {
    return tr(
        "A card was lost, damaged or foreign ({why}), and the pack of table {table} is to be "
        "counted since {time}. No such fact is on record: add it, so that nobody deals there "
        "before the count.",
        "why"_a = pack.value("why"), "table"_a = pack.subject,
        "time"_a = time_in_words(pack.value("since")));
}

DutyRowScreen row_of_pack(const Fact& pack) {
    DutyRowScreen row{
        tr("The pack of table {table}", "table"_a = pack.subject),
        tr("to be counted since {time}, {why}", "time"_a = time_in_words(pack.value("since")),
           "why"_a = pack.value("why")),
        tr("not on record"), true, ""};
    row.spoken = row.title + ", " + row.detail + ", " + row.word;
    return row;
}

std::string in_words(const DealtHands& hands, const std::string& log) {
    std::string words =
        tr_n("{log}: {count} hand", "{log}: {count} hands", hands.audit.hands, "log"_a = log);
    const std::int64_t known = hands.audit.findings - hands.not_known;
    if (hands.audit.findings == 0) add_part(words, tr("all by somebody who might deal"));
    if (known > 0)
        add_part(words, tr_n("{count} by somebody who might not deal",
                             "{count} by somebody who might not deal", known));
    if (hands.not_known > 0)
        add_part(words, tr_n("of {count} it is not known: facts are missing",
                             "of {count} it is not known: facts are missing", hands.not_known));
    if (hands.audit.unreadable > 0)
        add_part(words, tr_n("{count} cannot be read any more", "{count} cannot be read any more",
                             hands.audit.unreadable));
    return words;
}

DutyFactScreen fact_screen(const Fact& fact, std::int64_t corrected_by) {
    DutyFactScreen screen{capital(kind_in_words(fact)), {}};
    if (!fact.subject.empty())
        screen.values.emplace_back(
            spec_of(fact.kind).subject == FactSubject::Table ? tr("Table") : tr("About"),
            fact.subject);
    const FactSpec& spec = spec_of(fact.kind);
    for (std::size_t i = 0; i < spec.keys.size(); ++i) {
        if (!fact.values[i].empty())
            screen.values.emplace_back(tr(spec.keys[i].help), value_in_words(fact, spec.keys[i]));
    }
    screen.values.emplace_back(tr("Signed by"), fact.by);
    screen.values.emplace_back(tr("Entered"), time_with_zone(fact.at));
    screen.values.emplace_back(tr("Number"), "#" + std::to_string(fact.number));
    if (fact.corrects)
        screen.values.emplace_back(tr("It corrects"), "#" + std::to_string(*fact.corrects));
    if (corrected_by != 0)
        screen.values.emplace_back(tr("In its place"), "#" + std::to_string(corrected_by));
    return screen;
}

bool holds(const Fact& fact, const std::string& search) {
    return holds_words(fact.subject + " " + kind_in_words(fact) + " " + in_words(fact), search);
}

}  // namespace fairdeal
