"""A gateway with an HTTP API, on the server, the client and the parsers of Python's standard library.

It prints its port, and then a line of JSON for each thing that happens. Each line of JSON on its standard input is a webhook to post.
"""
import base64
import json
import sys
import threading
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

files = {}
lock = threading.Lock()


def say(**what):
    with lock:
        print(json.dumps(what), flush=True)


def fetch(url):
    with urllib.request.urlopen(url, timeout=30) as response:
        return base64.b64encode(response.read()).decode()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        url = urlsplit(self.path)
        text = self.rfile.read(int(self.headers.get("content-length", 0))).decode()
        is_json = self.headers.get("content-type") == "application/json"
        body = json.loads(text) if is_json else parse_qs(text, keep_blank_values=True)
        query = parse_qs(url.query)
        say(event="request", query=query, body=body, media=[fetch(each) for each in body.get("media", [])])
        if url.path == "/cut":
            self.connection.shutdown(2)
        elif url.path == "/silent":
            threading.Event().wait(5)
        elif url.path == "/garbage":
            self.wfile.write(b"\x00\xff garbage, and no HTTP\r\n\r\n")
            self.close_connection = True
        else:
            self.answer("application/json", b"{not json" if url.path == "/broken" else json.dumps({"id": "p1"}).encode())

    def do_GET(self):
        if self.path in files:
            self.answer("image/png", files[self.path])
        else:
            self.do_POST()

    def answer(self, content_type, content):
        self.send_response(200)
        self.send_header("content-type", content_type)
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *words):
        pass


def post(url, headers, form):
    request = urllib.request.Request(url, data=json.dumps(form).encode(), headers=headers)
    request.add_header("content-type", "application/json")
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return response.status
    except urllib.error.HTTPError as error:
        return error.code


def obey():
    for line in sys.stdin:
        order = json.loads(line)
        files.update({path: base64.b64decode(content) for path, content in order.pop("files").items()})
        say(event="posted", code=post(**order))


threading.Thread(target=obey, daemon=True).start()
server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler)
server.daemon_threads = True
print(server.server_port, flush=True)
server.serve_forever()
