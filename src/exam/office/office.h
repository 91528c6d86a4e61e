#pragma once
// The exam office: a folder with its log, its keys and the tickets of sittings that are under way.
// People come from the school's file; what they are beside trainees counts only as the office's own
// log has it (given_roles.h). Everything asks here who may (permission.h), and everything that
// matters is written into the log before it counts.
//
//     log.db           the log (store/hand_log.h): sign-ins, roles, sittings, results, certificates
//     exam.key         signs tickets, sealed by the office's passphrase; exam.key.1, ... older ones
//     office.key       signs the log and certificates, likewise
//     tickets/X-...    a ticket until its sitting ends, for the office's account alone (mode 0600);
//                      from the start on .key and .draw beside it, which the invigilator's
//                      passphrase opens, hold what the items come from

#include <filesystem>
#include <functional>
#include <span>

#include "assessment/exam_form.h"
#include "exam/office/exam_rules.h"
#include "exam/office/exam_schedule.h"
#include "exam/office/given_roles.h"
#include "exam/office/house_address.h"
#include "exam/office/permission.h"
#include "exam/sitting/draw.h"
#include "exam/sitting/sitting_log.h"
#include "school/school.h"
#include "store/file_lock.h"
#include "store/key_file.h"
#include "store/seen_log.h"

namespace fairdeal {

/// Somebody who proved who they are. Only the office makes one.
class SignedIn {
public:
    [[nodiscard]] const std::string& id() const { return person_.id; }
    [[nodiscard]] const Person& person() const { return person_; }
    [[nodiscard]] bool may(OfficeRight right) const { return fairdeal::may(person_.roles, right); }

private:
    friend class Office;
    explicit SignedIn(Person person) : person_(std::move(person)) {}
    Person person_;
};

/// What an examiner says to open a sitting.
struct SittingRequest {
    std::string candidate, invigilator;
    std::string exam;             // id of the blueprint
    std::string edition;          // exam_edition(): 64 hexadecimal digits
    std::string text;             // the exam whole, as it is on this day
    int extra = 0;                // per cent more time, 0 to 300
    int letters = 100;            // size of the letters, per cent, 100 to 300
    int breaks = 0;               // pauses agreed, 0 to 99
    std::string accommodation{};  // why the candidate is granted these; empty: none is
    std::string exception;  // why the candidate's own trainer examines them; empty: they do not
    std::string again{};    // why they sit this exam again so soon, or sooner or oftener than the
                            // house's rule lets them; empty: they do not
    std::optional<SittingDate> date{};  // when it is to be sat; of several, the first
    int minutes_between = 0;            // from one of several to the next; 0: all together
};

/// The trainees of a team by id, but for one: the examiner.
std::vector<std::string> candidates_in_team(const School& school, std::string_view team,
                                            std::string_view but_for);

/// A candidate may appeal for so long: until then the result is open.
constexpr int days_to_appeal = 14;
/// Why a new sitting of this exam needs a reason on record, in words, or nothing: another was
/// opened on the same day, or its result is open to appeal or under one. A resit that an appeal
/// granted needs none.
std::optional<std::string> why_too_soon(const Sitting& earlier, const SittingRequest& request,
                                        const UtcTime& now);

/// What a candidate has typed for the open item.
struct KeptDraft {
    int place = 0;  // of the item
    std::string text;
    friend bool operator==(const KeptDraft&, const KeptDraft&) = default;
};

/// What is typed at the machine before an exam starts: a few characters of each, which are mixed
/// into what the items come from, and the PIN that the candidate goes on with after a break.
struct StartInput {
    std::string invigilator, candidate;
    std::string pin;  // 4 to 12 digits
};

/// Why a candidate cannot have this PIN, in words, or nothing.
std::optional<std::string> why_no_pin(std::string_view pin);

/// A sitting that its invigilator has let begin or go on at this machine. Only the office makes
/// one.
class ReleasedSitting {
public:
    [[nodiscard]] const std::string& sitting() const { return sitting_; }
    [[nodiscard]] const ExamDraw& draw() const { return draw_; }

private:
    friend class Office;
    ReleasedSitting(std::string sitting, ExamDraw draw)
        : sitting_(std::move(sitting)), draw_(std::move(draw)) {}
    std::string sitting_;
    ExamDraw draw_;
};

/// Why a sitting that started cannot be resumed any more, in words; nothing: it can, or it has not
/// started.
std::optional<std::string> why_not_resumed(const Sitting& sitting);

/// Now.
using OfficeClock = std::function<UtcTime()>;

/// The keys of an office that is made: named after the house ("casino.example"), sealed by the
/// passphrase.
struct NewKeys {
    std::string house;
    std::string_view passphrase;
    KeyCost cost{};
};

class Office {
public:
    /// Makes an office where there is none: its log, and its keys. The school's people are its
    /// people, with the roles that they have now, each recorded; `by` is an administrator.
    static Result<Office> create(const std::filesystem::path& folder, School& school,
                                 OfficeClock clock, const NewKeys& keys, const std::string& by);
    /// Refused: no office in this folder, a log that is none, and one that is older than its
    /// folder, the school or `seen_file` (a file of this account; empty: none) saw it, or of
    /// another history.
    static Result<Office> open(const std::filesystem::path& folder, School& school,
                               OfficeClock clock, const std::filesystem::path& seen_file = {});
    /// Likewise, but such a log is opened: for accept_restored() alone.
    static Result<Office> open_restored(const std::filesystem::path& folder, School& school,
                                        OfficeClock clock,
                                        const std::filesystem::path& seen_file = {});
    /// A backup was put in place on purpose: that is recorded, and counts from now on. By an
    /// administrator. Refused: the log is not older than it was seen.
    Result<void> accept_restored(const SignedIn& who, const std::string& why);

