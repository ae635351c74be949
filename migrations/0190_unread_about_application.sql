-- Notifications are closed as soon as what they announce is decided. No kinds in the condition: a plan for any kinds uses it.
create index concurrently if not exists notifications_unread_application on notifications ((data ->> 'applicationId')) where read_at is null and data ->> 'applicationId' is not null;
