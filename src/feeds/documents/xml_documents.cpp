#include "feeds/documents/xml_documents.h"

#include <nlohmann/json.hpp>

#include "base/text.h"
#include "base/translation.h"
#include "content/xml.h"

namespace fairdeal {

namespace {

using Json = nlohmann::json;

/// As deep as scan_xml lets a file be.
Json json_of(const pugi::xml_node& element) {
    Json json = Json::object();
    for (const pugi::xml_attribute& attribute : element.attributes())
        json["@" + std::string(attribute.name())] = attribute.value();
    std::string text;
    for (const pugi::xml_node& child : element.children()) {
        if (child.type() == pugi::node_element)
            json[child.name()].push_back(json_of(child));
        else if (child.type() == pugi::node_pcdata)
            text += child.value();
    }
    if (!trimmed(text).empty()) json["#text"] = text;
    return json;
}

/// Every element of the name that is in none of the same name, in order.
void find_elements(const pugi::xml_node& in, const std::string& name,
                   std::vector<pugi::xml_node>& found) {
    if (in.name() == name) return found.push_back(in);
    for (const pugi::xml_node& child : in.children()) find_elements(child, name, found);
}

/// An element's bytes: from its '<' to where its end tag is closed.
std::string_view bytes_of(std::string_view text, const pugi::xml_node& element,
                          const std::string& name) {
    const auto first = static_cast<std::size_t>(element.offset_debug()) - 1;
    const std::string end_tag = "</" + name;
    const auto start_tag_end = text.find('>', first);
    const bool is_empty = text[start_tag_end - 1] == '/';
    const auto last = is_empty ? start_tag_end : text.find('>', text.find(end_tag, first));
    return text.substr(first, last - first + 1);
}

}  // namespace

Result<std::vector<FeedDocument>> xml_documents(const std::string& bytes, const Mapping& mapping,
                                                const std::string& source) {
    const auto file = XmlFile::parse(bytes, source);
    if (!file) return tl::make_unexpected(file.error());
    std::vector<pugi::xml_node> elements;
    find_elements(file->root(), mapping.document, elements);
    std::vector<FeedDocument> documents;
    for (const pugi::xml_node& element : elements) {
        const auto text = bytes_of(bytes, element, mapping.document);
        FeedDocument document{"",
                              file->place_of(static_cast<std::size_t>(element.offset_debug())).line,
                              sha256(text), "", ""};
        if (text.size() <= mapping.limits.bytes) {
            document.json = json_of(element).dump();
        } else {
            document.why_none =
                tr("a document of more than {most} bytes", "most"_a = mapping.limits.bytes);
            document.rule = "R13";
        }
        documents.push_back(std::move(document));
    }
    return documents;
}

}  // namespace fairdeal
