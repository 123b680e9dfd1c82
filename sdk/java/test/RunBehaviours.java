import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.posthorn.ApiException;
import io.posthorn.ApiObject;
import io.posthorn.EventStream;
import io.posthorn.Posthorn;
import io.posthorn.PosthornBuilder;
import io.posthorn.PosthornCanceledException;
import io.posthorn.PosthornConnectionException;
import io.posthorn.PosthornException;
import io.posthorn.PosthornTimeoutException;
import io.posthorn.PosthornUsageException;
import io.posthorn.RequestOptions;
import io.posthorn.Response;
import io.posthorn.StreamEvent;
import io.posthorn.Transport;
import io.posthorn.WebhookVerificationException;
import io.posthorn.WebhookVerifier;
import io.posthorn.model.Message;
import io.posthorn.model.MessageStatus;
import io.posthorn.model.WebhookStatus;
import io.posthorn.params.MessageCreateParams;
import io.posthorn.params.MessageListParams;
import io.posthorn.params.WebhookUpdateParams;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Runs the behaviours of {@code sdk/behaviours}, and the signatures. Its arguments are their folder and the
 * first line of the server that misbehaves. It prints a line of JSON for each test.
 */
final class RunBehaviours {
    private static final int AT_ONCE = 12;

    public static void main(String... args) throws Exception {
        Path data = Path.of(args[0]);
        JsonObject server = JsonParser.parseString(args[1]).getAsJsonObject();
        for (JsonElement each : read(data.resolve("signatures.json"))) {
            JsonObject vector = each.getAsJsonObject();
            boolean isTooOld = vector.has("needs") && Runtime.version().feature() < 15;
            report("signature: " + vector.get("text").getAsString(), isTooOld ? List.of() : signatureFaults(vector));
        }
        ExecutorService workers = Executors.newFixedThreadPool(AT_ONCE);
        for (JsonElement each : read(data.resolve("behaviours.json"))) {
            JsonObject behaviour = each.getAsJsonObject();
            workers.execute(() -> {
                List<String> faults;
                try {
                    faults = new Behaviour(server, behaviour).faults();
                } catch (Throwable e) {
                    faults = List.of(traceOf(e));
                }
                report(behaviour.get("text").getAsString(), faults);
            });
        }
        workers.shutdown();
        workers.awaitTermination(10, TimeUnit.MINUTES);
    }

    private static JsonArray read(Path file) throws Exception {
        return JsonParser.parseString(Files.readString(file)).getAsJsonArray();
    }

    private static synchronized void report(String title, List<String> faults) {
        JsonObject line = new JsonObject();
        JsonArray all = new JsonArray();
        faults.forEach(all::add);
        line.addProperty("title", title);
        line.add("faults", all);
        line.add("skip", JsonNull.INSTANCE);
        System.out.println(line);
    }

    private static List<String> signatureFaults(JsonObject vector) {
        List<String> secrets = new ArrayList<>();
        vector.getAsJsonArray("secrets").forEach(each -> secrets.add(each.getAsString()));
        Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (Map.Entry<String, JsonElement> each : vector.getAsJsonObject("headers").entrySet())
            headers.put(each.getKey(), each.getValue().getAsString());
        Clock clock = Clock.fixed(Instant.ofEpochSecond(vector.get("now").getAsLong()), ZoneOffset.UTC);
        boolean isAccepted = vector.get("accepted").getAsBoolean();
        try {
            String type = new WebhookVerifier(secrets.toArray(String[]::new)).withClock(clock)
                    .verify(java.util.Base64.getDecoder().decode(vector.get("body").getAsString()), headers::get)
                    .type().value();
            if (!isAccepted) return List.of("it was accepted");
            return type.equals(vector.get("type").getAsString()) ? List.of() : List.of("the type is " + type);
        } catch (WebhookVerificationException e) {
            return isAccepted ? List.of(traceOf(e)) : List.of();
        } catch (RuntimeException e) {
            return List.of(traceOf(e));
        }
    }

    private static String traceOf(Throwable failure) {
        StringWriter text = new StringWriter();
        failure.printStackTrace(new PrintWriter(text));
        return text.toString();
    }

    /** One behaviour at one server. */
    private static final class Behaviour {
        private final JsonObject server;
        private final JsonObject data;
        private final JsonObject settings;
        private final JsonObject call;
        private final JsonObject result;
        private RuntimeException failure;
        private long tookMs;

        Behaviour(JsonObject server, JsonObject data) {
            this.server = server;
            this.data = data;
            settings = data.has("client") ? data.getAsJsonObject("client") : new JsonObject();
            call = data.getAsJsonObject("call");
            result = data.getAsJsonObject("result");
        }

