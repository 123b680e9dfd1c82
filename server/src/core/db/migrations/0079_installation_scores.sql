-- verifications/: the scores over all accounts, by prefix. On Citus they are on the coordinator. As rows of
-- verification_scores they were on one node, which all verifications then needed.
create table installation_scores (
  key text not null,
  score real not null,
  sends real not null,
  approvals real not null,
  tried real not null default 0,
  typed real not null default 0,
  asked real not null default 0,
  answered real not null default 0,
  recent real not null default 0,
  strikes real not null default 0,
  scored_at timestamptz not null,
  blocked_until timestamptz,
  constraint installation_scores_pkey primary key (key)
);
create index installation_scores_score on installation_scores (score);
create index installation_scores_scored on installation_scores (scored_at);

insert into installation_scores (key, score, sends, approvals, tried, typed, asked, answered, recent, strikes, scored_at, blocked_until)
select key, score, sends, approvals, tried, typed, asked, answered, recent, strikes, scored_at, blocked_until
from verification_scores where account_id = '00000000-0000-0000-0000-000000000000' and scope = 'installation';
delete from verification_scores where account_id = '00000000-0000-0000-0000-000000000000';
drop index verification_scores_installation;
