-- messaging/ and verifications/: the caller's own fields, as JSON. Null without any. Payments have the column already.
alter table messages add column metadata text;
alter table verifications add column metadata text;

-- The entries of the metadata, by which lists find their resources (db/metadata-terms.ts). `term` is a hash of name and value. A table
-- of its own, because an index on a hot table would be written at each change of a message, and a GIN index has no order by time.
create table message_terms (
  account_id uuid not null,
  term uuid not null,
  id uuid not null,
  constraint message_terms_pkey primary key (account_id, term, id)
) partition by range (id);
insert into history_tables values ('message_terms', 'messages', 'id', 100);

create table verification_terms (
  account_id uuid not null,
  term uuid not null,
  id uuid not null,
  constraint verification_terms_pkey primary key (account_id, term, id)
) partition by range (id);
insert into history_tables values ('verification_terms', 'messages', 'id', 100);

-- Payments are kept for ever.
create table payment_terms (
  account_id uuid not null,
  term uuid not null,
  id uuid not null,
  constraint payment_terms_pkey primary key (account_id, term, id)
);
insert into payment_terms
select account_id, encode(substring(sha256(convert_to(octet_length(key) || ':' || key || value, 'UTF8')) for 16), 'hex')::uuid, id
from payments cross join lateral json_each_text(metadata::json);

-- Failed and undelivered messages are rare, and people search for them. `error_code` changes only with the move to one of these, so
-- the other moves still change no index.
create index messages_errors on messages (account_id, created_at) where error_code is not null;
create index payments_unfinished on payments (account_id, status, id) where status <> 'completed';
create index payments_in_review on payments (account_id, id) where review_reason is not null;
