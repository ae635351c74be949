-- Smart matching: what each reader weighs, what volunteers say of themselves for it, and what both sides' texts are about.

create table matching_weights (
  user_id uuid primary key references users on delete cascade,
  skills smallint not null check (skills between 0 and 100 and skills % 5 = 0),
  causes smallint not null check (causes between 0 and 100 and causes % 5 = 0),
  location smallint not null check (location between 0 and 100 and location % 5 = 0),
  time smallint not null check (time between 0 and 100 and time % 5 = 0),
  experience smallint not null check (experience between 0 and 100 and experience % 5 = 0),
  saved_at timestamptz(3) not null default now()
);
comment on table matching_weights is 'Who has no row weighs as the documents do: 40, 25, 15, 10, 10.';

alter table volunteer_profiles
  -- Takes nothing but remote work.
  add column remote_only boolean not null default false,
  -- All that they speak, in English names; null = not said.
  add column languages text[],
  -- Declared "18 or older", "55 or older"; null = not said. They decide who can take a project and weigh nothing.
  add column is_adult boolean,
  add column is_older boolean,
  -- The kinds of work that the profile offers, by its skills and its texts. Read by the tables of this version of the
  -- vocabulary; what an older one read is read again by a job.
  add column work_ids text[] not null default '{}',
  add column work_version integer not null default 0,
  add constraint volunteer_profiles_languages check (cardinality(languages) <= 30) not valid;

alter table projects
  -- The kinds of work that it asks for, by its skills and its texts.
  add column work_ids text[] not null default '{}',
  add column work_version integer not null default 0;

-- What administrators decided about skills that people typed in and no table knows.
create table skill_placements (
  -- As skill_ids holds it: "custom:" and the letters of the label.
  typed_id text primary key check (typed_id like 'custom:%'),
  -- The listed skill that it means; null = it stays as it is and is not suggested again.
  skill_id text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz(3) not null default now()
);
create index skill_placements_decided_by on skill_placements (decided_by);

-- How rare words and kinds of work are in all listings, counted now and then: one row.
create table listing_statistics (
  id boolean primary key default true check (id),
  listings integer not null check (listings >= 0),
  mean_length real not null check (mean_length > 0),
  with_word jsonb not null,
  with_work jsonb not null,
  counted_at timestamptz(3) not null
);
