-- No conversation gets an announcement twice, and finding the messages of one.
create unique index concurrently if not exists messages_announcement on messages (announcement_id, conversation_id) where announcement_id is not null;
