-- How many different volunteers a member has been shown on a day (docs/decisions/0107-limits-of-invites-and-directory.md).
create table if not exists directory_days (
  reader_id uuid not null references users on delete cascade,
  -- In UTC.
  day date not null,
  -- One pseudonym for each volunteer, which differs by reader and day and says nothing without the site's keys.
  seen text[] not null,
  primary key (reader_id, day)
);
comment on table directory_days is 'Removed after the day. Only counted; without the keys of the site, it does not say whom someone was shown.';
create index if not exists directory_days_day on directory_days (day);
