-- The job `languages.guess` goes from language to language, not through all messages.
create index concurrently if not exists messages_language on messages (language) where language is not null;
