<?php

declare(strict_types=1);

namespace Posthorn\Exception;

/** The webhook is not proved to come from Posthorn, or it is too old. Answer it with 400. */
class WebhookVerificationException extends PosthornException
{
}
