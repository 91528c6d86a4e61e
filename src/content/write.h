#pragma once
// Pieces that every file we write is made of. Only for this room.

#include <string>
#include <string_view>
#include <vector>

#include "base/translation.h"
#include "questions/scenario.h"

namespace fairdeal {

/// The first line of every file.
constexpr std::string_view xml_declaration = fixed(R"(<?xml version="1.0" encoding="UTF-8"?>)"
                                                   "\n");

std::string escaped(std::string_view text);
/// Parted by blanks.
std::string listed(const std::vector<std::string>& ids);

/// Record, question and hints of a scenario, each on lines of its own; `indent` stands before each
/// element.
std::string write_scenario_body(const Scenario& scenario, std::string_view indent);
/// The record alone.
std::string write_hand(const HandRecord& whole, std::string_view attributes,
                       std::string_view indent);
/// What can be said, in a lesson.
std::string write_choices(const std::vector<TalkChoice>& choices, std::string_view indent);

}  // namespace fairdeal
