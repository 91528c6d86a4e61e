#include "feeds/mapping/sandbox.h"

#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

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

/// $mapping, as the program sees it.
std::string words_of(const Mapping& mapping) {
    const nlohmann::json words{{"cards", mapping.cards},     {"bets", mapping.bets},
                               {"actions", mapping.actions}, {"statuses", mapping.statuses},
                               {"reasons", mapping.reasons}, {"offset", mapping.seat_offset}};
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

/// A child that says nothing for so long hangs: its own limit counts processor time only.
constexpr timeval longest_silence{120, 0};

}  // namespace

Result<Sandbox> Sandbox::start(const Mapping& mapping) {
    Sandbox sandbox(mapping);
    const std::string wrong = sandbox.launch();
    if (!wrong.empty()) return refused({(mapping.folder / "rows.jq").string(), 0, 0}, wrong);
    return sandbox;
}

Sandbox::Sandbox(Sandbox&& other) noexcept
    : mapping_(other.mapping_),
      child_(std::exchange(other.child_, -1)),
      socket_(std::exchange(other.socket_, -1)) {}

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
    return tr("this is no program of jq: {why}", "why"_a = why);
}

ProgramAnswer Sandbox::run(const std::string& document) {
    using Kind = SandboxMessage::Kind;
    if (child_ < 0) {
        if (!launch().empty()) return ProgramEnd::Crashed;
    }
    if (!send(message(Kind::Document, document))) return end_of_child();
    ProgramRows rows;
    for (;;) {
        SandboxMessage head;
        if (!receive(reinterpret_cast<char*>(&head), sizeof head)) return end_of_child();
        std::string body(head.size, '\0');
        if (!receive(body.data(), body.size())) return end_of_child();
        switch (head.kind) {
            case Kind::Row: rows.rows.push_back(std::move(body)); break;
            case Kind::Done: return rows;
            case Kind::Error: return ProgramRefusal{std::move(body)};
            case Kind::TooMuch: return ProgramEnd::TooMuchOutput;
            case Kind::Document:
            case Kind::Ready:
            case Kind::NoProgram: return end_of_child();
        }
    }
}

ProgramEnd Sandbox::end_of_child() {
    ::close(std::exchange(socket_, -1));
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

bool Sandbox::receive(char* to, std::size_t size) const {
    while (size > 0) {
        const auto part = ::recv(socket_, to, size, 0);
        if (part < 0 && errno == EINTR) continue;
        if (part <= 0) return false;
        to += part;
        size -= static_cast<std::size_t>(part);
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
