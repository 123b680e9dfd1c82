# frozen_string_literal: true

module Posthorn
  # A page of a list. Iterating it yields its own entries and then those of all following pages.
  class Page
    include Enumerable

    # @return [Array<Model>] the entries of this page
    attr_reader :data
    # @return [String, nil] the cursor of the next page; nil on the last page
    attr_reader :next_cursor
    # @return [Response]
    attr_reader :http_response

    # @api private
    def initialize(answer, entry, &read)
      @data = answer.entries.map { |each| entry.new(each) }
      @has_more = answer.object["has_more"]
      @next_cursor = answer.object["next_cursor"]
      @http_response = answer.response
      @read = read
    end

    # @return [Boolean] whether there is a next page
    def more?
      @has_more ? true : false
    end

    # @return [Page, nil] the next page; nil after the last one
    def next_page
      @next_cursor && @read.call(@next_cursor)
    end

    # Yields this page and all following ones.
    def each_page
      return enum_for(:each_page) unless block_given?

      page = self
      while page
        yield page
        page = page.next_page
      end
    end

    def each(&block)
      return enum_for(:each) unless block

      each_page { |page| page.data.each(&block) }
    end

    def inspect
      "#<Posthorn::Page with #{data.size} entries, more: #{more?}>"
    end
  end
end
