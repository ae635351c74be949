create table personal_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  requested_by uuid references users on delete set null,
  state text not null default 'preparing' check (state in ('preparing', 'ready', 'failed')),
  requested_at timestamptz(3) not null default now(),
  attempts smallint not null default 0,
  expires_at timestamptz(3),
  name text,
  size bigint,
  constraint personal_exports_file check ((state = 'ready') = (name is not null and size is not null)),
  constraint personal_exports_end check ((state = 'preparing') = (expires_at is null))
);
create unique index personal_exports_preparing on personal_exports (user_id) where state = 'preparing';
create index personal_exports_user_id on personal_exports (user_id);
create index personal_exports_requested_by on personal_exports (requested_by);
comment on table personal_exports is 'Files with everything about one person, which that person can download. The row goes with the file when it expires.';
comment on column personal_exports.requested_by is 'The administrator who requested it for the person; null if the person did.';
comment on column personal_exports.name is 'The name of its file in DATA_DIR/exports, without the ending.';
comment on column personal_exports.size is 'Bytes of the file.';
comment on column personal_exports.attempts is 'How often the job started.';
