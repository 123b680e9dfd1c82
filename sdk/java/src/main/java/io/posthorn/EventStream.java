package io.posthorn;

import com.google.gson.JsonElement;
import java.time.Duration;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Function;

/**
 * A stream of events without an end. It connects again after the last id when a connection breaks. Close it,
 * as by {@code try (var events = client.messages().stream())}.
 *
 * @param <T> the type of the data of an event
 */
public final class EventStream<T> implements Iterable<StreamEvent<T>>, AutoCloseable {
    /** The wait before the next connection after the end of one, unless the stream sets it. */
    private static final Duration REST_DEFAULT = Duration.ofSeconds(1);
    private final Core core;
    private final Outgoing request;
    private final Function<JsonElement, T> read;
    private Exchange exchange;
    private EventReader reader;
    private Duration rest = REST_DEFAULT;
    private int failures;
    private StreamEvent<T> event;
    private boolean isClosed;
    private boolean isInterruptedByClose;
    /** The thread that waits for an event, or null. */
    private Thread waiting;

    EventStream(Core core, Outgoing request, Function<JsonElement, T> read) {
        this.core = core;
        this.request = request;
        this.read = read;
    }

    /**
     * Returns the events. Each call continues after the last event.
     *
     * @return waits for each event, and ends when the stream is closed
     */
    @Override
    public Iterator<StreamEvent<T>> iterator() {
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                while (event == null && begin()) {
                    try {
                        advance();
                    } catch (PosthornCanceledException e) {
                        if (!end()) throw e;
                    } catch (RuntimeException e) {
                        close();
                        throw e;
                    } finally {
                        end();
                    }
                }
                return event != null;
            }

            @Override
            public StreamEvent<T> next() {
                if (!hasNext()) throw new NoSuchElementException();
                StreamEvent<T> found = event;
                event = null;
                return found;
            }
        };
    }

    /** Ends the stream at once. Another thread can call it while one waits for an event. */
    @Override
    public synchronized void close() {
        isClosed = true;
        if (waiting == null) disconnect();
        else if (waiting != Thread.currentThread()) {
            isInterruptedByClose = true;
            waiting.interrupt();
        }
    }

    private synchronized boolean begin() {
        if (!isClosed) waiting = Thread.currentThread();
        return !isClosed;
    }

    /** Returns whether the stream is closed. The interruption by {@link #close} is over. */
    private synchronized boolean end() {
        if (isClosed) disconnect();
        if (isInterruptedByClose) Thread.interrupted();
        isInterruptedByClose = false;
        waiting = null;
        return isClosed;
    }

    private void disconnect() {
        if (exchange != null) exchange.close();
        exchange = null;
        reader = null;
    }

    /** Reads an event, or repairs the connection. */
    private void advance() {
        try {
            if (reader == null) {
                exchange = core.open(request);
                reader = new EventReader(exchange.endless(Outgoing.STREAM));
            }
            EventReader.Event found = reader.read();
            if (found == null) {
                disconnect();
                core.pause(request, rest);
            } else accept(found);
        } catch (ApiException | PosthornConnectionException e) {
            disconnect();
            core.pause(request, e, ++failures);
        }
    }

    private void accept(EventReader.Event found) {
        failures = 0;
        if (found.retry != null) rest = found.retry;
        if (RequestOptions.Headers.isValue(found.id) && !found.id.isEmpty())
            request.headers.put("Last-Event-ID", found.id);
        if (found.data.isEmpty()) return;
        JsonElement json = Json.read(found.data)
                .orElseThrow(() -> new PosthornException("The data of an event is not JSON.", null));
        String id = request.headers.getOrDefault("Last-Event-ID", "");
        event = new StreamEvent<>(found.name, Json.as(json, read, "The data of an event"), id);
    }
}
