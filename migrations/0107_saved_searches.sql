-- Saved searches, and what they found (docs/decisions/0102).

create table saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null,
  frequency text not null check (frequency in ('at_once', 'daily', 'weekly')),
  -- As the person chose them.
  filters jsonb not null,
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- What follows from the filters, as browsing reads them, and what it was read with. Null: no such filter.
  read_with text not null,
  -- A project that it finds has at least one of these.
  terms text[] not null,
  text tsquery,
  skills text[],
  causes text[],
  hours integer,
  organization uuid,
  levels text[],
  durations text[],
  urgencies text[],
  only_remote boolean not null,
  only_accepting boolean not null,
  -- A point with a distance in meters, or a state or country.
  place jsonb
);
comment on table saved_searches is 'Searches whose new results a person is told about. An ended one can be restored.';
create unique index saved_searches_name on saved_searches (user_id, lower(name));
create index saved_searches_own on saved_searches (user_id, created_at desc, id desc);
create index saved_searches_terms on saved_searches using gin (terms) with (fastupdate = off) where ended_at is null;
create index saved_searches_read_with on saved_searches (read_with) where ended_at is null;

-- Never the same project twice to one person, whichever of their searches found it.
create table search_alerts (
  user_id uuid not null references users on delete cascade,
  project_id uuid not null references projects on delete cascade,
  search_id uuid references saved_searches on delete set null,
  frequency text not null check (frequency in ('at_once', 'daily', 'weekly')),
  found_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  -- What was sent together.
  sent_with uuid,
  primary key (user_id, project_id),
  constraint search_alerts_sent check ((sent_at is null) = (sent_with is null))
);
comment on table search_alerts is 'Projects that saved searches found for a person: each once. Those without sent_at wait.';
create index search_alerts_project on search_alerts (project_id) where sent_at is null;
create index search_alerts_waiting on search_alerts (user_id) where sent_at is null;
create index search_alerts_search on search_alerts (search_id);
create index search_alerts_sent_together on search_alerts (sent_with) where sent_with is not null;

-- How a published project was before its first change that no search has looked at yet.
create table changed_projects (
  project_id uuid primary key references projects on delete cascade,
  changed_at timestamptz(3) not null default now(),
  visibility text not null,
  search tsvector not null,
  skill_ids text[] not null,
  cause_ids text[] not null,
  time_commitment integer,
  organization_id uuid not null references organizations on delete cascade,
  experience_level text,
  duration text,
  urgency text not null,
  is_remote boolean not null,
  location text,
  status text not null,
  max_volunteers integer,
  accepted_count integer not null,
  pending_count integer not null,
  deadline_enforced boolean not null,
  application_deadline date,
  time_zone text not null
);
comment on table changed_projects is 'How projects were that a job compares with saved searches; it removes the row.';
create index changed_projects_oldest on changed_projects (changed_at);

create function note_changed_project() returns trigger language plpgsql as $$
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
    experience_level, duration, urgency, is_remote, location, status, max_volunteers, accepted_count, pending_count,
    deadline_enforced, application_deadline, time_zone)
  values (earlier.id, earlier.visibility, earlier.search, earlier.skill_ids, earlier.cause_ids, earlier.time_commitment,
    earlier.organization_id, earlier.experience_level, earlier.duration, earlier.urgency, earlier.is_remote, earlier.location,
    earlier.status, earlier.max_volunteers, earlier.accepted_count, earlier.pending_count, earlier.deadline_enforced,
    earlier.application_deadline, earlier.time_zone)
  on conflict do nothing;
  return null;
end $$;

-- Only of projects that may take applications: reopening counts from how it was while it did not.
create trigger projects_inserted_for_searches after insert on projects for each row
  when (new.visibility = 'published' and new.status in ('open', 'active')) execute function note_changed_project();
-- More applications never make a project match.
create trigger projects_changed_for_searches after update on projects for each row
  when (new.visibility = 'published' and new.status in ('open', 'active')
    and (new.max_volunteers is null or new.accepted_count < new.max_volunteers) and (
    new.accepted_count < old.accepted_count or new.pending_count < old.pending_count
    or (new.visibility, new.search, new.skill_ids, new.cause_ids, new.time_commitment, new.organization_id,
      new.experience_level, new.duration, new.urgency, new.is_remote, new.location, new.status, new.max_volunteers,
      new.deadline_enforced, new.application_deadline, new.time_zone)
    is distinct from (old.visibility, old.search, old.skill_ids, old.cause_ids, old.time_commitment,
      old.organization_id, old.experience_level, old.duration, old.urgency, old.is_remote, old.location, old.status,
      old.max_volunteers, old.deadline_enforced, old.application_deadline, old.time_zone)))
  execute function note_changed_project();
