-- Deadlines that are still to come: the schedule reminds the people who saved these projects.
create index concurrently if not exists projects_deadline on projects (application_deadline)
  where visibility = 'published' and application_deadline is not null;
