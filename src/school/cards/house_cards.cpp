#include "school/cards/house_cards.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "base/read.h"
#include "base/text.h"
#include "base/time/utc_time.h"
#include "base/translation.h"
#include "content/readers.h"
#include "ledger/hash.h"
#include "store/new_file.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;
constexpr std::size_t largest_card = 1U << 20U;  // bytes
constexpr unsigned for_all_to_read = 0644;
constexpr std::int64_t most_cards = 99999;  // of a game

/// Of all that is approved, so that a change by hand is seen.
std::string sum_of(TableCardFile card) {
    card.approved->sum.clear();
    return to_hex(sha256(write_table_card(card)));
}

std::string card_id(Game game, int number) {
    return fmt::format("{}-house-{}", to_text(game), number);
}

fs::path card_file(const fs::path& folder, Game game, int number) {
    return folder / fmt::format("{}-{}.xml", to_text(game), number);
}

fs::path draft_file(const fs::path& folder, Game game) {
    return folder / fmt::format("{}-draft.xml", to_text(game));
}

/// The number of a file GAME-NUMBER.xml of the game; 0: it has another name.
int number_of(const fs::path& file, Game game) {
    const std::string name = file.filename().string();
    const std::string start = std::string(to_text(game)) + "-";
    if (!name.starts_with(start) || !name.ends_with(".xml")) return 0;
    const std::string digits = file.stem().string().substr(start.size());
    return static_cast<int>(whole_number_from(digits, most_cards).value_or(0));
}

Result<HouseCard> read_card(const fs::path& file, Game game, int number) {
    const auto xml = read_file(file, largest_card);
    if (!xml) return tl::make_unexpected(xml.error());
    auto read = read_table_card(*xml, file.string());
    if (!read) return tl::make_unexpected(std::move(read.error()));
    const TableCardFile& table = read->value;
    const std::string id = card_id(game, number);
    if (!table.approved) return refused({file.string(), 2, 1}, tr("nobody has approved this card"));
    if (table.id != id || table.card.game() != game)
        return refused(read->place_of("id"),
                       tr("this is the card {card}: under this name {expected} belongs",
                          "card"_a = table.id, "expected"_a = id));
    if (table.approved->sum != sum_of(table))
        return refused({file.string(), 2, 1},
                       tr("it was changed after it was approved, and counts no more: bring the "
                          "file back as it was, or approve the card again"));
    return HouseCard{number, file, std::move(read->value)};
}

/// The numbers of a game's approvals, those that cannot be read among them.
Result<std::vector<int>> numbers_in(const fs::path& folder, Game game) {
    std::vector<int> numbers;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        if (const int number = number_of(entry->path(), game); number > 0)
            numbers.push_back(number);
    }
    if (error && error != std::errc::no_such_file_or_directory)
        return refused({folder.string(), 0, 0},
                       tr("this folder cannot be read: {reason}", "reason"_a = error.message()));
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

bool holds_on(const HouseCard& card, std::string_view day) {
    const CardApproval& approved = *card.table.approved;
    return approved.from <= day && (approved.to.empty() || day <= approved.to);
}

tl::unexpected<Problems> cannot_write(const fs::path& file, const std::string& why) {
    return refused({file.string(), 0, 0}, tr("cannot be written: {reason}", "reason"_a = why));
}

Result<void> make_folder(const fs::path& folder) {
    std::error_code error;
    if (folder.empty()) return refused({}, tr("There is no folder to keep it in"));
    fs::create_directories(folder, error);
    if (error) return cannot_write(folder, error.message());
    return {};
}

/// Whether the draft is still the one with these bytes.
Result<void> must_be_as_it_was(const fs::path& file, std::string_view was) {
    const auto there = read_file_if_there(file, largest_card);
    if (!there) return tl::make_unexpected(there.error());
    if (there->value_or("") == was) return {};
    return refused({file.string(), 0, 0}, tr("this draft was changed at another desk"));
}

}  // namespace

fs::path house_cards_folder(const fs::path& school) {
    return school.empty() ? school : school.parent_path() / "table-cards";
}

HouseCards read_house_cards(const fs::path& folder) {
    HouseCards cards;
    if (folder.empty()) return cards;
    for (const Game game : every_game) {
        const auto numbers = numbers_in(folder, game);
        if (!numbers) {
            cards.problems = numbers.error();
            return cards;
        }
        for (const int number : *numbers) {
            auto card = read_card(card_file(folder, game, number), game, number);
            if (card)
                cards.all.push_back(*std::move(card));
            else
                cards.problems.insert(cards.problems.end(), card.error().begin(),
                                      card.error().end());
        }
    }
    return cards;
}

const HouseCard* card_in_force(const HouseCards& cards, Game game, std::string_view day) {
    const HouseCard* found = nullptr;
    for (const HouseCard& card : cards.all) {
        if (card.table.card.game() == game && holds_on(card, day)) found = &card;
    }
    return found;
}

