// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/**
 * Why the API refused. Posthorn's {@code docs/problems.md} explains each code. Later versions can add others.
 */
public final class ErrorCode extends ApiValue {
    /** {@code malformed_request}. */
    public static final ErrorCode MALFORMED_REQUEST = of("malformed_request");
    /** {@code invalid_encoding}. */
    public static final ErrorCode INVALID_ENCODING = of("invalid_encoding");
    /** {@code invalid_json}. */
    public static final ErrorCode INVALID_JSON = of("invalid_json");
    /** {@code missing_parameter}. */
    public static final ErrorCode MISSING_PARAMETER = of("missing_parameter");
    /** {@code invalid_parameter}. */
    public static final ErrorCode INVALID_PARAMETER = of("invalid_parameter");
    /** {@code invalid_parameters}. */
    public static final ErrorCode INVALID_PARAMETERS = of("invalid_parameters");
    /** {@code unknown_parameter}. */
    public static final ErrorCode UNKNOWN_PARAMETER = of("unknown_parameter");
    /** {@code duplicate_parameter}. */
    public static final ErrorCode DUPLICATE_PARAMETER = of("duplicate_parameter");
    /** {@code too_many_parameters}. */
    public static final ErrorCode TOO_MANY_PARAMETERS = of("too_many_parameters");
    /** {@code invalid_cursor}. */
    public static final ErrorCode INVALID_CURSOR = of("invalid_cursor");
    /** {@code invalid_address}. */
    public static final ErrorCode INVALID_ADDRESS = of("invalid_address");
    /** {@code invalid_idempotency_key}. */
    public static final ErrorCode INVALID_IDEMPOTENCY_KEY = of("invalid_idempotency_key");
    /** {@code unauthenticated}. */
    public static final ErrorCode UNAUTHENTICATED = of("unauthenticated");
    /** {@code insufficient_scope}. */
    public static final ErrorCode INSUFFICIENT_SCOPE = of("insufficient_scope");
    /** {@code not_found}. */
    public static final ErrorCode NOT_FOUND = of("not_found");
    /** {@code unknown_path}. */
    public static final ErrorCode UNKNOWN_PATH = of("unknown_path");
    /** {@code simulator_off}. */
    public static final ErrorCode SIMULATOR_OFF = of("simulator_off");
    /** {@code simulator_holds_exhausted}. */
    public static final ErrorCode SIMULATOR_HOLDS_EXHAUSTED = of("simulator_holds_exhausted");
    /** {@code method_not_allowed}. */
    public static final ErrorCode METHOD_NOT_ALLOWED = of("method_not_allowed");
    /** {@code request_timeout}. */
    public static final ErrorCode REQUEST_TIMEOUT = of("request_timeout");
    /** {@code account_not_found}. */
    public static final ErrorCode ACCOUNT_NOT_FOUND = of("account_not_found");
    /** {@code api_key_not_found}. */
    public static final ErrorCode API_KEY_NOT_FOUND = of("api_key_not_found");
    /** {@code api_keys_exhausted}. */
    public static final ErrorCode API_KEYS_EXHAUSTED = of("api_keys_exhausted");
    /** {@code same_address}. */
    public static final ErrorCode SAME_ADDRESS = of("same_address");
    /** {@code body_or_media_required}. */
    public static final ErrorCode BODY_OR_MEDIA_REQUIRED = of("body_or_media_required");
    /** {@code message_too_long}. */
    public static final ErrorCode MESSAGE_TOO_LONG = of("message_too_long");
    /** {@code channel_unavailable}. */
    public static final ErrorCode CHANNEL_UNAVAILABLE = of("channel_unavailable");
    /** {@code template_required}. */
    public static final ErrorCode TEMPLATE_REQUIRED = of("template_required");
    /** {@code sender_not_owned}. */
    public static final ErrorCode SENDER_NOT_OWNED = of("sender_not_owned");
    /** {@code sender_not_allowed}. */
    public static final ErrorCode SENDER_NOT_ALLOWED = of("sender_not_allowed");
    /** {@code sender_not_in_service}. */
    public static final ErrorCode SENDER_NOT_IN_SERVICE = of("sender_not_in_service");
    /** {@code no_sender_available}. */
    public static final ErrorCode NO_SENDER_AVAILABLE = of("no_sender_available");
    /** {@code recipient_opted_out}. */
    public static final ErrorCode RECIPIENT_OPTED_OUT = of("recipient_opted_out");
    /** {@code message_not_found}. */
    public static final ErrorCode MESSAGE_NOT_FOUND = of("message_not_found");
    /** {@code message_not_complete}. */
    public static final ErrorCode MESSAGE_NOT_COMPLETE = of("message_not_complete");
    /** {@code message_not_cancelable}. */
    public static final ErrorCode MESSAGE_NOT_CANCELABLE = of("message_not_cancelable");
    /** {@code media_not_found}. */
    public static final ErrorCode MEDIA_NOT_FOUND = of("media_not_found");
    /** {@code webhook_not_found}. */
    public static final ErrorCode WEBHOOK_NOT_FOUND = of("webhook_not_found");
    /** {@code webhooks_exhausted}. */
    public static final ErrorCode WEBHOOKS_EXHAUSTED = of("webhooks_exhausted");
    /** {@code webhook_disabled}. */
    public static final ErrorCode WEBHOOK_DISABLED = of("webhook_disabled");
    /** {@code webhook_of_callbacks}. */
    public static final ErrorCode WEBHOOK_OF_CALLBACKS = of("webhook_of_callbacks");
    /** {@code invalid_webhook_url}. */
    public static final ErrorCode INVALID_WEBHOOK_URL = of("invalid_webhook_url");
    /** {@code unknown_event_type}. */
    public static final ErrorCode UNKNOWN_EVENT_TYPE = of("unknown_event_type");
    /** {@code event_not_found}. */
    public static final ErrorCode EVENT_NOT_FOUND = of("event_not_found");
    /** {@code delivery_not_found}. */
    public static final ErrorCode DELIVERY_NOT_FOUND = of("delivery_not_found");
    /** {@code replay_not_found}. */
    public static final ErrorCode REPLAY_NOT_FOUND = of("replay_not_found");
    /** {@code replays_exhausted}. */
    public static final ErrorCode REPLAYS_EXHAUSTED = of("replays_exhausted");
    /** {@code replay_ended}. */
    public static final ErrorCode REPLAY_ENDED = of("replay_ended");
    /** {@code invalid_replay_range}. */
    public static final ErrorCode INVALID_REPLAY_RANGE = of("invalid_replay_range");
    /** {@code phone_number_taken}. */
    public static final ErrorCode PHONE_NUMBER_TAKEN = of("phone_number_taken");
    /** {@code phone_number_not_found}. */
    public static final ErrorCode PHONE_NUMBER_NOT_FOUND = of("phone_number_not_found");
    /** {@code phone_number_not_pending}. */
    public static final ErrorCode PHONE_NUMBER_NOT_PENDING = of("phone_number_not_pending");
    /** {@code phone_numbers_exhausted}. */
    public static final ErrorCode PHONE_NUMBERS_EXHAUSTED = of("phone_numbers_exhausted");
    /** {@code sender_rule_exists}. */
    public static final ErrorCode SENDER_RULE_EXISTS = of("sender_rule_exists");
    /** {@code sender_rule_not_found}. */
    public static final ErrorCode SENDER_RULE_NOT_FOUND = of("sender_rule_not_found");
    /** {@code sender_rules_exhausted}. */
    public static final ErrorCode SENDER_RULES_EXHAUSTED = of("sender_rules_exhausted");
    /** {@code messaging_service_not_found}. */
    public static final ErrorCode MESSAGING_SERVICE_NOT_FOUND = of("messaging_service_not_found");
    /** {@code messaging_services_exhausted}. */
    public static final ErrorCode MESSAGING_SERVICES_EXHAUSTED = of("messaging_services_exhausted");
    /** {@code service_sender_not_found}. */
    public static final ErrorCode SERVICE_SENDER_NOT_FOUND = of("service_sender_not_found");
    /** {@code service_sender_taken}. */
    public static final ErrorCode SERVICE_SENDER_TAKEN = of("service_sender_taken");
    /** {@code service_senders_exhausted}. */
    public static final ErrorCode SERVICE_SENDERS_EXHAUSTED = of("service_senders_exhausted");
    /** {@code sender_required}. */
    public static final ErrorCode SENDER_REQUIRED = of("sender_required");
    /** {@code number_not_verifiable}. */
    public static final ErrorCode NUMBER_NOT_VERIFIABLE = of("number_not_verifiable");
    /** {@code redirect_not_allowed}. */
    public static final ErrorCode REDIRECT_NOT_ALLOWED = of("redirect_not_allowed");
    /** {@code unknown_rate_limit}. */
    public static final ErrorCode UNKNOWN_RATE_LIMIT = of("unknown_rate_limit");
    /** {@code code_too_short}. */
    public static final ErrorCode CODE_TOO_SHORT = of("code_too_short");
    /** {@code country_not_allowed}. */
    public static final ErrorCode COUNTRY_NOT_ALLOWED = of("country_not_allowed");
    /** {@code verification_blocked}. */
    public static final ErrorCode VERIFICATION_BLOCKED = of("verification_blocked");
    /** {@code recipient_locked}. */
    public static final ErrorCode RECIPIENT_LOCKED = of("recipient_locked");
    /** {@code verification_not_found}. */
    public static final ErrorCode VERIFICATION_NOT_FOUND = of("verification_not_found");
    /** {@code block_not_found}. */
    public static final ErrorCode BLOCK_NOT_FOUND = of("block_not_found");
    /** {@code verification_service_not_found}. */
    public static final ErrorCode VERIFICATION_SERVICE_NOT_FOUND = of("verification_service_not_found");
    /** {@code verification_services_exhausted}. */
    public static final ErrorCode VERIFICATION_SERVICES_EXHAUSTED = of("verification_services_exhausted");
    /** {@code default_verification_service}. */
    public static final ErrorCode DEFAULT_VERIFICATION_SERVICE = of("default_verification_service");
    /** {@code verification_not_pending}. */
    public static final ErrorCode VERIFICATION_NOT_PENDING = of("verification_not_pending");
    /** {@code approval_not_usable}. */
    public static final ErrorCode APPROVAL_NOT_USABLE = of("approval_not_usable");
    /** {@code verification_changed}. */
    public static final ErrorCode VERIFICATION_CHANGED = of("verification_changed");
    /** {@code verification_resend_too_soon}. */
    public static final ErrorCode VERIFICATION_RESEND_TOO_SOON = of("verification_resend_too_soon");
    /** {@code too_many_verifications}. */
    public static final ErrorCode TOO_MANY_VERIFICATIONS = of("too_many_verifications");
    /** {@code too_many_sends}. */
    public static final ErrorCode TOO_MANY_SENDS = of("too_many_sends");
    /** {@code too_many_checks}. */
    public static final ErrorCode TOO_MANY_CHECKS = of("too_many_checks");
    /** {@code proof_required}. */
    public static final ErrorCode PROOF_REQUIRED = of("proof_required");
    /** {@code relying_party_required}. */
    public static final ErrorCode RELYING_PARTY_REQUIRED = of("relying_party_required");
    /** {@code passkey_response_invalid}. */
    public static final ErrorCode PASSKEY_RESPONSE_INVALID = of("passkey_response_invalid");
    /** {@code passkey_origin_not_allowed}. */
    public static final ErrorCode PASSKEY_ORIGIN_NOT_ALLOWED = of("passkey_origin_not_allowed");
    /** {@code challenge_not_usable}. */
    public static final ErrorCode CHALLENGE_NOT_USABLE = of("challenge_not_usable");
    /** {@code factor_locked}. */
    public static final ErrorCode FACTOR_LOCKED = of("factor_locked");
    /** {@code factor_not_found}. */
    public static final ErrorCode FACTOR_NOT_FOUND = of("factor_not_found");
    /** {@code challenge_not_found}. */
    public static final ErrorCode CHALLENGE_NOT_FOUND = of("challenge_not_found");
    /** {@code factor_not_verified}. */
    public static final ErrorCode FACTOR_NOT_VERIFIED = of("factor_not_verified");
    /** {@code factor_already_verified}. */
    public static final ErrorCode FACTOR_ALREADY_VERIFIED = of("factor_already_verified");
    /** {@code factors_exhausted}. */
    public static final ErrorCode FACTORS_EXHAUSTED = of("factors_exhausted");
    /** {@code passkey_already_registered}. */
    public static final ErrorCode PASSKEY_ALREADY_REGISTERED = of("passkey_already_registered");
    /** {@code challenge_not_pending}. */
    public static final ErrorCode CHALLENGE_NOT_PENDING = of("challenge_not_pending");
    /** {@code too_many_new_factors}. */
    public static final ErrorCode TOO_MANY_NEW_FACTORS = of("too_many_new_factors");
    /** {@code too_many_challenges}. */
    public static final ErrorCode TOO_MANY_CHALLENGES = of("too_many_challenges");
    /** {@code approval_required}. */
    public static final ErrorCode APPROVAL_REQUIRED = of("approval_required");
    /** {@code refresh_token_invalid}. */
    public static final ErrorCode REFRESH_TOKEN_INVALID = of("refresh_token_invalid");
    /** {@code session_not_found}. */
    public static final ErrorCode SESSION_NOT_FOUND = of("session_not_found");
    /** {@code session_ended}. */
    public static final ErrorCode SESSION_ENDED = of("session_ended");
    /** {@code refresh_token_reused}. */
    public static final ErrorCode REFRESH_TOKEN_REUSED = of("refresh_token_reused");
    /** {@code idempotency_key_required}. */
    public static final ErrorCode IDEMPOTENCY_KEY_REQUIRED = of("idempotency_key_required");
    /** {@code card_data_not_accepted}. */
    public static final ErrorCode CARD_DATA_NOT_ACCEPTED = of("card_data_not_accepted");
    /** {@code invalid_amount}. */
    public static final ErrorCode INVALID_AMOUNT = of("invalid_amount");
    /** {@code currency_not_supported}. */
    public static final ErrorCode CURRENCY_NOT_SUPPORTED = of("currency_not_supported");
    /** {@code provider_not_configured}. */
    public static final ErrorCode PROVIDER_NOT_CONFIGURED = of("provider_not_configured");
    /** {@code provider_lacks_ability}. */
    public static final ErrorCode PROVIDER_LACKS_ABILITY = of("provider_lacks_ability");
    /** {@code provider_unavailable}. */
    public static final ErrorCode PROVIDER_UNAVAILABLE = of("provider_unavailable");
    /** {@code payment_not_found}. */
    public static final ErrorCode PAYMENT_NOT_FOUND = of("payment_not_found");
    /** {@code refund_not_found}. */
    public static final ErrorCode REFUND_NOT_FOUND = of("refund_not_found");
    /** {@code dispute_not_found}. */
    public static final ErrorCode DISPUTE_NOT_FOUND = of("dispute_not_found");
    /** {@code provider_not_found}. */
    public static final ErrorCode PROVIDER_NOT_FOUND = of("provider_not_found");
    /** {@code payment_state}. */
    public static final ErrorCode PAYMENT_STATE = of("payment_state");
    /** {@code payment_disputed}. */
    public static final ErrorCode PAYMENT_DISPUTED = of("payment_disputed");
    /** {@code provider_refused}. */
    public static final ErrorCode PROVIDER_REFUSED = of("provider_refused");
    /** {@code provider_in_use}. */
    public static final ErrorCode PROVIDER_IN_USE = of("provider_in_use");
    /** {@code providers_exhausted}. */
    public static final ErrorCode PROVIDERS_EXHAUSTED = of("providers_exhausted");
    /** {@code amount_exceeds_capturable}. */
    public static final ErrorCode AMOUNT_EXCEEDS_CAPTURABLE = of("amount_exceeds_capturable");
    /** {@code amount_exceeds_captured}. */
    public static final ErrorCode AMOUNT_EXCEEDS_CAPTURED = of("amount_exceeds_captured");
    /** {@code amount_exceeds_remaining}. */
    public static final ErrorCode AMOUNT_EXCEEDS_REMAINING = of("amount_exceeds_remaining");
    /** {@code reference_required}. */
    public static final ErrorCode REFERENCE_REQUIRED = of("reference_required");
    /** {@code too_many_refunds}. */
    public static final ErrorCode TOO_MANY_REFUNDS = of("too_many_refunds");
    /** {@code too_many_links}. */
    public static final ErrorCode TOO_MANY_LINKS = of("too_many_links");
    /** {@code notification_refused}. */
    public static final ErrorCode NOTIFICATION_REFUSED = of("notification_refused");
    /** {@code transaction_not_found}. */
    public static final ErrorCode TRANSACTION_NOT_FOUND = of("transaction_not_found");
    /** {@code period_not_over}. */
    public static final ErrorCode PERIOD_NOT_OVER = of("period_not_over");
    /** {@code period_already_closed}. */
    public static final ErrorCode PERIOD_ALREADY_CLOSED = of("period_already_closed");
    /** {@code reconciliation_not_found}. */
    public static final ErrorCode RECONCILIATION_NOT_FOUND = of("reconciliation_not_found");
    /** {@code difference_not_found}. */
    public static final ErrorCode DIFFERENCE_NOT_FOUND = of("difference_not_found");
    /** {@code provider_lists_nothing}. */
    public static final ErrorCode PROVIDER_LISTS_NOTHING = of("provider_lists_nothing");
    /** {@code reconciliation_running}. */
    public static final ErrorCode RECONCILIATION_RUNNING = of("reconciliation_running");
    /** {@code difference_resolved}. */
    public static final ErrorCode DIFFERENCE_RESOLVED = of("difference_resolved");
    /** {@code carrier_not_found}. */
    public static final ErrorCode CARRIER_NOT_FOUND = of("carrier_not_found");
    /** {@code carrier_in_use}. */
    public static final ErrorCode CARRIER_IN_USE = of("carrier_in_use");
    /** {@code carriers_exhausted}. */
    public static final ErrorCode CARRIERS_EXHAUSTED = of("carriers_exhausted");
    /** {@code route_not_found}. */
    public static final ErrorCode ROUTE_NOT_FOUND = of("route_not_found");
    /** {@code routes_exhausted}. */
    public static final ErrorCode ROUTES_EXHAUSTED = of("routes_exhausted");
    /** {@code rate_not_found}. */
    public static final ErrorCode RATE_NOT_FOUND = of("rate_not_found");
    /** {@code rate_exists}. */
    public static final ErrorCode RATE_EXISTS = of("rate_exists");
    /** {@code rates_exhausted}. */
    public static final ErrorCode RATES_EXHAUSTED = of("rates_exhausted");
    /** {@code dead_letter_not_found}. */
    public static final ErrorCode DEAD_LETTER_NOT_FOUND = of("dead_letter_not_found");
    /** {@code secret_unreadable}. */
    public static final ErrorCode SECRET_UNREADABLE = of("secret_unreadable");
    /** {@code account_not_named}. */
    public static final ErrorCode ACCOUNT_NOT_NAMED = of("account_not_named");
    /** {@code not_a_member}. */
    public static final ErrorCode NOT_A_MEMBER = of("not_a_member");
    /** {@code insufficient_role}. */
    public static final ErrorCode INSUFFICIENT_ROLE = of("insufficient_role");
    /** {@code cross_site_request}. */
    public static final ErrorCode CROSS_SITE_REQUEST = of("cross_site_request");
    /** {@code https_required}. */
    public static final ErrorCode HTTPS_REQUIRED = of("https_required");
    /** {@code sign_in_failed}. */
    public static final ErrorCode SIGN_IN_FAILED = of("sign_in_failed");
    /** {@code code_required}. */
    public static final ErrorCode CODE_REQUIRED = of("code_required");
    /** {@code wrong_code}. */
    public static final ErrorCode WRONG_CODE = of("wrong_code");
    /** {@code wrong_password}. */
    public static final ErrorCode WRONG_PASSWORD = of("wrong_password");
    /** {@code weak_password}. */
    public static final ErrorCode WEAK_PASSWORD = of("weak_password");
    /** {@code totp_not_begun}. */
    public static final ErrorCode TOTP_NOT_BEGUN = of("totp_not_begun");
    /** {@code totp_already_on}. */
    public static final ErrorCode TOTP_ALREADY_ON = of("totp_already_on");
    /** {@code member_not_found}. */
    public static final ErrorCode MEMBER_NOT_FOUND = of("member_not_found");
    /** {@code member_session_not_found}. */
    public static final ErrorCode MEMBER_SESSION_NOT_FOUND = of("member_session_not_found");
    /** {@code invite_not_found}. */
    public static final ErrorCode INVITE_NOT_FOUND = of("invite_not_found");
    /** {@code invite_not_valid}. */
    public static final ErrorCode INVITE_NOT_VALID = of("invite_not_valid");
    /** {@code invites_exhausted}. */
    public static final ErrorCode INVITES_EXHAUSTED = of("invites_exhausted");
    /** {@code last_owner}. */
    public static final ErrorCode LAST_OWNER = of("last_owner");
    /** {@code last_operator}. */
    public static final ErrorCode LAST_OPERATOR = of("last_operator");
    /** {@code removing_yourself}. */
    public static final ErrorCode REMOVING_YOURSELF = of("removing_yourself");
    /** {@code idempotency_in_progress}. */
    public static final ErrorCode IDEMPOTENCY_IN_PROGRESS = of("idempotency_in_progress");
    /** {@code body_too_large}. */
    public static final ErrorCode BODY_TOO_LARGE = of("body_too_large");
    /** {@code unsupported_media_type}. */
    public static final ErrorCode UNSUPPORTED_MEDIA_TYPE = of("unsupported_media_type");
    /** {@code idempotency_key_reused}. */
    public static final ErrorCode IDEMPOTENCY_KEY_REUSED = of("idempotency_key_reused");
    /** {@code rate_limited}. */
    public static final ErrorCode RATE_LIMITED = of("rate_limited");
    /** {@code too_many_followers}. */
    public static final ErrorCode TOO_MANY_FOLLOWERS = of("too_many_followers");
    /** {@code too_many_failed_sign_ins}. */
    public static final ErrorCode TOO_MANY_FAILED_SIGN_INS = of("too_many_failed_sign_ins");
    /** {@code headers_too_large}. */
    public static final ErrorCode HEADERS_TOO_LARGE = of("headers_too_large");
    /** {@code internal_error}. */
    public static final ErrorCode INTERNAL_ERROR = of("internal_error");
    /** {@code overloaded}. */
    public static final ErrorCode OVERLOADED = of("overloaded");
    /** {@code store_unavailable}. */
    public static final ErrorCode STORE_UNAVAILABLE = of("store_unavailable");
    /** {@code store_full}. */
    public static final ErrorCode STORE_FULL = of("store_full");
    /** {@code schema_changed}. */
    public static final ErrorCode SCHEMA_CHANGED = of("schema_changed");
    /** {@code unexpected_answer}. */
    public static final ErrorCode UNEXPECTED_ANSWER = of("unexpected_answer");

    private ErrorCode(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static ErrorCode of(String value) {
        return new ErrorCode(value);
    }
}
