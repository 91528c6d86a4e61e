#include "audit/resume.h"

#include <cerrno>
#include <cstring>
#include <fstream>

#include "audit/kept_text.h"
#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"
#include "store/new_file.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kept_first_word = "fairdeal-kept-2";
constexpr std::size_t largest_finding = 1 << 20;
constexpr std::size_t largest_kept = std::size_t{1} << 30U;

fs::path found_beside(const fs::path& file) { return file.string() + ".found"; }

tl::unexpected<Problems> not_kept(const fs::path& file, int error) {
    return refused_about(
        file, tr("how far the audit is cannot be kept: {why}", "why"_a = std::strerror(error)));
}

/// False where it could not be written to its end.
bool write_to(const fs::path& file, std::string_view bytes, std::ios::openmode how) {
    std::ofstream out(file, std::ios::binary | how);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.close();
    return !out.fail();
}

void put(KeptWriter& out, const Finding& finding) {
    const Identity& who = finding.identity;
    out.put(static_cast<std::int64_t>(finding.kind));
    out.put(finding.idx);
    out.put(finding.game ? to_text(*finding.game) : std::string_view());
    for (const std::string* word : {&who.id, &who.table, &who.dealer, &who.shoe, &who.at})
        out.put(*word);
    out.put(finding.line);
    for (const std::string* word :
         {&finding.who, &finding.wager, &finding.standing, &finding.ruled, &finding.claimed,
          &finding.clause, &finding.misreading, &finding.what})
        out.put(*word);
    out.put(finding.difference.in_cents());
    out.put(to_text(finding.unit));
}

Finding take_finding(KeptReader& in) {
    Finding finding;
    Identity& who = finding.identity;
    finding.kind = static_cast<Finding::Kind>(in.number());
    finding.idx = in.number();
    finding.game = game_from(in.word());
    for (std::string* word : {&who.id, &who.table, &who.dealer, &who.shoe, &who.at})
        *word = in.word();
    finding.line = static_cast<int>(in.number());
    for (std::string* word :
         {&finding.who, &finding.wager, &finding.standing, &finding.ruled, &finding.claimed,
          &finding.clause, &finding.misreading, &finding.what})
        *word = in.word();
    finding.difference = Money::cents(in.number());
    finding.unit = unit_from(in.word()).value_or(Unit::Cash);
    return finding;
}

/// Where an audit was killed before it was kept for the first time, its first findings are left.
bool is_free_or_left_over(const fs::path& found) {
    const auto there = is_there(found);
    if (!there || !*there) return there.has_value();
    const std::string begin = read_file(found, largest_finding).value_or(" ");
    const auto size = whole_number_from(begin.substr(0, begin.find(' ')), largest_finding);
    if (begin.empty() || !size) return begin.empty();
    try {
        KeptReader reader(std::string_view(begin).substr(begin.find(' ') + 1));
        take_finding(reader);
    } catch (const Fault&) {
        return false;
    }
    return true;
}

}  // namespace

KeptAudit::KeptAudit(fs::path log, std::vector<Misreading> misreadings, AuditOptions options,
                     fs::path file)
    : audit_(std::move(log), std::move(misreadings), std::move(options)), file_(std::move(file)) {}

Result<std::int64_t> KeptAudit::take_up() {
    if (file_.empty()) return 0;
    if (const auto there = is_there(file_); !there) return tl::make_unexpected(there.error());
    if (!is_kept(file_)) {
        if (!is_free_or_left_over(found_beside(file_)))
            return refused_about(
                found_beside(file_).string(),
                tr("there is a file of that name already, and findings would go there"));
        return 0;
    }
    try {
        const auto text = read_file(file_, largest_kept);
        if (!text) return tl::make_unexpected(text.error());
        KeptReader in(unsealed(*text));
        if (in.word() != kept_first_word)
            return refused_about(file_.string(), tr("this is not what was kept of an audit"));
        const std::int64_t found = in.number();
        if (auto fine = audit_.go_on_from(in.word()); !fine)
            return refused_about(file_.string(), fine.error().front().what);
        std::error_code error;
        const bool there = found == 0 || fs::file_size(found_beside(file_), error) >=
                                             static_cast<std::uintmax_t>(found);
        if (found < 0 || !there || error)
            return refused_about(file_.string(),
                                 tr("the file of what the audit found is missing or too short"));
        if (found > 0) fs::resize_file(found_beside(file_), static_cast<std::uintmax_t>(found));
        found_bytes_ = found;
        told_ = false;
    } catch (const Fault& fault) {
        return refused_about(file_.string(), fault.what());
    }
    return audit_.report().records;
}

