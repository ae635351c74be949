-- What opened lately, which is all that the job for new matches reads of projects.
create index concurrently if not exists projects_opened_at on projects (opened_at) where opened_at is not null;
