-- routing/: who has which session with a carrier, and how each process does. Small, and written every two seconds by every process
-- with the role `sender`. All times are the store's own.

create table carrier_sessions (
  carrier_id uuid not null,
  -- As the adapter names it: `smsc.example:2775 #1`.
  name text not null,
  -- The process that may have it open until the lease ends.
  holder uuid not null,
  lease_until timestamptz not null,
  primary key (carrier_id, name)
) with (fillfactor = 50);

create table carrier_reports (
  carrier_id uuid not null,
  process_id uuid not null,
  -- The process is taken for dead after it.
  lease_until timestamptz not null,
  -- It wants its share of the sessions; false while it could not connect and leaves them to others.
  is_able boolean not null,
  -- JSON: the state, its reason, and each connection that it holds.
  health text not null,
  primary key (carrier_id, process_id)
) with (fillfactor = 50);
