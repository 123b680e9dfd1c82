# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.payments.timeline`.
    class PaymentsTimeline
      def initialize(client)
        @client = client
      end

      # Read a payment's timeline. Returns the timeline of a payment, oldest first. It contains the events
      # of the payment, its refunds and its disputes, its messages with their current status, and the
      # requests to the provider. It also contains the ledger transactions.
      #
      # `GET /v1/payments/{sid}/timeline`. An API key needs one of the scopes `full`, `payments`, `read`.
      #
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<PaymentTimelineEntry>]
      def list(sid, limit: OMIT, cursor: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/v1/payments/{sid}/timeline",
          value: sid,
          query: { "limit" => limit, "cursor" => cursor }
        )
        @client.list(call, Posthorn::PaymentTimelineEntry, request_options)
      end
    end

    # `client.payments`.
    class Payments
      # @return [PaymentsTimeline]
      attr_reader :timeline

      def initialize(client)
        @client = client
        @timeline = PaymentsTimeline.new(client)
      end

      # Create a payment. Creates a payment. With a `payment_method`, which is a token of the payment
      # provider, Posthorn charges the customer immediately. Without it, the customer pays on the page
      # `checkout_url`. A decline is not an error: the response has the `status` `failed`. If the provider
      # does not respond, `status` is `processing` until the outcome is known. Needs an `Idempotency-Key`.
      #
      # `POST /v1/payments`. An API key needs one of the scopes `full`, `payments`.
      #
      # @param amount [Integer]
      #   The amount that the customer pays, in minor units of `currency`: 1250 for 12.50 EUR.
      # @param currency [String]
      #   ISO 4217.
      # @param payment_method [String]
      #   The token of the payment provider for the customer's card or account. The simulator has `sim_ok` and
      #   others. With `provider` `manual`: the reference of money that you have received.
      # @param provider [String]
      #   The kind or the sid of a payment provider. Default: the first provider that supports the currency.
      # @param capture_method [String]
      #   The capture mode. `automatic` captures the amount at once. `manual` only authorizes the amount, and
      #   you capture it later. The default is `automatic`.
      # @param description [String]
      #   The text that the customer reads on the page.
      # @param reference [String]
      #   Your own identifier of the payment, such as an order number. You can list payments by it.
      # @param metadata [Hash]
      #   Your own fields, up to 50. A name has up to 40 characters and a value up to 500. Together they have
      #   at most 8 KiB of JSON. Answers and events contain them. In a form, write `metadata[order]=8731`.
      # @param return_url [String]
      #   The URL to which the customer returns after the payment.
      # @param locale [String]
      #   The language of the page and of the messages (BCP 47). The default is `en`.
      # @param send [Hash]
      #   The message that sends the link to the page. The same transaction creates both. Only without
      #   `payment_method`.
      # @param expires_in [Integer]
      #   The number of seconds until the page expires: from 30 minutes to 90 days. Default: 30 days. A
      #   payment with a token does not expire.
      # @return [Payment]
      def create(
        amount:,
        currency:,
        payment_method: OMIT,
        provider: OMIT,
        capture_method: OMIT,
        description: OMIT,
        reference: OMIT,
        metadata: OMIT,
        return_url: OMIT,
        locale: OMIT,
        send: OMIT,
        expires_in: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/v1/payments",
          body: {
            "amount" => amount,
            "currency" => currency,
            "payment_method" => payment_method,
            "provider" => provider,
            "capture_method" => capture_method,
            "description" => description,
            "reference" => reference,
            "metadata" => metadata,
            "return_url" => return_url,
            "locale" => locale,
            "send" => send,
            "expires_in" => expires_in
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::Payment, request_options)
      end

      # List payments. Returns payments, newest first unless `order` says otherwise. With `status`,
      # `currency`, `metadata` or `needs_review`, a page reads at most ten thousand entries. So it can have
      # fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`. Payments of one
      # status other than `completed` are found however rare they are. So are those that need a review.
      #
      # `GET /v1/payments`. An API key needs one of the scopes `full`, `payments`, `read`.
      #
      # @param sid [Array<String>]
      #   The payments to return, at most 100, as a repeated parameter or with commas. Unknown ones are left
      #   out.
      # @param status [Array<String>]
      #   The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
      # @param currency [String]
      #   The currency to filter by.
      # @param reference [String]
      #   Your own identifier to filter by.
      # @param metadata [Object]
      #   The entries of `metadata` to filter by, as in `metadata[order]=8731`, or as a JSON object. A
      #   resource must have all of them.
      # @param needs_review [Boolean]
      #   True returns only payments that need a review by a person, false returns only the others.
      # @param created_after [Time]
      #   The earliest creation time, inclusive.
      # @param created_before [Time]
      #   The latest creation time, exclusive.
      # @param order [String]
      #   The order by creation time: `desc` has the newest entry first, `asc` the oldest.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<Payment>]
      def list(
        sid: OMIT,
        status: OMIT,
        currency: OMIT,
        reference: OMIT,
        metadata: OMIT,
        needs_review: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        order: OMIT,
        limit: OMIT,
        cursor: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/v1/payments",
          query: {
            "sid" => sid,
            "status" => status,
            "currency" => currency,
            "reference" => reference,
            "metadata" => metadata,
            "needs_review" => needs_review,
            "created_after" => created_after,
            "created_before" => created_before,
            "order" => order,
            "limit" => limit,
            "cursor" => cursor
          }
        )
        @client.list(call, Posthorn::Payment, request_options)
      end

      # Retrieve a payment. Returns the current payment.
      #
      # `GET /v1/payments/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
      #
      # @return [Payment]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/payments/{sid}", value: sid)
        @client.value(call, Posthorn::Payment, request_options)
      end

      # Change a payment. Changes the fields that you send. `metadata` replaces all of its entries. You
      # cannot change the amount: cancel the payment and create another one.
      #
      # `PATCH /v1/payments/{sid}`. An API key needs one of the scopes `full`, `payments`.
      #
      # @param description [String]
      #   The text that the customer reads on the page.
      # @param reference [String]
      #   Your own identifier of the payment, such as an order number. You can list payments by it.
      # @param metadata [Hash]
      #   Your own fields, up to 50. A name has up to 40 characters and a value up to 500. Together they have
      #   at most 8 KiB of JSON. Answers and events contain them. In a form, write `metadata[order]=8731`.
      # @return [Payment]
      def update(
        sid,
        description: OMIT,
        reference: OMIT,
        metadata: OMIT,
        request_options: nil
      )
        call = Call.new(
          "PATCH",
          "/v1/payments/{sid}",
          value: sid,
          body: {
            "description" => description,
            "reference" => reference,
            "metadata" => metadata
          }
        )
        @client.value(call, Posthorn::Payment, request_options)
      end

      # Capture a payment. Captures an authorized amount, or a part of it. Posthorn releases the rest unless
      # `final` is false. Captures of one payment at the same time run one after another. If the provider
      # does not respond, `pending_operation` is `capture` until the outcome is known. Needs an
      # `Idempotency-Key`.
      #
      # `POST /v1/payments/{sid}/capture`. An API key needs one of the scopes `full`, `payments`.
      #
      # @param amount [Integer]
      #   The amount to capture, in minor units. Default: the whole authorized amount.
      # @param final [Boolean]
      #   True if this is the last capture. False keeps the rest authorized. Not every provider supports
      #   false. The default is `true`.
      # @return [Payment]
      def capture(sid, amount: OMIT, final: OMIT, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/payments/{sid}/capture",
          value: sid,
          body: { "amount" => amount, "final" => final },
          idempotence: :key
        )
        @client.value(call, Posthorn::Payment, request_options)
      end

      # Cancel a payment. Cancels a payment that is not completed. Its page closes, and the provider
      # releases an authorized amount. Refund recorded money before you cancel. A repeated request returns
      # the same response.
      #
      # `POST /v1/payments/{sid}/cancel`. An API key needs one of the scopes `full`, `payments`.
      #
      # @param reason [String]
      #   The reason for the cancellation. The default is `requested_by_customer`.
      # @return [Payment]
      def cancel(sid, reason: OMIT, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/payments/{sid}/cancel",
          value: sid,
          body: { "reason" => reason },
          idempotence: :key
        )
        @client.value(call, Posthorn::Payment, request_options)
      end

      # Record the money of a payment. Records money of a payment that you received in cash or by bank
      # transfer. Posthorn updates the ledger in the same transaction. The last part completes the payment
      # and creates the receipt message. The payment must be open, have a page, and have no open charge at
      # another provider. The account needs a `manual` provider. Needs an `Idempotency-Key`.
      #
      # `POST /v1/payments/{sid}/record_payment`. An API key needs one of the scopes `full`, `payments`.
      #
      # @param amount [Integer]
      #   The received amount, in minor units of the payment's currency. Default: the outstanding amount.
      # @param final [Boolean]
      #   True if you expect no more money. This completes the payment, even with less than its amount.
      #   `amount` can then be 0. The default is `false`.
      # @param reference [String]
      #   The reference of the money, such as the number of a receipt or transfer. Each part needs a different
      #   reference.
      # @param received_at [Time]
      #   The time when you received the money. Default: now.
      # @param note [String]
      #   A note for people.
      # @return [Payment]
      def record_payment(
        sid,
        reference:,
        amount: OMIT,
        final: OMIT,
        received_at: OMIT,
        note: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/v1/payments/{sid}/record_payment",
          value: sid,
          body: {
            "amount" => amount,
            "final" => final,
            "reference" => reference,
            "received_at" => received_at,
            "note" => note
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::Payment, request_options)
      end

      # Decide about another amount. Decides about a payment with the `review_reason` `amount_mismatch`: its
      # provider reports another amount than you requested. `accept` makes the provider's amount the amount
      # of the payment. `refund` returns all captured money. `cancel` releases a charge that is not
      # captured. Posthorn fetches the charge first, and updates the ledger. The first decision counts, and
      # you can repeat it. Needs an `Idempotency-Key`.
      #
      # `POST /v1/payments/{sid}/resolve`. An API key needs one of the scopes `full`, `payments`.
      #
      # @param resolution [String]
      #   The decision.
      # @param amount [Integer]
      #   Required for `accept`: the amount that you accept, in minor units. It must be the amount that the
      #   provider reports.
      # @param currency [String]
      #   The currency that you accept. Default: the currency of the payment. Send it if the provider reports
      #   another currency.
      # @param note [String]
      #   The reason for the decision. Posthorn stores it with the payment.
      # @return [Payment]
      def resolve(
        sid,
        resolution:,
        amount: OMIT,
        currency: OMIT,
        note: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/v1/payments/{sid}/resolve",
          value: sid,
          body: {
            "resolution" => resolution,
            "amount" => amount,
            "currency" => currency,
            "note" => note
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::Payment, request_options)
      end

      # Send the link of a payment. Sends the link to the page of a payment that is `pending` or
      # `requires_action`. You can send it up to ten times. `to` and `from` default to the values of the
      # earlier message. Needs an `Idempotency-Key`.
      #
      # `POST /v1/payments/{sid}/send_link`. An API key needs one of the scopes `full`, `payments`.
      #
      # @param to [String]
      #   The recipient. A phone number with its country code, a chat address with its prefix, as in
      #   xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A
      #   number can contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164.
      # @param from [String]
      #   The sender. A phone number as in `to`, a short code, a name, or a chat or email address with its
      #   prefix. A name has 1 to 11 characters: letters, digits, inner spaces and & + . _ -.
      # @param body [String]
      #   The text, with `{url}` in place of the link. With the link, it has up to 1,600 characters over SMS
      #   and MMS, 4,096 over WhatsApp and Telegram, and 10,000 over other channels. Default: the text of the
      #   earlier message.
      # @param template [MessageTemplateRequest]
      #   The approved template of the link and its reminder, which WhatsApp requires. In its values, Posthorn
      #   replaces `{amount}` by the amount with its currency, and `{url}` by the link. For a button,
      #   `{token}` is the part of the link after `/pay/`. In a form, send JSON.
      # @param receipt_template [MessageTemplateRequest]
      #   The approved template of the receipt, which WhatsApp requires with `receipt`. In its values,
      #   Posthorn replaces `{amount}`.
      # @param reminder_after [Integer]
      #   The number of seconds until Posthorn sends a reminder, if the customer can still pay. From 10
      #   minutes to 30 days, and before the page expires. The reminder has a fixed text in the language of
      #   the payment. Default: a planned reminder does not change.
      # @param receipt [Boolean]
      #   True to send a receipt after the payment. Default: no change.
      # @return [Payment]
      def send_link(
        sid,
        to: OMIT,
        from: OMIT,
        body: OMIT,
        template: OMIT,
        receipt_template: OMIT,
        reminder_after: OMIT,
        receipt: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/v1/payments/{sid}/send_link",
          value: sid,
          body: {
            "to" => to,
            "from" => from,
            "body" => body,
            "template" => template,
            "receipt_template" => receipt_template,
            "reminder_after" => reminder_after,
            "receipt" => receipt
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::Payment, request_options)
      end
    end
  end
end
