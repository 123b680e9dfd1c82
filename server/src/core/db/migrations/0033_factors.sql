-- factors/: what a person proves themselves with besides an address: an authenticator app, a passkey, recovery codes.

create table factors (
  account_id uuid not null,
  id uuid not null,
  -- The account's own id of the person.
  subject text not null,
  factor_type text not null check (factor_type in ('totp', 'passkey', 'recovery_codes')),
  friendly_name text not null,
  status text not null check (status in ('unverified', 'verified')),
  -- The number of its events so far.
  sequence integer not null,
  -- Of TOTP the secret, of recovery codes the key of their hashes. Sealed.
  secret bytea,
  -- The last time step, the hashes of the codes that are left, or the passkey's public key and counter. JSON: see factors/factor.ts.
  state text not null,
  -- Of a passkey.
  credential_id text,
  -- Wrong checks since the last right one.
  failures smallint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  verified_at timestamptz,
  primary key (account_id, id),
  constraint factors_verified check ((status = 'verified') = (verified_at is not null)),
  constraint factors_secret check ((factor_type = 'passkey') = (secret is null)),
  constraint factors_passkey check ((factor_type = 'passkey' and status = 'verified') = (credential_id is not null))
);
create index factors_subject on factors (subject, account_id);
create unique index factors_credential on factors (credential_id, account_id);
create index factors_unverified on factors (created_at) where status = 'unverified';

create table challenges (
  account_id uuid not null,
  id uuid not null,
  subject text not null,
  factor_type text not null check (factor_type in ('totp', 'passkey', 'recovery_codes')),
  -- Null for any of the subject's factors of this type, until one of them approves it.
  factor_id uuid,
  status text not null check (status in ('pending', 'approved', 'denied', 'expired')),
  sequence integer not null default 0,
  payload text,
  -- What a passkey signs, base64url.
  nonce text,
  checks smallint not null default 0 check (checks <= 5),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  approved_at timestamptz,
  -- The passkey's device checked who uses it, which makes two factors of one.
  is_user_verified boolean not null default false,
  -- A session consumed the approval.
  used_at timestamptz,
  constraint challenges_approved check ((status = 'approved') = (approved_at is not null)),
  constraint challenges_used check (used_at is null or status = 'approved')
) partition by range (id);
create index challenges_subject on challenges (subject, account_id);
create index challenges_due on challenges (expires_at) where status = 'pending';
alter table challenges add primary key (account_id, id);
insert into history_tables values ('challenges', 'messages', 'id', 100);
