#include "feeds/documents/plain_json.h"

#include <nlohmann/json.hpp>
#include <vector>

#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

using Json = nlohmann::json;

class PlainSax : public nlohmann::json_sax<Json> {
public:
    bool null() override { return take(nullptr); }
    bool boolean(bool value) override { return take(value); }
    bool number_integer(number_integer_t value) override { return take(std::to_string(value)); }
    bool number_unsigned(number_unsigned_t value) override { return take(std::to_string(value)); }
    /// Also of whole numbers that fit no 64 bits.
    bool number_float(number_float_t, const string_t& text) override { return take(text); }
    bool string(string_t& value) override { return take(value); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override {
        if (open_.back()->contains(name))
            return wrong(tr("{key} is there twice", "key"_a = in_quotes(name)));
        key_ = name;
        return true;
    }
    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::json::exception&) override {
        return wrong(tr("this is not JSON (byte {position})", "position"_a = position));
    }

    [[nodiscard]] const std::string& why() const { return why_; }
    Json& value() { return root_; }

private:
    bool wrong(std::string why) {
        if (why_.empty()) why_ = std::move(why);
        return false;
    }
    Json& put(Json value) {
        if (open_.empty()) return root_ = std::move(value);
        Json& parent = *open_.back();
        if (!parent.is_object()) {
            parent.push_back(std::move(value));
            return parent.back();
        }
        return parent[key_] = std::move(value);
    }
    bool take(Json value) {
        put(std::move(value));
        return true;
    }
    bool open(Json value) {
        if (open_.size() == deepest_document)
            return wrong(
                tr("more than {most} values within each other", "most"_a = deepest_document));
        open_.push_back(&put(std::move(value)));
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }

    Json root_;
    std::vector<Json*> open_;  // each stands in the one before it
    std::string key_;
    std::string why_;
};

}  // namespace

Result<Json> plain_json(std::string_view text) {
    PlainSax sax;
    if (!Json::sax_parse(text.begin(), text.end(), &sax))
        return refused({"", 1, 1}, sax.why().empty() ? tr("this is not JSON") : sax.why());
    return std::move(sax.value());
}

}  // namespace fairdeal
