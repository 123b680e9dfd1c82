# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.differences`.
    class Differences
      def initialize(client)
        @client = client
      end

      # List differences. Returns the differences that reconciliations found, newest first.
      #
      # `GET /v1/differences`. An API key needs one of the scopes `full`, `payments`, `read`.
      #
      # @param status [Array<String>]
      #   The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<Difference>]
      def list(status: OMIT, limit: OMIT, cursor: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/v1/differences",
          query: { "status" => status, "limit" => limit, "cursor" => cursor }
        )
        @client.list(call, Posthorn::Difference, request_options)
      end

      # Retrieve a difference. Returns the current difference.
      #
      # `GET /v1/differences/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
      #
      # @return [Difference]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/differences/{sid}", value: sid)
        @client.value(call, Posthorn::Difference, request_options)
      end

      # Resolve a difference. Resolves a difference. `booked` changes the ledger to the provider's current
      # list, in the same transaction. It books a fee as `fee`, a payout as `payout`, and any other
      # difference as `adjustment`. If both lists already agree, it books nothing and the resolution is
      # `matched_later`. `ignored` books nothing, and Posthorn does not report the difference again while
      # its amounts are the same. A payment with the `review_reason` `amount_mismatch` needs a decision of
      # its own first. You can repeat the same decision. The audit log contains the member who decided.
      #
      # `POST /v1/differences/{sid}/resolve`. An API key needs one of the scopes `full`, `payments`.
      #
      # @param resolution [String]
      #   The decision.
      # @param note [String]
      #   The reason for the decision. Posthorn stores it with the difference.
      # @return [Difference]
      def resolve(sid, resolution:, note:, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/differences/{sid}/resolve",
          value: sid,
          body: { "resolution" => resolution, "note" => note },
          idempotence: :key
        )
        @client.value(call, Posthorn::Difference, request_options)
      end
    end
  end
end
