-- payments/: the status of a dispute beside its payment, so that a list of payments shows it.
-- Since this release, `recorded` is a list of {amount, reference, receivedAt, note, operation}. A single object is the whole amount.

-- Of its open dispute, or else of its latest one; null without a dispute.
alter table payments add column dispute_status text;
alter table payments add constraint payments_dispute_status check (dispute_status in
  ('warning', 'needs_response', 'under_review', 'won', 'lost', 'closed'));

update payments set dispute_status = (
  select status from disputes where disputes.account_id = payments.account_id and payment_id = payments.id
  order by status in ('won', 'lost', 'closed'), id desc limit 1
) where exists (select from disputes where disputes.account_id = payments.account_id and payment_id = payments.id);
