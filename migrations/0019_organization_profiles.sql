-- What an organization's profile says beside what was there: the union of its two screens (features 3).

-- The checks are added "not valid": every row that is there has no value yet.
alter table organizations
  add column founded_year integer,
  -- As it was written; the two forms offer different ranges.
  add column employee_count text,
  -- A yearly range in US dollars.
  add column budget_range text,
  -- Shown to members and to volunteers whom the organization accepted; to nobody else.
  add column contact_email text,
  add column contact_phone text,
  -- {"twitter": "…", "facebook": "…", "linkedin": "…", "instagram": "…"}: names or links as written, each may be missing.
  add column social_media jsonb not null default '{}',
  add column size text,
  add constraint organizations_founded_year check (founded_year between 1800 and 2200) not valid,
  add constraint organizations_budget_range check (
    budget_range in ('under-100k', '100k-500k', '500k-1m', '1m-5m', '5m+')
  ) not valid,
  add constraint organizations_social_media check (jsonb_typeof(social_media) = 'object') not valid,
  add constraint organizations_size check (size in ('small', 'medium', 'large')) not valid;
