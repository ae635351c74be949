-- Accounts, organizations with members, projects, applications, facts, notifications and jobs.
-- Moments are kept to the millisecond, which is what a browser and a cursor can carry.

create extension if not exists unaccent;

-- Full text of listings: English stems, accents ignored ("résumé" finds "resume").
create text search configuration listing (copy = pg_catalog.english);
alter text search configuration listing
  alter mapping for hword, hword_part, word with unaccent, english_stem;

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) between 3 and 254),
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null default '' check (char_length(last_name) <= 100),
  user_type text not null check (user_type in ('volunteer', 'organization')),
  password_hash text not null,
  profile_image_url text,
  -- IANA name; UTC until the person chooses.
  time_zone text not null default 'UTC',
  -- The organization that a call without an organization means; null = the first joined.
  primary_organization_id uuid,
  terms_version text not null,
  terms_agreed_at timestamptz(3) not null default now(),
  email_verified_at timestamptz(3),
  disabled_at timestamptz(3),
  -- Invented accounts with a published password: production refuses to start while one exists.
  is_demo boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
comment on table users is 'One account a person; it may act as a volunteer, as a member of organizations, or both.';
create unique index users_email_unique on users (lower(email));

create table sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  -- Written at most once a minute.
  last_seen_at timestamptz(3) not null default now(),
  idle_expires_at timestamptz(3) not null,
  absolute_expires_at timestamptz(3) not null,
  ip_prefix text,
  user_agent text check (char_length(user_agent) <= 500)
);
comment on table sessions is 'Only the SHA-256 of the token is stored; the cookie holds the token.';
create index sessions_user on sessions (user_id, created_at desc);
create index sessions_expiry on sessions (absolute_expires_at);

create table volunteer_profiles (
  user_id uuid primary key references users on delete cascade,
  bio text not null default '',
  skills text[] not null default '{}',
  skill_ids text[] not null default '{}',
  preferred_causes text[] not null default '{}',
  cause_ids text[] not null default '{}',
  experience text,
  experience_level text,
  availability text,
  availability_choice text,
  max_hours_per_week integer check (max_hours_per_week between 1 and 60),
  location text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table organizations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 200),
  -- Null while the name is only '{firstName} {lastName}' of who registered it: no profile yet.
  named_at timestamptz(3),
  description text,
  mission_statement text,
  website text,
  location text,
  ein text check (ein ~ '^[0-9]{9}$'),
  cause_areas text[] not null default '{}',
  cause_ids text[] not null default '{}',
  is_verified boolean not null default false,
  time_zone text not null default 'UTC',
  -- The person who registered it; null for an imported one.
  registered_by uuid references users on delete set null,
  -- Identity in the source of an import; nothing is imported twice.
  external_id text unique,
  imported_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint organizations_import_is_whole check ((external_id is null) = (imported_at is null))
);
alter table users add constraint users_primary_organization
  foreign key (primary_organization_id) references organizations on delete set null;

create table organization_members (
  organization_id uuid not null references organizations on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'manager')),
  joined_at timestamptz(3) not null default now(),
  primary key (organization_id, user_id)
);
create index organization_members_user on organization_members (user_id, joined_at);

create table projects (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations,
  created_by uuid references users on delete set null,
  title text not null check (char_length(title) between 1 and 200),
  description text not null,
  required_skills text[] not null default '{}',
  preferred_skills text[] not null default '{}',
  -- Canonical ids of required and preferred skills and of the causes: filters and synonyms use them.
  skill_ids text[] not null default '{}',
  cause_areas text[] not null default '{}',
  cause_ids text[] not null default '{}',
  -- Hours a week.
  time_commitment integer check (time_commitment >= 1),
  duration text,
  deliverables text,
  impact text,
  location text,
  is_remote boolean not null default true,
  -- The last day on which one may apply, whole, in time_zone.
  application_deadline date check (application_deadline between '1900-01-01' and '2200-12-31'),
  -- False for an imported listing whose deadline had passed: shown, not enforced.
  deadline_enforced boolean not null default true,
  time_zone text not null default 'UTC',
  -- Null = no limit (imported listings that state none).
  max_volunteers integer check (max_volunteers >= 1),
  -- Applications accepted or completed: the places taken. Changed only under this row's lock.
  accepted_count integer not null default 0 check (accepted_count >= 0),
  experience_level text check (experience_level in ('beginner', 'intermediate', 'experienced', 'expert')),
  contact_instructions text,
  perks jsonb not null default '[]',
  requirements text,
  urgency text not null default 'medium' check (urgency in ('low', 'medium', 'high')),
  timeline text,
  status text not null default 'open' check (status in ('open', 'active', 'in_progress', 'paused', 'completed')),
  visibility text not null default 'published' check (visibility in ('draft', 'published', 'held', 'removed')),
  external_id text unique,
  imported_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  completed_at timestamptz(3),
  search tsvector not null default ''::tsvector,
  constraint projects_import_is_whole check ((external_id is null) = (imported_at is null)),
  -- Never more accepted volunteers than places, whatever the code does.
  constraint projects_not_overbooked check (max_volunteers is null or accepted_count <= max_volunteers),
  -- What the form asks of a project; an imported listing is kept as it is.
  constraint projects_form_limits check (
    imported_at is not null or (
      char_length(title) >= 5 and char_length(description) >= 50
      and cardinality(required_skills) >= 1 and cardinality(cause_areas) >= 1
      and time_commitment between 1 and 40 and duration is not null
      and char_length(deliverables) >= 20 and char_length(impact) >= 20
      and experience_level is not null and max_volunteers between 1 and 50
    )
  ),
  constraint projects_only_imports_waive_deadlines check (deadline_enforced or imported_at is not null)
);
comment on column projects.status is
  'open: nobody accepted; active: work under way, places left; in_progress: all places taken; paused; completed.';

