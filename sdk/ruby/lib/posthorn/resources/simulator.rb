# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.simulator.messages`.
    class SimulatorMessages
      def initialize(client)
        @client = client
      end

      # List the simulator's inbox. Returns the account's messages as recipients see them, newest first. The
      # inbox keeps only the latest messages.
      #
      # `GET /v1/simulator/messages`. An API key needs one of the scopes `full`, `messages`, `read`.
      #
      # @param to [String]
      #   The recipient to filter by.
      # @param contains [String]
      #   The text to search for in the body.
      # @param after [Time]
      #   The earliest time of receipt, inclusive.
      # @param after_reference [String]
      #   The reference of a message in the inbox. Returns only later messages.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<SimulatorMessage>]
      def list(
        to: OMIT,
        contains: OMIT,
        after: OMIT,
        after_reference: OMIT,
        limit: OMIT,
        cursor: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/v1/simulator/messages",
          query: {
            "to" => to,
            "contains" => contains,
            "after" => after,
            "after_reference" => after_reference,
            "limit" => limit,
            "cursor" => cursor
          }
        )
        @client.list(call, Posthorn::SimulatorMessage, request_options)
      end

      # Empty the simulator's inbox. Removes the account's messages from the inbox. The messages of the API
      # remain.
      #
      # `DELETE /v1/simulator/messages`. An API key needs one of the scopes `full`, `messages`.
      #
      # @return [Response]
      def clear(request_options: nil)
        call = Call.new("DELETE", "/v1/simulator/messages")
        @client.nothing(call, request_options)
      end

      # Wait for a message in the simulator's inbox. Responds as soon as a matching message exists, or with
      # null after `timeout_ms`. Use it in tests: send a message, wait, and read the `code`.
      #
      # `GET /v1/simulator/messages/wait`. An API key needs one of the scopes `full`, `messages`, `read`.
      #
      # @param to [String]
      #   The recipient to filter by.
      # @param contains [String]
      #   The text to search for in the body.
      # @param after [Time]
      #   The earliest time of receipt, inclusive.
      # @param after_reference [String]
      #   The reference of a message in the inbox. Returns only later messages.
      # @param timeout_ms [Integer]
      #   The maximum waiting time in milliseconds, up to a minute.
      # @return [SimulatorWait]
      def wait(
        to: OMIT,
        contains: OMIT,
        after: OMIT,
        after_reference: OMIT,
        timeout_ms: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/v1/simulator/messages/wait",
          query: {
            "to" => to,
            "contains" => contains,
            "after" => after,
            "after_reference" => after_reference,
            "timeout_ms" => timeout_ms
          },
          wait: (OMIT.equal?(timeout_ms) ? 10_000 : timeout_ms) / 1000.0
        )
        @client.value(call, Posthorn::SimulatorWait, request_options)
      end
    end

    # `client.simulator.numbers`.
    class SimulatorNumbers
      def initialize(client)
        @client = client
      end

      # List numbers that cause failures. Returns a number for every failure that the simulator can cause,
      # on one page.
      #
      # `GET /v1/simulator/numbers`. An API key needs one of the scopes `full`, `messages`, `read`.
      #
      # @return [Page<SimulatorNumber>]
      def list(request_options: nil)
        call = Call.new("GET", "/v1/simulator/numbers")
        @client.list(call, Posthorn::SimulatorNumber, request_options)
      end
    end

    # `client.simulator.holds`.
    class SimulatorHolds
      def initialize(client)
        @client = client
      end

      # Hold the receipts of a recipient. Holds the delivery receipts of the account's messages to this
      # recipient from now on, so that the messages stay `sent`. A hold survives a restart. The account can
      # hold 100 recipients and 1000 receipts. The simulator sends further receipts at once. Holding a held
      # recipient changes nothing.
      #
      # `POST /v1/simulator/holds`. An API key needs one of the scopes `full`, `messages`.
      #
      # @param to [String]
      #   The recipient of the messages.
      # @return [SimulatorHold]
      def create(to:, request_options: nil)
        call = Call.new("POST", "/v1/simulator/holds", body: { "to" => to }, idempotence: :key)
        @client.value(call, Posthorn::SimulatorHold, request_options)
      end

      # List the held recipients. Returns all holds on one page, newest first.
      #
      # `GET /v1/simulator/holds`. An API key needs one of the scopes `full`, `messages`, `read`.
      #
      # @return [Page<SimulatorHold>]
      def list(request_options: nil)
        call = Call.new("GET", "/v1/simulator/holds")
        @client.list(call, Posthorn::SimulatorHold, request_options)
      end

      # Release receipts. Sends the held receipts of the recipient, in the order of their due times, and
      # ends the hold. Without `to`, releases the receipts of all recipients. Each receipt has the time at
      # which it was due.
      #
      # `DELETE /v1/simulator/holds`. An API key needs one of the scopes `full`, `messages`.
      #
      # @param to [String]
      #   The recipient to release.
      # @return [Response]
      def release(to: OMIT, request_options: nil)
        call = Call.new("DELETE", "/v1/simulator/holds", query: { "to" => to })
        @client.nothing(call, request_options)
      end
    end

    # `client.simulator`.
    class Simulator
      # @return [SimulatorMessages]
      attr_reader :messages
      # @return [SimulatorNumbers]
      attr_reader :numbers
      # @return [SimulatorHolds]
      attr_reader :holds

      def initialize(client)
        @client = client
        @messages = SimulatorMessages.new(client)
        @numbers = SimulatorNumbers.new(client)
        @holds = SimulatorHolds.new(client)
      end

      # Send a message to the account. Simulates a message from a handset to a number of the account. The
      # response comes after Posthorn stored the message and created the event `messages.received`.
      #
      # `POST /v1/simulator/inbound`. An API key needs one of the scopes `full`, `messages`.
      #
      # @param to [String]
      #   A phone number of the account.
      # @param from [String]
      #   The sender of the message, in any form that a network reports.
      # @param body [String]
      #   The text: up to 1,600 characters over SMS and MMS, 4,096 over WhatsApp and Telegram, and 10,000 over
      #   other channels. Required without `media`.
      # @param media [Array<String>]
      #   The attached media (MMS): up to 10 data URLs in base64, in a request of at most 256 KiB.
      # @return [SimulatorInbound]
      def inbound(to:, from:, body: OMIT, media: OMIT, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/simulator/inbound",
          body: { "to" => to, "from" => from, "body" => body, "media" => media },
          idempotence: :key
        )
        @client.value(call, Posthorn::SimulatorInbound, request_options)
      end
    end
  end
end
