-- What a completed project came to, as its organization tells it; shown in public.

create table impact_reports (
  project_id uuid primary key references projects on delete cascade,
  -- Null: the organization counts no people.
  people_helped integer check (people_helped between 0 and 10000000),
  summary text check (char_length(summary) between 1 and 5000),
  -- Who wrote it last; null once the account is gone. Who wrote what before is told by facts.
  reported_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint impact_reports_tells_something check (people_helped is not null or summary is not null)
);
create index impact_reports_by on impact_reports (reported_by);
