# frozen_string_literal: true

module Posthorn
  # One event of a stream. Store its `id`, to continue after this event later.
  StreamedEvent = Struct.new(:event, :data, :id)

  # Collects chunks of server-sent events, and yields those that are complete (WHATWG HTML section 9.2).
  # @api private
  class EventReader
    # The longest event, in bytes. The API sends far less.
    EVENT_MAX = 64 * 1024 * 1024
    # The bounds of the delay that a stream sets, in seconds.
    REST_MIN = 0.1
    REST_MAX = 60.0

    Event = Struct.new(:event, :data, :id, :retry_after)

    def initialize
      # The pieces of the incomplete line.
      @begun = []
      @length = 0
      @id = nil
      begin_event
    end

    def read(chunk)
      lines_in(chunk.b).each do |line|
        next read_line(line.force_encoding(Encoding::UTF_8).scrub) unless line.empty?

        yield Event.new(@event, @data.join("\n"), @id, @retry_after)
        begin_event
      end
    end

    private

    def begin_event
      @event = "message"
      @data = []
      @data_length = 0
      @retry_after = nil
    end

    # A CR at the end of a chunk can belong to an LF in the next one.
    def lines_in(chunk)
      after_cr = @begun.last&.end_with?("\r")
      @begun << chunk
      @length += chunk.bytesize
      raise ConnectionError, "The stream brings a line that does not end." if @length > EVENT_MAX
      return [] if !after_cr && !chunk.match?(/[\r\n]/n)

      whole = @begun.join
      held = whole.end_with?("\r") ? "\r" : ""
      *lines, rest = whole[0, whole.bytesize - held.bytesize].split(/\r\n|\n|\r/n, -1)
      @begun = ["#{rest}#{held}"]
      @length = @begun[0].bytesize
      lines
    end

    def add_data(value)
      @data << value
      @data_length += value.bytesize
      raise ConnectionError, "The stream brings an event that does not end." if @data_length > EVENT_MAX
    end

    def read_line(line)
      field, _, value = line.partition(":")
      value = value.delete_prefix(" ")
      case field
      when "event" then @event = value
      when "data" then add_data(value)
      when "id" then @id = value unless value.include?("\0")
      when "retry" then @retry_after = (value.to_i / 1000.0).clamp(REST_MIN, REST_MAX) if value.match?(/\A\d{1,9}\z/)
      end
    end
  end
end
