#include "audit/cases/case.h"

#include <fmt/format.h>

#include <algorithm>

#include "audit/cases/hand_spans.h"
#include "base/text.h"
#include "base/translation.h"
#include "ledger/hash.h"
#include "ledger/note.h"
#include "log/video.h"

namespace fairdeal {

namespace {

constexpr std::size_t wanted_reviews = 2;
constexpr std::array<std::string_view, 6> stages{"none",     "reviewing", "revealing",
                                                 "deciding", "decided",   "closed"};

using Why = std::optional<std::string>;

bool is_id(std::string_view text) {
    return !text.empty() && text.size() <= 64 &&
           std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c <= '~'; });
}

bool is_hex_digit(char c) { return is_digit(c) || (c >= 'a' && c <= 'f'); }

bool is_seal(std::string_view text) {
    return text.size() == 64 && std::all_of(text.begin(), text.end(), is_hex_digit);
}

/// The office whose accounts they are.
std::string office_of(const std::string& accounts) {
    return accounts.substr(accounts.find(':') + 1);
}

/// "log", "office:" and 32 hexadecimal digits, or nothing.
bool is_account(std::string_view text) {
    constexpr std::string_view office = "office:";
    constexpr std::size_t digits = 32;
    if (text.empty() || text == "log") return true;
    return text.starts_with(office) && text.size() == office.size() + digits &&
           std::all_of(text.begin() + office.size(), text.end(), is_hex_digit);
}

const CaseReview* review_by(const Case& in, std::string_view who) {
    const auto found = std::find_if(in.reviews.begin(), in.reviews.end(),
                                    [&](const CaseReview& review) { return review.by == who; });
    return found == in.reviews.end() ? nullptr : &*found;
}

/// Null: it may go without.
const char* why_it_needs_text(CaseEventKind kind) {
    switch (kind) {
        case CaseEventKind::Open: return sentence("there is no text to open");
        case CaseEventKind::Note: return sentence("there is no text to note");
        case CaseEventKind::Reveal: return sentence("there is no text to reveal");
        case CaseEventKind::Decide: return sentence("there is no text to decide");
        case CaseEventKind::Exception: return sentence("there is no text to exception");
        case CaseEventKind::Video: return sentence("there is no video");
        case CaseEventKind::Review:
        case CaseEventKind::Close: break;
    }
    return nullptr;
}

Why wrong_form(const CaseEvent& event) {
    if (!is_id(event.case_id))
        return tr("{text} is not the id of a case", "text"_a = in_quotes(event.case_id));
    if (!is_id(event.by)) return tr("{text} is not a person's id", "text"_a = in_quotes(event.by));
    if (!is_account(event.account))
        return tr("{text} names no accounts", "text"_a = in_quotes(event.account));
    if (event.text.size() > longest_case_text)
        return tr("the text has more than {most} bytes", "most"_a = longest_case_text);
    if (!is_plain_text(event.text) || (!event.text.empty() && event.text.back() != '\n'))
        return tr("the text is not whole lines of UTF-8");
    const char* no_text = why_it_needs_text(event.kind);
    if (event.text.empty() && no_text != nullptr) return tr(no_text);
    return std::nullopt;
}

/// Of what many hands show: a kind in small letters, and a list of hands that rises.
Why wrong_subject(const CaseEvent& event) {
    const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || c == '-' || is_digit(c); };
    if (event.finding.empty() && event.hands.empty()) return std::nullopt;
    if (event.finding.empty() || event.finding.size() > 32 ||
        !std::all_of(event.finding.begin(), event.finding.end(), fits))
        return tr("{text} is no kind of finding", "text"_a = in_quotes(event.finding));
    const auto listed = listed_hands(event.hands);
    if (!listed || listed->hands.empty())
        return tr("{text} is no list of hands", "text"_a = in_quotes(event.hands));
    return std::nullopt;
}

Why wrong_opening(const Case& before, const CaseEvent& event) {
    if (before.events > 0) return tr("the case is open already");
    if (event.hand < 1) return tr("it is about no hand");
    if (!is_id(event.claimant))
        return tr("{text} is not a person's id", "text"_a = in_quotes(event.claimant));
    if (event.deadline < event.at) return tr("the deadline is before the opening");
    return wrong_subject(event);
}

