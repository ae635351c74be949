-- What waits longest is planned and shown first.
create index concurrently if not exists applications_pending on applications (created_at, id) where status = 'pending';
