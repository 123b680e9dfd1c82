-- payments/: whether the latest charge of a payment moves real money; null before the first one. Of earlier payments only those of the
-- simulator and of people who recorded money are known.
alter table payments add column is_live boolean;
update payments set is_live = provider_kind = 'manual' where provider_kind in ('simulator', 'manual');
