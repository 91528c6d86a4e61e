#include <fmt/format.h>

#include <algorithm>

#include "base/read.h"
#include "base/translation.h"
#include "exam/office/given_roles.h"
#include "exam/office/office.h"
#include "ledger/passphrase.h"
#include "store/new_file.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

constexpr std::array<const char*, 2> key_names{"exam", "office"};

fs::path key_file(const fs::path& folder, std::string_view name) {
    return folder / fmt::format("{}.key", name);
}

Result<SigningKey> new_key(const std::string& house, std::string_view name) {
    return SigningKey::make(fmt::format("{}/{}", house, name), KeyUse::Log);
}

/// The house in a key's name: what stands before the last '/'.
std::string house_of(const PublicKey& key) { return key.name.substr(0, key.name.rfind('/')); }

/// Where a key lies that is no longer used, numbered from 1.
fs::path old_key_file(const fs::path& file, int number) {
    return file.string() + fmt::format(".{}", number);
}

/// The place for a key that is no longer used: the first number that is free.
fs::path place_for_old(const fs::path& file) {
    for (int number = 1;; ++number) {
        fs::path old = old_key_file(file, number);
        if (!fs::exists(fs::symlink_status(old))) return old;
    }
}

/// Puts a new key in the place of one, which stays beside it.
Result<void> replace_key(const fs::path& file, const SigningKey& key, std::string_view passphrase,
                         const KeyCost& cost) {
    std::error_code error;
    fs::create_hard_link(file, place_for_old(file), error);
    if (error)
        return refused_about(file.string(),
                             tr("the old key cannot be kept: {why}", "why"_a = error.message()));
    if (replace_file(file, seal(key, passphrase, cost), for_its_owner) != 0)
        return refused_about(file.string(), tr("the new key cannot be written"));
    return {};
}

Result<void> make_key_files(const fs::path& folder, const NewKeys& keys) {
    for (const char* name : key_names) {
        auto key = new_key(keys.house, name);
        if (!key) return tl::make_unexpected(std::move(key.error()));
        if (auto made = make_key_file(key_file(folder, name), *key, keys.passphrase, keys.cost);
            !made)
            return tl::make_unexpected(std::move(made.error()));
    }
    return {};
}

}  // namespace

Result<Office> Office::create(const fs::path& folder, School& school, OfficeClock clock,
                              const NewKeys& keys, const std::string& by) {
    const auto person = school.person(by);
    if (!person || !may(person->roles, OfficeRight::ManageKeys) || !person->has_passphrase)
        return refused({by, 0, 0}, tr("an office is made by an administrator with a passphrase"));
    std::error_code error;
    fs::create_directories(folder, error);
    if (error)
        return refused_about(folder.string(),
                             tr("the folder cannot be made: {why}", "why"_a = error.message()));
    fs::permissions(folder, fs::perms::owner_all, error);
    if (fs::exists(folder / "log.db"))
        return refused_about(folder.string(), tr("there is an office already"));
    if (auto made = make_key_files(folder, keys); !made)
        return tl::make_unexpected(std::move(made.error()));
    auto log = HandLog::open_or_create(folder / "log.db", {});
    if (!log) return tl::make_unexpected(std::move(log.error()));
    fs::permissions(folder / "log.db", fs::perms::owner_read | fs::perms::owner_write, error);
    Office office(folder, school, std::move(clock), *std::move(log));
    if (auto noted =
            office.note({OfficeEventKind::Keys, by, by, office.clock_(), fixed("made the office")});
        !noted)
        return tl::make_unexpected(std::move(noted.error()));
    for (const Person& one : school.people()) {
        if (std::none_of(one.roles.begin(), one.roles.end(), is_trusted)) continue;
        auto noted = office.note_roles(one.id, by, {one.roles, school.passphrase_mark(one.id)});
        if (!noted) return tl::make_unexpected(std::move(noted.error()));
    }
    return office;
}

Result<void> Office::change_keys(const SignedIn& who, std::string_view old_passphrase,
                                 std::string_view new_passphrase, const KeyCost& cost) {
    if (auto allowed = must_be_allowed(who, OfficeRight::ManageKeys); !allowed) return allowed;
    if (auto why = why_too_short(new_passphrase))
        return refused_about(folder_.string(), *std::move(why));
    std::vector<const char*> old_keys;  // a key that was changed before a breakdown is done already
    Result<void> locked;
    for (const char* name : key_names) {
        const fs::path file = key_file(folder_, name);
        const auto old = load_key_file(file, old_passphrase);
        if (old) {
            old_keys.push_back(name);
            continue;
        }
        locked = tl::make_unexpected(old.error());
        if (!load_key_file(file, new_passphrase)) return locked;
    }
    if (old_keys.empty()) return locked;
    if (auto noted =
            note({OfficeEventKind::Keys, who.id(), who.id(), clock_(), fixed("changed the keys")});
        !noted)
        return noted;
    for (const char* name : old_keys) {
        const fs::path file = key_file(folder_, name);
        const auto before = public_key_in(file);
        if (!before) return tl::make_unexpected(before.error());
        auto key = new_key(house_of(*before), name);
        if (!key) return tl::make_unexpected(std::move(key.error()));
        if (auto done = replace_key(file, *key, new_passphrase, cost); !done) return done;
    }
    return {};
}

Result<void> Office::escrow_keys(const SignedIn& who, std::string_view passphrase,
                                 const fs::path& to, std::string_view escrow_passphrase,
                                 const KeyCost& cost) {
    if (auto allowed = must_be_allowed(who, OfficeRight::ManageKeys); !allowed) return allowed;
    for (const char* name : key_names) {
        if (fs::exists(fs::symlink_status(key_file(to, name))))
            return refused_about(key_file(to, name), tr("there is a file of that name already"));
    }
    for (const char* name : key_names) {
        const auto key = load_key_file(key_file(folder_, name), passphrase);
        if (!key) return tl::make_unexpected(key.error());
        if (auto made = make_key_file(key_file(to, name), *key, escrow_passphrase, cost); !made)
            return made;
    }
    return note({OfficeEventKind::Keys, who.id(), who.id(), clock_(),
                 fixed("put a copy of the keys in escrow")});
}

Result<SigningKey> Office::office_key(std::string_view passphrase) const {
    return load_key_file(key_file(folder_, "office"), passphrase);
}

Result<Note> Office::sign_log(std::string_view passphrase) {
    const auto key = office_key(passphrase);
    if (!key) return tl::make_unexpected(key.error());
    auto note = log_.sign_checkpoint(*key);
    if (!note) return note;
    if (auto kept = remember_log(); !kept) return tl::make_unexpected(std::move(kept.error()));
    return note;
}

Result<std::vector<PublicKey>> Office::keys_named(std::string_view name) const {
    const fs::path newest = key_file(folder_, name);
    auto key = public_key_in(newest);
    if (!key) return tl::make_unexpected(std::move(key.error()));
    std::vector<PublicKey> keys{*std::move(key)};
    for (int number = 1;; ++number) {
        const fs::path file = old_key_file(newest, number);
        const auto there = is_there(file);
        if (!there) return tl::make_unexpected(there.error());
        if (!*there) break;
        key = public_key_in(file);
        if (!key) return tl::make_unexpected(std::move(key.error()));
        keys.push_back(*std::move(key));
    }
    std::reverse(std::next(keys.begin()), keys.end());
    return keys;
}

Result<std::vector<PublicKey>> Office::exam_keys() const { return keys_named("exam"); }
Result<std::vector<PublicKey>> Office::office_keys() const { return keys_named("office"); }

}  // namespace fairdeal
