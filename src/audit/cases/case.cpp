#include "audit/cases/case.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "ledger/key.h"
#include "ledger/note.h"
#include "log/rows.h"

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

Why wrong_form(const CaseEvent& event) {
    if (!is_id(event.case_id)) return in_quotes(event.case_id) + " is not the id of a case";
    if (!is_id(event.by)) return in_quotes(event.by) + " is not a person's id";
    if (!is_utc_time(event.at)) return in_quotes(event.at) + " is not a UTC time";
    if (!is_account(event.account)) return in_quotes(event.account) + " names no accounts";
    if (event.text.size() > longest_case_text)
        return fmt::format("the text has more than {} bytes", longest_case_text);
    if (!is_plain_text(event.text) || (!event.text.empty() && event.text.back() != '\n'))
        return "the text is not whole lines of UTF-8";
    const bool no_words = event.kind == CaseEventKind::Review || event.kind == CaseEventKind::Close;
    if (event.text.empty() && !no_words)
        return fmt::format("there is no text to {}", to_text(event.kind));
    return std::nullopt;
}

Why wrong_opening(const Case& before, const CaseEvent& event) {
    if (before.events > 0) return "the case is open already";
    if (event.hand < 1) return "it is about no hand";
    if (!is_id(event.claimant)) return in_quotes(event.claimant) + " is not a person's id";
    if (!is_utc_time(event.deadline)) return in_quotes(event.deadline) + " is not a UTC time";
    if (*instant_from(event.deadline) < *instant_from(event.at))
        return "the deadline is before the opening";
    return std::nullopt;
}

Why wrong_review(const Case& before, const CaseEvent& event) {
    if (!event.text.empty()) return "a review's text would be seen before the other review is in";
    if (!is_seal(event.seal)) return "there is no commitment";
    if (before.decision) return "the case is decided";
    if (event.by == before.claimant) return event.by + " is the claimant";
    if (review_by(before, event.by) != nullptr) return event.by + " has reviewed the case already";
    if (before.reviews.size() == wanted_reviews) return "both reviews are in";
    return std::nullopt;
}

Why wrong_reveal(const Case& before, const CaseEvent& event) {
    const CaseReview* review = review_by(before, event.by);
    if (review == nullptr) return event.by + " has not reviewed the case";
    if (before.reviews.size() < wanted_reviews)
        return "the other review is not in yet, and its reviewer must not see this one";
    if (review->text) return event.by + " has revealed the review already";
    if (!is_seal(event.seal)) return "there is no salt";
    if (commitment_of(before.id, event.by, event.seal, event.text) != review->commitment)
        return "this is not the review that was committed to";
    return std::nullopt;
}

Why wrong_decision(const Case& before, const CaseEvent& event) {
    if (before.decision) return "the case is decided already";
    if (event.by == before.claimant) return event.by + " is the claimant";
    if (before.stage() != CaseStage::Deciding) return "not both reviews can be read yet";
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
    return "an exception is for a review or a decision";
}

