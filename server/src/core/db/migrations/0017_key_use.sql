-- accounts/: when a key last signed a request in, to the hour. Null for one that did not, or not since this is known.
alter table api_keys add column last_used_at timestamptz;