    /// Anybody who is more than a trainee needs a passphrase of their own, and the roles and
    /// passphrase that the office gave them: refused where the school's file says more. Both ways
    /// it is recorded.
    Result<SignedIn> sign_in(const std::string& id, std::string_view passphrase);
    /// Nothing, or the refusal, which is recorded.
    Result<void> must_be_allowed(const SignedIn& who, OfficeRight right);

    /// A sitting's id. Refused: an examiner who trains the candidate, without a reason; one who is
    /// themselves candidate or invigilator; the same exam again so soon (why_too_soon), or against
    /// the house's rule (retake_rule), without a reason; a person who is not what they are to be; a
    /// wrong passphrase; a date that set_dates() would refuse.
    Result<std::string> open_sitting(const SignedIn& examiner, const SittingRequest& request,
                                     std::string_view passphrase);
    /// The same for each of several candidates, whoever `request` names; their ids in that order.
    /// All are looked at before the first is opened: where one is refused none is opened, and there
    /// is a problem for each who is, at their id. Where the disk fails midway the refusal says
    /// which are open.
    Result<std::vector<std::string>> open_sittings(const SignedIn& examiner, SittingRequest request,
                                                   std::span<const std::string> candidates,
                                                   std::string_view passphrase);

    /// A sitting that is under way on this machine, started or not. Refused where there is none.
    Result<LoggedSitting> take_seat(const std::string& sitting) const;
    /// The seat itself, for as long as it is sat on.
    [[nodiscard]] Result<FileLock> lock_seat(const std::string& sitting) const;
    /// Those with a ticket, by id.
    [[nodiscard]] Result<std::vector<std::string>> sittings_here() const;
    /// Starts a sitting: both contributions are committed to, a checkpoint covers them, and only
    /// then are they used. The passphrase is the invigilator's own. A start that broke off is never
    /// repeated: where one was broken off, the sitting is stopped, and that is the refusal.
    Result<ReleasedSitting> start_sitting(const SignedIn& invigilator, const std::string& sitting,
                                          std::string_view passphrase, const StartInput& input,
                                          const KeyCost& cost = {});
    /// Lets a started sitting go on, after it was suspended or broke down; a pause ends. Refused:
    /// another passphrase than it was started with, another PIN, more breakdowns than its blueprint
    /// allows.
    Result<ReleasedSitting> release(const SignedIn& invigilator, const std::string& sitting,
                                    std::string_view passphrase, std::string_view pin);
    /// One that was released is not gone on with now: from here on it is as if its candidate had
    /// left. Before the first item there is nothing to put off.
    Result<void> put_off(const ReleasedSitting& released);
    /// What a candidate has typed just now, kept beside the ticket so that a breakdown does not
    /// cost them that. It is no evidence, and that it cannot be kept is no reason to stop an exam.
    void keep_draft(const std::string& sitting, const KeptDraft& draft) const;
    [[nodiscard]] Result<std::optional<KeptDraft>> kept_draft(const std::string& sitting) const;
    /// What happens while it is sat: Show, Reply, TimeUp, Away, Back, TakeUp, Clock, Suspend. In
    /// the candidate's name.
    Result<void> record(LoggedSitting& seat, SittingEventKind kind, std::vector<std::string> facts,
                        std::string text);
    /// The result; what the items came from goes into the log, and the ticket from this machine.
    Result<void> decide(LoggedSitting& seat, const ExamDraw& draw, bool passed, int right,
                        int wrong);

