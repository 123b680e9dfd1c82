<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Omit;
use Posthorn\RequestOptions;
use Posthorn\Response;

/**
 * `$client->auth`.
 *
 * @property-read AuthVerifications $verifications
 * @property-read AuthVerificationChecks $verificationChecks
 * @property-read AuthAttempts $attempts
 * @property-read AuthServices $services
 * @property-read AuthTexts $texts
 * @property-read AuthSafeList $safeList
 * @property-read AuthBlocks $blocks
 * @property-read AuthLookup $lookup
 * @property-read AuthSessions $sessions
 * @property-read AuthKeys $keys
 * @property-read AuthSubjects $subjects
 * @property-read AuthFactors $factors
 * @property-read AuthChallenges $challenges
 */
class Auth extends Resource
{
    protected const RESOURCES = [
        'verifications' => AuthVerifications::class,
        'verificationChecks' => AuthVerificationChecks::class,
        'attempts' => AuthAttempts::class,
        'services' => AuthServices::class,
        'texts' => AuthTexts::class,
        'safeList' => AuthSafeList::class,
        'blocks' => AuthBlocks::class,
        'lookup' => AuthLookup::class,
        'sessions' => AuthSessions::class,
        'keys' => AuthKeys::class,
        'subjects' => AuthSubjects::class,
        'factors' => AuthFactors::class,
        'challenges' => AuthChallenges::class,
    ];

    /**
     * Retrieve the settings. Returns the settings of the account. Settings that the account did not change
     * have their defaults.
     *
     * `GET /v1/auth/settings`. An API key needs one of the scopes `full`, `auth`, `read`.
     */
    public function getSettings(?RequestOptions $requestOptions = null): Model\VerificationSettings
    {
        $call = new Call('GET', '/v1/auth/settings');
        return $this->sender->value($call, Model\VerificationSettings::class, $requestOptions);
    }

