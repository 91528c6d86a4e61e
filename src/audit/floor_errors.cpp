#include "audit/floor_errors.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/lines.h"
#include "base/translation.h"
#include "log/office_log.h"

namespace fairdeal {

namespace {

/// A member's text; null is empty. Nothing: it is missing or something else.
std::optional<std::string> text_in(const nlohmann::json& object, const char* name) {
    const auto found = object.find(name);
    if (found == object.end()) return std::nullopt;
    if (found->is_null()) return "";
    return found->is_string() ? std::optional(found->get<std::string>()) : std::nullopt;
}

/// Reads one line as a finding; the first member that it cannot be without is named.
class FindingReader {
public:
    explicit FindingReader(const nlohmann::json& object) : object_(object) {}

    Finding read() {
        Finding finding;
        finding.identity.id = text("id");
        finding.identity.table = text("table");
        finding.identity.dealer = text("dealer");
        finding.identity.at = text("at");
        finding.who = text("who");
        finding.wager = text("wager");
        finding.claimed = text("claimed");
        finding.clause = text("clause");
        finding.misreading = text("misreading");
        finding.game = game_from(text("game"));
        if (!finding.game) wrong("game");
        const auto hand = object_.find("hand");
        if (hand != object_.end() && hand->is_number_unsigned())
            finding.idx = static_cast<std::int64_t>(
                std::min<std::uint64_t>(hand->get<std::uint64_t>(), INT64_MAX));
        else
            wrong("hand");
        return finding;
    }
    /// The member that is missing or not as it must be; empty: none.
    [[nodiscard]] const std::string& problem() const { return problem_; }

private:
    std::string text(const char* name) {
        const auto said = text_in(object_, name);
        if (!said) wrong(name);
        return said.value_or("");
    }
    void wrong(const char* name) {
        if (problem_.empty()) problem_ = name;
    }

    const nlohmann::json& object_;
    std::string problem_;
};

/// A finding of any kind, or the report that follows them.
bool is_of_an_audit(const nlohmann::json& object) {
    return object.is_object() && (object.contains("kind") || object.contains("finished"));
}

}  // namespace

FloorError floor_error_of(const Finding& finding) {
    const Identity& identity = finding.identity;
    FloorError error;
    error.dealer = identity.dealer;
    const std::string hand =
        identity.id.empty() ? fmt::format("#{}", finding.idx) : std::string(identity.id);
    error.mark = fmt::format("{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}",
                             finding.game ? to_text(*finding.game) : std::string_view(),
                             identity.table, identity.dealer, identity.at, hand, finding.who,
                             finding.wager, finding.claimed);
    error.game = finding.game.value_or(Game::Breakout);
    error.hand = identity.id;
    error.dealt = identity.at;
    error.clause = finding.clause;
    error.misreading = finding.misreading;
    return error;
}

Result<std::vector<FloorError>> floor_errors_in(const std::filesystem::path& file,
                                                std::span<const Misreading> misreadings,
                                                HandFilter filter) {
    constexpr std::int64_t at_once = 1000;
    const InEnglish kept;  // a mark is the same in every language
    const auto log = open_hand_log(file, Access::Read, {});
    if (!log) return tl::make_unexpected(log.error());
    Examiner examiner(misreadings);
    filter.only_wrong = true;
    std::vector<FloorError> errors;
    for (std::int64_t after = 0;;) {
        const auto rows = log->hands_after(filter, after, at_once);
        if (rows.empty()) return errors;
        after = rows.back().idx;
        for (const HandRow& row : rows) {
            const auto text = log->text_of(row.idx);
            if (!text) return tl::make_unexpected(text.error());
            const ExaminedHand& hand = examiner.examine(*text);
            for (const WagerVerdict& wrong : hand.wrong)
                errors.push_back(floor_error_of(finding_of(wrong, row.idx, hand.record.header)));
        }
    }
}

Result<std::vector<FloorError>> floor_errors_from(std::istream& in, const std::string& name) {
    constexpr std::size_t longest_line = 1U << 20U;
    std::vector<FloorError> errors;
    Lines lines(in, longest_line);
    while (lines.next()) {
        const Place where{name, lines.number(), 0};
        if (lines.is_cut()) return refused(where, tr("the line is too long for a finding"));
        if (lines.text().empty()) continue;
        const nlohmann::json object = nlohmann::json::parse(lines.text(), nullptr, false);
        if (!is_of_an_audit(object))
            return refused(where, tr("this is no finding, as audit --findings --json prints it"));
        if (text_in(object, "kind") != to_text(Finding::Kind::Wager)) continue;
        FindingReader reader(object);
        const Finding finding = reader.read();
        if (!reader.problem().empty())
            return refused(where, tr("'{name}' is missing, or not as an audit prints it",
                                     "name"_a = reader.problem()));
        errors.push_back(floor_error_of(finding));
    }
    if (in.bad()) return refused({name, 0, 0}, tr("it cannot be read to its end"));
    return errors;
}

}  // namespace fairdeal
