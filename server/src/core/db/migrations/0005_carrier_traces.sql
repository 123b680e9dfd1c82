-- routing/ ----------------------------------------------------------------------------------------------------------------

-- How the carrier changes message ids between its answers and its receipts, as its receipts have proved; null while that is not
-- known, or a setting says it. Written without a new revision: what runs takes it over without a restart.
alter table carriers add column learned_ids text check (learned_ids in ('same', 'hex_to_decimal', 'decimal_to_hex'));

-- Until when the operator wants to see the frames of this carrier's exchanges, and of which messages: null for all.
alter table carriers
  add column trace_until timestamptz,
  add column trace_account_id uuid,
  add column trace_recipient text;

-- messaging/ --------------------------------------------------------------------------------------------------------------

-- What went over the wire about a message, kept while its carrier is traced. For the operator alone.
create table message_frames (
  account_id uuid not null,
  id uuid not null,
  message_id uuid not null,
  carrier_id uuid not null,
  occurred_at timestamptz not null,
  direction text not null check (direction in ('in', 'out')),
  connection text not null,
  command text not null,
  octets bytea not null
) partition by range (id);
create index message_frames_message on message_frames (message_id, account_id, occurred_at);
alter table message_frames add primary key (account_id, id);
insert into history_tables values ('message_frames', 'events', 'id', 100);
