#pragma once
// Tables to look at and to test with: from an empty felt to the fullest one that can be.

#include <string>
#include <vector>

#include "picture/felt/felt.h"
#include "picture/table/table_view.h"

namespace fairdeal {

struct SampleTable {
    std::string name;
    TableView view;
};
std::vector<SampleTable> sample_tables();
/// The same as the dealer sees them, named "dealer-" and their name.
std::vector<SampleTable> sample_tables_turned();
/// All of these.
std::vector<SampleTable> sample_tables_of_both_sides();

/// Windows of all shapes to look at them in, from the smallest that is any good.
const std::vector<Box>& sample_areas();

/// The sample of that name; there must be one.
TableView sample_named(const std::string& name);

/// Midnight, eXtreme and the League; sample_tables() holds them too.
std::vector<SampleTable> sample_games();

/// Seven seats of each game with split hands, a double, a surrender and insurance, all of it
/// marked; sample_tables() holds them too.
std::vector<SampleTable> sample_splits();

/// A wager of so many cents; settled if it has a note.
WagerView sample_wager(const std::string& name, std::int64_t cents, const std::string& note = "",
                       WagerMark mark = WagerMark::None);
HandView sample_hand(const std::string& cards, const std::string& total,
                     std::vector<WagerView> wagers, int number = 0);

/// "Th 9c (8s) 4d!": brackets lie face down, ! was dealt against the rules.
std::vector<CardView> cards_from(const std::string& text);

}  // namespace fairdeal
