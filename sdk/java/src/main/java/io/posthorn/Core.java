package io.posthorn;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** Sends the requests of all resources. Its content never changes. */
final class Core {
    final String baseUrl;
    private final Transport transport;
    /** They have the credentials. */
    private final RequestOptions defaults;
    private final Consumer<String> log;

    Core(String baseUrl, Transport transport, RequestOptions defaults, Consumer<String> log) {
        this.baseUrl = baseUrl;
        this.transport = transport;
        this.defaults = defaults;
        this.log = log;
    }

    /** Returns a core with these options for all calls, except those that are for one call. */
    Core with(RequestOptions options) {
        RequestOptions all = defaults.with(options);
        all.idempotencyKey = null;
        all.lastEventId = null;
        return new Core(baseUrl, transport, all, log);
    }

    <T extends ApiObject> T value(Call call, Function<JsonObject, T> make, RequestOptions options) {
        Answer answer = send(call, options, null);
        T value = make.apply(answer.object());
        value.cameIn(answer.response);
        return value;
    }

    Response nothing(Call call, RequestOptions options) {
        return send(call, options, null).response;
    }

    <T> Page<T> page(Call call, Function<JsonObject, T> entry, RequestOptions options, String cursor) {
        Answer answer = send(call, options, cursor);
        JsonObject page = answer.object();
        JsonElement data = page.get("data");
        if (data == null || !data.isJsonArray()) throw answer.unexpected("The answer is not a page of a list.");
        List<T> entries = new ArrayList<>(data.getAsJsonArray().size());
        for (JsonElement each : data.getAsJsonArray()) {
            if (!each.isJsonObject()) throw answer.unexpected("The answer is not a page of a list.");
            entries.add(entry.apply(each.getAsJsonObject()));
        }
        Page<T> made = new Page<>(answer.response, page, entries, next -> page(call, entry, options, next));
        // Otherwise a loop over the list would not end.
        if (cursor != null && made.nextCursor().filter(cursor::equals).isPresent())
            throw answer.unexpected("The next page of the list is the same page.");
        return made;
    }

    <T> EventStream<T> stream(Call call, Function<JsonElement, T> read, RequestOptions options) {
        return new EventStream<>(this, outgoing(call, Outgoing.STREAM, options, null), read);
    }

    InputStream text(Call call, RequestOptions options) {
        return perform(outgoing(call, Outgoing.CSV, options, null), exchange -> exchange.endless(Outgoing.CSV));
    }

    private Answer send(Call call, RequestOptions options, String cursor) {
        Outgoing request = outgoing(call, Outgoing.JSON, options, cursor);
        return perform(request, exchange -> Answer.of(exchange.response, exchange.readAll()));
    }

    private Outgoing outgoing(Call call, String accept, RequestOptions options, String cursor) {
        return new Outgoing(call, baseUrl, accept, defaults.with(options), cursor);
    }

    /** Sends a request again until it succeeds or must not be repeated. All attempts have the same key. */
    private <T> T perform(Outgoing request, Function<Exchange, T> read) {
        boolean isInDoubt = false;
        for (int attempt = 1; ; attempt++) {
            try {
                return read.apply(open(request));
            } catch (NotFoundException e) {
                // The first request deleted the object, and its answer was lost.
                if (!isInDoubt || !request.call.isDeletion) throw e;
                return read.apply(Exchange.empty(request));
            } catch (ApiException | PosthornConnectionException e) {
                pause(request, e, attempt);
                isInDoubt |= RetryPolicy.isInDoubt(e);
            }
        }
    }

    /** Waits before the next attempt. Throws the failure if there must be none. */
    void pause(Outgoing request, PosthornException failure, int attempt) {
        if (attempt > request.maxRetries) throw failure;
        Duration delay =
                RetryPolicy.delayAfter(failure, request.call.isHarmless, attempt).orElseThrow(() -> failure);
        log.accept(request.call + " failed (" + failure.getClass().getSimpleName() + ") and is sent again in "
                + delay.toMillis() + " ms");
        pause(request, delay);
    }

    void pause(Outgoing request, Duration delay) {
        try {
            Thread.sleep(delay.toMillis());
        } catch (InterruptedException e) {
            throw Exchange.canceled(request, e);
        }
    }

    /** Sends a request once, and returns when the headers of the answer have arrived. */
    Exchange open(Outgoing request) {
        long start = System.nanoTime();
        Exchange exchange;
        try {
            exchange = new Exchange(transport.send(request.request()), request, start);
        } catch (IOException e) {
            throw Exchange.failure(request, e);
        } catch (InterruptedException e) {
            throw Exchange.canceled(request, e);
        }
        try {
            log.accept(request.call + " answered " + exchange.response.status() + " in "
                    + (System.nanoTime() - start) / 1_000_000 + " ms, request "
                    + Answer.printable(exchange.response.requestId().orElse("unknown")));
        } catch (RuntimeException e) {
            exchange.close();
            throw e;
        }
        return exchange;
    }
}
