-- routing/: the code knows the kinds of carriers and their channels, so the store does not list them. --------------------------
-- An extension can add some.
alter table carriers drop constraint if exists carriers_kind_check;
alter table routes drop constraint if exists routes_channel_check;
alter table rates drop constraint if exists rates_prefix_form;
-- The first digits of a number, or a channel whose addresses have no number.
alter table rates add constraint rates_prefix_form check (prefix ~ '^([0-9]{0,15}|[a-z][a-z0-9_]{0,39})$');
