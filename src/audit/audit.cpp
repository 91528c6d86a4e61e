#include "audit/audit.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#include "audit/audit_state.h"
#include "base/translation.h"
#include "rules/verdict_words.h"

namespace fairdeal {

std::string_view to_text(Finding::Kind kind) {
    switch (kind) {
        case Finding::Kind::Wager: return "wager";
        case Finding::Kind::Fault: return "fault";
        case Finding::Kind::Break: return "break";
        case Finding::Kind::Unreadable: return "unreadable";
    }
    throw Fault("invalid kind of finding");
}

bool is_asked_for(const HandFilter& filter, const Header& header) {
    const Identity& identity = header.identity;
    if (filter.game && *filter.game != header.game()) return false;
    if (!filter.table.empty() && filter.table != identity.table) return false;
    if (!filter.dealer.empty() && filter.dealer != identity.dealer) return false;
    if (!filter.from && !filter.to) return true;
    const auto at = instant_from(identity.at);
    return at && (!filter.from || *at >= *filter.from) && (!filter.to || *at < *filter.to);
}

namespace {

constexpr std::int64_t records_in_a_chunk = 256;

bool knows_order(const std::vector<std::int64_t>& without_order, std::int64_t idx) {
    return !std::binary_search(without_order.begin(), without_order.end(), idx);
}

Finding finding_of(Finding::Kind kind, std::int64_t idx, const Header& header) {
    Finding finding;
    finding.kind = kind;
    finding.idx = idx;
    finding.game = header.game();
    finding.identity = header.identity;
    return finding;
}

/// A fault of the hand, or a break from the hand before it.
template <class Objection>
Finding finding_of(Finding::Kind kind, const Objection& objection, std::int64_t idx,
                   const Header& header) {
    Finding finding = finding_of(kind, idx, header);
    finding.line = objection.line;
    finding.clause = objection.clause.id;
    finding.what = objection.what;
    return finding;
}

Finding unreadable(std::int64_t idx, std::string_view text, const Problem& problem) {
    Finding finding;
    finding.kind = Finding::Kind::Unreadable;
    finding.idx = idx;
    finding.identity.id = id_of(text);
    finding.what = to_text(problem);
    return finding;
}

/// A hand of a league table, for who follows the tables in order.
struct LeagueHand {
    std::int64_t idx = 0;
    HandRecord record;
    Ruling ruling;
    bool asked_for = false;
};

/// What has to be told in the log's order of the hands of one chunk.
struct ChunkNotes {
    std::vector<Finding> findings;
    std::vector<LeagueHand> league;
};

/// Reads and rules chunks of the log: one for each thread, with a connection of its own.
class Worker {
public:
    Worker(std::unique_ptr<HandReader> reader, const Audit::State& state, const HandSink& hands)
        : hands_(hands),
          reader_(std::move(reader)),
          examiner_(state.misreadings),
          options_(state.options),
          without_order_(state.without_order),
          tally_(state.misreadings, options_.shifts),
          of_everybody_(options_.filter) {
        of_everybody_.dealer.clear();
        if (!options_.filter.dealer.empty()) beside_.emplace(state.misreadings, options_.shifts);
    }

    /// The records after `after` up to and including `last`.
    ChunkNotes work_through(std::int64_t after, std::int64_t last) {
        const InEnglish kept;  // see Finding::what
        ChunkNotes notes;
        reader_->for_each_hand(after, last, [&](std::int64_t idx, std::string_view text) {
            examine(idx, text, notes);
            return true;
        });
        return notes;
    }

    [[nodiscard]] const Tally& tally() const { return tally_; }
    [[nodiscard]] const std::optional<Tally>& beside() const { return beside_; }

private:
    void examine(std::int64_t idx, std::string_view text, ChunkNotes& notes) {
        const ExaminedHand& hand = examiner_.examine(text, knows_order(without_order_, idx));
        if (!hand.readable) {
            tally_.add(idx, hand);
            notes.findings.push_back(unreadable(idx, text, hand.problems.front()));
            return;
        }
        const bool asked_for = is_asked_for(options_.filter, hand.record.header);
        if (hand.ruled && LeagueTables::is_of_a_table(hand.record))
            notes.league.push_back({idx, hand.record, hand.ruling, asked_for});
        if (beside_ && is_asked_for(of_everybody_, hand.record.header)) beside_->add(idx, hand);
        if (!asked_for) return;
        tally_.add(idx, hand);
        if (hands_) hands_(idx, text, hand);
        const Header& header = hand.record.header;
        for (const WagerVerdict& wrong : hand.wrong)
            notes.findings.push_back(finding_of(wrong, idx, header));
        if (!hand.ruled) return;
        for (const Breach& fault : hand.ruling.breaches)
            notes.findings.push_back(finding_of(Finding::Kind::Fault, fault, idx, header));
    }

