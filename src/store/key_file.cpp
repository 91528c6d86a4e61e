#include "store/key_file.h"

#include <cstring>

#include "base/read.h"
#include "base/translation.h"
#include "ledger/passphrase.h"
#include "store/new_file.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

Problems in_file(const fs::path& file, Problems problems) {
    for (Problem& problem : problems) problem.where.source = file.string();
    return problems;
}

/// The file's text, but no more of it than tells that it is too long.
Result<std::string> text_of(const fs::path& file) {
    const auto there = is_there(file);
    if (!there) return tl::make_unexpected(there.error());
    std::error_code error;
    if (!*there) return refused_about(file.string(), tr("there is no such file"));
    if (!fs::is_regular_file(file, error))
        return refused_about(file.string(), tr("this is not a file"));
    return read_file(file, longest_sealed_key);
}

}  // namespace

Result<void> make_key_file(const fs::path& file, const SigningKey& key, std::string_view passphrase,
                           const KeyCost& cost) {
    if (auto why = why_too_short(passphrase)) return refused_about(file, *std::move(why));
    const int failed = make_new_file(file, seal(key, passphrase, cost), for_its_owner);
    if (failed == EEXIST)
        return refused_about(file.string(), tr("there is a file of this name already"));
    if (failed != 0)
        return refused_about(file.string(), tr("the key cannot be kept here: {why}",
                                               "why"_a = std::strerror(failed)));
    return {};
}

Result<SigningKey> load_key_file(const fs::path& file, std::string_view passphrase) {
    const auto text = text_of(file);
    if (!text) return tl::make_unexpected(text.error());
    constexpr fs::perms others = fs::perms::group_all | fs::perms::others_all;
    if ((fs::status(file).permissions() & others) != fs::perms::none)
        return refused_about(file.string(),
                             tr("others may read or write this key file: let only its owner "
                                "(chmod 600)"));
    auto key = unseal(*text, passphrase);
    if (!key) return tl::make_unexpected(in_file(file, std::move(key.error())));
    return key;
}

Result<PublicKey> public_key_in(const fs::path& file) {
    const auto text = text_of(file);
    if (!text) return tl::make_unexpected(text.error());
    auto key = public_key_of_sealed(*text);
    if (!key) return tl::make_unexpected(in_file(file, std::move(key.error())));
    return key;
}

}  // namespace fairdeal
