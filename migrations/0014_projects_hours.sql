-- For so few hours that only some projects ask for them: without it all are read until a page is full.
create index concurrently if not exists projects_hours on projects (time_commitment) where visibility = 'published';
