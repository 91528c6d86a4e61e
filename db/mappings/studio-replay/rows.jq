# One document is one round, and every card and every action has its time: they are put in the order
# in which they happened, whoever it was. Objects whose keys are numbers are lists.

def round: ["gameplay", ".BlackjackGameplay"];
def paths($path): numbered($path)[] | $path + [.];
def cards_at($path): [paths($path + ["cards"]) | {card: card(. + ["card"]), at: needed(. + ["dealtDate"]), path: .}];

def bets: [places(["playersBets"]) as $player | places($player + ["bets"]) as $bet
  | {path: $bet, player: needed($player + ["playerId"]), seat: seat($bet + ["seatId"]),
     hand: needed($bet + ["handId"]), is: bet($bet + ["betType"]), status: status($bet + ["playerBetStatus"]),
     stake: needed($bet + ["betAmount"]), won: at($bet + ["payoffAmount"])}];

def hands: [paths(round + ["seats"]) as $seat | seat($seat + ["seatId"]) as $who
  | paths($seat + ["hands"]) as $hand
  | {path: $hand, seat: $who, id: $hand[-1], parent: at($hand + ["parentHandId"]), cards: cards_at($hand),
     cancelled: [places($hand + ["cancelledCards"]) | card(.)],
     actions: [paths($hand + ["actionIdToGameAction"]) | {is: action(. + ["action"]), at: needed(. + ["date"]), path: .}]}
  | if at($hand + ["cancelledActions"]) | . == null or length == 0 then .
    else refuse("R10"; $hand + ["cancelledActions"]; "a cancelled action") end];

# A seat has one hand that no other was split from it for; the others name the hand that was split.
def roots: group_by(.seat)[] | [.[] | select(.parent == null)] as $roots
  | if $roots | length == 1 then $roots[0]
    else refuse("R5"; .[0].path; "\($roots | length) hands without a parent") end;

# The second cards that a hand had, one after the other: each but the last went to a hand of its own.
def seconds($hands): . as $hand
  | [$hands[] | select(.seat == $hand.seat and .parent == $hand.id)] | sort_by(.cards[0].at, (.id | tonumber))
  | {children: ., seconds: ([.[] | .cards[0].card] + [$hand.cards[1].card])};

# What the floor noted, each as the line of the notation that it is; a card without a name was not seen.
def noted: [places(["floorLog"]) as $path | [places($path + ["cards"]) | card(.)] as $cards | at($path) as $note
  | needed($path + ["verb"]) as $verb
  | {at: (needed($path + ["date"]) | tonumber), is: "floor", path: $path,
     row: ({who: needed($path + ["who"]), verb: $verb, path: $path}
       + ($note | with_entries(select(.key | IN("to", "count", "wager", "way", "amount", "clause", "value"))))
       + (if $cards != [] then {cards: ($cards | join(" "))} elif $verb == "draw" then {cards: "(??)"} else {} end))}];
def noted_in_the_round: [noted[] | . as $note | select(at(["endDate"]) as $until | $until == null or $note.at <= ($until | tonumber))];
def noted_later: [noted[] | . as $note | select(at(["endDate"]) as $until | $until != null and $note.at > ($until | tonumber)) | .row];

# Actions and the dealer's draws, by their time.
def events($hands; $dealer): [
    noted_in_the_round[],
    ($hands[] | . as $hand | .actions[] | select(.is != "even-money") | {at: (.at | tonumber), is, path, seat: $hand.seat, hand: $hand.id}),
    ($dealer[2:][] | {at: (.at | tonumber), is: "draw", path, card})]
  | sort_by(.at);

# What was put up for a double or a split hand is part of that hand's main bet.
def main_wager: if .is == "double" or .is == "split" then "player" else .is end;

