# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  # A sent or received message.
  class Message < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the message.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the message.
    # @!attribute [r] direction
    #   @return [String]
    #   The direction: sent by the account, or received.
    # @!attribute [r] channel
    #   @return [String]
    #   The channel.
    # @!attribute [r] status
    #   @return [String]
    #   The status. It never returns to an earlier one.
    # @!attribute [r] to
    #   @return [String]
    #   The recipient.
    # @!attribute [r] from
    #   @return [String]
    #   The sender.
    # @!attribute [r] body
    #   @return [String]
    #   The text. Empty for a message with media only.
    # @!attribute [r] num_segments
    #   @return [Integer]
    #   The number of segments of the text.
    # @!attribute [r] num_media
    #   @return [Integer]
    #   The number of attached media.
    # @!attribute [r] price
    #   @return [Float, nil]
    #   The price of all segments. Null before a carrier gets the message, and without a rate for the
    #   recipient. For several addresses, the sum of the prices on the channels whose carriers accepted the
    #   message.
    # @!attribute [r] price_unit
    #   @return [String]
    #   The currency of the price (ISO 4217).
    # @!attribute [r] error_code
    #   @return [String, nil]
    #   The reason why the message failed or was not delivered. Null otherwise. The codes are
    #   `invalid_recipient`, `unroutable`, `region_not_permitted`, `recipient_opted_out`, `not_mobile`,
    #   `invalid_sender`, `sender_not_permitted`, `sender_queue_full`, `throttled`, `carrier_unavailable`,
    #   `carrier_rejected`, `message_invalid`, `channel_unavailable`, `unreachable_handset`,
    #   `unknown_handset`, `unknown_user`, `unknown_mailbox`, `landline`, `blocked_by_carrier`,
    #   `blocked_by_recipient`, `window_closed`, `marketing_limit`, `template_invalid`, `delivery_failed`,
    #   `canceled`, `validity_expired`, `outcome_unknown`, `media_too_large`, `media_unfetchable`,
    #   `media_type_unsupported`, `media_unsupported`. Later versions can add codes.
    # @!attribute [r] error_message
    #   @return [String, nil]
    #   The meaning of `error_code` as a sentence. Null without an error.
    # @!attribute [r] tags
    #   @return [Array<String>]
    #   The `tags` of the request.
    # @!attribute [r] metadata
    #   @return [Hash]
    #   Your own fields: `metadata` of the request.
    # @!attribute [r] send_at
    #   @return [Time, nil]
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time when the server accepted or received the message.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    # @!attribute [r] sent_at
    #   @return [Time, nil]
    # @!attribute [r] delivered_at
    #   @return [Time, nil]
    # @!attribute [r] read_at
    #   @return [Time, nil]
    # @!attribute [r] channels
    #   @return [Array<MessageAddress>, nil]
    #   The status of each address, in the order of `to`, for a message with several addresses. Null for
    #   other messages. `to`, `from` and `channel` of the message describe the address that Posthorn tries
    #   or that delivered.
    # @!attribute [r] template
    #   @return [MessageTemplate, nil]
    #   The template that is sent over WhatsApp in place of the body. Null for other messages.
    # @!attribute [r] carrier_sid
    #   @return [String]
    #   The carrier that sends or received the message. Until the status is `sent`, Posthorn can move the
    #   message to another carrier. An event names the carrier at its time.
    # @!attribute [r] status_callback
    #   @return [String, nil]
    #   The `status_callback` of the request. Null without one.
    # @!attribute [r] messaging_service_sid
    #   @return [String, nil]
    # @!attribute [r] reply_to_sid
    #   @return [String, nil]
    fields(
      sid: nil,
      account_sid: nil,
      direction: nil,
      channel: nil,
      status: nil,
      to: nil,
      from: nil,
      body: nil,
      num_segments: nil,
      num_media: nil,
      price: nil,
      price_unit: nil,
      error_code: nil,
      error_message: nil,
      tags: nil,
      metadata: nil,
      send_at: :time,
      created_at: :time,
      updated_at: :time,
      sent_at: :time,
      delivered_at: :time,
      read_at: :time,
      channels: %i[list MessageAddress],
      template: :MessageTemplate,
      carrier_sid: nil,
      status_callback: nil,
      messaging_service_sid: nil,
      reply_to_sid: nil
    )
  end

  # One of the addresses of a message with several.
  class MessageAddress < Model
    # @!attribute [r] channel
    #   @return [String]
    #   The channel.
    # @!attribute [r] to
    #   @return [String]
    #   The recipient on this channel.
    # @!attribute [r] from
    #   @return [String]
    #   The sender on this channel.
    # @!attribute [r] num_segments
    #   @return [Integer]
    #   The number of segments of the text on this channel.
    # @!attribute [r] status
    #   @return [String]
    #   The status on this address. `waiting`: not tried yet. `sending`: queued or on the way to the
    #   carrier. `sent`: the carrier accepted it. `timed_out`: no delivery in time, but a sent message can
    #   still arrive. `unknown`: Posthorn does not know whether the carrier has it.
    # @!attribute [r] error_code
    #   @return [String, nil]
    #   The reason why the message failed or was not delivered. Null otherwise.
    fields(
      channel: nil,
      to: nil,
      from: nil,
      num_segments: nil,
      status: nil,
      error_code: nil
    )
  end

  # The segments and price of a message.
  class MessagePreview < Model
    # @!attribute [r] encoding
    #   @return [String]
    #   The encoding of the text.
    # @!attribute [r] num_segments
    #   @return [Integer]
    #   The number of segments, as counted for sending and billing.
    # @!attribute [r] units
    #   @return [Integer]
    #   The length of the text in septets (gsm7) or UTF-16 code units (ucs2).
    # @!attribute [r] units_per_segment
    #   @return [Integer]
    #   The number of units that fit into each segment.
    # @!attribute [r] segments
    #   @return [Array<String>]
    #   The text of each segment.
    # @!attribute [r] ucs2_characters
    #   @return [Array<MessagePreviewUcs2Characters>]
    #   The characters outside GSM 03.38 that require ucs2. Replace all of them to make the message cheaper.
    # @!attribute [r] price
    #   @return [Float, nil]
    #   The price of all segments. Null without a rate for the recipient.
    # @!attribute [r] price_unit
    #   @return [String]
    #   The currency of the price (ISO 4217).
    # @!attribute [r] window_until
    #   @return [Time, nil]
    # @!attribute [r] route
    #   @return [PreviewedRoute, nil]
    #   The route of the message. Null if no carrier reaches the recipient.
    # @!attribute [r] channels
    #   @return [Array<PreviewedAddress>, nil]
    #   The previews of all addresses, in the order of `to`. Null for one address. The other fields describe
    #   the first address. The price of the message is the sum over the channels whose carriers accept it.
    fields(
      encoding: nil,
      num_segments: nil,
      units: nil,
      units_per_segment: nil,
      segments: nil,
      ucs2_characters: %i[list MessagePreviewUcs2Characters],
      price: nil,
      price_unit: nil,
      window_until: :time,
      route: :PreviewedRoute,
      channels: %i[list PreviewedAddress]
    )
  end

  # The preview on one of several addresses.
  class PreviewedAddress < Model
    # @!attribute [r] channel
    #   @return [String]
    #   The channel of the message.
    # @!attribute [r] to
    #   @return [String]
    #   The recipient on this channel.
    # @!attribute [r] num_segments
    #   @return [Integer]
    #   The number of segments on this channel.
    # @!attribute [r] price
    #   @return [Float, nil]
    #   The price on this channel. Null without a rate.
    # @!attribute [r] route
    #   @return [PreviewedRoute, nil]
    #   The route of the message. Null if no carrier reaches the recipient.
    fields(
      channel: nil,
      to: nil,
      num_segments: nil,
      price: nil,
      route: :PreviewedRoute
    )
  end

  # The messages between an address of the account and a person, over all channels.
  class Conversation < Model
    # @!attribute [r] number
    #   @return [String]
    #   The address of the account, without the prefix whatsapp:.
    # @!attribute [r] contact
    #   @return [String]
    #   The address of the person, without the prefix whatsapp:.
    # @!attribute [r] last_message
    #   @return [Message]
    #   The newest message.
    fields(
      number: nil,
      contact: nil,
      last_message: :Message
    )
  end

  # The report of an account about a message.
  class MessageFeedback < Model
    # @!attribute [r] message_sid
    #   @return [String]
    #   The message.
    # @!attribute [r] outcome
    #   @return [String]
    #   Whether the recipient acted on the message.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of the report.
    fields(
      message_sid: nil,
      outcome: nil,
      created_at: :time
    )
  end

  # An entry in the timeline of a message.
  class TimelineEntry < Model
    # @!attribute [r] kind
    #   @return [String]
    #   The kind of entry: a change of status, or a note about an event that did not change the status.
    # @!attribute [r] type
    #   @return [String]
    #   The event type of a change, or the type of a note, such as `receipt_ignored`.
    # @!attribute [r] event_sid
    #   @return [String, nil]
    # @!attribute [r] sequence
    #   @return [Integer, nil]
    #   The position among the message's events. Null for notes.
    # @!attribute [r] occurred_at
    #   @return [Time]
    #   The time of the entry.
    # @!attribute [r] detail
    #   @return [Hash, nil]
    #   The reason, or the data that Posthorn and the carrier exchanged. Null without details.
    fields(
      kind: nil,
      type: nil,
      event_sid: nil,
      sequence: nil,
      occurred_at: :time,
      detail: nil
    )
  end

  # A picture or another file of a message.
  class Media < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the media.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the media.
    # @!attribute [r] message_sid
    #   @return [String]
    #   The message of the media.
    # @!attribute [r] content_type
    #   @return [String]
    #   The media type, detected from the content. The host or sender can have declared another type.
    # @!attribute [r] bytes
    #   @return [Integer]
    #   The size in bytes.
    # @!attribute [r] url
    #   @return [String, nil]
    #   The URL from which Posthorn fetched the media. Null for inbound media.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time when Posthorn fetched or received the media.
    fields(
      sid: nil,
      account_sid: nil,
      message_sid: nil,
      content_type: nil,
      bytes: nil,
      url: nil,
      created_at: :time
    )
  end

  # A picture or another file of a message, with its bytes.
  class MediaWithContent < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the media.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the media.
    # @!attribute [r] message_sid
    #   @return [String]
    #   The message of the media.
    # @!attribute [r] content_type
    #   @return [String]
    #   The media type, detected from the content. The host or sender can have declared another type.
    # @!attribute [r] bytes
    #   @return [Integer]
    #   The size in bytes.
    # @!attribute [r] url
    #   @return [String, nil]
    #   The URL from which Posthorn fetched the media. Null for inbound media.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time when Posthorn fetched or received the media.
    # @!attribute [r] content
    #   @return [String]
    #   The bytes, in base64.
    fields(
      sid: nil,
      account_sid: nil,
      message_sid: nil,
      content_type: nil,
      bytes: nil,
      url: nil,
      created_at: :time,
      content: nil
    )
  end

  # A number that the account owns or requested. Messages to an active number arrive at the account.
  class PhoneNumber < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the number.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account that owns or requested the number.
    # @!attribute [r] number
    #   @return [String]
    #   The number, short code or sender id.
    # @!attribute [r] capabilities
    #   @return [Array<String>]
    #   The channels that it supports. A chat address supports its own channel.
    # @!attribute [r] status
    #   @return [String]
    #   The status. Only an `active` number belongs to the account. A `pending` number waits for the
    #   operator.
    # @!attribute [r] rejected_reason
    #   @return [String, nil]
    #   The reason for which the operator rejected the request. Null otherwise.
    # @!attribute [r] name
    #   @return [String, nil]
    #   The name that the account gave the number. Null without a name.
    # @!attribute [r] inbound_url
    #   @return [String, nil]
    #   The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or
    #   as plain text. The request has the form and the signature of Twilio's. Null without one.
    # @!attribute [r] inbound_method
    #   @return [String]
    #   The method of the requests to `inbound_url`.
    # @!attribute [r] fallback_url
    #   @return [String, nil]
    #   The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries
    #   `inbound_url`. Null without one.
    # @!attribute [r] fallback_method
    #   @return [String]
    #   The method of the requests to `fallback_url`.
    # @!attribute [r] status_callback
    #   @return [String, nil]
    #   The `status_callback` of messages that set none. Null without one.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of the request or assignment.
    fields(
      sid: nil,
      account_sid: nil,
      number: nil,
      capabilities: nil,
      status: nil,
      rejected_reason: nil,
      name: nil,
      inbound_url: nil,
      inbound_method: nil,
      fallback_url: nil,
      fallback_method: nil,
      status_callback: nil,
      created_at: :time
    )
  end

  # A pool of senders of the account.
  class MessagingService < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the messaging service.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the messaging service.
    # @!attribute [r] name
    #   @return [String]
    #   The name.
    # @!attribute [r] sticky_sender
    #   @return [Boolean]
    #   True if a recipient gets all messages from the same sender.
    # @!attribute [r] validity_period
    #   @return [Integer, nil]
    #   The `validity_period` in seconds of messages that set none. Null without a default.
    # @!attribute [r] inbound_url
    #   @return [String, nil]
    #   The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or
    #   as plain text. The request has the form and the signature of Twilio's. Null without one.
    # @!attribute [r] inbound_method
    #   @return [String]
    #   The method of the requests to `inbound_url`.
    # @!attribute [r] fallback_url
    #   @return [String, nil]
    #   The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries
    #   `inbound_url`. Null without one.
    # @!attribute [r] fallback_method
    #   @return [String]
    #   The method of the requests to `fallback_url`.
    # @!attribute [r] status_callback
    #   @return [String, nil]
    #   The `status_callback` of messages that set none. Null without one.
    # @!attribute [r] uses_number_url
    #   @return [Boolean]
    #   True if an inbound message goes to the `inbound_url` of its number, although the service has one.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    fields(
      sid: nil,
      account_sid: nil,
      name: nil,
      sticky_sender: nil,
      validity_period: nil,
      inbound_url: nil,
      inbound_method: nil,
      fallback_url: nil,
      fallback_method: nil,
      status_callback: nil,
      uses_number_url: nil,
      created_at: :time,
      updated_at: :time
    )
  end

  # A sender in a messaging service.
  class ServiceSender < Model
    # @!attribute [r] messaging_service_sid
    #   @return [String]
    #   The messaging service of the sender.
    # @!attribute [r] sender
    #   @return [String]
    #   The sender.
    # @!attribute [r] kind
    #   @return [String]
    #   The kind of sender.
    # @!attribute [r] country
    #   @return [String, nil]
    #   The country of a phone number, or the `country` of the request (ISO 3166-1). Null for other senders.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time when the sender was added.
    fields(
      messaging_service_sid: nil,
      sender: nil,
      kind: nil,
      country: nil,
      created_at: :time
    )
  end

  # A recipient who opted out of messages from a sender of the account.
  class OptOut < Model
    # @!attribute [r] from
    #   @return [String, nil]
    #   The sender that can no longer send to the recipient. Null if the opt-out holds for every sender of
    #   the account, on every channel.
    # @!attribute [r] to
    #   @return [String]
    #   The recipient who opted out.
    # @!attribute [r] keyword
    #   @return [String, nil]
    #   The words that the recipient sent. Null if the account recorded the opt-out.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of the opt-out.
    fields(
      from: nil,
      to: nil,
      keyword: nil,
      created_at: :time
    )
  end

  # The settings of an account for opt-outs.
  class OptOutSettings < Model
    # @!attribute [r] holds_for
    #   @return [String]
    #   The senders for which a new opt-out by keyword holds: the sender that got it, or every sender of the
    #   account on every channel.
    # @!attribute [r] language
    #   @return [String]
    #   The language of replies to words that every language uses, such as STOP.
    # @!attribute [r] languages
    #   @return [Array<OptOutSettingsLanguages>]
    #   Your own keywords and replies.
    fields(
      holds_for: nil,
      language: nil,
      languages: %i[list OptOutSettingsLanguages]
    )
  end

  # A verification, which proves that a person controls an address. Responses, events and lists never
  # contain the code.
  class Verification < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the verification.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the verification.
    # @!attribute [r] service_sid
    #   @return [String]
    #   The service of the verification.
    # @!attribute [r] status
    #   @return [String]
    #   The status. Only a `pending` verification can change.
    # @!attribute [r] to
    #   @return [String]
    #   The verified address.
    # @!attribute [r] channel
    #   @return [String]
    #   The channel of the latest message. After the approval, the channel of the code or link that was
    #   right.
    # @!attribute [r] channels
    #   @return [Array<String>]
    #   The remaining channels to try, in order.
    # @!attribute [r] skipped_channels
    #   @return [Array<VerificationSkippedChannels>]
    #   The channels of the latest request that Posthorn cannot use, each with its reason.
    # @!attribute [r] method
    #   @return [String]
    #   The method: the person types a code or opens a link.
    # @!attribute [r] purpose
    #   @return [String]
    #   The purpose of the verification.
    # @!attribute [r] locale
    #   @return [String]
    #   The language of the messages.
    # @!attribute [r] payload
    #   @return [VerificationPayload, nil]
    #   The action that the person approves. Null without an action.
    # @!attribute [r] redirect_url
    #   @return [String, nil]
    #   The URL to open after the approval. Null without one.
    # @!attribute [r] sends
    #   @return [Integer]
    #   The number of messages so far.
    # @!attribute [r] checks
    #   @return [Integer]
    #   The number of wrong checks so far.
    # @!attribute [r] attempts_remaining
    #   @return [Integer]
    #   The number of wrong checks that are left. 0 unless the status is `pending`.
    # @!attribute [r] error_code
    #   @return [String, nil]
    #   The error code of the last message if `status` is `failed`, such as `unknown_handset`. Null
    #   otherwise.
    # @!attribute [r] tags
    #   @return [Array<String>]
    #   The `tags` of the request. The messages of the verification also have them.
    # @!attribute [r] metadata
    #   @return [Hash]
    #   Your own fields: `metadata` of the request.
    # @!attribute [r] risk
    #   @return [VerificationRisk, nil]
    #   The risk of SMS pumping, judged when the verification began. Null with `risk_check: off` and for the
    #   safe list.
    # @!attribute [r] expires_at
    #   @return [Time]
    #   The time when the verification expires.
    # @!attribute [r] approved_at
    #   @return [Time, nil]
    # @!attribute [r] created_at
    #   @return [Time]
    #   The start time.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    fields(
      sid: nil,
      account_sid: nil,
      service_sid: nil,
      status: nil,
      to: nil,
      channel: nil,
      channels: nil,
      skipped_channels: %i[list VerificationSkippedChannels],
      method: nil,
      purpose: nil,
      locale: nil,
      payload: :VerificationPayload,
      redirect_url: nil,
      sends: nil,
      checks: nil,
      attempts_remaining: nil,
      error_code: nil,
      tags: nil,
      metadata: nil,
      risk: :VerificationRisk,
      expires_at: :time,
      approved_at: :time,
      created_at: :time,
      updated_at: :time
    )
  end

  # The result of a check.
  class VerificationCheck < Model
    # @!attribute [r] valid
    #   @return [Boolean]
    #   True if the code is correct and the verification is now approved.
    # @!attribute [r] verification_sid
    #   @return [String, nil]
    #   The verification. Null for a failed check by `to`.
    # @!attribute [r] status
    #   @return [String, nil]
    #   The status after the check. Null for a failed check by `to`.
    # @!attribute [r] attempts_remaining
    #   @return [Integer, nil]
    #   The number of wrong checks that are left. Null for a failed check by `to`.
    fields(
      valid: nil,
      verification_sid: nil,
      status: nil,
      attempts_remaining: nil
    )
  end

  # One message of a verification.
  class VerificationAttempt < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the attempt.
    # @!attribute [r] verification_sid
    #   @return [String]
    #   The verification.
    # @!attribute [r] service_sid
    #   @return [String]
    #   The service of the verification.
    # @!attribute [r] message_sid
    #   @return [String]
    #   The message of the attempt.
    # @!attribute [r] channel
    #   @return [String]
    #   The channel.
    # @!attribute [r] to
    #   @return [String]
    #   The verified address.
    # @!attribute [r] country
    #   @return [String]
    #   The country of the number (ISO 3166-1). ZZ for an address without a country.
    # @!attribute [r] status
    #   @return [String]
    #   The status of the message.
    # @!attribute [r] converted
    #   @return [Boolean]
    #   True if the verification was approved.
    # @!attribute [r] error_code
    #   @return [String, nil]
    #   The error code of the message. Null without an error.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time when the message was queued.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    fields(
      sid: nil,
      verification_sid: nil,
      service_sid: nil,
      message_sid: nil,
      channel: nil,
      to: nil,
      country: nil,
      status: nil,
      converted: nil,
      error_code: nil,
      created_at: :time,
      updated_at: :time
    )
  end

  # Counts of the messages of verifications.
  class VerificationAttemptSummary < Model
    # @!attribute [r] data
    #   @return [Array<VerificationAttemptSummaryData>]
    #   One entry for each channel and country.
    fields(
      data: %i[list VerificationAttemptSummaryData]
    )
  end

  # The settings of the account for verifications.
  class VerificationSettings < Model
    # @!attribute [r] friendly_name
    #   @return [String]
    #   The name of your service, which precedes the text of each message. Empty for no name.
    # @!attribute [r] locale
    #   @return [String]
    #   The default language of messages.
    # @!attribute [r] code_length
    #   @return [Integer]
    #   The number of digits in a code. Less than six works only with the simulator.
    # @!attribute [r] ttl_seconds
    #   @return [Integer]
    #   The number of seconds for which a code or a link is valid.
    # @!attribute [r] checks_max
    #   @return [Integer]
    #   The number of wrong checks that end a verification.
    # @!attribute [r] sends_max
    #   @return [Integer]
    #   The maximum number of messages of a verification.
    # @!attribute [r] recipient_hourly_max
    #   @return [Integer]
    #   The maximum number of new verifications of one recipient in an hour.
    # @!attribute [r] recipient_daily_max
    #   @return [Integer]
    #   The maximum number of new verifications of one recipient in a day.
    # @!attribute [r] client_ip_hourly_max
    #   @return [Integer]
    #   The maximum number of new verifications from one `client_ip` in an hour. Approved ones do not count.
    # @!attribute [r] daily_sends_max
    #   @return [Integer]
    #   The maximum number of messages of all verifications in a day.
    # @!attribute [r] daily_spend_max
    #   @return [Float, nil]
    #   The maximum price of all messages in a day, in the currency of prices. Null for no limit.
    # @!attribute [r] whatsapp_template
    #   @return [VerificationTemplate, nil]
    #   The authentication template of codes over WhatsApp, with a button that copies the code or fills it
    #   in. Null for none: WhatsApp is then not used. In a form, send JSON.
    # @!attribute [r] domain
    #   @return [String, nil]
    #   The domain of your web site, for codes that browsers fill in. Null without one.
    # @!attribute [r] app_hash
    #   @return [String, nil]
    #   The hash of your Android app. Null without one.
    # @!attribute [r] abuse_mode
    #   @return [String]
    #   The mode of blocks: they refuse verifications, or Posthorn only records and announces them.
    # @!attribute [r] passkey_rp_id
    #   @return [String, nil]
    #   The domain of passkeys (the WebAuthn relying party ID): the domain of your site, or a parent domain.
    #   A passkey works only for its domain, so a change needs new passkeys. Null without one.
    # @!attribute [r] passkey_user_verification
    #   @return [String]
    #   The user verification of passkeys: whether the device must check the user by PIN, fingerprint or
    #   face.
    # @!attribute [r] senders
    #   @return [Array<String>]
    #   The senders of messages. Posthorn uses the first sender of the channel that a carrier takes.
    # @!attribute [r] allowed_countries
    #   @return [Array<String>]
    #   The allowed countries of recipients (ISO 3166-1). An empty list allows all countries with the
    #   simulator, and none with other carriers.
    # @!attribute [r] redirect_urls
    #   @return [Array<String>]
    #   The allowed redirect URLs of links.
    # @!attribute [r] passkey_origins
    #   @return [Array<String>]
    #   The origins where passkeys work. An empty list means `https://` and `passkey_rp_id`.
    # @!attribute [r] rate_limits
    #   @return [Array<VerificationRateLimit>]
    #   Your own rate limits, which count the values of `rate_limit_keys`.
    fields(
      friendly_name: nil,
      locale: nil,
      code_length: nil,
      ttl_seconds: nil,
      checks_max: nil,
      sends_max: nil,
      recipient_hourly_max: nil,
      recipient_daily_max: nil,
      client_ip_hourly_max: nil,
      daily_sends_max: nil,
      daily_spend_max: nil,
      whatsapp_template: :VerificationTemplate,
      domain: nil,
      app_hash: nil,
      abuse_mode: nil,
      passkey_rp_id: nil,
      passkey_user_verification: nil,
      senders: nil,
      allowed_countries: nil,
      redirect_urls: nil,
      passkey_origins: nil,
      rate_limits: %i[list VerificationRateLimit]
    )
  end

  # A service: settings for the verifications of one app or brand. A setting that is null is that of the
  # account.
  class VerificationService < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the service.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the service.
    # @!attribute [r] is_default
    #   @return [Boolean]
    #   True for the service of verifications without `service_sid`. Its settings are those of the account.
    # @!attribute [r] friendly_name
    #   @return [String]
    #   The name of your service, which precedes the text of each message. Empty for no name.
    # @!attribute [r] locale
    #   @return [String, nil]
    #   The default language of messages. Null for the setting of the account.
    # @!attribute [r] code_length
    #   @return [Integer, nil]
    #   The number of digits in a code. Less than six works only with the simulator. Null for the setting of
    #   the account.
    # @!attribute [r] ttl_seconds
    #   @return [Integer, nil]
    #   The number of seconds for which a code or a link is valid. Null for the setting of the account.
    # @!attribute [r] checks_max
    #   @return [Integer, nil]
    #   The number of wrong checks that end a verification. Null for the setting of the account.
    # @!attribute [r] sends_max
    #   @return [Integer, nil]
    #   The maximum number of messages of a verification. Null for the setting of the account.
    # @!attribute [r] recipient_hourly_max
    #   @return [Integer, nil]
    #   The maximum number of new verifications of one recipient with this service in an hour, in addition
    #   to that of the account. Null for none.
    # @!attribute [r] recipient_daily_max
    #   @return [Integer, nil]
    #   The maximum number of new verifications of one recipient with this service in a day, in addition to
    #   that of the account. Null for none.
    # @!attribute [r] daily_sends_max
    #   @return [Integer, nil]
    #   The maximum number of messages of this service in a day, in addition to that of the account. Null
    #   for none.
    # @!attribute [r] daily_spend_max
    #   @return [Float, nil]
    #   The maximum price of messages of this service in a day, in addition to that of the account. Null for
    #   none.
    # @!attribute [r] whatsapp_template
    #   @return [VerificationTemplate, nil]
    #   The authentication template of codes over WhatsApp, with a button that copies the code or fills it
    #   in. Null for none: WhatsApp is then not used. In a form, send JSON.
    # @!attribute [r] domain
    #   @return [String, nil]
    #   The domain of your web site, for codes that browsers fill in. Null without one.
    # @!attribute [r] app_hash
    #   @return [String, nil]
    #   The hash of your Android app. Null without one.
    # @!attribute [r] senders
    #   @return [Array<String>, nil]
    #   The senders of messages. Posthorn uses the first sender of the channel that a carrier takes. Null
    #   for the setting of the account.
    # @!attribute [r] messaging_service_sid
    #   @return [String, nil]
    #   The messaging service whose senders are tried before `senders`. Null for that of the default
    #   service.
    # @!attribute [r] allowed_countries
    #   @return [Array<String>, nil]
    #   The allowed countries of recipients (ISO 3166-1). An empty list allows all countries with the
    #   simulator, and none with other carriers. Null for the setting of the account.
    # @!attribute [r] redirect_urls
    #   @return [Array<String>, nil]
    #   The allowed redirect URLs of links. Null for the setting of the account.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of the creation.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    fields(
      sid: nil,
      account_sid: nil,
      is_default: nil,
      friendly_name: nil,
      locale: nil,
      code_length: nil,
      ttl_seconds: nil,
      checks_max: nil,
      sends_max: nil,
      recipient_hourly_max: nil,
      recipient_daily_max: nil,
      daily_sends_max: nil,
      daily_spend_max: nil,
      whatsapp_template: :VerificationTemplate,
      domain: nil,
      app_hash: nil,
      senders: nil,
      messaging_service_sid: nil,
      allowed_countries: nil,
      redirect_urls: nil,
      created_at: :time,
      updated_at: :time
    )
  end

  # The message of a verification in one language.
  class VerificationText < Model
    # @!attribute [r] locale
    #   @return [String]
    #   The language (BCP 47).
    # @!attribute [r] text
    #   @return [String]
    #   The message, with asterisks in place of the code or the token.
    # @!attribute [r] encoding
    #   @return [String]
    #   The encoding of the text.
    # @!attribute [r] num_segments
    #   @return [Integer]
    #   The number of segments, as counted for sending and billing.
    fields(
      locale: nil,
      text: nil,
      encoding: nil,
      num_segments: nil
    )
  end

  # An address that is exempt from limits and blocks.
  class SafeListEntry < Model
    # @!attribute [r] to
    #   @return [String]
    #   The address.
    # @!attribute [r] note
    #   @return [String, nil]
    #   Your note.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time when you added the address.
    fields(
      to: nil,
      note: nil,
      created_at: :time
    )
  end

  # The account's verification data about an address, without its messages.
  class VerificationRecipient < Model
    # @!attribute [r] to
    #   @return [String]
    #   The address.
    # @!attribute [r] verifications
    #   @return [Array<Verification>]
    #   The newest 1000 verifications of the address.
    # @!attribute [r] attempts
    #   @return [Array<VerificationAttempt>]
    #   The messages of these verifications, newest first.
    # @!attribute [r] limits
    #   @return [Array<VerificationRecipientLimits>]
    #   The counts of limits for the address.
    # @!attribute [r] safe_list_entry
    #   @return [SafeListEntry, nil]
    #   The entry on the safe list. Null without one.
    # @!attribute [r] has_more
    #   @return [Boolean]
    #   True if older verifications exist.
    fields(
      to: nil,
      verifications: %i[list Verification],
      attempts: %i[list VerificationAttempt],
      limits: %i[list VerificationRecipientLimits],
      safe_list_entry: :SafeListEntry,
      has_more: nil
    )
  end

  # A temporary block of verifications to some numbers, because few of their messages led to an
  # approval.
  class VerificationBlock < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the block.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the block.
    # @!attribute [r] scope
    #   @return [String]
    #   The scope: the numbers of one prefix, or of one country, or of the account. `pair`: a prefix and the
    #   network of one `client_ip`.
    # @!attribute [r] key
    #   @return [String]
    #   The prefix of the numbers, or the country. For a pair, the prefix, a space and the network. `*` for
    #   the account.
    # @!attribute [r] country
    #   @return [String]
    #   The country of the numbers (ISO 3166-1).
    # @!attribute [r] dry_run
    #   @return [Boolean]
    #   True if Posthorn only recorded the block and did not enforce it, because of `abuse_mode`.
    # @!attribute [r] reason
    #   @return [String]
    #   The reason: too many messages without an approval.
    # @!attribute [r] sends
    #   @return [Integer]
    #   The number of messages in the days before the block. Older messages count less.
    # @!attribute [r] approvals
    #   @return [Integer]
    #   The number of approvals of these messages.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The start time.
    # @!attribute [r] ends_at
    #   @return [Time]
    #   The time when the block ends.
    # @!attribute [r] released_at
    #   @return [Time, nil]
    fields(
      sid: nil,
      account_sid: nil,
      scope: nil,
      key: nil,
      country: nil,
      dry_run: nil,
      reason: nil,
      sends: nil,
      approvals: nil,
      created_at: :time,
      ends_at: :time,
      released_at: :time
    )
  end

  # The data of the numbering plan about a phone number. The lookup asks no network.
  class NumberLookup < Model
    # @!attribute [r] valid
    #   @return [Boolean]
    #   True if the numbering plan has such numbers.
    # @!attribute [r] reason
    #   @return [String, nil]
    #   The reason why the number is not valid. Null if it is valid. A number of an `unknown_range` can
    #   still work if the range is new.
    # @!attribute [r] phone_number
    #   @return [String, nil]
    #   The number in E.164. Null for an impossible number.
    # @!attribute [r] country
    #   @return [String, nil]
    #   The country (ISO 3166-1), or the main country if several share the code. Null for a number without a
    #   country.
    # @!attribute [r] calling_code
    #   @return [String, nil]
    #   The country code without the plus. Null if there is none.
    # @!attribute [r] line_type
    #   @return [String, nil]
    #   The type of line according to the plan. `fixed_line_or_mobile` means that both types share the
    #   range.
    # @!attribute [r] national_format
    #   @return [String, nil]
    #   The number in national format.
    # @!attribute [r] international_format
    #   @return [String, nil]
    #   The number in international format.
    # @!attribute [r] rfc3966_format
    #   @return [String, nil]
    #   The number as a `tel:` URI.
    # @!attribute [r] unknown
    #   @return [Array<String>]
    #   The facts that the numbering plan does not contain: whether the number is assigned, reachable or
    #   ported, its carrier, and sometimes the type of line.
    fields(
      valid: nil,
      reason: nil,
      phone_number: nil,
      country: nil,
      calling_code: nil,
      line_type: nil,
      national_format: nil,
      international_format: nil,
      rfc3966_format: nil,
      unknown: nil
    )
  end

  # A session with its tokens. Only this response contains them.
  class AuthSessionTokens < Model
    # @!attribute [r] sid
    #   @return [String]
    #   The identifier of the session, which is `sid` of access tokens.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the session.
    # @!attribute [r] subject
    #   @return [String]
    #   Your own id of the person, which is `sub` of access tokens.
    # @!attribute [r] status
    #   @return [String]
    #   The status. A session is `expired` after 14 days without a refresh, or 90 days after its creation.
    # @!attribute [r] revoked_reason
    #   @return [String, nil]
    #   The reason for the revocation. `logout`: a `DELETE` request. `revoke_all`: all sessions of the
    #   subject. `reuse_detected`: an old refresh token. `session_limit`: a newer session. Null unless
    #   revoked.
    # @!attribute [r] audience
    #   @return [String, nil]
    #   The audience (`aud`) of access tokens. Null for the issuer.
    # @!attribute [r] claims
    #   @return [Hash]
    #   Your own claims in access tokens.
    # @!attribute [r] amr
    #   @return [Array<String>]
    #   The methods by which the person proved their identity (RFC 8176). `otp`: a code. `sms` or another
    #   channel: its name. `hwk`: a passkey. `mfa`: two factors.
    # @!attribute [r] acr
    #   @return [String]
    #   The authentication level. `2` means that the proofs are two factors, otherwise `1`.
    # @!attribute [r] authenticated_at
    #   @return [Time]
    #   The time of the oldest proof, which is `auth_time` of access tokens.
    # @!attribute [r] refreshed_at
    #   @return [Time]
    #   The time when the latest refresh token was issued.
    # @!attribute [r] expires_at
    #   @return [Time]
    #   The time when the session ends without another refresh, at most 90 days after its creation.
    # @!attribute [r] revoked_at
    #   @return [Time, nil]
    #   The time of the revocation. Null unless revoked.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    # @!attribute [r] access_token
    #   @return [String]
    #   A JWT (RFC 9068), signed with ES256. Resource servers check it offline.
    # @!attribute [r] token_type
    #   @return [String]
    #   The token type. Send the token as `Authorization: Bearer …`.
    # @!attribute [r] expires_in
    #   @return [Integer]
    #   The number of seconds until the access token expires.
    # @!attribute [r] refresh_token
    #   @return [String]
    #   The token for the next refresh, which works once. Store it where scripts of pages cannot read it,
    #   such as in an `HttpOnly` cookie.
    # @!attribute [r] refresh_expires_at
    #   @return [Time]
    #   The time when the refresh token expires.
    fields(
      sid: nil,
      account_sid: nil,
      subject: nil,
      status: nil,
      revoked_reason: nil,
      audience: nil,
      claims: nil,
      amr: nil,
      acr: nil,
      authenticated_at: :time,
      refreshed_at: :time,
      expires_at: :time,
      revoked_at: :time,
      created_at: :time,
      updated_at: :time,
      access_token: nil,
      token_type: nil,
      expires_in: nil,
      refresh_token: nil,
      refresh_expires_at: :time
    )
  end

  # A session of a person in your program. It contains no token.
  class AuthSession < Model
    # @!attribute [r] sid
    #   @return [String]
    #   The identifier of the session, which is `sid` of access tokens.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the session.
    # @!attribute [r] subject
    #   @return [String]
    #   Your own id of the person, which is `sub` of access tokens.
    # @!attribute [r] status
    #   @return [String]
    #   The status. A session is `expired` after 14 days without a refresh, or 90 days after its creation.
    # @!attribute [r] revoked_reason
    #   @return [String, nil]
    #   The reason for the revocation. `logout`: a `DELETE` request. `revoke_all`: all sessions of the
    #   subject. `reuse_detected`: an old refresh token. `session_limit`: a newer session. Null unless
    #   revoked.
    # @!attribute [r] audience
    #   @return [String, nil]
    #   The audience (`aud`) of access tokens. Null for the issuer.
    # @!attribute [r] claims
    #   @return [Hash]
    #   Your own claims in access tokens.
    # @!attribute [r] amr
    #   @return [Array<String>]
    #   The methods by which the person proved their identity (RFC 8176). `otp`: a code. `sms` or another
    #   channel: its name. `hwk`: a passkey. `mfa`: two factors.
    # @!attribute [r] acr
    #   @return [String]
    #   The authentication level. `2` means that the proofs are two factors, otherwise `1`.
    # @!attribute [r] authenticated_at
    #   @return [Time]
    #   The time of the oldest proof, which is `auth_time` of access tokens.
    # @!attribute [r] refreshed_at
    #   @return [Time]
    #   The time when the latest refresh token was issued.
    # @!attribute [r] expires_at
    #   @return [Time]
    #   The time when the session ends without another refresh, at most 90 days after its creation.
    # @!attribute [r] revoked_at
    #   @return [Time, nil]
    #   The time of the revocation. Null unless revoked.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    fields(
      sid: nil,
      account_sid: nil,
      subject: nil,
      status: nil,
      revoked_reason: nil,
      audience: nil,
      claims: nil,
      amr: nil,
      acr: nil,
      authenticated_at: :time,
      refreshed_at: :time,
      expires_at: :time,
      revoked_at: :time,
      created_at: :time,
      updated_at: :time
    )
  end

  # The result of the revocation.
  class RevokedAuthSessions < Model
    # @!attribute [r] subject
    #   @return [String]
    #   The subject.
    # @!attribute [r] revoked
    #   @return [Integer]
    #   The number of revoked sessions.
    fields(
      subject: nil,
      revoked: nil
    )
  end

  # A signing key.
  class AuthSigningKey < Model
    # @!attribute [r] kid
    #   @return [String]
    #   The thumbprint of the key (RFC 7638).
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    fields(
      kid: nil,
      created_at: :time
    )
  end

  # A JSON Web Key Set.
  class AuthJwks < Model
    # @!attribute [r] keys
    #   @return [Array<AuthJwk>]
    #   The current key, the next key, and the keys of tokens that are still valid.
    fields(
      keys: %i[list AuthJwk]
    )
  end

  # A public key.
  class AuthJwk < Model
    # @!attribute [r] kty
    #   @return [String]
    #   The key type: `EC`.
    # @!attribute [r] crv
    #   @return [String]
    #   The curve: `P-256`.
    # @!attribute [r] alg
    #   @return [String]
    #   The signature algorithm of the tokens: `ES256`.
    # @!attribute [r] use
    #   @return [String]
    #   The use of the key: `sig`, to verify signatures.
    # @!attribute [r] kid
    #   @return [String]
    #   The identifier of the key, which the header of a token contains.
    # @!attribute [r] x
    #   @return [String]
    #   The x coordinate of the key, in base64url.
    # @!attribute [r] y
    #   @return [String]
    #   The y coordinate of the key, in base64url.
    fields(
      kty: nil,
      crv: nil,
      alg: nil,
      use: nil,
      kid: nil,
      x: nil,
      y: nil
    )
  end

  # The stored data of a person.
  class AuthSubject < Model
    # @!attribute [r] subject
    #   @return [String]
    #   Your own id of the person.
    # @!attribute [r] sessions
    #   @return [Array<AuthSession>]
    #   The sessions, newest first.
    # @!attribute [r] factors
    #   @return [Array<Factor>]
    #   The factors.
    # @!attribute [r] challenges
    #   @return [Array<Challenge>]
    #   The challenges.
    fields(
      subject: nil,
      sessions: %i[list AuthSession],
      factors: %i[list Factor],
      challenges: %i[list Challenge]
    )
  end

  # An authenticator app, a passkey or recovery codes of a person. It never contains secrets.
  class Factor < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the factor.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the factor.
    # @!attribute [r] service_sid
    #   @return [String]
    #   The service of the factor. Its challenges are those of the same service.
    # @!attribute [r] subject
    #   @return [String]
    #   Your own id of the person.
    # @!attribute [r] factor_type
    #   @return [String]
    #   The type of factor.
    # @!attribute [r] friendly_name
    #   @return [String]
    #   The name of the factor for the person.
    # @!attribute [r] status
    #   @return [String]
    #   The status. `unverified` lasts until the person verifies the factor, at most 24 hours. `deleted`
    #   appears only in the response and the event of the deletion.
    # @!attribute [r] codes_remaining
    #   @return [Integer, nil]
    #   The number of unused recovery codes. Null for other factors.
    # @!attribute [r] rp_id
    #   @return [String, nil]
    #   The domain of a passkey. Null for other factors.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    # @!attribute [r] verified_at
    #   @return [Time, nil]
    fields(
      sid: nil,
      account_sid: nil,
      service_sid: nil,
      subject: nil,
      factor_type: nil,
      friendly_name: nil,
      status: nil,
      codes_remaining: nil,
      rp_id: nil,
      created_at: :time,
      updated_at: :time,
      verified_at: :time
    )
  end

  # A request to a person to prove a factor.
  class Challenge < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the challenge.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the challenge.
    # @!attribute [r] service_sid
    #   @return [String]
    #   The service of the challenge.
    # @!attribute [r] subject
    #   @return [String]
    #   Your own id of the person.
    # @!attribute [r] factor_type
    #   @return [String]
    #   The type of factor that the person must prove.
    # @!attribute [r] factor_sid
    #   @return [String, nil]
    #   The factor that must approve the challenge, or that approved it. Null while any factor of the type
    #   can.
    # @!attribute [r] status
    #   @return [String]
    #   The status of the challenge.
    # @!attribute [r] payload
    #   @return [VerificationPayload, nil]
    #   The action that the person approves. Null without an action.
    # @!attribute [r] attempts_remaining
    #   @return [Integer]
    #   The number of wrong checks that are left.
    # @!attribute [r] expires_at
    #   @return [Time]
    #   The time when the challenge expires.
    # @!attribute [r] approved_at
    #   @return [Time, nil]
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    fields(
      sid: nil,
      account_sid: nil,
      service_sid: nil,
      subject: nil,
      factor_type: nil,
      factor_sid: nil,
      status: nil,
      payload: :VerificationPayload,
      attempts_remaining: nil,
      expires_at: :time,
      approved_at: :time,
      created_at: :time,
      updated_at: :time
    )
  end

  # A factor with the data that the person needs to set it up.
  class FactorWithBinding < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the factor.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the factor.
    # @!attribute [r] service_sid
    #   @return [String]
    #   The service of the factor. Its challenges are those of the same service.
    # @!attribute [r] subject
    #   @return [String]
    #   Your own id of the person.
    # @!attribute [r] factor_type
    #   @return [String]
    #   The type of factor.
    # @!attribute [r] friendly_name
    #   @return [String]
    #   The name of the factor for the person.
    # @!attribute [r] status
    #   @return [String]
    #   The status. `unverified` lasts until the person verifies the factor, at most 24 hours. `deleted`
    #   appears only in the response and the event of the deletion.
    # @!attribute [r] codes_remaining
    #   @return [Integer, nil]
    #   The number of unused recovery codes. Null for other factors.
    # @!attribute [r] rp_id
    #   @return [String, nil]
    #   The domain of a passkey. Null for other factors.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    # @!attribute [r] verified_at
    #   @return [Time, nil]
    # @!attribute [r] binding
    #   @return [FactorBinding]
    #   The data that the person needs to set it up.
    fields(
      sid: nil,
      account_sid: nil,
      service_sid: nil,
      subject: nil,
      factor_type: nil,
      friendly_name: nil,
      status: nil,
      codes_remaining: nil,
      rp_id: nil,
      created_at: :time,
      updated_at: :time,
      verified_at: :time,
      binding: :FactorBinding
    )
  end

  # The data that the person needs to set up the factor. Only this response contains it.
  class FactorBinding < Model
    # @!attribute [r] secret
    #   @return [String, nil]
    #   The secret of `totp` in base32, for people who type it. Null for other factors.
    # @!attribute [r] uri
    #   @return [String, nil]
    #   The URI of `totp` to show as a QR code. Null for other factors.
    # @!attribute [r] options
    #   @return [Hash, nil]
    #   The input of `PublicKeyCredential.parseCreationOptionsFromJSON` for `passkey`. Null for other
    #   factors.
    # @!attribute [r] codes
    #   @return [Array<String>, nil]
    #   The ten codes of `recovery_codes`. Each code works once. Null for other factors.
    fields(
      secret: nil,
      uri: nil,
      options: nil,
      codes: nil
    )
  end

  # The result of the verification of a factor.
  class FactorCheck < Model
    # @!attribute [r] valid
    #   @return [Boolean]
    #   True if the proof is correct.
    # @!attribute [r] factor_sid
    #   @return [String]
    #   The factor.
    # @!attribute [r] status
    #   @return [String]
    #   The status after the check. The fifth wrong check deletes the factor.
    # @!attribute [r] attempts_remaining
    #   @return [Integer]
    #   The number of wrong checks that are left.
    fields(
      valid: nil,
      factor_sid: nil,
      status: nil,
      attempts_remaining: nil
    )
  end

  # A challenge with the data that a browser needs to ask for a passkey.
  class ChallengeWithOptions < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the challenge.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the challenge.
    # @!attribute [r] service_sid
    #   @return [String]
    #   The service of the challenge.
    # @!attribute [r] subject
    #   @return [String]
    #   Your own id of the person.
    # @!attribute [r] factor_type
    #   @return [String]
    #   The type of factor that the person must prove.
    # @!attribute [r] factor_sid
    #   @return [String, nil]
    #   The factor that must approve the challenge, or that approved it. Null while any factor of the type
    #   can.
    # @!attribute [r] status
    #   @return [String]
    #   The status of the challenge.
    # @!attribute [r] payload
    #   @return [VerificationPayload, nil]
    #   The action that the person approves. Null without an action.
    # @!attribute [r] attempts_remaining
    #   @return [Integer]
    #   The number of wrong checks that are left.
    # @!attribute [r] expires_at
    #   @return [Time]
    #   The time when the challenge expires.
    # @!attribute [r] approved_at
    #   @return [Time, nil]
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    # @!attribute [r] options
    #   @return [Hash, nil]
    #   The input of `PublicKeyCredential.parseRequestOptionsFromJSON` for a passkey. Null for other
    #   factors.
    fields(
      sid: nil,
      account_sid: nil,
      service_sid: nil,
      subject: nil,
      factor_type: nil,
      factor_sid: nil,
      status: nil,
      payload: :VerificationPayload,
      attempts_remaining: nil,
      expires_at: :time,
      approved_at: :time,
      created_at: :time,
      updated_at: :time,
      options: nil
    )
  end

  # The result of the check of a challenge.
  class ChallengeCheck < Model
    # @!attribute [r] valid
    #   @return [Boolean]
    #   True if the proof is correct.
    # @!attribute [r] challenge_sid
    #   @return [String]
    #   The challenge.
    # @!attribute [r] factor_sid
    #   @return [String, nil]
    #   The factor that approved the challenge. Null if it is unknown.
    # @!attribute [r] status
    #   @return [String]
    #   The status after the check. The fifth wrong check denies the challenge.
    # @!attribute [r] attempts_remaining
    #   @return [Integer]
    #   The number of wrong checks that are left.
    fields(
      valid: nil,
      challenge_sid: nil,
      factor_sid: nil,
      status: nil,
      attempts_remaining: nil
    )
  end

  # A request to pay. All amounts are in minor units of `currency` (ISO 4217).
  class Payment < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the payment.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account that receives the payment.
    # @!attribute [r] status
    #   @return [String]
    #   The status. `processing` means that the outcome is not known yet. `completed`, `failed`, `canceled`
    #   and `expired` are final.
    # @!attribute [r] amount
    #   @return [Integer]
    #   The amount that the customer pays.
    # @!attribute [r] currency
    #   @return [String]
    #   ISO 4217.
    # @!attribute [r] amount_capturable
    #   @return [Integer]
    #   The authorized amount that is not captured yet.
    # @!attribute [r] amount_captured
    #   @return [Integer]
    #   The amount that was captured or recorded so far.
    # @!attribute [r] amount_refunded
    #   @return [Integer]
    #   The refunded amount.
    # @!attribute [r] amount_refund_pending
    #   @return [Integer]
    #   The amount of pending refunds.
    # @!attribute [r] amount_fee
    #   @return [Integer]
    #   The fee of the provider. 0 if the provider does not report a fee.
    # @!attribute [r] capture_method
    #   @return [String]
    #   The capture mode: `automatic` captures the amount at once, `manual` waits for a capture.
    # @!attribute [r] provider
    #   @return [String, nil]
    #   The kind of the payment provider. Null before the customer starts to pay.
    # @!attribute [r] provider_sid
    #   @return [String, nil]
    #   The sid of the payment provider. Null before the customer starts to pay.
    # @!attribute [r] provider_reference
    #   @return [String, nil]
    #   The provider's identifier of the payment.
    # @!attribute [r] is_live
    #   @return [Boolean, nil]
    #   False for the simulator and for a provider's sandbox, in which no money moves. Null before the
    #   customer starts to pay.
    # @!attribute [r] checkout_url
    #   @return [String, nil]
    #   The URL of the page on which the customer pays. Null for a payment with a token.
    # @!attribute [r] action_url
    #   @return [String, nil]
    #   The URL of the page on which the customer confirms a payment with a token, such as a page of their
    #   bank. Null if no confirmation is needed.
    # @!attribute [r] payment_method_details
    #   @return [PaymentPaymentMethodDetails, nil]
    #   The payment method of the customer, as the provider describes it. Null before the customer pays.
    # @!attribute [r] decline
    #   @return [PaymentDecline, nil]
    #   The reason for the latest decline. Null without a decline.
    # @!attribute [r] pending_operation
    #   @return [String, nil]
    #   The capture or cancellation whose outcome is not known yet. Null without one.
    # @!attribute [r] review_reason
    #   @return [String, nil]
    #   The reason for a review by a person: the provider contradicts the stored payment. Null without a
    #   review.
    # @!attribute [r] mismatch
    #   @return [PaymentMismatch, nil]
    #   The amount that the provider reports instead of the requested one, and your decision. Null while
    #   both agree.
    # @!attribute [r] dispute_status
    #   @return [String, nil]
    #   The status of the open dispute, or of the latest dispute. Null without a dispute.
    # @!attribute [r] description
    #   @return [String, nil]
    #   The text that the customer reads. Null without a text.
    # @!attribute [r] reference
    #   @return [String, nil]
    #   Your own identifier. Null without one.
    # @!attribute [r] metadata
    #   @return [Hash]
    #   Your own fields: `metadata` of the request.
    # @!attribute [r] return_url
    #   @return [String, nil]
    #   The URL to which the customer returns after the payment. Null without one.
    # @!attribute [r] locale
    #   @return [String]
    #   The language of the page and of the messages.
    # @!attribute [r] recorded
    #   @return [Array<PaymentRecorded>]
    #   The recorded money of a manual payment, oldest first. Empty for other payments.
    # @!attribute [r] send
    #   @return [PaymentSend, nil]
    #   The latest message with the link to the page. Null without a message.
    # @!attribute [r] cancel_reason
    #   @return [String, nil]
    #   The reason for the cancellation. Null without a cancellation.
    # @!attribute [r] expires_at
    #   @return [Time, nil]
    #   The time when the page expires. Null if it does not expire.
    # @!attribute [r] authorized_at
    #   @return [Time, nil]
    #   The time of the authorization. Null before.
    # @!attribute [r] completed_at
    #   @return [Time, nil]
    #   The time when the payment completed. Null before.
    # @!attribute [r] canceled_at
    #   @return [Time, nil]
    #   The time of the cancellation. Null without a cancellation.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    fields(
      sid: nil,
      account_sid: nil,
      status: nil,
      amount: nil,
      currency: nil,
      amount_capturable: nil,
      amount_captured: nil,
      amount_refunded: nil,
      amount_refund_pending: nil,
      amount_fee: nil,
      capture_method: nil,
      provider: nil,
      provider_sid: nil,
      provider_reference: nil,
      is_live: nil,
      checkout_url: nil,
      action_url: nil,
      payment_method_details: :PaymentPaymentMethodDetails,
      decline: :PaymentDecline,
      pending_operation: nil,
      review_reason: nil,
      mismatch: :PaymentMismatch,
      dispute_status: nil,
      description: nil,
      reference: nil,
      metadata: nil,
      return_url: nil,
      locale: nil,
      recorded: %i[list PaymentRecorded],
      send: :PaymentSend,
      cancel_reason: nil,
      expires_at: :time,
      authorized_at: :time,
      completed_at: :time,
      canceled_at: :time,
      created_at: :time,
      updated_at: :time
    )
  end

  # An entry in the timeline of a payment. Fields that do not apply to its type are null.
  class PaymentTimelineEntry < Model
    # @!attribute [r] at
    #   @return [Time]
    #   The time of the entry.
    # @!attribute [r] type
    #   @return [String]
    #   The type. `event`: the payment, a refund or a dispute changed. `message`: a message about the
    #   payment. `operation`: a request to the provider. `ledger`: a booking.
    # @!attribute [r] description
    #   @return [String]
    #   The description as one sentence.
    # @!attribute [r] message_sid
    #   @return [String, nil]
    # @!attribute [r] refund_sid
    #   @return [String, nil]
    # @!attribute [r] dispute_sid
    #   @return [String, nil]
    # @!attribute [r] transaction_sid
    #   @return [String, nil]
    # @!attribute [r] operation
    #   @return [String, nil]
    #   The requested action of an `operation` entry. Null for other entries.
    # @!attribute [r] status
    #   @return [String, nil]
    #   The status. For an `event`, it is the status after the event. For a `message` or an `operation`, it
    #   is the current status. An operation is `requested`, `done`, `refused`, `not_sent` or `lost`. Null
    #   for a deleted message.
    # @!attribute [r] amount
    #   @return [Integer, nil]
    #   The amount in minor units of `currency`. For a `ledger` entry, it is negative if the provider owes
    #   you less afterwards.
    # @!attribute [r] currency
    #   @return [String, nil]
    #   The currency (ISO 4217). Null without an amount.
    fields(
      at: :time,
      type: nil,
      description: nil,
      message_sid: nil,
      refund_sid: nil,
      dispute_sid: nil,
      transaction_sid: nil,
      operation: nil,
      status: nil,
      amount: nil,
      currency: nil
    )
  end

  # A refund, which returns money of a payment to the customer.
  class Refund < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the refund.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the refund.
    # @!attribute [r] payment_sid
    #   @return [String]
    #   The payment of the refund.
    # @!attribute [r] status
    #   @return [String]
    #   The status. `pending` means that the outcome is not known yet. A completed refund can still fail if
    #   the bank returns the money.
    # @!attribute [r] amount
    #   @return [Integer]
    #   The amount in minor units of `currency`.
    # @!attribute [r] currency
    #   @return [String]
    #   ISO 4217.
    # @!attribute [r] reason
    #   @return [String, nil]
    #   The reason from the request. Null without a reason.
    # @!attribute [r] reference
    #   @return [String, nil]
    #   Your own identifier. Null without one.
    # @!attribute [r] is_requested
    #   @return [Boolean]
    #   True if you requested the refund here. False if it was created at the provider.
    # @!attribute [r] failure_reason
    #   @return [String, nil]
    #   The reason for the failure. Null unless the refund failed.
    # @!attribute [r] provider_reference
    #   @return [String, nil]
    #   The provider's identifier of the refund.
    # @!attribute [r] metadata
    #   @return [Hash]
    #   Your own fields: `metadata` of the request.
    # @!attribute [r] completed_at
    #   @return [Time, nil]
    #   The time when the refund completed. Null before.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    fields(
      sid: nil,
      account_sid: nil,
      payment_sid: nil,
      status: nil,
      amount: nil,
      currency: nil,
      reason: nil,
      reference: nil,
      is_requested: nil,
      failure_reason: nil,
      provider_reference: nil,
      metadata: nil,
      completed_at: :time,
      created_at: :time,
      updated_at: :time
    )
  end

  # A dispute: the customer asked their bank to return the money of a payment. You submit evidence in
  # the provider's dashboard.
  class Dispute < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the dispute.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the dispute.
    # @!attribute [r] payment_sid
    #   @return [String]
    #   The disputed payment.
    # @!attribute [r] status
    #   @return [String]
    #   The status. `needs_response` means that the provider waits for your evidence. `won`, `lost` and
    #   `closed` are final.
    # @!attribute [r] amount
    #   @return [Integer]
    #   The amount in minor units of `currency`.
    # @!attribute [r] currency
    #   @return [String]
    #   ISO 4217.
    # @!attribute [r] reason
    #   @return [String]
    #   The reason of the customer, in the provider's words.
    # @!attribute [r] is_withdrawn
    #   @return [Boolean]
    #   True if the provider has withdrawn the amount from you.
    # @!attribute [r] provider_reference
    #   @return [String]
    #   The provider's identifier of the dispute.
    # @!attribute [r] evidence_due_at
    #   @return [Time, nil]
    #   The deadline for your evidence.
    # @!attribute [r] closed_at
    #   @return [Time, nil]
    #   The time when the dispute closed. Null before.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time when the provider first reported the dispute.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    fields(
      sid: nil,
      account_sid: nil,
      payment_sid: nil,
      status: nil,
      amount: nil,
      currency: nil,
      reason: nil,
      is_withdrawn: nil,
      provider_reference: nil,
      evidence_due_at: :time,
      closed_at: :time,
      created_at: :time,
      updated_at: :time
    )
  end

  # A payment provider of the account.
  class PaymentProvider < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the provider.
    # @!attribute [r] name
    #   @return [String]
    #   The display name.
    # @!attribute [r] kind
    #   @return [String]
    #   The kind of provider. It never changes.
    # @!attribute [r] settings
    #   @return [Hash]
    #   The settings. Responses never contain secrets.
    # @!attribute [r] currencies
    #   @return [Array<String>, nil]
    #   The currencies for which Posthorn uses the provider. Null for all.
    # @!attribute [r] priority
    #   @return [Integer]
    #   The priority. Posthorn tries the provider with the lowest priority first.
    # @!attribute [r] status
    #   @return [String]
    #   The status. New payments do not use a disabled provider. Refunds and disputes of its earlier
    #   payments continue.
    # @!attribute [r] notification_url
    #   @return [String]
    #   The URL to enter at the provider as its webhook endpoint.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    fields(
      sid: nil,
      name: nil,
      kind: nil,
      settings: nil,
      currencies: nil,
      priority: nil,
      status: nil,
      notification_url: nil,
      created_at: :time,
      updated_at: :time
    )
  end

  # A kind of payment provider, with everything that a form for its settings needs.
  class PaymentProviderKindDescription < Model
    # @!attribute [r] kind
    #   @return [String]
    #   The value of `kind` of a payment provider.
    # @!attribute [r] name
    #   @return [String]
    #   The name of the kind.
    # @!attribute [r] description
    #   @return [String]
    #   The way in which customers pay.
    # @!attribute [r] settings
    #   @return [Hash]
    #   The JSON Schema 2020-12 of `settings`. A property with a `title` has a field in a form.
    # @!attribute [r] secrets
    #   @return [Hash]
    #   The JSON Schema 2020-12 of `secrets`.
    # @!attribute [r] setup
    #   @return [PaymentProviderKindDescriptionSetup]
    #   The steps at the provider. A link in a step has the form `[label](https://…)`.
    fields(
      kind: nil,
      name: nil,
      description: nil,
      settings: nil,
      secrets: nil,
      setup: :PaymentProviderKindDescriptionSetup
    )
  end

  # A booking in the ledger. It never changes: another transaction corrects it.
  class Transaction < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the transaction.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the transaction.
    # @!attribute [r] type
    #   @return [String]
    #   The type of transaction.
    # @!attribute [r] amount
    #   @return [Integer]
    #   The amount, in minor units of the currency: cents of EUR, whole JPY. It is negative if the provider
    #   owes you less afterwards: fees, refunds, disputes, payouts.
    # @!attribute [r] currency
    #   @return [String]
    #   The currency (ISO 4217).
    # @!attribute [r] payment_sid
    #   @return [String, nil]
    # @!attribute [r] provider_sid
    #   @return [String, nil]
    # @!attribute [r] provider_reference
    #   @return [String, nil]
    #   The provider's identifier of the transaction. Null without one.
    # @!attribute [r] reconciled
    #   @return [Boolean]
    #   True if a reconciliation found the transaction in the provider's list, with the same amount.
    # @!attribute [r] effective_at
    #   @return [Time]
    #   The time of the event. It is the time of booking if the event belongs to a closed period.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of booking.
    # @!attribute [r] entries
    #   @return [Array<LedgerEntry>]
    #   The debit and the credit, in this order. Both have the same amount.
    fields(
      sid: nil,
      account_sid: nil,
      type: nil,
      amount: nil,
      currency: nil,
      payment_sid: nil,
      provider_sid: nil,
      provider_reference: nil,
      reconciled: nil,
      effective_at: :time,
      created_at: :time,
      entries: %i[list LedgerEntry]
    )
  end

  # One side of a transaction.
  class LedgerEntry < Model
    # @!attribute [r] ledger_account
    #   @return [String]
    #   The ledger account: `sales`, `refunds`, `fees`, `disputes`, `bank`, `suspense`, or `receivable:`
    #   with the sid of a provider that owes you money.
    # @!attribute [r] debit
    #   @return [Integer]
    #   The debit, in minor units of the currency: cents of EUR, whole JPY. 0 on the credit side.
    # @!attribute [r] credit
    #   @return [Integer]
    #   The credit, in minor units of the currency: cents of EUR, whole JPY. 0 on the debit side.
    fields(
      ledger_account: nil,
      debit: nil,
      credit: nil
    )
  end

  # The balance of one ledger account in one currency.
  class LedgerBalance < Model
    # @!attribute [r] ledger_account
    #   @return [String]
    #   The ledger account: `sales`, `refunds`, `fees`, `disputes`, `bank`, `suspense`, or `receivable:`
    #   with the sid of a provider that owes you money.
    # @!attribute [r] name
    #   @return [String]
    #   The name of the ledger account.
    # @!attribute [r] provider_sid
    #   @return [String, nil]
    # @!attribute [r] currency
    #   @return [String]
    #   The currency (ISO 4217).
    # @!attribute [r] balance
    #   @return [Integer]
    #   The debits minus the credits, in minor units of the currency: cents of EUR, whole JPY. Money that
    #   providers owe you and money that you paid is positive. Sales are negative.
    fields(
      ledger_account: nil,
      name: nil,
      provider_sid: nil,
      currency: nil,
      balance: nil
    )
  end

  # A closed period of the ledger.
  class LedgerPeriod < Model
    # @!attribute [r] ends_at
    #   @return [Time]
    #   The end of the period, exclusive. The period begins at the end of the previous one.
    # @!attribute [r] closed_at
    #   @return [Time]
    #   The time when you closed the period.
    # @!attribute [r] balances
    #   @return [Array<LedgerBalance>]
    #   The balances at the end of the period. Balances of 0 are omitted.
    fields(
      ends_at: :time,
      closed_at: :time,
      balances: %i[list LedgerBalance]
    )
  end

  # A comparison of a payment provider's list of transactions with the ledger.
  class Reconciliation < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the reconciliation.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the reconciliation.
    # @!attribute [r] provider_sid
    #   @return [String]
    #   The provider of the list.
    # @!attribute [r] provider_kind
    #   @return [String]
    #   The kind of the provider.
    # @!attribute [r] status
    #   @return [String]
    #   The status. Posthorn retries a `failed` reconciliation, and reports no difference from an incomplete
    #   list.
    # @!attribute [r] from
    #   @return [Time]
    #   The start of the compared time. It overlaps with the previous reconciliation, because providers list
    #   transactions late.
    # @!attribute [r] until
    #   @return [Time]
    #   The end of the compared time.
    # @!attribute [r] matched_count
    #   @return [Integer]
    #   The number of ledger transactions that are in the provider's list.
    # @!attribute [r] difference_count
    #   @return [Integer]
    #   The number of differences that the reconciliation opened.
    # @!attribute [r] error
    #   @return [String, nil]
    #   The reason for the failure. Null unless it failed.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The start time.
    # @!attribute [r] completed_at
    #   @return [Time, nil]
    fields(
      sid: nil,
      account_sid: nil,
      provider_sid: nil,
      provider_kind: nil,
      status: nil,
      from: :time,
      until: :time,
      matched_count: nil,
      difference_count: nil,
      error: nil,
      created_at: :time,
      completed_at: :time
    )
  end

  # A disagreement between a provider's list and the ledger. Posthorn reports it once.
  class Difference < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the difference.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the difference.
    # @!attribute [r] reconciliation_sid
    #   @return [String]
    #   The latest reconciliation that found the difference.
    # @!attribute [r] provider_sid
    #   @return [String]
    #   The provider of the list.
    # @!attribute [r] kind
    #   @return [String]
    #   The kind of difference. `missing_in_ledger`: only the provider has the transaction.
    #   `missing_at_provider`: only the ledger has it. `amount_mismatch`: the amounts differ.
    # @!attribute [r] type
    #   @return [String]
    #   The type of the compared transactions. Posthorn compares the captures of one charge by their sum,
    #   and likewise refunds, and disputes with their reversals.
    # @!attribute [r] provider_reference
    #   @return [String]
    #   The provider's identifier of the transaction.
    # @!attribute [r] payment_sid
    #   @return [String, nil]
    # @!attribute [r] transaction_sid
    #   @return [String, nil]
    # @!attribute [r] amount_ledger
    #   @return [Integer, nil]
    #   The amount in the ledger, in minor units, positive for money to you. Null without a ledger
    #   transaction.
    # @!attribute [r] amount_provider
    #   @return [Integer, nil]
    #   The amount in the provider's list, in minor units, positive for money to you. Null without an entry
    #   in the list.
    # @!attribute [r] currency
    #   @return [String]
    #   The currency (ISO 4217).
    # @!attribute [r] status
    #   @return [String]
    #   The status. A person must decide about an `open` difference.
    # @!attribute [r] resolution
    #   @return [String, nil]
    #   The resolution. A request decided `booked` or `ignored`. `matched_later`: a later reconciliation
    #   found equal amounts. Null while open.
    # @!attribute [r] note
    #   @return [String, nil]
    #   The reason for the decision. Null without a reason.
    # @!attribute [r] effective_at
    #   @return [Time]
    #   The time of the transaction.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time when a reconciliation found the difference.
    # @!attribute [r] resolved_at
    #   @return [Time, nil]
    fields(
      sid: nil,
      account_sid: nil,
      reconciliation_sid: nil,
      provider_sid: nil,
      kind: nil,
      type: nil,
      provider_reference: nil,
      payment_sid: nil,
      transaction_sid: nil,
      amount_ledger: nil,
      amount_provider: nil,
      currency: nil,
      status: nil,
      resolution: nil,
      note: nil,
      effective_at: :time,
      created_at: :time,
      resolved_at: :time
    )
  end

  # A webhook endpoint with its secret.
  class WebhookWithSecret < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the endpoint.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the endpoint.
    # @!attribute [r] url
    #   @return [String]
    #   The URL that receives the events.
    # @!attribute [r] description
    #   @return [String]
    #   The display name.
    # @!attribute [r] events
    #   @return [Array<String>]
    #   The names and patterns of the events to send.
    # @!attribute [r] callback_form
    #   @return [String, nil]
    #   For an endpoint of status callbacks: the form of its requests. Posthorn creates such an endpoint for
    #   each origin of a `status_callback`. `url` is the origin, and `events` is empty. Null for an endpoint
    #   that you registered.
    # @!attribute [r] status
    #   @return [String]
    #   The status. Posthorn sends nothing to a paused or disabled endpoint. Deliveries to a paused endpoint
    #   wait. Deliveries to a disabled endpoint are canceled.
    # @!attribute [r] disabled_reason
    #   @return [String, nil]
    #   The reason for `disabled`. `gone`: the endpoint responded with 410. `failing`: no success for five
    #   days. `by_user`: through the API or the console.
    # @!attribute [r] max_in_flight
    #   @return [Integer, nil]
    #   The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null: ten,
    #   and up to 64 while the endpoint responds within 250 ms. The limit halves after a timeout or the
    #   status 429, 502, 503 or 504, and grows by one with each other response.
    # @!attribute [r] rate_limit
    #   @return [Integer, nil]
    #   The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit. Waiting
    #   for this limit does not count as an attempt.
    # @!attribute [r] ordering
    #   @return [String]
    #   The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery blocks
    #   later deliveries until it succeeds or finally fails. `none`: as fast as the endpoint responds.
    # @!attribute [r] circuit
    #   @return [WebhookCircuit]
    #   The circuit breaker of the endpoint. Waiting for it does not count as an attempt.
    # @!attribute [r] last_success_at
    #   @return [Time, nil]
    # @!attribute [r] last_failure_at
    #   @return [Time, nil]
    # @!attribute [r] last_failure
    #   @return [String, nil]
    #   The error of the last failed attempt. Null without one.
    # @!attribute [r] first_failure_at
    #   @return [Time, nil]
    # @!attribute [r] consecutive_failures
    #   @return [Integer]
    #   The number of failures since the last success.
    # @!attribute [r] paused_until
    #   @return [Time, nil]
    # @!attribute [r] timeout
    #   @return [Integer]
    #   The maximum duration of an attempt in seconds.
    # @!attribute [r] retry_schedule
    #   @return [Array<Integer>, nil]
    #   The seconds to wait after each failed attempt. Null for the default schedule.
    # @!attribute [r] header_names
    #   @return [Array<String>]
    #   The names of the additional headers. The values are hidden.
    # @!attribute [r] client_certificate
    #   @return [WebhookCertificate, nil]
    #   The client certificate for a receiver with mTLS. Null without one.
    # @!attribute [r] payload
    #   @return [String]
    #   The content of `data` in events to this endpoint.
    # @!attribute [r] filter
    #   @return [Hash, nil]
    #   The filter for subscribed events. Null for all subscribed events.
    # @!attribute [r] signatures
    #   @return [Array<String>]
    #   The signatures of deliveries to this endpoint.
    # @!attribute [r] public_key
    #   @return [String, nil]
    #   The public key that verifies `v1a` signatures of the newest key. Null without `v1a`.
    # @!attribute [r] older_secrets_until
    #   @return [Array<Time>]
    #   The times until which older secrets also sign, newest secret first.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of registration.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    # @!attribute [r] secret
    #   @return [String]
    #   The secret that signs the deliveries (Standard Webhooks). `GET …/secret` returns it again.
    fields(
      sid: nil,
      account_sid: nil,
      url: nil,
      description: nil,
      events: nil,
      callback_form: nil,
      status: nil,
      disabled_reason: nil,
      max_in_flight: nil,
      rate_limit: nil,
      ordering: nil,
      circuit: :WebhookCircuit,
      last_success_at: :time,
      last_failure_at: :time,
      last_failure: nil,
      first_failure_at: :time,
      consecutive_failures: nil,
      paused_until: :time,
      timeout: nil,
      retry_schedule: nil,
      header_names: nil,
      client_certificate: :WebhookCertificate,
      payload: nil,
      filter: nil,
      signatures: nil,
      public_key: nil,
      older_secrets_until: %i[list time],
      created_at: :time,
      updated_at: :time,
      secret: nil
    )
  end

  # A webhook endpoint: a URL that receives events.
  class Webhook < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the endpoint.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the endpoint.
    # @!attribute [r] url
    #   @return [String]
    #   The URL that receives the events.
    # @!attribute [r] description
    #   @return [String]
    #   The display name.
    # @!attribute [r] events
    #   @return [Array<String>]
    #   The names and patterns of the events to send.
    # @!attribute [r] callback_form
    #   @return [String, nil]
    #   For an endpoint of status callbacks: the form of its requests. Posthorn creates such an endpoint for
    #   each origin of a `status_callback`. `url` is the origin, and `events` is empty. Null for an endpoint
    #   that you registered.
    # @!attribute [r] status
    #   @return [String]
    #   The status. Posthorn sends nothing to a paused or disabled endpoint. Deliveries to a paused endpoint
    #   wait. Deliveries to a disabled endpoint are canceled.
    # @!attribute [r] disabled_reason
    #   @return [String, nil]
    #   The reason for `disabled`. `gone`: the endpoint responded with 410. `failing`: no success for five
    #   days. `by_user`: through the API or the console.
    # @!attribute [r] max_in_flight
    #   @return [Integer, nil]
    #   The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null: ten,
    #   and up to 64 while the endpoint responds within 250 ms. The limit halves after a timeout or the
    #   status 429, 502, 503 or 504, and grows by one with each other response.
    # @!attribute [r] rate_limit
    #   @return [Integer, nil]
    #   The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit. Waiting
    #   for this limit does not count as an attempt.
    # @!attribute [r] ordering
    #   @return [String]
    #   The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery blocks
    #   later deliveries until it succeeds or finally fails. `none`: as fast as the endpoint responds.
    # @!attribute [r] circuit
    #   @return [WebhookCircuit]
    #   The circuit breaker of the endpoint. Waiting for it does not count as an attempt.
    # @!attribute [r] last_success_at
    #   @return [Time, nil]
    # @!attribute [r] last_failure_at
    #   @return [Time, nil]
    # @!attribute [r] last_failure
    #   @return [String, nil]
    #   The error of the last failed attempt. Null without one.
    # @!attribute [r] first_failure_at
    #   @return [Time, nil]
    # @!attribute [r] consecutive_failures
    #   @return [Integer]
    #   The number of failures since the last success.
    # @!attribute [r] paused_until
    #   @return [Time, nil]
    # @!attribute [r] timeout
    #   @return [Integer]
    #   The maximum duration of an attempt in seconds.
    # @!attribute [r] retry_schedule
    #   @return [Array<Integer>, nil]
    #   The seconds to wait after each failed attempt. Null for the default schedule.
    # @!attribute [r] header_names
    #   @return [Array<String>]
    #   The names of the additional headers. The values are hidden.
    # @!attribute [r] client_certificate
    #   @return [WebhookCertificate, nil]
    #   The client certificate for a receiver with mTLS. Null without one.
    # @!attribute [r] payload
    #   @return [String]
    #   The content of `data` in events to this endpoint.
    # @!attribute [r] filter
    #   @return [Hash, nil]
    #   The filter for subscribed events. Null for all subscribed events.
    # @!attribute [r] signatures
    #   @return [Array<String>]
    #   The signatures of deliveries to this endpoint.
    # @!attribute [r] public_key
    #   @return [String, nil]
    #   The public key that verifies `v1a` signatures of the newest key. Null without `v1a`.
    # @!attribute [r] older_secrets_until
    #   @return [Array<Time>]
    #   The times until which older secrets also sign, newest secret first.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of registration.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    fields(
      sid: nil,
      account_sid: nil,
      url: nil,
      description: nil,
      events: nil,
      callback_form: nil,
      status: nil,
      disabled_reason: nil,
      max_in_flight: nil,
      rate_limit: nil,
      ordering: nil,
      circuit: :WebhookCircuit,
      last_success_at: :time,
      last_failure_at: :time,
      last_failure: nil,
      first_failure_at: :time,
      consecutive_failures: nil,
      paused_until: :time,
      timeout: nil,
      retry_schedule: nil,
      header_names: nil,
      client_certificate: :WebhookCertificate,
      payload: nil,
      filter: nil,
      signatures: nil,
      public_key: nil,
      older_secrets_until: %i[list time],
      created_at: :time,
      updated_at: :time
    )
  end

  # The secret of a webhook endpoint.
  class WebhookSecret < Model
    # @!attribute [r] secret
    #   @return [String]
    #   The secret that signs the deliveries (Standard Webhooks). `GET …/secret` returns it again.
    fields(
      secret: nil
    )
  end

  # The delivery of one event to one endpoint.
  class Delivery < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the delivery.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the delivery.
    # @!attribute [r] webhook_sid
    #   @return [String]
    #   The endpoint that receives the delivery.
    # @!attribute [r] event_sid
    #   @return [String]
    #   The event that the delivery sends.
    # @!attribute [r] event_type
    #   @return [String]
    #   The type of the event.
    # @!attribute [r] status
    #   @return [String]
    #   The status. `pending` means that more attempts follow.
    # @!attribute [r] attempts
    #   @return [Integer]
    #   The number of attempts so far.
    # @!attribute [r] last_status_code
    #   @return [Integer, nil]
    #   The HTTP status of the last response. Null if the last attempt had no response.
    # @!attribute [r] last_error
    #   @return [String, nil]
    #   The error of the last attempt. Null if it succeeded.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of the event.
    # @!attribute [r] next_attempt_at
    #   @return [Time, nil]
    # @!attribute [r] ended_at
    #   @return [Time, nil]
    fields(
      sid: nil,
      account_sid: nil,
      webhook_sid: nil,
      event_sid: nil,
      event_type: nil,
      status: nil,
      attempts: nil,
      last_status_code: nil,
      last_error: nil,
      created_at: :time,
      next_attempt_at: :time,
      ended_at: :time
    )
  end

  # A background task that sends deliveries again, and sends events that the endpoint never received.
  class Replay < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the replay.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the replay.
    # @!attribute [r] webhook_sid
    #   @return [String]
    #   The endpoint that receives the deliveries.
    # @!attribute [r] status
    #   @return [String]
    #   The status. `pending`: open transactions are not stored yet. `running`: the replay reads its time
    #   range. `completed`: it has read the time range and queued all deliveries. `canceled` and `failed`
    #   have a `reason`.
    # @!attribute [r] reason
    #   @return [String, nil]
    #   The reason for the end. `by_user`: you canceled it. `webhook_disabled`, `webhook_deleted`: the
    #   endpoint no longer receives deliveries. `log_dropped`: the retention deleted unread events, from
    #   `position` on. `fault`: the operator's log contains the reason. After `log_dropped` or `fault`, you
    #   can start another replay at `position`.
    # @!attribute [r] from
    #   @return [Time]
    #   The start of the time range. It is later than requested if the log does not go back that far.
    # @!attribute [r] to
    #   @return [Time]
    #   The end of the time range.
    # @!attribute [r] only_failed
    #   @return [Boolean]
    #   True if the replay omits successful deliveries.
    # @!attribute [r] missing
    #   @return [Boolean]
    #   True if the replay includes events that the endpoint never received.
    # @!attribute [r] progress
    #   @return [Float]
    #   The part of the time range that the replay has read, from 0 to 1.
    # @!attribute [r] position
    #   @return [Time]
    #   The time up to which the replay has read the log.
    # @!attribute [r] looked_at
    #   @return [Integer]
    #   The number of deliveries, and with `missing` also events, that the replay has read.
    # @!attribute [r] queued
    #   @return [Integer]
    #   The number of deliveries that the replay has queued.
    # @!attribute [r] skipped
    #   @return [Integer]
    #   The number of events that the replay cannot send, because the retention of their messages is over.
    # @!attribute [r] waiting
    #   @return [Integer]
    #   The number of pending deliveries from all replays of the endpoint.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of the request.
    # @!attribute [r] started_at
    #   @return [Time, nil]
    # @!attribute [r] ended_at
    #   @return [Time, nil]
    fields(
      sid: nil,
      account_sid: nil,
      webhook_sid: nil,
      status: nil,
      reason: nil,
      from: :time,
      to: :time,
      only_failed: nil,
      missing: nil,
      progress: nil,
      position: :time,
      looked_at: nil,
      queued: nil,
      skipped: nil,
      waiting: nil,
      created_at: :time,
      started_at: :time,
      ended_at: :time
    )
  end

  # A delivery with all its attempts.
  class DeliveryWithAttempts < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the delivery.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the delivery.
    # @!attribute [r] webhook_sid
    #   @return [String]
    #   The endpoint that receives the delivery.
    # @!attribute [r] event_sid
    #   @return [String]
    #   The event that the delivery sends.
    # @!attribute [r] event_type
    #   @return [String]
    #   The type of the event.
    # @!attribute [r] status
    #   @return [String]
    #   The status. `pending` means that more attempts follow.
    # @!attribute [r] attempts
    #   @return [Integer]
    #   The number of attempts so far.
    # @!attribute [r] last_status_code
    #   @return [Integer, nil]
    #   The HTTP status of the last response. Null if the last attempt had no response.
    # @!attribute [r] last_error
    #   @return [String, nil]
    #   The error of the last attempt. Null if it succeeded.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of the event.
    # @!attribute [r] next_attempt_at
    #   @return [Time, nil]
    # @!attribute [r] ended_at
    #   @return [Time, nil]
    # @!attribute [r] attempt_log
    #   @return [Array<DeliveryAttempt>]
    #   The attempts, oldest first.
    fields(
      sid: nil,
      account_sid: nil,
      webhook_sid: nil,
      event_sid: nil,
      event_type: nil,
      status: nil,
      attempts: nil,
      last_status_code: nil,
      last_error: nil,
      created_at: :time,
      next_attempt_at: :time,
      ended_at: :time,
      attempt_log: %i[list DeliveryAttempt]
    )
  end

  # One attempt of a delivery.
  class DeliveryAttempt < Model
    # @!attribute [r] number
    #   @return [Integer]
    #   The number of the attempt, starting at 1.
    # @!attribute [r] asked_by
    #   @return [String]
    #   The cause of the attempt.
    # @!attribute [r] started_at
    #   @return [Time]
    #   The start time.
    # @!attribute [r] duration_ms
    #   @return [Integer]
    #   The duration in milliseconds.
    # @!attribute [r] timing
    #   @return [AttemptTiming]
    #   The duration of each part.
    # @!attribute [r] repeated
    #   @return [Boolean]
    #   True if Posthorn repeated the request at once, because a reused connection closed without a
    #   response. The endpoint can then receive the request twice, with the same `webhook-id`.
    # @!attribute [r] status_code
    #   @return [Integer, nil]
    #   The HTTP status of the response. Null without a response.
    # @!attribute [r] error
    #   @return [String, nil]
    #   The error. Null if the attempt succeeded.
    # @!attribute [r] request_headers
    #   @return [Hash]
    #   The headers of the request. A null value is hidden: the endpoint's own headers are always hidden.
    #   The signature is visible only for a failure that had a response, and only with permission to read
    #   the endpoint's secret. The body is the event.
    # @!attribute [r] response_headers
    #   @return [Hash, nil]
    #   The headers of the response. For a failure, Posthorn keeps 4 KiB. For a success with an empty body,
    #   it keeps the request id header, such as `x-request-id`. Null without a response, or after the
    #   retention time.
    # @!attribute [r] response_body
    #   @return [String, nil]
    #   The beginning of the response body: 16 KiB for a failure, 64 bytes for a success.
    fields(
      number: nil,
      asked_by: nil,
      started_at: :time,
      duration_ms: nil,
      timing: :AttemptTiming,
      repeated: nil,
      status_code: nil,
      error: nil,
      request_headers: nil,
      response_headers: nil,
      response_body: nil
    )
  end

  # The duration of each part of an attempt, in milliseconds. The rest of the total is waiting for a
  # free connection and reading the body.
  class AttemptTiming < Model
    # @!attribute [r] dns_ms
    #   @return [Integer, nil]
    #   The time to look up the host name. Null for a reused connection.
    # @!attribute [r] connect_ms
    #   @return [Integer, nil]
    #   The time to open the connection. Null for a reused connection.
    # @!attribute [r] tls_ms
    #   @return [Integer, nil]
    #   The time for the TLS handshake. Null for a reused connection.
    # @!attribute [r] first_byte_ms
    #   @return [Integer, nil]
    #   The time from the connection to the first byte of the response. Null without a response.
    # @!attribute [r] total_ms
    #   @return [Integer]
    #   The total duration of the attempt.
    fields(
      dns_ms: nil,
      connect_ms: nil,
      tls_ms: nil,
      first_byte_ms: nil,
      total_ms: nil
    )
  end

  # An event. Webhook endpoints receive the same JSON.
  class Event < Model
    # @!attribute [r] sid
    #   @return [String]
    #   The identifier of the event, which is also the `webhook-id` of its deliveries.
    # @!attribute [r] type
    #   @return [String]
    #   The type of the event.
    # @!attribute [r] timestamp
    #   @return [Time]
    #   The time of the event.
    # @!attribute [r] sequence
    #   @return [Integer]
    #   The number of the event for its resource. Each event of the resource increases it by one.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the event.
    # @!attribute [r] data
    #   @return [Hash]
    #   The resource after the change.
    fields(
      sid: nil,
      type: nil,
      timestamp: :time,
      sequence: nil,
      account_sid: nil,
      data: nil
    )
  end

  # The events after the cursor.
  class EventFeed < Model
    # @!attribute [r] data
    #   @return [Array<Event>]
    #   The events, oldest first. The events of one resource are ordered by `sequence`.
    # @!attribute [r] has_more
    #   @return [Boolean]
    #   True if more events are available now.
    # @!attribute [r] next_cursor
    #   @return [String]
    #   The cursor of the next request. It is never null.
    fields(
      data: %i[list Event],
      has_more: nil,
      next_cursor: nil
    )
  end

  # A kind of event.
  class EventTypeDescription < Model
    # @!attribute [r] name
    #   @return [String]
    #   The name of the event type.
    # @!attribute [r] description
    #   @return [String]
    #   The meaning of the event type.
    # @!attribute [r] is_available
    #   @return [Boolean]
    #   True if this version sends events of this type. An endpoint can subscribe to an unavailable type,
    #   and receives its events after an upgrade that sends them.
    # @!attribute [r] schema
    #   @return [Hash]
    #   The JSON Schema (2020-12) of the body of the event.
    fields(
      name: nil,
      description: nil,
      is_available: nil,
      schema: nil
    )
  end

  # The counts of an account by hour or day.
  class Statistics < Model
    # @!attribute [r] interval
    #   @return [String]
    #   The length of a bucket.
    # @!attribute [r] from
    #   @return [Time]
    #   The start of the first bucket.
    # @!attribute [r] to
    #   @return [Time]
    #   The end of the last bucket.
    # @!attribute [r] counted_until
    #   @return [Time]
    #   The time up to which the changes of messages are counted. It is the current time, or earlier after
    #   more than ten thousand changes within a few minutes.
    # @!attribute [r] total
    #   @return [StatisticsTotal]
    #   The sum of all buckets.
    # @!attribute [r] buckets
    #   @return [Array<StatisticsBucket>]
    #   The buckets, one for each hour or day, oldest first. Empty buckets are included.
    # @!attribute [r] errors
    #   @return [Array<ErrorCount>]
    #   The errors of messages between `from` and `to`, most frequent first.
    # @!attribute [r] webhooks
    #   @return [Array<WebhookAttempts>]
    #   The endpoints with attempts between `from` and `to`, with failed deliveries, or with pending
    #   deliveries. The endpoints with the most failures come first. Attempts of the last ten seconds can be
    #   missing.
    fields(
      interval: nil,
      from: :time,
      to: :time,
      counted_until: :time,
      total: :StatisticsTotal,
      buckets: %i[list StatisticsBucket],
      errors: %i[list ErrorCount],
      webhooks: %i[list WebhookAttempts]
    )
  end

  # The number of messages that reached each status.
  class MessageCounts < Model
    # @!attribute [r] queued
    #   @return [Integer]
    #   The messages that the account sent to Posthorn.
    # @!attribute [r] sent
    #   @return [Integer]
    #   The messages that a carrier accepted.
    # @!attribute [r] delivered
    #   @return [Integer]
    #   Delivered.
    # @!attribute [r] undelivered
    #   @return [Integer]
    #   The messages that a carrier reported as not delivered.
    # @!attribute [r] failed
    #   @return [Integer]
    #   The messages that failed before delivery.
    # @!attribute [r] received
    #   @return [Integer]
    #   The messages to numbers of the account.
    fields(
      queued: nil,
      sent: nil,
      delivered: nil,
      undelivered: nil,
      failed: nil,
      received: nil
    )
  end

  # The number of attempts to deliver events to webhook endpoints.
  class WebhookAttemptCounts < Model
    # @!attribute [r] succeeded
    #   @return [Integer]
    #   The attempts with a response status from 200 to 299.
    # @!attribute [r] failed
    #   @return [Integer]
    #   The attempts with another status, or without a response.
    fields(
      succeeded: nil,
      failed: nil
    )
  end

  # The counts of one hour or one day.
  class StatisticsBucket < Model
    # @!attribute [r] from
    #   @return [Time]
    #   The start of the bucket (UTC).
    # @!attribute [r] messages
    #   @return [MessageCounts]
    #   The messages that reached each status.
    # @!attribute [r] delivery_rate
    #   @return [Float, nil]
    #   The share of delivered messages among delivered, undelivered and failed messages, from 0 to 1. Null
    #   without such messages.
    # @!attribute [r] webhook_attempts
    #   @return [WebhookAttemptCounts]
    #   The attempts to deliver events to webhook endpoints.
    fields(
      from: :time,
      messages: :MessageCounts,
      delivery_rate: nil,
      webhook_attempts: :WebhookAttemptCounts
    )
  end

  # The number of messages that failed with one error code.
  class ErrorCount < Model
    # @!attribute [r] error_code
    #   @return [String]
    #   The error code of the messages.
    # @!attribute [r] error_message
    #   @return [String, nil]
    #   The meaning of the code as a sentence.
    # @!attribute [r] count
    #   @return [Integer]
    #   The number of messages that failed or were not delivered with this code.
    # @!attribute [r] example_sid
    #   @return [String]
    #   An example of such a message. It can be deleted.
    fields(
      error_code: nil,
      error_message: nil,
      count: nil,
      example_sid: nil
    )
  end

  # The attempts and deliveries of a webhook endpoint.
  class WebhookAttempts < Model
    # @!attribute [r] sid
    #   @return [String]
    #   The endpoint. It can be deleted.
    # @!attribute [r] succeeded
    #   @return [Integer]
    #   The number of successful attempts.
    # @!attribute [r] failed
    #   @return [Integer]
    #   The number of failed attempts.
    # @!attribute [r] success_rate
    #   @return [Float, nil]
    #   The share of successful attempts, from 0 to 1. Null without attempts.
    # @!attribute [r] pending
    #   @return [Integer]
    #   The number of pending deliveries, counted up to 1000.
    # @!attribute [r] gave_up
    #   @return [Integer]
    #   The number of deliveries that failed for good since `from`, among those of the last week. Counts
    #   10000 at most over all endpoints.
    fields(
      sid: nil,
      succeeded: nil,
      failed: nil,
      success_rate: nil,
      pending: nil,
      gave_up: nil
    )
  end

  # The account that the credentials belong to.
  class Account < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the account, and its user name.
    # @!attribute [r] name
    #   @return [String]
    #   The display name, also for customers: payment pages and their messages show it.
    # @!attribute [r] support_email
    #   @return [String, nil]
    #   The email address for customers of the account. Payment pages and receipts show it. Null without
    #   one.
    # @!attribute [r] support_phone
    #   @return [String, nil]
    #   The phone number for customers of the account, in E.164. Payment pages and receipts show it. Null
    #   without one.
    # @!attribute [r] support_url
    #   @return [String, nil]
    #   The web page for customers of the account. Payment pages and receipts show it. Null without one.
    # @!attribute [r] status
    #   @return [String]
    #   The status. The server refuses the credentials of a suspended account.
    # @!attribute [r] rate_per_second
    #   @return [Integer]
    #   The maximum number of requests per second.
    # @!attribute [r] previous_token_ends_at
    #   @return [Time, nil]
    # @!attribute [r] keeps_token_copy
    #   @return [Boolean]
    #   True if Posthorn keeps an encrypted copy of the Auth Token. The copy signs status callbacks in
    #   Twilio's form.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    fields(
      sid: nil,
      name: nil,
      support_email: nil,
      support_phone: nil,
      support_url: nil,
      status: nil,
      rate_per_second: nil,
      previous_token_ends_at: :time,
      keeps_token_copy: nil,
      created_at: :time,
      updated_at: :time
    )
  end

  # A new Auth Token, which is shown only once.
  class NewAuthToken < Model
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account of the token, and its user name for sign-in.
    # @!attribute [r] auth_token
    #   @return [String]
    #   The Auth Token. Store it: the server does not show it again.
    # @!attribute [r] previous_ends_at
    #   @return [Time]
    #   The time until which the previous token works.
    fields(
      account_sid: nil,
      auth_token: nil,
      previous_ends_at: :time
    )
  end

  # An API key with its secret, which is shown only once.
  class ApiKeyWithSecret < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the key, and its user name.
    # @!attribute [r] name
    #   @return [String]
    #   The display name.
    # @!attribute [r] scope
    #   @return [String]
    #   The permissions of the key. `full`: everything. `messages`: send and read messages. `webhooks`:
    #   manage webhooks and read events, including message texts. `auth`: verify people. `payments`: accept
    #   payments and read the ledger. `read`: only read.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    # @!attribute [r] last_used_at
    #   @return [Time, nil]
    # @!attribute [r] revoked_at
    #   @return [Time, nil]
    # @!attribute [r] secret
    #   @return [String]
    #   The secret, which is the password for sign-in. Store it: the server keeps only a hash.
    fields(
      sid: nil,
      name: nil,
      scope: nil,
      created_at: :time,
      last_used_at: :time,
      revoked_at: :time,
      secret: nil
    )
  end

  # A credential for one program. It has a scope, and you can revoke it separately.
  class ApiKey < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the key, and its user name.
    # @!attribute [r] name
    #   @return [String]
    #   The display name.
    # @!attribute [r] scope
    #   @return [String]
    #   The permissions of the key. `full`: everything. `messages`: send and read messages. `webhooks`:
    #   manage webhooks and read events, including message texts. `auth`: verify people. `payments`: accept
    #   payments and read the ledger. `read`: only read.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    # @!attribute [r] last_used_at
    #   @return [Time, nil]
    # @!attribute [r] revoked_at
    #   @return [Time, nil]
    fields(
      sid: nil,
      name: nil,
      scope: nil,
      created_at: :time,
      last_used_at: :time,
      revoked_at: :time
    )
  end

  # A new account with its Auth Token, which is shown only once.
  class AccountWithToken < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the account, and its user name.
    # @!attribute [r] name
    #   @return [String]
    #   The display name.
    # @!attribute [r] status
    #   @return [String]
    #   The status. The server refuses the credentials of a suspended account.
    # @!attribute [r] rate_per_second
    #   @return [Integer, nil]
    #   The maximum number of requests per second. Null for the default of the installation (`RATE_LIMIT`).
    # @!attribute [r] phone_numbers_max
    #   @return [Integer, nil]
    #   The maximum number of owned and requested phone numbers. Null for the default of the installation
    #   (`PHONE_NUMBERS_MAX`).
    # @!attribute [r] support_email
    #   @return [String, nil]
    #   The email address for customers of the account. Payment pages and receipts show it. Null without
    #   one.
    # @!attribute [r] support_phone
    #   @return [String, nil]
    #   The phone number for customers of the account, in E.164. Payment pages and receipts show it. Null
    #   without one.
    # @!attribute [r] support_url
    #   @return [String, nil]
    #   The web page for customers of the account. Payment pages and receipts show it. Null without one.
    # @!attribute [r] messages_last_day
    #   @return [MessageCounts]
    #   The number of messages in the last 24 hours by the status that they reached. The last one or two
    #   minutes can be missing.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    # @!attribute [r] auth_token
    #   @return [String]
    #   The password for the sid. The server does not show it again, so store the token or send it to the
    #   user now.
    # @!attribute [r] sender_notice
    #   @return [String]
    #   A notice for the operator about the senders of the new account.
    fields(
      sid: nil,
      name: nil,
      status: nil,
      rate_per_second: nil,
      phone_numbers_max: nil,
      support_email: nil,
      support_phone: nil,
      support_url: nil,
      messages_last_day: :MessageCounts,
      created_at: :time,
      updated_at: :time,
      auth_token: nil,
      sender_notice: nil
    )
  end

  # An account, as the operator sees it.
  class OperatorAccount < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the account, and its user name.
    # @!attribute [r] name
    #   @return [String]
    #   The display name.
    # @!attribute [r] status
    #   @return [String]
    #   The status. The server refuses the credentials of a suspended account.
    # @!attribute [r] rate_per_second
    #   @return [Integer, nil]
    #   The maximum number of requests per second. Null for the default of the installation (`RATE_LIMIT`).
    # @!attribute [r] phone_numbers_max
    #   @return [Integer, nil]
    #   The maximum number of owned and requested phone numbers. Null for the default of the installation
    #   (`PHONE_NUMBERS_MAX`).
    # @!attribute [r] support_email
    #   @return [String, nil]
    #   The email address for customers of the account. Payment pages and receipts show it. Null without
    #   one.
    # @!attribute [r] support_phone
    #   @return [String, nil]
    #   The phone number for customers of the account, in E.164. Payment pages and receipts show it. Null
    #   without one.
    # @!attribute [r] support_url
    #   @return [String, nil]
    #   The web page for customers of the account. Payment pages and receipts show it. Null without one.
    # @!attribute [r] messages_last_day
    #   @return [MessageCounts]
    #   The number of messages in the last 24 hours by the status that they reached. The last one or two
    #   minutes can be missing.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    fields(
      sid: nil,
      name: nil,
      status: nil,
      rate_per_second: nil,
      phone_numbers_max: nil,
      support_email: nil,
      support_phone: nil,
      support_url: nil,
      messages_last_day: :MessageCounts,
      created_at: :time,
      updated_at: :time
    )
  end

  # An inbound message that Posthorn could not store.
  class DeadLetter < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the dead letter.
    # @!attribute [r] carrier_sid
    #   @return [String]
    #   The carrier that sent it.
    # @!attribute [r] from
    #   @return [String]
    #   The sender.
    # @!attribute [r] to
    #   @return [String]
    #   The recipient, which is a number of this installation.
    # @!attribute [r] body
    #   @return [String]
    #   The text. It is private: show it only to the owner of the number.
    # @!attribute [r] error
    #   @return [String]
    #   `number_unowned` if no account owns the number. `number_moved` if another account owned it when the
    #   message arrived. Otherwise the error of PostgreSQL: the SQLSTATE, and the constraint if there is
    #   one.
    # @!attribute [r] received_at
    #   @return [Time]
    #   The time when Posthorn received the message.
    # @!attribute [r] retry_at
    #   @return [Time]
    #   The time of the next attempt to store the message.
    fields(
      sid: nil,
      carrier_sid: nil,
      from: nil,
      to: nil,
      body: nil,
      error: nil,
      received_at: :time,
      retry_at: :time
    )
  end

  # A connection to a phone network, a mail server or a chat service.
  class Carrier < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the carrier.
    # @!attribute [r] name
    #   @return [String]
    #   The display name.
    # @!attribute [r] kind
    #   @return [String]
    #   The protocol.
    # @!attribute [r] settings
    #   @return [Hash]
    #   The settings without secrets.
    # @!attribute [r] status
    #   @return [String]
    #   The status. Posthorn does not connect to a disabled carrier.
    # @!attribute [r] state
    #   @return [String]
    #   The state of the carrier. It accepts messages if the state is `up`. The state is `off` if the
    #   carrier is disabled or disconnecting.
    # @!attribute [r] since
    #   @return [Time]
    #   The start of this state, as seen by the responding process.
    # @!attribute [r] reason
    #   @return [String, nil]
    #   The problem and its remedy. Null without a problem.
    # @!attribute [r] learned_message_ids
    #   @return [CarrierLearnedMessageIds, nil]
    #   The detected format of message ids in receipts, as a value of the setting `message_ids`. Null while
    #   it is unknown, or if the setting has a value. The setting overrides it.
    # @!attribute [r] webhook_url
    #   @return [String, nil]
    #   The URL to enter at the provider for receipts and messages. Null for kinds without webhooks.
    # @!attribute [r] trace
    #   @return [CarrierTrace, nil]
    #   The current trace. Null without one.
    # @!attribute [r] connections
    #   @return [Array<CarrierConnection>]
    #   The connections of the carrier.
    # @!attribute [r] circuit
    #   @return [CarrierCircuit]
    #   The circuit breaker of the carrier, which stops messages after consecutive failures.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    fields(
      sid: nil,
      name: nil,
      kind: nil,
      settings: nil,
      status: nil,
      state: nil,
      since: :time,
      reason: nil,
      learned_message_ids: :CarrierLearnedMessageIds,
      webhook_url: nil,
      trace: :CarrierTrace,
      connections: %i[list CarrierConnection],
      circuit: :CarrierCircuit,
      created_at: :time,
      updated_at: :time
    )
  end

  # The trace of a carrier's exchanges.
  class CarrierTrace < Model
    # @!attribute [r] until
    #   @return [Time]
    #   The time when the trace ends.
    # @!attribute [r] account_sid
    #   @return [String, nil]
    #   The account whose messages are traced. Null for all accounts.
    # @!attribute [r] to
    #   @return [String, nil]
    #   The recipient whose messages are traced. Null for all recipients.
    fields(
      until: :time,
      account_sid: nil,
      to: nil
    )
  end

  # One connection to a carrier.
  class CarrierConnection < Model
    # @!attribute [r] name
    #   @return [String]
    #   The host, the number and the kind of bind of the connection.
    # @!attribute [r] state
    #   @return [String]
    #   The state. The carrier accepts messages on a connection that is `up`.
    # @!attribute [r] since
    #   @return [Time]
    #   The start of this state, as seen by the responding process.
    # @!attribute [r] reason
    #   @return [String, nil]
    #   The problem and its remedy. Null without a problem.
    # @!attribute [r] retry_at
    #   @return [Time, nil]
    # @!attribute [r] unanswered
    #   @return [Float]
    #   The number of requests without a response yet.
    # @!attribute [r] window_max
    #   @return [Float]
    #   The maximum number of requests without a response.
    # @!attribute [r] segments_per_second
    #   @return [Float, nil]
    #   The current rate limit in segments per second. Null for no limit.
    # @!attribute [r] has_answered
    #   @return [Boolean]
    #   Whether the carrier has answered. A carrier that takes each message by a request is `up` before its
    #   first answer, so false means that nothing shows yet whether it works.
    fields(
      name: nil,
      state: nil,
      since: :time,
      reason: nil,
      retry_at: :time,
      unanswered: nil,
      window_max: nil,
      segments_per_second: nil,
      has_answered: nil
    )
  end

  # The circuit breaker of the carrier, which stops messages after consecutive failures. Each process
  # has its own. This is the worst of them.
  class CarrierCircuit < Model
    # @!attribute [r] state
    #   @return [String]
    #   The state. `closed`: the carrier gets messages. `open`: messages use other routes or wait.
    #   `half_open`: the carrier gets a few messages as a trial.
    # @!attribute [r] failures
    #   @return [Integer]
    #   The number of consecutive failures.
    # @!attribute [r] reason
    #   @return [String, nil]
    #   The reason for the last failure. Null without a failure.
    # @!attribute [r] retry_at
    #   @return [Time, nil]
    fields(
      state: nil,
      failures: nil,
      reason: nil,
      retry_at: :time
    )
  end

  # A kind of carrier, with the schemas of its settings.
  class CarrierKindDescription < Model
    # @!attribute [r] kind
    #   @return [String]
    #   The value of `kind`.
    # @!attribute [r] name
    #   @return [String]
    #   The name for people.
    # @!attribute [r] description
    #   @return [String]
    #   A sentence for a person who adds a carrier.
    # @!attribute [r] channels
    #   @return [Array<String>]
    #   The channels that carriers of this kind can support.
    # @!attribute [r] has_webhooks
    #   @return [Boolean]
    #   True if the carrier sends receipts and messages to a webhook URL of Posthorn.
    # @!attribute [r] webhook_setup
    #   @return [String, nil]
    #   How to enter the webhook URL at the carrier. Null if nothing has to be entered.
    # @!attribute [r] settings
    #   @return [Hash]
    #   The JSON Schema of `settings`. `title` is the label of a field, and `x-group` its group of
    #   `x-groups`. `x-unset` says what an empty field means, and `x-missing` what to enter in a required
    #   one.
    # @!attribute [r] secrets
    #   @return [Hash]
    #   The JSON Schema of the secrets: `password`, `webhook_secret` and `tls_key`, if the kind has them.
    fields(
      kind: nil,
      name: nil,
      description: nil,
      channels: nil,
      has_webhooks: nil,
      webhook_setup: nil,
      settings: nil,
      secrets: nil
    )
  end

  # The settings of a carrier of the kind `http` for one provider or gateway.
  class CarrierPreset < Model
    # @!attribute [r] preset
    #   @return [String]
    #   The value of the setting `preset`.
    # @!attribute [r] label
    #   @return [String]
    #   The name of the provider.
    # @!attribute [r] channels
    #   @return [Array<String>]
    #   The channels that the provider supports.
    # @!attribute [r] values
    #   @return [Array<CarrierPresetValues>]
    #   The values that the operator must enter.
    # @!attribute [r] password
    #   @return [String]
    #   The provider's name for the `password`.
    # @!attribute [r] webhook_secret
    #   @return [String, nil]
    #   The provider's name for the `webhook_secret`. Null if the password or a value verifies webhooks.
    # @!attribute [r] setup
    #   @return [String]
    #   The steps at the provider that let receipts and messages arrive.
    fields(
      preset: nil,
      label: nil,
      channels: nil,
      values: %i[list CarrierPresetValues],
      password: nil,
      webhook_secret: nil,
      setup: nil
    )
  end

  # An entry in the timeline of a message, including exchanges with the carrier.
  class OperatorTimelineEntry < Model
    # @!attribute [r] kind
    #   @return [String]
    #   The kind of entry: a change of status, a note without a change, or an exchange with the carrier.
    # @!attribute [r] type
    #   @return [String]
    #   The event type, the type of the note, or the command of the PDU.
    # @!attribute [r] occurred_at
    #   @return [Time]
    #   The time of the entry.
    # @!attribute [r] detail
    #   @return [Hash, nil]
    #   The reason. For an exchange, its bytes in hexadecimal and its direction.
    fields(
      kind: nil,
      type: nil,
      occurred_at: :time,
      detail: nil
    )
  end

  # A summary of all rates of a carrier, or of all customer rates.
  class RateCard < Model
    # @!attribute [r] carrier_sid
    #   @return [String, nil]
    #   The carrier that charges the rate. Null for a customer rate, which accounts pay.
    # @!attribute [r] price_unit
    #   @return [String]
    #   The currency of all rates of the price list, as three capital letters.
    # @!attribute [r] rates_count
    #   @return [Float]
    #   The number of rates in the list.
    # @!attribute [r] added
    #   @return [Integer]
    #   The number of prefixes that are new.
    # @!attribute [r] changed
    #   @return [Integer]
    #   The number of prefixes whose price or currency changed.
    # @!attribute [r] removed
    #   @return [Integer]
    #   The number of prefixes that were removed.
    fields(
      carrier_sid: nil,
      price_unit: nil,
      rates_count: nil,
      added: nil,
      changed: nil,
      removed: nil
    )
  end

  # A rule that sends messages to a carrier. A condition that is null matches everything.
  class Route < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the route.
    # @!attribute [r] carrier_sid
    #   @return [String]
    #   The carrier of the route.
    # @!attribute [r] channel
    #   @return [String, nil]
    #   The channel of the messages. Null for every channel.
    # @!attribute [r] prefix
    #   @return [String, nil]
    #   The first digits of the recipient's number, without the plus. Null for every recipient.
    # @!attribute [r] sender
    #   @return [String, nil]
    #   The sender of the messages. Null for every sender.
    # @!attribute [r] account_sid
    #   @return [String, nil]
    # @!attribute [r] tag
    #   @return [String, nil]
    #   The tag of the messages. Null for messages with any tags or none.
    # @!attribute [r] priority
    #   @return [Integer]
    #   The priority. Posthorn tries the lowest first.
    # @!attribute [r] weight
    #   @return [Integer]
    #   The share of messages among otherwise equal routes.
    # @!attribute [r] status
    #   @return [String]
    #   The status. Posthorn does not use a disabled route.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    fields(
      sid: nil,
      carrier_sid: nil,
      channel: nil,
      prefix: nil,
      sender: nil,
      account_sid: nil,
      tag: nil,
      priority: nil,
      weight: nil,
      status: nil,
      created_at: :time,
      updated_at: :time
    )
  end

  # The routes that match a message.
  class RouteCandidates < Model
    # @!attribute [r] data
    #   @return [Array<RouteCandidate>]
    #   The routes in the order in which Posthorn tries them.
    # @!attribute [r] takes_simulator
    #   @return [Boolean]
    #   True if no route matches and the message goes to the simulator. If no route matches and this is
    #   false, the server refuses the message.
    fields(
      data: %i[list RouteCandidate],
      takes_simulator: nil
    )
  end

  # A route that matches a message, with its current availability.
  class RouteCandidate < Model
    # @!attribute [r] route
    #   @return [Route]
    #   The route.
    # @!attribute [r] standing
    #   @return [String]
    #   The availability. `ready`: the carrier accepts messages. `down`: it has no connection.
    #   `circuit_open`: the circuit breaker blocks messages after consecutive failures.
    # @!attribute [r] refusal
    #   @return [String, nil]
    #   The reason why the server refuses the message with `sender_not_allowed` if it gets this route:
    #   networks of its country take no name as a sender. Null otherwise.
    # @!attribute [r] price
    #   @return [String, nil]
    #   The carrier's price of a segment. Null if it is unknown.
    # @!attribute [r] price_unit
    #   @return [String, nil]
    #   The currency of the price. Null if the price is unknown.
    fields(
      route: :Route,
      standing: nil,
      refusal: nil,
      price: nil,
      price_unit: nil
    )
  end

  # A price of a segment to numbers with a prefix: the price that a carrier charges, or that accounts
  # pay. The longest matching prefix decides.
  class Rate < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the rate.
    # @!attribute [r] carrier_sid
    #   @return [String, nil]
    #   The carrier that charges the rate. Null for a customer rate, which accounts pay.
    # @!attribute [r] prefix
    #   @return [String]
    #   The first digits of the numbers, without a plus. Empty for all other numbers. For channels without
    #   numbers, send email, matrix, telegram, xmpp.
    # @!attribute [r] price
    #   @return [String]
    #   The price of a segment: an exact decimal with at most six decimal places.
    # @!attribute [r] price_unit
    #   @return [String]
    #   The currency of all rates of the price list, as three capital letters.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    # @!attribute [r] updated_at
    #   @return [Time]
    #   The time of the last change.
    fields(
      sid: nil,
      carrier_sid: nil,
      prefix: nil,
      price: nil,
      price_unit: nil,
      created_at: :time,
      updated_at: :time
    )
  end

  # Counts of verifications by account.
  class OperatorVerificationSummary < Model
    # @!attribute [r] from
    #   @return [Time]
    #   The start of the counts.
    # @!attribute [r] to
    #   @return [Time]
    #   The end of the counts.
    # @!attribute [r] counted_until
    #   @return [Time, nil]
    # @!attribute [r] data
    #   @return [Array<OperatorVerificationSummaryData>]
    #   One entry for each account.
    fields(
      from: :time,
      to: :time,
      counted_until: :time,
      data: %i[list OperatorVerificationSummaryData]
    )
  end

  # Prefixes by risk.
  class OperatorVerificationScores < Model
    # @!attribute [r] data
    #   @return [Array<OperatorVerificationScore>]
    #   The highest score first.
    fields(
      data: %i[list OperatorVerificationScore]
    )
  end

  # The risk of SMS pumping at a prefix, over all accounts of the installation.
  class OperatorVerificationScore < Model
    # @!attribute [r] prefix
    #   @return [String]
    #   The numbers without their last four digits.
    # @!attribute [r] score
    #   @return [Float]
    #   The score. At 12 the prefix is blocked.
    # @!attribute [r] sends
    #   @return [Integer]
    #   The number of messages. Older messages count less.
    # @!attribute [r] approvals
    #   @return [Integer]
    #   The number of approvals. Older approvals count less.
    # @!attribute [r] blocked_until
    #   @return [Time, nil]
    fields(
      prefix: nil,
      score: nil,
      sends: nil,
      approvals: nil,
      blocked_until: :time
    )
  end

  # A number of an account, as the operator sees it.
  class OperatorPhoneNumber < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the number.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account that owns or requested the number.
    # @!attribute [r] number
    #   @return [String]
    #   The number, short code or sender id.
    # @!attribute [r] capabilities
    #   @return [Array<String>]
    #   The channels that it supports. A chat address supports its own channel.
    # @!attribute [r] status
    #   @return [String]
    #   The status. Only an `active` number belongs to the account. A `pending` number waits for the
    #   operator.
    # @!attribute [r] rejected_reason
    #   @return [String, nil]
    #   The reason for which the operator rejected the request. Null otherwise.
    # @!attribute [r] name
    #   @return [String, nil]
    #   The name that the account gave the number. Null without a name.
    # @!attribute [r] inbound_url
    #   @return [String, nil]
    #   The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or
    #   as plain text. The request has the form and the signature of Twilio's. Null without one.
    # @!attribute [r] inbound_method
    #   @return [String]
    #   The method of the requests to `inbound_url`.
    # @!attribute [r] fallback_url
    #   @return [String, nil]
    #   The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries
    #   `inbound_url`. Null without one.
    # @!attribute [r] fallback_method
    #   @return [String]
    #   The method of the requests to `fallback_url`.
    # @!attribute [r] status_callback
    #   @return [String, nil]
    #   The `status_callback` of messages that set none. Null without one.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of the request or assignment.
    # @!attribute [r] owner_account_sid
    #   @return [String, nil]
    fields(
      sid: nil,
      account_sid: nil,
      number: nil,
      capabilities: nil,
      status: nil,
      rejected_reason: nil,
      name: nil,
      inbound_url: nil,
      inbound_method: nil,
      fallback_url: nil,
      fallback_method: nil,
      status_callback: nil,
      created_at: :time,
      owner_account_sid: nil
    )
  end

  # A rule that allows senders that no account owns. It never allows a number that another account owns.
  class SenderRule < Model
    # @!attribute [r] sid
    #   @return [String]
    #   Identifier of the rule.
    # @!attribute [r] account_sid
    #   @return [String, nil]
    # @!attribute [r] kind
    #   @return [String]
    #   The kind of rule: `exact` allows one sender, `pattern` allows all matching senders, `any` allows
    #   every sender.
    # @!attribute [r] sender
    #   @return [String, nil]
    #   The sender or the pattern in lower case. Case does not matter. Null for `any`.
    # @!attribute [r] note
    #   @return [String, nil]
    #   The reason for the rule. Null without a note.
    # @!attribute [r] needs_review
    #   @return [Boolean]
    #   True if an upgrade created the rule from the account's past messages, and the operator has not
    #   confirmed it.
    # @!attribute [r] is_conflict
    #   @return [Boolean]
    #   True if the rule needs review, and another account owns the sender or has an exact rule for it.
    # @!attribute [r] owner_account_sid
    #   @return [String, nil]
    # @!attribute [r] created_at
    #   @return [Time]
    #   The time of creation.
    fields(
      sid: nil,
      account_sid: nil,
      kind: nil,
      sender: nil,
      note: nil,
      needs_review: nil,
      is_conflict: nil,
      owner_account_sid: nil,
      created_at: :time
    )
  end

  # A simulated inbound message.
  class SimulatorInbound < Model
    # @!attribute [r] reference
    #   @return [String]
    #   The simulator's identifier of the message.
    # @!attribute [r] to
    #   @return [String]
    #   The account's number.
    # @!attribute [r] from
    #   @return [String]
    #   The sender of the message.
    # @!attribute [r] body
    #   @return [String]
    #   The text. Empty for a message with media only.
    # @!attribute [r] media
    #   @return [Array<SimulatorInboundMedia>]
    #   The attachments.
    # @!attribute [r] received_at
    #   @return [Time]
    #   The time of receipt.
    fields(
      reference: nil,
      to: nil,
      from: nil,
      body: nil,
      media: %i[list SimulatorInboundMedia],
      received_at: :time
    )
  end

  # A message in the inbox of a simulated recipient.
  class SimulatorMessage < Model
    # @!attribute [r] reference
    #   @return [String]
    #   The simulator's identifier of the message.
    # @!attribute [r] message_sid
    #   @return [String]
    #   The sid of the message.
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account that sent it.
    # @!attribute [r] to
    #   @return [String]
    #   Recipient.
    # @!attribute [r] from
    #   @return [String]
    #   Sender.
    # @!attribute [r] body
    #   @return [String]
    #   The text.
    # @!attribute [r] code
    #   @return [String, nil]
    #   The digits of the code in the text. Null without a code.
    # @!attribute [r] encoding
    #   @return [String]
    #   The encoding of the text.
    # @!attribute [r] num_segments
    #   @return [Integer]
    #   Segments.
    # @!attribute [r] media
    #   @return [Array<SimulatorMessageMedia>]
    #   The attached files.
    # @!attribute [r] trouble
    #   @return [String, nil]
    #   The failure that the recipient's number causes. Null without one.
    # @!attribute [r] num_held_receipts
    #   @return [Integer]
    #   The number of held receipts.
    # @!attribute [r] received_at
    #   @return [Time]
    #   The time at which the simulator accepted it.
    fields(
      reference: nil,
      message_sid: nil,
      account_sid: nil,
      to: nil,
      from: nil,
      body: nil,
      code: nil,
      encoding: nil,
      num_segments: nil,
      media: %i[list SimulatorMessageMedia],
      trouble: nil,
      num_held_receipts: nil,
      received_at: :time
    )
  end

  # The result of a wait.
  class SimulatorWait < Model
    # @!attribute [r] message
    #   @return [SimulatorMessage, nil]
    #   The message. Null if none arrived in time.
    fields(
      message: :SimulatorMessage
    )
  end

  # A number with which the simulator causes a failure.
  class SimulatorNumber < Model
    # @!attribute [r] number
    #   @return [String]
    #   The number, or an example of a number with this ending.
    # @!attribute [r] ends_in
    #   @return [String, nil]
    #   The last four digits that cause the failure, in any country. Null if only this exact number causes
    #   it.
    # @!attribute [r] parameter
    #   @return [String]
    #   The parameter for the number: the recipient or the sender.
    # @!attribute [r] trouble
    #   @return [String]
    #   The name of the failure.
    # @!attribute [r] description
    #   @return [String]
    #   The result.
    fields(
      number: nil,
      ends_in: nil,
      parameter: nil,
      trouble: nil,
      description: nil
    )
  end

  # A recipient whose delivery receipts the simulator holds.
  class SimulatorHold < Model
    # @!attribute [r] to
    #   @return [String]
    #   The recipient.
    # @!attribute [r] num_held_receipts
    #   @return [Integer]
    #   The number of held receipts, one for each segment.
    # @!attribute [r] created_at
    #   @return [Time]
    #   The start of the hold.
    fields(
      to: nil,
      num_held_receipts: nil,
      created_at: :time
    )
  end

  # An object of the API.
  class PreviewedRoute < Model
    # @!attribute [r] sid
    #   @return [String, nil]
    # @!attribute [r] carrier
    #   @return [String]
    #   The carrier that would get the message.
    # @!attribute [r] waits
    #   @return [Boolean]
    #   True if no matching carrier accepts messages now.
    fields(
      sid: nil,
      carrier: nil,
      waits: nil
    )
  end

  # An object of the API.
  class VerificationPayload < Model
    # @!attribute [r] amount
    #   @return [String]
    #   The amount, with a decimal point.
    # @!attribute [r] currency
    #   @return [String]
    #   The currency (ISO 4217).
    # @!attribute [r] payee
    #   @return [String]
    #   The payee.
    fields(
      amount: nil,
      currency: nil,
      payee: nil
    )
  end

  # An object of the API.
  class VerificationRateLimit < Model
    # @!attribute [r] name
    #   @return [String]
    #   The name of the limit in `rate_limit_keys`.
    # @!attribute [r] max
    #   @return [Integer]
    #   The maximum number of new verifications in the interval.
    # @!attribute [r] interval_seconds
    #   @return [Integer]
    #   The interval in seconds. It starts with the first verification.
    fields(
      name: nil,
      max: nil,
      interval_seconds: nil
    )
  end

  # An object of the API.
  class VerificationTemplate < Model
    # @!attribute [r] name
    #   @return [String]
    #   The name of the authentication template at Meta.
    # @!attribute [r] languages
    #   @return [Array<String>]
    #   The languages in which Meta approved it, as Meta writes them. Posthorn takes the first if none is
    #   that of the message.
    fields(
      name: nil,
      languages: nil
    )
  end

  # An object of the API.
  class WebhookCertificate < Model
    # @!attribute [r] subject
    #   @return [String]
    #   The subject of the certificate.
    # @!attribute [r] expires_at
    #   @return [Time]
    #   The time when the certificate expires.
    # @!attribute [r] fingerprint
    #   @return [String]
    #   The SHA-256 fingerprint of the certificate.
    fields(
      subject: nil,
      expires_at: :time,
      fingerprint: nil
    )
  end

  # An object of the API.
  class WebhookCircuit < Model
    # @!attribute [r] state
    #   @return [String]
    #   The state. `closed`: Posthorn sends requests. `open`: ten attempts in a row had no response or a 5xx
    #   status, so Posthorn sends nothing until `retry_at`. `half_open`: Posthorn sends one request, and its
    #   result decides.
    # @!attribute [r] retry_at
    #   @return [Time, nil]
    fields(
      state: nil,
      retry_at: :time
    )
  end

  # An object of the API.
  class MessageTemplate < Model
    # @!attribute [r] name
    #   @return [String]
    #   The name of the template at Meta.
    # @!attribute [r] language
    #   @return [String]
    #   The language of the template, as Meta writes it.
    # @!attribute [r] parameters
    #   @return [Hash]
    #   The values of the variables, by name.
    # @!attribute [r] header
    #   @return [Hash]
    #   The value of the variable in the header.
    # @!attribute [r] buttons
    #   @return [Array<MessageTemplateButtons>]
    #   The values of the buttons.
    fields(
      name: nil,
      language: nil,
      parameters: nil,
      header: nil,
      buttons: %i[list MessageTemplateButtons]
    )
  end

  # An object of the API.
  class MessagePreviewUcs2Characters < Model
    # @!attribute [r] character
    #   @return [String]
    #   The character.
    # @!attribute [r] index
    #   @return [Integer]
    #   The position in the body, in UTF-16 code units from 0.
    fields(
      character: nil,
      index: nil
    )
  end

  # An object of the API.
  class OptOutSettingsLanguages < Model
    # @!attribute [r] language
    #   @return [String]
    #   The language (ISO 639-1).
    # @!attribute [r] stop_keywords
    #   @return [Array<String>]
    #   More words that opt out, up to 20.
    # @!attribute [r] start_keywords
    #   @return [Array<String>]
    #   More words that opt in again, up to 20.
    # @!attribute [r] help_keywords
    #   @return [Array<String>]
    #   More words that ask for help, up to 20.
    # @!attribute [r] stop_reply
    #   @return [String, nil]
    #   The reply to an opt-out. Null for the built-in reply.
    # @!attribute [r] start_reply
    #   @return [String, nil]
    #   The reply to an opt-in. Null for the built-in reply.
    # @!attribute [r] help_reply
    #   @return [String, nil]
    #   The reply to a request for help. Null for the built-in reply.
    fields(
      language: nil,
      stop_keywords: nil,
      start_keywords: nil,
      help_keywords: nil,
      stop_reply: nil,
      start_reply: nil,
      help_reply: nil
    )
  end

  # An object of the API.
  class VerificationSkippedChannels < Model
    # @!attribute [r] channel
    #   @return [String]
    #   The channel.
    # @!attribute [r] reason
    #   @return [String]
    #   The code of the problem, as for a request with this channel alone.
    fields(
      channel: nil,
      reason: nil
    )
  end

  # An object of the API.
  class VerificationRisk < Model
    # @!attribute [r] level
    #   @return [String]
    #   The level. `high`: an area of the recipient is blocked or too busy. `medium`: an area has many
    #   messages without an approval.
    # @!attribute [r] reasons
    #   @return [Array<String>]
    #   What raised the level. Empty for `low`.
    fields(
      level: nil,
      reasons: nil
    )
  end

  # An object of the API.
  class VerificationAttemptSummaryData < Model
    # @!attribute [r] channel
    #   @return [String]
    #   The channel of the messages.
    # @!attribute [r] country
    #   @return [String]
    #   The country of the numbers (ISO 3166-1).
    # @!attribute [r] sent
    #   @return [Integer]
    #   Messages.
    # @!attribute [r] delivered
    #   @return [Integer]
    #   The number of messages that a carrier reported as delivered.
    # @!attribute [r] failed
    #   @return [Integer]
    #   The number of messages that failed.
    # @!attribute [r] converted
    #   @return [Integer]
    #   The number of messages whose verification was approved.
    fields(
      channel: nil,
      country: nil,
      sent: nil,
      delivered: nil,
      failed: nil,
      converted: nil
    )
  end

  # An object of the API.
  class VerificationRecipientLimits < Model
    # @!attribute [r] name
    #   @return [String]
    #   The name of the limit. A limit of `rate_limits` has the prefix `own:`. That of a service ends with
    #   its sid.
    # @!attribute [r] count
    #   @return [Integer]
    #   The current count.
    # @!attribute [r] ends_at
    #   @return [Time, nil]
    fields(
      name: nil,
      count: nil,
      ends_at: :time
    )
  end

  # An object of the API.
  class PaymentPaymentMethodDetails < Model
    # @!attribute [r] type
    #   @return [String]
    #   The type: `card`, or the provider's name for the type.
    # @!attribute [r] brand
    #   @return [String, nil]
    #   The brand of the card.
    # @!attribute [r] last4
    #   @return [String, nil]
    #   The last four digits of the card.
    # @!attribute [r] exp_month
    #   @return [Integer, nil]
    #   The month in which the card expires.
    # @!attribute [r] exp_year
    #   @return [Integer, nil]
    #   The year in which the card expires.
    fields(
      type: nil,
      brand: nil,
      last4: nil,
      exp_month: nil,
      exp_year: nil
    )
  end

  # An object of the API.
  class PaymentDecline < Model
    # @!attribute [r] reason
    #   @return [String]
    #   The reason, in the same words for all providers.
    # @!attribute [r] provider_code
    #   @return [String, nil]
    #   The provider's own code of the reason.
    fields(
      reason: nil,
      provider_code: nil
    )
  end

  # An object of the API.
  class PaymentMismatch < Model
    # @!attribute [r] requested_amount
    #   @return [Integer]
    #   The requested amount, in minor units of `requested_currency`.
    # @!attribute [r] requested_currency
    #   @return [String]
    #   The requested currency.
    # @!attribute [r] amount
    #   @return [Integer]
    #   The amount that the provider reports, in minor units of `currency`.
    # @!attribute [r] currency
    #   @return [String]
    #   The currency that the provider reports.
    # @!attribute [r] amount_captured
    #   @return [Integer]
    #   The amount that the provider has captured.
    # @!attribute [r] resolution
    #   @return [String, nil]
    #   Your decision. Null before.
    # @!attribute [r] note
    #   @return [String, nil]
    #   The note of the decision. Null without one.
    # @!attribute [r] resolved_at
    #   @return [Time, nil]
    #   The time of the decision. Null before.
    fields(
      requested_amount: nil,
      requested_currency: nil,
      amount: nil,
      currency: nil,
      amount_captured: nil,
      resolution: nil,
      note: nil,
      resolved_at: :time
    )
  end

  # An object of the API.
  class PaymentRecorded < Model
    # @!attribute [r] amount
    #   @return [Integer]
    #   The received amount.
    # @!attribute [r] reference
    #   @return [String]
    #   The reference of the money, such as the number of a receipt.
    # @!attribute [r] received_at
    #   @return [Time]
    #   The time when you received the money.
    # @!attribute [r] note
    #   @return [String, nil]
    #   The note for people. Null without a note.
    fields(
      amount: nil,
      reference: nil,
      received_at: :time,
      note: nil
    )
  end

  # An object of the API.
  class PaymentSend < Model
    # @!attribute [r] to
    #   @return [String]
    #   The customer's address.
    # @!attribute [r] from
    #   @return [String]
    #   The sender.
    # @!attribute [r] channel
    #   @return [String]
    #   The channel of the message with the link.
    # @!attribute [r] receipt
    #   @return [Boolean]
    #   True if Posthorn sends a receipt after the payment.
    # @!attribute [r] reminder_at
    #   @return [Time, nil]
    #   The time of the reminder, if the customer can still pay. Null without a planned reminder.
    # @!attribute [r] reminder_sent_at
    #   @return [Time, nil]
    #   The time of the latest reminder. Null without a reminder.
    fields(
      to: nil,
      from: nil,
      channel: nil,
      receipt: nil,
      reminder_at: :time,
      reminder_sent_at: :time
    )
  end

  # An object of the API.
  class PaymentProviderKindDescriptionSetup < Model
    # @!attribute [r] credentials
    #   @return [Array<String>]
    #   The steps to find the settings and the secrets.
    # @!attribute [r] notifications
    #   @return [Array<String>]
    #   The steps to add the webhook. Empty if the provider sends no notifications.
    fields(
      credentials: nil,
      notifications: nil
    )
  end

  # An object of the API.
  class StatisticsTotal < Model
    # @!attribute [r] messages
    #   @return [MessageCounts]
    #   The messages that reached each status.
    # @!attribute [r] delivery_rate
    #   @return [Float, nil]
    #   The share of delivered messages among delivered, undelivered and failed messages, from 0 to 1. Null
    #   without such messages.
    # @!attribute [r] webhook_attempts
    #   @return [WebhookAttemptCounts]
    #   The attempts to deliver events to webhook endpoints.
    fields(
      messages: :MessageCounts,
      delivery_rate: nil,
      webhook_attempts: :WebhookAttemptCounts
    )
  end

  # An object of the API.
  class CarrierLearnedMessageIds < Model
    # @!attribute [r] submit
    #   @return [String]
    #   The format in responses to submissions.
    # @!attribute [r] receipt
    #   @return [String]
    #   The format in receipts.
    fields(
      submit: nil,
      receipt: nil
    )
  end

  # An object of the API.
  class CarrierPresetValues < Model
    # @!attribute [r] name
    #   @return [String]
    #   The name of the value in the setting `values`.
    # @!attribute [r] label
    #   @return [String]
    #   The name of the value at the provider.
    # @!attribute [r] meaning
    #   @return [String]
    #   The place where you find the value.
    # @!attribute [r] example
    #   @return [String]
    #   The form of the value.
    # @!attribute [r] fallback
    #   @return [String, nil]
    #   The default of the value. Null without a default.
    # @!attribute [r] is_required
    #   @return [Boolean]
    #   True if the value is required.
    fields(
      name: nil,
      label: nil,
      meaning: nil,
      example: nil,
      fallback: nil,
      is_required: nil
    )
  end

  # An object of the API.
  class OperatorVerificationSummaryData < Model
    # @!attribute [r] account_sid
    #   @return [String]
    #   The account.
    # @!attribute [r] sent
    #   @return [Integer]
    #   The number of verification messages that a carrier accepted.
    # @!attribute [r] delivered
    #   @return [Integer]
    #   The number of verification messages that a carrier reported as delivered.
    # @!attribute [r] approved
    #   @return [Integer]
    #   The number of approved verifications.
    # @!attribute [r] blocked
    #   @return [Integer]
    #   The number of blocks of prefixes and countries, including dry runs.
    # @!attribute [r] conversion
    #   @return [Float, nil]
    #   The value of `approved` divided by `sent`. Null if `sent` is 0. It exceeds 1 if messages were sent
    #   before `from` and approved after it.
    fields(
      account_sid: nil,
      sent: nil,
      delivered: nil,
      approved: nil,
      blocked: nil,
      conversion: nil
    )
  end

  # An object of the API.
  class SimulatorInboundMedia < Model
    # @!attribute [r] content_type
    #   @return [String]
    #   The media type.
    # @!attribute [r] bytes
    #   @return [Integer]
    #   The size in bytes.
    fields(
      content_type: nil,
      bytes: nil
    )
  end

  # An object of the API.
  class SimulatorMessageMedia < Model
    # @!attribute [r] content_type
    #   @return [String]
    #   The media type.
    # @!attribute [r] bytes
    #   @return [Integer]
    #   The size in bytes.
    # @!attribute [r] url
    #   @return [String]
    #   The attached media, each with its sid and its URL.
    fields(
      content_type: nil,
      bytes: nil,
      url: nil
    )
  end

  # An object of the API.
  class MessageTemplateButtons < Model
    # @!attribute [r] index
    #   @return [Integer]
    #   The position among the template's buttons, starting at 0.
    # @!attribute [r] type
    #   @return [String]
    #   The type of the button.
    # @!attribute [r] value
    #   @return [String]
    #   The value of the button: the end of its URL, the payload of its reply, or its code.
    fields(
      index: nil,
      type: nil,
      value: nil
    )
  end
end
