#include "desk/verify/verify_session.h"

#include <algorithm>

#include "audit/cases/archive.h"
#include "base/time/utc_now.h"
#include "base/translation.h"
#include "desk/verify/verify_found.h"
#include "exam/records/receipt.h"
#include "ledger/credential/badge.h"
#include "ledger/credential/status_list.h"
#include "store/key_file.h"
#include "words/words.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t looked_at = std::max(largest_badge, largest_archive);

/// `why`: a marked sentence about the {file}.
tl::unexpected<Problems> not_this(const std::string& file, const char* why) {
    const std::string name = fs::path(file).filename().string();
    return refused({file, 0, 0}, tr_of(why, "file"_a = name.empty() ? file : name));
}

bool begins(std::string_view bytes, std::string_view with) {
    return bytes.substr(0, with.size()) == with;
}

/// Of bytes that are neither picture nor archive nor log.
std::optional<HandedKind> kind_of_text(const std::string& file, const std::string& bytes) {
    if (begins(bytes, fixed("fairdeal revocations"))) return HandedKind::WithdrawnList;
    if (receipt_from(bytes, file)) return HandedKind::Receipt;
    const auto first = bytes.find_first_not_of(" \t\r\n");
    if (first != std::string::npos && bytes[first] == '{')
        return is_status_list(bytes) ? HandedKind::WithdrawnList : HandedKind::Certificate;
    if (bytes.size() > longest_note) return std::nullopt;
    if (!keys_in_text(bytes).empty() || public_key_in(file)) return HandedKind::Keys;
    return read_credential(bytes) ? std::optional(HandedKind::Certificate) : std::nullopt;
}

/// The keys of a file that holds some: a public one a line, or a sealed key's public half.
Result<std::vector<PublicKey>> keys_of_file(const std::string& file) {
    if (auto key = public_key_in(file)) return std::vector{*key};
    const auto bytes = bytes_of_file(file, longest_note);
    if (!bytes) return tl::make_unexpected(bytes.error());
    return keys_in_text(*bytes);
}

void take_keys(VerifyRequest& request, std::vector<PublicKey> keys) {
    for (PublicKey& key : keys)
        (is_exam_key(key) ? request.exam : request.office).push_back(std::move(key));
}

/// The office's own keys, where it is there.
Result<std::vector<PublicKey>> keys_of_office(const Office& office) {
    auto keys = office.office_keys();
    const auto exam = office.exam_keys();
    if (!keys || !exam) return keys ? exam : keys;
    keys->insert(keys->end(), exam->begin(), exam->end());
    return keys;
}

/// Where these files go; refused where two are of a kind.
Result<std::array<std::string, handed_kinds>> sorted(const std::vector<std::string>& files) {
    std::array<std::string, handed_kinds> by_kind;
    for (const std::string& file : files) {
        const auto kind = kind_of_file(file);
        if (!kind) return tl::make_unexpected(kind.error());
        std::string& place = by_kind.at(static_cast<std::size_t>(*kind));
        if (!place.empty())
            return refused({}, tr("These are two files of one kind ({kind}). They are checked one "
                                  "after the other.",
                                  "kind"_a = small(in_words(*kind))));
        place = file;
    }
    return by_kind;
}

}  // namespace

std::string in_words(HandedKind kind) {
    switch (kind) {
        case HandedKind::Certificate: return tr("Certificate");
        case HandedKind::Transcript: return tr("Transcript");
        case HandedKind::WithdrawnList: return tr("List of withdrawn certificates");
        case HandedKind::Keys: return tr("Office\u2019s key");
        case HandedKind::Receipt: return tr("Receipt");
    }
    return "";
}

Result<HandedKind> kind_of_file(const std::string& file) {
    std::error_code error;
    if (fs::is_directory(file, error))
        return not_this(file, sentence("{file} is a folder. Give a file."));
    if (!fs::is_regular_file(file, error))
        return not_this(file, sentence("{file} is not there, or no file."));
    const auto bytes = bytes_of_file(file, looked_at);
    if (!bytes) return not_this(file, sentence("{file} cannot be read."));
    if (bytes->empty()) return not_this(file, sentence("{file} is empty."));
    if (bytes->size() > looked_at)
        return not_this(
            file,
            sentence("{file} is too large: no certificate or transcript has more than 16 MB."));
    if (is_png(*bytes)) return HandedKind::Certificate;
    if (begins(*bytes, "PK")) return HandedKind::Transcript;
    if (begins(*bytes, fixed("SQLite format 3")))
        return not_this(
            file,
            sentence(
                "{file} is a log or a school\u2019s file, not a certificate or a transcript."));
    if (begins(*bytes, "%PDF"))
        return not_this(file,
                        sentence("{file} is the printed sheet, which bears no signature of its "
                                 "own. Give the document or the picture beside it."));
    if (const auto kind = kind_of_text(file, *bytes)) return *kind;
    return not_this(file,
                    sentence("{file} is neither a certificate, a transcript, a list of withdrawn "
                             "certificates, an office\u2019s key nor a receipt."));
}

const std::string& VerifySession::file_of(HandedKind kind) const {
    return files_.at(static_cast<std::size_t>(kind));
}

