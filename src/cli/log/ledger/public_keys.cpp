#include "cli/log/ledger/public_keys.h"

#include "base/translation.h"
#include "cli/input.h"
#include "exam/records/checks/verify.h"
#include "ledger/note.h"
#include "store/key_file.h"

namespace fairdeal {

namespace {

std::vector<PublicKey> keys_of(const std::string& word) {
    if (auto key = key_named(word)) return {*key};
    if (auto key = public_key_in(word)) return {*key};
    const auto text = bytes_in(word, longest_note);
    return keys_in_text(text ? std::string_view(*text) : "");
}

}  // namespace

Result<std::vector<PublicKey>> keys_in(const std::vector<std::string>& words, const char* option) {
    std::vector<PublicKey> all;
    for (const std::string& word : words) {
        const auto keys = keys_of(word);
        if (keys.empty())
            return refused({option, 0, 0},
                           tr("this is neither a public key nor a file that holds one"));
        all.insert(all.end(), keys.begin(), keys.end());
    }
    return all;
}

}  // namespace fairdeal
