// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

export interface CreateMessageRequest {
  /**
   * Recipient phone number with its country code, a chat address with its prefix, as in xmpp:ann@example.org or
   * matrix:@ann:example.org, or an email address as in email:ann@example.org. A number may hold spaces, dashes,
   * dots, slashes and parentheses; the answer shows it in E.164. It takes up to 5 addresses of one person: with
   * commas between them, as a list, or as a repeated key. They are tried in their order until one delivers.
   */
  to: string
  /**
   * Sender: a phone number, a short code, 1 to 11 letters and digits, or a chat or email address with its prefix.
   * When `to` has several addresses, give one sender for each in the same order, or one for all. A phone number
   * also stands for the same number on WhatsApp.
   */
  from: string
  /** Message text, up to 1600 characters. Required unless `media_url` is given. */
  body?: string | undefined
  /** HTTPS URLs of media to attach (MMS), up to 10. An empty list is the same as none. */
  media_url?: string[] | undefined
  /**
   * For recipients on WhatsApp: the approved template to send. Outside the 24 hours after a message of the
   * recipient, WhatsApp takes templates alone. With it, `body` can be left out; if given, it is what the message
   * log shows. `media_url` is the medium of its header, one at most. In a form, as JSON.
   */
  template?:
    | {
        /** Its name at Meta. */
        name: string
        /** Its language, as Meta writes it. */
        language: string
        /** The values of its variables, by their names. Those of numbered variables have the names `1`, `2` and so on. */
        parameters?: Record<string, string> | undefined
        /** The value of the variable in a header that is a text. Media for a header goes into `media_url`. */
        header?: Record<string, string> | undefined
        /** The values of its buttons, where they have some. */
        buttons?:
          | {
              /** Its place among the template's buttons, from 0. */
              index: number
              /** The kind of the button. */
              type: "url" | "quick_reply" | "copy_code"
              /** The end of its URL, the payload of its reply, or its code. */
              value: string
            }[]
          | undefined
      }
    | undefined
  /**
   * Seconds that each address of `to` has to deliver before the next one is tried, 5 minutes by default. Counted
   * from when its turn comes; a scheduled message's first turn comes at `send_at`. No effect with one address.
   */
  fallback_after?: number | undefined
  /**
   * Send it at this time, up to 35 days ahead. Until then the status stays `queued`. A time that has passed is as
   * if it were left out.
   */
  send_at?: string | Date | undefined
  /** Seconds after which it is no longer worth sending, up to 14 days. */
  validity_period?: number | undefined
  /** Up to 20 short words to find it by. */
  tags?: string[] | undefined
  /** Refuse the message if its text needs more segments. */
  max_segments?: number | undefined
}

/** A message, sent or received. */
export interface Message {
  /** Identifier of the message. */
  sid: string
  /** The account that it belongs to. */
  account_sid: string
  /** Sent by the account, or received. */
  direction: "outbound" | "inbound"
  /** The channel. */
  channel: "sms" | "mms" | "whatsapp" | "xmpp" | "matrix" | "telegram" | "email"
  /** The status. A status never goes back. */
  status: "queued" | "sending" | "sent" | "delivered" | "undelivered" | "failed" | "received"
  /** Recipient. */
  to: string
  /** Sender. */
  from: string
  /** Text; empty for media alone. */
  body: string
  /** Segments of the text. */
  num_segments: number
  /** Media attached. */
  num_media: number
  /**
   * Price of all segments; null until it was handed to a carrier, and without a rate for the recipient. Of a
   * message with several addresses, the sum of the prices on the channels whose carrier accepted it.
   */
  price: number | null
  /** Currency of the price (ISO 4217). */
  price_unit: string
  /**
   * Why it failed or was not delivered; null otherwise. One of `invalid_recipient`, `unroutable`,
   * `region_not_permitted`, `recipient_opted_out`, `not_mobile`, `invalid_sender`, `sender_not_permitted`,
   * `sender_queue_full`, `throttled`, `carrier_unavailable`, `carrier_rejected`, `message_invalid`,
   * `channel_unavailable`, `unreachable_handset`, `unknown_handset`, `unknown_user`, `unknown_mailbox`,
   * `landline`, `blocked_by_carrier`, `blocked_by_recipient`, `window_closed`, `marketing_limit`,
   * `template_invalid`, `delivery_failed`, `validity_expired`, `outcome_unknown`, `media_too_large`,
   * `media_unfetchable`, `media_type_unsupported`, `media_unsupported`; more may come.
   */
  error_code: string | null
  /** The same as a sentence. */
  error_message: string | null
  /** The `tags` of the request. */
  tags: string[]
  send_at: string | null
  /** When it was accepted or received. */
  created_at: string
  /** When it last changed. */
  updated_at: string
  sent_at: string | null
  delivered_at: string | null
  read_at: string | null
  /**
   * The addresses of a message whose `to` has several, in their order, with what became of each; null for all
   * other messages. `to`, `from` and `channel` are those of the address that is tried, or that delivered.
   */
  channels:
    | {
        /** The channel. */
        channel: "sms" | "mms" | "whatsapp" | "xmpp" | "matrix" | "telegram" | "email"
        /** Recipient on this channel. */
        to: string
        /** Sender on this channel. */
        from: string
        /** Segments of the text on this channel. */
        num_segments: number
        /**
         * `waiting`: not tried. `sending`: queued, or being handed over. `sent`: its carrier has the message.
         * `timed_out`: it did not deliver in time, and can deliver yet if it was sent. `unknown`: whether the carrier
         * has it is not known.
         */
        status: "waiting" | "sending" | "sent" | "timed_out" | "unknown" | "delivered" | "undelivered" | "failed"
        /** Why it failed or did not deliver; null otherwise. */
        error_code: string | null
      }[]
    | null
  /**
   * The template that is sent over WhatsApp instead of the body; null for all other messages. Only where a message
   * is read: the answer to its creation and its events leave it out.
   */
  template?: {
    /** Its name at Meta. */
    name: string
    /** Its language, as Meta writes it. */
    language: string
    /** The values of its variables, by their names. */
    parameters: Record<string, string>
    /** The value of the variable in its header. */
    header: Record<string, string>
    /** The values of its buttons. */
    buttons: {
      /** Its place among the template's buttons, from 0. */
      index: number
      /** The kind of the button. */
      type: "url" | "quick_reply" | "copy_code"
      /** The end of its URL, the payload of its reply, or its code. */
      value: string
    }[]
  } | null
  /**
   * The carrier that sends the message, or that brought it. Only where a message is read: the answer to its
   * creation and its events leave it out.
   */
  carrier_sid?: string
}

export interface PreviewMessageRequest {
  /**
   * Recipient phone number with its country code, a chat address with its prefix, as in xmpp:ann@example.org or
   * matrix:@ann:example.org, or an email address as in email:ann@example.org. A number may hold spaces, dashes,
   * dots, slashes and parentheses; the answer shows it in E.164. It takes up to 5 addresses of one person: with
   * commas between them, as a list, or as a repeated key. They are tried in their order until one delivers.
   */
  to: string
  /** Sender: it may decide the route, and is refused as when sending. */
  from?: string | undefined
  /** Message text, up to 1600 characters. Required unless `media_url` is given. */
  body?: string | undefined
  /** HTTPS URLs of media to attach (MMS), up to 10. An empty list is the same as none. */
  media_url?: string[] | undefined
  /**
   * For recipients on WhatsApp: the approved template to send. Outside the 24 hours after a message of the
   * recipient, WhatsApp takes templates alone. With it, `body` can be left out; if given, it is what the message
   * log shows. `media_url` is the medium of its header, one at most. In a form, as JSON.
   */
  template?:
    | {
        /** Its name at Meta. */
        name: string
        /** Its language, as Meta writes it. */
        language: string
        /** The values of its variables, by their names. Those of numbered variables have the names `1`, `2` and so on. */
        parameters?: Record<string, string> | undefined
        /** The value of the variable in a header that is a text. Media for a header goes into `media_url`. */
        header?: Record<string, string> | undefined
        /** The values of its buttons, where they have some. */
        buttons?:
          | {
              /** Its place among the template's buttons, from 0. */
              index: number
              /** The kind of the button. */
              type: "url" | "quick_reply" | "copy_code"
              /** The end of its URL, the payload of its reply, or its code. */
              value: string
            }[]
          | undefined
      }
    | undefined
}

/** The segments and price of a message. */
export interface MessagePreview {
  /** How the text travels. */
  encoding: "gsm7" | "ucs2"
  /** Segments, by the count that sending and the bill use. */
  num_segments: number
  /** Septets (gsm7) or UTF-16 code units (ucs2) of the text. */
  units: number
  /** How many of them fit into each segment. */
  units_per_segment: number
  /** The text of each segment. */
  segments: string[]
  /** The characters outside of GSM 03.38 that forced ucs2. Replacing them all makes the message cheaper. */
  ucs2_characters: {
    /** The character. */
    character: string
    /** Its place in the body, in UTF-16 code units from 0. */
    index: number
  }[]
  /** Price of all segments; null without a rate for the recipient. */
  price: number | null
  /** Currency of the price (ISO 4217). */
  price_unit: string
  window_until: string | null
  /** The way it would go; null when no carrier reaches the recipient. */
  route: {
    sid: string | null
    /** The carrier that would take it. */
    carrier: string
    /** Whether that carrier takes no messages at this moment, nor any other that fits. */
    waits: boolean
  } | null
  /**
   * Each address of a `to` with several, in their order; null for one address. The other fields are those of the
   * first. The message costs the sum of the channels whose carrier accepts it.
   */
  channels:
    | {
        /** The channel that the message would use. */
        channel: "sms" | "mms" | "whatsapp" | "xmpp" | "matrix" | "telegram" | "email"
        /** Recipient on this channel. */
        to: string
        /** Segments on this channel. */
        num_segments: number
        /** Price on this channel; null without a rate. */
        price: number | null
        /** The way it would go; null when no carrier reaches the recipient. */
        route: {
          sid: string | null
          /** The carrier that would take it. */
          carrier: string
          /** Whether that carrier takes no messages at this moment, nor any other that fits. */
          waits: boolean
        } | null
      }[]
    | null
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

/** One thing that happened to a message. */
export interface TimelineEntry {
  /** A change of status, or something that changed nothing. */
  kind: "status" | "note"
  /** The event type of a change, or the kind of a note, such as `receipt_ignored`. */
  type: string
  event_sid: string | null
  /** Place among the message's events; null for notes. */
  sequence: number | null
  /** When it happened. */
  occurred_at: string
  /** The reason, or what the carrier and the service said to each other; null when there is nothing more to tell. */
  detail: Record<string, unknown> | null
}

/** A picture or another file of a message. */
export interface Media {
  /** Identifier of the media. */
  sid: string
  /** The account that they belong to. */
  account_sid: string
  /** The message that they are attached to. */
  message_sid: string
  /** Their type, by their content. Their host or sender can have declared another type. */
  content_type: string
  /** Their size. */
  bytes: number
  /** The URL that they were fetched from; null for inbound media. */
  url: string | null
  /** When they were fetched or received. */
  created_at: string
}

/** A picture or another file of a message, with its bytes. */
export interface MediaWithContent {
  /** Identifier of the media. */
  sid: string
  /** The account that they belong to. */
  account_sid: string
  /** The message that they are attached to. */
  message_sid: string
  /** Their type, by their content. Their host or sender can have declared another type. */
  content_type: string
  /** Their size. */
  bytes: number
  /** The URL that they were fetched from; null for inbound media. */
  url: string | null
  /** When they were fetched or received. */
  created_at: string
  /** The bytes, in base64. */
  content: string
}

export interface CreatePhoneNumberRequest {
  /**
   * A phone number in E.164, a short code, a sender id of 1 to 11 letters and digits, or a chat address. Case does
   * not count.
   */
  number: string
  /** The channels that it can carry. Default: all. A list, or one string with commas between. */
  capabilities?: ("sms" | "mms")[] | undefined
}

/** A number that the account owns or requested. Messages to an active number arrive at the account. */
export interface PhoneNumber {
  /** Identifier of the number. */
  sid: string
  /** The account that owns or requested it. */
  account_sid: string
  /** The number, short code or sender id. */
  number: string
  /** The channels that it supports. */
  capabilities: ("sms" | "mms")[]
  /** Only an `active` number belongs to the account. A `pending` one waits for the operator. */
  status: "pending" | "active" | "rejected"
  /** The operator's reason for rejecting the request. */
  rejected_reason: string | null
  /** When it was requested or assigned. */
  created_at: string
}

/** A recipient who opted out of messages from a sender of the account. */
export interface OptOut {
  /** The sender that may not write. */
  from: string
  /** The recipient who asked. */
  to: string
  /** The text of the recipient. */
  keyword: string
  /** The time. */
  created_at: string
}

export interface CreateVerificationRequest {
  /**
   * The phone number with its country code, in any usual spelling, an email address, or a chat address with its
   * prefix.
   */
  to: string
  /**
   * The channels in order, each with the seconds until the next one (default 20). A list, or one string with
   * commas between. Default: `sms`, or the channel of a chat address.
   */
  channel?: string[] | undefined
  /**
   * Where the channel `email` leads when `to` is a phone number. A code that went there proves the mailbox: look
   * at `channel`.
   */
  email?: string | undefined
  /** Whether the person types a code or opens a link. */
  method?: "code" | "link" | undefined
  /** The purpose of the verification. Each purpose has a verification of its own. */
  purpose?: string | undefined
  /** The sender. When left out: one of `senders` of the settings, or a number of the account. */
  from?: string | undefined
  /** The language of the message (BCP 47); that of the settings when left out. */
  locale?: string | undefined
  /** The address of the person's device, for limits. */
  client_ip?: string | undefined
  /** Values for limits of your own, by their names in `rate_limits` of the settings. */
  rate_limit_keys?: Record<string, string> | undefined
  /** The action that the person approves, such as a payment. The message shows it, and each check must repeat it. */
  payload?:
    | {
        /** The amount, with a decimal point. */
        amount: string
        /** The currency (ISO 4217). */
        currency: string
        /** Who is paid. */
        payee: string
      }
    | undefined
  /** The URL to open after the approval: one of `redirect_urls` in the settings. */
  redirect_url?: string | undefined
  /** The hash of your Android app, by which SMS Retriever hands the code to it. It is the last line of the message. */
  app_hash?: string | undefined
  /** Your web site, for which browsers offer to fill in the code. The message ends with `@example.com #123456`. */
  domain?: string | undefined
  /** Up to 20 short words to find its messages by. */
  tags?: string[] | undefined
}

/** Proof that a person has an address. The code is in no answer, event or list. */
export interface Verification {
  /** Identifier of the verification. */
  sid: string
  /** The account that it belongs to. */
  account_sid: string
  /** The status. Only `pending` changes. */
  status: "pending" | "approved" | "canceled" | "expired" | "max_attempts_reached" | "failed"
  /** The address that is verified. */
  to: string
  /** The channel of the latest message. */
  channel: string
  /** The channels that are left to try, from the first of the workflow on. */
  channels: string[]
  /** Whether the person types a code or opens a link. */
  method: "code" | "link"
  /** The purpose of the verification. */
  purpose: string
  /** The language of its messages. */
  locale: string
  /** The action that the person approves; null for none. */
  payload: {
    /** The amount, with a decimal point. */
    amount: string
    /** The currency (ISO 4217). */
    currency: string
    /** Who is paid. */
    payee: string
  } | null
  /** The URL to open after the approval. */
  redirect_url: string | null
  /** Messages so far. */
  sends: number
  /** Wrong checks so far. */
  checks: number
  /** Wrong checks that are left; 0 when it is not pending. */
  attempts_remaining: number
  /**
   * Why no message could be delivered, when `status` is `failed`. One of the codes of messages, such as
   * `unknown_handset`.
   */
  error_code: string | null
  /** The `tags` of the request. Its messages have them too. */
  tags: string[]
  /** Until when it can be approved. */
  expires_at: string
  approved_at: string | null
  /** The start time. */
  created_at: string
  /** When it last changed. */
  updated_at: string
}

export interface CreateVerificationCheckRequest {
  /** The verification. Give this or `to`. */
  verification_sid?: string | undefined
  /** The address whose pending verification is checked, in place of `verification_sid`. */
  to?: string | undefined
  /** The purpose of the verification, together with `to`. */
  purpose?: string | undefined
  /** The code that the person typed. Spaces are ignored. */
  code?: string | undefined
  /** The last part of the link, when your own page takes it in place of the code. */
  token?: string | undefined
  /** The `payload` of the verification, when it has one. */
  payload?:
    | {
        /** The amount, with a decimal point. */
        amount: string
        /** The currency (ISO 4217). */
        currency: string
        /** Who is paid. */
        payee: string
      }
    | undefined
}

/** Whether a code was right. */
export interface VerificationCheck {
  /** Whether the code was right and the verification is approved now. */
  valid: boolean
  /** The verification; null for a check by `to` that was not right. */
  verification_sid: string | null
  /** The status after the check; null for a check by `to` that was not right. */
  status: "pending" | "approved" | "canceled" | "expired" | "max_attempts_reached" | "failed" | null
  /** Wrong checks that are left; null for a check by `to` that was not right. */
  attempts_remaining: number | null
}

/** One message of a verification. */
export interface VerificationAttempt {
  /** Identifier of the attempt. */
  sid: string
  /** The verification. */
  verification_sid: string
  /** Its message. */
  message_sid: string
  /** The channel. */
  channel: string
  /** The address that is verified. */
  to: string
  /** The country of the number (ISO 3166-1); ZZ for an address of no country. */
  country: string
  /** The status of the message. */
  status: "queued" | "sent" | "delivered" | "failed"
  /** Whether the verification was approved. */
  converted: boolean
  /** Why it failed: a code of messages. */
  error_code: string | null
  /** When it was queued. */
  created_at: string
  /** When it last changed. */
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
    /** Messages that a carrier reported as delivered. */
    delivered: number
    /** Messages that could not be delivered. */
    failed: number
    /** Messages whose verification was approved. */
    converted: number
  }[]
}