    const HandSink& hands_;
    std::unique_ptr<HandReader> reader_;
    Examiner examiner_;
    const AuditOptions& options_;
    const std::vector<std::int64_t>& without_order_;
    Tally tally_;
    HandFilter of_everybody_;      // what is asked for, of any dealer
    std::optional<Tally> beside_;  // as of the audit
};

}  // namespace

Finding finding_of(const WagerVerdict& verdict, std::int64_t idx, const Header& header) {
    Finding finding = finding_of(Finding::Kind::Wager, idx, header);
    finding.who = to_text(verdict.who);
    finding.wager = verdict.wager == Wager::None ? to_text(verdict.verb) : to_text(verdict.wager);
    finding.standing = to_text(verdict.standing);
    finding.ruled = ruled_in_words(verdict);
    finding.claimed = claimed_in_words(verdict);
    finding.difference = verdict.overpaid();
    finding.unit = unit_of(header);
    if (!verdict.because.empty()) finding.clause = verdict.because.front().id;
    finding.misreading = verdict.misreading.value_or("");
    return finding;
}

/// The threads of one call, and the one place where their notes are put in order.
class Audit::WorkerPool {
public:
    WorkerPool(State& state, const Progress& progress, const FindingSink& sink)
        : state_(state), progress_(progress), sink_(sink), next_(state.done) {}

    void work(std::vector<std::unique_ptr<Worker>>& workers) {
        window_ = static_cast<std::int64_t>(workers.size()) * 4 * records_in_a_chunk;
        {
            std::vector<std::jthread> others;
            for (std::size_t i = 1; i < workers.size(); ++i)
                others.emplace_back([this, &worker = *workers[i]] { run(worker); });
            run(*workers.front());
        }
        for (const auto& worker : workers) {
            state_.tally += worker->tally();
            if (state_.beside) *state_.beside += *worker->beside();
        }
        state_.broken = error_ != nullptr;
        if (error_) std::rethrow_exception(error_);
    }

private:
    /// The next records to be read, or nothing: what follows is reached as soon as all before it
    /// are told.
    std::optional<std::int64_t> next_chunk() {
        std::unique_lock lock(mutex_);
        room_.wait(lock, [&] { return stop_ || next_ < state_.done + window_; });
        if (stop_ || next_ >= *state_.size) return std::nullopt;
        const std::int64_t after = next_;
        next_ = std::min(next_ + records_in_a_chunk, *state_.size);
        return after;
    }

