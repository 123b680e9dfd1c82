-- messaging/: finds what one person sent, which is half of a conversation; `messages_to` finds the other half.
create index messages_inbound_from on messages (from_address, account_id, created_at) where direction = 'inbound';
