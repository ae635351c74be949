-- Version 1 for volunteers who were accepted before scopes were stored: from the project as it is now, marked so. The
-- document has the form of `canonicalForm` in src/domain/applications/agreed-scope.ts, with the same total hours.

insert into agreed_scopes (application_id, version, document, hash, source, agreed_at)
select application_id, 1, document, encode(sha256(convert_to(document, 'UTF8')), 'hex'), 'recorded', now()
from (
  select a.id as application_id,
    '{"contact":' || coalesce(to_json(p.contact_instructions)::text, 'null')
    || ',"deliverables":' || coalesce(to_json(p.deliverables)::text, 'null')
    || ',"duration":' || coalesce(to_json(p.duration)::text, 'null')
    || ',"hoursPerWeek":' || coalesce(p.time_commitment::text, 'null')
    || ',"isRemote":' || p.is_remote::text
    || ',"location":' || coalesce(to_json(case when p.is_remote then null else p.location end)::text, 'null')
    || ',"timeline":' || coalesce(to_json(p.timeline)::text, 'null')
    || ',"title":' || to_json(p.title)::text
    || ',"totalHours":' || coalesce(round(p.time_commitment * (case p.duration
        when '1-2 weeks' then 1.5
        when '3-4 weeks' then 3.5
        when '1-2 months' then 6.5
        when '3-6 months' then 19.5
        when '6+ months' then 26
      end))::text, 'null')
    || '}' as document
  from applications a
  join projects p on p.id = a.project_id
  where a.status = 'accepted'
) accepted
on conflict do nothing;
