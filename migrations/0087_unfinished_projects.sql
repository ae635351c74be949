-- Forms of new projects that someone has begun and not posted yet, so that they can go on from another device.
create table unfinished_projects (
  id uuid primary key,
  organization_id uuid not null,
  user_id uuid not null,
  -- What the form holds, as typed: none of it has been checked.
  form jsonb not null check (jsonb_typeof(form) = 'object'),
  -- Counts the saves; a save names the one that it continues.
  version integer not null default 1 check (version > 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Only a member has them, and they end with the membership.
  constraint unfinished_projects_member foreign key (organization_id, user_id)
    references organization_members (organization_id, user_id) on delete cascade
);
comment on table unfinished_projects is
  'What people have typed in the form of a new project. Only their author sees them. A draft is a project; these are not.';
create index unfinished_projects_author on unfinished_projects (user_id, updated_at);
create index unfinished_projects_membership on unfinished_projects (organization_id, user_id);
