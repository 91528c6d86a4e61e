#include "school/exchange/school_reader.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "base/lines.h"
#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"
#include "school/school_objections.h"

namespace fairdeal {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t most_problems = 50;

/// A line of the file, and where it stands.
struct SchoolLine {
    std::string text;
    Place where;
    /// Where a member of this name begins; the line's beginning where it has none. Within a text a
    /// quotation mark stands after a backslash, so nothing else looks like it.
    [[nodiscard]] Place at(const std::string& member) const {
        const auto found = text.find('"' + member + "\":");
        Place place = where;
        if (found != std::string::npos) place.column = static_cast<int>(found) + 1;
        return place;
    }
};

/// The members of an object, each read once and of its kind; what is missing, of another kind or
/// not known is a problem of the line.
class Fields {
public:
    Fields(const Json& object, const SchoolLine& line, Problems& problems)
        : object_(object), line_(line), problems_(problems) {}
    ~Fields() {
        for (const auto& [name, value] : object_.items()) {
            if (std::find(seen_.begin(), seen_.end(), name) == seen_.end())
                problem(name, tr("{name} is not known here", "name"_a = in_quotes(name)));
        }
    }
    Fields(const Fields&) = delete;
    Fields& operator=(const Fields&) = delete;

    std::string text(const char* name) {
        const Json* value = find(name);
        if (value != nullptr && value->is_string()) return value->get<std::string>();
        problem(name, tr("'{name}' must be a text", "name"_a = name));
        return "";
    }
    /// It says where another school had it from: from here on it is from that school's file.
    void pass_over_import() {
        if (object_.contains("imported")) static_cast<void>(text("imported"));
    }
    std::int64_t number(const char* name, std::int64_t most) {
        const Json* value = find(name);
        if (value != nullptr && value->is_number_integer()) {
            const bool is_huge =
                value->is_number_unsigned() && value->get<std::uint64_t>() > INT64_MAX;
            const std::int64_t number = is_huge ? -1 : value->get<std::int64_t>();
            if (number >= 0 && number <= most) return number;
        }
        problem(name, tr("'{name}' must be a whole number from 0 to {most}", "name"_a = name,
                         "most"_a = most));
        return 0;
    }
    int count(const char* name) { return static_cast<int>(number(name, 1'000'000)); }
    Millis time(const char* name) { return number(name, 10'000'000'000'000); }
    bool flag(const char* name) {
        const Json* value = find(name);
        if (value != nullptr && value->is_boolean()) return value->get<bool>();
        problem(name, tr("'{name}' must be true or false", "name"_a = name));
        return false;
    }
    std::vector<std::string> texts(const char* name) {
        std::vector<std::string> all;
        const Json* value = find(name);
        if (value == nullptr || !value->is_array()) {
            not_a_list_of_texts(name);
            return all;
        }
        for (const Json& one : *value) {
            if (one.is_string()) all.push_back(one.get<std::string>());
        }
        if (all.size() != value->size()) not_a_list_of_texts(name);
        return all;
    }
    void problem(const std::string& member, std::string what) {
        problems_.push_back({line_.at(member), std::move(what)});
    }
    template <class Value>
    Value word(const char* name, std::optional<Value> (*read)(std::string_view)) {
        const std::string said = text(name);
        const auto value = read(said);
        if (!value)
            problem(name,
                    tr("'{name}' cannot be {value}", "name"_a = name, "value"_a = in_quotes(said)));
        return value.value_or(Value());
    }

private:
    void not_a_list_of_texts(const char* name) {
        problem(name, tr("'{name}' must be a list of texts", "name"_a = name));
    }
    const Json* find(const char* name) {
        seen_.emplace_back(name);
        const auto found = object_.find(name);
        return found == object_.end() ? nullptr : &*found;
    }

