#include "desk/duty/duty_session.h"

#include <algorithm>

#include "base/read.h"
#include "base/text.h"
#include "base/time/utc_now.h"
#include "base/translation.h"
#include "desk/duty/duty_words.h"
#include "duty/facts/references.h"
#include "exam/diagnostics/kept_places.h"
#include "exam/sitting/exam_text.h"
#include "store/places.h"
#include "words/words.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

/// An answer to "now" is not taken for one to another moment.
constexpr std::chrono::minutes answer_lasts{1};

std::string title_of_hands(const SameFindings& found) {
    if (!found.first.decision) return lacking_in_words(found.first);
    return tr("{dealer}: {reason}", "dealer"_a = found.first.decision->question.dealer,
              "reason"_a = reason_in_words(*found.first.decision));
}

}  // namespace

fs::path DutySession::file() const {
    if (!other_file_.empty()) return other_file_;
    return duty_file_of(school_.empty() ? school_file() : school_);
}

Result<DutyFile> DutySession::opened(Access access) const {
    return DutyFile::open(file(), access, {seen_file, {}});
}

void DutySession::open(const fs::path& file) {
    if (problem_.empty() && may_be_there(file)) {
        const auto other = DutyFile::open(file, Access::Read, {seen_file, {}});
        if (!other) {  // the one that is open stays
            error_ = to_text(other.error().front());
            notice_.clear();
            return;
        }
    }
    other_file_ = file;
    answer_.reset();
    form_.reset();
    new_file_.reset();
    picked_ = 0;
    show(DutyPart::Ask);
}

void DutySession::enter() {
    error_.clear();
    notice_.clear();
    read();
    follow_open_log();
    if (!answer_) return;
    const bool has_new_facts = facts_.size() != answered_by_;
    const bool was_now = trimmed(at_).empty();
    const bool is_late = was_now && utc_now().time - answered_at_.time >= answer_lasts;
    if (!has_new_facts && !is_late) return;
    answer_.reset();
    notice_ = has_new_facts ? tr("The facts have changed since the last answer: ask again.")
                            : tr("The last answer was for {time}: ask again.",
                                 "time"_a = time_with_zone(answered_at_));
}

void DutySession::follow_open_log() {
    if (part_ == DutyPart::Hands && problem_.empty()) hands_.look(facts_);
}

void DutySession::read() {
    facts_.clear();
    problem_.clear();
    if (!may_be_there(file())) {
        problem_ =
            tr("There is no file of who may deal where yet: begin one, or open the house's. It "
               "would be {file}.",
               "file"_a = file().string());
        return;
    }
    if (const auto read = opened(Access::Read))
        take_in(*read);
    else
        problem_ = to_text(read.error().front());
}

void DutySession::take_in(const DutyFile& file) { facts_ = file.facts(); }

void DutySession::show(DutyPart part) {
    part_ = part;
    picked_ = 0;
    enter();
}

void DutySession::type_within(const std::string& typed) {
    within_ = typed;
    picked_ = 0;
}

void DutySession::type_find(const std::string& typed) {
    find_ = typed;
    picked_ = 0;
}

// --- the question

void DutySession::type(std::string& field, const std::string& typed) {
    field = typed;
    answer_.reset();
}

Result<void> DutySession::ask_of(DutyFile& file) {
    const UtcTime now = utc_now();
    const std::string typed(trimmed(at_));
    const auto at = typed.empty() ? now : utc_time_from(typed);
    if (!at)
        return refused({}, tr("{text} is not a UTC time such as 2026-11-26T21:05:00Z; leave it "
                              "empty for now",
                              "text"_a = in_quotes(typed)));
    const std::string dealer(trimmed(dealer_)), table(trimmed(table_));
    if (dealer.empty() || table.empty())
        return refused({}, tr("Type the id of the dealer and the table."));
    auto office = DutyOffice::make(file.facts(), library_);
    if (!office) return tl::make_unexpected(std::move(office.error()));
    const Decision decision = office->decide_fully({dealer, table, *at});
    const auto kept = file.keep({kept_answer_of(decision, std::string(trimmed(asker_)), now)});
    if (!kept) return tl::make_unexpected(kept.error());
    answer_ = answer_screen(decision, file.facts(), now);
    answered_by_ = file.facts().size();
    answered_at_ = now;
    return {};
}

