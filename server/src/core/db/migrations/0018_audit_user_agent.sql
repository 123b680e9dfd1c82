-- members/: what the browser of whoever made a change says of itself. Null for entries from before, and where it says nothing.
alter table console_audit add column user_agent text;
