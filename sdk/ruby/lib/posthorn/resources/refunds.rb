# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.refunds`.
    class Refunds
      def initialize(client)
        @client = client
      end

      # Refund a payment. Returns money of a payment to the customer. Posthorn reserves the amount first, so
      # simultaneous refunds never exceed the captured amount. The refund is `pending` until the provider
      # confirms it. Needs an `Idempotency-Key`.
      #
      # `POST /v1/refunds`. An API key needs one of the scopes `full`, `payments`.
      #
      # @param payment_sid [String]
      #   The payment.
      # @param amount [Integer]
      #   The amount to return, in minor units. Default: the amount that is not refunded yet.
      # @param reason [String]
      #   The reason for the provider.
      # @param reference [String]
      #   Your own identifier of the refund. Required for a manual payment: the number of the transfer or
      #   receipt with which you returned the money.
      # @param metadata [Hash]
      #   Your own fields, up to 50. A name has up to 40 characters and a value up to 500. Together they have
      #   at most 8 KiB of JSON. Answers and events contain them. In a form, write `metadata[order]=8731`.
      # @return [Refund]
      def create(
        payment_sid:,
        amount: OMIT,
        reason: OMIT,
        reference: OMIT,
        metadata: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/v1/refunds",
          body: {
            "payment_sid" => payment_sid,
            "amount" => amount,
            "reason" => reason,
            "reference" => reference,
            "metadata" => metadata
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::Refund, request_options)
      end

      # List refunds. Returns refunds, newest first unless `order` says otherwise. With `status`, a page
      # reads at most ten thousand entries. So it can have fewer than `limit`, or none, while `has_more` is
      # true. Continue with `next_cursor`.
      #
      # `GET /v1/refunds`. An API key needs one of the scopes `full`, `payments`, `read`.
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
      # @return [Page<Refund>]
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
          "/v1/refunds",
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
        @client.list(call, Posthorn::Refund, request_options)
      end

      # Retrieve a refund. Returns the current refund.
      #
      # `GET /v1/refunds/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
      #
      # @return [Refund]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/refunds/{sid}", value: sid)
        @client.value(call, Posthorn::Refund, request_options)
      end
    end
  end
end