Why wrong_kind(const Case& before, const CaseEvent& event) {
    switch (event.kind) {
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
    if (event.case_id != before.id) return "it is of another case";
    if (event.hand != before.hand) return fmt::format("the case is about hand #{}", before.hand);
    if (*instant_from(event.at) < *instant_from(before.last_at))
        return fmt::format("{} is before the event before it, of {}", event.at, before.last_at);
    return std::nullopt;
}

/// In a case whose people sign in, everybody does, and with the same accounts.
Why wrong_account(const Case& before, const CaseEvent& event) {
    const bool proves_itself = event.kind == CaseEventKind::Reveal;
    if (before.accounts.empty() || (proves_itself && event.account.empty())) return std::nullopt;
    if (event.account.empty()) return event.by + " has not signed in";
    if (event.account != before.accounts)
        return "the people of this case signed in with other accounts";
    return std::nullopt;
}

void open(Case& to, const CaseEvent& event) {
    to.id = event.case_id;
    to.hand = event.hand;
    to.opened_by = event.by;
    to.opened_at = event.at;
    to.claimant = event.claimant;
    to.claim = event.text;
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

std::string said(std::string_view what, const CaseWords& words) {
    return fmt::format("{} by {} at {}\n", what, words.by, words.at) + set_in(words.text);
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

bool Case::is_overdue(std::string_view now) const {
    if (events == 0 || decision || closing) return false;
    return instant_from(now) > instant_from(deadline);
}

std::optional<std::string> why_not(const Case& before, const CaseEvent& event) {
    if (auto why = wrong_form(event)) return why;
    if (before.events == 0 && event.kind != CaseEventKind::Open) return "there is no such case";
    if (before.closing) return "the case is closed";
    if (before.events > 0 && event.kind != CaseEventKind::Open) {
        if (auto why = wrong_place(before, event)) return why;
        if (auto why = wrong_account(before, event)) return why;
    }
    if (before.events == most_case_events)
        return fmt::format("a case has at most {} events", most_case_events);
    // Full but for one: only the closing is left.
    if (before.events == most_case_events - 1 && event.kind != CaseEventKind::Close)
        return "the case is full and can only be closed";
    if (event.number != before.events + 1)
        return fmt::format("it is numbered {}, and {} is next", event.number, before.events + 1);
    if (auto why = wrong_kind(before, event)) return why;
    return before.accounts.empty() ? std::nullopt : why_not_one_person(before, event);
}

std::optional<std::string> why_not_one_person(const Case& before, const CaseEvent& event) {
    if (exception_for(before, event.by, event.kind) != nullptr) return std::nullopt;
    if (event.kind == CaseEventKind::Review && event.by == before.opened_by)
        return event.by + " opened the case: somebody else reviews it";
    if (event.kind == CaseEventKind::Decide && review_by(before, event.by) != nullptr)
        return event.by + " reviewed the case: somebody else decides it";
    return std::nullopt;
}

std::vector<std::string> shared_roles(const Case& shown) {
    std::vector<std::string> shared;
    const auto add = [&](const std::string& who, const char* roles, CaseEventKind second) {
        const CaseException* exception = exception_for(shown, who, second);
        std::string why = exception == nullptr ? "no exception is on record" : exception->reason;
        while (!why.empty() && why.back() == '\n') why.pop_back();
        shared.push_back(fmt::format("{} {} the case: {}", who, roles, why));
    };
    if (review_by(shown, shown.opened_by) != nullptr)
        add(shown.opened_by, "opened and reviewed", CaseEventKind::Review);
    if (shown.decision && review_by(shown, shown.decision->by) != nullptr)
        add(shown.decision->by, "reviewed and decided", CaseEventKind::Decide);
    return shared;
}

void apply(Case& to, const CaseEvent& event) {
    if (const auto why = why_not(to, event)) throw Fault("an event that cannot be: " + *why);
    CaseWords words{event.by, event.at, event.text};
    switch (event.kind) {
        case CaseEventKind::Open: open(to, event); break;
        case CaseEventKind::Note: to.notes.push_back(std::move(words)); break;
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
    if (shown.accounts.empty()) return std::string(nobody_signed_in);
    if (shown.accounts == "log") return "the log's own accounts";
    return "the accounts of exam office " + shown.accounts.substr(shown.accounts.find(':') + 1);
}

std::string to_text(const Case& shown) {
    std::string text = fmt::format("case {}: {}\nabout hand #{}\ndeadline {}\n", shown.id,
                                   to_text(shown.stage()), shown.hand, shown.deadline);
    text += fmt::format("opened by {} at {}\nclaimed by {}\n", shown.opened_by, shown.opened_at,
                        shown.claimant) +
            set_in(shown.claim);
    for (const CaseWords& note : shown.notes) text += said("note", note);
    for (const CaseReview& review : shown.reviews)
        text +=
            said("review", {review.by, review.at,
                            review.text.value_or("not revealed yet: " + review.commitment + "\n")});
    for (const CaseException& one : shown.exceptions)
        text += said("exception (" + one.allows + ")", {one.by, one.at, one.reason});
    if (shown.decision) text += said("decision", *shown.decision);
    if (shown.closing) text += said("closed", *shown.closing);
    for (const std::string& shared : shared_roles(shown)) text += shared + "\n";
    text += (shown.accounts.empty() ? "" : "signed in with ") + accounts_in_words(shown) + "\n";
    return text;
}

std::string commitment_of(std::string_view case_id, std::string_view by, std::string_view salt,
                          std::string_view text) {
    return to_hex(
        sha256(fmt::format("fairdeal/review/v1\n{}\n{}\n{}\n{}", case_id, by, salt, text)));
}

std::string new_salt() {
    // The public half of a key that is thrown away: 32 bytes from the system's randomness, none of
    // which anybody else has.
    const auto key = SigningKey::make("salt", KeyUse::Log);
    if (!key) throw Fault("no randomness");
    return to_hex(sha256(bytes_of(key->public_key().bytes)));
}

}  // namespace fairdeal
