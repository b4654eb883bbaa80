# Receives webhooks in Python (pip install cryptography): verifies the signature and drops repeats.
# Variables: SITE, the service; PORT, where this listens.
import base64, json, os, re, threading, time, urllib.request
from datetime import datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

MOST_BYTES = 100_000
MINUTE = 60


def keys_now():
    url = os.environ["SITE"] + "/.well-known/jwks.json"
    with urllib.request.urlopen(url, timeout=5) as answer:
        written = [key["x"] for key in json.load(answer)["keys"] if key.get("crv") == "Ed25519"]
    raw = [base64.urlsafe_b64decode(x + "=") for x in written]
    return [Ed25519PublicKey.from_public_bytes(one) for one in raw]


keys, asked_at, asking = keys_now(), time.monotonic(), threading.Lock()
seen = set()  # in your database


def newer_keys(used):
    """A signature of no known key may be of a new one: asks again, at most once a minute."""
    global keys, asked_at
    with asking:
        if keys is used and time.monotonic() - asked_at >= MINUTE:
            asked_at = time.monotonic()
            try:
                keys = keys_now()
            except (OSError, ValueError):
                pass
        return keys


def is_signed(headers, body, keys):
    sent = headers.get("webhook-timestamp", "")
    if not re.fullmatch("[0-9]{1,12}", sent) or abs(time.time() - int(sent)) > 300:
        return False
    signed = f"{headers.get('webhook-id')}.{sent}.".encode() + body
    for one in headers.get("webhook-signature", "").split():
        version, _, signature = one.partition(",")
        for key in keys if version == "v1a" else []:
            try:
                key.verify(base64.b64decode(signature), signed)
                return True
            except (InvalidSignature, ValueError):
                pass
    return False


def cautions(event):
    """What keeps the numbers from being told as the whole, certain and newest result; nothing of most draws."""
    change, draw = event["data"]["change"], event["data"].get("draw", {})
    slugs = lambda name: ",".join(prize["slug"] for prize in draw[name])
    entered = datetime.fromisoformat(event["timestamp"].replace("Z", "+00:00"))
    late = entered - datetime.fromisoformat(change["drawDate"] + "T00:00:00+00:00") > timedelta(days=2)
    return [
        *(["withdrawn: " + change["reason"]] if event["type"] == "draw.withdrawn" else []),
        *(["doubt: " + draw["doubt"]] if "doubt" in draw else []),
        *(["pending: " + slugs("pendingPrizes")] if "pendingPrizes" in draw else []),
        *(["unavailable: " + slugs("unavailablePrizes")] if "unavailablePrizes" in draw else []),
        *(["unconfirmed"] if "unconfirmed" in draw else []),
        *(["late: entered " + event["timestamp"][:10]] if late and event["type"] == "draw.added" else []),
    ]


class Receiver(BaseHTTPRequestHandler):
    timeout = 10

    def do_POST(self):
        length = self.headers.get("content-length", "")
        if not re.fullmatch("[0-9]{1,6}", length) or int(length) > MOST_BYTES:
            self.send_error(413)
            return
        body, used = self.rfile.read(int(length)), keys
        good = is_signed(self.headers, body, used)
        if not good:
            newer = newer_keys(used)
            good = newer is not used and is_signed(self.headers, body, newer)
        self.send_response(204 if good else 400)
        self.end_headers()
        if not good or self.headers["webhook-id"] in seen:
            return
        seen.add(self.headers["webhook-id"])
        event = json.loads(body)
        change = event["data"]["change"]
        print(event["type"], change["lottery"], change["drawDate"], *cautions(event), flush=True)


ThreadingHTTPServer(("127.0.0.1", int(os.environ["PORT"])), Receiver).serve_forever()
