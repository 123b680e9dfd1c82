# frozen_string_literal: true

require "time"

module Posthorn
  # The answer of the server as HTTP. The names of its headers are in lower case.
  Response = Struct.new(:status, :headers) do
    # @return [String, nil] identifies the request in the log of the server
    def request_id
      headers["request-id"]
    end
  end

  # An object of the API. Its fields are methods. `object["field"]` reads the JSON of any field, including those
  # that a newer server added.
  class Model
    # @return [Response, nil] the answer that this object came in; nil for objects inside others
    attr_reader :http_response

    class << self
      # Defines readers. A shape says how the JSON is read: `:time`, the name of a model, or a list or a map of one.
      # @api private
      def fields(**shapes)
        shapes.each do |name, shape|
          key = name.to_s
          define_method(name) { Model.read(@data[key], shape) }
        end
      end

      # @api private
      def read(value, shape)
        case shape
        when nil then value
        when :time then read_time(value)
        when Symbol then value.is_a?(Hash) ? Posthorn.const_get(shape).new(value) : value
        else read_many(value, *shape)
        end
      end

      private

      def read_many(value, kind, inner)
        return value.map { |each| read(each, inner) } if kind == :list && value.is_a?(Array)
        return value.transform_values { |each| read(each, inner) } if kind == :map && value.is_a?(Hash)

        value
      end

      def read_time(value)
        value && Time.iso8601(value)
      rescue ArgumentError, TypeError
        value
      end
    end

    def initialize(data, http_response = nil)
      raise Error, "The answer is not an object." unless data.is_a?(Hash)

      @data = data
      @http_response = http_response
    end

    # @return [Object] the JSON of a field
    def [](name)
      @data[name.to_s]
    end

    # @return [Hash] the JSON of the object
    def to_h
      @data.dup
    end

    # For pattern matching: `case message in { status: "failed" }`.
    def deconstruct_keys(names)
      (names || @data.keys).to_h { |name| [name.to_sym, respond_to?(name) ? public_send(name) : self[name]] }
    end

    def to_json(*options)
      @data.to_json(*options)
    end

    def ==(other)
      other.class == self.class && other.to_h == @data
    end

    # Names the object without its content, which can have secrets.
    def inspect
      known = %w[sid type status].filter_map { |name| "#{name}=#{@data[name].inspect}" if @data[name] }
      "#<#{[self.class.name, *known].join(" ")}>"
    end
    alias to_s inspect
  end
end
