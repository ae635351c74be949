-- The weekly summary that volunteers can choose (docs/decisions/0098).

create table weekly_summaries (
  user_id uuid primary key references users on delete cascade,
  -- ISO 8601: 1 is Monday. Null: turned off; the row still says when the last one was.
  weekday smallint check (weekday between 1 and 7),
  -- What it was before its emails were turned off by their link.
  weekday_before smallint check (weekday_before between 1 and 7),
  chosen_at timestamptz(3) not null,
  -- The day of the last one in the person's time zone, so that none follows within a week, and its time.
  last_day date,
  last_at timestamptz(3),
  constraint weekly_summaries_last check ((last_day is null) = (last_at is null))
);
comment on table weekly_summaries is 'Who wants a weekly summary, on which day, and when the last one was.';
