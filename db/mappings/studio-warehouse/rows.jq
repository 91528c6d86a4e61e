# One document is one round. Cards are listed by hand, so who acted when is rebuilt: players by seat,
# then the dealer. What each hand did must be there: a third card may be a hit or a double.

# Each list is taken out of the document once: a path is only for what is told of it.
def bet_rows($seat): ($seat + ["betsResults"]) as $bets | at($bets) as $rows
  | if ($rows | type) != "array" or $rows == [] then refuse("missing"; $bets; null) else . end
  | [range($rows | length) as $i | ($bets + [$i]) as $bet | $rows[$i]
      | {path: $bet, is: word_of("bets"; "R2"; .betType; $bet + ["betType"]),
         stake: (if .bet == null then refuse("missing"; $bet + ["bet"]; null) else .bet end), win: .win}];

def hand_of($seat): ($seat + ["handsResults"]) as $hands
  | if at($hands) | length != 1 then refuse("R5"; $hands; "\(at($hands) | length)") else $hands + [0] end;

def seats: [seat_keys(["playerRoundHistBj"])[] as $key
  | ["playerRoundHistBj", $key] as $path | hand_of($path) as $hand
  | {path: $path, seat: seat_of($key; $path), player: at($path + ["player_id"]),
     rows: bet_rows($path),
     cards: [cards($hand + ["cardValues"])],
     actions: (if at($hand + ["actions"]) == null then null
       else [actions($hand + ["actions"])] end)}
  | .bets = [.rows[] | select(.is != "double") | .is]];

# A double is there as an action and as a bet, or as neither.
def must_agree: (if .actions == null then refuse("R10"; .path + ["handsResults", 0, "actions"]; "hit or double") else . end)
  | if any(.actions[]; . == "double") != any(.rows[]; .is == "double")
    then refuse("R10"; .path; "a double without its bet, or a bet without its double") else . end;

def settled: .seat as $seat | (.bets | unique)[] as $wager
  | [.rows[] | select(.is == $wager or ($wager == "player" and .is == "double"))] as $rows
  | {who: $seat, verb: "settle", wager: $wager, stake: [$rows[].stake], amount: [$rows[].win], path: $rows[0].path};

def returned: .seat as $seat | (.bets | unique)[] as $wager
  | [.rows[] | select(.is == $wager or ($wager == "player" and .is == "double"))] as $rows
  | {who: $seat, verb: "return", wager: $wager, amount: [$rows[].stake], path: $rows[0].path};

def players: [.[] | select(.player != null) | ["\(.seat)", .player]];

seats as $seats
| [cards(["dealerCards"])] as $dealer
| status(["status"]) as $status
| {hand: needed(["table_round_id"]), at: needed(["startedAt"]), until: at(["endedAt"]),
   table: at(["tableId"]), dealer: at(["dealerId"]), shoe: at(["shoeId"]),
   facts: ["offers=unknown"], players: ($seats | players)},
  ($seats[] | .seat as $seat | .rows[] | select(.is != "double")
    | {who: $seat, verb: "bet", wager: .is, amount: .stake, path: .path}),
  (if at(["totalBet"]) == null then empty
   else {verb: "equal", of: [$seats[].rows[].stake], is: at(["totalBet"]), path: ["totalBet"]} end),
  if $status == "void" then
    dealt($seats; $dealer),
    ($seats[] | select((.actions // []) != []) | acts(.seat; .)),
    (if $dealer | length > 2 then dealer_acts($dealer; false) else empty end),
    {who: "dealer", verb: "void", clause: reason(["cancelReason"])},
    ($seats[] | returned)
  else
    play([$seats[] | must_agree]; $dealer),
    ($seats[] | settled)
  end
