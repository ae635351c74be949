-- Reminders about work are removed as soon as someone answers.
create index concurrently if not exists notifications_work_reminders on notifications ((data ->> 'applicationId')) where kind in ('application.still_waiting', 'hours.waiting', 'work.asked', 'work.silent', 'work.renewal_asked', 'work.overdue') and read_at is null;
