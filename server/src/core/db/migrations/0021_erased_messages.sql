-- events/: a delivery whose event was erased. What the receiver answers to it is not kept, because it may quote the erased text.
-- Null for nearly all, so the column takes no room.
alter table deliveries add column is_erased boolean;

-- accounts/: a message's idempotency key stores the sid of the message, and no longer its text.
update idempotency_keys set response = left(response, 43) || '}'
  where status = 201 and response like '{"sid":"MS%' and length(response) > 44;
