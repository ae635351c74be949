-- What a suspension closed was stored like a withdrawal without an actor. It gets the reason that it has from now on
-- (accountUnavailableReason), so that no one reads that the volunteer withdrew.
update application_history h set reason = 'This account is no longer available'
from applications a
where a.id = h.application_id and a.status = 'withdrawn' and a.ended_by = 'volunteer' and a.end_reason is null
  and h.to_status = 'withdrawn' and h.actor_id is null and h.reason is null
  and exists (
    select from audit_log l where l.action = 'user.suspend' and l.object_id = a.volunteer_id::text);

update applications a set end_reason = 'This account is no longer available'
where a.status = 'withdrawn' and a.ended_by = 'volunteer' and a.end_reason is null
  and exists (
    select from application_history h
    where h.application_id = a.id and h.to_status = 'withdrawn' and h.reason = 'This account is no longer available');

update notifications n set data = n.data || '{"because": "account_unavailable"}'
from facts f, applications a
where f.id = n.fact_id and f.type = 'application.withdrawn' and f.actor_id is null
  and n.kind = 'application.withdrawn' and not n.data ? 'because'
  and a.id = f.subject_id and a.end_reason = 'This account is no longer available';
