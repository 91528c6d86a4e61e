#pragma once
// What the exam office asks for, task by task.

#include <span>

#include "desk/certify/office_tasks.h"
#include "school/school.h"

namespace fairdeal {

struct OfficeSession;

enum class FormFieldKind : std::uint8_t { Line, Words, Secret, Choice, Tick };
struct FormField {
    std::string name;   // "candidate"
    std::string label;  // "Candidate"
    std::string hint;
    FormFieldKind kind = FormFieldKind::Line;
    std::string value;  // of a choice an id; of a tick "yes" or nothing
    std::vector<std::pair<std::string, std::string>> choices;  // id, and its words
};
struct CertifyForm {
    CertifyTask task = CertifyTask::MakeOffice;
    std::vector<FormField> fields;
    std::string go_to{};  // the field that the keyboard goes to next; empty: it stays
    /// Without blanks around it, but of a secret as it is.
    [[nodiscard]] std::string value(std::string_view name) const;
    FormField* field(std::string_view name);
};

inline constexpr std::array every_role{Role::Trainee,     Role::Trainer, Role::Examiner,
                                       Role::Invigilator, Role::Auditor, Role::Administrator};

/// "examiner".
std::string in_words(Role role);
/// "an examiner", "an auditor or an administrator": who may do it.
std::string who_may(OfficeRight right);

/// What the choice of a candidate is for a whole team, and the team of such a choice; nothing: it
/// is one candidate's id, which has no blank.
std::string team_choice(const std::string& team);
std::optional<std::string> team_of_choice(const std::string& chosen);

/// The form of a task, filled in with what is known; without fields where nothing is asked.
CertifyForm form_for(CertifyTask task, const OfficeSession& session, const School& school);

}  // namespace fairdeal
