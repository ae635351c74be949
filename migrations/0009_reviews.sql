-- Reviews of collaborations, and what the public ones about organizations come to.

create table reviews (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications on delete cascade,
  project_id uuid not null references projects,
  type text not null check (type in ('volunteer_to_organization', 'organization_to_volunteer')),
  -- Null once the account of who wrote it is gone; the review stays.
  writer_id uuid references users on delete set null,
  -- Whom it is about: an organization, or a volunteer.
  reviewee_organization_id uuid references organizations,
  reviewee_user_id uuid references users,
  rating smallint not null check (rating between 1 and 5),
  review_text text not null check (char_length(review_text) between 1 and 1000),
  -- {"clarity": 4, …}: what was rated beside the whole.
  categories jsonb not null default '{}',
  -- False: the writer, the reviewed side and administrators see it; no public average counts it.
  is_public boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Since when it shows; null while it waits for the other side's (REVIEW_REVEAL_DAYS).
  revealed_at timestamptz(3),
  -- One review a direction and application, whatever races.
  constraint reviews_once_a_direction unique (application_id, type),
  constraint reviews_name_the_reviewed_side check (
    case type
      when 'volunteer_to_organization' then reviewee_organization_id is not null and reviewee_user_id is null
      else reviewee_user_id is not null and reviewee_organization_id is null
    end
  ),
  constraint reviews_known_categories check (
    jsonb_typeof(categories) = 'object'
    and categories - array['clarity', 'respect', 'impact', 'followThrough', 'reliability', 'fit', 'communication'] = '{}'
    and not jsonb_path_exists(categories, '$.* ? (@.type() != "number" || @ < 1 || @ > 5)')
  )
);
create index reviews_writer on reviews (writer_id, created_at desc, id desc);
create index reviews_organization on reviews (reviewee_organization_id, created_at desc, id desc);
create index reviews_user on reviews (reviewee_user_id, created_at desc, id desc);
create index reviews_project on reviews (project_id, created_at desc, id desc);

-- The public, revealed reviews by volunteers: changed in the transaction of the review, under this row's lock, so that
-- no list has to count them.
alter table projects
  add column rating_sum integer not null default 0,
  add column rating_count integer not null default 0,
  add constraint projects_ratings_are_1_to_5 check (rating_sum between rating_count and 5 * rating_count) not valid;
alter table organizations
  add column rating_sum integer not null default 0,
  add column rating_count integer not null default 0,
  add constraint organizations_ratings_are_1_to_5 check (rating_sum between rating_count and 5 * rating_count) not valid;
