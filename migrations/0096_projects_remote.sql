-- Few projects may be remote, or few not.
create index concurrently if not exists projects_remote on projects (is_remote) where visibility = 'published';
