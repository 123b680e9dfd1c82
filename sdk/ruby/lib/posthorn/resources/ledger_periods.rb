# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.ledger_periods`.
    class LedgerPeriods
      def initialize(client)
        @client = client
      end

      # Close a period. Closes the books up to a time, and stores the balances at that time. A later
      # transaction of the period gets the current time as its `effective_at`. You cannot reopen a closed
      # period.
      #
      # `POST /v1/ledger_periods`. An API key needs one of the scopes `full`, `payments`.
      #
      # @param ends_at [Time]
      #   The end of the period, exclusive. For October, send midnight of November 1 in your time zone.
      # @return [LedgerPeriod]
      def close(ends_at:, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/ledger_periods",
          body: { "ends_at" => ends_at },
          idempotence: :key
        )
        @client.value(call, Posthorn::LedgerPeriod, request_options)
      end

      # List closed periods. Returns closed periods with the balances at their end, latest first.
      #
      # `GET /v1/ledger_periods`. An API key needs one of the scopes `full`, `payments`, `read`.
      #
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<LedgerPeriod>]
      def list(limit: OMIT, cursor: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/v1/ledger_periods",
          query: { "limit" => limit, "cursor" => cursor }
        )
        @client.list(call, Posthorn::LedgerPeriod, request_options)
      end
    end
  end
end
