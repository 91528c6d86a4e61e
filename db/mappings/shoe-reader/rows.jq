# The rounds of studio-warehouse, and beside each what the reader of its shoe saw from a minute before
# its start to its end. The reader is sure of the order, and not of who got a card, and it reads
# ahead: the round's cards must be one run of what it saw, in the order in which they are dealt, and
# there must be one such run only. Then the round's place in its shoe is certain.

def reads: [places(["joined"]) as $row | {card: card($row + ["card"]), path: $row,
    number: needed($row + ["number"]), shoe: needed($row + ["shoe"])}
  | select(.card != "??")];

# As dealt: first cards by seat and the dealer's, second ones likewise, then what the hands took.
def in_order($seats; $dealer): [$seats[].cards[0]] + [$dealer[0]] + [$seats[].cards[1]] + [$dealer[1]]
  + [$seats[].cards[2:][]] + $dealer[2:];

def run_of($cards): reads as $reads | ($cards | length) as $count
  | [range(0; 1 + ($reads | length) - $count)
      | select([$reads[.:. + $count][] | .card] == $cards) | $reads[.:. + $count]]
  | if length == 0 then refuse("R10"; ["joined"]; "the shoe's reader did not see these cards in this order")
    elif length > 1 then refuse("R10"; ["joined"]; "\(length) runs of the shoe's reader are these cards")
    else .[0] end
  | if ([.[].shoe] | unique | length) != 1 then refuse("R10"; .[0].path + ["shoe"]; "cards of two shoes") else . end
  | if (.[-1].number | tonumber) - (.[0].number | tonumber) != $count - 1
    then refuse("R10"; .[0].path + ["number"]; "a gap in the reader's count") else . end;

def bet_rows($seat): [places($seat + ["betsResults"])
  | {path: ., is: bet(. + ["betType"]), stake: needed(. + ["bet"]), win: at(. + ["win"])}];

def hand_of($seat): ($seat + ["handsResults"]) as $hands
  | if at($hands) | length != 1 then refuse("R5"; $hands; "\(at($hands) | length)") else $hands + [0] end;

def seats: [seat_keys(["playerRoundHistBj"])[] as $key
  | ["playerRoundHistBj", $key] as $path | hand_of($path) as $hand
  | {path: $path, seat: seat_of($key; $path), player: at($path + ["player_id"]),
     rows: bet_rows($path),
     cards: [places($hand + ["cardValues"]) | card(.)],
     actions: (if at($hand + ["actions"]) == null then null
       else [places($hand + ["actions"]) | action(.)] end)}
  | .bets = [.rows[] | select(.is != "double") | .is]];

# A double is there as an action and as a bet, or as neither.
def must_agree: (if .actions == null then refuse("R10"; .path + ["handsResults", 0, "actions"]; "hit or double") else . end)
  | if any(.actions[]; . == "double") != any(.rows[]; .is == "double")
    then refuse("R10"; .path; "a double without its bet, or a bet without its double") else . end;

def settled: .seat as $seat | (.bets | unique)[] as $wager
  | [.rows[] | select(.is == $wager or ($wager == "player" and .is == "double"))] as $rows
  | {who: $seat, verb: "settle", wager: $wager, stake: [$rows[].stake], amount: [$rows[].win], path: $rows[0].path};

def players: [.[] | select(.player != null) | ["\(.seat)", .player]];

seats as $seats
| [places(["dealerCards"]) | card(.)] as $dealer
| (if status(["status"]) == "void" then refuse("R10"; ["status"]; "a cancelled round: its cards are not in the order of the deal") else . end)
| run_of(in_order($seats; $dealer)) as $run
| {hand: needed(["table_round_id"]), at: needed(["startedAt"]), until: at(["endedAt"]),
   table: at(["tableId"]), dealer: at(["dealerId"]), shoe: $run[0].shoe,
   facts: ["offers=unknown", "out=\(($run[0].number | tonumber) - 1)"], players: ($seats | players)},
  ($seats[] | .seat as $seat | .rows[] | select(.is != "double")
    | {who: $seat, verb: "bet", wager: .is, amount: .stake, path: .path}),
  (if at(["totalBet"]) == null then empty
   else {verb: "equal", of: [$seats[].rows[].stake], is: at(["totalBet"]), path: ["totalBet"]} end),
  play([$seats[] | must_agree]; $dealer),
  ($seats[] | settled)
