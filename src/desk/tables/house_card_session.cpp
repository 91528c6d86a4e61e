#include "desk/tables/house_card_session.h"

#include <algorithm>
#include <cstring>

#include "base/read.h"
#include "base/text.h"
#include "base/time/utc_time.h"
#include "base/translation.h"
#include "content/readers.h"
#include "desk/tables/house_card_words.h"
#include "store/new_file.h"
#include "training/book/option_words.h"

namespace fairdeal {

namespace {

constexpr std::size_t largest_card_file = 1U << 20U;  // bytes
constexpr unsigned for_who_gets_it = 0644;

}  // namespace

void HouseCardSession::enter() {
    passphrase_.clear();
    if (may_see_others(school_)) read();
}

bool HouseCardSession::can(HouseCardAction action) const {
    if (!may_see_others(school_)) return action == HouseCardAction::Leave;
    switch (action) {
        case HouseCardAction::Change: return !is_draft_open() && part_ != HouseCardPart::Approval;
        case HouseCardAction::ShowOptions: return part_ != HouseCardPart::Options;
        case HouseCardAction::ShowChanges: return part_ != HouseCardPart::Changes;
        case HouseCardAction::CallOff: return is_working();
        case HouseCardAction::AskApproval:
            return is_draft_open() && part_ != HouseCardPart::Approval;
        case HouseCardAction::PutInForce:
            return is_draft_open() && part_ == HouseCardPart::Approval;
        case HouseCardAction::Drop: return is_draft_open();
        case HouseCardAction::Import: return !has_draft();
        case HouseCardAction::Export: return table_of(picked()) != nullptr;
        case HouseCardAction::Leave: return true;
    }
    return false;
}

std::optional<Destination> HouseCardSession::apply(HouseCardAction action) {
    if (!can(action)) return std::nullopt;
    error_.clear();
    if (action != HouseCardAction::ShowChanges) notice_.clear();
    switch (action) {
        case HouseCardAction::Change:
            if (const TableCardFile* table = table_of(picked())) begin_draft(*table);
            break;
        case HouseCardAction::ShowOptions: show(HouseCardPart::Options); break;
        case HouseCardAction::ShowChanges: show(HouseCardPart::Changes); break;
        case HouseCardAction::CallOff: show(HouseCardPart::Options); break;
        case HouseCardAction::AskApproval: ask_approval(); break;
        case HouseCardAction::PutInForce: approve(); break;
        case HouseCardAction::Drop: drop_draft(); break;
        case HouseCardAction::Import:
        case HouseCardAction::Export: break;  // the page asks for the file first
        case HouseCardAction::Leave:
            if (part_ == HouseCardPart::Options) return ShowLearnView{LearnView::Today};
            show(HouseCardPart::Options);
    }
    return std::nullopt;
}

void HouseCardSession::choose(Game game) {
    if (game == game_) return;
    game_ = game;
    picked_.reset();
    option_ = 0;
    show(HouseCardPart::Options);
}

void HouseCardSession::pick(std::size_t row) {
    const auto cards = listed();
    if (row >= cards.size() || cards[row] == picked()) return;
    picked_ = cards[row];
    error_.clear();
    notice_.clear();
    show(part_ == HouseCardPart::Approval ? HouseCardPart::Options : part_);
}

void HouseCardSession::show(HouseCardPart part) {
    call_off();
    passphrase_.clear();
    blank_name_.reset();
    part_ = part;
    if (part == HouseCardPart::Changes) begin_effects();
}

// --- the draft

void HouseCardSession::begin_draft(const TableCardFile& from) {
    if (has_draft()) {
        picked_ = ListedCard{ListedCard::Kind::Draft};
        show(HouseCardPart::Options);
        error_ = tr("There is a draft of this game already: approve or drop it first.");
        return;
    }
    TableCardFile fresh = from;
    fresh.approved.reset();
    fresh.id = house_card_id(game_);
    if (from.id == house_card_id(game_)) fresh.title = tr("Our tables");
    keep_draft(std::move(fresh));
    if (!has_draft()) return;
    picked_ = ListedCard{ListedCard::Kind::Draft};
    show(HouseCardPart::Options);
    notice_ = tr("This is a draft: nothing changes for trainees until it is approved.");
}

/// Keeps it at once. Where another desk was faster, its draft is shown.
void HouseCardSession::keep_draft(TableCardFile changed) {
    const RuleBook* book = find_book(library_, game_);
    if (book != nullptr) changed.note = note_of(changed.card, *book);
    const std::string was = has_draft() ? drafts_.at(game_).bytes : "";
    const auto bytes = keep_card_draft(folder(), changed, was);
    if (bytes) {
        drafts_[game_] = {std::move(changed), *bytes};
        error_.clear();
        return;
    }
    error_ = to_text(bytes.error().front());
    read_drafts();
}

void HouseCardSession::drop_draft() {
    const auto dropped = drop_card_draft(folder(), game_, drafts_.at(game_).bytes);
    read_drafts();
    picked_.reset();
    show(HouseCardPart::Options);
    if (dropped)
        notice_ = tr("The draft is deleted. The card in force has not changed.");
    else
        error_ = to_text(dropped.error().front());
}

void HouseCardSession::choose_value(std::size_t choice) {
    if (!is_draft_open()) return;
    const auto words = split_at(option().words, '|');
    if (option().kind != OptionKind::Choice || choice >= words.size()) return;
    TableCardFile changed = draft();
    if (value_on(changed.card, option()) == words[choice]) return;
    changed.card.set(option().name, words[choice]);
    keep_draft(std::move(changed));
}

void HouseCardSession::set_number(std::size_t field, int value) {
    const RuleBook* book = find_book(library_, game_);
    if (!is_draft_open() || book == nullptr) return;
    auto numbers =
        option_screen(option(), draft().card, house_card(library_, game_), *book).numbers;
    if (field >= numbers.size()) return;
    numbers[field].value = std::clamp(value, numbers[field].least, numbers[field].most);
    TableCardFile changed = draft();
    if (changed.card.set(option().name, value_of(option(), numbers))) return;
    if (changed.card != draft().card) keep_draft(std::move(changed));
}

void HouseCardSession::name_draft(const std::string& typed) {
    if (!is_draft_open()) return;
    if (typed.find_first_not_of(' ') == std::string::npos) {
        blank_name_ = typed;
        error_ = tr("The card needs a name.");
        return;
    }
    if (blank_name_.has_value()) error_.clear();
    blank_name_.reset();
    if (typed == draft().title) return;
    TableCardFile changed = draft();
    changed.title = typed;
    keep_draft(std::move(changed));
}

void HouseCardSession::import_file(const std::filesystem::path& file) {
    error_.clear();
    notice_.clear();
    const auto xml = read_file(file, largest_card_file);
    const auto read = xml ? read_table_card(*xml, file.string()) : tl::make_unexpected(xml.error());
    if (!read) {
        error_ = to_text(read.error().front());
        return;
    }
    choose(read->value.card.game());
    begin_draft(read->value);
}

std::string HouseCardSession::export_name() const {
    const TableCardFile* table = table_of(picked());
    return table == nullptr ? "" : table->id + ".xml";
}

void HouseCardSession::export_file(const std::filesystem::path& file) {
    const TableCardFile* table = table_of(picked());
    if (table == nullptr) return;
    const int wrong = replace_file(file, write_table_card(*table), for_who_gets_it);
    error_ = wrong == 0 ? ""
                        : tr("{file} cannot be written: {reason}", "file"_a = file.string(),
                             "reason"_a = std::strerror(wrong));
    notice_ = wrong == 0 ? tr("Written: {file}", "file"_a = file.string()) : "";
}

// --- approving

void HouseCardSession::ask_approval() {
    from_ = today();
    to_.clear();
    show(HouseCardPart::Approval);
}

/// What is wrong with the form; empty: nothing.
std::string HouseCardSession::objection() {
    if (!is_day_of_calendar(from_)) return tr("Type the first day such as 2026-12-01.");
    if (from_ < today()) return tr("The first day is in the past: choose today or a later day.");
    if (!to_.empty() && !is_day_of_calendar(to_))
        return tr("Type the last day such as 2026-12-31, or nothing.");
    if (!to_.empty() && to_ < from_) return tr("The last day is before the first.");
    const auto person = school_.school->person(school_.who);
    if (!person || !may_see_others(*person))
        return tr("Only a trainer or an administrator approves a table card.");
    if (person->has_passphrase && passphrase_.empty())
        return tr("Type your passphrase to approve.");
    const bool opens = !person->has_passphrase || school_.school->opens(school_.who, passphrase_);
    return opens ? "" : tr("The passphrase is wrong. Nothing was approved.");
}

void HouseCardSession::approve() {
    notice_.clear();
    error_ = objection();
    passphrase_.clear();
    if (!error_.empty()) return;
    const CardDraft approved = drafts_.at(game_);
    const auto there = read_card_draft(folder(), game_);
    if (!there || !*there || (*there)->bytes != approved.bytes) {
        error_ = tr("This draft was changed at another desk: look at it again.");
        return read_drafts();
    }
    const auto person = school_.school->person(school_.who);
    const auto now = std::chrono::sys_time<std::chrono::microseconds>(
        std::chrono::seconds(clock().now() / 1000));
    const auto card = approve_card(folder(), approved.table,
                                   {person->name.empty() ? person->id : person->name, person->id,
                                    to_text(UtcTime{now}), from_, to_, ""});
    if (!card) {
        error_ = to_text(card.error().front());
        return;
    }
    // Killed before this, it stays as a draft that says what is approved.
    const auto dropped = drop_card_draft(folder(), game_, approved.bytes);
    if (!dropped) error_ = to_text(dropped.error().front());
    read();
    picked_ = ListedCard{ListedCard::Kind::Approved, card->number};
    show(HouseCardPart::Options);
    notice_ =
        from_ <= today()
            ? tr("Approved, and in force: drills, rounds and lessons follow it from now on.")
            : tr("Approved: it comes into force on {day}.", "day"_a = iso_day_in_words(from_));
}

}  // namespace fairdeal
