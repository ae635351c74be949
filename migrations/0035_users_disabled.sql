-- Suspended accounts are few: whoever ranks all the others looks them up alone.
create index concurrently if not exists users_disabled on users (id) where disabled_at is not null;
