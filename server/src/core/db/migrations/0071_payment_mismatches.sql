-- payments/: the amount that the provider reports instead of the requested one, and a person's decision about it.
-- {requested, reported, resolution, note, resolvedAt, isDue}. JSON; null without a mismatch.
alter table payments add column mismatch text;