/// An answer that cannot be kept is not given.
void DutySession::ask() {
    answer_.reset();
    error_.clear();
    notice_.clear();
    auto file = opened(Access::Write);
    if (!file) {
        problem_ = to_text(file.error().front());
        return;
    }
    take_in(*file);
    if (const auto asked = ask_of(*file); !asked) error_ = to_text(asked.error().front());
}

// --- facts

void DutySession::begin(NewFact form) {
    form.type(NewFact::signer_field, signer_);
    form_ = std::move(form);
    if (part_ != DutyPart::Form) part_before_ = part_;
    part_ = DutyPart::Form;
    error_.clear();
    notice_.clear();
}

void DutySession::add_for(std::size_t reason, std::size_t add) {
    const auto shown = answer();
    if (!shown || reason >= shown->reasons.size()) return;
    if (add >= shown->reasons[reason].adds.size()) return;
    const auto& [kind, corrects, label] = shown->reasons[reason].adds[add];
    const SameFindings* group = picked_group();
    const std::string dealer(group != nullptr ? group->first.decision->question.dealer
                                              : trimmed(dealer_));
    const std::string table(group != nullptr ? group->first.decision->question.table
                                             : trimmed(table_));
    const auto old =
        std::find_if(facts_.begin(), facts_.end(),
                     [number = corrects](const Fact& fact) { return fact.number == number; });
    if (old != facts_.end()) return begin(NewFact::correcting(*old));
    const bool is_of_table = spec_of(kind).subject == FactSubject::Table;
    NewFact form(kind, is_of_table ? table : dealer);
    for (const FactKey& key : spec_of(kind).keys) {
        if (key.name == "table") form.type("table", table);
    }
    begin(std::move(form));
}

void DutySession::type_in_form(const std::string& field, const std::string& value) {
    if (new_file_) return new_file_->type(field, value);
    if (form_) form_->type(field, value);
    if (field == NewFact::signer_field) signer_ = value;
}

void DutySession::forget_passphrase() {
    if (form_) form_->forget_passphrase();
    if (new_file_) new_file_->forget_passphrase();
}

Result<std::int64_t> DutySession::signed_fact() {
    auto file = opened(Access::Write);
    if (!file) return tl::make_unexpected(std::move(file.error()));
    const auto fact = form_->fact(Facts(file->facts()), library_, content_);
    if (!fact) return tl::make_unexpected(fact.error());
    const auto known = check_references({*fact}, file->facts(), shipped_regulators(content_), {});
    if (!known) return tl::make_unexpected(known.error());
    const std::string who(trimmed(form_->typed(NewFact::signer_field)));
    for (const char* field : {NewFact::signer_field, NewFact::passphrase_field})
        if (form_->typed(field).empty()) return refused({field, 0, 0}, tr("it is missing"));
    if (!opens_account(file->log(), who, form_->typed(NewFact::passphrase_field)))
        return refused({NewFact::passphrase_field, 0, 0},
                       tr("no such account, or another passphrase"));
    const auto numbers = file->add({*fact}, who, utc_now(), {{NewFact::corrects_field, 0, 0}});
    if (!numbers) return tl::make_unexpected(numbers.error());
    return numbers->front();
}

void DutySession::sign() {
    error_.clear();
    const auto number = signed_fact();
    const bool stays = !number && number.error().front().where.source != NewFact::passphrase_field;
    if (!stays) form_->forget_passphrase();
    if (!number) {
        error_ = form_->show(number.error());
        if (error_.empty())
            error_ = tr("Nothing was added: something is missing or wrong in the form.");
        return;
    }
    const bool asked = part_before_ == DutyPart::Ask && answer_.has_value();
    form_.reset();
    if (part_before_ == DutyPart::Hands)
        show(DutyPart::Hands);
    else
        show(asked ? DutyPart::Ask : DutyPart::Facts);
    if (asked) ask();  // what it changed is seen at once
    notice_ = tr("#{number} is on record.", "number"_a = *number);
}

