// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

export interface CreateMessageRequest {
  /**
   * The recipient. A phone number with its country code, a chat address with its prefix, as in
   * xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A number can
   * contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164. You can send up to 5
   * addresses of one person, separated by commas, as a list, or as a repeated key. Posthorn tries them in this
   * order until a carrier delivers the message. Several can be of one channel, but none can be in the list twice.
   */
  to: string
  /**
   * The sender: a phone number, a short code, a name, or a chat or email address with its prefix. If `to` has
   * several addresses, send one sender for each in the same order, or one for all. A phone number also stands for
   * the same number on WhatsApp. A name has 1 to 11 characters: letters, digits, inner spaces and & + . _ -.
   * Required unless you send `messaging_service_sid`.
   */
  from?: string | undefined
  /**
   * The messaging service whose pool has the sender. Without `from`, Posthorn chooses the sender of the pool. A
   * message without `validity_period` has that of the service.
   */
  messaging_service_sid?: string | undefined
  /**
   * The text of the message: up to 1,600 characters over SMS and MMS, 4,096 over WhatsApp and Telegram, and 10,000
   * over other channels. It must fit the channel of each address of `to`. Required unless you send `media_url`.
   */
  body?: string | undefined
  /** The HTTPS URLs of media to attach (MMS), up to 10. An empty list means no media. */
  media_url?: string[] | undefined
  /**
   * The approved template to send to recipients on WhatsApp. WhatsApp accepts free text only within 24 hours after
   * a message of the recipient, and templates always. With a template, `body` is optional and only appears in the
   * message log. `media_url` is the medium of the template's header, at most one. In a form, send JSON.
   */
  template?: MessageTemplateRequest | undefined
  /**
   * The number of seconds that each address of `to` has to deliver before Posthorn tries the next one. Default:
   * 300. The time begins with the first attempt at the address, for a scheduled message not before `send_at`. It
   * has no effect for one address.
   */
  fallback_after?: number | undefined
  /**
   * The time at which to send the message, up to 35 days ahead. Until then, the status is `queued`. A time in the
   * past has no effect.
   */
  send_at?: string | Date | undefined
  /** The number of seconds after which carriers must not deliver the message, up to 14 days. */
  validity_period?: number | undefined
  /** Up to 20 labels to filter messages by. */
  tags?: string[] | undefined
  /**
   * Your own fields, up to 50. A name has up to 40 characters and a value up to 500. Together they have at most 8
   * KiB of JSON. Answers and events contain them. In a form, write `metadata[order]=8731`.
   */
  metadata?: Record<string, string> | undefined
  /**
   * The HTTPS URL that receives each later status of the message, as a signed event. It follows the rules of a
   * webhook's URL. Posthorn creates a webhook endpoint for its origin, whose secret signs the requests. An account
   * can have 20 origins.
   */
  status_callback?: string | undefined
  /** The maximum number of segments. The server refuses a longer message. */
  max_segments?: number | undefined
}

/** A sent or received message. */
export interface Message {
  /** Identifier of the message. */
  sid: string
  /** The account of the message. */
  account_sid: string
  /** The direction: sent by the account, or received. */
  direction: MessageDirection
  /** The channel. */
  channel: Channel
  /** The status. It never returns to an earlier one. */
  status: MessageStatus
  /** The recipient. */
  to: string
  /** The sender. */
  from: string
  /** The text. Empty for a message with media only. */
  body: string
  /** The number of segments of the text. */
  num_segments: number
  /** The number of attached media. */
  num_media: number
  /**
   * The price of all segments. Null before a carrier gets the message, and without a rate for the recipient. For
   * several addresses, the sum of the prices on the channels whose carriers accepted the message.
   */
  price: number | null
  /** The currency of the price (ISO 4217). */
  price_unit: string
  /**
   * The reason why the message failed or was not delivered. Null otherwise. The codes are `invalid_recipient`,
   * `unroutable`, `region_not_permitted`, `recipient_opted_out`, `not_mobile`, `invalid_sender`,
   * `sender_not_permitted`, `sender_queue_full`, `throttled`, `carrier_unavailable`, `carrier_rejected`,
   * `message_invalid`, `channel_unavailable`, `unreachable_handset`, `unknown_handset`, `unknown_user`,
   * `unknown_mailbox`, `landline`, `blocked_by_carrier`, `blocked_by_recipient`, `window_closed`,
   * `marketing_limit`, `template_invalid`, `delivery_failed`, `canceled`, `validity_expired`, `outcome_unknown`,
   * `media_too_large`, `media_unfetchable`, `media_type_unsupported`, `media_unsupported`. Later versions can add
   * codes.
   */
  error_code: string | null
  /** The meaning of `error_code` as a sentence. Null without an error. */
  error_message: string | null
  /** The `tags` of the request. */
  tags: string[]
  /** Your own fields: `metadata` of the request. */
  metadata: Record<string, string>
  send_at: string | null
  /** The time when the server accepted or received the message. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
  sent_at: string | null
  delivered_at: string | null
  read_at: string | null
  /**
   * The status of each address, in the order of `to`, for a message with several addresses. Null for other
   * messages. `to`, `from` and `channel` of the message describe the address that Posthorn tries or that
   * delivered.
   */
  channels: MessageAddress[] | null
  /** The template that is sent over WhatsApp in place of the body. Null for other messages. */
  template: {
    /** The name of the template at Meta. */
    name: string
    /** The language of the template, as Meta writes it. */
    language: string
    /** The values of the variables, by name. */
    parameters: Record<string, string>
    /** The value of the variable in the header. */
    header: Record<string, string>
    /** The values of the buttons. */
    buttons: {
      /** The position among the template's buttons, starting at 0. */
      index: number
      /** The type of the button. */
      type: TemplateButtonType
      /** The value of the button: the end of its URL, the payload of its reply, or its code. */
      value: string
    }[]
  } | null
  /**
   * The carrier that sends or received the message. Until the status is `sent`, Posthorn can move the message to
   * another carrier. An event names the carrier at its time.
   */
  carrier_sid: string
  /** The `status_callback` of the request. Null without one. */
  status_callback: string | null
  messaging_service_sid: string | null
  reply_to_sid: string | null
}

/** One of the addresses of a message with several. */
export interface MessageAddress {
  /** The channel. */
  channel: Channel
  /** The recipient on this channel. */
  to: string
  /** The sender on this channel. */
  from: string
  /** The number of segments of the text on this channel. */
  num_segments: number
  /**
   * The status on this address. `waiting`: not tried yet. `sending`: queued or on the way to the carrier. `sent`:
   * the carrier accepted it. `timed_out`: no delivery in time, but a sent message can still arrive. `unknown`:
   * Posthorn does not know whether the carrier has it.
   */
  status: "waiting" | "sending" | "sent" | "timed_out" | "unknown" | "delivered" | "undelivered" | "failed"
  /** The reason why the message failed or was not delivered. Null otherwise. */
  error_code: string | null
}

export interface PreviewMessageRequest {
  /**
   * The recipient. A phone number with its country code, a chat address with its prefix, as in
   * xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A number can
   * contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164. You can send up to 5
   * addresses of one person, separated by commas, as a list, or as a repeated key. Posthorn tries them in this
   * order until a carrier delivers the message. Several can be of one channel, but none can be in the list twice.
   */
  to: string
  /** The sender. It can decide the route. The same rules as for sending apply. */
  from?: string | undefined
  /**
   * The text of the message: up to 1,600 characters over SMS and MMS, 4,096 over WhatsApp and Telegram, and 10,000
   * over other channels. It must fit the channel of each address of `to`. Required unless you send `media_url`.
   */
  body?: string | undefined
  /** The HTTPS URLs of media to attach (MMS), up to 10. An empty list means no media. */
  media_url?: string[] | undefined
  /**
   * The approved template to send to recipients on WhatsApp. WhatsApp accepts free text only within 24 hours after
   * a message of the recipient, and templates always. With a template, `body` is optional and only appears in the
   * message log. `media_url` is the medium of the template's header, at most one. In a form, send JSON.
   */
  template?: MessageTemplateRequest | undefined
}

/** The segments and price of a message. */
export interface MessagePreview {
  /** The encoding of the text. */
  encoding: TextEncoding
  /** The number of segments, as counted for sending and billing. */
  num_segments: number
  /** The length of the text in septets (gsm7) or UTF-16 code units (ucs2). */
  units: number
  /** The number of units that fit into each segment. */
  units_per_segment: number
  /** The text of each segment. */
  segments: string[]
  /** The characters outside GSM 03.38 that require ucs2. Replace all of them to make the message cheaper. */
  ucs2_characters: {
    /** The character. */
    character: string
    /** The position in the body, in UTF-16 code units from 0. */
    index: number
  }[]
  /** The price of all segments. Null without a rate for the recipient. */
  price: number | null
  /** The currency of the price (ISO 4217). */
  price_unit: string
  window_until: string | null
  /** The route of the message. Null if no carrier reaches the recipient. */
  route: PreviewedRoute | null
  /**
   * The previews of all addresses, in the order of `to`. Null for one address. The other fields describe the first
   * address. The price of the message is the sum over the channels whose carriers accept it.
   */
  channels: PreviewedAddress[] | null
}

/** The preview on one of several addresses. */
export interface PreviewedAddress {
  /** The channel of the message. */
  channel: Channel
  /** The recipient on this channel. */
  to: string
  /** The number of segments on this channel. */
  num_segments: number
  /** The price on this channel. Null without a rate. */
  price: number | null
  /** The route of the message. Null if no carrier reaches the recipient. */
  route: PreviewedRoute | null
}

/** The messages between an address of the account and a person, over all channels. */
export interface Conversation {
  /** The address of the account, without the prefix whatsapp:. */
  number: string
  /** The address of the person, without the prefix whatsapp:. */
  contact: string
  /** The newest message. */
  last_message: Message
}

export interface CreateMessageFeedbackRequest {
  /** `confirmed` if the recipient acted on the message, `unconfirmed` if it is not known. */
  outcome: FeedbackOutcome
}

/** The report of an account about a message. */
export interface MessageFeedback {
  /** The message. */
  message_sid: string
  /** Whether the recipient acted on the message. */
  outcome: FeedbackOutcome
  /** The time of the report. */
  created_at: string
}

/** An entry in the timeline of a message. */
export interface TimelineEntry {
  /** The kind of entry: a change of status, or a note about an event that did not change the status. */
  kind: "status" | "note"
  /** The event type of a change, or the type of a note, such as `receipt_ignored`. */
  type: string
  event_sid: string | null
  /** The position among the message's events. Null for notes. */
  sequence: number | null
  /** The time of the entry. */
  occurred_at: string
  /** The reason, or the data that Posthorn and the carrier exchanged. Null without details. */
  detail: Record<string, unknown> | null
}

/** A picture or another file of a message. */
export interface Media {
  /** Identifier of the media. */
  sid: string
  /** The account of the media. */
  account_sid: string
  /** The message of the media. */
  message_sid: string
  /** The media type, detected from the content. The host or sender can have declared another type. */
  content_type: string
  /** The size in bytes. */
  bytes: number
  /** The URL from which Posthorn fetched the media. Null for inbound media. */
  url: string | null
  /** The time when Posthorn fetched or received the media. */
  created_at: string
}

/** A picture or another file of a message, with its bytes. */
export interface MediaWithContent {
  /** Identifier of the media. */
  sid: string
  /** The account of the media. */
  account_sid: string
  /** The message of the media. */
  message_sid: string
  /** The media type, detected from the content. The host or sender can have declared another type. */
  content_type: string
  /** The size in bytes. */
  bytes: number
  /** The URL from which Posthorn fetched the media. Null for inbound media. */
  url: string | null
  /** The time when Posthorn fetched or received the media. */
  created_at: string
  /** The bytes, in base64. */
  content: string
}

export interface CreatePhoneNumberRequest {
  /**
   * A phone number in E.164, a short code, a sender id of 1 to 11 letters and digits, or a chat address. Case does
   * not matter.
   */
  number: string
  /** The channels that the number supports. Default: all. Send a list, or one string with commas. */
  capabilities?: RequestedCapability[] | undefined
}

/** A number that the account owns or requested. Messages to an active number arrive at the account. */
export interface PhoneNumber {
  /** Identifier of the number. */
  sid: string
  /** The account that owns or requested the number. */
  account_sid: string
  /** The number, short code or sender id. */
  number: string
  /** The channels that it supports. A chat address supports its own channel. */
  capabilities: PhoneNumberCapability[]
  /** The status. Only an `active` number belongs to the account. A `pending` number waits for the operator. */
  status: PhoneNumberStatus
  /** The reason for which the operator rejected the request. Null otherwise. */
  rejected_reason: string | null
  /** The name that the account gave the number. Null without a name. */
  name: string | null
  /**
   * The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or as plain
   * text. The request has the form and the signature of Twilio's. Null without one.
   */
  inbound_url: string | null
  /** The method of the requests to `inbound_url`. */
  inbound_method: CallbackMethod
  /**
   * The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries `inbound_url`.
   * Null without one.
   */
  fallback_url: string | null
  /** The method of the requests to `fallback_url`. */
  fallback_method: CallbackMethod
  /** The `status_callback` of messages that set none. Null without one. */
  status_callback: string | null
  /** The time of the request or assignment. */
  created_at: string
}

export interface ConfigurePhoneNumberRequest {
  /** The name, up to 64 characters. Null removes it. */
  name?: string | null | undefined
  /**
   * The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or as plain
   * text. The request has the form and the signature of Twilio's. Null removes it.
   */
  inbound_url?: string | null | undefined
  /** The method of the requests to `inbound_url`. Default: `POST`. */
  inbound_method?: CallbackMethod | undefined
  /**
   * The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries `inbound_url`.
   * Null removes it.
   */
  fallback_url?: string | null | undefined
  /** The method of the requests to `fallback_url`. Default: `POST`. */
  fallback_method?: CallbackMethod | undefined
  /** The `status_callback` of messages that set none. Null removes it. */
  status_callback?: string | null | undefined
}

export interface CreateMessagingServiceRequest {
  /** The name, up to 64 characters. */
  name: string
  /** True if a recipient gets all messages from the same sender. Default: true. */
  sticky_sender?: boolean | undefined
  /** The `validity_period` in seconds of messages that set none. Null removes the default. */
  validity_period?: number | null | undefined
  /**
   * The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or as plain
   * text. The request has the form and the signature of Twilio's. Null removes it.
   */
  inbound_url?: string | null | undefined
  /** The method of the requests to `inbound_url`. Default: `POST`. */
  inbound_method?: CallbackMethod | undefined
  /**
   * The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries `inbound_url`.
   * Null removes it.
   */
  fallback_url?: string | null | undefined
  /** The method of the requests to `fallback_url`. Default: `POST`. */
  fallback_method?: CallbackMethod | undefined
  /** The `status_callback` of messages that set none. Null removes it. */
  status_callback?: string | null | undefined
  /**
   * True if an inbound message goes to the `inbound_url` of its number, although the service has one. Default:
   * false.
   */
  uses_number_url?: boolean | undefined
}

/** A pool of senders of the account. */
export interface MessagingService {
  /** Identifier of the messaging service. */
  sid: string
  /** The account of the messaging service. */
  account_sid: string
  /** The name. */
  name: string
  /** True if a recipient gets all messages from the same sender. */
  sticky_sender: boolean
  /** The `validity_period` in seconds of messages that set none. Null without a default. */
  validity_period: number | null
  /**
   * The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or as plain
   * text. The request has the form and the signature of Twilio's. Null without one.
   */
  inbound_url: string | null
  /** The method of the requests to `inbound_url`. */
  inbound_method: CallbackMethod
  /**
   * The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries `inbound_url`.
   * Null without one.
   */
  fallback_url: string | null
  /** The method of the requests to `fallback_url`. */
  fallback_method: CallbackMethod
  /** The `status_callback` of messages that set none. Null without one. */
  status_callback: string | null
  /** True if an inbound message goes to the `inbound_url` of its number, although the service has one. */
  uses_number_url: boolean
  /** The time of creation. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
}

export interface UpdateMessagingServiceRequest {
  /** The name, up to 64 characters. */
  name?: string | undefined
  /** True if a recipient gets all messages from the same sender. Default: true. */
  sticky_sender?: boolean | undefined
  /** The `validity_period` in seconds of messages that set none. Null removes the default. */
  validity_period?: number | null | undefined
  /**
   * The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or as plain
   * text. The request has the form and the signature of Twilio's. Null removes it.
   */
  inbound_url?: string | null | undefined
  /** The method of the requests to `inbound_url`. Default: `POST`. */
  inbound_method?: CallbackMethod | undefined
  /**
   * The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries `inbound_url`.
   * Null removes it.
   */
  fallback_url?: string | null | undefined
  /** The method of the requests to `fallback_url`. Default: `POST`. */
  fallback_method?: CallbackMethod | undefined
  /** The `status_callback` of messages that set none. Null removes it. */
  status_callback?: string | null | undefined
  /**
   * True if an inbound message goes to the `inbound_url` of its number, although the service has one. Default:
   * false.
   */
  uses_number_url?: boolean | undefined
}

export interface AddServiceSenderRequest {
  /**
   * The sender: a phone number, a short code, a name, or a chat or email address with its prefix, as in `from` of
   * a message.
   */
  sender: string
  /** The country of a short code (ISO 3166-1). Recipients in other countries then get no message from it. */
  country?: string | undefined
}

/** A sender in a messaging service. */
export interface ServiceSender {
  /** The messaging service of the sender. */
  messaging_service_sid: string
  /** The sender. */
  sender: string
  /** The kind of sender. */
  kind: "phone_number" | "short_code" | "name" | "chat" | "email"
  /** The country of a phone number, or the `country` of the request (ISO 3166-1). Null for other senders. */
  country: string | null
  /** The time when the sender was added. */
  created_at: string
}

