-- What is known of an attempt, and lists of deliveries that find the few that failed among millions.

-- A kind of history of its own: what receivers answered to failures is large and soon uninteresting.
alter table history_tables drop constraint history_tables_retention_check;
alter table history_tables add constraint history_tables_retention_check
  check (retention in ('messages', 'events', 'receipts', 'responses'));

-- Short JSON: milliseconds of the name (d), the connection (c), TLS (t) and the first byte (b), those that there were; names of
-- the request's headers beside the usual ones (x); and of a success some headers of the response (h). It stands in the delivery's
-- row for the attempts that succeed at once, so it has to be small: attempt-detail.ts.
alter table deliveries add column last_detail text;
alter table deliveries add column last_response_id uuid;
alter table delivery_attempts add column detail text;
alter table delivery_attempts add column response_id uuid;

-- What came back when an attempt failed, and the signature that it was sent with. Partitioned by its own time, since a delivery may
-- be attempted long after it was made.
create table attempt_responses (
  account_id uuid not null,
  id uuid not null,
  signature text not null,
  -- A JSON object.
  headers text not null,
  body text
) partition by range (id);
alter table attempt_responses add primary key (account_id, id);
insert into history_tables values ('attempt_responses', 'responses', 'id', 100);

-- The status where it is one that is looked for among many others. An index on the status itself would be written by every
-- delivery that succeeds; this column is null then as before, so the row's update stays on its page and writes no index.
alter table deliveries add column ended_as text
  generated always as (case when status in ('failed', 'cancelled') then status end) stored;
create index deliveries_endpoint_ended on deliveries (endpoint_id, ended_as, account_id, created_at) where ended_as is not null;
create index deliveries_ended on deliveries (ended_as, account_id, created_at) where ended_as is not null;
