-- Work on site at some locations, newest first.
create index concurrently if not exists projects_location on projects (location, created_at desc, id desc) where visibility = 'published' and not is_remote;
