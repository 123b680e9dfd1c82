-- messaging/: the addresses of a message that lists several, in their order, with what became of each (`messaging/fallback.ts`). JSON; null
-- for all other messages.
alter table messages add column fallback text;

-- When the next address of such a message is tried. The row of a message that has ended stays until then.
create table message_fallbacks (
  account_id uuid not null,
  message_id uuid not null,
  due_at timestamptz not null,
  constraint message_fallbacks_pkey primary key (account_id, message_id)
);
create index message_fallbacks_due on message_fallbacks (due_at);
