-- verifications/: services of an account, each with settings of its own. The settings of the account are its default
-- service, which has no row here. Its id is that of the account.

create table verification_services (
  account_id uuid not null,
  id uuid not null,
  -- What differs from the settings of the account. JSON.
  settings text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint verification_services_pkey primary key (account_id, id)
);

-- Null for the default service.
alter table verifications add column service_id uuid;

-- A key holds no null, so zeros stand for the default service. Processes of the earlier release write them by the default.
alter table pending_verifications
  add column service_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table pending_verifications drop constraint pending_verifications_pkey;
alter table pending_verifications
  add constraint pending_verifications_pkey primary key (account_id, to_address, purpose, service_id);
