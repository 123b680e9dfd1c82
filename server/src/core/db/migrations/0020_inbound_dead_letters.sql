-- messaging/ --------------------------------------------------------------------------------------------------------------

-- Inbound messages that could not be stored as messages. The operator lists them, and a chore tries them again. The key does not
-- start with an account, because the account of such a message may be unknown.
create table inbound_dead_letters (
  carrier_id uuid not null,
  -- SHA-256 of the carrier's reference, so that a message that the carrier sends again is kept once.
  reference bytea not null check (octet_length(reference) = 32),
  id uuid not null,
  sender text not null,
  recipient text not null,
  -- The whole message as JSON, which can write what PostgreSQL refuses in a text.
  content text not null,
  -- Why it could not be stored: the SQLSTATE and the constraint.
  error text not null,
  received_at timestamptz not null,
  -- When the chore tries it again.
  retry_at timestamptz not null,
  primary key (carrier_id, reference)
);
create unique index inbound_dead_letters_id on inbound_dead_letters (id);
create index inbound_dead_letters_retry on inbound_dead_letters (retry_at);

-- When each pair last got an automatic reply to a keyword, so that it gets at most one an hour.
create table automatic_replies (
  account_id uuid not null,
  -- Our number, which sends the reply.
  sender text not null,
  recipient text not null,
  keyword text not null check (keyword in ('stop', 'start', 'help')),
  replied_at timestamptz not null,
  primary key (account_id, sender, recipient, keyword)
);
create index automatic_replies_age on automatic_replies (replied_at);
