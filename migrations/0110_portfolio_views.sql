-- Which organizations looked at whose portfolio, so that volunteers see how many (docs/decisions/0103).

create table portfolio_views (
  volunteer_id uuid not null references users on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  -- In UTC. One row however often its members look on a day; who of them looked is not stored.
  day date not null,
  primary key (volunteer_id, organization_id, day)
);
comment on table portfolio_views is
  'Kept for 90 days. Only counted: the volunteer sees how many organizations looked, not which.';
create index portfolio_views_day on portfolio_views (day);
create index portfolio_views_organization on portfolio_views (organization_id);
