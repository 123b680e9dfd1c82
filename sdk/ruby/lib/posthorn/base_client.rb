# frozen_string_literal: true

require "json"
require "logger"
require "timeout"

module Posthorn
  # The base of all resources: authenticated requests, a time limit, retries where they are safe, and errors.
  # Many threads can use it at once.
  class BaseClient
    # Seconds between the end of a stream and the next connection, unless the stream sets them.
    REST_DEFAULT = 1.0
    private_constant :REST_DEFAULT

    # Takes one kind of credentials.
    #
    # @param base_url [String] the URL of the server: https://posthorn.example.com
    # @param timeout [Numeric] seconds for each attempt, from its start to the last byte of the answer
    # @param max_retries [Integer] retries, which are made only if repeating is safe
    # @param headers [Hash] headers of every request
    # @param ca_file [String, nil] a file of certificates to trust, in PEM
    # @param proxy [String, nil] the URL of a proxy; by default that of the environment
    # @param transport [#open, nil] replaces the connections, as a subclass of {Transport}
    # @param logger [Logger, nil] by default, `POSTHORN_LOG=info` logs to the standard error
    def initialize(base_url, timeout: 30, max_retries: 2, headers: {}, ca_file: nil, proxy: nil, transport: nil,
                   logger: nil, **credentials)
      unknown = credentials.keys - Settings::CREDENTIALS.flatten
      raise UsageError, "The client has no option `#{unknown.first}`." unless unknown.empty?

      @settings = Settings.new(base_url: base_url, credentials: credentials, headers: headers, timeout: timeout,
                               max_retries: max_retries)
      @transport = transport || Transport.new(ca_file: ca_file, proxy: proxy)
      @logger = logger || default_logger
      add_resources
    end

    # Returns a client with other limits that shares the connections.
    def with_options(timeout: @settings.timeout, max_retries: @settings.max_retries)
      other = dup
      other.instance_variable_set(:@settings, @settings.with(timeout: timeout, max_retries: max_retries))
      other.send(:add_resources)
      other
    end

    # Closes the connections that no request uses.
    def close
      @transport.close
    end

    def inspect
      "#<#{self.class.name} #{@settings.base_url}>"
    end

    # @api private
    def value(call, model, options)
      answer = send_request(Request.new(@settings, call, options))
      model.new(answer.object, answer.response)
    end

    # @api private
    def nothing(call, options)
      send_request(Request.new(@settings, call, options)).response
    end

    # @api private
    def list(call, entry, options)
      read = lambda do |cursor|
        more = cursor.nil? ? {} : { "cursor" => cursor }
        answer = send_request(Request.new(@settings, call.with_query(more), options))
        answer.check_next(cursor) if cursor
        Page.new(answer, entry, &read)
      end
      read.call(nil)
    end

    # Continues after the last id whenever the stream ends or breaks. The timeout is the longest silence.
    # @api private
    def stream(call, shape, options, last_event_id, &block)
      return enum_for(:stream, call, shape, options, last_event_id) unless block

      place = { id: last_event_id, rest: REST_DEFAULT, failures: 0 }
      loop do
        request = Request.new(@settings, call, options, accept: "text/event-stream")
        request.headers["last-event-id"] = place[:id] if place[:id]
        sleep(follow(request, shape, place, &block))
      end
    end

    # Yields the parts of a text. It is requested once, because read parts cannot be withdrawn.
    # @api private
    def text(call, options, &block)
      return enum_for(:text, call, options) unless block

      each_chunk(Request.new(@settings, call, options, accept: "text/csv"), "text/csv") do |chunk|
        as_caller { block.call(chunk) }
      end
    rescue CallerError => e
      raise e.cause
    end

    private

    # Yields the events of one connection. Returns the seconds before the next one.
    def follow(request, shape, place)
      reader = EventReader.new
      each_chunk(request, "text/event-stream") do |chunk|
        reader.read(chunk) do |each|
          place.update(id: each.id || place[:id], rest: each.retry_after || place[:rest], failures: 0)
          next if each.data.empty?

          event = StreamedEvent.new(each.event, Model.read(JSON.parse(each.data), shape), place[:id])
          as_caller { yield event }
        end
      end
      place[:rest]
    rescue ApiError, ConnectionError => e
      place[:failures] += 1
      delay_after(e, request, place[:failures])
    rescue CallerError => e
      raise e.cause
    end

    # What the block of the caller raises is no failure of the connection.
    class CallerError < StandardError
    end
    private_constant :CallerError

    def as_caller
      yield
    rescue StandardError
      raise CallerError
    end

    def send_request(request)
      was_in_doubt = false
      attempt = 0
      begin
        attempt += 1
        send_once(request)
      rescue ApiError, ConnectionError => e
        # The first request deleted it, and its answer was lost.
        return Answer.new(204, {}, "") if was_in_doubt && e.is_a?(NotFoundError) && request.call.verb == "DELETE"

        delay = delay_after(e, request, attempt)
        was_in_doubt ||= RetryPolicy.in_doubt?(e)
        sleep(delay)
        retry
      end
    end

    # Returns the seconds before the next attempt, or raises the failure.
    def delay_after(failure, request, attempt)
      delay = RetryPolicy.delay_before(failure, request.call.harmless?, attempt) if attempt <= request.max_retries
      raise failure unless delay

      @logger&.info("#{name_of(request)} failed (#{failure.class}) and is sent again in #{delay.round(2)} s")
      delay
    end

    def send_once(request)
      within(request) do
        began = now
        answer = nil
        @transport.open(request) do |status, headers, response|
          log(request, status, headers, now - began)
          answer = Answer.read(status, headers, response)
        end
        answer
      end
    end

    # The limit of a connection is for each read, and this one is for the whole answer.
    def within(request, &block)
      Timeout.timeout(request.timeout, Expired, &block)
    rescue Expired
      raise TimeoutError, "Not all of the answer came within #{request.timeout} seconds."
    end

    # The end of the time for an answer.
    class Expired < StandardError
    end
    private_constant :Expired

    # Yields the parts of a success with this type.
    def each_chunk(request, content_type, &block)
      began = now
      arrived = until_head(request)
      @transport.open(request) do |status, headers, response|
        arrived.call
        log(request, status, headers, now - began)
        next response.read_body(&block) if status == 200 && headers["content-type"].to_s.start_with?(content_type)

        answer = within(request) { Answer.read(status, headers, response) }
        raise answer.unexpected("The answer is not #{content_type}. Does `base_url` lead to Posthorn?")
      end
    rescue Expired
      raise TimeoutError, "No answer came within #{request.timeout} seconds."
    ensure
      arrived&.call
    end

    # Ends the wait for the head of a stream after the timeout, unless the returned function was called before.
    def until_head(request)
      reader = Thread.current
      waiting = Mutex.new
      watch = Thread.new do
        sleep(request.timeout)
        waiting.synchronize { reader.raise(Expired) if watch }
      end
      -> { waiting.synchronize { watch = watch&.kill && nil } }
    end

    # Has no query, no body and no header, because these have phone numbers and secrets.
    def log(request, status, headers, seconds)
      ms = (seconds * 1000).round
      @logger&.info("#{name_of(request)} answered #{status} in #{ms} ms, request #{headers["request-id"]}")
    end

    def name_of(request)
      "#{request.call.verb} #{request.call.path}"
    end

    def default_logger
      level = ENV.fetch("POSTHORN_LOG", "").downcase
      Logger.new($stderr, progname: "posthorn", level: level) if %w[debug info].include?(level)
    end

    def now
      Process.clock_gettime(Process::CLOCK_MONOTONIC)
    end
  end
end
