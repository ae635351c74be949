create index concurrently if not exists users_created on users (created_at);
