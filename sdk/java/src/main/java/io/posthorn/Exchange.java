package io.posthorn;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.PushbackInputStream;
import java.net.SocketTimeoutException;
import java.net.http.HttpTimeoutException;
import java.nio.channels.ClosedByInterruptException;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.zip.GZIPInputStream;

/** An answer whose body arrives, with its limits of time and size. */
final class Exchange implements AutoCloseable {
    /** The longest answer in bytes, after decompression. The API sends far less. */
    private static final int ANSWER_MAX = 64 << 20;
    /** Closes bodies, because the {@code close} of the caller's transport can block. */
    private static final ExecutorService CLOSING = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "posthorn-close");
        thread.setDaemon(true);
        return thread;
    });
    final Response response;
    private final InputStream body;
    private final AtomicBoolean isClosed = new AtomicBoolean();
    private final Outgoing request;
    private final long startNanos;
    private InputStream content;
    private volatile boolean isOver;

    Exchange(Transport.Answer answer, Outgoing request, long startNanos) {
        response = answer.response;
        body = answer.body;
        this.request = request;
        this.startNanos = startNanos;
    }

    /** An answer without a body. */
    static Exchange empty(Outgoing request) {
        Transport.Answer answer = new Transport.Answer(204, Map.of(), InputStream.nullInputStream());
        return new Exchange(answer, request, System.nanoTime());
    }

    /** Reads the whole body in the time that the attempt has left, and closes it. */
    byte[] readAll() {
        try (Exchange self = this) {
            long left = request.timeout.toNanos() - (System.nanoTime() - startNanos);
            byte[] bytes = self.within(left, () -> content().readNBytes(ANSWER_MAX + 1));
            if (bytes.length > ANSWER_MAX)
                throw new Answer(response, new byte[0]).unexpected("The answer does not end.");
            return bytes;
        }
    }

    /** The body of a success with this type. The timeout bounds each silence. */
    InputStream endless(String type) {
        String given = response.header("content-type").orElse("");
        if (response.status() != 200 || !given.split(";", 2)[0].strip().equalsIgnoreCase(type))
            throw Answer.of(response, readAll()).unexpected("The answer is not " + type + ".");
        return new InputStream() {
            @Override
            public int read() {
                byte[] one = new byte[1];
                return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
            }

            @Override
            public int read(byte[] into, int at, int length) {
                return within(request.timeout.toNanos(), () -> content().read(into, at, length));
            }

            @Override
            public void close() {
                Exchange.this.close();
            }
        };
    }

    @Override
    public void close() {
        if (!isClosed.getAndSet(true)) closeBody();
    }

    private void closeLater() {
        if (!isClosed.getAndSet(true)) CompletableFuture.runAsync(this::closeBody, CLOSING);
    }

    private void closeBody() {
        try {
            body.close();
        } catch (IOException e) {
            // Nobody needs the rest.
        }
    }

    private InputStream content() throws IOException {
        if (content == null) {
            String coding = response.header("content-encoding").orElse("");
            boolean isCompressed = coding.equalsIgnoreCase("gzip") && response.status() != 204;
            content = isCompressed ? unzipped() : body;
        }
        return content;
    }

    private InputStream unzipped() throws IOException {
        PushbackInputStream whole = new PushbackInputStream(body);
        int first = whole.read();
        if (first < 0) return body;
        whole.unread(first);
        return new GZIPInputStream(whole) {
            @Override
            public int read(byte[] into, int at, int length) throws IOException {
                int count = super.read(into, at, length);
                // The connection is free for the next call after the end of the body, not of its content.
                if (count < 0) body.read();
                return count;
            }
        };
    }

    private <T> T within(long nanos, Reading<T> reading) {
        CompletableFuture<Boolean> timer =
                new CompletableFuture<Boolean>().completeOnTimeout(true, nanos, TimeUnit.NANOSECONDS);
        timer.thenAccept(over -> {
            if (over) {
                isOver = true;
                closeLater();
            }
        });
        try {
            T value = reading.read();
            if (isOver) throw late(request, null);
            return value;
        } catch (IOException e) {
            closeLater();
            throw isOver ? late(request, e) : failure(request, e);
        } finally {
            timer.complete(false);
        }
    }

    /** Returns the exception for a failure. It has no query, because that can have phone numbers. */
    static PosthornException failure(Outgoing request, IOException cause) {
        if (cause instanceof HttpTimeoutException || cause instanceof SocketTimeoutException)
            return late(request, cause);
        boolean isInterruption =
                cause instanceof InterruptedIOException || cause instanceof ClosedByInterruptException;
        if (isInterruption && Thread.currentThread().isInterrupted()) return canceled(request, cause);
        String why = cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
        return new PosthornConnectionException("No complete answer to " + request.call + ": " + why, cause);
    }

    static PosthornCanceledException canceled(Outgoing request, Exception cause) {
        Thread.currentThread().interrupt();
        return new PosthornCanceledException("The thread of " + request.call + " was interrupted.", cause);
    }

    private static PosthornTimeoutException late(Outgoing request, IOException cause) {
        long ms = request.timeout.toMillis();
        return new PosthornTimeoutException(
                "Not all of the answer to " + request.call + " came within " + ms + " ms.", cause);
    }

    @FunctionalInterface
    private interface Reading<T> {
        T read() throws IOException;
    }
}
