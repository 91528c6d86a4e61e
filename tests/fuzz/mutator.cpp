#include "fuzz/mutator.h"

#include <algorithm>
#include <string_view>

namespace fairdeal {

namespace {

constexpr std::string_view telling[] = {"\n",
                                        "\n\n",
                                        "\r\n",
                                        "\t",
                                        "\"",
                                        "'",
                                        ",",
                                        ";",
                                        "&",
                                        "<",
                                        "/>",
                                        "<!--",
                                        "]]>",
                                        "&#x0;",
                                        "0",
                                        "-1",
                                        "9223372036854775807",
                                        "18446744073709551616",
                                        "1e309",
                                        "{",
                                        "}",
                                        "[",
                                        "\\u0000",
                                        "\xef\xbb\xbf",
                                        "\xff",
                                        "\xc0\x80",
                                        std::string_view("\0", 1),
                                        "2147483648",
                                        "4294967295",
                                        "=",
                                        "PK\x01\x02",
                                        "PK\x05\x06",
                                        "\xff\xff\xff\xff",
                                        "T",
                                        "split",
                                        "double",
                                        "pay",
                                        "take",
                                        "?"};

}  // namespace

std::string Mutator::spoilt(const std::vector<std::string>& texts) {
    std::string text = texts[below(texts.size())];
    for (std::size_t i = below(4) + 1; i > 0 && !text.empty(); --i)
        change(text, texts[below(texts.size())]);
    return text;
}

void Mutator::change(std::string& text, const std::string& other) {
    const std::size_t at = below(text.size());
    const std::size_t size = below(std::min<std::size_t>(text.size() - at, 80)) + 1;
    const std::string part = text.substr(at, size);
    switch (below(9)) {
        case 0:
            text[at] = static_cast<char>(static_cast<unsigned char>(text[at]) ^ 1U << below(8));
            return;
        case 1: text[at] = static_cast<char>(below(256)); return;
        case 2: text.erase(at, size); return;
        case 3: text.insert(below(text.size()), part); return;
        case 4: text.replace(at, size, other, below(other.size() + 1), size); return;
        case 5: text.insert(at, telling[below(std::size(telling))]); return;
        case 6: text.replace(at, 1, telling[below(std::size(telling))]); return;
        case 7: text.resize(at); return;
        default:
            for (std::size_t i = below(40); i > 0 && text.size() < 100'000; --i)
                text.insert(at, part);
    }
}

}  // namespace fairdeal
