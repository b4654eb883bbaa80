# Receives webhooks in Python: verifies the signature and drops repeats.
# Variables: SECRET, what the maintainer gave you (whsec_…); PORT, where this listens.
import base64, hashlib, hmac, json, os, re, time
from datetime import datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

MOST_BYTES = 100_000
KEY = base64.b64decode(os.environ["SECRET"].removeprefix("whsec_"))
seen = set()  # in your database


def is_signed(headers, body):
    sent = headers.get("webhook-timestamp", "")
    if not re.fullmatch("[0-9]{1,12}", sent) or abs(time.time() - int(sent)) > 300:
        return False
    signed = f"{headers.get('webhook-id')}.{sent}.".encode() + body
    wanted = b"v1," + base64.b64encode(hmac.digest(KEY, signed, hashlib.sha256))
    return any(hmac.compare_digest(wanted, one.encode()) for one in headers.get("webhook-signature", "").split())


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
        body = self.rfile.read(int(length))
        good = is_signed(self.headers, body)
        self.send_response(204 if good else 400)
        self.end_headers()
        if not good or self.headers["webhook-id"] in seen:
            return
        seen.add(self.headers["webhook-id"])
        event = json.loads(body)
        change = event["data"]["change"]
        print(event["type"], change["lottery"], change["drawDate"], *cautions(event), flush=True)


ThreadingHTTPServer(("127.0.0.1", int(os.environ["PORT"])), Receiver).serve_forever()