std::vector<TableCardFile> all_in_force(const HouseCards& cards, std::string_view day) {
    std::vector<TableCardFile> found;
    for (const Game game : every_game) {
        if (const HouseCard* card = card_in_force(cards, game, day)) found.push_back(card->table);
    }
    return found;
}

CardStanding standing_of(const HouseCards& cards, const HouseCard& card, std::string_view day) {
    const Game game = card.table.card.game();
    if (card_in_force(cards, game, day) == &card) return CardStanding::InForce;
    // It comes into force on its first day, or when one that took its place is over.
    std::vector<std::string> days{card.table.approved->from};
    for (const HouseCard& other : cards.all) {
        if (!other.table.approved->to.empty())
            days.push_back(day_after(other.table.approved->to, 1));
    }
    const bool comes = std::any_of(days.begin(), days.end(), [&](const std::string& later) {
        return later > day && card_in_force(cards, game, later) == &card;
    });
    return comes ? CardStanding::Soon : CardStanding::Past;
}

std::string last_day_of(const HouseCards& cards, const HouseCard& card) {
    std::string last = card.table.approved->to;
    for (const HouseCard& other : cards.all) {
        if (other.table.card.game() != card.table.card.game() || other.number <= card.number)
            continue;
        const CardApproval& approved = *other.table.approved;
        const bool is_over_before = !approved.to.empty() && approved.to < card.table.approved->from;
        if (is_over_before || (!last.empty() && approved.from > last)) continue;
        last = day_after(approved.from, -1);
    }
    return last;
}

std::string day_after(std::string_view day, int days) {
    const auto time = day_or_time_from(day);
    return time ? day_of(days_after(*time, days)) : std::string(day);
}

bool is_day_of_calendar(std::string_view text) {
    constexpr std::size_t letters_of_a_day = 10;
    return text.size() == letters_of_a_day && day_or_time_from(text).has_value();
}

Problems put_in_force(const fs::path& folder, std::string_view day, HouseShelf& shelf,
                      Library& library) {
    HouseCards cards = read_house_cards(folder);
    shelf.put_in_force(all_in_force(cards, day), library);
    return std::move(cards.problems);
}

Result<std::optional<CardDraft>> read_card_draft(const fs::path& folder, Game game) {
    const fs::path file = draft_file(folder, game);
    const auto xml = read_file_if_there(file, largest_card);
    if (!xml) return tl::make_unexpected(xml.error());
    if (!*xml) return std::nullopt;
    auto read = read_table_card(**xml, file.string());
    if (!read) return tl::make_unexpected(std::move(read.error()));
    if (read->value.card.game() != game)
        return refused(read->place_of("id"), tr("this is a card of another game"));
    read->value.approved.reset();
    return CardDraft{std::move(read->value), **xml};
}

Result<std::string> keep_card_draft(const fs::path& folder, const TableCardFile& draft,
                                    std::string_view was) {
    if (auto there = make_folder(folder); !there) return tl::make_unexpected(there.error());
    const fs::path file = draft_file(folder, draft.card.game());
    if (auto same = must_be_as_it_was(file, was); !same) return tl::make_unexpected(same.error());
    std::string xml = write_table_card(draft);
    if (const int wrong = replace_file(file, xml, for_all_to_read); wrong != 0)
        return cannot_write(file, std::strerror(wrong));
    return xml;
}

Result<void> drop_card_draft(const fs::path& folder, Game game, std::string_view was) {
    const fs::path file = draft_file(folder, game);
    if (auto same = must_be_as_it_was(file, was); !same) return same;
    std::error_code error;
    fs::remove(file, error);
    if (error) return cannot_write(file, error.message());
    return {};
}

Result<HouseCard> approve_card(const fs::path& folder, TableCardFile card, CardApproval approval) {
    if (auto there = make_folder(folder); !there) return tl::make_unexpected(there.error());
    const Game game = card.card.game();
    const auto numbers = numbers_in(folder, game);
    if (!numbers) return tl::make_unexpected(numbers.error());
    card.approved = std::move(approval);
    auto as_read = read_table_card(write_table_card(card), fixed("the card"));
    if (!as_read) return tl::make_unexpected(std::move(as_read.error()));
    card = std::move(as_read->value);
    // Another desk may take the number meanwhile.
    for (int number = numbers->empty() ? 1 : numbers->back() + 1;; ++number) {
        card.id = card_id(game, number);
        card.approved->sum = sum_of(card);
        const fs::path file = card_file(folder, game, number);
        const int wrong = make_new_file(file, write_table_card(card), for_all_to_read);
        if (wrong == 0) return HouseCard{number, file, std::move(card)};
        if (wrong != EEXIST) return cannot_write(file, std::strerror(wrong));
    }
}

}  // namespace fairdeal
