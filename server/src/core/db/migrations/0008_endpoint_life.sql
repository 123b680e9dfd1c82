-- events/: how much an endpoint is sent, in which order, and how it lives. Null and standard for nearly all.

alter table webhook_endpoints
  drop constraint webhook_endpoints_status_check,
  -- What waits for a paused endpoint is kept, and what happens meanwhile waits with it.
  add constraint webhook_endpoints_status_check check (status in ('enabled', 'paused', 'disabled')),
  -- Requests under way at once; null: ten, and more for one that answers quickly.
  add column max_in_flight smallint check (max_in_flight between 1 and 100),
  -- Requests a second; null: as many as it takes.
  add column rate_limit smallint check (rate_limit between 1 and 1000),
  add column ordering text not null default 'none' check (ordering in ('none', 'fifo')),
  -- Its circuit is open until then, and half open after it; null: closed.
  add column circuit_until timestamptz,
  -- Of failing; the account's other endpoints were told of it once.
  add column warned_hours smallint not null default 0 check (warned_hours in (0, 24, 72)),
  -- The process that alone sends to it until then: for what one process has to count, as a rate or an order.
  add column reserved_by uuid,
  add column reserved_until timestamptz,
  add constraint webhook_endpoints_reserved check ((reserved_by is null) = (reserved_until is null));

-- Those to which nothing is sent for a while, for the metrics: few.
create index webhook_endpoints_circuit on webhook_endpoints (circuit_until) where circuit_until is not null;
create index webhook_endpoints_patience on webhook_endpoints (paused_until) where paused_until is not null;
