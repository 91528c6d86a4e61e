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

/// Windows of all shapes to look at them in, from the smallest that is any good.
const std::vector<Box>& sample_areas();

/// The sample of that name; there must be one.
TableView sample_named(const std::string& name);

/// Midnight, eXtreme and the League; sample_tables() holds them too.
std::vector<SampleTable> sample_games();

/// A wager of so many cents; settled if it has a note.
WagerView sample_wager(const std::string& name, std::int64_t cents, const std::string& note = "",
                       WagerMark mark = WagerMark::None);
HandView sample_hand(const std::string& cards, const std::string& total,
                     std::vector<WagerView> wagers, int number = 0);

/// "Th 9c (8s) 4d!": brackets lie face down, ! was dealt against the rules.
std::vector<CardView> cards_from(const std::string& text);

}  // namespace fairdeal
