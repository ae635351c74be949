-- Jobs of one kind send all emails. Their payload names the email's template; the rest of it is the template's data.
-- The kind is one that the previous release knows and tries for three days, so that it gives up no email of this
-- release while both run. It must not take one for its own either: it would find nothing to send, and the job would be
-- done. So the number of an event is written as text, which it refuses and tries again later, when this release runs.
-- Unique keys stay as they are.

-- First, because it takes longest and locks no waiting job: administrators find the emails of the last week under one
-- kind.
update jobs_done set kind = 'mail.send' where kind like 'mail.%' and kind <> 'mail.send';

-- The payload of an email job, from the kind and payload that the previous release gives it.
create function email_payload(kind text, payload jsonb) returns jsonb language sql stable as $$
select case when made ? 'factId' then made || jsonb_build_object('factId', made ->> 'factId') else made end
from (select case
  when kind = 'mail.send' then
    payload || jsonb_build_object('template', (select type from facts where id = (payload ->> 'factId')::bigint))
  when kind = 'mail.notice' then
    (select jsonb_build_object(
        'template', case n.kind
          when 'message.received' then 'notification.message'
          when 'application.scope_changed' then 'notification.scopeChanged'
          else 'notification.general' end,
        'notificationId', n.id, 'userId', n.user_id, 'kind', n.kind)
      from notifications n where n.id = (payload ->> 'notificationId')::uuid)
  when kind = 'mail.digest' then payload || jsonb_build_object('template', 'notification.digest')
  when kind = 'mail.authority' then
    jsonb_build_object('template', 'organization.authority', 'linkId', payload ->> 'letterId')
  when kind = 'mail.organization' and payload ->> 'letter' = 'claim' then
    jsonb_build_object('template', 'organization.claim', 'linkId', payload ->> 'claimId')
  when kind = 'mail.account' and payload ->> 'letter' = 'link' and payload ->> 'newEmail' is null then
    jsonb_build_object('template', 'account.change', 'tokenId', payload ->> 'tokenId')
  when kind = 'mail.account' and payload ->> 'letter' = 'link' then
    jsonb_build_object('template', 'account.revert', 'tokenId', payload ->> 'tokenId', 'newEmail', payload ->> 'newEmail')
  else (payload - 'letter') || jsonb_build_object('template', substr(kind, 6) || '.' || (payload ->> 'letter'))
end as made) as converted $$;

create function jobs_name_template() returns trigger language plpgsql as $$
begin
  new.payload := email_payload(new.kind, new.payload);
  new.kind := 'mail.send';
  return new;
end $$;

-- For the emails that the previous release enqueues while both run. The release after this one drops it.
create trigger jobs_name_template before insert on jobs
  for each row when (new.kind like 'mail.%' and not new.payload ? 'template') execute function jobs_name_template();

-- An email about something that was deleted has nothing to send.
delete from jobs where kind = 'mail.notice'
  and not exists (select from notifications n where n.id = (payload ->> 'notificationId')::uuid);
delete from jobs where kind = 'mail.send' and not payload ? 'template'
  and not exists (select from facts f where f.id = (payload ->> 'factId')::bigint);

-- Waiting, running and failed ones.
update jobs set payload = email_payload(kind, payload), kind = 'mail.send'
where kind like 'mail.%' and not payload ? 'template';
