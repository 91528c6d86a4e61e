#pragma once
// libcsv, read strictly: what is shared by those who read CSV.

#include <csv.h>

#include <algorithm>
#include <new>
#include <string>
#include <string_view>
#include <vector>

namespace fairdeal {

constexpr std::string_view utf8_mark = "\xEF\xBB\xBF";

/// What parts the values of the first row: the commonest of the three.
[[nodiscard]] inline char separator_of(std::string_view first_line) {
    const auto often = [&](char c) { return std::count(first_line.begin(), first_line.end(), c); };
    const char by = often(';') > often(',') ? ';' : ',';
    return often('\t') > often(by) ? '\t' : by;
}

/// libcsv's parser with its memory.
class CsvParser {
public:
    CsvParser() {
        if (csv_init(&parser_, CSV_STRICT | CSV_STRICT_FINI) != 0) throw std::bad_alloc();
        csv_set_space_func(&parser_, [](unsigned char) { return 0; });
    }
    ~CsvParser() { csv_free(&parser_); }
    CsvParser(const CsvParser&) = delete;
    CsvParser& operator=(const CsvParser&) = delete;

    void separate_by(char separator) {
        csv_set_delim(&parser_, static_cast<unsigned char>(separator));
    }

    /// Takes a piece of the file; false where it is no CSV.
    bool feed(std::string_view piece) {
        return csv_parse(&parser_, piece.data(), piece.size(), add_value, end_row, this) ==
               piece.size();
    }
    bool finish() { return csv_fini(&parser_, add_value, end_row, this) == 0; }

    std::vector<std::string> values;
    bool row_is_complete = false;

private:
    static void add_value(void* value, std::size_t length, void* self) {
        static_cast<CsvParser*>(self)->values.emplace_back(static_cast<const char*>(value), length);
    }
    static void end_row(int, void* self) { static_cast<CsvParser*>(self)->row_is_complete = true; }
    csv_parser parser_{};
};

}  // namespace fairdeal