/** How the account verifies. */
export interface VerificationSettings {
  /** Before the text of each message: the name of your service. Empty for none. */
  friendly_name: string
  /** The language of messages whose request names none. */
  locale: string
  /** Digits of a code. Less than six only with the simulator. */
  code_length: number
  /** How long a code or a link is valid. */
  ttl_seconds: number
  /** Wrong checks that end a verification. */
  checks_max: number
  /** Messages of a verification. */
  sends_max: number
  /** New verifications of one recipient within an hour. */
  recipient_hourly_max: number
  /** New verifications of one recipient within a day. */
  recipient_daily_max: number
  /** New verifications from one `client_ip` within an hour. */
  client_ip_hourly_max: number
  /** Messages of all verifications within a day. */
  daily_sends_max: number
  /** The limit for the price of a day's messages, in the currency of prices; null for no limit. */
  daily_spend_max: number | null
  /** Your web site, for codes that browsers fill in; null for none. */
  domain: string | null
  /** The hash of your Android app; null for none. */
  app_hash: string | null
  /** Whether blocks refuse verifications, or are only recorded and announced. */
  abuse_mode: "enforce" | "dry_run"
  /**
   * The domain that passkeys are made for (the WebAuthn relying party ID): that of your site, or one above it. A
   * passkey works for its domain alone, so a change needs new passkeys. null for none.
   */
  passkey_rp_id: string | null
  /** Whether the device must check who uses the passkey: by PIN, fingerprint or face. */
  passkey_user_verification: "required" | "preferred"
  /** The senders of messages; the first of the channel is used. */
  senders: string[]
  /**
   * Countries to which messages may go (ISO 3166-1). Empty allows all with the simulator, and none with other
   * carriers.
   */
  allowed_countries: string[]
  /** The allowed redirect URLs of links. */
  redirect_urls: string[]
  /** The origins where passkeys work. Empty for `https://` and `passkey_rp_id`. */
  passkey_origins: string[]
  /** Limits of your own, counted by the values of `rate_limit_keys`. */
  rate_limits: {
    /** Its name in `rate_limit_keys`. */
    name: string
    /** New verifications within the interval. */
    max: number
    /** The interval, which begins with the first. */
    interval_seconds: number
  }[]
}

export interface UpdateVerificationSettingsRequest {
  /** Before the text of each message: the name of your service. Empty for none. */
  friendly_name?: string | undefined
  /** The language of messages whose request names none. */
  locale?: string | undefined
  /** Digits of a code. Less than six only with the simulator. */
  code_length?: number | undefined
  /** How long a code or a link is valid. */
  ttl_seconds?: number | undefined
  /** Wrong checks that end a verification. */
  checks_max?: number | undefined
  /** Messages of a verification. */
  sends_max?: number | undefined
  /** New verifications of one recipient within an hour. */
  recipient_hourly_max?: number | undefined
  /** New verifications of one recipient within a day. */
  recipient_daily_max?: number | undefined
  /** New verifications from one `client_ip` within an hour. */
  client_ip_hourly_max?: number | undefined
  /** Messages of all verifications within a day. */
  daily_sends_max?: number | undefined
  /** The limit for the price of a day's messages, in the currency of prices; null for no limit. */
  daily_spend_max?: number | null | undefined
  /** Your web site, for codes that browsers fill in; null for none. */
  domain?: string | null | undefined
  /** The hash of your Android app; null for none. */
  app_hash?: string | null | undefined
  /** Whether blocks refuse verifications, or are only recorded and announced. */
  abuse_mode?: "enforce" | "dry_run" | undefined
  /**
   * The domain that passkeys are made for (the WebAuthn relying party ID): that of your site, or one above it. A
   * passkey works for its domain alone, so a change needs new passkeys. null for none.
   */
  passkey_rp_id?: string | null | undefined
  /** Whether the device must check who uses the passkey: by PIN, fingerprint or face. */
  passkey_user_verification?: "required" | "preferred" | undefined
  /** The senders of messages. */
  senders?: string[] | undefined
  /** Countries to which messages may go. */
  allowed_countries?: string[] | undefined
  /** The allowed redirect URLs of links. */
  redirect_urls?: string[] | undefined
  /** The origins where passkeys work: of pages, and `android:apk-key-hash:` of apps. */
  passkey_origins?: string[] | undefined
  /** Limits of your own. */
  rate_limits?:
    | {
        /** Its name in `rate_limit_keys`. */
        name: string
        /** New verifications within the interval. */
        max: number
        /** The interval, which begins with the first. */
        interval_seconds: number
      }[]
    | undefined
}

/** The message of a verification in one language. */
export interface VerificationText {
  /** The language (BCP 47). */
  locale: string
  /** The message, with asterisks in place of the code or of the token of the link. */
  text: string
  /** How the text travels. */
  encoding: "gsm7" | "ucs2"
  /** Segments, by the count that sending and the bill use. */
  num_segments: number
}

export interface CreateSafeListEntryRequest {
  /**
   * The phone number with its country code, in any usual spelling, an email address, or a chat address with its
   * prefix.
   */
  to: string
  /** For people. */
  note?: string | undefined
}

/** An address without limits and blocks. */
export interface SafeListEntry {
  /** The address. */
  to: string
  /** Your note. */
  note: string | null
  /** When it was added. */
  created_at: string
}

/** The account's data about an address, without its messages. */
export interface VerificationRecipient {
  /** The address. */
  to: string
  /** Its verifications, the newest 1000. */
  verifications: Verification[]
  /** The messages of these verifications, newest first. */
  attempts: VerificationAttempt[]
  /** The counts of limits for the address. */
  limits: {
    /** The limit; `own:` stands before the name of one of `rate_limits`. */
    name: string
    /** The current count. */
    count: number
    ends_at: string | null
  }[]
  /** Its entry on the safe list; null for none. */
  safe_list_entry: SafeListEntry | null
  /** Whether there are older verifications. */
  has_more: boolean
}

/** Numbers that no verification is sent to for a while, because their messages led to hardly any approvals. */
export interface VerificationBlock {
  /** Identifier of the block. */
  sid: string
  /** The account that is protected. */
  account_sid: string
  /** Whether numbers of one prefix or of one country are blocked. */
  scope: "prefix" | "country"
  /** The beginning of the numbers, or the country. */
  key: string
  /** The country of the numbers (ISO 3166-1). */
  country: string
  /** The block is recorded and not enforced, as `abuse_mode` asks. */
  dry_run: boolean
  /** The rule: messages without an approval outweighed approvals. */
  reason: "low_conversion"
  /** Messages of the past days when the block began. Older ones count less. */
  sends: number
  /** Approvals among them. */
  approvals: number
  /** The start time. */
  created_at: string
  /** The time at which it ends. */
  ends_at: string
  released_at: string | null
}

/** The data of the numbering plan about a phone number. No network is asked. */
export interface NumberLookup {
  /** Whether the numbering plan has such numbers. */
  valid: boolean
  /** Why it is not valid; null when it is. A number of an `unknown_range` may work, if the range is new. */
  reason:
    | "country_code_missing"
    | "unknown_country_code"
    | "too_short"
    | "too_long"
    | "invalid_length"
    | "unknown_range"
    | null
  /** The number in E.164; null for a number that cannot exist. */
  phone_number: string | null
  /** The country (ISO 3166-1), or the main one of several; null for a number of no country. */
  country: string | null
  /** The country code, without the plus. */
  calling_code: string | null
  /** The type of line for which the plan has the range. `fixed_line_or_mobile` where it has one range for both. */
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
  /** In the national format. */
  national_format: string | null
  /** In the international format. */
  international_format: string | null
  /** In the format of a link. */
  rfc3966_format: string | null
  /**
   * Facts that the numbering plan does not have: whether the number is assigned, reachable or ported, its carrier,
   * and sometimes the type of line.
   */
  unknown: ("assigned" | "reachable" | "ported" | "carrier" | "line_type")[]
}

export interface CreateAuthSessionRequest {
  /** Your own id of the person. Use one that says nothing about them: it is in tokens and events. */
  subject: string
  /** An approved verification. */
  verification_sid?: string | undefined
  /** An approved challenge of a factor of the subject. */
  challenge_sid?: string | undefined
  /** The API that access tokens are for (`aud`). When left out, it is the issuer. */
  audience?: string | undefined
  /** Your own claims for access tokens: at most 2,048 bytes of JSON. The names that Posthorn writes are refused. */
  claims?: Record<string, unknown> | undefined
}

