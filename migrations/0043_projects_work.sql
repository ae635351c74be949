-- Which open projects ask for some kinds of work.
create index concurrently if not exists projects_work on projects using gin (work_ids) where visibility = 'published';