/// In pieces: it may be long.
void KeptAudit::tell_again(const FindingSink& sink) {
    told_ = true;
    if (found_bytes_ == 0) return;
    auto found = open_to_read(found_beside(file_));
    if (!found) throw Fault(found.error().front().what);
    std::istream& in = *found;
    for (std::int64_t left = found_bytes_; left > 0;) {
        constexpr std::size_t longest_number = 20;
        std::string size;
        for (char c = 0; size.size() < longest_number && in.get(c) && c != ' ';) size += c;
        const auto bytes = whole_number_from(size, left);
        if (!bytes) throw Fault(tr("what the audit had found is damaged"));
        std::string text(static_cast<std::size_t>(*bytes), '\0');
        in.read(text.data(), *bytes);
        if (in.gcount() != *bytes) throw Fault(tr("what the audit had found is damaged"));
        KeptReader reader(text);
        const Finding finding = take_finding(reader);
        if (sink) sink(finding);
        left -= static_cast<std::int64_t>(size.size() + 1 + text.size());
    }
}

Result<void> KeptAudit::keep() {
    const auto kept = audit_.kept();
    if (!kept) return tl::make_unexpected(kept.error());
    if (!found_.empty()) {
        const auto how = found_bytes_ == 0 ? std::ios::trunc : std::ios::app;
        if (!write_to(found_beside(file_), found_, how)) return not_kept(file_, errno);
        found_bytes_ += static_cast<std::int64_t>(found_.size());
        found_.clear();
    }
    KeptWriter out;
    out.put(kept_first_word);
    out.put(found_bytes_);
    out.put(*kept);
    const int error = replace_file(file_, sealed(out.text()), for_owner_and_group);
    if (error != 0) return not_kept(file_, error);
    return {};
}

Result<void> KeptAudit::run(unsigned threads, const Progress& progress, const FindingSink& sink,
                            const HandSink& hands) {
    if (file_.empty()) return audit_.run(threads, progress, sink, hands);
    if (!told_) {
        try {
            tell_again(sink);
        } catch (const Fault& fault) {
            return refused_about(file_.string(), fault.what());
        }
    }
    const FindingSink note = [&](const Finding& finding) {
        KeptWriter out;
        put(out, finding);
        found_ += std::to_string(out.text().size()) + " " + out.text();
        if (sink) sink(finding);
    };
    bool called_off = false;
    while (true) {
        const auto until = std::chrono::steady_clock::now() + pace_;
        const Progress slice = [&](std::int64_t done, std::int64_t of) {
            called_off = progress && !progress(done, of);
            return !called_off && std::chrono::steady_clock::now() < until;
        };
        if (auto ran = audit_.run(threads, slice, note, hands); !ran) return ran;
        if (audit_.report().finished) break;
        if (auto fine = keep(); !fine) return fine;
        if (called_off) return {};
    }
    return forget_kept(file_);
}

Result<void> forget_kept(const fs::path& file) {
    const auto is_any = is_there(file);
    if (!is_any) return tl::make_unexpected(is_any.error());
    if (!*is_any) return {};
    KeptWriter begin;
    begin.put(kept_first_word);
    const std::string there = read_file(file, begin.text().size()).value_or("");
    if (!is_kept(file) || !there.starts_with(begin.text()))
        return refused_about(file.string(),
                             tr("this is not what was kept of an audit; it stays as it is"));
    std::error_code none;
    fs::remove(file, none);
    fs::remove(found_beside(file), none);
    return {};
}

bool is_kept(const fs::path& file) {
    std::error_code none;
    return fs::is_regular_file(file, none);
}

}  // namespace fairdeal