/** A session with its tokens, which no other answer shows again. */
export interface AuthSessionTokens {
  /** The session. Access tokens have it as `sid`. */
  sid: string
  /** The account. */
  account_sid: string
  /** Your own id of the person: `sub` of access tokens. */
  subject: string
  /** `expired` after 14 days without a refresh, or 90 days after the creation. */
  status: "active" | "revoked" | "expired"
  /**
   * `logout` by `DELETE`, `revoke_all`, `reuse_detected` for an old refresh token, or `session_limit` for a newer
   * session; null unless revoked.
   */
  revoked_reason: "logout" | "revoke_all" | "reuse_detected" | "session_limit" | null
  /** `aud` of access tokens; null for the issuer itself. */
  audience: string | null
  /** Your own claims in access tokens. */
  claims: Record<string, unknown>
  /**
   * How the person proved their identity (RFC 8176). `otp`: a code. `sms` or another channel: its name. `hwk`: a
   * passkey. `mfa`: two factors.
   */
  amr: string[]
  /** `2` when the proofs are two factors, else `1`. */
  acr: "1" | "2"
  /** When the person gave the oldest of the proofs: `auth_time` of access tokens. */
  authenticated_at: string
  /** When the latest refresh token was issued. */
  refreshed_at: string
  /** When the session ends unless it is refreshed before. It is at most 90 days after the creation. */
  expires_at: string
  /** When it was revoked. */
  revoked_at: string | null
  /** When it was created. */
  created_at: string
  /** When it last changed. */
  updated_at: string
  /** A JWT (RFC 9068), signed with ES256. Resource servers check it offline. */
  access_token: string
  /** How it is sent: `Authorization: Bearer …`. */
  token_type: "Bearer"
  /** Seconds until the access token expires. */
  expires_in: number
  /**
   * Gives the next access token, once. Keep it out of the reach of scripts in pages, such as in an `HttpOnly`
   * cookie.
   */
  refresh_token: string
  /** When the refresh token expires. */
  refresh_expires_at: string
}

/** A person signed in at your program. It holds no token. */
export interface AuthSession {
  /** The session. Access tokens have it as `sid`. */
  sid: string
  /** The account. */
  account_sid: string
  /** Your own id of the person: `sub` of access tokens. */
  subject: string
  /** `expired` after 14 days without a refresh, or 90 days after the creation. */
  status: "active" | "revoked" | "expired"
  /**
   * `logout` by `DELETE`, `revoke_all`, `reuse_detected` for an old refresh token, or `session_limit` for a newer
   * session; null unless revoked.
   */
  revoked_reason: "logout" | "revoke_all" | "reuse_detected" | "session_limit" | null
  /** `aud` of access tokens; null for the issuer itself. */
  audience: string | null
  /** Your own claims in access tokens. */
  claims: Record<string, unknown>
  /**
   * How the person proved their identity (RFC 8176). `otp`: a code. `sms` or another channel: its name. `hwk`: a
   * passkey. `mfa`: two factors.
   */
  amr: string[]
  /** `2` when the proofs are two factors, else `1`. */
  acr: "1" | "2"
  /** When the person gave the oldest of the proofs: `auth_time` of access tokens. */
  authenticated_at: string
  /** When the latest refresh token was issued. */
  refreshed_at: string
  /** When the session ends unless it is refreshed before. It is at most 90 days after the creation. */
  expires_at: string
  /** When it was revoked. */
  revoked_at: string | null
  /** When it was created. */
  created_at: string
  /** When it last changed. */
  updated_at: string
}

export interface RefreshAuthSessionRequest {
  /** The latest refresh token of the session. */
  refresh_token: string
}

export interface RevokeAllAuthSessionsRequest {
  /** Your own id of the person. Use one that says nothing about them: it is in tokens and events. */
  subject: string
}

/** How many sessions ended. */
export interface RevokedAuthSessions {
  /** The subject. */
  subject: string
  /** Sessions that were active. */
  revoked: number
}

/** A signing key. */
export interface AuthSigningKey {
  /** Its thumbprint (RFC 7638). */
  kid: string
  /** The time of creation. */
  created_at: string
}

/** A JSON Web Key Set. */
export interface AuthJwks {
  /** The present key, the next one, and those whose tokens are still valid. */
  keys: AuthJwk[]
}

/** A public key. */
export interface AuthJwk {
  /** The family of the key: `EC`. */
  kty: string
  /** The curve: `P-256`. */
  crv: string
  /** The algorithm of the tokens: `ES256`. */
  alg: string
  /** The use: `sig`, to check signatures. */
  use: string
  /** The name of the key in the header of a token. */
  kid: string
  /** The key itself, base64url. */
  x: string
  /** The key itself, base64url. */
  y: string
}

/** The stored data of a person. */
export interface AuthSubject {
  /** Your own id of the person. */
  subject: string
  /** The sessions, the newest first. */
  sessions: AuthSession[]
  /** The factors. */
  factors: Factor[]
  /** The challenges. */
  challenges: Challenge[]
}

/** An authenticator app, a passkey or recovery codes of a person. Its secrets are never part of it. */
export interface Factor {
  /** Identifier of the factor. */
  sid: string
  /** The account that it belongs to. */
  account_sid: string
  /** Your own id of the person. */
  subject: string
  /** The kind of factor. */
  factor_type: "totp" | "passkey" | "recovery_codes"
  /** The person's name for it. */
  friendly_name: string
  /**
   * `unverified` until the person proved it, for 24 hours at most; `deleted` in the answer and the event of its
   * end.
   */
  status: "unverified" | "verified" | "deleted"
  /** Recovery codes that are left; null for other factors. */
  codes_remaining: number | null
  /** The domain that a passkey is for; null for other factors. */
  rp_id: string | null
  /** When it was created. */
  created_at: string
  /** When it last changed. */
  updated_at: string
  verified_at: string | null
}

/** A request to a person to prove themselves with a factor. */
export interface Challenge {
  /** Identifier of the challenge. */
  sid: string
  /** The account that it belongs to. */
  account_sid: string
  /** Your own id of the person. */
  subject: string
  /** The factor to ask for. */
  factor_type: "totp" | "passkey" | "recovery_codes"
  /** The factor that is asked for, or that approved it; null while any of this type may. */
  factor_sid: string | null
  /** The outcome. */
  status: "pending" | "approved" | "denied" | "expired"
  /** The action that the person approves; null for none. */
  payload: {
    /** The amount, with a decimal point. */
    amount: string
    /** The currency (ISO 4217). */
    currency: string
    /** Who is paid. */
    payee: string
  } | null
  /** Wrong checks that are left. */
  attempts_remaining: number
  /** Until when it can be approved. */
  expires_at: string
  approved_at: string | null
  /** When it was created. */
  created_at: string
  /** When it last changed. */
  updated_at: string
}

export interface CreateFactorRequest {
  /** Your own id of the person. Use no email and no phone number. */
  subject: string
  /** The factor to set up. */
  factor_type: "totp" | "passkey" | "recovery_codes"
  /** A name that the person knows: their app and their device show it. Use their user name in your service. */
  friendly_name: string
}

/** A factor with what the person needs to set it up. */
export interface FactorWithBinding {
  /** Identifier of the factor. */
  sid: string
  /** The account that it belongs to. */
  account_sid: string
  /** Your own id of the person. */
  subject: string
  /** The kind of factor. */
  factor_type: "totp" | "passkey" | "recovery_codes"
  /** The person's name for it. */
  friendly_name: string
  /**
   * `unverified` until the person proved it, for 24 hours at most; `deleted` in the answer and the event of its
   * end.
   */
  status: "unverified" | "verified" | "deleted"
  /** Recovery codes that are left; null for other factors. */
  codes_remaining: number | null
  /** The domain that a passkey is for; null for other factors. */
  rp_id: string | null
  /** When it was created. */
  created_at: string
  /** When it last changed. */
  updated_at: string
  verified_at: string | null
  /** The data that the person needs to set it up. */
  binding: FactorBinding
}

/** The data that the person needs to set up the factor. Only this answer has it. */
export interface FactorBinding {
  /** Of `totp`: the secret in base32, for people who type it. Otherwise null. */
  secret: string | null
  /** Of `totp`: the address to show as a QR code. Otherwise null. */
  uri: string | null
  /** Of `passkey`: what `PublicKeyCredential.parseCreationOptionsFromJSON` takes. Otherwise null. */
  options: Record<string, unknown> | null
  /** Of `recovery_codes`: ten codes, each of which is right once. Otherwise null. */
  codes: string[] | null
}

export interface VerifyFactorRequest {
  /** The code that the person typed: the digits of the app, or a recovery code. Spaces in it are ignored. */
  code?: string | undefined
  /** The result of `navigator.credentials` for a passkey: `credential.toJSON()`, unchanged. */
  response?: Record<string, unknown> | undefined
}

/** Whether a proof of a new factor was right. */
export interface FactorCheck {
  /** Whether the proof was right. */
  valid: boolean
  /** The factor. */
  factor_sid: string
  /** The status after the check. The fifth wrong one deletes it. */
  status: "unverified" | "verified" | "deleted"
  /** Wrong checks that are left. */
  attempts_remaining: number
}

export interface CreateChallengeRequest {
  /** The factor. Give this, or `subject` and `factor_type`. */
  factor_sid?: string | undefined
  /** Your own id of the person. Each of their verified factors of `factor_type` may approve. */
  subject?: string | undefined
  /** The type of factor that the person uses, together with `subject`. */
  factor_type?: "totp" | "passkey" | "recovery_codes" | undefined
  /**
   * The action that the person approves, such as a payment. Show it to them; the challenge and its events carry
   * it.
   */
  payload?:
    | {
        /** The amount, with a decimal point. */
        amount: string
        /** The currency (ISO 4217). */
        currency: string
        /** Who is paid. */
        payee: string
      }
    | undefined
}

/** A challenge with what a browser needs to ask for a passkey. */
export interface ChallengeWithOptions {
  /** Identifier of the challenge. */
  sid: string
  /** The account that it belongs to. */
  account_sid: string
  /** Your own id of the person. */
  subject: string
  /** The factor to ask for. */
  factor_type: "totp" | "passkey" | "recovery_codes"
  /** The factor that is asked for, or that approved it; null while any of this type may. */
  factor_sid: string | null
  /** The outcome. */
  status: "pending" | "approved" | "denied" | "expired"
  /** The action that the person approves; null for none. */
  payload: {
    /** The amount, with a decimal point. */
    amount: string
    /** The currency (ISO 4217). */
    currency: string
    /** Who is paid. */
    payee: string
  } | null
  /** Wrong checks that are left. */
  attempts_remaining: number
  /** Until when it can be approved. */
  expires_at: string
  approved_at: string | null
  /** When it was created. */
  created_at: string
  /** When it last changed. */
  updated_at: string
  /** For a passkey: what `PublicKeyCredential.parseRequestOptionsFromJSON` takes. Otherwise null. */
  options: Record<string, unknown> | null
}

export interface CheckChallengeRequest {
  /** The code that the person typed: the digits of the app, or a recovery code. Spaces in it are ignored. */
  code?: string | undefined
  /** The result of `navigator.credentials` for a passkey: `credential.toJSON()`, unchanged. */
  response?: Record<string, unknown> | undefined
}

/** Whether a proof was right. */
export interface ChallengeCheck {
  /** Whether the proof was right. */
  valid: boolean
  /** The challenge. */
  challenge_sid: string
  /** The factor that approved it; null unless known. */
  factor_sid: string | null
  /** The status after the check. The fifth wrong one denies it. */
  status: "pending" | "approved" | "denied" | "expired"
  /** Wrong checks that are left. */
  attempts_remaining: number
}

export interface CreatePaymentRequest {
  /** The amount that the customer pays, in minor units of `currency`: 1250 for 12.50 EUR. */
  amount: number
  /** ISO 4217. */
  currency: string
  /**
   * A token of the payment provider for the customer's card or account. The simulator has `sim_ok` and others.
   * With `provider` `manual`: the reference of money that you have received.
   */
  payment_method?: string | undefined
  /** The kind or the sid of a payment provider. When left out, Posthorn uses the first one that takes the currency. */
  provider?: string | undefined
  /** `automatic` takes the money at once. `manual` only authorizes the amount, and you capture it later. */
  capture_method?: "automatic" | "manual" | undefined
  /** The text that the customer reads on the page. */
  description?: string | undefined
  /** Your own identifier of the payment, such as an order number. The list has a filter for it. */
  reference?: string | undefined
  /** Up to 20 fields of your own. Posthorn stores and returns them. */
  metadata?: Record<string, string> | undefined
  /** The URL to which the customer returns after the payment. */
  return_url?: string | undefined
  /** The language of the page and of its messages (BCP 47). */
  locale?: string | undefined
  /** Sends the link to the page in a message, in the same commit. Only without `payment_method`. */
  send?:
    | {
        /**
         * Recipient phone number with its country code, a chat address with its prefix, as in xmpp:ann@example.org or
         * matrix:@ann:example.org, or an email address as in email:ann@example.org. A number may hold spaces, dashes,
         * dots, slashes and parentheses; the answer shows it in E.164.
         */
        to: string
        /**
         * Sender: a phone number as in `to`, a short code, 1 to 11 letters and digits, or a chat or email address with
         * its prefix.
         */
        from: string
        /**
         * The text, with `{url}` where the link stands. When left out: whom the customer pays, the amount and the link,
         * in the language of `locale`.
         */
        body?: string | undefined
        /**
         * Seconds until a reminder goes out if the customer can still pay then: of 10 minutes to 30 days, and before the
         * page ends. It has a text of its own in the language of the payment. No reminder when left out.
         */
        reminder_after?: number | undefined
        /** Whether a receipt follows the payment. */
        receipt?: boolean | undefined
      }
    | undefined
  /**
   * Seconds until the page expires: half an hour to 90 days, and 30 days when left out. A payment with a token
   * does not expire.
   */
  expires_in?: number | undefined
}

