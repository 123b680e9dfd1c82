-- How often signing in failed lately, counted by all processes together.

create table failed_sign_ins (
  -- Half a SHA-256 of what is counted by: an address, an email, a browser that is known, a session.
  key uuid primary key,
  -- When they are all forgotten. Each failure puts it off by its share, so a row whose time has come says nothing any more.
  free_at timestamptz not null
);
create index failed_sign_ins_free on failed_sign_ins (free_at);
