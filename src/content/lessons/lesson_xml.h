#pragma once
// The pieces of a lesson's file that somebody who writes one sees, each as it stands in
// the file (write_lesson), but flush left.

#include <string>
#include <string_view>

#include "training/lessons/lesson.h"

namespace fairdeal {

/// A paragraph as it is typed: links as <clause .../> and <term ...>, everything else plain.
std::string typed_prose(const Prose& prose);

/// Text without meaning for XML, in an element or an attribute.
std::string xml_safe(std::string_view text);

/// <record> alone: of a figure.
std::string xml_of_record(const HandRecord& hand);

/// What follows the story of an item: record, question and hints; of talk the choices.
std::string xml_of_item(const Scenario& scenario);

}  // namespace fairdeal
