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

class FieldChecker {
public:
    explicit FieldChecker(const std::vector<KnownField>& known) : known_(known) {}

    /// What of the document no field is said of.
    void check(const Json& document) {
        std::vector<const Path*> paths;
        for (const KnownField& field : known_) {
            if (!field.path.empty()) paths.push_back(&field.path);
        }
        check_below(document, paths);
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

    /// `paths` are those that have come as far as this value and go on.
    void check_below(const Json& value, const std::vector<const Path*>& paths) {
        if (value.is_object()) {
            const bool numbered = is_numbered(value);
            for (const auto& [key, child] : value.items())
                check_child(numbered ? "*" : key, key, child, paths);
        } else if (value.is_array()) {
            for (std::size_t i = 0; i < value.size(); ++i)
                check_child("*", std::to_string(i), value[i], paths);
        }
    }

    void check_child(std::string_view shown, const std::string& key, const Json& child,
                     const std::vector<const Path*>& paths) {
        const std::size_t depth = shown_.size();
        bool is_known = false;
        std::vector<const Path*> further;
        for (const Path* const path : paths) {
            const std::string& part = (*path)[depth];
            if (part == "**" || (path->size() > depth + 1 && (*path)[depth + 1] == "**" &&
                                 (part == "*" || part == key)))
                return;  // all below is known
            if (part != "*" && part != key) continue;
            is_known = true;
            if (path->size() > depth + 1) further.push_back(path);
        }
        shown_.push_back(shown);
        if (is_known)
            check_below(child, further);
        else
            report_.unknown.insert(pointer_of(Path(shown_.begin(), shown_.end())));
        shown_.pop_back();
    }

    const std::vector<KnownField>& known_;
    Path here_;
    std::vector<std::string_view> shown_;
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
