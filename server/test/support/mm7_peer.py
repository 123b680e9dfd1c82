"""An MMSC that speaks MM7, on the parsers of Python's standard library. It shares no code with Posthorn.

It prints its port, and then a line of JSON for each thing that happens. Lines of JSON on its standard input tell it what to do.
"""
import base64
import email
import email.policy
import json
import sys
import threading
import urllib.error
import urllib.request
import uuid
import xml.etree.ElementTree as ET
from email.mime.application import MIMEApplication
from email.mime.base import MIMEBase
from email.mime.multipart import MIMEMultipart
from email.mime.text import MIMEText
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from xml.sax.saxutils import escape

SOAP = "http://schemas.xmlsoap.org/soap/envelope/"
MM7 = "http://www.3gpp.org/ftp/Specs/archive/23_series/23.140/schema/REL-6-MM7-1-4"
state = {"mode": "accept", "status_code": "1000", "webhook": None, "authorization": None}
lock = threading.Lock()


def say(**what):
    with lock:
        print(json.dumps(what), flush=True)


def envelope(transaction, body):
    header = f'<m:TransactionID xmlns:m="{MM7}" s:mustUnderstand="1">{escape(transaction)}</m:TransactionID>'
    return (
        f'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<s:Envelope xmlns:s="{SOAP}">\n'
        f"<s:Header>{header}</s:Header>\n<s:Body>{body}</s:Body></s:Envelope>"
    ).encode()


def named(element, path):
    found = element.find("/".join(f"{{{MM7}}}{step}" for step in path.split("/")))
    return None if found is None else found.text


def read_submit(content_type, raw):
    whole = f"MIME-Version: 1.0\r\nContent-Type: {content_type}\r\n\r\n".encode() + raw
    message = email.message_from_bytes(whole, policy=email.policy.HTTP)
    root, content = list(message.iter_parts())
    assert message.get_param("start") == root["Content-ID"], "start does not name the envelope"
    tree = ET.fromstring(root.get_payload(decode=True))
    transaction = tree.find(f"{{{SOAP}}}Header/{{{MM7}}}TransactionID").text
    submit = tree.find(f"{{{SOAP}}}Body/{{{MM7}}}SubmitReq")
    href = submit.find(f"{{{MM7}}}Content").attrib["href"]
    assert content["Content-ID"] == f"<{href.removeprefix('cid:')}>", "Content does not name the content"
    parts = [
        {"type": part.get_content_type(), "name": part["Content-ID"].strip("<>"), "base64": encode(part.get_payload(decode=True))}
        for part in content.iter_parts()
    ]
    return transaction, {
        "to": named(submit, "Recipients/To/Number"),
        "from": named(submit, "SenderIdentification/SenderAddress/Number"),
        "vasp": named(submit, "SenderIdentification/VASPID"),
        "report": named(submit, "DeliveryReport"),
        "version": named(submit, "MM7Version"),
        "parts": parts,
    }


