#include "ledger/credential/status_list.h"

#include <zlib.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/translation.h"
#include "ledger/bytes.h"
#include "ledger/credential/credential.h"
#include "ledger/credential/data_proof.h"
#include "ledger/credential/did_key.h"

namespace fairdeal {

namespace {

constexpr int gzip_window = 15 + 16;  // zlib's way to say: with a gzip header
constexpr const char* list_kind = "BitstringStatusListCredential";

Bytef* writable(std::string& bytes) { return reinterpret_cast<Bytef*>(bytes.data()); }
/// zlib reads only, but is older than const.
Bytef* readable(std::string_view bytes) { return const_cast<Bytef*>(raw(bytes)); }  // NOLINT

std::string gzipped(std::string_view bytes) {
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzip_window, 8, Z_DEFAULT_STRATEGY) !=
        Z_OK)
        throw Fault("a list cannot be packed");
    std::string packed(deflateBound(&stream, bytes.size()), '\0');
    stream.next_in = readable(bytes);
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = writable(packed);
    stream.avail_out = static_cast<uInt>(packed.size());
    const bool is_whole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    if (!is_whole) throw Fault("a list cannot be packed");
    return packed;
}

/// At most `most` bytes; nothing if there are more, or it is no whole gzip stream.
std::optional<std::string> unzipped(std::string_view packed, std::size_t most) {
    z_stream stream{};
    if (inflateInit2(&stream, gzip_window) != Z_OK) throw Fault("a list cannot be unpacked");
    std::string bytes(most + 1, '\0');
    stream.next_in = readable(packed);
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = writable(bytes);
    stream.avail_out = static_cast<uInt>(bytes.size());
    const bool is_whole = inflate(&stream, Z_FINISH) == Z_STREAM_END && stream.avail_in == 0;
    bytes.resize(stream.total_out);
    inflateEnd(&stream);
    if (!is_whole || bytes.size() > most) return std::nullopt;
    return bytes;
}

/// The first place is the highest bit of the first byte.
char bit_of(std::uint32_t place) { return static_cast<char>(0x80U >> (place % 8)); }

std::string packed_bits(const StatusList& list) {
    std::string bits(list.size / 8, '\0');
    for (const std::uint32_t place : list.withdrawn) {
        char& byte = bits.at(place / 8);
        byte = static_cast<char>(byte | bit_of(place));
    }
    return "u" + to_base64url(gzipped(bits));
}

Result<void> read_bits(StatusList& to, std::string_view encoded) {
    const auto packed = encoded.starts_with('u') ? from_base64url(encoded.substr(1)) : std::nullopt;
    const auto bits = packed ? unzipped(*packed, most_statuses / 8) : std::nullopt;
    if (!bits || bits->size() < least_statuses / 8)
        return refused({}, tr("the bits of the status list are no whole list"));
    to.size = static_cast<std::uint32_t>(bits->size() * 8);
    for (std::uint32_t place = 0; place < to.size; ++place) {
        if ((bits->at(place / 8) & bit_of(place)) != 0) to.withdrawn.push_back(place);
    }
    return {};
}

/// Without its proof.
SignedJson json_of(const StatusList& list, const std::string& encoded) {
    const std::string address = status_list_address(list.house);
    return {{"@context", SignedJson::array({"https://www.w3.org/ns/credentials/v2"})},
            {"id", address},
            {"type", SignedJson::array({"VerifiableCredential", list_kind})},
            {"issuer", did_key(list.issuer_key)},
            {"validFrom", to_text(list.made)},
            {"validUntil", to_text(list.next_update)},
            {"credentialSubject",
             {{"id", address + "#list"},
              {"type", "BitstringStatusList"},
              {"statusPurpose", "revocation"},
              {"encodedList", encoded}}}};
}

std::string text_at(const SignedJson& json, const char* path) {
    const SignedJson::json_pointer pointer(path);
    const bool is_text = json.contains(pointer) && json.at(pointer).is_string();
    return is_text ? json.at(pointer).get<std::string>() : "";
}

/// What is no time is 1970, before every other.
UtcTime time_at(const SignedJson& json, const char* path) {
    return utc_time_from(text_at(json, path)).value_or(UtcTime());
}

Result<void> well_formed(const StatusList& list) {
    if (!is_house_url(list.house))
        return refused({}, tr("the status list has no address of a house"));
    if (!list.made.is_whole_second() || !list.next_update.is_whole_second() ||
        list.next_update <= list.made)
        return refused(
            {}, tr("the status list does not say when it was made and when the next is due"));
    return {};
}

/// So many, and as many as hold the highest place, in steps of what the standard asks at least.
std::uint32_t size_for(const StatusList& list) {
    const std::uint32_t highest = list.withdrawn.empty() ? 0 : list.withdrawn.back();
    const std::uint32_t needed = std::max({list.size, highest + 1, least_statuses});
    return (needed + least_statuses - 1) / least_statuses * least_statuses;
}

}  // namespace

bool StatusList::is_withdrawn(std::uint32_t place) const {
    return std::binary_search(withdrawn.begin(), withdrawn.end(), place);
}

Result<std::string> signed_status_list(StatusList list, const SigningKey& key) {
    if (auto formed = well_formed(list); !formed) return tl::make_unexpected(formed.error());
    std::sort(list.withdrawn.begin(), list.withdrawn.end());
    if (list.size > most_statuses ||
        (!list.withdrawn.empty() && list.withdrawn.back() >= most_statuses))
        return refused({}, tr("a place is too large for a status list"));
    list.size = size_for(list);
    list.issuer_key = key.public_key().bytes;
    const std::string encoded = packed_bits(list);
    if (encoded.size() + 2048 > longest_status_list)
        return refused({}, tr("too many certificates are withdrawn for one status list"));
    return canonical(with_proof(json_of(list, encoded), key,
                                {list.made, verification_method(list.issuer_key), ""}));
}

bool is_status_list(std::string_view bytes) {
    const auto json = read_json(bytes);
    return json && json->is_object() && json->value("type", SignedJson()).is_array() &&
           text_at(*json, "/type/1") == list_kind;
}

Result<StatusList> open_status_list(std::string_view bytes, const Hash& key) {
    const auto json = read_json(bytes);
    if (!json) return tl::make_unexpected(json.error());
    if (const auto proof = check_data_proof(*json, key); !proof)
        return tl::make_unexpected(proof.error());
    StatusList list;
    const std::string address = text_at(*json, "/id");
    const std::size_t end = status_list_address("").size();
    list.house = address.substr(0, address.size() - std::min(end, address.size()));
    list.issuer_key = key;
    list.made = time_at(*json, "/validFrom");
    list.next_update = time_at(*json, "/validUntil");
    if (auto formed = well_formed(list); !formed) return tl::make_unexpected(formed.error());
    const std::string encoded = text_at(*json, "/credentialSubject/encodedList");
    SignedJson without = *json;
    without.erase("proof");
    if (json_of(list, encoded) != without || proof_facts(*json)->method != verification_method(key))
        return refused({}, tr("this is not a status list as Fairdeal writes it"));
    if (auto read = read_bits(list, encoded); !read) return tl::make_unexpected(read.error());
    return list;
}

}  // namespace fairdeal