Why wrong_review(const Case& before, const CaseEvent& event) {
    if (!event.text.empty())
        return tr("a review's text would be seen before the other review is in");
    if (!is_seal(event.seal)) return tr("there is no commitment");
    if (before.decision) return tr("the case is decided");
    if (event.by == before.claimant) return tr("{who} is the claimant", "who"_a = event.by);
    if (review_by(before, event.by) != nullptr)
        return tr("{who} has reviewed the case already", "who"_a = event.by);
    if (before.reviews.size() == wanted_reviews) return tr("both reviews are in");
    return std::nullopt;
}

Why wrong_reveal(const Case& before, const CaseEvent& event) {
    const CaseReview* review = review_by(before, event.by);
    if (review == nullptr) return tr("{who} has not reviewed the case", "who"_a = event.by);
    if (before.reviews.size() < wanted_reviews)
        return tr("the other review is not in yet, and its reviewer must not see this one");
    if (review->text) return tr("{who} has revealed the review already", "who"_a = event.by);
    if (!is_seal(event.seal)) return tr("there is no salt");
    if (commitment_of(before.id, event.by, event.seal, event.text) != review->commitment)
        return tr("this is not the review that was committed to");
    return std::nullopt;
}

Why wrong_decision(const Case& before, const CaseEvent& event) {
    if (before.decision) return tr("the case is decided already");
    if (event.by == before.claimant) return tr("{who} is the claimant", "who"_a = event.by);
    if (before.stage() != CaseStage::Deciding) return tr("not both reviews can be read yet");
    return std::nullopt;
}

const CaseException* exception_for(const Case& in, std::string_view who, CaseEventKind kind) {
    const auto found = std::find_if(
        in.exceptions.begin(), in.exceptions.end(), [&](const CaseException& exception) {
            return exception.by == who && exception.allows == to_text(kind);
        });
    return found == in.exceptions.end() ? nullptr : &*found;
}

Why wrong_exception(const CaseEvent& event) {
    if (event.allows == to_text(CaseEventKind::Review) ||
        event.allows == to_text(CaseEventKind::Decide))
        return std::nullopt;
    return tr("an exception is for a review or a decision");
}

Why wrong_video(const Case& before, const CaseEvent& event) {
    const auto video = read_video(event.text);
    if (!video) return video.error().front().what;
    return before.has_video(event.text) ? Why(tr("this video is in the case already"))
                                        : std::nullopt;
}

Why wrong_kind(const Case& before, const CaseEvent& event) {
    switch (event.kind) {
        case CaseEventKind::Video: return wrong_video(before, event);
        case CaseEventKind::Exception: return wrong_exception(event);
        case CaseEventKind::Open: return wrong_opening(before, event);
        case CaseEventKind::Review: return wrong_review(before, event);
        case CaseEventKind::Reveal: return wrong_reveal(before, event);
        case CaseEventKind::Decide: return wrong_decision(before, event);
        case CaseEventKind::Note:
        case CaseEventKind::Close: break;
    }
    return std::nullopt;
}

Why wrong_place(const Case& before, const CaseEvent& event) {
    if (event.case_id != before.id) return tr("it is of another case");
    if (event.hand != before.hand)
        return tr("the case is about hand #{number}", "number"_a = before.hand);
    if (event.at < before.last_at)
        return tr("{time} is before the event before it, of {other}", "time"_a = to_text(event.at),
                  "other"_a = to_text(before.last_at));
    return std::nullopt;
}

/// In a case whose people sign in, everybody does, and with the same accounts.
Why wrong_account(const Case& before, const CaseEvent& event) {
    const bool proves_itself = event.kind == CaseEventKind::Reveal;
    if (before.accounts.empty() || (proves_itself && event.account.empty())) return std::nullopt;
    if (event.account.empty()) return tr("{who} has not signed in", "who"_a = event.by);
    if (event.account != before.accounts)
        return tr("the people of this case signed in with other accounts");
    return std::nullopt;
}

void open(Case& to, const CaseEvent& event) {
    to.id = event.case_id;
    to.hand = event.hand;
    to.opened_by = event.by;
    to.opened_at = event.at;
    to.claimant = event.claimant;
    to.claim = event.text;
    to.finding = event.finding;
    to.hands = event.hands;
    to.deadline = event.deadline;
    to.accounts = event.account;
}

