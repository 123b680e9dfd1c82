# frozen_string_literal: true

require "time"

module Posthorn
  # When a call is repeated, and how long the client waits before.
  # @api private
  module RetryPolicy
    DELAY_FIRST = 0.5
    DELAY_MAX = 8.0
    # The longest wait that the client accepts from a server, in seconds. Beyond it the caller decides.
    RETRY_AFTER_MAX = 60.0
    # Spreads clients with the same delay.
    SPREAD = 0.25
    PASSING = [408, 500, 502, 503, 504].freeze
    NUMBER = /\A\d{1,15}(?:\.\d{1,6})?\z/

    module_function

    # Returns the seconds before the next attempt after the `attempt`-th failed, counted from 1. Returns nil if
    # the call must not be repeated.
    def delay_before(failure, harmless, attempt)
      return unless again?(failure, harmless)

      asked = failure.is_a?(ApiError) ? failure.retry_after : nil
      return asked > RETRY_AFTER_MAX ? nil : asked + (rand * SPREAD) if asked

      [DELAY_MAX, DELAY_FIRST * (2**(attempt - 1))].min * (0.5 + (rand / 2))
    end

    def again?(failure, harmless)
      return harmless if failure.is_a?(ConnectionError)
      # The server refused the request before processing it. Wrong credentials stay wrong.
      return failure.code != "too_many_failed_sign_ins" if failure.status == 429
      return true if failure.code == "idempotency_in_progress"

      harmless && PASSING.include?(failure.status)
    end

    # Whether the request may have been performed although it failed.
    def in_doubt?(failure)
      failure.is_a?(ConnectionError) || [500, 502, 504].include?(failure.status)
    end

    # Returns seconds: from `retry-after-ms`, or `retry-after` in seconds or as a date (RFC 9110 section 10.2.3).
    def retry_after(headers)
      in_ms, given = headers.values_at("retry-after-ms", "retry-after")
      return in_ms.to_f / 1000 if NUMBER.match?(in_ms.to_s)
      return given.to_f if NUMBER.match?(given.to_s)

      given && [0.0, Time.httpdate(given) - Time.now].max
    rescue ArgumentError
      nil
    end
  end
end
