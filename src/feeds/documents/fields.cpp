#include "feeds/documents/fields.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "feeds/documents/json_pointer.h"

namespace fairdeal {

namespace {

using Json = nlohmann::json;
using Path = std::vector<std::string>;

bool is_number(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

/// An object whose keys are the places of a list.
bool is_numbered(const Json& value) {
    if (!value.is_object() || value.empty()) return false;
    const auto items = value.items();
    return std::all_of(items.begin(), items.end(),
                       [](const auto& item) { return is_number(item.key()); });
}

/// How much of a path of the mapping a path of the document follows.
enum class Match : std::uint8_t { None, Above, Known };

Match match(const Path& path, const Path& known) {
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (i == known.size()) return Match::None;
        if (known[i] == "**") return Match::Known;
        if (known[i] != "*" && known[i] != path[i]) return Match::None;
    }
    if (known.size() == path.size()) return Match::Known;
    return known[path.size()] == "**" ? Match::Known : Match::Above;
}

class FieldChecker {
public:
    explicit FieldChecker(const std::vector<KnownField>& known) : known_(known) {}

    void check(const Json& value) {
        if (value.is_object()) {
            for (const auto& [key, child] : value.items()) check_child(value, key, child);
        } else if (value.is_array()) {
            for (std::size_t i = 0; i < value.size(); ++i)
                check_child(value, std::to_string(i), value[i]);
        }
    }

    /// The required ones, each below what holds it.
    void look_for(const Json& value, const Path& required, std::size_t depth) {
        if (depth == required.size()) return;
        const std::string& part = required[depth];
        if (part == "*") {
            for_each_child(value, [&](const std::string& key, const Json& child) {
                here_.push_back(key);
                look_for(child, required, depth + 1);
                here_.pop_back();
            });
            return;
        }
        here_.push_back(part);
        const Json* const child = value_at(value, {part});
        const bool is_there = child != nullptr && !child->is_null();
        if (is_there)
            look_for(*child, required, depth + 1);
        else if (depth + 1 == required.size())
            report_.missing.push_back(pointer_of(here_));
        here_.pop_back();
    }

    FieldReport report() { return std::move(report_); }

private:
    static void for_each_child(const Json& value, const auto& use) {
        if (value.is_object()) {
            for (const auto& [key, child] : value.items()) use(key, child);
        } else if (value.is_array()) {
            for (std::size_t i = 0; i < value.size(); ++i) use(std::to_string(i), value[i]);
        }
    }

    void check_child(const Json& parent, const std::string& key, const Json& child) {
        here_.push_back(key);
        shown_.push_back(parent.is_array() || is_numbered(parent) ? "*" : key);
        Match best = Match::None;
        for (const KnownField& field : known_) best = std::max(best, match(here_, field.path));
        if (best == Match::None)
            report_.unknown.insert(pointer_of(shown_));
        else if (!is_known_whole())
            check(child);
        here_.pop_back();
        shown_.pop_back();
    }

    [[nodiscard]] bool is_known_whole() const {
        return std::any_of(known_.begin(), known_.end(), [&](const KnownField& field) {
            return !field.path.empty() && field.path.back() == "**" &&
                   match(here_, field.path) == Match::Known;
        });
    }

    const std::vector<KnownField>& known_;
    Path here_, shown_;
    FieldReport report_;
};

}  // namespace

FieldReport check_fields(const Json& document, const std::vector<KnownField>& known) {
    FieldChecker checker(known);
    checker.check(document);
    for (const KnownField& field : known) {
        if (field.required) checker.look_for(document, field.path, 0);
    }
    return checker.report();
}

const Json* value_at(const Json& document, const Path& path) {
    const Json* at = &document;
    for (const std::string& part : path) {
        if (at->is_object()) {
            const auto found = at->find(part);
            if (found == at->end()) return nullptr;
            at = &*found;
        } else if (at->is_array()) {
            std::size_t place = 0;
            const auto [end, error] =
                std::from_chars(part.data(), part.data() + part.size(), place);
            if (error != std::errc() || end != part.data() + part.size() || place >= at->size())
                return nullptr;
            at = &(*at)[place];
        } else {
            return nullptr;
        }
    }
    return at;
}

}  // namespace fairdeal
