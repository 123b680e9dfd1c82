# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.conversations.messages`.
    class ConversationsMessages
      def initialize(client)
        @client = client
      end

      # List the messages of a conversation. Returns sent and received messages on all channels, newest
      # first.
      #
      # `GET /v1/conversations/messages`. An API key needs one of the scopes `full`, `messages`, `read`.
      #
      # @param number [String]
      #   The address of the account.
      # @param contact [String]
      #   The address of the person.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<Message>]
      def list(number:, contact:, limit: OMIT, cursor: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/v1/conversations/messages",
          query: {
            "number" => number,
            "contact" => contact,
            "limit" => limit,
            "cursor" => cursor
          }
        )
        @client.list(call, Posthorn::Message, request_options)
      end
    end

    # `client.conversations`.
    class Conversations
      # @return [ConversationsMessages]
      attr_reader :messages

      def initialize(client)
        @client = client
        @messages = ConversationsMessages.new(client)
      end

      # List conversations. Returns conversations, ordered by their newest message. SMS, MMS and WhatsApp
      # messages between the same two phone numbers belong to one conversation. A page reads at most ten
      # thousand messages, so it can have fewer than `limit` entries, or none, while `has_more` is true.
      # Continue with `next_cursor`. A conversation with a new message moves to the first page.
      #
      # `GET /v1/conversations`. An API key needs one of the scopes `full`, `messages`, `read`.
      #
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<Conversation>]
      def list(limit: OMIT, cursor: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/v1/conversations",
          query: { "limit" => limit, "cursor" => cursor }
        )
        @client.list(call, Posthorn::Conversation, request_options)
      end
    end
  end
end
