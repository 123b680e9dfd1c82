-- messaging/: when the recipient read a message, as its network reported. It is no status, so a message that was read stays delivered.
alter table messages add column read_at timestamptz;
alter table messages add constraint messages_read check (read_at is null or status = 'delivered');
