#include "content/lessons/lesson_xml.h"

#include <fmt/format.h>

#include "content/lessons/read_prose.h"
#include "content/write.h"

namespace fairdeal {

std::string typed_prose(const Prose& prose) {
    std::string typed;
    for (const ProsePart& part : prose)
        typed += part.kind == ProseKind::Words ? part.text : write_prose({part});
    return typed;
}

std::string xml_safe(std::string_view text) { return escaped(text); }

std::string xml_of_record(const HandRecord& hand) { return write_hand(hand, "", ""); }

std::string xml_of_item(const Scenario& scenario) {
    if (scenario.question.kind != QuestionKind::Talk) return write_scenario_body(scenario, "");
    return write_choices(scenario.question.talk, "");
}

}  // namespace fairdeal
