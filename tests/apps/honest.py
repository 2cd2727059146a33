"""An honest app for the Dutch profile: 32 cards, four players, one file, nothing imported from the suite.

Options change what it declares, tells or plays:
  --declare legal,match,resume,reasons,replay   capabilities (default: legal, match, resume)
  --hide legal,points                           fields it never tells
  --plays NAME                                  one deviation, see `DEVIATIONS`
  --fixed PATH=JSON                             a rule it says it cannot change
  --applied PATH=JSON                           a rule it says it applies instead
  --unsupported PATH                            a rule it does not play, so that it starts no deal
"""

# mypy: ignore-errors
import json
import sys

RANKS = ["7", "8", "9", "10", "J", "Q", "K", "A"]
SEATS = "ABCD"
DEVIATIONS = {
    "revokes": "lets a player with a card of the suit led play another",
    "any-opening": "lets the holder of 7C lead any card",
    "left-of-dealer": "lets the player left of the dealer lead first",
    "lowest-takes": "the lowest card of the suit takes the trick",
    "no-pit": "counts a pit as any deal",
    "play-on": "plays on when the lowest total is tied",
    "above": "ends the match only above the threshold",
    "moody": "shares a tied match in odd deals and plays on in even ones",
    "changes-on-refusal": "takes a point off when a card is refused",
    "plays-another": "plays the lowest legal card whatever is asked",
    "refuses-all": "accepts no card",
    "accepts-all": "accepts every card",
    "dies-on-illegal": "ends when an illegal card is played",
    "errors-on-deal": "reports an error instead of the next deal",
    "bad-reason": "gives a reason that is none of the clauses",
    "waits-for-passes": "waits for cards to be passed, and takes none",
    "repeats": "tells the first card of every list of legal cards twice",
    "every-second": "lets a player revoke in every second deal that is begun",
    "left-over": "begins with the totals of the match before where none are given",
    "forgets": "accepts a card only the first time a deal is played",
}


def points_of(card):
    return 5 if card == "QS" else 2 if card == "JC" else 1 if card[-1] == "H" else 0


def rule_in(option):
    return {option.split("=", 1)[0]: json.loads(option.split("=", 1)[1])} if option else {}