/** A request to pay, and what became of it. All amounts are in minor units of `currency` (ISO 4217). */
export interface Payment {
  /** Identifier of the payment. */
  sid: string
  /** The account that is paid. */
  account_sid: string
  /** `processing` while the outcome is not known. `completed`, `failed`, `canceled` and `expired` are final. */
  status: "pending" | "requires_action" | "processing" | "authorized" | "completed" | "failed" | "canceled" | "expired"
  /** The amount that the customer pays. */
  amount: number
  /** ISO 4217. */
  currency: string
  /** The amount that is authorized and not captured yet. */
  amount_capturable: number
  /** The amount that was captured or recorded so far. */
  amount_captured: number
  /** What was refunded. */
  amount_refunded: number
  /** The amount that is reserved for refunds whose outcome is not known yet. */
  amount_refund_pending: number
  /** The fee that the provider kept, if it reports one. */
  amount_fee: number
  /** Whether the amount is captured at once, or waits for a capture. */
  capture_method: "automatic" | "manual"
  /** The kind of the payment provider. null while the customer has not started to pay. */
  provider: string | null
  /** The sid of the payment provider. null while the customer has not started to pay. */
  provider_sid: string | null
  /** The provider's identifier. */
  provider_reference: string | null
  /**
   * False for the simulator and for a provider's sandbox, in which no money moves. null while the customer has not
   * started to pay.
   */
  is_live: boolean | null
  /** The page on which the customer pays; null for a payment with a token. */
  checkout_url: string | null
  /**
   * The page on which the customer confirms a payment with a token, such as a page of their bank. null when no
   * confirmation is needed.
   */
  action_url: string | null
  /** How the customer paid, as the provider describes it. */
  payment_method_details: {
    /** `card`, or as the provider calls it. */
    type: string
    /** The brand of the card. */
    brand: string | null
    /** The last four digits. */
    last4: string | null
    /** The month in which the card expires. */
    exp_month: number | null
    /** The year in which the card expires. */
    exp_year: number | null
  } | null
  /** Why the latest charge was declined; null when none was. */
  decline: {
    /** Why, in the same words for all providers. */
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
    /** The provider's own code. */
    provider_code: string | null
  } | null
  /** A capture or cancellation whose outcome is not known yet. */
  pending_operation: "capture" | "cancel" | null
  /** Why the payment needs a review by a person: the provider contradicts what Posthorn stores. null for no review. */
  review_reason:
    | "amount_mismatch"
    | "paid_after_end"
    | "unexpected_state"
    | "refunds_exceed_captures"
    | "outcome_unknown"
    | null
  /** Status of its open dispute, or else of its latest one; null without a dispute. */
  dispute_status: "warning" | "needs_response" | "under_review" | "won" | "lost" | "closed" | null
  /** The text for the customer. */
  description: string | null
  /** Your own identifier. */
  reference: string | null
  /** Your own fields. */
  metadata: Record<string, string>
  /** The URL to open after the payment. */
  return_url: string | null
  /** The language of the page and of its messages. */
  locale: string
  /** The money of a manual payment, as people recorded it, the oldest first. Empty for other payments. */
  recorded: {
    /** The received amount. */
    amount: number
    /** How the money is found again. */
    reference: string
    /** When the money was received. */
    received_at: string
    /** The note. */
    note: string | null
  }[]
  /** The latest message with the link to the page; null when none was asked for. */
  send: {
    /** The customer's address. */
    to: string
    /** The sender. */
    from: string
    /** The channel of the message. */
    channel: string
    /** Whether a receipt follows the payment. */
    receipt: boolean
    /** When a reminder goes out, if the customer can still pay then; null when none is planned. */
    reminder_at: string | null
    /** When the latest reminder was sent. */
    reminder_sent_at: string | null
  } | null
  /** Why it was canceled. */
  cancel_reason: "requested_by_customer" | "duplicate" | "fraudulent" | "abandoned" | null
  /** Until when the customer can pay; null for no end. */
  expires_at: string | null
  /** When the amount was authorized. */
  authorized_at: string | null
  /** When it completed. */
  completed_at: string | null
  /** When it was canceled. */
  canceled_at: string | null
  /** When it was created. */
  created_at: string
  /** When it last changed. */
  updated_at: string
}

export interface UpdatePaymentRequest {
  /** The text that the customer reads on the page. */
  description?: string | undefined
  /** Your own identifier of the payment, such as an order number. The list has a filter for it. */
  reference?: string | undefined
  /** Up to 20 fields of your own. Posthorn stores and returns them. */
  metadata?: Record<string, string> | undefined
}

/** One thing that happened to a payment. Fields that do not apply to its type are null. */
export interface PaymentTimelineEntry {
  /** When it happened. */
  at: string
  /**
   * `event`: the payment, a refund or a dispute changed. `message`: a message about the payment. `operation`: a
   * request to the provider. `ledger`: a booking.
   */
  type: "event" | "message" | "operation" | "ledger"
  /** One sentence for people. */
  description: string
  message_sid: string | null
  refund_sid: string | null
  dispute_sid: string | null
  transaction_sid: string | null
  /** The requested action, of an `operation`. */
  operation: "charge" | "capture" | "cancel" | "refund" | null
  /**
   * Of an `event`: the status after it. Of a `message` and an `operation`: the present status. An operation is
   * `requested`, `done`, `refused`, `not_sent` or `lost`. Null for a deleted message.
   */
  status: string | null
  /** Minor units of `currency`. Of a `ledger` entry negative where the provider owes you less afterwards. */
  amount: number | null
  /** ISO 4217; null without an amount. */
  currency: string | null
}

export interface CapturePaymentRequest {
  /** The amount to capture, in minor units. All of it when left out. */
  amount?: number | undefined
  /** Whether this is the last capture. False keeps the rest authorized, which not every provider allows. */
  final?: boolean | undefined
}

export interface CancelPaymentRequest {
  /** Why it is canceled. */
  reason?: "requested_by_customer" | "duplicate" | "fraudulent" | "abandoned" | undefined
}

export interface RecordPaymentRequest {
  /** The amount that you received, in minor units of the payment's currency. Default: the rest of the payment. */
  amount?: number | undefined
  /**
   * Whether no more money is expected. Completes the payment, also with less than its amount. `amount` can then be
   * 0.
   */
  final?: boolean | undefined
  /** How the money is found again, such as the number of a receipt or of a transfer. Each part needs another one. */
  reference: string
  /** When the money was received; now when left out. */
  received_at?: string | Date | undefined
  /** A note for people. */
  note?: string | undefined
}

export interface SendPaymentLinkRequest {
  /**
   * Recipient phone number with its country code, a chat address with its prefix, as in xmpp:ann@example.org or
   * matrix:@ann:example.org, or an email address as in email:ann@example.org. A number may hold spaces, dashes,
   * dots, slashes and parentheses; the answer shows it in E.164.
   */
  to?: string | undefined
  /**
   * Sender: a phone number as in `to`, a short code, 1 to 11 letters and digits, or a chat or email address with
   * its prefix.
   */
  from?: string | undefined
  /** The text, with `{url}` where the link stands. When left out, that of the earlier message. */
  body?: string | undefined
  /**
   * Seconds until a reminder goes out if the customer can still pay then: of 10 minutes to 30 days, and before the
   * page ends. It has a text of its own in the language of the payment. When left out, a planned reminder stays.
   */
  reminder_after?: number | undefined
  /** Whether a receipt follows the payment. When left out, as before. */
  receipt?: boolean | undefined
}

export interface CreateRefundRequest {
  /** The payment. */
  payment_sid: string
  /** The amount to return, in minor units. All that was not refunded yet when left out. */
  amount?: number | undefined
  /** The reason, which the provider receives. */
  reason?: "duplicate" | "fraudulent" | "requested_by_customer" | undefined
  /**
   * Your own identifier of the refund. For a manual payment it is required: the number of the transfer or receipt
   * with which the money went back.
   */
  reference?: string | undefined
  /** Up to 20 fields of your own. Posthorn stores and returns them. */
  metadata?: Record<string, string> | undefined
}

/** Money of a payment that goes back to the customer. */
export interface Refund {
  /** Identifier of the refund. */
  sid: string
  /** The account. */
  account_sid: string
  /** The payment. */
  payment_sid: string
  /**
   * `pending` while the outcome is not known. Banks may return a refund that was completed, and then it has
   * failed.
   */
  status: "pending" | "completed" | "failed" | "canceled"
  /** Minor units of `currency`. */
  amount: number
  /** ISO 4217. */
  currency: string
  /** The reason that you gave. */
  reason: "duplicate" | "fraudulent" | "requested_by_customer" | null
  /** Your own identifier. */
  reference: string | null
  /** False for a refund that was made at the provider. */
  is_requested: boolean
  /** Why it failed. */
  failure_reason: string | null
  /** The provider's identifier. */
  provider_reference: string | null
  /** Your own fields. */
  metadata: Record<string, string>
  /** When it completed. */
  completed_at: string | null
  /** When it was created. */
  created_at: string
  /** When it last changed. */
  updated_at: string
}

/**
 * A customer asked their bank to take the money of a payment back. You submit evidence in the provider's
 * dashboard.
 */
export interface Dispute {
  /** Identifier of the dispute. */
  sid: string
  /** The account. */
  account_sid: string
  /** The payment. */
  payment_sid: string
  /** `needs_response` until you submit evidence. `won`, `lost` and `closed` are final. */
  status: "warning" | "needs_response" | "under_review" | "won" | "lost" | "closed"
  /** Minor units of `currency`. */
  amount: number
  /** ISO 4217. */
  currency: string
  /** The reason of the customer, in the provider's words. */
  reason: string
  /** Whether the provider has taken the amount back. */
  is_withdrawn: boolean
  /** The provider's identifier. */
  provider_reference: string
  /** The deadline for your evidence. */
  evidence_due_at: string | null
  /** When it ended. */
  closed_at: string | null
  /** When the provider first reported it. */
  created_at: string
  /** When it last changed. */
  updated_at: string
}

export interface CreatePaymentProviderRequest {
  /** The kind of provider. */
  kind: "simulator" | "manual" | "stripe" | "paypal"
  /** The name that people see. */
  name: string
  /** The settings of this kind of provider, such as `client_id`. The guides list them. */
  settings?: Record<string, unknown> | undefined
  /** Its credentials, such as `secret_key`. They are sealed and never answered. */
  secrets?: Record<string, unknown> | undefined
  /** The currencies for which it is used; an empty list for all. */
  currencies?: string[] | undefined
  /** The lowest is tried first. */
  priority?: number | undefined
  /** Whether new payments use it. Refunds and disputes of earlier payments go on when it is disabled. */
  status?: "enabled" | "disabled" | undefined
}

/** A provider through which the account is paid. */
export interface PaymentProvider {
  /** Identifier of the provider. */
  sid: string
  /** The name that people see. */
  name: string
  /** The kind of provider. It never changes. */
  kind: "simulator" | "manual" | "stripe" | "paypal"
  /** Its settings. Secrets are never answered. */
  settings: Record<string, unknown>
  /** The currencies for which it is used; null for all. */
  currencies: string[] | null
  /** The provider with the lowest priority that takes a currency is tried first. */
  priority: number
  /** Whether new payments use it. Refunds and disputes of earlier payments go on when it is disabled. */
  status: "enabled" | "disabled"
  /** Enter this address at the provider as its webhook endpoint. */
  notification_url: string
  /** When it was connected. */
  created_at: string
  /** When it last changed. */
  updated_at: string
}

export interface UpdatePaymentProviderRequest {
  /** The name that people see. */
  name?: string | undefined
  /** The settings of this kind of provider, such as `client_id`. The guides list them. */
  settings?: Record<string, unknown> | undefined
  /** Its credentials, such as `secret_key`. They are sealed and never answered. */
  secrets?: Record<string, unknown> | undefined
  /** The currencies for which it is used; an empty list for all. */
  currencies?: string[] | undefined
  /** The lowest is tried first. */
  priority?: number | undefined
  /** Whether new payments use it. Refunds and disputes of earlier payments go on when it is disabled. */
  status?: "enabled" | "disabled" | undefined
}

/** A booking in the ledger. It never changes: a correction is another transaction. */
export interface Transaction {
  /** Identifier of the transaction. */
  sid: string
  /** The account that it belongs to. */
  account_sid: string
  /** The type of the event. */
  type: "charge" | "fee" | "refund" | "refund_reversal" | "dispute" | "dispute_reversal" | "payout" | "adjustment"
  /**
   * Its amount, in minor units of the currency: cents of EUR, whole JPY. Negative where a provider owes you less
   * afterwards: fees, refunds, disputes, payouts.
   */
  amount: number
  /** Its currency (ISO 4217). */
  currency: string
  payment_sid: string | null
  provider_sid: string | null
  /** The provider's own identifier of it; null for none. */
  provider_reference: string | null
  /** Whether a reconciliation found it in the provider's own list, with the same amount. */
  reconciled: boolean
  /** When it happened. When that was in a closed period: when it was booked, so the closed period stays as it is. */
  effective_at: string
  /** When it was booked. */
  created_at: string
  /** Its two sides, the debited one first. Both are equal. */
  entries: LedgerEntry[]
}

