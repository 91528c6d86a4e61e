#include "school/exchange/school_file.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/translation.h"
#include "school/exchange/school_reader.h"

namespace fairdeal {

namespace {

using Json = nlohmann::ordered_json;

std::string line_of(const char* what, Json object) {
    Json line;
    line[what] = std::move(object);
    return line.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json as_json(const Person& person) {
    Json roles = Json::array();
    for (const Role role : person.roles) roles.push_back(to_text(role));
    return {{"id", person.id},
            {"name", person.name},
            {"roles", std::move(roles)},
            {"team", person.team},
            {"since", person.since}};
}

Json as_json(const std::string& person, const LessonProgress& lesson) {
    Json json{{"person", person},
              {"lesson", lesson.lesson},
              {"step", lesson.step},
              {"done", lesson.done},
              {"at", lesson.at}};
    if (!lesson.imported.empty()) json["imported"] = lesson.imported;
    return json;
}

Json as_json(const GivenAnswer& answer) {
    return {{"person", answer.person},
            {"number", answer.number},
            {"at", answer.at},
            {"source", to_text(answer.source)},
            {"game", to_text(answer.game)},
            {"kind", answer.kind},
            {"item", answer.item},
            {"clauses", answer.clauses},
            {"right", answer.right},
            {"blamed", answer.blamed},
            {"misreading", answer.misreading},
            {"steps_wrong", answer.steps_wrong},
            {"hints", answer.hints},
            {"choices", answer.choices},
            {"took", answer.took},
            {"norm", answer.norm},
            {"said", answer.said}};
}

/// `import` is null for an answer that was given here.
Json as_json(const GivenAnswer& answer, const ImportedAnswers* import) {
    Json json = as_json(answer);
    if (import != nullptr) json["imported"] = to_text(import->source);
    return json;
}

/// Editions of clauses that the school has not heard of.
void add_editions(School& school, const std::vector<ClauseEdition>& told) {
    const auto known = school.editions();
    std::vector<ClauseEdition> fresh;
    for (const ClauseEdition& edition : told) {
        const bool is_known = std::any_of(known.begin(), known.end(), [&](const auto& one) {
            return one.clause == edition.clause;
        });
        if (!is_known) fresh.push_back(edition);
    }
    school.tell_editions(fresh);
}

/// A lesson goes on where it was left last, on whichever machine.
std::int64_t add_lessons(School& school, const ReadSchool& read, const ImportSource& from) {
    std::int64_t added = 0;
    for (const auto& [said, where] : read.lessons) {
        LessonProgress lesson = said.lesson;
        lesson.imported = to_text(from);
        const auto known = school.lessons_of(said.person);
        const bool is_newer = std::none_of(known.begin(), known.end(), [&](const auto& one) {
            return one.lesson == lesson.lesson && one.at >= lesson.at;
        });
        if (!is_newer) continue;
        school.keep_lesson(said.person, lesson);
        ++added;
    }
    return added;
}

}  // namespace

std::string school_as_json(const School& school, const std::string& who) {
    std::string text = line_of("school", school_file_format);
    for (const ClauseEdition& edition : school.editions())
        text += line_of(
            "edition",
            {{"clause", edition.clause}, {"edition", edition.edition}, {"since", edition.since}});
    for (const Person& person : school.people()) {
        if (!who.empty() && person.id != who) continue;
        text += line_of("person", as_json(person));
        for (const LessonProgress& lesson : school.lessons_of(person.id))
            text += line_of("lesson", as_json(person.id, lesson));
        const auto imports = school.imports_of(person.id);
        for (const GivenAnswer& answer : school.answers_of(person.id))
            text += line_of("answer", as_json(answer, import_of(imports, answer.number)));
    }
    return text;
}

namespace {

ImportSource source_of(const std::string& file, Millis at) {
    constexpr std::size_t longest = 200;
    const std::string name = std::filesystem::path(file).filename().string();
    const bool is_stream = name.empty() || name == "-";
    return {is_stream ? fixed("standard input") : name.substr(0, longest), at};
}

/// As a trainee, whatever the file says; false where it says more.
Result<bool> add_as_trainee(School& school, Person person) {
    const bool is_more = std::any_of(person.roles.begin(), person.roles.end(),
                                     [](Role role) { return role != Role::Trainee; });
    person.roles = {Role::Trainee};
    if (auto added = school.add_person(person); !added)
        return tl::make_unexpected(std::move(added.error()));
    return !is_more;
}

}  // namespace

Result<SchoolImport> import_school(School& school, std::istream& in, const std::string& source,
                                   Millis at) {
    const auto read = read_school(school, in, source);
    if (!read) return tl::make_unexpected(read.error());
    SchoolImport sums;
    for (const auto& [person, where] : read->people) {
        if (school.person(person.id)) continue;
        const auto added = add_as_trainee(school, person);
        if (!added) return tl::make_unexpected(added.error());
        if (!*added) sums.only_trainees.push_back(person.id);
        ++sums.people;
    }
    add_editions(school, read->editions);
    const ImportSource from = source_of(source, at);
    std::vector<GivenAnswer> answers;
    for (const auto& [answer, where] : read->answers) answers.push_back(answer);
    auto merged = school.merge(std::move(answers), from);
    if (!merged) return tl::make_unexpected(merged.error());
    sums.answers = *merged;
    sums.lessons = add_lessons(school, *read, from);
    return sums;
}

}  // namespace fairdeal
