# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.transactions`.
    class Transactions
      def initialize(client)
        @client = client
      end

      # List transactions. Returns transactions, newest first. With `effective_after` or `effective_before`
      # and without `payment_sid`, the order is by `effective_at`, latest first. With `currency`, with the
      # `type` `charge` or `fee`, or with both kinds of times, a page reads at most ten thousand entries. So
      # it can have fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.
      #
      # `GET /v1/transactions`. An API key needs one of the scopes `full`, `payments`, `read`.
      #
      # @param payment_sid [String]
      #   The payment to filter by.
      # @param type [String]
      #   The type to filter by.
      # @param currency [String]
      #   The currency to filter by (ISO 4217).
      # @param created_after [Time]
      #   The earliest time of booking, inclusive.
      # @param created_before [Time]
      #   The latest time of booking, exclusive.
      # @param effective_after [Time]
      #   The earliest `effective_at`, inclusive.
      # @param effective_before [Time]
      #   The latest `effective_at`, exclusive.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<Transaction>]
      def list(
        payment_sid: OMIT,
        type: OMIT,
        currency: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        effective_after: OMIT,
        effective_before: OMIT,
        limit: OMIT,
        cursor: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/v1/transactions",
          query: {
            "payment_sid" => payment_sid,
            "type" => type,
            "currency" => currency,
            "created_after" => created_after,
            "created_before" => created_before,
            "effective_after" => effective_after,
            "effective_before" => effective_before,
            "limit" => limit,
            "cursor" => cursor
          }
        )
        @client.list(call, Posthorn::Transaction, request_options)
      end

      # Export transactions as CSV. Exports a journal for accountants (RFC 4180, UTF-8), ordered by
      # `effective_at`, earliest first. Each transaction has two lines, one for each entry. `debit` and
      # `credit` are decimals, such as 12.50. `debit_minor` and `credit_minor` are the same amounts in minor
      # units. An apostrophe precedes texts that a spreadsheet would read as a formula. Every export of a
      # closed period is the same. With `details`, more columns describe the payment as it is now:
      # `reference`, `description`, `customer` (the address that got the link), `method`, `fee` and `net`.
      # The first line of a transaction has `fee` and `net`. `fee` is the sum of the payment's fees in the
      # range, at its first charge there, or at its first fee without one. `net` is the amount that the
      # provider owes you for the transaction, without this fee. If the connection ends before the last
      # chunk, the export is incomplete: repeat the request.
      #
      # `GET /v1/transactions/export`. An API key needs one of the scopes `full`, `payments`, `read`.
      #
      # @param effective_after [Time]
      #   The earliest `effective_at`, inclusive.
      # @param effective_before [Time]
      #   The latest `effective_at`, exclusive.
      # @param currency [String]
      #   The currency to filter by (ISO 4217).
      # @param provider_sid [String]
      #   The payment provider to filter by.
      # @param payment_sid [String]
      #   The payment to filter by.
      # @param details [Boolean]
      #   True adds the columns about the payment.
      # @return [Enumerator<String>]
      def export(
        effective_after: OMIT,
        effective_before: OMIT,
        currency: OMIT,
        provider_sid: OMIT,
        payment_sid: OMIT,
        details: OMIT,
        request_options: nil,
        &block
      )
        call = Call.new(
          "GET",
          "/v1/transactions/export",
          query: {
            "effective_after" => effective_after,
            "effective_before" => effective_before,
            "currency" => currency,
            "provider_sid" => provider_sid,
            "payment_sid" => payment_sid,
            "details" => details
          }
        )
        @client.text(call, request_options, &block)
      end

      # Retrieve a transaction. Returns the transaction with both of its entries.
      #
      # `GET /v1/transactions/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
      #
      # @return [Transaction]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/transactions/{sid}", value: sid)
        @client.value(call, Posthorn::Transaction, request_options)
      end
    end
  end
end
