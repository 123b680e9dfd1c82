# frozen_string_literal: true

require "json"

module Posthorn
  # A successful answer. The constructor raises `ApiError` for any other.
  # @api private
  class Answer
    # The number of characters of a proxy's page that an error quotes.
    QUOTED_MAX = 200

    # In bytes. The API sends far less.
    LENGTH_MAX = 64 * 1024 * 1024

    # Reads a whole answer.
    def self.read(status, headers, response)
      body = +""
      response.read_body do |chunk|
        body << chunk
        break if body.bytesize > LENGTH_MAX
      end
      new(status, headers, body)
    end

    attr_reader :response

    def initialize(status, headers, body)
      @response = Response.new(status, headers)
      @body = body
      raise unexpected("The answer does not end.") if body.bytesize > LENGTH_MAX
      raise unexpected("The server redirects. Set `base_url` to where it leads.") if status.between?(300, 399)

      @json = parse(body)
      raise refusal if status >= 400
      # Only this status says that the server sends no body. An empty answer with another comes from a proxy.
      return if status == 204 || !@json.nil?

      fault = body.empty? ? "The answer is empty." : "The answer is not JSON."
      raise unexpected("#{fault} Does `base_url` lead to Posthorn?")
    end

    def object
      return @json if @json.is_a?(Hash)

      raise unexpected("The answer is not an object. Does `base_url` lead to Posthorn?")
    end

    def entries
      data = object["data"]
      return data if data.is_a?(Array)

      raise unexpected("The answer is not a page of a list. Does `base_url` lead to Posthorn?")
    end

    # A loop over a list whose page leads to itself would not end.
    def check_next(cursor)
      return if object["next_cursor"] != cursor

      raise unexpected("The next page of the list is the same page. Does `base_url` lead to Posthorn?")
    end

    def unexpected(detail)
      status = response.status
      problem = { "title" => "An unexpected answer", "detail" => detail, "code" => "unexpected_answer" }
      error_of(problem, status < 400 ? UnexpectedAnswerError : Posthorn.error_class(status))
    end

    private

    def refusal
      status = response.status
      if @json.is_a?(Hash) && %w[code detail title].all? { |name| @json[name].is_a?(String) }
        return error_of(@json, Posthorn.error_class(status))
      end

      said = @body.dup.force_encoding(Encoding::UTF_8).scrub.strip[0, QUOTED_MAX]
      begin_of = "The answer is #{status} and not from Posthorn"
      unexpected(said.empty? ? "#{begin_of}." : "#{begin_of}: #{said}")
    end

    def error_of(problem, error_class)
      defaults = { "type" => "about:blank", "errors" => [], "request_id" => response.request_id }
      whole = defaults.merge(problem, "status" => response.status)
      error_class.new(whole, retry_after: RetryPolicy.retry_after(response.headers))
    end

    def parse(body)
      JSON.parse(body.dup.force_encoding(Encoding::UTF_8))
    rescue JSON::ParserError, EncodingError
      nil
    end
  end
end
