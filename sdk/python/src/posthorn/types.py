"""The objects that the API answers."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from datetime import datetime
from typing import Any, Dict, List, Literal, Union

from ._model import Model

AccountStatus = Literal["active", "suspended"]


ApiKeyScope = Literal["full", "messages", "webhooks", "auth", "payments", "read"]


AuthSessionStatus = Literal["active", "revoked", "expired"]


AuthenticationLevel = Literal["1", "2"]


CallbackMethod = Literal["POST", "GET"]


CaptureMethod = Literal["automatic", "manual"]


CarrierKind = Union[Literal["smpp", "smtp", "http", "mm4", "mm7", "xmpp", "matrix", "telegram", "whatsapp"], str]


ChallengeStatus = Literal["pending", "approved", "denied", "expired"]


Channel = Literal["sms", "mms", "whatsapp", "xmpp", "matrix", "telegram", "email"]


CircuitState = Literal["closed", "open", "half_open"]


DeliveryStatus = Literal["pending", "succeeded", "failed", "canceled"]


DifferenceStatus = Literal["open", "resolved"]


DisputeStatus = Literal["warning", "needs_response", "under_review", "won", "lost", "closed"]


EnabledStatus = Literal["enabled", "disabled"]


EventName = Literal[
    "messages.queued",
    "messages.sending",
    "messages.sent",
    "messages.delivered",
    "messages.read",
    "messages.undelivered",
    "messages.failed",
    "messages.received",
    "messages.reply_requested",
    "verifications.created",
    "verifications.sent",
    "verifications.approved",
    "verifications.max_attempts_reached",
    "verifications.failed",
    "verifications.expired",
    "verifications.canceled",
    "verifications.blocked",
    "sessions.created",
    "sessions.revoked",
    "sessions.reuse_detected",
    "factors.created",
    "factors.verified",
    "factors.deleted",
    "challenges.approved",
    "challenges.denied",
    "challenges.expired",
    "payments.created",
    "payments.requires_action",
    "payments.processing",
    "payments.authorized",
    "payments.partially_paid",
    "payments.completed",
    "payments.failed",
    "payments.canceled",
    "payments.expired",
    "payments.review_required",
    "payments.review_resolved",
    "refunds.created",
    "refunds.completed",
    "refunds.failed",
    "disputes.opened",
    "disputes.updated",
    "disputes.closed",
    "differences.opened",
    "differences.resolved",
    "webhooks.failing",
    "webhooks.disabled",
    "webhooks.test",
]


FeedbackOutcome = Literal["confirmed", "unconfirmed"]


FactorStatus = Literal["unverified", "verified", "deleted"]


FactorType = Literal["totp", "passkey", "recovery_codes"]


MessageDirection = Literal["outbound", "inbound"]


MessageIdFormat = Literal["as_is", "hex", "decimal"]


MessageStatus = Literal["queued", "sending", "sent", "delivered", "undelivered", "failed", "received"]


MismatchResolution = Literal["accept", "refund", "cancel"]


OptOutReach = Literal["sender", "account"]


PasskeyUserVerification = Literal["required", "preferred"]


PaymentCancelReason = Literal["requested_by_customer", "duplicate", "fraudulent", "abandoned"]


PaymentStatus = Literal[
    "pending", "requires_action", "processing", "authorized", "completed", "failed", "canceled", "expired"
]


PhoneNumberCapability = Literal["sms", "mms", "whatsapp", "xmpp", "matrix", "telegram"]


PhoneNumberStatus = Literal["pending", "active", "rejected"]


RefundReason = Literal["duplicate", "fraudulent", "requested_by_customer"]


RefundStatus = Literal["pending", "completed", "failed", "canceled"]


RequestedCapability = Literal["sms", "mms"]


SenderRuleKind = Literal["exact", "pattern", "any"]


SessionRevokedReason = Literal["logout", "revoke_all", "reuse_detected", "session_limit"]


SortOrder = Literal["asc", "desc"]


StatisticsInterval = Literal["hour", "day"]


TemplateButtonType = Literal["url", "quick_reply", "copy_code"]


TextEncoding = Literal["gsm7", "ucs2"]


TransactionType = Literal[
    "charge", "fee", "refund", "refund_reversal", "dispute", "dispute_reversal", "payout", "adjustment"
]


VerificationChannel = Literal["sms", "whatsapp", "xmpp", "email"]


VerificationMethod = Literal["code", "link"]


VerificationMode = Literal["enforce", "dry_run"]


VerificationStatus = Literal["pending", "approved", "canceled", "expired", "max_attempts_reached", "failed"]


WebhookCallbackForm = Literal["posthorn", "twilio"]


WebhookDisabledReason = Literal["gone", "failing", "by_user"]


WebhookOrdering = Literal["none", "fifo"]


WebhookPayload = Literal["full", "thin"]


WebhookSignature = Literal["v1", "v1a"]


WebhookStatus = Literal["enabled", "paused", "disabled"]


class Message(Model):
    """A sent or received message."""

    #: Identifier of the message.
    sid: str
    #: The account of the message.
    account_sid: str
    #: The direction: sent by the account, or received.
    direction: MessageDirection
    #: The channel.
    channel: Channel
    #: The status. It never returns to an earlier one.
    status: MessageStatus
    #: The recipient.
    to: str
    #: The sender.
    from_: str
    #: The text. Empty for a message with media only.
    body: str
    #: The number of segments of the text.
    num_segments: int
    #: The number of attached media.
    num_media: int
    #: The price of all segments. Null before a carrier gets the message, and without a rate for the
    #: recipient. For several addresses, the sum of the prices on the channels whose carriers accepted the
    #: message.
    price: float | None
    #: The currency of the price (ISO 4217).
    price_unit: str
    #: The reason why the message failed or was not delivered. Null otherwise. The codes are
    #: `invalid_recipient`, `unroutable`, `region_not_permitted`, `recipient_opted_out`, `not_mobile`,
    #: `invalid_sender`, `sender_not_permitted`, `sender_queue_full`, `throttled`, `carrier_unavailable`,
    #: `carrier_rejected`, `message_invalid`, `channel_unavailable`, `unreachable_handset`, `unknown_handset`,
    #: `unknown_user`, `unknown_mailbox`, `landline`, `blocked_by_carrier`, `blocked_by_recipient`,
    #: `window_closed`, `marketing_limit`, `template_invalid`, `delivery_failed`, `canceled`,
    #: `validity_expired`, `outcome_unknown`, `media_too_large`, `media_unfetchable`,
    #: `media_type_unsupported`, `media_unsupported`. Later versions can add codes.
    error_code: str | None
    #: The meaning of `error_code` as a sentence. Null without an error.
    error_message: str | None
    #: The `tags` of the request.
    tags: List[str]
    #: Your own fields: `metadata` of the request.
    metadata: Dict[str, str]
    send_at: datetime | None
    #: The time when the server accepted or received the message.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    sent_at: datetime | None
    delivered_at: datetime | None
    read_at: datetime | None
    #: The status of each address, in the order of `to`, for a message with several addresses. Null for other
    #: messages. `to`, `from` and `channel` of the message describe the address that Posthorn tries or that
    #: delivered.
    channels: List[MessageAddress] | None
    #: The template that is sent over WhatsApp in place of the body. Null for other messages.
    template: MessageTemplate | None
    #: The carrier that sends or received the message. Until the status is `sent`, Posthorn can move the
    #: message to another carrier. An event names the carrier at its time.
    carrier_sid: str
    #: The `status_callback` of the request. Null without one.
    status_callback: str | None
    messaging_service_sid: str | None
    reply_to_sid: str | None
    _shapes = {
        "send_at": "time",
        "created_at": "time",
        "updated_at": "time",
        "sent_at": "time",
        "delivered_at": "time",
        "read_at": "time",
        "channels": ["list", "MessageAddress"],
        "template": "MessageTemplate",
    }


class MessageAddress(Model):
    """One of the addresses of a message with several."""

    #: The channel.
    channel: Channel
    #: The recipient on this channel.
    to: str
    #: The sender on this channel.
    from_: str
    #: The number of segments of the text on this channel.
    num_segments: int
    #: The status on this address. `waiting`: not tried yet. `sending`: queued or on the way to the carrier.
    #: `sent`: the carrier accepted it. `timed_out`: no delivery in time, but a sent message can still arrive.
    #: `unknown`: Posthorn does not know whether the carrier has it.
    status: Literal["waiting", "sending", "sent", "timed_out", "unknown", "delivered", "undelivered", "failed"]
    #: The reason why the message failed or was not delivered. Null otherwise.
    error_code: str | None


class MessagePreview(Model):
    """The segments and price of a message."""

    #: The encoding of the text.
    encoding: TextEncoding
    #: The number of segments, as counted for sending and billing.
    num_segments: int
    #: The length of the text in septets (gsm7) or UTF-16 code units (ucs2).
    units: int
    #: The number of units that fit into each segment.
    units_per_segment: int
    #: The text of each segment.
    segments: List[str]
    #: The characters outside GSM 03.38 that require ucs2. Replace all of them to make the message cheaper.
    ucs2_characters: List[MessagePreviewUcs2Characters]
    #: The price of all segments. Null without a rate for the recipient.
    price: float | None
    #: The currency of the price (ISO 4217).
    price_unit: str
    window_until: datetime | None
    #: The route of the message. Null if no carrier reaches the recipient.
    route: PreviewedRoute | None
    #: The previews of all addresses, in the order of `to`. Null for one address. The other fields describe
    #: the first address. The price of the message is the sum over the channels whose carriers accept it.
    channels: List[PreviewedAddress] | None
    _shapes = {
        "ucs2_characters": ["list", "MessagePreviewUcs2Characters"],
        "window_until": "time",
        "route": "PreviewedRoute",
        "channels": ["list", "PreviewedAddress"],
    }


class PreviewedAddress(Model):
    """The preview on one of several addresses."""

    #: The channel of the message.
    channel: Channel
    #: The recipient on this channel.
    to: str
    #: The number of segments on this channel.
    num_segments: int
    #: The price on this channel. Null without a rate.
    price: float | None
    #: The route of the message. Null if no carrier reaches the recipient.
    route: PreviewedRoute | None
    _shapes = {
        "route": "PreviewedRoute",
    }


class Conversation(Model):
    """The messages between an address of the account and a person, over all channels."""

    #: The address of the account, without the prefix whatsapp:.
    number: str
    #: The address of the person, without the prefix whatsapp:.
    contact: str
    #: The newest message.
    last_message: Message
    _shapes = {
        "last_message": "Message",
    }


class MessageFeedback(Model):
    """The report of an account about a message."""

    #: The message.
    message_sid: str
    #: Whether the recipient acted on the message.
    outcome: FeedbackOutcome
    #: The time of the report.
    created_at: datetime
    _shapes = {
        "created_at": "time",
    }


class TimelineEntry(Model):
    """An entry in the timeline of a message."""

    #: The kind of entry: a change of status, or a note about an event that did not change the status.
    kind: Literal["status", "note"]
    #: The event type of a change, or the type of a note, such as `receipt_ignored`.
    type: str
    event_sid: str | None
    #: The position among the message's events. Null for notes.
    sequence: int | None
    #: The time of the entry.
    occurred_at: datetime
    #: The reason, or the data that Posthorn and the carrier exchanged. Null without details.
    detail: Dict[str, Any] | None
    _shapes = {
        "occurred_at": "time",
    }


class Media(Model):
    """A picture or another file of a message."""

    #: Identifier of the media.
    sid: str
    #: The account of the media.
    account_sid: str
    #: The message of the media.
    message_sid: str
    #: The media type, detected from the content. The host or sender can have declared another type.
    content_type: str
    #: The size in bytes.
    bytes: int
    #: The URL from which Posthorn fetched the media. Null for inbound media.
    url: str | None
    #: The time when Posthorn fetched or received the media.
    created_at: datetime
    _shapes = {
        "created_at": "time",
    }


class MediaWithContent(Model):
    """A picture or another file of a message, with its bytes."""

    #: Identifier of the media.
    sid: str
    #: The account of the media.
    account_sid: str
    #: The message of the media.
    message_sid: str
    #: The media type, detected from the content. The host or sender can have declared another type.
    content_type: str
    #: The size in bytes.
    bytes: int
    #: The URL from which Posthorn fetched the media. Null for inbound media.
    url: str | None
    #: The time when Posthorn fetched or received the media.
    created_at: datetime
    #: The bytes, in base64.
    content: str
    _shapes = {
        "created_at": "time",
    }


class PhoneNumber(Model):
    """A number that the account owns or requested. Messages to an active number arrive at the account."""

    #: Identifier of the number.
    sid: str
    #: The account that owns or requested the number.
    account_sid: str
    #: The number, short code or sender id.
    number: str
    #: The channels that it supports. A chat address supports its own channel.
    capabilities: List[PhoneNumberCapability]
    #: The status. Only an `active` number belongs to the account. A `pending` number waits for the operator.
    status: PhoneNumberStatus
    #: The reason for which the operator rejected the request. Null otherwise.
    rejected_reason: str | None
    #: The name that the account gave the number. Null without a name.
    name: str | None
    #: The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or as
    #: plain text. The request has the form and the signature of Twilio's. Null without one.
    inbound_url: str | None
    #: The method of the requests to `inbound_url`.
    inbound_method: CallbackMethod
    #: The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries
    #: `inbound_url`. Null without one.
    fallback_url: str | None
    #: The method of the requests to `fallback_url`.
    fallback_method: CallbackMethod
    #: The `status_callback` of messages that set none. Null without one.
    status_callback: str | None
    #: The time of the request or assignment.
    created_at: datetime
    _shapes = {
        "created_at": "time",
    }


class MessagingService(Model):
    """A pool of senders of the account."""

    #: Identifier of the messaging service.
    sid: str
    #: The account of the messaging service.
    account_sid: str
    #: The name.
    name: str
    #: True if a recipient gets all messages from the same sender.
    sticky_sender: bool
    #: The `validity_period` in seconds of messages that set none. Null without a default.
    validity_period: int | None
    #: The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or as
    #: plain text. The request has the form and the signature of Twilio's. Null without one.
    inbound_url: str | None
    #: The method of the requests to `inbound_url`.
    inbound_method: CallbackMethod
    #: The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries
    #: `inbound_url`. Null without one.
    fallback_url: str | None
    #: The method of the requests to `fallback_url`.
    fallback_method: CallbackMethod
    #: The `status_callback` of messages that set none. Null without one.
    status_callback: str | None
    #: True if an inbound message goes to the `inbound_url` of its number, although the service has one.
    uses_number_url: bool
    #: The time of creation.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    _shapes = {
        "created_at": "time",
        "updated_at": "time",
    }


class ServiceSender(Model):
    """A sender in a messaging service."""

    #: The messaging service of the sender.
    messaging_service_sid: str
    #: The sender.
    sender: str
    #: The kind of sender.
    kind: Literal["phone_number", "short_code", "name", "chat", "email"]
    #: The country of a phone number, or the `country` of the request (ISO 3166-1). Null for other senders.
    country: str | None
    #: The time when the sender was added.
    created_at: datetime
    _shapes = {
        "created_at": "time",
    }


class OptOut(Model):
    """A recipient who opted out of messages from a sender of the account."""

    #: The sender that can no longer send to the recipient. Null if the opt-out holds for every sender of the
    #: account, on every channel.
    from_: str | None
    #: The recipient who opted out.
    to: str
    #: The words that the recipient sent. Null if the account recorded the opt-out.
    keyword: str | None
    #: The time of the opt-out.
    created_at: datetime
    _shapes = {
        "created_at": "time",
    }


class OptOutSettings(Model):
    """The settings of an account for opt-outs."""

    #: The senders for which a new opt-out by keyword holds: the sender that got it, or every sender of the
    #: account on every channel.
    holds_for: OptOutReach
    #: The language of replies to words that every language uses, such as STOP.
    language: str
    #: Your own keywords and replies.
    languages: List[OptOutSettingsLanguages]
    _shapes = {
        "languages": ["list", "OptOutSettingsLanguages"],
    }


class Verification(Model):
    """A verification, which proves that a person controls an address. Responses, events and lists never contain the code."""

    #: Identifier of the verification.
    sid: str
    #: The account of the verification.
    account_sid: str
    #: The service of the verification.
    service_sid: str
    #: The status. Only a `pending` verification can change.
    status: VerificationStatus
    #: The verified address.
    to: str
    #: The channel of the latest message. After the approval, the channel of the code or link that was right.
    channel: str
    #: The remaining channels to try, in order.
    channels: List[str]
    #: The channels of the latest request that Posthorn cannot use, each with its reason.
    skipped_channels: List[VerificationSkippedChannels]
    #: The method: the person types a code or opens a link.
    method: VerificationMethod
    #: The purpose of the verification.
    purpose: str
    #: The language of the messages.
    locale: str
    #: The action that the person approves. Null without an action.
    payload: VerificationPayload | None
    #: The URL to open after the approval. Null without one.
    redirect_url: str | None
    #: The number of messages so far.
    sends: int
    #: The number of wrong checks so far.
    checks: int
    #: The number of wrong checks that are left. 0 unless the status is `pending`.
    attempts_remaining: int
    #: The error code of the last message if `status` is `failed`, such as `unknown_handset`. Null otherwise.
    error_code: str | None
    #: The `tags` of the request. The messages of the verification also have them.
    tags: List[str]
    #: Your own fields: `metadata` of the request.
    metadata: Dict[str, str]
    #: The risk of SMS pumping, judged when the verification began. Null with `risk_check: off` and for the
    #: safe list.
    risk: VerificationRisk | None
    #: The time when the verification expires.
    expires_at: datetime
    approved_at: datetime | None
    #: The start time.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    _shapes = {
        "skipped_channels": ["list", "VerificationSkippedChannels"],
        "payload": "VerificationPayload",
        "risk": "VerificationRisk",
        "expires_at": "time",
        "approved_at": "time",
        "created_at": "time",
        "updated_at": "time",
    }


class VerificationCheck(Model):
    """The result of a check."""

    #: True if the code is correct and the verification is now approved.
    valid: bool
    #: The verification. Null for a failed check by `to`.
    verification_sid: str | None
    #: The status after the check. Null for a failed check by `to`.
    status: VerificationStatus | None
    #: The number of wrong checks that are left. Null for a failed check by `to`.
    attempts_remaining: int | None


class VerificationAttempt(Model):
    """One message of a verification."""

    #: Identifier of the attempt.
    sid: str
    #: The verification.
    verification_sid: str
    #: The service of the verification.
    service_sid: str
    #: The message of the attempt.
    message_sid: str
    #: The channel.
    channel: str
    #: The verified address.
    to: str
    #: The country of the number (ISO 3166-1). ZZ for an address without a country.
    country: str
    #: The status of the message.
    status: Literal["queued", "sent", "delivered", "failed"]
    #: True if the verification was approved.
    converted: bool
    #: The error code of the message. Null without an error.
    error_code: str | None
    #: The time when the message was queued.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    _shapes = {
        "created_at": "time",
        "updated_at": "time",
    }


class VerificationAttemptSummary(Model):
    """Counts of the messages of verifications."""

    #: One entry for each channel and country.
    data: List[VerificationAttemptSummaryData]
    _shapes = {
        "data": ["list", "VerificationAttemptSummaryData"],
    }


class VerificationSettings(Model):
    """The settings of the account for verifications."""

    #: The name of your service, which precedes the text of each message. Empty for no name.
    friendly_name: str
    #: The default language of messages.
    locale: str
    #: The number of digits in a code. Less than six works only with the simulator.
    code_length: int
    #: The number of seconds for which a code or a link is valid.
    ttl_seconds: int
    #: The number of wrong checks that end a verification.
    checks_max: int
    #: The maximum number of messages of a verification.
    sends_max: int
    #: The maximum number of new verifications of one recipient in an hour.
    recipient_hourly_max: int
    #: The maximum number of new verifications of one recipient in a day.
    recipient_daily_max: int
    #: The maximum number of new verifications from one `client_ip` in an hour. Approved ones do not count.
    client_ip_hourly_max: int
    #: The maximum number of messages of all verifications in a day.
    daily_sends_max: int
    #: The maximum price of all messages in a day, in the currency of prices. Null for no limit.
    daily_spend_max: float | None
    #: The authentication template of codes over WhatsApp, with a button that copies the code or fills it in.
    #: Null for none: WhatsApp is then not used. In a form, send JSON.
    whatsapp_template: VerificationTemplate | None
    #: The domain of your web site, for codes that browsers fill in. Null without one.
    domain: str | None
    #: The hash of your Android app. Null without one.
    app_hash: str | None
    #: The mode of blocks: they refuse verifications, or Posthorn only records and announces them.
    abuse_mode: VerificationMode
    #: The domain of passkeys (the WebAuthn relying party ID): the domain of your site, or a parent domain. A
    #: passkey works only for its domain, so a change needs new passkeys. Null without one.
    passkey_rp_id: str | None
    #: The user verification of passkeys: whether the device must check the user by PIN, fingerprint or face.
    passkey_user_verification: PasskeyUserVerification
    #: The senders of messages. Posthorn uses the first sender of the channel that a carrier takes.
    senders: List[str]
    #: The allowed countries of recipients (ISO 3166-1). An empty list allows all countries with the
    #: simulator, and none with other carriers.
    allowed_countries: List[str]
    #: The allowed redirect URLs of links.
    redirect_urls: List[str]
    #: The origins where passkeys work. An empty list means `https://` and `passkey_rp_id`.
    passkey_origins: List[str]
    #: Your own rate limits, which count the values of `rate_limit_keys`.
    rate_limits: List[VerificationRateLimit]
    _shapes = {
        "whatsapp_template": "VerificationTemplate",
        "rate_limits": ["list", "VerificationRateLimit"],
    }


class VerificationService(Model):
    """A service: settings for the verifications of one app or brand. A setting that is null is that of the account."""

    #: Identifier of the service.
    sid: str
    #: The account of the service.
    account_sid: str
    #: True for the service of verifications without `service_sid`. Its settings are those of the account.
    is_default: bool
    #: The name of your service, which precedes the text of each message. Empty for no name.
    friendly_name: str
    #: The default language of messages. Null for the setting of the account.
    locale: str | None
    #: The number of digits in a code. Less than six works only with the simulator. Null for the setting of
    #: the account.
    code_length: int | None
    #: The number of seconds for which a code or a link is valid. Null for the setting of the account.
    ttl_seconds: int | None
    #: The number of wrong checks that end a verification. Null for the setting of the account.
    checks_max: int | None
    #: The maximum number of messages of a verification. Null for the setting of the account.
    sends_max: int | None
    #: The maximum number of new verifications of one recipient with this service in an hour, in addition to
    #: that of the account. Null for none.
    recipient_hourly_max: int | None
    #: The maximum number of new verifications of one recipient with this service in a day, in addition to
    #: that of the account. Null for none.
    recipient_daily_max: int | None
    #: The maximum number of messages of this service in a day, in addition to that of the account. Null for
    #: none.
    daily_sends_max: int | None
    #: The maximum price of messages of this service in a day, in addition to that of the account. Null for
    #: none.
    daily_spend_max: float | None
    #: The authentication template of codes over WhatsApp, with a button that copies the code or fills it in.
    #: Null for none: WhatsApp is then not used. In a form, send JSON.
    whatsapp_template: VerificationTemplate | None
    #: The domain of your web site, for codes that browsers fill in. Null without one.
    domain: str | None
    #: The hash of your Android app. Null without one.
    app_hash: str | None
    #: The senders of messages. Posthorn uses the first sender of the channel that a carrier takes. Null for
    #: the setting of the account.
    senders: List[str] | None
    #: The messaging service whose senders are tried before `senders`. Null for that of the default service.
    messaging_service_sid: str | None
    #: The allowed countries of recipients (ISO 3166-1). An empty list allows all countries with the
    #: simulator, and none with other carriers. Null for the setting of the account.
    allowed_countries: List[str] | None
    #: The allowed redirect URLs of links. Null for the setting of the account.
    redirect_urls: List[str] | None
    #: The time of the creation.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    _shapes = {
        "whatsapp_template": "VerificationTemplate",
        "created_at": "time",
        "updated_at": "time",
    }


class VerificationText(Model):
    """The message of a verification in one language."""

    #: The language (BCP 47).
    locale: str
    #: The message, with asterisks in place of the code or the token.
    text: str
    #: The encoding of the text.
    encoding: TextEncoding
    #: The number of segments, as counted for sending and billing.
    num_segments: int


class SafeListEntry(Model):
    """An address that is exempt from limits and blocks."""

    #: The address.
    to: str
    #: Your note.
    note: str | None
    #: The time when you added the address.
    created_at: datetime
    _shapes = {
        "created_at": "time",
    }


class VerificationRecipient(Model):
    """The account's verification data about an address, without its messages."""

    #: The address.
    to: str
    #: The newest 1000 verifications of the address.
    verifications: List[Verification]
    #: The messages of these verifications, newest first.
    attempts: List[VerificationAttempt]
    #: The counts of limits for the address.
    limits: List[VerificationRecipientLimits]
    #: The entry on the safe list. Null without one.
    safe_list_entry: SafeListEntry | None
    #: True if older verifications exist.
    has_more: bool
    _shapes = {
        "verifications": ["list", "Verification"],
        "attempts": ["list", "VerificationAttempt"],
        "limits": ["list", "VerificationRecipientLimits"],
        "safe_list_entry": "SafeListEntry",
    }


