-- What people want to be told of, how and when; and the letters that gather a day.

alter table notifications
  -- False of what its reader does not want in the bell: it is there for its letter alone.
  add column is_shown boolean not null default true;

-- What a person chose about a topic; the defaults of the others stand in src/domain/notice-topics.ts.
create table notice_preferences (
  user_id uuid not null references users on delete cascade,
  topic text not null,
  in_product boolean not null,
  mail text not null check (mail in ('at_once', 'daily', 'none')),
  -- What stood there before somebody unsubscribed by a letter, so that they can take it back.
  mail_before text check (mail_before in ('at_once', 'daily')),
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, topic),
  constraint notice_preferences_before check (mail_before is null or mail = 'none')
);

-- When letters may come, by the clock of the person's time zone.
create table notice_times (
  user_id uuid primary key references users on delete cascade,
  digest_hour smallint not null check (digest_hour between 0 and 23),
  -- Minutes from midnight; the quiet may end on the next day. Null = no quiet hours.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  updated_at timestamptz(3) not null default now(),
  constraint notice_times_quiet check ((quiet_from is null) = (quiet_to is null) and quiet_from <> quiet_to)
);

-- A letter about a day of a person's zone: one a day, however many processes look.
create table digests (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  day date not null,
  created_at timestamptz(3) not null default now(),
  constraint digests_one_a_day unique (user_id, day)
);

-- What waits for the next digest, and what each has told.
create table digest_entries (
  notification_id uuid primary key references notifications on delete cascade,
  user_id uuid not null references users on delete cascade,
  happened_at timestamptz(3) not null,
  digest_id bigint references digests on delete cascade
);
create index digest_entries_waiting on digest_entries (user_id, happened_at) where digest_id is null;
create index digest_entries_digest on digest_entries (digest_id);
