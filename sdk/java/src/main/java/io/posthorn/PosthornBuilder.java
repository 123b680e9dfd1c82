package io.posthorn;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** The options of a client. It needs a base URL and one kind of credentials. */
public final class PosthornBuilder {
    private static final Duration TIMEOUT_DEFAULT = Duration.ofSeconds(30);
    private static final int RETRIES_DEFAULT = 2;
    private final List<String[]> credentials = new ArrayList<>();
    private String baseUrl;
    private String accountSid;
    private String authToken;
    private RequestOptions options = new RequestOptions().timeout(TIMEOUT_DEFAULT).maxRetries(RETRIES_DEFAULT);
    private String proxy;
    private Path caFile;
    private Transport transport;
    private Consumer<String> log = logOfEnvironment();

    PosthornBuilder() {}

    /**
     * Sets the URL of the server.
     *
     * @param url the URL, such as {@code https://posthorn.example.com}
     * @return this builder
     */
    public PosthornBuilder baseUrl(String url) {
        baseUrl = url;
        return this;
    }

    /**
     * Signs in as an account, together with {@link #authToken}.
     *
     * @param sid the sid of the account
     * @return this builder
     */
    public PosthornBuilder accountSid(String sid) {
        accountSid = sid;
        return this;
    }

    /**
     * Signs in as an account, together with {@link #accountSid}.
     *
     * @param token the token of the account
     * @return this builder
     */
    public PosthornBuilder authToken(String token) {
        authToken = token;
        return this;
    }

    /**
     * Signs in with an API key.
     *
     * @param sid the sid of the key
     * @param secret the secret of the key
     * @return this builder
     */
    public PosthornBuilder apiKey(String sid, String secret) {
        credentials.add(new String[] {sid, secret});
        return this;
    }

    /**
     * Signs in as the operator.
     *
     * @param token the token of the operator
     * @return this builder
     */
    public PosthornBuilder operatorToken(String token) {
        credentials.add(new String[] {"operator", token});
        return this;
    }

    /**
     * Sets the limit of each attempt, from its start to the last byte of the answer. Default: 30 seconds.
     *
     * @param timeout the limit
     * @return this builder
     */
    public PosthornBuilder timeout(Duration timeout) {
        options = options.timeout(timeout);
        return this;
    }

    /**
     * Sets the number of retries after the first attempt. Default: 2.
     *
     * @param count the number, 0 or more
     * @return this builder
     */
    public PosthornBuilder maxRetries(int count) {
        options = options.maxRetries(count);
        return this;
    }

    /**
     * Adds a header to all requests.
     *
     * @param name the name
     * @param value the value in ASCII
     * @return this builder
     */
    public PosthornBuilder header(String name, String value) {
        options = options.header(name, value);
        return this;
    }

    /**
     * Sets the proxy. Default: that of the system properties, such as {@code https.proxyHost}.
     *
     * @param url the URL, such as {@code http://user:password@proxy.example.com:3128}
     * @return this builder
     */
    public PosthornBuilder proxy(String url) {
        proxy = url;
        return this;
    }

    /**
     * Sets the authorities that the client trusts in place of those of Java.
     *
     * @param file a file of certificates in PEM
     * @return this builder
     */
    public PosthornBuilder caFile(Path file) {
        caFile = file;
        return this;
    }

    /**
     * Sets the transport, which then decides about proxies and authorities.
     *
     * @param transport your own transport
     * @return this builder
     */
    public PosthornBuilder transport(Transport transport) {
        this.transport = transport;
        return this;
    }

    /**
     * Sets the log. Without it, the variable {@code POSTHORN_LOG=info} logs to the standard error. The lines
     * have no query, no body and no credentials.
     *
     * @param logger gets a line for each answer and each retry
     * @return this builder
     */
    public PosthornBuilder logger(System.Logger logger) {
        log = line -> logger.log(System.Logger.Level.INFO, line);
        return this;
    }

    /**
     * Creates the client. It sends nothing.
     *
     * @return the client
     * @throws PosthornUsageException if an option is missing or cannot be used
     */
    public Posthorn build() {
        URI server = serverOf(baseUrl);
        if (transport != null && (proxy != null || caFile != null))
            throw new PosthornUsageException("A proxy and authorities belong to your own transport.");
        Transport sender = transport;
        if (sender == null) {
            HttpTransport standard = new HttpTransport(proxy, caFile);
            standard.check(server);
            sender = standard;
        }
        RequestOptions all = new RequestOptions().with(options);
        all.headers = RequestOptions.Headers.merged(options.headers, Map.of("Authorization", authorization()));
        return new Posthorn(new Core(baseUrl.replaceAll("/+$", ""), sender, all, log));
    }

    /** Names no base URL, because that can have a password until the client refuses it. */
    @Override
    public String toString() {
        return "PosthornBuilder";
    }

    /** Refuses empty credentials, because they come from a variable that is not set. */
    private String authorization() {
        List<String[]> pairs = new ArrayList<>(credentials);
        if (accountSid != null || authToken != null) pairs.add(new String[] {accountSid, authToken});
        String[] pair = pairs.size() == 1 ? pairs.get(0) : new String[] {"", ""};
        if (pair[0] == null || pair[0].isEmpty() || pair[1] == null || pair[1].isEmpty())
            throw new PosthornUsageException("The client needs one kind of credentials: accountSid and authToken, "
                    + "apiKey, or operatorToken. Are the variables set that they come from?");
        byte[] bytes = Json.utf8(pair[0] + ":" + pair[1]);
        return "Basic " + Base64.getEncoder().encodeToString(bytes);
    }

    private static URI serverOf(String baseUrl) {
        try {
            URI url = URI.create(baseUrl == null ? "" : baseUrl);
            boolean isHttp = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
            if (isHttp && url.getHost() != null && url.getRawUserInfo() == null && !baseUrl.matches(".*[?#\\s].*"))
                return url;
        } catch (IllegalArgumentException e) {
            // The text can have a password, so the exception has none of it.
        }
        throw new PosthornUsageException("The base URL must be that of the server, such as "
                + "https://posthorn.example.com, without a user name, a query and a fragment. "
                + "The host has no underscore.");
    }

    private static Consumer<String> logOfEnvironment() {
        String level = System.getenv("POSTHORN_LOG");
        boolean isOn = "info".equals(level) || "debug".equals(level);
        return isOn ? line -> System.err.println("posthorn: " + line) : line -> {};
    }
}
