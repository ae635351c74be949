-- Volunteers who asked to be notified when a project takes applications again.

create table reopen_alerts (
  project_id uuid not null references projects on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (project_id, user_id)
);
comment on table reopen_alerts is
  'Ends with the notification, when they apply or turn it off, and when the project ends.';
create index reopen_alerts_own on reopen_alerts (user_id, created_at desc, project_id desc);