    /**
     * Change the settings. Changes the fields that you send. Pending verifications keep their earlier
     * settings.
     *
     * `PATCH /v1/auth/settings`. An API key needs one of the scopes `full`, `auth`.
     *
     * @param string|Omit $friendlyName The name of your service, which precedes the text of each message.
     *     Empty for no name.
     * @param string|Omit $locale The default language of messages.
     * @param int|Omit $codeLength The number of digits in a code. Less than six works only with the
     *     simulator.
     * @param int|Omit $ttlSeconds The number of seconds for which a code or a link is valid.
     * @param int|Omit $checksMax The number of wrong checks that end a verification.
     * @param int|Omit $sendsMax The maximum number of messages of a verification.
     * @param int|Omit $recipientHourlyMax The maximum number of new verifications of one recipient in an
     *     hour.
     * @param int|Omit $recipientDailyMax The maximum number of new verifications of one recipient in a day.
     * @param int|Omit $clientIpHourlyMax The maximum number of new verifications from one `client_ip` in an
     *     hour. Approved ones do not count.
     * @param int|Omit $dailySendsMax The maximum number of messages of all verifications in a day.
     * @param float|null|Omit $dailySpendMax The maximum price of all messages in a day, in the currency of
     *     prices. Null for no limit.
     * @param array{name:string,languages:list<string>}|null|Omit $whatsappTemplate The authentication
     *     template of codes over WhatsApp, with a button that copies the code or fills it in. Null for none:
     *     WhatsApp is then not used. In a form, send JSON.
     * @param string|null|Omit $domain The domain of your web site, for codes that browsers fill in. Null
     *     without one.
     * @param string|null|Omit $appHash The hash of your Android app. Null without one.
     * @param 'enforce'|'dry_run'|Omit $abuseMode The mode of blocks: they refuse verifications, or Posthorn
     *     only records and announces them.
     * @param string|null|Omit $passkeyRpId The domain of passkeys (the WebAuthn relying party ID): the
     *     domain of your site, or a parent domain. A passkey works only for its domain, so a change needs
     *     new passkeys. Null without one.
     * @param 'required'|'preferred'|Omit $passkeyUserVerification The user verification of passkeys: whether
     *     the device must check the user by PIN, fingerprint or face.
     * @param list<string>|Omit $senders The senders of messages.
     * @param list<string>|Omit $allowedCountries The allowed countries of recipients.
     * @param list<string>|Omit $redirectUrls The allowed redirect URLs of links.
     * @param list<string>|Omit $passkeyOrigins The origins where passkeys work: origins of pages, and
     *     `android:apk-key-hash:` with the hash of an app.
     * @param list<array{name:string,max:int,interval_seconds:int}>|Omit $rateLimits Your own rate limits.
     */
    public function updateSettings(
        string|Omit $friendlyName = Omit::Value,
        string|Omit $locale = Omit::Value,
        int|Omit $codeLength = Omit::Value,
        int|Omit $ttlSeconds = Omit::Value,
        int|Omit $checksMax = Omit::Value,
        int|Omit $sendsMax = Omit::Value,
        int|Omit $recipientHourlyMax = Omit::Value,
        int|Omit $recipientDailyMax = Omit::Value,
        int|Omit $clientIpHourlyMax = Omit::Value,
        int|Omit $dailySendsMax = Omit::Value,
        float|null|Omit $dailySpendMax = Omit::Value,
        array|null|Omit $whatsappTemplate = Omit::Value,
        string|null|Omit $domain = Omit::Value,
        string|null|Omit $appHash = Omit::Value,
        string|Omit $abuseMode = Omit::Value,
        string|null|Omit $passkeyRpId = Omit::Value,
        string|Omit $passkeyUserVerification = Omit::Value,
        array|Omit $senders = Omit::Value,
        array|Omit $allowedCountries = Omit::Value,
        array|Omit $redirectUrls = Omit::Value,
        array|Omit $passkeyOrigins = Omit::Value,
        array|Omit $rateLimits = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\VerificationSettings {
        $call = new Call(
            'PATCH',
            '/v1/auth/settings',
            body: [
                'friendly_name' => $friendlyName,
                'locale' => $locale,
                'code_length' => $codeLength,
                'ttl_seconds' => $ttlSeconds,
                'checks_max' => $checksMax,
                'sends_max' => $sendsMax,
                'recipient_hourly_max' => $recipientHourlyMax,
                'recipient_daily_max' => $recipientDailyMax,
                'client_ip_hourly_max' => $clientIpHourlyMax,
                'daily_sends_max' => $dailySendsMax,
                'daily_spend_max' => $dailySpendMax,
                'whatsapp_template' => Call::map($whatsappTemplate),
                'domain' => $domain,
                'app_hash' => $appHash,
                'abuse_mode' => $abuseMode,
                'passkey_rp_id' => $passkeyRpId,
                'passkey_user_verification' => $passkeyUserVerification,
                'senders' => Call::list($senders),
                'allowed_countries' => Call::list($allowedCountries),
                'redirect_urls' => Call::list($redirectUrls),
                'passkey_origins' => Call::list($passkeyOrigins),
                'rate_limits' => Call::list($rateLimits),
            ],
        );
        return $this->sender->value($call, Model\VerificationSettings::class, $requestOptions);
    }

    /**
     * Export an address. Returns the account's data about an address: verifications, their attempts, counts
     * of limits and the entry on the safe list. List its messages with `GET /v1/messages?to=`.
     *
     * `GET /v1/auth/recipients`. An API key needs one of the scopes `full`, `auth`, `read`.
     *
     * @param string $to The address: a phone number with its country code in any usual format, an email
     *     address, or a chat address with its prefix.
     */
    public function getRecipients(
        string $to,
        ?RequestOptions $requestOptions = null,
    ): Model\VerificationRecipient {
        $call = new Call('GET', '/v1/auth/recipients', query: ['to' => $to]);
        return $this->sender->value($call, Model\VerificationRecipient::class, $requestOptions);
    }

    /**
     * Erase an address. Erases the data that `GET /v1/auth/recipients` returns. A pending verification ends
     * without an event, and its code or link stops working. Events remain until their retention ends,
     * without `tags` and `payload`. Messages remain: delete each with `DELETE /v1/messages/{sid}`. A
     * repeated request returns the same response.
     *
     * `DELETE /v1/auth/recipients`. An API key needs one of the scopes `full`, `auth`.
     *
     * @param string $to The address: a phone number with its country code in any usual format, an email
     *     address, or a chat address with its prefix.
     */
    public function deleteRecipients(
        string $to,
        ?RequestOptions $requestOptions = null,
    ): Response {
        $call = new Call('DELETE', '/v1/auth/recipients', query: ['to' => $to]);
        return $this->sender->nothing($call, $requestOptions);
    }

    /**
     * Get the public keys. Returns the keys to verify the access tokens of an account, as a JSON Web Key Set
     * (RFC 7517). Resource servers can cache the keys for 5 minutes. The set is empty for an account without
     * keys and for an unknown account. Do not cache an empty set: the first key signs at once.
     *
     * `GET /v1/auth/jwks.json`. This operation needs no sign-in.
     *
     * @param string $accountSid The account that issued the access tokens.
     */
    public function getJwks(
        string $accountSid,
        ?RequestOptions $requestOptions = null,
    ): Model\AuthJwks {
        $call = new Call('GET', '/v1/auth/jwks.json', query: ['account_sid' => $accountSid]);
        return $this->sender->value($call, Model\AuthJwks::class, $requestOptions);
    }
}
