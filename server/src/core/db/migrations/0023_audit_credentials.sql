-- A change that a program makes is an entry of the audit log too. It has no member, but the credential that the program used:
-- `auth_token`, `operator_token` or the SID of an API key.
alter table console_audit alter column member_id drop not null;
alter table console_audit add column credential text check (length(credential) <= 34);
alter table console_audit add constraint console_audit_actor check ((member_id is null) <> (credential is null));
