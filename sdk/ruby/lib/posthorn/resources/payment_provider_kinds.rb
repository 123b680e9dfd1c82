# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.payment_provider_kinds`.
    class PaymentProviderKinds
      def initialize(client)
        @client = client
      end

      # List the kinds of payment providers. Returns the kinds of payment providers with the JSON Schemas of
      # their settings, on one page.
      #
      # `GET /v1/payment_provider_kinds`. An API key needs one of the scopes `full`, `payments`, `read`.
      #
      # @return [Page<PaymentProviderKindDescription>]
      def list(request_options: nil)
        call = Call.new("GET", "/v1/payment_provider_kinds")
        @client.list(call, Posthorn::PaymentProviderKindDescription, request_options)
      end
    end
  end
end
