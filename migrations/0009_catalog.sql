-- Browsing counts projects in the memory of each process (docs/decisions/0025): they are told of what changed.

create function projects_tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('projects', case tg_op when 'TRUNCATE' then '' when 'DELETE' then old.id::text else new.id::text end);
  return null;
end $$;
comment on function projects_tell_change is 'Tells the id of a project that changed; nothing where all did.';
create trigger projects_change_told
  after insert or delete or update of organization_id, skill_ids, cause_ids, time_commitment, application_deadline,
    deadline_enforced, time_zone, max_volunteers, accepted_count, status, visibility
  on projects for each row execute function projects_tell_change();
create trigger projects_emptying_told after truncate on projects execute function projects_tell_change();