Result<VerifyRequest> VerifySession::request() const {
    VerifyRequest request;
    request.certificate = file_of(HandedKind::Certificate);
    request.transcript = file_of(HandedKind::Transcript);
    request.withdrawn = file_of(HandedKind::WithdrawnList);
    request.receipt = file_of(HandedKind::Receipt);
    request.codes = codes_;
    request.who = who_;
    request.content = office_.content;
    request.at = office_.clock ? office_.clock() : utc_now();
    if (office_.office) {
        auto own = office_.office->office_keys();
        if (!own) return tl::make_unexpected(std::move(own.error()));
        request.log_keys = *std::move(own);
        request.log = office_.office->folder() / "log.db";
    }
    const std::string& keys = file_of(HandedKind::Keys);
    if (keys.empty() && !office_.office) return request;
    auto known = keys.empty() ? keys_of_office(*office_.office) : keys_of_file(keys);
    if (!known) return tl::make_unexpected(std::move(known.error()));
    take_keys(request, *std::move(known));
    return request;
}

std::string VerifySession::story() const {
    const std::string story =
        tr("Drop a certificate, a transcript or both here, with a receipt if you have one, or add "
           "them.");
    if (!file_of(HandedKind::Keys).empty())
        return story + " " +
               tr("They are checked on this machine alone, by the key that you gave.");
    if (office_.office)
        return story + " " +
               tr("They are checked on this machine alone, by its own office\u2019s keys or by "
                  "those you add.");
    return story + " " +
           tr("They are checked on this machine alone, by the office\u2019s key: add it, too, for "
              "nobody knows otherwise whose signature it is.");
}

void VerifySession::hand_over(const std::vector<std::string>& files) {
    error_.clear();
    if (files.empty()) return;
    if (files.size() > handed_kinds) {
        error_ =
            tr("These are too many files at once: one certificate, one transcript, one list, one "
               "key and one receipt are checked together.");
        return;
    }
    const auto by_kind = sorted(files);
    if (!by_kind) {
        error_ = by_kind.error().front().what;
        return;
    }
    for (std::size_t i = 0; i < handed_kinds; ++i) {
        if (!by_kind->at(i).empty()) files_.at(i) = by_kind->at(i);
    }
    begin();
}

void VerifySession::type(std::string& field, std::string text) {
    if (field == text) return;
    field = std::move(text);
    typed_ = true;
    error_.clear();
    found_.reset();
}

void VerifySession::type_person(std::string who) { type(who_, std::move(who)); }

void VerifySession::type_codes(std::string codes) { type(codes_, std::move(codes)); }

void VerifySession::compare() {
    if (typed_) begin();
}

void VerifySession::take_away(HandedKind kind) {
    files_.at(static_cast<std::size_t>(kind)).clear();
    error_.clear();
    begin();
}

void VerifySession::take_all_away() {
    files_ = {};
    who_.clear();
    codes_.clear();
    error_.clear();
    begin();
}

void VerifySession::begin() {
    found_.reset();
    typed_ = false;
    again_ = work_.is_under_way();
    if (again_) return;
    auto wanted = request();
    if (!wanted) {
        error_ = to_text(wanted.error().front());
        return;
    }
    if (wanted->certificate.empty() && wanted->transcript.empty()) return;
    work_.begin(
        [request = *std::move(wanted), library = std::make_shared<const Library>(library_)] {
            return found_in(request, *library);
        });
}

bool VerifySession::poll() {
    if (!work_.is_done()) return false;
    try {
        found_ = work_.take();
    } catch (const std::exception& error) {
        error_ = error.what();
    }
    if (typed_) found_.reset();
    if (again_) begin();  // of what was given meanwhile
    return true;
}

std::string VerifySession::why_nothing() const {
    const bool has_paper =
        !file_of(HandedKind::Certificate).empty() || !file_of(HandedKind::Transcript).empty();
    if (typed_ && has_paper)
        return tr("Press Enter or Compare: what you typed is not compared yet.");
    if (is_checking()) return tr("It is being checked \u2026");
    const auto is_given = [](const std::string& file) { return !file.empty(); };
    if (std::none_of(files_.begin(), files_.end(), is_given))
        return tr("Add a certificate or a transcript.");
    return tr("A certificate or a transcript is missing.");
}

VerifyScreen VerifySession::screen() const {
    VerifyScreen screen;
    screen.story = story();
    for (std::size_t i = 0; i < handed_kinds; ++i) {
        if (files_.at(i).empty()) continue;
        const auto kind = static_cast<HandedKind>(i);
        const fs::path path(files_.at(i));
        HandedRow row{kind, path.filename().string(), in_words(kind), ""};
        row.spoken = row.detail + ": " + row.title;
        screen.rows.push_back(std::move(row));
    }
    screen.who = who_;
    screen.codes = codes_;
    screen.error = error_;
    screen.instead = why_nothing();
    // Not a copy: it is long, and shown at once. Who draws later asks the session itself again.
    if (found_) screen.found = &*found_;
    return screen;
}

bool VerifySession::can(VerifyAction action) const {
    if (action == VerifyAction::Add) return true;
    if (action == VerifyAction::Copy) return found_.has_value();
    if (action == VerifyAction::Compare) return typed_;
    const auto is_given = [](const std::string& file) { return !file.empty(); };
    return std::any_of(files_.begin(), files_.end(), is_given);
}

}  // namespace fairdeal
