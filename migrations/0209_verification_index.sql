-- Few projects may be of verified organizations, or few not.
create index concurrently if not exists projects_verification_published on projects (verification) where visibility = 'published';
