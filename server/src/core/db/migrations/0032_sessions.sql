-- sessions/: a person signed in at a program of the account, and the keys that sign its access tokens.

create table auth_sessions (
  account_id uuid not null,
  id uuid not null,
  -- The account's own id of the person.
  subject text not null,
  -- Null for the issuer itself.
  audience text,
  -- JSON.
  claims text not null,
  amr text[] not null,
  acr text not null check (acr in ('1', '2')),
  -- When the oldest of the proofs was given.
  proved_at timestamptz not null,
  -- Of refresh tokens, SHA-256. `salt` makes the present one of the one before.
  token_hash bytea not null check (octet_length(token_hash) = 32),
  previous_hash bytea check (octet_length(previous_hash) = 32),
  salt bytea check (octet_length(salt) = 32),
  -- Tells every token that the session ever had from a guess.
  tag_key bytea not null check (octet_length(tag_key) = 32),
  -- The number of its events so far.
  sequence integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  refreshed_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text check (revoked_reason in ('logout', 'revoke_all', 'reuse_detected', 'session_limit')),
  -- Moves in steps of a day, so that most refreshes write no index.
  forget_at timestamptz not null,
  constraint auth_sessions_revoked check ((revoked_at is null) = (revoked_reason is null)),
  constraint auth_sessions_rotated check ((previous_hash is null) = (salt is null)),
  primary key (account_id, id)
) with (fillfactor = 80);
create index auth_sessions_subject on auth_sessions (subject, account_id, created_at);
create index auth_sessions_open on auth_sessions (subject, account_id, created_at) where revoked_at is null;
create index auth_sessions_forget on auth_sessions (forget_at);

create table signing_keys (
  account_id uuid not null,
  number integer not null,
  -- The thumbprint of the public key (RFC 7638).
  kid text not null,
  -- A JWK.
  public_key text not null,
  -- The private key as a JWK, sealed.
  private_key bytea not null,
  created_at timestamptz not null,
  -- Published since `created_at`. It signs from here until the next one does.
  signs_from timestamptz not null,
  primary key (account_id, number)
);
create index signing_keys_from on signing_keys (signs_from);
