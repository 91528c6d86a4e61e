# One document is one round. Cards are listed by hand, so who acted when is rebuilt: players by seat,
# then the dealer. What each hand did must be there: a third card may be a hit or a double.

# Each list is taken out of the document once: a path is only for what is told of it. Fields that
# mapping.xml requires are there.
def bet_rows($rows; $path):
  if ($rows | type) != "array" or $rows == [] then refuse("missing"; $path; null)
  else [range($rows | length) as $i | ($path + [$i]) as $bet | $rows[$i]
    | {path: $bet, is: word_of("bets"; "R2"; .betType; $bet + ["betType"]), stake: .bet, win}] end;

def seats: [seat_keys(["playerRoundHistBj"])[] as $key
  | ["playerRoundHistBj", $key] as $path | at($path) as $box | ($path + ["handsResults"]) as $hands
  | if $box.handsResults | length == 1 then fields($hands + [0])
    else refuse("R5"; $hands; "\($box.handsResults | length)") end
  | . as $hand | seat_of($key; $path) as $seat
  | bet_rows($box.betsResults; $path + ["betsResults"]) as $rows
  | {path: $path, seat: $seat, player: $box.player_id, rows: $rows,
     cards: [cards_of($hand.cardValues; $hands + [0, "cardValues"])],
     actions: (if $hand.actions == null then null
       else [actions_of($hand.actions; $hands + [0, "actions"])] end)}];

def must_act: if .actions == null then refuse("R10"; .path + ["handsResults", 0, "actions"]; "hit or double") else . end;

def players: [.[] | if .player == null then empty else [.seat, .player] end];

seats as $seats
| [cards(["dealerCards"])] as $dealer
| status(["status"]) as $status
| {hand: needed(["table_round_id"]), at: needed(["startedAt"]), until: .endedAt,
   table: .tableId, dealer: .dealerId, shoe: .shoeId,
   facts: ["offers=unknown"], players: ($seats | players)},
  if $status == "void" then
    bets_of($seats),
    (if .totalBet == null then empty
     else {verb: "equal", of: [$seats[].rows[].stake], is: .totalBet, path: ["totalBet"]} end),
    dealt($seats; $dealer),
    ($seats[] | select((.actions // []) != []) | acts(.seat; .)),
    (if $dealer | length > 2 then dealer_acts($dealer; false) else empty end),
    {who: "dealer", verb: "void", clause: reason(["cancelReason"])},
    returns_of($seats)
  else round_of([$seats[] | must_act]; $dealer; ["totalBet"]) end
