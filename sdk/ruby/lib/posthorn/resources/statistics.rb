# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.statistics`.
    class Statistics
      def initialize(client)
        @client = client
      end

      # Retrieve statistics. Counts messages by the status that they reached, and attempts to deliver
      # events, by hour or day (UTC). Lists the errors and the webhook endpoints of the same time. A message
      # counts in the hour in which it reached the status. A message that was sent before midnight and
      # delivered later counts on both days. Counts are exact, but attempts of the last ten seconds can be
      # missing. Posthorn keeps counts for 92 days, also those of deleted messages.
      #
      # `GET /v1/statistics`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
      #
      # @param interval [String]
      #   The length of a bucket.
      # @param from [Time]
      #   The time in the first hour or day. Default: 24 hours or 30 days before `to`.
      # @param to [Time]
      #   The time in the last hour or day, at most now.
      # @return [Statistics]
      def get(interval: OMIT, from: OMIT, to: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/v1/statistics",
          query: { "interval" => interval, "from" => from, "to" => to }
        )
        @client.value(call, Posthorn::Statistics, request_options)
      end
    end
  end
end
