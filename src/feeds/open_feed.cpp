#include "feeds/open_feed.h"

#include "base/translation.h"

namespace fairdeal {

Result<OpenedFeed> open_feed(Mapping mapping, const std::vector<JoinedFile>& joined) {
    OpenedFeed feed{std::make_unique<Mapping>(std::move(mapping)), {}, std::nullopt};
    if (feed.mapping->join && joined.empty())
        return refused_about(feed.mapping->name,
                             tr("this mapping joins other files to it (--join)"));
    if (!feed.mapping->join && !joined.empty())
        return refused_about(feed.mapping->name, tr("this mapping joins no other file"));
    if (!joined.empty()) {
        auto rows = JoinedRows::read(joined, *feed.mapping);
        if (!rows) return tl::make_unexpected(std::move(rows.error()));
        feed.joined = *std::move(rows);
    }
    auto sandboxes = start_sandboxes(*feed.mapping);
    if (!sandboxes) return tl::make_unexpected(std::move(sandboxes.error()));
    feed.sandboxes = *std::move(sandboxes);
    return feed;
}

}  // namespace fairdeal