# Goes through the events; `left` are the cards that each hand still takes, `split` its splits so far.
def played($hands; $dealer):
  ([$hands[] | {key: "\(.seat) \(.id)", value: (seconds($hands) + {cards: [.cards[] | .card], id, seat})}] | from_entries) as $known
  | reduce events($hands; $dealer)[] as $event (
      {names: ([$hands | roots | {key: "\(.seat) \(.id)", value: .seat}] | from_entries),
       last: {}, next: {}, split: {}, turned: false, rows: []};
      ("\($event.seat) \($event.hand)") as $key | $known[$key] as $hand
      | if $event.is == "floor" then .rows += [$event.row]
        elif $event.is == "draw" then
          (if .turned then . else .rows += [{who: "dealer", verb: "turn", cards: $dealer[1].card}] | .turned = true end)
          | .rows += [{who: "dealer", verb: "hit", cards: $event.card, path: $event.path}]
        elif .names[$key] == null then refuse("R10"; $event.path; "an action of a hand before it was split off")
        elif $event.is == "hit" or $event.is == "double" then
          ((.next[$key] // 2) as $at | if $hand.cards[$at] == null then refuse("R10"; $event.path; $event.is) else
            .rows += [{who: .names[$key], verb: $event.is, cards: $hand.cards[$at], path: $event.path}]
            | .next[$key] = $at + 1 end)
        elif $event.is == "split" then
          (.split[$key] // 0) as $done | $hand.children[$done] as $child
          | if $child == null then refuse("R5"; $event.path; "a split without its second hand") else . end
          | (.last[$event.seat] // 1) as $last
          | .rows += [{who: .names[$key], verb: "split", path: $event.path}]
          | (if .names[$key] == $event.seat then .names[$key] = $event.seat + ".1" else . end)
          | .names["\($event.seat) \($child.id)"] = "\($event.seat).\($last + 1)"
          | .last[$event.seat] = $last + 1 | .split[$key] = $done + 1
          | .rows += [{who: .names[$key], verb: "deal", cards: $hand.seconds[$done + 1], path: $event.path},
                      {who: "\($event.seat).\($last + 1)", verb: "deal",
                       cards: $known["\($event.seat) \($child.id)"].seconds[0], path: $event.path}]
        else .rows += [{who: .names[$key], verb: $event.is, path: $event.path}] end)
  | .known = $known;

def settled: {who: .seat, verb: "settle", wager: .is, stake: .stake, amount: .won, path: .path};

# A bet whose guest took even money is paid before the dealer looks.
def is_even($hands): . as $bet | .is == "player" and any($hands[]; .seat == $bet.seat and any(.actions[]; .is == "even-money"));

def all_cards_came: . as $state | [$state.known | to_entries[]
    | select((.value.cards | length) > 2 and ($state.next[.key] // 2) != (.value.cards | length))]
  | if length == 0 then $state else refuse("R10"; round + ["seats"]; "a card without its action") end;

def dealer_end($dealer; $state): [$dealer[].card] as $cards
  | (if $state.turned then empty else {who: "dealer", verb: "turn", cards: $cards[1]} end),
    ([$state.known[] | {cards, actions: []}] | any(is_out | not)) as $live
  | if ($live or ($cards | length) > 2) and ($cards | points) >= 17 and ($cards | points) <= 21
    then {who: "dealer", verb: "stand"} else empty end;

hands as $hands | bets as $bets
| cards_at(round + ["dealerHand"]) as $dealer
| [$bets[] | .status] as $statuses
| if $dealer | length < 2 then refuse("R10"; round + ["dealerHand", "cards"]; "\($dealer | length) cards") else . end
| {hand: needed(["gameUid"]), at: needed(["startDate"]), until: at(["endDate"]), table: at(["tableId"]),
   dealer: at(["dealerName"]), shoe: at(["shoeId"]),
   players: ([$bets[] | select(.is == "player") | ["\(.seat)", .player]] | unique),
   facts: ["offers=unknown", ({pack: "packId", out: "cardsOut", behind: "cardsBehind", sign: "ruleSign"} | to_entries[]
       | .key as $word | at([.value]) | select(. != null) | "\($word)=\(.)")]},
  (places(round + ["burnCards"]) | {who: "shoe", verb: "burn", cards: card(.), path: .}),
  ($bets[] | select(.is != "double" and .is != "split" and .is != "insurance") | . as $bet
    | select(.is != "player" or any($hands[]; .seat == $bet.seat and .id == $bet.hand and .parent == null))
    | {who: .seat, verb: "bet", wager: .is, amount: .stake, path: .path}),
  ([$hands | roots | . as $root | ($root | seconds($hands)) as $deal
     | {path: .path, seat: .seat, cards: [.cards[0].card, $deal.seconds[0]]}] as $seats
   | dealt($seats; [$dealer[].card])),
  ($hands[] | .cancelled[] as $card | {who: "dealer", verb: "draw", cards: $card, path: .path},
    {who: "shoe", verb: "burn", cards: $card, path: .path}),
  ($bets[] | select(.is == "insurance") | {who: .seat, verb: "insure", amount: .stake, path: .path}),
  ($bets[] | select(is_even($hands)) | {who: .seat, verb: "even-money", path: .path}, settled),
  if any($statuses[]; . == "void") then
    (if all($statuses[]; . == "void") then empty else refuse("R2"; ["playersBets"]; "some bets are cancelled, some are not") end),
    (played($hands; $dealer) | all_cards_came | .rows[]),
    {who: "dealer", verb: "void", clause: reason(["cancelReason"])},
    ($bets | map(.wager = main_wager) | group_by([.seat, .wager])[]
      | {who: .[0].seat, verb: "return", wager: .[0].wager, amount: [.[].stake], path: .[0].path})
  elif [$dealer[].card] | natural then
    (noted_in_the_round[] | .row),
    {who: "dealer", verb: "turn", cards: $dealer[1].card},
    ($bets | sort_by(.is != "insurance")[] | select(is_even($hands) | not) | settled)
  else
    (if $dealer[0].card | test("^[TJQKA]") then {who: "dealer", verb: "peek"} else empty end),
    ($bets[] | select(.is == "insurance") | settled),
    (played($hands; $dealer) | all_cards_came | . as $state | .rows[], dealer_end($dealer; $state),
     ($bets | map(select(.is != "insurance" and (is_even($hands) | not)) | .wager = main_wager | .place = (if .wager == "player" then $state.names["\(.seat) \(.hand)"] else .seat end))
      | group_by([.place, .wager])[]
      | {who: .[0].place, verb: "settle", wager: .[0].wager, stake: [.[].stake], amount: [.[].won], path: .[0].path}))
  end,
  noted_later[]
