#include "cli/content/misreadings.h"

#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/output.h"
#include "content/library.h"

namespace fairdeal {

std::vector<Misreading> misreadings_or_none(const ContentOptions& options) {
    const auto folder = content_folder(options);
    if (!folder) {
        if (const auto named = must_hold_content(options); !named) complain(named.error());
        complain(
            tr("no content was found, so no misreading is named: name its folder by --content"));
        return {};
    }
    auto misreadings = load_misreadings(*folder);
    if (misreadings) return *std::move(misreadings);
    complain(misreadings.error());
    complain(tr("the misreadings cannot be read, so none is named"));
    return {};
}

}  // namespace fairdeal
