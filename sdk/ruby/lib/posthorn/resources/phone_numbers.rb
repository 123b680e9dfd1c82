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

      # Change the settings of a phone number. Changes the parameters that you send: the name of the number,
      # and the URLs for its messages. The change applies to new messages, within two seconds. The URLs
      # follow the rules of a webhook's URL. Posthorn creates a webhook endpoint for each origin.
      #
      # `PATCH /v1/phone_numbers/{sid}`. An API key needs one of the scopes `full`, `messages`.
      #
      # @param name [String, nil]
      #   The name, up to 64 characters. Null removes it.
      # @param inbound_url [String, nil]
      #   The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or
      #   as plain text. The request has the form and the signature of Twilio's. Null removes it.
      # @param inbound_method [String]
      #   The method of the requests to `inbound_url`. Default: `POST`.
      # @param fallback_url [String, nil]
      #   The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries
      #   `inbound_url`. Null removes it.
      # @param fallback_method [String]
      #   The method of the requests to `fallback_url`. Default: `POST`.
      # @param status_callback [String, nil]
      #   The `status_callback` of messages that set none. Null removes it.
      # @return [PhoneNumber]
      def configure(
        sid,
        name: OMIT,
        inbound_url: OMIT,
        inbound_method: OMIT,
        fallback_url: OMIT,
        fallback_method: OMIT,
        status_callback: OMIT,
        request_options: nil
      )
        call = Call.new(
          "PATCH",
          "/v1/phone_numbers/{sid}",
          value: sid,
          body: {
            "name" => name,
            "inbound_url" => inbound_url,
            "inbound_method" => inbound_method,
            "fallback_url" => fallback_url,
            "fallback_method" => fallback_method,
            "status_callback" => status_callback
          }
        )
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
