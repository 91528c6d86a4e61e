#include <fmt/format.h>
#include <sys/poll.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

#include "base/read.h"
#include "base/translation.h"
#include "cli/exam/exam_line.h"
#include "cli/exam/exam_office.h"
#include "cli/exam/opened_office.h"
#include "cli/output.h"
#include "cli/passphrase.h"
#include "desk/exam/exam_answer_session.h"
#include "desk/exam/exam_screen.h"
#include "exam/records/receipt.h"
#include "training/memory.h"

namespace fairdeal {

namespace {

std::string clock_text(Millis left) {
    const Millis seconds = (left + a_second - 1) / a_second;
    return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

volatile std::sig_atomic_t interrupted = 0;
extern "C" void note_interrupt(int) { interrupted = 1; }

/// Ctrl-C leaves the exam, as the end of input does, and so does closing the terminal; neither
/// breaks it down.
void leave_when_interrupted() {
    struct sigaction action {};
    action.sa_handler = note_interrupt;
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) ::sigaction(signal, &action, nullptr);
}

/// Lines of standard input, waited for a second at most so that the clock goes on.
class Lines {
public:
    /// A line; nothing: none yet. At the end of the input `is_over`.
    std::optional<std::string> next() {
        auto end = kept_.find('\n');
        if (end == std::string::npos && !ended_) {
            pollfd in{STDIN_FILENO, POLLIN, 0};
            if (::poll(&in, 1, static_cast<int>(a_second)) <= 0) return std::nullopt;
            read_on();
            end = kept_.find('\n');
        }
        if (end == std::string::npos) return std::nullopt;
        std::string line = kept_.substr(0, end);
        kept_.erase(0, end + 1);
        return line;
    }
    [[nodiscard]] bool is_over() const {
        return interrupted != 0 || (ended_ && kept_.find('\n') == std::string::npos);
    }

    /// Its end is not one that somebody has meant.
    [[nodiscard]] bool is_cut_off() const { return cut_off_; }

private:
    /// Of a line that is far too long for an answer no more is kept than tells so.
    void read_on() {
        constexpr std::size_t longest = 4096;
        char bytes[longest];
        const ssize_t got = ::read(STDIN_FILENO, bytes, sizeof bytes);
        if (got < 0 && errno == EINTR) return;
        cut_off_ = got < 0;
        if (got <= 0) ended_ = true;
        if (got > 0) kept_.append(bytes, static_cast<std::size_t>(got));
        if (kept_.find('\n') == std::string::npos && kept_.size() > longest) kept_.resize(longest);
    }

    std::string kept_;
    bool ended_ = false;
    bool cut_off_ = false;
};

/// What the terminal exam says and does when the log cannot be written.
constexpr const char* not_saved = sentence(
    "The exam cannot be saved: {reason}\nCall your invigilator. The clocks have stopped, and what "
    "you answered is kept. Once the fault is\nmended, press Enter to try again.\n");

class TerminalExam {
public:
    TerminalExam(ExamAnswerSession& seat, const Library& library)
        : seat_(seat), library_(library) {}

    /// Goes on until the exam is over or somebody leaves; what went wrong is returned.
    Result<void> run() {
        print(
            tr("An answer is lines such as '1 take', '2 pay 25' or 'B'; 'show' shows it, 'clear' "
               "takes it\nback, 'done' gives it. 'leave' or the end of input leaves the exam: that "
               "is recorded, and the\nitem's clock runs on until the exam is taken up again.\n"));
        Lines lines;
        if (!lines.is_over()) {
            if (auto started = when_saved([this] { return begin(); }); !started) return started;
        }
        while (!seat_.is_over()) {
            if (!lines.is_over()) show_what_is_new();
            finish_output();
            const auto line = lines.is_over() ? std::nullopt : lines.next();
            if (line == "leave" || (!line && lines.is_over())) {
                seat_.leave();
                break;
            }
            if (auto done = when_saved([&] { return go_on_with(line); }); !done) return done;
        }
        if (lines.is_cut_off() && !seat_.is_over())
            return tl::make_unexpected(Problems{cut_off(tr("standard input"))});
        print((seat_.is_over() ? tr("The exam is over.")
                               : tr("The exam waits to be taken up again.")) +
              "\n");
        if (!seat_.end_code().empty())
            print(tr("Code of its end, for invigilator and candidate to write down: {code}",
                     "code"_a = seat_.end_code()) +
                  "\n");
        return {};
    }

private:
    /// One that is paused is started once it goes on.
    Result<void> begin() { return seat_.sitting().paused ? Result<void>() : seat_.begin(); }