/** One side of a transaction. */
export interface LedgerEntry {
  /**
   * The ledger account: `sales`, `refunds`, `fees`, `disputes`, `bank`, `suspense`, or `receivable:` and the sid
   * of the provider that owes the money.
   */
  ledger_account: string
  /** The debit, in minor units of the currency: cents of EUR, whole JPY; 0 on the other side. */
  debit: number
  /** The credit, in minor units of the currency: cents of EUR, whole JPY; 0 on the other side. */
  credit: number
}

/** The balance of a ledger account in a currency. */
export interface LedgerBalance {
  /**
   * The ledger account: `sales`, `refunds`, `fees`, `disputes`, `bank`, `suspense`, or `receivable:` and the sid
   * of the provider that owes the money.
   */
  ledger_account: string
  /** The name of the ledger account. */
  name: string
  provider_sid: string | null
  /** The currency (ISO 4217). */
  currency: string
  /**
   * Debits less credits, in minor units of the currency: cents of EUR, whole JPY. Money that providers owe and
   * money that you paid is positive; sales are negative.
   */
  balance: number
}

export interface CloseLedgerPeriodRequest {
  /** The end of the period, which is not part of it: for October, midnight of November 1 in your time zone. */
  ends_at: string | Date
}

/** A time up to which the books are closed. */
export interface LedgerPeriod {
  /** The end of the period. Nothing is booked before it. The period begins where the previous one ended. */
  ends_at: string
  /** When it was closed. */
  closed_at: string
  /** The balances at its end, without those that were 0. */
  balances: LedgerBalance[]
}

export interface CreateReconciliationRequest {
  /** The provider. Needed when several providers of the account list their transactions. */
  provider_sid?: string | undefined
  /** The beginning of what is compared. Left out, or later than that: three days before the end of the last one. */
  from?: string | Date | undefined
}

/** One comparison of a payment provider's own list of transactions with the ledger. */
export interface Reconciliation {
  /** Identifier of the reconciliation. */
  sid: string
  /** The account that it belongs to. */
  account_sid: string
  /** The provider whose list is compared. */
  provider_sid: string
  /** The kind of the provider. */
  provider_kind: string
  /** Its progress. Posthorn retries a `failed` one, and reports no difference from an incomplete list. */
  status: "running" | "completed" | "failed"
  /** The beginning of what is compared. It overlaps with the one before, since providers list late. */
  from: string
  /** The end of what is compared. */
  until: string
  /** Transactions of the ledger that it found in the provider's list. */
  matched_count: number
  /** Differences that it opened. */
  difference_count: number
  /** Why it failed; null otherwise. */
  error: string | null
  /** The start time. */
  created_at: string
  completed_at: string | null
}

/** A disagreement between a provider's list and the ledger. It is reported once, and not again each night. */
export interface Difference {
  /** Identifier of the difference. */
  sid: string
  /** The account that it belongs to. */
  account_sid: string
  /** The reconciliation that found it last. */
  reconciliation_sid: string
  /** The provider whose list was compared. */
  provider_sid: string
  /**
   * `missing_in_ledger`: only the provider has it. `missing_at_provider`: only the ledger has it.
   * `amount_mismatch`: both have it, with other amounts.
   */
  kind: "missing_in_ledger" | "missing_at_provider" | "amount_mismatch"
  /**
   * What it is about. Captures of one charge are compared by their sum, and so are refunds and disputes with their
   * reversals.
   */
  type: "charge" | "refund" | "dispute" | "fee" | "payout" | "adjustment"
  /** The provider's own identifier of it. */
  provider_reference: string
  payment_sid: string | null
  transaction_sid: string | null
  /** The amount in the ledger, in minor units, positive for money to you; null for nothing. */
  amount_ledger: number | null
  /** The amount in the provider's list, in minor units, positive for money to you; null for nothing. */
  amount_provider: number | null
  /** The currency (ISO 4217). */
  currency: string
  /** Whether a person must decide about it. */
  status: "open" | "resolved"
  /**
   * `booked` and `ignored` were decided with a request. `matched_later`: a later reconciliation found that both
   * agree. Null while open.
   */
  resolution: "booked" | "ignored" | "matched_later" | null
  /** Why it was decided so; null for no reason. */
  note: string | null
  /** When it happened. */
  effective_at: string
  /** When it was found. */
  created_at: string
  resolved_at: string | null
}

export interface ResolveDifferenceRequest {
  /** The decision. */
  resolution: "booked" | "ignored"
  /** Why. It is kept with the difference. */
  note: string
}

export interface CreateWebhookRequest {
  /**
   * The HTTPS URL that receives the events. It has no user name, and must not lead to a private or local address
   * at any connection.
   */
  url: string
  /** Events to send. Default: all. */
  events?: string[] | undefined
  /** The display name. */
  description?: string | undefined
  /**
   * Seconds for all of an attempt, from the look-up of the name to the last byte of the answer; null for the
   * standard 15.
   */
  timeout?: number | null | undefined
  /**
   * Seconds to wait after the first failed attempt, after the second, and so on; then the delivery is given up.
   * None at all (`[]` in JSON): no retries. null for the standard schedule over three days. A list, or one string
   * with commas between.
   */
  retry_schedule?: number[] | null | undefined
  /**
   * Headers to send besides ours, such as a credential of the receiver, by name. They are added to those that
   * there are; the value null takes one away, and null for `headers` all. 20 at most. Values are encrypted at rest
   * and never shown. In a form, as JSON.
   */
  headers?: Record<string, string | null> | null | undefined
  /**
   * PEM of the client certificate for a receiver with mTLS, optionally followed by its chain. Send it together
   * with `client_key`. Null removes both.
   */
  client_certificate?: string | null | undefined
  /** PEM of the private key of `client_certificate`, without a passphrase. Encrypted at rest and never shown. */
  client_key?: string | null | undefined
  /**
   * `full`: `data` is the resource. `thin`: `data` has its `sid`, its `status` and the `url` to fetch it from, and
   * nothing of what it says.
   */
  payload?: "full" | "thin" | undefined
  /**
   * Which of the events that were asked for are sent, by patterns for fields of `data`. Every field has to fit one
   * of its patterns. `*` stands for any characters, `!` before a pattern says what is not to be. null for all. In
   * a form, as JSON.
   */
  filter?: Record<string, string[]> | null | undefined
  /**
   * How deliveries are signed: `v1` (HMAC-SHA256 with the secret), `v1a` (ed25519, verified with `public_key`), or
   * both. A list, or one string with commas between.
   */
  signatures?: ("v1" | "v1a")[] | undefined
  /**
   * Requests that may be under way to it at once, 1 to 100, over all processes. Null: ten, and up to 64 while it
   * answers within 250 ms. Either is halved whenever it answers 429, 502, 503 or 504 or not in time, and grows
   * back by one with each answer.
   */
  max_in_flight?: number | null | undefined
  /**
   * The limit of requests a second, 1 to 1,000, over all processes; null for no limit. Waiting deliveries use up
   * no attempt.
   */
  rate_limit?: number | null | undefined
  /**
   * `fifo`: one at a time, in the order of the events. A failed delivery blocks later ones until it succeeds or is
   * given up. `none`: as fast as the endpoint answers.
   */
  ordering?: "none" | "fifo" | undefined
}

/** A webhook endpoint with its secret. */
export interface WebhookWithSecret {
  /** Identifier of the endpoint. */
  sid: string
  /** The account that it belongs to. */
  account_sid: string
  /** The URL that receives the events. */
  url: string
  /** The display name. */
  description: string
  /** Names and patterns of the events that it receives. */
  events: string[]
  /**
   * Nothing is sent to a paused or disabled endpoint. For a paused one everything waits; of a disabled one it is
   * cancelled.
   */
  status: "enabled" | "paused" | "disabled"
  /** `gone`: it answered 410. `failing`: five days without a success. `by_user`: through the API or the console. */
  disabled_reason: "gone" | "failing" | "by_user" | null
  /**
   * Requests that may be under way to it at once, 1 to 100, over all processes. Null: ten, and up to 64 while it
   * answers within 250 ms. Either is halved whenever it answers 429, 502, 503 or 504 or not in time, and grows
   * back by one with each answer.
   */
  max_in_flight: number | null
  /**
   * The limit of requests a second, 1 to 1,000, over all processes; null for no limit. Waiting deliveries use up
   * no attempt.
   */
  rate_limit: number | null
  /**
   * `fifo`: one at a time, in the order of the events. A failed delivery blocks later ones until it succeeds or is
   * given up. `none`: as fast as the endpoint answers.
   */
  ordering: "none" | "fifo"
  /** Whether Posthorn sends requests to it. Waiting deliveries use up no attempt. */
  circuit: {
    /**
     * `open`: it failed to answer ten times in a row and is left alone until `retry_at`. `half_open`: one request is
     * let through, whose answer decides.
     */
    state: "closed" | "open" | "half_open"
    retry_at: string | null
  }
  last_success_at: string | null
  last_failure_at: string | null
  /** How that one failed. */
  last_failure: string | null
  first_failure_at: string | null
  /** Failures since the last success. */
  consecutive_failures: number
  paused_until: string | null
  /** Seconds for all of an attempt. */
  timeout: number
  /** Seconds to wait after each failed attempt; null for the standard schedule. */
  retry_schedule: number[] | null
  /** Names of the headers that are sent besides ours. Values are not shown. */
  header_names: string[]
  /** The certificate that is shown to a receiver that asks for one; null without. */
  client_certificate: {
    /** The owner. */
    subject: string
    /** When it ends. */
    expires_at: string
    /** SHA-256 of the certificate. */
    fingerprint: string
  } | null
  /** The content of `data` in its events. */
  payload: "full" | "thin"
  /** The events that are sent; null for all subscribed events. */
  filter: Record<string, string[]> | null
  /** How its deliveries are signed. */
  signatures: ("v1" | "v1a")[]
  /** Verifies `v1a` signatures of the newest key; null while none are made. */
  public_key: string | null
  /** Until when older secrets sign too, the newest first. */
  older_secrets_until: string[]
  /** When it was registered. */
  created_at: string
  /** When it was last changed. */
  updated_at: string
  /** Signs the deliveries (Standard Webhooks). Keep it; `GET …/secret` shows it again. */
  secret: string
}

/** A webhook endpoint: a URL that receives events. */
export interface Webhook {
  /** Identifier of the endpoint. */
  sid: string
  /** The account that it belongs to. */
  account_sid: string
  /** The URL that receives the events. */
  url: string
  /** The display name. */
  description: string
  /** Names and patterns of the events that it receives. */
  events: string[]
  /**
   * Nothing is sent to a paused or disabled endpoint. For a paused one everything waits; of a disabled one it is
   * cancelled.
   */
  status: "enabled" | "paused" | "disabled"
  /** `gone`: it answered 410. `failing`: five days without a success. `by_user`: through the API or the console. */
  disabled_reason: "gone" | "failing" | "by_user" | null
  /**
   * Requests that may be under way to it at once, 1 to 100, over all processes. Null: ten, and up to 64 while it
   * answers within 250 ms. Either is halved whenever it answers 429, 502, 503 or 504 or not in time, and grows
   * back by one with each answer.
   */
  max_in_flight: number | null
  /**
   * The limit of requests a second, 1 to 1,000, over all processes; null for no limit. Waiting deliveries use up
   * no attempt.
   */
  rate_limit: number | null
  /**
   * `fifo`: one at a time, in the order of the events. A failed delivery blocks later ones until it succeeds or is
   * given up. `none`: as fast as the endpoint answers.
   */
  ordering: "none" | "fifo"
  /** Whether Posthorn sends requests to it. Waiting deliveries use up no attempt. */
  circuit: {
    /**
     * `open`: it failed to answer ten times in a row and is left alone until `retry_at`. `half_open`: one request is
     * let through, whose answer decides.
     */
    state: "closed" | "open" | "half_open"
    retry_at: string | null
  }
  last_success_at: string | null
  last_failure_at: string | null
  /** How that one failed. */
  last_failure: string | null
  first_failure_at: string | null
  /** Failures since the last success. */
  consecutive_failures: number
  paused_until: string | null
  /** Seconds for all of an attempt. */
  timeout: number
  /** Seconds to wait after each failed attempt; null for the standard schedule. */
  retry_schedule: number[] | null
  /** Names of the headers that are sent besides ours. Values are not shown. */
  header_names: string[]
  /** The certificate that is shown to a receiver that asks for one; null without. */
  client_certificate: {
    /** The owner. */
    subject: string
    /** When it ends. */
    expires_at: string
    /** SHA-256 of the certificate. */
    fingerprint: string
  } | null
  /** The content of `data` in its events. */
  payload: "full" | "thin"
  /** The events that are sent; null for all subscribed events. */
  filter: Record<string, string[]> | null
  /** How its deliveries are signed. */
  signatures: ("v1" | "v1a")[]
  /** Verifies `v1a` signatures of the newest key; null while none are made. */
  public_key: string | null
  /** Until when older secrets sign too, the newest first. */
  older_secrets_until: string[]
  /** When it was registered. */
  created_at: string
  /** When it was last changed. */
  updated_at: string
}

