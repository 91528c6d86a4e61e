#include <fmt/format.h>

#include "base/translation.h"
#include "content/lessons/read_prose.h"
#include "content/readers.h"
#include "content/write.h"

namespace fairdeal {

namespace {

std::string_view element_of(BlockKind kind) {
    switch (kind) {
        case BlockKind::Text: return "p";
        case BlockKind::Say: return "say";
        case BlockKind::Row: return "row";
        case BlockKind::Watch: return "watch";
        case BlockKind::Figure: return "figure";
    }
    throw Fault("a block of no kind");
}

std::string xml_of(const LessonBlock& block) {
    const std::string_view name = element_of(block.kind);
    if (block.kind != BlockKind::Figure)
        return fmt::format("    <{}>{}</{}>\n", name, write_prose(block.prose), name);
    return fmt::format(fixed("    <figure table=\"{}\" caption=\"{}\">\n{}    </figure>\n"),
                       block.figure.table, escaped(block.figure.caption),
                       write_hand(block.figure.hand, "", "      "));
}

std::string xml_of_talk(const Scenario& talk) {
    std::string xml = fmt::format(fixed("    <talk title=\"{}\" clauses=\"{}\">\n"),
                                  escaped(talk.title), listed(talk.clauses));
    xml += fmt::format("      <story>{}</story>\n", escaped(talk.story));
    return xml + write_choices(talk.question.talk, "      ") + "    </talk>\n";
}

std::string xml_of(const LessonItem& item) {
    if (const auto* link = std::get_if<ScenarioLink>(&item))
        return fmt::format(fixed("    <link scenario=\"{}\"/>\n"), link->id);
    const auto& hand = std::get<Scenario>(item);
    if (hand.question.kind == QuestionKind::Talk) return xml_of_talk(hand);
    return fmt::format(fixed("    <hand title=\"{}\" table=\"{}\" clauses=\"{}\">\n"),
                       escaped(hand.title), hand.table, listed(hand.clauses)) +
           fmt::format("      <story>{}</story>\n", escaped(hand.story)) +
           write_scenario_body(hand, "      ") + "    </hand>\n";
}

std::string xml_of(std::string_view part, const std::vector<LessonItem>& items) {
    std::string xml = fmt::format("  <{}>\n", part);
    for (const LessonItem& item : items) xml += xml_of(item);
    return xml + fmt::format("  </{}>\n", part);
}

std::string xml_of(const LessonContrast& contrast) {
    std::string xml = fmt::format(fixed("  <contrast here=\"{}\" there=\"{}\">\n    <p>{}</p>\n"),
                                  contrast.here, contrast.there, write_prose(contrast.difference));
    for (const LessonItem& item : contrast.items) xml += xml_of(item);
    return xml + "  </contrast>\n";
}

}  // namespace

std::string write_choices(const std::vector<TalkChoice>& choices, std::string_view indent) {
    std::string xml;
    for (const TalkChoice& choice : choices) {
        xml += fmt::format("{}<choice{} why=\"{}\">{}</choice>\n", indent,
                           choice.right ? " right=\"yes\"" : "", escaped(choice.feedback),
                           escaped(choice.words));
    }
    return xml;
}

std::string write_lesson(const Lesson& lesson) {
    std::string xml(xml_declaration);
    xml += fmt::format(fixed(R"(<lesson format="1" id="{}" game="{}" number="{}" minutes="{}")"),
                       lesson.id, to_text(lesson.game), lesson.number, lesson.minutes);
    xml += fmt::format("\n        title=\"{}\">\n", escaped(lesson.title));
    xml += fmt::format(fixed("  <teaches clauses=\"{}\"/>\n"), listed(lesson.clauses));
    xml += fmt::format("  <aim>{}</aim>\n  <rule>\n", escaped(lesson.aim));
    for (const LessonBlock& block : lesson.rule) xml += xml_of(block);
    xml += "  </rule>\n";
    xml += xml_of("worked", lesson.worked) + xml_of("faded", lesson.faded) +
           xml_of("whole", lesson.whole) + xml_of(lesson.contrast) + xml_of("check", lesson.check);
    return xml + "</lesson>\n";
}

}  // namespace fairdeal
