<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The settings of the account for verifications.
 *
 * @property-read string $friendlyName The name of your service, which precedes the text of each message.
 *     Empty for no name.
 * @property-read string $locale The default language of messages.
 * @property-read int $codeLength The number of digits in a code. Less than six works only with the
 *     simulator.
 * @property-read int $ttlSeconds The number of seconds for which a code or a link is valid.
 * @property-read int $checksMax The number of wrong checks that end a verification.
 * @property-read int $sendsMax The maximum number of messages of a verification.
 * @property-read int $recipientHourlyMax The maximum number of new verifications of one recipient in an
 *     hour.
 * @property-read int $recipientDailyMax The maximum number of new verifications of one recipient in a day.
 * @property-read int $clientIpHourlyMax The maximum number of new verifications from one `client_ip` in an
 *     hour. Approved ones do not count.
 * @property-read int $dailySendsMax The maximum number of messages of all verifications in a day.
 * @property-read float|null $dailySpendMax The maximum price of all messages in a day, in the currency of
 *     prices. Null for no limit.
 * @property-read VerificationTemplate|null $whatsappTemplate The authentication template of codes over
 *     WhatsApp, with a button that copies the code or fills it in. Null for none: WhatsApp is then not used.
 *     In a form, send JSON.
 * @property-read string|null $domain The domain of your web site, for codes that browsers fill in. Null
 *     without one.
 * @property-read string|null $appHash The hash of your Android app. Null without one.
 * @property-read string $abuseMode The mode of blocks: they refuse verifications, or Posthorn only records
 *     and announces them.
 * @property-read string|null $passkeyRpId The domain of passkeys (the WebAuthn relying party ID): the domain
 *     of your site, or a parent domain. A passkey works only for its domain, so a change needs new passkeys.
 *     Null without one.
 * @property-read string $passkeyUserVerification The user verification of passkeys: whether the device must
 *     check the user by PIN, fingerprint or face.
 * @property-read list<string> $senders The senders of messages. Posthorn uses the first sender of the
 *     channel that a carrier takes.
 * @property-read list<string> $allowedCountries The allowed countries of recipients (ISO 3166-1). An empty
 *     list allows all countries with the simulator, and none with other carriers.
 * @property-read list<string> $redirectUrls The allowed redirect URLs of links.
 * @property-read list<string> $passkeyOrigins The origins where passkeys work. An empty list means
 *     `https://` and `passkey_rp_id`.
 * @property-read list<VerificationRateLimit> $rateLimits Your own rate limits, which count the values of
 *     `rate_limit_keys`.
 */
final class VerificationSettings extends Model
{
    protected const FIELDS = [
        'friendlyName' => ['friendly_name', null],
        'locale' => ['locale', null],
        'codeLength' => ['code_length', null],
        'ttlSeconds' => ['ttl_seconds', null],
        'checksMax' => ['checks_max', null],
        'sendsMax' => ['sends_max', null],
        'recipientHourlyMax' => ['recipient_hourly_max', null],
        'recipientDailyMax' => ['recipient_daily_max', null],
        'clientIpHourlyMax' => ['client_ip_hourly_max', null],
        'dailySendsMax' => ['daily_sends_max', null],
        'dailySpendMax' => ['daily_spend_max', null],
        'whatsappTemplate' => ['whatsapp_template', VerificationTemplate::class],
        'domain' => ['domain', null],
        'appHash' => ['app_hash', null],
        'abuseMode' => ['abuse_mode', null],
        'passkeyRpId' => ['passkey_rp_id', null],
        'passkeyUserVerification' => ['passkey_user_verification', null],
        'senders' => ['senders', null],
        'allowedCountries' => ['allowed_countries', null],
        'redirectUrls' => ['redirect_urls', null],
        'passkeyOrigins' => ['passkey_origins', null],
        'rateLimits' => ['rate_limits', ['list', VerificationRateLimit::class]],
    ];
}
