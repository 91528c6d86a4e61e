# Stakes and wins in the order of their ids. There are no cards: without them nothing is ruled, and a
# total is no hand.

[places(["RGSAction"]) | action(. + ["@action"])] as $actions
| refuse("R10"; ["RGSAction"]; "a feed without cards: \($actions | join(", "))")
