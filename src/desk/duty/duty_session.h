#pragma once
// May this dealer deal at this table at this time? The question asked, its answer with every
// reason; hands that were dealt by who might not; what falls due; the facts, and one added. All of
// it by the file of who may deal where, which is read again for each act: somebody else may have
// written to it.

#include <filesystem>

#include "desk/duty/dealt_hands.h"
#include "desk/duty/duty_actions.h"
#include "desk/duty/new_duty_file.h"
#include "desk/duty/new_fact.h"
#include "desk/frame/destination.h"
#include "duty/due_list.h"
#include "duty/duty_file.h"

namespace fairdeal {

class DutySession {
public:
    /// `school`: the school's file (empty: the user's own), beside which the facts lie where nobody
    /// names another file; `content`: the folder of the regulators' profiles.
    DutySession(const Library& library, const OpenLog& log, const std::filesystem::path& school,
                const std::filesystem::path& content)
        : library_(library), school_(school), content_(content), hands_(log, library) {}

    /// What this account remembers of logs that it saw; empty: nothing is compared.
    std::filesystem::path seen_file;

    /// Another file, from now on.
    void open(const std::filesystem::path& file);
    [[nodiscard]] std::filesystem::path file() const;
    /// The page comes up: what another program wrote is seen. An answer by other facts than those
    /// goes, and one to "now" when a minute has passed.
    void enter();
    /// Looks at the hands of the log that is open now, where these are shown.
    void follow_open_log();
    /// Takes in what was found of them. True if something has changed.
    bool poll() { return hands_.poll(); }
    [[nodiscard]] bool is_looking() const { return hands_.is_looking(); }

    [[nodiscard]] DutyScreen screen() const;
    [[nodiscard]] bool can(DutyAction action) const;
    std::optional<Destination> apply(DutyAction action);

    /// Of the question. The answer to another one goes: nobody is to take it for theirs.
    void type_dealer(const std::string& typed) { type(dealer_, typed); }
    void type_table(const std::string& typed) { type(table_, typed); }
    /// A UTC time; empty: now.
    void type_time(const std::string& typed) { type(at_, typed); }
    void type_asker(const std::string& typed) { asker_ = typed; }
    void type_within(const std::string& typed);
    void type_find(const std::string& typed);
    /// Of what is listed: a finding, a fact, what is due, or in the form a kind of fact.
    void pick(std::size_t row);
    /// Begins the fact that a reason of the answer asks for: one of its `adds`.
    void add_for(std::size_t reason, std::size_t add = 0);
    void type_in_form(const std::string& field, const std::string& value);
    void forget_passphrase();

    /// The answer that is shown, of a finding as its first hand has it; nothing: none.
    [[nodiscard]] std::optional<DutyAnswerScreen> answer() const;

private:
    [[nodiscard]] bool has_answer() const;
    void type(std::string& field, const std::string& typed);
    [[nodiscard]] Result<DutyFile> opened(Access access) const;
    void read();
    /// Keeps what the file says now.
    void take_in(const DutyFile& file);
    void ask();
    Result<void> ask_of(DutyFile& file);
    void begin(NewFact form);
    void sign();
    void create();
    [[nodiscard]] Result<std::int64_t> signed_fact();
    void show(DutyPart part);
    [[nodiscard]] std::string story() const;
    /// The finding that is picked; null: none.
    [[nodiscard]] const SameFindings* picked_group() const;
    /// The pack that is picked, after the findings; null: none.
    [[nodiscard]] const Fact* picked_pack() const;
    [[nodiscard]] NewFact new_fact() const;
    [[nodiscard]] std::vector<DueItem> due() const;
    [[nodiscard]] std::vector<const Fact*> listed() const;
    [[nodiscard]] const Fact* picked() const;
    void add_facts(DutyScreen& screen) const;
    void add_hands(DutyScreen& screen) const;
    void add_kinds(DutyScreen& screen) const;

    const Library& library_;
    const std::filesystem::path& school_;
    const std::filesystem::path& content_;
    std::filesystem::path other_file_;  // empty: the one of this account
    std::vector<Fact> facts_;
    std::string problem_;  // why the file cannot be used; empty: it can
    DutyPart part_ = DutyPart::Ask, part_before_ = DutyPart::Ask;
    std::string dealer_, table_, at_, asker_, find_, within_ = "30";
    std::optional<DutyAnswerScreen> answer_;
    std::size_t answered_by_ = 0;  // so many facts
    UtcTime answered_at_;
    std::size_t picked_ = 0;
    DealtHandsSearch hands_;
    std::optional<NewFact> form_;
    std::optional<NewDutyFile> new_file_;  // a form, too
    std::string signer_;                   // as typed last: the next form has it
    std::string error_, notice_;
};

}  // namespace fairdeal
