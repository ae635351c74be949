-- Browsing can leave out the projects of organizations that are not verified (safeguard S1): as for its other filters, the
-- project has what is compared.

alter table projects
  add column verification text not null default 'unverified',
  add constraint projects_verification check (verification in ('verified', 'unverified')) not valid;
comment on column projects.verification is 'Whether its organization is verified. Triggers write it, with the organization locked before its projects.';

alter table changed_projects add column verification text not null default 'unverified';
comment on column changed_projects.verification is 'Of the project before its change.';

alter table saved_searches add column verifications text[];
comment on column saved_searches.verifications is 'Null: no such filter.';

create function projects_take_verification() returns trigger language plpgsql as $$
begin
  -- A verification that has not ended yet would not be seen.
  select case when is_verified then 'verified' else 'unverified' end into new.verification
    from organizations where id = new.organization_id for share;
  -- Its reference is checked later.
  if not found then new.verification := 'unverified'; end if;
  return new;
end $$;
create trigger projects_verification_taken before insert or update of organization_id on projects
  for each row execute function projects_take_verification();

create function organizations_pass_verification() returns trigger language plpgsql as $$
begin
  update projects set verification = case when new.is_verified then 'verified' else 'unverified' end
    where organization_id = new.id;
  return null;
end $$;
create trigger organizations_verification_passed after update of is_verified on organizations
  for each row when (new.is_verified <> old.is_verified) execute function organizations_pass_verification();

drop trigger projects_change_told on projects;
create trigger projects_change_told
  after insert or delete or update of organization_id, skill_ids, cause_ids, time_commitment, application_deadline,
    deadline_enforced, time_zone, max_volunteers, accepted_count, pending_count, status, visibility,
    experience_level, duration, urgency, verification, is_remote,
    search, title, description, required_skills, preferred_skills, cause_areas, deliverables, requirements, location
  on projects for each row execute function projects_tell_change();

create or replace function note_changed_project() returns trigger language plpgsql as $$
declare
  earlier projects;
begin
  if not exists (select from saved_searches where ended_at is null) then return null; end if;
  if tg_op = 'INSERT' then
    earlier := new;
    earlier.visibility := 'draft';
  else
    earlier := old;
  end if;
  -- The oldest state stays: what changed since is new to every search that did not find it then.
  insert into changed_projects (project_id, visibility, search, skill_ids, cause_ids, time_commitment, organization_id,
    experience_level, duration, urgency, verification, is_remote, location, status, max_volunteers, accepted_count,
    pending_count, deadline_enforced, application_deadline, time_zone)
  values (earlier.id, earlier.visibility, earlier.search, earlier.skill_ids, earlier.cause_ids, earlier.time_commitment,
    earlier.organization_id, earlier.experience_level, earlier.duration, earlier.urgency, earlier.verification,
    earlier.is_remote, earlier.location, earlier.status, earlier.max_volunteers, earlier.accepted_count,
    earlier.pending_count, earlier.deadline_enforced, earlier.application_deadline, earlier.time_zone)
  on conflict do nothing;
  return null;
end $$;

drop trigger projects_changed_for_searches on projects;
create trigger projects_changed_for_searches after update on projects for each row
  when (new.visibility = 'published' and new.status in ('open', 'active')
    and (new.max_volunteers is null or new.accepted_count < new.max_volunteers) and (
    new.accepted_count < old.accepted_count or new.pending_count < old.pending_count
    or (new.visibility, new.search, new.skill_ids, new.cause_ids, new.time_commitment, new.organization_id,
      new.experience_level, new.duration, new.urgency, new.verification, new.is_remote, new.location, new.status,
      new.max_volunteers, new.deadline_enforced, new.application_deadline, new.time_zone)
    is distinct from (old.visibility, old.search, old.skill_ids, old.cause_ids, old.time_commitment,
      old.organization_id, old.experience_level, old.duration, old.urgency, old.verification, old.is_remote,
      old.location, old.status, old.max_volunteers, old.deadline_enforced, old.application_deadline, old.time_zone)))
  execute function note_changed_project();