        List<String> faults() throws Exception {
            Posthorn client = client();
            JsonObject found = outcome(client);
            JsonObject expected = result.deepCopy();
            expected.remove("hidden");
            expected.remove("within_ms");
            List<String> faults = new ArrayList<>();
            differences(expected, found, "", faults);
            String printed = client + (failure == null ? "" : traceOf(failure));
            if (failure != null && !result.has("error")) faults.add("it failed: " + printed);
            if (tookMs > (result.has("within_ms") ? result.get("within_ms").getAsLong() : 60_000))
                faults.add("it took " + tookMs + " ms");
            if (result.has("hidden"))
                for (JsonElement each : result.getAsJsonArray("hidden"))
                    if (printed.contains(each.getAsString())) faults.add(each + " is printed");
            for (JsonElement each : verdict().getAsJsonArray("faults")) faults.add(each.getAsString());
            return faults;
        }

        private JsonObject verdict() throws Exception {
            String url = server.get("url").getAsString() + "/verdict/" + data.get("id").getAsString() + "/java";
            HttpRequest request = HttpRequest.newBuilder(URI.create(url)).build();
            String text = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body();
            return JsonParser.parseString(text).getAsJsonObject();
        }

        private Posthorn client() {
            String address = server.get(text(settings, "address", "url")).getAsString();
            PosthornBuilder builder = Posthorn.builder()
                    .baseUrl(address + "/" + data.get("id").getAsString() + "/java" + (settings.has("slash") ? "/" : ""));
            if (settings.has("api_key")) builder.apiKey(text(settings, "api_key", ""), text(settings, "api_key_secret", ""));
            else builder.accountSid(text(settings, "account_sid", "AC1")).authToken(text(settings, "auth_token", "t0ken"));
            if (settings.has("retries")) builder.maxRetries(settings.get("retries").getAsInt());
            if (settings.has("timeout_ms")) builder.timeout(Duration.ofMillis(settings.get("timeout_ms").getAsLong()));
            if (settings.has("headers"))
                settings.getAsJsonObject("headers").entrySet()
                        .forEach(each -> builder.header(each.getKey(), each.getValue().getAsString()));
            if (settings.has("ca")) builder.caFile(Path.of(server.get("ca_file").getAsString()));
            if (settings.has("proxy")) builder.proxy(server.get("proxy").getAsString());
            Transport standard = Transport.standard();
            if (settings.has("transport"))
                builder.transport(request -> standard.send(request.withHeader("x-transport", "own")));
            return builder.build();
        }

        private JsonObject outcome(Posthorn client) throws Exception {
            long began = System.nanoTime();
            CompletableFuture<JsonObject> found = new CompletableFuture<>();
            Thread thread = new Thread(() -> {
                try {
                    found.complete(repeatedly(client));
                } catch (Throwable e) {
                    found.completeExceptionally(e);
                }
            });
            thread.start();
            if (call.has("cancel_after_ms")) {
                thread.join(call.get("cancel_after_ms").getAsLong());
                began = System.nanoTime();
                thread.interrupt();
            }
            thread.join();
            tookMs = (System.nanoTime() - began) / 1_000_000;
            try {
                return found.get();
            } catch (java.util.concurrent.ExecutionException e) {
                if (!(e.getCause() instanceof PosthornException)) throw e;
                failure = (PosthornException) e.getCause();
                JsonObject outcome = new JsonObject();
                outcome.add("error", errorOf(failure));
                return outcome;
            }
        }

        private JsonObject repeatedly(Posthorn client) throws Exception {
            int times = call.has("times") ? call.get("times").getAsInt() : 1;
            JsonObject last = null;
            if (!call.has("at_once")) {
                for (int time = 0; time < times; time++) last = once(client);
                return last;
            }
            ExecutorService all = Executors.newFixedThreadPool(times);
            List<java.util.concurrent.Future<JsonObject>> calls = new ArrayList<>();
            for (int time = 0; time < times; time++) calls.add(all.submit(() -> once(client)));
            for (java.util.concurrent.Future<JsonObject> each : calls) last = each.get();
            all.shutdown();
            return last;
        }

        private JsonObject once(Posthorn client) {
            RequestOptions options = options();
            String sid = text(call, "sid", null);
            switch (call.get("method").getAsString()) {
                case "messages.create": return answer(client.messages().create(created(), options));
                case "messages.get": return answer(client.messages().get(sid, options));
                case "messages.delete": return answer(client.messages().delete(sid, options));
                case "account.get": return answer(client.account().get(options));
                case "webhooks.update": {
                    String status = call.getAsJsonObject("body").get("status").getAsString();
                    WebhookUpdateParams params =
                            WebhookUpdateParams.builder().status(WebhookStatus.of(status)).build();
                    return answer(client.webhooks().update(sid, params, options));
                }
                case "messages.list": return entries(client.messages().list(listed(), options));
                case "messages.stream": return events(client.messages().stream(null, options));
                default: throw new IllegalStateException(call.toString());
            }
        }

        private RequestOptions options() {
            RequestOptions options = new RequestOptions();
            if (call.has("key")) options = options.idempotencyKey(text(call, "key", ""));
            if (call.has("retries")) options = options.maxRetries(call.get("retries").getAsInt());
            if (call.has("timeout_ms")) options = options.timeout(Duration.ofMillis(call.get("timeout_ms").getAsLong()));
            if (call.has("last_event_id")) options = options.lastEventId(text(call, "last_event_id", ""));
            if (call.has("headers"))
                for (Map.Entry<String, JsonElement> each : call.getAsJsonObject("headers").entrySet())
                    options = options.header(each.getKey(), each.getValue().getAsString());
            return options;
        }

