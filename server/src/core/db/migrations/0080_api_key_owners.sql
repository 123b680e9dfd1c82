-- accounts/: the account of each API key. With it, a store on several nodes looks a key up on the node of its account.
create table api_key_owners (
  id uuid not null,
  account_id uuid not null,
  constraint api_key_owners_pkey primary key (id)
);
insert into api_key_owners (id, account_id) select id, account_id from api_keys;