    const Json& object_;
    const SchoolLine& line_;
    Problems& problems_;
    std::vector<std::string> seen_;
};

Person read_person(Fields& fields) {
    Person person;
    person.id = fields.text("id");
    person.name = fields.text("name");
    person.team = fields.text("team");
    person.since = fields.time("since");
    for (const std::string& role : fields.texts("roles")) {
        if (const auto known = role_from(role))
            person.roles.push_back(*known);
        else
            fields.problem("roles", tr("{word} is no role", "word"_a = in_quotes(role)));
    }
    return person;
}

GivenAnswer read_answer(Fields& fields) {
    GivenAnswer answer;
    answer.person = fields.text("person");
    answer.number = fields.count("number");
    answer.at = fields.time("at");
    answer.source = fields.word("source", answer_source_from);
    answer.game = fields.word("game", game_from);
    answer.kind = fields.text("kind");
    answer.item = fields.text("item");
    answer.clauses = fields.texts("clauses");
    answer.right = fields.flag("right");
    answer.blamed = fields.texts("blamed");
    answer.misreading = fields.text("misreading");
    answer.steps_wrong = fields.count("steps_wrong");
    answer.hints = fields.count("hints");
    answer.choices = fields.count("choices");
    answer.took = fields.time("took");
    answer.norm = fields.time("norm");
    answer.said = fields.text("said");
    fields.pass_over_import();
    return answer;
}

void read_object(ReadSchool& read, const std::string& what, const Json& object,
                 const SchoolLine& line, Problems& problems) {
    Fields fields(object, line, problems);
    if (what == "person") {
        read.people.push_back({read_person(fields), line.where});
    } else if (what == "edition") {
        read.editions.push_back(
            {fields.text("clause"), fields.text("edition"), fields.time("since")});
    } else if (what == "lesson") {
        const std::string person = fields.text("person");
        const LessonProgress lesson{fields.text("lesson"), fields.text("step"), fields.flag("done"),
                                    fields.time("at")};
        read.lessons.push_back({{person, lesson}, line.where});
        fields.pass_over_import();
    } else {
        read.answers.push_back({read_answer(fields), line.where});
    }
}

void read_line(ReadSchool& read, const SchoolLine& line, Problems& problems) {
    const Json json = Json::parse(line.text, nullptr, false);
    if (!json.is_object() || json.size() != 1) {
        problems.push_back({line.where, tr("this is not one JSON object with one member")});
        return;
    }
    const std::string& what = json.begin().key();
    const Json& object = json.begin().value();
    if (line.where.line == 1) {
        if (what != "school" || object != Json(school_file_format))
            problems.push_back({line.where, tr("this is not a school of format 1")});
        return;
    }
    const bool is_known =
        what == "person" || what == "edition" || what == "lesson" || what == "answer";
    if (!is_known || !object.is_object()) {
        problems.push_back(
            {line.at(what), tr("{word} is no line of a school", "word"_a = in_quotes(what))});
        return;
    }
    read_object(read, what, object, line, problems);
}

/// Every line by itself; a file that cannot be read to its end is none at all.
ReadSchool read_lines(std::istream& in, const std::string& source, Problems& problems) {
    constexpr std::size_t longest_line = 1'000'000;
    ReadSchool read;
    Lines lines(in, longest_line);
    while (problems.size() < most_problems && lines.next()) {
        const SchoolLine line{lines.text(), {source, lines.number(), 1}};
        if (lines.is_cut()) {
            problems.push_back({line.where, tr("the line is too long")});
            break;  // it may have no end
        }
        read_line(read, line, problems);
    }
    if (in.bad())
        problems.push_back(cut_off(source));
    else if (lines.bytes() == 0)
        problems.push_back({{source, 0, 0}, tr("the file is empty")});
    return read;
}

/// What cannot be kept, by the line that says it: whom nobody knows, what makes no sense.
class Sense {
public:
    Sense(const School& school, Problems& problems) : problems_(problems) {
        for (const Person& person : school.people()) known_.insert(person.id);
    }

    void look_at(const ReadSchool& read) {
        for (const auto& [person, where] : read.people) {
            // Somebody who is there stays as they are, whatever is said of them.
            if (known_.insert(person.id).second) note(where, objection_to(person, ""));
        }
        for (const auto& [said, where] : read.lessons) must_know(said.person, where);
        for (const auto& [answer, where] : read.answers) {
            must_know(answer.person, where);
            note(where, objection_to(answer));
        }
    }

private:
    void note(const Place& where, std::string why) {
        if (!why.empty() && problems_.size() < most_problems)
            problems_.push_back({where, std::move(why)});
    }
    void must_know(const std::string& person, const Place& where) {
        if (known_.count(person) == 0)
            note(where, tr("there is nobody of the id {id}", "id"_a = in_quotes(person)));
    }

    std::set<std::string> known_;
    Problems& problems_;
};

}  // namespace

Result<ReadSchool> read_school(const School& school, std::istream& in, const std::string& source) {
    Problems problems;
    ReadSchool read = read_lines(in, source, problems);
    if (problems.empty()) Sense(school, problems).look_at(read);
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    return read;
}

}  // namespace fairdeal
