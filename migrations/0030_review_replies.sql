-- Reviews live on: mended for a while by who wrote them, answered by the reviewed side, reported, hidden by an administrator.

alter table reviews
  -- The public reply of the reviewed side, since when it reads so, and the person who wrote it for that side.
  add column reply_text text,
  add column replied_at timestamptz(3),
  add column replied_by uuid,
  -- When it was last changed by who wrote it; null = never. To change it names the version that was seen.
  add column edited_at timestamptz(3),
  add column version integer not null default 1,
  -- Since when an administrator keeps it from everybody but its writer's side; it counts nowhere. Null = it shows.
  add column hidden_at timestamptz(3),
  add constraint reviews_reply_length check (char_length(reply_text) between 1 and 1000) not valid,
  add constraint reviews_replied_by foreign key (replied_by) references users on delete set null not valid,
  add constraint reviews_reply_is_dated check ((reply_text is null) = (replied_at is null)) not valid;

create table review_reports (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references reviews on delete cascade,
  -- Null once the account of who reported is gone; the report stays.
  reporter_id uuid references users on delete set null,
  reason text not null
    check (reason in ('untrue', 'offensive', 'private_details', 'wrong_person', 'spam', 'other')),
  explanation text check (char_length(explanation) between 1 and 2000),
  created_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  decided_by uuid references users on delete set null,
  verdict text check (verdict in ('keep', 'hide')),
  -- The administrator's reason.
  note text check (char_length(note) <= 2000),
  constraint review_reports_decided check ((verdict is null) = (decided_at is null)),
  constraint review_reports_other_explained check (reason <> 'other' or explanation is not null)
);
comment on table review_reports is 'What people ask administrators to look at. An open report has no verdict.';
-- A person has one open report of a review.
create unique index review_reports_one_open on review_reports (review_id, reporter_id) where decided_at is null;
create index review_reports_review on review_reports (review_id);
create index review_reports_reporter on review_reports (reporter_id);
create index review_reports_decided_by on review_reports (decided_by);
create index review_reports_queue on review_reports (created_at, id) where decided_at is null;
