# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.operator.accounts`.
    class OperatorAccounts
      def initialize(client)
        @client = client
      end

      # Create an account. Creates an account. Only this response contains its Auth Token. The first account
      # gets a sender rule for any sender. A later account can send only from numbers that the operator
      # assigns and from senders that a sender rule allows.
      #
      # `POST /operator/v1/accounts`. Only the operator can use this operation.
      #
      # @param name [String]
      #   The name for people, up to 200 characters.
      # @param rate_per_second [Integer, nil]
      #   The maximum number of requests per second. Default: the limit of the installation.
      # @param phone_numbers_max [Integer, nil]
      #   The maximum number of owned and requested phone numbers. Default: the limit of the installation.
      # @return [AccountWithToken]
      def create(
        name:,
        rate_per_second: OMIT,
        phone_numbers_max: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/operator/v1/accounts",
          body: {
            "name" => name,
            "rate_per_second" => rate_per_second,
            "phone_numbers_max" => phone_numbers_max
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::AccountWithToken, request_options)
      end

      # List accounts. Returns accounts with their message counts of the last 24 hours, newest first.
      #
      # `GET /operator/v1/accounts`. Only the operator can use this operation.
      #
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<OperatorAccount>]
      def list(limit: OMIT, cursor: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/operator/v1/accounts",
          query: { "limit" => limit, "cursor" => cursor }
        )
        @client.list(call, Posthorn::OperatorAccount, request_options)
      end

      # Retrieve an account. Returns one account with its message counts of the last 24 hours.
      #
      # `GET /operator/v1/accounts/{sid}`. Only the operator can use this operation.
      #
      # @return [OperatorAccount]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/operator/v1/accounts/{sid}", value: sid)
        @client.value(call, Posthorn::OperatorAccount, request_options)
      end

      # Change or suspend an account. Changes the parameters that you send. `status=suspended` refuses the
      # credentials and API keys of the account at once, and within five seconds on other machines. Its
      # members can no longer work in it. Posthorn still sends its queued messages and webhooks.
      # `status=active` ends the suspension.
      #
      # `PATCH /operator/v1/accounts/{sid}`. Only the operator can use this operation.
      #
      # @param name [String]
      #   The display name.
      # @param status [String]
      #   The status. The server refuses the credentials of a suspended account.
      # @param rate_per_second [Integer, nil]
      #   The maximum number of requests per second. Null for the default.
      # @param phone_numbers_max [Integer, nil]
      #   The maximum number of owned and requested phone numbers. Null for the default. Numbers above the
      #   limit remain.
      # @param support_email [String, nil]
      #   The email address for customers. Payment pages and receipts show it. Null for none.
      # @param support_phone [String, nil]
      #   The phone number for customers, with its country code. Payment pages and receipts show it. Null for
      #   none.
      # @param support_url [String, nil]
      #   The web page for customers, which begins with https://, up to 200 characters. Payment pages and
      #   receipts show it. Null for none.
      # @return [OperatorAccount]
      def update(
        sid,
        name: OMIT,
        status: OMIT,
        rate_per_second: OMIT,
        phone_numbers_max: OMIT,
        support_email: OMIT,
        support_phone: OMIT,
        support_url: OMIT,
        request_options: nil
      )
        call = Call.new(
          "PATCH",
          "/operator/v1/accounts/{sid}",
          value: sid,
          body: {
            "name" => name,
            "status" => status,
            "rate_per_second" => rate_per_second,
            "phone_numbers_max" => phone_numbers_max,
            "support_email" => support_email,
            "support_phone" => support_phone,
            "support_url" => support_url
          }
        )
        @client.value(call, Posthorn::OperatorAccount, request_options)
      end
    end

    # `client.operator.dead_letters`.
    class OperatorDeadLetters
      def initialize(client)
        @client = client
      end

      # List inbound messages that could not be stored. Returns dead letters, newest first. With the error
      # `number_unowned`, no account owns the number: assign it to an account. With `number_moved`, the
      # number has another owner than at the time of the message, and Posthorn does not store the message
      # for that account. Another error indicates a defect in Posthorn: report it. Posthorn retries to store
      # each message once an hour, and deletes it after the retention time of messages
      # (`RETENTION_MESSAGES_DAYS`).
      #
      # `GET /operator/v1/dead_letters`. Only the operator can use this operation.
      #
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<DeadLetter>]
      def list(limit: OMIT, cursor: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/operator/v1/dead_letters",
          query: { "limit" => limit, "cursor" => cursor }
        )
        @client.list(call, Posthorn::DeadLetter, request_options)
      end

      # Retry a dead letter. Retries to store the message of a dead letter within a minute, and once an hour
      # after a failure. After a success, Posthorn deletes the dead letter.
      #
      # `POST /operator/v1/dead_letters/{sid}/retry`. Only the operator can use this operation.
      #
      # @return [Response]
      def retry(sid, request_options: nil)
        call = Call.new(
          "POST",
          "/operator/v1/dead_letters/{sid}/retry",
          value: sid,
          body: {},
          idempotence: :key
        )
        @client.nothing(call, request_options)
      end

      # Discard a dead letter. Deletes a dead letter and its message permanently. The recipient never
      # receives it.
      #
      # `DELETE /operator/v1/dead_letters/{sid}`. Only the operator can use this operation.
      #
      # @return [Response]
      def discard(sid, request_options: nil)
        call = Call.new("DELETE", "/operator/v1/dead_letters/{sid}", value: sid)
        @client.nothing(call, request_options)
      end
    end

    # `client.operator.carriers`.
    class OperatorCarriers
      def initialize(client)
        @client = client
      end

      # Connect a carrier. Adds a carrier and connects to it at once. Retrieve the carrier to see its state.
      # It gets no messages until you create a route to it.
      #
      # `POST /operator/v1/carriers`. Only the operator can use this operation.
      #
      # @param name [String]
      #   The display name.
      # @param kind [String]
      #   The protocol. `smpp`: SMPP. `smtp`: Mail server (SMTP). `http`: Provider or gateway (HTTP). `mm4`:
      #   MMSC (MM4). `mm7`: MMSC (MM7). `xmpp`: XMPP. `matrix`: Matrix. `telegram`: Telegram. `whatsapp`:
      #   WhatsApp. You cannot change it later. The default is `smpp`.
      # @param settings [Hash]
      #   The settings of the connection: at least `hosts` and `system_id`, or `host` and `from` for email. In
      #   a form, send JSON. The guides to a first carrier and to email explain each setting.
      # @param password [String]
      #   The password of the bind or of the user of a mail server, or the token of a bot or an API. Responses
      #   never contain it.
      # @param tls_key [String]
      #   The key of the client certificate in PEM, if the carrier requires one. Responses never contain it.
      # @param webhook_secret [String]
      #   The secret of the carrier's webhooks, such as the password of an MMSC, the `hs_token` of a Matrix
      #   homeserver or the app secret of WhatsApp. Responses never contain it.
      # @param status [String]
      #   The status. Posthorn does not connect to a disabled carrier. The default is `enabled`.
      # @return [Carrier]
      def create(
        name:,
        settings:,
        kind: OMIT,
        password: OMIT,
        tls_key: OMIT,
        webhook_secret: OMIT,
        status: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/operator/v1/carriers",
          body: {
            "name" => name,
            "kind" => kind,
            "settings" => settings,
            "password" => password,
            "tls_key" => tls_key,
            "webhook_secret" => webhook_secret,
            "status" => status
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::Carrier, request_options)
      end

      # List carriers. Returns carriers with their states, newest first.
      #
      # `GET /operator/v1/carriers`. Only the operator can use this operation.
      #
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<Carrier>]
      def list(limit: OMIT, cursor: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/operator/v1/carriers",
          query: { "limit" => limit, "cursor" => cursor }
        )
        @client.list(call, Posthorn::Carrier, request_options)
      end

      # Retrieve a carrier. Returns the carrier with the state of each connection, and the remedy for each
      # connection that is down.
      #
      # `GET /operator/v1/carriers/{sid}`. Only the operator can use this operation.
      #
      # @return [Carrier]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/operator/v1/carriers/{sid}", value: sid)
        @client.value(call, Posthorn::Carrier, request_options)
      end

      # Change a carrier. Changes the parameters that you send. `settings` replaces the stored settings
      # completely. Stored secrets are only for the stored host, port, URL, TLS settings and, for `http`,
      # requests, `verification` and `inbound`. If you change one of these, send every secret in the same
      # request. Unless you change only the name, the carrier's connections close in order and open again.
      # Its messages wait in the meantime. If that takes long, messages with another matching route use that
      # route.
      #
      # `PATCH /operator/v1/carriers/{sid}`. Only the operator can use this operation.
      #
      # @param name [String]
      #   The display name.
      # @param settings [Hash]
      #   The settings of the connection: at least `hosts` and `system_id`, or `host` and `from` for email. In
      #   a form, send JSON. The guides to a first carrier and to email explain each setting.
      # @param password [String]
      #   The password of the bind or of the user of a mail server, or the token of a bot or an API. Responses
      #   never contain it.
      # @param tls_key [String]
      #   The key of the client certificate in PEM, if the carrier requires one. Responses never contain it.
      # @param webhook_secret [String]
      #   The secret of the carrier's webhooks, such as the password of an MMSC, the `hs_token` of a Matrix
      #   homeserver or the app secret of WhatsApp. Responses never contain it.
      # @param status [String]
      #   The status. Posthorn does not connect to a disabled carrier.
      # @return [Carrier]
      def update(
        sid,
        name: OMIT,
        settings: OMIT,
        password: OMIT,
        tls_key: OMIT,
        webhook_secret: OMIT,
        status: OMIT,
        request_options: nil
      )
        call = Call.new(
          "PATCH",
          "/operator/v1/carriers/{sid}",
          value: sid,
          body: {
            "name" => name,
            "settings" => settings,
            "password" => password,
            "tls_key" => tls_key,
            "webhook_secret" => webhook_secret,
            "status" => status
          }
        )
        @client.value(call, Posthorn::Carrier, request_options)
      end

      # Delete a carrier. Deletes a carrier and its rates. The carrier must be disabled, and have no routes
      # and no waiting messages.
      #
      # `DELETE /operator/v1/carriers/{sid}`. Only the operator can use this operation.
      #
      # @return [Response]
      def delete(sid, request_options: nil)
        call = Call.new("DELETE", "/operator/v1/carriers/{sid}", value: sid)
        @client.nothing(call, request_options)
      end

      # Trace a carrier. Records the exchanges with the carrier for the given time: submissions and receipts
      # with their responses, and queries, but never a bind. Posthorn stores them with the messages. Read
      # them at `/operator/v1/messages/{sid}/events`. A new trace replaces the current one.
      #
      # `POST /operator/v1/carriers/{sid}/trace`. Only the operator can use this operation.
      #
      # @param minutes [Integer]
      #   The duration in minutes. The default is `60`.
      # @param account_sid [String]
      #   The account whose messages to trace. Default: all accounts.
      # @param to [String]
      #   The recipient whose messages to trace. Default: all recipients.
      # @return [Carrier]
      def start_trace(sid, minutes: OMIT, account_sid: OMIT, to: OMIT, request_options: nil)
        call = Call.new(
          "POST",
          "/operator/v1/carriers/{sid}/trace",
          value: sid,
          body: { "minutes" => minutes, "account_sid" => account_sid, "to" => to },
          idempotence: :key
        )
        @client.value(call, Posthorn::Carrier, request_options)
      end

      # End the tracing of a carrier. Ends the trace. Recorded exchanges remain until the retention of
      # events ends.
      #
      # `DELETE /operator/v1/carriers/{sid}/trace`. Only the operator can use this operation.
      #
      # @return [Response]
      def end_trace(sid, request_options: nil)
        call = Call.new("DELETE", "/operator/v1/carriers/{sid}/trace", value: sid)
        @client.nothing(call, request_options)
      end

      # Replace all rates of a carrier. Replaces all rates of a carrier with a list of up to 50000, as
      # `rates` or as `csv`. If any line is invalid, nothing changes. Rates for unchanged prefixes keep
      # their sid.
      #
      # `POST /operator/v1/carriers/{sid}/replace_rates`. Only the operator can use this operation.
      #
      # @param price_unit [String]
      #   The currency of all rates of the price list, as three capital letters.
      # @param rates [Array<Hash>]
      #   The rates, each with `prefix` (default: empty) and `price`. An empty list removes all rates.
      # @param csv [String]
      #   The rates as CSV: one rate per line, with commas, semicolons or tabs between columns. The columns
      #   are prefix and price, or any columns under a header line that includes `prefix` and `price`. Send
      #   either `csv` or `rates`.
      # @param dry_run [Boolean]
      #   True to return the changes without making them. The default is `false`.
      # @return [RateCard]
      def replace_rates(
        sid,
        price_unit:,
        rates: OMIT,
        csv: OMIT,
        dry_run: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/operator/v1/carriers/{sid}/replace_rates",
          value: sid,
          body: {
            "price_unit" => price_unit,
            "rates" => rates,
            "csv" => csv,
            "dry_run" => dry_run
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::RateCard, request_options)
      end
    end

    # `client.operator.carrier_kinds`.
    class OperatorCarrierKinds
      def initialize(client)
        @client = client
      end

      # List the kinds of carriers. Returns the kinds of carriers on one page. The JSON Schemas of their
      # settings describe a form: labels, meanings, defaults and groups.
      #
      # `GET /operator/v1/carrier_kinds`. Only the operator can use this operation.
      #
      # @return [Page<CarrierKindDescription>]
      def list(request_options: nil)
        call = Call.new("GET", "/operator/v1/carrier_kinds")
        @client.list(call, Posthorn::CarrierKindDescription, request_options)
      end
    end

    # `client.operator.carrier_presets`.
    class OperatorCarrierPresets
      def initialize(client)
        @client = client
      end

      # List the presets of carriers over HTTP. Returns the providers and gateways for which Posthorn
      # includes settings, on one page.
      #
      # `GET /operator/v1/carrier_presets`. Only the operator can use this operation.
      #
      # @return [Page<CarrierPreset>]
      def list(request_options: nil)
        call = Call.new("GET", "/operator/v1/carrier_presets")
        @client.list(call, Posthorn::CarrierPreset, request_options)
      end
    end

    # `client.operator.payment_provider_kinds`.
    class OperatorPaymentProviderKinds
      def initialize(client)
        @client = client
      end

      # List the kinds of payment providers. Returns the kinds of payment providers with the JSON Schemas of
      # their settings, on one page.
      #
      # `GET /operator/v1/payment_provider_kinds`. Only the operator can use this operation.
      #
      # @return [Page<PaymentProviderKindDescription>]
      def list(request_options: nil)
        call = Call.new("GET", "/operator/v1/payment_provider_kinds")
        @client.list(call, Posthorn::PaymentProviderKindDescription, request_options)
      end
    end

    # `client.operator_messages.events`.
    class OperatorMessagesEvents
      def initialize(client)
        @client = client
      end

      # Read a message's timeline with its exchanges. Returns the timeline of a message of any account:
      # every change of status, every note, and every exchange that a trace of the carrier recorded. Oldest
      # first, on one page.
      #
      # `GET /operator/v1/messages/{sid}/events`. Only the operator can use this operation.
      #
      # @return [Page<OperatorTimelineEntry>]
      def list(sid, request_options: nil)
        call = Call.new("GET", "/operator/v1/messages/{sid}/events", value: sid)
        @client.list(call, Posthorn::OperatorTimelineEntry, request_options)
      end
    end

    # `client.operator.messages`.
    class OperatorMessages
      # @return [OperatorMessagesEvents]
      attr_reader :events

      def initialize(client)
        @client = client
        @events = OperatorMessagesEvents.new(client)
      end
    end

    # `client.operator.routes`.
    class OperatorRoutes
      def initialize(client)
        @client = client
      end

      # Create a route. Creates a rule that sends messages to a carrier. Among the matching routes, the
      # longest prefix wins, then the most other conditions, then the lowest priority, then the cheapest
      # carrier. Equal routes share messages by weight. Posthorn skips a route whose carrier accepts no
      # messages while another route matches. Waiting messages keep their carrier unless it fails. The guide
      # to routes and failover contains all rules.
      #
      # `POST /operator/v1/routes`. Only the operator can use this operation.
      #
      # @param carrier_sid [String]
      #   The carrier of the route.
      # @param channel [String]
      #   The channel of the messages. Default: every channel.
      # @param prefix [String]
      #   The first digits of the recipient's number, without the plus. Default: every recipient.
      # @param sender [String]
      #   The sender of the messages. Default: every sender.
      # @param account_sid [String]
      #   The account of the messages. Default: every account.
      # @param tag [String]
      #   The tag of the messages. Default: messages with any tags or none.
      # @param priority [Integer]
      #   The priority. Posthorn tries the lowest first. The default is `100`.
      # @param weight [Integer]
      #   The share of messages among otherwise equal routes. The default is `1`.
      # @param status [String]
      #   The status. Posthorn does not use a disabled route. The default is `enabled`.
      # @return [Route]
      def create(
        carrier_sid:,
        channel: OMIT,
        prefix: OMIT,
        sender: OMIT,
        account_sid: OMIT,
        tag: OMIT,
        priority: OMIT,
        weight: OMIT,
        status: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/operator/v1/routes",
          body: {
            "carrier_sid" => carrier_sid,
            "channel" => channel,
            "prefix" => prefix,
            "sender" => sender,
            "account_sid" => account_sid,
            "tag" => tag,
            "priority" => priority,
            "weight" => weight,
            "status" => status
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::Route, request_options)
      end

      # List routes. Returns routes, newest first.
      #
      # `GET /operator/v1/routes`. Only the operator can use this operation.
      #
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<Route>]
      def list(limit: OMIT, cursor: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/operator/v1/routes",
          query: { "limit" => limit, "cursor" => cursor }
        )
        @client.list(call, Posthorn::Route, request_options)
      end

      # Preview the routes of a message. Returns the routes that match a message, in order, at most 50. The
      # first `ready` route gets the message, or the server refuses it for the `refusal` of this route. If
      # none is ready, the message waits for the first. Equal routes have a random order in each response,
      # as for each message. Sends nothing.
      #
      # `GET /operator/v1/routes/candidates`. Only the operator can use this operation.
      #
      # @param to [String]
      #   The recipient. A phone number with its country code, a chat address with its prefix, as in
      #   xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A
      #   number can contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164.
      # @param from [String]
      #   The sender of the message.
      # @param channel [String]
      #   The channel of the message.
      # @param account_sid [String]
      #   The account of the message.
      # @param tag [String]
      #   The tag of the message.
      # @return [RouteCandidates]
      def candidates(
        to:,
        from: OMIT,
        channel: OMIT,
        account_sid: OMIT,
        tag: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/operator/v1/routes/candidates",
          query: {
            "to" => to,
            "from" => from,
            "channel" => channel,
            "account_sid" => account_sid,
            "tag" => tag
          }
        )
        @client.value(call, Posthorn::RouteCandidates, request_options)
      end

      # Retrieve a route. Returns one route.
      #
      # `GET /operator/v1/routes/{sid}`. Only the operator can use this operation.
      #
      # @return [Route]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/operator/v1/routes/{sid}", value: sid)
        @client.value(call, Posthorn::Route, request_options)
      end

      # Change a route. Changes a route. Omitted parameters do not change. You cannot change the conditions:
      # create another route and delete this one. Accepted messages keep their carrier unless it fails.
      #
      # `PATCH /operator/v1/routes/{sid}`. Only the operator can use this operation.
      #
      # @param carrier_sid [String]
      #   The carrier of the route.
      # @param priority [Integer]
      #   The priority. Posthorn tries the lowest first.
      # @param weight [Integer]
      #   The share of messages among otherwise equal routes.
      # @param status [String]
      #   The status. Posthorn does not use a disabled route.
      # @return [Route]
      def update(
        sid,
        carrier_sid: OMIT,
        priority: OMIT,
        weight: OMIT,
        status: OMIT,
        request_options: nil
      )
        call = Call.new(
          "PATCH",
          "/operator/v1/routes/{sid}",
          value: sid,
          body: {
            "carrier_sid" => carrier_sid,
            "priority" => priority,
            "weight" => weight,
            "status" => status
          }
        )
        @client.value(call, Posthorn::Route, request_options)
      end

      # Delete a route. Deletes a route. Accepted messages keep their carrier.
      #
      # `DELETE /operator/v1/routes/{sid}`. Only the operator can use this operation.
      #
      # @return [Response]
      def delete(sid, request_options: nil)
        call = Call.new("DELETE", "/operator/v1/routes/{sid}", value: sid)
        @client.nothing(call, request_options)
      end
    end

    # `client.operator.rates`.
    class OperatorRates
      def initialize(client)
        @client = client
      end

      # Create a rate. Creates a rate. Among otherwise equal routes, Posthorn prefers the carrier with the
      # lowest rate for the number. A rate without a carrier is a customer rate: multiplied by the segments,
      # it is the `price` of a message.
      #
      # `POST /operator/v1/rates`. Only the operator can use this operation.
      #
      # @param carrier_sid [String, nil]
      #   The carrier that charges the rate. Null for a customer rate, which accounts pay.
      # @param prefix [String]
      #   The first digits of the numbers, without a plus. Empty for all other numbers. For channels without
      #   numbers, send email, matrix, telegram, xmpp. The default is `""`.
      # @param price [String]
      #   The price of a segment: an exact decimal with at most six decimal places. A JSON number is also
      #   accepted.
      # @param price_unit [String]
      #   The currency of all rates of the price list, as three capital letters.
      # @return [Rate]
      def create(
        price:,
        price_unit:,
        carrier_sid: OMIT,
        prefix: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/operator/v1/rates",
          body: {
            "carrier_sid" => carrier_sid,
            "prefix" => prefix,
            "price" => price,
            "price_unit" => price_unit
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::Rate, request_options)
      end

      # List rates. Returns rates, newest first.
      #
      # `GET /operator/v1/rates`. Only the operator can use this operation.
      #
      # @param carrier_sid [String]
      #   The carrier to filter by. Send `none` for customer rates.
      # @param prefix [String]
      #   The prefix to filter by. It must match exactly.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<Rate>]
      def list(
        carrier_sid: OMIT,
        prefix: OMIT,
        limit: OMIT,
        cursor: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/operator/v1/rates",
          query: {
            "carrier_sid" => carrier_sid,
            "prefix" => prefix,
            "limit" => limit,
            "cursor" => cursor
          }
        )
        @client.list(call, Posthorn::Rate, request_options)
      end

      # Replace all customer rates. Replaces the prices that accounts pay for a segment with a list of up to
      # 50000, as `rates` or as `csv`. If any line is invalid, nothing changes. Rates for unchanged prefixes
      # keep their sid.
      #
      # `POST /operator/v1/rates/replace`. Only the operator can use this operation.
      #
      # @param price_unit [String]
      #   The currency of all rates of the price list, as three capital letters.
      # @param rates [Array<Hash>]
      #   The rates, each with `prefix` (default: empty) and `price`. An empty list removes all rates.
      # @param csv [String]
      #   The rates as CSV: one rate per line, with commas, semicolons or tabs between columns. The columns
      #   are prefix and price, or any columns under a header line that includes `prefix` and `price`. Send
      #   either `csv` or `rates`.
      # @param dry_run [Boolean]
      #   True to return the changes without making them. The default is `false`.
      # @return [RateCard]
      def replace(price_unit:, rates: OMIT, csv: OMIT, dry_run: OMIT, request_options: nil)
        call = Call.new(
          "POST",
          "/operator/v1/rates/replace",
          body: {
            "price_unit" => price_unit,
            "rates" => rates,
            "csv" => csv,
            "dry_run" => dry_run
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::RateCard, request_options)
      end

      # Retrieve a rate. Returns one rate.
      #
      # `GET /operator/v1/rates/{sid}`. Only the operator can use this operation.
      #
      # @return [Rate]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/operator/v1/rates/{sid}", value: sid)
        @client.value(call, Posthorn::Rate, request_options)
      end

      # Change a rate. Changes the price of a rate. You cannot change its carrier, prefix or currency.
      #
      # `PATCH /operator/v1/rates/{sid}`. Only the operator can use this operation.
      #
      # @param price [String]
      #   The price of a segment: an exact decimal with at most six decimal places. A JSON number is also
      #   accepted.
      # @return [Rate]
      def update(sid, price:, request_options: nil)
        call = Call.new(
          "PATCH",
          "/operator/v1/rates/{sid}",
          value: sid,
          body: { "price" => price }
        )
        @client.value(call, Posthorn::Rate, request_options)
      end

      # Delete a rate. Deletes a rate. Afterwards a shorter prefix decides, or the price is unknown.
      #
      # `DELETE /operator/v1/rates/{sid}`. Only the operator can use this operation.
      #
      # @return [Response]
      def delete(sid, request_options: nil)
        call = Call.new("DELETE", "/operator/v1/rates/{sid}", value: sid)
        @client.nothing(call, request_options)
      end
    end

    # `client.operator.verifications`.
    class OperatorVerifications
      def initialize(client)
        @client = client
      end

      # Count verifications by account. Returns, for each account, the messages that were sent and
      # delivered, the approved verifications and the blocks. Use it to detect SMS pumping. Accounts with
      # the most messages without an approval come first. Counts whole hours (UTC), up to `counted_until`.
      #
      # `GET /operator/v1/verifications/summary`. Only the operator can use this operation.
      #
      # @param from [Time]
      #   The time in the first hour. Default: 24 hours before `to`.
      # @param to [Time]
      #   The time in the last hour, at most now. Maximum range: 31 days.
      # @param limit [Integer]
      #   The maximum number of accounts.
      # @return [OperatorVerificationSummary]
      def summary(from: OMIT, to: OMIT, limit: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/operator/v1/verifications/summary",
          query: { "from" => from, "to" => to, "limit" => limit }
        )
        @client.value(call, Posthorn::OperatorVerificationSummary, request_options)
      end
    end

    # `client.operator.verification_scores`.
    class OperatorVerificationScores
      def initialize(client)
        @client = client
      end

      # List prefixes by risk. Returns the prefixes with the highest scores over all accounts. An attack on
      # several accounts shows here first. A blocked prefix is blocked in each account whose people enter
      # few codes there.
      #
      # `GET /operator/v1/verification_scores`. Only the operator can use this operation.
      #
      # @param limit [Integer]
      #   The maximum number of prefixes.
      # @return [OperatorVerificationScores]
      def list(limit: OMIT, request_options: nil)
        call = Call.new("GET", "/operator/v1/verification_scores", query: { "limit" => limit })
        @client.value(call, Posthorn::OperatorVerificationScores, request_options)
      end

      # Clear the score of a prefix. Ends the block of a prefix in all accounts, and resets its score.
      # Blocks of single accounts stay. A repeated request returns the same response.
      #
      # `DELETE /operator/v1/verification_scores`. Only the operator can use this operation.
      #
      # @param prefix [String]
      #   The prefix, with its plus sign.
      # @return [Response]
      def clear(prefix:, request_options: nil)
        call = Call.new(
          "DELETE",
          "/operator/v1/verification_scores",
          query: { "prefix" => prefix }
        )
        @client.nothing(call, request_options)
      end
    end

    # `client.operator.verification_blocks`.
    class OperatorVerificationBlocks
      def initialize(client)
        @client = client
      end

      # List blocks of verifications. Returns the blocks of all accounts, newest first. They show where
      # Posthorn detected SMS pumping.
      #
      # `GET /operator/v1/verification_blocks`. Only the operator can use this operation.
      #
      # @param active [Boolean]
      #   `true` returns only active blocks, `false` returns only ended or released blocks. Default: all
      #   blocks.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<VerificationBlock>]
      def list(active: OMIT, limit: OMIT, cursor: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/operator/v1/verification_blocks",
          query: { "active" => active, "limit" => limit, "cursor" => cursor }
        )
        @client.list(call, Posthorn::VerificationBlock, request_options)
      end

      # Release a block of an account. Ends a block of any account now and resets the counts of its numbers.
      # A repeated request returns the same response.
      #
      # `DELETE /operator/v1/verification_blocks/{sid}`. Only the operator can use this operation.
      #
      # @return [VerificationBlock]
      def release(sid, request_options: nil)
        call = Call.new("DELETE", "/operator/v1/verification_blocks/{sid}", value: sid)
        @client.value(call, Posthorn::VerificationBlock, request_options)
      end
    end

    # `client.operator.phone_numbers`.
    class OperatorPhoneNumbers
      def initialize(client)
        @client = client
      end

      # Assign a phone number. Makes an account the owner of a number, short code or sender id. Messages to
      # the number arrive at the account, and no other account can send from it. This also approves a
      # request of the account for the number. The account's limit of numbers does not apply.
      #
      # `POST /operator/v1/phone_numbers`. Only the operator can use this operation.
      #
      # @param account_sid [String]
      #   The account that becomes the owner.
      # @param number [String]
      #   A phone number in E.164, a short code, a sender id of 1 to 11 letters and digits, or a chat address.
      #   Case does not matter.
      # @param capabilities [Array<String>]
      #   The channels that the number supports. The default is `["sms","mms"]`.
      # @return [OperatorPhoneNumber]
      def assign(account_sid:, number:, capabilities: OMIT, request_options: nil)
        call = Call.new(
          "POST",
          "/operator/v1/phone_numbers",
          body: {
            "account_sid" => account_sid,
            "number" => number,
            "capabilities" => capabilities
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::OperatorPhoneNumber, request_options)
      end

      # List phone numbers of all accounts. Returns phone numbers, newest first. `status=pending` returns
      # the requests that wait for a decision.
      #
      # `GET /operator/v1/phone_numbers`. Only the operator can use this operation.
      #
      # @param account_sid [String]
      #   The account to filter by.
      # @param status [Array<String>]
      #   The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
      # @param number [String]
      #   The number to filter by.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<OperatorPhoneNumber>]
      def list(
        account_sid: OMIT,
        status: OMIT,
        number: OMIT,
        limit: OMIT,
        cursor: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/operator/v1/phone_numbers",
          query: {
            "account_sid" => account_sid,
            "status" => status,
            "number" => number,
            "limit" => limit,
            "cursor" => cursor
          }
        )
        @client.list(call, Posthorn::OperatorPhoneNumber, request_options)
      end

      # Retrieve a phone number of any account. Returns one phone number.
      #
      # `GET /operator/v1/phone_numbers/{sid}`. Only the operator can use this operation.
      #
      # @return [OperatorPhoneNumber]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/operator/v1/phone_numbers/{sid}", value: sid)
        @client.value(call, Posthorn::OperatorPhoneNumber, request_options)
      end

      # Approve, reject or move a phone number. Changes the parameters that you send. `status=active`
      # approves a request, `status=rejected` rejects it. `account_sid` moves the number to another account.
      # Recipients who opted out from the number are also opted out at the new account. Messages and events
      # remain with the previous account.
      #
      # `PATCH /operator/v1/phone_numbers/{sid}`. Only the operator can use this operation.
      #
      # @param status [String]
      #   The decision about a request.
      # @param rejected_reason [String, nil]
      #   The reason for the rejection, up to 200 characters. The account can read it.
      # @param account_sid [String]
      #   The new owner of the number.
      # @param capabilities [Array<String>]
      #   The channels that it supports.
      # @return [OperatorPhoneNumber]
      def update(
        sid,
        status: OMIT,
        rejected_reason: OMIT,
        account_sid: OMIT,
        capabilities: OMIT,
        request_options: nil
      )
        call = Call.new(
          "PATCH",
          "/operator/v1/phone_numbers/{sid}",
          value: sid,
          body: {
            "status" => status,
            "rejected_reason" => rejected_reason,
            "account_sid" => account_sid,
            "capabilities" => capabilities
          }
        )
        @client.value(call, Posthorn::OperatorPhoneNumber, request_options)
      end

      # Release a phone number. Ends the ownership of the number, so messages to it no longer arrive at the
      # account. Deletes a pending or rejected request. The account keeps its messages.
      #
      # `DELETE /operator/v1/phone_numbers/{sid}`. Only the operator can use this operation.
      #
      # @return [Response]
      def release(sid, request_options: nil)
        call = Call.new("DELETE", "/operator/v1/phone_numbers/{sid}", value: sid)
        @client.nothing(call, request_options)
      end
    end

    # `client.operator.sender_rules`.
    class OperatorSenderRules
      def initialize(client)
        @client = client
      end

      # Allow a sender. Allows an account, or every account, to send from senders that no account owns. The
      # rule applies at once in processes of this machine, and within two seconds on other machines. A rule
      # never allows a number that another account owns.
      #
      # `POST /operator/v1/sender_rules`. Only the operator can use this operation.
      #
      # @param account_sid [String]
      #   The account of the rule. Default: every account.
      # @param kind [String]
      #   The kind of rule: `exact` allows one sender, `pattern` allows all matching senders, `any` allows
      #   every sender.
      # @param sender [String]
      #   The sender. For `exact`, send an address as in `from` of a message. For `pattern`, send 2 to 64
      #   characters, in which `*` stands for any characters. Omit it for `any`.
      # @param note [String]
      #   The reason for the rule, up to 200 characters.
      # @return [SenderRule]
      def create(kind:, account_sid: OMIT, sender: OMIT, note: OMIT, request_options: nil)
        call = Call.new(
          "POST",
          "/operator/v1/sender_rules",
          body: {
            "account_sid" => account_sid,
            "kind" => kind,
            "sender" => sender,
            "note" => note
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::SenderRule, request_options)
      end

      # List sender rules. Returns sender rules, newest first. `is_conflict=true` returns the senders that
      # an upgrade found with several accounts.
      #
      # `GET /operator/v1/sender_rules`. Only the operator can use this operation.
      #
      # @param account_sid [String]
      #   The account to filter by.
      # @param sender [String]
      #   The sender or pattern to filter by.
      # @param needs_review [Boolean]
      #   True returns only rules that need review, false returns only the others.
      # @param is_conflict [Boolean]
      #   True returns only rules in conflict, false returns only the others.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<SenderRule>]
      def list(
        account_sid: OMIT,
        sender: OMIT,
        needs_review: OMIT,
        is_conflict: OMIT,
        limit: OMIT,
        cursor: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/operator/v1/sender_rules",
          query: {
            "account_sid" => account_sid,
            "sender" => sender,
            "needs_review" => needs_review,
            "is_conflict" => is_conflict,
            "limit" => limit,
            "cursor" => cursor
          }
        )
        @client.list(call, Posthorn::SenderRule, request_options)
      end

      # Retrieve a sender rule. Returns one sender rule.
      #
      # `GET /operator/v1/sender_rules/{sid}`. Only the operator can use this operation.
      #
      # @return [SenderRule]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/operator/v1/sender_rules/{sid}", value: sid)
        @client.value(call, Posthorn::SenderRule, request_options)
      end

      # Confirm a sender rule. Confirms a rule that an upgrade created, and ends its conflict. Send
      # `needs_review=false`. The senders of a rule cannot change: create another rule and delete this one.
      #
      # `PATCH /operator/v1/sender_rules/{sid}`. Only the operator can use this operation.
      #
      # @param needs_review [Boolean]
      #   True if the operator must still review the rule.
      # @return [SenderRule]
      def update(sid, needs_review:, request_options: nil)
        call = Call.new(
          "PATCH",
          "/operator/v1/sender_rules/{sid}",
          value: sid,
          body: { "needs_review" => needs_review }
        )
        @client.value(call, Posthorn::SenderRule, request_options)
      end

      # Delete a sender rule. Deletes a sender rule. New messages can no longer use the senders that only
      # this rule allowed. Posthorn still sends the messages that it has accepted.
      #
      # `DELETE /operator/v1/sender_rules/{sid}`. Only the operator can use this operation.
      #
      # @return [Response]
      def delete(sid, request_options: nil)
        call = Call.new("DELETE", "/operator/v1/sender_rules/{sid}", value: sid)
        @client.nothing(call, request_options)
      end
    end

    # `client.operator`.
    class Operator
      # @return [OperatorAccounts]
      attr_reader :accounts
      # @return [OperatorDeadLetters]
      attr_reader :dead_letters
      # @return [OperatorCarriers]
      attr_reader :carriers
      # @return [OperatorCarrierKinds]
      attr_reader :carrier_kinds
      # @return [OperatorCarrierPresets]
      attr_reader :carrier_presets
      # @return [OperatorPaymentProviderKinds]
      attr_reader :payment_provider_kinds
      # @return [OperatorMessages]
      attr_reader :messages
      # @return [OperatorRoutes]
      attr_reader :routes
      # @return [OperatorRates]
      attr_reader :rates
      # @return [OperatorVerifications]
      attr_reader :verifications
      # @return [OperatorVerificationScores]
      attr_reader :verification_scores
      # @return [OperatorVerificationBlocks]
      attr_reader :verification_blocks
      # @return [OperatorPhoneNumbers]
      attr_reader :phone_numbers
      # @return [OperatorSenderRules]
      attr_reader :sender_rules

      def initialize(client)
        @client = client
        @accounts = OperatorAccounts.new(client)
        @dead_letters = OperatorDeadLetters.new(client)
        @carriers = OperatorCarriers.new(client)
        @carrier_kinds = OperatorCarrierKinds.new(client)
        @carrier_presets = OperatorCarrierPresets.new(client)
        @payment_provider_kinds = OperatorPaymentProviderKinds.new(client)
        @messages = OperatorMessages.new(client)
        @routes = OperatorRoutes.new(client)
        @rates = OperatorRates.new(client)
        @verifications = OperatorVerifications.new(client)
        @verification_scores = OperatorVerificationScores.new(client)
        @verification_blocks = OperatorVerificationBlocks.new(client)
        @phone_numbers = OperatorPhoneNumbers.new(client)
        @sender_rules = OperatorSenderRules.new(client)
      end
    end
  end
end
