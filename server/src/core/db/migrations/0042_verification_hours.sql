-- statistics/: what happened to the verifications of each account, counted by the hour from the log of events, by the chore that
-- counts messages.

create table verification_hours (
  account_id uuid not null,
  hour timestamptz not null,
  -- Messages that a carrier took, and those that were delivered.
  sent bigint not null,
  delivered bigint not null,
  -- Verifications.
  approved bigint not null,
  -- Blocks of an area that began.
  blocked bigint not null,
  primary key (account_id, hour)
) with (fillfactor = 70);
create index verification_hours_age on verification_hours (hour);
