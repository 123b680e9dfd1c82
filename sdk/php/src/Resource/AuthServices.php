<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Omit;
use Posthorn\Page;
use Posthorn\RequestOptions;
use Posthorn\Response;

/** `$client->auth->services`. */
class AuthServices extends Resource
{
    /**
     * Create a service. Creates a service with settings of its own. Create a verification with its
     * `service_sid` to use them. Settings that you do not send are those of the account, and follow their
     * changes. Limits of a service come in addition: the limits, locks and blocks of the account count all
     * services together. An account can have 100 services.
     *
     * `POST /v1/auth/services`. An API key needs one of the scopes `full`, `auth`.
     *
     * @param string $friendlyName The name of your service, which precedes the text of each message. Empty
     *     for no name.
     * @param string|null|Omit $locale The default language of messages. Null for the setting of the account.
     * @param int|null|Omit $codeLength The number of digits in a code. Less than six works only with the
     *     simulator. Null for the setting of the account.
     * @param int|null|Omit $ttlSeconds The number of seconds for which a code or a link is valid. Null for
     *     the setting of the account.
     * @param int|null|Omit $checksMax The number of wrong checks that end a verification. Null for the
     *     setting of the account.
     * @param int|null|Omit $sendsMax The maximum number of messages of a verification. Null for the setting
     *     of the account.
     * @param int|null|Omit $recipientHourlyMax The maximum number of new verifications of one recipient with
     *     this service in an hour, in addition to that of the account. Null for none.
     * @param int|null|Omit $recipientDailyMax The maximum number of new verifications of one recipient with
     *     this service in a day, in addition to that of the account. Null for none.
     * @param int|null|Omit $dailySendsMax The maximum number of messages of this service in a day, in
     *     addition to that of the account. Null for none.
     * @param float|null|Omit $dailySpendMax The maximum price of messages of this service in a day, in
     *     addition to that of the account. Null for none.
     * @param array{name:string,languages:list<string>}|null|Omit $whatsappTemplate The authentication
     *     template of codes over WhatsApp, with a button that copies the code or fills it in. Null for none:
     *     WhatsApp is then not used. In a form, send JSON.
     * @param string|null|Omit $domain The domain of your web site, for codes that browsers fill in. Null
     *     without one.
     * @param string|null|Omit $appHash The hash of your Android app. Null without one.
     * @param list<string>|null|Omit $senders The senders of messages. Null for the setting of the account.
     * @param string|null|Omit $messagingServiceSid
     * @param list<string>|null|Omit $allowedCountries The allowed countries of recipients. Null for the
     *     setting of the account.
     * @param list<string>|null|Omit $redirectUrls The allowed redirect URLs of links. Null for the setting
     *     of the account.
     */
    public function create(
        string $friendlyName,
        string|null|Omit $locale = Omit::Value,
        int|null|Omit $codeLength = Omit::Value,
        int|null|Omit $ttlSeconds = Omit::Value,
        int|null|Omit $checksMax = Omit::Value,
        int|null|Omit $sendsMax = Omit::Value,
        int|null|Omit $recipientHourlyMax = Omit::Value,
        int|null|Omit $recipientDailyMax = Omit::Value,
        int|null|Omit $dailySendsMax = Omit::Value,
        float|null|Omit $dailySpendMax = Omit::Value,
        array|null|Omit $whatsappTemplate = Omit::Value,
        string|null|Omit $domain = Omit::Value,
        string|null|Omit $appHash = Omit::Value,
        array|null|Omit $senders = Omit::Value,
        string|null|Omit $messagingServiceSid = Omit::Value,
        array|null|Omit $allowedCountries = Omit::Value,
        array|null|Omit $redirectUrls = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\VerificationService {
        $call = new Call(
            'POST',
            '/v1/auth/services',
            body: [
                'friendly_name' => $friendlyName,
                'locale' => $locale,
                'code_length' => $codeLength,
                'ttl_seconds' => $ttlSeconds,
                'checks_max' => $checksMax,
                'sends_max' => $sendsMax,
                'recipient_hourly_max' => $recipientHourlyMax,
                'recipient_daily_max' => $recipientDailyMax,
                'daily_sends_max' => $dailySendsMax,
                'daily_spend_max' => $dailySpendMax,
                'whatsapp_template' => Call::map($whatsappTemplate),
                'domain' => $domain,
                'app_hash' => $appHash,
                'senders' => Call::list($senders),
                'messaging_service_sid' => $messagingServiceSid,
                'allowed_countries' => Call::list($allowedCountries),
                'redirect_urls' => Call::list($redirectUrls),
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\VerificationService::class, $requestOptions);
    }

    /**
     * List services. Returns all services, newest first. The default service is the last.
     *
     * `GET /v1/auth/services`. An API key needs one of the scopes `full`, `auth`, `read`.
     *
     * @return Page<Model\VerificationService>
     */
    public function list(?RequestOptions $requestOptions = null): Page
    {
        $call = new Call('GET', '/v1/auth/services');
        return $this->sender->page($call, Model\VerificationService::class, $requestOptions);
    }

    /**
     * Retrieve a service. Returns the service with its settings.
     *
     * `GET /v1/auth/services/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\VerificationService
    {
        $call = new Call('GET', '/v1/auth/services/{sid}', value: $sid);
        return $this->sender->value($call, Model\VerificationService::class, $requestOptions);
    }

    /**
     * Change a service. Changes the fields that you send. Pending verifications keep their earlier settings.
     * Of the default service, it changes the settings of the account, and null is the default of the
     * setting.
     *
     * `PATCH /v1/auth/services/{sid}`. An API key needs one of the scopes `full`, `auth`.
     *
     * @param string|Omit $friendlyName The name of your service, which precedes the text of each message.
     *     Empty for no name.
     * @param string|null|Omit $locale The default language of messages. Null for the setting of the account.
     * @param int|null|Omit $codeLength The number of digits in a code. Less than six works only with the
     *     simulator. Null for the setting of the account.
     * @param int|null|Omit $ttlSeconds The number of seconds for which a code or a link is valid. Null for
     *     the setting of the account.
     * @param int|null|Omit $checksMax The number of wrong checks that end a verification. Null for the
     *     setting of the account.
     * @param int|null|Omit $sendsMax The maximum number of messages of a verification. Null for the setting
     *     of the account.
     * @param int|null|Omit $recipientHourlyMax The maximum number of new verifications of one recipient with
     *     this service in an hour, in addition to that of the account. Null for none.
     * @param int|null|Omit $recipientDailyMax The maximum number of new verifications of one recipient with
     *     this service in a day, in addition to that of the account. Null for none.
     * @param int|null|Omit $dailySendsMax The maximum number of messages of this service in a day, in
     *     addition to that of the account. Null for none.
     * @param float|null|Omit $dailySpendMax The maximum price of messages of this service in a day, in
     *     addition to that of the account. Null for none.
     * @param array{name:string,languages:list<string>}|null|Omit $whatsappTemplate The authentication
     *     template of codes over WhatsApp, with a button that copies the code or fills it in. Null for none:
     *     WhatsApp is then not used. In a form, send JSON.
     * @param string|null|Omit $domain The domain of your web site, for codes that browsers fill in. Null
     *     without one.
     * @param string|null|Omit $appHash The hash of your Android app. Null without one.
     * @param list<string>|null|Omit $senders The senders of messages. Null for the setting of the account.
     * @param string|null|Omit $messagingServiceSid
     * @param list<string>|null|Omit $allowedCountries The allowed countries of recipients. Null for the
     *     setting of the account.
     * @param list<string>|null|Omit $redirectUrls The allowed redirect URLs of links. Null for the setting
     *     of the account.
     */
    public function update(
        string $sid,
        string|Omit $friendlyName = Omit::Value,
        string|null|Omit $locale = Omit::Value,
        int|null|Omit $codeLength = Omit::Value,
        int|null|Omit $ttlSeconds = Omit::Value,
        int|null|Omit $checksMax = Omit::Value,
        int|null|Omit $sendsMax = Omit::Value,
        int|null|Omit $recipientHourlyMax = Omit::Value,
        int|null|Omit $recipientDailyMax = Omit::Value,
        int|null|Omit $dailySendsMax = Omit::Value,
        float|null|Omit $dailySpendMax = Omit::Value,
        array|null|Omit $whatsappTemplate = Omit::Value,
        string|null|Omit $domain = Omit::Value,
        string|null|Omit $appHash = Omit::Value,
        array|null|Omit $senders = Omit::Value,
        string|null|Omit $messagingServiceSid = Omit::Value,
        array|null|Omit $allowedCountries = Omit::Value,
        array|null|Omit $redirectUrls = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\VerificationService {
        $call = new Call(
            'PATCH',
            '/v1/auth/services/{sid}',
            value: $sid,
            body: [
                'friendly_name' => $friendlyName,
                'locale' => $locale,
                'code_length' => $codeLength,
                'ttl_seconds' => $ttlSeconds,
                'checks_max' => $checksMax,
                'sends_max' => $sendsMax,
                'recipient_hourly_max' => $recipientHourlyMax,
                'recipient_daily_max' => $recipientDailyMax,
                'daily_sends_max' => $dailySendsMax,
                'daily_spend_max' => $dailySpendMax,
                'whatsapp_template' => Call::map($whatsappTemplate),
                'domain' => $domain,
                'app_hash' => $appHash,
                'senders' => Call::list($senders),
                'messaging_service_sid' => $messagingServiceSid,
                'allowed_countries' => Call::list($allowedCountries),
                'redirect_urls' => Call::list($redirectUrls),
            ],
        );
        return $this->sender->value($call, Model\VerificationService::class, $requestOptions);
    }

    /**
     * Delete a service. Deletes a service. Its pending verifications stay valid for checks by
     * `verification_sid`. You cannot delete the default service.
     *
     * `DELETE /v1/auth/services/{sid}`. An API key needs one of the scopes `full`, `auth`.
     */
    public function delete(string $sid, ?RequestOptions $requestOptions = null): Response
    {
        $call = new Call('DELETE', '/v1/auth/services/{sid}', value: $sid);
        return $this->sender->nothing($call, $requestOptions);
    }
}
