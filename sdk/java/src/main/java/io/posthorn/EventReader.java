package io.posthorn;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** Reads server-sent events (WHATWG HTML section 9.2). */
final class EventReader {
    /** The longest event in bytes. The API sends far less. */
    private static final int EVENT_MAX = 64 << 20;
    /** The bounds of the wait that a stream sets. */
    private static final long REST_MIN_MS = 100;
    private static final long REST_MAX_MS = 60_000;
    private final InputStream input;
    private final byte[] buffer = new byte[8_192];
    private int at;
    private int end;
    private String id = "";
    /** A LF at the beginning of the next line belongs to the end of the last one. */
    private boolean endsInCr;
    private boolean hasBegun;

    EventReader(InputStream input) {
        this.input = input;
    }

    /** An event. Without data, it only changes the position. */
    static final class Event {
        String name = "message";
        String data = "";
        String id = "";
        Duration retry;
    }

    /** Returns the next event, or null at the end of the connection. An incomplete event is lost. */
    Event read() {
        Event event = new Event();
        StringBuilder data = new StringBuilder();
        for (String line = line(); line != null; line = line()) {
            if (line.isEmpty()) {
                event.data = data.length() == 0 ? "" : data.substring(0, data.length() - 1);
                event.id = id;
                return event;
            }
            int colon = line.indexOf(':');
            String field = colon < 0 ? line : line.substring(0, colon);
            int begin = line.startsWith(" ", colon + 1) ? colon + 2 : colon + 1;
            String value = colon < 0 ? "" : line.substring(begin);
            if (field.equals("event")) event.name = value;
            if (field.equals("data")) data.append(value).append('\n');
            if (field.equals("id") && value.indexOf('\0') < 0) id = value;
            if (field.equals("retry") && value.matches("[0-9]{1,9}"))
                event.retry = Duration.ofMillis(Math.max(REST_MIN_MS, Math.min(Long.parseLong(value), REST_MAX_MS)));
            if (data.length() > EVENT_MAX) throw endless();
        }
        return null;
    }

    /** Returns the next line, or null at the end. A CR alone ends a line, and silence can follow it. */
    private String line() {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int each = next(); each >= 0; each = next()) {
            boolean follows = endsInCr;
            endsInCr = each == '\r';
            if (each == '\n' && follows) continue;
            if (each == '\n' || each == '\r') {
                String text = line.toString(StandardCharsets.UTF_8);
                boolean hasMark = !hasBegun && text.startsWith("\ufeff");
                hasBegun = true;
                return hasMark ? text.substring(1) : text;
            }
            if (line.size() >= EVENT_MAX) throw endless();
            line.write(each);
        }
        return null;
    }

    private int next() {
        try {
            if (at == end) {
                at = 0;
                end = Math.max(0, input.read(buffer));
                if (end == 0) return -1;
            }
            return buffer[at++] & 0xff;
        } catch (IOException e) {
            throw new PosthornConnectionException("The stream broke off.", e);
        }
    }

    private static PosthornConnectionException endless() {
        return new PosthornConnectionException("The stream brings an event that does not end.", null);
    }
}
