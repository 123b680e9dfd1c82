# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.balances`.
    class Balances
      def initialize(client)
        @client = client
      end

      # List balances. Returns the balance of each ledger account in each currency, on one page. The
      # balances of a currency sum to 0.
      #
      # `GET /v1/balances`. An API key needs one of the scopes `full`, `payments`, `read`.
      #
      # @return [Page<LedgerBalance>]
      def list(request_options: nil)
        call = Call.new("GET", "/v1/balances")
        @client.list(call, Posthorn::LedgerBalance, request_options)
      end
    end
  end
end
