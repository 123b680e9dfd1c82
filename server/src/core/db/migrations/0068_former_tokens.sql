-- sessions/: the refresh tokens of the last seconds before the previous one, as JSON. A slow tab can have one.
alter table auth_sessions add column former_tokens text not null default '[]';
