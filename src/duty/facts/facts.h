#pragma once
// The facts that are in force, to be looked up: without those that a later one corrects or takes
// back.

#include <array>
#include <map>
#include <span>
#include <unordered_map>
#include <vector>

#include "duty/facts/fact.h"

namespace fairdeal {

using FactList = std::vector<const Fact*>;  // by number

class Facts {
public:
    /// `all` by number; must stay where they are.
    explicit Facts(std::span<const Fact> all);

    [[nodiscard]] const FactList& of(FactKind kind, const std::string& subject) const;
    /// Of everybody and every table.
    [[nodiscard]] const FactList& all(FactKind kind) const;
    /// Supervisions that name this table.
    [[nodiscard]] const FactList& supervisions_of(const std::string& table) const;
    /// Every id that the human being of this number bears.
    [[nodiscard]] const std::vector<std::string>& ids_of(const std::string& ref) const;

    /// The newest of a list that begins at or before a moment and has not ended, by its beginning;
    /// null: none.
    static const Fact* newest_at(const FactList& facts, const UtcTime& at);

private:
    using BySubject = std::unordered_map<std::string, FactList>;
    void index(const Fact& fact);
    std::array<BySubject, fact_kind_count> by_subject_;
    std::array<FactList, fact_kind_count> by_kind_;
    BySubject supervisions_;  // by table
    std::unordered_map<std::string, std::vector<std::string>> ids_;
};

/// The tables that a supervision names.
std::vector<std::string> tables_of(const Fact& supervision);

}  // namespace fairdeal
