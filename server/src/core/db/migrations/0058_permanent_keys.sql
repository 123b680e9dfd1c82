-- accounts/: idempotency keys of requests that move money. They are never swept, because a repetition a month later must not move the
-- money again. They are apart from those that are kept for a day, whose chore looks at all of its table.
create table permanent_idempotency_keys (
  account_id uuid not null,
  key text not null,
  -- SHA-256 of method, path and parameters: the same key with another request is refused.
  request_hash bytea not null,
  status smallint not null,
  -- The sid of a payment, or what was begun as JSON.
  response text not null,
  created_at timestamptz not null,
  constraint permanent_idempotency_keys_pkey primary key (account_id, key),
  constraint permanent_idempotency_keys_key check (length(key) between 1 and 255)
);
-- Keys of payments, captures, refunds, records and links of the last day.
insert into permanent_idempotency_keys
  select account_id, key, request_hash, status, response, created_at from idempotency_keys
   where response ~ '^PY[0-9a-f]{32}$' or response = '{}' or response ~ '^\{"(number|refundId)":';