    void run(Worker& worker) {
        try {
            while (const auto after = next_chunk()) {
                const std::int64_t last = std::min(*after + records_in_a_chunk, *state_.size);
                ChunkNotes notes = worker.work_through(*after, last);
                const std::lock_guard lock(mutex_);
                waiting_.emplace(*after, std::make_pair(last, std::move(notes)));
                tell_what_is_next();
                room_.notify_all();
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            if (!error_) error_ = std::current_exception();
            stop_ = true;
            room_.notify_all();
        }
    }

    void tell_what_is_next() {
        for (auto chunk = waiting_.find(state_.done); chunk != waiting_.end();
             chunk = waiting_.find(state_.done)) {
            auto [last, notes] = std::move(chunk->second);
            waiting_.erase(chunk);
            state_.done = last;
            tell(notes);
            if (!stop_ && progress_ && !progress_(state_.done, *state_.size)) stop_ = true;
        }
    }

    void tell(ChunkNotes& notes) {
        for (const LeagueHand& hand : notes.league) {
            const InEnglish kept;
            state_.remember(hand.idx, hand.record.header);
            for (const SequenceBreak& found : state_.league.follow(hand.record, hand.ruling)) {
                if (!hand.asked_for) continue;
                ++state_.breaks;
                notes.findings.push_back(
                    finding_of(Finding::Kind::Break, found, hand.idx, hand.record.header));
            }
        }
        std::stable_sort(notes.findings.begin(), notes.findings.end(),
                         [](const Finding& a, const Finding& b) { return a.idx < b.idx; });
        if (!sink_) return;
        for (const Finding& finding : notes.findings) sink_(finding);
    }

    State& state_;
    const Progress& progress_;
    const FindingSink& sink_;
    std::mutex mutex_;  // over all that follows, and the state
    std::condition_variable room_;
    std::int64_t next_;
    std::int64_t window_ = 0;
    bool stop_ = false;
    std::exception_ptr error_;
    std::map<std::int64_t, std::pair<std::int64_t, ChunkNotes>> waiting_;
};

Audit::Audit(std::filesystem::path log, std::vector<Misreading> misreadings, AuditOptions options)
    : Audit(log_in_file(std::move(log)), std::move(misreadings), std::move(options)) {}

Audit::Audit(std::shared_ptr<AuditedLog> log, std::vector<Misreading> misreadings,
             AuditOptions options)
    : state_(std::make_unique<State>(std::move(log), std::move(misreadings), std::move(options))) {}

Audit::~Audit() = default;

Result<void> Audit::run(unsigned threads, const Progress& progress, const FindingSink& sink,
                        const HandSink& hands) {
    constexpr unsigned most_threads = 64;
    if (threads < 1 || threads > most_threads) throw Fault("an audit on no threads, or too many");
    if (hands && threads > 1) throw Fault("hands are heard of on one thread only");
    if (state_->broken) throw Fault("an audit cannot go on after trouble");
    if (!state_->size) {
        const auto size = state_->log->size();
        if (!size) return tl::make_unexpected(size.error());
        state_->size = *size;
    }
    auto without_order = state_->log->hands_without_order();
    if (!without_order) return tl::make_unexpected(std::move(without_order.error()));
    state_->without_order = *std::move(without_order);
    std::vector<std::unique_ptr<Worker>> workers;
    for (unsigned i = 0; i < threads; ++i) {
        auto reader = state_->log->open();
        if (!reader) return tl::make_unexpected(std::move(reader.error()));
        workers.push_back(std::make_unique<Worker>(*std::move(reader), *state_, hands));
    }
    WorkerPool(*state_, progress, sink).work(workers);
    return {};
}

AuditReport Audit::report() const {
    AuditReport report;
    const Tally& tally = state_->tally;
    report.finished = state_->size && state_->done == *state_->size;
    report.records = state_->done;
    report.all = tally.all();
    report.counts = tally.counts();
    report.breaks = state_->breaks;
    for (const Dimension dimension : every_dimension)
        report.tables.at(static_cast<std::size_t>(dimension)) = tally.cells(dimension);
    report.ranking = ranking_of(state_->compared(), state_->options.filter.dealer);
    report.patterns = patterns_of(report.ranking);
    return report;
}

namespace {

/// Does the hand fall into a cell, by what is wrong with it?
bool falls_into(const ExaminedHand& hand, Dimension dimension, const std::string& name,
                const ShiftHours& shifts) {
    const auto said = [&](const std::string& text) {
        return text.empty() ? name == nothing_said : text == name;
    };
    const auto any = [&](auto word_of) {
        return std::any_of(hand.wrong.begin(), hand.wrong.end(),
                           [&](const WagerVerdict& wrong) { return said(word_of(wrong)); });
    };
    const Header& header = hand.record.header;
    const bool shows = !hand.wrong.empty() || !hand.ruling.breaches.empty();
    switch (dimension) {
        case Dimension::Dealer: return shows && said(header.identity.dealer);
        case Dimension::Table: return shows && said(header.identity.table);
        case Dimension::Shift: return shows && said(shift_of(hand.record, shifts));
        case Dimension::Game: return shows && to_text(header.game()) == name;
        case Dimension::Clause:
            return any([](const WagerVerdict& it) {
                return std::string(it.because.empty() ? "" : it.because.front().id);
            });
        case Dimension::Misreading:
            return any([](const WagerVerdict& it) { return it.misreading.value_or(""); });
    }
    throw Fault("invalid dimension");
}

}  // namespace

Result<std::vector<std::int64_t>> Audit::hands_of_cell(Dimension dimension, const std::string& name,
                                                       std::int64_t after, std::size_t most) const {
    const auto size = state_->log->size();
    if (!size) return tl::make_unexpected(size.error());
    const auto without_order = state_->log->hands_without_order();
    if (!without_order) return tl::make_unexpected(without_order.error());
    const auto reader = state_->log->open();
    if (!reader) return tl::make_unexpected(reader.error());
    Examiner examiner(state_->misreadings);
    const AuditOptions& options = state_->options;
    std::vector<std::int64_t> hands;
    (*reader)->for_each_hand(after, *size, [&](std::int64_t idx, std::string_view text) {
        if (hands.size() >= most) return false;
        const ExaminedHand& hand = examiner.examine(text, knows_order(*without_order, idx));
        if (hand.readable && hand.ruled && is_asked_for(options.filter, hand.record.header) &&
            falls_into(hand, dimension, name, options.shifts))
            hands.push_back(idx);
        return true;
    });
    return hands;
}

}  // namespace fairdeal
