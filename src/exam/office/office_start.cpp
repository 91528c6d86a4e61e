// An exam starts at the machine where it is sat, and goes on there after it was suspended: both
// take the invigilator's passphrase. What the items come from lies on the disk sealed by it.

#include <fmt/format.h>

#include <algorithm>

#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"
#include "exam/office/office.h"
#include "exam/sitting/exam_text.h"
#include "exam/sitting/start_checkpoint.h"
#include "ledger/passphrase.h"
#include "ledger/sealed_text.h"
#include "store/new_file.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t shortest_pin = 4, longest_pin = 12;
/// Cheap: the seal around it is what keeps it.
constexpr PassphraseCost pin_cost{1, 8U << 20U};

/// What a sitting's key seals the draw with. Ed25519 signs the same text always alike.
Hash seal_of(const SigningKey& key, const std::string& sitting) {
    Note note{fmt::format(fixed("fairdeal exam release\n{}\n"), sitting), {}};
    key.sign(note);
    return sha256(note.signatures.front().bytes);
}

struct SealedStart {
    std::string pin;  // as sealed_passphrase() has it
    ExamDraw draw;
};

std::string to_text(const SealedStart& start) { return start.pin + "\n" + to_text(start.draw); }

Result<SealedStart> sealed_start_from(const std::string& text, const std::string& sitting) {
    const auto end = std::min(text.find('\n'), text.size() - 1);
    auto draw = draw_from(std::string_view(text).substr(end + 1), sitting);
    if (!draw) return tl::make_unexpected(std::move(draw.error()));
    return SealedStart{text.substr(0, end), *std::move(draw)};
}

Result<Contributions> contributions_of(const StartInput& input) {
    auto invigilator = make_contribution(input.invigilator);
    if (!invigilator) return tl::make_unexpected(std::move(invigilator.error()));
    auto candidate = make_contribution(input.candidate);
    if (!candidate) return tl::make_unexpected(std::move(candidate.error()));
    return Contributions{*std::move(invigilator), *std::move(candidate)};
}

std::string name_of_key(const std::string& id) { return id + ".key"; }
std::string name_of_draw(const std::string& id) { return id + ".draw"; }

}  // namespace

std::optional<std::string> why_no_pin(std::string_view pin) {
    const bool fits = pin.size() >= shortest_pin && pin.size() <= longest_pin &&
                      std::all_of(pin.begin(), pin.end(), is_digit);
    if (fits) return std::nullopt;
    return tr("the candidate's PIN is {least} to {most} digits", "least"_a = shortest_pin,
              "most"_a = longest_pin);
}

std::optional<std::string> why_not_resumed(const Sitting& sitting) {
    if (!sitting.is_started()) return std::nullopt;
    const auto paper = read_exam_text(sitting.blueprint, sitting.id);
    if (!paper) return paper.error().front().what;
    const int most = paper->blueprint.time.breakdowns;
    if (sitting.clock.suspended_at || sitting.breakdowns < most) return std::nullopt;
    return tr_n(
        "it broke down more often than the {count} time that its blueprint allows: the "
        "invigilator breaks it off, under Sittings",
        "it broke down more often than the {count} times that its blueprint allows: the "
        "invigilator breaks it off, under Sittings",
        most);
}

Result<LoggedSitting> Office::sitting_to_release(const SignedIn& invigilator,
                                                 const std::string& sitting,
                                                 std::string_view passphrase) {
    if (auto allowed = must_be_allowed(invigilator, OfficeRight::Invigilate); !allowed)
        return tl::make_unexpected(std::move(allowed.error()));
    auto found = take_seat(sitting);
    if (!found) return found;
    if (found->state.invigilator != invigilator.id())
        return refused_about(sitting, tr("{person} is the invigilator of this sitting",
                                         "person"_a = found->state.invigilator));
    if (!school_->opens(invigilator.id(), passphrase))
        return refused_about(invigilator.id(), tr("the passphrase is wrong"));
    return found;
}

