-- numbers/: the words and replies that an account adds, and for which senders an opt-out holds.
create table opt_out_settings (
  account_id uuid not null,
  -- What differs from the defaults. JSON.
  settings text not null,
  updated_at timestamptz not null,
  constraint opt_out_settings_pkey primary key (account_id)
);
