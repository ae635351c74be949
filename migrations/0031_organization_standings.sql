-- What ranks organizations in /top-organizations, and who was the organization of a month.

-- The searchable text of an organization stands in one place, as that of a project: its name first, then its causes, then
-- the texts.
create function organizations_search_text(o organizations) returns tsvector
language sql stable as $$
  select setweight(to_tsvector('listing', translate(o.name, '/', ' ')), 'A')
      || setweight(to_tsvector('listing', translate(array_to_string(o.cause_areas, ', '), '/', ' ')), 'B')
      || setweight(to_tsvector('listing', translate(coalesce(o.description, '') || ' '
           || coalesce(o.mission_statement, '') || ' ' || coalesce(o.location, ''), '/', ' ')), 'C')
$$;

-- A row for each organization that is listed, computed by jobs from what is stored elsewhere (src/domain/top-organizations.ts):
-- it may be emptied at any time.
create table organization_standings (
  organization_id uuid primary key references organizations on delete cascade,
  tier text not null check (tier in ('Gold', 'Silver', 'Bronze', 'Rising')),
  trust_score smallint not null check (trust_score between 0 and 100),
  -- {"verification": 30, …}: the points of each part, which make the score together.
  trust_points jsonb not null check (jsonb_typeof(trust_points) = 'object'),
  badges text[] not null default '{}',
  is_verified boolean not null,
  -- Its average shows as 4.5 or more.
  is_rated_top boolean not null,
  -- The average that ranks, drawn to the platform's mean by five reviews; 0 before the first review.
  rating_rank double precision not null,
  rating_count integer not null,
  people_helped bigint not null,
  projects_completed integer not null,
  joined_at timestamptz(3) not null,
  search tsvector not null,
  -- The platform's mean by which the rank was made: one that moved away since makes all ranks anew.
  platform_mean double precision not null,
  computed_at timestamptz(3) not null default now()
);
-- A page of each order is a walk along its index.
create index organization_standings_rating
  on organization_standings (rating_rank desc, rating_count desc, organization_id desc);
create index organization_standings_impact
  on organization_standings (people_helped desc, rating_rank desc, organization_id desc);
create index organization_standings_projects
  on organization_standings (projects_completed desc, rating_rank desc, organization_id desc);
create index organization_standings_recent
  on organization_standings (joined_at desc, rating_rank desc, organization_id desc);
create index organization_standings_gold on organization_standings (rating_rank) where tier = 'Gold';
create index organization_standings_rising_star
  on organization_standings (rating_rank) where 'rising_star' = any (badges);
create index organization_standings_search on organization_standings using gin (search);

create table organization_of_the_month (
  -- The calendar month, in UTC, whose work it was chosen for: shown in the month after.
  month text primary key check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  organization_id uuid not null references organizations on delete cascade,
  -- What was counted of that month when it was decided; later changes change nothing.
  rating_sum integer not null,
  rating_count integer not null check (rating_sum between rating_count and 5 * rating_count),
  projects_completed integer not null check (projects_completed >= 0),
  volunteers integer not null check (volunteers >= 0),
  people_helped bigint not null check (people_helped >= 0),
  decided_at timestamptz(3) not null default now()
);
comment on table organization_of_the_month is 'Decided once by src/domain/organization-of-the-month.ts, and kept; no row where nobody qualified.';
create index organization_of_the_month_organization on organization_of_the_month (organization_id);
