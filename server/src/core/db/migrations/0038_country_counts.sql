-- verifications/ -----------------------------------------------------------------------------------------------------------

-- When the verification counts for its country unless it is approved before. Null when it was counted.
alter table pending_verifications add column count_at timestamptz;
create index pending_verifications_count on pending_verifications (count_at) where count_at is not null;
