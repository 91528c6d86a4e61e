// A count of the shoe that cannot have been.

#include "base/translation.h"
#include "games/irregular/irregular.h"
#include "record/decks.h"
#include "record/lines.h"

namespace fairdeal {

using namespace irr;

namespace {

/// Counts the cards of a shoe down, line by line, until something cannot be.
class ShoeCount {
public:
    ShoeCount(const HandRecord& record, int shoe)
        : out_(*record.header.facts.out),
          in_shoe_(shoe),
          was_out_(out_),
          sheet_(record.header.card, {}),
          course_(record, sheet_, shoe, no_rules_) {}

    void follow(const Event& event) {
        course_.apply(event);
        check(event.line);
    }

    void follow(const FloorEvent& event) {
        course_.apply(event);
        if (event.verb == FloorVerb::Shuffle) shuffle(event);
        check(event.line);
    }

    [[nodiscard]] const Problems& problems() const { return problems_; }

private:
    void note(int line, std::string what) {
        if (problems_.empty()) problems_.push_back({{"", line, 1}, std::move(what)});
    }

    void shuffle(const FloorEvent& event) {
        if (event.count != out_)
            note(event.line,
                 tr("the discards are the {out} cards that were out of the shoe before the hand, "
                    "not {count}",
                    "out"_a = out_, "count"_a = event.count));
        in_shoe_ = event.count;
        was_out_ = 0;
    }

    void check(int line) {
        if (*course_.left() >= 0) return;
        note(line, tr("a shoe of {shoe} cannot give {count} cards after {out}", "shoe"_a = in_shoe_,
                      "count"_a = in_shoe_ - was_out_ - *course_.left(), "out"_a = was_out_));
    }

    const RulePlain no_rules_ = [](const HandRecord&, Ruling& ruling) { ruling.clear(); };
    int out_, in_shoe_, was_out_;
    ChapterSheet sheet_;
    Course course_;
    Problems problems_;
};

}  // namespace

Problems miscounted(const HandRecord& record) {
    if (!record.header.facts.out) return {};
    const int shoe = decks_of(record.header) * cards_in_deck;
    const int out = *record.header.facts.out;
    if (out > shoe) {
        return {{{"", 1, 1},
                 tr("out={out}, and the shoe has {shoe} cards", "out"_a = out, "shoe"_a = shoe)}};
    }
    ShoeCount count(record, shoe);
    for_each_line(record, [&](const auto& line) { count.follow(line); });
    return count.problems();
}

}  // namespace fairdeal
