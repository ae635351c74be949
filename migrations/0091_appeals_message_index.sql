-- Finds the appeals of a message when it is deleted.
create index concurrently if not exists appeals_message on appeals (message_id) where message_id is not null;
