# frozen_string_literal: true

# The server for tests, as the tests of a program use it.

require "minitest/autorun"
require "posthorn/testing"

# One test of a program that sends codes.
class SignInTest < Minitest::Test
  def test_a_guest_gets_a_code
    client = Posthorn::Testing.server.client
    client.messages.create(to: "+14155550177", from: "+15005550006", body: "Your code is 482913.")
    message = client.simulator.messages.wait(to: "+14155550177", timeout_ms: 60_000).message
    assert_equal "482913", message.code
    refute_empty Posthorn::Testing.server.operator_client.operator.accounts.list.data
  end
end
