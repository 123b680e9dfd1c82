-- messaging/: the bytes of media, once for an account, a week and their hash. `id` is derived from the week and the hash, so the bytes
-- are dropped with the week of the media that use them. `uses` counts those media.
create table media_contents (
  account_id uuid not null,
  id uuid not null,
  content bytea not null,
  uses integer not null,
  constraint media_contents_pkey primary key (account_id, id),
  constraint media_contents_uses check (uses >= 0)
) partition by range (id);
-- Pictures and sound are compressed already.
alter table media_contents alter column content set storage external;
insert into history_tables values ('media_contents', 'messages', 'id', 90);

-- Media of an older release keep their bytes in the row, until their week is dropped.
alter table media alter column content drop not null;
alter table media add column content_id uuid, add column bytes integer;
alter table media add constraint media_content check (num_nonnulls(content, content_id) = 1);
