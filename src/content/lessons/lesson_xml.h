#pragma once
// The pieces of a lesson's file that somebody who writes one sees, each as it stands in
// the file (write_lesson), but flush left.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

/// The hints alone.
std::string xml_of_hints(const Scenario& scenario);

/// One element of such a piece: <record>, <ask>, <hint> or <choice>.
struct ItemElement {
    std::string name;
    std::vector<std::pair<std::string, std::string>> attributes;
    std::string text;  // as typed, without meaning for XML
    /// Empty where there is none.
    [[nodiscard]] std::string attribute(std::string_view which) const;
    /// An empty value takes the attribute away.
    void set(std::string_view which, const std::string& value);
    friend bool operator==(const ItemElement&, const ItemElement&) = default;
};
/// The elements of what xml_of_item or xml_of_record writes, or somebody typed in its place;
/// nothing: that is not XML, or holds other elements.
std::optional<std::vector<ItemElement>> elements_of_item(std::string_view xml);
std::string xml_of_elements(const std::vector<ItemElement>& elements);

}  // namespace fairdeal
