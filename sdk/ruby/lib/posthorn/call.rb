# frozen_string_literal: true

require "date"
require "json"
require "securerandom"
require "time"
require "uri"

module Posthorn
  # The request of one operation, as the generated resources create it. `path` has a name in braces in place of
  # `value`. `wait` has the seconds that the server can deliberately delay the answer.
  # @api private
  class Call
    attr_reader :verb, :path, :value, :query, :body, :idempotence, :wait

    def initialize(verb, path, value: nil, query: {}, body: nil, idempotence: :natural, wait: 0)
      @verb = verb
      @path = path
      @value = value
      @query = query
      @body = body
      @idempotence = idempotence
      @wait = wait
    end

    # Sending it again does nothing a second time.
    def harmless?
      idempotence != :no
    end

    def with_query(more)
      Call.new(verb, path, value: value, query: query.merge(more), body: body, idempotence: idempotence, wait: wait)
    end

    def url(base_url)
      filled = path.gsub(/\{(\w+)\}/) { quote(Regexp.last_match(1)) }
      pairs = query.flat_map { |name, each| parameters(name.to_s, each) }
      "#{base_url}#{filled}#{"?#{URI.encode_www_form(pairs)}" unless pairs.empty?}"
    end

    def content
      body && JSON.generate(plain(body.reject { |_, each| OMIT.equal?(each) }))
    rescue JSON::GeneratorError, Encoding::UndefinedConversionError => e
      raise UsageError, "The arguments cannot be written as JSON: #{e.message}"
    end

    private

    def quote(name)
      if !value.is_a?(String) || ["", ".", ".."].include?(value)
        raise UsageError, "`#{name}` must be a text that is not empty."
      end

      URI.encode_www_form_component(value).gsub("+", "%20")
    end

    # A hash is written by its entries, as in `metadata[order]=7`.
    def parameters(name, given)
      case given
      when nil, OMIT then []
      when Hash then given.flat_map { |key, each| parameters("#{name}[#{key}]", each) }
      when Array then given.flat_map { |each| parameters(name, each) }
      else [[name, text(given).to_s]]
      end
    end

    def plain(given)
      case given
      when Hash then given.transform_values { |each| plain(each) }
      when Array then given.map { |each| plain(each) }
      else text(given)
      end
    end

    def text(given)
      case given
      when Time, DateTime then given.iso8601(3)
      when Date then given.iso8601
      when Symbol then given.to_s
      else defined?(BigDecimal) && given.is_a?(BigDecimal) ? given.to_s("F") : given
      end
    end
  end

  # A call as a request of HTTP, which can be sent any number of times.
  # @api private
  class Request
    OPTIONS = %i[timeout max_retries idempotency_key headers].freeze

    attr_reader :call, :url, :headers, :content, :timeout, :max_retries

    def initialize(settings, call, options = nil, accept: "application/json")
      given = options || {}
      unknown = given.keys - OPTIONS
      raise UsageError, "`request_options` has no option #{unknown.first.inspect}." unless unknown.empty?

      @call = call
      @url = call.url(settings.base_url)
      @content = call.content
      @timeout = given.fetch(:timeout, settings.timeout)
      @max_retries = given.fetch(:max_retries, settings.max_retries)
      Settings.check_limits(@timeout, @max_retries)
      @timeout += call.wait
      @headers = { "accept" => accept, "user-agent" => "posthorn-ruby/#{VERSION}" }.merge(settings.headers)
      add_headers(given)
    end

    # Has neither the headers nor the content, because these have secrets.
    def inspect
      "#<Posthorn::Request #{call.verb} #{call.path}>"
    end

    private

    def add_headers(given)
      @headers["content-type"] = "application/json" if @content
      key = given.fetch(:idempotency_key) { SecureRandom.uuid if call.idempotence == :key }
      raise UsageError, "`idempotency_key` must be a text that is not empty." if key == ""

      @headers["idempotency-key"] = key if key
      @headers = Settings.checked_headers(@headers.merge(given.fetch(:headers, {}).transform_keys(&:to_s)))
    end
  end
end
