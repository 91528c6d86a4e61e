# One document is one round, and every card and every action has its time: they are put in the order
# in which they happened, whoever it was. Objects whose keys are numbers are lists.


def round: ["gameplay", ".BlackjackGameplay"];
def cards_of_hand($cards; $path): numbered_of($cards; $path)[] as $key | $cards[$key]
  | {key: $key, card: known("cards"; "R1"; .card; $path + [$key, "card"]), at: given(.dealtDate; $path + [$key, "dealtDate"])};

def bets: [places(["playersBets"]) as $player | at($player) as $of | places($player + ["bets"]) as $path | at($path)
  | {path: $path, player: given($of.playerId; $player + ["playerId"]), seat: known("seats"; "R4"; .seatId; $path + ["seatId"]),
     hand: given(.handId; $path + ["handId"]), is: known("bets"; "R2"; .betType; $path + ["betType"]),
     status: known("statuses"; "R2"; .playerBetStatus; $path + ["playerBetStatus"]),
     stake: given(.betAmount; $path + ["betAmount"]), won: .payoffAmount}];

def hands: (round + ["seats"]) as $at | at($at) as $seats
  | [numbered_of($seats; $at)[] as $place | $seats[$place] as $seat | ($at + [$place]) as $path
    | known("seats"; "R4"; $seat.seatId; $path + ["seatId"]) as $who
    | numbered_of($seat.hands; $path + ["hands"])[] as $id | $seat.hands[$id] as $hand | ($path + ["hands", $id]) as $path
    | {path: $path, seat: $who, id: $id, key: "\($who) \($id)", parent: $hand.parentHandId,
       cards: [cards_of_hand($hand.cards; $path + ["cards"])],
       cancelled: [places($path + ["cancelledCards"]) | card(.)],
       actions: ($path + ["actionIdToGameAction"] | . as $path | $hand.actionIdToGameAction as $actions
         | [numbered_of($actions; $path)[] as $key | ($path + [$key]) as $path | $actions[$key]
           | {is: known("actions"; "R2"; .action; $path + ["action"]), at: given(.date; $path + ["date"]), path: $path}])}
    | if $hand.cancelledActions | . == null or length == 0 then .
      else refuse("R10"; $path + ["cancelledActions"]; "a cancelled action") end];

# A seat has one hand that no other was split from it for; the others name the hand that was split.
def roots: group_by(.seat)[] | . as $own | [.[] | if .parent == null then . else empty end]
  | if length == 1 then .[0] else refuse("R5"; $own[0].path; "\(length) hands without a parent") end;

# The second cards that a hand had, one after the other: each but the last went to a hand of its own.
def children($hands): . as $hand | [$hands[] | select(.seat == $hand.seat and .parent == $hand.id)]
  | sort_by(.cards[0].at, (.id | tonumber));
def seconds($hands): [children($hands)[] | .cards[0].card] + [.cards[1].card];

# What the floor noted, each as the line of the notation that it is; a card without a name was not seen.
def noted: [places(["floorLog"]) as $path | [places($path + ["cards"]) | card(.)] as $cards | at($path) as $note
  | needed($path + ["verb"]) as $verb
  | {at: (needed($path + ["date"]) | tonumber), is: "floor", path: $path,
     row: ({who: needed($path + ["who"]), verb: $verb, path: $path}
       + ($note | with_entries(select(.key | IN("to", "count", "wager", "way", "amount", "clause", "value"))))
       + (if $cards != [] then {cards: ($cards | join(" "))} elif $verb == "draw" then {cards: "(??)"} else {} end))}];
def noted_in_the_round: [noted[] | . as $note | select(at(["endDate"]) as $until | $until == null or $note.at <= ($until | tonumber))];
def noted_later: [noted[] | . as $note | select(at(["endDate"]) as $until | $until != null and $note.at > ($until | tonumber)) | .row];

# Actions, each with the card that it would take, and the dealer's draws, by their time.
def events($hands; $dealer): [
    noted_in_the_round[],
    ($hands[] | .key as $key | .cards as $cards
      | foreach ([.actions[] | if .is == "even-money" then empty else {at: (.at | tonumber), is, path} end]
        | sort_by(.at)[]) as $action (1; . + {hit: 1, double: 1}[$action.is];
          $action + {key: $key, card: $cards[.].card})),
    ($dealer[2:] | if . == [] then empty else
      {at: ([.[].at | tonumber] | min), is: "turn", card: $dealer[1].card},
      (.[] | {at: (.at | tonumber), is: "draw", path: (round + ["dealerHand", "cards", .key]), card}) end)]
  | sort_by(.at);

# What was put up for a double or a split hand is part of that hand's main bet.
def main_wager: if .is == "double" or .is == "split" then "player" else .is end;

