#pragma once
// Paragraphs with links in them. Only for this room: it shows pugixml.

#include <map>

#include "content/xml.h"
#include "training/lessons/prose.h"

namespace fairdeal {

using Places = std::map<std::string, Place, std::less<>>;

/// The text of an element with its <clause id="..."/> and <term id="...">word</term>; a problem is
/// noted if there is none. Places: "clause <id>" and "term <id>", of the first such link.
Prose read_prose(const Element& element, Places& places);

/// The paragraph as it stands between the tags.
std::string write_prose(const Prose& prose);

}  // namespace fairdeal
