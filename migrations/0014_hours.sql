-- Hours that volunteers log on accepted work, and what the organization says to them.

create table hour_entries (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications on delete cascade,
  -- The day of the work, in the project's time zone.
  date date not null check (date between '1900-01-01' and '2200-12-31'),
  -- Quarters of an hour.
  hours numeric(4, 2) not null check (hours > 0 and hours <= 24 and hours % 0.25 = 0),
  note text check (char_length(note) between 1 and 500),
  status text not null default 'awaiting' check (status in ('awaiting', 'confirmed', 'rejected')),
  -- Why they were rejected.
  reason text check (char_length(reason) between 1 and 500),
  decided_by uuid references users on delete set null,
  decided_at timestamptz(3),
  -- Grows with each change, so that nobody confirms other hours than they saw.
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint hour_entries_decided_says_when check ((status = 'awaiting') = (decided_at is null)),
  constraint hour_entries_rejected_says_why check ((status = 'rejected') = (reason is not null))
);
create index hour_entries_application on hour_entries (application_id, date desc, id desc);
