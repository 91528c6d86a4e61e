// An item of QTI as qti.cpp writes it, back into values.

#include "base/translation.h"
#include "content/courses/course_item.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "content/xml.h"

namespace fairdeal {

namespace {

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
            compared->wrong(tr("amounts are marked exactly"));
        if (!money_from_decimal(value)) compared->wrong(tr("this is not an amount such as 12.50"));
        item.answers.push_back({value, false, ""});
    } else if (value != fmt::format("C{}", i + 1)) {
        compared->wrong(tr("the choices are out of order"));
    }
    if (i >= item.answers.size()) return compared->wrong(tr("there is no such choice"));
    item.answers[i].right = words_at(condition, {"qti-set-outcome-value", "qti-base-value"}) == "1";
}

void read_conditions(const Element& root, CourseItem& item) {
    const auto all = at(root, {"qti-response-processing", "qti-response-condition"});
    if (!all) return root.wrong(tr("no answer is compared with anything"));
    all->must_hold(
        {{"qti-response-if"}, {"qti-response-else-if", 0, any_number}, {"qti-response-else"}});
    std::size_t i = 0;
    for (const std::string_view name : {"qti-response-if", "qti-response-else-if"}) {
        for (const Element& condition : all->children(name)) read_condition(condition, item, i++);
    }
    if (i != item.answers.size()) all->wrong(tr("not every choice is compared"));
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
    if (all.size() != item.answers.size() + 1) root.wrong(tr("not every answer has its feedback"));
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

Result<CourseItem> read_qti_item(std::string_view xml, const std::string& source) {
    const std::string plain = without_schemas(std::string(xml));
    const auto file = XmlFile::parse(plain, source);
    if (!file) return tl::make_unexpected(file.error());
    Problems problems;
    const Element root(*file, file->root(), problems);
    if (root.name() != "qti-assessment-item") root.wrong(tr("this is not an item of QTI 3"));
    CourseItem item = problems.empty() ? qti_item_in(root) : CourseItem();
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    return item;
}

}  // namespace fairdeal