# A hand is split: it and its child have new names and second cards. `split` are its splits so far,
# `last` a seat's last hand.
def split_off($hands; $event): ($hands[] | select(.key == $event.key)) as $hand | (.split[$hand.key] // 0) as $done
  | ($hand | children($hands)[$done]) as $child | (.last[$hand.seat] // 1 | . + 1) as $number
  | if $child == null then refuse("R5"; $event.path; "a split without its second hand") else . end
  | .names[$hand.key] as $name | (if $name == $hand.seat then $hand.seat + ".1" else $name end) as $first
  | "\($hand.seat).\($number)" as $second
  | .names += {($hand.key): $first, ($child.key): $second}
  | .last[$hand.seat] = $number | .split[$hand.key] = $done + 1
  | .rows = [{who: $name, verb: "split", path: $event.path},
      {who: $first, verb: "deal", cards: ($hand | seconds($hands)[$done + 1]), path: $event.path},
      {who: $second, verb: "deal", cards: ($child | seconds($hands)[0]), path: $event.path}];

# The rows of the events, and at last an object of the hands' names.
def played($hands; $roots; $dealer):
  foreach (events($hands; $dealer)[], {is: "over"}) as $event (
    {names: (reduce $roots[] as $root ({}; . + {($root.key): $root.seat})), last: {}, split: {}};
    if $event.is == "split" and .names[$event.key] != null then split_off($hands; $event) else . end;
    if $event.key then .names[$event.key] as $who
      | if $who == null then refuse("R10"; $event.path; "an action of a hand before it was split off")
        elif {hit: 1, double: 1}[$event.is] then
          if $event.card == null then refuse("R10"; $event.path; $event.is)
          else {who: $who, verb: $event.is, cards: $event.card, path: $event.path} end
        elif $event.is == "split" then .rows[]
        else {who: $who, verb: $event.is, path: $event.path} end
    elif $event.is == "draw" then {who: "dealer", verb: "hit", cards: $event.card, path: $event.path}
    elif $event.is == "turn" then {who: "dealer", verb: "turn", cards: $event.card}
    elif $event.is == "floor" then $event.row
    else {names} end);

def must_be_taken: (.cards | length) as $count
  | if $count > 2 and ([.actions[] | select(.is == "hit" or .is == "double")] | length) != $count - 2
    then refuse("R10"; round + ["seats"]; "a card without its action") else empty end;

def settled: {who: .seat, verb: "settle", wager: .is, stake, amount: .won, path};

# Seats of which a guest took even money; that bet is paid before the dealer looks.
def evens($hands): [$hands[].actions[].is] | if holds("even-money")
  then [$hands[] | select(any(.actions[]; .is == "even-money")) | .seat] else [] end;
def is_even($evens): .seat as $seat | .is == "player" and ($evens | holds($seat));

def dealer_end($hands; $dealer): [$dealer[].card] as $cards
  | (if $cards | length > 2 then empty else {who: "dealer", verb: "turn", cards: $cards[1]} end),
    any($hands[]; {cards: [.cards[].card]} | is_out | not) as $live
  | if ($live or ($cards | length) > 2) and ($cards | points | . >= 17 and . <= 21)
    then {who: "dealer", verb: "stand"} else empty end;

def fact(word; value): value | if . == null then empty else word + "=\(.)" end;

hands as $hands | bets as $bets
| (round + ["dealerHand", "cards"]) as $path | [cards_of_hand(at($path); $path)] as $dealer
| if $dealer | length < 2 then refuse("R10"; $path; "\($dealer | length) cards") else . end
| [$bets[].status] as $statuses | evens($hands) as $evens
| [$hands[] | if .parent == null then [.seat, .id] else empty end] as $first
| {hand: needed(["gameUid"]), at: needed(["startDate"]), until: .endDate, table: .tableId, dealer: .dealerName, shoe: .shoeId,
   players: ([$bets[] | select(.is == "player") | [.seat, .player]] | unique),
   facts: ["offers=unknown", fact("pack"; .packId), fact("out"; .cardsOut), fact("behind"; .cardsBehind), fact("sign"; .ruleSign)]},
  (places(round + ["burnCards"]) | {who: "shoe", verb: "burn", cards: card(.), path: .}),
  ($bets[] | if {double: 1, split: 1, insurance: 1}[.is] or (.is == "player" and ([.seat, .hand] as $hand | $first | holds($hand) | not))
    then empty else {who: .seat, verb: "bet", wager: .is, amount: .stake, path} end),
  ([$hands | roots] as $roots
  | dealt([$roots[] | {path, seat, cards: [.cards[0].card, seconds($hands)[0]]}]; [$dealer[].card]),
  ($hands[] | .cancelled[] as $card | {who: "dealer", verb: "draw", cards: $card, path: .path},
    {who: "shoe", verb: "burn", cards: $card, path: .path}),
  ($bets[] | select(.is == "insurance") | {who: .seat, verb: "insure", amount: .stake, path: .path}),
  ($bets[] | if is_even($evens) then {who: .seat, verb: "even-money", path: .path}, settled else empty end),
  if $statuses | holds("void") then
    (if all($statuses[]; . == "void") then empty else refuse("R2"; ["playersBets"]; "some bets are cancelled, some are not") end),
    (played($hands; $roots; $dealer) | select(.names | not)), ($hands[] | must_be_taken),
    {who: "dealer", verb: "void", clause: reason(["cancelReason"])},
    ($bets | map({seat, wager: main_wager, stake, path}) | group_by([.seat, .wager])[]
      | {who: .[0].seat, verb: "return", wager: .[0].wager, amount: [.[].stake], path: .[0].path})
  elif [$dealer[].card] | natural then
    (noted_in_the_round[] | .row),
    {who: "dealer", verb: "turn", cards: $dealer[1].card},
    ($bets | sort_by(.is != "insurance")[] | select(is_even($evens) | not) | settled)
  else
    (if {T: 1, J: 1, Q: 1, K: 1, A: 1}[$dealer[0].card[0:1]] then {who: "dealer", verb: "peek"} else empty end),
    ($bets[] | select(.is == "insurance") | settled),
    ([played($hands; $roots; $dealer)] as $rows | $rows[-1].names as $names
    | $rows[:-1][], ($hands[] | must_be_taken), dealer_end($hands; $dealer),
     ([$bets[] | if .is == "insurance" or is_even($evens) then empty else main_wager as $wager
         | {who: (if $wager == "player" then $names["\(.seat) \(.hand)"] else .seat end), wager: $wager, stake, won, path} end]
      | group_by([.who, .wager])[]
      | {who: .[0].who, verb: "settle", wager: .[0].wager, stake: [.[].stake], amount: [.[].won], path: .[0].path}))
  end),
  noted_later[]
