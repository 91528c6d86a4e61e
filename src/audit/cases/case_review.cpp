#include "audit/cases/case_review.h"

#include <algorithm>

#include "ledger/key.h"
#include "store/put_file.h"

namespace fairdeal {

namespace {

constexpr unsigned for_its_writer = 0600;

/// 64 hexadecimal digits.
std::string new_salt() {
    // The public half of a key that is thrown away: 32 bytes from the system's randomness, none of
    // which anybody else has.
    const auto key = SigningKey::make("salt", KeyUse::Log);
    if (!key) throw Fault("no randomness");
    return to_hex(sha256(bytes_of(key->public_key().bytes)));
}

}  // namespace

SealedReview committed(CaseEvent review) {
    const std::string salt = new_salt();
    review.seal = commitment_of(review.case_id, review.by, salt, review.text);
    SealedReview sealed{salt + "\n" + review.text, std::move(review)};
    sealed.event.text.clear();
    return sealed;
}

Result<std::int64_t> commit_review(
    CaseEvent review, const std::filesystem::path& file,
    const std::function<Result<std::int64_t>(CaseEvent commitment)>& record) {
    SealedReview sealed = committed(std::move(review));
    if (auto kept = put_new(file, sealed.kept, for_its_writer); !kept)
        return tl::make_unexpected(std::move(kept.error()));
    std::error_code ignored;
    try {
        auto idx = record(std::move(sealed.event));
        if (!idx) std::filesystem::remove(file, ignored);
        return idx;
    } catch (...) {
        std::filesystem::remove(file, ignored);
        throw;
    }
}

CaseEvent reveal_of(std::string_view kept) {
    const auto end = std::min(kept.find('\n'), kept.size());
    CaseEvent event;
    event.kind = CaseEventKind::Reveal;
    event.seal = kept.substr(0, end);
    event.text = end < kept.size() ? kept.substr(end + 1) : "";
    return event;
}

}  // namespace fairdeal
