-- payments/: who may put off a task. Until `due_at`, a process looks at the payment because of what came before its claim: an answer that
-- another process asked for earlier must not remove the task, since the process that looks may die.
alter table payment_tasks add column is_claimed boolean not null default false;
