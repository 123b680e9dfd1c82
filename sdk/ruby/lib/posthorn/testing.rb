# frozen_string_literal: true

require "json"
require "open3"
require "shellwords"
require "posthorn"

module Posthorn
  # A server of Posthorn for the tests of a program: `posthorn test`, which ends with the tests.
  module Testing
    # The variable with the command, such as `/path/to/posthorn/posthorn test`.
    COMMAND_VARIABLE = "POSTHORN_TEST_COMMAND"

    # The address and the credentials of a server for tests.
    Server = Struct.new(:base_url, :account_sid, :auth_token, :operator_token, keyword_init: true) do
      # @return [Client] a client of the account
      def client
        Client.new(base_url, account_sid: account_sid, auth_token: auth_token)
      end

      # @return [Client] a client of the operator
      def operator_client
        Client.new(base_url, operator_token: operator_token)
      end

      def inspect
        "#<#{self.class.name} #{base_url}>"
      end
      alias_method :to_s, :inspect
    end

    class << self
      # Starts a server with the simulator and an empty store, and ends it at the end of the block.
      #
      # @param command [String] by default that of `POSTHORN_TEST_COMMAND`, or `posthorn test`
      # @yieldparam server [Server]
      def start(command = ENV.fetch(COMMAND_VARIABLE, "posthorn test"))
        Open3.popen2(*command.shellsplit) do |input, output, process|
          line = output.gets
          unless line
            raise Error, "#{command} ended with #{process.value.exitstatus}. It says why on the standard error."
          end

          yield Server.new(**JSON.parse(line, symbolize_names: true))
        ensure
          input.close
        end
      rescue SystemCallError => e
        raise Error, "#{command} does not start. Set #{COMMAND_VARIABLE} to its command: #{e.message}"
      end

      # Returns a server for all tests of the process. The first call starts it.
      #
      # @return [Server]
      def server
        @server ||= begin
          started = Queue.new
          Thread.new do
            start do |server|
              started << server
              sleep
            end
          rescue Error => e
            started << e
          end
          found = started.pop
          raise found if found.is_a?(Error)

          found
        end
      end
    end
  end
end
