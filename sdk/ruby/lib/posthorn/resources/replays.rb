# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.replays`.
    class Replays
      def initialize(client)
        @client = client
      end

      # Retrieve a replay. Returns the replay with its progress. It is complete when its `status` is
      # `completed` and `waiting` is 0.
      #
      # `GET /v1/replays/{sid}`. An API key needs one of the scopes `full`, `webhooks`, `read`.
      #
      # @return [Replay]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/replays/{sid}", value: sid)
        @client.value(call, Posthorn::Replay, request_options)
      end

      # Cancel a replay. Stops the replay and removes its pending deliveries, even if it has completed. Each
      # delivery returns to the status of its last attempt, or is `canceled` without an attempt. Deliveries
      # that another replay of the endpoint requested remain queued. Attempts in progress can still arrive.
      # Canceling a canceled replay changes nothing.
      #
      # `POST /v1/replays/{sid}/cancel`. An API key needs one of the scopes `full`, `webhooks`.
      #
      # @return [Replay]
      def cancel(sid, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/replays/{sid}/cancel",
          value: sid,
          body: {},
          idempotence: :key
        )
        @client.value(call, Posthorn::Replay, request_options)
      end
    end
  end
end