export interface UpdateWebhookRequest {
  /**
   * The HTTPS URL that receives the events. It has no user name, and must not lead to a private or local address
   * at any connection.
   */
  url?: string | undefined
  /**
   * Events to send: names from `GET /v1/event_types`, `messages.*` for all of an area, or `*`. A list, or one
   * string with commas between.
   */
  events?: string[] | undefined
  /** The display name. */
  description?: string | undefined
  /**
   * Seconds for all of an attempt, from the look-up of the name to the last byte of the answer; null for the
   * standard 15.
   */
  timeout?: number | null | undefined
  /**
   * Seconds to wait after the first failed attempt, after the second, and so on; then the delivery is given up.
   * None at all (`[]` in JSON): no retries. null for the standard schedule over three days. A list, or one string
   * with commas between.
   */
  retry_schedule?: number[] | null | undefined
  /**
   * Headers to send besides ours, such as a credential of the receiver, by name. They are added to those that
   * there are; the value null takes one away, and null for `headers` all. 20 at most. Values are encrypted at rest
   * and never shown. In a form, as JSON.
   */
  headers?: Record<string, string | null> | null | undefined
  /**
   * PEM of the client certificate for a receiver with mTLS, optionally followed by its chain. Send it together
   * with `client_key`. Null removes both.
   */
  client_certificate?: string | null | undefined
  /** PEM of the private key of `client_certificate`, without a passphrase. Encrypted at rest and never shown. */
  client_key?: string | null | undefined
  /**
   * `full`: `data` is the resource. `thin`: `data` has its `sid`, its `status` and the `url` to fetch it from, and
   * nothing of what it says.
   */
  payload?: "full" | "thin" | undefined
  /**
   * Which of the events that were asked for are sent, by patterns for fields of `data`. Every field has to fit one
   * of its patterns. `*` stands for any characters, `!` before a pattern says what is not to be. null for all. In
   * a form, as JSON.
   */
  filter?: Record<string, string[]> | null | undefined
  /**
   * How deliveries are signed: `v1` (HMAC-SHA256 with the secret), `v1a` (ed25519, verified with `public_key`), or
   * both. A list, or one string with commas between.
   */
  signatures?: ("v1" | "v1a")[] | undefined
  /**
   * Requests that may be under way to it at once, 1 to 100, over all processes. Null: ten, and up to 64 while it
   * answers within 250 ms. Either is halved whenever it answers 429, 502, 503 or 504 or not in time, and grows
   * back by one with each answer.
   */
  max_in_flight?: number | null | undefined
  /**
   * The limit of requests a second, 1 to 1,000, over all processes; null for no limit. Waiting deliveries use up
   * no attempt.
   */
  rate_limit?: number | null | undefined
  /**
   * `fifo`: one at a time, in the order of the events. A failed delivery blocks later ones until it succeeds or is
   * given up. `none`: as fast as the endpoint answers.
   */
  ordering?: "none" | "fifo" | undefined
  /**
   * `paused`: nothing is sent, and everything waits until it is `enabled` again. `disabled`: what waits is
   * cancelled, and what happens meanwhile is not sent.
   */
  status?: "enabled" | "paused" | "disabled" | undefined
}

/** The secret of a webhook endpoint. */
export interface WebhookSecret {
  /** Signs the deliveries (Standard Webhooks). Keep it; `GET …/secret` shows it again. */
  secret: string
}

export interface RotateWebhookSecretRequest {
  /** Hours for which older secrets sign too; 3 in all sign at a time at most. 0 ends them now. */
  overlap?: number | undefined
}

export interface EndOlderWebhookSecretsRequest {}

export interface TestWebhookRequest {}

/** One event on its way to one endpoint. */
export interface Delivery {
  /** Identifier of the delivery. */
  sid: string
  /** The account that it belongs to. */
  account_sid: string
  /** The endpoint that it goes to. */
  webhook_sid: string
  /** The event that it brings. */
  event_sid: string
  /** The type of the event. */
  event_type: string
  /** `pending` while attempts follow. */
  status: "pending" | "succeeded" | "failed" | "cancelled"
  /** Attempts so far. */
  attempts: number
  /** HTTP status of the last attempt; null when no answer came. */
  last_status_code: number | null
  /** The failure of the last attempt. */
  last_error: string | null
  /** When the event happened. */
  created_at: string
  next_attempt_at: string | null
  ended_at: string | null
}

export interface CreateReplayRequest {
  /** Deliveries and events from this time on. */
  from: string | Date
  /** Deliveries and events before this time. Default: now. */
  to?: string | Date | undefined
  /**
   * Of the deliveries of that time, only those that failed; false sends those that succeeded or were cancelled
   * again too.
   */
  only_failed?: boolean | undefined
  /**
   * Includes matching events that the endpoint never received: from before it was registered, from while it was
   * disabled, or from before it subscribed to them. Also includes cancelled deliveries.
   */
  missing?: boolean | undefined
}

/** Deliveries that are sent again, and events that an endpoint never got, as work that goes on until it is done. */
export interface Replay {
  /** Identifier of the replay. */
  sid: string
  /** The account that it belongs to. */
  account_sid: string
  /** The endpoint that it sends to. */
  webhook_sid: string
  /**
   * `pending` until all open transactions are stored. `running` while it reads its time range. `completed` when it
   * has read and queued all of it. `cancelled` and `failed` have a `reason`.
   */
  status: "pending" | "running" | "completed" | "cancelled" | "failed"
  /**
   * `by_user`: you cancelled it. `webhook_disabled`, `webhook_deleted`: nothing is sent there any more.
   * `log_dropped`: the retention dropped what it had not looked at yet, from `position` on. `fault`: the
   * operator's log has the reason. In the last two cases, another replay can begin at `position`.
   */
  reason: "by_user" | "webhook_disabled" | "webhook_deleted" | "log_dropped" | "fault" | null
  /** The start of its time span. Later than requested if the log does not reach so far back. */
  from: string
  /** The end of its time span. */
  to: string
  /** Whether deliveries that succeeded are left out. */
  only_failed: boolean
  /** Whether the endpoint is sent what it never got. */
  missing: boolean
  /** The part of its time that was looked at. */
  progress: number
  /** Everything before this time was looked at. */
  position: string
  /** Deliveries and, with `missing`, events that were looked at. */
  looked_at: number
  /** Deliveries that were queued to be sent. */
  queued: number
  /** Events of messages that are not kept any more: they cannot be sent. */
  skipped: number
  /** Replayed deliveries of the endpoint that are not over yet, those of its other replays included. */
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
  /** The account that it belongs to. */
  account_sid: string
  /** The endpoint that it goes to. */
  webhook_sid: string
  /** The event that it brings. */
  event_sid: string
  /** The type of the event. */
  event_type: string
  /** `pending` while attempts follow. */
  status: "pending" | "succeeded" | "failed" | "cancelled"
  /** Attempts so far. */
  attempts: number
  /** HTTP status of the last attempt; null when no answer came. */
  last_status_code: number | null
  /** The failure of the last attempt. */
  last_error: string | null
  /** When the event happened. */
  created_at: string
  next_attempt_at: string | null
  ended_at: string | null
  /** The attempts, the first first. */
  attempt_log: DeliveryAttempt[]
}

/** One attempt of a delivery. */
export interface DeliveryAttempt {
  /** Counted from 1. */
  number: number
  /** The cause of the attempt. */
  asked_by: "schedule" | "manual" | "replay"
  /** The start time. */
  started_at: string
  /** How long it took. */
  duration_ms: number
  /** The durations of the parts. */
  timing: AttemptTiming
  /**
   * Whether the request was repeated at once, because a connection that was kept open ended without an answer. The
   * endpoint may have received it twice, with the same `webhook-id`.
   */
  repeated: boolean
  /** HTTP status of the answer; null when none came. */
  status_code: number | null
  /** The error. */
  error: string | null
  /**
   * What it was sent with. Null is a value that is not shown: those of the endpoint's own headers never are. The
   * signature is shown only of a failure that was answered, and only to those who may read the endpoint's secret.
   * The body is that of the event.
   */
  request_headers: Record<string, string | null>
  /**
   * The headers of the response. A failure keeps 4 KiB. A success with an empty body keeps the header that names
   * the request, such as `x-request-id`. Null without a response, or when it is no longer kept.
   */
  response_headers: Record<string, string> | null
  /** The beginning of the answer: 16 KiB of a failure's, 64 bytes of a success's. */
  response_body: string | null
}

/**
 * Where the time of an attempt went, in milliseconds. What the parts leave of the total is waiting for a free
 * connection, and reading the body.
 */
export interface AttemptTiming {
  /** Looking up the name. Null for a reused connection, like the next two. */
  dns_ms: number | null
  /** Connecting. */
  connect_ms: number | null
  /** The TLS handshake. */
  tls_ms: number | null
  /** From the connection to the head of the answer; null when none came. */
  first_byte_ms: number | null
  /** All of it. */
  total_ms: number
}

export interface ResendDeliveryRequest {}

export interface CancelReplayRequest {}

/** What a `webhooks.failing` event is about. */
export interface WebhooksFailingData {
  /** Identifier of the endpoint. */
  sid: string
  /** The account that it belongs to. */
  account_sid: string
  /** The URL that receives the events. */
  url: string
  /** The display name. */
  description: string
  /** Names and patterns of the events that it receives. */
  events: string[]
  /**
   * Nothing is sent to a paused or disabled endpoint. For a paused one everything waits; of a disabled one it is
   * cancelled.
   */
  status: "enabled" | "paused" | "disabled"
  /** `gone`: it answered 410. `failing`: five days without a success. `by_user`: through the API or the console. */
  disabled_reason: "gone" | "failing" | "by_user" | null
  /**
   * Requests that may be under way to it at once, 1 to 100, over all processes. Null: ten, and up to 64 while it
   * answers within 250 ms. Either is halved whenever it answers 429, 502, 503 or 504 or not in time, and grows
   * back by one with each answer.
   */
  max_in_flight: number | null
  /**
   * The limit of requests a second, 1 to 1,000, over all processes; null for no limit. Waiting deliveries use up
   * no attempt.
   */
  rate_limit: number | null
  /**
   * `fifo`: one at a time, in the order of the events. A failed delivery blocks later ones until it succeeds or is
   * given up. `none`: as fast as the endpoint answers.
   */
  ordering: "none" | "fifo"
  /** Whether Posthorn sends requests to it. Waiting deliveries use up no attempt. */
  circuit: {
    /**
     * `open`: it failed to answer ten times in a row and is left alone until `retry_at`. `half_open`: one request is
     * let through, whose answer decides.
     */
    state: "closed" | "open" | "half_open"
    retry_at: string | null
  }
  last_success_at: string | null
  last_failure_at: string | null
  /** How that one failed. */
  last_failure: string | null
  first_failure_at: string | null
  /** Failures since the last success. */
  consecutive_failures: number
  paused_until: string | null
  /** Seconds for all of an attempt. */
  timeout: number
  /** Seconds to wait after each failed attempt; null for the standard schedule. */
  retry_schedule: number[] | null
  /** Names of the headers that are sent besides ours. Values are not shown. */
  header_names: string[]
  /** The certificate that is shown to a receiver that asks for one; null without. */
  client_certificate: {
    /** The owner. */
    subject: string
    /** When it ends. */
    expires_at: string
    /** SHA-256 of the certificate. */
    fingerprint: string
  } | null
  /** The content of `data` in its events. */
  payload: "full" | "thin"
  /** The events that are sent; null for all subscribed events. */
  filter: Record<string, string[]> | null
  /** How its deliveries are signed. */
  signatures: ("v1" | "v1a")[]
  /** Verifies `v1a` signatures of the newest key; null while none are made. */
  public_key: string | null
  /** Until when older secrets sign too, the newest first. */
  older_secrets_until: string[]
  /** When it was registered. */
  created_at: string
  /** When it was last changed. */
  updated_at: string
  /** All attempts have failed for at least this many hours: 24, then 72. */
  failing_hours: number
}

/** What a `webhooks.test` event is about. */
export interface WebhooksTestData {
  /** The tested endpoint. */
  webhook_sid: string
  /** A sentence for the reader. */
  text: string
}

/** What all events have. */
export interface EventOf<Type extends string, Data> {
  /** Identifier of the event; the `webhook-id` of its deliveries. */
  sid: string
  /** When it happened. */
  timestamp: string
  /** Grows by one with each event of the same resource. */
  sequence: number
  /** The account in which it happened. */
  account_sid: string
  /** The type of the event. */
  type: Type
  /** The resource as it was after the change. */
  data: Data
}

/**
 * Something that happened, exactly as it is sent to webhook endpoints.
 *
 * Told apart by `type`.
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

/** The events since the cursor. */
export interface EventFeed {
  /** The events, the oldest first, those of a resource by their `sequence`. */
  data: Event[]
  /** Whether there are more events now. */
  has_more: boolean
  /** Pass it as `cursor` to continue. It is never null. */
  next_cursor: string
}

