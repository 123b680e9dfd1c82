# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.event_types`.
    class EventTypes
      def initialize(client)
        @client = client
      end

      # List event types. Returns every event type with the JSON Schema of its body, on one page.
      #
      # `GET /v1/event_types`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
      #
      # @return [Page<EventTypeDescription>]
      def list(request_options: nil)
        call = Call.new("GET", "/v1/event_types")
        @client.list(call, Posthorn::EventTypeDescription, request_options)
      end
    end
  end
end
