package io.posthorn;

/** An option of the client or an argument of a call cannot be used. The client sent nothing. */
public final class PosthornUsageException extends PosthornException {
    private static final long serialVersionUID = 1;

    PosthornUsageException(String message) {
        super(message, null);
    }
}