/** A kind of event. */
export interface EventTypeDescription {
  /** Its name. */
  name: string
  /** The text. */
  description: string
  /**
   * Whether this version sends it. An endpoint can name a type that is not available yet, and receives it once it
   * is.
   */
  is_available: boolean
  /** JSON Schema (2020-12) of the body that is sent. */
  schema: Record<string, unknown>
}

/** An event of an account. */
export interface Statistics {
  /** How much time a bucket holds. */
  interval: "hour" | "day"
  /** When the first bucket begins. */
  from: string
  /** When the last bucket ends. */
  to: string
  /**
   * Changes of messages after this time are not counted yet. It is the present time, unless there were more than
   * ten thousand changes in the last minutes.
   */
  counted_until: string
  /** All buckets together. */
  total: {
    /** Messages that reached each status in this time. */
    messages: MessageCounts
    /** Delivered ones among those that were delivered, undelivered or failed, from 0 to 1; null when there were none. */
    delivery_rate: number | null
    /** Attempts to deliver events to webhook endpoints in this time. */
    webhook_attempts: WebhookAttemptCounts
  }
  /** Each hour or day once, the oldest first, also those in which nothing happened. */
  buckets: StatisticsBucket[]
  /** Why messages failed or were not delivered from `from` to `to`, the most frequent first. */
  errors: ErrorCount[]
  /**
   * Endpoints with attempts from `from` to `to`, or with deliveries that were given up or are waiting. The
   * endpoints with the most failures come first. Attempts of the last ten seconds can be missing.
   */
  webhooks: WebhookAttempts[]
}

/** Messages that reached each status in some time. */
export interface MessageCounts {
  /** Accepted from the account. */
  queued: number
  /** Taken by a carrier. */
  sent: number
  /** Delivered. */
  delivered: number
  /** Reported by a carrier as not delivered. */
  undelivered: number
  /** Not sent. */
  failed: number
  /** Came in for a number of the account. */
  received: number
}

/** Attempts to deliver events to webhook endpoints in some time. */
export interface WebhookAttemptCounts {
  /** Answered with a status of 200 to 299. */
  succeeded: number
  /** Answered otherwise, or not at all. */
  failed: number
}

/** An hour or a day. */
export interface StatisticsBucket {
  /** When it begins, by UTC. */
  from: string
  /** Messages that reached each status in this time. */
  messages: MessageCounts
  /** Delivered ones among those that were delivered, undelivered or failed, from 0 to 1; null when there were none. */
  delivery_rate: number | null
  /** Attempts to deliver events to webhook endpoints in this time. */
  webhook_attempts: WebhookAttemptCounts
}

/** How often an error was the reason. */
export interface ErrorCount {
  /** The `error_code` of the messages. */
  error_code: string
  /** The code in a sentence. */
  error_message: string | null
  /** The number of messages that failed or were not delivered because of it. */
  count: number
  /** One of them, which may have been deleted since. */
  example_sid: string
}

/** The attempts and deliveries of a webhook endpoint. */
export interface WebhookAttempts {
  /** The endpoint, which may have been deleted since. */
  sid: string
  /** Attempts that succeeded. */
  succeeded: number
  /** Attempts that failed. */
  failed: number
  /** Those that succeeded among all, from 0 to 1; null when there were none. */
  success_rate: number | null
  /** Deliveries that wait now for an attempt, counted up to 1000. */
  pending: number
  /**
   * Deliveries that were given up since `from`, of those created within a week. Counts 10000 at most over all
   * endpoints.
   */
  gave_up: number
}

/** The account that the credentials belong to. */
export interface Account {
  /** Identifier of the account, and its user name. */
  sid: string
  /** The display name. */
  name: string
  /** Whether it may be used. */
  status: "active" | "suspended"
  /** The most requests per second. */
  rate_per_second: number
  previous_token_ends_at: string | null
  /** The time of creation. */
  created_at: string
  /** When it last changed. */
  updated_at: string
}

export interface RotateAuthTokenRequest {
  /** How long the previous token still works: a day by default, a week at most. 0 ends it at once. */
  overlap_seconds?: number | undefined
}

/** A new Auth Token, which is shown only once. */
export interface NewAuthToken {
  /** The user name that it belongs to. */
  account_sid: string
  /** The token. It is stored only as a hash, so keep it. */
  auth_token: string
  /** Until when the token before works. */
  previous_ends_at: string
}

export interface EndPreviousAuthTokenRequest {}

export interface CreateApiKeyRequest {
  /** The display name. */
  name: string
  /** The scope. */
  scope?: "full" | "messages" | "webhooks" | "auth" | "payments" | "read" | undefined
}

/** An API key with its secret, which is shown only once. */
export interface ApiKeyWithSecret {
  /** Identifier of the key, and its user name. */
  sid: string
  /** The display name. */
  name: string
  /**
   * Its permissions. `full`: everything. `messages`: send and read messages. `webhooks`: manage webhooks and read
   * events with the texts of messages. `auth`: verify people. `payments`: take payments and read the ledger.
   * `read`: only read.
   */
  scope: "full" | "messages" | "webhooks" | "auth" | "payments" | "read"
  /** The time of creation. */
  created_at: string
  last_used_at: string | null
  revoked_at: string | null
  /** Its password. It is stored only as a hash, so keep it. */
  secret: string
}

/** A credential for one program, with a scope, that can be revoked alone. */
export interface ApiKey {
  /** Identifier of the key, and its user name. */
  sid: string
  /** The display name. */
  name: string
  /**
   * Its permissions. `full`: everything. `messages`: send and read messages. `webhooks`: manage webhooks and read
   * events with the texts of messages. `auth`: verify people. `payments`: take payments and read the ledger.
   * `read`: only read.
   */
  scope: "full" | "messages" | "webhooks" | "auth" | "payments" | "read"
  /** The time of creation. */
  created_at: string
  last_used_at: string | null
  revoked_at: string | null
}

export interface CreateAccountRequest {
  /** A name for people, up to 200 characters. */
  name: string
  /** The most requests per second. Default: the limit of the installation. */
  rate_per_second?: number | null | undefined
  /** The most phone numbers that it can own and request. Default: the limit of the installation. */
  phone_numbers_max?: number | null | undefined
}

/** A new account with its Auth Token, which is shown only once. */
export interface AccountWithToken {
  /** Identifier of the account, and its user name. */
  sid: string
  /** The display name. */
  name: string
  /** The credentials of a suspended account are refused. */
  status: "active" | "suspended"
  /** The most requests per second; null for the default of the installation (`RATE_LIMIT`). */
  rate_per_second: number | null
  /**
   * The most phone numbers that it can own and request; null for the default of the installation
   * (`PHONE_NUMBERS_MAX`).
   */
  phone_numbers_max: number | null
  /** Its messages of the last 24 hours by the status that they reached, up to a minute or two ago. */
  messages_last_day: MessageCounts
  /** The time of creation. */
  created_at: string
  /** When it last changed. */
  updated_at: string
  /** The password beside the sid. It is stored only as a hash, so hand it on now. */
  auth_token: string
  /** The senders of the account, for the operator who created it. */
  sender_notice: string
}

/** An account, as the operator sees it. */
export interface OperatorAccount {
  /** Identifier of the account, and its user name. */
  sid: string
  /** The display name. */
  name: string
  /** The credentials of a suspended account are refused. */
  status: "active" | "suspended"
  /** The most requests per second; null for the default of the installation (`RATE_LIMIT`). */
  rate_per_second: number | null
  /**
   * The most phone numbers that it can own and request; null for the default of the installation
   * (`PHONE_NUMBERS_MAX`).
   */
  phone_numbers_max: number | null
  /** Its messages of the last 24 hours by the status that they reached, up to a minute or two ago. */
  messages_last_day: MessageCounts
  /** The time of creation. */
  created_at: string
  /** When it last changed. */
  updated_at: string
}

export interface UpdateAccountRequest {
  /** The display name. */
  name?: string | undefined
  /** Whether it may be used. */
  status?: "active" | "suspended" | undefined
  /** The most requests per second; null for the default. */
  rate_per_second?: number | null | undefined
  /** The most phone numbers that it can own and request; null for the default. Numbers above the limit stay. */
  phone_numbers_max?: number | null | undefined
}

/** An inbound message that Posthorn could not store. */
export interface DeadLetter {
  /** Identifier of the dead letter. */
  sid: string
  /** The carrier that sent it. */
  carrier_sid: string
  /** The sender. */
  from: string
  /** The recipient: a number of this installation. */
  to: string
  /** The text. It is private: show it only to the owner of the number. */
  body: string
  /** Why PostgreSQL refused it: the SQLSTATE, and the constraint if there is one. */
  error: string
  /** When Posthorn received it. */
  received_at: string
  /** When Posthorn next tries to store it. */
  retry_at: string
}

export interface RetryDeadLetterRequest {}

export interface CreateCarrierRequest {
  /** The display name. */
  name: string
  /**
   * Its protocol. `smpp` is for SMS, `smtp` for email, and `mm4` and `mm7` for MMS. `http` is for providers and
   * gateways with an API over HTTP. `xmpp` and `matrix` are for chat over a server of yours, `telegram` for a bot,
   * and `whatsapp` for the Cloud API. It never changes.
   */
  kind?: "smpp" | "smtp" | "http" | "mm4" | "mm7" | "xmpp" | "matrix" | "telegram" | "whatsapp" | undefined
  /**
   * How to reach and to treat it: `hosts` and `system_id` at least, or `host` and `from` for email. In a form, as
   * JSON. The guides to a first carrier and to email explain each.
   */
  settings: Record<string, unknown>
  /**
   * The password of the bind or of the user of a mail server, or the token of a bot or an API. It is never shown
   * again.
   */
  password?: string | undefined
  /** PEM of the key of our own certificate, where the carrier asks for one; never shown again. */
  tls_key?: string | undefined
  /**
   * The secret of the carrier's webhooks, such as the password of an MMSC, the `hs_token` of a Matrix homeserver
   * or the app secret of WhatsApp. It is never shown again.
   */
  webhook_secret?: string | undefined
  /** Whether it is used. */
  status?: "enabled" | "disabled" | undefined
}

/** A connection to a phone network, a mail server or a chat service. */
export interface Carrier {
  /** Identifier of the carrier. */
  sid: string
  /** The display name. */
  name: string
  /** The protocol. */
  kind: "smpp" | "smtp" | "http" | "mm4" | "mm7" | "xmpp" | "matrix" | "telegram" | "whatsapp"
  /** The settings without secrets. */
  settings: Record<string, unknown>
  /** Whether it is used. */
  status: "enabled" | "disabled"
  /** Whether it accepts messages now; `off` when it is disabled, or about to be. */
  state: "up" | "down" | "paused" | "off"
  /** The start of this state, as seen by the process that answers. */
  since: string
  /** The problem and its remedy; null while there is none. */
  reason: string | null
  /**
   * The form of ids that receipts have shown, in the words of the setting `message_ids`. Null while it is unknown,
   * or when the setting has a value. The setting overrides it.
   */
  learned_message_ids: {
    submit: "as_is" | "hex" | "decimal"
    receipt: "as_is" | "hex" | "decimal"
  } | null
  /** The URL for receipts and messages. Enter it at the provider. Null for kinds without webhooks. */
  webhook_url: string | null
  /** The trace that runs; null without one. */
  trace: CarrierTrace | null
  /** Each of its connections. */
  connections: CarrierConnection[]
  /** Whether failures in a row keep messages from it. */
  circuit: CarrierCircuit
  /** When it was created. */
  created_at: string
  /** When it was last changed. */
  updated_at: string
}

/** The tracing of a carrier's exchanges. */
export interface CarrierTrace {
  /** The time at which it ends. */
  until: string
  /** Null for all accounts. */
  account_sid: string | null
  /** The recipient whose messages alone are traced; null for all. */
  to: string | null
}

/** One connection to a carrier. */
export interface CarrierConnection {
  /** Its host, its number and the kind of its bind. */
  name: string
  /** Whether it accepts messages. */
  state: "up" | "down"
  /** The start of this state, as seen by the process that answers. */
  since: string
  /** The problem and its remedy; null while there is none. */
  reason: string | null
  retry_at: string | null
  /** Requests without an answer yet. */
  unanswered: number
  /** The most requests without a response. */
  window_max: number
  /** Its current rate limit; null for no limit. */
  segments_per_second: number | null
}

/**
 * Whether failures in a row keep messages from the carrier. Each process has its own view; this is that of the
 * one where it is worst.
 */
export interface CarrierCircuit {
  /**
   * `closed`: it gets messages. `open`: it gets none, and they take other routes or wait. `half_open`: it gets a
   * few as a trial.
   */
  state: "closed" | "open" | "half_open"
  /** Failures in a row. */
  failures: number
  /** The text of the last one; null without one. */
  reason: string | null
  retry_at: string | null
}

/** The settings for a carrier of the kind `http`, for one provider or gateway. */
export interface CarrierPreset {
  /** The setting `preset`. */
  preset: string
  /** Its name for people. */
  label: string
  /** The channels that it carries. */
  channels: string[]
  /** The values that the operator gives. */
  values: {
    /** Its name in the setting `values`. */
    name: string
    /** Its name at the provider. */
    label: string
    /** The place to find it. */
    meaning: string
    /** How it looks. */
    example: string
    /** Its value if it is left out; null for none. */
    fallback: string | null
    /** Whether it has to be given. */
    is_required: boolean
  }[]
  /** The name of the `password` at the provider. */
  password: string
  /** The name of `webhook_secret`; null if the password or a value verifies webhooks. */
  webhook_secret: string | null
  /** The steps at the provider, so that receipts and messages arrive. */
  setup: string
}

