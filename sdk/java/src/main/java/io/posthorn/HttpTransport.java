package io.posthorn;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.ProxySelector;
import java.net.URI;
import java.net.URLDecoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.util.Base64;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Flow;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** Sends requests by java.net.http. */
final class HttpTransport implements Transport {
    private static final String TUNNEL_SCHEMES = "jdk.http.auth.tunneling.disabledSchemes";
    private final HttpClient client;
    /** The credentials of the proxy, or null. */
    private final String proxyAuthorization;

    /** Uses a proxy and the authorities in a PEM file, where they are not null. */
    HttpTransport(String proxy, Path caFile) {
        // With HTTP/1.1, the end of a call is the end of its connection.
        HttpClient.Builder builder = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .followRedirects(HttpClient.Redirect.NEVER);
        if (caFile != null) builder.sslContext(contextOf(caFile));
        URI address = proxy == null ? null : proxyOf(proxy);
        if (address != null)
            builder.proxy(ProxySelector.of(InetSocketAddress.createUnresolved(address.getHost(), address.getPort())));
        String user = address == null ? null : address.getRawUserInfo();
        proxyAuthorization = user == null ? null : basic(URLDecoder.decode(user.replace("+", "%2B"), UTF_8));
        client = builder.build();
    }

    private static String basic(String credentials) {
        return "Basic " + Base64.getEncoder().encodeToString(credentials.getBytes(UTF_8));
    }

    /** Refuses a proxy whose password Java would not send. */
    void check(URI server) {
        boolean isRefused = System.getProperty(TUNNEL_SCHEMES, "Basic").matches("(?i).*\\bbasic\\b.*");
        if (proxyAuthorization != null && server.getScheme().equals("https") && isRefused)
            throw new PosthornUsageException("Java sends no password to a proxy for https. Start it with -D"
                    + TUNNEL_SCHEMES + "=\"\" to allow it.");
    }

    @Override
    public Answer send(Request request) throws IOException, InterruptedException {
        HttpRequest.Builder builder = HttpRequest.newBuilder(request.uri());
        builder.method(request.method(), contentOf(request));
        request.headers().forEach(builder::setHeader);
        if (proxyAuthorization != null) builder.setHeader("Proxy-Authorization", proxyAuthorization);
        // Before Java 16, the end of the wait does not end the connection. Later, this can bound the body.
        if (Runtime.version().feature() < 16) builder.timeout(request.timeout());
        Body body = new Body();
        CompletableFuture<HttpResponse<Body>> sent = client.sendAsync(builder.build(), head -> body);
        try {
            HttpResponse<Body> response = sent.get(request.timeout().toNanos(), TimeUnit.NANOSECONDS);
            return new Answer(response.statusCode(), response.headers().map(), body);
        } catch (TimeoutException e) {
            abandon(sent, body);
            throw new HttpTimeoutException("No answer came in time.");
        } catch (InterruptedException e) {
            abandon(sent, body);
            throw e;
        } catch (ExecutionException e) {
            Throwable cause = e.getCause();
            if (cause instanceof UncheckedIOException) cause = cause.getCause();
            throw cause instanceof IOException ? (IOException) cause : new IOException(cause.getMessage(), cause);
        }
    }

    private static HttpRequest.BodyPublisher contentOf(Request request) {
        if (request.method().equals("GET")) return new NoContent();
        byte[] content = request.content();
        return content == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofByteArray(content);
    }

    private static void abandon(CompletableFuture<?> sent, Body body) throws IOException {
        sent.cancel(true);
        body.close();
    }

    private static URI proxyOf(String proxy) {
        try {
            URI address = URI.create(proxy);
            boolean isHttp = "http".equals(address.getScheme());
            if (isHttp && address.getHost() != null && address.getPort() > 0) return address;
        } catch (IllegalArgumentException e) {
            // The text can have a password, so the exception has none of it.
        }
        throw new PosthornUsageException("The proxy must be a URL such as http://proxy.example.com:3128.");
    }

    private static SSLContext contextOf(Path caFile) {
        try (InputStream file = Files.newInputStream(caFile)) {
            KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
            store.load(null, null);
            for (Certificate each : CertificateFactory.getInstance("X.509").generateCertificates(file))
                store.setCertificateEntry("authority-" + store.size(), each);
            if (store.size() == 0) throw new GeneralSecurityException("The file has no certificates.");
            TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(store);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, trust.getTrustManagers(), null);
            return context;
        } catch (IOException | GeneralSecurityException e) {
            throw new PosthornUsageException("The authorities in " + caFile + " cannot be read: " + e.getMessage());
        }
    }

    /**
     * The missing content of a GET, for one attempt. Java repeats a GET by itself when a connection ends
     * before the answer. It asks for the length once in each attempt, so the second question ends the call.
     */
    private static final class NoContent implements HttpRequest.BodyPublisher {
        private final AtomicBoolean isSent = new AtomicBoolean();

        @Override
        public long contentLength() {
            if (isSent.getAndSet(true)) throw new UncheckedIOException(new IOException("The connection ended."));
            return 0;
        }

        @Override
        public void subscribe(Flow.Subscriber<? super ByteBuffer> subscriber) {
            HttpRequest.BodyPublishers.noBody().subscribe(subscriber);
        }
    }

    /** The body of an answer as it arrives. Its {@code close} ends the {@code read} of another thread. */
    private static final class Body extends InputStream implements HttpResponse.BodySubscriber<Body> {
        private static final List<ByteBuffer> END = List.of();
        private final BlockingQueue<List<ByteBuffer>> parts = new LinkedBlockingQueue<>();
        private Iterator<ByteBuffer> rest = Collections.emptyIterator();
        private ByteBuffer buffer = ByteBuffer.allocate(0);
        private volatile Throwable failure;
        private volatile boolean isClosed;
        private Flow.Subscription subscription;

        @Override
        public synchronized void onSubscribe(Flow.Subscription made) {
            subscription = made;
            if (isClosed) made.cancel();
            else made.request(1);
        }

        @Override
        public void onNext(List<ByteBuffer> part) {
            if (!part.isEmpty()) parts.add(part);
        }

        @Override
        public void onError(Throwable cause) {
            failure = cause;
            parts.add(END);
        }

        @Override
        public void onComplete() {
            parts.add(END);
        }

        @Override
        public CompletionStage<Body> getBody() {
            return CompletableFuture.completedStage(this);
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] into, int at, int length) throws IOException {
            if (length == 0) return 0;
            while (!buffer.hasRemaining()) {
                if (isClosed) throw new IOException("The body is closed.");
                if (!rest.hasNext()) rest = next().iterator();
                if (!rest.hasNext()) return -1;
                buffer = rest.next();
            }
            int count = Math.min(length, buffer.remaining());
            buffer.get(into, at, count);
            return count;
        }

        private List<ByteBuffer> next() throws IOException {
            try {
                List<ByteBuffer> part = parts.take();
                if (isClosed) throw new IOException("The body is closed.");
                if (part == END) {
                    parts.add(END);
                    if (failure != null) throw new IOException("The answer broke off.", failure);
                } else subscription.request(1);
                return part;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new InterruptedIOException("The thread was interrupted.");
            }
        }

        @Override
        public synchronized void close() throws IOException {
            if (isClosed) return;
            isClosed = true;
            if (subscription != null) subscription.cancel();
            parts.add(END);
        }
    }
}
