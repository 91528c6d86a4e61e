# One document is one bet. There are no cards: without them nothing is ruled, and a bet is no hand.

status(["status"]) as $status | refuse("R10"; []; "a bet without cards, \($status)")
