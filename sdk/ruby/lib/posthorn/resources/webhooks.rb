# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.webhooks.replays`.
    class WebhooksReplays
      def initialize(client)
        @client = client
      end

      # List the replays of a webhook endpoint. Returns the replays of an endpoint, newest first. The
      # endpoint can be deleted. Posthorn keeps ended replays as long as events.
      #
      # `GET /v1/webhooks/{sid}/replays`. An API key needs one of the scopes `full`, `webhooks`, `read`.
      #
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<Replay>]
      def list(sid, limit: OMIT, cursor: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/v1/webhooks/{sid}/replays",
          value: sid,
          query: { "limit" => limit, "cursor" => cursor }
        )
        @client.list(call, Posthorn::Replay, request_options)
      end
    end

    # `client.webhooks.deliveries`.
    class WebhooksDeliveries
      def initialize(client)
        @client = client
      end

      # List the deliveries of a webhook endpoint. Returns the deliveries of one endpoint, newest first. The
      # endpoint can be deleted. With `event_type` or `status=succeeded`, a page reads at most ten thousand
      # entries. So it can have fewer than `limit`, or none, while `has_more` is true. Continue with
      # `next_cursor`. With `event`, a page reads deliveries for 0.2 seconds, or at least ten thousand. It
      # can also have fewer entries than `limit`.
      #
      # `GET /v1/webhooks/{sid}/deliveries`. An API key needs one of the scopes `full`, `webhooks`, `read`.
      #
      # @param event [String]
      #   The event whose deliveries to return, oldest first.
      # @param status [Array<String>]
      #   The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
      # @param event_type [String]
      #   The event type to filter by.
      # @param created_after [Time]
      #   The earliest time, inclusive. The name `from` also works.
      # @param created_before [Time]
      #   The latest time, exclusive. The name `to` also works.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<Delivery>]
      def list(
        sid,
        event: OMIT,
        status: OMIT,
        event_type: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        limit: OMIT,
        cursor: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/v1/webhooks/{sid}/deliveries",
          value: sid,
          query: {
            "event" => event,
            "status" => status,
            "event_type" => event_type,
            "created_after" => created_after,
            "created_before" => created_before,
            "limit" => limit,
            "cursor" => cursor
          }
        )
        @client.list(call, Posthorn::Delivery, request_options)
      end
    end

    # `client.webhooks`.
    class Webhooks
      # @return [WebhooksReplays]
      attr_reader :replays
      # @return [WebhooksDeliveries]
      attr_reader :deliveries

      def initialize(client)
        @client = client
        @replays = WebhooksReplays.new(client)
        @deliveries = WebhooksDeliveries.new(client)
      end

      # Register a webhook endpoint. Registers an endpoint. Posthorn sends every later matching event to its
      # URL at least once, signed with the secret in the response. An account can have 100 endpoints.
      #
      # `POST /v1/webhooks`. An API key needs one of the scopes `full`, `webhooks`.
      #
      # @param url [String]
      #   The HTTPS URL that receives the events. It must not contain a user name, and must not lead to a
      #   private or local address.
      # @param events [Array<String>]
      #   The events to send. Default: all.
      # @param description [String]
      #   The display name.
      # @param timeout [Integer, nil]
      #   The maximum duration of an attempt in seconds, from the DNS lookup to the last byte of the response.
      #   Null for the default of 15.
      # @param retry_schedule [Array<Integer>, nil]
      #   The seconds to wait after the first failed attempt, the second, and so on. Afterwards the delivery
      #   fails. An empty list (`[]` in JSON) means no retries. Null for the default schedule over three days.
      #   Send a list, or one string with commas.
      # @param headers [Hash, nil]
      #   The additional headers of requests by name, such as a credential of the receiver. They are added to
      #   the existing headers. The value null removes a header, and null for `headers` removes all. The limit
      #   is 20. Posthorn encrypts the values and never returns them. In a form, send JSON.
      # @param client_certificate [String, nil]
      #   The client certificate in PEM for a receiver with mTLS, optionally followed by its chain. Send it
      #   together with `client_key`. Null removes both.
      # @param client_key [String, nil]
      #   The private key of `client_certificate` in PEM, without a passphrase. Posthorn encrypts it and never
      #   returns it.
      # @param payload [String]
      #   The content of `data`. `full`: the resource. `thin`: only the `sid`, the `status` and the `url` of
      #   the resource.
      # @param filter [Hash, nil]
      #   The filter for subscribed events: patterns for fields of `data`. Every field must match one of its
      #   patterns. `*` stands for any characters, and `!` before a pattern excludes its matches. Null for all
      #   subscribed events. In a form, send JSON.
      # @param signatures [Array<String>]
      #   The signatures of deliveries: `v1` (HMAC-SHA256 with the secret), `v1a` (ed25519, verified with
      #   `public_key`), or both. Send a list, or one string with commas.
      # @param max_in_flight [Integer, nil]
      #   The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null: ten,
      #   and up to 64 while the endpoint responds within 250 ms. The limit halves after a timeout or the
      #   status 429, 502, 503 or 504, and grows by one with each other response.
      # @param rate_limit [Integer, nil]
      #   The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit. Waiting
      #   for this limit does not count as an attempt.
      # @param ordering [String]
      #   The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery blocks
      #   later deliveries until it succeeds or finally fails. `none`: as fast as the endpoint responds.
      # @return [WebhookWithSecret]
      def create(
        url:,
        events: OMIT,
        description: OMIT,
        timeout: OMIT,
        retry_schedule: OMIT,
        headers: OMIT,
        client_certificate: OMIT,
        client_key: OMIT,
        payload: OMIT,
        filter: OMIT,
        signatures: OMIT,
        max_in_flight: OMIT,
        rate_limit: OMIT,
        ordering: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/v1/webhooks",
          body: {
            "url" => url,
            "events" => events,
            "description" => description,
            "timeout" => timeout,
            "retry_schedule" => retry_schedule,
            "headers" => headers,
            "client_certificate" => client_certificate,
            "client_key" => client_key,
            "payload" => payload,
            "filter" => filter,
            "signatures" => signatures,
            "max_in_flight" => max_in_flight,
            "rate_limit" => rate_limit,
            "ordering" => ordering
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::WebhookWithSecret, request_options)
      end

      # List webhook endpoints. Returns webhook endpoints, newest first.
      #
      # `GET /v1/webhooks`. An API key needs one of the scopes `full`, `webhooks`, `read`.
      #
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<Webhook>]
      def list(limit: OMIT, cursor: OMIT, request_options: nil)
        call = Call.new("GET", "/v1/webhooks", query: { "limit" => limit, "cursor" => cursor })
        @client.list(call, Posthorn::Webhook, request_options)
      end

      # Retrieve a webhook endpoint. Returns the endpoint with data about its health.
      #
      # `GET /v1/webhooks/{sid}`. An API key needs one of the scopes `full`, `webhooks`, `read`.
      #
      # @return [Webhook]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/webhooks/{sid}", value: sid)
        @client.value(call, Posthorn::Webhook, request_options)
      end

      # Change a webhook endpoint. Changes the parameters that you send. Deliveries to a paused endpoint
      # wait, including those of new events. Disabling an endpoint cancels its pending deliveries. Posthorn
      # does not send it new events, unless a later replay includes `missing` events. Enabling an endpoint
      # resets its failure counts. A change closes its circuit.
      #
      # `PATCH /v1/webhooks/{sid}`. An API key needs one of the scopes `full`, `webhooks`.
      #
      # @param url [String]
      #   The HTTPS URL that receives the events. It must not contain a user name, and must not lead to a
      #   private or local address.
      # @param events [Array<String>]
      #   The events to send: names from `GET /v1/event_types`, `messages.*` for all events of an area, or
      #   `*`. Send a list, or one string with commas.
      # @param description [String]
      #   The display name.
      # @param timeout [Integer, nil]
      #   The maximum duration of an attempt in seconds, from the DNS lookup to the last byte of the response.
      #   Null for the default of 15.
      # @param retry_schedule [Array<Integer>, nil]
      #   The seconds to wait after the first failed attempt, the second, and so on. Afterwards the delivery
      #   fails. An empty list (`[]` in JSON) means no retries. Null for the default schedule over three days.
      #   Send a list, or one string with commas.
      # @param headers [Hash, nil]
      #   The additional headers of requests by name, such as a credential of the receiver. They are added to
      #   the existing headers. The value null removes a header, and null for `headers` removes all. The limit
      #   is 20. Posthorn encrypts the values and never returns them. In a form, send JSON.
      # @param client_certificate [String, nil]
      #   The client certificate in PEM for a receiver with mTLS, optionally followed by its chain. Send it
      #   together with `client_key`. Null removes both.
      # @param client_key [String, nil]
      #   The private key of `client_certificate` in PEM, without a passphrase. Posthorn encrypts it and never
      #   returns it.
      # @param payload [String]
      #   The content of `data`. `full`: the resource. `thin`: only the `sid`, the `status` and the `url` of
      #   the resource.
      # @param filter [Hash, nil]
      #   The filter for subscribed events: patterns for fields of `data`. Every field must match one of its
      #   patterns. `*` stands for any characters, and `!` before a pattern excludes its matches. Null for all
      #   subscribed events. In a form, send JSON.
      # @param signatures [Array<String>]
      #   The signatures of deliveries: `v1` (HMAC-SHA256 with the secret), `v1a` (ed25519, verified with
      #   `public_key`), or both. Send a list, or one string with commas.
      # @param max_in_flight [Integer, nil]
      #   The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null: ten,
      #   and up to 64 while the endpoint responds within 250 ms. The limit halves after a timeout or the
      #   status 429, 502, 503 or 504, and grows by one with each other response.
      # @param rate_limit [Integer, nil]
      #   The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit. Waiting
      #   for this limit does not count as an attempt.
      # @param ordering [String]
      #   The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery blocks
      #   later deliveries until it succeeds or finally fails. `none`: as fast as the endpoint responds.
      # @param status [String]
      #   The status. `paused`: Posthorn sends nothing, and deliveries wait until the endpoint is `enabled`
      #   again. `disabled`: pending deliveries are canceled, and new events are not sent.
      # @return [Webhook]
      def update(
        sid,
        url: OMIT,
        events: OMIT,
        description: OMIT,
        timeout: OMIT,
        retry_schedule: OMIT,
        headers: OMIT,
        client_certificate: OMIT,
        client_key: OMIT,
        payload: OMIT,
        filter: OMIT,
        signatures: OMIT,
        max_in_flight: OMIT,
        rate_limit: OMIT,
        ordering: OMIT,
        status: OMIT,
        request_options: nil
      )
        call = Call.new(
          "PATCH",
          "/v1/webhooks/{sid}",
          value: sid,
          body: {
            "url" => url,
            "events" => events,
            "description" => description,
            "timeout" => timeout,
            "retry_schedule" => retry_schedule,
            "headers" => headers,
            "client_certificate" => client_certificate,
            "client_key" => client_key,
            "payload" => payload,
            "filter" => filter,
            "signatures" => signatures,
            "max_in_flight" => max_in_flight,
            "rate_limit" => rate_limit,
            "ordering" => ordering,
            "status" => status
          }
        )
        @client.value(call, Posthorn::Webhook, request_options)
      end

      # Delete a webhook endpoint. Cancels the pending deliveries of the endpoint and deletes it. You can
      # read its deliveries until their retention ends.
      #
      # `DELETE /v1/webhooks/{sid}`. An API key needs one of the scopes `full`, `webhooks`.
      #
      # @return [Response]
      def delete(sid, request_options: nil)
        call = Call.new("DELETE", "/v1/webhooks/{sid}", value: sid)
        @client.nothing(call, request_options)
      end

      # Retrieve the secret of a webhook endpoint. Returns the newest secret. Use it to verify deliveries
      # with any Standard Webhooks library.
      #
      # `GET /v1/webhooks/{sid}/secret`. An API key needs one of the scopes `full`, `webhooks`.
      #
      # @return [WebhookSecret]
      def get_secret(sid, request_options: nil)
        call = Call.new("GET", "/v1/webhooks/{sid}/secret", value: sid)
        @client.value(call, Posthorn::WebhookSecret, request_options)
      end

      # Rotate the secret of a webhook endpoint. Creates a new secret, and a new key pair if `signatures`
      # contains `v1a`. During the overlap the older secrets also sign deliveries, so that you can update
      # the receiver. At most three secrets sign at a time. A fourth secret ends the oldest.
      #
      # `POST /v1/webhooks/{sid}/rotate_secret`. An API key needs one of the scopes `full`, `webhooks`.
      #
      # @param overlap [Integer]
      #   The number of hours for which older secrets also sign. At most 3 secrets sign at a time. 0 ends the
      #   older secrets now. The default is `24`.
      # @return [WebhookWithSecret]
      def rotate_secret(sid, overlap: OMIT, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/webhooks/{sid}/rotate_secret",
          value: sid,
          body: { "overlap" => overlap },
          idempotence: :key
        )
        @client.value(call, Posthorn::WebhookWithSecret, request_options)
      end

      # End the older secrets of a webhook endpoint. Ends the overlap of a rotation early. From now on, only
      # the newest secret signs deliveries.
      #
      # `POST /v1/webhooks/{sid}/end_older_secrets`. An API key needs one of the scopes `full`, `webhooks`.
      #
      # @return [Webhook]
      def end_older_secrets(sid, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/webhooks/{sid}/end_older_secrets",
          value: sid,
          body: {},
          idempotence: :key
        )
        @client.value(call, Posthorn::Webhook, request_options)
      end

      # Send a test event. Sends a `webhooks.test` event to this endpoint only, even if it did not subscribe
      # to it. The response contains the delivery, so that you can follow it.
      #
      # `POST /v1/webhooks/{sid}/test`. An API key needs one of the scopes `full`, `webhooks`.
      #
      # @return [Delivery]
      def test(sid, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/webhooks/{sid}/test",
          value: sid,
          body: {},
          idempotence: :key
        )
        @client.value(call, Posthorn::Delivery, request_options)
      end

      # Replay undelivered events. Sends deliveries of a time range again, oldest first. With `missing`, it
      # also sends events that the endpoint never received. The replay runs in the background, also after a
      # restart. New deliveries have priority. The replay pauses while 5,000 replayed deliveries of the
      # endpoint are pending. An account can have ten unfinished replays.
      #
      # `POST /v1/webhooks/{sid}/replay`. An API key needs one of the scopes `full`, `webhooks`.
      #
      # @param from [Time]
      #   The start of the time range, inclusive.
      # @param to [Time]
      #   The end of the time range, exclusive. Default: now.
      # @param only_failed [Boolean]
      #   True replays only failed deliveries. False also replays deliveries that succeeded or were canceled.
      #   The default is `true`.
      # @param missing [Boolean]
      #   True to include matching events that the endpoint never received, and canceled deliveries. Such
      #   events are from before its registration or subscription, or from while it was disabled. The default
      #   is `false`.
      # @return [Replay]
      def replay(
        sid,
        from:,
        to: OMIT,
        only_failed: OMIT,
        missing: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/v1/webhooks/{sid}/replay",
          value: sid,
          body: {
            "from" => from,
            "to" => to,
            "only_failed" => only_failed,
            "missing" => missing
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::Replay, request_options)
      end
    end
  end
end
