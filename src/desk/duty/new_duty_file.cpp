#include "desk/duty/new_duty_file.h"

#include "base/text.h"
#include "base/time/utc_now.h"
#include "base/translation.h"
#include "ledger/passphrase.h"

namespace fairdeal {

namespace {

constexpr const char* house_field = "house";
constexpr const char* owner_field = "owner";
constexpr const char* passphrase_field = "passphrase";
constexpr const char* again_field = "again";

}  // namespace

std::string NewDutyFile::typed(const std::string& field) const {
    const auto found = typed_.find(field);
    return found == typed_.end() ? "" : found->second;
}

void NewDutyFile::type(const std::string& field, const std::string& value) {
    typed_[field] = value;
    problems_.erase(field);
}

void NewDutyFile::forget_passphrase() {
    typed_.erase(passphrase_field);
    typed_.erase(again_field);
}

DutyFormScreen NewDutyFile::screen() const {
    DutyFormScreen screen;
    screen.title = tr("The file of who may deal where");
    screen.story =
        tr("It is made once. Who makes it owns it: the facts of the house are signed "
           "with this id, and with the accounts that its owner gives to others.");
    const auto add = [&](const char* name, std::string label, bool is_secret) {
        DutyFieldScreen field;
        field.name = name;
        field.label = std::move(label);
        field.value = typed(name);
        field.is_secret = is_secret;
        if (const auto problem = problems_.find(name); problem != problems_.end())
            field.problem = problem->second;
        screen.fields.push_back(std::move(field));
    };
    add(house_field, tr("Name of the house"), false);
    add(owner_field, tr("Your id in this file"), false);
    add(passphrase_field, tr("Your passphrase"), true);
    add(again_field, tr("Your passphrase again"), true);
    return screen;
}

void NewDutyFile::look_over() {
    problems_.clear();
    for (const char* field : {house_field, owner_field, passphrase_field})
        if (trimmed(typed(field)).empty()) problems_[field] = tr("it is missing");
    if (!problems_.contains(passphrase_field)) {
        if (const auto why = why_too_short(typed(passphrase_field)))
            problems_[passphrase_field] = *why;
        else if (typed(passphrase_field) != typed(again_field))
            problems_[again_field] = tr("this is another passphrase");
    }
}

Result<void> NewDutyFile::create(const std::filesystem::path& file, const DutyTrust& trust) {
    look_over();
    if (!problems_.empty())
        return refused({}, tr("Nothing was made: something is missing or wrong in the form."));
    std::error_code said_by_create;
    std::filesystem::create_directories(file.parent_path(), said_by_create);
    const std::string owner(trimmed(typed(owner_field)));
    const auto made = DutyFile::create(file, std::string(trimmed(typed(house_field))),
                                       {owner, typed(passphrase_field), owner, utc_now()}, trust);
    if (!made) return tl::make_unexpected(made.error());
    return {};
}

}  // namespace fairdeal
