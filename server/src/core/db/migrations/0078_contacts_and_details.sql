-- accounts/: how customers of an account reach it. Null without one.
alter table accounts add column support_email text;
alter table accounts add column support_phone text;
alter table accounts add column support_url text;

-- members/: an entry has up to 30 fields, each with three texts of 200 characters. In JSON a control character is six
-- characters, and each field has 52 more. The former limit was below that. `not valid` reads no row: all rows are shorter.
alter table console_audit drop constraint console_audit_changes_length;
alter table console_audit add constraint console_audit_changes_length check (length(changes) <= 110000) not valid;
