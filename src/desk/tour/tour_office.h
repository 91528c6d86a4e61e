#pragma once
// The hands that the tour has in the exam office.

#include "desk/certify/certify_room.h"
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

}  // namespace fairdeal::tour_office
