-- Reminders of an application are removed as soon as it is decided.
create index concurrently if not exists notifications_reminders on notifications ((data ->> 'applicationId')) where kind = 'application.waiting' and read_at is null;
