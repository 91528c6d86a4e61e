#include "audit/shoe/watched_log.h"

#include "log/office_log.h"

namespace fairdeal {

namespace {

bool names_a_pack(std::string_view text) {
    return text.substr(0, text.find('\n')).find(" pack=") != std::string_view::npos;
}

}  // namespace

SignReader sign_reader(LibrarySource library) {
    return [library = std::move(library)](Game game,
                                          std::string_view sign) -> std::optional<TableCard> {
        // No id of a table card has the "=" that an option has.
        if (auto card = sign_in_words(game, sign)) return card;
        for (const TableCardFile& table : library().tables)
            if (table.id == sign && table.card.game() == game) return table.card;
        return std::nullopt;
    };
}

void watch_examined(ShoeWatch& watch, std::int64_t idx, std::string_view text,
                    const ExaminedHand& hand) {
    const HandRef ref{idx, hand.record.header.identity.id};
    // What went wrong at the table is told by the lines as they stand, not as they were played.
    // Problems there would have made the hand unreadable.
    if (!hand.record.laid && hand.end) {
        watch.add(hand.record, ref, *hand.end, hand.ruled ? &hand.ruling : nullptr);
    } else if (const auto record = read_record(text)) {
        watch.add(*record, ref);
    }
}

Result<void> watch_log(const std::string& log, const WatchedHands& hands, ShoeWatch& watch,
                       Problems& unreadable) {
    const auto opened = open_hand_log(log, Access::Read, {});
    if (!opened) return tl::make_unexpected(opened.error());
    HandRecord record;
    opened->for_each_record(0, [&](std::int64_t idx, std::string_view text) {
        constexpr std::int64_t between_looks = 256;
        if (hands.progress && idx % between_looks == 0 && !hands.progress(idx, opened->size()))
            return false;
        if (hands.with_pack_only && !names_a_pack(text)) return true;
        Problems problems = read_record_into(record, text);
        if (problems.empty() && hands.asked_for(record.header))
            problems = watch.add(record, {idx, record.header.identity.id});
        for (Problem& problem : at_place(std::move(problems), "#" + std::to_string(idx), 1))
            unreadable.push_back(std::move(problem));
        return true;
    });
    return {};
}

}  // namespace fairdeal