Result<void> Office::commit_to(LoggedSitting& seat, StartRole role,
                               const Contribution& contribution) {
    const Sitting& state = seat.state;
    const std::string& by = role == StartRole::Invigilator ? state.invigilator : state.candidate;
    return add_sitting_event(
        log_, seat,
        {SittingEventKind::Commit,
         state.id,
         0,
         by,
         clock_(),
         {std::string(to_text(role)), commitment_to(contribution, state.id, role)},
         ""});
}

Result<void> Office::keep_beside_ticket(const std::string& name, const std::string& text) const {
    const fs::path file = folder_ / "tickets" / name;
    if (replace_file(file, text, for_its_owner) == 0) return {};
    return refused_about(file.string(), tr("the start cannot be kept here"));
}

Result<ExamDraw> Office::new_draw(const std::string& sitting, const StartInput& input) const {
    if (const auto why = why_no_pin(input.pin)) return refused_about(sitting, *why);
    auto ticket = ticket_of(sitting);
    if (!ticket) return tl::make_unexpected(std::move(ticket.error()));
    auto contributions = contributions_of(input);
    if (!contributions) return tl::make_unexpected(std::move(contributions.error()));
    return ExamDraw{*std::move(ticket), *std::move(contributions)};
}

/// Committed to before it lies anywhere: who looks at it first cannot start again.
Result<void> Office::commit_and_seal(LoggedSitting& seat, const ExamDraw& draw,
                                     const SigningKey& key, std::string_view pin) {
    const std::string id = seat.state.id;
    const std::string secret = to_text(SealedStart{sealed_passphrase(pin, pin_cost), draw});
    for (const StartRole role : {StartRole::Invigilator, StartRole::Candidate}) {
        if (auto done = commit_to(seat, role, draw.contributions->of(role)); !done) return done;
    }
    auto kept = keep_beside_ticket(name_of_draw(id), sealed_text(secret, seal_of(key, id), id));
    if (!kept) return kept;
    const std::string start = start_text(key, {key.public_key().name, log_.head()});
    return add_sitting_event(
        log_, seat, {SittingEventKind::Start, id, 0, seat.state.invigilator, clock_(), {}, start});
}

Result<ReleasedSitting> Office::start_sitting(const SignedIn& invigilator,
                                              const std::string& sitting,
                                              std::string_view passphrase, const StartInput& input,
                                              const KeyCost& cost) {
    auto seat = sitting_to_release(invigilator, sitting, passphrase);
    if (!seat) return tl::make_unexpected(std::move(seat.error()));
    const auto lock = lock_seat(sitting);
    if (!lock) return tl::make_unexpected(lock.error());
    if (seat->state.is_started()) return refused_about(sitting, tr("the exam has started already"));
    if (seat->state.is_start_broken_off()) return void_start(invigilator, sitting);
    auto draw = new_draw(sitting, input);
    if (!draw) return tl::make_unexpected(std::move(draw.error()));
    const auto key = new_start_key();
    if (!key) return tl::make_unexpected(key.error());
    if (auto kept = keep_beside_ticket(name_of_key(sitting), seal(*key, passphrase, cost)); !kept)
        return tl::make_unexpected(std::move(kept.error()));
    if (auto started = commit_and_seal(*seat, *draw, *key, input.pin); !started)
        return tl::make_unexpected(std::move(started.error()));
    if (auto kept = remember_log(); !kept) return tl::make_unexpected(std::move(kept.error()));
    return ReleasedSitting(sitting, *std::move(draw));
}

Result<SigningKey> Office::new_start_key() const {
    const auto keys = office_keys();
    if (!keys) return tl::make_unexpected(keys.error());
    return SigningKey::make(keys->front().name, KeyUse::Log);  // it signs in the log's name
}

