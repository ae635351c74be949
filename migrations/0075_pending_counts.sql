-- How many applications wait for an answer to each project: the queue pauses at a limit (docs/decisions/0088).

alter table projects add column pending_count integer not null default 0;
comment on column projects.pending_count is 'Pending applications, counted by triggers; every writer has locked the project first.';

create function projects_count_pending(its_projects uuid[]) returns void language sql as $$
  update projects set pending_count = (
    select count(*) from applications a where a.project_id = projects.id and a.status = 'pending')
  where id = any(its_projects);
$$;
comment on function projects_count_pending is 'Counts again, so that a count that is wrong does not stay so.';
create function applications_pending_added() returns trigger language plpgsql as $$
begin
  perform projects_count_pending(array(select distinct project_id from added where status = 'pending'));
  return null;
end $$;
create function applications_pending_changed() returns trigger language plpgsql as $$
begin
  perform projects_count_pending(array[old.project_id]);
  return null;
end $$;
create trigger applications_pending_added after insert on applications referencing new table as added
  for each statement execute function applications_pending_added();
create trigger applications_pending_moved after update of status on applications
  for each row when ((old.status = 'pending') <> (new.status = 'pending')) execute function applications_pending_changed();
create trigger applications_pending_removed after delete on applications
  for each row when (old.status = 'pending') execute function applications_pending_changed();

-- A process that counts projects in its memory is told, because a paused queue takes no applications.
drop trigger projects_change_told on projects;
create trigger projects_change_told
  after insert or delete or update of organization_id, skill_ids, cause_ids, time_commitment, application_deadline,
    deadline_enforced, time_zone, max_volunteers, accepted_count, pending_count, status, visibility,
    search, title, description, required_skills, preferred_skills, cause_areas, deliverables, requirements, location
  on projects for each row execute function projects_tell_change();
