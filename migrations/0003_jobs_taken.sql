-- For the moment at which the lease of a worker that died has passed.
create index concurrently if not exists jobs_taken on jobs (locked_until)
  where dead_at is null and locked_until is not null;