class Honest:
    def __init__(self, arguments):
        options = dict(zip(arguments[::2], arguments[1::2], strict=True))
        self.capabilities = [c for c in options.get("--declare", "legal,match,resume").split(",") if c]
        self.hidden = options.get("--hide", "").split(",")
        self.plays = options.get("--plays", "")
        self.fixed, self.applied = rule_in(options.get("--fixed")), rule_in(options.get("--applied"))
        self.unsupported = options.get("--unsupported")

    def answer(self, request):
        method, params = request["method"], request.get("params", {})
        return {"jsonrpc": "2.0", "id": request["id"], "result": getattr(self, method)(params)}

    def hello(self, _params):
        app = {"name": "honest", "version": "1", "language": "Python"}
        return {"protocol": 1, "app": app, "capabilities": self.capabilities, "rules": self.fixed}

    def ping(self, _params):
        return {}

    bye = ping

    def start(self, params):
        if self.unsupported:
            return {"unsupported": [{"parameter": self.unsupported, "reason": "not written yet"}]}
        self.number, self.dealer = params["deal"], params["dealer"]
        left = getattr(self, "totals", None) if self.plays == "left-over" else None
        self.totals = dict(params.get("totals") or left or dict.fromkeys(SEATS, 0))
        self.over, self.starts = None, getattr(self, "starts", 0) + 1
        self.begin(params["hands"])
        return {"state": self.observe(), "applied": self.applied}

    def begin(self, hands):
        self.hands = {seat: list(cards) for seat, cards in hands.items()}
        self.trick, self.captured = [], {seat: [] for seat in SEATS}
        holder = next(seat for seat in SEATS if "7C" in hands[seat])
        self.turn = SEATS[SEATS.index(self.dealer) - 3] if self.plays == "left-of-dealer" else holder
        self.first, self.stage, self.score = True, "playing", None
        if self.plays == "waits-for-passes":
            self.turn, self.stage = None, "passing"

    def legal(self):
        if self.turn is None:
            return []
        hand = self.hands[self.turn]
        if not self.trick:
            free = self.plays in ("any-opening", "left-of-dealer")
            return ["7C"] if self.first and not free and "7C" in hand else list(hand)
        same = [card for card in hand if card[-1] == self.trick[0]["card"][-1]]
        return same if same and not self.revokes() else list(hand)

    def revokes(self):
        return self.plays == "revokes" or (self.plays == "every-second" and self.starts % 2 == 0)

    def play(self, params):
        seat, card = params["seat"], params["card"]
        if self.plays == "plays-another" and self.legal():
            seat, card = self.turn, min(self.legal())
        held = card in self.hands.get(seat, []) and seat == self.turn
        allowed = held and card in self.legal()
        if self.plays == "accepts-all" and self.turn is not None:
            seat, card, allowed = self.turn, card if held else self.hands[self.turn][0], True
        if self.plays == "refuses-all" or (self.plays == "forgets" and self.starts > 1 and self.first):
            allowed = False
        if not allowed:
            if self.plays == "dies-on-illegal":
                sys.stderr.write(f"assertion failed: {card} is illegal\n")
                sys.exit(70)
            if self.plays == "changes-on-refusal":
                self.captured[SEATS[0]].append("8H")
            barred = "play.follow-suit" if self.trick else "opening.card"
            reason = "lead.hearts" if self.plays == "bad-reason" else barred if held else "play.own-card"
            why = {"reason": reason} if "reasons" in self.capabilities else {}
            return {"accepted": False, "state": self.observe(), **why}
        self.lay(seat, card)
        played = {"played": {"seat": seat, "card": card}} if self.plays == "plays-another" else {}
        return {"accepted": True, "state": self.observe(), **played}

    def lay(self, seat, card):
        self.hands[seat].remove(card)
        self.trick.append({"seat": seat, "card": card})
        self.first = False
        self.turn = SEATS[(SEATS.index(seat) + 1) % 4]
        if len(self.trick) == 4:
            same = [p for p in self.trick if p["card"][-1] == self.trick[0]["card"][-1]]
            best = min if self.plays == "lowest-takes" else max
            self.turn = best(same, key=lambda p: RANKS.index(p["card"][:-1]))["seat"]
            self.captured[self.turn] += [p["card"] for p in self.trick]
            self.trick = []
            if not self.hands[self.turn]:
                self.finish()

    def points(self):
        return {seat: sum(map(points_of, cards)) for seat, cards in self.captured.items()}

    def finish(self):
        self.score, self.turn, self.stage = self.points(), None, "deal_over"
        if 15 in self.score.values() and self.plays != "no-pit":
            self.score = {seat: 15 - points for seat, points in self.score.items()}
        self.totals = {seat: self.totals[seat] + self.score[seat] for seat in SEATS}
        low = [seat for seat in SEATS if self.totals[seat] == min(self.totals.values())]
        reached = max(self.totals.values()) >= (51 if self.plays == "above" else 50)
        plays_on = self.plays == "play-on" or (self.plays == "moody" and self.number % 2 == 0)
        if reached and not (len(low) > 1 and plays_on):
            self.stage, self.over = "match_over", low

    def deal(self, params):
        if self.plays == "errors-on-deal":
            raise ValueError("no more deals in this box")
        if self.stage != "deal_over":
            return {"accepted": False, "state": self.observe()}
        self.number, self.dealer = self.number + 1, SEATS[(SEATS.index(self.dealer) + 1) % 4]
        self.begin(params["hands"])
        return {"accepted": True, "state": self.observe()}

    def replay(self, params):
        started = self.start(params["start"])
        kinds = {"play": self.play, "deal": self.deal}
        return {"started": started, "answers": [kinds[k](v) for move in params["moves"] for k, v in move.items()]}

    def observe(self):
        state = {
            "stage": self.stage, "deal": self.number, "dealer": self.dealer, "turn": self.turn, "legal": self.legal(),
            "trick": list(self.trick), "captured": {s: list(c) for s, c in self.captured.items()},
            "points": self.points(), "totals": self.totals, "winners": self.over or [],
        }  # fmt: skip
        if self.plays == "repeats":
            state["legal"] += state["legal"][:1]
        if self.score is not None:
            state["score"] = self.score
        return {name: value for name, value in state.items() if name not in self.hidden}


def serve(app, read=sys.stdin, write=sys.stdout):
    for line in read:
        request = json.loads(line)
        try:
            answer = app.answer(request)
        except (ValueError, KeyError, AttributeError) as fault:
            error = {"code": -32603, "message": str(fault)}
            answer = {"jsonrpc": "2.0", "id": request["id"], "error": error}
        write.write(json.dumps(answer) + "\n")
        write.flush()


if __name__ == "__main__":
    serve(Honest(sys.argv[1:]))
