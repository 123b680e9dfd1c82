package io.posthorn;

/** No complete answer came in time. The server may have performed the request. */
public final class PosthornTimeoutException extends PosthornConnectionException {
    private static final long serialVersionUID = 1;

    PosthornTimeoutException(String message, Throwable cause) {
        super(message, cause);
    }
}
