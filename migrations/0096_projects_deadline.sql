-- Deadlines that apply, the earliest first.
create index concurrently if not exists projects_deadline on projects (application_deadline, created_at desc, id desc) where visibility = 'published' and deadline_enforced;
