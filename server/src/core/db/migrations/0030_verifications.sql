-- verifications/: proof that a person has an address, by a code or a link that messaging delivers.

alter table api_keys drop constraint api_keys_scope_check;
alter table api_keys add constraint api_keys_scope_check check (scope in ('full', 'messages', 'webhooks', 'auth', 'read'));

-- The verification whose code the message carries, masked in `body`. The code is derived from this id and is in no table.
alter table messages add column verification_id uuid;

create table verifications (
  account_id uuid not null,
  id uuid not null,
  status text not null check (status in ('pending', 'approved', 'canceled', 'expired', 'max_attempts_reached', 'failed')),
  -- The number of its events so far.
  sequence integer not null,
  to_address text not null,
  purpose text not null,
  method text not null check (method in ('code', 'link')),
  code_length smallint not null check (code_length between 4 and 10),
  locale text not null,
  -- What a message is written with: name, hash of the app, domain, payload, redirect. JSON.
  content text not null,
  -- [{channel, from, to, timeout_ms}], in the order in which they are tried. JSON.
  steps text not null,
  step smallint not null default 0,
  sends smallint not null default 0,
  checks smallint not null default 0,
  checks_max smallint not null,
  -- Only messages of the simulator: fixed codes are valid.
  is_simulated boolean not null,
  tags text[],
  client_ip text,
  failure text,
  last_sent_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  approved_at timestamptz,
  -- A session consumed the approval.
  used_at timestamptz,
  constraint verifications_approved check ((status = 'approved') = (approved_at is not null)),
  constraint verifications_used check (used_at is null or status = 'approved'),
  constraint verifications_checks check (checks <= checks_max)
) partition by range (id);
create index verifications_to on verifications (to_address, account_id, created_at);
alter table verifications add primary key (account_id, id);
insert into history_tables values ('verifications', 'messages', 'id', 50);

-- The pending verification of each address and purpose. A check by address finds it here, and so does the scheduler.
create table pending_verifications (
  account_id uuid not null,
  to_address text not null,
  purpose text not null,
  verification_id uuid not null,
  -- When the next channel is tried, or the verification expires.
  due_at timestamptz not null,
  primary key (account_id, to_address, purpose)
);
create index pending_verifications_due on pending_verifications (due_at);

-- One message of a verification. It has the id of the message.
create table verification_attempts (
  account_id uuid not null,
  id uuid not null,
  verification_id uuid not null,
  channel text not null,
  to_address text not null,
  country text not null,
  prefix text not null,
  status text not null check (status in ('queued', 'sent', 'delivered', 'failed')),
  is_converted boolean not null default false,
  error_code text,
  created_at timestamptz not null,
  updated_at timestamptz not null
) partition by range (id);
create index verification_attempts_verification on verification_attempts (verification_id, account_id);
alter table verification_attempts add primary key (account_id, id);
insert into history_tables values ('verification_attempts', 'messages', 'id', 100);

create table verification_settings (
  account_id uuid primary key,
  -- What differs from the defaults. JSON.
  settings text not null,
  updated_at timestamptz not null
);

-- Counters of limits: so many within an interval that begins with the first.
create table verification_limits (
  account_id uuid not null,
  name text not null,
  key text not null,
  count bigint not null,
  -- Null for a counter that only a success ends.
  ends_at timestamptz,
  primary key (account_id, name, key)
);
create index verification_limits_ends on verification_limits (ends_at);

-- Numbers without limits and blocks.
create table verification_safe_list (
  account_id uuid not null,
  to_address text not null,
  note text,
  created_at timestamptz not null,
  primary key (account_id, to_address)
);

-- How far the unanswered messages to an area outweigh its approvals: see verifications/abuse-control.ts.
create table verification_scores (
  account_id uuid not null,
  scope text not null check (scope in ('prefix', 'country')),
  key text not null,
  score real not null,
  -- For people: messages and approvals, fading like the score.
  sends real not null,
  approvals real not null,
  -- Blocks so far; each lasts twice as long as the one before.
  strikes smallint not null default 0,
  scored_at timestamptz not null,
  primary key (account_id, scope, key)
);
create index verification_scores_scored on verification_scores (scored_at);

create table verification_blocks (
  account_id uuid not null,
  id uuid not null,
  scope text not null check (scope in ('prefix', 'country')),
  key text not null,
  country text not null,
  is_dry_run boolean not null,
  sends integer not null,
  approvals integer not null,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  released_at timestamptz,
  primary key (account_id, id)
);
create index verification_blocks_key on verification_blocks (key, account_id, ends_at);
create index verification_blocks_id on verification_blocks (id);
