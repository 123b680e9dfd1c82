-- Replays: what an endpoint is sent again, as work that goes on until it is done, whichever process does it.

-- events/ -----------------------------------------------------------------------------------------------------------------

create table replays (
  account_id uuid not null,
  id uuid not null,
  endpoint_id uuid not null,
  status text not null default 'pending' check (status in ('pending', 'running', 'completed', 'cancelled', 'failed')),
  reason text check (reason in ('by_user', 'webhook_disabled', 'webhook_deleted', 'log_dropped', 'fault')),
  from_at timestamptz not null,
  -- Deliveries made before this time are looked at.
  to_at timestamptz not null,
  -- Events that happened before this time are looked at. Null until it is known when all that were under way are stored.
  events_until timestamptz,
  is_only_failed boolean not null,
  -- Also events that the endpoint has no delivery of, and deliveries that were cancelled.
  with_missing boolean not null,
  -- What was made or happened before this time has been looked at: written together with what came of it.
  position timestamptz not null,
  looked_at bigint not null default 0,
  queued bigint not null default 0,
  -- Events whose bodies nobody can write any more.
  skipped bigint not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- By the store's clock, as all that follows: whoever began a transaction before this may not have seen the endpoint.
  asked_at timestamptz not null default clock_timestamp(),
  progressed_at timestamptz not null default clock_timestamp(),
  -- When somebody looks at it next, and who has it until when.
  next_at timestamptz not null default clock_timestamp(),
  lease_id uuid,
  lease_until timestamptz,
  -- In a row.
  faults smallint not null default 0,
  primary key (account_id, id),
  check (from_at < to_at),
  check ((status in ('completed', 'cancelled', 'failed')) = (ended_at is not null)),
  check ((status in ('cancelled', 'failed')) = (reason is not null))
);

create index replays_endpoint on replays (endpoint_id, account_id, id);
create index replays_account_live on replays (account_id) where ended_at is null;
create index replays_live on replays (next_at) where ended_at is null;
create index replays_ended on replays (ended_at) where ended_at is not null;
