-- Ended invites are removed after a time (docs/decisions/0107-limits-of-invites-and-directory.md).
create index concurrently if not exists invites_ended_at on invites (ended_at) where ended_at is not null;
