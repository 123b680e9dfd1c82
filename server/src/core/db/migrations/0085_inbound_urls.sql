-- numbers/: what an account sets for a number and for a messaging service. `callbacks` is JSON, and null without any URL.
alter table phone_numbers add column name text, add column callbacks text;
alter table phone_numbers add constraint phone_numbers_name check (length(name) between 1 and 64);
alter table messaging_services
  add column callbacks text,
  -- An inbound message goes to the URL of its number, although the service has one.
  add column uses_number_url boolean not null default false;

-- messages/: the inbound message that this one answers. Null for nearly all messages.
alter table messages add column reply_to uuid;
