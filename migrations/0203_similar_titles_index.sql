create index concurrently if not exists projects_title_trigrams on projects using gin (title gin_trgm_ops)
  where visibility = 'published';
