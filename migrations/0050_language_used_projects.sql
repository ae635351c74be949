-- The job `languages.guess` goes from language to language, not through all projects.
create index concurrently if not exists projects_language on projects (language) where language is not null and visibility = 'published';
