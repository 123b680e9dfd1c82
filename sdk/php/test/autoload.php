<?php

declare(strict_types=1);

// Loads the client as composer does, and makes every warning and deprecation an error.

error_reporting(E_ALL);
// Stack traces have the arguments, which no test can find a secret in.
ini_set('zend.exception_ignore_args', '0');
set_error_handler(static function (int $level, string $message, string $file, int $line): bool {
    if ((error_reporting() & $level) === 0) {
        return false;
    }
    throw new ErrorException($message, 0, $level, $file, $line);
});
require_once __DIR__ . '/newer_php.php';
$source = getenv('POSTHORN_PHP_SOURCE') ?: dirname(__DIR__) . '/src';
spl_autoload_register(static function (string $class) use ($source): void {
    $file = $source . '/' . strtr(substr($class, strlen('Posthorn\\')), '\\', '/') . '.php';
    if (str_starts_with($class, 'Posthorn\\') && is_file($file)) {
        require $file;
    }
});
