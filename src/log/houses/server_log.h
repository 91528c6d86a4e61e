#pragma once
// A log on a server, read once and in order, from the first record to the last under its newest
// checkpoint. Records are hashed and compared as they are read, but only at the end is it proven
// that all of them are what was signed; until then they are the server's word only.

#include <filesystem>
#include <functional>

#include "log/houses/held_log.h"
#include "store/seen_log.h"

namespace fairdeal {

struct ServerLogOrder {
    ServerAddress at;
    std::string name;  // of the log; empty: the only one that this account may read
    std::vector<PublicKey>
        keys;  // one of them must have signed; none: the key that the server says
    /// What this account remembers of logs (store/seen_log.h): a checkpoint that is older than one
    /// that it saw is refused; empty: nothing is remembered.
    std::filesystem::path memory;
};

class ServerLog {
public:
    /// Refused where there is no such log, or its newest checkpoint is not good or is older than
    /// one that was seen. Throws ServerError.
    static Result<ServerLog> open(const ServerLogOrder& order);
    ServerLog(ServerLog&&) noexcept;
    ~ServerLog();

    [[nodiscard]] const std::string& name() const { return checkpoint_.origin; }
    /// The newest checkpoint: its size is how many records are read.
    [[nodiscard]] const TreeHead& head() const { return checkpoint_.head; }
    /// The hands whose source gives no order of settlement (log/source.h), by their numbers.
    [[nodiscard]] const std::vector<std::int64_t>& hands_without_order() const { return stated_; }
    /// The last record that was read.
    [[nodiscard]] std::int64_t position() const { return frontier_.size(); }

    /// The next records up to and including `last`, hands and entries. Throws ServerError, which
    /// names the first that is wrong, where one is missing or is not what its hash says, and at the
    /// end where the whole is not what was signed.
    void read_to(std::int64_t last,
                 const std::function<void(std::int64_t idx, std::string_view text)>& use);

private:
    ServerLog(const ServerLogOrder& order, HousesServer houses, Checkpoint checkpoint,
              const std::optional<SeenLog>& seen);
    void find_hands_without_order();
    void take(std::string_view text, std::string_view leaf);
    void compare_whole();
    [[nodiscard]] ServerError untrue(const std::string& what) const;

    Checkpoint checkpoint_;
    std::filesystem::path memory_;
    std::optional<SeenLog> seen_;
    std::string identity_;
    std::unique_ptr<Server> server_;
    std::unique_ptr<ServerQuery> records_;
    Frontier frontier_;
    std::vector<std::int64_t> stated_, found_;  // hands without order: as asked for, as read
};

}  // namespace fairdeal