class VerificationBlock(Model):
    """A temporary block of verifications to some numbers, because few of their messages led to an approval."""

    #: Identifier of the block.
    sid: str
    #: The account of the block.
    account_sid: str
    #: The scope: the numbers of one prefix, or of one country, or of the account. `pair`: a prefix and the
    #: network of one `client_ip`.
    scope: Literal["pair", "prefix", "country", "account"]
    #: The prefix of the numbers, or the country. For a pair, the prefix, a space and the network. `*` for the
    #: account.
    key: str
    #: The country of the numbers (ISO 3166-1).
    country: str
    #: True if Posthorn only recorded the block and did not enforce it, because of `abuse_mode`.
    dry_run: bool
    #: The reason: too many messages without an approval.
    reason: Literal["low_conversion"]
    #: The number of messages in the days before the block. Older messages count less.
    sends: int
    #: The number of approvals of these messages.
    approvals: int
    #: The start time.
    created_at: datetime
    #: The time when the block ends.
    ends_at: datetime
    released_at: datetime | None
    _shapes = {
        "created_at": "time",
        "ends_at": "time",
        "released_at": "time",
    }


class NumberLookup(Model):
    """The data of the numbering plan about a phone number. The lookup asks no network."""

    #: True if the numbering plan has such numbers.
    valid: bool
    #: The reason why the number is not valid. Null if it is valid. A number of an `unknown_range` can still
    #: work if the range is new.
    reason: (
        Literal[
            "country_code_missing", "unknown_country_code", "too_short", "too_long", "invalid_length", "unknown_range"
        ]
        | None
    )
    #: The number in E.164. Null for an impossible number.
    phone_number: str | None
    #: The country (ISO 3166-1), or the main country if several share the code. Null for a number without a
    #: country.
    country: str | None
    #: The country code without the plus. Null if there is none.
    calling_code: str | None
    #: The type of line according to the plan. `fixed_line_or_mobile` means that both types share the range.
    line_type: (
        Literal[
            "mobile",
            "fixed_line",
            "fixed_line_or_mobile",
            "toll_free",
            "premium_rate",
            "shared_cost",
            "voip",
            "personal_number",
            "pager",
            "uan",
            "voicemail",
            "satellite",
            "unknown",
        ]
        | None
    )
    #: The number in national format.
    national_format: str | None
    #: The number in international format.
    international_format: str | None
    #: The number as a `tel:` URI.
    rfc3966_format: str | None
    #: The facts that the numbering plan does not contain: whether the number is assigned, reachable or
    #: ported, its carrier, and sometimes the type of line.
    unknown: List[Literal["assigned", "reachable", "ported", "carrier", "line_type"]]


