# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.reconciliations`.
    class Reconciliations
      def initialize(client)
        @client = client
      end

      # Begin a reconciliation. Compares a provider's list of transactions with the ledger now. Posthorn
      # also does this every night. It marks matching transactions as `reconciled`. It books payouts, and
      # fees of known charges, as the provider lists them. Any other mismatch becomes a difference.
      #
      # `POST /v1/reconciliations`. An API key needs one of the scopes `full`, `payments`.
      #
      # @param provider_sid [String]
      #   The provider. Required if several providers of the account list their transactions.
      # @param from [Time]
      #   The start of the compared time. Default and latest value: three days before the end of the previous
      #   reconciliation.
      # @return [Reconciliation]
      def create(provider_sid: OMIT, from: OMIT, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/reconciliations",
          body: { "provider_sid" => provider_sid, "from" => from },
          idempotence: :key
        )
        @client.value(call, Posthorn::Reconciliation, request_options)
      end

      # List reconciliations. Returns reconciliations, newest first.
      #
      # `GET /v1/reconciliations`. An API key needs one of the scopes `full`, `payments`, `read`.
      #
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<Reconciliation>]
      def list(limit: OMIT, cursor: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/v1/reconciliations",
          query: { "limit" => limit, "cursor" => cursor }
        )
        @client.list(call, Posthorn::Reconciliation, request_options)
      end

      # Retrieve a reconciliation. Returns the current reconciliation.
      #
      # `GET /v1/reconciliations/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
      #
      # @return [Reconciliation]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/reconciliations/{sid}", value: sid)
        @client.value(call, Posthorn::Reconciliation, request_options)
      end
    end
  end
end
