#include "school/school_readers.h"

#include <algorithm>

#include "base/translation.h"

namespace fairdeal {

namespace {

/// More than a trainee, and signs in.
bool is_guarded(const Person& person) {
    return person.has_passphrase &&
           std::any_of(person.roles.begin(), person.roles.end(), is_trusted);
}

/// Is nobody to be asked who they are?
bool is_open_to_all(const School& school, const std::string& about) {
    const auto person = school.person(about);
    const auto people = school.people();
    return (!person || !person->has_passphrase) &&
           std::none_of(people.begin(), people.end(), is_guarded);
}

}  // namespace

Result<void> may_read_answers(const School& school, const std::string& reader,
                              const std::string& about, const AskPassphrase& ask) {
    if (is_open_to_all(school, about)) return {};
    const std::string id = reader.empty() ? about : reader;
    if (id.empty())
        return refused({"--as", 0, 0}, tr("say who reads it: this school has passphrases"));
    const auto person = school.person(id);
    if (!person) return refused({id, 0, 0}, tr("there is nobody of this id in this school"));
    if (id != about && !may_see_others(*person))
        return refused({id, 0, 0}, tr("they may not see what others answered"));
    if (id != about && !person->has_passphrase)
        return refused({id, 0, 0},
                       tr("they need their own passphrase to see what others answered"));
    if (!person->has_passphrase) return {};
    const auto passphrase = ask(id);
    if (!passphrase) return tl::make_unexpected(passphrase.error());
    if (!school.opens(id, *passphrase)) return refused({id, 0, 0}, tr("the passphrase is wrong"));
    return {};
}

}  // namespace fairdeal
