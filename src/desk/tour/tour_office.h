#pragma once
// The hands that the tour has in the exam office.

#include "desk/certify/certify_start.h"
#include "desk/frame/desk.h"
#include "desk/tour/tour.h"

namespace fairdeal::tour_office {

/// Fills in a field of the open form; nothing if there is none of that name.
inline void fill(CertifyRoom& room, const std::string& field, const std::string& value) {
    if (FormField* found = room.form ? room.form->field(field) : nullptr; found != nullptr)
        found->value = value;
}

inline void sign_in_as(Desk& desk, const char* id) {
    leave_office(desk);
    desk.certify.picked_person = id;
    desk.certify.passphrase = tour_passphrase;
    sign_in_at_office(desk);
}

/// A sitting of Cora's under Ian's eyes, by the person who is signed in, ready to be sat.
inline void open_sitting(Desk& desk) {
    CertifyRoom& room = desk.certify;
    begin_task(desk, CertifyTask::OpenSitting);
    fill(room, "candidate", "cora-dell");
    fill(room, "exam", room.exams.empty() ? "" : room.exams.front().id);
    if (!room.sittings.empty()) fill(room, "again", "The power failed.");
    fill(room, "invigilator", "ian-reed");
    fill(room, "passphrase", tour_passphrase);
    do_task(desk);
    room.picked_seat = room.picked;
}

/// The picked sitting is released: Ian and Cora fill in the form.
inline void release_exam(Desk& desk) {
    CertifyRoom& room = desk.certify;
    ask_for_start(desk);
    const auto fill_if_asked = [&](const char* name, const char* value) {
        if (room.form && room.form->field(name) != nullptr) fill(room, name, value);
    };
    fill_if_asked("passphrase", tour_passphrase);
    fill_if_asked("candidate", "yes");
    fill_if_asked("pin", "2580");
    fill_if_asked("pin-again", "2580");
    do_task(desk);
}

/// Likewise, and it begins.
inline void sit_here(Desk& desk) {
    release_exam(desk);
    sit_down(desk);
}

}  // namespace fairdeal::tour_office
