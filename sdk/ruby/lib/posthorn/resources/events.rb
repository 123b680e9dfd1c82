# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.events`.
    class Events
      def initialize(client)
        @client = client
      end

      # List events. Returns events, newest first. To catch up after an outage, read until the last event
      # that you handled. With `type` and without `message` or `sid`, a page reads at most ten thousand
      # entries. So it can have fewer than `limit`, or none, while `has_more` is true. Continue with
      # `next_cursor`.
      #
      # `GET /v1/events`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
      #
      # @param sid [Array<String>]
      #   The events to return, at most 100, as a repeated parameter or with commas. Unknown ones are left
      #   out.
      # @param type [String]
      #   The event type to filter by, or all types of an area: `messages.*`.
      # @param message [String]
      #   The message to filter by. It can be deleted.
      # @param created_after [Time]
      #   The earliest time, inclusive. The name `from` also works.
      # @param created_before [Time]
      #   The latest time, exclusive. The name `to` also works.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<Event>]
      def list(
        sid: OMIT,
        type: OMIT,
        message: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        limit: OMIT,
        cursor: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/v1/events",
          query: {
            "sid" => sid,
            "type" => type,
            "message" => message,
            "created_after" => created_after,
            "created_before" => created_before,
            "limit" => limit,
            "cursor" => cursor
          }
        )
        @client.list(call, Posthorn::Event, request_options)
      end

      # Follow the events. Waits for events, for programs that webhooks cannot reach. `posthorn listen` uses
      # this operation. Responds as soon as an event occurs after `cursor`, or with an empty list after
      # `timeout_ms`. Request again at once with `next_cursor`. A cursor works at every process and after a
      # restart, as long as Posthorn keeps the events. Without a cursor, the response is empty and its
      # `next_cursor` begins at the present. No event is missing, and the events of one resource are ordered
      # by `sequence`. An event can occur twice, as with webhooks: remember the sids of the last minutes. At
      # most 20 requests of an account can wait at one process.
      #
      # `GET /v1/events/feed`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
      #
      # @param cursor [String]
      #   The `next_cursor` of the previous response. Omit it to begin at the present.
      # @param events [Array<String>]
      #   The events to send: names from `GET /v1/event_types`, `messages.*` for all events of an area, or
      #   `*`. Send a list, or one string with commas.
      # @param limit [Integer]
      #   The approximate maximum number of events in a response.
      # @param timeout_ms [Integer]
      #   The maximum waiting time in milliseconds, up to 30 seconds.
      # @return [EventFeed]
      def feed(
        cursor: OMIT,
        events: OMIT,
        limit: OMIT,
        timeout_ms: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/v1/events/feed",
          query: {
            "cursor" => cursor,
            "events" => events,
            "limit" => limit,
            "timeout_ms" => timeout_ms
          },
          wait: (OMIT.equal?(timeout_ms) ? 20_000 : timeout_ms) / 1000.0
        )
        @client.value(call, Posthorn::EventFeed, request_options)
      end

      # Retrieve an event. Returns the event as the JSON that webhook endpoints receive.
      #
      # `GET /v1/events/{sid}`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
      #
      # @return [Event]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/events/{sid}", value: sid)
        @client.value(call, Posthorn::Event, request_options)
      end
    end
  end
end
