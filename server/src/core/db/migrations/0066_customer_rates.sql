-- A rate without a carrier is what accounts pay. The state of each price list leaves its carrier, because this list has none.

-- routing/ ----------------------------------------------------------------------------------------------------------------

create table price_lists (
  -- Null for what accounts pay.
  carrier_id uuid,
  -- The currency of all its rates; null while it has none.
  price_unit text,
  rates_count integer not null default 0,
  -- Grows with every change of its rates.
  revision integer not null default 0,
  constraint price_lists_carrier unique nulls not distinct (carrier_id),
  constraint price_lists_unit check (price_unit ~ '^[A-Z]{3}$'),
  constraint price_lists_count check (rates_count >= 0),
  constraint price_lists_revision check (revision >= 0)
);
insert into price_lists select id, price_unit, rates_count, rates_revision from carriers where rates_revision > 0;
alter table carriers drop column price_unit, drop column rates_count, drop column rates_revision;

alter table rates
  alter column carrier_id drop not null,
  drop constraint rates_prefix_check,
  -- Channels whose addresses have no number are priced by their names.
  add constraint rates_prefix_form check (prefix ~ '^([0-9]{0,15}|email|matrix|telegram|xmpp)$');
drop index rates_prefix;
create unique index rates_prefix on rates (carrier_id, prefix) nulls not distinct;

-- messaging/: null without a rate at the acceptance --------------------------------------------------------------------------

alter table messages alter column rate_micros drop not null, alter column rate_micros drop default;
