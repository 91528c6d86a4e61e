#pragma once
// What somebody at the screen waits for: the work behind an answer, items and rounds that are
// dealt.

namespace fairdeal {

void register_waits();

}  // namespace fairdeal
