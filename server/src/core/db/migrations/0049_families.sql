-- reconciliation/: what is asked for by families is found by these indexes, whatever the planner knew when it made the plan.
-- See server/test/secondary-index-plans.test.ts.

-- `differences_once` has the same columns first, but it is wide.
create index differences_family on differences (account_id, provider_id, family);

-- It began with `account_id` and `provider_id`, so plans used it to read all records of a provider for each batch of references.
drop index provider_records_family;
create index provider_records_family on provider_records (family, provider_id, account_id);
