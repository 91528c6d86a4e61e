#pragma once
// The hands that the tour has in the exam office.

#include "desk/frame/desk.h"
#include "tour/tour.h"

namespace fairdeal::tour_office {

/// Fills in a field of the open form; nothing if there is none of that name.
inline void fill(OfficeSession& office, const std::string& field, const std::string& value) {
    if (FormField* found = office.form ? office.form->field(field) : nullptr; found != nullptr)
        found->value = value;
}

inline void sign_in_as(Desk& desk, const char* id) {
    desk.certify.leave();
    desk.certify.picked_person = id;
    desk.certify.passphrase = tour_passphrase;
    desk.certify.sign_in();
}

/// A sitting of Cora's under Ian's eyes, by the person who is signed in, ready to be sat.
inline void open_sitting(Desk& desk) {
    OfficeSession& office = desk.certify;
    desk.certify.begin(CertifyTask::OpenSitting);
    fill(office, "candidate", "cora-dell");
    fill(office, "exam", office.exams.empty() ? "" : office.exams.front().id);
    if (!office.sittings.empty()) fill(office, "again", "The power failed.");
    fill(office, "invigilator", "ian-reed");
    fill(office, "passphrase", tour_passphrase);
    desk.certify.submit();
    office.picked_seat = office.picked;
}

/// The picked sitting is released: Ian and Cora fill in the form.
inline void release_exam(Desk& desk) {
    OfficeSession& office = desk.certify;
    desk.certify.ask_for_start();
    const auto fill_if_asked = [&](const char* name, const char* value) {
        if (office.form && office.form->field(name) != nullptr) fill(office, name, value);
    };
    fill_if_asked("passphrase", tour_passphrase);
    fill_if_asked("candidate", "yes");
    fill_if_asked("pin", "2580");
    fill_if_asked("pin-again", "2580");
    desk.certify.submit();
}

/// Likewise, and it begins.
inline void sit_here(Desk& desk) {
    release_exam(desk);
    desk.certify.sit_down();
}

}  // namespace fairdeal::tour_office
