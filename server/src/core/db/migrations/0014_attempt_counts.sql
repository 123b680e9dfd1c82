-- statistics/: attempts are counted by the transaction that writes them down, so that a process which dies loses none. Every such
-- transaction adds a row, which waits for no other; a chore adds them up in endpoint_hours. So the table is small and always new.

drop table attempt_tallies;

create table attempt_counts (
  id uuid primary key,
  -- One entry in each for an hour of an endpoint.
  account_ids uuid[] not null,
  hours timestamptz[] not null,
  endpoint_ids uuid[] not null,
  succeeded bigint[] not null,
  failed bigint[] not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