    void show_what_is_new() {
        if (seat_.sitting().paused != paused_) {
            paused_ = seat_.sitting().paused;
            print((paused_ ? tr("The exam is paused.") : tr("The exam is resumed.")) + "\n");
        }
        const SittingItem* open = seat_.sitting().open_item();
        if (seat_.item() == nullptr || open == nullptr || open->place == shown_) return;
        shown_ = open->place;
        print("\n" +
              tr("Item {number}   {for_it} for it, {for_all} for the whole exam",
                 "number"_a = shown_, "for_it"_a = clock_text(seat_.left_for_item()),
                 "for_all"_a = clock_text(seat_.left())) +
              "\n\n" + question_text(*seat_.item(), library_));
    }

    /// What cannot be written stops the exam until it can be.
    template <class Step>
    Result<void> when_saved(Step step) {
        try {
            return step();
        } catch (const StoreError& error) {
            seat_.stand_still();
            print(tr_of(not_saved, "reason"_a = error.what()));
            return {};
        }
    }

    Result<void> go_on_with(const std::optional<std::string>& line) {
        if (seat_.stands_still()) return line ? try_again() : Result<void>();
        return line ? take(*line) : wait();
    }

    /// The very answer that was given, and no other, is given again.
    Result<void> try_again() {
        if (auto resumed = seat_.resume_after_fault(); !resumed) return resumed;
        print(tr("The exam is resumed.") + "\n");
        const SittingItem* open = seat_.sitting().open_item();
        const bool is_same = open != nullptr && open->place == std::exchange(given_, 0);
        return is_same && seat_.item() != nullptr ? give(*seat_.item()) : Result<void>();
    }

    Result<void> wait() {
        if (auto looked = seat_.look_again(); !looked) return looked;
        const SittingItem* before = seat_.sitting().open_item();
        const int place = before == nullptr ? 0 : before->place;
        if (auto watched = seat_.watch_the_clock(); !watched) return watched;
        const SittingItem* after = seat_.sitting().open_item();
        const bool up = place != 0 && (after == nullptr || after->place != place);
        if (up) print(tr("The time for item {number} is up.", "number"_a = place) + "\n");
        seat_.keep();
        return seat_.sitting().items.empty() || seat_.timed_out() ? begin() : Result<void>();
    }

    Result<void> take(const std::string& line) {
        const std::size_t place = seat_.sitting().items.size();
        if (auto waited = wait(); !waited) return waited;
        Practice* item = seat_.item();
        const bool is_for_it = seat_.sitting().items.size() == place;
        if (item == nullptr || !is_for_it) return {};  // what was typed for an item is for no other
        if (line == "done") return give(*item);
        if (line == "show") {
            print(tr("{time} left", "time"_a = clock_text(seat_.left_for_item())) + "\n" +
                  answer_text(*item, library_));
        } else if (line == "clear") {
            *item = start_practice(item->scenario);
            item->examined = true;
        } else if (const auto why = take_line(*item, line); !why.empty()) {
            print("  " + why + "\n");
        }
        seat_.keep();
        return {};
    }

    Result<void> give(const Practice& item) {
        if (can_check(item)) {
            given_ = shown_;
            auto given = seat_.answer();
            given_ = 0;
            return given && seat_.timed_out() ? seat_.begin() : given;
        }
        print("  " + tr("the answer is not whole yet") + "\n");
        return {};
    }

