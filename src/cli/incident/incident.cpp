#include "cli/incident/incident.h"

#include <fmt/format.h>

#include "base/text.h"
#include "base/translation.h"
#include "cli/json_line.h"
#include "cli/output.h"
#include "incidents/incident.h"

namespace fairdeal {

namespace {

std::string said(const char* marked) { return marked == nullptr ? "" : tr(marked); }

std::string line_of(const std::string& title, const std::string& what) {
    return what.empty() ? "" : fmt::format("  {}: {}\n", title, what);
}

std::string text_of(const Incident& incident) {
    std::string text = fmt::format("{}  {}  {}\n", incident.name, incident.date, incident.place);
    text += fmt::format("  {}\n", said(incident.what));
    text += line_of(tr("Penalty"), said(incident.penalty));
    text += line_of(tr("Must be found"), said(incident.find));
    text += line_of(tr("At which hand"), said(incident.hand));
    text += line_of(tr("Found by"), std::string(incident.finder));
    text += line_of(tr("Look at"), said(incident.look));
    text += line_of(tr("Must not be claimed"), said(incident.not_claimed));
    text += line_of(tr("Assumed"), said(incident.assumed));
    for (const std::string_view source : incident.sources)
        text += line_of(tr("Source"), std::string(source));
    return text;
}

Json json_of(const Incident& incident) {
    Json json{{"name", incident.name},
              {"date", incident.date},
              {"place", incident.place},
              {"what", said(incident.what)},
              {"sources", incident.sources},
              {"find", said(incident.find)},
              {"hand", said(incident.hand)},
              {"look", said(incident.look)},
              {"not-claimed", said(incident.not_claimed)},
              {"assumed", said(incident.assumed)}};
    if (incident.penalty != nullptr) json["penalty"] = said(incident.penalty);
    if (!incident.finder.empty()) json["finder"] = incident.finder;
    return json;
}

/// One line: the name, when and where, and what must be found.
std::string listed(const Incident& incident) {
    return fmt::format("{:<28}  {:<22}  {}: {}\n", incident.name, incident.date, incident.place,
                       said(incident.find));
}

ExitStatus list_incidents(bool as_json) {
    const auto english = english_for_programs(as_json);
    for (const Incident& incident : incidents()) {
        if (as_json)
            print_json(json_of(incident));
        else
            print(listed(incident));
    }
    return ExitStatus::Fine;
}

ExitStatus show(const Incident& incident, bool as_json) {
    const auto english = english_for_programs(as_json);
    if (as_json)
        print_json(json_of(incident));
    else
        print(text_of(incident));
    return ExitStatus::Fine;
}

ExitStatus deal(const Incident& incident, std::uint64_t seed) {
    bool first = true;
    for (const HandRecord& hand : deal_incident(incident, seed)) {
        if (!first) print("\n");
        first = false;
        print(write(hand));
    }
    return ExitStatus::Fine;
}

}  // namespace

ExitStatus run_incident(const IncidentOptions& options) {
    if (options.list) return list_incidents(options.json);
    const std::string& name = options.name.empty() ? options.deal : options.name;
    if (name.empty()) return unusable(tr("--list, a NAME or --deal NAME must be given"));
    const Incident* incident = find_incident(name);
    if (incident == nullptr)
        return unusable(tr("there is no incident {name}; `fairdeal incident --list` names them",
                           "name"_a = in_quotes(name)));
    return options.name.empty() ? deal(*incident, options.seed) : show(*incident, options.json);
}

}  // namespace fairdeal
