-- Matches that a volunteer is not interested in, and what they no longer want among their matches.

create table dismissed_matches (
  user_id uuid not null references users on delete cascade,
  project_id uuid not null references projects on delete cascade,
  reason text not null check (reason in ('hours', 'place', 'cause', 'skill', 'organization', 'other')),
  dismissed_at timestamptz(3) not null default now(),
  primary key (user_id, project_id)
);
comment on table dismissed_matches is
  'Projects left out of one person''s matches and recommendations. Only that person sees them here; search still finds them.';
create index dismissed_matches_latest on dismissed_matches (user_id, dismissed_at desc, project_id desc);
create index dismissed_matches_project on dismissed_matches (project_id);

create table match_exclusions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null,
  -- The most hours a week.
  hours smallint check (hours between 1 and 168),
  -- A cause or a skill as it was written. What it means follows from the vocabulary of the release that reads it.
  label text check (char_length(label) between 1 and 60),
  organization_id uuid references organizations on delete cascade,
  created_at timestamptz(3) not null default now(),
  constraint match_exclusions_kind check (
    case kind
      when 'hours' then hours is not null and num_nonnulls(label, organization_id) = 0
      when 'cause' then label is not null and num_nonnulls(hours, organization_id) = 0
      when 'skill' then label is not null and num_nonnulls(hours, organization_id) = 0
      when 'organization' then organization_id is not null and num_nonnulls(hours, label) = 0
      else false
    end
  )
);
comment on table match_exclusions is
  'Limits on one person''s matches and recommendations: weekly hours (once), causes, skills and organizations; at most 100.';
-- Also finds the limits of a person.
create unique index match_exclusions_once on match_exclusions
  (user_id, kind, coalesce(label, organization_id::text, ''));
create index match_exclusions_organization on match_exclusions (organization_id) where organization_id is not null;
