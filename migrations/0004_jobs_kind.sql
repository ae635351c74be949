-- For a worker that has room only for some kinds, behind any number of waiting letters.
create index concurrently if not exists jobs_kind on jobs (kind, run_at) where dead_at is null;
