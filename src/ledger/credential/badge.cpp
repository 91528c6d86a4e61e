#include "ledger/credential/badge.h"

#include <array>
#include <optional>
#include <vector>

#include "base/translation.h"
#include "ledger/bytes.h"

namespace fairdeal {

namespace {

constexpr std::string_view png_start = "\x89PNG\r\n\x1a\n";
constexpr std::string_view keyword = "openbadgecredential";
constexpr std::size_t around_data = 12;  // length, kind and checksum of a chunk
constexpr std::size_t header_size = 13;

constexpr std::array<std::uint32_t, 256> crc_table() {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        table[i] = i;
        for (int bit = 0; bit < 8; ++bit)
            table[i] = (table[i] >> 1U) ^ ((table[i] & 1U) != 0 ? 0xedb88320U : 0U);
    }
    return table;
}

/// CRC-32 as PNG has it (ISO 3309).
std::uint32_t crc_of(std::string_view bytes) {
    static constexpr auto table = crc_table();
    std::uint32_t crc = 0xffffffffU;
    for (const char byte : bytes)
        crc = table[(crc ^ static_cast<unsigned char>(byte)) & 0xffU] ^ (crc >> 8U);
    return ~crc;
}

struct Chunk {
    std::string_view kind, data;
};

/// The chunk at the front of `bytes`, which is taken off.
Result<Chunk> take_chunk(std::string_view& bytes) {
    if (bytes.size() < around_data)
        return refused({}, tr("the picture is damaged: it ends within a chunk"));
    const auto size = number_from(bytes.substr(0, 4));
    if (size > bytes.size() - around_data)
        return refused({}, tr("the picture is damaged: a chunk is longer than the file"));
    const std::string_view checked = bytes.substr(4, size + 4);
    if (crc_of(checked) != number_from(bytes.substr(size + 8, 4)))
        return refused({}, tr("the picture is damaged: a checksum does not fit"));
    bytes.remove_prefix(size + around_data);
    return Chunk{checked.substr(0, 4), checked.substr(4)};
}

/// All chunks, IHDR first and IEND last.
Result<std::vector<Chunk>> chunks_of(std::string_view png) {
    if (png.size() > largest_badge)
        return refused({},
                       tr("a picture of more than {size} MiB", "size"_a = largest_badge >> 20U));
    if (!is_png(png)) return refused({}, tr("this is not a PNG picture"));
    png.remove_prefix(png_start.size());
    std::vector<Chunk> chunks;
    do {
        auto chunk = take_chunk(png);
        if (!chunk) return tl::make_unexpected(std::move(chunk.error()));
        const bool first = chunks.empty();
        if (first != (chunk->kind == "IHDR") || (first && chunk->data.size() != header_size))
            return refused({}, tr("the picture is damaged: its header is not where it belongs"));
        chunks.push_back(*chunk);
    } while (chunks.back().kind != "IEND");
    if (!png.empty())
        return refused({}, tr("the picture is damaged: there are bytes after its end"));
    return chunks;
}

bool is_badge(const Chunk& chunk) {
    return chunk.kind == "iTXt" && chunk.data.starts_with(keyword) &&
           chunk.data.substr(keyword.size()).starts_with('\0');
}

/// The text after keyword, compression, language and translation, the last three being none.
std::optional<std::string_view> text_in(const Chunk& chunk) {
    constexpr std::string_view plain("\0\0\0\0\0", 5);
    const std::string_view behind = chunk.data.substr(keyword.size());
    if (!behind.starts_with(plain)) return std::nullopt;
    return behind.substr(plain.size());
}

std::string written(std::string_view kind, const std::string& data) {
    const std::string checked = std::string(kind) + data;
    return big_endian(data.size(), 4) + checked + big_endian(crc_of(checked), 4);
}

}  // namespace

bool is_png(std::string_view bytes) { return bytes.starts_with(png_start); }

Result<std::string> baked(std::string_view png, std::string_view credential) {
    const auto chunks = chunks_of(png);
    if (!chunks) return tl::make_unexpected(chunks.error());
    for (const Chunk& chunk : *chunks) {
        if (is_badge(chunk)) return refused({}, tr("the picture bears a credential already"));
    }
    const std::size_t header_end = png_start.size() + around_data + header_size;
    const std::string data = std::string(keyword) + std::string(5, '\0') + std::string(credential);
    return std::string(png.substr(0, header_end)) + written("iTXt", data) +
           std::string(png.substr(header_end));
}

Result<std::string> credential_in(std::string_view png) {
    const auto chunks = chunks_of(png);
    if (!chunks) return tl::make_unexpected(chunks.error());
    std::optional<std::string_view> found;
    for (const Chunk& chunk : *chunks) {
        if (!is_badge(chunk)) continue;
        if (found) return refused({}, tr("the picture bears more than one credential"));
        found = text_in(chunk);
        if (!found)
            return refused({}, tr("the credential in the picture is compressed or translated"));
    }
    if (!found) return refused({}, tr("the picture bears no credential"));
    return std::string(*found);
}

}  // namespace fairdeal
