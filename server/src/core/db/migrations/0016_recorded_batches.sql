-- webhooks/: which batches of attempts are written down. One that is tried again, because the answer to its commit was lost, finds its
-- id here and is not counted twice. Minutes old at most, so the table is small.

create table recorded_batches (
  id uuid primary key
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
