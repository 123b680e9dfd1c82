<?php

declare(strict_types=1);

// Loads every class of the client by its name, as PSR-4 derives it from the file.

require __DIR__ . '/autoload.php';
foreach (['Psr/Http/Client', 'Psr/Http/Message', 'Psr/Log'] as $package) {
    if (is_file("/usr/share/php/{$package}/autoload.php")) {
        require "/usr/share/php/{$package}/autoload.php";
    }
}
$source = dirname(__DIR__) . '/src';
$files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator($source, FilesystemIterator::SKIP_DOTS));
$count = 0;
foreach ($files as $file) {
    $name = 'Posthorn\\' . strtr(substr((string) $file, strlen($source) + 1, -strlen('.php')), '/', '\\');
    if (!class_exists($name) && !interface_exists($name) && !trait_exists($name) && !enum_exists($name)) {
        throw new LogicException("{$file} has no {$name}.");
    }
    $count++;
}
echo "{$count} classes\n";
