#include "school/school_people.h"

#include <algorithm>
#include <array>

#include "base/problem.h"
#include "base/text.h"
#include "base/translation.h"
#include "ledger/note.h"
#include "ledger/passphrase.h"
#include "school/school.h"
#include "school/school_objections.h"
#include "school/school_sql.h"

namespace fairdeal {

namespace {

constexpr std::array<std::string_view, role_count> role_words{
    "trainee", "trainer", "examiner", "invigilator", "auditor", "administrator"};

bool is_id_letter(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' ||
           c == '_' || c == '.';
}

std::vector<Role> roles_of(const Database& database, std::string_view id) {
    Statement rows(database, school_sql_roles_of);
    rows.bind(":id", id);
    std::vector<Role> roles;
    while (rows.step()) {
        const auto role = role_from(rows.text(0));
        if (!role) throw damaged(tr("a person has a role that there is not"));
        roles.push_back(*role);
    }
    std::sort(roles.begin(), roles.end());
    return roles;
}

Person person_in(const Database& database, const Statement& row) {
    Person person;
    person.id = row.text(0);
    person.name = row.text(1);
    person.team = row.text(2);
    person.has_passphrase = row.number(3) != 0;
    person.since = row.number(4);
    person.roles = roles_of(database, person.id);
    return person;
}

void write_roles(Database& database, std::string_view id, std::vector<Role> roles) {
    std::sort(roles.begin(), roles.end());
    roles.erase(std::unique(roles.begin(), roles.end()), roles.end());
    Statement add(database, school_sql_add_role);
    for (const Role role : roles) add.bind(":id", id).bind(":role", to_text(role)).run();
}

std::string objection_to_name(std::string_view name) {
    if (name.size() > longest_name) return tr("the name is too long");
    if (!is_one_line(name)) return tr("the name is not words in one line");
    return "";
}

std::string objection_to_team(std::string_view name) {
    if (name.size() > longest_name) return tr("the team's name is too long");
    if (!is_one_line(name)) return tr("the team's name is not words in one line");
    return "";
}

/// Why it cannot be somebody's passphrase, or nothing.
std::string objection_to(std::string_view passphrase) {
    return passphrase.empty() ? "" : why_too_short(passphrase).value_or("");
}

std::string sealed_or_empty(std::string_view passphrase, const PassphraseCost& cost) {
    return passphrase.empty() ? "" : sealed_passphrase(passphrase, cost);
}

}  // namespace

std::string objection_to(const Person& person, std::string_view passphrase) {
    if (!is_person_id(person.id))
        return tr("{id} is not an id: use 1 to 64 letters from a to z, digits, hyphens and dots",
                  "id"_a = in_quotes(person.id));
    if (person.id.starts_with("X-")) return tr("ids that begin with X- are those of exams");
    if (std::string why = objection_to_name(person.name); !why.empty()) return why;
    if (std::string why = objection_to_team(person.team); !why.empty()) return why;
    if (person.roles.empty()) return tr("nobody can be without a role");
    return objection_to(passphrase);
}

std::string_view to_text(Role role) { return role_words.at(static_cast<std::size_t>(role)); }

std::optional<Role> role_from(std::string_view word) {
    const auto found = std::find(role_words.begin(), role_words.end(), word);
    if (found == role_words.end()) return std::nullopt;
    return static_cast<Role>(found - role_words.begin());
}

bool has_role(const Person& person, Role role) {
    return std::find(person.roles.begin(), person.roles.end(), role) != person.roles.end();
}

bool may_see_others(const Person& person) {
    return has_role(person, Role::Trainer) || has_role(person, Role::Administrator);
}

bool is_person_id(std::string_view id) {
    constexpr std::size_t longest = 64;
    return !id.empty() && id.size() <= longest && std::all_of(id.begin(), id.end(), is_id_letter);
}

std::vector<Person> School::people() const {
    Statement rows(database_, school_sql_people);
    std::vector<Person> people;
    while (rows.step()) people.push_back(person_in(database_, rows));
    return people;
}

std::optional<Person> School::person(std::string_view id) const {
    Statement row(database_, school_sql_person_at);
    if (!row.bind(":id", id).step()) return std::nullopt;
    return person_in(database_, row);
}

Result<void> School::add_person(const Person& person, std::string_view passphrase,
                                const PassphraseCost& cost) {
    if (const std::string why = objection_to(person, passphrase); !why.empty()) return refusal(why);
    const std::string sealed = sealed_or_empty(passphrase, cost);
    Transaction all_or_nothing(database_);
    if (this->person(person.id))
        return refusal(
            tr("there is somebody of the id {id} already", "id"_a = in_quotes(person.id)));
    Statement(database_, school_sql_add_person)
        .bind(":id", person.id)
        .bind_given(":name", person.name)
        .bind_given(":team", person.team)
        .bind_given(":passphrase", sealed)
        .bind(":since", person.since)
        .run();
    write_roles(database_, person.id, person.roles);
    all_or_nothing.commit();
    return {};
}

Result<void> School::change_person(std::string_view sql, std::string_view id,
                                   std::string_view value) {
    // What is overwritten shall not be found in the file any more.
    database_.leave_no_traces();
    Transaction all_or_nothing(database_);
    if (!person(id)) return nobody(id);
    Statement(database_, sql).bind(":id", id).bind_given(":value", value).run();
    all_or_nothing.commit();
    return {};
}

Result<void> School::name_person(std::string_view id, std::string_view name) {
    if (const std::string why = objection_to_name(name); !why.empty()) return refusal(why);
    return change_person(school_sql_name_person, id, name);
}

Result<void> School::put_in_team(std::string_view id, std::string_view team) {
    if (const std::string why = objection_to_team(team); !why.empty()) return refusal(why);
    return change_person(school_sql_team_person, id, team);
}

Result<void> School::set_passphrase(std::string_view id, std::string_view passphrase,
                                    const PassphraseCost& cost) {
    if (const std::string why = objection_to(passphrase); !why.empty()) return refusal(why);
    return keep_passphrase(id, {sealed_or_empty(passphrase, cost)});
}

Result<void> School::keep_passphrase(std::string_view id, const SealedPassphrase& sealed) {
    return change_person(school_sql_seal_person, id, sealed.text);
}

Result<void> School::give_roles(std::string_view id, const std::vector<Role>& roles) {
    if (roles.empty()) return refusal(tr("nobody can be without a role"));
    Transaction all_or_nothing(database_);
    if (!person(id)) return nobody(id);
    Statement(database_, school_sql_drop_roles).bind(":id", id).run();
    write_roles(database_, id, roles);
    all_or_nothing.commit();
    return {};
}

bool School::opens(std::string_view id, std::string_view passphrase) const {
    Statement row(database_, school_sql_passphrase_of);
    if (!row.bind(":id", id).step()) return false;
    const std::string sealed(row.text(0));
    return sealed.empty() ? passphrase.empty() : opens_sealed(sealed, passphrase);
}

std::string School::passphrase_mark(std::string_view id) const {
    Statement row(database_, school_sql_passphrase_of);
    if (!row.bind(":id", id).step()) return {};
    return SealedPassphrase{std::string(row.text(0))}.mark();
}

std::string SealedPassphrase::mark() const { return text.empty() ? "" : to_hex(sha256(text)); }

Result<SealedPassphrase> seal_for_school(std::string_view passphrase, const PassphraseCost& cost) {
    if (const std::string why = objection_to(passphrase); !why.empty()) return refused({}, why);
    return SealedPassphrase{sealed_or_empty(passphrase, cost)};
}

}  // namespace fairdeal
