#pragma once
// Small sound files, to be spoiled one piece at a time.

#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>

namespace fairdeal {

inline const std::string sound_scenario = R"(<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="breakout-sample" game="breakout" level="2" table="breakout-standard"
          title="Bust &amp; 17">
  <story>
    The player's hand
    busted.
  </story>
  <teaches clauses="BRK-PUSH-3 BRK-ST-3"/>
  <record>
breakout
1 bet dealer 25
1 bet super-tie 5
1 deal Th 6d
dealer deal 9c (8s)
1 hit Kc
dealer turn 8s
dealer stand
</record>
  <ask kind="spot" seat="1"/>
  <hint>Name your total.</hint>
</scenario>
)";

inline const std::string sound_table = R"(<?xml version="1.0" encoding="UTF-8"?>
<table-card format="1" id="breakout-sample" game="breakout" title="Sample">
  <note>Soft 17 draws.</note>
  <option name="hit-soft-17" value="yes"/>
  <option name="bj-pays" value="6:5"/>
</table-card>
)";

inline const std::string sound_misreadings = R"(<?xml version="1.0" encoding="UTF-8"?>
<misreadings format="1" game="breakout">
  <misreading id="one" clause="BRK-PUSH-3">
    <rules outcome="pay" odds="1:1"/>
    <says>It pushes.</says>
  </misreading>
  <misreading id="two" clause="BRK-ST-6">
    <option name="tip-from" value="player"/>
    <says>The house tips.</says>
    <action>Took the tip from the house</action>
    <reason>The player tips.</reason>
  </misreading>
</misreadings>
)";

inline const std::string sound_rulebook = R"(<?xml version="1.0" encoding="UTF-8"?>
<rulebook format="1" game="breakout" title="Breakout Blackjack" document="rules.txt">
  <section title="Push">
    <clause id="BRK-PUSH-3" kind="settlement" place="Pushes">A bust against 17 pushes.</clause>
  </section>
  <open-point id="AMB-BRK-04" option="bust17-soft" about="BRK-PUSH-3">
    <question>Does a soft 17 count?</question>
    <reading value="yes" default="yes">Yes.</reading>
    <reading value="no">No.</reading>
  </open-point>
</rulebook>
)";

/// What is wrong with a sample in which one piece stands for another.
struct SpoiltPiece {
    std::string_view piece;  // of the sound file
    std::string_view by;     // in its place
    std::string_view problems;
};

/// The text with one piece, which must be there, put in place of another.
inline std::string spoilt(std::string text, std::string_view piece, std::string_view by) {
    const auto at = text.find(piece);
    BOOST_REQUIRE_MESSAGE(at != std::string::npos, "the sample holds no " << piece);
    return text.replace(at, piece.size(), by);
}

}  // namespace fairdeal
