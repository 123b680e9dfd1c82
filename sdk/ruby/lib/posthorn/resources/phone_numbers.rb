# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.phone_numbers`.
    class PhoneNumbers
      def initialize(client)
        @client = client
      end

      # Request a phone number. Requests a number, short code or sender id. The request is `pending` until
      # the operator approves or rejects it. In an installation with one account, the number is `active` at
      # once. Messages to an active number arrive at the account. Only one account in the installation can
      # own a number.
      #
      # `POST /v1/phone_numbers`. An API key needs one of the scopes `full`.
      #
      # @param number [String]
      #   A phone number in E.164, a short code, a sender id of 1 to 11 letters and digits, or a chat address.
      #   Case does not matter.
      # @param capabilities [Array<String>]
      #   The channels that the number supports. Default: all. Send a list, or one string with commas.
      # @return [PhoneNumber]
      def create(number:, capabilities: OMIT, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/phone_numbers",
          body: { "number" => number, "capabilities" => capabilities },
          idempotence: :key
        )
        @client.value(call, Posthorn::PhoneNumber, request_options)
      end

      # List phone numbers. Returns phone numbers, including pending and rejected requests, newest first.
      #
      # `GET /v1/phone_numbers`. An API key needs one of the scopes `full`, `messages`, `read`.
      #
      # @param number [String]
      #   The number to filter by.
      # @param status [Array<String>]
      #   The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<PhoneNumber>]
      def list(
        number: OMIT,
        status: OMIT,
        limit: OMIT,
        cursor: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/v1/phone_numbers",
          query: {
            "number" => number,
            "status" => status,
            "limit" => limit,
            "cursor" => cursor
          }
        )
        @client.list(call, Posthorn::PhoneNumber, request_options)
      end

      # Retrieve a phone number. Returns one number of the account.
      #
      # `GET /v1/phone_numbers/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
      #
      # @return [PhoneNumber]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/phone_numbers/{sid}", value: sid)
        @client.value(call, Posthorn::PhoneNumber, request_options)
      end

      # Give up a phone number. Ends the ownership of the number, so messages to it no longer arrive at the
      # account. For a pending request, withdraws the request. The account keeps its messages.
      #
      # `DELETE /v1/phone_numbers/{sid}`. An API key needs one of the scopes `full`.
      #
      # @return [Response]
      def delete(sid, request_options: nil)
        call = Call.new("DELETE", "/v1/phone_numbers/{sid}", value: sid)
        @client.nothing(call, request_options)
      end
    end
  end
end