create index projects_newest on projects (created_at desc, id desc) where visibility = 'published';
create index projects_organization on projects (organization_id, created_at desc, id desc);
create index projects_search on projects using gin (search) where visibility = 'published';
create index projects_skills on projects using gin (skill_ids) where visibility = 'published';
create index projects_causes on projects using gin (cause_ids) where visibility = 'published';

-- The searchable text stands in one place: title and organization first, then skills and causes, then the texts.
-- A slash becomes a space: the parser would read "HR/Recruiting" as the name of a file and find neither word.
create function projects_search_text(p projects, organization_name text) returns tsvector
language sql stable as $$
  select setweight(to_tsvector('listing', translate(p.title || ' ' || organization_name, '/', ' ')), 'A')
      || setweight(to_tsvector('listing', translate(
           array_to_string(p.required_skills || p.preferred_skills || p.cause_areas, ', '), '/', ' ')), 'B')
      || setweight(to_tsvector('listing', translate(p.description || ' ' || coalesce(p.deliverables, '') || ' '
           || coalesce(p.requirements, '') || ' ' || coalesce(p.location, ''), '/', ' ')), 'C')
$$;
create function projects_write_search() returns trigger language plpgsql as $$
begin
  new.search := projects_search_text(new, (select name from organizations where id = new.organization_id));
  return new;
end $$;
create trigger projects_search_written
  before insert or update of title, description, required_skills, preferred_skills, cause_areas, deliverables,
    requirements, location, organization_id
  on projects for each row execute function projects_write_search();
create function organizations_rewrite_search() returns trigger language plpgsql as $$
begin
  update projects p set search = projects_search_text(p, new.name) where p.organization_id = new.id;
  return null;
end $$;
create trigger organizations_renamed after update of name on organizations
  for each row when (old.name is distinct from new.name) execute function organizations_rewrite_search();

create table applications (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects,
  volunteer_id uuid not null references users,
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'declined', 'withdrawn', 'completed')),
  cover_letter text not null check (char_length(cover_letter) between 1 and 4000),
  proposed_approach text check (char_length(proposed_approach) <= 5000),
  questions text check (char_length(questions) <= 5000),
  organization_feedback text check (char_length(organization_feedback) <= 4000),
  -- Which side ended a withdrawn one, and why (always given when it had been accepted).
  ended_by text check (ended_by in ('volunteer', 'organization')),
  end_reason text check (char_length(end_reason) <= 500),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- When the organization decided.
  reviewed_at timestamptz(3),
  constraint applications_withdrawn_says_by_whom check ((status = 'withdrawn') = (ended_by is not null))
);
-- One live application a volunteer and project, whatever races.
create unique index applications_one_live on applications (project_id, volunteer_id)
  where status in ('pending', 'accepted', 'completed');
create index applications_volunteer on applications (volunteer_id, created_at desc, id desc);
create index applications_project on applications (project_id, created_at desc, id desc);

create table application_history (
  id bigint generated always as identity primary key,
  application_id uuid not null references applications on delete cascade,
  actor_id uuid references users on delete set null,
  -- Null for the first entry.
  from_status text,
  to_status text not null,
  reason text,
  at timestamptz(3) not null default now()
);
comment on table application_history is 'One row a move; the applicant''s timeline is read from it.';
create index application_history_application on application_history (application_id, id);

create table facts (
  id bigint generated always as identity primary key,
  type text not null,
  actor_id uuid references users on delete set null,
  subject_id uuid not null,
  data jsonb not null default '{}',
  at timestamptz(3) not null default now()
);
comment on table facts is 'What happened, recorded in the transaction in which it happened; reactions read the same value.';
create index facts_type on facts (type, id);
create index facts_subject on facts (subject_id, id);

create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null,
  -- What it speaks of: ids and names, from which every language makes its sentence.
  data jsonb not null,
  fact_id bigint not null references facts,
  read_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint notifications_once_a_fact unique (user_id, fact_id)
);
create index notifications_user on notifications (user_id, created_at desc, id desc);

create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null default '{}',
  -- A second job with the same key is not added while the first waits.
  unique_key text,
  run_at timestamptz(3) not null default now(),
  attempts integer not null default 0,
  last_error text,
  -- Given up after the last attempt; kept for a person to look at.
  dead_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create unique index jobs_unique_key on jobs (unique_key) where dead_at is null;
create index jobs_due on jobs (run_at, id) where dead_at is null;
