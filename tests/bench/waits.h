#pragma once
// What somebody at the screen waits for: the work after an answer, items and rounds that are
// dealt.

namespace fairdeal {

void register_waits();

}  // namespace fairdeal
