-- People: who may use the console, as what, and what they changed there.

alter table history_tables drop constraint history_tables_retention_check;
alter table history_tables add constraint history_tables_retention_check
  check (retention in ('messages', 'events', 'receipts', 'responses', 'audit'));

create table members (
  id uuid primary key,
  -- In lower case, so that two spellings are one person.
  email text not null unique check (length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 200),
  -- Argon2id, in the form that names its own parameters (PHC).
  password_hash text not null check (password_hash like '$argon2id$%'),
  -- Runs the installation: sees all accounts.
  is_operator boolean not null default false,
  -- The second factor (RFC 6238), sealed under the installation's key.
  totp_secret bytea,
  -- The last time step whose code was taken: a code works once.
  totp_step bigint,
  -- One that was shown and not yet proven to be in the phone.
  totp_pending bytea,
  created_at timestamptz not null
);
create index members_operators on members (id) where is_operator;

create table memberships (
  account_id uuid not null,
  member_id uuid not null,
  role text not null check (role in ('owner', 'developer', 'viewer')),
  created_at timestamptz not null,
  primary key (account_id, member_id)
);
-- Whoever signs in does not name the account.
create index memberships_member on memberships (member_id);

create table member_sessions (
  -- SHA-256 of the cookie's token, which is 256 random bits.
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  id uuid not null,
  member_id uuid not null,
  created_at timestamptz not null,
  -- To some minutes.
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  ip text not null,
  user_agent text not null
);
create index member_sessions_member on member_sessions (member_id, id);
create index member_sessions_end on member_sessions (ends_at);

create table member_invites (
  -- SHA-256 of the link's token.
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  id uuid not null,
  -- Null for a link that only gives its member a new password.
  account_id uuid,
  role text check (role in ('owner', 'developer', 'viewer')),
  is_operator boolean not null default false,
  -- Who alone may use it; null for whoever has the link.
  email text,
  -- The member's password and second factor are set anew. Only the command line makes such links, and only for an email.
  resets boolean not null default false,
  -- Null for the command line.
  made_by uuid,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz,
  check ((account_id is null) = (role is null)),
  check (account_id is not null or resets),
  check (not resets or (email is not null and made_by is null))
);
create index member_invites_account on member_invites (account_id, id);
create index member_invites_end on member_invites (ends_at);

-- Changes that people made, by operation. What concerns no account stands under the account of zeros.
create table console_audit (
  account_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  -- The operation's id.
  operation text not null,
  path text not null,
  -- What was changed or made, when it has a sid.
  subject_sid text,
  -- Null until the answer is known: the process may have ended before.
  status smallint,
  at timestamptz not null,
  ip text not null
) partition by range (id);
alter table console_audit add primary key (account_id, id);
insert into history_tables values ('console_audit', 'audit', 'id', 90);