class AuthSessionTokens(Model):
    """A session with its tokens. Only this response contains them."""

    #: The identifier of the session, which is `sid` of access tokens.
    sid: str
    #: The account of the session.
    account_sid: str
    #: Your own id of the person, which is `sub` of access tokens.
    subject: str
    #: The status. A session is `expired` after 14 days without a refresh, or 90 days after its creation.
    status: AuthSessionStatus
    #: The reason for the revocation. `logout`: a `DELETE` request. `revoke_all`: all sessions of the subject.
    #: `reuse_detected`: an old refresh token. `session_limit`: a newer session. Null unless revoked.
    revoked_reason: SessionRevokedReason | None
    #: The audience (`aud`) of access tokens. Null for the issuer.
    audience: str | None
    #: Your own claims in access tokens.
    claims: Dict[str, Any]
    #: The methods by which the person proved their identity (RFC 8176). `otp`: a code. `sms` or another
    #: channel: its name. `hwk`: a passkey. `mfa`: two factors.
    amr: List[str]
    #: The authentication level. `2` means that the proofs are two factors, otherwise `1`.
    acr: AuthenticationLevel
    #: The time of the oldest proof, which is `auth_time` of access tokens.
    authenticated_at: datetime
    #: The time when the latest refresh token was issued.
    refreshed_at: datetime
    #: The time when the session ends without another refresh, at most 90 days after its creation.
    expires_at: datetime
    #: The time of the revocation. Null unless revoked.
    revoked_at: datetime | None
    #: The time of creation.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    #: A JWT (RFC 9068), signed with ES256. Resource servers check it offline.
    access_token: str
    #: The token type. Send the token as `Authorization: Bearer …`.
    token_type: Literal["Bearer"]
    #: The number of seconds until the access token expires.
    expires_in: int
    #: The token for the next refresh, which works once. Store it where scripts of pages cannot read it, such
    #: as in an `HttpOnly` cookie.
    refresh_token: str
    #: The time when the refresh token expires.
    refresh_expires_at: datetime
    _shapes = {
        "authenticated_at": "time",
        "refreshed_at": "time",
        "expires_at": "time",
        "revoked_at": "time",
        "created_at": "time",
        "updated_at": "time",
        "refresh_expires_at": "time",
    }


class AuthSession(Model):
    """A session of a person in your program. It contains no token."""

    #: The identifier of the session, which is `sid` of access tokens.
    sid: str
    #: The account of the session.
    account_sid: str
    #: Your own id of the person, which is `sub` of access tokens.
    subject: str
    #: The status. A session is `expired` after 14 days without a refresh, or 90 days after its creation.
    status: AuthSessionStatus
    #: The reason for the revocation. `logout`: a `DELETE` request. `revoke_all`: all sessions of the subject.
    #: `reuse_detected`: an old refresh token. `session_limit`: a newer session. Null unless revoked.
    revoked_reason: SessionRevokedReason | None
    #: The audience (`aud`) of access tokens. Null for the issuer.
    audience: str | None
    #: Your own claims in access tokens.
    claims: Dict[str, Any]
    #: The methods by which the person proved their identity (RFC 8176). `otp`: a code. `sms` or another
    #: channel: its name. `hwk`: a passkey. `mfa`: two factors.
    amr: List[str]
    #: The authentication level. `2` means that the proofs are two factors, otherwise `1`.
    acr: AuthenticationLevel
    #: The time of the oldest proof, which is `auth_time` of access tokens.
    authenticated_at: datetime
    #: The time when the latest refresh token was issued.
    refreshed_at: datetime
    #: The time when the session ends without another refresh, at most 90 days after its creation.
    expires_at: datetime
    #: The time of the revocation. Null unless revoked.
    revoked_at: datetime | None
    #: The time of creation.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    _shapes = {
        "authenticated_at": "time",
        "refreshed_at": "time",
        "expires_at": "time",
        "revoked_at": "time",
        "created_at": "time",
        "updated_at": "time",
    }


class RevokedAuthSessions(Model):
    """The result of the revocation."""

    #: The subject.
    subject: str
    #: The number of revoked sessions.
    revoked: int


class AuthSigningKey(Model):
    """A signing key."""

    #: The thumbprint of the key (RFC 7638).
    kid: str
    #: The time of creation.
    created_at: datetime
    _shapes = {
        "created_at": "time",
    }


class AuthJwks(Model):
    """A JSON Web Key Set."""

    #: The current key, the next key, and the keys of tokens that are still valid.
    keys: List[AuthJwk]
    _shapes = {
        "keys": ["list", "AuthJwk"],
    }


class AuthJwk(Model):
    """A public key."""

    #: The key type: `EC`.
    kty: str
    #: The curve: `P-256`.
    crv: str
    #: The signature algorithm of the tokens: `ES256`.
    alg: str
    #: The use of the key: `sig`, to verify signatures.
    use: str
    #: The identifier of the key, which the header of a token contains.
    kid: str
    #: The x coordinate of the key, in base64url.
    x: str
    #: The y coordinate of the key, in base64url.
    y: str


class AuthSubject(Model):
    """The stored data of a person."""

    #: Your own id of the person.
    subject: str
    #: The sessions, newest first.
    sessions: List[AuthSession]
    #: The factors.
    factors: List[Factor]
    #: The challenges.
    challenges: List[Challenge]
    _shapes = {
        "sessions": ["list", "AuthSession"],
        "factors": ["list", "Factor"],
        "challenges": ["list", "Challenge"],
    }


class Factor(Model):
    """An authenticator app, a passkey or recovery codes of a person. It never contains secrets."""

    #: Identifier of the factor.
    sid: str
    #: The account of the factor.
    account_sid: str
    #: The service of the factor. Its challenges are those of the same service.
    service_sid: str
    #: Your own id of the person.
    subject: str
    #: The type of factor.
    factor_type: FactorType
    #: The name of the factor for the person.
    friendly_name: str
    #: The status. `unverified` lasts until the person verifies the factor, at most 24 hours. `deleted`
    #: appears only in the response and the event of the deletion.
    status: FactorStatus
    #: The number of unused recovery codes. Null for other factors.
    codes_remaining: int | None
    #: The domain of a passkey. Null for other factors.
    rp_id: str | None
    #: The time of creation.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    verified_at: datetime | None
    _shapes = {
        "created_at": "time",
        "updated_at": "time",
        "verified_at": "time",
    }


class Challenge(Model):
    """A request to a person to prove a factor."""

    #: Identifier of the challenge.
    sid: str
    #: The account of the challenge.
    account_sid: str
    #: The service of the challenge.
    service_sid: str
    #: Your own id of the person.
    subject: str
    #: The type of factor that the person must prove.
    factor_type: FactorType
    #: The factor that must approve the challenge, or that approved it. Null while any factor of the type can.
    factor_sid: str | None
    #: The status of the challenge.
    status: ChallengeStatus
    #: The action that the person approves. Null without an action.
    payload: VerificationPayload | None
    #: The number of wrong checks that are left.
    attempts_remaining: int
    #: The time when the challenge expires.
    expires_at: datetime
    approved_at: datetime | None
    #: The time of creation.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    _shapes = {
        "payload": "VerificationPayload",
        "expires_at": "time",
        "approved_at": "time",
        "created_at": "time",
        "updated_at": "time",
    }


class FactorWithBinding(Model):
    """A factor with the data that the person needs to set it up."""

    #: Identifier of the factor.
    sid: str
    #: The account of the factor.
    account_sid: str
    #: The service of the factor. Its challenges are those of the same service.
    service_sid: str
    #: Your own id of the person.
    subject: str
    #: The type of factor.
    factor_type: FactorType
    #: The name of the factor for the person.
    friendly_name: str
    #: The status. `unverified` lasts until the person verifies the factor, at most 24 hours. `deleted`
    #: appears only in the response and the event of the deletion.
    status: FactorStatus
    #: The number of unused recovery codes. Null for other factors.
    codes_remaining: int | None
    #: The domain of a passkey. Null for other factors.
    rp_id: str | None
    #: The time of creation.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    verified_at: datetime | None
    #: The data that the person needs to set it up.
    binding: FactorBinding
    _shapes = {
        "created_at": "time",
        "updated_at": "time",
        "verified_at": "time",
        "binding": "FactorBinding",
    }


class FactorBinding(Model):
    """The data that the person needs to set up the factor. Only this response contains it."""

    #: The secret of `totp` in base32, for people who type it. Null for other factors.
    secret: str | None
    #: The URI of `totp` to show as a QR code. Null for other factors.
    uri: str | None
    #: The input of `PublicKeyCredential.parseCreationOptionsFromJSON` for `passkey`. Null for other factors.
    options: Dict[str, Any] | None
    #: The ten codes of `recovery_codes`. Each code works once. Null for other factors.
    codes: List[str] | None


class FactorCheck(Model):
    """The result of the verification of a factor."""

    #: True if the proof is correct.
    valid: bool
    #: The factor.
    factor_sid: str
    #: The status after the check. The fifth wrong check deletes the factor.
    status: FactorStatus
    #: The number of wrong checks that are left.
    attempts_remaining: int


class ChallengeWithOptions(Model):
    """A challenge with the data that a browser needs to ask for a passkey."""

    #: Identifier of the challenge.
    sid: str
    #: The account of the challenge.
    account_sid: str
    #: The service of the challenge.
    service_sid: str
    #: Your own id of the person.
    subject: str
    #: The type of factor that the person must prove.
    factor_type: FactorType
    #: The factor that must approve the challenge, or that approved it. Null while any factor of the type can.
    factor_sid: str | None
    #: The status of the challenge.
    status: ChallengeStatus
    #: The action that the person approves. Null without an action.
    payload: VerificationPayload | None
    #: The number of wrong checks that are left.
    attempts_remaining: int
    #: The time when the challenge expires.
    expires_at: datetime
    approved_at: datetime | None
    #: The time of creation.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    #: The input of `PublicKeyCredential.parseRequestOptionsFromJSON` for a passkey. Null for other factors.
    options: Dict[str, Any] | None
    _shapes = {
        "payload": "VerificationPayload",
        "expires_at": "time",
        "approved_at": "time",
        "created_at": "time",
        "updated_at": "time",
    }


class ChallengeCheck(Model):
    """The result of the check of a challenge."""

    #: True if the proof is correct.
    valid: bool
    #: The challenge.
    challenge_sid: str
    #: The factor that approved the challenge. Null if it is unknown.
    factor_sid: str | None
    #: The status after the check. The fifth wrong check denies the challenge.
    status: ChallengeStatus
    #: The number of wrong checks that are left.
    attempts_remaining: int


class Payment(Model):
    """A request to pay. All amounts are in minor units of `currency` (ISO 4217)."""

    #: Identifier of the payment.
    sid: str
    #: The account that receives the payment.
    account_sid: str
    #: The status. `processing` means that the outcome is not known yet. `completed`, `failed`, `canceled` and
    #: `expired` are final.
    status: PaymentStatus
    #: The amount that the customer pays.
    amount: int
    #: ISO 4217.
    currency: str
    #: The authorized amount that is not captured yet.
    amount_capturable: int
    #: The amount that was captured or recorded so far.
    amount_captured: int
    #: The refunded amount.
    amount_refunded: int
    #: The amount of pending refunds.
    amount_refund_pending: int
    #: The fee of the provider. 0 if the provider does not report a fee.
    amount_fee: int
    #: The capture mode: `automatic` captures the amount at once, `manual` waits for a capture.
    capture_method: CaptureMethod
    #: The kind of the payment provider. Null before the customer starts to pay.
    provider: str | None
    #: The sid of the payment provider. Null before the customer starts to pay.
    provider_sid: str | None
    #: The provider's identifier of the payment.
    provider_reference: str | None
    #: False for the simulator and for a provider's sandbox, in which no money moves. Null before the customer
    #: starts to pay.
    is_live: bool | None
    #: The URL of the page on which the customer pays. Null for a payment with a token.
    checkout_url: str | None
    #: The URL of the page on which the customer confirms a payment with a token, such as a page of their
    #: bank. Null if no confirmation is needed.
    action_url: str | None
    #: The payment method of the customer, as the provider describes it. Null before the customer pays.
    payment_method_details: PaymentPaymentMethodDetails | None
    #: The reason for the latest decline. Null without a decline.
    decline: PaymentDecline | None
    #: The capture or cancellation whose outcome is not known yet. Null without one.
    pending_operation: Literal["capture", "cancel"] | None
    #: The reason for a review by a person: the provider contradicts the stored payment. Null without a
    #: review.
    review_reason: (
        Literal["amount_mismatch", "paid_after_end", "unexpected_state", "refunds_exceed_captures", "outcome_unknown"]
        | None
    )
    #: The amount that the provider reports instead of the requested one, and your decision. Null while both
    #: agree.
    mismatch: PaymentMismatch | None
    #: The status of the open dispute, or of the latest dispute. Null without a dispute.
    dispute_status: DisputeStatus | None
    #: The text that the customer reads. Null without a text.
    description: str | None
    #: Your own identifier. Null without one.
    reference: str | None
    #: Your own fields: `metadata` of the request.
    metadata: Dict[str, str]
    #: The URL to which the customer returns after the payment. Null without one.
    return_url: str | None
    #: The language of the page and of the messages.
    locale: str
    #: The recorded money of a manual payment, oldest first. Empty for other payments.
    recorded: List[PaymentRecorded]
    #: The latest message with the link to the page. Null without a message.
    send: PaymentSend | None
    #: The reason for the cancellation. Null without a cancellation.
    cancel_reason: PaymentCancelReason | None
    #: The time when the page expires. Null if it does not expire.
    expires_at: datetime | None
    #: The time of the authorization. Null before.
    authorized_at: datetime | None
    #: The time when the payment completed. Null before.
    completed_at: datetime | None
    #: The time of the cancellation. Null without a cancellation.
    canceled_at: datetime | None
    #: The time of creation.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    _shapes = {
        "payment_method_details": "PaymentPaymentMethodDetails",
        "decline": "PaymentDecline",
        "mismatch": "PaymentMismatch",
        "recorded": ["list", "PaymentRecorded"],
        "send": "PaymentSend",
        "expires_at": "time",
        "authorized_at": "time",
        "completed_at": "time",
        "canceled_at": "time",
        "created_at": "time",
        "updated_at": "time",
    }


class PaymentTimelineEntry(Model):
    """An entry in the timeline of a payment. Fields that do not apply to its type are null."""

    #: The time of the entry.
    at: datetime
    #: The type. `event`: the payment, a refund or a dispute changed. `message`: a message about the payment.
    #: `operation`: a request to the provider. `ledger`: a booking.
    type: Literal["event", "message", "operation", "ledger"]
    #: The description as one sentence.
    description: str
    message_sid: str | None
    refund_sid: str | None
    dispute_sid: str | None
    transaction_sid: str | None
    #: The requested action of an `operation` entry. Null for other entries.
    operation: Literal["charge", "capture", "cancel", "refund"] | None
    #: The status. For an `event`, it is the status after the event. For a `message` or an `operation`, it is
    #: the current status. An operation is `requested`, `done`, `refused`, `not_sent` or `lost`. Null for a
    #: deleted message.
    status: str | None
    #: The amount in minor units of `currency`. For a `ledger` entry, it is negative if the provider owes you
    #: less afterwards.
    amount: int | None
    #: The currency (ISO 4217). Null without an amount.
    currency: str | None
    _shapes = {
        "at": "time",
    }


