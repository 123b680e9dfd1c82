-- verifications/: the addresses that a code or link went to, each with its own, and the one that was proven.
-- Null for verifications of older releases.
alter table verifications add column sent_to text[];
alter table verifications add column proven_to text;
-- The asked channels that cannot be used, each with its reason. JSON. Null for none.
alter table verifications add column skipped_channels text;
