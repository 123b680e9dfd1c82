-- queue/: when a queue had just become empty, statements that name jobs by their ids used these indexes. They
-- read all jobs of the account, and compared each with each id. The conditions prevent that. Each statement about
-- a lane has `target_id = …`, which implies the condition.
drop index message_jobs_due;
create index message_jobs_due on message_jobs (target_id, account_id, priority, run_at) where target_id is not null;
drop index delivery_jobs_due;
create index delivery_jobs_due on delivery_jobs (target_id, account_id, priority, run_at) where target_id is not null;
