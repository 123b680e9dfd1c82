package io.posthorn;

/**
 * The caller interrupted the thread of the call. The thread stays interrupted. The server may have performed
 * the request.
 */
public final class PosthornCanceledException extends PosthornException {
    private static final long serialVersionUID = 1;

    PosthornCanceledException(String message, Throwable cause) {
        super(message, cause);
    }
}
