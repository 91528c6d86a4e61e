#pragma once
// Tables to look at and to test with: from an empty felt to the fullest one that can be.

#include <string>
#include <vector>

#include "picture/table_view.h"

namespace fairdeal {

struct SampleTable {
    std::string name;
    TableView view;
};
std::vector<SampleTable> sample_tables();

/// "Th 9c (8s) 4d!": brackets lie face down, ! was dealt against the rules.
std::vector<CardView> cards_from(const std::string& text);

}  // namespace fairdeal
