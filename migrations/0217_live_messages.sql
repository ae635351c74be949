-- Deleting a message clears its words in everyone's live events.
create index concurrently if not exists live_events_message on live_events ((data #>> '{message,id}')) where kind = 'message';
