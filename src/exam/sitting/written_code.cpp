#include "exam/sitting/written_code.h"

#include "ledger/hash.h"

namespace fairdeal {

namespace {

constexpr std::string_view letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";  // Crockford's
constexpr std::size_t code_letters = 20, in_a_group = 4, bits_a_letter = 5;

}  // namespace

std::string written_code(std::string_view text) {
    const Hash hash = sha256(text);
    std::string code;
    std::size_t bit = 0;
    for (std::size_t i = 0; i < code_letters; ++i) {
        unsigned value = 0;
        for (std::size_t b = 0; b < bits_a_letter; ++b, ++bit)
            value = value << 1U | (static_cast<unsigned>(hash.at(bit / 8)) >> (7 - bit % 8) & 1U);
        if (i > 0 && i % in_a_group == 0) code += '-';
        code += letters.at(value);
    }
    return code;
}

std::string code_letters_of(std::string_view typed) {
    std::string code;
    for (char c : typed) {
        if (c == '-' || c == ' ' || c == '.' || c == '\n') continue;
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        if (c == 'O') c = '0';
        if (c == 'I' || c == 'L') c = '1';
        if (letters.find(c) == std::string_view::npos) return {};
        code += c;
    }
    return code.size() == code_letters ? code : std::string();
}

}  // namespace fairdeal