export interface UpdateCarrierRequest {
  /** The display name. */
  name?: string | undefined
  /**
   * How to reach and to treat it: `hosts` and `system_id` at least, or `host` and `from` for email. In a form, as
   * JSON. The guides to a first carrier and to email explain each.
   */
  settings?: Record<string, unknown> | undefined
  /**
   * The password of the bind or of the user of a mail server, or the token of a bot or an API. It is never shown
   * again.
   */
  password?: string | undefined
  /** PEM of the key of our own certificate, where the carrier asks for one; never shown again. */
  tls_key?: string | undefined
  /**
   * The secret of the carrier's webhooks, such as the password of an MMSC, the `hs_token` of a Matrix homeserver
   * or the app secret of WhatsApp. It is never shown again.
   */
  webhook_secret?: string | undefined
  /** Whether it is used. */
  status?: "enabled" | "disabled" | undefined
}

export interface StartCarrierTraceRequest {
  /** How long. */
  minutes?: number | undefined
  /** Only messages of this account. */
  account_sid?: string | undefined
  /** Only messages to this recipient. */
  to?: string | undefined
}

/** One thing that happened to a message, or one that went over the wire about it. */
export interface OperatorTimelineEntry {
  /** A change of status, something that changed nothing, or what went over the wire. */
  kind: "status" | "note" | "exchange"
  /** The event type, the kind of the note, or the command of the PDU. */
  type: string
  /** When it happened. */
  occurred_at: string
  /** The reason; of an exchange its octets in hexadecimal, and where they went. */
  detail: Record<string, unknown> | null
}

export interface ReplaceRatesRequest {
  /** The currency of all rates of the price list, as three capitals. */
  price_unit: string
  /** Each with `prefix` (empty when left out) and `price`. An empty list removes all rates. */
  rates?: Record<string, unknown>[] | undefined
  /**
   * One rate in each line, with columns divided by commas, semicolons or tabs. The columns are prefix and price,
   * or any columns under a line of headings that include `prefix` and `price`. Send either `csv` or `rates`.
   */
  csv?: string | undefined
  /** Changes nothing, and answers what would change. */
  dry_run?: boolean | undefined
}

/** All that a carrier charges, or that accounts pay, in short. */
export interface RateCard {
  /** The carrier that charges it; null for a customer rate, which accounts pay. */
  carrier_sid: string | null
  /** The currency of all rates of the price list, as three capitals. */
  price_unit: string
  /** How many rates the list has. */
  rates_count: number
  /** Prefixes that it had no rate for. */
  added: number
  /** Prefixes that have another price, or another currency. */
  changed: number
  /** Prefixes that it has no rate for any more. */
  removed: number
}

export interface CreateRouteRequest {
  /** The carrier that it leads to. */
  carrier_sid: string
  /** Only messages of this channel; every one when left out. */
  channel?: "sms" | "mms" | "email" | "xmpp" | "matrix" | "telegram" | "whatsapp" | undefined
  /** Only recipients whose number begins so, without the plus. */
  prefix?: string | undefined
  /** Only messages from this sender. */
  sender?: string | undefined
  /** Only messages of this account. */
  account_sid?: string | undefined
  /** Only messages with this tag. */
  tag?: string | undefined
  /** The lowest first. */
  priority?: number | undefined
  /** The share among routes that are otherwise equal. */
  weight?: number | undefined
  /** Whether it is used. */
  status?: "enabled" | "disabled" | undefined
}

/** A rule that sends messages to a carrier. A condition that is null matches everything. */
export interface Route {
  /** Identifier of the route. */
  sid: string
  /** The carrier that it leads to. */
  carrier_sid: string
  /** Only messages of this channel. */
  channel: "sms" | "mms" | "email" | "xmpp" | "matrix" | "telegram" | "whatsapp" | null
  /** Only recipients whose number begins so, without the plus. */
  prefix: string | null
  /** Only messages from this sender. */
  sender: string | null
  account_sid: string | null
  /** Only messages with this tag. */
  tag: string | null
  /** The lowest first. */
  priority: number
  /** The share among routes that are otherwise equal. */
  weight: number
  /** Whether it is used. */
  status: "enabled" | "disabled"
  /** When it was created. */
  created_at: string
  /** When it was last changed. */
  updated_at: string
}

/** The routes that fit a message. */
export interface RouteCandidates {
  /** In the order in which Posthorn tries them. */
  data: RouteCandidate[]
  /**
   * Whether no route matches and the message goes to the simulator. If no route matches and this is false, the
   * message is refused.
   */
  takes_simulator: boolean
}

/** A route that fits a message, and whether it would take it now. */
export interface RouteCandidate {
  /** The route. */
  route: Route
  /**
   * `ready`: its carrier takes messages. `down`: it has no connection. `circuit_open`: failures in a row keep
   * messages from it.
   */
  standing: "ready" | "down" | "circuit_open"
  /** The price of its carrier for a segment; null when it is unknown. */
  price: string | null
  /** The currency of the price. */
  price_unit: string | null
}

export interface UpdateRouteRequest {
  /** The carrier that it leads to. */
  carrier_sid?: string | undefined
  /** The lowest first. */
  priority?: number | undefined
  /** The share among routes that are otherwise equal. */
  weight?: number | undefined
  /** Whether it is used. */
  status?: "enabled" | "disabled" | undefined
}

export interface CreateRateRequest {
  /** The carrier that charges it; null for a customer rate, which accounts pay. */
  carrier_sid?: string | null | undefined
  /**
   * The first digits of the numbers that it is for, without a plus; empty for all other numbers. Or one of email,
   * matrix, telegram, xmpp, whose addresses have no number.
   */
  prefix?: string | undefined
  /**
   * The price of a segment: an exact decimal with at most six digits after the point. A JSON number is also
   * accepted.
   */
  price: string
  /** The currency of all rates of the price list, as three capitals. */
  price_unit: string
}

/**
 * The price of a segment to numbers with this prefix: what a carrier charges, or what accounts pay. The longest
 * prefix decides.
 */
export interface Rate {
  /** Identifier of the rate. */
  sid: string
  /** The carrier that charges it; null for a customer rate, which accounts pay. */
  carrier_sid: string | null
  /**
   * The first digits of the numbers that it is for, without a plus; empty for all other numbers. Or one of email,
   * matrix, telegram, xmpp, whose addresses have no number.
   */
  prefix: string
  /** The price of a segment: an exact decimal with at most six digits after the point. */
  price: string
  /** The currency of all rates of the price list, as three capitals. */
  price_unit: string
  /** When it was created. */
  created_at: string
  /** When it was last changed. */
  updated_at: string
}

export interface ReplaceCustomerRatesRequest {
  /** The currency of all rates of the price list, as three capitals. */
  price_unit: string
  /** Each with `prefix` (empty when left out) and `price`. An empty list removes all rates. */
  rates?: Record<string, unknown>[] | undefined
  /**
   * One rate in each line, with columns divided by commas, semicolons or tabs. The columns are prefix and price,
   * or any columns under a line of headings that include `prefix` and `price`. Send either `csv` or `rates`.
   */
  csv?: string | undefined
  /** Changes nothing, and answers what would change. */
  dry_run?: boolean | undefined
}

export interface UpdateRateRequest {
  /**
   * The price of a segment: an exact decimal with at most six digits after the point. A JSON number is also
   * accepted.
   */
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
    /** Messages of verifications that a carrier took. */
    sent: number
    /** Messages of verifications that a carrier reported as delivered. */
    delivered: number
    /** Verifications that were approved. */
    approved: number
    /** Areas that were blocked, also those of a dry run. */
    blocked: number
    /**
     * `approved` divided by `sent`; null when nothing was sent. It exceeds 1 when messages were sent before `from`
     * and approved after it.
     */
    conversion: number | null
  }[]
}

export interface AssignPhoneNumberRequest {
  /** The account that owns it from now on. */
  account_sid: string
  /**
   * A phone number in E.164, a short code, a sender id of 1 to 11 letters and digits, or a chat address. Case does
   * not count.
   */
  number: string
  /** The channels that it can carry. */
  capabilities?: ("sms" | "mms")[] | undefined
}

/** A number of an account, as the operator sees it. */
export interface OperatorPhoneNumber {
  /** Identifier of the number. */
  sid: string
  /** The account that owns or requested it. */
  account_sid: string
  /** The number, short code or sender id. */
  number: string
  /** The channels that it supports. */
  capabilities: ("sms" | "mms")[]
  /** Only an `active` number belongs to the account. A `pending` one waits for the operator. */
  status: "pending" | "active" | "rejected"
  /** The operator's reason for rejecting the request. */
  rejected_reason: string | null
  /** When it was requested or assigned. */
  created_at: string
  owner_account_sid: string | null
}

export interface UpdatePhoneNumberRequest {
  /** The decision about a request. */
  status?: "active" | "rejected" | undefined
  /** Why the request is rejected, up to 200 characters. The account can read it. */
  rejected_reason?: string | null | undefined
  /** The account that the number moves to. */
  account_sid?: string | undefined
  /** The channels that it supports. */
  capabilities?: ("sms" | "mms")[] | undefined
}

export interface CreateSenderRuleRequest {
  /** Only for this account; for every account when left out. */
  account_sid?: string | undefined
  /** `exact` allows one sender, `pattern` those that fit, `any` every sender. */
  kind: "exact" | "pattern" | "any"
  /**
   * For `exact`, a sender like `from` of a message. For `pattern`, 2 to 64 characters in which `*` stands for any
   * others. Left out for `any`.
   */
  sender?: string | undefined
  /** Why the rule exists, up to 200 characters. */
  note?: string | undefined
}

/** Allows senders that no account owns. A rule never allows a number that another account owns. */
export interface SenderRule {
  /** Identifier of the rule. */
  sid: string
  account_sid: string | null
  /** `exact` allows one sender, `pattern` those that fit, `any` every sender. */
  kind: "exact" | "pattern" | "any"
  /** In lower case, since case does not count; null for `any`. */
  sender: string | null
  /** Why the rule exists. */
  note: string | null
  /** The upgrade made the rule from the account's past messages, and the operator has not confirmed it. */
  needs_review: boolean
  /** The rule needs review, and another account owns the sender or has an exact rule for it. */
  is_conflict: boolean
  owner_account_sid: string | null
  /** When it was created. */
  created_at: string
}

export interface UpdateSenderRuleRequest {
  /** Whether the operator still has to look at it. */
  needs_review: boolean
}

export interface CreateInboundMessageRequest {
  /** A phone number of the account. */
  to: string
  /** Who writes. */
  from: string
  /** The text. Required unless `media` is given. */
  body?: string | undefined
  /** Attachments (MMS): up to 10 data URLs in base64, in a request of 256 KiB. */
  media?: string[] | undefined
}

/** A message that the simulator brought in. */
export interface SimulatorInbound {
  /** The simulator's own name for it. */
  reference: string
  /** The account's number. */
  to: string
  /** Who wrote. */
  from: string
  /** The text; empty when there is only media. */
  body: string
  /** The attachments. */
  media: {
    /** The type. */
    content_type: string
    /** Its size. */
    bytes: number
  }[]
  /** The time. */
  received_at: string
}

/** A message as the handset of a simulated recipient shows it. */
export interface SimulatorMessage {
  /** The simulator's own name for it. */
  reference: string
  /** The message that it was. */
  message_sid: string
  /** The account that sent it. */
  account_sid: string
  /** Recipient. */
  to: string
  /** Sender. */
  from: string
  /** Text. */
  body: string
  /** The digits that the reader is asked to type in, if there are some. */
  code: string | null
  /** How the text travelled. */
  encoding: "gsm7" | "ucs2"
  /** Segments. */
  num_segments: number
  /** The attached files. */
  media: {
    /** The type. */
    content_type: string
    /** Its size. */
    bytes: number
    /** The URLs of the media of the message, each with its sid. */
    url: string
  }[]
  /** The trouble that the recipient's number asked for. */
  trouble: string | null
  /** The number of its held receipts. */
  num_held_receipts: number
  /** The time at which the simulator accepted it. */
  received_at: string
}

/** The result of a wait. */
export interface SimulatorWait {
  /** The message; null when the time was over. */
  message: SimulatorMessage | null
}

/** A number with which the simulator causes a failure. */
export interface SimulatorNumber {
  /** The number, or one of those that end so. */
  number: string
  /** The last four digits that decide, in any country; null when only this very number asks for it. */
  ends_in: string | null
  /** Whether it is a recipient or a sender. */
  parameter: "to" | "from"
  /** The action. */
  trouble: string
  /** The result. */
  description: string
}

export interface CreateSimulatorHoldRequest {
  /** The recipient of the messages. */
  to: string
}

/** A recipient whose delivery receipts the simulator holds back. */
export interface SimulatorHold {
  /** The recipient. */
  to: string
  /** Receipts that wait now: one for each segment. */
  num_held_receipts: number
  /** The start of the hold. */
  created_at: string
}
