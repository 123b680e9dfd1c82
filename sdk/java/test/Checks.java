import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.posthorn.ApiException;
import io.posthorn.EventStream;
import io.posthorn.Posthorn;
import io.posthorn.PosthornBuilder;
import io.posthorn.PosthornCanceledException;
import io.posthorn.PosthornException;
import io.posthorn.PosthornTimeoutException;
import io.posthorn.PosthornUsageException;
import io.posthorn.RequestOptions;
import io.posthorn.StreamEvent;
import io.posthorn.Transport;
import io.posthorn.UnexpectedAnswerException;
import io.posthorn.WebhookVerificationException;
import io.posthorn.WebhookVerifier;
import io.posthorn.model.Event;
import io.posthorn.model.Message;
import io.posthorn.params.MessageCreateParams;
import io.posthorn.params.MessageListParams;
import io.posthorn.params.SimulatorMessageWaitParams;
import io.posthorn.params.WebhookUpdateParams;
import io.posthorn.testing.TestServer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPOutputStream;

/** What the shared behaviours cannot show: what the client refuses and keeps apart. */
final class Checks implements AutoCloseable {
    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final List<HttpExchange> requests = Collections.synchronizedList(new ArrayList<>());

    /** A server that answers all requests in one way. */
    private Checks(Answering answering) throws IOException {
        server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.setExecutor(threads);
        server.createContext("/", exchange -> {
            requests.add(exchange);
            exchange.getRequestBody().readAllBytes();
            try {
                answering.answer(exchange);
            } finally {
                exchange.close();
            }
        });
        server.start();
    }

    public static void main(String... args) throws Exception {
        optionsAndArgumentsAreRefused();
        argumentsAreWrittenAsJson();
        secretsAreNotPrinted();
        oddJsonIsAnException();
        manyThreadsGetTheirOwnAnswers();
        exceptionsOfTheCallerReachTheCaller();
        interruptionsEndCalls();
        anotherThreadClosesAStream();
        theOptionsOfOneCallAreNotKept();
        aProxyGetsItsPassword();
        aTransportIsBoundInTime();
        aCloseThatBlocksStopsNobodyElse();
        compressedAnswersShareAConnection();
        exceptionsCanBeSerialized();
        aServerThatDoesNotStartEnds();
        webhooksWithOddHeadersAreNotVerified();
        eventsHaveTheClassOfTheirKind();
        System.out.println("done");
        System.exit(0);
    }

    private static void optionsAndArgumentsAreRefused() throws Exception {
        for (String url : Arrays.asList("http://h?", "http://h#", "http://h ", "http://u:pw@h", "h", "ftp://h", "", null))
            refused(() -> Posthorn.builder().baseUrl(url).operatorToken("t").build());
        for (String proxy : List.of("socks5://h:1", "https://h:1", "u:pw@h:1", "nobody", "http://h"))
            refused(() -> builder("http://h").proxy(proxy).build());
        refused(() -> builder("https://h").proxy("http://u:pw@h:1").build());
        refused(() -> Posthorn.builder().baseUrl("http://h").accountSid("AC1").authToken(System.getenv("NO_SUCH")).build());
        refused(() -> builder("http://h").operatorToken("t").build());
        refused(() -> new RequestOptions().header("x-a: 1\r\nx-evil", "2"));
        refused(() -> new RequestOptions().header("x-a", "ü"));
        refused(() -> new RequestOptions().header("Host", "h"));
        refused(() -> new RequestOptions().idempotencyKey(""));
        refused(() -> new RequestOptions().lastEventId("1\0"));
        refused(() -> new RequestOptions().timeout(Duration.ZERO));
        refused(() -> new RequestOptions().timeout(Duration.ofSeconds(Long.MAX_VALUE)));
        refused(() -> new RequestOptions().maxRetries(-1));
        refused(() -> MessageCreateParams.builder().body("x").build());
        refused(() -> MessageCreateParams.builder().body(null));
        refused(() -> MessageCreateParams.builder().field("body", new Object()));
        refused(() -> MessageCreateParams.builder().field("body", Double.NaN));
        Map<String, Object> endless = new HashMap<>();
        endless.put("self", endless);
        refused(() -> MessageCreateParams.builder().field("metadata", endless));
        try (Checks checks = new Checks(exchange -> answer(exchange, "{\"sid\":\"MS1\"}"))) {
            for (String sid : Arrays.asList("", ".", "..", null)) refused(() -> checks.client().messages().get(sid));
            refused(() -> checks.client().messages().create(created("\ud83d")));
            refused(() -> checks.client().messages().create(null));
            refused(() -> checks.client().simulator().messages()
                    .waitFor(SimulatorMessageWaitParams.builder().field("timeout_ms", "soon").build()));
            check(checks.requests.isEmpty(), "nothing was sent");
        }
    }

