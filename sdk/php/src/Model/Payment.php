<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A request to pay. All amounts are in minor units of `currency` (ISO 4217).
 *
 * @property-read string $sid Identifier of the payment.
 * @property-read string $accountSid The account that receives the payment.
 * @property-read string $status The status. `processing` means that the outcome is not known yet.
 *     `completed`, `failed`, `canceled` and `expired` are final.
 * @property-read int $amount The amount that the customer pays.
 * @property-read string $currency ISO 4217.
 * @property-read int $amountCapturable The authorized amount that is not captured yet.
 * @property-read int $amountCaptured The amount that was captured or recorded so far.
 * @property-read int $amountRefunded The refunded amount.
 * @property-read int $amountRefundPending The amount of pending refunds.
 * @property-read int $amountFee The fee of the provider. 0 if the provider does not report a fee.
 * @property-read string $captureMethod The capture mode: `automatic` captures the amount at once, `manual`
 *     waits for a capture.
 * @property-read string|null $provider The kind of the payment provider. Null before the customer starts to
 *     pay.
 * @property-read string|null $providerSid The sid of the payment provider. Null before the customer starts
 *     to pay.
 * @property-read string|null $providerReference The provider's identifier of the payment.
 * @property-read bool|null $isLive False for the simulator and for a provider's sandbox, in which no money
 *     moves. Null before the customer starts to pay.
 * @property-read string|null $checkoutUrl The URL of the page on which the customer pays. Null for a payment
 *     with a token.
 * @property-read string|null $actionUrl The URL of the page on which the customer confirms a payment with a
 *     token, such as a page of their bank. Null if no confirmation is needed.
 * @property-read PaymentPaymentMethodDetails|null $paymentMethodDetails The payment method of the customer,
 *     as the provider describes it. Null before the customer pays.
 * @property-read PaymentDecline|null $decline The reason for the latest decline. Null without a decline.
 * @property-read string|null $pendingOperation The capture or cancellation whose outcome is not known yet.
 *     Null without one.
 * @property-read string|null $reviewReason The reason for a review by a person: the provider contradicts the
 *     stored payment. Null without a review.
 * @property-read PaymentMismatch|null $mismatch The amount that the provider reports instead of the
 *     requested one, and your decision. Null while both agree.
 * @property-read string|null $disputeStatus The status of the open dispute, or of the latest dispute. Null
 *     without a dispute.
 * @property-read string|null $description The text that the customer reads. Null without a text.
 * @property-read string|null $reference Your own identifier. Null without one.
 * @property-read array<string,string> $metadata Your own fields: `metadata` of the request.
 * @property-read string|null $returnUrl The URL to which the customer returns after the payment. Null
 *     without one.
 * @property-read string $locale The language of the page and of the messages.
 * @property-read list<PaymentRecorded> $recorded The recorded money of a manual payment, oldest first. Empty
 *     for other payments.
 * @property-read PaymentSend|null $send The latest message with the link to the page. Null without a
 *     message.
 * @property-read string|null $cancelReason The reason for the cancellation. Null without a cancellation.
 * @property-read \DateTimeImmutable|null $expiresAt The time when the page expires. Null if it does not
 *     expire.
 * @property-read \DateTimeImmutable|null $authorizedAt The time of the authorization. Null before.
 * @property-read \DateTimeImmutable|null $completedAt The time when the payment completed. Null before.
 * @property-read \DateTimeImmutable|null $canceledAt The time of the cancellation. Null without a
 *     cancellation.
 * @property-read \DateTimeImmutable $createdAt The time of creation.
 * @property-read \DateTimeImmutable $updatedAt The time of the last change.
 */
final class Payment extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'status' => ['status', null],
        'amount' => ['amount', null],
        'currency' => ['currency', null],
        'amountCapturable' => ['amount_capturable', null],
        'amountCaptured' => ['amount_captured', null],
        'amountRefunded' => ['amount_refunded', null],
        'amountRefundPending' => ['amount_refund_pending', null],
        'amountFee' => ['amount_fee', null],
        'captureMethod' => ['capture_method', null],
        'provider' => ['provider', null],
        'providerSid' => ['provider_sid', null],
        'providerReference' => ['provider_reference', null],
        'isLive' => ['is_live', null],
        'checkoutUrl' => ['checkout_url', null],
        'actionUrl' => ['action_url', null],
        'paymentMethodDetails' => ['payment_method_details', PaymentPaymentMethodDetails::class],
        'decline' => ['decline', PaymentDecline::class],
        'pendingOperation' => ['pending_operation', null],
        'reviewReason' => ['review_reason', null],
        'mismatch' => ['mismatch', PaymentMismatch::class],
        'disputeStatus' => ['dispute_status', null],
        'description' => ['description', null],
        'reference' => ['reference', null],
        'metadata' => ['metadata', ['map', null]],
        'returnUrl' => ['return_url', null],
        'locale' => ['locale', null],
        'recorded' => ['recorded', ['list', PaymentRecorded::class]],
        'send' => ['send', PaymentSend::class],
        'cancelReason' => ['cancel_reason', null],
        'expiresAt' => ['expires_at', 'time'],
        'authorizedAt' => ['authorized_at', 'time'],
        'completedAt' => ['completed_at', 'time'],
        'canceledAt' => ['canceled_at', 'time'],
        'createdAt' => ['created_at', 'time'],
        'updatedAt' => ['updated_at', 'time'],
    ];
}
