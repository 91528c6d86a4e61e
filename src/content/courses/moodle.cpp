// A question bank of Moodle: every text is HTML within XML, so it is escaped twice.

#include "base/translation.h"
#include "content/courses/course_item.h"

#include <fmt/format.h>

#include "content/write.h"

namespace fairdeal {

namespace {

constexpr std::string_view picture_start = fixed("<p><img src=\"@@PLUGINFILE@@/");
constexpr std::string_view tag_start = "<p>", tag_end = "</p>";

std::string text(std::string_view words) { return fmt::format("<text>{}</text>", escaped(words)); }

std::string paragraph(const std::string& words) {
    return fmt::format("{}{}{}", tag_start, escaped(words), tag_end);
}

/// An element whose text is HTML: one paragraph, or none.
std::string html(const char* name, const std::string& words) {
    return fmt::format("    <{0} format=\"html\">{1}</{0}>\n", name,
                       text(words.empty() ? "" : paragraph(words)));
}

std::string question_text(const CourseItem& item) {
    std::string html;
    for (const std::string& words : item.table) html += paragraph(words);
    std::string file;
    if (!item.picture.empty()) {
        html += fmt::format("{}{}\" alt=\"\"/>{}", picture_start, picture_name(item), tag_end);
        file = fmt::format(
            fixed("\n      <file name=\"{}\" path=\"/\" encoding=\"base64\">{}</file>\n    "),
            picture_name(item), item.picture);
    }
    html += paragraph(item.question);
    return fmt::format(fixed("    <questiontext format=\"html\">{}{}</questiontext>\n"), text(html),
                       file);
}

std::string answer_text(const CourseItem& item, const CourseAnswer& answer) {
    const std::string said = item.is_amount ? answer.said : paragraph(answer.said);
    std::string xml =
        fmt::format(fixed("    <answer fraction=\"{}\" format=\"{}\">{}"), answer.right ? 100 : 0,
                    item.is_amount ? "moodle_auto_format" : "html", text(said));
    xml += fmt::format(fixed("<feedback format=\"html\">{}</feedback>"),
                       text(answer.feedback.empty() ? "" : paragraph(answer.feedback)));
    if (item.is_amount) xml += "<tolerance>0</tolerance>";
    return xml + "</answer>\n";
}

constexpr std::string_view before_choices =
    "    <single>true</single>\n"
    "    <shuffleanswers>false</shuffleanswers>\n"
    "    <answernumbering>abc</answernumbering>\n";
constexpr std::string_view behind_amounts =
    "    <unitgradingtype>0</unitgradingtype>\n"
    "    <unitpenalty>0.1000000</unitpenalty>\n"
    "    <showunits>3</showunits>\n"
    "    <unitsleft>0</unitsleft>\n";

std::string question(const CourseItem& item) {
    std::string xml = fmt::format(fixed("  <question type=\"{}\">\n    <name>{}</name>\n"),
                                  item.is_amount ? "numerical" : "multichoice", text(item.title));
    xml += question_text(item) + html("generalfeedback", item.says);
    xml += fmt::format(
        "    <defaultgrade>1</defaultgrade>\n    <penalty>0.3333333</penalty>\n"
        "    <hidden>0</hidden>\n    <idnumber>{}</idnumber>\n",
        escaped(item.id));
    if (!item.is_amount) {
        xml += before_choices;
        // In English, as the items are.
        xml += html("correctfeedback", fixed("Right."));
        xml += html("partiallycorrectfeedback", fixed("Right in part."));
        xml += html("incorrectfeedback", fixed("Wrong."));
    }
    for (const CourseAnswer& answer : item.answers) xml += answer_text(item, answer);
    if (item.is_amount) xml += behind_amounts;
    xml += "    <tags>\n";
    for (const std::string& clause : item.clauses)
        xml += fmt::format("      <tag>{}</tag>\n", text(clause));
    return xml + "    </tags>\n  </question>\n";
}

}  // namespace

std::string moodle_xml(const std::string& category, const std::vector<CourseItem>& items) {
    std::string xml = fmt::format(fixed("{}<quiz>\n  <question type=\"category\">\n    "
                                        "<category>{}</category>\n  </question>\n"),
                                  xml_declaration, text("$course$/" + category));
    for (const CourseItem& item : items) xml += question(item);
    return xml + "</quiz>\n";
}

}  // namespace fairdeal
