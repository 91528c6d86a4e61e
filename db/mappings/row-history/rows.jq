# The columns stand in the order that `headers` says, and amounts are in cents with the stake in the
# win. There are no cards: without them nothing is ruled, and a total is no hand.

["game_history", "headers"] as $headers
| (["game_name", "round_id", "bet_amount", "win_amount", "amount_type", "timestamp"] - (at($headers) // [])) as $gone
| if $gone | length > 0 then refuse("missing"; $headers; $gone[0])
  elif at(["game_history", "data"]) | length == 0 then no_round
  else refuse("R10"; ["game_history", "data", 0]; "a feed without cards") end
