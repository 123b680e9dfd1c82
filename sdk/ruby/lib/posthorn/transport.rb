# frozen_string_literal: true

require "net/http"
require "openssl"
require "timeout"
require "zlib"

module Posthorn
  # The body of a response, decompressed. A body that ends too early is an error, which Net::HTTP ignores.
  # @api private
  class Body
    def initialize(response)
      @response = response
    end

    def read_body(&block)
      inflate = Zlib::Inflate.new(Zlib::MAX_WBITS + 16) if @response["content-encoding"] == "gzip"
      length = 0
      @response.read_body do |chunk|
        length += chunk.bytesize
        inflate ? inflate.inflate(chunk, &block) : yield(chunk)
      end
      inflate&.finish
      raise EOFError, "the answer ended too early" if @response.content_length&.>(length)
    ensure
      inflate&.close
    end
  end

  # Sends requests over connections that stay open. A transport of your own has the same method `open`.
  class Transport
    FAILURES = [
      SystemCallError, SocketError, IOError, Timeout::Error, OpenSSL::SSL::SSLError, Net::ProtocolError,
      Net::HTTPBadResponse, Net::HTTPHeaderSyntaxError, Zlib::Error
    ].freeze
    private_constant :FAILURES

    # @param ca_file [String, nil] a file of certificates to trust, in PEM
    # @param proxy [String, nil] the URL of a proxy; by default that of the environment
    def initialize(ca_file: nil, proxy: nil)
      @ca_file = ca_file
      @proxy = proxy && read_proxy(proxy)
      @idle = Hash.new { |lists, place| lists[place] = [] }
      @mutex = Mutex.new
    end

    # Sends the request once. Yields the status, the headers by names in lower case, and the response, whose
    # `read_body` yields the parts of the body. Raises `ConnectionError`.
    def open(request)
      uri = URI.parse(request.url)
      connection = checkout(uri, request.timeout)
      done = false
      connection.request(net_request(request, uri)) do |response|
        yield response.code.to_i, response.each_header.to_h, Body.new(response)
      end
      done = true
    rescue *FAILURES => e
      raise failure_of(e, request)
    ensure
      done ? checkin(uri, connection) : connection&.then { |each| close_connection(each) }
    end

    # Closes the connections that no request uses.
    def close
      @mutex.synchronize { @idle.values.flatten.tap { @idle.clear } }.each { |each| close_connection(each) }
    end

    def inspect
      "#<#{self.class.name}>"
    end

    private

    def checkout(uri, timeout)
      connection = @mutex.synchronize { @idle[place_of(uri)].pop } || connect(uri, timeout)
      connection.read_timeout = connection.write_timeout = timeout
      connection.start unless connection.started?
      connection
    end

    def connect(uri, timeout)
      proxy = @proxy || uri.find_proxy&.then { |each| read_proxy(each.to_s) }
      words = proxy ? [proxy.host, proxy.port, *[proxy.user, proxy.password].map { |word| decode(word) }] : [nil]
      connection = Net::HTTP.new(uri.hostname, uri.port, *words)
      connection.use_ssl = uri.scheme == "https"
      connection.ca_file = @ca_file if @ca_file
      connection.open_timeout = connection.ssl_timeout = timeout
      # The client repeats requests by its own rules.
      connection.max_retries = 0
      connection
    end

    def net_request(request, uri)
      headers = { "accept-encoding" => "gzip" }.merge(request.headers)
      made = Net::HTTPGenericRequest.new(request.call.verb, !request.content.nil?, true, uri, headers)
      made.body = request.content if request.content
      made
    end

    def checkin(uri, connection)
      @mutex.synchronize { @idle[place_of(uri)] << connection }
    end

    # Two processes at one connection would get the answers of each other.
    def place_of(uri)
      [uri.scheme, uri.hostname, uri.port, Process.pid]
    end

    def read_proxy(proxy)
      uri = URI.parse(proxy)
      return uri if uri.instance_of?(URI::HTTP) && uri.host

      raise UsageError, "`proxy` must be a URL that begins with http://."
    rescue URI::InvalidURIError
      raise UsageError, "`proxy` must be a URL that begins with http://."
    end

    def decode(word)
      word && URI.decode_www_form_component(word.gsub("+", "%2B"))
    end

    def close_connection(connection)
      connection.finish if connection.started?
    rescue IOError
      nil
    end

    def failure_of(error, request)
      uri = URI.parse(request.url)
      if error.is_a?(Timeout::Error)
        return TimeoutError.new("Not all of the answer came within #{request.timeout} seconds.")
      end

      ConnectionError.new("No complete answer came from #{uri.scheme}://#{uri.host}:#{uri.port}: #{error.message}")
    end
  end
end
