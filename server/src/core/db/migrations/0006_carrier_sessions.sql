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

-- messaging/ --------------------------------------------------------------------------------------------------------------

-- Long inbound messages whose parts came to several processes, over several sessions. Few, and gone when they are old.
create table inbound_parts (
  carrier_id uuid not null,
  -- SHA-256 of what tells the carrier's long messages apart.
  series bytea not null check (octet_length(series) = 32),
  -- Names the message, so that it is stored once however often it is joined.
  id uuid not null,
  sender text not null,
  recipient text not null,
  -- A JSON array: the text of each part, null for those that have not come.
  texts text not null,
  began_at timestamptz not null,
  -- It was handed on. The row stays for a while, so that a part that is brought again does not begin another message.
  is_stored boolean not null,
  -- When somebody has to look: it is taken with gaps, or forgotten.
  look_at timestamptz not null,
  primary key (carrier_id, series)
);

create index inbound_parts_look_at on inbound_parts (look_at);
