"""Makes a call of Twilio's library for each line of JSON on standard input, and writes its result as a line."""
import datetime
import json
import re
import sys

from twilio.base.exceptions import TwilioRestException
from twilio.http.http_client import TwilioHttpClient
from twilio.request_validator import RequestValidator
from twilio.rest import Client

base_url = sys.argv[1]


class ToPosthorn(TwilioHttpClient):
    """The documented means to reach another host."""

    def request(self, method, url, *args, **kwargs):
        return super().request(method, re.sub(r"^https://[^/]+", base_url, url), *args, **kwargs)


http_client = ToPosthorn()

lists = {
    "accounts": lambda client, ids: client.api.v2010.accounts,
    "alpha_senders": lambda client, ids: client.messaging.v1.services(ids.pop(0)).alpha_senders,
    "calls": lambda client, ids: client.calls,
    "feedback": lambda client, ids: client.messages(ids.pop(0)).feedback,
    "incoming_phone_numbers": lambda client, ids: client.incoming_phone_numbers,
    "lookups": lambda client, ids: client.lookups.v2.phone_numbers,
    "media": lambda client, ids: client.messages(ids.pop(0)).media,
    "messages": lambda client, ids: client.messages,
    "phone_numbers": lambda client, ids: client.messaging.v1.services(ids.pop(0)).phone_numbers,
    "services": lambda client, ids: client.messaging.v1.services,
    "short_codes": lambda client, ids: client.messaging.v1.services(ids.pop(0)).short_codes,
    "verification_checks": lambda client, ids: client.verify.v2.services(ids.pop(0)).verification_checks,
    "verifications": lambda client, ids: client.verify.v2.services(ids.pop(0)).verifications,
    "verify_services": lambda client, ids: client.verify.v2.services,
}


def run(order):
    name, action = order["call"].split(".")
    ids, parameters = list(order["ids"]), order["parameters"]
    if name == "signatures":
        validator = RequestValidator(parameters["Token"])
        return validator.validate(parameters["Url"], parameters["Parameters"], parameters["Signature"])
    given = order["credentials"]
    client = Client(given["username"], given["password"], given["account"], http_client=http_client)
    resource = lists[name](client, ids)
    if ids:
        resource = resource(ids.pop(0))
    result = getattr(resource, action)(**{snake(key): value_of(value) for key, value in parameters.items()})
    return [fields(each) for each in result] if isinstance(result, list) else fields(result)


def snake(name):
    return {"From": "from_"}.get(name) or re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


def value_of(value):
    if isinstance(value, dict) and "$time" in value:
        return datetime.datetime.strptime(value["$time"], "%Y-%m-%dT%H:%M:%SZ")
    return value


def fields(instance):
    if not hasattr(instance, "__dict__"):
        return instance
    return {name.rstrip("_"): plain(value) for name, value in vars(instance).items() if not name.startswith("_")}


def plain(value):
    if isinstance(value, datetime.datetime):
        return value.astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    return value


for line in sys.stdin:
    try:
        answer = {"value": run(json.loads(line))}
    except Exception as error:
        kind = "rest" if type(error) is TwilioRestException else type(error).__name__
        answer = {
            "error": {
                "kind": kind,
                "status": getattr(error, "status", None),
                "code": getattr(error, "code", None),
                "message": getattr(error, "msg", str(error)),
                "more_info": None,
            }
        }
    print(json.dumps(answer), flush=True)
