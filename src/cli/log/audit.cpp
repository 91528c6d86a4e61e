#include "audit/report/ranking_report.h"
#include "audit/report/report_csv.h"
#include "audit/report/report_json.h"
#include "audit/report/report_text.h"
#include "audit/resume.h"
#include "audit/shoe/watched_log.h"
#include "base/text.h"
#include "base/translation.h"
#include "cli/commands.h"
#include "cli/content/content.h"
#include "cli/content/misreadings.h"
#include "cli/games.h"
#include "cli/houses/houses.h"
#include "cli/log/option_words.h"
#include "cli/output.h"
#include "cli/shoe/shoe_json.h"
#include "cli/shoe/shoe_text.h"
#include "training/book/clause_title.h"

namespace fairdeal {

namespace {

/// The words of the command line as an audit takes them; every word that is none is a problem.
class AuditRequest : public OptionWords {
public:
    explicit AuditRequest(const AuditCommandOptions& asked) : asked_(asked) {
        options_.filter.table = asked.table;
        options_.filter.dealer = asked.dealer;
        read_span(options_.filter, {"--since", asked.since}, {"--until", asked.until});
        read_game();
        if (asked.ranking)
            read_views();
        else
            read_dimensions();
        read_shifts();
        if (!asked.of.empty() && asked.shoe && asked.threads != 1)
            refuse("--shoe", tr("of what a server holds on one thread only"));
    }
    /// Of a ranking.
    [[nodiscard]] std::span<const DealerView> views() const { return views_; }
    [[nodiscard]] const AuditOptions& options() const { return options_; }
    [[nodiscard]] std::span<const Dimension> dimensions() const { return dimensions_; }

private:
    void read_game() {
        options_.filter.game = game_from(asked_.game);
        if (!options_.filter.game && !asked_.game.empty()) refuse(no_game(asked_.game));
    }

    void read_dimensions() {
        for (const std::string& word : asked_.by) {
            if (const auto dimension = dimension_from(word))
                dimensions_.push_back(*dimension);
            else
                refuse("--by",
                       tr("{word} is not one of {words}", "word"_a = in_quotes(word),
                          "words"_a = fixed("dealer, table, shift, game, clause, misreading")));
        }
        if (asked_.by.empty()) dimensions_.assign(every_dimension.begin(), every_dimension.end());
        if (asked_.csv && !asked_.findings && !asked_.patterns && dimensions_.size() != 1)
            refuse("--csv", tr("one table at a time: name it by --by, --patterns or --findings"));
    }

    void read_views() {
        for (const std::string& word : asked_.by) {
            const auto dimension = dimension_from(word);
            if (!asked_.dealer.empty() && dimension == Dimension::Clause)
                views_.push_back(DealerView::Causes);
            else if (!asked_.dealer.empty() && dimension == Dimension::Shift)
                views_.push_back(DealerView::Shifts);
            else
                refuse("--by", tr("a ranking is by dealer; with --dealer by clause or by shift"));
        }
        if (asked_.by.empty()) views_ = {DealerView::Causes, DealerView::Shifts};
        if (asked_.csv && !asked_.dealer.empty() && views_.size() != 1)
            refuse("--csv", tr("one table at a time: --by clause or --by shift"));
    }

    void read_shifts() {
        if (asked_.shifts.empty()) return;
        options_.shifts.clear();
        constexpr std::int64_t last_hour = 23;
        for (const std::string_view word : split_at(asked_.shifts, ',')) {
            const auto hour = whole_number_from(word, last_hour);
            const bool rises = hour && (options_.shifts.empty() || *hour > options_.shifts.back());
            if (!rises) {
                refuse("--shifts", tr("{word} are not rising hours such as 6,14,22",
                                      "word"_a = in_quotes(asked_.shifts)));
                options_.shifts = {0};
                return;
            }
            options_.shifts.push_back(static_cast<int>(*hour));
        }
    }

