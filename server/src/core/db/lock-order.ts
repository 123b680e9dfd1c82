/**
 * The one order in which a transaction locks tables (docs/decisions/092). A statement locks the rows that it
 * updates, deletes or selects for update or share. An insertion with `on conflict` may lock a row, too.
 *
 * Within a table, rows are locked in the order of the key: `id = any(…)` finds them by the index of the key.
 * If several statements change rows of a table, a statement with `order by … for update` locks them first. A
 * batch of several accounts locks a table for all accounts (`byAccount`) before the next table.
 *
 * Rows that many transactions share come late, because a lock holds until the commit is on the disk. Lanes
 * come last (`Transaction.beforeCommit`). The tests compare the statements of each transaction with this list
 * (lock-order-testing.ts), and the rows of each table with the order of ids (row-order-testing.ts).
 */
export const lockOrder = [
  // Chores and statistics, each with its place in the log.
  "sweeps",
  "recorded_batches",
  "attempt_counts",
  "message_hours",
  "message_error_hours",
  "verification_hours",
  "endpoint_hours",
  "history_tables",
  "message_mover",
  // What a request begins with.
  "idempotency_keys",
  "permanent_idempotency_keys",
  "accounts",
  "auth_tokens",
  "api_keys",
  "operator_tokens",
  "secret_key_check",
  // People.
  "member_invites",
  "memberships",
  "members",
  "member_sessions",
  "failed_sign_ins",
  "console_audit",
  // The operator's settings.
  "carriers",
  "carrier_sessions",
  "carrier_reports",
  "routes",
  "price_lists",
  "rates",
  // The settings of an account.
  "payment_providers",
  "verification_settings",
  "verification_services",
  "phone_numbers",
  "number_owners",
  "sender_rules",
  "messaging_services",
  "messaging_service_senders",
  "opt_out_settings",
  "opt_outs",
  // Payments. The balances come after everything about money.
  "provider_notifications",
  "simulated_charges",
  "simulated_movements",
  "payments",
  "payment_terms",
  "payment_operations",
  "refunds",
  "disputes",
  "pay_links",
  "payment_messages",
  "differences",
  "provider_records",
  "reconciliations",
  "ledger_reconciled",
  "payment_tasks",
  "ledger_books",
  "ledger_balances",
  "ledger_periods",
  // Messages. A job is locked before its message.
  "inbound_dead_letters",
  "inbound_parts",
  "receipt_map",
  "message_jobs",
  "messages",
  "media",
  "media_contents",
  "message_notes",
  "message_frames",
  "message_terms",
  // Verifications, locked also by the messages that carry their codes.
  "verifications",
  "verification_attempts",
  "pending_verifications",
  "verification_terms",
  "verification_limits",
  "verification_scores",
  "verification_blocks",
  "verification_safe_list",
  // Guarded by their messages, which carry no codes.
  "message_fallbacks",
  "automatic_replies",
  // Sessions and second factors.
  "challenges",
  "auth_sessions",
  "signing_keys",
  "factors",
  // Webhooks.
  "webhook_endpoints",
  "replays",
  "events",
  "delivery_jobs",
  "deliveries",
  "delivery_attempts",
  "attempt_responses",
  // The lanes of both queues.
  "message_lanes",
  "delivery_lanes",
  // Shared by all accounts.
  "installation_scores",
] as const