def encode(data):
    return base64.b64encode(data).decode()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("content-length", 0)))
        transaction, submit = read_submit(self.headers["content-type"], raw)
        say(event="submit", transaction=transaction, authorization=self.headers.get("authorization"), **submit)
        mode = state["mode"]
        if mode == "cut":
            self.connection.shutdown(2)
            return
        if mode == "silent":
            threading.Event().wait(5)
            return
        answer, code = self.answer(mode, transaction)
        self.send_response(code)
        self.send_header("content-type", "text/xml; charset=utf-8")
        self.send_header("content-length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def answer(self, mode, transaction):
        if mode == "garbage":
            return b"<html><body>It works</body>", 200
        if mode == "bomb":
            return b'<!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;&a;</x>', 200
        if mode == "other":
            transaction = "another"
        status = state["status_code"]
        text = f"<Status><StatusCode>{status}</StatusCode><StatusText>told</StatusText></Status>"
        if mode == "fault":
            error = f'<RSErrorRsp xmlns="{MM7}"><MM7Version>6.8.0</MM7Version>{text}</RSErrorRsp>'
            fault = f"<s:Fault><faultcode>s:Client</faultcode><faultstring>no</faultstring><detail>{error}</detail></s:Fault>"
            return envelope(transaction, fault), 500
        reference = uuid.uuid4().hex
        rsp = f'<SubmitRsp xmlns="{MM7}"><MM7Version>6.8.0</MM7Version>{text}<MessageID>{reference}</MessageID></SubmitRsp>'
        if status == "1000" and state["webhook"]:
            # Not "posted", which is the result of an order.
            threading.Thread(target=report, args=(reference,), kwargs={"event": "reported"}).start()
        return envelope(transaction, rsp), 200

    def log_message(self, *words):
        pass


def post(content_type, body):
    request = urllib.request.Request(state["webhook"], data=body, headers={"content-type": content_type, "soapaction": '""'})
    if state["authorization"]:
        request.add_header("authorization", state["authorization"])
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()
    except OSError as error:
        return 0, str(error)


def report(reference, status="Retrieved", kind="DeliveryReportReq", event="posted"):
    body = (
        f'<{kind} xmlns="{MM7}"><MM7Version>6.8.0</MM7Version><MessageID>{reference}</MessageID>'
        f"<Recipient><Number>+15550000001</Number></Recipient><Sender><Number>+15550000009</Number></Sender>"
        f"<Date>2026-01-02T03:04:05Z</Date><MMStatus>{status}</MMStatus><StatusText>told</StatusText></{kind}>"
    )
    code, text = post("text/xml; charset=utf-8", envelope(uuid.uuid4().hex, body))
    say(event=event, code=code, text=text)


def deliver(to, sender, text, media, transaction, subject=""):
    body = (
        f'<DeliverReq xmlns="{MM7}"><MM7Version>6.8.0</MM7Version><LinkedID>{escape(transaction)}</LinkedID>'
        f'<Sender><Number>{sender}</Number></Sender><Recipients><To><Number>{to}</Number><Number displayOnly="true">+15559999999</Number></To></Recipients>'
        f'<TimeStamp>2026-01-02T03:04:05Z</TimeStamp><Subject>{escape(subject)}</Subject><Content href="cid:the-content"/></DeliverReq>'
    )
    content = MIMEMultipart("related")
    content["Content-ID"] = "<the-content>"
    names = [f"part{index}" for index in range(len(media))]
    shown = "".join(f'<par><img src="cid:{name}"/></par>' for name in reversed(names))
    smil = MIMEApplication(f"<smil><body>{shown}</body></smil>".encode(), "smil", email.encoders.encode_base64)
    content.attach(smil)
    content.attach(MIMEText(text, "plain", "utf-8"))
    for name, each in zip(names, media):
        kind, subtype = each["type"].split("/")
        part = MIMEBase(kind, subtype)
        part.set_payload(base64.b64decode(each["base64"]))
        email.encoders.encode_base64(part)
        part["Content-ID"] = f"<{name}>"
        content.attach(part)
    whole = MIMEMultipart("related", type="text/xml", start="<start>")
    root = MIMEBase("text", "xml", charset="utf-8")
    root.set_payload(envelope(transaction, body))
    email.encoders.encode_base64(root)
    root["Content-ID"] = "<start>"
    whole.attach(root)
    whole.attach(content)
    head, _, rest = whole.as_bytes(policy=email.policy.HTTP).partition(b"\r\n\r\n")
    parsed = email.message_from_bytes(head + b"\r\n\r\n", policy=email.policy.HTTP)
    code, answer = post(parsed["content-type"], rest)
    say(event="posted", code=code, text=answer)


def obey():
    for line in sys.stdin:
        order = json.loads(line)
        act = order.pop("do")
        if act == "set":
            state.update(order)
            say(event="set")
        elif act == "deliver":
            threading.Thread(target=deliver, kwargs=order).start()
        elif act == "report":
            threading.Thread(target=report, kwargs=order).start()
        elif act == "raw":
            code, text = post(order["type"], base64.b64decode(order["base64"]))
            say(event="posted", code=code, text=text)


threading.Thread(target=obey, daemon=True).start()
server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 0), Handler)
server.daemon_threads = True
print(server.server_port, flush=True)
server.serve_forever()