void reveal(Case& to, const CaseEvent& event) {
    for (CaseReview& review : to.reviews) {
        if (review.by == event.by) review.text = event.text;
    }
}

/// Lines set in by two spaces.
std::string set_in(std::string_view text) {
    std::string lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines += "  " + std::string(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

/// `what` is a marked sentence.
std::string said(const char* what, const CaseWords& words) {
    return tr_of(what, "who"_a = words.by, "time"_a = to_text(words.at)) + "\n" +
           set_in(words.text);
}

std::string not_revealed(const CaseReview& review) {
    return tr("not revealed yet: {seal}", "seal"_a = review.commitment) + "\n";
}

/// As its case has it, whose stage it names.
const char* first_line_at(CaseStage stage) {
    switch (stage) {
        case CaseStage::None: return sentence("case {case}: none");
        case CaseStage::Reviewing: return sentence("case {case}: reviewing");
        case CaseStage::Revealing: return sentence("case {case}: revealing");
        case CaseStage::Deciding: return sentence("case {case}: deciding");
        case CaseStage::Decided: return sentence("case {case}: decided");
        case CaseStage::Closed: return sentence("case {case}: closed");
    }
    throw Fault("invalid stage");
}

std::string signed_in_with(const Case& shown) {
    if (shown.accounts.empty()) return tr(nobody_signed_in);
    if (shown.accounts == "log") return tr("signed in with the log's own accounts");
    return tr("signed in with the accounts of exam office {office}",
              "office"_a = office_of(shown.accounts));
}

}  // namespace

std::string_view to_text(CaseStage stage) { return stages.at(static_cast<std::size_t>(stage)); }

CaseStage Case::stage() const {
    if (events == 0) return CaseStage::None;
    if (closing) return CaseStage::Closed;
    if (decision) return CaseStage::Decided;
    if (reviews.size() < wanted_reviews) return CaseStage::Reviewing;
    const bool all_read = std::all_of(reviews.begin(), reviews.end(),
                                      [](const CaseReview& review) { return !!review.text; });
    return all_read ? CaseStage::Deciding : CaseStage::Revealing;
}

bool Case::has_video(std::string_view lines) const {
    return std::any_of(videos.begin(), videos.end(),
                       [&](const CaseWords& one) { return one.text == lines; });
}

bool Case::is_overdue(const UtcTime& now) const {
    if (events == 0 || decision || closing) return false;
    return now > deadline;
}

std::optional<std::string> why_not(const Case& before, const CaseEvent& event) {
    if (auto why = wrong_form(event)) return why;
    if (before.events == 0 && event.kind != CaseEventKind::Open) return tr("there is no such case");
    if (before.closing) return tr("the case is closed");
    if (before.events > 0 && event.kind != CaseEventKind::Open) {
        if (auto why = wrong_place(before, event)) return why;
        if (auto why = wrong_account(before, event)) return why;
    }
    if (before.events == most_case_events)
        return tr("a case has at most {most} events", "most"_a = most_case_events);
    // Full but for one: only the closing is left.
    if (before.events == most_case_events - 1 && event.kind != CaseEventKind::Close)
        return tr("the case is full and can only be closed");
    if (event.number != before.events + 1)
        return tr("it is numbered {number}, and {next} is next", "number"_a = event.number,
                  "next"_a = before.events + 1);
    if (auto why = wrong_kind(before, event)) return why;
    return before.accounts.empty() ? std::nullopt : why_not_one_person(before, event);
}

std::optional<std::string> why_not_one_person(const Case& before, const CaseEvent& event) {
    if (exception_for(before, event.by, event.kind) != nullptr) return std::nullopt;
    if (event.kind == CaseEventKind::Review && event.by == before.opened_by)
        return tr("{who} opened the case: somebody else reviews it", "who"_a = event.by);
    if (event.kind == CaseEventKind::Decide && review_by(before, event.by) != nullptr)
        return tr("{who} reviewed the case: somebody else decides it", "who"_a = event.by);
    return std::nullopt;
}

std::vector<std::string> shared_roles(const Case& shown) {
    std::vector<std::string> shared;
    const auto add = [&](const std::string& who, const char* roles, CaseEventKind second) {
        const CaseException* exception = exception_for(shown, who, second);
        std::string why =
            exception == nullptr ? tr("no exception is on record") : exception->reason;
        while (!why.empty() && why.back() == '\n') why.pop_back();
        shared.push_back(tr_of(roles, "who"_a = who, "why"_a = why));
    };
    if (review_by(shown, shown.opened_by) != nullptr)
        add(shown.opened_by, sentence("{who} opened and reviewed the case: {why}"),
            CaseEventKind::Review);
    if (shown.decision && review_by(shown, shown.decision->by) != nullptr)
        add(shown.decision->by, sentence("{who} reviewed and decided the case: {why}"),
            CaseEventKind::Decide);
    return shared;
}

void apply(Case& to, const CaseEvent& event) {
    if (const auto why = why_not(to, event)) throw Fault("an event that cannot be: " + *why);
    CaseWords words{event.by, event.at, event.text};
    switch (event.kind) {
        case CaseEventKind::Open: open(to, event); break;
        case CaseEventKind::Note: to.notes.push_back(std::move(words)); break;
        case CaseEventKind::Video: to.videos.push_back(std::move(words)); break;
        case CaseEventKind::Review:
            to.reviews.push_back({event.by, event.at, event.seal, std::nullopt});
            break;
        case CaseEventKind::Reveal: reveal(to, event); break;
        case CaseEventKind::Decide: to.decision = std::move(words); break;
        case CaseEventKind::Close: to.closing = std::move(words); break;
        case CaseEventKind::Exception:
            to.exceptions.push_back({event.by, event.at, event.allows, event.text});
            break;
    }
    to.events = event.number;
    to.last_at = event.at;
}

std::string accounts_in_words(const Case& shown) {
    if (shown.accounts.empty()) return tr(nobody_signed_in);
    if (shown.accounts == "log") return tr("the log's own accounts");
    return tr("the accounts of exam office {office}", "office"_a = office_of(shown.accounts));
}

bool is_found_by_program(const Case& shown) {
    return !shown.finding.empty() && shown.claimant == claimant_of_findings;
}

std::string to_text(const Case& shown) {
    std::string text = tr_of(first_line_at(shown.stage()), "case"_a = shown.id) + "\n";
    text += tr("about hand #{number}", "number"_a = shown.hand) + "\n";
    if (!shown.finding.empty())
        text += tr("what many hands show: {finding}", "finding"_a = shown.finding) + "\n" +
                tr("the hands behind it: {hands}", "hands"_a = shown.hands) + "\n";
    text += tr("deadline {time}", "time"_a = to_text(shown.deadline)) + "\n";
    text += tr("opened by {who} at {time}", "who"_a = shown.opened_by,
               "time"_a = to_text(shown.opened_at)) +
            "\n";
    text += tr("claimed by {who}", "who"_a = shown.claimant) + "\n" + set_in(shown.claim);
    for (const CaseWords& note : shown.notes)
        text += said(sentence("note by {who} at {time}"), note);
    for (const CaseWords& video : shown.videos)
        text += said(sentence("video by {who} at {time}"), video);
    for (const CaseReview& review : shown.reviews)
        text += said(sentence("review by {who} at {time}"),
                     {review.by, review.at, review.text ? *review.text : not_revealed(review)});
    for (const CaseException& one : shown.exceptions)
        text += said(one.allows == to_text(CaseEventKind::Review)
                         ? sentence("exception (review) by {who} at {time}")
                         : sentence("exception (decide) by {who} at {time}"),
                     {one.by, one.at, one.reason});
    if (shown.decision) text += said(sentence("decision by {who} at {time}"), *shown.decision);
    if (shown.closing) text += said(sentence("closed by {who} at {time}"), *shown.closing);
    for (const std::string& shared : shared_roles(shown)) text += shared + "\n";
    return text + signed_in_with(shown) + "\n";
}

std::string commitment_of(std::string_view case_id, std::string_view by, std::string_view salt,
                          std::string_view text) {
    return to_hex(
        sha256(fmt::format("fairdeal/review/v1\n{}\n{}\n{}\n{}", case_id, by, salt, text)));
}

}  // namespace fairdeal