    private static void argumentsAreWrittenAsJson() {
        String json = WebhookUpdateParams.builder().timeout(null).url("https://h/ü").build().json().toString();
        check(json.equals("{\"timeout\":null,\"url\":\"https://h/ü\"}"), json);
        MessageCreateParams.Builder builder = MessageCreateParams.builder().to("+1").from("+2");
        MessageCreateParams first = builder.build();
        builder.body("later").field("color", List.of(1, true));
        check(!first.json().has("body"), "parameters do not change");
        check(builder.build().json().get("color").toString().equals("[1,true]"), "a later parameter is sent");
    }

    private static void secretsAreNotPrinted() throws Exception {
        List<String> lines = Collections.synchronizedList(new ArrayList<>());
        try (Checks checks = new Checks(exchange -> answer(exchange, "{\"data\":[{\"sid\":\"MS1\",\"to\":\"+4155\"}]}"))) {
            PosthornBuilder builder = builder(checks.url()).logger(new Log(lines));
            MessageListParams params = MessageListParams.builder().to("+4155").build();
            RequestOptions options = new RequestOptions().idempotencyKey("k3y").header("authorization", "t0ken");
            List<Object> printed = new ArrayList<>(List.of(builder("http://u:t0ken@h"), builder.build(), params, options));
            printed.add(builder.build().messages().list(params, options));
            printed.addAll(builder.build().messages().list(params).data());
            printed.add(new WebhookVerifier("whsec_AQID"));
            printed.add(lines);
            String text = printed.toString();
            for (String secret : List.of("t0ken", "QUMxOnQwa2Vu", "4155", "k3y", "AQID"))
                check(!text.contains(secret), secret + " is in " + text);
            check(lines.get(0).startsWith("GET /v1/messages answered 200 in "), lines.toString());
        }
    }

    private static void oddJsonIsAnException() throws Exception {
        String deep = "[".repeat(100_000) + "]".repeat(100_000);
        for (String text : List.of("{\"a\":" + deep + "}", "{\"sid\":NaN}", "{'sid':1}", "{} {}", "{\"a\":1", " ", "null"))
            try (Checks checks = new Checks(exchange -> answer(exchange, text))) {
                failing(UnexpectedAnswerException.class, () -> checks.client().messages().get("MS1"));
            }
        String odd = "{\"price\":1e999999999,\"num_segments\":1.5,\"num_media\":-1e999999999,\"created_at\":\"now\",\"to\":7}";
        try (Checks checks = new Checks(exchange -> answer(exchange, odd))) {
            Message message = checks.client().messages().get("MS1");
            failing(PosthornException.class, message::price);
            failing(PosthornException.class, message::numSegments);
            failing(PosthornException.class, message::numMedia);
            failing(PosthornException.class, message::createdAt);
            failing(PosthornException.class, message::to);
            failing(PosthornException.class, message::sid);
            check(message.json().toString().equals(odd), "the JSON stays as it is");
            check(message.equals(checks.client().messages().get("MS1")), "an object equals its copy");
        }
    }

    private static void manyThreadsGetTheirOwnAnswers() throws Exception {
        try (Checks checks = new Checks(Checks::echo)) {
            Posthorn client = checks.client();
            List<Future<?>> all = new ArrayList<>();
            for (int thread = 0; thread < 20; thread++) {
                String name = "MS" + thread + "-";
                all.add(checks.threads.submit(() -> {
                    for (int count = 0; count < 20; count++)
                        check(client.messages().get(name + count).sid().equals(name + count), "an own answer");
                }));
            }
            for (Future<?> each : all) each.get();
        }
    }

