# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.opt_outs`.
    class OptOuts
      def initialize(client)
        @client = client
      end

      # List opt-outs. Returns opt-outs, ordered by sender, then recipient. With `from`, it also returns
      # those for every sender. With `to` and without `from`, a page reads at most ten thousand entries. So
      # it can have fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.
      #
      # `GET /v1/opt_outs`. An API key needs one of the scopes `full`, `messages`, `read`.
      #
      # @param from [String]
      #   The sender to filter by.
      # @param to [String]
      #   The recipient to filter by.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<OptOut>]
      def list(from: OMIT, to: OMIT, limit: OMIT, cursor: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/v1/opt_outs",
          query: { "from" => from, "to" => to, "limit" => limit, "cursor" => cursor }
        )
        @client.list(call, Posthorn::OptOut, request_options)
      end

      # Record an opt-out. Records that a recipient wants no more messages, as they said it in another way
      # than by STOP, such as on the phone. Posthorn cancels queued messages to the recipient, refuses later
      # ones with `recipient_opted_out`, and sends no reply. Without `from`, the opt-out holds for every
      # sender of the account. A repeated request returns the stored opt-out.
      #
      # `POST /v1/opt_outs`. An API key needs one of the scopes `full`, `messages`.
      #
      # @param from [String]
      #   The sender. Default: every sender of the account.
      # @param to [String]
      #   The recipient. A phone number with its country code, a chat address with its prefix, as in
      #   xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A
      #   number can contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164.
      # @return [OptOut]
      def create(to:, from: OMIT, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/opt_outs",
          body: { "from" => from, "to" => to },
          idempotence: :key
        )
        @client.value(call, Posthorn::OptOut, request_options)
      end

      # Delete an opt-out. Lets the sender send to the recipient again. Without `from`, deletes the opt-out
      # that holds for every sender. Use it only for recipients who asked for messages in another way than
      # START, such as on paper. You can also send `from` and `to` in a body, as a form or JSON.
      #
      # `DELETE /v1/opt_outs`. An API key needs one of the scopes `full`, `messages`.
      #
      # @param from [String]
      #   The sender. Default: the opt-out for every sender.
      # @param to [String]
      #   The recipient. A phone number with its country code, a chat address with its prefix, as in
      #   xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A
      #   number can contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164.
      # @return [Response]
      def delete(to:, from: OMIT, request_options: nil)
        call = Call.new("DELETE", "/v1/opt_outs", query: { "from" => from, "to" => to })
        @client.nothing(call, request_options)
      end

      # Retrieve the settings. Returns the settings of the account for opt-outs, with defaults for those
      # that it did not change.
      #
      # `GET /v1/opt_outs/settings`. An API key needs one of the scopes `full`, `messages`, `read`.
      #
      # @return [OptOutSettings]
      def get_settings(request_options: nil)
        call = Call.new("GET", "/v1/opt_outs/settings")
        @client.value(call, Posthorn::OptOutSettings, request_options)
      end

      # Change the settings. Changes the fields that you send. `languages` replaces the earlier list. The
      # built-in keywords always work. `holds_for` holds for new opt-outs.
      #
      # `PATCH /v1/opt_outs/settings`. An API key needs one of the scopes `full`, `messages`.
      #
      # @param holds_for [String]
      #   The senders for which a new opt-out holds.
      # @param language [String]
      #   The language of replies to words that every language uses.
      # @param languages [Array<Hash>]
      #   Your own keywords and replies, up to 20 languages.
      # @return [OptOutSettings]
      def update_settings(holds_for: OMIT, language: OMIT, languages: OMIT, request_options: nil)
        call = Call.new(
          "PATCH",
          "/v1/opt_outs/settings",
          body: {
            "holds_for" => holds_for,
            "language" => language,
            "languages" => languages
          }
        )
        @client.value(call, Posthorn::OptOutSettings, request_options)
      end
    end
  end
end
