# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.api_keys`.
    class ApiKeys
      def initialize(client)
        @client = client
      end

      # Create an API key. Creates an API key. Sign in with its sid as the user name and its secret as the
      # password. Only this response contains the secret.
      #
      # `POST /v1/api_keys`. An API key needs one of the scopes `full`.
      #
      # @param name [String]
      #   The display name.
      # @param scope [String]
      #   The permissions of the key. The default is `full`.
      # @return [ApiKeyWithSecret]
      def create(name:, scope: OMIT, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/api_keys",
          body: { "name" => name, "scope" => scope },
          idempotence: :key
        )
        @client.value(call, Posthorn::ApiKeyWithSecret, request_options)
      end

      # List API keys. Returns all API keys, including revoked ones, newest first.
      #
      # `GET /v1/api_keys`. An API key needs one of the scopes `full`.
      #
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<ApiKey>]
      def list(limit: OMIT, cursor: OMIT, request_options: nil)
        call = Call.new("GET", "/v1/api_keys", query: { "limit" => limit, "cursor" => cursor })
        @client.list(call, Posthorn::ApiKey, request_options)
      end

      # Retrieve an API key. Returns the API key without its secret.
      #
      # `GET /v1/api_keys/{sid}`. An API key needs one of the scopes `full`.
      #
      # @return [ApiKey]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/api_keys/{sid}", value: sid)
        @client.value(call, Posthorn::ApiKey, request_options)
      end

      # Revoke an API key. Revokes the key permanently. Other processes of the installation refuse it within
      # five seconds. The list still contains the key.
      #
      # `DELETE /v1/api_keys/{sid}`. An API key needs one of the scopes `full`.
      #
      # @return [Response]
      def revoke(sid, request_options: nil)
        call = Call.new("DELETE", "/v1/api_keys/{sid}", value: sid)
        @client.nothing(call, request_options)
      end
    end
  end
end
