-- payments/: money that a person records, and the provider that a hosted payment is for.

-- A kind or a `PP…`; null leaves the choice to the priorities.
alter table payments add column asked_provider text;
-- {reference, receivedAt, note} of a manual payment. JSON; null until the money is recorded.
alter table payments add column recorded text;

-- The caller's own name of it. Of a manual payment: how the money went back.
alter table refunds add column reference text;
