#include "feeds/documents/json_pointer.h"

#include "base/text.h"

namespace fairdeal {

std::string pointer_of(const std::vector<std::string>& path) {
    std::string pointer;
    for (const std::string& part : path) {
        pointer += '/';
        for (const char c : part) {
            if (c == '~')
                pointer += "~0";
            else if (c == '/')
                pointer += "~1";
            else
                pointer += c;
        }
    }
    return pointer;
}

std::optional<std::vector<std::string>> path_of(std::string_view pointer) {
    std::vector<std::string> path;
    if (pointer.empty()) return path;
    if (pointer.front() != '/') return std::nullopt;
    for (const std::string_view written : split_at(pointer.substr(1), '/')) {
        std::string part;
        for (std::size_t i = 0; i < written.size(); ++i) {
            if (written[i] != '~') {
                part += written[i];
                continue;
            }
            if (++i == written.size() || (written[i] != '0' && written[i] != '1'))
                return std::nullopt;
            part += written[i] == '0' ? '~' : '/';
        }
        path.push_back(std::move(part));
    }
    return path;
}

}  // namespace fairdeal
