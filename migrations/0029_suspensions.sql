-- People and organizations that an administrator has suspended, and jobs that were done lately.

-- A row: the person cannot sign in (users.disabled_at, which this explains).
create table user_suspensions (
  user_id uuid primary key references users on delete cascade,
  reason text not null,
  suspended_by uuid references users on delete set null,
  suspended_at timestamptz(3) not null default now()
);
create index user_suspensions_by on user_suspensions (suspended_by);

-- A row: the organization has no public page and publishes nothing.
create table organization_suspensions (
  organization_id uuid primary key references organizations on delete cascade,
  reason text not null,
  suspended_by uuid references users on delete set null,
  suspended_at timestamptz(3) not null default now(),
  -- The projects that were published and are held meanwhile: reinstating shows these again and no other.
  project_ids uuid[] not null default '{}'
);
create index organization_suspensions_by on organization_suspensions (suspended_by);

-- What the jobs table forgets; kept for a week, for administrators to see that work is done.
create table jobs_done (
  -- The number that the job had.
  number bigint primary key,
  kind text not null,
  attempts integer not null,
  finished_at timestamptz(3) not null default now()
);
create index jobs_done_finished on jobs_done (finished_at);
