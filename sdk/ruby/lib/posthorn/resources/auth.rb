# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.auth.verifications`.
    class AuthVerifications
      def initialize(client)
        @client = client
      end

      # Verify an address. Sends a code or a link to an address. While the verification is pending, another
      # request for the same `to`, `purpose` and `service_sid` sends the same code again. The minimum
      # interval is 30 seconds after the first message, then 60, 120 and 240. With several channels,
      # Posthorn tries the next channel when a message fails or its time is over. It skips a channel without
      # a carrier, a sender or a template, and says so in `skipped_channels`. WhatsApp takes codes only as
      # the template of the settings.
      #
      # `POST /v1/auth/verifications`. An API key needs one of the scopes `full`, `auth`.
      #
      # @param to [String]
      #   The address: a phone number with its country code in any usual format, an email address, or a chat
      #   address with its prefix.
      # @param service_sid [String]
      #   The service. Default: the default service.
      # @param channel [Array<String>]
      #   The channels in order, each with the seconds until the next one (default 20). Send a list, or one
      #   string with commas. Default: `sms`, or the channel of a chat address.
      # @param email [String]
      #   The email address for the channel `email` when `to` is a phone number. If `channel` of the approved
      #   verification is `email`, it proves the mailbox and not the number.
      # @param method [String]
      #   The method: the person types a code or opens a link. The default is `code`.
      # @param purpose [String]
      #   The purpose of the verification. Each purpose has a separate verification. The default is `default`.
      # @param from [String]
      #   The sender. Default: a sender of `senders` in the settings, or a number of the account.
      # @param locale [String]
      #   The language of the message (BCP 47). Default: the language of the settings.
      # @param client_ip [String]
      #   The IP address of the person's device, for rate limits and abuse control.
      # @param risk_check [String]
      #   `off` for a person for whom you vouch. Abuse control then neither refuses nor counts the
      #   verification. The default is `on`.
      # @param rate_limit_keys [Hash]
      #   The values for your own rate limits, by their names in `rate_limits` of the settings.
      # @param payload [VerificationPayloadRequest]
      #   The action that the person approves, such as a payment. The message shows it, and each check must
      #   contain it.
      # @param redirect_url [String]
      #   The URL to open after the approval. It must be one of `redirect_urls` in the settings.
      # @param app_hash [String]
      #   The hash of your Android app, so that SMS Retriever can give the code to the app. It is the last
      #   line of the message.
      # @param domain [String]
      #   The domain of your web site, so that browsers can fill in the code. The message ends with
      #   `@example.com #123456`.
      # @param tags [Array<String>]
      #   Up to 20 labels to filter the messages by.
      # @param metadata [Hash]
      #   Your own fields, up to 50. A name has up to 40 characters and a value up to 500. Together they have
      #   at most 8 KiB of JSON. Answers and events contain them. In a form, write `metadata[order]=8731`.
      # @return [Verification]
      def create(
        to:,
        service_sid: OMIT,
        channel: OMIT,
        email: OMIT,
        method: OMIT,
        purpose: OMIT,
        from: OMIT,
        locale: OMIT,
        client_ip: OMIT,
        risk_check: OMIT,
        rate_limit_keys: OMIT,
        payload: OMIT,
        redirect_url: OMIT,
        app_hash: OMIT,
        domain: OMIT,
        tags: OMIT,
        metadata: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/v1/auth/verifications",
          body: {
            "to" => to,
            "service_sid" => service_sid,
            "channel" => channel,
            "email" => email,
            "method" => method,
            "purpose" => purpose,
            "from" => from,
            "locale" => locale,
            "client_ip" => client_ip,
            "risk_check" => risk_check,
            "rate_limit_keys" => rate_limit_keys,
            "payload" => payload,
            "redirect_url" => redirect_url,
            "app_hash" => app_hash,
            "domain" => domain,
            "tags" => tags,
            "metadata" => metadata
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::Verification, request_options)
      end

      # List verifications. Returns verifications, newest first unless `order` says otherwise. With
      # `service_sid`, `status` or `metadata`, a page reads at most ten thousand entries. So it can have
      # fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.
      #
      # `GET /v1/auth/verifications`. An API key needs one of the scopes `full`, `auth`, `read`.
      #
      # @param to [String]
      #   The address to filter by.
      # @param service_sid [String]
      #   The service to filter by.
      # @param status [Array<String>]
      #   The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
      # @param metadata [Object]
      #   The entries of `metadata` to filter by, as in `metadata[order]=8731`, or as a JSON object. A
      #   resource must have all of them.
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
      # @return [Page<Verification>]
      def list(
        to: OMIT,
        service_sid: OMIT,
        status: OMIT,
        metadata: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        order: OMIT,
        limit: OMIT,
        cursor: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/v1/auth/verifications",
          query: {
            "to" => to,
            "service_sid" => service_sid,
            "status" => status,
            "metadata" => metadata,
            "created_after" => created_after,
            "created_before" => created_before,
            "order" => order,
            "limit" => limit,
            "cursor" => cursor
          }
        )
        @client.list(call, Posthorn::Verification, request_options)
      end

      # Retrieve a verification. Returns the current verification without its code.
      #
      # `GET /v1/auth/verifications/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
      #
      # @return [Verification]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/auth/verifications/{sid}", value: sid)
        @client.value(call, Posthorn::Verification, request_options)
      end

      # Cancel a verification. Ends a pending verification, so that its code and its link stop working. A
      # message on its way can still arrive. A repeated request returns the same response.
      #
      # `POST /v1/auth/verifications/{sid}/cancel`. An API key needs one of the scopes `full`, `auth`.
      #
      # @return [Verification]
      def cancel(sid, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/auth/verifications/{sid}/cancel",
          value: sid,
          idempotence: :key
        )
        @client.value(call, Posthorn::Verification, request_options)
      end
    end

    # `client.auth.verification_checks`.
    class AuthVerificationChecks
      def initialize(client)
        @client = client
      end

      # Check a code. Approves the verification if the code is correct. A code works once, and five wrong
      # checks end the verification. By `to`, a wrong, expired, used or unknown code gives the same
      # response, so the response does not reveal whether a verification exists.
      #
      # `POST /v1/auth/verification_checks`. An API key needs one of the scopes `full`, `auth`.
      #
      # @param verification_sid [String]
      #   The verification. Send this or `to`.
      # @param to [String]
      #   The address of the pending verification. Send this or `verification_sid`.
      # @param purpose [String]
      #   The purpose of the verification. Send it together with `to`. The default is `default`.
      # @param service_sid [String]
      #   The service of the verification. Default with `to`: the default service.
      # @param code [String]
      #   The code that the person typed, in digits of any script. Spaces, dashes and invisible marks are
      #   ignored.
      # @param token [String]
      #   The token, which is the last part of the link. Send it if your own page opens the link.
      # @param payload [VerificationPayloadRequest]
      #   The `payload` of the verification. Required if the verification has one.
      # @return [VerificationCheck]
      def create(
        verification_sid: OMIT,
        to: OMIT,
        purpose: OMIT,
        service_sid: OMIT,
        code: OMIT,
        token: OMIT,
        payload: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/v1/auth/verification_checks",
          body: {
            "verification_sid" => verification_sid,
            "to" => to,
            "purpose" => purpose,
            "service_sid" => service_sid,
            "code" => code,
            "token" => token,
            "payload" => payload
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::VerificationCheck, request_options)
      end
    end

    # `client.auth.attempts`.
    class AuthAttempts
      def initialize(client)
        @client = client
      end

      # List attempts. Returns the messages of verifications, newest first.
      #
      # `GET /v1/auth/attempts`. An API key needs one of the scopes `full`, `auth`, `read`.
      #
      # @param verification [String]
      #   The verification to filter by.
      # @param service_sid [String]
      #   The service to filter by.
      # @param channel [String]
      #   The channel to filter by.
      # @param country [String]
      #   The country of the numbers to filter by.
      # @param created_after [Time]
      #   The earliest creation time, inclusive.
      # @param created_before [Time]
      #   The latest creation time, exclusive.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<VerificationAttempt>]
      def list(
        verification: OMIT,
        service_sid: OMIT,
        channel: OMIT,
        country: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        limit: OMIT,
        cursor: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/v1/auth/attempts",
          query: {
            "verification" => verification,
            "service_sid" => service_sid,
            "channel" => channel,
            "country" => country,
            "created_after" => created_after,
            "created_before" => created_before,
            "limit" => limit,
            "cursor" => cursor
          }
        )
        @client.list(call, Posthorn::VerificationAttempt, request_options)
      end

      # Count attempts. Counts the messages that were sent, were delivered and led to an approval, by
      # channel and country. The entries with the most messages come first. Default: the last day. Maximum:
      # 31 days.
      #
      # `GET /v1/auth/attempts/summary`. An API key needs one of the scopes `full`, `auth`, `read`.
      #
      # @param service_sid [String]
      #   The service to filter by.
      # @param channel [String]
      #   The channel to filter by.
      # @param country [String]
      #   The country of the numbers to filter by.
      # @param created_after [Time]
      #   The earliest creation time, inclusive.
      # @param created_before [Time]
      #   The latest creation time, exclusive.
      # @return [VerificationAttemptSummary]
      def summary(
        service_sid: OMIT,
        channel: OMIT,
        country: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/v1/auth/attempts/summary",
          query: {
            "service_sid" => service_sid,
            "channel" => channel,
            "country" => country,
            "created_after" => created_after,
            "created_before" => created_before
          }
        )
        @client.value(call, Posthorn::VerificationAttemptSummary, request_options)
      end
    end

    # `client.auth.services`.
    class AuthServices
      def initialize(client)
        @client = client
      end

      # Create a service. Creates a service with settings of its own. Create a verification with its
      # `service_sid` to use them. Settings that you do not send are those of the account, and follow their
      # changes. Limits of a service come in addition: the limits, locks and blocks of the account count all
      # services together. An account can have 100 services.
      #
      # `POST /v1/auth/services`. An API key needs one of the scopes `full`, `auth`.
      #
      # @param friendly_name [String]
      #   The name of your service, which precedes the text of each message. Empty for no name.
      # @param locale [String, nil]
      #   The default language of messages. Null for the setting of the account.
      # @param code_length [Integer, nil]
      #   The number of digits in a code. Less than six works only with the simulator. Null for the setting of
      #   the account.
      # @param ttl_seconds [Integer, nil]
      #   The number of seconds for which a code or a link is valid. Null for the setting of the account.
      # @param checks_max [Integer, nil]
      #   The number of wrong checks that end a verification. Null for the setting of the account.
      # @param sends_max [Integer, nil]
      #   The maximum number of messages of a verification. Null for the setting of the account.
      # @param recipient_hourly_max [Integer, nil]
      #   The maximum number of new verifications of one recipient with this service in an hour, in addition
      #   to that of the account. Null for none.
      # @param recipient_daily_max [Integer, nil]
      #   The maximum number of new verifications of one recipient with this service in a day, in addition to
      #   that of the account. Null for none.
      # @param daily_sends_max [Integer, nil]
      #   The maximum number of messages of this service in a day, in addition to that of the account. Null
      #   for none.
      # @param daily_spend_max [Float, nil]
      #   The maximum price of messages of this service in a day, in addition to that of the account. Null for
      #   none.
      # @param whatsapp_template [VerificationTemplate, nil]
      #   The authentication template of codes over WhatsApp, with a button that copies the code or fills it
      #   in. Null for none: WhatsApp is then not used. In a form, send JSON.
      # @param domain [String, nil]
      #   The domain of your web site, for codes that browsers fill in. Null without one.
      # @param app_hash [String, nil]
      #   The hash of your Android app. Null without one.
      # @param senders [Array<String>, nil]
      #   The senders of messages. Null for the setting of the account.
      # @param messaging_service_sid [String, nil]
      # @param allowed_countries [Array<String>, nil]
      #   The allowed countries of recipients. Null for the setting of the account.
      # @param redirect_urls [Array<String>, nil]
      #   The allowed redirect URLs of links. Null for the setting of the account.
      # @return [VerificationService]
      def create(
        friendly_name:,
        locale: OMIT,
        code_length: OMIT,
        ttl_seconds: OMIT,
        checks_max: OMIT,
        sends_max: OMIT,
        recipient_hourly_max: OMIT,
        recipient_daily_max: OMIT,
        daily_sends_max: OMIT,
        daily_spend_max: OMIT,
        whatsapp_template: OMIT,
        domain: OMIT,
        app_hash: OMIT,
        senders: OMIT,
        messaging_service_sid: OMIT,
        allowed_countries: OMIT,
        redirect_urls: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/v1/auth/services",
          body: {
            "friendly_name" => friendly_name,
            "locale" => locale,
            "code_length" => code_length,
            "ttl_seconds" => ttl_seconds,
            "checks_max" => checks_max,
            "sends_max" => sends_max,
            "recipient_hourly_max" => recipient_hourly_max,
            "recipient_daily_max" => recipient_daily_max,
            "daily_sends_max" => daily_sends_max,
            "daily_spend_max" => daily_spend_max,
            "whatsapp_template" => whatsapp_template,
            "domain" => domain,
            "app_hash" => app_hash,
            "senders" => senders,
            "messaging_service_sid" => messaging_service_sid,
            "allowed_countries" => allowed_countries,
            "redirect_urls" => redirect_urls
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::VerificationService, request_options)
      end

      # List services. Returns all services, newest first. The default service is the last.
      #
      # `GET /v1/auth/services`. An API key needs one of the scopes `full`, `auth`, `read`.
      #
      # @return [Page<VerificationService>]
      def list(request_options: nil)
        call = Call.new("GET", "/v1/auth/services")
        @client.list(call, Posthorn::VerificationService, request_options)
      end

      # Retrieve a service. Returns the service with its settings.
      #
      # `GET /v1/auth/services/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
      #
      # @return [VerificationService]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/auth/services/{sid}", value: sid)
        @client.value(call, Posthorn::VerificationService, request_options)
      end

      # Change a service. Changes the fields that you send. Pending verifications keep their earlier
      # settings. Of the default service, it changes the settings of the account, and null is the default of
      # the setting.
      #
      # `PATCH /v1/auth/services/{sid}`. An API key needs one of the scopes `full`, `auth`.
      #
      # @param friendly_name [String]
      #   The name of your service, which precedes the text of each message. Empty for no name.
      # @param locale [String, nil]
      #   The default language of messages. Null for the setting of the account.
      # @param code_length [Integer, nil]
      #   The number of digits in a code. Less than six works only with the simulator. Null for the setting of
      #   the account.
      # @param ttl_seconds [Integer, nil]
      #   The number of seconds for which a code or a link is valid. Null for the setting of the account.
      # @param checks_max [Integer, nil]
      #   The number of wrong checks that end a verification. Null for the setting of the account.
      # @param sends_max [Integer, nil]
      #   The maximum number of messages of a verification. Null for the setting of the account.
      # @param recipient_hourly_max [Integer, nil]
      #   The maximum number of new verifications of one recipient with this service in an hour, in addition
      #   to that of the account. Null for none.
      # @param recipient_daily_max [Integer, nil]
      #   The maximum number of new verifications of one recipient with this service in a day, in addition to
      #   that of the account. Null for none.
      # @param daily_sends_max [Integer, nil]
      #   The maximum number of messages of this service in a day, in addition to that of the account. Null
      #   for none.
      # @param daily_spend_max [Float, nil]
      #   The maximum price of messages of this service in a day, in addition to that of the account. Null for
      #   none.
      # @param whatsapp_template [VerificationTemplate, nil]
      #   The authentication template of codes over WhatsApp, with a button that copies the code or fills it
      #   in. Null for none: WhatsApp is then not used. In a form, send JSON.
      # @param domain [String, nil]
      #   The domain of your web site, for codes that browsers fill in. Null without one.
      # @param app_hash [String, nil]
      #   The hash of your Android app. Null without one.
      # @param senders [Array<String>, nil]
      #   The senders of messages. Null for the setting of the account.
      # @param messaging_service_sid [String, nil]
      # @param allowed_countries [Array<String>, nil]
      #   The allowed countries of recipients. Null for the setting of the account.
      # @param redirect_urls [Array<String>, nil]
      #   The allowed redirect URLs of links. Null for the setting of the account.
      # @return [VerificationService]
      def update(
        sid,
        friendly_name: OMIT,
        locale: OMIT,
        code_length: OMIT,
        ttl_seconds: OMIT,
        checks_max: OMIT,
        sends_max: OMIT,
        recipient_hourly_max: OMIT,
        recipient_daily_max: OMIT,
        daily_sends_max: OMIT,
        daily_spend_max: OMIT,
        whatsapp_template: OMIT,
        domain: OMIT,
        app_hash: OMIT,
        senders: OMIT,
        messaging_service_sid: OMIT,
        allowed_countries: OMIT,
        redirect_urls: OMIT,
        request_options: nil
      )
        call = Call.new(
          "PATCH",
          "/v1/auth/services/{sid}",
          value: sid,
          body: {
            "friendly_name" => friendly_name,
            "locale" => locale,
            "code_length" => code_length,
            "ttl_seconds" => ttl_seconds,
            "checks_max" => checks_max,
            "sends_max" => sends_max,
            "recipient_hourly_max" => recipient_hourly_max,
            "recipient_daily_max" => recipient_daily_max,
            "daily_sends_max" => daily_sends_max,
            "daily_spend_max" => daily_spend_max,
            "whatsapp_template" => whatsapp_template,
            "domain" => domain,
            "app_hash" => app_hash,
            "senders" => senders,
            "messaging_service_sid" => messaging_service_sid,
            "allowed_countries" => allowed_countries,
            "redirect_urls" => redirect_urls
          }
        )
        @client.value(call, Posthorn::VerificationService, request_options)
      end

      # Delete a service. Deletes a service. Its pending verifications stay valid for checks by
      # `verification_sid`. You cannot delete the default service.
      #
      # `DELETE /v1/auth/services/{sid}`. An API key needs one of the scopes `full`, `auth`.
      #
      # @return [Response]
      def delete(sid, request_options: nil)
        call = Call.new("DELETE", "/v1/auth/services/{sid}", value: sid)
        @client.nothing(call, request_options)
      end
    end

    # `client.auth.texts`.
    class AuthTexts
      def initialize(client)
        @client = client
      end

      # Preview the messages. Returns the messages with the settings of a service, ordered by language, on
      # one page. Sends nothing.
      #
      # `GET /v1/auth/texts`. An API key needs one of the scopes `full`, `auth`, `read`.
      #
      # @param service_sid [String]
      #   The service. Default: the default service.
      # @param locale [String]
      #   The language to filter by (BCP 47).
      # @param method [String]
      #   The method of the message: a code or a link.
      # @return [Page<VerificationText>]
      def list(service_sid: OMIT, locale: OMIT, method: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/v1/auth/texts",
          query: { "service_sid" => service_sid, "locale" => locale, "method" => method }
        )
        @client.list(call, Posthorn::VerificationText, request_options)
      end
    end

    # `client.auth.safe_list`.
    class AuthSafeList
      def initialize(client)
        @client = client
      end

      # Add to the safe list. Exempts verifications of this address from limits and blocks. The minimum
      # interval between messages still applies. For an address on the list, replaces the note.
      #
      # `POST /v1/auth/safe_list`. An API key needs one of the scopes `full`, `auth`.
      #
      # @param to [String]
      #   The address: a phone number with its country code in any usual format, an email address, or a chat
      #   address with its prefix.
      # @param note [String]
      #   A note for people.
      # @return [SafeListEntry]
      def create(to:, note: OMIT, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/auth/safe_list",
          body: { "to" => to, "note" => note },
          idempotence: :key
        )
        @client.value(call, Posthorn::SafeListEntry, request_options)
      end

      # List the safe list. Returns the safe list, ordered by address.
      #
      # `GET /v1/auth/safe_list`. An API key needs one of the scopes `full`, `auth`, `read`.
      #
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<SafeListEntry>]
      def list(limit: OMIT, cursor: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/v1/auth/safe_list",
          query: { "limit" => limit, "cursor" => cursor }
        )
        @client.list(call, Posthorn::SafeListEntry, request_options)
      end

      # Remove from the safe list. Limits and blocks apply to the address again.
      #
      # `DELETE /v1/auth/safe_list`. An API key needs one of the scopes `full`, `auth`.
      #
      # @param to [String]
      #   The address: a phone number with its country code in any usual format, an email address, or a chat
      #   address with its prefix.
      # @return [Response]
      def delete(to:, request_options: nil)
        call = Call.new("DELETE", "/v1/auth/safe_list", query: { "to" => to })
        @client.nothing(call, request_options)
      end
    end

    # `client.auth.blocks`.
    class AuthBlocks
      def initialize(client)
        @client = client
      end

      # List blocks. Returns the blocked numbers, the reasons and the end times, newest first.
      #
      # `GET /v1/auth/blocks`. An API key needs one of the scopes `full`, `auth`, `read`.
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
          "/v1/auth/blocks",
          query: { "active" => active, "limit" => limit, "cursor" => cursor }
        )
        @client.list(call, Posthorn::VerificationBlock, request_options)
      end

      # Release a block. Ends a block now and resets the counts of its numbers. A repeated request returns
      # the same response. To exempt single numbers, add them to the safe list.
      #
      # `DELETE /v1/auth/blocks/{sid}`. An API key needs one of the scopes `full`, `auth`.
      #
      # @return [VerificationBlock]
      def release(sid, request_options: nil)
        call = Call.new("DELETE", "/v1/auth/blocks/{sid}", value: sid)
        @client.value(call, Posthorn::VerificationBlock, request_options)
      end
    end

    # `client.auth.lookup`.
    class AuthLookup
      def initialize(client)
        @client = client
      end

      # Look up a number. Looks up the country, the type of line and the formats of a phone number in the
      # numbering plan. The server asks no network, so the lookup is free, and `unknown` lists the facts
      # that it cannot find. An impossible number has `valid` false and a `reason`. The server refuses a
      # text without digits.
      #
      # `GET /v1/auth/lookup/{number}`. An API key needs one of the scopes `full`, `auth`, `read`.
      #
      # @param country [String]
      #   The country (ISO 3166-1) of a number without a country code.
      # @return [NumberLookup]
      def get(number, country: OMIT, request_options: nil)
        call = Call.new(
          "GET",
          "/v1/auth/lookup/{number}",
          value: number,
          query: { "country" => country }
        )
        @client.value(call, Posthorn::NumberLookup, request_options)
      end
    end

    # `client.auth.sessions`.
    class AuthSessions
      def initialize(client)
        @client = client
      end

      # Create a session. Signs in a person who was approved within the last ten minutes. Each approval
      # starts one session. The response contains an access token for ten minutes and a refresh token for
      # the next one. A subject can have 100 active sessions: a new session revokes the oldest.
      #
      # `POST /v1/auth/sessions`. An API key needs one of the scopes `full`, `auth`.
      #
      # @param subject [String]
      #   Your own id of the person. Tokens and events contain it, so use an id without personal data.
      # @param verification_sid [String]
      #   An approved verification.
      # @param challenge_sid [String]
      #   An approved challenge of a factor of the subject.
      # @param audience [String]
      #   The API that the access tokens are for (`aud`). Default: the issuer.
      # @param claims [Hash]
      #   Your own claims for access tokens: at most 2,048 bytes of JSON. The server refuses reserved names.
      # @return [AuthSessionTokens]
      def create(
        subject:,
        verification_sid: OMIT,
        challenge_sid: OMIT,
        audience: OMIT,
        claims: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/v1/auth/sessions",
          body: {
            "subject" => subject,
            "verification_sid" => verification_sid,
            "challenge_sid" => challenge_sid,
            "audience" => audience,
            "claims" => claims
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::AuthSessionTokens, request_options)
      end

      # List sessions. Returns sessions without tokens, newest first unless `order` says otherwise. Posthorn
      # keeps ended sessions for a week. With `status`, a page reads at most ten thousand entries. So it can
      # have fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.
      #
      # `GET /v1/auth/sessions`. An API key needs one of the scopes `full`, `auth`, `read`.
      #
      # @param subject [String]
      #   The subject to filter by.
      # @param status [Array<String>]
      #   The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
      # @param order [String]
      #   The order by creation time: `desc` has the newest entry first, `asc` the oldest.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<AuthSession>]
      def list(
        subject: OMIT,
        status: OMIT,
        order: OMIT,
        limit: OMIT,
        cursor: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/v1/auth/sessions",
          query: {
            "subject" => subject,
            "status" => status,
            "order" => order,
            "limit" => limit,
            "cursor" => cursor
          }
        )
        @client.list(call, Posthorn::AuthSession, request_options)
      end

      # Refresh a session. Creates a new access token and a new refresh token. For ten seconds, the previous
      # refresh token returns the same new tokens, so that simultaneous requests agree. Afterwards, using it
      # revokes the session and creates the event `sessions.reuse_detected`, because two programs have the
      # token. Send an `Idempotency-Key` to get a lost response again, for one day.
      #
      # `POST /v1/auth/sessions/refresh`. An API key needs one of the scopes `full`, `auth`.
      #
      # @param refresh_token [String]
      #   The latest refresh token of the session.
      # @return [AuthSessionTokens]
      def refresh(refresh_token:, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/auth/sessions/refresh",
          body: { "refresh_token" => refresh_token },
          idempotence: :key
        )
        @client.value(call, Posthorn::AuthSessionTokens, request_options)
      end

      # Revoke all sessions of a subject. Signs the person out everywhere, for example after they lost their
      # phone.
      #
      # `POST /v1/auth/sessions/revoke_all`. An API key needs one of the scopes `full`, `auth`.
      #
      # @param subject [String]
      #   Your own id of the person. Tokens and events contain it, so use an id without personal data.
      # @return [RevokedAuthSessions]
      def revoke_all(subject:, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/auth/sessions/revoke_all",
          body: { "subject" => subject },
          idempotence: :key
        )
        @client.value(call, Posthorn::RevokedAuthSessions, request_options)
      end

      # Retrieve a session. Returns the current session without tokens.
      #
      # `GET /v1/auth/sessions/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
      #
      # @return [AuthSession]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/auth/sessions/{sid}", value: sid)
        @client.value(call, Posthorn::AuthSession, request_options)
      end

      # Revoke a session. Signs the person out and revokes the refresh token. Access tokens are valid until
      # they expire, for ten minutes at most. An ended session does not change.
      #
      # `DELETE /v1/auth/sessions/{sid}`. An API key needs one of the scopes `full`, `auth`.
      #
      # @return [Response]
      def revoke(sid, request_options: nil)
        call = Call.new("DELETE", "/v1/auth/sessions/{sid}", value: sid)
        @client.nothing(call, request_options)
      end
    end

    # `client.auth.keys`.
    class AuthKeys
      def initialize(client)
        @client = client
      end

      # Replace the signing keys. Creates a new key that signs at once, and withdraws all others. Use it
      # only in an emergency. Resource servers refuse the earlier access tokens when they read the keys
      # again, within five minutes. A refresh returns a new token. Without an emergency, keys rotate every
      # 30 days. Posthorn publishes each key an hour before it signs.
      #
      # `POST /v1/auth/keys/rotate`. An API key needs one of the scopes `full`, `auth`.
      #
      # @return [AuthSigningKey]
      def rotate(request_options: nil)
        call = Call.new("POST", "/v1/auth/keys/rotate", idempotence: :key)
        @client.value(call, Posthorn::AuthSigningKey, request_options)
      end
    end

    # `client.auth.subjects`.
    class AuthSubjects
      def initialize(client)
        @client = client
      end

      # Export a subject. Returns all data of the Auth API about a person with your own id: at most 10,000
      # entries of each kind, newest first. The lists are empty for an unknown id.
      #
      # `GET /v1/auth/subjects/{subject}`. An API key needs one of the scopes `full`, `auth`, `read`.
      #
      # @return [AuthSubject]
      def get(subject, request_options: nil)
        call = Call.new("GET", "/v1/auth/subjects/{subject}", value: subject)
        @client.value(call, Posthorn::AuthSubject, request_options)
      end

      # Erase a subject. Deletes all data of the Auth API about a person with your own id, and signs the
      # person out. Posthorn also removes the id and the claims from their events, including events of
      # earlier deleted objects. It creates no new event. Access tokens are valid until they expire, for ten
      # minutes at most. An unknown id gives the same response.
      #
      # `DELETE /v1/auth/subjects/{subject}`. An API key needs one of the scopes `full`, `auth`.
      #
      # @return [Response]
      def erase(subject, request_options: nil)
        call = Call.new("DELETE", "/v1/auth/subjects/{subject}", value: subject)
        @client.nothing(call, request_options)
      end
    end

    # `client.auth.factors`.
    class AuthFactors
      def initialize(client)
        @client = client
      end

      # Create a factor. Creates an authenticator app, a passkey or recovery codes for a person. Only this
      # response contains `binding`. The person must verify an app or a passkey within 24 hours. Recovery
      # codes work at once and replace the earlier recovery codes of the person with the same service. Apps
      # show the name of the service.
      #
      # `POST /v1/auth/factors`. An API key needs one of the scopes `full`, `auth`.
      #
      # @param service_sid [String]
      #   The service. Default: the default service.
      # @param subject [String]
      #   Your own id of the person. Do not use an email or a phone number.
      # @param factor_type [String]
      #   The type of factor to set up.
      # @param friendly_name [String]
      #   The name that the person's app or device shows for the factor. Use their user name in your service.
      # @return [FactorWithBinding]
      def create(
        subject:,
        factor_type:,
        friendly_name:,
        service_sid: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/v1/auth/factors",
          body: {
            "service_sid" => service_sid,
            "subject" => subject,
            "factor_type" => factor_type,
            "friendly_name" => friendly_name
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::FactorWithBinding, request_options)
      end

      # List factors. Returns factors, newest first.
      #
      # `GET /v1/auth/factors`. An API key needs one of the scopes `full`, `auth`, `read`.
      #
      # @param subject [String]
      #   The person to filter by.
      # @param service_sid [String]
      #   The service to filter by.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<Factor>]
      def list(
        subject: OMIT,
        service_sid: OMIT,
        limit: OMIT,
        cursor: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/v1/auth/factors",
          query: {
            "subject" => subject,
            "service_sid" => service_sid,
            "limit" => limit,
            "cursor" => cursor
          }
        )
        @client.list(call, Posthorn::Factor, request_options)
      end

      # Retrieve a factor. Returns the current factor without its secrets.
      #
      # `GET /v1/auth/factors/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
      #
      # @return [Factor]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/auth/factors/{sid}", value: sid)
        @client.value(call, Posthorn::Factor, request_options)
      end

      # Rename a factor. Changes the name of the factor. The person's app keeps the name that it has.
      #
      # `PATCH /v1/auth/factors/{sid}`. An API key needs one of the scopes `full`, `auth`.
      #
      # @param friendly_name [String]
      #   The name that the person's app or device shows for the factor. Use their user name in your service.
      # @return [Factor]
      def update(sid, friendly_name:, request_options: nil)
        call = Call.new(
          "PATCH",
          "/v1/auth/factors/{sid}",
          value: sid,
          body: { "friendly_name" => friendly_name }
        )
        @client.value(call, Posthorn::Factor, request_options)
      end

      # Delete a factor. Deletes the factor and its secret. Its pending challenges can no longer be
      # approved.
      #
      # `DELETE /v1/auth/factors/{sid}`. An API key needs one of the scopes `full`, `auth`.
      #
      # @return [Response]
      def delete(sid, request_options: nil)
        call = Call.new("DELETE", "/v1/auth/factors/{sid}", value: sid)
        @client.nothing(call, request_options)
      end

      # Verify a factor. Verifies a new factor by a code of the app, or by the new passkey. Challenges can
      # use the factor only afterwards. The fifth wrong check deletes the factor.
      #
      # `POST /v1/auth/factors/{sid}/verify`. An API key needs one of the scopes `full`, `auth`.
      #
      # @param code [String]
      #   The code that the person typed: the digits of the app, or a recovery code. Digits can be of any
      #   script. Spaces, dashes and invisible marks are ignored.
      # @param response [Hash]
      #   The result of `navigator.credentials` for a passkey: `credential.toJSON()`, unchanged.
      # @return [FactorCheck]
      def verify(sid, code: OMIT, response: OMIT, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/auth/factors/{sid}/verify",
          value: sid,
          body: { "code" => code, "response" => response },
          idempotence: :key
        )
        @client.value(call, Posthorn::FactorCheck, request_options)
      end
    end

    # `client.auth.challenges`.
    class AuthChallenges
      def initialize(client)
        @client = client
      end

      # Challenge a person. Asks a person to prove a factor. The challenge expires after five minutes, and
      # five wrong checks deny it. A person can have 50 challenges in an hour and 100 in a day.
      #
      # `POST /v1/auth/challenges`. An API key needs one of the scopes `full`, `auth`.
      #
      # @param factor_sid [String]
      #   The factor. Send this, or `subject` and `factor_type`.
      # @param subject [String]
      #   Your own id of the person. Every verified factor of `factor_type` can approve the challenge.
      # @param service_sid [String]
      #   The service of the factors. Send it together with `subject`. Default: the default service.
      # @param factor_type [String]
      #   The type of factor that the person must prove. Send it together with `subject`.
      # @param payload [VerificationPayloadRequest]
      #   The action that the person approves, such as a payment. Show it to the person. The challenge and its
      #   events contain it.
      # @return [ChallengeWithOptions]
      def create(
        factor_sid: OMIT,
        subject: OMIT,
        service_sid: OMIT,
        factor_type: OMIT,
        payload: OMIT,
        request_options: nil
      )
        call = Call.new(
          "POST",
          "/v1/auth/challenges",
          body: {
            "factor_sid" => factor_sid,
            "subject" => subject,
            "service_sid" => service_sid,
            "factor_type" => factor_type,
            "payload" => payload
          },
          idempotence: :key
        )
        @client.value(call, Posthorn::ChallengeWithOptions, request_options)
      end

      # List challenges. Returns challenges, newest first.
      #
      # `GET /v1/auth/challenges`. An API key needs one of the scopes `full`, `auth`, `read`.
      #
      # @param subject [String]
      #   The person to filter by.
      # @param service_sid [String]
      #   The service to filter by.
      # @param factor_sid [String]
      #   The factor to filter by.
      # @param status [Array<String>]
      #   The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
      # @param limit [Integer]
      #   The maximum number of entries on a page.
      # @param cursor [String]
      #   The `next_cursor` of the previous page. Omit it for the first page.
      # @return [Page<Challenge>]
      def list(
        subject: OMIT,
        service_sid: OMIT,
        factor_sid: OMIT,
        status: OMIT,
        limit: OMIT,
        cursor: OMIT,
        request_options: nil
      )
        call = Call.new(
          "GET",
          "/v1/auth/challenges",
          query: {
            "subject" => subject,
            "service_sid" => service_sid,
            "factor_sid" => factor_sid,
            "status" => status,
            "limit" => limit,
            "cursor" => cursor
          }
        )
        @client.list(call, Posthorn::Challenge, request_options)
      end

      # Retrieve a challenge. Returns the current challenge.
      #
      # `GET /v1/auth/challenges/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
      #
      # @return [Challenge]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/auth/challenges/{sid}", value: sid)
        @client.value(call, Posthorn::Challenge, request_options)
      end

      # Check a proof. Approves the challenge if the code or the passkey is correct. Each code and each
      # signature works once. Five wrong checks deny the challenge.
      #
      # `POST /v1/auth/challenges/{sid}/check`. An API key needs one of the scopes `full`, `auth`.
      #
      # @param code [String]
      #   The code that the person typed: the digits of the app, or a recovery code. Digits can be of any
      #   script. Spaces, dashes and invisible marks are ignored.
      # @param response [Hash]
      #   The result of `navigator.credentials` for a passkey: `credential.toJSON()`, unchanged.
      # @return [ChallengeCheck]
      def check(sid, code: OMIT, response: OMIT, request_options: nil)
        call = Call.new(
          "POST",
          "/v1/auth/challenges/{sid}/check",
          value: sid,
          body: { "code" => code, "response" => response },
          idempotence: :key
        )
        @client.value(call, Posthorn::ChallengeCheck, request_options)
      end
    end

    # `client.auth`.
    class Auth
      # @return [AuthVerifications]
      attr_reader :verifications
      # @return [AuthVerificationChecks]
      attr_reader :verification_checks
      # @return [AuthAttempts]
      attr_reader :attempts
      # @return [AuthServices]
      attr_reader :services
      # @return [AuthTexts]
      attr_reader :texts
      # @return [AuthSafeList]
      attr_reader :safe_list
      # @return [AuthBlocks]
      attr_reader :blocks
      # @return [AuthLookup]
      attr_reader :lookup
      # @return [AuthSessions]
      attr_reader :sessions
      # @return [AuthKeys]
      attr_reader :keys
      # @return [AuthSubjects]
      attr_reader :subjects
      # @return [AuthFactors]
      attr_reader :factors
      # @return [AuthChallenges]
      attr_reader :challenges

      def initialize(client)
        @client = client
        @verifications = AuthVerifications.new(client)
        @verification_checks = AuthVerificationChecks.new(client)
        @attempts = AuthAttempts.new(client)
        @services = AuthServices.new(client)
        @texts = AuthTexts.new(client)
        @safe_list = AuthSafeList.new(client)
        @blocks = AuthBlocks.new(client)
        @lookup = AuthLookup.new(client)
        @sessions = AuthSessions.new(client)
        @keys = AuthKeys.new(client)
        @subjects = AuthSubjects.new(client)
        @factors = AuthFactors.new(client)
        @challenges = AuthChallenges.new(client)
      end

      # Retrieve the settings. Returns the settings of the account. Settings that the account did not change
      # have their defaults.
      #
      # `GET /v1/auth/settings`. An API key needs one of the scopes `full`, `auth`, `read`.
      #
      # @return [VerificationSettings]
      def get_settings(request_options: nil)
        call = Call.new("GET", "/v1/auth/settings")
        @client.value(call, Posthorn::VerificationSettings, request_options)
      end

      # Change the settings. Changes the fields that you send. Pending verifications keep their earlier
      # settings.
      #
      # `PATCH /v1/auth/settings`. An API key needs one of the scopes `full`, `auth`.
      #
      # @param friendly_name [String]
      #   The name of your service, which precedes the text of each message. Empty for no name.
      # @param locale [String]
      #   The default language of messages.
      # @param code_length [Integer]
      #   The number of digits in a code. Less than six works only with the simulator.
      # @param ttl_seconds [Integer]
      #   The number of seconds for which a code or a link is valid.
      # @param checks_max [Integer]
      #   The number of wrong checks that end a verification.
      # @param sends_max [Integer]
      #   The maximum number of messages of a verification.
      # @param recipient_hourly_max [Integer]
      #   The maximum number of new verifications of one recipient in an hour.
      # @param recipient_daily_max [Integer]
      #   The maximum number of new verifications of one recipient in a day.
      # @param client_ip_hourly_max [Integer]
      #   The maximum number of new verifications from one `client_ip` in an hour. Approved ones do not count.
      # @param daily_sends_max [Integer]
      #   The maximum number of messages of all verifications in a day.
      # @param daily_spend_max [Float, nil]
      #   The maximum price of all messages in a day, in the currency of prices. Null for no limit.
      # @param whatsapp_template [VerificationTemplate, nil]
      #   The authentication template of codes over WhatsApp, with a button that copies the code or fills it
      #   in. Null for none: WhatsApp is then not used. In a form, send JSON.
      # @param domain [String, nil]
      #   The domain of your web site, for codes that browsers fill in. Null without one.
      # @param app_hash [String, nil]
      #   The hash of your Android app. Null without one.
      # @param abuse_mode [String]
      #   The mode of blocks: they refuse verifications, or Posthorn only records and announces them.
      # @param passkey_rp_id [String, nil]
      #   The domain of passkeys (the WebAuthn relying party ID): the domain of your site, or a parent domain.
      #   A passkey works only for its domain, so a change needs new passkeys. Null without one.
      # @param passkey_user_verification [String]
      #   The user verification of passkeys: whether the device must check the user by PIN, fingerprint or
      #   face.
      # @param senders [Array<String>]
      #   The senders of messages.
      # @param allowed_countries [Array<String>]
      #   The allowed countries of recipients.
      # @param redirect_urls [Array<String>]
      #   The allowed redirect URLs of links.
      # @param passkey_origins [Array<String>]
      #   The origins where passkeys work: origins of pages, and `android:apk-key-hash:` with the hash of an
      #   app.
      # @param rate_limits [Array<VerificationRateLimit>]
      #   Your own rate limits.
      # @return [VerificationSettings]
      def update_settings(
        friendly_name: OMIT,
        locale: OMIT,
        code_length: OMIT,
        ttl_seconds: OMIT,
        checks_max: OMIT,
        sends_max: OMIT,
        recipient_hourly_max: OMIT,
        recipient_daily_max: OMIT,
        client_ip_hourly_max: OMIT,
        daily_sends_max: OMIT,
        daily_spend_max: OMIT,
        whatsapp_template: OMIT,
        domain: OMIT,
        app_hash: OMIT,
        abuse_mode: OMIT,
        passkey_rp_id: OMIT,
        passkey_user_verification: OMIT,
        senders: OMIT,
        allowed_countries: OMIT,
        redirect_urls: OMIT,
        passkey_origins: OMIT,
        rate_limits: OMIT,
        request_options: nil
      )
        call = Call.new(
          "PATCH",
          "/v1/auth/settings",
          body: {
            "friendly_name" => friendly_name,
            "locale" => locale,
            "code_length" => code_length,
            "ttl_seconds" => ttl_seconds,
            "checks_max" => checks_max,
            "sends_max" => sends_max,
            "recipient_hourly_max" => recipient_hourly_max,
            "recipient_daily_max" => recipient_daily_max,
            "client_ip_hourly_max" => client_ip_hourly_max,
            "daily_sends_max" => daily_sends_max,
            "daily_spend_max" => daily_spend_max,
            "whatsapp_template" => whatsapp_template,
            "domain" => domain,
            "app_hash" => app_hash,
            "abuse_mode" => abuse_mode,
            "passkey_rp_id" => passkey_rp_id,
            "passkey_user_verification" => passkey_user_verification,
            "senders" => senders,
            "allowed_countries" => allowed_countries,
            "redirect_urls" => redirect_urls,
            "passkey_origins" => passkey_origins,
            "rate_limits" => rate_limits
          }
        )
        @client.value(call, Posthorn::VerificationSettings, request_options)
      end

      # Export an address. Returns the account's data about an address: verifications, their attempts,
      # counts of limits and the entry on the safe list. List its messages with `GET /v1/messages?to=`.
      #
      # `GET /v1/auth/recipients`. An API key needs one of the scopes `full`, `auth`, `read`.
      #
      # @param to [String]
      #   The address: a phone number with its country code in any usual format, an email address, or a chat
      #   address with its prefix.
      # @return [VerificationRecipient]
      def get_recipients(to:, request_options: nil)
        call = Call.new("GET", "/v1/auth/recipients", query: { "to" => to })
        @client.value(call, Posthorn::VerificationRecipient, request_options)
      end

      # Erase an address. Erases the data that `GET /v1/auth/recipients` returns. A pending verification
      # ends without an event, and its code or link stops working. Events remain until their retention ends,
      # without `tags` and `payload`. Messages remain: delete each with `DELETE /v1/messages/{sid}`. A
      # repeated request returns the same response.
      #
      # `DELETE /v1/auth/recipients`. An API key needs one of the scopes `full`, `auth`.
      #
      # @param to [String]
      #   The address: a phone number with its country code in any usual format, an email address, or a chat
      #   address with its prefix.
      # @return [Response]
      def delete_recipients(to:, request_options: nil)
        call = Call.new("DELETE", "/v1/auth/recipients", query: { "to" => to })
        @client.nothing(call, request_options)
      end

      # Get the public keys. Returns the keys to verify the access tokens of an account, as a JSON Web Key
      # Set (RFC 7517). Resource servers can cache the keys for 5 minutes. The set is empty for an account
      # without keys and for an unknown account. Do not cache an empty set: the first key signs at once.
      #
      # `GET /v1/auth/jwks.json`. This operation needs no sign-in.
      #
      # @param account_sid [String]
      #   The account that issued the access tokens.
      # @return [AuthJwks]
      def get_jwks(account_sid:, request_options: nil)
        call = Call.new("GET", "/v1/auth/jwks.json", query: { "account_sid" => account_sid })
        @client.value(call, Posthorn::AuthJwks, request_options)
      end
    end
  end
end
