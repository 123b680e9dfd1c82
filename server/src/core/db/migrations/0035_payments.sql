-- payments/, ledger/, providers/: money that people pay to accounts through payment providers.
-- Nothing here is dropped by retention: accounts keep financial records for years.

alter table api_keys drop constraint api_keys_scope_check;
alter table api_keys add constraint api_keys_scope_check
  check (scope in ('full', 'messages', 'webhooks', 'auth', 'payments', 'read'));

-- How an account reaches a provider. The built-in simulator has no row.
create table payment_providers (
  account_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null,
  -- JSON, without secrets.
  settings text not null,
  -- JSON, sealed.
  secrets bytea,
  -- Null for every currency.
  currencies text[],
  -- The provider with the lowest priority that takes the currency is tried first.
  priority smallint not null,
  is_enabled boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint payment_providers_pkey primary key (account_id, id)
);

create table payments (
  account_id uuid not null,
  id uuid not null,
  status text not null,
  -- The number of its events so far.
  sequence integer not null,
  -- All amounts are in minor units of `currency` (ISO 4217).
  amount bigint not null,
  currency text not null,
  capture_method text not null,
  amount_capturable bigint not null default 0,
  amount_captured bigint not null default 0,
  amount_refunded bigint not null default 0,
  amount_refund_pending bigint not null default 0,
  amount_fee bigint not null default 0,
  -- Where the latest charge went; null before the first one.
  provider_id uuid,
  provider_kind text,
  provider_reference text,
  -- The customer pays on a page instead of the caller passing a token.
  is_hosted boolean not null,
  -- Where the customer acts at the provider.
  action_url text,
  -- {type, brand, last4, exp_month, exp_year}. JSON.
  method text,
  -- {reason, provider_code}. JSON.
  decline text,
  -- Why a person has to look at it; null for no reason.
  review_reason text,
  description text,
  reference text,
  metadata text,
  return_url text,
  -- Of the page and its messages.
  locale text not null,
  -- {to, from, channel, body, reminder_after, receipt}: see payments/send-link.ts. JSON; null without messages.
  link_message text,
  cancel_reason text,
  -- A capture or cancellation whose outcome is not known yet.
  pending_operation text,
  -- The number of its latest operation.
  operations smallint not null default 0,
  -- Declined charges so far.
  declines smallint not null default 0,
  expires_at timestamptz,
  authorized_at timestamptz,
  completed_at timestamptz,
  canceled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint payments_pkey primary key (account_id, id),
  constraint payments_status check (status in
    ('pending', 'requires_action', 'processing', 'authorized', 'completed', 'failed', 'canceled', 'expired')),
  constraint payments_capture_method check (capture_method in ('automatic', 'manual')),
  constraint payments_amount check (amount > 0),
  constraint payments_capturable check (amount_capturable >= 0 and amount_captured + amount_capturable <= amount),
  constraint payments_captured check (amount_captured between 0 and amount),
  constraint payments_refunded check
    (amount_refunded >= 0 and amount_refund_pending >= 0 and amount_refunded + amount_refund_pending <= amount_captured),
  constraint payments_completed check ((status = 'completed') = (completed_at is not null)),
  constraint payments_pending_operation check (pending_operation in ('capture', 'cancel')),
  constraint payments_provider check ((provider_id is null) = (provider_kind is null))
) with (fillfactor = 70);
create index payments_reference on payments (reference, account_id) where reference is not null;
create unique index payments_provider_reference on payments (account_id, provider_id, provider_reference)
  where provider_reference is not null;

-- What was asked of a provider about a payment. It is written before the request is sent, so none is forgotten.
create table payment_operations (
  account_id uuid not null,
  payment_id uuid not null,
  number smallint not null,
  kind text not null,
  -- Null for all there is.
  amount bigint,
  -- Of a capture: nothing else is captured after it.
  is_final boolean,
  refund_id uuid,
  provider_id uuid not null,
  status text not null,
  -- What only this operation needs, such as the token of the customer's card. JSON; null when it is over.
  request text,
  -- Why it was refused, or what is not known.
  detail text,
  tries smallint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint payment_operations_pkey primary key (account_id, payment_id, number),
  constraint payment_operations_kind check (kind in ('charge', 'capture', 'cancel', 'refund')),
  constraint payment_operations_status check (status in ('requested', 'done', 'refused', 'not_sent', 'lost')),
  constraint payment_operations_refund check ((kind = 'refund') = (refund_id is not null))
);

-- Payments that somebody has to look at again: an outcome is not known, or something falls due. Small and hot.
create table payment_tasks (
  account_id uuid not null,
  payment_id uuid not null,
  due_at timestamptz not null,
  -- Looks since something last changed.
  tries smallint not null default 0,
  constraint payment_tasks_pkey primary key (account_id, payment_id)
) with (fillfactor = 70);
create index payment_tasks_due on payment_tasks (due_at);