        private MessageCreateParams created() {
            JsonObject body = call.getAsJsonObject("body");
            return MessageCreateParams.builder()
                    .to(text(body, "to", "")).from(text(body, "from", "")).body(text(body, "body", "")).build();
        }

        private MessageListParams listed() {
            JsonObject query = call.has("query") ? call.getAsJsonObject("query") : new JsonObject();
            MessageListParams.Builder builder = MessageListParams.builder();
            if (query.has("limit")) builder.limit(query.get("limit").getAsLong());
            if (query.has("created_after")) builder.createdAfter(Instant.parse(text(query, "created_after", "")));
            List<MessageStatus> statuses = new ArrayList<>();
            if (query.has("status"))
                query.getAsJsonArray("status").forEach(each -> statuses.add(MessageStatus.of(each.getAsString())));
            return query.has("status") ? builder.status(statuses).build() : builder.build();
        }

        private static JsonObject answer(Object answer) {
            boolean isNothing = answer instanceof Response;
            Response response = isNothing ? (Response) answer : ((ApiObject) answer).response().orElseThrow();
            JsonObject raw = new JsonObject();
            raw.addProperty("status", response.status());
            raw.addProperty("request_id", response.requestId().orElse(null));
            JsonObject outcome = new JsonObject();
            outcome.add("answer", isNothing ? JsonNull.INSTANCE : ((ApiObject) answer).json());
            if (answer instanceof Message) checkAccessors((Message) answer);
            outcome.add("raw", raw);
            return outcome;
        }

        /** The accessors return what the JSON has. */
        private static void checkAccessors(Message message) {
            JsonObject json = message.json();
            boolean isSame = message.sid().equals(json.get("sid").getAsString())
                    && message.status().value().equals(json.get("status").getAsString())
                    && message.body().equals(json.get("body").getAsString())
                    && message.numSegments() == json.get("num_segments").getAsLong()
                    && message.price().isEmpty() == json.get("price").isJsonNull()
                    && message.price().stream().allMatch(price -> price.toString().equals(json.get("price").toString()));
            if (!isSame) throw new IllegalStateException("An accessor differs from " + json);
        }

        private JsonObject entries(Iterable<Message> list) {
            JsonArray sids = new JsonArray();
            for (Message each : list) {
                sids.add(each.sid());
                if (call.has("entries") && sids.size() == call.get("entries").getAsInt()) break;
            }
            JsonObject entries = new JsonObject();
            entries.add("sids", sids);
            entries.addProperty("count", sids.size());
            JsonObject outcome = new JsonObject();
            outcome.add("entries", entries);
            return outcome;
        }

        private JsonObject events(EventStream<List<Message>> stream) {
            JsonArray all = new JsonArray();
            try (stream) {
                for (StreamEvent<List<Message>> each : stream) {
                    JsonArray sids = new JsonArray();
                    each.data().forEach(message -> sids.add(message.sid()));
                    JsonObject event = new JsonObject();
                    event.addProperty("id", each.id());
                    event.add("sids", sids);
                    all.add(event);
                    if (all.size() == call.get("events").getAsInt()) break;
                }
            }
            JsonObject outcome = new JsonObject();
            outcome.add("events", all);
            return outcome;
        }

        private static JsonObject errorOf(RuntimeException failure) {
            JsonObject error = new JsonObject();
            String kind = failure instanceof PosthornCanceledException ? "canceled"
                    : failure instanceof PosthornTimeoutException ? "timeout"
                    : failure instanceof PosthornConnectionException ? "connection"
                    : failure instanceof PosthornUsageException ? "usage" : "api";
            error.addProperty("kind", kind);
            if (!(failure instanceof ApiException)) return error;
            ApiException refusal = (ApiException) failure;
            JsonArray params = new JsonArray();
            refusal.faults().forEach(each -> params.add(each.param().orElse(null)));
            error.addProperty("status", refusal.status());
            error.addProperty("code", refusal.code().value());
            error.addProperty("param", refusal.param().orElse(null));
            error.addProperty("detail", refusal.detail());
            error.addProperty("request_id", refusal.requestId().orElse(null));
            error.addProperty("retry_after_ms", refusal.retryAfter().map(Duration::toMillis).orElse(null));
            error.add("params", params);
            return error;
        }

        /** An object of the expectation names only the fields that matter. */
        private static void differences(JsonElement expected, JsonElement found, String place, List<String> faults) {
            if (expected.isJsonObject() && found != null && found.isJsonObject())
                expected.getAsJsonObject().entrySet().forEach(each -> differences(
                        each.getValue(), found.getAsJsonObject().get(each.getKey()), place + "." + each.getKey(), faults));
            else if (!expected.toString().equals(String.valueOf(found)))
                faults.add(place + " is " + found + ", and not " + expected);
        }

        private static String text(JsonObject json, String name, String otherwise) {
            return json.has(name) ? json.get(name).getAsString() : otherwise;
        }
    }
}
