# The rounds of studio-warehouse, and beside each what the reader of its shoe saw from a minute before
# its start to its end. The reader is sure of the order, and not of who got a card, and it reads
# ahead: the round's cards must be one run of what it saw, in the order in which they are dealt, and
# there must be one such run only. Then the round's place in its shoe is certain.

def reads: at(["joined"]) as $rows | [range($rows | length) as $i | $rows[$i]
  | {card: known("cards"; "R1"; .card; ["joined", $i, "card"]), path: ["joined", $i],
     number: given(.number; ["joined", $i, "number"]), shoe: given(.shoe; ["joined", $i, "shoe"])}
  | if .card == "??" then empty else . end];

# As dealt: first cards by seat and the dealer's, second ones likewise, then what the hands took.
def in_order($seats; $dealer): [$seats[].cards[0]] + [$dealer[0]] + [$seats[].cards[1]] + [$dealer[1]]
  + [$seats[].cards[2:][]] + $dealer[2:];

def run_of($cards): reads as $reads | ($cards | length) as $count | [$reads[].card][$cards] as $found
  | [$found[] as $first | $reads[$first:$first + $count]]
  | if length == 0 then refuse("R10"; ["joined"]; "the shoe's reader did not see these cards in this order")
    elif length > 1 then refuse("R10"; ["joined"]; "\(length) runs of the shoe's reader are these cards")
    else .[0] end
  | if ([.[].shoe] | unique | length) != 1 then refuse("R10"; .[0].path + ["shoe"]; "cards of two shoes") else . end
  | if (.[-1].number | tonumber) - (.[0].number | tonumber) != $count - 1
    then refuse("R10"; .[0].path + ["number"]; "a gap in the reader's count") else . end;

# Each list is taken out of the document once: a path is only for what is told of it.
def bet_rows($rows; $path):
  if $rows == null then []
  elif ($rows | type) != "array" then refuse("this is no list"; $path; $rows)
  else [range($rows | length) as $i | ($path + [$i]) as $bet | $rows[$i]
    | {path: $bet, is: known("bets"; "R2"; .betType; $bet + ["betType"]), stake: given(.bet; $bet + ["bet"]), win}] end;

# A word that is empty is a missing one.
def cards_in($list; $path): if ($list | type) == "array" and ($list | holds("")) then [places($path) | card(.)]
  else [cards_of($list; $path)] end;
def actions_in($list; $path): if ($list | type) == "array" and ($list | holds("")) then [places($path) | action(.)]
  else [actions_of($list; $path)] end;

def seats: [seat_keys(["playerRoundHistBj"])[] as $key
  | ["playerRoundHistBj", $key] as $path | at($path) as $box | ($path + ["handsResults"]) as $hands
  | if $box.handsResults | length == 1 then fields($hands + [0])
    else refuse("R5"; $hands; "\($box.handsResults | length)") end
  | . as $hand | seat_of($key; $path) as $seat
  | bet_rows($box.betsResults; $path + ["betsResults"]) as $rows
  | {path: $path, seat: $seat, player: $box.player_id, rows: $rows,
     cards: cards_in($hand.cardValues; $hands + [0, "cardValues"]),
     actions: (if $hand.actions == null then null
       else actions_in($hand.actions; $hands + [0, "actions"]) end)}];

def must_act: if .actions == null then refuse("R10"; .path + ["handsResults", 0, "actions"]; "hit or double") else . end;

def players: [.[] | if .player == null then empty else [.seat, .player] end];

seats as $seats
| cards_in(.dealerCards; ["dealerCards"]) as $dealer
| (if status(["status"]) == "void" then refuse("R10"; ["status"]; "a cancelled round: its cards are not in the order of the deal") else . end)
| run_of(in_order($seats; $dealer)) as $run
| {hand: needed(["table_round_id"]), at: needed(["startedAt"]), until: .endedAt,
   table: .tableId, dealer: .dealerId, shoe: $run[0].shoe,
   facts: ["offers=unknown", "out=\(($run[0].number | tonumber) - 1)"], players: ($seats | players)},
  round_of([$seats[] | must_act]; $dealer; ["totalBet"])