void DutySession::create() {
    error_.clear();
    const auto made = new_file_->create(file(), {seen_file, {}});
    if (!made) {
        error_ = to_text(made.error().front());
        return;
    }
    new_file_.reset();
    show(DutyPart::Facts);
    notice_ =
        tr("The file is there. Add the facts of the house: its regulator, its tables, its "
           "dealers.");
}

// --- what can be done

bool DutySession::can(DutyAction action) const {
    const bool usable = problem_.empty();
    switch (action) {
        // What is typed in a form is left by Leave alone, not by a letter typed beside its fields.
        case DutyAction::ShowAsk:
        case DutyAction::OpenFile: return part_ != DutyPart::Form;
        case DutyAction::ShowHands:
        case DutyAction::ShowDue:
        case DutyAction::ShowFacts: return usable && part_ != DutyPart::Form;
        case DutyAction::Ask: return usable && part_ == DutyPart::Ask;
        case DutyAction::Copy: return has_answer();
        case DutyAction::Hands:
        case DutyAction::OpenCase: return picked_group() != nullptr;
        case DutyAction::OpenLog: return part_ == DutyPart::Hands && !hands_.has_log();
        case DutyAction::Add: return usable && part_ != DutyPart::Form;
        case DutyAction::Correct: {
            const Fact* fact = part_ == DutyPart::Facts ? picked() : nullptr;
            return fact != nullptr && spec_of(fact->kind).entry != FactEntry::OfFile &&
                   !corrections_in(facts_).contains(fact->number);
        }
        case DutyAction::Begin: return part_ != DutyPart::Form && !may_be_there(file());
        case DutyAction::Create: return new_file_.has_value();
        case DutyAction::Sign: return form_.has_value();
        case DutyAction::Leave: return part_ == DutyPart::Form;
    }
    throw Fault("invalid action");
}

/// Of the kind that is picked.
NewFact DutySession::new_fact() const {
    if (const Fact* pack = picked_pack()) return NewFact::like(*pack);
    const Fact* fact = part_ == DutyPart::Due ? picked() : nullptr;
    return fact != nullptr ? NewFact(fact->kind, fact->subject) : NewFact(FactKind::Licence, "");
}

std::optional<Destination> DutySession::apply(DutyAction action) {
    if (!can(action)) return std::nullopt;
    switch (action) {
        case DutyAction::ShowAsk: show(DutyPart::Ask); break;
        case DutyAction::ShowHands: show(DutyPart::Hands); break;
        case DutyAction::ShowDue: show(DutyPart::Due); break;
        case DutyAction::ShowFacts: show(DutyPart::Facts); break;
        case DutyAction::Ask: ask(); break;
        case DutyAction::Hands:
            return ListHands{
                hands_.file(),    true, picked_group()->hands, {}, title_of_hands(*picked_group()),
                DeskSection::Duty};
        case DutyAction::OpenCase: return CaseOnFinding{case_subject(*picked_group())};
        case DutyAction::Add: begin(new_fact()); break;
        case DutyAction::Correct: begin(NewFact::correcting(*picked())); break;
        case DutyAction::Sign: sign(); break;
        case DutyAction::Begin:
            new_file_.emplace();
            part_ = DutyPart::Form;
            part_before_ = DutyPart::Ask;
            break;
        case DutyAction::Create: create(); break;
        case DutyAction::Leave:
            form_.reset();
            new_file_.reset();
            show(part_before_);
            break;
        case DutyAction::Copy:
        case DutyAction::OpenFile:
        case DutyAction::OpenLog: break;  // the page's own
    }
    return std::nullopt;
}

void DutySession::pick(std::size_t row) {
    picked_ = row;
    if (!form_) return;
    const auto kinds = NewFact::kinds();
    if (row >= kinds.size() || kinds[row] == form_->kind()) return;
    const bool is_alike = spec_of(kinds[row]).subject == spec_of(form_->kind()).subject;
    begin(NewFact(kinds[row], is_alike ? form_->typed(NewFact::subject_field) : ""));
}

}  // namespace fairdeal
