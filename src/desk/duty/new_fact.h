#pragma once
// A fact that is being entered: the fields of its kind, what is typed into them, the fact made of
// it.

#include <map>

#include "desk/duty/duty_screen.h"
#include "duty/facts/facts.h"
#include "training/library.h"

namespace fairdeal {

class NewFact {
public:
    /// About `subject`, which may be empty.
    NewFact(FactKind kind, std::string subject);
    /// As this one, which is not on record: its values stand in the form.
    static NewFact like(const Fact& fact);
    /// A correction of a fact, likewise.
    static NewFact correcting(const Fact& fact);

    [[nodiscard]] FactKind kind() const { return kind_; }
    /// Every kind that can be entered, by its words.
    static std::vector<FactKind> kinds();

    void type(const std::string& field, const std::string& value);
    [[nodiscard]] const std::string& typed(const std::string& field) const;
    void forget_passphrase() { typed_.erase(passphrase_field); }
    /// `shelf`: table cards to choose from; `content`: the folder of the regulators' profiles.
    [[nodiscard]] DutyFormScreen screen(const Library& shelf,
                                        const std::filesystem::path& content) const;
    /// The fact, before it is signed. Refused, each problem under the field's name.
    [[nodiscard]] Result<Fact> fact(const Facts& known, const Library& shelf,
                                    const std::filesystem::path& content) const;
    /// Shows problems at their fields; the first that belongs to none, in words.
    std::string show(const Problems& problems);

    static constexpr const char* subject_field = "subject";
    static constexpr const char* corrects_field = "corrects";
    static constexpr const char* file_field = "file";
    static constexpr const char* key_field = "key";
    static constexpr const char* signer_field = "as";
    static constexpr const char* passphrase_field = "passphrase";
    static constexpr const char* proof_field = "proof";
    static constexpr const char* elsewhere = "elsewhere";  // a proof: somebody vouches for it

private:
    [[nodiscard]] std::vector<DutyFieldScreen> fields(const Library& shelf,
                                                      const std::filesystem::path& content) const;
    [[nodiscard]] std::vector<DutyFieldScreen> certificate_fields(const Library& shelf) const;
    [[nodiscard]] bool is_from_elsewhere() const;
    [[nodiscard]] Result<Fact> document_fact(const Facts& known, const Library& shelf,
                                             const std::filesystem::path& content) const;
    [[nodiscard]] Result<Fact> profile(const std::filesystem::path& content) const;
    [[nodiscard]] Result<Fact> certificate_from_elsewhere(const Facts& known,
                                                          const Library& shelf) const;

    FactKind kind_;
    std::map<std::string, std::string> typed_, problems_;
};

}  // namespace fairdeal
