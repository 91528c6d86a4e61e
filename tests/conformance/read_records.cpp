// Says of each record what the reader of this project makes of it, for the comparison with another
// reader (tools/open_table_record/fuzz.py). A line of standard input is the bytes of a file in
// hexadecimal digits; a line of output a JSON array of its records, each with the place of its
// first problem, or with its canonical text and the table after its last event.

#include <charconv>
#include <iostream>
#include <stdexcept>

#include "suite.h"
#include "table_json.h"

namespace {

using namespace fairdeal;
using nlohmann::json;

std::string bytes_of(std::string_view digits) {
    std::string bytes;
    for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
        unsigned byte = 0;
        const char* end = digits.data() + i + 2;
        if (std::from_chars(digits.data() + i, end, byte, 16).ptr != end)
            throw std::runtime_error("not hexadecimal digits");
        bytes += static_cast<char>(byte);
    }
    return bytes;
}

json read(const RecordText& part) {
    const auto record = read_record(part.text);
    if (!record) return {{"line", part.first_line}, {"refused", first_place(record.error())}};
    return {{"line", part.first_line},
            {"canonical", write(*record)},
            {"table", json_of(folded(*record))}};
}

}  // namespace

int main() {
    for (std::string digits; std::getline(std::cin, digits);) {
        const std::string file = bytes_of(digits);
        json records = json::array();
        for (const RecordText& part : split_records(file)) records.push_back(read(part));
        std::cout << records.dump() << std::endl;
    }
}
