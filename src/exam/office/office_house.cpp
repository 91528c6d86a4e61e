// The house's settings, as the office's log has them.

#include "exam/office/house_address.h"

#include "base/text.h"
#include "base/translation.h"
#include "exam/office/office.h"
#include "ledger/credential/credential.h"

namespace fairdeal {

namespace {

constexpr std::string_view none = "-";
constexpr std::string_view terminal_allowed = "allowed";

bool fits(std::string_view url) { return url.empty() || is_house_url(url); }

bool is_valid(const HouseAddress& address) {
    return fits(address.url) && fits(address.logo) &&
           (address.logo.empty() || !address.url.empty());
}

std::string_view shown(const std::string& url) { return url.empty() ? none : url; }
std::string hidden(std::string_view word) { return word == none ? "" : std::string(word); }

}  // namespace

std::string to_text(const HouseAddress& address) {
    return std::string(shown(address.url)) + " " + std::string(shown(address.logo));
}

std::optional<HouseAddress> house_address_from(std::string_view what) {
    const auto words = split_at(what, ' ');
    if (words.size() != 2) return std::nullopt;
    HouseAddress address{hidden(words[0]), hidden(words[1])};
    if (!is_valid(address) || to_text(address) != what) return std::nullopt;
    return address;
}

Result<void> Office::set_address(const SignedIn& who, const HouseAddress& address) {
    if (auto allowed = must_be_allowed(who, OfficeRight::ManageKeys); !allowed) return allowed;
    if (!is_valid(address))
        return refused(
            {who.id(), 0, 0},
            tr("the house's address is an https URL without a query that does not end in "
               "'/', and a logo needs an address"));
    return note({OfficeEventKind::House, who.id(), who.id(), clock_(), to_text(address)});
}

HouseAddress Office::address() const {
    HouseAddress newest;
    for (const OfficeEvent& event : events_of("")) {
        if (event.kind != OfficeEventKind::House) continue;
        if (auto address = house_address_from(event.what)) newest = *std::move(address);
    }
    return newest;
}

Result<void> Office::allow_terminal(const SignedIn& who, bool allowed) {
    if (auto may = must_be_allowed(who, OfficeRight::ManageKeys); !may) return may;
    return note({OfficeEventKind::Terminal, who.id(), who.id(), clock_(),
                 std::string(allowed ? terminal_allowed : fixed("not allowed"))});
}

bool Office::allows_terminal() const {
    bool allowed = false;
    for (const OfficeEvent& event : events_of("")) {
        if (event.kind == OfficeEventKind::Terminal) allowed = event.what == terminal_allowed;
    }
    return allowed;
}

}  // namespace fairdeal