/** A recipient who opted out of messages from a sender of the account. */
export interface OptOut {
  /**
   * The sender that can no longer send to the recipient. Null if the opt-out holds for every sender of the
   * account, on every channel.
   */
  from: string | null
  /** The recipient who opted out. */
  to: string
  /** The words that the recipient sent. Null if the account recorded the opt-out. */
  keyword: string | null
  /** The time of the opt-out. */
  created_at: string
}

export interface CreateOptOutRequest {
  /** The sender. Default: every sender of the account. */
  from?: string | undefined
  /**
   * The recipient. A phone number with its country code, a chat address with its prefix, as in
   * xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A number can
   * contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164.
   */
  to: string
}

/** The settings of an account for opt-outs. */
export interface OptOutSettings {
  /**
   * The senders for which a new opt-out by keyword holds: the sender that got it, or every sender of the account
   * on every channel.
   */
  holds_for: OptOutReach
  /** The language of replies to words that every language uses, such as STOP. */
  language: string
  /** Your own keywords and replies. */
  languages: {
    /** The language (ISO 639-1). */
    language: string
    /** More words that opt out, up to 20. */
    stop_keywords: string[]
    /** More words that opt in again, up to 20. */
    start_keywords: string[]
    /** More words that ask for help, up to 20. */
    help_keywords: string[]
    /** The reply to an opt-out. Null for the built-in reply. */
    stop_reply: string | null
    /** The reply to an opt-in. Null for the built-in reply. */
    start_reply: string | null
    /** The reply to a request for help. Null for the built-in reply. */
    help_reply: string | null
  }[]
}

export interface UpdateOptOutSettingsRequest {
  /** The senders for which a new opt-out holds. */
  holds_for?: OptOutReach | undefined
  /** The language of replies to words that every language uses. */
  language?: string | undefined
  /** Your own keywords and replies, up to 20 languages. */
  languages?:
    | {
        /** The language (ISO 639-1). */
        language: string
        /** More words that opt out, up to 20. */
        stop_keywords?: string[] | undefined
        /** More words that opt in again, up to 20. */
        start_keywords?: string[] | undefined
        /** More words that ask for help, up to 20. */
        help_keywords?: string[] | undefined
        /** The reply to an opt-out. Null for the built-in reply. */
        stop_reply?: string | null | undefined
        /** The reply to an opt-in. Null for the built-in reply. */
        start_reply?: string | null | undefined
        /** The reply to a request for help. Null for the built-in reply. */
        help_reply?: string | null | undefined
      }[]
    | undefined
}

export interface CreateVerificationRequest {
  /**
   * The address: a phone number with its country code in any usual format, an email address, or a chat address
   * with its prefix.
   */
  to: string
  /** The service. Default: the default service. */
  service_sid?: string | undefined
  /**
   * The channels in order, each with the seconds until the next one (default 20). Send a list, or one string with
   * commas. Default: `sms`, or the channel of a chat address.
   */
  channel?: string[] | undefined
  /**
   * The email address for the channel `email` when `to` is a phone number. If `channel` of the approved
   * verification is `email`, it proves the mailbox and not the number.
   */
  email?: string | undefined
  /** The method: the person types a code or opens a link. The default is `code`. */
  method?: VerificationMethod | undefined
  /** The purpose of the verification. Each purpose has a separate verification. The default is `default`. */
  purpose?: string | undefined
  /** The sender. Default: a sender of `senders` in the settings, or a number of the account. */
  from?: string | undefined
  /** The language of the message (BCP 47). Default: the language of the settings. */
  locale?: string | undefined
  /** The IP address of the person's device, for rate limits and abuse control. */
  client_ip?: string | undefined
  /**
   * `off` for a person for whom you vouch. Abuse control then neither refuses nor counts the verification. The
   * default is `on`.
   */
  risk_check?: "on" | "off" | undefined
  /** The values for your own rate limits, by their names in `rate_limits` of the settings. */
  rate_limit_keys?: Record<string, string> | undefined
  /** The action that the person approves, such as a payment. The message shows it, and each check must contain it. */
  payload?: VerificationPayloadRequest | undefined
  /** The URL to open after the approval. It must be one of `redirect_urls` in the settings. */
  redirect_url?: string | undefined
  /**
   * The hash of your Android app, so that SMS Retriever can give the code to the app. It is the last line of the
   * message.
   */
  app_hash?: string | undefined
  /**
   * The domain of your web site, so that browsers can fill in the code. The message ends with `@example.com
   * #123456`.
   */
  domain?: string | undefined
  /** Up to 20 labels to filter the messages by. */
  tags?: string[] | undefined
  /**
   * Your own fields, up to 50. A name has up to 40 characters and a value up to 500. Together they have at most 8
   * KiB of JSON. Answers and events contain them. In a form, write `metadata[order]=8731`.
   */
  metadata?: Record<string, string> | undefined
}

/**
 * A verification, which proves that a person controls an address. Responses, events and lists never contain the
 * code.
 */
export interface Verification {
  /** Identifier of the verification. */
  sid: string
  /** The account of the verification. */
  account_sid: string
  /** The service of the verification. */
  service_sid: string
  /** The status. Only a `pending` verification can change. */
  status: VerificationStatus
  /** The verified address. */
  to: string
  /** The channel of the latest message. After the approval, the channel of the code or link that was right. */
  channel: string
  /** The remaining channels to try, in order. */
  channels: string[]
  /** The channels of the latest request that Posthorn cannot use, each with its reason. */
  skipped_channels: {
    /** The channel. */
    channel: string
    /** The code of the problem, as for a request with this channel alone. */
    reason:
      | "invalid_address"
      | "sender_required"
      | "template_required"
      | "recipient_opted_out"
      | "channel_unavailable"
      | "sender_not_allowed"
  }[]
  /** The method: the person types a code or opens a link. */
  method: VerificationMethod
  /** The purpose of the verification. */
  purpose: string
  /** The language of the messages. */
  locale: string
  /** The action that the person approves. Null without an action. */
  payload: VerificationPayload | null
  /** The URL to open after the approval. Null without one. */
  redirect_url: string | null
  /** The number of messages so far. */
  sends: number
  /** The number of wrong checks so far. */
  checks: number
  /** The number of wrong checks that are left. 0 unless the status is `pending`. */
  attempts_remaining: number
  /** The error code of the last message if `status` is `failed`, such as `unknown_handset`. Null otherwise. */
  error_code: string | null
  /** The `tags` of the request. The messages of the verification also have them. */
  tags: string[]
  /** Your own fields: `metadata` of the request. */
  metadata: Record<string, string>
  /**
   * The risk of SMS pumping, judged when the verification began. Null with `risk_check: off` and for the safe
   * list.
   */
  risk: {
    /**
     * The level. `high`: an area of the recipient is blocked or too busy. `medium`: an area has many messages
     * without an approval.
     */
    level: "low" | "medium" | "high"
    /** What raised the level. Empty for `low`. */
    reasons: (
      | "pair_low_conversion"
      | "prefix_low_conversion"
      | "country_low_conversion"
      | "account_low_conversion"
      | "installation_low_conversion"
      | "many_pending"
    )[]
  } | null
  /** The time when the verification expires. */
  expires_at: string
  approved_at: string | null
  /** The start time. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
}

export interface CreateVerificationCheckRequest {
  /** The verification. Send this or `to`. */
  verification_sid?: string | undefined
  /** The address of the pending verification. Send this or `verification_sid`. */
  to?: string | undefined
  /** The purpose of the verification. Send it together with `to`. The default is `default`. */
  purpose?: string | undefined
  /** The service of the verification. Default with `to`: the default service. */
  service_sid?: string | undefined
  /** The code that the person typed, in digits of any script. Spaces, dashes and invisible marks are ignored. */
  code?: string | undefined
  /** The token, which is the last part of the link. Send it if your own page opens the link. */
  token?: string | undefined
  /** The `payload` of the verification. Required if the verification has one. */
  payload?: VerificationPayloadRequest | undefined
}

/** The result of a check. */
export interface VerificationCheck {
  /** True if the code is correct and the verification is now approved. */
  valid: boolean
  /** The verification. Null for a failed check by `to`. */
  verification_sid: string | null
  /** The status after the check. Null for a failed check by `to`. */
  status: VerificationStatus | null
  /** The number of wrong checks that are left. Null for a failed check by `to`. */
  attempts_remaining: number | null
}

