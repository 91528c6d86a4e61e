#include "store/server/server.h"

#include <libpq-fe.h>

#include <algorithm>
#include <array>

#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr int code_of_a_server = 255;  // none of SQLite's: see StoreError

// The numbers of types, which PostgreSQL never changes (pg_type.dat).
constexpr unsigned bytes_type = 17;
constexpr unsigned number_type = 20;
constexpr unsigned text_type = 25;
constexpr unsigned list_of_bytes_type = 1001;

std::string in_big_endian(std::uint64_t number, unsigned width) {
    std::string bytes;
    for (unsigned i = width; i-- > 0;) bytes += static_cast<char>(number >> (8 * i) & 0xffU);
    return bytes;
}

/// A message of libpq as one line.
std::string in_one_line(const char* message) {
    std::string text = message == nullptr ? "" : message;
    while (!text.empty() && text.back() == '\n') text.pop_back();
    std::replace(text.begin(), text.end(), '\n', ' ');
    std::replace(text.begin(), text.end(), '\t', ' ');
    return text;
}

std::string field_of(const PGresult* answer, int field) {
    const char* text = PQresultErrorField(answer, field);
    return text == nullptr ? "" : in_one_line(text);
}

struct StateWords {
    std::string_view begins;  // SQLSTATE or its class
    const char* words;
};

constexpr std::array state_words{
    StateWords{"42501",
               sentence("this account has not the right to do that on the server {server}")},
    StateWords{"3F000", sentence("{server} holds no logs of houses yet: 'fairdeal server create' "
                                 "sets it up")},
    StateWords{"42P01", sentence("{server} holds no logs of houses yet: 'fairdeal server create' "
                                 "sets it up")},
    StateWords{"42883", sentence("{server} holds no logs of houses yet: 'fairdeal server create' "
                                 "sets it up")},
    StateWords{"53100", sentence("the disk of the server {server} is full; nothing of the last "
                                 "step was kept")},
    StateWords{"57P0", sentence("the server {server} was stopped or is starting: try again in a "
                                "moment")},
};

}  // namespace

ServerError::ServerError(std::string state, std::string detail, const std::string& words)
    : StoreError(code_of_a_server, "server", words),
      state_(std::move(state)),
      detail_(std::move(detail)) {}

void Server::Close::operator()(pg_conn* handle) const { PQfinish(handle); }
void ServerQuery::Clear::operator()(pg_result* answer) const { PQclear(answer); }

Server::Server(const ServerAddress& address) : shown_(address.shown_) {
    const std::array<const char*, 5> words{"connect_timeout", "application_name", "dbname",
                                           "client_encoding", nullptr};
    const std::array<const char*, 5> values{"10", "fairdeal", address.url_.c_str(), "UTF8",
                                            nullptr};
    handle_.reset(PQconnectdbParams(words.data(), values.data(), 1));
    if (!handle_) throw ServerError("", "", tr("there is not enough memory"));
    // Notices are for who talks with the server by hand.
    PQsetNoticeProcessor(
        handle_.get(), [](void*, const char*) {}, nullptr);
    if (PQstatus(handle_.get()) != CONNECTION_OK)
        throw ServerError("", "",
                          tr("the server cannot be used: {server} ({detail})", "server"_a = shown_,
                             "detail"_a = in_one_line(PQerrorMessage(handle_.get()))));
}

ServerError Server::lost() const {
    return {"", "",
            tr("the connection to {server} was lost; what it had confirmed stays there",
               "server"_a = shown_)};
}

ServerError Server::failure(const pg_result* answer) const {
    const std::string state = field_of(answer, PG_DIAG_SQLSTATE);
    for (const StateWords& row : state_words) {
        if (state.starts_with(row.begins))
            return {state, "", tr_of(row.words, "server"_a = shown_)};
    }
    if (state.empty() || PQstatus(handle_.get()) != CONNECTION_OK) return lost();
    return {state, field_of(answer, PG_DIAG_MESSAGE_DETAIL),
            tr("{server} refused: {detail}", "server"_a = shown_,
               "detail"_a = field_of(answer, PG_DIAG_MESSAGE_PRIMARY))};
}

