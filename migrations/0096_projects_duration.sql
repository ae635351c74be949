-- A duration that few projects have.
create index concurrently if not exists projects_duration on projects (duration) where visibility = 'published';
