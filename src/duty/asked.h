#pragma once
// A question while its rows are asked: what they look up, and which facts they used.

#include "duty/decision.h"

namespace fairdeal {

class Asked {
public:
    Asked(const DutyQuestion& question, DutyOffice& office);

    [[nodiscard]] const std::string& dealer() const { return question_.dealer; }
    [[nodiscard]] const std::string& table() const { return question_.table; }
    [[nodiscard]] const UtcTime& at() const { return question_.at; }
    [[nodiscard]] const DutyQuestion& question() const { return question_; }
    [[nodiscard]] DutyOffice& office() { return office_; }

    /// Facts of the dealer, or of the table, in force or not at this moment.
    [[nodiscard]] const FactList& dealer_facts(FactKind kind) const;
    [[nodiscard]] const FactList& table_facts(FactKind kind) const;
    /// The table's card at this moment; null: it is not known.
    [[nodiscard]] const Fact* table_card() const { return table_card_; }
    [[nodiscard]] std::optional<Game> game() const;
    /// The card to be dealt by, as card_line() writes it.
    [[nodiscard]] const std::string& card() const;
    /// Of the profile in force; `rule` must be on there.
    [[nodiscard]] const RuleSetting& setting(DutyRule rule) const;
    [[nodiscard]] bool is_on(DutyRule rule) const;
    [[nodiscard]] const Regulator* profile() const { return profile_; }
    /// What somebody is at the tables at this moment; null: nobody says so.
    [[nodiscard]] const Fact* role_of(const std::string& id) const;

    /// Notes that a fact was looked at, and until when it holds.
    void use(const Fact& fact);
    void use(const FactList& facts);
    void ends(const std::optional<UtcTime>& at);
    /// Of the sentences of a row that fits.
    void say(std::string what) { what_ = std::move(what); }

    /// Before each row: from here on its own facts are noted.
    void next_row() { row_begins_ = used_.size(); }
    /// The facts of the row that was asked last, or all; each once, by number.
    [[nodiscard]] FactList used(bool all) const;
    [[nodiscard]] const std::string& what() const { return what_; }
    [[nodiscard]] const std::optional<UtcTime>& until() const { return until_; }

private:
    const DutyQuestion& question_;
    DutyOffice& office_;
    const Regulator* profile_;
    const Fact* table_card_;
    FactList used_;
    std::size_t row_begins_ = 0;
    std::string what_;
    std::optional<UtcTime> until_;
};

/// Its "since" is past, if it has one.
[[nodiscard]] inline bool began(const Fact& fact, const UtcTime& at) {
    return !fact.from || *fact.from <= at;
}

}  // namespace fairdeal
