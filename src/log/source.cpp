#include "log/source.h"

#include <fmt/format.h>

#include <limits>

#include "base/text.h"

namespace fairdeal {

namespace {

/// The rest of a line after its first word, where that is `key`.
std::string_view value_of(std::string_view text, std::string_view key) {
    for (std::string_view line : split_at(text, '\n')) {
        if (take_word(line) == key) return line;
    }
    return {};
}

std::int64_t number_of(std::string_view text) {
    return whole_number_from(text, std::numeric_limits<std::int64_t>::max()).value_or(-1);
}

std::string joined_line(const std::optional<Hash>& joined) {
    return joined ? "joined " + to_hex(*joined) + "\n" : "";
}

}  // namespace

std::string write(const HandSource& source) {
    std::string text = fmt::format("mapping {}\nfile {}\ndocument {}\nsha256 {}\n", source.mapping,
                                   source.file, source.document, to_hex(source.hash));
    if (!source.order.empty()) text += fmt::format("order {}\n", source.order);
    return text + joined_line(source.joined);
}

std::string write(const Delivery& delivery) {
    return fmt::format("mapping {}\nfile {}\nsha256 {}\nrounds {} stored {} known {} refused {}\n",
                       delivery.mapping, delivery.file, to_hex(delivery.hash), delivery.rounds,
                       delivery.stored, delivery.known, delivery.refused) +
           joined_line(delivery.joined);
}

std::optional<HandSource> hand_source_from(std::string_view text) {
    HandSource source;
    source.mapping = value_of(text, "mapping");
    source.file = value_of(text, "file");
    source.document = number_of(value_of(text, "document"));
    source.hash = hash_from_hex(value_of(text, "sha256")).value_or(Hash{});
    source.order = value_of(text, "order");
    source.joined = hash_from_hex(value_of(text, "joined"));
    return write(source) == text ? std::optional(source) : std::nullopt;
}

std::optional<Delivery> delivery_from(std::string_view text) {
    Delivery delivery;
    delivery.mapping = value_of(text, "mapping");
    delivery.file = value_of(text, "file");
    delivery.hash = hash_from_hex(value_of(text, "sha256")).value_or(Hash{});
    const auto counts = words_in(value_of(text, "rounds"));
    constexpr std::size_t words = 7;  // 20 stored 18 known 1 refused 1
    if (counts.size() != words) return std::nullopt;
    delivery.rounds = number_of(counts[0]);
    delivery.stored = number_of(counts[2]);
    delivery.known = number_of(counts[4]);
    delivery.refused = number_of(counts[6]);
    delivery.joined = hash_from_hex(value_of(text, "joined"));
    return write(delivery) == text ? std::optional(delivery) : std::nullopt;
}

Entry entry_of(const HandSource& source, const UtcTime& at) {
    return {EntryKind::Source, std::nullopt, "", "", at, write(source)};
}

Entry entry_of(const Delivery& delivery, const UtcTime& at) {
    return {EntryKind::Source, std::nullopt, "", "", at, write(delivery)};
}

std::vector<Delivery> deliveries_in(const HandLog& log) {
    std::vector<Delivery> deliveries;
    for (const StoredEntry& stored : log.entries_about_no_hand(EntryKind::Source)) {
        if (auto delivery = delivery_from(stored.entry.text))
            deliveries.push_back(*std::move(delivery));
    }
    return deliveries;
}

std::optional<HandSource> source_of(const HandLog& log, std::int64_t hand) {
    for (const StoredEntry& stored : log.entries_about(hand)) {
        if (stored.entry.kind == EntryKind::Source) return hand_source_from(stored.entry.text);
    }
    return std::nullopt;
}

std::vector<std::int64_t> hands_without_order(const HandLog& log) {
    return log.hands_with_entry(EntryKind::Source, "\norder ");
}

}  // namespace fairdeal
