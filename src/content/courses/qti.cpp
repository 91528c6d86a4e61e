// A package of QTI 3.0.1. Each answer is compared exactly, has its score and its own feedback; what
// is none of them has the feedback OTHER.

#include "base/translation.h"
#include "content/courses/course_item.h"

#include <fmt/format.h>

#include "content/write.h"

namespace fairdeal {

namespace {

/// Of every root element: what our own scan does not read, for it knows no names of other schemas.
std::string schemas(std::string_view space, std::string_view schema) {
    return fmt::format(
        " xmlns=\"{0}\"\n    xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"\n"
        "    xsi:schemaLocation=\"{0} https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/{1}\"",
        space, schema);
}

std::string item_schemas() {
    return schemas("http://www.imsglobal.org/xsd/imsqtiasi_v3p0", "imsqti_asiv3p0p1_v1p0.xsd");
}
std::string manifest_schemas() {
    return schemas("http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1",
                   "imsqtiv3p0p1_imscpv1p2_v1p0.xsd");
}
constexpr std::string_view language = " xml:lang=\"en\"";

/// What the candidate's answer is compared with: the amount, or the choice's name.
std::string value_of(const CourseItem& item, std::size_t i) {
    return item.is_amount ? item.answers[i].said : fmt::format("C{}", i + 1);
}

std::string_view type_of(const CourseItem& item) { return item.is_amount ? "float" : "identifier"; }

/// Of an amount the right one; of choices one that is right, for only one can be chosen.
std::string correct_value(const CourseItem& item) {
    for (std::size_t i = 0; i < item.answers.size(); ++i) {
        if (item.answers[i].right) return value_of(item, i);
    }
    throw Fault("an item without a right answer");
}

std::string declarations(const CourseItem& item) {
    return fmt::format(
        fixed("  <qti-response-declaration identifier=\"RESPONSE\" cardinality=\"single\" "
              "base-type=\"{}\">\n"
              "    <qti-correct-response>\n      <qti-value>{}</qti-value>\n"
              "    </qti-correct-response>\n  </qti-response-declaration>\n"
              "  <qti-outcome-declaration identifier=\"SCORE\" cardinality=\"single\" "
              "base-type=\"float\">\n"
              "    <qti-default-value>\n      <qti-value>0</qti-value>\n    </qti-default-value>\n"
              "  </qti-outcome-declaration>\n"
              "  <qti-outcome-declaration identifier=\"FEEDBACK\" cardinality=\"single\" "
              "base-type=\"identifier\"/>\n"),
        type_of(item), correct_value(item));
}

std::string interaction(const CourseItem& item) {
    if (item.is_amount)
        return fmt::format(
            fixed("    <p>{} <qti-text-entry-interaction response-identifier=\"RESPONSE\" "
                  "expected-length=\"12\"/></p>\n"),
            escaped(item.question));
    std::string xml = fmt::format(
        fixed("    <qti-choice-interaction response-identifier=\"RESPONSE\" shuffle=\"false\" "
              "max-choices=\"1\" min-choices=\"1\">\n      <qti-prompt>{}</qti-prompt>\n"),
        escaped(item.question));
    for (std::size_t i = 0; i < item.answers.size(); ++i)
        xml += fmt::format(
            fixed("      <qti-simple-choice identifier=\"{}\">{}</qti-simple-choice>\n"),
            value_of(item, i), escaped(item.answers[i].said));
    return xml + "    </qti-choice-interaction>\n";
}

std::string body(const CourseItem& item) {
    std::string xml = "  <qti-item-body>\n";
    if (!item.picture.empty())
        xml += fmt::format(
            fixed("    <div><img src=\"{}\" alt=\"The table, as described below\"/></div>\n"),
            picture_name(item));
    for (const std::string& words : item.table)
        xml += fmt::format("    <p>{}</p>\n", escaped(words));
    return xml + interaction(item) + "  </qti-item-body>\n";
}

std::string set_value(std::string_view what, std::string_view type, std::string_view value) {
    return fmt::format(fixed("        <qti-set-outcome-value identifier=\"{}\">\n"
                             "          <qti-base-value base-type=\"{}\">{}</qti-base-value>\n"
                             "        </qti-set-outcome-value>\n"),
                       what, type, value);
}

std::string condition(const CourseItem& item, std::size_t i) {
    const std::string_view element = i == 0 ? "qti-response-if" : "qti-response-else-if";
    const std::string_view compare =
        item.is_amount ? fixed("qti-equal tolerance-mode=\"exact\"") : "qti-match";
    const std::string_view end = item.is_amount ? "qti-equal" : "qti-match";
    return fmt::format(
               fixed("      <{}>\n        <{}>\n          <qti-variable identifier=\"RESPONSE\"/>\n"
                     "          <qti-base-value base-type=\"{}\">{}</qti-base-value>\n        "
                     "</{}>\n"),
               element, compare, type_of(item), value_of(item, i), end) +
           set_value("SCORE", "float", item.answers[i].right ? "1" : "0") +
           set_value("FEEDBACK", "identifier", fmt::format("A{}", i + 1)) +
           fmt::format("      </{}>\n", element);
}

std::string processing(const CourseItem& item) {
    std::string xml = "  <qti-response-processing>\n    <qti-response-condition>\n";
    for (std::size_t i = 0; i < item.answers.size(); ++i) xml += condition(item, i);
    return xml + "      <qti-response-else>\n" + set_value("FEEDBACK", "identifier", "OTHER") +
           "      </qti-response-else>\n    </qti-response-condition>\n"
           "  </qti-response-processing>\n";
}

/// The answer's own words, then what the clauses say.
std::string feedback(const std::string& name, const std::string& words, const std::string& says) {
    std::string xml =
        fmt::format(fixed("  <qti-modal-feedback outcome-identifier=\"FEEDBACK\" identifier=\"{}\" "
                          "show-hide=\"show\">\n    <qti-content-body>\n"),
                    name);
    if (!words.empty()) xml += fmt::format("      <p class=\"answer\">{}</p>\n", escaped(words));
    xml += fmt::format("      <p class=\"clauses\">{}</p>\n", escaped(says));
    return xml + "    </qti-content-body>\n  </qti-modal-feedback>\n";
}

std::string item_xml(const CourseItem& item) {
    const std::string label =
        item.clauses.empty() ? "" : fmt::format(" label=\"{}\"", listed(item.clauses));
    std::string xml = fmt::format(
        "{}<qti-assessment-item{}{}\n    identifier=\"{}\" title=\"{}\"{} adaptive=\"false\" "
        "time-dependent=\"false\">\n",
        xml_declaration, item_schemas(), language, escaped(item.id), escaped(item.title), label);
    xml += declarations(item) + body(item) + processing(item);
    for (std::size_t i = 0; i < item.answers.size(); ++i)
        xml += feedback(fmt::format("A{}", i + 1), item.answers[i].feedback, item.says);
    return xml + feedback("OTHER", "", item.says) + "</qti-assessment-item>\n";
}

std::string test_xml(const std::string& title, const std::vector<CourseItem>& items) {
    std::string xml = fmt::format(
        fixed(
            "{}<qti-assessment-test{}\n    identifier=\"test\" title=\"{}\">\n"
            "  <qti-test-part identifier=\"part\" navigation-mode=\"nonlinear\" "
            "submission-mode=\"individual\">\n"
            "    <qti-assessment-section identifier=\"section\" title=\"{}\" visible=\"true\">\n"),
        xml_declaration, item_schemas(), escaped(title), escaped(title));
    for (const CourseItem& item : items)
        xml += fmt::format(
            fixed("      <qti-assessment-item-ref identifier=\"{0}\" href=\"{0}.xml\"/>\n"),
            escaped(item.id));
    return xml + "    </qti-assessment-section>\n  </qti-test-part>\n</qti-assessment-test>\n";
}

std::string resource(const CourseItem& item) {
    std::string xml = fmt::format(
        fixed("    <resource identifier=\"{0}\" type=\"imsqti_item_xmlv3p0\" href=\"{0}.xml\">\n"
              "      <file href=\"{0}.xml\"/>\n"),
        escaped(item.id));
    if (!item.picture.empty())
        xml += fmt::format(fixed("      <file href=\"{}\"/>\n"), picture_name(item));
    return xml + "    </resource>\n";
}

std::string manifest_xml(const std::vector<CourseItem>& items) {
    std::string xml = fmt::format(
        fixed("{}<manifest{}\n    identifier=\"fairdeal-items\">\n"
              "  <metadata>\n    <schema>QTI Package</schema>\n"
              "    <schemaversion>3.0.1</schemaversion>\n  </metadata>\n  <organizations/>\n"
              "  <resources>\n"
              "    <resource identifier=\"test\" type=\"imsqti_test_xmlv3p0\" href=\"test.xml\">\n"
              "      <file href=\"test.xml\"/>\n"),
        xml_declaration, manifest_schemas());
    for (const CourseItem& item : items)
        xml += fmt::format(fixed("      <dependency identifierref=\"{}\"/>\n"), escaped(item.id));
    xml += "    </resource>\n";
    for (const CourseItem& item : items) xml += resource(item);
    return xml + "  </resources>\n</manifest>\n";
}

}  // namespace

std::vector<CourseFile> qti_package(const std::string& title,
                                    const std::vector<CourseItem>& items) {
    std::vector<CourseFile> files{{"imsmanifest.xml", manifest_xml(items)},
                                  {"test.xml", test_xml(title, items)}};
    for (const CourseItem& item : items) files.push_back({item.id + ".xml", item_xml(item)});
    return files;
}

std::string without_schemas(std::string xml) {
    for (const std::string& piece : {item_schemas(), manifest_schemas(), std::string(language)}) {
        if (const auto at = xml.find(piece); at < xml.find('>', xml_declaration.size()))
            xml.erase(at, piece.size());
    }
    return xml;
}

}  // namespace fairdeal
