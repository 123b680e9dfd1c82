-- events/: how one endpoint is treated, where it differs from the standard. Null for nearly all, since these rows are read with
-- every batch of changes.

alter table webhook_endpoints
  -- JSON: events/endpoint-settings.ts.
  add column settings text check (length(settings) between 2 and 10000),
  -- What of the settings is secret, as JSON, AES-256-GCM under the installation's key. Read only where requests are made.
  add column sealed_settings bytea check (sealed_settings is null or settings is not null),
  -- The secret before the older one. It never signs longer than that.
  add column oldest_secret bytea check (oldest_secret is null or older_secret is not null),
  add column oldest_secret_until timestamptz check ((oldest_secret is null) = (oldest_secret_until is null));

-- Finds secrets whose time is over.
create index webhook_endpoints_secrets_end on webhook_endpoints (coalesce(oldest_secret_until, older_secret_until))
  where older_secret_until is not null;
