package io.posthorn.testing;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import io.posthorn.Posthorn;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A server for tests, with the simulator and an empty store: {@code posthorn test}. It ends with
 * {@link #close}, and with the program.
 */
public final class TestServer implements AutoCloseable {
    /** The variable with the command, such as {@code /path/to/posthorn/posthorn test}. */
    public static final String COMMAND_VARIABLE = "POSTHORN_TEST_COMMAND";

    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");
    private static TestServer shared;
    private final Process process;
    private final JsonObject addresses;

    private TestServer(Process process, JsonObject addresses) {
        this.process = process;
        this.addresses = addresses;
    }

    /**
     * Returns the server for all tests of the program. The first call starts it. It ends with the program.
     *
     * @return the server, which you do not close
     */
    public static synchronized TestServer shared() {
        if (shared == null) shared = start();
        return shared;
    }

    /**
     * Starts a server by the command in {@link #COMMAND_VARIABLE}, or by {@code posthorn test}.
     *
     * @return the server
     */
    public static TestServer start() {
        String command = System.getenv(COMMAND_VARIABLE);
        return start(command == null || command.isBlank() ? "posthorn test" : command);
    }

    /**
     * Starts a server.
     *
     * @param command the command, whose words can have quotes
     * @return the server
     */
    public static TestServer start(String command) {
        List<String> words = wordsOf(command);
        if (words.isEmpty()) throw new IllegalArgumentException("The command is empty.");
        Process process;
        try {
            process = new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        } catch (IOException e) {
            throw new UncheckedIOException(
                    command + " does not start. Set " + COMMAND_VARIABLE + " to its command.", e);
        }
        try {
            BufferedReader output =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            String line = output.readLine();
            if (line == null) throw new EOFException("It ended.");
            return new TestServer(process, JsonParser.parseString(line).getAsJsonObject());
        } catch (IOException | JsonParseException | IllegalStateException e) {
            process.destroyForcibly();
            throw new IllegalStateException(command + " printed no JSON. It says why on the standard error.", e);
        }
    }

    /**
     * Returns the address of the server.
     *
     * @return the base URL
     */
    public String baseUrl() {
        return addresses.get("base_url").getAsString();
    }

    /**
     * Returns the account.
     *
     * @return the sid of the account
     */
    public String accountSid() {
        return addresses.get("account_sid").getAsString();
    }

    /**
     * Returns the token of the account.
     *
     * @return the token
     */
    public String authToken() {
        return addresses.get("auth_token").getAsString();
    }

    /**
     * Creates a client of the account.
     *
     * @return the client
     */
    public Posthorn client() {
        return Posthorn.builder().baseUrl(baseUrl()).accountSid(accountSid()).authToken(authToken()).build();
    }

    /**
     * Creates a client of the operator.
     *
     * @return the client
     */
    public Posthorn operatorClient() {
        String token = addresses.get("operator_token").getAsString();
        return Posthorn.builder().baseUrl(baseUrl()).operatorToken(token).build();
    }

    /** Ends the server, and waits for its end. */
    @Override
    public void close() {
        try {
            process.getOutputStream().close();
            if (!process.waitFor(1, TimeUnit.MINUTES)) process.destroyForcibly();
        } catch (IOException e) {
            process.destroy();
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
        }
    }

    /** Prints no tokens. */
    @Override
    public String toString() {
        return "TestServer(" + baseUrl() + ")";
    }

    private static List<String> wordsOf(String command) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(command);
        while (matcher.find())
            for (int group = 1; group <= 3; group++) if (matcher.group(group) != null) words.add(matcher.group(group));
        return words;
    }
}
