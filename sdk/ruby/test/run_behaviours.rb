# frozen_string_literal: true

# Runs the behaviours of `sdk/behaviours`, and the signatures. Its argument is the first line of the server that
# misbehaves. It prints a line of JSON for each test.

require "json"
require "open-uri"
require "posthorn"

DATA = File.expand_path("../../behaviours", __dir__)
AT_ONCE = 12

# The end of a call by its caller.
class Canceled < StandardError
end

# A transport of the caller, which adds a header.
class OwnTransport < Posthorn::Transport
  def open(request, &block)
    request.headers["x-transport"] = "own"
    super
  end
end

# One behaviour at one server.
class Behaviour
  NAMES = %w[account_sid auth_token api_key api_key_secret headers].freeze
  OPTIONS = { "key" => :idempotency_key, "headers" => :headers, "retries" => :max_retries }.freeze

  def initialize(server, data)
    @server = server
    @data = data
    @call = data["call"]
    @result = data["result"]
  end

  def faults
    client = Posthorn::Client.new(base_url, **options)
    found = outcome(client)
    expected = @result.slice("answer", "entries", "events", "raw", "error")
    faults = differences(expected, found, "")
    faults << "it failed: #{@failure.inspect}" if @failure && !@result.key?("error")
    faults << "it took #{@took.round} ms" if @took > @result.fetch("within_ms", 60_000)
    printed = "#{client.inspect} #{@failure.inspect} #{@failure} #{@failure&.full_message}"
    secrets = @result.fetch("hidden", []).select { |secret| printed.include?(secret) }
    faults += secrets.map { |secret| "#{secret} is printed" }
    client.close
    faults + JSON.parse(URI.parse("#{@server["url"]}/verdict/#{@data["id"]}/ruby").read)["faults"]
  end

  private

  def base_url
    given = @data.fetch("client", {})
    "#{@server[given.fetch("address", "url")]}/#{@data["id"]}/ruby#{"/" if given["slash"]}"
  end

  def options
    given = @data.fetch("client", {})
    options = given.slice(*NAMES).transform_keys(&:to_sym)
    options = { account_sid: "AC1", auth_token: "t0ken" }.merge(options) unless given["api_key"]
    options[:max_retries] = given["retries"] if given["retries"]
    options[:timeout] = given["timeout_ms"] / 1000.0 if given["timeout_ms"]
    options[:ca_file] = @server["ca_file"] if given["ca"]
    options[:proxy] = @server["proxy"] if given["proxy"]
    options[:transport] = OwnTransport.new if given["transport"]
    options
  end

  def outcome(client)
    began = now
    cancel_after = @call["cancel_after_ms"]
    found = if cancel_after
              thread = Thread.new { once(client) }
              thread.report_on_exception = false
              thread.join(cancel_after / 1000.0)
              began = now
              thread.raise(Canceled, "canceled")
              thread.value
            else
              repeatedly(client)
            end
    found
  rescue Posthorn::Error, Canceled => e
    @failure = e
    { "error" => error_of(e) }
  ensure
    @took = (now - began) * 1000
  end

  def repeatedly(client)
    times = @call.fetch("times", 1)
    return Array.new(times) { once(client) }.last unless @call["at_once"]

    Array.new(times) { Thread.new { once(client) } }.map(&:value).last
  end

  def once(client)
    resource, name = @call["method"].split(".")
    method = client.public_send(resource).method(name)
    words = @call["sid"] ? [@call["sid"]] : []
    named = @call.fetch("query", {}).merge(@call.fetch("body", {})).transform_keys(&:to_sym)
    named[:last_event_id] = @call["last_event_id"] if @call["last_event_id"]
    read(name, -> { method.call(*words, **named, request_options: call_options) })
  end

  def call_options
    options = OPTIONS.filter_map { |name, option| [option, @call[name]] if @call.key?(name) }.to_h
    options[:timeout] = @call["timeout_ms"] / 1000.0 if @call["timeout_ms"]
    options
  end

  def read(name, make)
    case name
    when "list"
      sids = first(make.call, @call["entries"]).map(&:sid)
      { "entries" => { "sids" => sids, "count" => sids.size } }
    when "stream"
      events = first(make.call, @call["events"])
      { "events" => events.map { |each| { "id" => each.id, "sids" => each.data.map(&:sid) } } }
    else
      answer = make.call
      response = answer.is_a?(Posthorn::Response) ? answer : answer.http_response
      { "answer" => answer.is_a?(Posthorn::Response) ? nil : answer.to_h,
        "raw" => { "status" => response.status, "request_id" => response.request_id } }
    end
  end

  def first(entries, count)
    return entries.to_a unless count

    found = []
    entries.each do |each|
      found << each
      break if found.size == count
    end
    found
  end

  def error_of(error)
    case error
    when Canceled then { "kind" => "canceled" }
    when Posthorn::TimeoutError then { "kind" => "timeout" }
    when Posthorn::ConnectionError then { "kind" => "connection" }
    when Posthorn::UsageError then { "kind" => "usage" }
    else
      names = %w[status code param detail request_id]
      wait = error.retry_after
      { "kind" => "api", "params" => error.errors.map { |fault| fault["param"] },
        "retry_after_ms" => wait && (wait * 1000).round }.merge(names.to_h { |name| [name, error.public_send(name)] })
    end
  end

  # A hash of the expectation names only the fields that matter.
  def differences(expected, found, place)
    if expected.is_a?(Hash) && found.is_a?(Hash)
      return expected.flat_map { |key, value| differences(value, found[key], "#{place}.#{key}") }
    end

    expected == found ? [] : ["#{place} is #{found.inspect}, and not #{expected.inspect}"]
  end

  def now
    Process.clock_gettime(Process::CLOCK_MONOTONIC)
  end
end

def signature_faults(data)
  event = Posthorn.verify_webhook(data["body"].unpack1("m0"), data["headers"], data["secrets"],
                                  now: Time.at(data["now"]))
  return ["it was accepted"] unless data["accepted"]

  event.type == data["type"] ? [] : ["the type is #{event.type}"]
rescue Posthorn::WebhookVerificationError => e
  data["accepted"] ? ["it was refused: #{e.message}"] : []
end

$stdout.sync = true
report = ->(title, faults) { $stdout.write("#{JSON.generate({ title: title, faults: faults, skip: nil })}\n") }
server = JSON.parse(ARGV.fetch(0))
JSON.parse(File.read("#{DATA}/signatures.json")).each do |data|
  report.call("signature: #{data["text"]}", signature_faults(data))
end
queue = Queue.new
JSON.parse(File.read("#{DATA}/behaviours.json")).each { |data| queue << data }
queue.close
workers = Array.new(AT_ONCE) do
  Thread.new do
    while (data = queue.pop)
      faults = begin
        Behaviour.new(server, data).faults
      rescue StandardError => e
        ["#{e.class}: #{e.message} #{e.backtrace.first(3).join(" ")}"]
      end
      report.call(data["text"], faults)
    end
  end
end
workers.each(&:join)
