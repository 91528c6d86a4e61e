#pragma once
// What the exam office asks for, task by task.

#include <array>

#include "desk/certify/certify_room.h"

namespace fairdeal {

inline constexpr std::array every_role{Role::Trainee,     Role::Trainer, Role::Examiner,
                                       Role::Invigilator, Role::Auditor, Role::Administrator};

/// The task is about the sitting that is picked.
constexpr bool is_about_sitting(CertifyTask task) {
    return task >= CertifyTask::Pause && task <= CertifyTask::Acknowledge;
}

/// "an examiner", "an auditor or an administrator": who may do it.
std::string who_may(OfficeRight right);

/// The form of a task, filled in with what is known; without fields where nothing is asked.
CertifyForm form_for(CertifyTask task, const CertifyRoom& room, const School& school);

}  // namespace fairdeal
