/**
 * How each table is distributed over the nodes of Citus (docs/decisions/100). A migration that creates a
 * table gives it a place here.
 */

/** Beside `accounts`: the rows of an account are on one node. */
const byAccount = [
  "api_keys",
  "attempt_responses",
  "auth_sessions",
  "auth_tokens",
  "automatic_replies",
  "challenges",
  "console_audit",
  "deliveries",
  "delivery_attempts",
  "delivery_jobs",
  "delivery_lanes",
  "differences",
  "disputes",
  "endpoint_hours",
  "events",
  "factors",
  "idempotency_keys",
  "ledger_balances",
  "ledger_books",
  "ledger_periods",
  "ledger_reconciled",
  "ledger_transactions",
  "media",
  "media_contents",
  "message_error_hours",
  "message_fallbacks",
  "message_frames",
  "message_hours",
  "message_jobs",
  "message_lanes",
  "message_notes",
  "message_terms",
  "messages",
  "messaging_service_senders",
  "messaging_services",
  "opt_out_settings",
  "opt_outs",
  "payment_messages",
  "payment_operations",
  "payment_providers",
  "payment_tasks",
  "payment_terms",
  "payments",
  "pending_verifications",
  "permanent_idempotency_keys",
  "phone_numbers",
  "provider_notifications",
  "provider_records",
  "reconciliations",
  "refunds",
  "replays",
  "signing_keys",
  "verification_attempts",
  "verification_blocks",
  "verification_hours",
  "verification_limits",
  "verification_safe_list",
  "verification_scores",
  "verification_services",
  "verification_settings",
  "verification_terms",
  "verifications",
  "webhook_endpoints",
] as const

/** By a key that the outside knows instead of an account. */
const byOtherKey = { receipt_map: "carrier_id", pay_links: "token_hash" } as const

/** Whole on every node, because statements join them with tables of accounts, or read them often. */
const onEveryNode = [
  "api_key_owners",
  "carriers",
  "member_invites",
  "member_sessions",
  "members",
  "memberships",
  "number_owners",
  "price_lists",
  "rates",
  "routes",
  "sender_rules",
] as const

/** Whole on the coordinator: small, or a matter of the whole installation. */
const onCoordinator = [
  "attempt_counts",
  "carrier_presence",
  "carrier_reports",
  "carrier_sessions",
  "failed_sign_ins",
  "history_tables",
  "inbound_dead_letters",
  "inbound_parts",
  "installation_scores",
  "message_mover",
  "migrations",
  "operator_tokens",
  "recorded_batches",
  "secret_key_check",
  "simulated_charges",
  "simulated_movements",
  "sweeps",
] as const

/** Tables with the same key in the same group are together: a row and those of its key are on one node. */
export type Placement =
  | { kind: "distributed"; column: string; group: string }
  | { kind: "reference" }
  | { kind: "local" }

/** Of every table, in the order in which they are distributed: `accounts` is the first. */
export const distribution: ReadonlyMap<string, Placement> = new Map<string, Placement>([
  ["accounts", { kind: "distributed", column: "id", group: "accounts" }],
  ...byAccount.map((table): [string, Placement] => [
    table,
    { kind: "distributed", column: "account_id", group: "accounts" },
  ]),
  ...Object.entries(byOtherKey).map(([table, column]): [string, Placement] => [
    table,
    { kind: "distributed", column, group: table },
  ]),
  ...onEveryNode.map((table): [string, Placement] => [table, { kind: "reference" }]),
  ...onCoordinator.map((table): [string, Placement] => [table, { kind: "local" }]),
])
