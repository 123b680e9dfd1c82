package io.posthorn;

/** The base of all exceptions of the client. They are unchecked. */
public class PosthornException extends RuntimeException {
    private static final long serialVersionUID = 1;

    PosthornException(String message, Throwable cause) {
        super(message, cause);
    }
}