    private static void exceptionsOfTheCallerReachTheCaller() throws Exception {
        try (Checks checks = new Checks(Checks::stream)) {
            RuntimeException nested = failing(PosthornException.class, () -> new WebhookVerifier());
            for (RuntimeException own : List.of(nested, new IllegalStateException("own"))) {
                List<String> seen = new ArrayList<>();
                RuntimeException found = failing(RuntimeException.class, () -> {
                    try (EventStream<List<Message>> events = checks.client().messages().stream()) {
                        for (StreamEvent<List<Message>> each : events) {
                            seen.add(each.id());
                            throw own;
                        }
                    }
                });
                check(found == own && seen.equals(List.of("0")), "the exception is that of the caller");
            }
            check(checks.requests.size() == 2, "an exception of the caller is no broken connection");
        }
    }

    private static void interruptionsEndCalls() throws Exception {
        try (Checks checks = new Checks(Checks::echo)) {
            Thread.currentThread().interrupt();
            failing(PosthornCanceledException.class, () -> checks.client().messages().get("MS1"));
            check(Thread.interrupted(), "the thread stays interrupted");
            check(checks.client().messages().get("MS1").sid().equals("MS1"), "the next call succeeds");
        }
    }

    private static void anotherThreadClosesAStream() throws Exception {
        try (Checks checks = new Checks(Checks::stream)) {
            EventStream<List<Message>> events = checks.client().messages().stream();
            BlockingQueue<String> seen = new LinkedBlockingQueue<>();
            Future<Boolean> end = checks.threads.submit(() -> {
                for (StreamEvent<List<Message>> each : events) seen.add(each.id());
                return Thread.currentThread().isInterrupted();
            });
            check(seen.take().equals("0") && seen.take().equals("1"), "the stream has events");
            events.close();
            check(!end.get(), "the stream ends, and its thread is not interrupted");
            check(!events.iterator().hasNext(), "a closed stream has no events");
        }
    }

    private static void theOptionsOfOneCallAreNotKept() throws Exception {
        Set<String> keys = Collections.synchronizedSet(new HashSet<>());
        try (Checks checks = new Checks(exchange -> {
            keys.add(exchange.getRequestHeaders().getFirst("idempotency-key"));
            echo(exchange);
        })) {
            Posthorn other = checks.client().with(new RequestOptions().idempotencyKey("order-7").header("x-a", "1"));
            for (int count = 0; count < 2; count++) other.messages().create(created("Hi"));
            check(keys.size() == 2 && !keys.contains("order-7"), keys.toString());
            check("1".equals(checks.requests.get(0).getRequestHeaders().getFirst("x-a")), "the header is kept");
        }
    }

    private static void aProxyGetsItsPassword() throws Exception {
        try (Checks proxy = new Checks(Checks::echo)) {
            String address = proxy.url().replace("http://", "http://us%40er:p%3Aw+@");
            Posthorn client = builder("http://server.invalid").proxy(address).build();
            check(client.messages().get("MS1").sid().equals("MS1"), "the proxy answers");
            String given = proxy.requests.get(0).getRequestHeaders().getFirst("proxy-authorization");
            String expected = new String(java.util.Base64.getDecoder().decode(given.substring(6)), StandardCharsets.UTF_8);
            check(expected.equals("us@er:p:w+"), expected);
        }
    }

