#include "feeds/mapping/sandbox.h"

#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <nlohmann/json.hpp>

#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"
#include "feeds/mapping/program.h"

namespace fairdeal {

namespace {

/// What `points` adds up: an ace is 1 and marked by a hundred, a rank that was not read by more
/// than any hand can come to.
nlohmann::json worth_of_cards() {
    nlohmann::json worth = nlohmann::json::object();
    for (const char rank : std::string_view("23456789TJQKA?")) {
        const int points = is_digit(rank) ? rank - '0'
                           : rank == 'A'  ? 101
                           : rank == '?'  ? 10'000
                                          : 10;
        for (const char suit : std::string_view("shdc?")) worth[std::string{rank, suit}] = points;
    }
    return worth;
}

/// What a source writes for each seat, and the seat.
nlohmann::json seats_of(const Mapping& mapping) {
    constexpr int most_seats = 9;
    nlohmann::json seats = nlohmann::json::object();
    for (int seat = 1; seat <= most_seats; ++seat) {
        const int written = seat - mapping.seat_offset;
        if (written >= 0 && written <= most_seats)
            seats[std::to_string(written)] = std::to_string(seat);
    }
    return seats;
}

/// $mapping, as the program sees it.
std::string words_of(const Mapping& mapping) {
    const nlohmann::json words{{"cards", mapping.cards},     {"bets", mapping.bets},
                               {"actions", mapping.actions}, {"statuses", mapping.statuses},
                               {"reasons", mapping.reasons}, {"offset", mapping.seat_offset},
                               {"seats", seats_of(mapping)}, {"worth", worth_of_cards()}};
    return words.dump();
}

std::string message(SandboxMessage::Kind kind, const std::string& body) {
    const SandboxMessage head{kind, static_cast<std::uint32_t>(body.size())};
    std::string bytes(sizeof head, '\0');
    std::memcpy(bytes.data(), &head, sizeof head);
    return bytes + body;
}

constexpr std::uint64_t bytes_a_megabyte = 1'048'576;

/// What this process, and so its child, has already of addresses, in bytes.
std::uint64_t memory_now() {
    constexpr std::size_t most = 256;
    const auto pages = read_file("/proc/self/statm", most);
    const auto first = pages ? pages->substr(0, pages->find(' ')) : std::string();
    constexpr std::int64_t most_pages = std::int64_t{1} << 40U;
    return static_cast<std::uint64_t>(whole_number_from(first, most_pages).value_or(0)) *
           static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

/// "syntax error, unexpected then at <top-level>, line 3" of what jq says, which repeats the whole
/// program after it.
std::string first_error(std::string said) {
    said.resize(std::min(said.find('\n'), said.size()));
    for (const std::string_view part :
         {fixed("jq: error: "), fixed(" (Unix shell quoting issues?)")}) {
        if (const auto at = said.find(part); at != std::string::npos) said.erase(at, part.size());
    }
    if (said.ends_with(':')) said.pop_back();
    return said;
}

/// The number after ", line " at its end; 0: there is none. The common functions take no line.
int line_in(const std::string& error) {
    constexpr std::string_view word = ", line ";
    const auto at = error.rfind(word);
    if (at == std::string::npos) return 0;
    constexpr int most_lines = 1'000'000;
    const auto line =
        whole_number_from(std::string_view(error).substr(at + word.size()), most_lines);
    return static_cast<int>(line.value_or(0));
}

/// A child that says nothing for so long hangs: its own limit counts processor time only.
constexpr timeval longest_silence{120, 0};

}  // namespace

Result<Sandbox> Sandbox::start(const Mapping& mapping) {
    Sandbox sandbox(mapping);
    const std::string wrong = sandbox.launch();
    if (!wrong.empty())
        return refused({(mapping.folder / "rows.jq").string(), line_in(wrong), 0}, wrong);
    return sandbox;
}

Sandbox::Sandbox(Sandbox&& other) noexcept
    : mapping_(other.mapping_),
      child_(std::exchange(other.child_, -1)),
      socket_(std::exchange(other.socket_, -1)),
      document_(std::move(other.document_)),
      is_lost_(other.is_lost_),
      has_run_(other.has_run_),
      received_(std::move(other.received_)),
      looked_at_(std::exchange(other.looked_at_, 0)) {}

Sandbox::~Sandbox() {
    if (child_ >= 0) end_of_child();
}

std::string Sandbox::launch() {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return tr("the mapping's program cannot be started: {why}",
                  "why"_a = std::string(std::strerror(errno)));
    const SandboxTask task{with_common_functions(mapping_->program), words_of(*mapping_),
                           mapping_->limits,
                           memory_now() + mapping_->limits.megabytes * bytes_a_megabyte};
    has_run_ = false;
    child_ = ::fork();
    if (child_ == 0) run_in_child(ends[1], task);
    ::close(ends[1]);
    socket_ = ends[0];
    if (child_ < 0) {
        ::close(std::exchange(socket_, -1));
        return tr("the mapping's program cannot be started: {why}",
                  "why"_a = std::string(std::strerror(errno)));
    }
    ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &longest_silence, sizeof longest_silence);
    SandboxMessage head;
    if (!receive(reinterpret_cast<char*>(&head), sizeof head))
        return in_words(end_of_child(), mapping_->limits);
    if (head.kind == SandboxMessage::Kind::Ready) return "";
    std::string why(head.size, '\0');
    if (!receive(why.data(), why.size())) why.clear();
    end_of_child();
    return tr("this is no program of jq: {why}", "why"_a = first_error(std::move(why)));
}

ProgramAnswer Sandbox::run(const std::string& document) {
    begin(document);
    return finish();
}

void Sandbox::begin(const std::string& document) {
    document_ = document;
    give_document();
}

void Sandbox::give_document() {
    if (child_ < 0) {
        is_lost_ = !launch().empty();
        if (is_lost_) return;
    }
    is_lost_ = !send(message(SandboxMessage::Kind::Document, document_));
}

ProgramAnswer Sandbox::finish() {
    const bool had_run = std::exchange(has_run_, true);
    ProgramAnswer answer = answer_of_child();
    const auto* end = std::get_if<ProgramEnd>(&answer);
    const bool is_out_of_memory =
        end != nullptr && (*end == ProgramEnd::TooMuchMemory || *end == ProgramEnd::Crashed);
    if (!had_run || !is_out_of_memory) return answer;
    give_document();
    has_run_ = true;
    return answer_of_child();
}

ProgramAnswer Sandbox::answer_of_child() {
    using Kind = SandboxMessage::Kind;
    if (child_ < 0) return ProgramEnd::Crashed;
    if (is_lost_) return end_of_child();
    ProgramRows rows;
    for (;;) {
        SandboxMessage head;
        if (!receive(reinterpret_cast<char*>(&head), sizeof head)) return end_of_child();
        std::string body(head.size, '\0');
        if (!receive(body.data(), body.size())) return end_of_child();
        switch (head.kind) {
            case Kind::Row: rows.rows.push_back(std::move(body)); break;
            case Kind::Done: return rows;
            case Kind::Error: return ProgramRefusal{std::move(body), std::move(rows.rows)};
            case Kind::TooMuch: return ProgramEnd::TooMuchOutput;
            case Kind::Document:
            case Kind::Ready:
            case Kind::NoProgram: return end_of_child();
        }
    }
}

ProgramEnd Sandbox::end_of_child() {
    ::close(std::exchange(socket_, -1));
    received_.clear();
    looked_at_ = 0;
    int status = 0;
    const pid_t child = std::exchange(child_, -1);
    // With its socket gone a child ends by itself, unless it hangs.
    constexpr int tries = 100;
    constexpr useconds_t a_while = 20'000;
    int left = tries;
    while (::waitpid(child, &status, WNOHANG) == 0 && --left > 0) ::usleep(a_while);
    if (left == 0) {
        ::kill(child, SIGKILL);
        ::waitpid(child, &status, 0);
    }
    if (WIFEXITED(status) && WEXITSTATUS(status) == no_memory_left)
        return ProgramEnd::TooMuchMemory;
    if (!WIFSIGNALED(status)) return ProgramEnd::Crashed;
    const int signal = WTERMSIG(status);
    return signal == SIGPROF || signal == SIGKILL ? ProgramEnd::TooLong : ProgramEnd::Crashed;
}

bool Sandbox::send(const std::string& bytes) const {
    std::size_t sent = 0;
    while (sent < bytes.size()) {
        const auto part = ::send(socket_, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
        if (part < 0 && errno == EINTR) continue;
        if (part <= 0) return false;
        sent += static_cast<std::size_t>(part);
    }
    return true;
}

bool Sandbox::receive(char* to, std::size_t size) {
    constexpr std::size_t at_once = 65'536;
    while (size > 0) {
        if (looked_at_ == received_.size()) {
            received_.resize(at_once);
            looked_at_ = 0;
            const auto part = ::recv(socket_, received_.data(), received_.size(), 0);
            const bool again = part < 0 && errno == EINTR;
            received_.resize(part > 0 ? static_cast<std::size_t>(part) : 0);
            if (part <= 0 && !again) return false;
            continue;
        }
        const std::size_t part = std::min(size, received_.size() - looked_at_);
        std::memcpy(to, received_.data() + looked_at_, part);
        looked_at_ += part;
        to += part;
        size -= part;
    }
    return true;
}

std::string in_words(ProgramEnd end, const FeedLimits& limits) {
    switch (end) {
        case ProgramEnd::TooLong:
            return tr_n("the mapping's program took more than {count} second",
                        "the mapping's program took more than {count} seconds", limits.seconds);
        case ProgramEnd::TooMuchMemory:
            return tr("the mapping's program took more than {megabytes} MB of memory",
                      "megabytes"_a = limits.megabytes);
        case ProgramEnd::TooMuchOutput:
            return tr("the mapping's program gave more than {rows} rows, or too long ones",
                      "rows"_a = limits.rows);
        case ProgramEnd::Crashed: return tr("the mapping's program crashed");
    }
    throw Fault("an end of no kind");
}

}  // namespace fairdeal
