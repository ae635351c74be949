-- Accepted work: the schedule looks every hour at what is under way.
create index concurrently if not exists applications_accepted on applications (project_id) where status = 'accepted';