    /** The body of the caller's transport is silent until the client closes it. */
    private static void aTransportIsBoundInTime() {
        CountDownLatch closed = new CountDownLatch(1);
        InputStream silent = new InputStream() {
            @Override
            public int read() throws IOException {
                await(closed);
                return -1;
            }

            @Override
            public void close() {
                closed.countDown();
            }
        };
        Transport transport = request -> new Transport.Answer(200, Map.of(), silent);
        Posthorn client = builder("http://h").maxRetries(0).timeout(Duration.ofMillis(50)).transport(transport).build();
        failing(PosthornTimeoutException.class, () -> client.messages().get("MS1"));
        IllegalStateException own = new IllegalStateException("own");
        Posthorn other = builder("http://h").transport(request -> { throw own; }).build();
        check(failing(IllegalStateException.class, () -> other.messages().get("MS1")) == own, "it reaches the caller");
        CountDownLatch left = new CountDownLatch(1);
        Transport answering = request -> new Transport.Answer(200, Map.of(), new ByteArrayInputStream(new byte[0]) {
            @Override
            public void close() {
                left.countDown();
            }
        });
        Posthorn loud = builder("http://h").transport(answering).logger(new Log(null)).build();
        failing(NullPointerException.class, () -> loud.messages().get("MS1"));
        check(left.getCount() == 0, "a log that throws leaves no answer open");
        Transport odd = request -> new Transport.Answer(404, Map.of(), new ByteArrayInputStream(new byte[] {-1, 'a', '\n', 'b'}));
        ApiException e = failing(ApiException.class, () -> builder("http://h").transport(odd).build().messages().get("MS1"));
        check(e.code().value().equals("unexpected_answer") && e.status() == 404, e.toString());
        check(e.detail().contains("a b"), "the quotation is one line");
    }

    private static void aCloseThatBlocksStopsNobodyElse() throws Exception {
        CountDownLatch closed = new CountDownLatch(1);
        CountDownLatch free = new CountDownLatch(1);
        InputStream blocking = new InputStream() {
            @Override
            public int read() throws IOException {
                await(closed);
                throw new IOException("closed");
            }

            @Override
            public void close() throws IOException {
                closed.countDown();
                await(free);
            }
        };
        Transport transport = request -> new Transport.Answer(200, Map.of(), blocking);
        PosthornBuilder builder = builder("http://h").maxRetries(0).timeout(Duration.ofMillis(50));
        Posthorn client = builder.transport(transport).build();
        CompletableFuture.runAsync(() -> failing(PosthornTimeoutException.class, () -> client.messages().get("MS1")))
                .get(1, TimeUnit.MINUTES);
        // It needs the thread that Java has for all timers.
        new CompletableFuture<String>().completeOnTimeout("", 1, TimeUnit.MILLISECONDS).get(1, TimeUnit.MINUTES);
        free.countDown();
    }

    private static void compressedAnswersShareAConnection() throws Exception {
        Set<InetSocketAddress> clients = Collections.synchronizedSet(new HashSet<>());
        try (Checks checks = new Checks(exchange -> {
            clients.add(exchange.getRemoteAddress());
            exchange.getResponseHeaders().set("content-encoding", "gzip");
            exchange.sendResponseHeaders(200, 0);
            try (OutputStream body = exchange.getResponseBody()) {
                if (exchange.getRequestURI().getPath().endsWith("MS1")) return;
                GZIPOutputStream zipped = new GZIPOutputStream(body);
                zipped.write("{}".getBytes(StandardCharsets.UTF_8));
                zipped.finish();
                // The end of the body comes later than that of its content.
                body.flush();
            }
        })) {
            Posthorn client = checks.client();
            for (int count = 0; count < 50; count++) client.messages().get("MS2");
            check(clients.size() < 5, clients.size() + " connections");
            ApiException e = failing(UnexpectedAnswerException.class, () -> client.messages().get("MS1"));
            check(e.detail().startsWith("The answer is empty."), e.toString());
        }
    }

