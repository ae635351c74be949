-- For the number beside the bell, which every page asks for.
create index concurrently if not exists notifications_unread on notifications (user_id) where read_at is null;
