#pragma once
// What every page of the window is compared with, and how a person comes into the school.

#include "window.h"

namespace fairdeal::testing {

/// An administrator in a school that is empty yet, so that anybody who is made next is like any
/// other.
void give_administrator(SchoolSession& school);
/// What every trainer signs in with.
inline constexpr const char* trainers_words = "a trainer's own words";
/// This administrator says what the form asks for; a trainer gets a passphrase.
void sign_as_administrator(NewProfile& form);

/// Waits until this page is the one that is shown; false if it never is.
bool is_open(const Page& page);
/// Nothing is cut off at 1024x700 and at 1280x800; `where` names it where something is.
void all_fits(const std::string& where);
/// Larger letters ('=') or smaller ones ('-'): another window with them takes the place of this
/// one.
void step_letters(int key);
/// What has the keyboard can be seen and used; Ctrl 2 and Tab are heard.
bool keyboard_is_somewhere();
/// A screen reader has a name to say for everything that can have the keyboard.
void all_has_names(const std::string& where);

enum class Trains : bool { No, Yes };
/// The school with nothing open in it and this person signed in, who is made where they are not
/// there yet; their id is the name in small letters.
void come_to_school(const std::string& name, Trains trains = Trains::No);
/// Who is signed in has passed the first lesson of a game, so that something is asked today.
void pass_first_lesson(Game game = Game::Breakout);

}  // namespace fairdeal::testing