    const AuditCommandOptions& asked_;
    AuditOptions options_;
    std::vector<Dimension> dimensions_;
    std::vector<DealerView> views_;
};

/// Shows how far it is to somebody who watches.
bool show_audited(std::int64_t done, std::int64_t of) {
    show_progress(done, of);
    return true;
}

std::string text_of(const Finding& finding, const AuditCommandOptions& asked) {
    if (asked.json) return json_of(finding);
    if (asked.csv) return as_csv(finding);
    return text_of(finding) + "\n";
}

/// The report in the form that is asked for; after findings as CSV nothing else.
std::string text_of(const AuditReport& report, const AuditCommandOptions& asked,
                    std::span<const Dimension> dimensions) {
    if (asked.json) return json_of(report, dimensions);
    if (asked.csv && asked.findings) return "";
    if (asked.csv) {
        return asked.patterns ? patterns_as_csv(report) : cells_as_csv(report, dimensions.front());
    }
    return text_of(report, dimensions);
}

/// The ranking as asked for, of all dealers or of one. Nothing: that dealer has no hands.
std::optional<std::string> text_of(const DealerRanking& ranking, const AuditCommandOptions& asked,
                                   std::span<const DealerView> views) {
    if (asked.dealer.empty()) {
        if (asked.json) return json_of(ranking, ranking.dealers);
        return asked.csv ? ranking_as_csv(ranking) : text_of(ranking);
    }
    const RankedDealer* dealer = find_dealer(ranking, asked.dealer);
    if (dealer == nullptr) return std::nullopt;
    if (asked.json) return json_of(ranking, {dealer, 1});
    if (asked.csv)
        return views.front() == DealerView::Causes ? causes_as_csv(*dealer)
                                                   : shifts_as_csv(*dealer);
    const Library library = library_or_none(asked.content);
    return text_of(ranking, *dealer, views, [&](const std::string& id) {
        const Misreading* misreading = find_misreading(library, id);
        return misreading != nullptr ? action_of(*misreading) : clause_title(library, id);
    });
}

/// Of one dealer, the sums by clause or by shift are followed by what of them is chance.
std::string chance_beside(const AuditReport& report, const AuditCommandOptions& asked,
                          std::span<const Dimension> dimensions) {
    if (asked.dealer.empty() || asked.by.empty() || asked.json || asked.csv) return "";
    std::vector<DealerView> views;
    for (const Dimension dimension : dimensions) {
        if (dimension == Dimension::Clause) views.push_back(DealerView::Causes);
        if (dimension == Dimension::Shift) views.push_back(DealerView::Shifts);
    }
    if (views.empty()) return "";
    const auto text = text_of(report.ranking, asked, views);
    return text ? "\n" + *text : "";
}

/// What hands of one pack show together: heard of while the audit goes through the log, or where it
/// cannot be so (on many threads, or resumed), read from the log afterwards.
class ShoesBeside {
public:
    explicit ShoesBeside(const AuditCommandOptions& asked)
        : asked_(asked), watch_({true, false, sign_reader(library_when_needed(asked.content))}) {}

    /// For an audit from its first hand on one thread; else nothing is heard.
    HandSink sink(std::int64_t taken_up) {
        hears_ = asked_.shoe && asked_.threads == 1 && taken_up == 0;
        if (!hears_) return {};
        return [this](std::int64_t idx, std::string_view text, const ExaminedHand& hand) {
            if (!hand.record.header.identity.pack.empty()) watch_examined(watch_, idx, text, hand);
        };
    }

