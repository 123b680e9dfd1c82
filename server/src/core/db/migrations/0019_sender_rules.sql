-- numbers/: the operator decides which account owns a number, and which other senders an account may use.

alter table phone_numbers
  -- `pending`: the account requested the number, and the operator has not decided. Only an active number has a row in number_owners.
  add column status text not null default 'active' check (status in ('pending', 'active', 'rejected')),
  -- The operator writes it and the account reads it.
  add column rejected_reason text check (length(rejected_reason) between 1 and 200),
  add constraint phone_numbers_rejected check (rejected_reason is null or status = 'rejected');

-- Sender ids compare without case, so that "bank" cannot imitate "BANK". number_owners.number is in lower case for the same reason.
create unique index phone_numbers_number on phone_numbers (account_id, lower(number));
-- The operator finds numbers by sid and by number, whatever account they belong to.
create index phone_numbers_id on phone_numbers (id);
create index phone_numbers_any_account on phone_numbers (lower(number));
create index phone_numbers_pending on phone_numbers (id) where status = 'pending';

-- Numbers, owned or requested; null means the installation's default.
alter table accounts add column phone_numbers_max integer check (phone_numbers_max >= 0);

-- Keyed by id: a rule belongs to the operator, and one without an account is for every account.
create table sender_rules (
  id uuid primary key,
  account_id uuid,
  kind text not null check (kind in ('exact', 'pattern', 'any')),
  -- In lower case, so that it compares without case.
  sender text check (length(sender) between 1 and 320),
  -- For people: why the rule exists.
  note text check (length(note) between 1 and 200),
  -- The upgrade made the rule from past messages, and no operator has confirmed it yet.
  needs_review boolean not null default false,
  created_at timestamptz not null,
  check ((kind = 'any') = (sender is null))
);
create unique index sender_rules_once on sender_rules (account_id, kind, sender) nulls not distinct;
create index sender_rules_sender on sender_rules (sender) where kind = 'exact';
create index sender_rules_review on sender_rules (id) where needs_review;

-- Upgrade: no sender that works today may stop working. Reads 30 days of messages once, when there are several accounts: measured as
-- 4 s for 200,000 rows on two cores under heavy load. An account gets at most 1,000 rules; one with more senders gets a rule for any.
with
version_7_start as (
  select lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') || '7' as digits,
    (lpad(to_hex((extract(epoch from now() - interval '30 days') * 1000)::bigint), 12, '0')
      || '70008000000000000000')::uuid as month_ago,
    (select count(*) from accounts) as accounts_count
),
written as (
  select distinct m.account_id, m.from_address
    from messages m
   where (select accounts_count from version_7_start) > 1
     and m.id >= (select month_ago from version_7_start)
     and m.direction = 'outbound' and not m.is_automatic
),
used as (
  select distinct account_id, lower(from_address) as sender from written
),
not_owned as (
  select account_id, sender, count(*) over (partition by account_id) as senders_count
    from used u
   where not exists (select from number_owners o where o.number = u.sender and o.account_id = u.account_id)
),
rules (account_id, kind, sender, note, needs_review) as (
  select id, 'any', null, 'Allows any sender, because this was the only account.', false
    from accounts where (select accounts_count from version_7_start) = 1
  union all
  select account_id, 'exact', sender, 'The account used this sender in the 30 days before the upgrade.', true
    from not_owned where senders_count <= 1000
  union all
  select distinct account_id, 'any', null, 'The account used more than 1,000 senders in the 30 days before the upgrade.', true
    from not_owned where senders_count > 1000
)
insert into sender_rules (id, account_id, kind, sender, note, needs_review, created_at)
select ((select digits from version_7_start) || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid,
  account_id, kind, sender, note, needs_review, now()
  from rules;
