package io.posthorn;

/** The webhook is not proved to be from Posthorn, or it is too old. Answer it with 400. */
public final class WebhookVerificationException extends PosthornException {
    private static final long serialVersionUID = 1;

    WebhookVerificationException(String message) {
        super(message, null);
    }
}