class Refund(Model):
    """A refund, which returns money of a payment to the customer."""

    #: Identifier of the refund.
    sid: str
    #: The account of the refund.
    account_sid: str
    #: The payment of the refund.
    payment_sid: str
    #: The status. `pending` means that the outcome is not known yet. A completed refund can still fail if the
    #: bank returns the money.
    status: RefundStatus
    #: The amount in minor units of `currency`.
    amount: int
    #: ISO 4217.
    currency: str
    #: The reason from the request. Null without a reason.
    reason: RefundReason | None
    #: Your own identifier. Null without one.
    reference: str | None
    #: True if you requested the refund here. False if it was created at the provider.
    is_requested: bool
    #: The reason for the failure. Null unless the refund failed.
    failure_reason: str | None
    #: The provider's identifier of the refund.
    provider_reference: str | None
    #: Your own fields: `metadata` of the request.
    metadata: Dict[str, str]
    #: The time when the refund completed. Null before.
    completed_at: datetime | None
    #: The time of creation.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    _shapes = {
        "completed_at": "time",
        "created_at": "time",
        "updated_at": "time",
    }


class Dispute(Model):
    """A dispute: the customer asked their bank to return the money of a payment. You submit evidence in the provider's dashboard."""

    #: Identifier of the dispute.
    sid: str
    #: The account of the dispute.
    account_sid: str
    #: The disputed payment.
    payment_sid: str
    #: The status. `needs_response` means that the provider waits for your evidence. `won`, `lost` and
    #: `closed` are final.
    status: DisputeStatus
    #: The amount in minor units of `currency`.
    amount: int
    #: ISO 4217.
    currency: str
    #: The reason of the customer, in the provider's words.
    reason: str
    #: True if the provider has withdrawn the amount from you.
    is_withdrawn: bool
    #: The provider's identifier of the dispute.
    provider_reference: str
    #: The deadline for your evidence.
    evidence_due_at: datetime | None
    #: The time when the dispute closed. Null before.
    closed_at: datetime | None
    #: The time when the provider first reported the dispute.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    _shapes = {
        "evidence_due_at": "time",
        "closed_at": "time",
        "created_at": "time",
        "updated_at": "time",
    }


class PaymentProvider(Model):
    """A payment provider of the account."""

    #: Identifier of the provider.
    sid: str
    #: The display name.
    name: str
    #: The kind of provider. It never changes.
    kind: str
    #: The settings. Responses never contain secrets.
    settings: Dict[str, Any]
    #: The currencies for which Posthorn uses the provider. Null for all.
    currencies: List[str] | None
    #: The priority. Posthorn tries the provider with the lowest priority first.
    priority: int
    #: The status. New payments do not use a disabled provider. Refunds and disputes of its earlier payments
    #: continue.
    status: EnabledStatus
    #: The URL to enter at the provider as its webhook endpoint.
    notification_url: str
    #: The time of creation.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    _shapes = {
        "created_at": "time",
        "updated_at": "time",
    }


class PaymentProviderKindDescription(Model):
    """A kind of payment provider, with everything that a form for its settings needs."""

    #: The value of `kind` of a payment provider.
    kind: str
    #: The name of the kind.
    name: str
    #: The way in which customers pay.
    description: str
    #: The JSON Schema 2020-12 of `settings`. A property with a `title` has a field in a form.
    settings: Dict[str, Any]
    #: The JSON Schema 2020-12 of `secrets`.
    secrets: Dict[str, Any]
    #: The steps at the provider. A link in a step has the form `[label](https://…)`.
    setup: PaymentProviderKindDescriptionSetup
    _shapes = {
        "setup": "PaymentProviderKindDescriptionSetup",
    }


class Transaction(Model):
    """A booking in the ledger. It never changes: another transaction corrects it."""

    #: Identifier of the transaction.
    sid: str
    #: The account of the transaction.
    account_sid: str
    #: The type of transaction.
    type: TransactionType
    #: The amount, in minor units of the currency: cents of EUR, whole JPY. It is negative if the provider
    #: owes you less afterwards: fees, refunds, disputes, payouts.
    amount: int
    #: The currency (ISO 4217).
    currency: str
    payment_sid: str | None
    provider_sid: str | None
    #: The provider's identifier of the transaction. Null without one.
    provider_reference: str | None
    #: True if a reconciliation found the transaction in the provider's list, with the same amount.
    reconciled: bool
    #: The time of the event. It is the time of booking if the event belongs to a closed period.
    effective_at: datetime
    #: The time of booking.
    created_at: datetime
    #: The debit and the credit, in this order. Both have the same amount.
    entries: List[LedgerEntry]
    _shapes = {
        "effective_at": "time",
        "created_at": "time",
        "entries": ["list", "LedgerEntry"],
    }


class LedgerEntry(Model):
    """One side of a transaction."""

    #: The ledger account: `sales`, `refunds`, `fees`, `disputes`, `bank`, `suspense`, or `receivable:` with
    #: the sid of a provider that owes you money.
    ledger_account: str
    #: The debit, in minor units of the currency: cents of EUR, whole JPY. 0 on the credit side.
    debit: int
    #: The credit, in minor units of the currency: cents of EUR, whole JPY. 0 on the debit side.
    credit: int


class LedgerBalance(Model):
    """The balance of one ledger account in one currency."""

    #: The ledger account: `sales`, `refunds`, `fees`, `disputes`, `bank`, `suspense`, or `receivable:` with
    #: the sid of a provider that owes you money.
    ledger_account: str
    #: The name of the ledger account.
    name: str
    provider_sid: str | None
    #: The currency (ISO 4217).
    currency: str
    #: The debits minus the credits, in minor units of the currency: cents of EUR, whole JPY. Money that
    #: providers owe you and money that you paid is positive. Sales are negative.
    balance: int


class LedgerPeriod(Model):
    """A closed period of the ledger."""

    #: The end of the period, exclusive. The period begins at the end of the previous one.
    ends_at: datetime
    #: The time when you closed the period.
    closed_at: datetime
    #: The balances at the end of the period. Balances of 0 are omitted.
    balances: List[LedgerBalance]
    _shapes = {
        "ends_at": "time",
        "closed_at": "time",
        "balances": ["list", "LedgerBalance"],
    }


class Reconciliation(Model):
    """A comparison of a payment provider's list of transactions with the ledger."""

    #: Identifier of the reconciliation.
    sid: str
    #: The account of the reconciliation.
    account_sid: str
    #: The provider of the list.
    provider_sid: str
    #: The kind of the provider.
    provider_kind: str
    #: The status. Posthorn retries a `failed` reconciliation, and reports no difference from an incomplete
    #: list.
    status: Literal["running", "completed", "failed"]
    #: The start of the compared time. It overlaps with the previous reconciliation, because providers list
    #: transactions late.
    from_: datetime
    #: The end of the compared time.
    until: datetime
    #: The number of ledger transactions that are in the provider's list.
    matched_count: int
    #: The number of differences that the reconciliation opened.
    difference_count: int
    #: The reason for the failure. Null unless it failed.
    error: str | None
    #: The start time.
    created_at: datetime
    completed_at: datetime | None
    _shapes = {
        "from": "time",
        "until": "time",
        "created_at": "time",
        "completed_at": "time",
    }


class Difference(Model):
    """A disagreement between a provider's list and the ledger. Posthorn reports it once."""

    #: Identifier of the difference.
    sid: str
    #: The account of the difference.
    account_sid: str
    #: The latest reconciliation that found the difference.
    reconciliation_sid: str
    #: The provider of the list.
    provider_sid: str
    #: The kind of difference. `missing_in_ledger`: only the provider has the transaction.
    #: `missing_at_provider`: only the ledger has it. `amount_mismatch`: the amounts differ.
    kind: Literal["missing_in_ledger", "missing_at_provider", "amount_mismatch"]
    #: The type of the compared transactions. Posthorn compares the captures of one charge by their sum, and
    #: likewise refunds, and disputes with their reversals.
    type: Literal["charge", "refund", "dispute", "fee", "payout", "adjustment"]
    #: The provider's identifier of the transaction.
    provider_reference: str
    payment_sid: str | None
    transaction_sid: str | None
    #: The amount in the ledger, in minor units, positive for money to you. Null without a ledger transaction.
    amount_ledger: int | None
    #: The amount in the provider's list, in minor units, positive for money to you. Null without an entry in
    #: the list.
    amount_provider: int | None
    #: The currency (ISO 4217).
    currency: str
    #: The status. A person must decide about an `open` difference.
    status: DifferenceStatus
    #: The resolution. A request decided `booked` or `ignored`. `matched_later`: a later reconciliation found
    #: equal amounts. Null while open.
    resolution: Literal["booked", "ignored", "matched_later"] | None
    #: The reason for the decision. Null without a reason.
    note: str | None
    #: The time of the transaction.
    effective_at: datetime
    #: The time when a reconciliation found the difference.
    created_at: datetime
    resolved_at: datetime | None
    _shapes = {
        "effective_at": "time",
        "created_at": "time",
        "resolved_at": "time",
    }


class WebhookWithSecret(Model):
    """A webhook endpoint with its secret."""

    #: Identifier of the endpoint.
    sid: str
    #: The account of the endpoint.
    account_sid: str
    #: The URL that receives the events.
    url: str
    #: The display name.
    description: str
    #: The names and patterns of the events to send.
    events: List[str]
    #: For an endpoint of status callbacks: the form of its requests. Posthorn creates such an endpoint for
    #: each origin of a `status_callback`. `url` is the origin, and `events` is empty. Null for an endpoint
    #: that you registered.
    callback_form: WebhookCallbackForm | None
    #: The status. Posthorn sends nothing to a paused or disabled endpoint. Deliveries to a paused endpoint
    #: wait. Deliveries to a disabled endpoint are canceled.
    status: WebhookStatus
    #: The reason for `disabled`. `gone`: the endpoint responded with 410. `failing`: no success for five
    #: days. `by_user`: through the API or the console.
    disabled_reason: WebhookDisabledReason | None
    #: The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null: ten,
    #: and up to 64 while the endpoint responds within 250 ms. The limit halves after a timeout or the status
    #: 429, 502, 503 or 504, and grows by one with each other response.
    max_in_flight: int | None
    #: The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit. Waiting
    #: for this limit does not count as an attempt.
    rate_limit: int | None
    #: The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery blocks later
    #: deliveries until it succeeds or finally fails. `none`: as fast as the endpoint responds.
    ordering: WebhookOrdering
    #: The circuit breaker of the endpoint. Waiting for it does not count as an attempt.
    circuit: WebhookCircuit
    last_success_at: datetime | None
    last_failure_at: datetime | None
    #: The error of the last failed attempt. Null without one.
    last_failure: str | None
    first_failure_at: datetime | None
    #: The number of failures since the last success.
    consecutive_failures: int
    paused_until: datetime | None
    #: The maximum duration of an attempt in seconds.
    timeout: int
    #: The seconds to wait after each failed attempt. Null for the default schedule.
    retry_schedule: List[int] | None
    #: The names of the additional headers. The values are hidden.
    header_names: List[str]
    #: The client certificate for a receiver with mTLS. Null without one.
    client_certificate: WebhookCertificate | None
    #: The content of `data` in events to this endpoint.
    payload: WebhookPayload
    #: The filter for subscribed events. Null for all subscribed events.
    filter: Dict[str, List[str]] | None
    #: The signatures of deliveries to this endpoint.
    signatures: List[WebhookSignature]
    #: The public key that verifies `v1a` signatures of the newest key. Null without `v1a`.
    public_key: str | None
    #: The times until which older secrets also sign, newest secret first.
    older_secrets_until: List[datetime]
    #: The time of registration.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    #: The secret that signs the deliveries (Standard Webhooks). `GET …/secret` returns it again.
    secret: str
    _shapes = {
        "circuit": "WebhookCircuit",
        "last_success_at": "time",
        "last_failure_at": "time",
        "first_failure_at": "time",
        "paused_until": "time",
        "client_certificate": "WebhookCertificate",
        "older_secrets_until": ["list", "time"],
        "created_at": "time",
        "updated_at": "time",
    }


class Webhook(Model):
    """A webhook endpoint: a URL that receives events."""

    #: Identifier of the endpoint.
    sid: str
    #: The account of the endpoint.
    account_sid: str
    #: The URL that receives the events.
    url: str
    #: The display name.
    description: str
    #: The names and patterns of the events to send.
    events: List[str]
    #: For an endpoint of status callbacks: the form of its requests. Posthorn creates such an endpoint for
    #: each origin of a `status_callback`. `url` is the origin, and `events` is empty. Null for an endpoint
    #: that you registered.
    callback_form: WebhookCallbackForm | None
    #: The status. Posthorn sends nothing to a paused or disabled endpoint. Deliveries to a paused endpoint
    #: wait. Deliveries to a disabled endpoint are canceled.
    status: WebhookStatus
    #: The reason for `disabled`. `gone`: the endpoint responded with 410. `failing`: no success for five
    #: days. `by_user`: through the API or the console.
    disabled_reason: WebhookDisabledReason | None
    #: The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null: ten,
    #: and up to 64 while the endpoint responds within 250 ms. The limit halves after a timeout or the status
    #: 429, 502, 503 or 504, and grows by one with each other response.
    max_in_flight: int | None
    #: The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit. Waiting
    #: for this limit does not count as an attempt.
    rate_limit: int | None
    #: The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery blocks later
    #: deliveries until it succeeds or finally fails. `none`: as fast as the endpoint responds.
    ordering: WebhookOrdering
    #: The circuit breaker of the endpoint. Waiting for it does not count as an attempt.
    circuit: WebhookCircuit
    last_success_at: datetime | None
    last_failure_at: datetime | None
    #: The error of the last failed attempt. Null without one.
    last_failure: str | None
    first_failure_at: datetime | None
    #: The number of failures since the last success.
    consecutive_failures: int
    paused_until: datetime | None
    #: The maximum duration of an attempt in seconds.
    timeout: int
    #: The seconds to wait after each failed attempt. Null for the default schedule.
    retry_schedule: List[int] | None
    #: The names of the additional headers. The values are hidden.
    header_names: List[str]
    #: The client certificate for a receiver with mTLS. Null without one.
    client_certificate: WebhookCertificate | None
    #: The content of `data` in events to this endpoint.
    payload: WebhookPayload
    #: The filter for subscribed events. Null for all subscribed events.
    filter: Dict[str, List[str]] | None
    #: The signatures of deliveries to this endpoint.
    signatures: List[WebhookSignature]
    #: The public key that verifies `v1a` signatures of the newest key. Null without `v1a`.
    public_key: str | None
    #: The times until which older secrets also sign, newest secret first.
    older_secrets_until: List[datetime]
    #: The time of registration.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    _shapes = {
        "circuit": "WebhookCircuit",
        "last_success_at": "time",
        "last_failure_at": "time",
        "first_failure_at": "time",
        "paused_until": "time",
        "client_certificate": "WebhookCertificate",
        "older_secrets_until": ["list", "time"],
        "created_at": "time",
        "updated_at": "time",
    }