    private static void exceptionsCanBeSerialized() throws Exception {
        try (Checks checks = new Checks(exchange -> {
            exchange.getResponseHeaders().set("request-id", "req_1");
            byte[] problem = "{\"code\":\"gone\",\"detail\":\"d\",\"title\":\"t\",\"param\":\"p\"}".getBytes();
            exchange.sendResponseHeaders(410, problem.length);
            exchange.getResponseBody().write(problem);
        })) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new ObjectOutputStream(bytes).writeObject(failing(ApiException.class, () -> checks.client().messages().get("MS1")));
            Object read = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
            ApiException e = (ApiException) read;
            check(e.status() == 410 && e.param().orElseThrow().equals("p"), "the refusal is the same");
            check(e.response().header("Request-Id").equals(e.requestId()) && e.retryAfter().isEmpty(), "it has the headers");
        }
    }

    private static void aServerThatDoesNotStartEnds() throws Exception {
        failing(IllegalArgumentException.class, () -> TestServer.start(" "));
        failing(IllegalStateException.class, () -> TestServer.start("sh -c 'echo no; exec cat'"));
        Iterator<ProcessHandle> children = ProcessHandle.current().children().iterator();
        while (children.hasNext()) children.next().onExit().get(1, TimeUnit.MINUTES);
    }

    private static void await(CountDownLatch latch) throws IOException {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }

    private static void webhooksWithOddHeadersAreNotVerified() {
        WebhookVerifier verifier = new WebhookVerifier("whsec_AQID", "whpk_" + "A".repeat(43) + "=");
        for (String timestamp : Arrays.asList(null, "", "-1", "1e3", "9".repeat(400), "١"))
            failing(WebhookVerificationException.class, () -> verifier.verify(new byte[0], name ->
                    name.equals("webhook-timestamp") ? timestamp : "v1,AQID v1a,AQID " + "v1a,".repeat(1_000)));
        for (String secret : Arrays.asList(null, "", "whsec_", "whsec_!", "whpk_AQID"))
            refused(() -> new WebhookVerifier("whsec_AQID", secret));
    }

    private static void eventsHaveTheClassOfTheirKind() {
        String json = "{\"type\":\"messages.sent\",\"data\":{\"sid\":\"MS1\"}}";
        Event event = new Event(com.google.gson.JsonParser.parseString(json).getAsJsonObject());
        check(event.value().orElseThrow() instanceof Message, "a message");
        String later = json.replace("messages.sent", "letters.sent");
        Event other = new Event(com.google.gson.JsonParser.parseString(later).getAsJsonObject());
        check(other.value().isEmpty() && other.data().has("sid"), "a kind of a later version");
    }

    private String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    private Posthorn client() {
        return builder(url()).build();
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }

    private static PosthornBuilder builder(String url) {
        return Posthorn.builder().baseUrl(url).accountSid("AC1").authToken("t0ken");
    }

    private static MessageCreateParams created(String body) {
        return MessageCreateParams.builder().to("+1").from("+2").body(body).build();
    }

    /** Answers with the sid in the path. */
    private static void echo(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        answer(exchange, "{\"sid\":\"" + path.substring(path.lastIndexOf('/') + 1) + "\"}");
    }

    private static void answer(HttpExchange exchange, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(200, bytes.length);
        exchange.getResponseBody().write(bytes);
    }

    /** Answers with a stream of two events, which stays open. */
    private static void stream(HttpExchange exchange) throws IOException {
        exchange.getResponseHeaders().set("content-type", "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        for (int id = 0; id < 2; id++)
            exchange.getResponseBody().write(("id: " + id + "\ndata: [{\"sid\":\"MS1\"}]\n\n").getBytes(StandardCharsets.UTF_8));
        exchange.getResponseBody().flush();
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            // The server ends.
        }
    }

    private static void refused(Runnable action) {
        PosthornUsageException e = failing(PosthornUsageException.class, action);
        check(!e.toString().contains("pw") && e.getCause() == null, "the exception has no password");
    }

    private static <E extends RuntimeException> E failing(Class<E> type, Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            if (type.isInstance(e)) return type.cast(e);
            throw e;
        }
        throw new AssertionError("It did not throw " + type);
    }

    private static void check(boolean holds, String text) {
        if (!holds) throw new AssertionError("Not so: " + text);
    }

    @FunctionalInterface
    private interface Answering {
        void answer(HttpExchange exchange) throws IOException;
    }

    /** Keeps the lines. */
    private static final class Log implements System.Logger {
        private final List<String> lines;

        Log(List<String> lines) {
            this.lines = lines;
        }

        @Override
        public String getName() {
            return "checks";
        }

        @Override
        public boolean isLoggable(Level level) {
            return true;
        }

        @Override
        public void log(Level level, java.util.ResourceBundle bundle, String line, Throwable thrown) {
            lines.add(line);
        }

        @Override
        public void log(Level level, java.util.ResourceBundle bundle, String format, Object... parameters) {
            lines.add(format);
        }
    }
}
