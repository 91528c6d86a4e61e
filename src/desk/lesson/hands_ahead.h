#pragma once
// What may be asked for after the open item of a lesson, dealt on a thread of its own while it is
// read and answered: the same again, its contrast, the next fresh hand. Each hand is the very one
// that would be dealt when it is asked for.

#include "desk/practise/items_ahead.h"

namespace fairdeal {

class HandsAhead {
public:
    /// The open item, with the seed of the same again; where a fresh hand may follow those of the
    /// lesson, the one it is to be like and its seed. What was dealt for another item is given up.
    void look_behind(const Scenario& open, std::uint64_t seed);
    void look_behind(const Scenario& open, std::uint64_t seed, const Scenario& like,
                     std::uint64_t fresh_seed);

    /// Each is taken from what lies ready, or waited for; what was not looked behind is dealt now.
    std::optional<Scenario> same_again(const Scenario& open, std::uint64_t seed);
    std::optional<Scenario> contrast(const Scenario& open);

    /// How many hands had to be dealt while somebody waited for them.
    [[nodiscard]] int dealt_late() const { return dealt_late_; }

private:
    struct Wanted {
        std::string shelf;
        Scenario like;
        std::uint64_t seed = 0;  // of the same again; 0: its contrast
    };
    void want(const Scenario& like, std::uint64_t seed);
    void order();
    std::optional<Scenario> take(const Scenario& like, std::uint64_t seed);

    std::vector<Wanted> wanted_;
    std::uint64_t number_ = 0;  // of shelves so far
    int dealt_late_ = 0;
    ItemsAhead ahead_;
};

}  // namespace fairdeal
