-- The whole volunteer profile: where else to look, how somebody likes to work, what they made before, and two switches.

alter table volunteer_profiles
  add column website text,
  add column linkedin_url text,
  -- Those of remote, collaborative, independent, mentorship that suit the person.
  add column working_styles text[] not null default '{remote}',
  -- [{"title": "…", "description": "…", "impact": "…", "skills": ["…"]}, …]: at most thirty.
  add column portfolio jsonb not null default '[]',
  -- Whether anybody may see the person's portfolio, and whether organizations may find and write to them: only who says so.
  add column is_portfolio_public boolean not null default false,
  add column is_contactable boolean not null default false,
  add constraint volunteer_profiles_working_styles check (
    working_styles <@ array['remote', 'collaborative', 'independent', 'mentorship']
  ) not valid,
  add constraint volunteer_profiles_portfolio check (
    case jsonb_typeof(portfolio) when 'array' then jsonb_array_length(portfolio) <= 30 else false end
  ) not valid;
