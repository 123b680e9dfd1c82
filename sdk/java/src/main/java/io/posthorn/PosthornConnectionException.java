package io.posthorn;

/**
 * No complete answer came, because the name, TLS or the connection failed. The server may have performed the
 * request.
 */
public class PosthornConnectionException extends PosthornException {
    private static final long serialVersionUID = 1;

    PosthornConnectionException(String message, Throwable cause) {
        super(message, cause);
    }
}
