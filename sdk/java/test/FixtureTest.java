import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.posthorn.Posthorn;
import io.posthorn.model.SimulatorMessage;
import io.posthorn.params.MessageCreateParams;
import io.posthorn.params.SimulatorMessageWaitParams;
import io.posthorn.testing.TestServer;
import org.junit.jupiter.api.Test;

/** A test with a server. */
final class FixtureTest {
    private static final TestServer SERVER = TestServer.shared();

    @Test
    void aGuestGetsACode() {
        Posthorn client = SERVER.client();
        client.messages().create(MessageCreateParams.builder()
                .to("+14155550177").from("+15005550006").body("Your code is 482913.").build());
        SimulatorMessage message = client.simulator().messages()
                .waitFor(SimulatorMessageWaitParams.builder().to("+14155550177").timeoutMs(60_000).build())
                .message().orElseThrow();
        assertEquals("482913", message.code().orElseThrow());
    }

    @Test
    void theOperatorHasAClient() {
        assertFalse(SERVER.operatorClient().operator().accounts().list().data().isEmpty());
        assertEquals("TestServer(" + SERVER.baseUrl() + ")", SERVER.toString());
    }
}
