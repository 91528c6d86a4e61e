#include "feeds/feed_file.h"

#include <algorithm>
#include <deque>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <thread>

#include "base/text.h"
#include "base/translation.h"
#include "feeds/documents/documents.h"
#include "feeds/documents/fields.h"
#include "feeds/documents/json_pointer.h"

namespace fairdeal {

namespace {

constexpr std::size_t most_refusals_kept = 10'000;

class FileMapper {
public:
    FileMapper(std::span<Sandbox> sandboxes, const Mapping& mapping, const std::string& source,
               const JoinedRows* joined)
        : sandboxes_(sandboxes), mapping_(mapping), source_(source), joined_(joined) {}

    /// As many documents are under way as there are processes, and what comes back is taken in
    /// their order.
    void map(const FeedDocument& document) {
        if (under_way_.size() == sandboxes_.size()) take_first();
        number_ = ++begun_;
        line_ = document.line;
        Sandbox& sandbox = sandboxes_[static_cast<std::size_t>(begun_ - 1) % sandboxes_.size()];
        under_way_.push_back({number_, line_, document.hash, begin(document, sandbox)});
    }

    MappedFile finish() {
        while (!under_way_.empty()) take_first();
        refuse_same_ids();
        leave_out_repeated();
        std::stable_sort(
            file_.problems.begin(), file_.problems.end(),
            [](const Problem& a, const Problem& b) { return a.where.line < b.where.line; });
        refuse_rounds_of_lists_alone();
        file_.unknown.assign(unknown_.begin(), unknown_.end());
        return std::move(file_);
    }

private:
    /// Why a document is refused, or the process that runs the program on it.
    using Begun = std::variant<std::vector<FeedRefusal>, Sandbox*>;
    struct UnderWay {
        std::int64_t number = 0;
        int line = 1;
        Hash hash{};
        Begun begun;
    };

    Begun begin(const FeedDocument& document, Sandbox& sandbox) {
        if (!document.why_none.empty())
            return std::vector<FeedRefusal>{{document.rule, "", document.why_none}};
        auto json = nlohmann::json::parse(document.json);
        // The rows of lists have fields that a mapping must know; a second file's columns it names.
        if (joins_lists()) add_joined(json);
        if (auto wrong = why_not_to_read(json); !wrong.empty()) return wrong;
        if (broken_in_a_row_ >= most_broken_in_a_row) return std::vector<FeedRefusal>();
        if (joined_ == nullptr) {
            sandbox.begin(document.json);
        } else {
            if (!joins_lists()) add_joined(json);
            sandbox.begin(json.dump());
        }
        return &sandbox;
    }

    [[nodiscard]] bool joins_lists() const {
        return joined_ != nullptr && !mapping_.join->lists.empty();
    }
    void add_joined(nlohmann::json& json) {
        json["joined"] = joined_->beside(json, mapping_);
        if (joins_lists()) rounds_.insert(joined_id_of(json, mapping_));
    }

    /// R15: bets without cards are no hand.
    void refuse_rounds_of_lists_alone() {
        if (!joins_lists()) return;
        for (const JoinedRows::Round& round : joined_->rounds_without(rounds_)) {
            ++file_.refused;
            tell({round.where, tr("no document of {file} is round {round}, which the list {list} "
                                  "has: without its cards it is not ruled (R15)",
                                  "file"_a = source_, "round"_a = in_quotes(round.id),
                                  "list"_a = in_quotes(round.list))});
        }
    }

    void take_first() {
        const UnderWay first = std::move(under_way_.front());
        under_way_.pop_front();
        number_ = first.number;
        line_ = first.line;
        if (const auto* const refusals = std::get_if<std::vector<FeedRefusal>>(&first.begun);
            refusals != nullptr && !refusals->empty())
            return refuse_document(*refusals);
        Sandbox* const* const sandbox = std::get_if<Sandbox*>(&first.begun);
        std::optional<ProgramAnswer> answer;
        if (sandbox != nullptr) answer = (*sandbox)->finish();
        if (!answer || broken_in_a_row_ >= most_broken_in_a_row)
            return refuse_document(
                {{"R13", "",
                  tr("not read: the mapping's program failed on the documents before it")}});
        take(*std::move(answer), first.hash);
    }

    /// A file of millions that are all refused is not held in memory for that.
    void tell(Problem problem) {
        if (file_.problems.size() < most_refusals_kept)
            file_.problems.push_back(std::move(problem));
    }
    void tell(const FeedRefusal& refusal, std::int64_t document, int line) {
        tell({{source_, line, 1}, in_words(refusal, document)});
    }
    void refuse_document(const std::vector<FeedRefusal>& refusals) {
        ++file_.refused;
        for (const FeedRefusal& refusal : refusals) tell(refusal, number_, line_);
    }

    /// Another version of the source, or a field that is not there any more.
    std::vector<FeedRefusal> why_not_to_read(const nlohmann::json& json) {
        if (mapping_.feed_version > 0) {
            const std::string at = pointer_of(mapping_.feed_version_at);
            const auto* const version = value_at(json, mapping_.feed_version_at);
            constexpr int most_versions = 1'000'000;
            const auto number = version != nullptr && version->is_string()
                                    ? whole_number_from(version->get<std::string>(), most_versions)
                                    : std::nullopt;
            if (!number)
                return {{"R14", at, tr("the version of the source is not there, and it must be")}};
            if (*number > mapping_.feed_version)
                return {{"R14", at,
                         tr("version {version} of the source is newer than {known}, which the "
                            "mapping knows",
                            "version"_a = *number, "known"_a = mapping_.feed_version)}};
        }
        const FieldReport fields = check_fields(json, mapping_.fields);
        for (const std::string& field : fields.unknown) {
            if (unknown_.size() < most_unknown_fields) unknown_.insert(field);
        }
        std::vector<FeedRefusal> missing;
        for (const std::string& pointer : fields.missing)
            missing.push_back({"", pointer, tr("this field is not there, and it must be")});
        return missing;
    }