    /// Pause, GoOn, Stop, TableTest, Appeal, Resolve, Grant, Certify, Withdraw, by somebody who
    /// may. What they may not do is recorded too. `with_it` as in add_sitting_event(). Refused: to
    /// grant an appeal by Resolve, which does not say what follows.
    Result<LoggedSitting> act(const SignedIn& who, const std::string& sitting,
                              SittingEventKind kind, std::vector<std::string> facts,
                              std::string text, const WithEvent& with_it = {});

    /// Why the candidate of a sitting was granted what stands in it: for the candidate and for who
    /// may see results. It is in the office's log alone, for a transcript goes to others. Nothing:
    /// none was granted, the reader may not know, or an older program put it into the sitting.
    [[nodiscard]] std::optional<std::string> why_granted(const SignedIn& who,
                                                         const Sitting& sitting) const;

    /// Their own sittings to a candidate, without answers until they are decided; to an invigilator
    /// those under their eyes, as for_invigilator() has them; all to who may see results.
    Result<std::vector<Sitting>> sittings_for(const SignedIn& who);
    Result<LoggedSitting> see(const SignedIn& who, const std::string& sitting);

    /// They count with the passphrase that the person has now.
    Result<void> give_roles(const SignedIn& who, const std::string& id,
                            const std::vector<Role>& roles);
    /// Their own, which their roles count with from now on. However far it came when the machine
    /// stopped, they can sign in, with the old one or the new (given_roles.h). Refused: it is too
    /// short.
    Result<void> change_passphrase(const SignedIn& who, std::string_view passphrase,
                                   const PassphraseCost& cost = {});
    /// By an administrator. Refused: an address that is none.
    Result<void> set_address(const SignedIn& who, const HouseAddress& address);
    /// The newest; empty where none was set.
    [[nodiscard]] HouseAddress address() const;
    /// Whether exams may be sat in a terminal, by an administrator; by itself they may not.
    Result<void> allow_terminal(const SignedIn& who, bool allowed);
    [[nodiscard]] bool allows_terminal() const;

    // --- rules of the house about its exams (exam_rules.cpp), set by an administrator
    Result<void> set_slip_detail(const SignedIn& who, SlipDetail detail);
    /// The newest; where none was set, the result and its cells.
    [[nodiscard]] SlipDetail slip_detail() const;
    /// To be called before a candidate's result slip leaves the office: by the candidate, or by who
    /// may export records.
    Result<void> note_slip(const SignedIn& who, const Sitting& sitting);
    /// Refused: a rule of more days or sittings than there can be.
    Result<void> set_retake_rule(const SignedIn& who, const RetakeRule& rule);
    [[nodiscard]] RetakeRule retake_rule() const;

    // --- when sittings are to be sat (exam_schedule.cpp)
    /// The first of these sittings at this date, each of the others so many minutes after the one
    /// before it. All are looked at before the first is written: there is a problem for each that
    /// is refused, at its id.
    Result<void> set_dates(const SignedIn& who, std::span<const std::string> sittings,
                           const SittingDate& first, int minutes_between = 0);
    Result<void> drop_dates(const SignedIn& who, std::span<const std::string> sittings);
    /// Those that wait for their start, by time, those without a date last: all to who may open
    /// sittings or see results, to others those that they sit or watch.
    [[nodiscard]] std::vector<PlannedSitting> schedule_for(const SignedIn& who) const;
    /// All of them: for the machine that exams are sat at, which names them too.
    [[nodiscard]] std::vector<PlannedSitting> sittings_to_come() const;
    /// Why those who are to be opened one after the other cannot have the dates of the request,
    /// each at their id.
    [[nodiscard]] Problems wrong_dates(const SittingRequest& request,
                                       std::span<const std::string> candidates) const;
    /// To be called before a schedule leaves the office: a whole one by who may export records.
    Result<void> note_schedule(const SignedIn& who);

    /// To be called before records leave the office; false, and recorded, if they may not.
    Result<void> note_export(const SignedIn& who, const std::string& what);
    /// Likewise before a backup of the office is made: by who may check its log.
    Result<void> note_backup(const SignedIn& who);

    /// New keys in place of the old, which stay beside them as exam.key.1, exam.key.2, ...: old
    /// certificates and transcripts are checked by the keys of their time. The old passphrase opens
    /// the office to it.
    Result<void> change_keys(const SignedIn& who, std::string_view old_passphrase,
                             std::string_view new_passphrase, const KeyCost& cost = {});
    /// A copy of both keys under a passphrase of its own, for a safe elsewhere: `exam.key` and
    /// `office.key` in a folder, never over files that are there.
    Result<void> escrow_keys(const SignedIn& who, std::string_view passphrase,
                             const std::filesystem::path& to, std::string_view escrow_passphrase,
                             const KeyCost& cost = {});
    /// Signs the log's state with the office's key.
    Result<Note> sign_log(std::string_view passphrase);
    [[nodiscard]] Result<SigningKey> office_key(std::string_view passphrase) const;
    /// The public halves, the newest first.
    [[nodiscard]] Result<std::vector<PublicKey>> exam_keys() const;
    [[nodiscard]] Result<std::vector<PublicKey>> office_keys() const;

