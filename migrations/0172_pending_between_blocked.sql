-- Applications that were pending between two sides that had blocked each other before blocks closed them are closed, once. A job
-- does it after an hour: until then the previous release may still run, and its workers do not know this kind.
insert into jobs (kind, payload, run_at)
select 'applications.close_separated', '{}', now() + interval '1 hour'
where exists (
  select from contacts where coalesce(blocked_by_volunteer_at, blocked_by_organization_at) is not null);
