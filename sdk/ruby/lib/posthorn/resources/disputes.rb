# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.disputes`.
    class Disputes
      def initialize(client)
        @client = client
      end

      # List disputes. Returns disputes, newest first unless `order` says otherwise. With `status`, a page
      # reads at most ten thousand entries. So it can have fewer than `limit`, or none, while `has_more` is
      # true. Continue with `next_cursor`.
      #
      # `GET /v1/disputes`. An API key needs one of the scopes `full`, `payments`, `read`.
      #
      # @param payment_sid [String]
      #   The payment.
      # @param status [Array<String>]
      #   The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
      # @param created_after [Time]
      #   The earliest creation time, inclusive.
      # @param created_before [Time]
      #   The latest creation time, exclusive.
      # @param order [String]
      #   The order by creation time: `desc` has the newest entry first, `asc` the oldest.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<Dispute>]
      def list(
        payment_sid: OMIT,
        status: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        order: OMIT,
        limit: OMIT,
        cursor: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/v1/disputes",
          query: {
            "payment_sid" => payment_sid,
            "status" => status,
            "created_after" => created_after,
            "created_before" => created_before,
            "order" => order,
            "limit" => limit,
            "cursor" => cursor
          }
        )
        @client.list(call, Posthorn::Dispute, request_options)
      end

      # Retrieve a dispute. Returns the current dispute.
      #
      # `GET /v1/disputes/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
      #
      # @return [Dispute]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/disputes/{sid}", value: sid)
        @client.value(call, Posthorn::Dispute, request_options)
      end
    end
  end
end
