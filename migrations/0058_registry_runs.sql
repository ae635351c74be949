-- Loads of the registers that an administrator starts on the screen: first a dry run, then the load itself.

create table registry_runs (
  id uuid primary key default gen_random_uuid(),
  -- Null once the account of the administrator is gone.
  requested_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  state text not null
    check (state in ('uploading', 'waiting', 'running', 'stopping', 'done', 'failed', 'canceled')),
  is_dry_run boolean not null default true,
  is_partial boolean not null,
  -- The posting date of the files. Null: the date of each file.
  as_of date,
  -- Their kinds, names and sizes, and whether they are uploaded or already on the server.
  files jsonb not null,
  -- How far the files are read: a share (0 to 1), the file, its rows.
  progress jsonb,
  -- How often it was started. A process that stops in between makes it start again.
  attempts integer not null default 0,
  -- When the process that works on it last said so.
  beat_at timestamptz(3),
  ended_at timestamptz(3),
  -- Why it failed.
  failure jsonb,
  -- What it read and changed.
  result jsonb,
  constraint registry_runs_ended check ((ended_at is not null) = (state in ('done', 'failed', 'canceled')))
);
comment on table registry_runs is 'Loads of the registers from the screen. One at a time is waiting, running or stopping.';
create unique index registry_runs_one_active on registry_runs ((true)) where state in ('waiting', 'running', 'stopping');
create index registry_runs_newest on registry_runs (created_at desc, id);
create index registry_runs_requested_by on registry_runs (requested_by);
