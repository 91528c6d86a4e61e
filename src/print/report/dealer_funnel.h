#pragma once
// The dealers of an audit as a funnel plot, on paper and on the screen.

#include "audit/ranking/ranking.h"
#include "picture/charts/funnel.h"

namespace fairdeal {

/// One dot a dealer, in the ranking's order, with the 95 % and 99.8 % limits; without limits where
/// no error is expected of anybody.
FunnelPicture funnel_of(const DealerRanking& ranking, std::string_view picked = {});

}  // namespace fairdeal
