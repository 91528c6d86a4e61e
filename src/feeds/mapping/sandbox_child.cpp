// The process in which a mapping's program runs. Nothing of Fairdeal is used in here: it was forked
// off a process that may have had threads.

#include <seccomp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>

#include "feeds/mapping/sandbox.h"

extern "C" {
#include <jq.h>
}

namespace fairdeal {

namespace {

using Kind = SandboxMessage::Kind;

constexpr int socket_number = 0;
/// Of one document's rows together, for each row that it may give.
constexpr std::size_t bytes_a_row = 512;

void write_all(const char* bytes, std::size_t size) {
    while (size > 0) {
        const auto part = ::write(socket_number, bytes, size);
        if (part < 0 && errno == EINTR) continue;
        if (part <= 0) ::_exit(1);
        bytes += part;
        size -= static_cast<std::size_t>(part);
    }
}

/// What is to be said of a document, until it is said as one: a row is short, and a call of the
/// system for each would cost more than it.
std::string said;

void add(Kind kind, const char* body, std::size_t size) {
    const SandboxMessage head{kind, static_cast<std::uint32_t>(size)};
    said.append(reinterpret_cast<const char*>(&head), sizeof head);
    said.append(body, size);
}

/// The last of a document: all of it goes out.
void tell(Kind kind, const char* body, std::size_t size) {
    add(kind, body, size);
    write_all(said.data(), said.size());
    said.clear();
}

/// Takes the value.
void tell(Kind kind, jv value) {
    jv text = jv_dump_string(value, 0);
    tell(kind, jv_string_value(text),
         static_cast<std::size_t>(jv_string_length_bytes(jv_copy(text))));
    jv_free(text);
}

/// The parent's end: there is no more to do.
void read_all(char* to, std::size_t size) {
    while (size > 0) {
        const auto part = ::read(socket_number, to, size);
        if (part < 0 && errno == EINTR) continue;
        if (part <= 0) ::_exit(0);
        to += part;
        size -= static_cast<std::size_t>(part);
    }
}

[[noreturn]] void no_memory(void*) { ::_exit(no_memory_left); }

void limit(__rlimit_resource what, rlim_t most) {
    const rlimit limits{most, most};
    if (::setrlimit(what, &limits) != 0) ::_exit(1);
}

/// Only what computing and talking on the socket needs; any other call of the system fails.
void allow_calls() {
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
    if (filter == nullptr) ::_exit(1);
    for (const int call :
         {SCMP_SYS(read),         SCMP_SYS(write),          SCMP_SYS(brk),
          SCMP_SYS(mmap),         SCMP_SYS(munmap),         SCMP_SYS(mremap),
          SCMP_SYS(mprotect),     SCMP_SYS(madvise),        SCMP_SYS(futex),
          SCMP_SYS(setitimer),    SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigaction),
          SCMP_SYS(rt_sigreturn), SCMP_SYS(getpid),         SCMP_SYS(gettid),
          SCMP_SYS(tgkill),       SCMP_SYS(getrandom),      SCMP_SYS(clock_gettime),
          SCMP_SYS(exit),         SCMP_SYS(exit_group)}) {
        if (seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0) != 0) ::_exit(1);
    }
    if (seccomp_load(filter) != 0) ::_exit(1);
    seccomp_release(filter);
}

void shut_in(int socket, std::uint64_t memory) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::prctl(PR_SET_DUMPABLE, 0);
    constexpr std::array signals{SIGINT, SIGTERM, SIGHUP, SIGPROF, SIGABRT, SIGXFSZ, SIGPIPE};
    for (const int signal : signals) ::signal(signal, SIG_DFL);
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    if (::dup2(socket, socket_number) < 0 || ::close_range(1, ~0U, 0) != 0) ::_exit(1);
    static std::array<char*, 1> nothing{nullptr};
    environ = nothing.data();
    limit(RLIMIT_AS, memory);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_FSIZE, 0);
    limit(RLIMIT_NPROC, 0);
    limit(RLIMIT_NOFILE, 0);
    allow_calls();
}

/// Of the processor's time, from now on; 0: no limit. When it is over, SIGPROF ends the process.
void limit_time(int seconds) {
    const itimerval timer{{0, 0}, {seconds, 0}};
    ::setitimer(ITIMER_PROF, &timer, nullptr);
}

/// What jq says while it compiles.
struct Messages {
    std::array<char, 2000> text{};
    std::size_t size = 0;
};

void add_message(void* to, jv message) {
    auto& messages = *static_cast<Messages*>(to);
    if (jv_get_kind(message) == JV_KIND_STRING) {
        const std::string_view text = jv_string_value(message);
        const std::size_t part = std::min(text.size(), messages.text.size() - messages.size);
        std::copy_n(text.begin(), part,
                    messages.text.begin() + static_cast<std::ptrdiff_t>(messages.size));
        messages.size += part;
    }
    jv_free(message);
}

void ignore_message(void*, jv message) { jv_free(message); }

jq_state* compiled(const std::string& program, const std::string& words) {
    jq_state* jq = jq_init();
    if (jq == nullptr) no_memory(nullptr);
    jq_set_nomem_handler(jq, no_memory, nullptr);
    Messages messages;
    jq_set_error_cb(jq, add_message, &messages);
    jq_set_attr(jq, jv_string("JQ_LIBRARY_PATH"), jv_array());
    jv named = jv_object_set(jv_object(), jv_string("mapping"), jv_parse(words.c_str()));
    if (jq_compile_args(jq, program.c_str(), named) == 0) {
        tell(Kind::NoProgram, messages.text.data(), messages.size);
        ::_exit(0);
    }
    jq_set_error_cb(jq, ignore_message, nullptr);
    jq_set_debug_cb(jq, ignore_message, nullptr);
    return jq;
}

/// Takes the document.
void run_once(jq_state* jq, jv document, const FeedLimits& limits) {
    jq_start(jq, document, 0);
    std::size_t rows = 0, bytes = 0;
    for (;;) {
        jv value = jq_next(jq);
        if (jv_is_valid(value) != 0) {
            jv text = jv_dump_string(value, 0);
            const auto size = static_cast<std::size_t>(jv_string_length_bytes(jv_copy(text)));
            bytes += size;
            if (++rows > limits.rows || bytes > limits.rows * bytes_a_row)
                return jv_free(text), tell(Kind::TooMuch, "", 0);
            add(Kind::Row, jv_string_value(text), size);
            jv_free(text);
            continue;
        }
        if (jv_invalid_has_msg(jv_copy(value)) != 0)
            return tell(Kind::Error, jv_invalid_get_msg(value));
        jv_free(value);
        return tell(Kind::Done, "", 0);
    }
}

}  // namespace

void run_in_child(int socket, const SandboxTask& task) {
    shut_in(socket, task.memory);
    constexpr int seconds_to_compile = 5;
    limit_time(seconds_to_compile);
    jq_state* jq = compiled(task.program, task.words);
    limit_time(0);
    tell(Kind::Ready, "", 0);
    std::string document;
    for (;;) {
        SandboxMessage head;
        read_all(reinterpret_cast<char*>(&head), sizeof head);
        document.resize(head.size);
        read_all(document.data(), document.size());
        limit_time(task.limits.seconds);
        jv value = jv_parse_sized(document.data(), static_cast<int>(document.size()));
        run_once(jq, value, task.limits);
        limit_time(0);
    }
}

}  // namespace fairdeal