    ExamAnswerSession& seat_;
    const Library& library_;
    int shown_ = 0;
    int given_ = 0;  // the item whose answer could not be written; 0: none
    bool paused_ = false;
};

/// What is typed before an exam starts; with a file of the PIN nobody is asked for more.
Result<StartInput> start_input(const OfficeOptions& options, const Sitting& sitting) {
    StartInput input;
    const auto ask = [&](const std::string& whom) {
        return passphrase_in("", tr("{who}: a few characters, any", "who"_a = whom));
    };
    if (options.pin_file.empty()) {
        auto invigilator = ask(sitting.invigilator);
        if (!invigilator) return tl::make_unexpected(std::move(invigilator.error()));
        auto candidate = ask(sitting.candidate);
        if (!candidate) return tl::make_unexpected(std::move(candidate.error()));
        input.invigilator = *std::move(invigilator);
        input.candidate = *std::move(candidate);
    }
    auto pin = passphrase_in(options.pin_file,
                             tr("{who}: choose a PIN of 4 to 12 digits, asked again after a break",
                                "who"_a = sitting.candidate),
                             true);
    if (!pin) return tl::make_unexpected(std::move(pin.error()));
    input.pin = *std::move(pin);
    return input;
}

/// Before anything is started: the receipts can be put where they were asked for.
Result<void> can_give_receipts(const OfficeOptions& options) {
    std::error_code error;
    if (options.to.empty() || std::filesystem::is_directory(options.to, error)) return {};
    return refused({options.to, 0, 0}, tr("there is no such folder for the receipts"));
}

/// Shows both codes each time, and puts both receipts where they were asked for, once.
Result<void> give_receipts(const OfficeOptions& options, const Office& office) {
    const auto sitting = find_sitting(office.log(), options.id);
    if (!sitting) return tl::make_unexpected(sitting.error());
    for (const Receipt& receipt : receipts_of(sitting->state)) {
        const char* whose = receipt.role == StartRole::Candidate
                                ? sentence("Receipt of candidate {who}: {code}")
                                : sentence("Receipt of invigilator {who}: {code}");
        print(tr_of(whose, "who"_a = receipt.person, "code"_a = code_of(receipt)) + "\n");
        std::error_code error;
        if (options.to.empty() || std::filesystem::exists(file_of(receipt, options.to), error))
            continue;
        if (auto put = put_receipt(receipt, options.to); !put)
            complain(put.error());  // the code is shown, and the exam has started
    }
    return {};
}

Result<ReleasedSitting> released(OpenedOffice& opened, const OfficeOptions& options,
                                 const Library& library) {
    const auto seat = sitting_to_sit(*opened.office, options.id, library);
    if (!seat) return tl::make_unexpected(seat.error());
    Office& office = *opened.office;
    if (auto can = can_give_receipts(options); !can)
        return tl::make_unexpected(std::move(can.error()));
    if (seat->state.is_started()) {
        const auto pin =
            passphrase_in(options.pin_file, tr("PIN of {who}", "who"_a = seat->state.candidate));
        if (!pin) return tl::make_unexpected(pin.error());
        return office.release(*opened.who, options.id, opened.passphrase, *pin);
    }
    const auto input = start_input(options, seat->state);
    if (!input) return tl::make_unexpected(input.error());
    return office.start_sitting(*opened.who, options.id, opened.passphrase, *input);
}

/// People at a terminal write their codes down before the clock starts.
void wait_until_ready() {
    if (::isatty(STDIN_FILENO) == 0) return;
    print(tr("Note the codes. The clock starts when the candidate presses Enter.") + "\n");
    finish_output();
    char typed = 0;
    while (typed != '\n' && ::read(STDIN_FILENO, &typed, 1) == 1) {
    }
}

}  // namespace

ExitStatus run_exam_sit(const OfficeOptions& options) {
    const auto library = library_for(options.content);
    auto opened = library ? sign_in_at(options) : std::nullopt;
    if (!opened) return ExitStatus::Unusable;
    if (!opened->office->allows_terminal())
        return unusable(
            Problems{{{options.id, 0, 0},
                      tr("this office does not let exams be sat in a terminal; an administrator "
                         "allows it with 'fairdeal exam office terminal --allow'")}});
    const auto may = released(*opened, options, *library);
    if (!may) return unusable(may.error());
    if (const auto given = give_receipts(options, *opened->office); !given)
        return unusable(given.error());
    leave_when_interrupted();
    wait_until_ready();
    auto seat = ExamAnswerSession::open(*opened->office, *may, *library, machine_ticks());
    if (!seat) return unusable(seat.error());
    const auto done = TerminalExam(**seat, *library).run();
    return done ? ExitStatus::Fine : unusable(done.error());
}

}  // namespace fairdeal
