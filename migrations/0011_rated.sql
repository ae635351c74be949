-- Of the many projects the top-rated list looks at those alone that have been reviewed.
create index concurrently if not exists projects_rated on projects (rating_count)
  where rating_count > 0 and visibility = 'published';
