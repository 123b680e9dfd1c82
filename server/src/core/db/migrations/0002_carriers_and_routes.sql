-- Carriers and routes are the operator's, not an account's: small tables that every process reads whole, every few seconds.

-- accounts/ ---------------------------------------------------------------------------------------------------------------

create table operator_tokens (
  id uuid primary key,
  -- SHA-256 of the token, as of auth_tokens.
  token_hash bytea not null check (octet_length(token_hash) = 32),
  created_at timestamptz not null
);

-- routing/ ----------------------------------------------------------------------------------------------------------------

create table carriers (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  kind text not null check (kind in ('smpp')),
  -- A JSON object in the form that the adapter's parser reads. Text, since jsonb takes no null characters.
  settings text not null,
  -- The secrets as JSON, AES-256-GCM under the installation's key.
  secrets bytea not null,
  status text not null check (status in ('enabled', 'disabled')),
  -- Grows when settings, secrets or status change: then each process starts the carrier anew.
  revision integer not null default 1 check (revision > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table routes (
  id uuid primary key,
  carrier_id uuid not null,
  -- Conditions; null takes everything.
  channel text check (channel in ('sms', 'mms')),
  prefix text check (prefix ~ '^[0-9]{1,15}$'),
  sender text,
  account_id uuid,
  tag text,
  -- The lowest first; among equal ones, shares by weight.
  priority smallint not null check (priority between 0 and 1000),
  weight smallint not null check (weight between 1 and 1000),
  status text not null check (status in ('enabled', 'disabled')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