class WebhookSecret(Model):
    """The secret of a webhook endpoint."""

    #: The secret that signs the deliveries (Standard Webhooks). `GET …/secret` returns it again.
    secret: str


class Delivery(Model):
    """The delivery of one event to one endpoint."""

    #: Identifier of the delivery.
    sid: str
    #: The account of the delivery.
    account_sid: str
    #: The endpoint that receives the delivery.
    webhook_sid: str
    #: The event that the delivery sends.
    event_sid: str
    #: The type of the event.
    event_type: str
    #: The status. `pending` means that more attempts follow.
    status: DeliveryStatus
    #: The number of attempts so far.
    attempts: int
    #: The HTTP status of the last response. Null if the last attempt had no response.
    last_status_code: int | None
    #: The error of the last attempt. Null if it succeeded.
    last_error: str | None
    #: The time of the event.
    created_at: datetime
    next_attempt_at: datetime | None
    ended_at: datetime | None
    _shapes = {
        "created_at": "time",
        "next_attempt_at": "time",
        "ended_at": "time",
    }


class Replay(Model):
    """A background task that sends deliveries again, and sends events that the endpoint never received."""

    #: Identifier of the replay.
    sid: str
    #: The account of the replay.
    account_sid: str
    #: The endpoint that receives the deliveries.
    webhook_sid: str
    #: The status. `pending`: open transactions are not stored yet. `running`: the replay reads its time
    #: range. `completed`: it has read the time range and queued all deliveries. `canceled` and `failed` have
    #: a `reason`.
    status: Literal["pending", "running", "completed", "canceled", "failed"]
    #: The reason for the end. `by_user`: you canceled it. `webhook_disabled`, `webhook_deleted`: the endpoint
    #: no longer receives deliveries. `log_dropped`: the retention deleted unread events, from `position` on.
    #: `fault`: the operator's log contains the reason. After `log_dropped` or `fault`, you can start another
    #: replay at `position`.
    reason: Literal["by_user", "webhook_disabled", "webhook_deleted", "log_dropped", "fault"] | None
    #: The start of the time range. It is later than requested if the log does not go back that far.
    from_: datetime
    #: The end of the time range.
    to: datetime
    #: True if the replay omits successful deliveries.
    only_failed: bool
    #: True if the replay includes events that the endpoint never received.
    missing: bool
    #: The part of the time range that the replay has read, from 0 to 1.
    progress: float
    #: The time up to which the replay has read the log.
    position: datetime
    #: The number of deliveries, and with `missing` also events, that the replay has read.
    looked_at: int
    #: The number of deliveries that the replay has queued.
    queued: int
    #: The number of events that the replay cannot send, because the retention of their messages is over.
    skipped: int
    #: The number of pending deliveries from all replays of the endpoint.
    waiting: int
    #: The time of the request.
    created_at: datetime
    started_at: datetime | None
    ended_at: datetime | None
    _shapes = {
        "from": "time",
        "to": "time",
        "position": "time",
        "created_at": "time",
        "started_at": "time",
        "ended_at": "time",
    }


class DeliveryWithAttempts(Model):
    """A delivery with all its attempts."""

    #: Identifier of the delivery.
    sid: str
    #: The account of the delivery.
    account_sid: str
    #: The endpoint that receives the delivery.
    webhook_sid: str
    #: The event that the delivery sends.
    event_sid: str
    #: The type of the event.
    event_type: str
    #: The status. `pending` means that more attempts follow.
    status: DeliveryStatus
    #: The number of attempts so far.
    attempts: int
    #: The HTTP status of the last response. Null if the last attempt had no response.
    last_status_code: int | None
    #: The error of the last attempt. Null if it succeeded.
    last_error: str | None
    #: The time of the event.
    created_at: datetime
    next_attempt_at: datetime | None
    ended_at: datetime | None
    #: The attempts, oldest first.
    attempt_log: List[DeliveryAttempt]
    _shapes = {
        "created_at": "time",
        "next_attempt_at": "time",
        "ended_at": "time",
        "attempt_log": ["list", "DeliveryAttempt"],
    }


class DeliveryAttempt(Model):
    """One attempt of a delivery."""

    #: The number of the attempt, starting at 1.
    number: int
    #: The cause of the attempt.
    asked_by: Literal["schedule", "manual", "replay"]
    #: The start time.
    started_at: datetime
    #: The duration in milliseconds.
    duration_ms: int
    #: The duration of each part.
    timing: AttemptTiming
    #: True if Posthorn repeated the request at once, because a reused connection closed without a response.
    #: The endpoint can then receive the request twice, with the same `webhook-id`.
    repeated: bool
    #: The HTTP status of the response. Null without a response.
    status_code: int | None
    #: The error. Null if the attempt succeeded.
    error: str | None
    #: The headers of the request. A null value is hidden: the endpoint's own headers are always hidden. The
    #: signature is visible only for a failure that had a response, and only with permission to read the
    #: endpoint's secret. The body is the event.
    request_headers: Dict[str, str | None]
    #: The headers of the response. For a failure, Posthorn keeps 4 KiB. For a success with an empty body, it
    #: keeps the request id header, such as `x-request-id`. Null without a response, or after the retention
    #: time.
    response_headers: Dict[str, str] | None
    #: The beginning of the response body: 16 KiB for a failure, 64 bytes for a success.
    response_body: str | None
    _shapes = {
        "started_at": "time",
        "timing": "AttemptTiming",
    }


class AttemptTiming(Model):
    """The duration of each part of an attempt, in milliseconds. The rest of the total is waiting for a free connection and reading the body."""

    #: The time to look up the host name. Null for a reused connection.
    dns_ms: int | None
    #: The time to open the connection. Null for a reused connection.
    connect_ms: int | None
    #: The time for the TLS handshake. Null for a reused connection.
    tls_ms: int | None
    #: The time from the connection to the first byte of the response. Null without a response.
    first_byte_ms: int | None
    #: The total duration of the attempt.
    total_ms: int


class Event(Model):
    """An event. Webhook endpoints receive the same JSON."""

    #: The identifier of the event, which is also the `webhook-id` of its deliveries.
    sid: str
    #: The type of the event.
    type: EventName
    #: The time of the event.
    timestamp: datetime
    #: The number of the event for its resource. Each event of the resource increases it by one.
    sequence: int
    #: The account of the event.
    account_sid: str
    #: The resource after the change.
    data: Any
    _shapes = {
        "timestamp": "time",
    }


class EventFeed(Model):
    """The events after the cursor."""

    #: The events, oldest first. The events of one resource are ordered by `sequence`.
    data: List[Event]
    #: True if more events are available now.
    has_more: bool
    #: The cursor of the next request. It is never null.
    next_cursor: str
    _shapes = {
        "data": ["list", "Event"],
    }


class EventTypeDescription(Model):
    """A kind of event."""

    #: The name of the event type.
    name: str
    #: The meaning of the event type.
    description: str
    #: True if this version sends events of this type. An endpoint can subscribe to an unavailable type, and
    #: receives its events after an upgrade that sends them.
    is_available: bool
    #: The JSON Schema (2020-12) of the body of the event.
    schema: Dict[str, Any]


class Statistics(Model):
    """The counts of an account by hour or day."""

    #: The length of a bucket.
    interval: StatisticsInterval
    #: The start of the first bucket.
    from_: datetime
    #: The end of the last bucket.
    to: datetime
    #: The time up to which the changes of messages are counted. It is the current time, or earlier after more
    #: than ten thousand changes within a few minutes.
    counted_until: datetime
    #: The sum of all buckets.
    total: StatisticsTotal
    #: The buckets, one for each hour or day, oldest first. Empty buckets are included.
    buckets: List[StatisticsBucket]
    #: The errors of messages between `from` and `to`, most frequent first.
    errors: List[ErrorCount]
    #: The endpoints with attempts between `from` and `to`, with failed deliveries, or with pending
    #: deliveries. The endpoints with the most failures come first. Attempts of the last ten seconds can be
    #: missing.
    webhooks: List[WebhookAttempts]
    _shapes = {
        "from": "time",
        "to": "time",
        "counted_until": "time",
        "total": "StatisticsTotal",
        "buckets": ["list", "StatisticsBucket"],
        "errors": ["list", "ErrorCount"],
        "webhooks": ["list", "WebhookAttempts"],
    }


class MessageCounts(Model):
    """The number of messages that reached each status."""

    #: The messages that the account sent to Posthorn.
    queued: int
    #: The messages that a carrier accepted.
    sent: int
    #: Delivered.
    delivered: int
    #: The messages that a carrier reported as not delivered.
    undelivered: int
    #: The messages that failed before delivery.
    failed: int
    #: The messages to numbers of the account.
    received: int


class WebhookAttemptCounts(Model):
    """The number of attempts to deliver events to webhook endpoints."""

    #: The attempts with a response status from 200 to 299.
    succeeded: int
    #: The attempts with another status, or without a response.
    failed: int


class StatisticsBucket(Model):
    """The counts of one hour or one day."""

    #: The start of the bucket (UTC).
    from_: datetime
    #: The messages that reached each status.
    messages: MessageCounts
    #: The share of delivered messages among delivered, undelivered and failed messages, from 0 to 1. Null
    #: without such messages.
    delivery_rate: float | None
    #: The attempts to deliver events to webhook endpoints.
    webhook_attempts: WebhookAttemptCounts
    _shapes = {
        "from": "time",
        "messages": "MessageCounts",
        "webhook_attempts": "WebhookAttemptCounts",
    }


class ErrorCount(Model):
    """The number of messages that failed with one error code."""

    #: The error code of the messages.
    error_code: str
    #: The meaning of the code as a sentence.
    error_message: str | None
    #: The number of messages that failed or were not delivered with this code.
    count: int
    #: An example of such a message. It can be deleted.
    example_sid: str


class WebhookAttempts(Model):
    """The attempts and deliveries of a webhook endpoint."""

    #: The endpoint. It can be deleted.
    sid: str
    #: The number of successful attempts.
    succeeded: int
    #: The number of failed attempts.
    failed: int
    #: The share of successful attempts, from 0 to 1. Null without attempts.
    success_rate: float | None
    #: The number of pending deliveries, counted up to 1000.
    pending: int
    #: The number of deliveries that failed for good since `from`, among those of the last week. Counts 10000
    #: at most over all endpoints.
    gave_up: int


class Account(Model):
    """The account that the credentials belong to."""

    #: Identifier of the account, and its user name.
    sid: str
    #: The display name, also for customers: payment pages and their messages show it.
    name: str
    #: The email address for customers of the account. Payment pages and receipts show it. Null without one.
    support_email: str | None
    #: The phone number for customers of the account, in E.164. Payment pages and receipts show it. Null
    #: without one.
    support_phone: str | None
    #: The web page for customers of the account. Payment pages and receipts show it. Null without one.
    support_url: str | None
    #: The status. The server refuses the credentials of a suspended account.
    status: AccountStatus
    #: The maximum number of requests per second.
    rate_per_second: int
    previous_token_ends_at: datetime | None
    #: True if Posthorn keeps an encrypted copy of the Auth Token. The copy signs status callbacks in Twilio's
    #: form.
    keeps_token_copy: bool
    #: The time of creation.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    _shapes = {
        "previous_token_ends_at": "time",
        "created_at": "time",
        "updated_at": "time",
    }


class NewAuthToken(Model):
    """A new Auth Token, which is shown only once."""

    #: The account of the token, and its user name for sign-in.
    account_sid: str
    #: The Auth Token. Store it: the server does not show it again.
    auth_token: str
    #: The time until which the previous token works.
    previous_ends_at: datetime
    _shapes = {
        "previous_ends_at": "time",
    }


class ApiKeyWithSecret(Model):
    """An API key with its secret, which is shown only once."""

    #: Identifier of the key, and its user name.
    sid: str
    #: The display name.
    name: str
    #: The permissions of the key. `full`: everything. `messages`: send and read messages. `webhooks`: manage
    #: webhooks and read events, including message texts. `auth`: verify people. `payments`: accept payments
    #: and read the ledger. `read`: only read.
    scope: ApiKeyScope
    #: The time of creation.
    created_at: datetime
    last_used_at: datetime | None
    revoked_at: datetime | None
    #: The secret, which is the password for sign-in. Store it: the server keeps only a hash.
    secret: str
    _shapes = {
        "created_at": "time",
        "last_used_at": "time",
        "revoked_at": "time",
    }


class ApiKey(Model):
    """A credential for one program. It has a scope, and you can revoke it separately."""

    #: Identifier of the key, and its user name.
    sid: str
    #: The display name.
    name: str
    #: The permissions of the key. `full`: everything. `messages`: send and read messages. `webhooks`: manage
    #: webhooks and read events, including message texts. `auth`: verify people. `payments`: accept payments
    #: and read the ledger. `read`: only read.
    scope: ApiKeyScope
    #: The time of creation.
    created_at: datetime
    last_used_at: datetime | None
    revoked_at: datetime | None
    _shapes = {
        "created_at": "time",
        "last_used_at": "time",
        "revoked_at": "time",
    }


