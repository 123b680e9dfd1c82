-- factors/, verifications/: a factor, a challenge and an attempt belong to a verification service. Null for the
-- default service.
alter table factors add column service_id uuid;
alter table challenges add column service_id uuid;
alter table verification_attempts add column service_id uuid;

-- The factors of a service, newest first.
create index factors_service on factors (account_id, service_id, id);
