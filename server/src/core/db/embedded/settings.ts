/**
 * The configuration of the embedded server. It is given on the command line, so that it follows the release
 * and not the data folder.
 */
const settings: Record<string, string> = {
  // Durability: an acknowledged commit is on the disk.
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  // Memory for a machine with 2 GB or more.
  shared_buffers: "256MB",
  effective_cache_size: "1GB",
  work_mem: "8MB",
  maintenance_work_mem: "128MB",
  max_connections: "60",
  // After a crash, one call flushes the file system. The default opens and flushes each file of the folder.
  ...(process.platform === "linux" && { recovery_init_sync_method: "syncfs" }),
  // Few large checkpoints: each makes the next write of every page expensive.
  wal_compression: "on",
  wal_buffers: "16MB",
  max_wal_size: "4GB",
  min_wal_size: "512MB",
  checkpoint_timeout: "15min",
  checkpoint_completion_target: "0.9",
  // Every statement is a look-up by key on a solid-state disk. Compiling it costs more than running it.
  random_page_cost: "1.1",
  effective_io_concurrency: "16",
  jit: "off",
  // Parallel workers need /dev/shm, which is 64 MB in a container, and no statement of ours is long enough
  // for them.
  max_parallel_workers_per_gather: "0",
  // Queue tables need frequent vacuuming.
  autovacuum_naptime: "10s",
  autovacuum_max_workers: "3",
  autovacuum_vacuum_cost_delay: "1ms",
  autovacuum_vacuum_cost_limit: "1000",
  // The log contains only what the server itself does. The text and row of a failed statement would put
  // messages and phone numbers into it. The caller of the statement gets its error.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  // Reports each wait of a second for a lock, and each deadlock, without the statements.
  log_lock_waits: "on",
  log_checkpoints: "off",
  log_autovacuum_min_duration: "-1",
  log_line_prefix: "%m [%p] ",
  log_timezone: "UTC",
  timezone: "UTC",
}

/** Returns `-c name=value` for each setting; `overrides` win. */
export function settingArguments(overrides: Record<string, string>): string[] {
  return Object.entries({ ...settings, ...overrides }).flatMap(([name, value]) => ["-c", `${name}=${value}`])
}