class AccountWithToken(Model):
    """A new account with its Auth Token, which is shown only once."""

    #: Identifier of the account, and its user name.
    sid: str
    #: The display name.
    name: str
    #: The status. The server refuses the credentials of a suspended account.
    status: AccountStatus
    #: The maximum number of requests per second. Null for the default of the installation (`RATE_LIMIT`).
    rate_per_second: int | None
    #: The maximum number of owned and requested phone numbers. Null for the default of the installation
    #: (`PHONE_NUMBERS_MAX`).
    phone_numbers_max: int | None
    #: The email address for customers of the account. Payment pages and receipts show it. Null without one.
    support_email: str | None
    #: The phone number for customers of the account, in E.164. Payment pages and receipts show it. Null
    #: without one.
    support_phone: str | None
    #: The web page for customers of the account. Payment pages and receipts show it. Null without one.
    support_url: str | None
    #: The number of messages in the last 24 hours by the status that they reached. The last one or two
    #: minutes can be missing.
    messages_last_day: MessageCounts
    #: The time of creation.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    #: The password for the sid. The server does not show it again, so store the token or send it to the user
    #: now.
    auth_token: str
    #: A notice for the operator about the senders of the new account.
    sender_notice: str
    _shapes = {
        "messages_last_day": "MessageCounts",
        "created_at": "time",
        "updated_at": "time",
    }


class OperatorAccount(Model):
    """An account, as the operator sees it."""

    #: Identifier of the account, and its user name.
    sid: str
    #: The display name.
    name: str
    #: The status. The server refuses the credentials of a suspended account.
    status: AccountStatus
    #: The maximum number of requests per second. Null for the default of the installation (`RATE_LIMIT`).
    rate_per_second: int | None
    #: The maximum number of owned and requested phone numbers. Null for the default of the installation
    #: (`PHONE_NUMBERS_MAX`).
    phone_numbers_max: int | None
    #: The email address for customers of the account. Payment pages and receipts show it. Null without one.
    support_email: str | None
    #: The phone number for customers of the account, in E.164. Payment pages and receipts show it. Null
    #: without one.
    support_phone: str | None
    #: The web page for customers of the account. Payment pages and receipts show it. Null without one.
    support_url: str | None
    #: The number of messages in the last 24 hours by the status that they reached. The last one or two
    #: minutes can be missing.
    messages_last_day: MessageCounts
    #: The time of creation.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    _shapes = {
        "messages_last_day": "MessageCounts",
        "created_at": "time",
        "updated_at": "time",
    }


class DeadLetter(Model):
    """An inbound message that Posthorn could not store."""

    #: Identifier of the dead letter.
    sid: str
    #: The carrier that sent it.
    carrier_sid: str
    #: The sender.
    from_: str
    #: The recipient, which is a number of this installation.
    to: str
    #: The text. It is private: show it only to the owner of the number.
    body: str
    #: `number_unowned` if no account owns the number. `number_moved` if another account owned it when the
    #: message arrived. Otherwise the error of PostgreSQL: the SQLSTATE, and the constraint if there is one.
    error: str
    #: The time when Posthorn received the message.
    received_at: datetime
    #: The time of the next attempt to store the message.
    retry_at: datetime
    _shapes = {
        "received_at": "time",
        "retry_at": "time",
    }


class Carrier(Model):
    """A connection to a phone network, a mail server or a chat service."""

    #: Identifier of the carrier.
    sid: str
    #: The display name.
    name: str
    #: The protocol.
    kind: CarrierKind
    #: The settings without secrets.
    settings: Dict[str, Any]
    #: The status. Posthorn does not connect to a disabled carrier.
    status: EnabledStatus
    #: The state of the carrier. It accepts messages if the state is `up`. The state is `off` if the carrier
    #: is disabled or disconnecting.
    state: Literal["up", "down", "paused", "off"]
    #: The start of this state, as seen by the responding process.
    since: datetime
    #: The problem and its remedy. Null without a problem.
    reason: str | None
    #: The detected format of message ids in receipts, as a value of the setting `message_ids`. Null while it
    #: is unknown, or if the setting has a value. The setting overrides it.
    learned_message_ids: CarrierLearnedMessageIds | None
    #: The URL to enter at the provider for receipts and messages. Null for kinds without webhooks.
    webhook_url: str | None
    #: The current trace. Null without one.
    trace: CarrierTrace | None
    #: The connections of the carrier.
    connections: List[CarrierConnection]
    #: The circuit breaker of the carrier, which stops messages after consecutive failures.
    circuit: CarrierCircuit
    #: The time of creation.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    _shapes = {
        "since": "time",
        "learned_message_ids": "CarrierLearnedMessageIds",
        "trace": "CarrierTrace",
        "connections": ["list", "CarrierConnection"],
        "circuit": "CarrierCircuit",
        "created_at": "time",
        "updated_at": "time",
    }


class CarrierTrace(Model):
    """The trace of a carrier's exchanges."""

    #: The time when the trace ends.
    until: datetime
    #: The account whose messages are traced. Null for all accounts.
    account_sid: str | None
    #: The recipient whose messages are traced. Null for all recipients.
    to: str | None
    _shapes = {
        "until": "time",
    }


class CarrierConnection(Model):
    """One connection to a carrier."""

    #: The host, the number and the kind of bind of the connection.
    name: str
    #: The state. The carrier accepts messages on a connection that is `up`.
    state: Literal["up", "down"]
    #: The start of this state, as seen by the responding process.
    since: datetime
    #: The problem and its remedy. Null without a problem.
    reason: str | None
    retry_at: datetime | None
    #: The number of requests without a response yet.
    unanswered: float
    #: The maximum number of requests without a response.
    window_max: float
    #: The current rate limit in segments per second. Null for no limit.
    segments_per_second: float | None
    #: Whether the carrier has answered. A carrier that takes each message by a request is `up` before its
    #: first answer, so false means that nothing shows yet whether it works.
    has_answered: bool
    _shapes = {
        "since": "time",
        "retry_at": "time",
    }


class CarrierCircuit(Model):
    """The circuit breaker of the carrier, which stops messages after consecutive failures. Each process has its own. This is the worst of them."""

    #: The state. `closed`: the carrier gets messages. `open`: messages use other routes or wait. `half_open`:
    #: the carrier gets a few messages as a trial.
    state: CircuitState
    #: The number of consecutive failures.
    failures: int
    #: The reason for the last failure. Null without a failure.
    reason: str | None
    retry_at: datetime | None
    _shapes = {
        "retry_at": "time",
    }


class CarrierKindDescription(Model):
    """A kind of carrier, with the schemas of its settings."""

    #: The value of `kind`.
    kind: str
    #: The name for people.
    name: str
    #: A sentence for a person who adds a carrier.
    description: str
    #: The channels that carriers of this kind can support.
    channels: List[str]
    #: True if the carrier sends receipts and messages to a webhook URL of Posthorn.
    has_webhooks: bool
    #: How to enter the webhook URL at the carrier. Null if nothing has to be entered.
    webhook_setup: str | None
    #: The JSON Schema of `settings`. `title` is the label of a field, and `x-group` its group of `x-groups`.
    #: `x-unset` says what an empty field means, and `x-missing` what to enter in a required one.
    settings: Dict[str, Any]
    #: The JSON Schema of the secrets: `password`, `webhook_secret` and `tls_key`, if the kind has them.
    secrets: Dict[str, Any]


class CarrierPreset(Model):
    """The settings of a carrier of the kind `http` for one provider or gateway."""

    #: The value of the setting `preset`.
    preset: str
    #: The name of the provider.
    label: str
    #: The channels that the provider supports.
    channels: List[str]
    #: The values that the operator must enter.
    values: List[CarrierPresetValues]
    #: The provider's name for the `password`.
    password: str
    #: The provider's name for the `webhook_secret`. Null if the password or a value verifies webhooks.
    webhook_secret: str | None
    #: The steps at the provider that let receipts and messages arrive.
    setup: str
    _shapes = {
        "values": ["list", "CarrierPresetValues"],
    }


class OperatorTimelineEntry(Model):
    """An entry in the timeline of a message, including exchanges with the carrier."""

    #: The kind of entry: a change of status, a note without a change, or an exchange with the carrier.
    kind: Literal["status", "note", "exchange"]
    #: The event type, the type of the note, or the command of the PDU.
    type: str
    #: The time of the entry.
    occurred_at: datetime
    #: The reason. For an exchange, its bytes in hexadecimal and its direction.
    detail: Dict[str, Any] | None
    _shapes = {
        "occurred_at": "time",
    }


class RateCard(Model):
    """A summary of all rates of a carrier, or of all customer rates."""

    #: The carrier that charges the rate. Null for a customer rate, which accounts pay.
    carrier_sid: str | None
    #: The currency of all rates of the price list, as three capital letters.
    price_unit: str
    #: The number of rates in the list.
    rates_count: float
    #: The number of prefixes that are new.
    added: int
    #: The number of prefixes whose price or currency changed.
    changed: int
    #: The number of prefixes that were removed.
    removed: int


class Route(Model):
    """A rule that sends messages to a carrier. A condition that is null matches everything."""

    #: Identifier of the route.
    sid: str
    #: The carrier of the route.
    carrier_sid: str
    #: The channel of the messages. Null for every channel.
    channel: Channel | None
    #: The first digits of the recipient's number, without the plus. Null for every recipient.
    prefix: str | None
    #: The sender of the messages. Null for every sender.
    sender: str | None
    account_sid: str | None
    #: The tag of the messages. Null for messages with any tags or none.
    tag: str | None
    #: The priority. Posthorn tries the lowest first.
    priority: int
    #: The share of messages among otherwise equal routes.
    weight: int
    #: The status. Posthorn does not use a disabled route.
    status: EnabledStatus
    #: The time of creation.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    _shapes = {
        "created_at": "time",
        "updated_at": "time",
    }


class RouteCandidates(Model):
    """The routes that match a message."""

    #: The routes in the order in which Posthorn tries them.
    data: List[RouteCandidate]
    #: True if no route matches and the message goes to the simulator. If no route matches and this is false,
    #: the server refuses the message.
    takes_simulator: bool
    _shapes = {
        "data": ["list", "RouteCandidate"],
    }


class RouteCandidate(Model):
    """A route that matches a message, with its current availability."""

    #: The route.
    route: Route
    #: The availability. `ready`: the carrier accepts messages. `down`: it has no connection. `circuit_open`:
    #: the circuit breaker blocks messages after consecutive failures.
    standing: Literal["ready", "down", "circuit_open"]
    #: The reason why the server refuses the message with `sender_not_allowed` if it gets this route: networks
    #: of its country take no name as a sender. Null otherwise.
    refusal: str | None
    #: The carrier's price of a segment. Null if it is unknown.
    price: str | None
    #: The currency of the price. Null if the price is unknown.
    price_unit: str | None
    _shapes = {
        "route": "Route",
    }


class Rate(Model):
    """A price of a segment to numbers with a prefix: the price that a carrier charges, or that accounts pay. The longest matching prefix decides."""

    #: Identifier of the rate.
    sid: str
    #: The carrier that charges the rate. Null for a customer rate, which accounts pay.
    carrier_sid: str | None
    #: The first digits of the numbers, without a plus. Empty for all other numbers. For channels without
    #: numbers, send email, matrix, telegram, xmpp.
    prefix: str
    #: The price of a segment: an exact decimal with at most six decimal places.
    price: str
    #: The currency of all rates of the price list, as three capital letters.
    price_unit: str
    #: The time of creation.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    _shapes = {
        "created_at": "time",
        "updated_at": "time",
    }


class OperatorVerificationSummary(Model):
    """Counts of verifications by account."""

    #: The start of the counts.
    from_: datetime
    #: The end of the counts.
    to: datetime
    counted_until: datetime | None
    #: One entry for each account.
    data: List[OperatorVerificationSummaryData]
    _shapes = {
        "from": "time",
        "to": "time",
        "counted_until": "time",
        "data": ["list", "OperatorVerificationSummaryData"],
    }


class OperatorVerificationScores(Model):
    """Prefixes by risk."""

    #: The highest score first.
    data: List[OperatorVerificationScore]
    _shapes = {
        "data": ["list", "OperatorVerificationScore"],
    }


class OperatorVerificationScore(Model):
    """The risk of SMS pumping at a prefix, over all accounts of the installation."""

    #: The numbers without their last four digits.
    prefix: str
    #: The score. At 12 the prefix is blocked.
    score: float
    #: The number of messages. Older messages count less.
    sends: int
    #: The number of approvals. Older approvals count less.
    approvals: int
    blocked_until: datetime | None
    _shapes = {
        "blocked_until": "time",
    }


class OperatorPhoneNumber(Model):
    """A number of an account, as the operator sees it."""

    #: Identifier of the number.
    sid: str
    #: The account that owns or requested the number.
    account_sid: str
    #: The number, short code or sender id.
    number: str
    #: The channels that it supports. A chat address supports its own channel.
    capabilities: List[PhoneNumberCapability]
    #: The status. Only an `active` number belongs to the account. A `pending` number waits for the operator.
    status: PhoneNumberStatus
    #: The reason for which the operator rejected the request. Null otherwise.
    rejected_reason: str | None
    #: The name that the account gave the number. Null without a name.
    name: str | None
    #: The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or as
    #: plain text. The request has the form and the signature of Twilio's. Null without one.
    inbound_url: str | None
    #: The method of the requests to `inbound_url`.
    inbound_method: CallbackMethod
    #: The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries
    #: `inbound_url`. Null without one.
    fallback_url: str | None
    #: The method of the requests to `fallback_url`.
    fallback_method: CallbackMethod
    #: The `status_callback` of messages that set none. Null without one.
    status_callback: str | None
    #: The time of the request or assignment.
    created_at: datetime
    owner_account_sid: str | None
    _shapes = {
        "created_at": "time",
    }


class SenderRule(Model):
    """A rule that allows senders that no account owns. It never allows a number that another account owns."""

    #: Identifier of the rule.
    sid: str
    account_sid: str | None
    #: The kind of rule: `exact` allows one sender, `pattern` allows all matching senders, `any` allows every
    #: sender.
    kind: SenderRuleKind
    #: The sender or the pattern in lower case. Case does not matter. Null for `any`.
    sender: str | None
    #: The reason for the rule. Null without a note.
    note: str | None
    #: True if an upgrade created the rule from the account's past messages, and the operator has not
    #: confirmed it.
    needs_review: bool
    #: True if the rule needs review, and another account owns the sender or has an exact rule for it.
    is_conflict: bool
    owner_account_sid: str | None
    #: The time of creation.
    created_at: datetime
    _shapes = {
        "created_at": "time",
    }


