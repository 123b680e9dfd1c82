-- operations/: tells a start whether its secret key is the one that the secrets of this store are sealed with. One row, of no tenant.
create table secret_key_check (
  only_row boolean primary key default true check (only_row),
  -- A fixed text, sealed with the key.
  sealed bytea not null
);
