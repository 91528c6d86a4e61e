// A question bank of Moodle: every text is HTML within XML, so it is escaped twice.

#include "base/translation.h"
#include "content/courses/course_item.h"

#include <fmt/format.h>

#include "content/write.h"
#include "content/xml.h"

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

// --- reading

/// What stands in HTML that `escaped` made.
std::string plain(std::string_view html) {
    constexpr std::pair<std::string_view, char> entities[] = {
        {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&amp;", '&'}};
    std::string words;
    while (!html.empty()) {
        std::size_t size = 1;
        char c = html.front();
        for (const auto& [entity, stands_for] : entities) {
            if (!html.starts_with(entity)) continue;
            size = entity.size();
            c = stands_for;
        }
        words += c;
        html.remove_prefix(size);
    }
    return words;
}

/// The paragraphs of HTML that consists of them.
std::vector<std::string> paragraphs_in(const Element& element, std::string_view html) {
    std::vector<std::string> words;
    while (!html.empty()) {
        const auto end = html.find(tag_end);
        if (!html.starts_with(tag_start) || end == std::string_view::npos) {
            element.wrong(tr("here stand paragraphs of HTML"));
            break;
        }
        if (!html.starts_with(picture_start))
            words.push_back(plain(html.substr(tag_start.size(), end - tag_start.size())));
        html.remove_prefix(end + tag_end.size());
    }
    return words;
}

/// What stands in <text> of an element, which may be nothing.
std::string text_in(const Element& element) {
    const auto child = element.child("text");
    if (!child) return "";
    const auto contents = child->contents();
    return contents.empty() ? "" : child->words();
}

std::string text_of(const Element& question, std::string_view name) {
    const auto element = question.child(name);
    return element ? text_in(*element) : "";
}

std::string only_paragraph(const Element& question, std::string_view name) {
    const auto element = question.child(name);
    if (!element) return "";
    const auto words = paragraphs_in(*element, text_in(*element));
    return words.empty() ? "" : words.front();
}

CourseAnswer answer_in(const Element& element, bool is_amount) {
    element.must_have({"fraction", "format"});
    element.must_hold(
        {{"text"}, {"feedback"}, {"tolerance", is_amount ? 1U : 0U, is_amount ? 1U : 0U}});
    CourseAnswer answer;
    answer.right = number_in(element, "fraction", 0, 100) == 100;
    answer.feedback = only_paragraph(element, "feedback");
    const std::string said = text_in(element);
    if (is_amount) {
        answer.said = said;
        if (!money_from_decimal(said)) element.wrong(tr("this is not an amount such as 12.50"));
        const auto tolerance = element.child("tolerance");
        if (tolerance && tolerance->words() != "0")
            tolerance->wrong(tr("amounts are marked exactly"));
    } else {
        const auto words = paragraphs_in(element, said);
        answer.said = words.empty() ? "" : words.front();
    }
    return answer;
}

void must_be_whole(const Element& question, bool is_amount) {
    const auto once_if = [](bool it_is) { return it_is ? std::size_t{1} : std::size_t{0}; };
    const std::size_t choice = once_if(!is_amount), amount = once_if(is_amount);
    question.must_hold({{"name"},
                        {"questiontext"},
                        {"generalfeedback"},
                        {"defaultgrade"},
                        {"penalty"},
                        {"hidden"},
                        {"idnumber"},
                        {"single", choice, choice},
                        {"shuffleanswers", choice, choice},
                        {"answernumbering", choice, choice},
                        {"correctfeedback", choice, choice},
                        {"partiallycorrectfeedback", choice, choice},
                        {"incorrectfeedback", choice, choice},
                        {"answer", 1, any_number},
                        {"unitgradingtype", amount, amount},
                        {"unitpenalty", amount, amount},
                        {"showunits", amount, amount},
                        {"unitsleft", amount, amount},
                        {"tags"}});
}

CourseItem moodle_item_in(const Element& question) {
    CourseItem item;
    item.is_amount = question.attribute("type") == "numerical";
    if (!item.is_amount && question.attribute("type") != "multichoice")
        question.wrong_value("type", tr("here stands numerical or multichoice"));
    must_be_whole(question, item.is_amount);
    item.title = text_of(question, "name");
    item.says = only_paragraph(question, "generalfeedback");
    if (const auto id = question.child("idnumber")) item.id = id->words();
    if (const auto words = question.child("questiontext")) {
        item.table = paragraphs_in(*words, text_in(*words));
        if (const auto file = words->child("file")) item.picture = file->words();
    }
    if (item.table.empty()) question.wrong(tr("the question asks nothing"));
    if (!item.table.empty()) {
        item.question = item.table.back();
        item.table.pop_back();
    }
    for (const Element& answer : question.children("answer"))
        item.answers.push_back(answer_in(answer, item.is_amount));
    if (const auto tags = question.child("tags")) {
        for (const Element& tag : tags->children("tag")) item.clauses.push_back(text_in(tag));
    }
    return item;
}

std::vector<CourseItem> items_in(const Element& quiz) {
    quiz.must_have({});
    quiz.must_hold({{"question", 1, any_number}});
    const auto questions = quiz.children("question");
    std::vector<CourseItem> items;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        questions[i].must_have({"type"});
        if (i > 0) items.push_back(moodle_item_in(questions[i]));
    }
    if (questions.empty() || questions.front().attribute("type") != "category")
        quiz.wrong(tr("the category stands first"));
    return items;
}

}  // namespace

std::string moodle_xml(const std::string& category, const std::vector<CourseItem>& items) {
    std::string xml = fmt::format(fixed("{}<quiz>\n  <question type=\"category\">\n    "
                                        "<category>{}</category>\n  </question>\n"),
                                  xml_declaration, text("$course$/" + category));
    for (const CourseItem& item : items) xml += question(item);
    return xml + "</quiz>\n";
}

Result<std::vector<CourseItem>> read_moodle_xml(std::string_view xml, const std::string& source) {
    const auto file = XmlFile::parse(xml, source);
    if (!file) return tl::make_unexpected(file.error());
    Problems problems;
    const Element root(*file, file->root(), problems);
    if (root.name() != "quiz") root.wrong(tr("this is not a question bank of Moodle"));
    auto items = problems.empty() ? items_in(root) : std::vector<CourseItem>();
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    return items;
}

}  // namespace fairdeal
