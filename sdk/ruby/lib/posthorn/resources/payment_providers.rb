# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.payment_providers`.
    class PaymentProviders
      def initialize(client)
        @client = client
      end

      # Connect a payment provider. Connects a provider. New payments then use it instead of the simulated
      # provider. Enter `notification_url` at the provider as its webhook endpoint, so that the provider
      # notifies Posthorn of changes.
      #
      # `POST /v1/payment_providers`. An API key needs one of the scopes `full`.
      #
      # @param kind [String]
      #   The kind of provider. `GET /v1/payment_provider_kinds` lists the kinds.
      # @param name [String]
      #   The display name.
      # @param settings [Hash]
      #   The settings of this kind of provider, such as `client_id`. `GET /v1/payment_provider_kinds` has
      #   their schema.
      # @param secrets [Hash]
      #   The credentials, such as `secret_key`. Posthorn encrypts them and never returns them.
      # @param currencies [Array<String>]
      #   The currencies for which Posthorn uses the provider. An empty list means all.
      # @param priority [Integer]
      #   The priority. Posthorn tries the provider with the lowest priority first. The default is `10`.
      # @param status [String]
      #   The status. New payments do not use a disabled provider. Refunds and disputes of its earlier
      #   payments continue. The default is `enabled`.
      # @return [PaymentProvider]
      def create(
        kind:,
        name:,
        settings: OMIT,
        secrets: OMIT,
        currencies: OMIT,
        priority: OMIT,
        status: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/v1/payment_providers",
          body: {
            "kind" => kind,
            "name" => name,
            "settings" => settings,
            "secrets" => secrets,
            "currencies" => currencies,
            "priority" => priority,
            "status" => status
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::PaymentProvider, request_options)
      end

      # List payment providers. Returns the providers in the order in which Posthorn tries them, on one
      # page. The list does not contain the simulated provider.
      #
      # `GET /v1/payment_providers`. An API key needs one of the scopes `full`, `payments`, `read`.
      #
      # @return [Page<PaymentProvider>]
      def list(request_options: nil)
        call = Call.new("GET", "/v1/payment_providers")
        @client.list(call, Posthorn::PaymentProvider, request_options)
      end

      # Retrieve a payment provider. Returns the provider without its secrets.
      #
      # `GET /v1/payment_providers/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
      #
      # @return [PaymentProvider]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/payment_providers/{sid}", value: sid)
        @client.value(call, Posthorn::PaymentProvider, request_options)
      end

      # Change a payment provider. Changes the fields that you send. `settings` and `secrets` replace the
      # stored objects completely. If you change the address for requests, send the secrets in the same
      # request.
      #
      # `PATCH /v1/payment_providers/{sid}`. An API key needs one of the scopes `full`.
      #
      # @param name [String]
      #   The display name.
      # @param settings [Hash]
      #   The settings of this kind of provider, such as `client_id`. `GET /v1/payment_provider_kinds` has
      #   their schema.
      # @param secrets [Hash]
      #   The credentials, such as `secret_key`. Posthorn encrypts them and never returns them.
      # @param currencies [Array<String>]
      #   The currencies for which Posthorn uses the provider. An empty list means all.
      # @param priority [Integer]
      #   The priority. Posthorn tries the provider with the lowest priority first.
      # @param status [String]
      #   The status. New payments do not use a disabled provider. Refunds and disputes of its earlier
      #   payments continue.
      # @return [PaymentProvider]
      def update(
        sid,
        name: OMIT,
        settings: OMIT,
        secrets: OMIT,
        currencies: OMIT,
        priority: OMIT,
        status: OMIT,
        request_options: nil
      )
        call = Call.new(
          "PATCH",
          "/v1/payment_providers/{sid}",
          value: sid,
          body: {
            "name" => name,
            "settings" => settings,
            "secrets" => secrets,
            "currencies" => currencies,
            "priority" => priority,
            "status" => status
          }
        )
        @client.value(call, Posthorn::PaymentProvider, request_options)
      end

      # Delete a payment provider. Deletes a provider and erases its secrets. The provider must have no
      # captured money, and its payments must have ended. Disable other providers instead: new payments then
      # do not use them, while refunds, disputes and reconciliation continue.
      #
      # `DELETE /v1/payment_providers/{sid}`. An API key needs one of the scopes `full`.
      #
      # @return [Response]
      def delete(sid, request_options: nil)
        call = Call.new("DELETE", "/v1/payment_providers/{sid}", value: sid)
        @client.nothing(call, request_options)
      end
    end
  end
end
