"""The objects in arguments."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from typing import TYPE_CHECKING, Mapping, Sequence, TypedDict

if TYPE_CHECKING:
    from typing_extensions import NotRequired

    from . import params, types


class MessageTemplateRequest(TypedDict):
    #: The name of the template at Meta.
    name: str
    #: The language of the template, as Meta writes it.
    language: str
    #: The values of the variables, by name. Numbered variables have the names `1`, `2` and so on.
    parameters: NotRequired[Mapping[str, str]]
    #: The value of the variable in a text header. For a media header, send `media_url`.
    header: NotRequired[Mapping[str, str]]
    #: The values of the buttons that need a value.
    buttons: NotRequired[Sequence[params.MessageTemplateRequestButtons]]


class UpdateOptOutSettingsLanguages(TypedDict):
    #: The language (ISO 639-1).
    language: str
    #: More words that opt out, up to 20.
    stop_keywords: NotRequired[Sequence[str]]
    #: More words that opt in again, up to 20.
    start_keywords: NotRequired[Sequence[str]]
    #: More words that ask for help, up to 20.
    help_keywords: NotRequired[Sequence[str]]
    #: The reply to an opt-out. Null for the built-in reply.
    stop_reply: NotRequired[str | None]
    #: The reply to an opt-in. Null for the built-in reply.
    start_reply: NotRequired[str | None]
    #: The reply to a request for help. Null for the built-in reply.
    help_reply: NotRequired[str | None]


class VerificationPayloadRequest(TypedDict):
    #: The amount, with a decimal point.
    amount: str
    #: The currency (ISO 4217).
    currency: str
    #: The payee.
    payee: str


class VerificationTemplate(TypedDict):
    #: The name of the authentication template at Meta.
    name: str
    #: The languages in which Meta approved it, as Meta writes them. Posthorn takes the first if none is that
    #: of the message.
    languages: Sequence[str]


class VerificationRateLimit(TypedDict):
    #: The name of the limit in `rate_limit_keys`.
    name: str
    #: The maximum number of new verifications in the interval.
    max: int
    #: The interval in seconds. It starts with the first verification.
    interval_seconds: int


CreatePaymentSend = TypedDict(
    "CreatePaymentSend",
    {
        "to": "str",
        "from": "str",
        "body": "NotRequired[str]",
        "template": "NotRequired[params.MessageTemplateRequest]",
        "receipt_template": "NotRequired[params.MessageTemplateRequest]",
        "reminder_after": "NotRequired[int]",
        "receipt": "NotRequired[bool]",
    },
)


class MessageTemplateRequestButtons(TypedDict):
    #: The position among the template's buttons, starting at 0.
    index: int
    #: The type of the button.
    type: types.TemplateButtonType
    #: The value of the button: the end of its URL, the payload of its reply, or its code.
    value: str
