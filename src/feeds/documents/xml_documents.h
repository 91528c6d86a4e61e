#pragma once
// The documents of an XML file; documents.h says how an element becomes JSON.

#include "feeds/documents/documents.h"

namespace fairdeal {

/// Refused as a whole where scan_xml (content/xml_scan.h) refuses it.
Result<std::vector<FeedDocument>> xml_documents(const std::string& bytes, const Mapping& mapping,
                                                const std::string& source);

}  // namespace fairdeal
