-- What carriers charge. Every process holds all of it and reads a carrier's rates again when their revision has grown.

-- routing/ ----------------------------------------------------------------------------------------------------------------

alter table carriers
  -- The currency of all its rates; null while it has none.
  add column price_unit text check (price_unit ~ '^[A-Z]{3}$'),
  add column rates_count integer not null default 0 check (rates_count >= 0),
  -- Grows with every change of its rates.
  add column rates_revision integer not null default 0 check (rates_revision >= 0);

create table rates (
  id uuid primary key,
  carrier_id uuid not null,
  -- The first digits of a number; the empty prefix is every number's.
  prefix text not null collate "C" check (prefix ~ '^[0-9]{0,15}$'),
  -- Of a segment, in millionths of the carrier's currency.
  price_micros bigint not null check (price_micros between 0 and 1000000000),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index rates_prefix on rates (carrier_id, prefix);
create index rates_carrier on rates (carrier_id, id);
