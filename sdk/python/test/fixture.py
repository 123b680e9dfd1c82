"""The fixture, as the tests of a program use it."""

from posthorn.testing import PosthornServer, posthorn_server

__all__ = ["posthorn_server"]


def test_a_guest_gets_a_code(posthorn_server: PosthornServer) -> None:
    with posthorn_server.client() as client:
        client.messages.create(to="+14155550177", from_="+15005550006", body="Your code is 482913.")
        message = client.simulator.messages.wait(to="+14155550177", timeout_ms=60_000).message
        assert message and message.code == "482913"
    with posthorn_server.operator_client() as operator:
        assert operator.operator.accounts.list().data
