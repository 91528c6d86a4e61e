#include "ledger/credential/revocation.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "ledger/credential/credential.h"

namespace fairdeal {

namespace {

constexpr std::string_view first_revocations_magic = fixed("fairdeal revocations 1");
constexpr std::string_view revocations_magic = fixed("fairdeal revocations 2");

struct ReasonWords {
    RevocationReason reason;
    std::string_view code;
    const char* words;
};
constexpr ReasonWords reasons[] = {
    {RevocationReason::Error, "error", sentence("it was issued in error")},
    {RevocationReason::Voided, "voided", sentence("the exam was voided")},
    {RevocationReason::Misconduct, "misconduct", sentence("misconduct")},
    {RevocationReason::Superseded, "superseded", sentence("a newer certificate took its place")},
    {RevocationReason::Suspended, "suspended", sentence("it is suspended")},
    {RevocationReason::Returned, "returned", sentence("its holder gave it back")},
};

const ReasonWords& words_of(RevocationReason reason) {
    for (const ReasonWords& one : reasons) {
        if (one.reason == reason) return one;
    }
    throw Fault("a reason without words");
}

bool by_number(const Revocation& a, const Revocation& b) { return a.number < b.number; }

std::optional<UtcTime> whole_second_from(std::string_view text) {
    const auto time = utc_time_from(text);
    return time && time->is_whole_second() ? time : std::nullopt;
}

std::optional<Revocation> revocation_from(std::string_view line) {
    const auto words = split_at(line, ' ');
    if (words.size() != 3 || !is_certificate_number(words[0])) return std::nullopt;
    const auto at = whole_second_from(words[1]);
    const auto reason = revocation_reason_from(words[2]);
    if (!at || !reason) return std::nullopt;
    return Revocation{std::string(words[0]), *at, *reason};
}

}  // namespace

std::string_view to_text(RevocationReason reason) { return words_of(reason).code; }
std::string in_words(RevocationReason reason) { return tr(words_of(reason).words); }

std::optional<RevocationReason> revocation_reason_from(std::string_view text) {
    for (const ReasonWords& one : reasons) {
        if (one.code == text) return one.reason;
    }
    return std::nullopt;
}

std::string to_text(const RevocationList& list) {
    const bool is_first = !list.next_update;
    std::string text =
        fmt::format("{}\n{}\n{}\n", is_first ? first_revocations_magic : revocations_magic,
                    list.office, to_text(list.made));
    if (!is_first) text += to_text(*list.next_update) + "\n";
    for (const Revocation& one : list.revocations)
        text += fmt::format("{} {} {}\n", one.number, to_text(one.at), to_text(one.reason));
    return text;
}

namespace {

/// Everything before the certificates.
Result<RevocationList> head_in(const std::vector<std::string_view>& lines, std::size_t head) {
    if (!is_key_name(lines[1]))
        return refused({"", 2, 1}, tr("here stands the name of the office"));
    const auto made = whole_second_from(lines[2]);
    if (!made) return refused({"", 3, 1}, tr("here stands when the list was made"));
    RevocationList list{std::string(lines[1]), *made, {}};
    if (head == 3) return list;
    list.next_update = whole_second_from(lines[3]);
    if (!list.next_update || *list.next_update <= list.made)
        return refused({"", 4, 1},
                       tr("here stands when the next list is due, after this one was made"));
    return list;
}

}  // namespace

Result<RevocationList> revocation_list_from(std::string_view text) {
    const auto lines = split_at(text, '\n');
    const std::size_t head = lines[0] == revocations_magic ? 4 : 3;
    if (lines.size() <= head ||
        (lines[0] != revocations_magic && lines[0] != first_revocations_magic) ||
        !lines.back().empty())
        return refused({"", 1, 1}, tr("this is not a list of withdrawn certificates"));
    auto list = head_in(lines, head);
    if (!list) return list;
    for (std::size_t i = head; i + 1 < lines.size(); ++i) {
        const Place where{"", static_cast<int>(i) + 1, 1};
        auto one = revocation_from(lines[i]);
        if (!one)
            return refused(where, tr("here stand a certificate's number, a time and a reason"));
        if (!list->revocations.empty() && !by_number(list->revocations.back(), *one))
            return refused(where, tr("the numbers do not ascend"));
        list->revocations.push_back(*std::move(one));
    }
    return list;
}

Result<std::string> signed_list(RevocationList list, const SigningKey& key) {
    list.office = key.public_key().name;
    std::sort(list.revocations.begin(), list.revocations.end(), by_number);
    Note note{to_text(list), {}};
    if (auto read = revocation_list_from(note.text); !read)
        return tl::make_unexpected(std::move(read.error()));
    key.sign(note);
    std::string bytes = write(note);
    if (auto read = read_note(bytes); !read) return tl::make_unexpected(std::move(read.error()));
    return bytes;
}

Result<RevocationList> open_revocation_list(std::string_view bytes, const Hash& key) {
    const auto note = read_note(bytes);
    if (!note) return tl::make_unexpected(note.error());
    auto list = revocation_list_from(note->text);
    if (!list) return list;
    const PublicKey office{list->office, KeyUse::Log, key};
    if (const auto time = signed_by(*note, office); !time) return tl::make_unexpected(time.error());
    return list;
}

const Revocation* find_revocation(const RevocationList& list, std::string_view number) {
    for (const Revocation& one : list.revocations) {
        if (one.number == number) return &one;
    }
    return nullptr;
}

}  // namespace fairdeal
