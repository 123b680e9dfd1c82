# frozen_string_literal: true

require "uri"

module Posthorn
  # The value of an argument that is not sent. `nil` is sent as null.
  OMIT = Object.new
  def OMIT.inspect
    "OMIT"
  end

  # The checked options of a client.
  # @api private
  class Settings
    CREDENTIALS = [%i[account_sid auth_token], %i[api_key api_key_secret], [nil, :operator_token]].freeze

    attr_reader :base_url, :headers, :timeout, :max_retries

    def initialize(base_url:, credentials:, headers:, timeout:, max_retries:)
      @base_url = read_base_url(base_url)
      @headers = Settings.checked_headers(headers.transform_keys(&:to_s))
      @headers["authorization"] = authorization(credentials)
      @timeout = timeout
      @max_retries = max_retries
      Settings.check_limits(timeout, max_retries)
    end

    def with(timeout:, max_retries:)
      other = dup
      other.instance_variable_set(:@timeout, timeout)
      other.instance_variable_set(:@max_retries, max_retries)
      Settings.check_limits(timeout, max_retries)
      other
    end

    # Returns the headers with names in lower case (RFC 9110 section 5).
    def self.checked_headers(headers)
      headers.each do |name, value|
        unless name.match?(/\A[!#$%&'*+.^_`|~0-9A-Za-z-]+\z/)
          raise UsageError, "The name of a header must consist of letters, digits and dashes."
        end
        next if value.is_a?(String) && value.b.match?(/\A[\t\x20-\x7e]*\z/n)

        raise UsageError, "The header `#{name}` must be a text of ASCII characters on one line."
      end
      headers.transform_keys(&:downcase)
    end

    def self.check_limits(timeout, max_retries)
      unless timeout.is_a?(Numeric) && timeout.positive? && timeout.finite?
        raise UsageError, "`timeout` must be a number of seconds above 0."
      end
      return if max_retries.is_a?(Integer) && max_retries >= 0

      raise UsageError, "`max_retries` must be a whole number, 0 or more."
    end

    def inspect
      "#<Posthorn::Settings #{base_url}>"
    end

    private

    def read_base_url(given)
      url = URI.parse(given.to_s)
      unless url.is_a?(URI::HTTP) && url.host
        raise UsageError, "`base_url` must be the URL of the server, such as https://posthorn.example.com."
      end
      if url.userinfo || given.to_s.match?(/[?#\s]/)
        raise UsageError, "`base_url` must be a URL without a user name, a query and a fragment."
      end

      given.to_s.sub(%r{/+\z}, "")
    rescue URI::InvalidURIError
      raise UsageError, "`base_url` must be the URL of the server, such as https://posthorn.example.com."
    end

    # A variable that is not set makes a credential nil. A request without it would hide that.
    def authorization(credentials)
      given = CREDENTIALS.select { |names| names.compact.any? { |name| credentials[name] } }
      if given.empty?
        raise UsageError, "Give the credentials: `account_sid` and `auth_token`, `api_key` and `api_key_secret`, or " \
                          "`operator_token`. Are the variables that they come from set?"
      end
      raise UsageError, "Give either `#{given[0][1]}` or `#{given[1][1]}`." if given.size > 1

      user, secret = given[0]
      [user, secret].compact.each do |name|
        next if credentials[name].is_a?(String) && !credentials[name].empty?

        raise UsageError, "`#{name}` is missing. Is the variable that it comes from set?"
      end
      "Basic #{["#{user ? credentials[user] : "operator"}:#{credentials[secret]}"].pack("m0")}"
    end
  end
end
