-- An urgency that few projects have.
create index concurrently if not exists projects_urgency on projects (urgency) where visibility = 'published';
