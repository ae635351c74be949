-- When backups were made, so that administrators see the age of the last one.

create table backups (
  id bigint generated always as identity primary key,
  -- The time of the snapshot.
  made_at timestamptz(3) not null,
  -- The size of the archive.
  bytes bigint not null check (bytes >= 0)
);
comment on table backups is 'Backups that the command of the product made. Other tools, such as pg_dump, leave no row.';
create index backups_made_at on backups (made_at desc);
