-- messaging/: the account that owned the number when the message arrived. Null if there was none, and for dead letters from before.
alter table inbound_dead_letters add column owner_id uuid;
