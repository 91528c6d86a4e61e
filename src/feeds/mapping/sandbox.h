#pragma once
// A mapping's program, run in a process of its own that can do nothing but compute: its
// environment is empty, it opens no file, starts no process and is ended where it takes more
// processor time or memory than the mapping allows (seccomp, setrlimit). One process runs many
// documents; after one that ended it the next one starts another. jq gives back a little less than
// it took, so a document is refused for its memory only if that does not do for it alone.

#include <sys/types.h>

#include <string>
#include <variant>
#include <vector>

#include "feeds/mapping/mapping.h"

namespace fairdeal {

/// What became of one document.
struct ProgramRows {
    std::vector<std::string> rows;  // each the JSON of one value that the program gave
};
struct ProgramRefusal {
    std::string error;  // the JSON of what the program raised: a text, or what `refuse` makes
    std::vector<std::string> rows;  // what it had given before
};
enum class ProgramEnd : std::uint8_t { TooLong, TooMuchMemory, TooMuchOutput, Crashed };
using ProgramAnswer = std::variant<ProgramRows, ProgramRefusal, ProgramEnd>;

class Sandbox {
public:
    /// Starts the process and compiles the program in it. Refused, in jq's words, where it is no
    /// program. The mapping must outlive it.
    static Result<Sandbox> start(const Mapping& mapping);
    /// Started with its first document: for more of one whose program start() has let pass.
    static Sandbox idle(const Mapping& mapping) { return Sandbox(mapping); }
    Sandbox(Sandbox&& other) noexcept;
    Sandbox& operator=(Sandbox&&) = delete;
    ~Sandbox();

    /// Runs it on one document, JSON without numbers. Memory that runs out here is a Fault.
    ProgramAnswer run(const std::string& document);
    /// The same in two steps, so that it computes while its caller does something else. One
    /// document at a time.
    void begin(const std::string& document);
    ProgramAnswer finish();

private:
    explicit Sandbox(const Mapping& mapping) : mapping_(&mapping) {}
    /// What jq says is wrong with the program; empty: it compiled.
    std::string launch();
    void give_document();
    ProgramAnswer answer_of_child();
    ProgramEnd end_of_child();
    [[nodiscard]] bool send(const std::string& bytes) const;
    [[nodiscard]] bool receive(char* to, std::size_t size);

    const Mapping* mapping_;
    pid_t child_ = -1;
    int socket_ = -1;
    std::string document_;       // under way
    bool is_lost_ = false;       // it did not reach the child
    bool has_run_ = false;       // the child has answered one before
    std::string received_;       // of the socket, and not looked at yet
    std::size_t looked_at_ = 0;  // of that
};

/// What is said of an end.
std::string in_words(ProgramEnd end, const FeedLimits& limits);

/// What the child is started with.
struct SandboxTask {
    std::string program, words;  // rows.jq with the common functions; $mapping as JSON
    FeedLimits limits;
    std::uint64_t memory = 0;  // bytes that its addresses may take in all
};
/// The child's side, on its end of the socket; never comes back.
[[noreturn]] void run_in_child(int socket, const SandboxTask& task);

/// How a message between the two begins.
struct SandboxMessage {
    enum class Kind : std::uint8_t { Document, Ready, NoProgram, Row, Error, TooMuch, Done };
    Kind kind = Kind::Document;
    std::uint32_t size = 0;  // bytes that follow
};
/// The child's exit status where no memory was left.
constexpr int no_memory_left = 9;

}  // namespace fairdeal