class SimulatorInbound(Model):
    """A simulated inbound message."""

    #: The simulator's identifier of the message.
    reference: str
    #: The account's number.
    to: str
    #: The sender of the message.
    from_: str
    #: The text. Empty for a message with media only.
    body: str
    #: The attachments.
    media: List[SimulatorInboundMedia]
    #: The time of receipt.
    received_at: datetime
    _shapes = {
        "media": ["list", "SimulatorInboundMedia"],
        "received_at": "time",
    }


class SimulatorMessage(Model):
    """A message in the inbox of a simulated recipient."""

    #: The simulator's identifier of the message.
    reference: str
    #: The sid of the message.
    message_sid: str
    #: The account that sent it.
    account_sid: str
    #: Recipient.
    to: str
    #: Sender.
    from_: str
    #: The text.
    body: str
    #: The digits of the code in the text. Null without a code.
    code: str | None
    #: The encoding of the text.
    encoding: TextEncoding
    #: Segments.
    num_segments: int
    #: The attached files.
    media: List[SimulatorMessageMedia]
    #: The failure that the recipient's number causes. Null without one.
    trouble: str | None
    #: The number of held receipts.
    num_held_receipts: int
    #: The time at which the simulator accepted it.
    received_at: datetime
    _shapes = {
        "media": ["list", "SimulatorMessageMedia"],
        "received_at": "time",
    }


class SimulatorWait(Model):
    """The result of a wait."""

    #: The message. Null if none arrived in time.
    message: SimulatorMessage | None
    _shapes = {
        "message": "SimulatorMessage",
    }


class SimulatorNumber(Model):
    """A number with which the simulator causes a failure."""

    #: The number, or an example of a number with this ending.
    number: str
    #: The last four digits that cause the failure, in any country. Null if only this exact number causes it.
    ends_in: str | None
    #: The parameter for the number: the recipient or the sender.
    parameter: Literal["to", "from"]
    #: The name of the failure.
    trouble: str
    #: The result.
    description: str


class SimulatorHold(Model):
    """A recipient whose delivery receipts the simulator holds."""

    #: The recipient.
    to: str
    #: The number of held receipts, one for each segment.
    num_held_receipts: int
    #: The start of the hold.
    created_at: datetime
    _shapes = {
        "created_at": "time",
    }


class PreviewedRoute(Model):
    sid: str | None
    #: The carrier that would get the message.
    carrier: str
    #: True if no matching carrier accepts messages now.
    waits: bool


class VerificationPayload(Model):
    #: The amount, with a decimal point.
    amount: str
    #: The currency (ISO 4217).
    currency: str
    #: The payee.
    payee: str


class VerificationRateLimit(Model):
    #: The name of the limit in `rate_limit_keys`.
    name: str
    #: The maximum number of new verifications in the interval.
    max: int
    #: The interval in seconds. It starts with the first verification.
    interval_seconds: int


class VerificationTemplate(Model):
    #: The name of the authentication template at Meta.
    name: str
    #: The languages in which Meta approved it, as Meta writes them. Posthorn takes the first if none is that
    #: of the message.
    languages: List[str]


class WebhookCertificate(Model):
    #: The subject of the certificate.
    subject: str
    #: The time when the certificate expires.
    expires_at: datetime
    #: The SHA-256 fingerprint of the certificate.
    fingerprint: str
    _shapes = {
        "expires_at": "time",
    }


class WebhookCircuit(Model):
    #: The state. `closed`: Posthorn sends requests. `open`: ten attempts in a row had no response or a 5xx
    #: status, so Posthorn sends nothing until `retry_at`. `half_open`: Posthorn sends one request, and its
    #: result decides.
    state: CircuitState
    retry_at: datetime | None
    _shapes = {
        "retry_at": "time",
    }


class WebhooksFailingEventData(Model):
    #: Identifier of the endpoint.
    sid: str
    #: The account of the endpoint.
    account_sid: str
    #: The URL that receives the events.
    url: str
    #: The display name.
    description: str
    #: The names and patterns of the events to send.
    events: List[str]
    #: For an endpoint of status callbacks: the form of its requests. Posthorn creates such an endpoint for
    #: each origin of a `status_callback`. `url` is the origin, and `events` is empty. Null for an endpoint
    #: that you registered.
    callback_form: WebhookCallbackForm | None
    #: The status. Posthorn sends nothing to a paused or disabled endpoint. Deliveries to a paused endpoint
    #: wait. Deliveries to a disabled endpoint are canceled.
    status: WebhookStatus
    #: The reason for `disabled`. `gone`: the endpoint responded with 410. `failing`: no success for five
    #: days. `by_user`: through the API or the console.
    disabled_reason: WebhookDisabledReason | None
    #: The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null: ten,
    #: and up to 64 while the endpoint responds within 250 ms. The limit halves after a timeout or the status
    #: 429, 502, 503 or 504, and grows by one with each other response.
    max_in_flight: int | None
    #: The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit. Waiting
    #: for this limit does not count as an attempt.
    rate_limit: int | None
    #: The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery blocks later
    #: deliveries until it succeeds or finally fails. `none`: as fast as the endpoint responds.
    ordering: WebhookOrdering
    #: The circuit breaker of the endpoint. Waiting for it does not count as an attempt.
    circuit: WebhookCircuit
    last_success_at: datetime | None
    last_failure_at: datetime | None
    #: The error of the last failed attempt. Null without one.
    last_failure: str | None
    first_failure_at: datetime | None
    #: The number of failures since the last success.
    consecutive_failures: int
    paused_until: datetime | None
    #: The maximum duration of an attempt in seconds.
    timeout: int
    #: The seconds to wait after each failed attempt. Null for the default schedule.
    retry_schedule: List[int] | None
    #: The names of the additional headers. The values are hidden.
    header_names: List[str]
    #: The client certificate for a receiver with mTLS. Null without one.
    client_certificate: WebhookCertificate | None
    #: The content of `data` in events to this endpoint.
    payload: WebhookPayload
    #: The filter for subscribed events. Null for all subscribed events.
    filter: Dict[str, List[str]] | None
    #: The signatures of deliveries to this endpoint.
    signatures: List[WebhookSignature]
    #: The public key that verifies `v1a` signatures of the newest key. Null without `v1a`.
    public_key: str | None
    #: The times until which older secrets also sign, newest secret first.
    older_secrets_until: List[datetime]
    #: The time of registration.
    created_at: datetime
    #: The time of the last change.
    updated_at: datetime
    #: The number of hours for which all attempts have failed: 24, then 72.
    failing_hours: int
    _shapes = {
        "circuit": "WebhookCircuit",
        "last_success_at": "time",
        "last_failure_at": "time",
        "first_failure_at": "time",
        "paused_until": "time",
        "client_certificate": "WebhookCertificate",
        "older_secrets_until": ["list", "time"],
        "created_at": "time",
        "updated_at": "time",
    }


class WebhooksTestEventData(Model):
    #: The tested endpoint.
    webhook_sid: str
    #: The text of the test event.
    text: str


class MessageTemplate(Model):
    #: The name of the template at Meta.
    name: str
    #: The language of the template, as Meta writes it.
    language: str
    #: The values of the variables, by name.
    parameters: Dict[str, str]
    #: The value of the variable in the header.
    header: Dict[str, str]
    #: The values of the buttons.
    buttons: List[MessageTemplateButtons]
    _shapes = {
        "buttons": ["list", "MessageTemplateButtons"],
    }


class MessagePreviewUcs2Characters(Model):
    #: The character.
    character: str
    #: The position in the body, in UTF-16 code units from 0.
    index: int


class OptOutSettingsLanguages(Model):
    #: The language (ISO 639-1).
    language: str
    #: More words that opt out, up to 20.
    stop_keywords: List[str]
    #: More words that opt in again, up to 20.
    start_keywords: List[str]
    #: More words that ask for help, up to 20.
    help_keywords: List[str]
    #: The reply to an opt-out. Null for the built-in reply.
    stop_reply: str | None
    #: The reply to an opt-in. Null for the built-in reply.
    start_reply: str | None
    #: The reply to a request for help. Null for the built-in reply.
    help_reply: str | None


class VerificationSkippedChannels(Model):
    #: The channel.
    channel: str
    #: The code of the problem, as for a request with this channel alone.
    reason: Literal[
        "invalid_address",
        "sender_required",
        "template_required",
        "recipient_opted_out",
        "channel_unavailable",
        "sender_not_allowed",
    ]


class VerificationRisk(Model):
    #: The level. `high`: an area of the recipient is blocked or too busy. `medium`: an area has many messages
    #: without an approval.
    level: Literal["low", "medium", "high"]
    #: What raised the level. Empty for `low`.
    reasons: List[
        Literal[
            "pair_low_conversion",
            "prefix_low_conversion",
            "country_low_conversion",
            "account_low_conversion",
            "installation_low_conversion",
            "many_pending",
        ]
    ]


class VerificationAttemptSummaryData(Model):
    #: The channel of the messages.
    channel: str
    #: The country of the numbers (ISO 3166-1).
    country: str
    #: Messages.
    sent: int
    #: The number of messages that a carrier reported as delivered.
    delivered: int
    #: The number of messages that failed.
    failed: int
    #: The number of messages whose verification was approved.
    converted: int


class VerificationRecipientLimits(Model):
    #: The name of the limit. A limit of `rate_limits` has the prefix `own:`. That of a service ends with its
    #: sid.
    name: str
    #: The current count.
    count: int
    ends_at: datetime | None
    _shapes = {
        "ends_at": "time",
    }


class PaymentPaymentMethodDetails(Model):
    #: The type: `card`, or the provider's name for the type.
    type: str
    #: The brand of the card.
    brand: str | None
    #: The last four digits of the card.
    last4: str | None
    #: The month in which the card expires.
    exp_month: int | None
    #: The year in which the card expires.
    exp_year: int | None


class PaymentDecline(Model):
    #: The reason, in the same words for all providers.
    reason: Literal[
        "insufficient_funds",
        "do_not_honor",
        "expired_card",
        "incorrect_cvc",
        "lost_or_stolen_card",
        "suspected_fraud",
        "authentication_failed",
        "invalid_payment_method",
        "currency_not_supported",
        "issuer_unavailable",
        "processing_error",
        "provider_unavailable",
        "not_received",
        "generic_decline",
    ]
    #: The provider's own code of the reason.
    provider_code: str | None


class PaymentMismatch(Model):
    #: The requested amount, in minor units of `requested_currency`.
    requested_amount: int
    #: The requested currency.
    requested_currency: str
    #: The amount that the provider reports, in minor units of `currency`.
    amount: int
    #: The currency that the provider reports.
    currency: str
    #: The amount that the provider has captured.
    amount_captured: int
    #: Your decision. Null before.
    resolution: MismatchResolution | None
    #: The note of the decision. Null without one.
    note: str | None
    #: The time of the decision. Null before.
    resolved_at: datetime | None
    _shapes = {
        "resolved_at": "time",
    }


class PaymentRecorded(Model):
    #: The received amount.
    amount: int
    #: The reference of the money, such as the number of a receipt.
    reference: str
    #: The time when you received the money.
    received_at: datetime
    #: The note for people. Null without a note.
    note: str | None
    _shapes = {
        "received_at": "time",
    }


class PaymentSend(Model):
    #: The customer's address.
    to: str
    #: The sender.
    from_: str
    #: The channel of the message with the link.
    channel: str
    #: True if Posthorn sends a receipt after the payment.
    receipt: bool
    #: The time of the reminder, if the customer can still pay. Null without a planned reminder.
    reminder_at: datetime | None
    #: The time of the latest reminder. Null without a reminder.
    reminder_sent_at: datetime | None
    _shapes = {
        "reminder_at": "time",
        "reminder_sent_at": "time",
    }


class PaymentProviderKindDescriptionSetup(Model):
    #: The steps to find the settings and the secrets.
    credentials: List[str]
    #: The steps to add the webhook. Empty if the provider sends no notifications.
    notifications: List[str]


class StatisticsTotal(Model):
    #: The messages that reached each status.
    messages: MessageCounts
    #: The share of delivered messages among delivered, undelivered and failed messages, from 0 to 1. Null
    #: without such messages.
    delivery_rate: float | None
    #: The attempts to deliver events to webhook endpoints.
    webhook_attempts: WebhookAttemptCounts
    _shapes = {
        "messages": "MessageCounts",
        "webhook_attempts": "WebhookAttemptCounts",
    }


class CarrierLearnedMessageIds(Model):
    #: The format in responses to submissions.
    submit: MessageIdFormat
    #: The format in receipts.
    receipt: MessageIdFormat


class CarrierPresetValues(Model):
    #: The name of the value in the setting `values`.
    name: str
    #: The name of the value at the provider.
    label: str
    #: The place where you find the value.
    meaning: str
    #: The form of the value.
    example: str
    #: The default of the value. Null without a default.
    fallback: str | None
    #: True if the value is required.
    is_required: bool


class OperatorVerificationSummaryData(Model):
    #: The account.
    account_sid: str
    #: The number of verification messages that a carrier accepted.
    sent: int
    #: The number of verification messages that a carrier reported as delivered.
    delivered: int
    #: The number of approved verifications.
    approved: int
    #: The number of blocks of prefixes and countries, including dry runs.
    blocked: int
    #: The value of `approved` divided by `sent`. Null if `sent` is 0. It exceeds 1 if messages were sent
    #: before `from` and approved after it.
    conversion: float | None


class SimulatorInboundMedia(Model):
    #: The media type.
    content_type: str
    #: The size in bytes.
    bytes: int


class SimulatorMessageMedia(Model):
    #: The media type.
    content_type: str
    #: The size in bytes.
    bytes: int
    #: The attached media, each with its sid and its URL.
    url: str


class MessageTemplateButtons(Model):
    #: The position among the template's buttons, starting at 0.
    index: int
    #: The type of the button.
    type: TemplateButtonType
    #: The value of the button: the end of its URL, the payload of its reply, or its code.
    value: str


class MessagesQueuedEvent(Event):
    """Posthorn accepted a message and queued it for sending."""

    type: Literal["messages.queued"]
    data: Message
    _shapes = {**Event._shapes, "data": "Message"}


class MessagesSendingEvent(Event):
    """Posthorn is sending a message to a carrier."""

    type: Literal["messages.sending"]
    data: Message
    _shapes = {**Event._shapes, "data": "Message"}


class MessagesSentEvent(Event):
    """A carrier accepted a message."""

    type: Literal["messages.sent"]
    data: Message
    _shapes = {**Event._shapes, "data": "Message"}


