// second-breakout: deals random Breakout hands, settles records, and checks itself.

#include <cstdlib>
#include <exception>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "breakout_second.h"

namespace {

struct Request {
    std::uint64_t seed = 1, count = 1;
    std::vector<std::string> files;
};

Request request_from(const std::vector<std::string>& words) {
    Request request;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const bool number = i + 1 < words.size();
        if (words[i] == "--seed" && number)
            request.seed = std::stoull(words[++i]);
        else if (words[i] == "--count" && number)
            request.count = std::stoull(words[++i]);
        else
            request.files.push_back(words[i]);
    }
    return request;
}

void deal(const Request& request, bool faulty) {
    for (std::uint64_t number = 0; number < request.count; ++number) {
        if (number > 0) std::cout << '\n';
        std::cout << second::deal_hand(request.seed, number, faulty).text;
    }
}

int settle_stream(std::istream& in) {
    int status = 0;
    std::size_t number = 0;
    for (const second::Record& record : second::read_records(in)) {
        const second::Ruling ruling = second::settle(record);
        std::cout << second::json_of(++number, record, ruling) << '\n';
        if (!record.problems.empty())
            status = 2;
        else if (!ruling.right.value_or(true))
            status = std::max(status, 1);
    }
    return status;
}

int settle(const Request& request) {
    if (request.files.empty()) return settle_stream(std::cin);
    int status = 0;
    for (const std::string& name : request.files) {
        std::ifstream in(name);
        if (!in) {
            std::cerr << "cannot open " << name << '\n';
            return 2;
        }
        status = std::max(status, settle_stream(in));
    }
    return status;
}

/// Writes each record once for every event, with only the events before it, and once whole.
void cut_stream(std::istream& in) {
    std::string so_far;
    bool first = true;
    for (std::string line; std::getline(in, line);) {
        if (line.empty()) {
            so_far.clear();
            continue;
        }
        so_far += line + "\n";
        std::cout << (first ? "" : "\n") << so_far;
        first = false;
    }
}

int check(const Request& request) {
    std::uint64_t wrong = 0;
    for (const bool faulty : {false, true}) {
        const std::uint64_t bad =
            second::check_hands(request.seed, request.count, faulty, std::cout);
        std::cout << (faulty ? "faulty" : "legal") << " hands: " << request.count
                  << ", differing: " << bad << '\n';
        wrong += bad;
    }
    return wrong == 0 ? 0 : 1;
}

int usage() {
    std::cerr
        << "second-breakout deal --seed S --count N          random legal hands, rightly settled\n"
           "second-breakout deal-faulty --seed S --count N   the same with faults and wrong lines\n"
           "second-breakout settle [FILE...]                 a JSON line for each record\n"
           "second-breakout cuts < FILE                      each record cut before every event\n"
           "second-breakout check --seed S --count N         the dealer against the settlement\n";
    return 2;
}

int run(const std::vector<std::string>& words) {
    if (words.empty()) return usage();
    const Request request = request_from(words);
    if (words[0] == "settle") return settle(request);
    if (words[0] == "cuts") {
        cut_stream(std::cin);
        return 0;
    }
    if (words[0] == "check") return check(request);
    if (words[0] != "deal" && words[0] != "deal-faulty") return usage();
    deal(request, words[0] == "deal-faulty");
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    try {
        return run(std::vector<std::string>(argv + 1, argv + argc));
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 2;
    }
}
