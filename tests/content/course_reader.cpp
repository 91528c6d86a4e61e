#include "content/course_reader.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "content/xml.h"

namespace fairdeal {

namespace {

// --- Moodle

constexpr std::string_view picture_start = "<p><img src=\"@@PLUGINFILE@@/";
constexpr std::string_view tag_start = "<p>", tag_end = "</p>";

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
            element.wrong("here stand paragraphs of HTML");
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
        if (!money_from_decimal(said)) element.wrong("this is not an amount such as 12.50");
        const auto tolerance = element.child("tolerance");
        if (tolerance && tolerance->words() != "0") tolerance->wrong("amounts are marked exactly");
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
        question.wrong_value("type", "here stands numerical or multichoice");
    must_be_whole(question, item.is_amount);
    item.title = text_of(question, "name");
    item.says = only_paragraph(question, "generalfeedback");
    if (const auto id = question.child("idnumber")) item.id = id->words();
    if (const auto words = question.child("questiontext")) {
        item.table = paragraphs_in(*words, text_in(*words));
        if (const auto file = words->child("file")) item.picture = file->words();
    }
    if (item.table.empty()) question.wrong("the question asks nothing");
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
        quiz.wrong("the category stands first");
    return items;
}

// --- QTI

/// The first element down a path of names.
std::optional<Element> at(const Element& element, std::initializer_list<std::string_view> path) {
    std::vector<Element> way{element};
    for (const std::string_view name : path) {
        const auto child = way.back().child(name);
        if (!child) return std::nullopt;
        way.push_back(*child);
    }
    return way.back();
}

std::string words_at(const Element& element, std::initializer_list<std::string_view> path) {
    const auto found = at(element, path);
    return found ? found->words() : "";
}

void read_body(const Element& body, CourseItem& item) {
    body.must_have({});
    body.must_hold({{"div", 0, 1}, {"p", 0, any_number}, {"qti-choice-interaction", 0, 1}});
    for (const Element& words : body.children("p")) {
        if (words.child("qti-text-entry-interaction"))
            item.question = words.words();
        else
            item.table.push_back(words.words());
    }
    const auto choice = body.child("qti-choice-interaction");
    if (!choice) return;
    item.question = words_at(*choice, {"qti-prompt"});
    for (const Element& one : choice->children("qti-simple-choice"))
        item.answers.push_back({one.words(), false, ""});
}

/// One condition: what is compared, and what it scores.
void read_condition(const Element& condition, CourseItem& item, std::size_t i) {
    const std::string_view compare = item.is_amount ? "qti-equal" : "qti-match";
    condition.must_have({});
    condition.must_hold({{compare}, {"qti-set-outcome-value", 2, 2}});
    const auto compared = condition.child(compare);
    if (!compared) return;
    const std::string value = words_at(*compared, {"qti-base-value"});
    if (item.is_amount) {
        if (compared->attribute("tolerance-mode") != "exact")
            compared->wrong("amounts are marked exactly");
        if (!money_from_decimal(value)) compared->wrong("this is not an amount such as 12.50");
        item.answers.push_back({value, false, ""});
    } else if (value != fmt::format("C{}", i + 1)) {
        compared->wrong("the choices are out of order");
    }
    if (i >= item.answers.size()) return compared->wrong("there is no such choice");
    item.answers[i].right = words_at(condition, {"qti-set-outcome-value", "qti-base-value"}) == "1";
}

void read_conditions(const Element& root, CourseItem& item) {
    const auto all = at(root, {"qti-response-processing", "qti-response-condition"});
    if (!all) return root.wrong("no answer is compared with anything");
    all->must_hold(
        {{"qti-response-if"}, {"qti-response-else-if", 0, any_number}, {"qti-response-else"}});
    std::size_t i = 0;
    for (const std::string_view name : {"qti-response-if", "qti-response-else-if"}) {
        for (const Element& condition : all->children(name)) read_condition(condition, item, i++);
    }
    if (i != item.answers.size()) all->wrong("not every choice is compared");
}

void read_feedback(const Element& root, CourseItem& item) {
    const auto all = root.children("qti-modal-feedback");
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto body = all[i].child("qti-content-body");
        if (!body) continue;
        for (const Element& words : body->children("p")) {
            if (words.attribute("class") == "clauses")
                item.says = words.words();
            else if (i < item.answers.size())
                item.answers[i].feedback = words.words();
        }
    }
    if (all.size() != item.answers.size() + 1) root.wrong("not every answer has its feedback");
}

CourseItem qti_item_in(const Element& root) {
    root.must_have({"identifier", "title", "adaptive", "time-dependent"}, {"label"});
    root.must_hold({{"qti-response-declaration"},
                    {"qti-outcome-declaration", 2, 2},
                    {"qti-item-body"},
                    {"qti-response-processing"},
                    {"qti-modal-feedback", 1, any_number}});
    CourseItem item;
    item.id = std::string(root.attribute("identifier"));
    item.title = root.words_in("title");
    if (root.has("label")) {
        for (const std::string_view clause : split_at(root.attribute("label"), ' '))
            item.clauses.emplace_back(clause);
    }
    const auto declared = root.child("qti-response-declaration");
    item.is_amount = declared && declared->attribute("base-type") == "float";
    if (const auto body = root.child("qti-item-body")) read_body(*body, item);
    read_conditions(root, item);
    read_feedback(root, item);
    return item;
}

}  // namespace

std::optional<Money> money_from_decimal(std::string_view text) {
    const bool is_below = text.starts_with('-');
    const auto size = money_from(text.substr(is_below ? 1 : 0));
    if (!size) return std::nullopt;
    const Money amount = is_below ? *size * -1 : *size;
    return decimal(amount) == text ? std::optional(amount) : std::nullopt;
}

Result<std::vector<CourseItem>> read_moodle_xml(std::string_view xml, const std::string& source) {
    const auto file = XmlFile::parse(xml, source);
    if (!file) return tl::make_unexpected(file.error());
    Problems problems;
    const Element root(*file, file->root(), problems);
    if (root.name() != "quiz") root.wrong("this is not a question bank of Moodle");
    auto items = problems.empty() ? items_in(root) : std::vector<CourseItem>();
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    return items;
}

Result<CourseItem> read_qti_item(std::string_view xml, const std::string& source) {
    const std::string plain = without_schemas(std::string(xml));
    const auto file = XmlFile::parse(plain, source);
    if (!file) return tl::make_unexpected(file.error());
    Problems problems;
    const Element root(*file, file->root(), problems);
    if (root.name() != "qti-assessment-item") root.wrong("this is not an item of QTI 3");
    CourseItem item = problems.empty() ? qti_item_in(root) : CourseItem();
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    return item;
}

}  // namespace fairdeal
