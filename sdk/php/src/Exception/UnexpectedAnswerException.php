<?php

declare(strict_types=1);

namespace Posthorn\Exception;

/** The answer is not from Posthorn, such as a page of a proxy. `problemCode` is `unexpected_answer`. */
class UnexpectedAnswerException extends ApiException
{
}
