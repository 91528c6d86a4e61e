#pragma once
// Dealers and guests: where a dealer deals, how fast, to whom errors go, what guests seem to know,
// how deep a dealer cuts.

#include <set>

#include "forensics/acts.h"
#include "forensics/order/dealer_times.h"
#include "forensics/people/cut_depth.h"
#include "forensics/people/overpaid.h"
#include "forensics/watch/report.h"
#include "rules/ruling.h"

namespace fairdeal {

class PeopleWatch {
public:
    /// `table` is the record's at its end, `cards` how many left the shoe, `ruling` the record's,
    /// where it is known.
    void add(const HandRecord& record, const TableState& table, std::int64_t cards,
             const HandRef& hand, const Ruling* ruling = nullptr);
    /// All that was found, after the last hand.
    [[nodiscard]] std::vector<ShoeFinding> findings() const;

private:
    /// The rounds of one shoe at one table.
    struct Stretch {
        Identity identity;
        HandRef first, last;
        DealingPace pace;
        std::vector<std::int64_t> hands;
    };

    void add_times(const HandRecord& record, const TableState& table, std::int64_t cards,
                   const HandRef& hand);
    void add_guests(const HandRecord& record, const TableState& table, const HandRef& hand,
                    const Ruling* ruling);
    void add_errors(const HandRecord& record, const TableState& table, const HandRef& hand,
                    const Ruling& ruling);
    void end_stretch(const Stretch& stretch);
    [[nodiscard]] static std::optional<ShoeFinding> too_fast(const Stretch& stretch);

    DealerTimes times_;
    std::map<std::string, Stretch, std::less<>> stretches_;  // by table
    std::vector<ShoeFinding> too_fast_;
    OverpaidGuests overpaid_;
    HoleCardWatch hole_cards_;
    CutDepths cuts_;
    std::map<std::string, std::string, std::less<>> cut_shoes_;  // by table the shoe that was cut
    Ruling ruling_;                                              // its memory is used again
};

}  // namespace fairdeal
