# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.messages.events`.
    class MessagesEvents
      def initialize(client)
        @client = client
      end

      # Read a message's timeline. Returns every change of status, every choice of a route with its reason,
      # and every exchange with the carrier, oldest first. The timeline has at most a thousand entries on
      # one page. It names routes and carriers by sid. Only operators can see the conditions of a route.
      #
      # `GET /v1/messages/{sid}/events`. An API key needs one of the scopes `full`, `messages`, `read`.
      #
      # @return [Page<TimelineEntry>]
      def list(sid, request_options: nil)
        call = Call.new("GET", "/v1/messages/{sid}/events", value: sid)
        @client.list(call, Posthorn::TimelineEntry, request_options)
      end
    end

    # `client.messages.media`.
    class MessagesMedia
      def initialize(client)
        @client = client
      end

      # List the media of a message. Returns the media in the order of the message, on one page. Posthorn
      # fetches outbound media when it sends the message to a carrier. Before that, or after a failed fetch,
      # the list has fewer entries than `num_media`.
      #
      # `GET /v1/messages/{sid}/media`. An API key needs one of the scopes `full`, `messages`, `read`.
      #
      # @return [Page<Media>]
      def list(sid, request_options: nil)
        call = Call.new("GET", "/v1/messages/{sid}/media", value: sid)
        @client.list(call, Posthorn::Media, request_options)
      end
    end

    # `client.messages`.
    class Messages
      # @return [MessagesEvents]
      attr_reader :events
      # @return [MessagesMedia]
      attr_reader :media

      def initialize(client)
        @client = client
        @events = MessagesEvents.new(client)
        @media = MessagesMedia.new(client)
      end

      # Send a message. Stores a message and queues it for sending. The server responds after it has stored
      # the message, so an accepted message is not lost. Follow its progress with its `status`, events and
      # timeline. If the message of a repeated request was deleted, the response is `message_not_found` and
      # nothing is sent.
      #
      # `POST /v1/messages`. An API key needs one of the scopes `full`, `messages`.
      #
      # @param to [String]
      #   The recipient. A phone number with its country code, a chat address with its prefix, as in
      #   xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A
      #   number can contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164. You
      #   can send up to 5 addresses of one person, separated by commas, as a list, or as a repeated key.
      #   Posthorn tries them in this order until a carrier delivers the message. Several can be of one
      #   channel, but none can be in the list twice.
      # @param from [String]
      #   The sender: a phone number, a short code, a name, or a chat or email address with its prefix. If
      #   `to` has several addresses, send one sender for each in the same order, or one for all. A phone
      #   number also stands for the same number on WhatsApp. A name has 1 to 11 characters: letters, digits,
      #   inner spaces and & + . _ -. Required unless you send `messaging_service_sid`.
      # @param messaging_service_sid [String]
      #   The messaging service whose pool has the sender. Without `from`, Posthorn chooses the sender of the
      #   pool. A message without `validity_period` has that of the service.
      # @param body [String]
      #   The text of the message: up to 1,600 characters over SMS and MMS, 4,096 over WhatsApp and Telegram,
      #   and 10,000 over other channels. It must fit the channel of each address of `to`. Required unless you
      #   send `media_url`.
      # @param media_url [Array<String>]
      #   The HTTPS URLs of media to attach (MMS), up to 10. An empty list means no media.
      # @param template [MessageTemplateRequest]
      #   The approved template to send to recipients on WhatsApp. WhatsApp accepts free text only within 24
      #   hours after a message of the recipient, and templates always. With a template, `body` is optional
      #   and only appears in the message log. `media_url` is the medium of the template's header, at most
      #   one. In a form, send JSON.
      # @param fallback_after [Integer]
      #   The number of seconds that each address of `to` has to deliver before Posthorn tries the next one.
      #   Default: 300. The time begins with the first attempt at the address, for a scheduled message not
      #   before `send_at`. It has no effect for one address.
      # @param send_at [Time]
      #   The time at which to send the message, up to 35 days ahead. Until then, the status is `queued`. A
      #   time in the past has no effect.
      # @param validity_period [Integer]
      #   The number of seconds after which carriers must not deliver the message, up to 14 days.
      # @param tags [Array<String>]
      #   Up to 20 labels to filter messages by.
      # @param metadata [Hash]
      #   Your own fields, up to 50. A name has up to 40 characters and a value up to 500. Together they have
      #   at most 8 KiB of JSON. Answers and events contain them. In a form, write `metadata[order]=8731`.
      # @param status_callback [String]
      #   The HTTPS URL that receives each later status of the message, as a signed event. It follows the
      #   rules of a webhook's URL. Posthorn creates a webhook endpoint for its origin, whose secret signs the
      #   requests. An account can have 20 origins.
      # @param max_segments [Integer]
      #   The maximum number of segments. The server refuses a longer message.
      # @return [Message]
      def create(
        to:,
        from: OMIT,
        messaging_service_sid: OMIT,
        body: OMIT,
        media_url: OMIT,
        template: OMIT,
        fallback_after: OMIT,
        send_at: OMIT,
        validity_period: OMIT,
        tags: OMIT,
        metadata: OMIT,
        status_callback: OMIT,
        max_segments: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/v1/messages",
          body: {
            "to" => to,
            "from" => from,
            "messaging_service_sid" => messaging_service_sid,
            "body" => body,
            "media_url" => media_url,
            "template" => template,
            "fallback_after" => fallback_after,
            "send_at" => send_at,
            "validity_period" => validity_period,
            "tags" => tags,
            "metadata" => metadata,
            "status_callback" => status_callback,
            "max_segments" => max_segments
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::Message, request_options)
      end

      # List messages. Returns messages that match all filters, newest first unless `order` says otherwise.
      # With filters other than `to`, `created_after` and `created_before`, a page reads at most ten
      # thousand entries. So it can have fewer than `limit`, or none, while `has_more` is true. Continue
      # with `next_cursor`. Failed and undelivered messages are found however rare they are.
      #
      # `GET /v1/messages`. An API key needs one of the scopes `full`, `messages`, `read`.
      #
      # @param to [String]
      #   The recipient to filter by.
      # @param from [String]
      #   The sender to filter by.
      # @param status [Array<String>]
      #   The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
      # @param error_code [String]
      #   The error code to filter by.
      # @param direction [String]
      #   The direction to filter by.
      # @param channel [String]
      #   The channel to filter by.
      # @param tag [String]
      #   The tag to filter by.
      # @param metadata [Object]
      #   The entries of `metadata` to filter by, as in `metadata[order]=8731`, or as a JSON object. A
      #   resource must have all of them.
      # @param number [String]
      #   The digits to search for in the sender and the recipient. A number with a plus and an address with a
      #   prefix must match completely. Spaces and dashes in numbers are ignored.
      # @param created_after [Time]
      #   The earliest creation time, inclusive.
      # @param created_before [Time]
      #   The latest creation time, exclusive.
      # @param sent_after [Time]
      #   The earliest sending time, inclusive.
      # @param sent_before [Time]
      #   The latest sending time, exclusive.
      # @param order [String]
      #   The order by creation time: `desc` has the newest entry first, `asc` the oldest.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<Message>]
      def list(
        to: OMIT,
        from: OMIT,
        status: OMIT,
        error_code: OMIT,
        direction: OMIT,
        channel: OMIT,
        tag: OMIT,
        metadata: OMIT,
        number: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        sent_after: OMIT,
        sent_before: OMIT,
        order: OMIT,
        limit: OMIT,
        cursor: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/v1/messages",
          query: {
            "to" => to,
            "from" => from,
            "status" => status,
            "error_code" => error_code,
            "direction" => direction,
            "channel" => channel,
            "tag" => tag,
            "metadata" => metadata,
            "number" => number,
            "created_after" => created_after,
            "created_before" => created_before,
            "sent_after" => sent_after,
            "sent_before" => sent_before,
            "order" => order,
            "limit" => limit,
            "cursor" => cursor
          }
        )
        @client.list(call, Posthorn::Message, request_options)
      end

      # Preview a message. Returns the encoding, the segments, the characters that require UCS-2, the price
      # and the route. Sends and stores nothing.
      #
      # `POST /v1/messages/preview`. An API key needs one of the scopes `full`, `messages`, `read`.
      #
      # @param to [String]
      #   The recipient. A phone number with its country code, a chat address with its prefix, as in
      #   xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A
      #   number can contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164. You
      #   can send up to 5 addresses of one person, separated by commas, as a list, or as a repeated key.
      #   Posthorn tries them in this order until a carrier delivers the message. Several can be of one
      #   channel, but none can be in the list twice.
      # @param from [String]
      #   The sender. It can decide the route. The same rules as for sending apply.
      # @param body [String]
      #   The text of the message: up to 1,600 characters over SMS and MMS, 4,096 over WhatsApp and Telegram,
      #   and 10,000 over other channels. It must fit the channel of each address of `to`. Required unless you
      #   send `media_url`.
      # @param media_url [Array<String>]
      #   The HTTPS URLs of media to attach (MMS), up to 10. An empty list means no media.
      # @param template [MessageTemplateRequest]
      #   The approved template to send to recipients on WhatsApp. WhatsApp accepts free text only within 24
      #   hours after a message of the recipient, and templates always. With a template, `body` is optional
      #   and only appears in the message log. `media_url` is the medium of the template's header, at most
      #   one. In a form, send JSON.
      # @return [MessagePreview]
      def preview(
        to:,
        from: OMIT,
        body: OMIT,
        media_url: OMIT,
        template: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/v1/messages/preview",
          body: {
            "to" => to,
            "from" => from,
            "body" => body,
            "media_url" => media_url,
            "template" => template
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::MessagePreview, request_options)
      end

      # Follow the messages as they change. Streams changed messages as server-sent events, for live pages.
      # The data of a `messages` event is a list of messages. It has the messages that were accepted, were
      # received or changed their status since the previous event. Each message occurs once with its current
      # state, in the order of the changes. Messages of all processes arrive within about 0.25 seconds.
      # Under high load, events are rarer and larger. Each event has an `id`. A client that sends it as
      # `Last-Event-ID` continues after it, at any process, as long as Posthorn keeps events. Browsers do so
      # automatically. A message can occur twice. Deleted messages do not occur. The stream sends data, such
      # as an `id`, at least every 15 seconds. It ends after five minutes or `timeout_ms`, and if the client
      # reads nothing for 30 seconds. Then connect again. It also ends within two seconds after its session,
      # key or token ends, and the server refuses a new connection with it. At most 20 streams of an account
      # can be open at one process.
      #
      # `GET /v1/messages/stream`. An API key needs one of the scopes `full`, `messages`, `read`.
      #
      # @param timeout_ms [Integer]
      #   The maximum duration of the stream in milliseconds, up to five minutes.
      # @return [Enumerator<StreamedEvent>]
      def stream(timeout_ms: OMIT, last_event_id: nil, request_options: nil, &block)
        call = Call.new("GET", "/v1/messages/stream", query: { "timeout_ms" => timeout_ms })
        @client.stream(call, %i[list Message], request_options, last_event_id, &block)
      end

      # Retrieve a message. Returns the current message.
      #
      # `GET /v1/messages/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
      #
      # @return [Message]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/messages/{sid}", value: sid)
        @client.value(call, Posthorn::Message, request_options)
      end

      # Delete a message. Deletes the message and erases its text, template, tags, metadata and media. It
      # also erases them from its events, from stored responses for an `Idempotency-Key`, from the delivery
      # log and from the simulator. Posthorn does not send a queued message. It cannot recall a message from
      # a carrier, and later receipts of that message create no events. If you repeat the request that
      # created the message with the same key, the response is `message_not_found` and nothing is sent. The
      # events of the message keep the numbers, times and status until their retention ends. The operating
      # guide lists the other remaining data. Pending deliveries of its events have an empty `body`, no
      # `tags`, `metadata` and `template`. Only requests to webhooks that are already in progress still
      # contain them.
      #
      # `DELETE /v1/messages/{sid}`. An API key needs one of the scopes `full`, `messages`.
      #
      # @return [Response]
      def delete(sid, request_options: nil)
        call = Call.new("DELETE", "/v1/messages/{sid}", value: sid)
        @client.nothing(call, request_options)
      end

      # Cancel a message. Cancels a queued message, such as one that waits for its `send_at`. Its status is
      # `failed`, with the `error_code` `canceled`. Posthorn cannot recall a message from a carrier. A
      # repeated request returns the same response.
      #
      # `POST /v1/messages/{sid}/cancel`. An API key needs one of the scopes `full`, `messages`.
      #
      # @return [Message]
      def cancel(sid, request_options: nil)
        call = Call.new("POST", "/v1/messages/{sid}/cancel", value: sid, idempotence: :key)
        @client.value(call, Posthorn::Message, request_options)
      end

      # Redact a message. Erases the text, template, tags and metadata of the message in all places that a
      # deletion erases. The message remains with its numbers, times, status and price. Its media remain,
      # too: delete each with `DELETE /v1/media/{sid}`. A repeated request returns the same response.
      #
      # `POST /v1/messages/{sid}/redact`. An API key needs one of the scopes `full`, `messages`.
      #
      # @return [Message]
      def redact(sid, request_options: nil)
        call = Call.new("POST", "/v1/messages/{sid}/redact", value: sid, idempotence: :key)
        @client.value(call, Posthorn::Message, request_options)
      end

      # Report the outcome of a message. Records in the timeline of the message whether the recipient acted
      # on it, such as by entering its code. It changes no status. The operator compares such reports with
      # the receipts of a carrier.
      #
      # `POST /v1/messages/{sid}/feedback`. An API key needs one of the scopes `full`, `messages`.
      #
      # @param outcome [String]
      #   `confirmed` if the recipient acted on the message, `unconfirmed` if it is not known.
      # @return [MessageFeedback]
      def feedback(sid, outcome:, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/messages/{sid}/feedback",
          value: sid,
          body: { "outcome" => outcome },
          idempotence: :key
        )
        @client.value(call, Posthorn::MessageFeedback, request_options)
      end
    end
  end
end