/** One message of a verification. */
export interface VerificationAttempt {
  /** Identifier of the attempt. */
  sid: string
  /** The verification. */
  verification_sid: string
  /** The service of the verification. */
  service_sid: string
  /** The message of the attempt. */
  message_sid: string
  /** The channel. */
  channel: string
  /** The verified address. */
  to: string
  /** The country of the number (ISO 3166-1). ZZ for an address without a country. */
  country: string
  /** The status of the message. */
  status: "queued" | "sent" | "delivered" | "failed"
  /** True if the verification was approved. */
  converted: boolean
  /** The error code of the message. Null without an error. */
  error_code: string | null
  /** The time when the message was queued. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
}

/** Counts of the messages of verifications. */
export interface VerificationAttemptSummary {
  /** One entry for each channel and country. */
  data: {
    /** The channel of the messages. */
    channel: string
    /** The country of the numbers (ISO 3166-1). */
    country: string
    /** Messages. */
    sent: number
    /** The number of messages that a carrier reported as delivered. */
    delivered: number
    /** The number of messages that failed. */
    failed: number
    /** The number of messages whose verification was approved. */
    converted: number
  }[]
}

/** The settings of the account for verifications. */
export interface VerificationSettings {
  /** The name of your service, which precedes the text of each message. Empty for no name. */
  friendly_name: string
  /** The default language of messages. */
  locale: string
  /** The number of digits in a code. Less than six works only with the simulator. */
  code_length: number
  /** The number of seconds for which a code or a link is valid. */
  ttl_seconds: number
  /** The number of wrong checks that end a verification. */
  checks_max: number
  /** The maximum number of messages of a verification. */
  sends_max: number
  /** The maximum number of new verifications of one recipient in an hour. */
  recipient_hourly_max: number
  /** The maximum number of new verifications of one recipient in a day. */
  recipient_daily_max: number
  /** The maximum number of new verifications from one `client_ip` in an hour. Approved ones do not count. */
  client_ip_hourly_max: number
  /** The maximum number of messages of all verifications in a day. */
  daily_sends_max: number
  /** The maximum price of all messages in a day, in the currency of prices. Null for no limit. */
  daily_spend_max: number | null
  /**
   * The authentication template of codes over WhatsApp, with a button that copies the code or fills it in. Null
   * for none: WhatsApp is then not used. In a form, send JSON.
   */
  whatsapp_template: VerificationTemplate | null
  /** The domain of your web site, for codes that browsers fill in. Null without one. */
  domain: string | null
  /** The hash of your Android app. Null without one. */
  app_hash: string | null
  /** The mode of blocks: they refuse verifications, or Posthorn only records and announces them. */
  abuse_mode: VerificationMode
  /**
   * The domain of passkeys (the WebAuthn relying party ID): the domain of your site, or a parent domain. A passkey
   * works only for its domain, so a change needs new passkeys. Null without one.
   */
  passkey_rp_id: string | null
  /** The user verification of passkeys: whether the device must check the user by PIN, fingerprint or face. */
  passkey_user_verification: PasskeyUserVerification
  /** The senders of messages. Posthorn uses the first sender of the channel that a carrier takes. */
  senders: string[]
  /**
   * The allowed countries of recipients (ISO 3166-1). An empty list allows all countries with the simulator, and
   * none with other carriers.
   */
  allowed_countries: string[]
  /** The allowed redirect URLs of links. */
  redirect_urls: string[]
  /** The origins where passkeys work. An empty list means `https://` and `passkey_rp_id`. */
  passkey_origins: string[]
  /** Your own rate limits, which count the values of `rate_limit_keys`. */
  rate_limits: VerificationRateLimit[]
}

export interface UpdateVerificationSettingsRequest {
  /** The name of your service, which precedes the text of each message. Empty for no name. */
  friendly_name?: string | undefined
  /** The default language of messages. */
  locale?: string | undefined
  /** The number of digits in a code. Less than six works only with the simulator. */
  code_length?: number | undefined
  /** The number of seconds for which a code or a link is valid. */
  ttl_seconds?: number | undefined
  /** The number of wrong checks that end a verification. */
  checks_max?: number | undefined
  /** The maximum number of messages of a verification. */
  sends_max?: number | undefined
  /** The maximum number of new verifications of one recipient in an hour. */
  recipient_hourly_max?: number | undefined
  /** The maximum number of new verifications of one recipient in a day. */
  recipient_daily_max?: number | undefined
  /** The maximum number of new verifications from one `client_ip` in an hour. Approved ones do not count. */
  client_ip_hourly_max?: number | undefined
  /** The maximum number of messages of all verifications in a day. */
  daily_sends_max?: number | undefined
  /** The maximum price of all messages in a day, in the currency of prices. Null for no limit. */
  daily_spend_max?: number | null | undefined
  /**
   * The authentication template of codes over WhatsApp, with a button that copies the code or fills it in. Null
   * for none: WhatsApp is then not used. In a form, send JSON.
   */
  whatsapp_template?: VerificationTemplate | null | undefined
  /** The domain of your web site, for codes that browsers fill in. Null without one. */
  domain?: string | null | undefined
  /** The hash of your Android app. Null without one. */
  app_hash?: string | null | undefined
  /** The mode of blocks: they refuse verifications, or Posthorn only records and announces them. */
  abuse_mode?: VerificationMode | undefined
  /**
   * The domain of passkeys (the WebAuthn relying party ID): the domain of your site, or a parent domain. A passkey
   * works only for its domain, so a change needs new passkeys. Null without one.
   */
  passkey_rp_id?: string | null | undefined
  /** The user verification of passkeys: whether the device must check the user by PIN, fingerprint or face. */
  passkey_user_verification?: PasskeyUserVerification | undefined
  /** The senders of messages. */
  senders?: string[] | undefined
  /** The allowed countries of recipients. */
  allowed_countries?: string[] | undefined
  /** The allowed redirect URLs of links. */
  redirect_urls?: string[] | undefined
  /** The origins where passkeys work: origins of pages, and `android:apk-key-hash:` with the hash of an app. */
  passkey_origins?: string[] | undefined
  /** Your own rate limits. */
  rate_limits?: VerificationRateLimit[] | undefined
}

export interface CreateVerificationServiceRequest {
  /** The name of your service, which precedes the text of each message. Empty for no name. */
  friendly_name: string
  /** The default language of messages. Null for the setting of the account. */
  locale?: string | null | undefined
  /**
   * The number of digits in a code. Less than six works only with the simulator. Null for the setting of the
   * account.
   */
  code_length?: number | null | undefined
  /** The number of seconds for which a code or a link is valid. Null for the setting of the account. */
  ttl_seconds?: number | null | undefined
  /** The number of wrong checks that end a verification. Null for the setting of the account. */
  checks_max?: number | null | undefined
  /** The maximum number of messages of a verification. Null for the setting of the account. */
  sends_max?: number | null | undefined
  /**
   * The maximum number of new verifications of one recipient with this service in an hour, in addition to that of
   * the account. Null for none.
   */
  recipient_hourly_max?: number | null | undefined
  /**
   * The maximum number of new verifications of one recipient with this service in a day, in addition to that of
   * the account. Null for none.
   */
  recipient_daily_max?: number | null | undefined
  /** The maximum number of messages of this service in a day, in addition to that of the account. Null for none. */
  daily_sends_max?: number | null | undefined
  /** The maximum price of messages of this service in a day, in addition to that of the account. Null for none. */
  daily_spend_max?: number | null | undefined
  /**
   * The authentication template of codes over WhatsApp, with a button that copies the code or fills it in. Null
   * for none: WhatsApp is then not used. In a form, send JSON.
   */
  whatsapp_template?: VerificationTemplate | null | undefined
  /** The domain of your web site, for codes that browsers fill in. Null without one. */
  domain?: string | null | undefined
  /** The hash of your Android app. Null without one. */
  app_hash?: string | null | undefined
  /** The senders of messages. Null for the setting of the account. */
  senders?: string[] | null | undefined
  messaging_service_sid?: string | null | undefined
  /** The allowed countries of recipients. Null for the setting of the account. */
  allowed_countries?: string[] | null | undefined
  /** The allowed redirect URLs of links. Null for the setting of the account. */
  redirect_urls?: string[] | null | undefined
}

/** A service: settings for the verifications of one app or brand. A setting that is null is that of the account. */
export interface VerificationService {
  /** Identifier of the service. */
  sid: string
  /** The account of the service. */
  account_sid: string
  /** True for the service of verifications without `service_sid`. Its settings are those of the account. */
  is_default: boolean
  /** The name of your service, which precedes the text of each message. Empty for no name. */
  friendly_name: string
  /** The default language of messages. Null for the setting of the account. */
  locale: string | null
  /**
   * The number of digits in a code. Less than six works only with the simulator. Null for the setting of the
   * account.
   */
  code_length: number | null
  /** The number of seconds for which a code or a link is valid. Null for the setting of the account. */
  ttl_seconds: number | null
  /** The number of wrong checks that end a verification. Null for the setting of the account. */
  checks_max: number | null
  /** The maximum number of messages of a verification. Null for the setting of the account. */
  sends_max: number | null
  /**
   * The maximum number of new verifications of one recipient with this service in an hour, in addition to that of
   * the account. Null for none.
   */
  recipient_hourly_max: number | null
  /**
   * The maximum number of new verifications of one recipient with this service in a day, in addition to that of
   * the account. Null for none.
   */
  recipient_daily_max: number | null
  /** The maximum number of messages of this service in a day, in addition to that of the account. Null for none. */
  daily_sends_max: number | null
  /** The maximum price of messages of this service in a day, in addition to that of the account. Null for none. */
  daily_spend_max: number | null
  /**
   * The authentication template of codes over WhatsApp, with a button that copies the code or fills it in. Null
   * for none: WhatsApp is then not used. In a form, send JSON.
   */
  whatsapp_template: VerificationTemplate | null
  /** The domain of your web site, for codes that browsers fill in. Null without one. */
  domain: string | null
  /** The hash of your Android app. Null without one. */
  app_hash: string | null
  /**
   * The senders of messages. Posthorn uses the first sender of the channel that a carrier takes. Null for the
   * setting of the account.
   */
  senders: string[] | null
  /** The messaging service whose senders are tried before `senders`. Null for that of the default service. */
  messaging_service_sid: string | null
  /**
   * The allowed countries of recipients (ISO 3166-1). An empty list allows all countries with the simulator, and
   * none with other carriers. Null for the setting of the account.
   */
  allowed_countries: string[] | null
  /** The allowed redirect URLs of links. Null for the setting of the account. */
  redirect_urls: string[] | null
  /** The time of the creation. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
}

export interface UpdateVerificationServiceRequest {
  /** The name of your service, which precedes the text of each message. Empty for no name. */
  friendly_name?: string | undefined
  /** The default language of messages. Null for the setting of the account. */
  locale?: string | null | undefined
  /**
   * The number of digits in a code. Less than six works only with the simulator. Null for the setting of the
   * account.
   */
  code_length?: number | null | undefined
  /** The number of seconds for which a code or a link is valid. Null for the setting of the account. */
  ttl_seconds?: number | null | undefined
  /** The number of wrong checks that end a verification. Null for the setting of the account. */
  checks_max?: number | null | undefined
  /** The maximum number of messages of a verification. Null for the setting of the account. */
  sends_max?: number | null | undefined
  /**
   * The maximum number of new verifications of one recipient with this service in an hour, in addition to that of
   * the account. Null for none.
   */
  recipient_hourly_max?: number | null | undefined
  /**
   * The maximum number of new verifications of one recipient with this service in a day, in addition to that of
   * the account. Null for none.
   */
  recipient_daily_max?: number | null | undefined
  /** The maximum number of messages of this service in a day, in addition to that of the account. Null for none. */
  daily_sends_max?: number | null | undefined
  /** The maximum price of messages of this service in a day, in addition to that of the account. Null for none. */
  daily_spend_max?: number | null | undefined
  /**
   * The authentication template of codes over WhatsApp, with a button that copies the code or fills it in. Null
   * for none: WhatsApp is then not used. In a form, send JSON.
   */
  whatsapp_template?: VerificationTemplate | null | undefined
  /** The domain of your web site, for codes that browsers fill in. Null without one. */
  domain?: string | null | undefined
  /** The hash of your Android app. Null without one. */
  app_hash?: string | null | undefined
  /** The senders of messages. Null for the setting of the account. */
  senders?: string[] | null | undefined
  messaging_service_sid?: string | null | undefined
  /** The allowed countries of recipients. Null for the setting of the account. */
  allowed_countries?: string[] | null | undefined
  /** The allowed redirect URLs of links. Null for the setting of the account. */
  redirect_urls?: string[] | null | undefined
}

/** The message of a verification in one language. */
export interface VerificationText {
  /** The language (BCP 47). */
  locale: string
  /** The message, with asterisks in place of the code or the token. */
  text: string
  /** The encoding of the text. */
  encoding: TextEncoding
  /** The number of segments, as counted for sending and billing. */
  num_segments: number
}

export interface CreateSafeListEntryRequest {
  /**
   * The address: a phone number with its country code in any usual format, an email address, or a chat address
   * with its prefix.
   */
  to: string
  /** A note for people. */
  note?: string | undefined
}

/** An address that is exempt from limits and blocks. */
export interface SafeListEntry {
  /** The address. */
  to: string
  /** Your note. */
  note: string | null
  /** The time when you added the address. */
  created_at: string
}

/** The account's verification data about an address, without its messages. */
export interface VerificationRecipient {
  /** The address. */
  to: string
  /** The newest 1000 verifications of the address. */
  verifications: Verification[]
  /** The messages of these verifications, newest first. */
  attempts: VerificationAttempt[]
  /** The counts of limits for the address. */
  limits: {
    /** The name of the limit. A limit of `rate_limits` has the prefix `own:`. That of a service ends with its sid. */
    name: string
    /** The current count. */
    count: number
    ends_at: string | null
  }[]
  /** The entry on the safe list. Null without one. */
  safe_list_entry: SafeListEntry | null
  /** True if older verifications exist. */
  has_more: boolean
}

/** A temporary block of verifications to some numbers, because few of their messages led to an approval. */
export interface VerificationBlock {
  /** Identifier of the block. */
  sid: string
  /** The account of the block. */
  account_sid: string
  /**
   * The scope: the numbers of one prefix, or of one country, or of the account. `pair`: a prefix and the network
   * of one `client_ip`.
   */
  scope: "pair" | "prefix" | "country" | "account"
  /**
   * The prefix of the numbers, or the country. For a pair, the prefix, a space and the network. `*` for the
   * account.
   */
  key: string
  /** The country of the numbers (ISO 3166-1). */
  country: string
  /** True if Posthorn only recorded the block and did not enforce it, because of `abuse_mode`. */
  dry_run: boolean
  /** The reason: too many messages without an approval. */
  reason: "low_conversion"
  /** The number of messages in the days before the block. Older messages count less. */
  sends: number
  /** The number of approvals of these messages. */
  approvals: number
  /** The start time. */
  created_at: string
  /** The time when the block ends. */
  ends_at: string
  released_at: string | null
}

/** The data of the numbering plan about a phone number. The lookup asks no network. */
export interface NumberLookup {
  /** True if the numbering plan has such numbers. */
  valid: boolean
  /**
   * The reason why the number is not valid. Null if it is valid. A number of an `unknown_range` can still work if
   * the range is new.
   */
  reason:
    | "country_code_missing"
    | "unknown_country_code"
    | "too_short"
    | "too_long"
    | "invalid_length"
    | "unknown_range"
    | null
  /** The number in E.164. Null for an impossible number. */
  phone_number: string | null
  /** The country (ISO 3166-1), or the main country if several share the code. Null for a number without a country. */
  country: string | null
  /** The country code without the plus. Null if there is none. */
  calling_code: string | null
  /** The type of line according to the plan. `fixed_line_or_mobile` means that both types share the range. */
  line_type:
    | "mobile"
    | "fixed_line"
    | "fixed_line_or_mobile"
    | "toll_free"
    | "premium_rate"
    | "shared_cost"
    | "voip"
    | "personal_number"
    | "pager"
    | "uan"
    | "voicemail"
    | "satellite"
    | "unknown"
    | null
  /** The number in national format. */
  national_format: string | null
  /** The number in international format. */
  international_format: string | null
  /** The number as a `tel:` URI. */
  rfc3966_format: string | null
  /**
   * The facts that the numbering plan does not contain: whether the number is assigned, reachable or ported, its
   * carrier, and sometimes the type of line.
   */
  unknown: ("assigned" | "reachable" | "ported" | "carrier" | "line_type")[]
}

export interface CreateAuthSessionRequest {
  /** Your own id of the person. Tokens and events contain it, so use an id without personal data. */
  subject: string
  /** An approved verification. */
  verification_sid?: string | undefined
  /** An approved challenge of a factor of the subject. */
  challenge_sid?: string | undefined
  /** The API that the access tokens are for (`aud`). Default: the issuer. */
  audience?: string | undefined
  /** Your own claims for access tokens: at most 2,048 bytes of JSON. The server refuses reserved names. */
  claims?: Record<string, unknown> | undefined
}

/** A session with its tokens. Only this response contains them. */
export interface AuthSessionTokens {
  /** The identifier of the session, which is `sid` of access tokens. */
  sid: string
  /** The account of the session. */
  account_sid: string
  /** Your own id of the person, which is `sub` of access tokens. */
  subject: string
  /** The status. A session is `expired` after 14 days without a refresh, or 90 days after its creation. */
  status: AuthSessionStatus
  /**
   * The reason for the revocation. `logout`: a `DELETE` request. `revoke_all`: all sessions of the subject.
   * `reuse_detected`: an old refresh token. `session_limit`: a newer session. Null unless revoked.
   */
  revoked_reason: SessionRevokedReason | null
  /** The audience (`aud`) of access tokens. Null for the issuer. */
  audience: string | null
  /** Your own claims in access tokens. */
  claims: Record<string, unknown>
  /**
   * The methods by which the person proved their identity (RFC 8176). `otp`: a code. `sms` or another channel: its
   * name. `hwk`: a passkey. `mfa`: two factors.
   */
  amr: string[]
  /** The authentication level. `2` means that the proofs are two factors, otherwise `1`. */
  acr: AuthenticationLevel
  /** The time of the oldest proof, which is `auth_time` of access tokens. */
  authenticated_at: string
  /** The time when the latest refresh token was issued. */
  refreshed_at: string
  /** The time when the session ends without another refresh, at most 90 days after its creation. */
  expires_at: string
  /** The time of the revocation. Null unless revoked. */
  revoked_at: string | null
  /** The time of creation. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
  /** A JWT (RFC 9068), signed with ES256. Resource servers check it offline. */
  access_token: string
  /** The token type. Send the token as `Authorization: Bearer …`. */
  token_type: "Bearer"
  /** The number of seconds until the access token expires. */
  expires_in: number
  /**
   * The token for the next refresh, which works once. Store it where scripts of pages cannot read it, such as in
   * an `HttpOnly` cookie.
   */
  refresh_token: string
  /** The time when the refresh token expires. */
  refresh_expires_at: string
}

/** A session of a person in your program. It contains no token. */
export interface AuthSession {
  /** The identifier of the session, which is `sid` of access tokens. */
  sid: string
  /** The account of the session. */
  account_sid: string
  /** Your own id of the person, which is `sub` of access tokens. */
  subject: string
  /** The status. A session is `expired` after 14 days without a refresh, or 90 days after its creation. */
  status: AuthSessionStatus
  /**
   * The reason for the revocation. `logout`: a `DELETE` request. `revoke_all`: all sessions of the subject.
   * `reuse_detected`: an old refresh token. `session_limit`: a newer session. Null unless revoked.
   */
  revoked_reason: SessionRevokedReason | null
  /** The audience (`aud`) of access tokens. Null for the issuer. */
  audience: string | null
  /** Your own claims in access tokens. */
  claims: Record<string, unknown>
  /**
   * The methods by which the person proved their identity (RFC 8176). `otp`: a code. `sms` or another channel: its
   * name. `hwk`: a passkey. `mfa`: two factors.
   */
  amr: string[]
  /** The authentication level. `2` means that the proofs are two factors, otherwise `1`. */
  acr: AuthenticationLevel
  /** The time of the oldest proof, which is `auth_time` of access tokens. */
  authenticated_at: string
  /** The time when the latest refresh token was issued. */
  refreshed_at: string
  /** The time when the session ends without another refresh, at most 90 days after its creation. */
  expires_at: string
  /** The time of the revocation. Null unless revoked. */
  revoked_at: string | null
  /** The time of creation. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
}

export interface RefreshAuthSessionRequest {
  /** The latest refresh token of the session. */
  refresh_token: string
}

export interface RevokeAllAuthSessionsRequest {
  /** Your own id of the person. Tokens and events contain it, so use an id without personal data. */
  subject: string
}

/** The result of the revocation. */
export interface RevokedAuthSessions {
  /** The subject. */
  subject: string
  /** The number of revoked sessions. */
  revoked: number
}

/** A signing key. */
export interface AuthSigningKey {
  /** The thumbprint of the key (RFC 7638). */
  kid: string
  /** The time of creation. */
  created_at: string
}

/** A JSON Web Key Set. */
export interface AuthJwks {
  /** The current key, the next key, and the keys of tokens that are still valid. */
  keys: AuthJwk[]
}

/** A public key. */
export interface AuthJwk {
  /** The key type: `EC`. */
  kty: string
  /** The curve: `P-256`. */
  crv: string
  /** The signature algorithm of the tokens: `ES256`. */
  alg: string
  /** The use of the key: `sig`, to verify signatures. */
  use: string
  /** The identifier of the key, which the header of a token contains. */
  kid: string
  /** The x coordinate of the key, in base64url. */
  x: string
  /** The y coordinate of the key, in base64url. */
  y: string
}

/** The stored data of a person. */
export interface AuthSubject {
  /** Your own id of the person. */
  subject: string
  /** The sessions, newest first. */
  sessions: AuthSession[]
  /** The factors. */
  factors: Factor[]
  /** The challenges. */
  challenges: Challenge[]
}

/** An authenticator app, a passkey or recovery codes of a person. It never contains secrets. */
export interface Factor {
  /** Identifier of the factor. */
  sid: string
  /** The account of the factor. */
  account_sid: string
  /** The service of the factor. Its challenges are those of the same service. */
  service_sid: string
  /** Your own id of the person. */
  subject: string
  /** The type of factor. */
  factor_type: FactorType
  /** The name of the factor for the person. */
  friendly_name: string
  /**
   * The status. `unverified` lasts until the person verifies the factor, at most 24 hours. `deleted` appears only
   * in the response and the event of the deletion.
   */
  status: FactorStatus
  /** The number of unused recovery codes. Null for other factors. */
  codes_remaining: number | null
  /** The domain of a passkey. Null for other factors. */
  rp_id: string | null
  /** The time of creation. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
  verified_at: string | null
}

/** A request to a person to prove a factor. */
export interface Challenge {
  /** Identifier of the challenge. */
  sid: string
  /** The account of the challenge. */
  account_sid: string
  /** The service of the challenge. */
  service_sid: string
  /** Your own id of the person. */
  subject: string
  /** The type of factor that the person must prove. */
  factor_type: FactorType
  /** The factor that must approve the challenge, or that approved it. Null while any factor of the type can. */
  factor_sid: string | null
  /** The status of the challenge. */
  status: ChallengeStatus
  /** The action that the person approves. Null without an action. */
  payload: VerificationPayload | null
  /** The number of wrong checks that are left. */
  attempts_remaining: number
  /** The time when the challenge expires. */
  expires_at: string
  approved_at: string | null
  /** The time of creation. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
}

export interface CreateFactorRequest {
  /** The service. Default: the default service. */
  service_sid?: string | undefined
  /** Your own id of the person. Do not use an email or a phone number. */
  subject: string
  /** The type of factor to set up. */
  factor_type: FactorType
  /** The name that the person's app or device shows for the factor. Use their user name in your service. */
  friendly_name: string
}

/** A factor with the data that the person needs to set it up. */
export interface FactorWithBinding {
  /** Identifier of the factor. */
  sid: string
  /** The account of the factor. */
  account_sid: string
  /** The service of the factor. Its challenges are those of the same service. */
  service_sid: string
  /** Your own id of the person. */
  subject: string
  /** The type of factor. */
  factor_type: FactorType
  /** The name of the factor for the person. */
  friendly_name: string
  /**
   * The status. `unverified` lasts until the person verifies the factor, at most 24 hours. `deleted` appears only
   * in the response and the event of the deletion.
   */
  status: FactorStatus
  /** The number of unused recovery codes. Null for other factors. */
  codes_remaining: number | null
  /** The domain of a passkey. Null for other factors. */
  rp_id: string | null
  /** The time of creation. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
  verified_at: string | null
  /** The data that the person needs to set it up. */
  binding: FactorBinding
}

/** The data that the person needs to set up the factor. Only this response contains it. */
export interface FactorBinding {
  /** The secret of `totp` in base32, for people who type it. Null for other factors. */
  secret: string | null
  /** The URI of `totp` to show as a QR code. Null for other factors. */
  uri: string | null
  /** The input of `PublicKeyCredential.parseCreationOptionsFromJSON` for `passkey`. Null for other factors. */
  options: Record<string, unknown> | null
  /** The ten codes of `recovery_codes`. Each code works once. Null for other factors. */
  codes: string[] | null
}

export interface UpdateFactorRequest {
  /** The name that the person's app or device shows for the factor. Use their user name in your service. */
  friendly_name: string
}

export interface VerifyFactorRequest {
  /**
   * The code that the person typed: the digits of the app, or a recovery code. Digits can be of any script.
   * Spaces, dashes and invisible marks are ignored.
   */
  code?: string | undefined
  /** The result of `navigator.credentials` for a passkey: `credential.toJSON()`, unchanged. */
  response?: Record<string, unknown> | undefined
}

/** The result of the verification of a factor. */
export interface FactorCheck {
  /** True if the proof is correct. */
  valid: boolean
  /** The factor. */
  factor_sid: string
  /** The status after the check. The fifth wrong check deletes the factor. */
  status: FactorStatus
  /** The number of wrong checks that are left. */
  attempts_remaining: number
}

export interface CreateChallengeRequest {
  /** The factor. Send this, or `subject` and `factor_type`. */
  factor_sid?: string | undefined
  /** Your own id of the person. Every verified factor of `factor_type` can approve the challenge. */
  subject?: string | undefined
  /** The service of the factors. Send it together with `subject`. Default: the default service. */
  service_sid?: string | undefined
  /** The type of factor that the person must prove. Send it together with `subject`. */
  factor_type?: FactorType | undefined
  /**
   * The action that the person approves, such as a payment. Show it to the person. The challenge and its events
   * contain it.
   */
  payload?: VerificationPayloadRequest | undefined
}

/** A challenge with the data that a browser needs to ask for a passkey. */
export interface ChallengeWithOptions {
  /** Identifier of the challenge. */
  sid: string
  /** The account of the challenge. */
  account_sid: string
  /** The service of the challenge. */
  service_sid: string
  /** Your own id of the person. */
  subject: string
  /** The type of factor that the person must prove. */
  factor_type: FactorType
  /** The factor that must approve the challenge, or that approved it. Null while any factor of the type can. */
  factor_sid: string | null
  /** The status of the challenge. */
  status: ChallengeStatus
  /** The action that the person approves. Null without an action. */
  payload: VerificationPayload | null
  /** The number of wrong checks that are left. */
  attempts_remaining: number
  /** The time when the challenge expires. */
  expires_at: string
  approved_at: string | null
  /** The time of creation. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
  /** The input of `PublicKeyCredential.parseRequestOptionsFromJSON` for a passkey. Null for other factors. */
  options: Record<string, unknown> | null
}

export interface CheckChallengeRequest {
  /**
   * The code that the person typed: the digits of the app, or a recovery code. Digits can be of any script.
   * Spaces, dashes and invisible marks are ignored.
   */
  code?: string | undefined
  /** The result of `navigator.credentials` for a passkey: `credential.toJSON()`, unchanged. */
  response?: Record<string, unknown> | undefined
}

/** The result of the check of a challenge. */
export interface ChallengeCheck {
  /** True if the proof is correct. */
  valid: boolean
  /** The challenge. */
  challenge_sid: string
  /** The factor that approved the challenge. Null if it is unknown. */
  factor_sid: string | null
  /** The status after the check. The fifth wrong check denies the challenge. */
  status: ChallengeStatus
  /** The number of wrong checks that are left. */
  attempts_remaining: number
}

export interface CreatePaymentRequest {
  /** The amount that the customer pays, in minor units of `currency`: 1250 for 12.50 EUR. */
  amount: number
  /** ISO 4217. */
  currency: string
  /**
   * The token of the payment provider for the customer's card or account. The simulator has `sim_ok` and others.
   * With `provider` `manual`: the reference of money that you have received.
   */
  payment_method?: string | undefined
  /** The kind or the sid of a payment provider. Default: the first provider that supports the currency. */
  provider?: string | undefined
  /**
   * The capture mode. `automatic` captures the amount at once. `manual` only authorizes the amount, and you
   * capture it later. The default is `automatic`.
   */
  capture_method?: CaptureMethod | undefined
  /** The text that the customer reads on the page. */
  description?: string | undefined
  /** Your own identifier of the payment, such as an order number. You can list payments by it. */
  reference?: string | undefined
  /**
   * Your own fields, up to 50. A name has up to 40 characters and a value up to 500. Together they have at most 8
   * KiB of JSON. Answers and events contain them. In a form, write `metadata[order]=8731`.
   */
  metadata?: Record<string, string> | undefined
  /** The URL to which the customer returns after the payment. */
  return_url?: string | undefined
  /** The language of the page and of the messages (BCP 47). The default is `en`. */
  locale?: string | undefined
  /** The message that sends the link to the page. The same transaction creates both. Only without `payment_method`. */
  send?:
    | {
        /**
         * The recipient. A phone number with its country code, a chat address with its prefix, as in
         * xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A number can
         * contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164.
         */
        to: string
        /**
         * The sender. A phone number as in `to`, a short code, a name, or a chat or email address with its prefix. A
         * name has 1 to 11 characters: letters, digits, inner spaces and & + . _ -.
         */
        from: string
        /**
         * The text, with `{url}` in place of the link. With the link, it has up to 1,600 characters over SMS and MMS,
         * 4,096 over WhatsApp and Telegram, and 10,000 over other channels. Default: the payee, the amount and the link,
         * in the language of `locale`.
         */
        body?: string | undefined
        /**
         * The approved template of the link and its reminder, which WhatsApp requires. In its values, Posthorn replaces
         * `{amount}` by the amount with its currency, and `{url}` by the link. For a button, `{token}` is the part of
         * the link after `/pay/`. In a form, send JSON.
         */
        template?: MessageTemplateRequest | undefined
        /**
         * The approved template of the receipt, which WhatsApp requires with `receipt`. In its values, Posthorn replaces
         * `{amount}`.
         */
        receipt_template?: MessageTemplateRequest | undefined
        /**
         * The number of seconds until Posthorn sends a reminder, if the customer can still pay. From 10 minutes to 30
         * days, and before the page expires. The reminder has a fixed text in the language of the payment. Default: no
         * reminder.
         */
        reminder_after?: number | undefined
        /** True to send a receipt after the payment. The default is `false`. */
        receipt?: boolean | undefined
      }
    | undefined
  /**
   * The number of seconds until the page expires: from 30 minutes to 90 days. Default: 30 days. A payment with a
   * token does not expire.
   */
  expires_in?: number | undefined
}

/** A request to pay. All amounts are in minor units of `currency` (ISO 4217). */
export interface Payment {
  /** Identifier of the payment. */
  sid: string
  /** The account that receives the payment. */
  account_sid: string
  /**
   * The status. `processing` means that the outcome is not known yet. `completed`, `failed`, `canceled` and
   * `expired` are final.
   */
  status: PaymentStatus
  /** The amount that the customer pays. */
  amount: number
  /** ISO 4217. */
  currency: string
  /** The authorized amount that is not captured yet. */
  amount_capturable: number
  /** The amount that was captured or recorded so far. */
  amount_captured: number
  /** The refunded amount. */
  amount_refunded: number
  /** The amount of pending refunds. */
  amount_refund_pending: number
  /** The fee of the provider. 0 if the provider does not report a fee. */
  amount_fee: number
  /** The capture mode: `automatic` captures the amount at once, `manual` waits for a capture. */
  capture_method: CaptureMethod
  /** The kind of the payment provider. Null before the customer starts to pay. */
  provider: string | null
  /** The sid of the payment provider. Null before the customer starts to pay. */
  provider_sid: string | null
  /** The provider's identifier of the payment. */
  provider_reference: string | null
  /**
   * False for the simulator and for a provider's sandbox, in which no money moves. Null before the customer starts
   * to pay.
   */
  is_live: boolean | null
  /** The URL of the page on which the customer pays. Null for a payment with a token. */
  checkout_url: string | null
  /**
   * The URL of the page on which the customer confirms a payment with a token, such as a page of their bank. Null
   * if no confirmation is needed.
   */
  action_url: string | null
  /** The payment method of the customer, as the provider describes it. Null before the customer pays. */
  payment_method_details: {
    /** The type: `card`, or the provider's name for the type. */
    type: string
    /** The brand of the card. */
    brand: string | null
    /** The last four digits of the card. */
    last4: string | null
    /** The month in which the card expires. */
    exp_month: number | null
    /** The year in which the card expires. */
    exp_year: number | null
  } | null
  /** The reason for the latest decline. Null without a decline. */
  decline: {
    /** The reason, in the same words for all providers. */
    reason:
      | "insufficient_funds"
      | "do_not_honor"
      | "expired_card"
      | "incorrect_cvc"
      | "lost_or_stolen_card"
      | "suspected_fraud"
      | "authentication_failed"
      | "invalid_payment_method"
      | "currency_not_supported"
      | "issuer_unavailable"
      | "processing_error"
      | "provider_unavailable"
      | "not_received"
      | "generic_decline"
    /** The provider's own code of the reason. */
    provider_code: string | null
  } | null
  /** The capture or cancellation whose outcome is not known yet. Null without one. */
  pending_operation: "capture" | "cancel" | null
  /** The reason for a review by a person: the provider contradicts the stored payment. Null without a review. */
  review_reason:
    | "amount_mismatch"
    | "paid_after_end"
    | "unexpected_state"
    | "refunds_exceed_captures"
    | "outcome_unknown"
    | null
  /** The amount that the provider reports instead of the requested one, and your decision. Null while both agree. */
  mismatch: {
    /** The requested amount, in minor units of `requested_currency`. */
    requested_amount: number
    /** The requested currency. */
    requested_currency: string
    /** The amount that the provider reports, in minor units of `currency`. */
    amount: number
    /** The currency that the provider reports. */
    currency: string
    /** The amount that the provider has captured. */
    amount_captured: number
    /** Your decision. Null before. */
    resolution: MismatchResolution | null
    /** The note of the decision. Null without one. */
    note: string | null
    /** The time of the decision. Null before. */
    resolved_at: string | null
  } | null
  /** The status of the open dispute, or of the latest dispute. Null without a dispute. */
  dispute_status: DisputeStatus | null
  /** The text that the customer reads. Null without a text. */
  description: string | null
  /** Your own identifier. Null without one. */
  reference: string | null
  /** Your own fields: `metadata` of the request. */
  metadata: Record<string, string>
  /** The URL to which the customer returns after the payment. Null without one. */
  return_url: string | null
  /** The language of the page and of the messages. */
  locale: string
  /** The recorded money of a manual payment, oldest first. Empty for other payments. */
  recorded: {
    /** The received amount. */
    amount: number
    /** The reference of the money, such as the number of a receipt. */
    reference: string
    /** The time when you received the money. */
    received_at: string
    /** The note for people. Null without a note. */
    note: string | null
  }[]
  /** The latest message with the link to the page. Null without a message. */
  send: {
    /** The customer's address. */
    to: string
    /** The sender. */
    from: string
    /** The channel of the message with the link. */
    channel: string
    /** True if Posthorn sends a receipt after the payment. */
    receipt: boolean
    /** The time of the reminder, if the customer can still pay. Null without a planned reminder. */
    reminder_at: string | null
    /** The time of the latest reminder. Null without a reminder. */
    reminder_sent_at: string | null
  } | null
  /** The reason for the cancellation. Null without a cancellation. */
  cancel_reason: PaymentCancelReason | null
  /** The time when the page expires. Null if it does not expire. */
  expires_at: string | null
  /** The time of the authorization. Null before. */
  authorized_at: string | null
  /** The time when the payment completed. Null before. */
  completed_at: string | null
  /** The time of the cancellation. Null without a cancellation. */
  canceled_at: string | null
  /** The time of creation. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
}

export interface UpdatePaymentRequest {
  /** The text that the customer reads on the page. */
  description?: string | undefined
  /** Your own identifier of the payment, such as an order number. You can list payments by it. */
  reference?: string | undefined
  /**
   * Your own fields, up to 50. A name has up to 40 characters and a value up to 500. Together they have at most 8
   * KiB of JSON. Answers and events contain them. In a form, write `metadata[order]=8731`.
   */
  metadata?: Record<string, string> | undefined
}

/** An entry in the timeline of a payment. Fields that do not apply to its type are null. */
export interface PaymentTimelineEntry {
  /** The time of the entry. */
  at: string
  /**
   * The type. `event`: the payment, a refund or a dispute changed. `message`: a message about the payment.
   * `operation`: a request to the provider. `ledger`: a booking.
   */
  type: "event" | "message" | "operation" | "ledger"
  /** The description as one sentence. */
  description: string
  message_sid: string | null
  refund_sid: string | null
  dispute_sid: string | null
  transaction_sid: string | null
  /** The requested action of an `operation` entry. Null for other entries. */
  operation: "charge" | "capture" | "cancel" | "refund" | null
  /**
   * The status. For an `event`, it is the status after the event. For a `message` or an `operation`, it is the
   * current status. An operation is `requested`, `done`, `refused`, `not_sent` or `lost`. Null for a deleted
   * message.
   */
  status: string | null
  /**
   * The amount in minor units of `currency`. For a `ledger` entry, it is negative if the provider owes you less
   * afterwards.
   */
  amount: number | null
  /** The currency (ISO 4217). Null without an amount. */
  currency: string | null
}

export interface CapturePaymentRequest {
  /** The amount to capture, in minor units. Default: the whole authorized amount. */
  amount?: number | undefined
  /**
   * True if this is the last capture. False keeps the rest authorized. Not every provider supports false. The
   * default is `true`.
   */
  final?: boolean | undefined
}

export interface CancelPaymentRequest {
  /** The reason for the cancellation. The default is `requested_by_customer`. */
  reason?: PaymentCancelReason | undefined
}

export interface RecordPaymentRequest {
  /** The received amount, in minor units of the payment's currency. Default: the outstanding amount. */
  amount?: number | undefined
  /**
   * True if you expect no more money. This completes the payment, even with less than its amount. `amount` can
   * then be 0. The default is `false`.
   */
  final?: boolean | undefined
  /**
   * The reference of the money, such as the number of a receipt or transfer. Each part needs a different
   * reference.
   */
  reference: string
  /** The time when you received the money. Default: now. */
  received_at?: string | Date | undefined
  /** A note for people. */
  note?: string | undefined
}

export interface ResolvePaymentRequest {
  /** The decision. */
  resolution: MismatchResolution
  /**
   * Required for `accept`: the amount that you accept, in minor units. It must be the amount that the provider
   * reports.
   */
  amount?: number | undefined
  /**
   * The currency that you accept. Default: the currency of the payment. Send it if the provider reports another
   * currency.
   */
  currency?: string | undefined
  /** The reason for the decision. Posthorn stores it with the payment. */
  note?: string | undefined
}

export interface SendPaymentLinkRequest {
  /**
   * The recipient. A phone number with its country code, a chat address with its prefix, as in
   * xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A number can
   * contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164.
   */
  to?: string | undefined
  /**
   * The sender. A phone number as in `to`, a short code, a name, or a chat or email address with its prefix. A
   * name has 1 to 11 characters: letters, digits, inner spaces and & + . _ -.
   */
  from?: string | undefined
  /**
   * The text, with `{url}` in place of the link. With the link, it has up to 1,600 characters over SMS and MMS,
   * 4,096 over WhatsApp and Telegram, and 10,000 over other channels. Default: the text of the earlier message.
   */
  body?: string | undefined
  /**
   * The approved template of the link and its reminder, which WhatsApp requires. In its values, Posthorn replaces
   * `{amount}` by the amount with its currency, and `{url}` by the link. For a button, `{token}` is the part of
   * the link after `/pay/`. In a form, send JSON.
   */
  template?: MessageTemplateRequest | undefined
  /**
   * The approved template of the receipt, which WhatsApp requires with `receipt`. In its values, Posthorn replaces
   * `{amount}`.
   */
  receipt_template?: MessageTemplateRequest | undefined
  /**
   * The number of seconds until Posthorn sends a reminder, if the customer can still pay. From 10 minutes to 30
   * days, and before the page expires. The reminder has a fixed text in the language of the payment. Default: a
   * planned reminder does not change.
   */
  reminder_after?: number | undefined
  /** True to send a receipt after the payment. Default: no change. */
  receipt?: boolean | undefined
}

export interface CreateRefundRequest {
  /** The payment. */
  payment_sid: string
  /** The amount to return, in minor units. Default: the amount that is not refunded yet. */
  amount?: number | undefined
  /** The reason for the provider. */
  reason?: RefundReason | undefined
  /**
   * Your own identifier of the refund. Required for a manual payment: the number of the transfer or receipt with
   * which you returned the money.
   */
  reference?: string | undefined
  /**
   * Your own fields, up to 50. A name has up to 40 characters and a value up to 500. Together they have at most 8
   * KiB of JSON. Answers and events contain them. In a form, write `metadata[order]=8731`.
   */
  metadata?: Record<string, string> | undefined
}

/** A refund, which returns money of a payment to the customer. */
export interface Refund {
  /** Identifier of the refund. */
  sid: string
  /** The account of the refund. */
  account_sid: string
  /** The payment of the refund. */
  payment_sid: string
  /**
   * The status. `pending` means that the outcome is not known yet. A completed refund can still fail if the bank
   * returns the money.
   */
  status: RefundStatus
  /** The amount in minor units of `currency`. */
  amount: number
  /** ISO 4217. */
  currency: string
  /** The reason from the request. Null without a reason. */
  reason: RefundReason | null
  /** Your own identifier. Null without one. */
  reference: string | null
  /** True if you requested the refund here. False if it was created at the provider. */
  is_requested: boolean
  /** The reason for the failure. Null unless the refund failed. */
  failure_reason: string | null
  /** The provider's identifier of the refund. */
  provider_reference: string | null
  /** Your own fields: `metadata` of the request. */
  metadata: Record<string, string>
  /** The time when the refund completed. Null before. */
  completed_at: string | null
  /** The time of creation. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
}

/**
 * A dispute: the customer asked their bank to return the money of a payment. You submit evidence in the
 * provider's dashboard.
 */
export interface Dispute {
  /** Identifier of the dispute. */
  sid: string
  /** The account of the dispute. */
  account_sid: string
  /** The disputed payment. */
  payment_sid: string
  /**
   * The status. `needs_response` means that the provider waits for your evidence. `won`, `lost` and `closed` are
   * final.
   */
  status: DisputeStatus
  /** The amount in minor units of `currency`. */
  amount: number
  /** ISO 4217. */
  currency: string
  /** The reason of the customer, in the provider's words. */
  reason: string
  /** True if the provider has withdrawn the amount from you. */
  is_withdrawn: boolean
  /** The provider's identifier of the dispute. */
  provider_reference: string
  /** The deadline for your evidence. */
  evidence_due_at: string | null
  /** The time when the dispute closed. Null before. */
  closed_at: string | null
  /** The time when the provider first reported the dispute. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
}

export interface CreatePaymentProviderRequest {
  /** The kind of provider. `GET /v1/payment_provider_kinds` lists the kinds. */
  kind: string
  /** The display name. */
  name: string
  /** The settings of this kind of provider, such as `client_id`. `GET /v1/payment_provider_kinds` has their schema. */
  settings?: Record<string, unknown> | undefined
  /** The credentials, such as `secret_key`. Posthorn encrypts them and never returns them. */
  secrets?: Record<string, unknown> | undefined
  /** The currencies for which Posthorn uses the provider. An empty list means all. */
  currencies?: string[] | undefined
  /** The priority. Posthorn tries the provider with the lowest priority first. The default is `10`. */
  priority?: number | undefined
  /**
   * The status. New payments do not use a disabled provider. Refunds and disputes of its earlier payments
   * continue. The default is `enabled`.
   */
  status?: EnabledStatus | undefined
}

/** A payment provider of the account. */
export interface PaymentProvider {
  /** Identifier of the provider. */
  sid: string
  /** The display name. */
  name: string
  /** The kind of provider. It never changes. */
  kind: string
  /** The settings. Responses never contain secrets. */
  settings: Record<string, unknown>
  /** The currencies for which Posthorn uses the provider. Null for all. */
  currencies: string[] | null
  /** The priority. Posthorn tries the provider with the lowest priority first. */
  priority: number
  /**
   * The status. New payments do not use a disabled provider. Refunds and disputes of its earlier payments
   * continue.
   */
  status: EnabledStatus
  /** The URL to enter at the provider as its webhook endpoint. */
  notification_url: string
  /** The time of creation. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
}

export interface UpdatePaymentProviderRequest {
  /** The display name. */
  name?: string | undefined
  /** The settings of this kind of provider, such as `client_id`. `GET /v1/payment_provider_kinds` has their schema. */
  settings?: Record<string, unknown> | undefined
  /** The credentials, such as `secret_key`. Posthorn encrypts them and never returns them. */
  secrets?: Record<string, unknown> | undefined
  /** The currencies for which Posthorn uses the provider. An empty list means all. */
  currencies?: string[] | undefined
  /** The priority. Posthorn tries the provider with the lowest priority first. */
  priority?: number | undefined
  /**
   * The status. New payments do not use a disabled provider. Refunds and disputes of its earlier payments
   * continue.
   */
  status?: EnabledStatus | undefined
}

/** A kind of payment provider, with everything that a form for its settings needs. */
export interface PaymentProviderKindDescription {
  /** The value of `kind` of a payment provider. */
  kind: string
  /** The name of the kind. */
  name: string
  /** The way in which customers pay. */
  description: string
  /** The JSON Schema 2020-12 of `settings`. A property with a `title` has a field in a form. */
  settings: Record<string, unknown>
  /** The JSON Schema 2020-12 of `secrets`. */
  secrets: Record<string, unknown>
  /** The steps at the provider. A link in a step has the form `[label](https://…)`. */
  setup: {
    /** The steps to find the settings and the secrets. */
    credentials: string[]
    /** The steps to add the webhook. Empty if the provider sends no notifications. */
    notifications: string[]
  }
}

/** A booking in the ledger. It never changes: another transaction corrects it. */
export interface Transaction {
  /** Identifier of the transaction. */
  sid: string
  /** The account of the transaction. */
  account_sid: string
  /** The type of transaction. */
  type: TransactionType
  /**
   * The amount, in minor units of the currency: cents of EUR, whole JPY. It is negative if the provider owes you
   * less afterwards: fees, refunds, disputes, payouts.
   */
  amount: number
  /** The currency (ISO 4217). */
  currency: string
  payment_sid: string | null
  provider_sid: string | null
  /** The provider's identifier of the transaction. Null without one. */
  provider_reference: string | null
  /** True if a reconciliation found the transaction in the provider's list, with the same amount. */
  reconciled: boolean
  /** The time of the event. It is the time of booking if the event belongs to a closed period. */
  effective_at: string
  /** The time of booking. */
  created_at: string
  /** The debit and the credit, in this order. Both have the same amount. */
  entries: LedgerEntry[]
}

/** One side of a transaction. */
export interface LedgerEntry {
  /**
   * The ledger account: `sales`, `refunds`, `fees`, `disputes`, `bank`, `suspense`, or `receivable:` with the sid
   * of a provider that owes you money.
   */
  ledger_account: string
  /** The debit, in minor units of the currency: cents of EUR, whole JPY. 0 on the credit side. */
  debit: number
  /** The credit, in minor units of the currency: cents of EUR, whole JPY. 0 on the debit side. */
  credit: number
}

/** The balance of one ledger account in one currency. */
export interface LedgerBalance {
  /**
   * The ledger account: `sales`, `refunds`, `fees`, `disputes`, `bank`, `suspense`, or `receivable:` with the sid
   * of a provider that owes you money.
   */
  ledger_account: string
  /** The name of the ledger account. */
  name: string
  provider_sid: string | null
  /** The currency (ISO 4217). */
  currency: string
  /**
   * The debits minus the credits, in minor units of the currency: cents of EUR, whole JPY. Money that providers
   * owe you and money that you paid is positive. Sales are negative.
   */
  balance: number
}

export interface CloseLedgerPeriodRequest {
  /** The end of the period, exclusive. For October, send midnight of November 1 in your time zone. */
  ends_at: string | Date
}

/** A closed period of the ledger. */
export interface LedgerPeriod {
  /** The end of the period, exclusive. The period begins at the end of the previous one. */
  ends_at: string
  /** The time when you closed the period. */
  closed_at: string
  /** The balances at the end of the period. Balances of 0 are omitted. */
  balances: LedgerBalance[]
}

export interface CreateReconciliationRequest {
  /** The provider. Required if several providers of the account list their transactions. */
  provider_sid?: string | undefined
  /**
   * The start of the compared time. Default and latest value: three days before the end of the previous
   * reconciliation.
   */
  from?: string | Date | undefined
}

/** A comparison of a payment provider's list of transactions with the ledger. */
export interface Reconciliation {
  /** Identifier of the reconciliation. */
  sid: string
  /** The account of the reconciliation. */
  account_sid: string
  /** The provider of the list. */
  provider_sid: string
  /** The kind of the provider. */
  provider_kind: string
  /** The status. Posthorn retries a `failed` reconciliation, and reports no difference from an incomplete list. */
  status: "running" | "completed" | "failed"
  /**
   * The start of the compared time. It overlaps with the previous reconciliation, because providers list
   * transactions late.
   */
  from: string
  /** The end of the compared time. */
  until: string
  /** The number of ledger transactions that are in the provider's list. */
  matched_count: number
  /** The number of differences that the reconciliation opened. */
  difference_count: number
  /** The reason for the failure. Null unless it failed. */
  error: string | null
  /** The start time. */
  created_at: string
  completed_at: string | null
}

/** A disagreement between a provider's list and the ledger. Posthorn reports it once. */
export interface Difference {
  /** Identifier of the difference. */
  sid: string
  /** The account of the difference. */
  account_sid: string
  /** The latest reconciliation that found the difference. */
  reconciliation_sid: string
  /** The provider of the list. */
  provider_sid: string
  /**
   * The kind of difference. `missing_in_ledger`: only the provider has the transaction. `missing_at_provider`:
   * only the ledger has it. `amount_mismatch`: the amounts differ.
   */
  kind: "missing_in_ledger" | "missing_at_provider" | "amount_mismatch"
  /**
   * The type of the compared transactions. Posthorn compares the captures of one charge by their sum, and likewise
   * refunds, and disputes with their reversals.
   */
  type: "charge" | "refund" | "dispute" | "fee" | "payout" | "adjustment"
  /** The provider's identifier of the transaction. */
  provider_reference: string
  payment_sid: string | null
  transaction_sid: string | null
  /** The amount in the ledger, in minor units, positive for money to you. Null without a ledger transaction. */
  amount_ledger: number | null
  /**
   * The amount in the provider's list, in minor units, positive for money to you. Null without an entry in the
   * list.
   */
  amount_provider: number | null
  /** The currency (ISO 4217). */
  currency: string
  /** The status. A person must decide about an `open` difference. */
  status: DifferenceStatus
  /**
   * The resolution. A request decided `booked` or `ignored`. `matched_later`: a later reconciliation found equal
   * amounts. Null while open.
   */
  resolution: "booked" | "ignored" | "matched_later" | null
  /** The reason for the decision. Null without a reason. */
  note: string | null
  /** The time of the transaction. */
  effective_at: string
  /** The time when a reconciliation found the difference. */
  created_at: string
  resolved_at: string | null
}

export interface ResolveDifferenceRequest {
  /** The decision. */
  resolution: "booked" | "ignored"
  /** The reason for the decision. Posthorn stores it with the difference. */
  note: string
}

export interface CreateWebhookRequest {
  /**
   * The HTTPS URL that receives the events. It must not contain a user name, and must not lead to a private or
   * local address.
   */
  url: string
  /** The events to send. Default: all. */
  events?: string[] | undefined
  /** The display name. */
  description?: string | undefined
  /**
   * The maximum duration of an attempt in seconds, from the DNS lookup to the last byte of the response. Null for
   * the default of 15.
   */
  timeout?: number | null | undefined
  /**
   * The seconds to wait after the first failed attempt, the second, and so on. Afterwards the delivery fails. An
   * empty list (`[]` in JSON) means no retries. Null for the default schedule over three days. Send a list, or one
   * string with commas.
   */
  retry_schedule?: number[] | null | undefined
  /**
   * The additional headers of requests by name, such as a credential of the receiver. They are added to the
   * existing headers. The value null removes a header, and null for `headers` removes all. The limit is 20.
   * Posthorn encrypts the values and never returns them. In a form, send JSON.
   */
  headers?: Record<string, string | null> | null | undefined
  /**
   * The client certificate in PEM for a receiver with mTLS, optionally followed by its chain. Send it together
   * with `client_key`. Null removes both.
   */
  client_certificate?: string | null | undefined
  /**
   * The private key of `client_certificate` in PEM, without a passphrase. Posthorn encrypts it and never returns
   * it.
   */
  client_key?: string | null | undefined
  /**
   * The content of `data`. `full`: the resource. `thin`: only the `sid`, the `status` and the `url` of the
   * resource.
   */
  payload?: WebhookPayload | undefined
  /**
   * The filter for subscribed events: patterns for fields of `data`. Every field must match one of its patterns.
   * `*` stands for any characters, and `!` before a pattern excludes its matches. Null for all subscribed events.
   * In a form, send JSON.
   */
  filter?: Record<string, string[]> | null | undefined
  /**
   * The signatures of deliveries: `v1` (HMAC-SHA256 with the secret), `v1a` (ed25519, verified with `public_key`),
   * or both. Send a list, or one string with commas.
   */
  signatures?: WebhookSignature[] | undefined
  /**
   * The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null: ten, and up to
   * 64 while the endpoint responds within 250 ms. The limit halves after a timeout or the status 429, 502, 503 or
   * 504, and grows by one with each other response.
   */
  max_in_flight?: number | null | undefined
  /**
   * The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit. Waiting for this
   * limit does not count as an attempt.
   */
  rate_limit?: number | null | undefined
  /**
   * The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery blocks later
   * deliveries until it succeeds or finally fails. `none`: as fast as the endpoint responds.
   */
  ordering?: WebhookOrdering | undefined
}

/** A webhook endpoint with its secret. */
export interface WebhookWithSecret {
  /** Identifier of the endpoint. */
  sid: string
  /** The account of the endpoint. */
  account_sid: string
  /** The URL that receives the events. */
  url: string
  /** The display name. */
  description: string
  /** The names and patterns of the events to send. */
  events: string[]
  /**
   * For an endpoint of status callbacks: the form of its requests. Posthorn creates such an endpoint for each
   * origin of a `status_callback`. `url` is the origin, and `events` is empty. Null for an endpoint that you
   * registered.
   */
  callback_form: WebhookCallbackForm | null
  /**
   * The status. Posthorn sends nothing to a paused or disabled endpoint. Deliveries to a paused endpoint wait.
   * Deliveries to a disabled endpoint are canceled.
   */
  status: WebhookStatus
  /**
   * The reason for `disabled`. `gone`: the endpoint responded with 410. `failing`: no success for five days.
   * `by_user`: through the API or the console.
   */
  disabled_reason: WebhookDisabledReason | null
  /**
   * The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null: ten, and up to
   * 64 while the endpoint responds within 250 ms. The limit halves after a timeout or the status 429, 502, 503 or
   * 504, and grows by one with each other response.
   */
  max_in_flight: number | null
  /**
   * The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit. Waiting for this
   * limit does not count as an attempt.
   */
  rate_limit: number | null
  /**
   * The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery blocks later
   * deliveries until it succeeds or finally fails. `none`: as fast as the endpoint responds.
   */
  ordering: WebhookOrdering
  /** The circuit breaker of the endpoint. Waiting for it does not count as an attempt. */
  circuit: WebhookCircuit
  last_success_at: string | null
  last_failure_at: string | null
  /** The error of the last failed attempt. Null without one. */
  last_failure: string | null
  first_failure_at: string | null
  /** The number of failures since the last success. */
  consecutive_failures: number
  paused_until: string | null
  /** The maximum duration of an attempt in seconds. */
  timeout: number
  /** The seconds to wait after each failed attempt. Null for the default schedule. */
  retry_schedule: number[] | null
  /** The names of the additional headers. The values are hidden. */
  header_names: string[]
  /** The client certificate for a receiver with mTLS. Null without one. */
  client_certificate: WebhookCertificate | null
  /** The content of `data` in events to this endpoint. */
  payload: WebhookPayload
  /** The filter for subscribed events. Null for all subscribed events. */
  filter: Record<string, string[]> | null
  /** The signatures of deliveries to this endpoint. */
  signatures: WebhookSignature[]
  /** The public key that verifies `v1a` signatures of the newest key. Null without `v1a`. */
  public_key: string | null
  /** The times until which older secrets also sign, newest secret first. */
  older_secrets_until: string[]
  /** The time of registration. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
  /** The secret that signs the deliveries (Standard Webhooks). `GET …/secret` returns it again. */
  secret: string
}

/** A webhook endpoint: a URL that receives events. */
export interface Webhook {
  /** Identifier of the endpoint. */
  sid: string
  /** The account of the endpoint. */
  account_sid: string
  /** The URL that receives the events. */
  url: string
  /** The display name. */
  description: string
  /** The names and patterns of the events to send. */
  events: string[]
  /**
   * For an endpoint of status callbacks: the form of its requests. Posthorn creates such an endpoint for each
   * origin of a `status_callback`. `url` is the origin, and `events` is empty. Null for an endpoint that you
   * registered.
   */
  callback_form: WebhookCallbackForm | null
  /**
   * The status. Posthorn sends nothing to a paused or disabled endpoint. Deliveries to a paused endpoint wait.
   * Deliveries to a disabled endpoint are canceled.
   */
  status: WebhookStatus
  /**
   * The reason for `disabled`. `gone`: the endpoint responded with 410. `failing`: no success for five days.
   * `by_user`: through the API or the console.
   */
  disabled_reason: WebhookDisabledReason | null
  /**
   * The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null: ten, and up to
   * 64 while the endpoint responds within 250 ms. The limit halves after a timeout or the status 429, 502, 503 or
   * 504, and grows by one with each other response.
   */
  max_in_flight: number | null
  /**
   * The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit. Waiting for this
   * limit does not count as an attempt.
   */
  rate_limit: number | null
  /**
   * The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery blocks later
   * deliveries until it succeeds or finally fails. `none`: as fast as the endpoint responds.
   */
  ordering: WebhookOrdering
  /** The circuit breaker of the endpoint. Waiting for it does not count as an attempt. */
  circuit: WebhookCircuit
  last_success_at: string | null
  last_failure_at: string | null
  /** The error of the last failed attempt. Null without one. */
  last_failure: string | null
  first_failure_at: string | null
  /** The number of failures since the last success. */
  consecutive_failures: number
  paused_until: string | null
  /** The maximum duration of an attempt in seconds. */
  timeout: number
  /** The seconds to wait after each failed attempt. Null for the default schedule. */
  retry_schedule: number[] | null
  /** The names of the additional headers. The values are hidden. */
  header_names: string[]
  /** The client certificate for a receiver with mTLS. Null without one. */
  client_certificate: WebhookCertificate | null
  /** The content of `data` in events to this endpoint. */
  payload: WebhookPayload
  /** The filter for subscribed events. Null for all subscribed events. */
  filter: Record<string, string[]> | null
  /** The signatures of deliveries to this endpoint. */
  signatures: WebhookSignature[]
  /** The public key that verifies `v1a` signatures of the newest key. Null without `v1a`. */
  public_key: string | null
  /** The times until which older secrets also sign, newest secret first. */
  older_secrets_until: string[]
  /** The time of registration. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
}

export interface UpdateWebhookRequest {
  /**
   * The HTTPS URL that receives the events. It must not contain a user name, and must not lead to a private or
   * local address.
   */
  url?: string | undefined
  /**
   * The events to send: names from `GET /v1/event_types`, `messages.*` for all events of an area, or `*`. Send a
   * list, or one string with commas.
   */
  events?: string[] | undefined
  /** The display name. */
  description?: string | undefined
  /**
   * The maximum duration of an attempt in seconds, from the DNS lookup to the last byte of the response. Null for
   * the default of 15.
   */
  timeout?: number | null | undefined
  /**
   * The seconds to wait after the first failed attempt, the second, and so on. Afterwards the delivery fails. An
   * empty list (`[]` in JSON) means no retries. Null for the default schedule over three days. Send a list, or one
   * string with commas.
   */
  retry_schedule?: number[] | null | undefined
  /**
   * The additional headers of requests by name, such as a credential of the receiver. They are added to the
   * existing headers. The value null removes a header, and null for `headers` removes all. The limit is 20.
   * Posthorn encrypts the values and never returns them. In a form, send JSON.
   */
  headers?: Record<string, string | null> | null | undefined
  /**
   * The client certificate in PEM for a receiver with mTLS, optionally followed by its chain. Send it together
   * with `client_key`. Null removes both.
   */
  client_certificate?: string | null | undefined
  /**
   * The private key of `client_certificate` in PEM, without a passphrase. Posthorn encrypts it and never returns
   * it.
   */
  client_key?: string | null | undefined
  /**
   * The content of `data`. `full`: the resource. `thin`: only the `sid`, the `status` and the `url` of the
   * resource.
   */
  payload?: WebhookPayload | undefined
  /**
   * The filter for subscribed events: patterns for fields of `data`. Every field must match one of its patterns.
   * `*` stands for any characters, and `!` before a pattern excludes its matches. Null for all subscribed events.
   * In a form, send JSON.
   */
  filter?: Record<string, string[]> | null | undefined
  /**
   * The signatures of deliveries: `v1` (HMAC-SHA256 with the secret), `v1a` (ed25519, verified with `public_key`),
   * or both. Send a list, or one string with commas.
   */
  signatures?: WebhookSignature[] | undefined
  /**
   * The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null: ten, and up to
   * 64 while the endpoint responds within 250 ms. The limit halves after a timeout or the status 429, 502, 503 or
   * 504, and grows by one with each other response.
   */
  max_in_flight?: number | null | undefined
  /**
   * The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit. Waiting for this
   * limit does not count as an attempt.
   */
  rate_limit?: number | null | undefined
  /**
   * The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery blocks later
   * deliveries until it succeeds or finally fails. `none`: as fast as the endpoint responds.
   */
  ordering?: WebhookOrdering | undefined
  /**
   * The status. `paused`: Posthorn sends nothing, and deliveries wait until the endpoint is `enabled` again.
   * `disabled`: pending deliveries are canceled, and new events are not sent.
   */
  status?: WebhookStatus | undefined
}

/** The secret of a webhook endpoint. */
export interface WebhookSecret {
  /** The secret that signs the deliveries (Standard Webhooks). `GET …/secret` returns it again. */
  secret: string
}

export interface RotateWebhookSecretRequest {
  /**
   * The number of hours for which older secrets also sign. At most 3 secrets sign at a time. 0 ends the older
   * secrets now. The default is `24`.
   */
  overlap?: number | undefined
}

export interface EndOlderWebhookSecretsRequest {}

export interface TestWebhookRequest {}

/** The delivery of one event to one endpoint. */
export interface Delivery {
  /** Identifier of the delivery. */
  sid: string
  /** The account of the delivery. */
  account_sid: string
  /** The endpoint that receives the delivery. */
  webhook_sid: string
  /** The event that the delivery sends. */
  event_sid: string
  /** The type of the event. */
  event_type: string
  /** The status. `pending` means that more attempts follow. */
  status: DeliveryStatus
  /** The number of attempts so far. */
  attempts: number
  /** The HTTP status of the last response. Null if the last attempt had no response. */
  last_status_code: number | null
  /** The error of the last attempt. Null if it succeeded. */
  last_error: string | null
  /** The time of the event. */
  created_at: string
  next_attempt_at: string | null
  ended_at: string | null
}

export interface CreateReplayRequest {
  /** The start of the time range, inclusive. */
  from: string | Date
  /** The end of the time range, exclusive. Default: now. */
  to?: string | Date | undefined
  /**
   * True replays only failed deliveries. False also replays deliveries that succeeded or were canceled. The
   * default is `true`.
   */
  only_failed?: boolean | undefined
  /**
   * True to include matching events that the endpoint never received, and canceled deliveries. Such events are
   * from before its registration or subscription, or from while it was disabled. The default is `false`.
   */
  missing?: boolean | undefined
}

/** A background task that sends deliveries again, and sends events that the endpoint never received. */
export interface Replay {
  /** Identifier of the replay. */
  sid: string
  /** The account of the replay. */
  account_sid: string
  /** The endpoint that receives the deliveries. */
  webhook_sid: string
  /**
   * The status. `pending`: open transactions are not stored yet. `running`: the replay reads its time range.
   * `completed`: it has read the time range and queued all deliveries. `canceled` and `failed` have a `reason`.
   */
  status: "pending" | "running" | "completed" | "canceled" | "failed"
  /**
   * The reason for the end. `by_user`: you canceled it. `webhook_disabled`, `webhook_deleted`: the endpoint no
   * longer receives deliveries. `log_dropped`: the retention deleted unread events, from `position` on. `fault`:
   * the operator's log contains the reason. After `log_dropped` or `fault`, you can start another replay at
   * `position`.
   */
  reason: "by_user" | "webhook_disabled" | "webhook_deleted" | "log_dropped" | "fault" | null
  /** The start of the time range. It is later than requested if the log does not go back that far. */
  from: string
  /** The end of the time range. */
  to: string
  /** True if the replay omits successful deliveries. */
  only_failed: boolean
  /** True if the replay includes events that the endpoint never received. */
  missing: boolean
  /** The part of the time range that the replay has read, from 0 to 1. */
  progress: number
  /** The time up to which the replay has read the log. */
  position: string
  /** The number of deliveries, and with `missing` also events, that the replay has read. */
  looked_at: number
  /** The number of deliveries that the replay has queued. */
  queued: number
  /** The number of events that the replay cannot send, because the retention of their messages is over. */
  skipped: number
  /** The number of pending deliveries from all replays of the endpoint. */
  waiting: number
  /** The time of the request. */
  created_at: string
  started_at: string | null
  ended_at: string | null
}

/** A delivery with all its attempts. */
export interface DeliveryWithAttempts {
  /** Identifier of the delivery. */
  sid: string
  /** The account of the delivery. */
  account_sid: string
  /** The endpoint that receives the delivery. */
  webhook_sid: string
  /** The event that the delivery sends. */
  event_sid: string
  /** The type of the event. */
  event_type: string
  /** The status. `pending` means that more attempts follow. */
  status: DeliveryStatus
  /** The number of attempts so far. */
  attempts: number
  /** The HTTP status of the last response. Null if the last attempt had no response. */
  last_status_code: number | null
  /** The error of the last attempt. Null if it succeeded. */
  last_error: string | null
  /** The time of the event. */
  created_at: string
  next_attempt_at: string | null
  ended_at: string | null
  /** The attempts, oldest first. */
  attempt_log: DeliveryAttempt[]
}

/** One attempt of a delivery. */
export interface DeliveryAttempt {
  /** The number of the attempt, starting at 1. */
  number: number
  /** The cause of the attempt. */
  asked_by: "schedule" | "manual" | "replay"
  /** The start time. */
  started_at: string
  /** The duration in milliseconds. */
  duration_ms: number
  /** The duration of each part. */
  timing: AttemptTiming
  /**
   * True if Posthorn repeated the request at once, because a reused connection closed without a response. The
   * endpoint can then receive the request twice, with the same `webhook-id`.
   */
  repeated: boolean
  /** The HTTP status of the response. Null without a response. */
  status_code: number | null
  /** The error. Null if the attempt succeeded. */
  error: string | null
  /**
   * The headers of the request. A null value is hidden: the endpoint's own headers are always hidden. The
   * signature is visible only for a failure that had a response, and only with permission to read the endpoint's
   * secret. The body is the event.
   */
  request_headers: Record<string, string | null>
  /**
   * The headers of the response. For a failure, Posthorn keeps 4 KiB. For a success with an empty body, it keeps
   * the request id header, such as `x-request-id`. Null without a response, or after the retention time.
   */
  response_headers: Record<string, string> | null
  /** The beginning of the response body: 16 KiB for a failure, 64 bytes for a success. */
  response_body: string | null
}

/**
 * The duration of each part of an attempt, in milliseconds. The rest of the total is waiting for a free
 * connection and reading the body.
 */
export interface AttemptTiming {
  /** The time to look up the host name. Null for a reused connection. */
  dns_ms: number | null
  /** The time to open the connection. Null for a reused connection. */
  connect_ms: number | null
  /** The time for the TLS handshake. Null for a reused connection. */
  tls_ms: number | null
  /** The time from the connection to the first byte of the response. Null without a response. */
  first_byte_ms: number | null
  /** The total duration of the attempt. */
  total_ms: number
}

export interface ResendDeliveryRequest {}

export interface CancelReplayRequest {}

/** What a `webhooks.failing` event is about. */
export interface WebhooksFailingData {
  /** Identifier of the endpoint. */
  sid: string
  /** The account of the endpoint. */
  account_sid: string
  /** The URL that receives the events. */
  url: string
  /** The display name. */
  description: string
  /** The names and patterns of the events to send. */
  events: string[]
  /**
   * For an endpoint of status callbacks: the form of its requests. Posthorn creates such an endpoint for each
   * origin of a `status_callback`. `url` is the origin, and `events` is empty. Null for an endpoint that you
   * registered.
   */
  callback_form: WebhookCallbackForm | null
  /**
   * The status. Posthorn sends nothing to a paused or disabled endpoint. Deliveries to a paused endpoint wait.
   * Deliveries to a disabled endpoint are canceled.
   */
  status: WebhookStatus
  /**
   * The reason for `disabled`. `gone`: the endpoint responded with 410. `failing`: no success for five days.
   * `by_user`: through the API or the console.
   */
  disabled_reason: WebhookDisabledReason | null
  /**
   * The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null: ten, and up to
   * 64 while the endpoint responds within 250 ms. The limit halves after a timeout or the status 429, 502, 503 or
   * 504, and grows by one with each other response.
   */
  max_in_flight: number | null
  /**
   * The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit. Waiting for this
   * limit does not count as an attempt.
   */
  rate_limit: number | null
  /**
   * The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery blocks later
   * deliveries until it succeeds or finally fails. `none`: as fast as the endpoint responds.
   */
  ordering: WebhookOrdering
  /** The circuit breaker of the endpoint. Waiting for it does not count as an attempt. */
  circuit: WebhookCircuit
  last_success_at: string | null
  last_failure_at: string | null
  /** The error of the last failed attempt. Null without one. */
  last_failure: string | null
  first_failure_at: string | null
  /** The number of failures since the last success. */
  consecutive_failures: number
  paused_until: string | null
  /** The maximum duration of an attempt in seconds. */
  timeout: number
  /** The seconds to wait after each failed attempt. Null for the default schedule. */
  retry_schedule: number[] | null
  /** The names of the additional headers. The values are hidden. */
  header_names: string[]
  /** The client certificate for a receiver with mTLS. Null without one. */
  client_certificate: WebhookCertificate | null
  /** The content of `data` in events to this endpoint. */
  payload: WebhookPayload
  /** The filter for subscribed events. Null for all subscribed events. */
  filter: Record<string, string[]> | null
  /** The signatures of deliveries to this endpoint. */
  signatures: WebhookSignature[]
  /** The public key that verifies `v1a` signatures of the newest key. Null without `v1a`. */
  public_key: string | null
  /** The times until which older secrets also sign, newest secret first. */
  older_secrets_until: string[]
  /** The time of registration. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
  /** The number of hours for which all attempts have failed: 24, then 72. */
  failing_hours: number
}

/** What a `webhooks.test` event is about. */
export interface WebhooksTestData {
  /** The tested endpoint. */
  webhook_sid: string
  /** The text of the test event. */
  text: string
}

/** The fields of all events. */
export interface EventOf<Type extends string, Data> {
  /** The identifier of the event, which is also the `webhook-id` of its deliveries. */
  sid: string
  /** The time of the event. */
  timestamp: string
  /** The number of the event for its resource. Each event of the resource increases it by one. */
  sequence: number
  /** The account of the event. */
  account_sid: string
  /** The type of the event. */
  type: Type
  /** The resource after the change. */
  data: Data
}

/**
 * An event. Webhook endpoints receive the same JSON.
 *
 * Distinguished by `type`.
 */
export type Event =
  | EventOf<"messages.queued", Message>
  | EventOf<"messages.sending", Message>
  | EventOf<"messages.sent", Message>
  | EventOf<"messages.delivered", Message>
  | EventOf<"messages.read", Message>
  | EventOf<"messages.undelivered", Message>
  | EventOf<"messages.failed", Message>
  | EventOf<"messages.received", Message>
  | EventOf<"messages.reply_requested", Message>
  | EventOf<"verifications.created", Verification>
  | EventOf<"verifications.sent", Verification>
  | EventOf<"verifications.approved", Verification>
  | EventOf<"verifications.max_attempts_reached", Verification>
  | EventOf<"verifications.failed", Verification>
  | EventOf<"verifications.expired", Verification>
  | EventOf<"verifications.canceled", Verification>
  | EventOf<"verifications.blocked", VerificationBlock>
  | EventOf<"sessions.created", AuthSession>
  | EventOf<"sessions.revoked", AuthSession>
  | EventOf<"sessions.reuse_detected", AuthSession>
  | EventOf<"factors.created", Factor>
  | EventOf<"factors.verified", Factor>
  | EventOf<"factors.deleted", Factor>
  | EventOf<"challenges.approved", Challenge>
  | EventOf<"challenges.denied", Challenge>
  | EventOf<"challenges.expired", Challenge>
  | EventOf<"payments.created", Payment>
  | EventOf<"payments.requires_action", Payment>
  | EventOf<"payments.processing", Payment>
  | EventOf<"payments.authorized", Payment>
  | EventOf<"payments.partially_paid", Payment>
  | EventOf<"payments.completed", Payment>
  | EventOf<"payments.failed", Payment>
  | EventOf<"payments.canceled", Payment>
  | EventOf<"payments.expired", Payment>
  | EventOf<"payments.review_required", Payment>
  | EventOf<"payments.review_resolved", Payment>
  | EventOf<"refunds.created", Refund>
  | EventOf<"refunds.completed", Refund>
  | EventOf<"refunds.failed", Refund>
  | EventOf<"disputes.opened", Dispute>
  | EventOf<"disputes.updated", Dispute>
  | EventOf<"disputes.closed", Dispute>
  | EventOf<"differences.opened", Difference>
  | EventOf<"differences.resolved", Difference>
  | EventOf<"webhooks.failing", WebhooksFailingData>
  | EventOf<"webhooks.disabled", Webhook>
  | EventOf<"webhooks.test", WebhooksTestData>

/** The events after the cursor. */
export interface EventFeed {
  /** The events, oldest first. The events of one resource are ordered by `sequence`. */
  data: Event[]
  /** True if more events are available now. */
  has_more: boolean
  /** The cursor of the next request. It is never null. */
  next_cursor: string
}

/** A kind of event. */
export interface EventTypeDescription {
  /** The name of the event type. */
  name: string
  /** The meaning of the event type. */
  description: string
  /**
   * True if this version sends events of this type. An endpoint can subscribe to an unavailable type, and receives
   * its events after an upgrade that sends them.
   */
  is_available: boolean
  /** The JSON Schema (2020-12) of the body of the event. */
  schema: Record<string, unknown>
}

/** The counts of an account by hour or day. */
export interface Statistics {
  /** The length of a bucket. */
  interval: StatisticsInterval
  /** The start of the first bucket. */
  from: string
  /** The end of the last bucket. */
  to: string
  /**
   * The time up to which the changes of messages are counted. It is the current time, or earlier after more than
   * ten thousand changes within a few minutes.
   */
  counted_until: string
  /** The sum of all buckets. */
  total: {
    /** The messages that reached each status. */
    messages: MessageCounts
    /**
     * The share of delivered messages among delivered, undelivered and failed messages, from 0 to 1. Null without
     * such messages.
     */
    delivery_rate: number | null
    /** The attempts to deliver events to webhook endpoints. */
    webhook_attempts: WebhookAttemptCounts
  }
  /** The buckets, one for each hour or day, oldest first. Empty buckets are included. */
  buckets: StatisticsBucket[]
  /** The errors of messages between `from` and `to`, most frequent first. */
  errors: ErrorCount[]
  /**
   * The endpoints with attempts between `from` and `to`, with failed deliveries, or with pending deliveries. The
   * endpoints with the most failures come first. Attempts of the last ten seconds can be missing.
   */
  webhooks: WebhookAttempts[]
}

/** The number of messages that reached each status. */
export interface MessageCounts {
  /** The messages that the account sent to Posthorn. */
  queued: number
  /** The messages that a carrier accepted. */
  sent: number
  /** Delivered. */
  delivered: number
  /** The messages that a carrier reported as not delivered. */
  undelivered: number
  /** The messages that failed before delivery. */
  failed: number
  /** The messages to numbers of the account. */
  received: number
}

/** The number of attempts to deliver events to webhook endpoints. */
export interface WebhookAttemptCounts {
  /** The attempts with a response status from 200 to 299. */
  succeeded: number
  /** The attempts with another status, or without a response. */
  failed: number
}

/** The counts of one hour or one day. */
export interface StatisticsBucket {
  /** The start of the bucket (UTC). */
  from: string
  /** The messages that reached each status. */
  messages: MessageCounts
  /**
   * The share of delivered messages among delivered, undelivered and failed messages, from 0 to 1. Null without
   * such messages.
   */
  delivery_rate: number | null
  /** The attempts to deliver events to webhook endpoints. */
  webhook_attempts: WebhookAttemptCounts
}

/** The number of messages that failed with one error code. */
export interface ErrorCount {
  /** The error code of the messages. */
  error_code: string
  /** The meaning of the code as a sentence. */
  error_message: string | null
  /** The number of messages that failed or were not delivered with this code. */
  count: number
  /** An example of such a message. It can be deleted. */
  example_sid: string
}

/** The attempts and deliveries of a webhook endpoint. */
export interface WebhookAttempts {
  /** The endpoint. It can be deleted. */
  sid: string
  /** The number of successful attempts. */
  succeeded: number
  /** The number of failed attempts. */
  failed: number
  /** The share of successful attempts, from 0 to 1. Null without attempts. */
  success_rate: number | null
  /** The number of pending deliveries, counted up to 1000. */
  pending: number
  /**
   * The number of deliveries that failed for good since `from`, among those of the last week. Counts 10000 at most
   * over all endpoints.
   */
  gave_up: number
}

/** The account that the credentials belong to. */
export interface Account {
  /** Identifier of the account, and its user name. */
  sid: string
  /** The display name, also for customers: payment pages and their messages show it. */
  name: string
  /** The email address for customers of the account. Payment pages and receipts show it. Null without one. */
  support_email: string | null
  /** The phone number for customers of the account, in E.164. Payment pages and receipts show it. Null without one. */
  support_phone: string | null
  /** The web page for customers of the account. Payment pages and receipts show it. Null without one. */
  support_url: string | null
  /** The status. The server refuses the credentials of a suspended account. */
  status: AccountStatus
  /** The maximum number of requests per second. */
  rate_per_second: number
  previous_token_ends_at: string | null
  /** True if Posthorn keeps an encrypted copy of the Auth Token. The copy signs status callbacks in Twilio's form. */
  keeps_token_copy: boolean
  /** The time of creation. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
}

export interface UpdateOwnAccountRequest {
  /** The display name, also for customers, up to 200 characters. */
  name?: string | undefined
  /** The email address for customers. Payment pages and receipts show it. Null for none. */
  support_email?: string | null | undefined
  /** The phone number for customers, with its country code. Payment pages and receipts show it. Null for none. */
  support_phone?: string | null | undefined
  /**
   * The web page for customers, which begins with https://, up to 200 characters. Payment pages and receipts show
   * it. Null for none.
   */
  support_url?: string | null | undefined
  /**
   * Whether Posthorn keeps an encrypted copy of the Auth Token. `false` erases it, so status callbacks in Twilio's
   * form have no signature. After `true`, the next request with the token stores it again.
   */
  keeps_token_copy?: boolean | undefined
}

export interface RotateAuthTokenRequest {
  /**
   * The time in seconds until the previous token stops working. Default: a day. Maximum: a week. 0 ends it at
   * once.
   */
  overlap_seconds?: number | undefined
}

/** A new Auth Token, which is shown only once. */
export interface NewAuthToken {
  /** The account of the token, and its user name for sign-in. */
  account_sid: string
  /** The Auth Token. Store it: the server does not show it again. */
  auth_token: string
  /** The time until which the previous token works. */
  previous_ends_at: string
}

export interface EndPreviousAuthTokenRequest {}

export interface CreateApiKeyRequest {
  /** The display name. */
  name: string
  /** The permissions of the key. The default is `full`. */
  scope?: ApiKeyScope | undefined
}

/** An API key with its secret, which is shown only once. */
export interface ApiKeyWithSecret {
  /** Identifier of the key, and its user name. */
  sid: string
  /** The display name. */
  name: string
  /**
   * The permissions of the key. `full`: everything. `messages`: send and read messages. `webhooks`: manage
   * webhooks and read events, including message texts. `auth`: verify people. `payments`: accept payments and read
   * the ledger. `read`: only read.
   */
  scope: ApiKeyScope
  /** The time of creation. */
  created_at: string
  last_used_at: string | null
  revoked_at: string | null
  /** The secret, which is the password for sign-in. Store it: the server keeps only a hash. */
  secret: string
}

/** A credential for one program. It has a scope, and you can revoke it separately. */
export interface ApiKey {
  /** Identifier of the key, and its user name. */
  sid: string
  /** The display name. */
  name: string
  /**
   * The permissions of the key. `full`: everything. `messages`: send and read messages. `webhooks`: manage
   * webhooks and read events, including message texts. `auth`: verify people. `payments`: accept payments and read
   * the ledger. `read`: only read.
   */
  scope: ApiKeyScope
  /** The time of creation. */
  created_at: string
  last_used_at: string | null
  revoked_at: string | null
}

export interface CreateAccountRequest {
  /** The name for people, up to 200 characters. */
  name: string
  /** The maximum number of requests per second. Default: the limit of the installation. */
  rate_per_second?: number | null | undefined
  /** The maximum number of owned and requested phone numbers. Default: the limit of the installation. */
  phone_numbers_max?: number | null | undefined
}

/** A new account with its Auth Token, which is shown only once. */
export interface AccountWithToken {
  /** Identifier of the account, and its user name. */
  sid: string
  /** The display name. */
  name: string
  /** The status. The server refuses the credentials of a suspended account. */
  status: AccountStatus
  /** The maximum number of requests per second. Null for the default of the installation (`RATE_LIMIT`). */
  rate_per_second: number | null
  /**
   * The maximum number of owned and requested phone numbers. Null for the default of the installation
   * (`PHONE_NUMBERS_MAX`).
   */
  phone_numbers_max: number | null
  /** The email address for customers of the account. Payment pages and receipts show it. Null without one. */
  support_email: string | null
  /** The phone number for customers of the account, in E.164. Payment pages and receipts show it. Null without one. */
  support_phone: string | null
  /** The web page for customers of the account. Payment pages and receipts show it. Null without one. */
  support_url: string | null
  /**
   * The number of messages in the last 24 hours by the status that they reached. The last one or two minutes can
   * be missing.
   */
  messages_last_day: MessageCounts
  /** The time of creation. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
  /** The password for the sid. The server does not show it again, so store the token or send it to the user now. */
  auth_token: string
  /** A notice for the operator about the senders of the new account. */
  sender_notice: string
}

/** An account, as the operator sees it. */
export interface OperatorAccount {
  /** Identifier of the account, and its user name. */
  sid: string
  /** The display name. */
  name: string
  /** The status. The server refuses the credentials of a suspended account. */
  status: AccountStatus
  /** The maximum number of requests per second. Null for the default of the installation (`RATE_LIMIT`). */
  rate_per_second: number | null
  /**
   * The maximum number of owned and requested phone numbers. Null for the default of the installation
   * (`PHONE_NUMBERS_MAX`).
   */
  phone_numbers_max: number | null
  /** The email address for customers of the account. Payment pages and receipts show it. Null without one. */
  support_email: string | null
  /** The phone number for customers of the account, in E.164. Payment pages and receipts show it. Null without one. */
  support_phone: string | null
  /** The web page for customers of the account. Payment pages and receipts show it. Null without one. */
  support_url: string | null
  /**
   * The number of messages in the last 24 hours by the status that they reached. The last one or two minutes can
   * be missing.
   */
  messages_last_day: MessageCounts
  /** The time of creation. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
}

export interface UpdateAccountRequest {
  /** The display name. */
  name?: string | undefined
  /** The status. The server refuses the credentials of a suspended account. */
  status?: AccountStatus | undefined
  /** The maximum number of requests per second. Null for the default. */
  rate_per_second?: number | null | undefined
  /** The maximum number of owned and requested phone numbers. Null for the default. Numbers above the limit remain. */
  phone_numbers_max?: number | null | undefined
  /** The email address for customers. Payment pages and receipts show it. Null for none. */
  support_email?: string | null | undefined
  /** The phone number for customers, with its country code. Payment pages and receipts show it. Null for none. */
  support_phone?: string | null | undefined
  /**
   * The web page for customers, which begins with https://, up to 200 characters. Payment pages and receipts show
   * it. Null for none.
   */
  support_url?: string | null | undefined
}

/** An inbound message that Posthorn could not store. */
export interface DeadLetter {
  /** Identifier of the dead letter. */
  sid: string
  /** The carrier that sent it. */
  carrier_sid: string
  /** The sender. */
  from: string
  /** The recipient, which is a number of this installation. */
  to: string
  /** The text. It is private: show it only to the owner of the number. */
  body: string
  /**
   * `number_unowned` if no account owns the number. `number_moved` if another account owned it when the message
   * arrived. Otherwise the error of PostgreSQL: the SQLSTATE, and the constraint if there is one.
   */
  error: string
  /** The time when Posthorn received the message. */
  received_at: string
  /** The time of the next attempt to store the message. */
  retry_at: string
}

export interface RetryDeadLetterRequest {}

export interface CreateCarrierRequest {
  /** The display name. */
  name: string
  /**
   * The protocol. `smpp`: SMPP. `smtp`: Mail server (SMTP). `http`: Provider or gateway (HTTP). `mm4`: MMSC (MM4).
   * `mm7`: MMSC (MM7). `xmpp`: XMPP. `matrix`: Matrix. `telegram`: Telegram. `whatsapp`: WhatsApp. You cannot
   * change it later. The default is `smpp`.
   */
  kind?: CarrierKind | undefined
  /**
   * The settings of the connection: at least `hosts` and `system_id`, or `host` and `from` for email. In a form,
   * send JSON. The guides to a first carrier and to email explain each setting.
   */
  settings: Record<string, unknown>
  /**
   * The password of the bind or of the user of a mail server, or the token of a bot or an API. Responses never
   * contain it.
   */
  password?: string | undefined
  /** The key of the client certificate in PEM, if the carrier requires one. Responses never contain it. */
  tls_key?: string | undefined
  /**
   * The secret of the carrier's webhooks, such as the password of an MMSC, the `hs_token` of a Matrix homeserver
   * or the app secret of WhatsApp. Responses never contain it.
   */
  webhook_secret?: string | undefined
  /** The status. Posthorn does not connect to a disabled carrier. The default is `enabled`. */
  status?: EnabledStatus | undefined
}

/** A connection to a phone network, a mail server or a chat service. */
export interface Carrier {
  /** Identifier of the carrier. */
  sid: string
  /** The display name. */
  name: string
  /** The protocol. */
  kind: CarrierKind
  /** The settings without secrets. */
  settings: Record<string, unknown>
  /** The status. Posthorn does not connect to a disabled carrier. */
  status: EnabledStatus
  /**
   * The state of the carrier. It accepts messages if the state is `up`. The state is `off` if the carrier is
   * disabled or disconnecting.
   */
  state: "up" | "down" | "paused" | "off"
  /** The start of this state, as seen by the responding process. */
  since: string
  /** The problem and its remedy. Null without a problem. */
  reason: string | null
  /**
   * The detected format of message ids in receipts, as a value of the setting `message_ids`. Null while it is
   * unknown, or if the setting has a value. The setting overrides it.
   */
  learned_message_ids: {
    /** The format in responses to submissions. */
    submit: MessageIdFormat
    /** The format in receipts. */
    receipt: MessageIdFormat
  } | null
  /** The URL to enter at the provider for receipts and messages. Null for kinds without webhooks. */
  webhook_url: string | null
  /** The current trace. Null without one. */
  trace: CarrierTrace | null
  /** The connections of the carrier. */
  connections: CarrierConnection[]
  /** The circuit breaker of the carrier, which stops messages after consecutive failures. */
  circuit: CarrierCircuit
  /** The time of creation. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
}

/** The trace of a carrier's exchanges. */
export interface CarrierTrace {
  /** The time when the trace ends. */
  until: string
  /** The account whose messages are traced. Null for all accounts. */
  account_sid: string | null
  /** The recipient whose messages are traced. Null for all recipients. */
  to: string | null
}

/** One connection to a carrier. */
export interface CarrierConnection {
  /** The host, the number and the kind of bind of the connection. */
  name: string
  /** The state. The carrier accepts messages on a connection that is `up`. */
  state: "up" | "down"
  /** The start of this state, as seen by the responding process. */
  since: string
  /** The problem and its remedy. Null without a problem. */
  reason: string | null
  retry_at: string | null
  /** The number of requests without a response yet. */
  unanswered: number
  /** The maximum number of requests without a response. */
  window_max: number
  /** The current rate limit in segments per second. Null for no limit. */
  segments_per_second: number | null
  /**
   * Whether the carrier has answered. A carrier that takes each message by a request is `up` before its first
   * answer, so false means that nothing shows yet whether it works.
   */
  has_answered: boolean
}

/**
 * The circuit breaker of the carrier, which stops messages after consecutive failures. Each process has its own.
 * This is the worst of them.
 */
export interface CarrierCircuit {
  /**
   * The state. `closed`: the carrier gets messages. `open`: messages use other routes or wait. `half_open`: the
   * carrier gets a few messages as a trial.
   */
  state: CircuitState
  /** The number of consecutive failures. */
  failures: number
  /** The reason for the last failure. Null without a failure. */
  reason: string | null
  retry_at: string | null
}

/** A kind of carrier, with the schemas of its settings. */
export interface CarrierKindDescription {
  /** The value of `kind`. */
  kind: string
  /** The name for people. */
  name: string
  /** A sentence for a person who adds a carrier. */
  description: string
  /** The channels that carriers of this kind can support. */
  channels: string[]
  /** True if the carrier sends receipts and messages to a webhook URL of Posthorn. */
  has_webhooks: boolean
  /** How to enter the webhook URL at the carrier. Null if nothing has to be entered. */
  webhook_setup: string | null
  /**
   * The JSON Schema of `settings`. `title` is the label of a field, and `x-group` its group of `x-groups`.
   * `x-unset` says what an empty field means, and `x-missing` what to enter in a required one.
   */
  settings: Record<string, unknown>
  /** The JSON Schema of the secrets: `password`, `webhook_secret` and `tls_key`, if the kind has them. */
  secrets: Record<string, unknown>
}

/** The settings of a carrier of the kind `http` for one provider or gateway. */
export interface CarrierPreset {
  /** The value of the setting `preset`. */
  preset: string
  /** The name of the provider. */
  label: string
  /** The channels that the provider supports. */
  channels: string[]
  /** The values that the operator must enter. */
  values: {
    /** The name of the value in the setting `values`. */
    name: string
    /** The name of the value at the provider. */
    label: string
    /** The place where you find the value. */
    meaning: string
    /** The form of the value. */
    example: string
    /** The default of the value. Null without a default. */
    fallback: string | null
    /** True if the value is required. */
    is_required: boolean
  }[]
  /** The provider's name for the `password`. */
  password: string
  /** The provider's name for the `webhook_secret`. Null if the password or a value verifies webhooks. */
  webhook_secret: string | null
  /** The steps at the provider that let receipts and messages arrive. */
  setup: string
}

export interface UpdateCarrierRequest {
  /** The display name. */
  name?: string | undefined
  /**
   * The settings of the connection: at least `hosts` and `system_id`, or `host` and `from` for email. In a form,
   * send JSON. The guides to a first carrier and to email explain each setting.
   */
  settings?: Record<string, unknown> | undefined
  /**
   * The password of the bind or of the user of a mail server, or the token of a bot or an API. Responses never
   * contain it.
   */
  password?: string | undefined
  /** The key of the client certificate in PEM, if the carrier requires one. Responses never contain it. */
  tls_key?: string | undefined
  /**
   * The secret of the carrier's webhooks, such as the password of an MMSC, the `hs_token` of a Matrix homeserver
   * or the app secret of WhatsApp. Responses never contain it.
   */
  webhook_secret?: string | undefined
  /** The status. Posthorn does not connect to a disabled carrier. */
  status?: EnabledStatus | undefined
}

export interface StartCarrierTraceRequest {
  /** The duration in minutes. The default is `60`. */
  minutes?: number | undefined
  /** The account whose messages to trace. Default: all accounts. */
  account_sid?: string | undefined
  /** The recipient whose messages to trace. Default: all recipients. */
  to?: string | undefined
}

/** An entry in the timeline of a message, including exchanges with the carrier. */
export interface OperatorTimelineEntry {
  /** The kind of entry: a change of status, a note without a change, or an exchange with the carrier. */
  kind: "status" | "note" | "exchange"
  /** The event type, the type of the note, or the command of the PDU. */
  type: string
  /** The time of the entry. */
  occurred_at: string
  /** The reason. For an exchange, its bytes in hexadecimal and its direction. */
  detail: Record<string, unknown> | null
}

export interface ReplaceRatesRequest {
  /** The currency of all rates of the price list, as three capital letters. */
  price_unit: string
  /** The rates, each with `prefix` (default: empty) and `price`. An empty list removes all rates. */
  rates?: Record<string, unknown>[] | undefined
  /**
   * The rates as CSV: one rate per line, with commas, semicolons or tabs between columns. The columns are prefix
   * and price, or any columns under a header line that includes `prefix` and `price`. Send either `csv` or
   * `rates`.
   */
  csv?: string | undefined
  /** True to return the changes without making them. The default is `false`. */
  dry_run?: boolean | undefined
}

/** A summary of all rates of a carrier, or of all customer rates. */
export interface RateCard {
  /** The carrier that charges the rate. Null for a customer rate, which accounts pay. */
  carrier_sid: string | null
  /** The currency of all rates of the price list, as three capital letters. */
  price_unit: string
  /** The number of rates in the list. */
  rates_count: number
  /** The number of prefixes that are new. */
  added: number
  /** The number of prefixes whose price or currency changed. */
  changed: number
  /** The number of prefixes that were removed. */
  removed: number
}

export interface CreateRouteRequest {
  /** The carrier of the route. */
  carrier_sid: string
  /** The channel of the messages. Default: every channel. */
  channel?: Channel | undefined
  /** The first digits of the recipient's number, without the plus. Default: every recipient. */
  prefix?: string | undefined
  /** The sender of the messages. Default: every sender. */
  sender?: string | undefined
  /** The account of the messages. Default: every account. */
  account_sid?: string | undefined
  /** The tag of the messages. Default: messages with any tags or none. */
  tag?: string | undefined
  /** The priority. Posthorn tries the lowest first. The default is `100`. */
  priority?: number | undefined
  /** The share of messages among otherwise equal routes. The default is `1`. */
  weight?: number | undefined
  /** The status. Posthorn does not use a disabled route. The default is `enabled`. */
  status?: EnabledStatus | undefined
}

/** A rule that sends messages to a carrier. A condition that is null matches everything. */
export interface Route {
  /** Identifier of the route. */
  sid: string
  /** The carrier of the route. */
  carrier_sid: string
  /** The channel of the messages. Null for every channel. */
  channel: Channel | null
  /** The first digits of the recipient's number, without the plus. Null for every recipient. */
  prefix: string | null
  /** The sender of the messages. Null for every sender. */
  sender: string | null
  account_sid: string | null
  /** The tag of the messages. Null for messages with any tags or none. */
  tag: string | null
  /** The priority. Posthorn tries the lowest first. */
  priority: number
  /** The share of messages among otherwise equal routes. */
  weight: number
  /** The status. Posthorn does not use a disabled route. */
  status: EnabledStatus
  /** The time of creation. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
}

/** The routes that match a message. */
export interface RouteCandidates {
  /** The routes in the order in which Posthorn tries them. */
  data: RouteCandidate[]
  /**
   * True if no route matches and the message goes to the simulator. If no route matches and this is false, the
   * server refuses the message.
   */
  takes_simulator: boolean
}

/** A route that matches a message, with its current availability. */
export interface RouteCandidate {
  /** The route. */
  route: Route
  /**
   * The availability. `ready`: the carrier accepts messages. `down`: it has no connection. `circuit_open`: the
   * circuit breaker blocks messages after consecutive failures.
   */
  standing: "ready" | "down" | "circuit_open"
  /**
   * The reason why the server refuses the message with `sender_not_allowed` if it gets this route: networks of its
   * country take no name as a sender. Null otherwise.
   */
  refusal: string | null
  /** The carrier's price of a segment. Null if it is unknown. */
  price: string | null
  /** The currency of the price. Null if the price is unknown. */
  price_unit: string | null
}

export interface UpdateRouteRequest {
  /** The carrier of the route. */
  carrier_sid?: string | undefined
  /** The priority. Posthorn tries the lowest first. */
  priority?: number | undefined
  /** The share of messages among otherwise equal routes. */
  weight?: number | undefined
  /** The status. Posthorn does not use a disabled route. */
  status?: EnabledStatus | undefined
}

export interface CreateRateRequest {
  /** The carrier that charges the rate. Null for a customer rate, which accounts pay. */
  carrier_sid?: string | null | undefined
  /**
   * The first digits of the numbers, without a plus. Empty for all other numbers. For channels without numbers,
   * send email, matrix, telegram, xmpp. The default is `""`.
   */
  prefix?: string | undefined
  /** The price of a segment: an exact decimal with at most six decimal places. A JSON number is also accepted. */
  price: string
  /** The currency of all rates of the price list, as three capital letters. */
  price_unit: string
}

/**
 * A price of a segment to numbers with a prefix: the price that a carrier charges, or that accounts pay. The
 * longest matching prefix decides.
 */
export interface Rate {
  /** Identifier of the rate. */
  sid: string
  /** The carrier that charges the rate. Null for a customer rate, which accounts pay. */
  carrier_sid: string | null
  /**
   * The first digits of the numbers, without a plus. Empty for all other numbers. For channels without numbers,
   * send email, matrix, telegram, xmpp.
   */
  prefix: string
  /** The price of a segment: an exact decimal with at most six decimal places. */
  price: string
  /** The currency of all rates of the price list, as three capital letters. */
  price_unit: string
  /** The time of creation. */
  created_at: string
  /** The time of the last change. */
  updated_at: string
}

export interface ReplaceCustomerRatesRequest {
  /** The currency of all rates of the price list, as three capital letters. */
  price_unit: string
  /** The rates, each with `prefix` (default: empty) and `price`. An empty list removes all rates. */
  rates?: Record<string, unknown>[] | undefined
  /**
   * The rates as CSV: one rate per line, with commas, semicolons or tabs between columns. The columns are prefix
   * and price, or any columns under a header line that includes `prefix` and `price`. Send either `csv` or
   * `rates`.
   */
  csv?: string | undefined
  /** True to return the changes without making them. The default is `false`. */
  dry_run?: boolean | undefined
}

export interface UpdateRateRequest {
  /** The price of a segment: an exact decimal with at most six decimal places. A JSON number is also accepted. */
  price: string
}

/** Counts of verifications by account. */
export interface OperatorVerificationSummary {
  /** The start of the counts. */
  from: string
  /** The end of the counts. */
  to: string
  counted_until: string | null
  /** One entry for each account. */
  data: {
    /** The account. */
    account_sid: string
    /** The number of verification messages that a carrier accepted. */
    sent: number
    /** The number of verification messages that a carrier reported as delivered. */
    delivered: number
    /** The number of approved verifications. */
    approved: number
    /** The number of blocks of prefixes and countries, including dry runs. */
    blocked: number
    /**
     * The value of `approved` divided by `sent`. Null if `sent` is 0. It exceeds 1 if messages were sent before
     * `from` and approved after it.
     */
    conversion: number | null
  }[]
}

/** Prefixes by risk. */
export interface OperatorVerificationScores {
  /** The highest score first. */
  data: OperatorVerificationScore[]
}

/** The risk of SMS pumping at a prefix, over all accounts of the installation. */
export interface OperatorVerificationScore {
  /** The numbers without their last four digits. */
  prefix: string
  /** The score. At 12 the prefix is blocked. */
  score: number
  /** The number of messages. Older messages count less. */
  sends: number
  /** The number of approvals. Older approvals count less. */
  approvals: number
  blocked_until: string | null
}

export interface AssignPhoneNumberRequest {
  /** The account that becomes the owner. */
  account_sid: string
  /**
   * A phone number in E.164, a short code, a sender id of 1 to 11 letters and digits, or a chat address. Case does
   * not matter.
   */
  number: string
  /** The channels that the number supports. The default is `["sms","mms"]`. */
  capabilities?: RequestedCapability[] | undefined
}

/** A number of an account, as the operator sees it. */
export interface OperatorPhoneNumber {
  /** Identifier of the number. */
  sid: string
  /** The account that owns or requested the number. */
  account_sid: string
  /** The number, short code or sender id. */
  number: string
  /** The channels that it supports. A chat address supports its own channel. */
  capabilities: PhoneNumberCapability[]
  /** The status. Only an `active` number belongs to the account. A `pending` number waits for the operator. */
  status: PhoneNumberStatus
  /** The reason for which the operator rejected the request. Null otherwise. */
  rejected_reason: string | null
  /** The name that the account gave the number. Null without a name. */
  name: string | null
  /**
   * The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or as plain
   * text. The request has the form and the signature of Twilio's. Null without one.
   */
  inbound_url: string | null
  /** The method of the requests to `inbound_url`. */
  inbound_method: CallbackMethod
  /**
   * The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries `inbound_url`.
   * Null without one.
   */
  fallback_url: string | null
  /** The method of the requests to `fallback_url`. */
  fallback_method: CallbackMethod
  /** The `status_callback` of messages that set none. Null without one. */
  status_callback: string | null
  /** The time of the request or assignment. */
  created_at: string
  owner_account_sid: string | null
}

export interface UpdatePhoneNumberRequest {
  /** The decision about a request. */
  status?: "active" | "rejected" | undefined
  /** The reason for the rejection, up to 200 characters. The account can read it. */
  rejected_reason?: string | null | undefined
  /** The new owner of the number. */
  account_sid?: string | undefined
  /** The channels that it supports. */
  capabilities?: RequestedCapability[] | undefined
}

export interface CreateSenderRuleRequest {
  /** The account of the rule. Default: every account. */
  account_sid?: string | undefined
  /** The kind of rule: `exact` allows one sender, `pattern` allows all matching senders, `any` allows every sender. */
  kind: SenderRuleKind
  /**
   * The sender. For `exact`, send an address as in `from` of a message. For `pattern`, send 2 to 64 characters, in
   * which `*` stands for any characters. Omit it for `any`.
   */
  sender?: string | undefined
  /** The reason for the rule, up to 200 characters. */
  note?: string | undefined
}

/** A rule that allows senders that no account owns. It never allows a number that another account owns. */
export interface SenderRule {
  /** Identifier of the rule. */
  sid: string
  account_sid: string | null
  /** The kind of rule: `exact` allows one sender, `pattern` allows all matching senders, `any` allows every sender. */
  kind: SenderRuleKind
  /** The sender or the pattern in lower case. Case does not matter. Null for `any`. */
  sender: string | null
  /** The reason for the rule. Null without a note. */
  note: string | null
  /** True if an upgrade created the rule from the account's past messages, and the operator has not confirmed it. */
  needs_review: boolean
  /** True if the rule needs review, and another account owns the sender or has an exact rule for it. */
  is_conflict: boolean
  owner_account_sid: string | null
  /** The time of creation. */
  created_at: string
}

export interface UpdateSenderRuleRequest {
  /** True if the operator must still review the rule. */
  needs_review: boolean
}

export interface CreateInboundMessageRequest {
  /** A phone number of the account. */
  to: string
  /** The sender of the message, in any form that a network reports. */
  from: string
  /**
   * The text: up to 1,600 characters over SMS and MMS, 4,096 over WhatsApp and Telegram, and 10,000 over other
   * channels. Required without `media`.
   */
  body?: string | undefined
  /** The attached media (MMS): up to 10 data URLs in base64, in a request of at most 256 KiB. */
  media?: string[] | undefined
}

/** A simulated inbound message. */
export interface SimulatorInbound {
  /** The simulator's identifier of the message. */
  reference: string
  /** The account's number. */
  to: string
  /** The sender of the message. */
  from: string
  /** The text. Empty for a message with media only. */
  body: string
  /** The attachments. */
  media: {
    /** The media type. */
    content_type: string
    /** The size in bytes. */
    bytes: number
  }[]
  /** The time of receipt. */
  received_at: string
}

/** A message in the inbox of a simulated recipient. */
export interface SimulatorMessage {
  /** The simulator's identifier of the message. */
  reference: string
  /** The sid of the message. */
  message_sid: string
  /** The account that sent it. */
  account_sid: string
  /** Recipient. */
  to: string
  /** Sender. */
  from: string
  /** The text. */
  body: string
  /** The digits of the code in the text. Null without a code. */
  code: string | null
  /** The encoding of the text. */
  encoding: TextEncoding
  /** Segments. */
  num_segments: number
  /** The attached files. */
  media: {
    /** The media type. */
    content_type: string
    /** The size in bytes. */
    bytes: number
    /** The attached media, each with its sid and its URL. */
    url: string
  }[]
  /** The failure that the recipient's number causes. Null without one. */
  trouble: string | null
  /** The number of held receipts. */
  num_held_receipts: number
  /** The time at which the simulator accepted it. */
  received_at: string
}

/** The result of a wait. */
export interface SimulatorWait {
  /** The message. Null if none arrived in time. */
  message: SimulatorMessage | null
}

/** A number with which the simulator causes a failure. */
export interface SimulatorNumber {
  /** The number, or an example of a number with this ending. */
  number: string
  /** The last four digits that cause the failure, in any country. Null if only this exact number causes it. */
  ends_in: string | null
  /** The parameter for the number: the recipient or the sender. */
  parameter: "to" | "from"
  /** The name of the failure. */
  trouble: string
  /** The result. */
  description: string
}

export interface CreateSimulatorHoldRequest {
  /** The recipient of the messages. */
  to: string
}

/** A recipient whose delivery receipts the simulator holds. */
export interface SimulatorHold {
  /** The recipient. */
  to: string
  /** The number of held receipts, one for each segment. */
  num_held_receipts: number
  /** The start of the hold. */
  created_at: string
}

export type AccountStatus = "active" | "suspended"

export type ApiKeyScope = "full" | "messages" | "webhooks" | "auth" | "payments" | "read"

export type AuthSessionStatus = "active" | "revoked" | "expired"

export type AuthenticationLevel = "1" | "2"

export type CallbackMethod = "POST" | "GET"

export type CaptureMethod = "automatic" | "manual"

export type CarrierKind =
  | "smpp"
  | "smtp"
  | "http"
  | "mm4"
  | "mm7"
  | "xmpp"
  | "matrix"
  | "telegram"
  | "whatsapp"
  | (string & {})

export type ChallengeStatus = "pending" | "approved" | "denied" | "expired"

export type Channel = "sms" | "mms" | "whatsapp" | "xmpp" | "matrix" | "telegram" | "email"

export type CircuitState = "closed" | "open" | "half_open"

export type DeliveryStatus = "pending" | "succeeded" | "failed" | "canceled"

export type DifferenceStatus = "open" | "resolved"

export type DisputeStatus = "warning" | "needs_response" | "under_review" | "won" | "lost" | "closed"

export type EnabledStatus = "enabled" | "disabled"

export type EventName =
  | "messages.queued"
  | "messages.sending"
  | "messages.sent"
  | "messages.delivered"
  | "messages.read"
  | "messages.undelivered"
  | "messages.failed"
  | "messages.received"
  | "messages.reply_requested"
  | "verifications.created"
  | "verifications.sent"
  | "verifications.approved"
  | "verifications.max_attempts_reached"
  | "verifications.failed"
  | "verifications.expired"
  | "verifications.canceled"
  | "verifications.blocked"
  | "sessions.created"
  | "sessions.revoked"
  | "sessions.reuse_detected"
  | "factors.created"
  | "factors.verified"
  | "factors.deleted"
  | "challenges.approved"
  | "challenges.denied"
  | "challenges.expired"
  | "payments.created"
  | "payments.requires_action"
  | "payments.processing"
  | "payments.authorized"
  | "payments.partially_paid"
  | "payments.completed"
  | "payments.failed"
  | "payments.canceled"
  | "payments.expired"
  | "payments.review_required"
  | "payments.review_resolved"
  | "refunds.created"
  | "refunds.completed"
  | "refunds.failed"
  | "disputes.opened"
  | "disputes.updated"
  | "disputes.closed"
  | "differences.opened"
  | "differences.resolved"
  | "webhooks.failing"
  | "webhooks.disabled"
  | "webhooks.test"

export type FeedbackOutcome = "confirmed" | "unconfirmed"

export type FactorStatus = "unverified" | "verified" | "deleted"

export type FactorType = "totp" | "passkey" | "recovery_codes"

export type MessageDirection = "outbound" | "inbound"

export type MessageIdFormat = "as_is" | "hex" | "decimal"

export type MessageStatus = "queued" | "sending" | "sent" | "delivered" | "undelivered" | "failed" | "received"

export type MismatchResolution = "accept" | "refund" | "cancel"

export type OptOutReach = "sender" | "account"

export type PasskeyUserVerification = "required" | "preferred"

export type PaymentCancelReason = "requested_by_customer" | "duplicate" | "fraudulent" | "abandoned"

export type PaymentStatus =
  | "pending"
  | "requires_action"
  | "processing"
  | "authorized"
  | "completed"
  | "failed"
  | "canceled"
  | "expired"

export type PhoneNumberCapability = "sms" | "mms" | "whatsapp" | "xmpp" | "matrix" | "telegram"

export type PhoneNumberStatus = "pending" | "active" | "rejected"

export type RefundReason = "duplicate" | "fraudulent" | "requested_by_customer"

export type RefundStatus = "pending" | "completed" | "failed" | "canceled"

export type RequestedCapability = "sms" | "mms"

export type SenderRuleKind = "exact" | "pattern" | "any"

export type SessionRevokedReason = "logout" | "revoke_all" | "reuse_detected" | "session_limit"

export type SortOrder = "asc" | "desc"

export type StatisticsInterval = "hour" | "day"

export type TemplateButtonType = "url" | "quick_reply" | "copy_code"

export type TextEncoding = "gsm7" | "ucs2"

export type TransactionType =
  | "charge"
  | "fee"
  | "refund"
  | "refund_reversal"
  | "dispute"
  | "dispute_reversal"
  | "payout"
  | "adjustment"

export type VerificationChannel = "sms" | "whatsapp" | "xmpp" | "email"

export type VerificationMethod = "code" | "link"

export type VerificationMode = "enforce" | "dry_run"

export type VerificationStatus = "pending" | "approved" | "canceled" | "expired" | "max_attempts_reached" | "failed"

export type WebhookCallbackForm = "posthorn" | "twilio"

export type WebhookDisabledReason = "gone" | "failing" | "by_user"

export type WebhookOrdering = "none" | "fifo"

export type WebhookPayload = "full" | "thin"

export type WebhookSignature = "v1" | "v1a"

export type WebhookStatus = "enabled" | "paused" | "disabled"

export interface MessageTemplateRequest {
  /** The name of the template at Meta. */
  name: string
  /** The language of the template, as Meta writes it. */
  language: string
  /** The values of the variables, by name. Numbered variables have the names `1`, `2` and so on. */
  parameters?: Record<string, string> | undefined
  /** The value of the variable in a text header. For a media header, send `media_url`. */
  header?: Record<string, string> | undefined
  /** The values of the buttons that need a value. */
  buttons?:
    | {
        /** The position among the template's buttons, starting at 0. */
        index: number
        /** The type of the button. */
        type: TemplateButtonType
        /** The value of the button: the end of its URL, the payload of its reply, or its code. */
        value: string
      }[]
    | undefined
}

export interface PreviewedRoute {
  sid: string | null
  /** The carrier that would get the message. */
  carrier: string
  /** True if no matching carrier accepts messages now. */
  waits: boolean
}

export interface VerificationPayload {
  /** The amount, with a decimal point. */
  amount: string
  /** The currency (ISO 4217). */
  currency: string
  /** The payee. */
  payee: string
}

export interface VerificationPayloadRequest {
  /** The amount, with a decimal point. */
  amount: string
  /** The currency (ISO 4217). */
  currency: string
  /** The payee. */
  payee: string
}

export interface VerificationRateLimit {
  /** The name of the limit in `rate_limit_keys`. */
  name: string
  /** The maximum number of new verifications in the interval. */
  max: number
  /** The interval in seconds. It starts with the first verification. */
  interval_seconds: number
}

export interface VerificationTemplate {
  /** The name of the authentication template at Meta. */
  name: string
  /**
   * The languages in which Meta approved it, as Meta writes them. Posthorn takes the first if none is that of the
   * message.
   */
  languages: string[]
}

export interface WebhookCertificate {
  /** The subject of the certificate. */
  subject: string
  /** The time when the certificate expires. */
  expires_at: string
  /** The SHA-256 fingerprint of the certificate. */
  fingerprint: string
}

export interface WebhookCircuit {
  /**
   * The state. `closed`: Posthorn sends requests. `open`: ten attempts in a row had no response or a 5xx status,
   * so Posthorn sends nothing until `retry_at`. `half_open`: Posthorn sends one request, and its result decides.
   */
  state: CircuitState
  retry_at: string | null
}
