-- accounts/: how customers of an account reach it. Null without one.
alter table accounts add column support_email text;
alter table accounts add column support_phone text;
alter table accounts add column support_url text;
