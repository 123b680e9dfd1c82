-- reconciliation/: each provider's own list of transactions, compared with the ledger. Like the ledger, nothing here is dropped by retention.

-- One comparison of a provider's list with the ledger.
create table reconciliations (
  account_id uuid not null,
  id uuid not null,
  provider_id uuid not null,
  provider_kind text not null,
  status text not null,
  -- The night of a nightly one; null for one that was asked for.
  night date,
  from_at timestamptz not null,
  until_at timestamptz not null,
  -- Since when the provider's list is known without a gap, this run included.
  history_from timestamptz not null,
  -- Where the provider's list goes on; null at its beginning.
  cursor text,
  -- The list was read to its end.
  is_listed boolean not null default false,
  matched_count integer not null default 0,
  difference_count integer not null default 0,
  error text,
  tries smallint not null default 0,
  -- Whose turn it is; each turn has an id of its own.
  claim_id uuid,
  -- When it is started, continued or tried again; null when it is over.
  due_at timestamptz,
  created_at timestamptz not null,
  completed_at timestamptz,
  constraint reconciliations_pkey primary key (account_id, id),
  constraint reconciliations_status check (status in ('running', 'completed', 'failed')),
  constraint reconciliations_completed check ((status = 'completed') = (completed_at is not null)),
  constraint reconciliations_over check (status <> 'completed' or due_at is null)
) with (fillfactor = 70);
create unique index reconciliations_open on reconciliations (account_id, provider_id) where due_at is not null;
create unique index reconciliations_night on reconciliations (account_id, provider_id, night) where night is not null;
create index reconciliations_completed_until on reconciliations (account_id, provider_id, until_at) where status = 'completed';
create index reconciliations_due on reconciliations (due_at) where due_at is not null;

-- What a provider listed. A provider lists it again with every overlapping run, and it is here once.
create table provider_records (
  account_id uuid not null,
  provider_id uuid not null,
  -- The provider's own id of the movement.
  reference text not null,
  -- The charge that it belongs to, or else itself: what is compared together.
  family text not null,
  source_reference text,
  type text not null,
  -- Signed minor units: positive is money to the account. Without `fee`.
  amount bigint not null,
  fee bigint not null,
  currency text not null,
  -- When it happened.
  at timestamptz not null,
  is_compared boolean not null default false,
  constraint provider_records_pkey primary key (account_id, provider_id, reference)
) with (fillfactor = 90);
create index provider_records_family on provider_records (account_id, provider_id, family);
create index provider_records_new on provider_records (account_id, provider_id, family) where not is_compared;

-- What the list and the ledger do not agree on.
create table differences (
  account_id uuid not null,
  id uuid not null,
  -- The run that found it last.
  reconciliation_id uuid not null,
  provider_id uuid not null,
  kind text not null,
  type text not null,
  provider_reference text not null,
  -- As in provider_records.
  family text not null,
  payment_id uuid,
  -- Of the ledger: what has no counterpart, or what a resolution booked.
  transaction_id uuid,
  -- Signed minor units; null where there is nothing.
  amount_ledger bigint,
  amount_provider bigint,
  currency text not null,
  status text not null,
  resolution text,
  note text,
  -- The number of its events so far.
  sequence integer not null,
  effective_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  resolved_at timestamptz,
  constraint differences_pkey primary key (account_id, id),
  constraint differences_once unique (account_id, provider_id, family, type, provider_reference, currency, kind),
  constraint differences_kind check (kind in ('missing_in_ledger', 'missing_at_provider', 'amount_mismatch')),
  constraint differences_status check (status in ('open', 'resolved')),
  constraint differences_resolution check (resolution in ('booked', 'ignored', 'matched_later')),
  constraint differences_resolved check
    ((status = 'resolved') = (resolution is not null) and (status = 'resolved') = (resolved_at is not null))
);
create index differences_by_status on differences (account_id, status, id);
create index differences_open on differences (account_id, provider_id, id) where status = 'open';

-- Transactions of the ledger that a provider's list has too. The ledger is append-only, so the mark stands beside it.
create table ledger_reconciled (
  account_id uuid not null,
  transaction_id uuid not null,
  reconciliation_id uuid not null,
  constraint ledger_reconciled_pkey primary key (account_id, transaction_id)
);

-- What was booked from a provider's list, without a payment: payouts, and what a person decided.
create index ledger_transactions_listed on ledger_transactions (account_id, provider_id, provider_reference) where payment_id is null;
