#pragma once
// How a sheet is read when it rules a hand: every clause as it stands or one of them misread, and
// for the amounts alone or with the reasons.

#include "rules/misreading.h"

namespace fairdeal {

/// How much a ruling says. Amounts: who is due what, in which order, and what was forbidden; no
/// line says why. Reasons: each line with its clauses.
enum class Depth : std::uint8_t { Amounts, Reasons };

struct RulingOptions {
    const Misreading* misread = nullptr;  // must outlive what is ruled; null: nothing is misread
    Depth depth = Depth::Reasons;
};

}  // namespace fairdeal
