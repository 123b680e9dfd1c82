-- statistics/: what happened, counted by the hour. Written once a minute by a chore, and every ten seconds by each process that
-- delivers; never by the statements that messages and deliveries wait for.

create table message_hours (
  account_id uuid not null,
  hour timestamptz not null,
  -- Messages that reached the status in this hour.
  queued bigint not null,
  sent bigint not null,
  delivered bigint not null,
  undelivered bigint not null,
  failed bigint not null,
  received bigint not null,
  primary key (account_id, hour)
) with (fillfactor = 70);
create index message_hours_age on message_hours (hour);

create table message_error_hours (
  account_id uuid not null,
  hour timestamptz not null,
  code text not null,
  count bigint not null,
  -- One of them.
  message_id uuid not null,
  primary key (account_id, hour, code)
) with (fillfactor = 70);
create index message_error_hours_age on message_error_hours (hour);

create table endpoint_hours (
  account_id uuid not null,
  hour timestamptz not null,
  endpoint_id uuid not null,
  -- Attempts.
  succeeded bigint not null,
  failed bigint not null,
  primary key (account_id, hour, endpoint_id)
) with (fillfactor = 70);
create index endpoint_hours_age on endpoint_hours (hour);

-- How many batches of counted attempts each process has written: one whose commit was not answered for is not added twice.
create table attempt_tallies (
  process_id uuid primary key,
  batches bigint not null,
  written_at timestamptz not null
);
