# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.deliveries`.
    class Deliveries
      def initialize(client)
        @client = client
      end

      # List the deliveries of the account. Returns deliveries to all endpoints or to one, newest first.
      # With `event_type` or `status=succeeded`, a page reads at most ten thousand entries. So it can have
      # fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`. With `event`, a
      # page reads deliveries for 0.2 seconds, or at least ten thousand. It can also have fewer entries than
      # `limit`.
      #
      # `GET /v1/deliveries`. An API key needs one of the scopes `full`, `webhooks`, `read`.
      #
      # @param endpoint [String]
      #   The webhook endpoint to filter by.
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
        endpoint: OMIT,
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
          "/v1/deliveries",
          query: {
            "endpoint" => endpoint,
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

      # Retrieve a delivery with its attempts. Returns the delivery with the time, cause, request and
      # response of each attempt. Posthorn keeps the responses to failed attempts for 7 days
      # (`RETENTION_RESPONSES_DAYS`). It keeps all other data as long as the delivery.
      #
      # `GET /v1/deliveries/{sid}`. An API key needs one of the scopes `full`, `webhooks`, `read`.
      #
      # @return [DeliveryWithAttempts]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/deliveries/{sid}", value: sid)
        @client.value(call, Posthorn::DeliveryWithAttempts, request_options)
      end

      # Send a delivery again. Attempts the delivery now, whatever its status. If the attempt fails, retries
      # follow the schedule from its start. The receiver gets the same `webhook-id`.
      #
      # `POST /v1/deliveries/{sid}/resend`. An API key needs one of the scopes `full`, `webhooks`.
      #
      # @return [Delivery]
      def resend(sid, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/deliveries/{sid}/resend",
          value: sid,
          body: {},
          idempotence: :key
        )
        @client.value(call, Posthorn::Delivery, request_options)
      end
    end
  end
end
