# frozen_string_literal: true

# What the shared behaviours cannot show: processes, blocks of the caller, arguments and proxies.

require "json"
require "minitest/autorun"
require "posthorn"
require "socket"

# Answers each request with the sid in its path, or with a stream of two events.
class Echo
  attr_reader :url

  def initialize
    @server = TCPServer.new("127.0.0.1", 0)
    @url = "http://127.0.0.1:#{@server.addr[1]}"
    Thread.new { loop { Thread.new(@server.accept) { |socket| serve(socket) } } }
  end

  private

  def serve(socket)
    while (line = socket.gets)
      nil until socket.gets == "\r\n"
      path = line.split[1]
      path.end_with?("/stream") ? stream(socket) : answer(socket, path)
    end
  end

  def answer(socket, path)
    body = JSON.generate({ sid: path.split("/").last })
    socket.write("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: #{body.bytesize}\r\n\r\n#{body}")
  end

  def stream(socket)
    socket.write("HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n")
    2.times { |number| socket.write("id: #{number}\ndata: [{\"sid\":\"MS#{number}\"}]\n\n") }
    sleep
  end
end

# The tests.
class CoreTest < Minitest::Test
  ECHO = Echo.new

  def client(base_url = ECHO.url, **options)
    Posthorn::Client.new(base_url, account_sid: "AC1", auth_token: "t0ken", **options)
  end

  def own_answers?(shared, name)
    Array.new(50) { |number| shared.messages.get("#{name}#{number}").sid == "#{name}#{number}" }.all?
  end

  def test_forked_processes_get_their_own_answers
    shared = client
    shared.messages.get("MS0")
    children = %w[MSa MSb].map { |name| fork { exit!(own_answers?(shared, name) ? 0 : 1) } }
    assert own_answers?(shared, "MSc")
    assert_equal([0, 0], children.map { |child| Process.wait2(child)[1].exitstatus })
  end

  def test_an_error_of_the_block_reaches_the_caller
    [Errno::ENOSPC.new("disk"), Posthorn::ConnectionError.new("nested"), Timeout::Error.new("own")].each do |failure|
      seen = []
      raised = assert_raises(failure.class) do
        client.messages.stream do |event|
          seen << event.id
          raise failure
        end
      end
      assert_same failure, raised
      assert_equal ["0"], seen
    end
  end

  def test_nil_is_sent_as_null
    call = Posthorn::Call.new("POST", "/", body: { "a" => nil, "b" => { c: nil }, "d" => Posthorn::OMIT })
    assert_equal '{"a":null,"b":{"c":null}}', call.content
  end

  def test_options_that_cannot_be_sent_are_refused
    odd = [
      { idempotency_key: "a\r\nx-evil: 1" }, { idempotency_key: "" }, { idempotency_key: 7 }, { timeout: 0 },
      { headers: { "x-a: 1\r\nx-evil" => "2" } }, { headers: { "x-a" => "ü" } }, { idempotencyKey: "a" }
    ]
    odd.each do |options|
      assert_raises(Posthorn::UsageError, options.inspect) do
        client.messages.create(to: "a", from: "b", request_options: options)
      end
    end
  end

  def test_addresses_that_lead_elsewhere_are_refused
    ["http://h?", "http://h#", "http://h ", "http://u:p@h", "h", nil].each do |url|
      assert_raises(Posthorn::UsageError, url.inspect) { client(url) }
    end
    ["socks5://h:1", "https://h:1", "u:pw@h:1", "nobody"].each do |proxy|
      error = assert_raises(Posthorn::UsageError, proxy) { client(proxy: proxy) }
      refute_includes error.message, "pw"
    end
  end

  def test_a_webhook_with_odd_bytes_is_not_verified
    headers = { "webhook-id" => "a\xff", "webhook-timestamp" => "1\xff", "webhook-signature" => "v1,\xff" }
    assert_raises(Posthorn::WebhookVerificationError) { Posthorn.verify_webhook("{}", headers, "whsec_AQID") }
  end

  def test_an_answer_matches_patterns_and_is_written_as_json
    message = client.messages.get("MS1")
    assert_equal '{"sid":"MS1"}', message.to_json
    found = case message
            in { sid: } then sid
            end
    assert_equal "MS1", found
  end
end