    /// Nothing: the log cannot be read, and that was said.
    std::optional<WatchReport> end(const HandFilter& filter) {
        if (hears_) return watch_.end();
        Problems unreadable;  // told by the audit itself
        const auto read = watch_log(
            asked_.log,
            {[&](const Header& header) { return is_asked_for(filter, header); }, true, {}}, watch_,
            unreadable);
        if (read) return watch_.end();
        complain(read.error());
        return std::nullopt;
    }

private:
    const AuditCommandOptions& asked_;
    ShoeWatch watch_;
    bool hears_ = false;
};

std::string text_of(const WatchReport& report, const AuditCommandOptions& asked) {
    if (asked.json) return findings_as_json(report);
    return "\n" +
           tr_n("{count} hand names its pack; together they show:",
                "{count} hands name their pack; together they show:", report.hands) +
           "\n" + findings_in_text(report);
}

/// Where hands name their pack and nobody asked what they show together, that one can.
std::string pointer_to_shoe(const AuditReport& report, const AuditCommandOptions& asked) {
    const bool plain = !asked.shoe && !asked.ranking && !asked.json && !asked.csv;
    if (!plain || report.counts.with_pack == 0) return "";
    return "\n" +
           tr_n("{count} hand names its pack: --shoe adds what many hands show together",
                "{count} hands name their pack: --shoe adds what many hands show together",
                report.counts.with_pack) +
           "\n";
}

/// False, and said: no hand is of the dealer who is asked for.
bool print_ranking(const AuditReport& report, const AuditCommandOptions& asked,
                   std::span<const DealerView> views) {
    const auto text = text_of(report.ranking, asked, views);
    if (!text) {
        complain(tr("--dealer: no hand with a settlement is of dealer {dealer}",
                    "dealer"_a = in_quotes(asked.dealer)));
        return false;
    }
    print(*text);
    return true;
}

/// The audit of the log that is named, wherever it lies.
Result<std::unique_ptr<KeptAudit>> audit_asked_for(const AuditCommandOptions& asked,
                                                   const AuditOptions& options) {
    auto misreadings = misreadings_or_none(asked.content);
    if (asked.of.empty())
        return std::make_unique<KeptAudit>(asked.log, std::move(misreadings), options, asked.keep);
    auto log = log_to_audit(asked);
    if (!log) return tl::make_unexpected(std::move(log.error()));
    return std::make_unique<KeptAudit>(log_on_server(*std::move(log)), std::move(misreadings),
                                       options);
}

}  // namespace

ExitStatus run_audit(const AuditCommandOptions& options) {
    const auto kept = english_for_programs(options.json || options.csv);
    const AuditRequest request(options);
    if (!request.problems().empty()) return unusable(request.problems());
    if (options.restart) {
        if (const auto forgot = forget_kept(options.keep); !forgot) return unusable(forgot.error());
    }
    const auto asked_for = audit_asked_for(options, request.options());
    if (!asked_for) return unusable(asked_for.error());
    KeptAudit& audit = **asked_for;
    const auto done = audit.take_up();
    if (!done) {
        complain(done.error());
        complain(tr("use --restart to start the audit again"));
        return ExitStatus::Unusable;
    }
    if (*done > 0)
        complain(tr("resumed after record {number}, where it was stopped", "number"_a = *done));
    FindingSink sink;
    if (options.findings) sink = [&](const Finding& finding) { print(text_of(finding, options)); };
    const bool watched = is_watched() && !options.findings;
    if (options.findings && options.csv) print(findings_csv_header());
    ShoesBeside beside(options);
    const auto ran = audit.run(options.threads, watched ? Progress(show_audited) : Progress(), sink,
                               beside.sink(*done));
    if (watched) clear_progress();
    if (!ran) return unusable(ran.error());
    const AuditReport report = audit.report();
    if (options.ranking) {
        if (!print_ranking(report, options, request.views())) return ExitStatus::Unusable;
    } else {
        print(text_of(report, options, request.dimensions()) +
              chance_beside(report, options, request.dimensions()) +
              pointer_to_shoe(report, options));
    }
    std::optional<WatchReport> shoes;
    if (options.shoe) {
        shoes = beside.end(request.options().filter);
        if (!shoes) return ExitStatus::Unusable;
        print(text_of(*shoes, options));
    }
    // Nothing wrong in nothing is no all-clear.
    if (report.has_no_hand()) return unusable(tr(no_hand_audited));
    const bool is_clean = report.is_clean() && (!shoes || shoes->findings.empty());
    return is_clean ? ExitStatus::Fine : ExitStatus::Wrong;
}

}  // namespace fairdeal
