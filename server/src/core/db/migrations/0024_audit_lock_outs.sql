-- A lock-out is an entry of the audit log. It has neither a member nor a credential when no member has the email.
alter table console_audit drop constraint console_audit_actor;
alter table console_audit add constraint console_audit_actor check (member_id is null or credential is null);
