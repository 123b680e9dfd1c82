# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.messaging_services.senders`.
    class MessagingServicesSenders
      def initialize(client)
        @client = client
      end

      # Add a sender. Adds a sender to the messaging service. The account must be able to send from it, and
      # no other messaging service of the account can have it. A sender that the service already has stays
      # as it is.
      #
      # `POST /v1/messaging_services/{sid}/senders`. An API key needs one of the scopes `full`, `messages`.
      #
      # @param sender [String]
      #   The sender: a phone number, a short code, a name, or a chat or email address with its prefix, as in
      #   `from` of a message.
      # @param country [String]
      #   The country of a short code (ISO 3166-1). Recipients in other countries then get no message from it.
      # @return [ServiceSender]
      def add(sid, sender:, country: OMIT, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/messaging_services/{sid}/senders",
          value: sid,
          body: { "sender" => sender, "country" => country },
          idempotence: :key
        )
        @client.value(call, Posthorn::ServiceSender, request_options)
      end

      # List senders. Returns the senders of the messaging service, newest first.
      #
      # `GET /v1/messaging_services/{sid}/senders`. An API key needs one of the scopes `full`, `messages`,
      # `read`.
      #
      # @param sender [String]
      #   The sender to filter by.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<ServiceSender>]
      def list(sid, sender: OMIT, limit: OMIT, cursor: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/v1/messaging_services/{sid}/senders",
          value: sid,
          query: { "sender" => sender, "limit" => limit, "cursor" => cursor }
        )
        @client.list(call, Posthorn::ServiceSender, request_options)
      end

      # Remove a sender. Removes the sender from the messaging service. Posthorn still sends the messages
      # that it has accepted from it. You can also send `sender` in a body, as a form or JSON.
      #
      # `DELETE /v1/messaging_services/{sid}/senders`. An API key needs one of the scopes `full`,
      # `messages`.
      #
      # @param sender [String]
      #   The sender: a phone number, a short code, a name, or a chat or email address with its prefix, as in
      #   `from` of a message.
      # @return [Response]
      def remove(sid, sender:, request_options: nil)
        call = Call.new(
          "DELETE",
          "/v1/messaging_services/{sid}/senders",
          value: sid,
          query: { "sender" => sender }
        )
        @client.nothing(call, request_options)
      end
    end

    # `client.messaging_services`.
    class MessagingServices
      # @return [MessagingServicesSenders]
      attr_reader :senders

      def initialize(client)
        @client = client
        @senders = MessagingServicesSenders.new(client)
      end

      # Create a messaging service. Creates a pool without senders. Add senders with `POST
      # /v1/messaging_services/{sid}/senders`, and then send messages with `messaging_service_sid`.
      #
      # `POST /v1/messaging_services`. An API key needs one of the scopes `full`, `messages`.
      #
      # @param name [String]
      #   The name, up to 64 characters.
      # @param sticky_sender [Boolean]
      #   True if a recipient gets all messages from the same sender. Default: true.
      # @param validity_period [Integer, nil]
      #   The `validity_period` in seconds of messages that set none. Null removes the default.
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
      # @param uses_number_url [Boolean]
      #   True if an inbound message goes to the `inbound_url` of its number, although the service has one.
      #   Default: false.
      # @return [MessagingService]
      def create(
        name:,
        sticky_sender: OMIT,
        validity_period: OMIT,
        inbound_url: OMIT,
        inbound_method: OMIT,
        fallback_url: OMIT,
        fallback_method: OMIT,
        status_callback: OMIT,
        uses_number_url: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/v1/messaging_services",
          body: {
            "name" => name,
            "sticky_sender" => sticky_sender,
            "validity_period" => validity_period,
            "inbound_url" => inbound_url,
            "inbound_method" => inbound_method,
            "fallback_url" => fallback_url,
            "fallback_method" => fallback_method,
            "status_callback" => status_callback,
            "uses_number_url" => uses_number_url
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::MessagingService, request_options)
      end

      # List messaging services. Returns the messaging services, newest first.
      #
      # `GET /v1/messaging_services`. An API key needs one of the scopes `full`, `messages`, `read`.
      #
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<MessagingService>]
      def list(limit: OMIT, cursor: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/v1/messaging_services",
          query: { "limit" => limit, "cursor" => cursor }
        )
        @client.list(call, Posthorn::MessagingService, request_options)
      end

      # Retrieve a messaging service. Returns one messaging service.
      #
      # `GET /v1/messaging_services/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
      #
      # @return [MessagingService]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/messaging_services/{sid}", value: sid)
        @client.value(call, Posthorn::MessagingService, request_options)
      end

      # Change a messaging service. Changes the fields that you send. The change applies to new messages,
      # within two seconds.
      #
      # `PATCH /v1/messaging_services/{sid}`. An API key needs one of the scopes `full`, `messages`.
      #
      # @param name [String]
      #   The name, up to 64 characters.
      # @param sticky_sender [Boolean]
      #   True if a recipient gets all messages from the same sender. Default: true.
      # @param validity_period [Integer, nil]
      #   The `validity_period` in seconds of messages that set none. Null removes the default.
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
      # @param uses_number_url [Boolean]
      #   True if an inbound message goes to the `inbound_url` of its number, although the service has one.
      #   Default: false.
      # @return [MessagingService]
      def update(
        sid,
        name: OMIT,
        sticky_sender: OMIT,
        validity_period: OMIT,
        inbound_url: OMIT,
        inbound_method: OMIT,
        fallback_url: OMIT,
        fallback_method: OMIT,
        status_callback: OMIT,
        uses_number_url: OMIT,
        request_options: nil
      )
        call = Call.new(
          "PATCH",
          "/v1/messaging_services/{sid}",
          value: sid,
          body: {
            "name" => name,
            "sticky_sender" => sticky_sender,
            "validity_period" => validity_period,
            "inbound_url" => inbound_url,
            "inbound_method" => inbound_method,
            "fallback_url" => fallback_url,
            "fallback_method" => fallback_method,
            "status_callback" => status_callback,
            "uses_number_url" => uses_number_url
          }
        )
        @client.value(call, Posthorn::MessagingService, request_options)
      end

      # Delete a messaging service. Deletes the messaging service. Its senders can join another one.
      # Posthorn still sends the messages that it has accepted.
      #
      # `DELETE /v1/messaging_services/{sid}`. An API key needs one of the scopes `full`, `messages`.
      #
      # @return [Response]
      def delete(sid, request_options: nil)
        call = Call.new("DELETE", "/v1/messaging_services/{sid}", value: sid)
        @client.nothing(call, request_options)
      end
    end
  end
end
