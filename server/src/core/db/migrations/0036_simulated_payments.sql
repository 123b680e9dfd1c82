-- providers/simulator/: the simulated payment provider's own records. Nothing of ours reads them but its adapter.

create table simulated_charges (
  account_id uuid not null,
  -- `sim_` and the key of the charge, so the primary key makes the key unique too.
  reference text not null,
  -- See ChargeRecord. JSON.
  record text not null,
  -- The customer acts on a page of the simulator.
  has_page boolean not null,
  -- When something happens to it next; null for never.
  due_at timestamptz,
  created_at timestamptz not null,
  constraint simulated_charges_pkey primary key (account_id, reference)
) with (fillfactor = 70);
create index simulated_charges_due on simulated_charges (due_at) where due_at is not null;
-- The page knows no account.
create index simulated_charges_page on simulated_charges (reference) where has_page;

-- The simulator's books. Rows are only added.
create table simulated_movements (
  account_id uuid not null,
  id uuid not null,
  charge_reference text not null,
  source_reference text,
  type text not null,
  -- Positive is money to the account, without the fee.
  amount bigint not null,
  fee bigint not null,
  currency text not null,
  constraint simulated_movements_pkey primary key (account_id, id),
  constraint simulated_movements_type check (type in ('charge', 'refund', 'dispute', 'dispute_reversal')),
  constraint simulated_movements_fee check (fee >= 0)
);
