-- numbers/: the words and replies that an account adds, and for which senders an opt-out holds.
create table opt_out_settings (
  account_id uuid primary key,
  -- What differs from the defaults. JSON.
  settings text not null,
  updated_at timestamptz not null
);
