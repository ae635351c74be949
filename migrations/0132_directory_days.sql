-- How many different volunteers a member has been shown on a day (docs/decisions/0107-limits-of-invites-and-directory.md).
create table if not exists directory_days (
  reader_id uuid not null references users on delete cascade,
  -- In UTC.
  day date not null,
  -- One pseudonym for each volunteer, which no one can read back and which differs from day to day.
  seen text[] not null,
  primary key (reader_id, day)
);
comment on table directory_days is 'Removed after the day. Only counted; whom someone was shown can not be read from it.';
create index if not exists directory_days_day on directory_days (day);