tl::unexpected<Problems> Office::void_start(const SignedIn& invigilator,
                                            const std::string& sitting) {
    auto stopped = act(invigilator, sitting, SittingEventKind::Stop, {},
                       fixed("The start was broken off, and a start is never repeated.\n"));
    if (!stopped) return tl::make_unexpected(std::move(stopped.error()));
    return refused_about(sitting,
                         tr("its start was broken off and is void, which is on record: an examiner "
                            "opens a new sitting, with a reason"));
}

Result<ReleasedSitting> Office::release(const SignedIn& invigilator, const std::string& sitting,
                                        std::string_view passphrase, std::string_view pin) {
    auto seat = sitting_to_release(invigilator, sitting, passphrase);
    if (!seat) return tl::make_unexpected(std::move(seat.error()));
    const auto lock = lock_seat(sitting);
    if (!lock) return tl::make_unexpected(lock.error());
    if (seat->state.is_start_broken_off()) return void_start(invigilator, sitting);
    if (!seat->state.is_started())
        return refused_about(sitting, tr("the exam has not started yet"));
    if (const auto why = why_not_resumed(seat->state)) return refused_about(sitting, *why);
    auto draw = draw_of_seat(sitting, passphrase, pin);
    if (!draw) {
        static_cast<void>(note({OfficeEventKind::Refused, seat->state.candidate, invigilator.id(),
                                clock_(), fixed("to go on with ") + sitting}));
        return tl::make_unexpected(std::move(draw.error()));
    }
    const SittingItem* open = seat->state.open_item();
    const UtcTime now = std::max(clock_(), seat->state.last_at);
    auto released = add_sitting_event(log_, *seat,
                                      {SittingEventKind::Release,
                                       sitting,
                                       0,
                                       invigilator.id(),
                                       now,
                                       {std::to_string(open == nullptr ? 0 : open->place),
                                        std::to_string(seat->state.clock_at(now))},
                                       ""});
    if (!released) return tl::make_unexpected(std::move(released.error()));
    if (seat->state.paused) {
        auto gone_on = act(invigilator, sitting, SittingEventKind::GoOn, {}, "");
        if (!gone_on) return tl::make_unexpected(std::move(gone_on.error()));
    }
    return ReleasedSitting(sitting, *std::move(draw));
}

Result<void> Office::put_off(const ReleasedSitting& released) {
    auto seat = take_seat(released.sitting());
    if (!seat) return tl::make_unexpected(std::move(seat.error()));
    const Sitting& state = seat->state;
    if (state.items.empty() || state.clock.suspended_at) return {};
    const SittingItem* open = state.open_item();
    const int place = open == nullptr ? 0 : open->place;
    return record(*seat, SittingEventKind::Suspend,
                  {std::to_string(place), std::to_string(state.clock.spent)}, "");
}

Result<ExamDraw> Office::draw_of_seat(const std::string& sitting, std::string_view passphrase,
                                      std::string_view pin) const {
    const fs::path tickets = folder_ / "tickets";
    constexpr std::size_t longest = 8192;
    const auto key = load_key_file(tickets / name_of_key(sitting), passphrase);
    if (!key)
        return refused_about(sitting,
                             tr("what it was started with does not open: another passphrase than "
                                "then, or a file that was changed"));
    const auto sealed = read_file_if_there(tickets / name_of_draw(sitting), longest);
    if (!sealed) return tl::make_unexpected(sealed.error());
    const auto text = unsealed_text(sealed->value_or(""), seal_of(*key, sitting), sitting);
    if (!text)
        return refused_about(sitting,
                             tr("what its items come from is missing or was changed: {why}",
                                "why"_a = text.error().front().what));
    auto start = sealed_start_from(*text, sitting);
    if (!start) return tl::make_unexpected(std::move(start.error()));
    if (!opens_sealed(start->pin, pin)) return refused_about(sitting, tr("the PIN is wrong"));
    return std::move(start->draw);
}

void Office::drop_start(const std::string& sitting) const {
    std::error_code ignored;
    fs::remove(folder_ / "tickets" / name_of_key(sitting), ignored);
    fs::remove(folder_ / "tickets" / name_of_draw(sitting), ignored);
}

}  // namespace fairdeal
