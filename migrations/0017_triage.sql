-- How members of an organization sort its applicants; the volunteer never learns of it.

-- Since when it is on the shortlist; null = it is not. Only a pending one counts.
alter table applications add column shortlisted_at timestamptz(3);

create table application_notes (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications on delete cascade,
  -- Null once the account of who wrote it is gone; the note stays.
  author_id uuid references users on delete set null,
  text text not null check (char_length(text) between 1 and 4000),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
comment on table application_notes is 'Private notes of members of the organization; never shown to the volunteer.';
create index application_notes_application on application_notes (application_id, created_at desc, id desc);
create index application_notes_author on application_notes (author_id);