class MessagesDeliveredEvent(Event):
    """A carrier reported that a message was delivered."""

    type: Literal["messages.delivered"]
    data: Message
    _shapes = {**Event._shapes, "data": "Message"}


class MessagesReadEvent(Event):
    """The recipient read a message. The event does not change the status `delivered`."""

    type: Literal["messages.read"]
    data: Message
    _shapes = {**Event._shapes, "data": "Message"}


class MessagesUndeliveredEvent(Event):
    """A carrier reported that a message was not delivered."""

    type: Literal["messages.undelivered"]
    data: Message
    _shapes = {**Event._shapes, "data": "Message"}


class MessagesFailedEvent(Event):
    """A message failed before delivery."""

    type: Literal["messages.failed"]
    data: Message
    _shapes = {**Event._shapes, "data": "Message"}


class MessagesReceivedEvent(Event):
    """Posthorn received a message to a number of the account."""

    type: Literal["messages.received"]
    data: Message
    _shapes = {**Event._shapes, "data": "Message"}


class MessagesReplyRequestedEvent(Event):
    """Posthorn requests the reply to a received message from the inbound URL of its number. An endpoint receives it only by this name, not by a pattern."""

    type: Literal["messages.reply_requested"]
    data: Message
    _shapes = {**Event._shapes, "data": "Message"}


class VerificationsCreatedEvent(Event):
    """A verification was created, and its first message was queued."""

    type: Literal["verifications.created"]
    data: Verification
    _shapes = {**Event._shapes, "data": "Verification"}


class VerificationsSentEvent(Event):
    """A carrier accepted a message of a verification."""

    type: Literal["verifications.sent"]
    data: Verification
    _shapes = {**Event._shapes, "data": "Verification"}


class VerificationsApprovedEvent(Event):
    """The person proved that they control the address."""

    type: Literal["verifications.approved"]
    data: Verification
    _shapes = {**Event._shapes, "data": "Verification"}


class VerificationsMaxAttemptsReachedEvent(Event):
    """The last allowed check of a verification was wrong."""

    type: Literal["verifications.max_attempts_reached"]
    data: Verification
    _shapes = {**Event._shapes, "data": "Verification"}


class VerificationsFailedEvent(Event):
    """A verification failed because no message could be delivered."""

    type: Literal["verifications.failed"]
    data: Verification
    _shapes = {**Event._shapes, "data": "Verification"}


class VerificationsExpiredEvent(Event):
    """A verification expired without an approval."""

    type: Literal["verifications.expired"]
    data: Verification
    _shapes = {**Event._shapes, "data": "Verification"}


class VerificationsCanceledEvent(Event):
    """The account canceled a verification."""

    type: Literal["verifications.canceled"]
    data: Verification
    _shapes = {**Event._shapes, "data": "Verification"}


class VerificationsBlockedEvent(Event):
    """Posthorn blocked verifications of one prefix or country for some time, because few of their messages led to an approval."""

    type: Literal["verifications.blocked"]
    data: VerificationBlock
    _shapes = {**Event._shapes, "data": "VerificationBlock"}


class SessionsCreatedEvent(Event):
    """A session was created for a signed-in person."""

    type: Literal["sessions.created"]
    data: AuthSession
    _shapes = {**Event._shapes, "data": "AuthSession"}


class SessionsRevokedEvent(Event):
    """A session was revoked. `revoked_reason` contains the reason."""

    type: Literal["sessions.revoked"]
    data: AuthSession
    _shapes = {**Event._shapes, "data": "AuthSession"}


class SessionsReuseDetectedEvent(Event):
    """A program used a refresh token again after its successor was issued, so the token may be stolen. Posthorn revoked the session."""

    type: Literal["sessions.reuse_detected"]
    data: AuthSession
    _shapes = {**Event._shapes, "data": "AuthSession"}


class FactorsCreatedEvent(Event):
    """An authenticator app, a passkey or recovery codes were created for a person."""

    type: Literal["factors.created"]
    data: Factor
    _shapes = {**Event._shapes, "data": "Factor"}


class FactorsVerifiedEvent(Event):
    """A person verified a factor, so challenges can use it."""

    type: Literal["factors.verified"]
    data: Factor
    _shapes = {**Event._shapes, "data": "Factor"}


class FactorsDeletedEvent(Event):
    """A factor was deleted or replaced, or was not verified in time."""

    type: Literal["factors.deleted"]
    data: Factor
    _shapes = {**Event._shapes, "data": "Factor"}


class ChallengesApprovedEvent(Event):
    """A person approved a challenge with a factor."""

    type: Literal["challenges.approved"]
    data: Challenge
    _shapes = {**Event._shapes, "data": "Challenge"}


class ChallengesDeniedEvent(Event):
    """The last allowed check of a challenge was wrong."""

    type: Literal["challenges.denied"]
    data: Challenge
    _shapes = {**Event._shapes, "data": "Challenge"}


class ChallengesExpiredEvent(Event):
    """A challenge expired without an approval."""

    type: Literal["challenges.expired"]
    data: Challenge
    _shapes = {**Event._shapes, "data": "Challenge"}


class PaymentsCreatedEvent(Event):
    """A payment was created."""

    type: Literal["payments.created"]
    data: Payment
    _shapes = {**Event._shapes, "data": "Payment"}


class PaymentsRequiresActionEvent(Event):
    """The customer must act, on the provider's page or in their bank's app."""

    type: Literal["payments.requires_action"]
    data: Payment
    _shapes = {**Event._shapes, "data": "Payment"}


class PaymentsProcessingEvent(Event):
    """The outcome of a payment is not known yet."""

    type: Literal["payments.processing"]
    data: Payment
    _shapes = {**Event._shapes, "data": "Payment"}


class PaymentsAuthorizedEvent(Event):
    """The amount of a payment was authorized and can be captured."""

    type: Literal["payments.authorized"]
    data: Payment
    _shapes = {**Event._shapes, "data": "Payment"}


class PaymentsPartiallyPaidEvent(Event):
    """A part of a payment was recorded or captured. `amount_captured` contains the amount so far."""

    type: Literal["payments.partially_paid"]
    data: Payment
    _shapes = {**Event._shapes, "data": "Payment"}


class PaymentsCompletedEvent(Event):
    """A payment completed: its amount was captured."""

    type: Literal["payments.completed"]
    data: Payment
    _shapes = {**Event._shapes, "data": "Payment"}


class PaymentsFailedEvent(Event):
    """A payment failed. `decline` contains the reason."""

    type: Literal["payments.failed"]
    data: Payment
    _shapes = {**Event._shapes, "data": "Payment"}


class PaymentsCanceledEvent(Event):
    """A payment was canceled."""

    type: Literal["payments.canceled"]
    data: Payment
    _shapes = {**Event._shapes, "data": "Payment"}


class PaymentsExpiredEvent(Event):
    """A payment expired because the customer did not pay in time, or its authorization expired."""

    type: Literal["payments.expired"]
    data: Payment
    _shapes = {**Event._shapes, "data": "Payment"}


class PaymentsReviewRequiredEvent(Event):
    """The provider reported data that contradicts the stored payment, so a person must review it. `review_reason` contains the reason."""

    type: Literal["payments.review_required"]
    data: Payment
    _shapes = {**Event._shapes, "data": "Payment"}


class PaymentsReviewResolvedEvent(Event):
    """A person decided about a payment whose provider reported another amount. `mismatch` contains the decision."""

    type: Literal["payments.review_resolved"]
    data: Payment
    _shapes = {**Event._shapes, "data": "Payment"}


class RefundsCreatedEvent(Event):
    """A refund was requested, or was created at the provider."""

    type: Literal["refunds.created"]
    data: Refund
    _shapes = {**Event._shapes, "data": "Refund"}


class RefundsCompletedEvent(Event):
    """A refund completed."""

    type: Literal["refunds.completed"]
    data: Refund
    _shapes = {**Event._shapes, "data": "Refund"}


class RefundsFailedEvent(Event):
    """A refund failed or was canceled, so the account keeps the money."""

    type: Literal["refunds.failed"]
    data: Refund
    _shapes = {**Event._shapes, "data": "Refund"}


class DisputesOpenedEvent(Event):
    """A customer disputed a payment at their bank."""

    type: Literal["disputes.opened"]
    data: Dispute
    _shapes = {**Event._shapes, "data": "Dispute"}


class DisputesUpdatedEvent(Event):
    """The state of a dispute changed."""

    type: Literal["disputes.updated"]
    data: Dispute
    _shapes = {**Event._shapes, "data": "Dispute"}


class DisputesClosedEvent(Event):
    """A dispute was won, lost or closed."""

    type: Literal["disputes.closed"]
    data: Dispute
    _shapes = {**Event._shapes, "data": "Dispute"}


class DifferencesOpenedEvent(Event):
    """The transactions of a payment provider and the ledger differ, and a person must decide."""

    type: Literal["differences.opened"]
    data: Difference
    _shapes = {**Event._shapes, "data": "Difference"}


class DifferencesResolvedEvent(Event):
    """A person booked or ignored a difference, or a later reconciliation matched it. `resolution` contains the result."""

    type: Literal["differences.resolved"]
    data: Difference
    _shapes = {**Event._shapes, "data": "Difference"}


class WebhooksFailingEvent(Event):
    """Another webhook endpoint of the account has been failing for 24 hours, or for 72."""

    type: Literal["webhooks.failing"]
    data: WebhooksFailingEventData
    _shapes = {**Event._shapes, "data": "WebhooksFailingEventData"}


class WebhooksDisabledEvent(Event):
    """Another webhook endpoint of the account was disabled, because it responded with 410 or kept failing."""

    type: Literal["webhooks.disabled"]
    data: Webhook
    _shapes = {**Event._shapes, "data": "Webhook"}


class WebhooksTestEvent(Event):
    """A test event on request. Only the tested endpoint receives it."""

    type: Literal["webhooks.test"]
    data: WebhooksTestEventData
    _shapes = {**Event._shapes, "data": "WebhooksTestEventData"}


AnyEvent = Union[
    MessagesQueuedEvent,
    MessagesSendingEvent,
    MessagesSentEvent,
    MessagesDeliveredEvent,
    MessagesReadEvent,
    MessagesUndeliveredEvent,
    MessagesFailedEvent,
    MessagesReceivedEvent,
    MessagesReplyRequestedEvent,
    VerificationsCreatedEvent,
    VerificationsSentEvent,
    VerificationsApprovedEvent,
    VerificationsMaxAttemptsReachedEvent,
    VerificationsFailedEvent,
    VerificationsExpiredEvent,
    VerificationsCanceledEvent,
    VerificationsBlockedEvent,
    SessionsCreatedEvent,
    SessionsRevokedEvent,
    SessionsReuseDetectedEvent,
    FactorsCreatedEvent,
    FactorsVerifiedEvent,
    FactorsDeletedEvent,
    ChallengesApprovedEvent,
    ChallengesDeniedEvent,
    ChallengesExpiredEvent,
    PaymentsCreatedEvent,
    PaymentsRequiresActionEvent,
    PaymentsProcessingEvent,
    PaymentsAuthorizedEvent,
    PaymentsPartiallyPaidEvent,
    PaymentsCompletedEvent,
    PaymentsFailedEvent,
    PaymentsCanceledEvent,
    PaymentsExpiredEvent,
    PaymentsReviewRequiredEvent,
    PaymentsReviewResolvedEvent,
    RefundsCreatedEvent,
    RefundsCompletedEvent,
    RefundsFailedEvent,
    DisputesOpenedEvent,
    DisputesUpdatedEvent,
    DisputesClosedEvent,
    DifferencesOpenedEvent,
    DifferencesResolvedEvent,
    WebhooksFailingEvent,
    WebhooksDisabledEvent,
    WebhooksTestEvent,
]

Event._kinds = {
    "messages.queued": MessagesQueuedEvent,
    "messages.sending": MessagesSendingEvent,
    "messages.sent": MessagesSentEvent,
    "messages.delivered": MessagesDeliveredEvent,
    "messages.read": MessagesReadEvent,
    "messages.undelivered": MessagesUndeliveredEvent,
    "messages.failed": MessagesFailedEvent,
    "messages.received": MessagesReceivedEvent,
    "messages.reply_requested": MessagesReplyRequestedEvent,
    "verifications.created": VerificationsCreatedEvent,
    "verifications.sent": VerificationsSentEvent,
    "verifications.approved": VerificationsApprovedEvent,
    "verifications.max_attempts_reached": VerificationsMaxAttemptsReachedEvent,
    "verifications.failed": VerificationsFailedEvent,
    "verifications.expired": VerificationsExpiredEvent,
    "verifications.canceled": VerificationsCanceledEvent,
    "verifications.blocked": VerificationsBlockedEvent,
    "sessions.created": SessionsCreatedEvent,
    "sessions.revoked": SessionsRevokedEvent,
    "sessions.reuse_detected": SessionsReuseDetectedEvent,
    "factors.created": FactorsCreatedEvent,
    "factors.verified": FactorsVerifiedEvent,
    "factors.deleted": FactorsDeletedEvent,
    "challenges.approved": ChallengesApprovedEvent,
    "challenges.denied": ChallengesDeniedEvent,
    "challenges.expired": ChallengesExpiredEvent,
    "payments.created": PaymentsCreatedEvent,
    "payments.requires_action": PaymentsRequiresActionEvent,
    "payments.processing": PaymentsProcessingEvent,
    "payments.authorized": PaymentsAuthorizedEvent,
    "payments.partially_paid": PaymentsPartiallyPaidEvent,
    "payments.completed": PaymentsCompletedEvent,
    "payments.failed": PaymentsFailedEvent,
    "payments.canceled": PaymentsCanceledEvent,
    "payments.expired": PaymentsExpiredEvent,
    "payments.review_required": PaymentsReviewRequiredEvent,
    "payments.review_resolved": PaymentsReviewResolvedEvent,
    "refunds.created": RefundsCreatedEvent,
    "refunds.completed": RefundsCompletedEvent,
    "refunds.failed": RefundsFailedEvent,
    "disputes.opened": DisputesOpenedEvent,
    "disputes.updated": DisputesUpdatedEvent,
    "disputes.closed": DisputesClosedEvent,
    "differences.opened": DifferencesOpenedEvent,
    "differences.resolved": DifferencesResolvedEvent,
    "webhooks.failing": WebhooksFailingEvent,
    "webhooks.disabled": WebhooksDisabledEvent,
    "webhooks.test": WebhooksTestEvent,
}
