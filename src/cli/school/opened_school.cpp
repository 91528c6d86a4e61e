#include "cli/school/opened_school.h"

#include "base/translation.h"
#include "cli/passphrase.h"

namespace fairdeal {

Result<School> opened_by_trainer(const SchoolOptions& options) {
    auto school = School::open(options.school, Access::Write);
    if (!school) return school;
    const auto passphrase =
        passphrase_in(options.passphrase_file, tr("Passphrase of {who}", "who"_a = options.as));
    if (!passphrase) return tl::make_unexpected(passphrase.error());
    if (!school->person(options.as) || !school->opens(options.as, *passphrase))
        return refused({"--as", 0, 0}, tr("nobody of this id and passphrase"));
    return school;
}

}  // namespace fairdeal
