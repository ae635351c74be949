-- Projects that a person keeps for later.

create table saved_projects (
  user_id uuid not null references users on delete cascade,
  project_id uuid not null references projects on delete cascade,
  saved_at timestamptz(3) not null default now(),
  primary key (user_id, project_id)
);
comment on table saved_projects is
  'A project that was taken down stays in it, so that whoever saved it is told instead of wondering.';
create index saved_projects_latest on saved_projects (user_id, saved_at desc, project_id desc);
create index saved_projects_project on saved_projects (project_id);
