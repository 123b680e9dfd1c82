package io.posthorn;

import com.google.gson.JsonElement;
import io.posthorn.model.Event;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Verifies webhooks (Standard Webhooks 1.0.0). Many threads can use one. */
public final class WebhookVerifier {
    /** More than the keys of any sender. Each signature costs a computation. */
    private static final int SIGNATURES_MAX = 20;
    private static final Duration TOLERANCE_DEFAULT = Duration.ofMinutes(5);
    /** The beginning of an Ed25519 public key in DER (RFC 8410 section 4). */
    private static final byte[] ED25519_DER = {0x30, 0x2a, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 3, 0x21, 0};
    private final List<Key> keys;
    private final Duration tolerance;
    private final Clock clock;

    /**
     * Creates a verifier.
     *
     * @param secrets the secret of the endpoint ({@code whsec_…}) or its public key ({@code whpk_…}), or
     *     several during a rotation
     * @throws PosthornUsageException if there is no secret, or one cannot be used
     */
    public WebhookVerifier(String... secrets) {
        this(keysOf(secrets), TOLERANCE_DEFAULT, Clock.systemUTC());
    }

    private WebhookVerifier(List<Key> keys, Duration tolerance, Clock clock) {
        this.keys = keys;
        this.tolerance = tolerance;
        this.clock = clock;
    }

    /**
     * Returns a verifier with another tolerance.
     *
     * @param tolerance the largest difference between the clocks. Default: 5 minutes.
     * @return the verifier
     */
    public WebhookVerifier withTolerance(Duration tolerance) {
        return new WebhookVerifier(keys, tolerance, clock);
    }

    /**
     * Returns a verifier with another clock.
     *
     * @param clock the clock
     * @return the verifier
     */
    public WebhookVerifier withClock(Clock clock) {
        return new WebhookVerifier(keys, tolerance, clock);
    }

    /**
     * Returns the event in a webhook, if one of the secrets proves it to be from Posthorn and recent. Events
     * can be repeated, so ignore those whose sid you have seen.
     *
     * @param payload the raw body, before any parser
     * @param header returns the value of a header, as {@code request::getHeader} does
     * @return the event
     * @throws WebhookVerificationException if the webhook is not proved to be from Posthorn, or too old
     */
    public Event verify(byte[] payload, Function<String, String> header) {
        String id = headerOf(header, "webhook-id");
        String timestamp = headerOf(header, "webhook-timestamp");
        String signatures = headerOf(header, "webhook-signature");
        checkTime(timestamp);
        byte[] prefix = (id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8);
        byte[] signed = Arrays.copyOf(prefix, prefix.length + payload.length);
        System.arraycopy(payload, 0, signed, prefix.length, payload.length);
        String[] given = signatures.split(" ");
        for (String each : Arrays.copyOf(given, Math.min(given.length, SIGNATURES_MAX)))
            for (Key key : keys) if (key.fits(each, signed)) return eventIn(payload);
        throw new WebhookVerificationException(
                "No signature fits the body and the secret. Is the payload the raw body?");
    }

    /** Prints no secrets. */
    @Override
    public String toString() {
        return "WebhookVerifier";
    }

    private void checkTime(String timestamp) {
        if (!timestamp.matches("[0-9]{1,12}"))
            throw new WebhookVerificationException("The header webhook-timestamp is not a time.");
        long age = clock.instant().getEpochSecond() - Long.parseLong(timestamp);
        if (age > tolerance.getSeconds())
            throw new WebhookVerificationException("The webhook is too old: " + age + " seconds.");
        if (-age > tolerance.getSeconds())
            throw new WebhookVerificationException("The webhook is from the future. Is the clock right?");
    }

    private static Event eventIn(byte[] payload) {
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(payload)).toString();
            return new Event(Json.read(text).filter(JsonElement::isJsonObject).orElseThrow().getAsJsonObject());
        } catch (CharacterCodingException | NoSuchElementException e) {
            throw new WebhookVerificationException("The webhook is signed, but its body is not an event.");
        }
    }

    private static String headerOf(Function<String, String> header, String name) {
        String value = header.apply(name);
        if (value == null || value.isEmpty())
            throw new WebhookVerificationException("There is no header " + name + ".");
        return value;
    }

    private static List<Key> keysOf(String... secrets) {
        List<Key> keys = new ArrayList<>();
        for (String secret : secrets) keys.add(keyOf(secret));
        if (keys.isEmpty()) throw new PosthornUsageException("A secret is needed to verify webhooks.");
        return keys;
    }

    private static Key keyOf(String secret) {
        try {
            boolean isPublic = secret.startsWith("whpk_");
            byte[] bytes = Base64.getDecoder().decode(secret.replaceFirst("^wh(sec|pk)_", ""));
            if (bytes.length > 0 && (!isPublic || bytes.length == 32)) return new Key(isPublic ? "v1a" : "v1", bytes);
        } catch (IllegalArgumentException | NullPointerException e) {
            // The exception below has nothing of the secret.
        }
        throw new PosthornUsageException("The secret must be whsec_… or whpk_… and base64. Is its variable set?");
    }

    /** Proves the signatures of one version. */
    private static final class Key {
        private final String version;
        private final byte[] bytes;

        Key(String version, byte[] bytes) {
            this.version = version;
            this.bytes = bytes;
        }

        boolean fits(String given, byte[] signed) {
            if (!given.startsWith(version + ",")) return false;
            try {
                byte[] signature = Base64.getDecoder().decode(given.substring(version.length() + 1));
                return version.equals("v1") ? isMac(signature, signed) : isSignature(signature, signed);
            } catch (NoSuchAlgorithmException e) {
                throw new PosthornUsageException("This Java cannot verify v1a. Java 15 and newer can.");
            } catch (IllegalArgumentException | GeneralSecurityException e) {
                return false;
            }
        }

        private boolean isMac(byte[] signature, byte[] signed) throws GeneralSecurityException {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(bytes, "HmacSHA256"));
            return MessageDigest.isEqual(mac.doFinal(signed), signature);
        }

        private boolean isSignature(byte[] signature, byte[] signed) throws GeneralSecurityException {
            byte[] der = Arrays.copyOf(ED25519_DER, ED25519_DER.length + bytes.length);
            System.arraycopy(bytes, 0, der, ED25519_DER.length, bytes.length);
            PublicKey key = KeyFactory.getInstance("Ed25519").generatePublic(new X509EncodedKeySpec(der));
            Signature verifier = Signature.getInstance("Ed25519");
            verifier.initVerify(key);
            verifier.update(signed);
            return verifier.verify(signature);
        }
    }
}
