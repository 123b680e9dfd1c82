-- verifications/: scores are likelihoods that count people, for five kinds of areas. See verifications/scores.ts.
alter table verification_scores drop constraint verification_scores_scope_check;
alter table verification_scores add constraint verification_scores_scope_check
  check (scope in ('pair', 'prefix', 'country', 'account', 'installation'));
alter table verification_scores alter column strikes type real;
alter table verification_scores add column tried real not null default 0;
alter table verification_scores add column typed real not null default 0;
alter table verification_scores add column asked real not null default 0;
alter table verification_scores add column answered real not null default 0;
alter table verification_scores add column recent real not null default 0;
alter table verification_scores add column blocked_until timestamptz;
create index verification_scores_installation on verification_scores (score) where scope = 'installation';

-- The former scores counted messages. Active blocks stay.
update verification_scores as s set score = 0, scored_at = least(s.scored_at, now()), blocked_until = (
  select max(b.ends_at) from verification_blocks b
  where b.account_id = s.account_id and b.scope = s.scope and b.key = s.key and b.released_at is null and not b.is_dry_run
    and b.ends_at > now()
);

alter table verification_blocks drop constraint verification_blocks_scope_check;
alter table verification_blocks add constraint verification_blocks_scope_check
  check (scope in ('pair', 'prefix', 'country', 'account'));

-- The risk that the answer named, and what the person is worth as evidence. JSON. Null if it was not judged.
alter table verifications add column risk text;
