#pragma once
// One table's rules: those that guests are shown, those in force, and those that are dealt; and the
// limits on its wagers.

#include <functional>
#include <map>
#include <tuple>

#include "forensics/acts.h"
#include "forensics/watch/report.h"

namespace fairdeal {

/// The rules of a sign that guests see, by its name in a record; nothing: they are not known.
using SignReader = std::function<std::optional<TableCard>(Game game, std::string_view sign)>;
/// Of a sign that is named by the options it shows: "hit-soft-17=no".
std::optional<TableCard> sign_in_words(Game game, std::string_view sign);

class RulesWatch {
public:
    explicit RulesWatch(SignReader sign) : sign_(std::move(sign)) {}

    void add(const HandRecord& record, const TableState& table, const HandRef& hand);
    [[nodiscard]] const std::vector<ShoeFinding>& findings() const { return findings_; }
    /// The rules of the sign that the record names are known.
    [[nodiscard]] bool knows_sign(const Header& header) {
        return signed_by(header).shown.has_value();
    }

private:
    /// A sign beside the rules in force, of the hand before: mostly the next one has the same.
    struct Signed {
        std::string sign;
        TableCard in_force;
        std::optional<TableCard> shown;        // nothing: not named, or not known
        std::vector<std::string> differences;  // the options that the two choose otherwise
    };
    const Signed& signed_by(const Header& header);
    void compare_sign(const HandRecord& record, const HandRef& hand);
    void check_soft_17(const HandRecord& record, const TableState& table, const HandRef& hand);
    void check_limits(const HandRecord& record, const TableState& table, const HandRef& hand);
    void add_finding(ShoeFindingKind kind, const Identity& identity, const HandRef& hand,
                     std::vector<std::string> details);

    struct Limits {
        std::string shoe;
        std::pair<Money, Money> limits;
    };
    SignReader sign_;
    std::optional<Signed> signed_;
    std::map<std::string, Limits, std::less<>> limits_;  // by table, as of its last hand
    /// What was found already, with its place among the findings.
    std::map<std::tuple<ShoeFindingKind, std::string, std::string, std::vector<std::string>>,
             std::size_t>
        known_;
    std::vector<ShoeFinding> findings_;
};

}  // namespace fairdeal
