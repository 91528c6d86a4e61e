#include "exam/records/certificate_make.h"

#include "base/text.h"
#include "base/translation.h"
#include "ledger/credential/badge.h"
#include "ledger/credential/did_key.h"
#include "picture/badge_drawing.h"
#include "picture/png.h"

namespace fairdeal {

namespace {

Problems refusals(const Credential& credential, const CertificateSheet& sheet,
                  const SigningKey& key) {
    Problems wrong = objections_to(credential);
    const auto unless = [&](bool fine, const char* what) {
        if (!fine) wrong.emplace_back().what = tr(what);
    };
    unless(key.public_key().bytes == credential.issuer_key,
           sentence("the certificate names another key"));
    unless(key.public_key().name == credential.key_name,
           sentence("the certificate names another office"));
    unless(is_of(credential.holder_name, sheet.name), sentence("the sheet names another holder"));
    return wrong;
}

void fill(CertificateSheet& sheet, const Credential& credential) {
    sheet.issuer = credential.issuer;
    sheet.certification = credential.certification.name;
    sheet.table_card = credential.certification.table_card;
    sheet.rules = credential.certification.rules_version;
    sheet.number = credential.number;
    sheet.from = credential.valid_from;
    sheet.until = credential.valid_until;
    sheet.fingerprint = fingerprint(credential.issuer_key);
}

}  // namespace

Result<CertificateFiles> certificate_files(const Credential& credential, CertificateSheet sheet,
                                           const SigningKey& key, const UtcTime& made,
                                           Paper paper) {
    if (Problems wrong = refusals(credential, sheet, key); !wrong.empty())
        return tl::make_unexpected(std::move(wrong));
    const InEnglish kept;  // a certificate is the same in every language
    CertificateFiles files;
    files.document = issued(credential, key, made);
    fill(sheet, credential);
    sheet.made = made;
    sheet.code = code_text(read_credential(files.document).value());
    auto pdf = certificate_pdf(paper, sheet);
    if (!pdf) return tl::make_unexpected(std::move(pdf.error()));
    files.sheet = *std::move(pdf);
    constexpr double pixels_by_unit = 2;
    const auto png = png_bytes(badge_size, pixels_by_unit, badge_drawing(sheet.game));
    auto badge = png ? baked(*png, files.document) : png;
    if (!badge) return tl::make_unexpected(std::move(badge.error()));
    files.badge = *std::move(badge);
    return files;
}

}  // namespace fairdeal