    void take(ProgramAnswer answer, const Hash& hash) {
        const auto* const end = std::get_if<ProgramEnd>(&answer);
        broken_in_a_row_ = end != nullptr ? broken_in_a_row_ + 1 : 0;
        if (end != nullptr)
            return refuse_document({{"R13", "", fairdeal::in_words(*end, mapping_.limits)}});
        if (const auto* const refusal = std::get_if<ProgramRefusal>(&answer))
            return refuse_document(
                {refusal_of_play(refusal->rows).value_or(refusal_of(refusal->error))});
        MappedDocument made = rounds_of(std::get<ProgramRows>(answer).rows, mapping_);
        file_.refused += made.refused;
        for (const FeedRefusal& refusal : made.refusals) tell(refusal, number_, line_);
        for (MappedRound& round : made.rounds)
            file_.rounds.push_back({std::move(round), number_, line_, hash});
    }

    /// R9 within the file.
    void refuse_same_ids() {
        std::map<std::string, const Hash*, std::less<>> first;
        std::set<std::string, std::less<>> refused;
        for (const FeedRound& round : file_.rounds) {
            const auto [other, is_new] = first.emplace(round.round.id, &round.hash);
            if (!is_new && *other->second != round.hash) refused.insert(round.round.id);
        }
        if (refused.empty()) return;
        const auto is_refused = [&](const FeedRound& round) {
            return refused.contains(round.round.id);
        };
        for (const FeedRound& round : file_.rounds) {
            if (!is_refused(round)) continue;
            ++file_.refused;
            tell({"R9", "",
                  tr("{hand} is the id of another round of this file, too",
                     "hand"_a = in_quotes(round.round.id))},
                 round.document, round.line);
        }
        std::erase_if(file_.rounds, is_refused);
    }

    void leave_out_repeated() {
        std::set<std::string, std::less<>> seen;
        file_.repeated =
            static_cast<std::int64_t>(std::erase_if(file_.rounds, [&](const FeedRound& round) {
                return !seen.insert(round.round.id).second;
            }));
    }

    std::span<Sandbox> sandboxes_;
    const Mapping& mapping_;
    const std::string& source_;
    const JoinedRows* joined_;
    std::deque<UnderWay> under_way_;  // in the order of the file
    std::int64_t begun_ = 0;
    std::int64_t number_ = 0;  // of the document that is looked at
    int line_ = 1;
    int broken_in_a_row_ = 0;
    std::set<std::string> unknown_;
    std::set<std::string> rounds_;  // ids of the documents to which lists are joined
    MappedFile file_;
};

}  // namespace

namespace {

Result<std::vector<FeedDocument>> documents_of(const Mapping& mapping, const std::string& bytes,
                                               const std::string& source, bool has_joined) {
    if (bytes.size() > largest_feed_file)
        return refused({source, 0, 0},
                       tr("a file of more than {most} bytes", "most"_a = largest_feed_file));
    if (mapping.join.has_value() != has_joined)
        return refused({source, 0, 0}, mapping.join
                                           ? tr("this mapping joins other files to it (--join)")
                                           : tr("this mapping joins no other file"));
    return documents_in(bytes, mapping, source);
}

}  // namespace

Result<std::vector<Sandbox>> start_sandboxes(const Mapping& mapping) {
    const unsigned count = std::clamp(std::thread::hardware_concurrency(), 1U, most_sandboxes);
    auto first = Sandbox::start(mapping);
    if (!first) return tl::make_unexpected(std::move(first.error()));
    std::vector<Sandbox> sandboxes;
    sandboxes.push_back(*std::move(first));
    while (sandboxes.size() < count) sandboxes.push_back(Sandbox::idle(mapping));
    return sandboxes;
}

MappedFile map_file(Sandbox& sandbox, const Mapping& mapping, const std::string& bytes,
                    const std::string& source, const JoinedRows* joined) {
    return map_file(std::span(&sandbox, 1), mapping, bytes, source, joined);
}

MappedFile map_file(std::span<Sandbox> sandboxes, const Mapping& mapping, const std::string& bytes,
                    const std::string& source, const JoinedRows* joined,
                    const FeedProgress& progress) {
    MappedFile file;
    const auto documents = documents_of(mapping, bytes, source, joined != nullptr);
    if (!documents) {
        file.problems = documents.error();
        file.refused = 1;
    } else {
        FileMapper mapper(sandboxes, mapping, source, joined);
        std::int64_t mapped = 0;
        bool goes_on = true;
        for (const FeedDocument& document : *documents) {
            mapper.map(document);
            goes_on = !progress || progress(++mapped, std::ssize(*documents));
            if (!goes_on) break;
        }
        file = mapper.finish();
        file.cancelled = !goes_on;
    }
    file.hash = sha256(bytes);
    if (joined != nullptr) file.joined = joined->hash();
    return file;
}

}  // namespace fairdeal