    [[nodiscard]] UtcTime now() const { return clock_(); }
    [[nodiscard]] const HandLog& log() const { return log_; }
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    /// What happened of a person, or of everybody, oldest first.
    [[nodiscard]] std::vector<OfficeEvent> events_of(const std::string& person) const;

private:
    Office(std::filesystem::path folder, School& school, OfficeClock clock, HandLog log);
    Result<void> note(const OfficeEvent& event);
    /// Why the log is older than it was seen, or of another history; nothing: it is not.
    [[nodiscard]] Result<std::optional<std::string>> why_older() const;
    /// Where the newest state of the log is remembered, and whose memory it is, in words.
    struct LogMemory {
        std::filesystem::path file;
        std::string by;
    };
    [[nodiscard]] std::vector<LogMemory> memories() const;
    /// Folder, school and `seen_file` remember the log as it is now.
    Result<void> remember_log();
    Result<void> note_roles(const std::string& id, const std::string& by, const GivenRoles& given);
    /// The newest that the office gave them.
    [[nodiscard]] std::optional<GivenRoles> roles_given_to(const std::string& id) const;
    /// Ends a change of their passphrase that was cut short: the one that they have now counts
    /// alone.
    Result<void> settle_passphrase(const std::string& id);
    /// Why what the school's file says of them does not count here, or nothing.
    [[nodiscard]] std::optional<std::string> why_not_trusted(const Person& person) const;
    [[nodiscard]] std::optional<std::string> why_no_sitting(const SignedIn& examiner,
                                                            const SittingRequest& request,
                                                            std::span<const Sitting> earlier,
                                                            const RetakeRule& rule) const;
    Result<std::string> open_one(const SignedIn& examiner, const SittingRequest& request,
                                 const SigningKey& key);
    Result<void> note_exceptions(const SignedIn& examiner, const SittingRequest& request,
                                 const std::string& id);
    Result<void> note_dates(const SignedIn& who, std::span<const PlannedSitting> planned);
    /// Refused, each at its id: one that does not wait, or is named twice.
    [[nodiscard]] Result<std::vector<PlannedSitting>> waiting_among(
        std::span<const std::string> ids, const std::vector<PlannedSitting>& waiting) const;
    [[nodiscard]] bool trains(const Person& examiner, const std::string& candidate) const;
    [[nodiscard]] std::filesystem::path ticket_file(const std::string& sitting) const;
    [[nodiscard]] std::filesystem::path place_file(const std::string& sitting) const;
    [[nodiscard]] std::filesystem::path seat_file(const std::string& sitting) const;
    void drop_ticket(const std::string& sitting) const;
    void drop_start(const std::string& sitting) const;
    /// A sitting under way here that they started, whose draw their passphrase opens; empty: none.
    [[nodiscard]] std::string sitting_started_by(const std::string& invigilator) const;
    Result<LoggedSitting> sitting_to_release(const SignedIn& invigilator,
                                             const std::string& sitting,
                                             std::string_view passphrase);
    Result<void> commit_to(LoggedSitting& seat, StartRole role, const Contribution& contribution);
    [[nodiscard]] Result<void> keep_beside_ticket(const std::string& name,
                                                  const std::string& text) const;
    [[nodiscard]] Result<ExamDraw> new_draw(const std::string& sitting,
                                            const StartInput& input) const;
    [[nodiscard]] Result<SigningKey> new_start_key() const;
    Result<void> commit_and_seal(LoggedSitting& seat, const ExamDraw& draw, const SigningKey& key,
                                 std::string_view pin);
    /// Stops a sitting whose start was broken off; gives the refusal.
    tl::unexpected<Problems> void_start(const SignedIn& invigilator, const std::string& sitting);
    [[nodiscard]] Result<ExamDraw> draw_of_seat(const std::string& sitting,
                                                std::string_view passphrase,
                                                std::string_view pin) const;
    [[nodiscard]] Result<std::string> ticket_of(const std::string& sitting) const;
    [[nodiscard]] Result<std::vector<PublicKey>> keys_named(std::string_view name) const;

    std::filesystem::path folder_;
    std::filesystem::path seen_file_;  // empty: none
    School* school_;
    OfficeClock clock_;
    HandLog log_;
};

/// The right that an act of `Office::act` needs.
OfficeRight right_for(SittingEventKind kind);

}  // namespace fairdeal
