-- payments/: a charge that its provider did not get, or refused because of too many requests, is sent again.
alter table payment_operations add column is_unsent boolean not null default false;
-- When its latest attempt began. Null for the time of its creation.
alter table payment_operations add column attempted_at timestamptz;
