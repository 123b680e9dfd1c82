<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A service: settings for the verifications of one app or brand. A setting that is null is that of the
 * account.
 *
 * @property-read string $sid Identifier of the service.
 * @property-read string $accountSid The account of the service.
 * @property-read bool $isDefault True for the service of verifications without `service_sid`. Its settings
 *     are those of the account.
 * @property-read string $friendlyName The name of your service, which precedes the text of each message.
 *     Empty for no name.
 * @property-read string|null $locale The default language of messages. Null for the setting of the account.
 * @property-read int|null $codeLength The number of digits in a code. Less than six works only with the
 *     simulator. Null for the setting of the account.
 * @property-read int|null $ttlSeconds The number of seconds for which a code or a link is valid. Null for
 *     the setting of the account.
 * @property-read int|null $checksMax The number of wrong checks that end a verification. Null for the
 *     setting of the account.
 * @property-read int|null $sendsMax The maximum number of messages of a verification. Null for the setting
 *     of the account.
 * @property-read int|null $recipientHourlyMax The maximum number of new verifications of one recipient with
 *     this service in an hour, in addition to that of the account. Null for none.
 * @property-read int|null $recipientDailyMax The maximum number of new verifications of one recipient with
 *     this service in a day, in addition to that of the account. Null for none.
 * @property-read int|null $dailySendsMax The maximum number of messages of this service in a day, in
 *     addition to that of the account. Null for none.
 * @property-read float|null $dailySpendMax The maximum price of messages of this service in a day, in
 *     addition to that of the account. Null for none.
 * @property-read VerificationTemplate|null $whatsappTemplate The authentication template of codes over
 *     WhatsApp, with a button that copies the code or fills it in. Null for none: WhatsApp is then not used.
 *     In a form, send JSON.
 * @property-read string|null $domain The domain of your web site, for codes that browsers fill in. Null
 *     without one.
 * @property-read string|null $appHash The hash of your Android app. Null without one.
 * @property-read list<string>|null $senders The senders of messages. Posthorn uses the first sender of the
 *     channel that a carrier takes. Null for the setting of the account.
 * @property-read string|null $messagingServiceSid The messaging service whose senders are tried before
 *     `senders`. Null for that of the default service.
 * @property-read list<string>|null $allowedCountries The allowed countries of recipients (ISO 3166-1). An
 *     empty list allows all countries with the simulator, and none with other carriers. Null for the setting
 *     of the account.
 * @property-read list<string>|null $redirectUrls The allowed redirect URLs of links. Null for the setting of
 *     the account.
 * @property-read \DateTimeImmutable $createdAt The time of the creation.
 * @property-read \DateTimeImmutable $updatedAt The time of the last change.
 */
final class VerificationService extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'isDefault' => ['is_default', null],
        'friendlyName' => ['friendly_name', null],
        'locale' => ['locale', null],
        'codeLength' => ['code_length', null],
        'ttlSeconds' => ['ttl_seconds', null],
        'checksMax' => ['checks_max', null],
        'sendsMax' => ['sends_max', null],
        'recipientHourlyMax' => ['recipient_hourly_max', null],
        'recipientDailyMax' => ['recipient_daily_max', null],
        'dailySendsMax' => ['daily_sends_max', null],
        'dailySpendMax' => ['daily_spend_max', null],
        'whatsappTemplate' => ['whatsapp_template', VerificationTemplate::class],
        'domain' => ['domain', null],
        'appHash' => ['app_hash', null],
        'senders' => ['senders', null],
        'messagingServiceSid' => ['messaging_service_sid', null],
        'allowedCountries' => ['allowed_countries', null],
        'redirectUrls' => ['redirect_urls', null],
        'createdAt' => ['created_at', 'time'],
        'updatedAt' => ['updated_at', 'time'],
    ];
}
