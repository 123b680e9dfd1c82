-- events/: one row holds the events that one transaction announced, not one event. events/event-record.ts describes a row.
--
-- The statement writes each partition once. It turns every stored event into a record of its own, with its id and its subject.
drop index events_subject;
drop index events_person;
alter table events
  alter column type type text[] using array[type],
  alter column detail type text using '[["' || type || '","' || subject_id || '",' || sequence || ','
    || (extract(epoch from occurred_at) * 1000)::bigint || ',' || coalesce(nullif(detail, ''), 'null') || ']]',
  alter column detail set not null,
  alter column detail set storage external,
  alter column body set storage external,
  alter column subject_id drop not null,
  alter column sequence drop not null,
  -- How many events the record holds.
  add column size smallint not null default 1,
  -- The transaction that announced the events. Followers compare it with their snapshots (events/follow-events.ts). Not `xmin`:
  -- an update of the row changes that.
  add column written_by xid8 not null default pg_current_xact_id();
alter table events add constraint events_size_check check (size > 0);
alter table events drop column occurred_at;
-- The types of the events, each once.
alter table events rename column type to types;
alter table events rename column detail to heads;
alter table events rename column body to bodies;

create index events_subject on events (subject_id, account_id, sequence) where subject_id is not null;
-- The events that name a person under the account's own id. They are erased with the person. Each has a record of its own.
create index events_person on events (substring(bodies from '"subject":("(?:[^"\\]|\\.)*")'), account_id)
  where subject_id is not null and types[1] ~ '^(sessions|factors|challenges)[.]';

-- messaging/: the shared records with the events of a message.
alter table messages add column event_records uuid[] not null default '{}';

-- One row for each event: for tests, statistics and people. Bound `record_id` in each query. `id` is computed and has no index.
create view event_log as
  select record.account_id, record.id as record_id,
    case when record.subject_id is null
      then overlay(record.id::text placing lpad(to_hex(head.place::integer), 3, '0') from 34)::uuid else record.id end as id,
    head.value ->> 0 as type, (head.value ->> 1)::uuid as subject_id, (head.value ->> 2)::integer as sequence,
    to_timestamp((head.value ->> 3)::double precision / 1000) as occurred_at,
    nullif(split_part(record.bodies, e'\x1e', head.place::integer), '') as body, head.value ->> 4 as detail
  from events record
  cross join lateral json_array_elements(record.heads::json) with ordinality as head (value, place)
  where json_typeof(head.value) = 'array';