void Server::run(std::string_view sql) {
    const std::string text(sql);
    const std::unique_ptr<PGresult, decltype(&PQclear)> answer(PQexec(handle_.get(), text.c_str()),
                                                               &PQclear);
    const auto status = PQresultStatus(answer.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) throw failure(answer.get());
}

ServerQuery::ServerQuery(Server& server, std::string_view sql) : server_(server), sql_(sql) {}

ServerQuery::~ServerQuery() {
    if (!sent_ || over_) return;
    pg_conn* handle = server_.handle_.get();
    if (PGcancel* cancel = PQgetCancel(handle); cancel != nullptr) {
        std::array<char, 256> why{};
        PQcancel(cancel, why.data(), static_cast<int>(why.size()));
        PQfreeCancel(cancel);
    }
    row_.reset();
    while (PGresult* rest = PQgetResult(handle)) PQclear(rest);
}

ServerQuery& ServerQuery::add(std::int64_t value) {
    values_.push_back({number_type, in_big_endian(static_cast<std::uint64_t>(value), 8)});
    return *this;
}

ServerQuery& ServerQuery::add(std::string_view text) {
    values_.push_back({text_type, std::string(text)});
    return *this;
}

ServerQuery& ServerQuery::add_bytes(std::string_view bytes) {
    values_.push_back({bytes_type, std::string(bytes)});
    return *this;
}

// Dimensions, whether one is NULL, the type; of the dimension size and first index; then each with
// its length before it.
ServerQuery& ServerQuery::add_list(std::span<const std::string> bytes) {
    std::string list = in_big_endian(bytes.empty() ? 0 : 1, 4) + in_big_endian(0, 4) +
                       in_big_endian(bytes_type, 4);
    if (!bytes.empty()) list += in_big_endian(bytes.size(), 4) + in_big_endian(1, 4);
    for (const std::string& one : bytes) list += in_big_endian(one.size(), 4) + one;
    values_.push_back({list_of_bytes_type, std::move(list)});
    return *this;
}

void ServerQuery::send() {
    std::vector<Oid> types;
    std::vector<const char*> values;
    std::vector<int> lengths;
    for (const Value& value : values_) {
        types.push_back(value.type);
        values.push_back(value.bytes.data());
        lengths.push_back(static_cast<int>(value.bytes.size()));
    }
    const std::vector<int> as_bytes(values_.size(), 1);
    pg_conn* handle = server_.handle_.get();
    if (PQsendQueryParams(handle, sql_.c_str(), static_cast<int>(values_.size()), types.data(),
                          values.data(), lengths.data(), as_bytes.data(), 1) != 1 ||
        PQsetSingleRowMode(handle) != 1)
        throw server_.lost();
    sent_ = true;
}

bool ServerQuery::step() {
    if (over_) return false;
    if (!sent_) send();
    pg_conn* handle = server_.handle_.get();
    row_.reset(PQgetResult(handle));
    if (PQresultStatus(row_.get()) == PGRES_SINGLE_TUPLE) return true;
    over_ = true;
    const auto last = std::move(row_);
    while (PGresult* rest = PQgetResult(handle)) PQclear(rest);
    const auto status = PQresultStatus(last.get());
    if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK) throw server_.failure(last.get());
    return false;
}

void ServerQuery::run() {
    while (step()) continue;
}

std::string_view ServerQuery::column_of(int column, unsigned type) const {
    if (!row_ || column >= PQnfields(row_.get()) || PQftype(row_.get(), column) != type ||
        PQgetisnull(row_.get(), 0, column) == 1)
        throw ServerError("", "",
                          tr("{server} gives something else than was asked for: its tables are not "
                             "as Fairdeal made them",
                             "server"_a = server_.shown_));
    return {PQgetvalue(row_.get(), 0, column),
            static_cast<std::size_t>(PQgetlength(row_.get(), 0, column))};
}

std::int64_t ServerQuery::number(int column) const {
    std::uint64_t number = 0;
    for (const char byte : column_of(column, number_type))
        number = number << 8U | static_cast<unsigned char>(byte);
    return static_cast<std::int64_t>(number);
}

std::string_view ServerQuery::text(int column) const { return column_of(column, text_type); }
std::string_view ServerQuery::bytes(int column) const { return column_of(column, bytes_type); }

}  // namespace fairdeal
