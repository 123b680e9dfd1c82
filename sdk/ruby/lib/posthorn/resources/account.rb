# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.account`.
    class Account
      def initialize(client)
        @client = client
      end

      # Retrieve the account. Returns the account of the credentials. Use this request to check credentials.
      #
      # `GET /v1/account`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `auth`,
      # `read`.
      #
      # @return [Account]
      def get(request_options: nil)
        call = Call.new("GET", "/v1/account")
        @client.value(call, Posthorn::Account, request_options)
      end

      # Change the account. Changes the fields that you send. Payment pages and receipts show the name of
      # the account, and how its customers reach it.
      #
      # `PATCH /v1/account`. An API key needs one of the scopes `full`.
      #
      # @param name [String]
      #   The display name, also for customers, up to 200 characters.
      # @param support_email [String, nil]
      #   The email address for customers. Payment pages and receipts show it. Null for none.
      # @param support_phone [String, nil]
      #   The phone number for customers, with its country code. Payment pages and receipts show it. Null for
      #   none.
      # @param support_url [String, nil]
      #   The web page for customers, which begins with https://, up to 200 characters. Payment pages and
      #   receipts show it. Null for none.
      # @param keeps_token_copy [Boolean]
      #   Whether Posthorn keeps an encrypted copy of the Auth Token. `false` erases it, so status callbacks
      #   in Twilio's form have no signature. After `true`, the next request with the token stores it again.
      # @return [Account]
      def update(
        name: OMIT,
        support_email: OMIT,
        support_phone: OMIT,
        support_url: OMIT,
        keeps_token_copy: OMIT,
        request_options: nil
      )
        call = Call.new(
          "PATCH",
          "/v1/account",
          body: {
            "name" => name,
            "support_email" => support_email,
            "support_phone" => support_phone,
            "support_url" => support_url,
            "keeps_token_copy" => keeps_token_copy
          }
        )
        @client.value(call, Posthorn::Account, request_options)
      end

      # Rotate the Auth Token. Creates a new Auth Token and returns it only in this response. The previous
      # token works until the overlap ends, so that you can update programs one by one.
      #
      # `POST /v1/account/rotate_token`. An API key needs one of the scopes `full`.
      #
      # @param overlap_seconds [Integer]
      #   The time in seconds until the previous token stops working. Default: a day. Maximum: a week. 0 ends
      #   it at once.
      # @return [NewAuthToken]
      def rotate_token(overlap_seconds: OMIT, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/account/rotate_token",
          body: { "overlap_seconds" => overlap_seconds },
          idempotence: :key
        )
        @client.value(call, Posthorn::NewAuthToken, request_options)
      end

      # End the previous Auth Token. Ends the previous Auth Token before its overlap is over. The current
      # token stays valid. Without a previous token, nothing changes.
      #
      # `POST /v1/account/end_previous_token`. An API key needs one of the scopes `full`.
      #
      # @return [Account]
      def end_previous_token(request_options: nil)
        call = Call.new("POST", "/v1/account/end_previous_token", body: {}, idempotence: :key)
        @client.value(call, Posthorn::Account, request_options)
      end
    end
  end
end
