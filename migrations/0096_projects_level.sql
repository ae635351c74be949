-- A level that few projects ask for.
create index concurrently if not exists projects_level on projects (experience_level) where visibility = 'published';