create table refunds (
  account_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  status text not null,
  sequence integer not null,
  amount bigint not null,
  currency text not null,
  reason text,
  -- False for one that was made at the provider.
  is_requested boolean not null,
  failure_reason text,
  provider_reference text,
  metadata text,
  completed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint refunds_pkey primary key (account_id, id),
  constraint refunds_status check (status in ('pending', 'completed', 'failed', 'canceled')),
  constraint refunds_amount check (amount > 0)
);
create index refunds_payment on refunds (payment_id, account_id);

create table disputes (
  account_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  status text not null,
  sequence integer not null,
  amount bigint not null,
  currency text not null,
  reason text not null,
  -- The provider took the money back for now.
  is_withdrawn boolean not null,
  provider_reference text not null,
  evidence_due_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint disputes_pkey primary key (account_id, id),
  constraint disputes_status check (status in ('warning', 'needs_response', 'under_review', 'won', 'lost', 'closed')),
  constraint disputes_amount check (amount > 0)
);
create unique index disputes_payment on disputes (account_id, payment_id, provider_reference);

-- Notifications of providers that were taken, so that each counts once.
create table provider_notifications (
  account_id uuid not null,
  provider_id uuid not null,
  -- The provider's own id of it.
  reference text not null,
  received_at timestamptz not null,
  constraint provider_notifications_pkey primary key (account_id, provider_id, reference)
);
create index provider_notifications_received on provider_notifications (received_at);

-- The page /pay/{token} of a payment: the token is a secret, so only its hash is here.
create table pay_links (
  token_hash bytea not null,
  account_id uuid not null,
  payment_id uuid not null,
  constraint pay_links_pkey primary key (token_hash)
);

-- Messages about a payment: its link, reminders, its receipt.
create table payment_messages (
  account_id uuid not null,
  payment_id uuid not null,
  message_id uuid not null,
  kind text not null,
  created_at timestamptz not null,
  constraint payment_messages_pkey primary key (account_id, payment_id, message_id),
  constraint payment_messages_kind check (kind in ('link', 'reminder', 'receipt'))
);

-- One row moves an amount from the credited to the debited account, so every row sums to zero in its currency. Amounts and balances
-- stay below 2^53, so that programs that know no other integers read them exactly.
create table ledger_transactions (
  account_id uuid not null,
  id uuid not null,
  type text not null,
  -- What it books, named once: a second booking of the same is refused.
  source text not null,
  payment_id uuid,
  amount bigint not null,
  currency text not null,
  debit text not null,
  credit text not null,
  provider_id uuid,
  provider_reference text,
  -- When it happened, or was booked where its period was closed before. `created_at` is when it was booked.
  effective_at timestamptz not null,
  created_at timestamptz not null,
  constraint ledger_transactions_pkey primary key (account_id, id),
  constraint ledger_transactions_type check (type in
    ('charge', 'fee', 'refund', 'refund_reversal', 'dispute', 'dispute_reversal', 'payout', 'adjustment')),
  constraint ledger_transactions_amount check (amount between 1 and 9007199254740991),
  constraint ledger_transactions_currency check (currency ~ '^[A-Z]{3}$'),
  constraint ledger_transactions_debit check
    (debit ~ '^(sales|refunds|fees|disputes|bank|suspense|receivable:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$'),
  constraint ledger_transactions_credit check
    (credit ~ '^(sales|refunds|fees|disputes|bank|suspense|receivable:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$'),
  constraint ledger_transactions_two_sides check (debit <> credit),
  constraint ledger_transactions_source unique (account_id, source, type, currency)
);
-- The columns in the order of their lists, so that a page costs what it shows.
create index ledger_transactions_payment on ledger_transactions (account_id, payment_id, id) where payment_id is not null;
create index ledger_transactions_effective on ledger_transactions (account_id, effective_at, id);

-- Debits less credits of each ledger account, kept with every transaction so that reading it costs one row.
create table ledger_balances (
  account_id uuid not null,
  code text not null,
  currency text not null,
  balance bigint not null,
  constraint ledger_balances_pkey primary key (account_id, code, currency),
  constraint ledger_balances_exact check (balance between -9007199254740991 and 9007199254740991)
) with (fillfactor = 50);

-- One row an account, made by its first booking. Bookings and closings hold its lock until they commit, so no booking that began
-- before a closing lands in the closed time after it.
create table ledger_books (
  account_id uuid not null,
  -- Nothing is booked before it.
  closed_until timestamptz not null,
  constraint ledger_books_pkey primary key (account_id)
) with (fillfactor = 50);

-- Each begins where the one before ended.
create table ledger_periods (
  account_id uuid not null,
  ends_at timestamptz not null,
  -- [{code, currency, balance}] of what happened before its end. JSON.
  balances text not null,
  closed_at timestamptz not null,
  constraint ledger_periods_pkey primary key (account_id, ends_at)
);

-- The one trigger: no constraint can forbid that a row changes, and what was booked never does.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger_transactions is append-only' using errcode = 'restrict_violation';
end
$$;
create trigger ledger_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function refuse_ledger_change();
