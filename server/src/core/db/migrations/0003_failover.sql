-- Failover: messages that were accepted go to another carrier when theirs fails.

-- queue/ ------------------------------------------------------------------------------------------------------------------

-- What whoever put a job off wrote on it for whoever claims it next. Null for nearly all, and then it takes no room.
alter table message_jobs add column memo text;
alter table delivery_jobs add column memo text;

-- routing/ ----------------------------------------------------------------------------------------------------------------

-- When a process last saw a carrier take messages: with sessions that are shared among processes, none sees it all.
create table carrier_presence (
  process_id uuid not null,
  carrier_id uuid not null,
  ready_at timestamptz not null,
  primary key (process_id, carrier_id)
);

-- messaging/ --------------------------------------------------------------------------------------------------------------

-- Which process moves the messages of carriers that are down: one is enough, and two would only wait for each other.
create table message_mover (
  is_only boolean primary key check (is_only),
  process_id uuid not null,
  lease_until timestamptz not null
);
