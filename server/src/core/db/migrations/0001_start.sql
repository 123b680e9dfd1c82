-- The schema of a first installation. PostgreSQL 15 SQL.
--
-- Rules (ARCHITECTURE.md, "The store"): the primary key and every unique key of a tenant table starts with account_id, ids are
-- UUIDv7 made by the app, history is partitioned by week on the id, no triggers, no sequences, no foreign keys between
-- tables that live on after each other. The planner must find `account_id = $1 and id = any($2)` by the primary key,
-- whatever the statistics say of a table that fills after the plan was made: with few rows known, an index that begins with
-- account_id and one that holds id too look as cheap, and then read all of an account. So other indexes of a hot table begin with
-- another column and do not contain id (lists are ordered by created_at, which is the id's own time). plans.test.ts holds this.
--
-- `history_tables` tells the partition keeper what to create ahead and what to drop.

create table history_tables (
  name text primary key,
  -- Which retention of the configuration rules it: a partition is dropped when all of it is older.
  retention text not null check (retention in ('messages', 'events', 'receipts')),
  partitioned_by text not null check (partitioned_by in ('id', 'date')),
  -- Room left on each page, so that the updates of a young row stay on its page.
  fillfactor smallint not null default 100
);

create table sweeps (
  name text primary key,
  watermark timestamptz not null
);

-- accounts/ ---------------------------------------------------------------------------------------------------------------

create table accounts (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  status text not null default 'active' check (status in ('active', 'suspended')),
  -- Requests per second; null means the installation's default.
  rate_per_second integer check (rate_per_second > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table auth_tokens (
  account_id uuid not null,
  id uuid not null,
  -- SHA-256 of the token. Tokens are 32 random alphanumerics, so a slow hash would add nothing.
  token_hash bytea not null check (octet_length(token_hash) = 32),
  created_at timestamptz not null,
  -- Set by a rotation: the moment at which the older token stops working.
  expires_at timestamptz,
  primary key (account_id, id)
);

create table api_keys (
  account_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 200),
  scope text not null check (scope in ('full', 'messages', 'webhooks', 'read')),
  secret_hash bytea not null check (octet_length(secret_hash) = 32),
  created_at timestamptz not null,
  revoked_at timestamptz,
  primary key (account_id, id)
);
-- A key signs in with its own sid alone, so it is looked up without the account.
create index api_keys_id on api_keys (id);

create table idempotency_keys (
  account_id uuid not null,
  key text not null check (length(key) between 1 and 255),
  -- SHA-256 of method, path and parameters: the same key with another request is refused.
  request_hash bytea not null,
  status smallint not null,
  response text not null,
  created_at timestamptz not null,
  primary key (account_id, key)
);
create index idempotency_keys_age on idempotency_keys using brin (created_at) with (pages_per_range = 16);

-- events/ -----------------------------------------------------------------------------------------------------------------

create table webhook_endpoints (
  account_id uuid not null,
  id uuid not null,
  url text not null,
  description text not null default '',
  -- Names, or `messages.*`, or `*`.
  events text[] not null check (cardinality(events) > 0),
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  disabled_reason text check (disabled_reason in ('gone', 'failing', 'by_user')),
  -- AES-256-GCM under the installation's key. The older secret signs too until its end.
  secret bytea not null,
  older_secret bytea,
  older_secret_until timestamptz,
  last_success_at timestamptz,
  first_failure_at timestamptz,
  last_failure_at timestamptz,
  last_failure text,
  consecutive_failures integer not null default 0,
  -- Set by Retry-After: nothing is sent to the endpoint before this time.
  paused_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  check ((status = 'disabled') = (disabled_reason is not null)),
  check ((older_secret is null) = (older_secret_until is null))
);

create table events (
  account_id uuid not null,
  id uuid not null,
  type text not null,
  -- What it happened to: a message, an endpoint, a payment.
  subject_id uuid not null,
  -- Grows by one with each event of a subject.
  sequence integer not null check (sequence > 0),
  occurred_at timestamptz not null,
  -- The JSON that is signed and sent, serialised once. Text, since jsonb would reorder it. Null when no endpoint asked for the
  -- event and what it says stands in its subject's row still: then the subject's room writes it for whoever reads the log.
  body text,
  -- For the subject's timeline only, never sent: the carrier exchange behind the change, as JSON.
  detail text
) partition by range (id);
create index events_subject on events (subject_id, account_id, sequence);
alter table events add primary key (account_id, id);
insert into history_tables values ('events', 'events', 'id', 100);

create table deliveries (
  account_id uuid not null,
  id uuid not null,
  event_id uuid not null,
  endpoint_id uuid not null,
  event_type text not null,
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed', 'cancelled')),
  attempts smallint not null default 0,
  -- The last attempt stands here; an attempt moves to delivery_attempts when a further one takes its place. So the usual
  -- delivery, whose first attempt succeeds, costs no row beside its own.
  last_asked_by text check (last_asked_by in ('schedule', 'manual', 'replay')),
  last_started_at timestamptz,
  last_duration_ms integer,
  -- An HTTP status, or null when none arrived.
  last_status_code smallint,
  last_error text,
  last_response_body text,
  -- The id's own time.
  created_at timestamptz not null,
  next_attempt_at timestamptz,
  ended_at timestamptz,
  check ((status = 'pending') = (ended_at is null)),
  check (case when attempts = 0 then last_started_at is null
    else last_started_at is not null and last_asked_by is not null and last_duration_ms is not null end)
) partition by range (id);
create index deliveries_endpoint on deliveries (endpoint_id, account_id, created_at);
alter table deliveries add primary key (account_id, id);
insert into history_tables values ('deliveries', 'events', 'id', 45);

-- Attempts before the last. In the week of their delivery, with which they go.
create table delivery_attempts (
  account_id uuid not null,
  delivery_id uuid not null,
  number smallint not null,
  -- Who asked: the schedule, or a person.
  asked_by text not null,
  started_at timestamptz not null,
  duration_ms integer not null,
  status_code smallint,
  error text,
  response_body text
) partition by range (delivery_id);
alter table delivery_attempts add primary key (account_id, delivery_id, number);
insert into history_tables values ('delivery_attempts', 'events', 'id', 100);

-- numbers/ ----------------------------------------------------------------------------------------------------------------

create table phone_numbers (
  account_id uuid not null,
  id uuid not null,
  number text not null,
  capabilities text[] not null,
  created_at timestamptz not null,
  primary key (account_id, id)
);

-- Keyed by number: a carrier brings an inbound message for a number and knows no account.
create table number_owners (
  number text primary key,
  account_id uuid not null,
  phone_number_id uuid not null
);

create table opt_outs (
  account_id uuid not null,
  sender text not null,
  recipient text not null,
  keyword text not null,
  created_at timestamptz not null,
  primary key (account_id, sender, recipient)
);

-- messaging/ --------------------------------------------------------------------------------------------------------------

create table messages (
  account_id uuid not null,
  id uuid not null,
  direction text not null check (direction in ('outbound', 'inbound')),
  channel text not null,
  status text not null,
  -- The status before this one. Every update moves `status` here, so that the check below holds the state machine.
  previous_status text,
  -- The number of events of this message so far.
  sequence integer not null,
  to_address text not null,
  from_address text not null,
  body text not null,
  encoding text not null check (encoding in ('gsm7', 'ucs2')),
  num_segments smallint not null check (num_segments between 0 and 255),
  num_media smallint not null default 0,
  media_urls text[],
  tags text[],
  -- Exact: millionths of price_unit, for all segments. The rate is that of the acceptance, the price is due once submitted.
  rate_micros bigint not null default 0 check (rate_micros >= 0),
  price_micros bigint check (price_micros >= 0),
  price_unit text not null,
  error_code text,
  error_message text,
  -- For inbound, the one that brought it.
  carrier_id uuid not null,
  -- 0 before bulk: verification codes.
  priority smallint not null default 1,
  -- The service's own answer to STOP, START or HELP: sent although the recipient has opted out.
  is_automatic boolean not null default false,
  -- How often it was handed to a carrier.
  submissions smallint not null default 0,
  send_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  sent_at timestamptz,
  delivered_at timestamptz,
  constraint messages_move check (
    case coalesce(previous_status, 'new')
      when 'new' then (direction = 'outbound' and status = 'queued') or (direction = 'inbound' and status = 'received')
      when 'queued' then status in ('sending', 'failed')
      when 'sending' then status in ('sent', 'failed')
      when 'sent' then status in ('delivered', 'undelivered')
      when 'undelivered' then status = 'delivered'
      else false
    end
  ),
  constraint messages_sent check ((status in ('sent', 'delivered', 'undelivered')) = (sent_at is not null)),
  constraint messages_delivered check ((status = 'delivered') = (delivered_at is not null)),
  constraint messages_error check ((status in ('failed', 'undelivered')) = (error_code is not null))
) partition by range (id);
create index messages_to on messages (to_address, account_id, created_at);
alter table messages add primary key (account_id, id);
insert into history_tables values ('messages', 'messages', 'id', 50);

-- What belongs on a message's timeline and is no change of status: a late receipt, a second submission.
create table message_notes (
  account_id uuid not null,
  id uuid not null,
  message_id uuid not null,
  kind text not null,
  occurred_at timestamptz not null,
  detail text not null
) partition by range (id);
create index message_notes_message on message_notes (message_id, account_id, occurred_at);
alter table message_notes add primary key (account_id, id);
insert into history_tables values ('message_notes', 'messages', 'id', 100);

-- What media_url pointed at, as fetched before the hand-over, and what inbound messages brought.
create table media (
  account_id uuid not null,
  id uuid not null,
  message_id uuid not null,
  url text,
  content_type text not null,
  content bytea not null,
  created_at timestamptz not null
) partition by range (id);
create index media_message on media (message_id, account_id);
alter table media add primary key (account_id, id);
insert into history_tables values ('media', 'messages', 'id', 100);

-- Keyed by carrier: a receipt names the carrier's reference and knows no account. One row a part. A receipt that comes before
-- the submission's answer leaves a row without account, which the answer then finds.
create table receipt_map (
  submitted_on date not null,
  carrier_id uuid not null,
  reference text not null,
  account_id uuid,
  message_id uuid,
  part smallint,
  parts smallint,
  -- The references of all parts, where there are several.
  siblings text[],
  -- The part's own final state, for messages of several parts.
  state text check (state in ('delivered', 'undelivered')),
  early_receipts text[],
  submitted_at timestamptz not null
) partition by range (submitted_on);
create index receipt_map_age on receipt_map using brin (submitted_at) with (pages_per_range = 16);
create index receipt_map_early on receipt_map (submitted_at) where account_id is null;
alter table receipt_map add primary key (submitted_on, carrier_id, reference);
insert into history_tables values ('receipt_map', 'receipts', 'date', 90);

-- queue/ ------------------------------------------------------------------------------------------------------------------
-- The same two tables for each kind of work. A lane is one account's traffic to one target. A job that is claimed has a claim
-- and the end of its lease, so a lost claim falls due again by itself. A claim changes no indexed column.

create table message_lanes (
  account_id uuid not null,
  target_id uuid not null,
  next_at timestamptz not null,
  -- Found empty: forgotten when it is found empty once more at next_at.
  is_cooling boolean not null default false,
  primary key (account_id, target_id)
);

create table message_jobs (
  account_id uuid not null,
  id uuid not null,
  target_id uuid not null,
  subject_id uuid not null,
  priority smallint not null,
  run_at timestamptz not null,
  attempts smallint not null default 0,
  claim_id uuid,
  lease_until timestamptz
);
create index message_jobs_due on message_jobs (target_id, account_id, priority, run_at);
alter table message_jobs add primary key (account_id, id);

create table delivery_lanes (
  account_id uuid not null,
  target_id uuid not null,
  next_at timestamptz not null,
  -- Found empty: forgotten when it is found empty once more at next_at.
  is_cooling boolean not null default false,
  primary key (account_id, target_id)
);

create table delivery_jobs (
  account_id uuid not null,
  id uuid not null,
  target_id uuid not null,
  subject_id uuid not null,
  priority smallint not null,
  run_at timestamptz not null,
  attempts smallint not null default 0,
  claim_id uuid,
  lease_until timestamptz
);
create index delivery_jobs_due on delivery_jobs (target_id, account_id, priority, run_at);
alter table delivery_jobs add primary key (account_id, id);

alter table message_lanes set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, fillfactor = 50);
alter table delivery_lanes set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, fillfactor = 50);
alter table message_jobs set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000, autovacuum_vacuum_cost_delay = 0, fillfactor = 50);
alter table delivery_jobs set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000, autovacuum_vacuum_cost_delay = 0, fillfactor = 50);
-- As on the partitions of history: for the planner an account may own all of the table.
alter table message_jobs alter column account_id set (n_distinct = 1);
alter table delivery_jobs alter column account_id set (n_distinct = 1);
