-- Which projects were shown to whom, so that a list does not begin with what someone passes over again and again
-- (docs/decisions/0120).

create table match_exposures (
  user_id uuid not null references users on delete cascade,
  project_id uuid not null references projects on delete cascade,
  -- In UTC. One row however often the list is opened on a day.
  day date not null,
  list text not null check (list in ('matches', 'recommendations', 'home')),
  sort text not null check (sort in ('best-fit', 'recommended')),
  -- From 1, where it was shown first on that day.
  position smallint not null check (position between 1 and 100),
  primary key (user_id, project_id, day, list, sort)
);
comment on table match_exposures is
  'Kept for 90 days. Only the product reads them, to order the matches of that person, and the person''s export.';
create index match_exposures_day on match_exposures (day);
create index match_exposures_project on match_exposures (project_id);
create index match_exposures_home on match_exposures (user_id, project_id, day) where list = 'home';
