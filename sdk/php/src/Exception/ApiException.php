<?php

declare(strict_types=1);

namespace Posthorn\Exception;

/**
 * The API refused (RFC 9457). Decide by `problemCode`; the page at `type` explains each code. `getCode()` is
 * the status, because PHP allows only numbers there.
 */
class ApiException extends PosthornException
{
    private const BY_STATUS = [
        400 => BadRequestException::class,
        401 => AuthenticationException::class,
        403 => PermissionDeniedException::class,
        404 => NotFoundException::class,
        409 => ConflictException::class,
        410 => GoneException::class,
        422 => UnprocessableException::class,
        429 => RateLimitException::class,
    ];

    /** A stable word for programs; `unexpected_answer` if the answer is not from Posthorn. */
    public readonly string $problemCode;
    public readonly string $title;
    public readonly string $detail;
    public readonly string $type;
    /** The faulty parameter. */
    public readonly ?string $param;
    /** @var list<array{param?: string|null, code?: string, detail?: string}> all faulty parameters */
    public readonly array $errors;
    /** Identifies the request in the log of the server. */
    public readonly ?string $requestId;

    /**
     * @internal
     * @param array<string, mixed> $problem
     * @param float|null $retryAfter the seconds to wait, if the server states them
     */
    final public function __construct(
        public readonly int $status,
        array $problem,
        public readonly ?float $retryAfter = null,
    ) {
        $text = static fn (string $name): ?string => is_string($problem[$name] ?? null) ? $problem[$name] : null;
        $errors = is_array($problem['errors'] ?? null) ? $problem['errors'] : [];
        $this->problemCode = $text('code') ?? '';
        $this->title = $text('title') ?? '';
        $this->detail = $text('detail') ?? '';
        $this->type = $text('type') ?? 'about:blank';
        $this->param = $text('param');
        $this->errors = array_values(array_filter($errors, 'is_array'));
        $this->requestId = $text('request_id');
        parent::__construct("{$this->detail} ({$this->problemCode}, {$status})", $status);
    }

    /**
     * @internal
     * @return class-string<ApiException>
     */
    public static function ofStatus(int $status): string
    {
        return self::BY_STATUS[$status] ?? ($status >= 500 ? ServerException::class : self::class);
    }
}
