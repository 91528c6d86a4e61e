// What kinds have in common, where they do not say otherwise.

#include "questions/kinds/kind.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "questions/asked.h"

namespace fairdeal {

std::string KindOfQuestion::heading(const Question&) const { return tr(facts.heading); }

std::string KindOfQuestion::story(const Question&) const {
    throw Fault("this kind of question is not dealt");
}

std::string KindOfQuestion::prompt(const Scenario&, const std::string&) const {
    return tr(facts.prompt);
}

bool KindOfQuestion::asks(const Question&, const Line&) const { return true; }

bool KindOfQuestion::asks(const Question&, const Undecided&) const { return true; }

std::vector<KindOfQuestion::Moment> KindOfQuestion::moments(const HandRecord&, std::size_t) const {
    return {};
}

void KindOfQuestion::fill(Key& key, const Scenario& scenario, const Misreading*) const {
    key.lines = lines_asked(scenario, key.ruling);
}

void KindOfQuestion::explain(Key& key, const Scenario&) const {
    for (const Line& line : key.lines) add_clauses(key.because, line);
}

std::vector<std::string> KindOfQuestion::answers(const Scenario& scenario, const Key& key) const {
    return {in_one_line(right_answer(scenario, key), scenario)};
}

std::string KindOfQuestion::in_one_line(const Answer& answer, const Scenario& scenario) const {
    return fmt::format("{}", fmt::join(split_at(text(answer, scenario), '\n'), ", "));
}

AnswerForm KindOfQuestion::answer_form(const Question&) const { return facts.form; }

std::vector<std::string> KindOfQuestion::right_choices(const Key&, const Scenario&) const {
    return {};
}

std::string KindOfQuestion::subject(const Question&) const { return tr(facts.subject); }

std::string KindOfQuestion::said(const Answer&, const Scenario&) const { return {}; }

std::string KindOfQuestion::due(const Key&, const Scenario&) const { return {}; }

bool KindOfQuestion::is_right(const Mark& mark) const { return mark.right; }

std::string KindOfQuestion::verdict(const Mark& mark) const {
    return is_right(mark) ? tr("Right") : tr("Wrong");
}

std::string KindOfQuestion::objection(const Mark&) const { return {}; }

std::string KindOfQuestion::remark(const Mark&, const Question&) const { return {}; }

std::string KindOfQuestion::reason(const Key&) const { return tr("Nothing is due on it here."); }

}  // namespace fairdeal
