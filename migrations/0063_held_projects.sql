-- An administrator can hold a project back while its reports are looked at. Unlike a finding's hold, no edit ends it.

alter table projects add column held_by_administrator_at timestamptz(3);
comment on column projects.held_by_administrator_at is
  'Since when an administrator hides it until a decision about its reports; null otherwise.';
